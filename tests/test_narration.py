"""The narration of the golden games: every event has words in every language, or needs none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tables.golden import golden_games
from tables.narrated import in_words
from whistlestop import games
from whistlestop.engine.event import Event
from whistlestop.engine.game import Game
from whistlestop.engine.match import Match
from whistlestop.engine.narration import Narration, PlayerName, Text, text
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.locales.narration import say_narration
from whistlestop.wire.narration import from_wire, to_wire

PLAYERS = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
# Kinds of events that are sometimes not told: another sentence tells them, or nobody saw anything.
QUIET = {
    "bang": {
        *("checked", "discarded", "drew", "flipped", "got-equipment", "paid-nuggets", "played"),
        *("returned", "shot"),
    },
    "colt-super-express": {"schemed"},
    "train-heist": {"rolled"},
}


@pytest.mark.parametrize(
    ("path", "game"),
    [pytest.param(*each[:2], id=f"{each[1].name}-{each[0].stem}") for each in golden_games()],
)
def test_every_event_of_a_golden_game_has_words_or_needs_none(path: Path, game: Game[Any]) -> None:
    whole = path.read_text("utf-8")
    record = whole[: whole.index("\n\n", whole.index("\n\n") + 2) + 1]
    told: list[tuple[str, Narration | None]] = []

    def tell(match: Match, event: Event) -> None:
        seen = event.seen_by(event.to[0] if len(told) % 2 and event.to else None)
        told.append((event.kind, game.narrate(seen, match.view(None))))

    Match.replay(record, games.find, tell)
    for number, (kind, narration) in enumerate(told):
        if narration is None:
            assert kind in QUIET[game.name]
        else:
            texts = Texts(LANGUAGES[number % len(LANGUAGES)])
            assert say_narration(texts, narration, PLAYERS)
            assert say_narration(texts, narration, PLAYERS, spoken=True)
            assert from_wire(to_wire(narration)) == narration


# The words of a narration


def test_sentences_names_and_lists_are_put_together() -> None:
    bandits = (text("colt-bandit-doc"), PlayerName(1), "Eve")
    sentences = (
        text("colt-event-picked", bandit=bandits, player=PlayerName(0)),
        text("colt-event-round", number=2),
    )
    assert in_words(Narration(sentences)) == "Ann plays Doc, Bo, Eve. Round 2"


def test_only_a_text_with_a_spoken_form_is_spoken_otherwise() -> None:
    sign = text("bang-sign-short", rank="Q", suit="H")
    shown = Narration((text("bang-event-showed", player=PlayerName(1), card=sign),))
    assert in_words(shown) == "Bo shows Q♥."
    assert in_words(shown, spoken=True) == "Bo shows queen of hearts."
    assert in_words(Narration((text("bang-card-beer.short"),)), spoken=True) == in_words(
        Narration((text("bang-card-beer.short"),))
    )


@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize(
    "strange",
    [
        text("colt-event-from-the-future", seat=1),
        text("colt-event-first-player"),
        text("colt-event-first-player", bandit=PlayerName(9)),
        text("colt-bandit-doc.shadow"),
    ],
    ids=str,
)
def test_a_text_of_a_newer_server_is_refused(strange: Text, spoken: bool) -> None:
    with pytest.raises((LookupError, ValueError)):
        in_words(Narration((strange,)), spoken=spoken)
