import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { dealHash, dealSeed, sha256 } from "./dealHash";

describe("the seal", () => {
  it.each(["", "abc", "x".repeat(55), "x".repeat(56), "x".repeat(64), "y".repeat(1000), "Ünïcödé 🚂"])(
    "is the SHA-256 that everybody knows (%#)",
    (text) => {
      expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
    },
  );

  it("is of the seed and the nonce", () => {
    expect(dealHash("42", "ab")).toBe(sha256("whistlestop 42 ab"));
  });

  it("is followed by a deal of all parts", () => {
    // The same figure is in tests/wire/test_fairness.py.
    const parts = ["0123456789abcdef0123456789abcdef", null];
    expect(dealSeed("42", parts)).toBe("235520825063499722590005553262369843422");
    expect(dealSeed("42", [...parts].reverse())).not.toBe("235520825063499722590005553262369843422");
  });
});
