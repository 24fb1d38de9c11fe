// The texts in the player's language, from the Fluent files that the Python side reads too.

import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { Refusal } from "./api";
import { settings } from "./settings.svelte";

export const LANGUAGES = ["en", "it", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", it: "Italiano", pt: "Português" };

type Pattern = NonNullable<Message["value"]>;
export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>(
  [
    "$locales/*/web.ftl",
    "$locales/*/welcome.ftl",
    "$locales/*/ending.ftl",
    "$locales/*/television.ftl",
    "$locales/*/games.ftl",
    "$locales/*/bots.ftl",
    "$locales/*/errors.ftl",
    "$locales/*/server.ftl",
    "$locales/*/puzzles.ftl",
    "$locales/*/colt-super-express.ftl",
    "$locales/*/bang.ftl",
    "$locales/*/train-heist.ftl",
  ],
  { query: "?raw", import: "default" },
);

// The texts of the rules to look up. Most pages do without them.
const rulesFiles = import.meta.glob<string>(["$locales/*/guide.ftl", "$locales/*/rules.ftl"], {
  query: "?raw",
  import: "default",
});
// The texts of lessons. Most pages do without them.
const lessonFiles = import.meta.glob<string>("$locales/*/lessons*.ftl", { query: "?raw", import: "default" });

class Texts {
  #bundle = $state.raw<FluentBundle | null>(null);
  language = $state<Language>("en");
  #files = files;
  #rules: Promise<void> | null = null; // the texts of the rules, once they are wanted
  #lessons: Promise<void> | null = null; // the texts of lessons, once they are wanted

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async load(language: Language): Promise<void> {
    const bundle = new FluentBundle([language], { useIsolating: false });
    const wanted = Object.entries(this.#files).filter(([path]) => path.includes(`/${language}/`));
    for (const text of await Promise.all(wanted.map(([, load]) => load()))) {
      bundle.addResource(new FluentResource(text));
    }
    this.language = language;
    this.#bundle = bundle;
    document.documentElement.lang = language;
  }

  /** Load the texts of the rules too, in this language and in every one that is loaded later. */
  loadRules(): Promise<void> {
    this.#rules ??= this.#addRules().catch((problem: unknown) => {
      this.#rules = null; // the server did not answer: ask again next time
      throw problem;
    });
    return this.#rules;
  }

  async #addRules(): Promise<void> {
    this.#files = { ...this.#files, ...rulesFiles };
    await this.load(this.language);
  }

  /** Load the texts of lessons too, in this language and in every one that is loaded later. */
  loadLessons(): Promise<void> {
    this.#lessons ??= this.#addLessons().catch((problem: unknown) => {
      this.#lessons = null; // the server did not answer: ask again next time
      throw problem;
    });
    return this.#lessons;
  }

  async #addLessons(): Promise<void> {
    this.#files = { ...this.#files, ...lessonFiles };
    await this.load(this.language);
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  /** Return the text of this id; `id.name` is the attribute `name` of message `id`. */
  say = (id: string, args: Args = {}): string => {
    const problems: Error[] = [];
    const text = this.#format(id, args, problems);
    if (problems.length) console.error(`${this.language} ${id}:`, ...problems);
    return text ?? id;
  };

  /**
   * Return the text for an id that a server sent. The server may be newer than this client: throw
   * an error if the text is missing.
   */
  sayStrictly(id: string, args: Args): string {
    const problems: Error[] = [];
    const text = this.#format(id, args, problems);
    if (text === null) throw new Error(`no text ${id}`);
    if (problems.length) throw new Error(`${id}: ${problems.map((each) => each.message).join(", ")}`);
    return text;
  }

  #format(id: string, args: Args, problems: Error[]): string | null {
    const pattern = this.#pattern(id);
    return pattern === null || !this.#bundle ? null : this.#bundle.formatPattern(pattern, args, problems);
  }

  #pattern(id: string): Pattern | null {
    const [name = "", attribute] = id.split(".");
    const message = this.#bundle?.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }
}

export const texts = new Texts();
export const say = texts.say;

/** Explain a thing: its `.about`, and what these expansions add to it. */
export function aboutText(id: string, expansions: readonly string[]): string {
  const added = expansions.map((each) => `${id}.${each}`).filter((each) => texts.has(each));
  return [`${id}.about`, ...added].map((each) => say(each)).join(" ");
}

/**
 * Return the language that the player has chosen, or the first language of the browser that we
 * have.
 */
export function preferredLanguage(): Language {
  const wanted = [settings.language, ...navigator.languages.map((each) => each.slice(0, 2))];
  return wanted.find((each): each is Language => (LANGUAGES as readonly string[]).includes(each)) ?? "en";
}

/** Turn values into arguments for Fluent, which takes strings and numbers only. */
export function fluentArgs(values: Record<string, unknown>): Args {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" ? value : String(value ?? ""),
    ]),
  );
}

/** Say in the player's language why something failed. */
export function problemText(problem: unknown): string {
  if (!(problem instanceof Refusal)) return String(problem);
  const id = `error-${problem.kind}`;
  return texts.has(id) ? say(id, problem.details as Args) : problem.text;
}
