// The signals that seats show for a moment: light, when a player looks at the seat's name, and words
// that are said there.

const LIT_TIME = 2_500; // ms that a seat is lit after a tap on its name
const SPEECH_TIME = 5_000;

interface Speech {
  seat: number;
  text: string;
  number: number; // of the line of the chat
}

class SeatSignals {
  /** The seat whose name is under the mouse, has the focus, or was tapped. */
  lit = $state<number | null>(null);
  speeches = $state.raw<readonly Speech[]>([]);

  #timer: ReturnType<typeof setTimeout> | undefined;

  light(seat: number | null): void {
    clearTimeout(this.#timer);
    this.lit = seat;
  }

  /** Light a seat for a moment. */
  flash(seat: number): void {
    this.light(seat);
    this.#timer = setTimeout(() => (this.lit = null), LIT_TIME);
  }

  /** Show words at a seat for a moment; newer ones take their place. */
  speak(speech: Speech): void {
    this.speeches = [...this.speeches.filter((each) => each.seat !== speech.seat), speech];
    setTimeout(() => (this.speeches = this.speeches.filter((each) => each !== speech)), SPEECH_TIME);
  }
}

export const seatSignals = new SeatSignals();
