import { beforeEach, describe, expect, it } from "vitest";
import { nonceFor, ownNonce } from "./ownNonces";

describe("the parts of this device", () => {
  beforeEach(() => localStorage.clear());

  it("are random, and the same for one seal", () => {
    const first = nonceFor("a");
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(nonceFor("a")).toBe(first);
    expect(nonceFor("b")).not.toBe(first);
    expect([ownNonce("a"), ownNonce("c")]).toEqual([first, undefined]);
  });

  it("are kept for the last matches only", () => {
    for (let number = 0; number < 60; number++) nonceFor(`seal ${number}`);
    expect(ownNonce("seal 0")).toBeUndefined();
    expect(ownNonce("seal 59")).toBeDefined();
  });

  it("survive that something else is stored there", () => {
    localStorage.setItem("whistlestop.nonces", "{not json");
    expect(nonceFor("a")).toBe(ownNonce("a"));
  });
});
