"""The questions of Train Heist and their menus."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.errors import cut
from whistlestop.games.train_heist.view import TableView
from whistlestop.terminal.console import Console, number
from whistlestop.terminal.train_heist.explanations import explain
from whistlestop.terminal.train_heist.names import Names
from whistlestop.terminal.train_heist.question_texts import answer_id, answer_text, question_text
from whistlestop.terminal.train_heist.table_drawing import TableDrawing

# Questions with all answers in one menu.
_DIRECT = ("wanted", "load", "fill", "stay", "give", "back", "discard")
# Answers at the end of a menu, in this order.
_LAST = ("undo", "refuse", "end", "done-give", "done-back", "done-discard")


class Choice(NamedTuple):
    """A line of a menu. If it stands for several answers, another menu follows."""

    title: str
    answers: tuple[Answer, ...]


class Menu:
    """The menus, which ask the person first what to do and then how."""

    def __init__(self, names: Names, table: TableDrawing) -> None:
        self.names = names
        self.table = table
        self.say = names.say

    def answer(self, ask: Ask, view: TableView, console: Console) -> Answer:
        while True:
            console.say(question_text(self.names, ask, view), style="bold")
            chosen = self._choose(self._choices(ask, view), view, console, back=False)
            if chosen is None:
                continue
            if len(chosen.answers) == 1:
                return chosen.answers[0]
            console.say(chosen.title, style="bold")
            ways = self._ways(chosen.answers, ask, view)
            way = self._choose(ways, view, console, back=True)
            if way is not None:
                return way.answers[0]

    def _ways(self, answers: Iterable[Answer], ask: Ask, view: TableView) -> list[Choice]:
        """Return a line for each answer; only one if answers have the same title (Wild Cards)."""
        found: dict[str, Choice] = {}
        for each in answers:
            title = answer_text(self.names, each, ask, view)
            found.setdefault(title, Choice(title, (each,)))
        return list(found.values())

    def _choices(self, ask: Ask, view: TableView) -> list[Choice]:
        """Return the lines of the first menu: one for each action, with all ways to do it."""
        if ask.kind in _DIRECT:
            return self._ways(ask.answers, ask, view)
        groups: dict[str, list[Answer]] = {}
        for answer in ask.answers:
            groups.setdefault(answer_id(answer, ask), []).append(answer)
        return [self._choice(groups[each], ask, view) for each in sorted(groups, key=_rank)]

    def _choice(self, group: list[Answer], ask: Ask, view: TableView) -> Choice:
        ways = self._ways(group, ask, view)
        if len(ways) == 1:
            return ways[0]
        what = self.say(f"heist-verb-{answer_id(group[0], ask)}")
        title = self.say("heist-web-group", what=what, count=str(len(ways)))
        return Choice(title, tuple(group))

    def _choose(
        self, choices: list[Choice], view: TableView, console: Console, *, back: bool
    ) -> Choice | None:
        """Ask for a line. Return None to go back, or to ask again after the table was drawn."""
        say = self.say
        for at, each in enumerate(choices, 1):
            console.say(f"{at:2} {each.title}")
        console.say(say("bang-keys-target" if back else "heist-terminal-keys"), style="dim")
        while True:
            word = console.read("> ")
            if word == "" and back:
                return None
            if word == ".":
                console.show(self.table.draw(view))
                return None
            if word.startswith("?"):
                explain(word[1:].strip(), self.names, view, console)
                continue
            chosen = _chosen(word, choices)
            if chosen is not None:
                return chosen
            console.say(say("terminal-not-understood", text=cut(word)))


def _rank(name: str) -> int:
    """Return the place in the menu: answers that end something come last."""
    return _LAST.index(name) + 1 if name in _LAST else 0


def _chosen(word: str, choices: list[Choice]) -> Choice | None:
    """Find the typed line by its number, or by the beginning of its title."""
    at = number(word, len(choices))
    if at is not None:
        return choices[at - 1]
    start = word.lower()
    found = [each for each in choices if word and each.title.lower().startswith(start)]
    return found[0] if len(found) == 1 else None
