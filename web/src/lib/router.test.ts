import { describe, expect, it } from "vitest";
import { readRoute } from "./router.svelte";

describe("addresses", () => {
  const key = "a".repeat(22);

  it.each([
    ["/", "", { screen: "welcome" }],
    ["/lobby/", "", { screen: "lobby" }],
    [`/t/${key}`, "", { screen: "table", key }],
    [`/t/${key}/match`, "", { screen: "table", key }],
    [`/t/${key}/end`, "", { screen: "table", key }],
    [`/tv/${key}`, "", { screen: "television", key }],
    [`/tv/${key}/match`, "", { screen: "not-found" }],
    ["/tv/short", "", { screen: "not-found" }],
    [`/t/${key}/nowhere`, "", { screen: "not-found" }],
    ["/t/short", "", { screen: "not-found" }],
    ["/rules/bang", "", { screen: "rules", game: "bang", chapter: null }],
    ["/rules/bang/legends", "", { screen: "rules", game: "bang", chapter: "legends" }],
    ["/rules/bang/legends/x", "", { screen: "not-found" }],
    ["/learn", "", { screen: "learn", game: null }],
    ["/learn/bang", "", { screen: "learn", game: "bang" }],
    ["/learn/bang/reach", "", { screen: "lesson", key: "bang/reach" }],
    ["/learn/bang/reach/nowhere", "", { screen: "not-found" }],
    ["/puzzles", "", { screen: "puzzles", game: null }],
    ["/puzzles/bang", "", { screen: "puzzles", game: "bang" }],
    ["/puzzles/bang/7", "", { screen: "puzzle", key: "bang/7" }],
    ["/puzzles/bang/x", "", { screen: "not-found" }],
    ["/puzzles/bang/7/x", "", { screen: "not-found" }],
    [`/replay/${key}`, "?seat=2&step=7", { screen: "replay", key, seat: 2, step: 7 }],
    [`/replay/${key}`, "?step=x", { screen: "replay", key, seat: null, step: 0 }],
    ["/t/a/b/c", "", { screen: "not-found" }],
    ["/nowhere", "", { screen: "not-found" }],
  ])("%s%s", (path, search, found) => {
    expect(readRoute(path, search)).toEqual(found);
  });
});
