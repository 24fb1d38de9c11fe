"""Cards that are never revealed stay unknown: two worlds that differ only in them look the same."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tables.every_game import Mix, course_of, mixes, play_on
from whistlestop.engine.ask import Answer
from whistlestop.engine.match import Match
from whistlestop.games.colt_super_express.game import GAME


def shown_of_each_scheme(match: Match) -> list[dict[int, int]]:
    """Count, for every round, the cards of each seat's scheme that were ever face up."""
    rounds: list[dict[int, int]] = []
    top: dict[int, int] = {}
    for event in match.events:
        seat: int = event.payload.get("seat", -1)
        if event.kind == "round":
            rounds.append({})
            top = {}
        elif event.kind == "revealed":
            top[seat] = top.get(seat, 0) + 1
            rounds[-1][seat] = max(rounds[-1].get(seat, 0), top[seat])
        elif event.kind == "travelled":
            top[seat] = 0
    return rounds


def twin_choices(match: Match, eyes: int, rng: Random) -> list[tuple[int, Answer]]:
    """Return the same choices, but with other cards where the seat `eyes` never saw them."""
    hand = match.view(None).hand
    rounds = shown_of_each_scheme(match)
    schemes: dict[int, int] = {}
    twin = []
    for seat, answer, _ in match.choices:
        if answer.verb == "scheme" and seat != eyes:
            number = schemes.get(seat, 0)
            shown = answer.cards[: rounds[number].get(seat, 0)]
            rest = [card for card in hand if card not in shown]
            rng.shuffle(rest)
            twin.append((seat, Answer("scheme", (*shown, *rest[: 3 - len(shown)]))))
        else:
            twin.append((seat, answer))
        if answer.verb == "scheme":
            schemes[seat] = schemes.get(seat, 0) + 1
    return twin


@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    mix=st.sampled_from(list(mixes(GAME))),
    seed=st.integers(0, 2**20),
    eyes=st.integers(0, 2),
)
def test_cards_never_revealed_change_nothing_that_a_seat_is_sent(
    mix: Mix, seed: int, eyes: int
) -> None:
    match = mix.match(seed)
    play_on(match, Random(seed))
    choices = [(seat, answer) for seat, answer, _ in match.choices]
    twins = twin_choices(match, eyes, Random(seed + 1))
    assert course_of(mix.match(seed), choices, eyes) == course_of(mix.match(seed), twins, eyes)


def test_twin_schemes_often_change_the_match() -> None:
    different = 0
    for seed in range(40):
        options: dict[str, Any] = {"horse": True, "time-car": True}
        match = Match(GAME, 5, options, seed)
        play_on(match, Random(seed))
        choices = [(seat, answer) for seat, answer, _ in match.choices]
        different += twin_choices(match, 0, Random(seed)) != choices
    assert different > 20
