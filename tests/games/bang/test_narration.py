"""The narrators of BANG!: each kind of event is told by one narrator, near its rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games.bang.base.test_events import ACTIONS as BASE_ACTIONS
from games.bang.gold_rush.test_events import ACTIONS as GOLD_RUSH_ACTIONS
from games.bang.legends.test_events import ACTIONS as LEGENDS_ACTIONS
from games.bang.train_robbery.test_events import ACTIONS as TRAIN_ROBBERY_ACTIONS
from locales.fluent_files import variables_of
from tables.bang import rush, who
from whistlestop.engine.event import Event
from whistlestop.engine.narration import Arg, Text
from whistlestop.games import bang
from whistlestop.games.bang.base.narration import NARRATOR as BASE
from whistlestop.games.bang.expansions import EXPANSIONS
from whistlestop.games.bang.game import GAME
from whistlestop.games.bang.gold_rush.narration import NARRATOR as GOLD_RUSH
from whistlestop.games.bang.legends.narration import NARRATOR as LEGENDS
from whistlestop.games.bang.narration import Narrator
from whistlestop.games.bang.train_robbery.narration import NARRATOR as TRAIN_ROBBERY

SOURCE = Path(bang.__file__).parent
NARRATORS = [each.narrator for each in EXPANSIONS if each.narrator is not None]
FOLDERS = {
    "verbs": BASE,
    "base": BASE,
    "gold_rush": GOLD_RUSH,
    "train_robbery": TRAIN_ROBBERY,
    "legends": LEGENDS,
}
# Events that an expansion shares with the base game or with another expansion. The base game tells
# them.
SHARED = {"no-effect", "used-as"}


def emitted(folder: str) -> set[str]:
    """Return the kinds of events that the rules in this folder emit."""
    rules = "".join(path.read_text("utf-8") for path in sorted((SOURCE / folder).glob("*.py")))
    calls = re.findall(r'emit(?:_secret)?\(\s*("[a-z-]+"(?: if \w+ else "[a-z-]+")?)', rules)
    return {kind for call in calls for kind in re.findall(r'"([a-z-]+)"', call)}


def test_no_two_narrators_tell_the_same_kind_of_event() -> None:
    kinds = [kind for narrator in NARRATORS for kind in narrator.events]
    assert len(set(kinds)) == len(kinds)


@pytest.mark.parametrize(("folder", "narrator"), FOLDERS.items())
def test_every_event_is_told_by_the_narrator_of_its_folder(folder: str, narrator: Narrator) -> None:
    assert emitted(folder) - set(narrator.events) <= SHARED


def test_nothing_is_told_that_never_happens() -> None:
    kinds = {kind for narrator in NARRATORS for kind in narrator.events}
    assert kinds == set().union(*(emitted(folder) for folder in FOLDERS))


# The arguments of a text


def texts_in(arg: Arg) -> Iterator[Text]:
    """Find a text and the texts inside it."""
    if isinstance(arg, Text):
        yield arg
        for _, inner in arg.args:
            yield from texts_in(inner)
    elif isinstance(arg, tuple):
        for each in arg:
            yield from texts_in(each)


@pytest.mark.parametrize(
    "actions", [BASE_ACTIONS, GOLD_RUSH_ACTIONS, TRAIN_ROBBERY_ACTIONS, LEGENDS_ACTIONS]
)
def test_the_arguments_of_a_sentence_are_exactly_the_variables_of_its_text(
    actions: dict[str, Any],
) -> None:
    for play, _ in actions.values():
        t = play()
        for event in t.match.events:
            for seat in (None, 0, 1):
                narration = GAME.narrate(event.seen_by(seat), t.view())
                for said in texts_in(() if narration is None else narration.texts):
                    assert {name for name, _ in said.args} == variables_of("en", said.id).variables


MISSING = "-"
UNNEEDED: list[tuple[str, dict[str, Any], dict[str, str]]] = [
    ("dealt", {"sheriff": 0, "roles": ("sheriff", None)}, {"roles": ""}),
    ("dealt", {"sheriff": None, "roles": ("deputy", "outlaw", "renegade")}, {"player": ""}),
    ("out", {"seat": 1, "role": None, "by": None}, {"role": "", "target": MISSING}),
    ("drew", {"seat": 1, "count": 2, "why": "phase"}, {"source": ""}),
    (
        "played",
        {"seat": 1, "card": "saloon-5H", "at": None, "on": None, "like": "saloon"},
        {"target": MISSING, "on": "", "like": ""},
    ),
    ("discarded", {"seat": 1, "card": "beer-6H", "why": "excess"}, {"source": ""}),
    ("took", {"seat": 1, "victim": 0, "place": "hand", "why": "panic"}, {"card": MISSING}),
    ("gave", {"seat": 1, "target": 0, "why": "mail-car"}, {"card": MISSING}),
    ("shot", {"by": 1, "at": 0, "card": None, "need": 1}, {"source": ""}),
    ("used-as", {"seat": 1, "card": "bottle-1", "like": "beer", "at": None}, {"target": MISSING}),
    ("gained-nuggets", {"seat": 1, "count": 1, "total": 3, "why": "bang"}, {"source": ""}),
    ("paid-nuggets", {"seat": 1, "count": 1, "total": 3, "why": "scrap"}, {"source": ""}),
    ("lost-equipment", {"seat": 1, "card": "boots", "by": None}, {"target": MISSING}),
    ("bought", {"seat": 1, "card": "boots", "price": 3, "at": None}, {"target": MISSING}),
]


@pytest.mark.parametrize(("kind", "payload", "args"), UNNEEDED)
def test_an_argument_that_a_sentence_does_not_need_is_empty_or_a_dash(
    kind: str, payload: dict[str, Any], args: dict[str, str]
) -> None:
    view = rush(A=who(character="rose-doolan"), B="", C="", D="").view()
    narration = GAME.narrate(Event(kind, payload), view)
    assert narration is not None
    said = dict(narration.texts[-1].args)
    assert {name: said[name] for name in args} == args
