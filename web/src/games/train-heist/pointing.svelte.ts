// Pointing: everybody at the table sees for a moment what somebody means.

export interface Pointer {
  key: number;
  what: string;
  name: string; // of whoever points
  colour: string;
}

class Pointing {
  on = $state(false);
  #send: ((what: string) => void) | null = null;
  allowed = $state(false);

  /** Where it goes; null where pointing is not for this table or person. */
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
