"""The narrators of BANG!: each kind of event is told by one narrator, near its rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from whistlestop.games import bang
from whistlestop.games.bang.base.narration import NARRATOR as BASE
from whistlestop.games.bang.expansions import EXPANSIONS
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
