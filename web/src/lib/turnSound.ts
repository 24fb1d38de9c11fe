// A short whistle that says it is your turn.

let context: AudioContext | null = null;

export function playTurnSound(): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    for (const [at, pitch] of [
      [0, 660],
      [0.18, 880],
    ] as const) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = "triangle";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, start + at);
      volume.gain.exponentialRampToValueAtTime(0.15, start + at + 0.03);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + at + 0.3);
      tone.connect(volume).connect(context.destination);
      tone.start(start + at);
      tone.stop(start + at + 0.32);
    }
  } catch {
    // The browser cannot play sounds, or not before the first click.
  }
}
