// Pointing: a player shows the others a thing for a moment.

export interface Pointer {
  key: number;
  what: string;
  name: string; // the name of the player who points
  colour: string;
}

class Pointing {
  on = $state(false);
  #send: ((what: string) => void) | null = null;
  allowed = $state(false);

  /** Set the function that sends what the player points at; null if the player cannot point. */
  connect(send: ((what: string) => void) | null): void {
    this.#send = send;
    this.allowed = send !== null;
    if (!send) this.on = false;
  }

  pointAt(what: string): void {
    this.#send?.(what);
    this.on = false;
  }
}

export const pointing = new Pointing();
