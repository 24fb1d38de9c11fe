// The options of a game: which of them matter at a table, and which named mix is chosen.

import type { GameCard, MixCard, OptionCard } from "../protocol";

export type OptionValue = boolean | number | string;
export type Options = Record<string, OptionValue>;

export function valueOf(option: OptionCard, options: Options): OptionValue {
  return options[option.name] ?? option.default;
}

/** Tell whether an option changes anything at a table with these options and seats. */
export function matters(game: GameCard, option: OptionCard, options: Options, seats: number): boolean {
  if (option.kind === "choice" && option.choices.length < 2) return false;
  if (option.needs_seats.length && !option.needs_seats.includes(seats)) return false;
  return Object.entries(option.needs).every(([name, values]) => {
    const needed = game.options.find((each) => each.name === name);
    return needed !== undefined && values.includes(valueOf(needed, options));
  });
}

/** List the options that change the character of the game, such as expansions. */
export function tiles(game: GameCard): OptionCard[] {
  return game.options.filter((option) => option.tile);
}

/** List the other options that matter at a table. */
export function rareOptions(game: GameCard, options: Options, seats: number): OptionCard[] {
  return game.options.filter((option) => !option.tile && matters(game, option, options, seats));
}

/** Return the options that a mix sets: all that some mix of the game names. */
export function mixedOptions(game: GameCard, mix: MixCard): Options {
  const named = game.options.filter((option) => game.mixes.some((each) => option.name in each.options));
  return { ...Object.fromEntries(named.map((option) => [option.name, option.default])), ...mix.options };
}

/** Return the mix that these options are; undefined if they are none. */
export function chosenMix(game: GameCard, options: Options): MixCard | undefined {
  return game.mixes.find((mix) =>
    Object.entries(mixedOptions(game, mix)).every(([name, value]) => {
      const option = game.options.find((each) => each.name === name);
      return option !== undefined && valueOf(option, options) === value;
    }),
  );
}
