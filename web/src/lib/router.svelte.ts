// Screens and their addresses.

import type { Viewer } from "./api";

export type Route =
  | { screen: "welcome" }
  | { screen: "lobby" }
  | { screen: "new" }
  | { screen: "table"; key: string }
  | { screen: "television"; key: string }
  | { screen: "replay"; key: string; seat: Viewer; step: number }
  | { screen: "fair"; key: string }
  | { screen: "rules"; game: string | null; chapter: string | null }
  | { screen: "learn"; game: string | null }
  | { screen: "lesson"; key: string } // its game and its name
  | { screen: "puzzles"; game: string | null }
  | { screen: "puzzle"; key: string } // its game and its number
  | { screen: "settings" }
  | { screen: "resume" }
  | { screen: "not-found" };

// The words that may follow the key of a table in its address after a match has started.
const TABLE_SUBPATHS = ["match", "end"];
// The screens whose addresses end with a key.
const KEYED = { t: "table", tv: "television", fair: "fair" } as const;
const NUMBER = /^[1-9][0-9]{0,5}$/;
const KEY = /^[A-Za-z0-9_-]{22}$/;

export function readRoute(path: string, search = ""): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean);
  const asked = new URLSearchParams(search);
  if (first === "learn" && second && rest.length === 1)
    return { screen: "lesson", key: `${second}/${rest[0]}` };
  if (first === "puzzles" && rest.length === 1 && NUMBER.test(rest[0] ?? ""))
    return { screen: "puzzle", key: `${second}/${rest[0]}` };
  const hasThird =
    rest.length === 1 && (first === "rules" || (first === "t" && TABLE_SUBPATHS.includes(rest[0] ?? "")));
  if (rest.length && !hasThird) return { screen: "not-found" };
  switch (first) {
    case "":
      return { screen: "welcome" };
    case "lobby":
    case "new":
    case "settings":
    case "resume":
      return second ? { screen: "not-found" } : { screen: first };
    case "rules":
      return { screen: "rules", game: second || null, chapter: rest[0] ?? null };
    case "learn":
    case "puzzles":
      return { screen: first, game: second || null };
    case "t":
    case "tv":
    case "fair":
      return KEY.test(second) ? { screen: KEYED[first], key: second } : { screen: "not-found" };
    case "replay": {
      const seat = asked.get("seat");
      return KEY.test(second)
        ? {
            screen: "replay",
            key: second,
            seat: seat === null || seat === "all" ? seat : Number(seat),
            step: Number(asked.get("step") ?? 0) || 0,
          }
        : { screen: "not-found" };
    }
    default:
      return { screen: "not-found" };
  }
}

class Router {
  route = $state<Route>(readRoute(location.pathname, location.search));

  constructor() {
    addEventListener("popstate", () => this.#look());
  }

  #look(): void {
    this.route = readRoute(location.pathname, location.search);
  }

  /** Change the address without changing the screen. */
  replacePath(path: string): void {
    if (location.pathname !== path) history.replaceState({}, "", path);
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"]({}, "", path);
    this.#look();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Handle a click on a link: show the screen without loading a page. */
export function followLink(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement)) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
