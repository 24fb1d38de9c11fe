"""Train Heist in text.

                               @1
    +-------+      +-------+      +-------+      +-------+      +-------+
    |       |      |  @3   |      |       |  $   |  @2   |      |       |
    +---1---+======+---2---+======+---A---+======+---B---+======+---C---+======

Front is left; $ is the Sheriff. Below it the map: every space by its name, cars in brackets.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import NamedTuple

from rich.text import Text

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.errors import cut
from whistlestop.games.train_heist.view import CowboyView, TableView
from whistlestop.rulebook import clauses
from whistlestop.terminal.console import Console, number
from whistlestop.terminal.heist_map import WIDTH, coloured, map_lines, train_lines
from whistlestop.terminal.heist_words import Words, answer_id, capital
from whistlestop.terminal.screen import Screen

_KNOTS = 3
_DIRECT = ("wanted", "load", "fill", "give", "back", "discard")  # all answers in one menu
_LAST = ("undo", "refuse", "end", "done-give", "done-back", "done-discard")
# What can be explained, and what the rulebook calls it.
WORDS = {
    "turn": "action",
    "loot": "loot",
    "towns": "town",
    "sheriff": "sheriff",
    "jail": "jail",
    "tunnel": "tunnel",
    "flat": "flat",
    "horses": "horse",
    "switches": "switch",
    "stars": "star",
    "bullets": "bullet",
    "abilities": "ability",
    "cherokee": "cherokee",
}


class Choice(NamedTuple):
    """A line of a menu; one that stands for several answers leads to another menu."""

    title: str
    answers: tuple[Answer, ...]


class TrainHeistScreen(Screen):
    view_type = TableView

    @property
    def words(self) -> Words:
        return Words(self.texts, self.players)

    # The table

    def draw(self, view: TableView) -> Text:
        say = self.texts.say
        lines = ["", *_wrapped(self._headline(view)), *_wrapped(" · ".join(self._meters(view)))]
        lines += ["", say("heist-terminal-train"), *train_lines(view), *self._train(view)]
        lines += ["", say("heist-terminal-map"), *map_lines(view), ""]
        for each in (*self._map(view), *self._preview(view)):
            lines += _wrapped(capital(each))
        lines.append("")
        for cowboy in view.cowboys:
            lines += self._cowboy(view, cowboy)
        if view.wanted:
            lines.append("")
            lines += _wrapped(say("heist-sees-wanted", cards=self._missions(view)))
        return coloured(lines)

    def sketch(self, view: TableView) -> Text:
        cars = self.texts.say("heist-sees-train", places=self.words.spots(view, view.cars))
        return coloured([*train_lines(view), *_wrapped(cars)])

    def _headline(self, view: TableView) -> str:
        say = self.texts.say
        if view.over:
            return self.words.over(view.why)
        if view.turn is None:
            return say("train-heist")
        left = say("heist-actions-left", count=view.actions)
        return say("heist-sees-turn", cowboy=self.words.who(view, view.turn), actions=left)

    def _meters(self, view: TableView) -> list[str]:
        say = self.texts.say
        meters = [
            say("heist-meter-speed", speed=view.speed),
            say("heist-meter-noose", left=_KNOTS - view.hangman),
            say("heist-meter-events", count=view.events_left),
            say("heist-meter-bullets", count=view.bullets),
            say("heist-meter-deck", count=view.deck),
            say("heist-meter-discard", count=len(view.discard)),
            say("heist-meter-sack", count=view.sack),
        ]
        if view.mode != "versus":
            meters.insert(0, say("heist-meter-points", points=view.points, goal=view.goal or 0))
        if view.level:
            meters.insert(1, say("heist-level", level=say(f"heist-level-{view.level}")))
        return meters

    def _train(self, view: TableView) -> list[str]:
        """The loot in its squares, top tile first."""
        say, words = self.texts.say, self.words
        return [
            line
            for each in view.squares
            for line in _wrapped(
                capital(
                    say(
                        "heist-sees-square",
                        square=words.square(each.name),
                        tiles=words.tiles(view, each.tiles[::-1]) or say("heist-sees-empty"),
                    )
                )
            )
        ]

    def _map(self, view: TableView) -> list[str]:
        """What the map does not show: switches, towns, horses, closed spaces."""
        say, words = self.texts.say, self.words
        lines = [
            say("heist-switch", place=words.spot(view, each.space), colour=each.colour or "none")
            for each in view.switches
        ]
        for town in view.towns:
            tiles = words.tiles(view, town.tiles) or say("heist-sees-nothing")
            lines.append(say("heist-sees-town", town=words.town(town.letter), tiles=tiles))
        lines += [
            say(
                "heist-sees-horse",
                horse=words.horse(horse.number),
                place=words.spot(view, horse.space),
                riders="some" if horse.riders else "none",
                who=words.all_of(view, horse.riders),
            )
            for horse in view.horses
            if horse.space is not None
        ]
        if view.territory:
            lines.append(say("heist-sees-territory", places=words.spots(view, view.territory)))
        return lines

    def _preview(self, view: TableView) -> list[str]:
        """What the train will do at the end of this turn."""
        run, say, words = view.preview, self.texts.say, self.words
        if run is None or view.over:
            return []
        path = " > ".join(words.spot(view, each.space) for each in run.steps)
        told = [say("heist-preview", places=path)] if path else []
        if not path and not run.derails:
            told.append(say("heist-preview-none"))
        if any(each.edge for each in run.steps):
            told.append(say("heist-preview-edge"))
        if any(each.tunnel for each in run.steps):
            told.append(say("heist-preview-tunnel"))
        if run.events:
            told.append(say("heist-preview-events", count=run.events))
        waiting = {each.letter: len(each.tiles) for each in view.towns}
        told += [
            say("heist-preview-town", town=words.town(each.town), count=waiting[each.town])
            for each in run.steps
            if each.town is not None
        ]
        if run.flat:
            told.append(say("heist-preview-flat", cowboys=words.all_of(view, run.flat)))
        if run.horses_lost:
            horses = ", ".join(words.horse(each) for each in run.horses_lost)
            told.append(say("heist-preview-horses", horses=horses))
        if run.caught:
            told.append(say("heist-preview-caught", cowboys=words.all_of(view, run.caught)))
        if run.derails:
            told.append(say("heist-preview-derails"))
        return [" ".join(told)]

    def _cowboy(self, view: TableView, cowboy: CowboyView) -> list[str]:
        say, words = self.texts.say, self.words
        turn = ">" if view.turn == cowboy.number else " "
        mine = "*" if view.seat == cowboy.seat else " "
        marks = [words.spot(view, cowboy.place), *self._marks(view, cowboy)]
        name = words.who(view, cowboy.number)
        head = f"{turn}{mine} @{cowboy.number + 1} {name}: {', '.join(marks)}"
        known = [say("heist-sees-hand", cards=words.cards(cowboy.hand) or say("heist-nothing"))]
        if cowboy.loot:
            known.append(say("heist-sees-loot", tiles=words.tiles(view, cowboy.loot)))
        return [*_wrapped(head), *_wrapped(" ".join(known), "      ")]

    def _marks(self, view: TableView, cowboy: CowboyView) -> list[str]:
        say, marks = self.texts.say, []
        if cowboy.jailed:
            marks.append(say("heist-mark-jailed"))
        if cowboy.lying:
            marks.append(say("heist-mark-flat"))
        if cowboy.horse is not None:
            marks.append(say("heist-mark-mounted", horse=self.words.horse(cowboy.horse)))
        if cowboy.bullets:
            marks.append(say("heist-mark-bullets", count=cowboy.bullets))
        if view.mode == "versus":
            marks.append(say("heist-mark-points", count=cowboy.points))
        return marks

    def _missions(self, view: TableView) -> str:
        say = self.texts.say
        return " ".join(
            f"{say(f'heist-wanted-{each}')} ({say(f'heist-wanted-{each}.mission')})"
            for each in view.wanted
        )

    # The log

    def thing(self, what: str, view: TableView) -> str:
        return self.words.thing(view, what)

    def meant(self, words: str, view: TableView) -> str | None:
        return self.words.meant(view, words)

    # Asking

    def answer(self, ask: Ask, view: TableView, console: Console) -> Answer:
        while True:
            console.say(self.words.question(ask, view), style="bold")
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
        """One for each; of those that read alike (Wild Cards are) the first."""
        found: dict[str, Choice] = {}
        for each in answers:
            title = self.words.answer(each, ask, view)
            found.setdefault(title, Choice(title, (each,)))
        return list(found.values())

    def _choices(self, ask: Ask, view: TableView) -> list[Choice]:
        """By what is done; where there are several ways, how comes next."""
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
        what = self.texts.say(f"heist-verb-{answer_id(group[0], ask)}")
        title = self.texts.say("heist-web-group", what=what, count=str(len(ways)))
        return Choice(title, tuple(group))

    def _choose(
        self, choices: list[Choice], view: TableView, console: Console, *, back: bool
    ) -> Choice | None:
        """None goes back, or asks again."""
        say = self.texts.say
        for at, each in enumerate(choices, 1):
            console.say(f"{at:2} {each.title}")
        console.say(say("bang-keys-target" if back else "heist-terminal-keys"), style="dim")
        while True:
            word = console.read("> ")
            if word == "" and back:
                return None
            if word == ".":
                console.show(self.draw(view))
                return None
            if word.startswith("?"):
                self._explain(word[1:].strip(), view, console)
                continue
            chosen = _chosen(word, choices)
            if chosen is not None:
                return chosen
            console.say(say("terminal-not-understood", text=cut(word)))

    # Explaining

    def _explain(self, word: str, view: TableView, console: Console) -> None:
        """Without a word: everything, each with its first rule."""
        say = self.texts.say
        ids = {f"heist-word-{each}": rule for each, rule in WORDS.items()}
        ids |= dict.fromkeys([f"heist-wanted-{each}" for each in view.decks.wanted], "")
        ids |= dict.fromkeys([f"heist-event-card-{each.name}" for each in view.decks.events], "")
        start = word.lower()
        found = [each for each in ids if say(each).lower().startswith(start)]
        if not found:
            console.say(say("terminal-not-understood", text=cut(word)))
        for each in found:
            console.say(f"{say(each)}: {say(each + '.about')}", style="bold")
            most = 99 if len(found) == 1 else 1
            rules = [clause for clause in clauses("TH") if ids[each] in clause.about]
            for clause in rules[:most]:
                console.say(say("terminal-rule", id=clause.id, rule=clause.rule), indent=2)
        if not word:
            console.say(say("heist-terminal-legend"))
            console.say(say("heist-own-design"))
            console.say(say("terminal-more-rules"), style="dim")


def _rank(name: str) -> int:
    """What ends something comes last."""
    return _LAST.index(name) + 1 if name in _LAST else 0


def _chosen(word: str, choices: list[Choice]) -> Choice | None:
    """By its number, or by the beginning of its title."""
    at = number(word, len(choices))
    if at is not None:
        return choices[at - 1]
    start = word.lower()
    found = [each for each in choices if word and each.title.lower().startswith(start)]
    return found[0] if len(found) == 1 else None


def _wrapped(text: str, margin: str = "") -> list[str]:
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=margin,
        subsequent_indent=margin or "  ",
        break_on_hyphens=False,
    )


SCREEN = TrainHeistScreen
