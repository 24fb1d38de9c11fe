"""The replay of a record, step by step."""

from __future__ import annotations

import re
from random import Random

import pytest

from tables.every_game import play_on
from terminal.scripted_console import ScriptedConsole
from whistlestop import games
from whistlestop.engine.match import Match
from whistlestop.games.colt_super_express.game import GAME
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.terminal.replay import NoSuchSeat, Replay
from whistlestop.terminal.seat_names import seat_names

EXPANSIONS = {"reflex": True, "horse": True, "time-car": True}
EYES = [None, 0, 3]


def played(bandits: str = "choose", seed: int = 1) -> Match:
    names = seat_names(4, 1, "easy")
    match = Match(GAME, 4, {**EXPANSIONS, "bandits": bandits}, seed, names)
    play_on(match, Random(seed))
    return match


def replay(match: Match, seat: int | None = None, language: str = "en") -> Replay:
    return Replay(match.record(), seat, Texts(language))


def sentences(film: Replay) -> list[str]:
    return [sentence for step in film.steps for sentence in step.sentences]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bandits", ["choose", "dealt"])
@pytest.mark.parametrize("seat", EYES)
def test_the_steps_tell_every_event(seat: int | None, bandits: str, language: str) -> None:
    match = played(bandits)
    film = replay(match, seat, language)
    view = match.view(None)
    told = [film.screen.tell(GAME.narrate(event, view)) for event in match.seen(seat)]
    assert sentences(film) == [each for each in told if each is not None]


def test_a_step_begins_at_every_round_card_and_loss_of_a_car() -> None:
    match = played()
    opening = ("round", "revealed", "uncoupled", "ended")
    assert len(replay(match).steps) == 1 + sum(event.kind in opening for event in match.events)


@pytest.mark.parametrize("seat", EYES)
def test_a_step_shows_the_table_as_it_was_then_and_the_last_one_as_it_is(seat: int | None) -> None:
    match = played()
    views = [step.view for step in replay(match, seat).steps]
    last = match.view(seat)
    assert ([view.round for view in views], views[-1].train, views[-1].winner) == (
        sorted(view.round for view in views),
        last.train,
        last.winner,
    )


def bang() -> Match:
    match = Match(games.find("bang"), 4, {}, 3, seat_names(4, 1, "easy"))
    play_on(match, Random(3))
    return match


@pytest.mark.parametrize("seat", EYES)
def test_the_first_step_shows_the_table_before_the_first_turn(seat: int | None) -> None:
    """The first player has drawn cards before anybody is asked, but not before the first turn."""
    film = replay(bang(), seat)
    first, second = film.steps[0].view, film.steps[1].view
    assert ("starts their turn" in film.steps[1].sentences[0], first.turn, second.turn) == (
        True,
        None,
        Match(games.find("bang"), 4, {}, 3).view(None).turn,
    )
    assert [player.hand for player in first.players] == [player.life for player in first.players]


def test_a_table_that_was_only_set_up_is_the_first_thing_of_a_replay() -> None:
    """Train Heist begins its first turn at once."""
    match = Match(games.find("train-heist"), 2, {}, 3, seat_names(2, 1, "easy"))
    film = replay(match)
    turns = [step.view.turn for step in film.steps]
    assert (turns[0], turns[-1] is not None, match.view(None).turn) == (None, True, turns[-1])


def test_a_shot_that_has_hit_is_over() -> None:
    film = replay(bang())
    ends = [step for step in film.steps if "costs" in step.sentences[-1]]
    assert ends
    assert [each for each in ends if "is shot at" in film.screen.draw(each.view).plain] == []


def schemers(film: Replay) -> set[str]:
    return set(re.findall(r"^(\w+) lays", "\n".join(sentences(film)), re.MULTILINE))


def test_a_seat_sees_its_own_schemes_and_a_spectator_none() -> None:
    match = played()
    names = [bandit.name.title() for bandit in match.view(None).bandits]
    assert [schemers(replay(match, seat)) for seat in (None, 0, 1, 2, 3)] == [
        set(),
        *({name} for name in names),
    ]


def test_a_seat_sees_the_value_of_its_own_treasures_only() -> None:
    match = played(seed=4)
    owners = {event.payload["seat"] for event in match.events if event.kind == "treasure"}
    told = [any("worth $" in line for line in sentences(replay(match, seat))) for seat in range(4)]
    assert (told, len(owners) > 1) == ([seat in owners for seat in range(4)], True)


def browsed(*words: str) -> list[int]:
    """Return the numbers of the steps that were shown."""
    console = ScriptedConsole(*words)
    replay(played()).browse(console)
    return [int(number) for number in re.findall(r"--- Step (\d+) of", console.text)]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        pytest.param([""] * 3, [1, 2, 3, 4], id="Enter goes forward"),
        pytest.param(["n"], [1, 2], id="n goes forward"),
        pytest.param(["", "", "b", ""], [1, 2, 3, 2, 3], id="b goes back"),
        pytest.param(["b"], [1, 1], id="no farther back than the start"),
        pytest.param(["9", "", "2", "b"], [1, 9, 10, 2, 1], id="a number jumps"),
        pytest.param(["0", "999", "-1", "x", "²", ""], [1, 2], id="what is no step is refused"),
    ],
)
def test_browsing_shows_the_chosen_steps(typed: list[str], shown: list[int]) -> None:
    assert browsed(*typed) == shown


def test_after_the_last_step_nothing_is_shown_again() -> None:
    film = replay(played())
    console = ScriptedConsole(str(len(film.steps)), "", "", "b")
    film.browse(console)
    said = [line for line in console.text.splitlines() if "Step" in line or "whole" in line]
    last = len(film.steps)
    assert said == [
        f"--- Step 1 of {last} ---",
        f"--- Step {last} of {last} ---",
        "That was the whole match.",
        "That was the whole match.",
        f"--- Step {last - 1} of {last} ---",
    ]


def test_a_jump_to_a_number_of_thousands_of_digits_is_refused() -> None:
    assert browsed("1" * 5000) == [1]


def test_all_steps_are_shown_in_one_go() -> None:
    film, console = replay(played()), ScriptedConsole()
    film.show_all(console)
    shown = [int(number) for number in re.findall(r"--- Step (\d+) of", console.text)]
    assert shown == list(range(1, len(film.steps) + 1))


@pytest.mark.parametrize("seat", [None, 0])
def test_the_record_of_a_match_that_was_left_at_once_shows_the_bare_table(
    seat: int | None,
) -> None:
    match = Match(GAME, 3, seed=1)
    (step,) = replay(match, seat).steps
    assert (step.view, step.sentences) == (match.view(seat), [])


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(NoSuchSeat, match="there are 0 to 3"):
        replay(played(), seat)


@pytest.mark.parametrize("language", ["it", "pt"])
def test_people_and_bots_are_called_in_the_language_of_the_reader(language: str) -> None:
    assert ("player" in replay(played(), None, language).steps[0].sentences[0]) is False
