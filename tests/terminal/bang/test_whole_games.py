"""Whole games of BANG!, with every mix of expansions: drawings, logs and menus."""

from __future__ import annotations

from itertools import cycle, product
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tables.every_game import Mix, mixes, step
from terminal.bang.bang_tables import numbers, screen, widest
from terminal.scripted_console import ScriptedConsole
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.event import Event
from whistlestop.engine.game_option import OptionValue
from whistlestop.engine.match import Match
from whistlestop.games.bang.game import GAME
from whistlestop.games.bang.view import TableView
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.terminal.bang.menu_lines import ignoring_copies
from whistlestop.terminal.console import Quit
from whistlestop.terminal.layout import WIDTH
from whistlestop.terminal.local_match import LocalMatch
from whistlestop.terminal.seat_names import seat_names

pytestmark = pytest.mark.slow

MIXES = list(mixes(GAME))


def playthrough(mix: Mix, seed: int, viewer: int | None) -> list[tuple[Event, TableView]]:
    """Return the events and views of a random game, as one seat sees them."""
    match, rng = mix.match(seed), Random(seed)
    seen = [(event.seen_by(viewer), match.view(viewer)) for event in match.events]
    match.watch(lambda event: seen.append((event.seen_by(viewer), match.view(viewer))))
    while match.outcome is None:
        step(match, rng)
    return seen


games = given(st.sampled_from(MIXES), st.integers(0, 2**20), st.sampled_from([None, 0, 1]))
few = settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))


@few
@games
def test_no_line_of_a_drawing_or_a_sketch_is_longer_than_80(
    mix: Mix, seed: int, viewer: int | None
) -> None:
    seen = playthrough(mix, seed, viewer)
    for (_, view), language in zip(seen[::3], cycle(LANGUAGES), strict=False):
        assert widest(screen(language).draw(view).plain) <= WIDTH
        assert widest(screen(language).sketch(view).plain) <= WIDTH


@few
@games
def test_every_event_is_told_in_every_language_or_in_none(
    mix: Mix, seed: int, viewer: int | None
) -> None:
    for event, view in playthrough(mix, seed, viewer):
        told = [screen(language).tell(GAME.narrate(event, view)) for language in LANGUAGES]
        assert (None in told) == (told == [None] * 3)


SILENT = {
    *("discarded", "played", "shot", "checked", "drew", "flipped", "returned"),
    *("paid-nuggets", "got-equipment"),
}


@few
@games
def test_only_events_with_a_text_elsewhere_have_no_sentence(
    mix: Mix, seed: int, viewer: int | None
) -> None:
    for event, view in playthrough(mix, seed, viewer):
        assert event.kind in SILENT or screen().tell(GAME.narrate(event, view))


def every_ask(mix: Mix, seed: int) -> list[tuple[Ask, TableView]]:
    """Return every question of a random game, with the view of the seat that is asked."""
    match, rng, found = mix.match(seed, snapshots=False), Random(seed), []
    while match.outcome is None:
        found += [(ask, match.view(ask.seat)) for ask in match.asks]
        step(match, rng)
    return found


def all_ways(ask: Ask, view: TableView, language: str) -> list[Answer]:
    """Return the answers that can be given by typing numbers, in every way."""
    found: list[Answer] = []
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        typed = waiting.pop()
        console = ScriptedConsole(*typed)
        try:
            found.append(screen(language).answer(ask, view, console))
        except Quit:
            waiting += [(*typed, each) for each in numbers(console.text)]
    return found


@few
@given(st.sampled_from(MIXES), st.integers(0, 2**20))
def test_every_answer_can_be_given_by_numbers_in_exactly_one_way(mix: Mix, seed: int) -> None:
    asks = every_ask(mix, seed)
    for (ask, view), language in zip(asks[::3], cycle(LANGUAGES), strict=False):
        given = [str(ignoring_copies(answer)) for answer in all_ways(ask, view, language)]
        assert sorted(given) == sorted({str(ignoring_copies(answer)) for answer in ask.answers})


@few
@given(st.sampled_from(MIXES), st.integers(0, 2**20))
def test_no_two_lines_of_a_menu_say_the_same(mix: Mix, seed: int) -> None:
    for (ask, view), language in zip(every_ask(mix, seed), cycle(LANGUAGES), strict=False):
        console = ScriptedConsole()
        with pytest.raises(Quit):
            screen(language).answer(ask, view, console)
        said = [each for each in numbers(console.text).values() if "9♠" not in each]
        assert len(set(said)) == len(said)  # two Stagecoaches have even the same sign


EVERYTHING = "gold-rush shadow-gunslingers train-robbery legends"
TABLES = [
    *product((2, 4, 7), ("",)),
    *product((3, 8), ("train-robbery",)),
    *product((2, 5), ("gold-rush shadow-gunslingers train-robbery", "legends")),
    *product(range(2, 9), (EVERYTHING,)),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "expansions"), TABLES)
def test_a_whole_game_is_played_by_typing_numbers(
    seats: int, expansions: str, language: str
) -> None:
    options: dict[str, OptionValue] = dict.fromkeys(expansions.split(), True)
    match, luck = Match(GAME, seats, options, 5, seat_names(seats, 1, "easy")), Random(5)
    console = ScriptedConsole()

    def type_any(_prompt: str) -> None:
        console.words = [luck.choice(["?", "", *numbers(console.text)])]

    console.before = type_any
    local_match = LocalMatch(match, Texts(language), console, pause=0)
    local_match.play()
    table = local_match.screen.draw(match.view(0)).plain
    texts = Texts(language)
    after = console.text.partition(f"{table}\n\n{texts.say('terminal-seed', seed='5')}\n")[2]
    # At the end everybody reads what each player was and did.
    told = " ".join(after.split())
    assert told.startswith(texts.say("web-end-deeds"))
    for each in match.summary().seats:
        assert each.role is None or f": {texts.say(each.role.id)}" in told
    assert f"{texts.say('bang-deed-played')}: " in told
