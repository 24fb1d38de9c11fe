import { expect, test } from "vitest";
import { requestKind } from "./requestKind";

const HOME = "https://club.example";

function kind(path: string, mode: RequestMode = "navigate", method = "GET") {
  return requestKind({ method, mode, url: new URL(path, HOME).href }, HOME);
}

test("every screen can be shown without the server", () => {
  for (const path of ["/", "/lobby", "/t/6fYNQMsnWjzi00-_f9uDOw/match", "/tv/x", "/rules/bang", "/apiary"])
    expect(kind(path)).toBe("page");
});

test("the files of the client are kept", () => {
  expect(kind("/assets/index-CHRoMvlm.js", "cors")).toBe("asset");
  expect(kind("/assets/rye-latin.woff2", "cors")).toBe("asset");
});

test("nothing of a person is ever looked at", () => {
  for (const path of ["/api/me", "/api/welcome", "/api/matches/x/record", "/api/tables/x/qr", "/ws"]) {
    expect(kind(path, "cors")).toBe("other");
    expect(kind(path)).toBe("other");
  }
  expect(kind("/lobby", "cors")).toBe("other");
  expect(kind("/", "navigate", "POST")).toBe("other");
  expect(kind("/assets/index.js?me", "cors")).toBe("other");
  expect(kind("https://elsewhere.example/assets/index.js", "cors")).toBe("other");
  for (const path of ["/metrics", "/health", "/sw.js", "/public/icon.svg"]) expect(kind(path)).toBe("other");
});
