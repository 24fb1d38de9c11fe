// A picker with a single pick, for tests of what all pickers share.

import { AnswerPicker } from "./answerPicker.svelte";

export class OnePick extends AnswerPicker<unknown> {
  picked = $state(false);

  constructor() {
    super({ id: "confirm", onByDefault: false }, () => null);
  }

  get hasPicked(): boolean {
    return this.picked;
  }

  clear(): void {
    this.picked = false;
  }

  back(): boolean {
    const before = this.picked;
    this.clear();
    return before;
  }
}
