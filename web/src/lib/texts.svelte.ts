// The texts in the player's language, from the Fluent files that the Python side reads too.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { Refusal } from "./api";
import { settings } from "./settings.svelte";

export const LANGUAGES = ["en", "it", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", it: "Italiano", pt: "Português" };

export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>(
  [
    "$locales/*/web.ftl",
    "$locales/*/bots.ftl",
    "$locales/*/errors.ftl",
    "$locales/*/server.ftl",
    "$locales/*/colt-super-express.ftl",
    "$locales/*/bang.ftl",
    "$locales/*/train-heist.ftl",
  ],
  { query: "?raw", import: "default" },
);

class Texts {
  #bundle = $state.raw<FluentBundle | null>(null);
  language = $state<Language>("en");

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async load(language: Language): Promise<void> {
    const bundle = new FluentBundle([language], { useIsolating: false });
    const wanted = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
    for (const text of await Promise.all(wanted.map(([, load]) => load()))) {
      bundle.addResource(new FluentResource(text));
    }
    this.language = language;
    this.#bundle = bundle;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id.split(".")[0] ?? "") ?? false;
  }

  /** The text of this id; `id.name` is the attribute `name` of message `id`. */
  say = (id: string, args: Args = {}): string => {
    const [name = "", attribute] = id.split(".");
    const message = this.#bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern || !this.#bundle) return id;
    const problems: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, problems);
    if (problems.length) console.error(`${this.language} ${id}:`, ...problems);
    return text;
  };
}

export const texts = new Texts();
export const say = texts.say;

/** The language that the player has chosen, or the first of the browser's that we have. */
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
