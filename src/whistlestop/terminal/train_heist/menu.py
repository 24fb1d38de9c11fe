"""The questions of Train Heist and their menus."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from whistlestop.engine.ask import Answer, Ask
from whistlestop.games.train_heist.board_view import SpaceKind
from whistlestop.games.train_heist.view import TableView
from whistlestop.terminal.console import Console, number
from whistlestop.terminal.layout import unbroken, wrapped
from whistlestop.terminal.train_heist.answer_lines import answer_line
from whistlestop.terminal.train_heist.explanations import explain
from whistlestop.terminal.train_heist.names import Names
from whistlestop.terminal.train_heist.question_texts import answer_id, question_text
from whistlestop.terminal.train_heist.table_drawing import TableDrawing

# Questions with all answers in one menu.
_DIRECT = ("wanted", "load", "fill", "stay", "give", "back", "discard")
# Questions whose answers are spaces of the map, which stand in groups by their kinds.
_SPACES = ("ride",)
_GROUPS: Mapping[str, tuple[SpaceKind, ...]] = {
    "heist-terminal-towns": ("town",),
    "heist-terminal-ground": ("ground", "canyon", "cactus"),
    "heist-terminal-track": ("track",),
}
# Answers at the end of a menu, in this order.
_LAST = ("undo", "refuse", "end", "done-give", "done-back", "done-discard")


class Choice(NamedTuple):
    """A line of a menu. If it stands for several answers, another menu follows."""

    title: str
    answers: tuple[Answer, ...]
    words: tuple[str, ...] = ()  # other words than the title that choose the line
    group: str = ""  # the heading under which it stands in one line with others
    label: str = ""  # a short form of the title, for such a line


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
            title = answer_line(self.names, each, ask, view)
            found.setdefault(title, Choice(title, (each,), self._place_words(each, view)))
        return list(found.values())

    def _place_words(self, answer: Answer, view: TableView) -> tuple[str, ...]:
        """Return the words for the place of an answer: its id, its name, and the name's end."""
        name = self.names.spot(view, answer.place).split()
        ends = [" ".join(name[at:]) for at in range(len(name))]
        return (answer.place, *ends) if answer.place is not None and name else ()

    def _spaces(self, ask: Ask, view: TableView) -> list[Choice]:
        """Return a choice for each space, group by group, and then the other answers."""
        spaces = {each.id: each for each in view.board.spaces}
        found = []
        for heading, kinds in _GROUPS.items():
            for each in self._ways(ask.answers, ask, view):
                space = spaces.get(each.answers[0].place or "")
                if space is not None and space.kind in kinds:
                    label = self.names.short_spot(view, space)
                    found.append(each._replace(group=self.say(heading), label=label))
        others = [each for each in ask.answers if each.place not in spaces]
        return [*found, *self._ways(others, ask, view)]

    def _choices(self, ask: Ask, view: TableView) -> list[Choice]:
        """Return the lines of the first menu: one for each action, with all ways to do it."""
        if ask.kind in _DIRECT:
            return self._ways(ask.answers, ask, view)
        if ask.kind in _SPACES:
            return self._spaces(ask, view)
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
        self._print(choices, console)
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
            found = _found(word, choices)
            if len(found) == 1:
                return found[0]
            titles = [f"{choices.index(each) + 1} {each.title}" for each in found]
            console.refuse(self.names.texts, word, titles)

    def _print(self, choices: list[Choice], console: Console) -> None:
        """Print a line for each choice, and one line for all choices of a group."""
        groups: dict[str, list[str]] = {}
        for at, each in enumerate(choices, 1):
            if each.group:
                groups.setdefault(each.group, []).append(unbroken(f"{at} {each.label}"))
        for heading, labels in groups.items():
            for line in wrapped(f"{heading}: {'  '.join(labels)}"):
                console.say(line)
        for at, each in enumerate(choices, 1):
            if not each.group:
                console.say(f"{at:2} {each.title}")


def _rank(name: str) -> int:
    """Return the place in the menu: answers that end something come last."""
    return _LAST.index(name) + 1 if name in _LAST else 0


def _found(word: str, choices: list[Choice]) -> list[Choice]:
    """Find the lines with this number, or with a title or another word that begins like this."""
    at = number(word, len(choices))
    if at is not None:
        return [choices[at - 1]]
    start = word.casefold()
    names = [[name.casefold() for name in (each.title, *each.words)] for each in choices]
    if not start:
        return []
    exact = [each for each, known in zip(choices, names, strict=True) if start in known]
    return exact or [
        each
        for each, known in zip(choices, names, strict=True)
        if any(name.startswith(start) for name in known)
    ]
