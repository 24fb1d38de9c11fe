import { render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { expect, test } from "vitest";
import type { WireAsk } from "../../protocol";
import AnswerPanelFrame from "./AnswerPanelFrame.svelte";
import { OnePick } from "./onePick.testing.svelte";

const ASK: WireAsk = { turn: 1, kind: "turn", answers: ["play", "end"], about: {} };

test("the focus goes to the answers when the button that takes a pick back disappears", async () => {
  const picker = new OnePick();
  const putBack = createRawSnippet(() => ({ render: () => "<button>Put it back</button>" }));
  const props = { picker, view: {}, ask: ASK, choose: () => {}, sending: false, label: "Answers" };
  render(AnswerPanelFrame, { props: { ...props, arrowKeys: {}, children: putBack } });
  await tick();
  picker.picked = true;
  await tick();
  const button = screen.getByRole("button");
  button.focus();
  expect(document.activeElement).toBe(button);

  picker.back();
  button.remove();
  await tick();
  await tick();

  expect(document.activeElement).toBe(screen.getByRole("group"));
});
