// The state of the table in a lesson. Requests to the server take the place of the connection: each
// brings what the learner has done so far, and is answered by the messages of a table.

import type { LessonCard, LessonGuide, LessonMoment, Reason, Standing, WireAsk } from "../../protocol";
import { api, Refusal } from "../api";
import type { Pick as Picked } from "../bubble.svelte";
import type { Options } from "../gameOptions";
import { session } from "../session.svelte";
import { alone, tableOfOne } from "../tableOfOne";
import { TableState } from "../tableState.svelte";
import { lessonProgress } from "./lessonProgress.svelte";

const CONTINUE = "continue"; // what one does at a step that is only read
const CHANGED = 409; // the status of a refusal: the lesson does not begin like this any more

export class LessonState extends TableState {
  readonly game: string;
  readonly name: string;
  /** What the lesson says now; its text is null after the last step. */
  guide = $state.raw<LessonGuide | null>(null);
  /** How many wrong answers there were, so that the same words can be said again. */
  wrongAnswers = $state(0);
  busy = $state(false);

  #done: readonly string[] = [];
  #questions = 0; // how many there were
  #options: Options;
  #learner: () => string;

  /** `learner` returns the name of the person, which the messages leave out. */
  constructor({ game, name, options }: Pick<LessonCard, "game" | "name" | "options">, learner: () => string) {
    super(`${game}/${name}`, session.connection);
    this.game = game;
    this.name = name;
    this.#options = options;
    this.#learner = learner;
  }

  get finished(): boolean {
    return this.guide !== null && this.guide.text === null;
  }

  /** Begin, or take up the lesson where the learner has left it. */
  async begin(done: readonly string[] = []): Promise<void> {
    try {
      this.#show(await this.#send(done, null));
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.status !== CHANGED || !done.length) throw problem;
      await this.begin();
    }
  }

  /** Go on from a step that is only read. */
  async proceed(): Promise<void> {
    if (this.guide && !this.finished && !this.guide.waits) await this.#do(CONTINUE);
  }

  override async choose(answer: string): Promise<void> {
    if (this.ask) await this.#do(answer);
  }

  override async whyNot(pick: Picked): Promise<Reason | null> {
    if (this.ask === null) return null;
    const { card = null, seat = null, place = null } = pick;
    const done = [...this.#done];
    const { text, clauses } = await api.lessonReason(this.game, this.name, { done, card, seat, place });
    return { type: "reason", request: 0, text, clauses };
  }

  protected override async catchUp(): Promise<void> {
    await this.begin(this.#done);
  }

  async #do(next: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const moment = await this.#send(this.#done, next);
      if (moment.guide.wrong === null) this.#show(moment);
      else this.#correct(moment.guide);
    } finally {
      this.busy = false;
    }
  }

  #send(done: readonly string[], next: string | null): Promise<LessonMoment> {
    return api.doLesson(this.game, this.name, { done: [...done], next });
  }

  #show(moment: LessonMoment): void {
    this.#done = moment.done;
    if (moment.standing) this.#open(moment.standing);
    for (const step of moment.played) this.receive(alone(step));
    this.#put(moment.ask);
    this.guide = moment.guide;
    lessonProgress.keep(this.key, moment.done, moment.guide.text === null);
  }

  #open(standing: Standing): void {
    const names = standing.names.map((name, seat) => (seat === standing.seat ? this.#learner() : name));
    this.table ??= tableOfOne(this.game, this.#options, standing);
    this.receive(alone({ ...standing, names }));
  }

  /** Ask a question. The table has not seen it before, so nothing is picked yet. */
  #put(ask: WireAsk | null): void {
    this.#questions += 1;
    this.ask = ask && { ...ask, turn: this.#questions };
  }

  /** Keep the match as it is, and ask the same question anew. */
  #correct(guide: LessonGuide): void {
    this.guide = guide;
    this.wrongAnswers += 1;
    this.#put(this.ask);
  }
}
