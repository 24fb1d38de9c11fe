import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { resetBeforeEach } from "../../games/bang/testTable";
import { serveRules } from "../../lib/rules/clauses.testing";
import { openInDrawer, rulesDrawer } from "../../lib/rules/rulesDrawer.svelte";
import RulesDrawerHost from "./RulesDrawerHost.svelte";

resetBeforeEach();
serveRules();

async function shown(asked = false) {
  const host = render(RulesDrawerHost, { game: "bang", options: {}, asked });
  await fireEvent.keyDown(document.body, { key: "r" });
  await screen.findByRole("searchbox");
  return host;
}

describe("the drawer with the rules", () => {
  it("opens and closes with the key R", async () => {
    await shown();
    const dialog = screen.getByRole("dialog");
    expect(dialog.hasAttribute("open")).toBe(true);
    await fireEvent.keyDown(screen.getByRole("searchbox"), { key: "r" }); // a letter of a word
    expect(rulesDrawer.isOpen).toBe(true);
    await fireEvent.keyDown(dialog, { key: "r" });
    expect(rulesDrawer.isOpen).toBe(false);
  });

  it("does not open while a player types, or presses another shortcut", async () => {
    render(RulesDrawerHost, { game: "bang", options: {} });
    const field = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(field, { key: "r" });
    await fireEvent.keyDown(document.body, { key: "r", ctrlKey: true });
    expect(rulesDrawer.isOpen).toBe(false);
    field.remove();
  });

  it("says that it is the reader's turn", async () => {
    await shown(true);
    await fireEvent.click(screen.getByRole("button", { name: "Your turn" }));
    expect(rulesDrawer.isOpen).toBe(false);
  });

  it("is closed with the match, and is nowhere else", async () => {
    const { unmount } = await shown();
    unmount();
    expect([rulesDrawer.of, rulesDrawer.isOpen]).toEqual([null, false]);
    rulesDrawer.open();
    expect(rulesDrawer.isOpen).toBe(false);
  });

  it("takes the place of the link to the rules, unless a new tab is wanted", () => {
    const click = (more: MouseEventInit = {}) => new MouseEvent("click", { cancelable: true, ...more });
    expect(openInDrawer(click())).toBe(false);
    rulesDrawer.of = { game: "bang", options: null };
    expect(openInDrawer(click({ ctrlKey: true }))).toBe(false);
    const plain = click();
    expect([openInDrawer(plain), plain.defaultPrevented, rulesDrawer.isOpen]).toEqual([true, true, true]);
    rulesDrawer.close();
    rulesDrawer.of = null;
  });
});
