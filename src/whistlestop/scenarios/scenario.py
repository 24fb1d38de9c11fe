"""Scenarios: a position, the answers that are played, and what is expected then.

Tests, lessons, puzzles and the examples in the rules share them; docs/write-a-lesson.md describes
their files.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.engine.narration import Narration
from whistlestop.rulebook import clause
from whistlestop.scenarios.answer_lines import AnswerLine, choose_line, read_answer_line
from whistlestop.scenarios.errors import bad_scenario
from whistlestop.scenarios.fields import read_fields
from whistlestop.scenarios.positions import Start, read_start


@dataclass(frozen=True, kw_only=True)
class _File:
    """The fields of a file of a scenario."""

    game: str
    rules: tuple[str, ...]
    play: tuple[str, ...]
    expect: dict[str, Any]
    observer: str = ""
    options: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    seats: dict[str, Any] | None = None
    deal: dict[str, Any] | None = None


@dataclass(frozen=True)
class Frame:
    """A moment of a scenario, as its observer sees it.

    `event` has just happened, and `narration` are the sentences about it. The first frame shows the
    position: it has neither.
    """

    view: Any
    event: Event | None = None
    narration: Narration | None = None


@dataclass(frozen=True)
class Scenario:
    """A scenario. `rules` are the clauses that it shows; `observer` None is a spectator."""

    name: str
    rules: tuple[str, ...]
    start: Start
    play: tuple[AnswerLine, ...]
    expect: Mapping[str, Any]
    observer: int | None

    def played(self) -> Match:
        """Return the match after all answers. Raise BadScenario if one of them is not possible."""
        match = self.start.begin()
        self._play(match)
        return match

    def frames(self) -> tuple[Frame, ...]:
        """Play the scenario, and return what its observer sees: the position, then each event."""
        match = self.start.begin()
        frames = [Frame(match.view(self.observer))]

        def note(event: Event) -> None:
            seen = event.seen_by(self.observer)
            narration = match.game.narrate(seen, match.view(None))
            frames.append(Frame(match.view(self.observer), seen, narration))

        match.watch(note)
        self._play(match)
        match.watch(None)
        last = Frame(match.view(self.observer))  # the last changes come after the last event
        return tuple(frames if frames[-1].view == last.view else [*frames, last])

    def differences(self) -> list[str]:
        """Play the scenario; return what differs from what is expected, a line for each thing."""
        match = self.played()
        view = match.view(self.observer)
        lines = []
        for path, wanted in self.expect.items():
            found = self._read(match, view, path)
            if found != wanted:
                lines.append(f"{path} is {found!r}, not {wanted!r}")
        return lines

    def _play(self, match: Match) -> None:
        try:
            for line in self.play:
                choose_line(match, line)
        except ValueError as problem:
            raise bad_scenario(self.name, str(problem)) from problem

    def _read(self, match: Match, view: Any, path: str) -> Any:
        """Return what a path such as `players.B.life` names in the view.

        `asked` are the seats that are asked with the kinds of their questions, such as "B dodge",
        and `winners` the names of the winners.
        """
        names = self.start.names
        if path == "asked":
            return ", ".join(f"{names[ask.seat]} {ask.kind}" for ask in match.asks)
        if path == "winners":
            return None if match.outcome is None else [names[s] for s in match.outcome.winners]
        found = view
        for word in path.split("."):
            if isinstance(found, tuple):
                number = names.index(word) if word in names else int(word)
                found = found[number]
            elif hasattr(found, word):
                found = getattr(found, word)
            else:
                raise bad_scenario(self.name, f"the view has no {path!r} ({word!r})")
        return _plain(found)


def _plain(found: Any) -> Any:
    """Return a value of the view as a file writes it, with lists for tuples."""
    return [_plain(each) for each in found] if isinstance(found, tuple) else found


def read_scenario(name: str, text: str) -> Scenario:
    """Read a scenario from the text of its file. Raise BadScenario if it is wrong."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise bad_scenario(name, f"it is no TOML: {problem}") from problem
    file = read_fields(_File, found, name, "the file")
    for each in file.rules:
        check_clause(name, each)
    start = read_start(name, found)
    try:
        play = tuple([read_answer_line(line, start) for line in file.play])
        observer = start.seat(file.observer) if file.observer else None
    except ValueError as problem:
        raise bad_scenario(name, str(problem)) from problem
    return Scenario(name, file.rules, start, play, file.expect, observer)


def check_clause(file: str, clause_id: str) -> None:
    """Raise BadScenario if no rulebook has this clause."""
    try:
        clause(clause_id)
    except KeyError:
        raise bad_scenario(file, f"no rulebook has a clause {clause_id!r}") from None


@cache
def _files() -> Mapping[str, Traversable]:
    """Find the files of all scenarios by their names. Folders only keep order among them."""
    found: dict[str, Traversable] = {}
    folders = [files(__package__).joinpath("data")]
    for folder in folders:
        for each in folder.iterdir():
            name = each.name.removesuffix(".toml")
            if each.is_dir():
                folders.append(each)
            elif name in found:
                raise bad_scenario(name, "there are two scenarios of this name")
            elif name != each.name:
                found[name] = each
    return found


def names() -> tuple[str, ...]:
    """Return the names of all scenarios in the package."""
    return tuple(sorted(_files()))


@cache
def load(name: str) -> Scenario:
    """Load a scenario of the package. Raise BadScenario if there is none, or if it is wrong."""
    if name not in names():
        raise bad_scenario(name, "there is no such scenario")
    return read_scenario(name, _files()[name].read_text("utf-8"))


def showing(clause_id: str) -> tuple[Scenario, ...]:
    """Return the scenarios that show a clause."""
    return _by_clause().get(clause_id, ())


@cache
def _by_clause() -> Mapping[str, tuple[Scenario, ...]]:
    found: dict[str, tuple[Scenario, ...]] = {}
    for scenario in map(load, names()):
        for each in scenario.rules:
            found[each] = (*found.get(each, ()), scenario)
    return found
