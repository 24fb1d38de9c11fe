import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { resetBeforeEach } from "../../games/bang/testTable";
import type { RulesTarget } from "../../lib/rules/rulesDrawer.svelte";
import { serveRules } from "../../lib/rules/clauses.testing";
import { say } from "../../lib/texts.svelte";
import RulesPage from "./RulesPage.svelte";

resetBeforeEach();
serveRules();

const ontarget = vi.fn();
const onchapter = vi.fn();

async function shown(more: Partial<{ target: RulesTarget; options: object; linked: string }> = {}) {
  ontarget.mockReset();
  onchapter.mockReset();
  const view = render(RulesPage, {
    props: { game: "bang", aside: true, ontarget, onchapter, ...more } as never,
  });
  await screen.findByRole("searchbox");
  return view;
}

function titles(): string[] {
  return [...document.querySelectorAll("article .name, article .title")].map((each) =>
    each.textContent.trim(),
  );
}

describe("the page of a game", () => {
  it("tells the goal, a turn and who wins, with everything in the box", async () => {
    await shown();
    for (const id of [
      "guide-bang-goal",
      "guide-bang-turn-draw",
      "guide-bang-win-law",
      "guide-bang-box-cards",
    ])
      screen.getByText(say(id));
    expect(titles()).toContain("Cat Balou");
    expect(titles()).toContain("Slab the Killer");
    expect(titles()).not.toContain("Pickaxe");
  });

  it("shows what is in play first, and says of the rest that it is not", async () => {
    await shown({ options: { legends: true } });
    const chapters = within(screen.getByRole("navigation", { name: say("guide-pages") }));
    expect(chapters.getAllByRole("button").map((each) => each.textContent.trim())).toEqual([
      "The base game",
      "Legends",
      ...["Gold Rush", "Shadow-Gunslingers", "The Great Train Robbery"].map(
        (name) => `${name}Not in this match`,
      ),
    ]);
    await fireEvent.click(chapters.getByRole("button", { name: "Legends" }));
    expect(onchapter).toHaveBeenCalledWith("legends");
  });

  it("leads from a card to its rules", async () => {
    await shown();
    await fireEvent.click(screen.getByRole("button", { name: "2 rules: Beer" }));
    expect(ontarget).toHaveBeenCalledWith({ title: "The rules about Beer", things: ["bang-card-beer"] });
  });

  it("opens the section of the clause that a link leads to, and no other one", async () => {
    await shown({ linked: "BASE-084" });
    const open = [...document.querySelectorAll("details[open] summary")].map((each) => each.textContent);
    expect(open).toEqual([expect.stringContaining(say("rules-area-cards"))]);
    expect(document.getElementById("BASE-084")?.classList).toContain("linked");
  });

  it("is unfolded for printing", async () => {
    await shown();
    expect(document.querySelectorAll("details[open]")).toHaveLength(0);
    await fireEvent(window, new Event("beforeprint"));
    expect(document.querySelectorAll("details:not([open])")).toHaveLength(0);
    await fireEvent(window, new Event("afterprint"));
    expect(document.querySelectorAll("details[open]")).toHaveLength(0);
  });
});

describe("the search", () => {
  it("finds cards and clauses in groups", async () => {
    await shown();
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "BEER" } });
    const groups = screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent.trim());
    expect(groups[0]).toMatch(/^Cards and places/);
    expect(groups.at(-1)).toMatch(/^Rules 2/);
    expect(titles()[0]).toBe("Beer");
  });

  it("says that nothing was found, and is cleared", async () => {
    await shown();
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "xyzzy" } });
    expect(screen.getByRole("status").textContent).toBe("Nothing in the rules fits.");
    await fireEvent.click(screen.getByRole("button", { name: "Clear the search" }));
    screen.getByText(say("guide-bang-goal"));
  });
});

describe("the clauses that answer a question", () => {
  it("are those that a reason names", async () => {
    await shown({ target: { title: "Bo is in Jail already.", clauses: ["BASE-084"] } });
    expect(titles()).toEqual([expect.stringContaining("Only one Jail")]);
  });

  it("are those about the only card of a line first, then about its event, then the others", async () => {
    await shown({ target: { title: "", event: "drew", things: ["bang-card-beer"] } });
    expect(titles().map((each) => each.split(" ").at(-1))).toEqual(["BASE-051", "BASE-023", "GR-037"]);
    expect(document.querySelectorAll("a[href='/rules/bang#BASE-023'][target=_blank]")).toHaveLength(1);
  });

  it("put what is in play first", async () => {
    await shown({
      target: { title: "", about: ["beer"] },
      options: { "gold-rush": false },
    });
    expect(titles().map((each) => each.split(" ").at(-1))).toEqual(["BASE-051", "GR-037"]);
  });

  it("show an example where there is one", async () => {
    await shown({ target: { title: "", clauses: ["BASE-047"] } });
    const button = screen.getByRole("button", { name: "Show an example" });
    await fireEvent.click(button);
    await screen.findByText("The table before the first move.");
    expect(button.getAttribute("aria-expanded")).toBe("true");
  });

  it("lead to the whole page if there are none", async () => {
    await shown({ target: { title: "Hm", about: ["nothing"] } });
    screen.getByText(say("guide-why-none"));
    await fireEvent.click(screen.getByRole("button", { name: /All the rules/ }));
    expect(ontarget).toHaveBeenCalledWith(null);
  });
});
