"""The bot's beliefs about the roles of others, and the events that they come from."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations
from math import exp
from random import Random
from typing import Any

import pytest

from tables.bang_bot import fresh_belief
from whistlestop import games
from whistlestop.bots.arena import play_out
from whistlestop.bots.bang.belief import SPITE, Belief
from whistlestop.bots.bang.bot import BangBot
from whistlestop.bots.bot import MatchAsSeen
from whistlestop.bots.random import RandomBot
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.games.bang.roles import DEALT, DEPUTY, OUTLAW, RENEGADE, SHERIFF


def played(by: int, like: str, at: int | None = None, on: str | None = None) -> Event:
    card = f"{like}-2C"
    return Event("played", {"seat": by, "card": card, "at": at, "on": on, "like": like})


def out(seat: int, role: str) -> Event:
    return Event("out", {"seat": seat, "role": role, "by": None})


def belief(*events: Event, seat: int = 0, seats: int = 5, role: str = SHERIFF) -> Belief:
    """Return what this seat believes after these events; the Sheriff sits in seat 0."""
    found = fresh_belief(seat, seats, {0: SHERIFF, seat: role})
    found.read(events)
    return found


# Before any event


def test_at_first_every_deal_is_as_likely_as_another() -> None:
    assert belief().shares(1) == pytest.approx({OUTLAW: 0.5, RENEGADE: 0.25, DEPUTY: 0.25})


def test_the_bots_own_role_is_not_counted_among_the_others() -> None:
    seen = belief(seat=2, role=OUTLAW)
    assert seen.shares(1) == pytest.approx({OUTLAW: 1 / 3, RENEGADE: 1 / 3, DEPUTY: 1 / 3})


def test_a_role_that_is_shown_is_certain() -> None:
    seen = belief(seat=2, role=OUTLAW)
    assert (seen.shares(0), seen.shares(2)) == ({SHERIFF: 1.0}, {OUTLAW: 1.0})


# At any time


def some_events(seed: int, seats: int) -> list[Event]:
    """Return random acts of random players against each other, and one death."""
    rng = Random(seed)
    kinds = ("bang", "duel", "panic", "gatling")
    events = []
    for _ in range(30):
        by, at = rng.sample(range(seats), 2)
        kind = rng.choice(kinds)
        events.append(played(by, kind, None if kind == "gatling" else at))
    return [*events, out(1, OUTLAW)]


def by_hand(seen: Belief, acts: list[tuple[int, int]], seats: int) -> dict[str, float]:
    """Compute the shares of seat 1 from each deal. Each act is a BANG! of another pair of seats,
    and seat 0 sees it.
    """
    odds: Counter[str] = Counter()
    for deal in set(permutations(sorted(DEALT[seats])[:-1])):
        roles = (SHERIFF, *deal)
        if all(roles[seat] == role for seat, role in seen.known.items()):
            said = [SPITE[roles[by]][roles[at]] for by, at in acts]
            odds[deal[0]] += exp(sum(said))  # type: ignore[assignment]
    return {role: share / odds.total() for role, share in odds.items()}


@pytest.mark.parametrize("seats", range(4, 8))
@pytest.mark.parametrize("dead", [None, 1, 3])
def test_a_deal_is_as_likely_as_all_acts_together_make_it(seats: int, dead: int | None) -> None:
    pairs = [(by, at) for by in range(1, seats) for at in range(seats) if by != at]
    acts = Random(seats).sample(pairs, 6)
    events = [played(by, "bang", at) for by, at in acts]
    if dead is not None:
        events.append(out(dead, OUTLAW))
    seen = belief(*events, seats=seats)
    assert seen.shares(1) == pytest.approx(by_hand(seen, acts, seats))


@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("seed", range(5))
def test_the_roles_that_everybody_may_have_add_up_to_those_that_were_dealt(
    seats: int, seed: int
) -> None:
    seen = belief(*some_events(seed, seats), seats=seats)
    sums: Counter[str] = Counter()
    for seat in range(seats):
        assert sum(seen.shares(seat).values()) == pytest.approx(1)
        sums.update(seen.shares(seat))
    assert sums == pytest.approx(Counter(DEALT[seats]))


def test_reading_in_pieces_is_reading_at_once() -> None:
    events = some_events(1, 7)
    piecemeal = belief(seats=7)
    for event in events:
        piecemeal.read([event])
        piecemeal.shares(3)
    at_once = belief(*events, seats=7)
    assert [piecemeal.shares(seat) for seat in range(7)] == [
        at_once.shares(seat) for seat in range(7)
    ]


# Conclusions from acts


def likeliest(seen: Belief, seat: int) -> str:
    shares = seen.shares(seat)
    return max(shares, key=lambda role: shares[role])


@pytest.mark.parametrize("like", ["bang", "duel", "panic", "cat-balou"])
def test_an_attack_on_the_sheriff_makes_an_outlaw_likelier_than_a_deputy(like: str) -> None:
    before, after = belief().shares(2), belief(played(2, like, 0)).shares(2)
    assert after[OUTLAW] > before[OUTLAW]
    assert after[DEPUTY] < before[DEPUTY] / 2


def test_jailing_a_player_is_read_as_an_act_against_that_player() -> None:
    jailed = Event("equipped", {"seat": 3, "card": "jail-4H", "by": 2})
    seen = belief(played(3, "bang", 0), jailed)
    assert seen.shares(2)[OUTLAW] < belief(played(3, "bang", 0)).shares(2)[OUTLAW]


def test_equipping_oneself_changes_no_belief() -> None:
    armed = Event("equipped", {"seat": 2, "card": "volcanic-10S", "by": 2})
    assert belief(armed).shares(2) == belief().shares(2)


@pytest.mark.parametrize("like", ["gatling", "indians"])
def test_shooting_all_around_says_little(like: str) -> None:
    before, after = belief().shares(2), belief(played(2, like)).shares(2)
    assert all(abs(after[role] - before[role]) < 0.12 for role in before)


def test_freeing_the_sheriff_of_a_dynamite_makes_a_deputy_likeliest() -> None:
    seen = belief(played(2, "cat-balou", 0, on="dynamite-2H"))
    assert likeliest(seen, 2) == DEPUTY


def test_the_enemy_of_an_outlaw_is_rather_no_outlaw() -> None:
    seen = belief(played(3, "bang", 0), played(3, "bang", 0), played(2, "bang", 3))
    assert likeliest(seen, 3) == OUTLAW
    assert seen.shares(2)[OUTLAW] < 1 / 3


def test_attacks_on_both_sides_make_a_renegade_likelier() -> None:
    events = [played(1, "bang", 0), played(1, "bang", 0), played(2, "bang", 0)]
    both = [played(2, "bang", 1), played(2, "bang", 1), played(3, "bang", 1)]
    seen = belief(*events, *both)
    assert seen.shares(2)[RENEGADE] > 0.35


def test_a_repeated_act_tells_less_than_the_first_one() -> None:
    shares = [belief(*[played(2, "bang", 0)] * times).shares(2)[OUTLAW] for times in range(4)]
    gains = [after - before for before, after in pairwise(shares)]
    assert gains == sorted(gains, reverse=True)
    assert min(gains) > 0


def test_acts_of_the_sheriff_change_no_belief_about_others() -> None:
    assert belief(played(0, "bang", 2), seat=1, role=DEPUTY).shares(2) == belief(
        seat=1, role=DEPUTY
    ).shares(2)


def test_own_acts_change_no_belief_about_others() -> None:
    assert belief(played(1, "bang", 2), seat=1, role=OUTLAW).shares(2) == belief(
        seat=1, role=OUTLAW
    ).shares(2)


def test_a_shown_role_is_certain_and_gone_from_the_others() -> None:
    seen = belief(out(1, OUTLAW), out(2, OUTLAW))
    assert seen.shares(1) == {OUTLAW: 1.0}
    assert seen.shares(3) == pytest.approx({RENEGADE: 0.5, DEPUTY: 0.5})


def test_a_shown_role_sheds_light_on_the_enemies_of_the_dead() -> None:
    seen = belief(played(2, "bang", 1), out(1, DEPUTY))
    assert seen.shares(2)[OUTLAW] > belief(out(1, DEPUTY)).shares(2)[OUTLAW]


def test_no_role_is_certain_until_it_is_shown() -> None:
    seen = belief(*[played(2, "bang", 0)] * 50)
    assert 0 < seen.shares(2)[DEPUTY] < 0.01


# Thoughts, for a screen


def finished(seats: int, seed: int) -> tuple[Match, list[BangBot], list[Any]]:
    """Play a match to its end; return it, its bots, and their thoughts before the last choice."""
    match = Match(games.find("bang"), seats, {}, seed)
    bots = [BangBot(Random(seat)) for seat in range(seats)]
    last: list[Any] = []
    while match.outcome is None:
        last = [bot.thoughts(MatchAsSeen(match, seat)) for seat, bot in enumerate(bots)]
        ask = match.asks[0]
        match.choose(ask.seat, bots[ask.seat].choose(ask, MatchAsSeen(match, ask.seat)))
    return match, bots, last


def test_thoughts_are_those_from_before_the_end_revealed_the_roles() -> None:
    """Deaths count, the last event does not: the roles of living players may still be in doubt."""
    doubts = 0
    for seed in range(6):
        match, bots, _ = finished(6, seed)
        roles = match.events[-1].payload["roles"]
        for seat, bot in enumerate(bots):
            seen = fresh_belief(seat, 6, {roles.index(SHERIFF): SHERIFF, seat: roles[seat]})
            seen.read(event for event in match.seen(seat) if event.kind != "over")
            thoughts = bot.thoughts(MatchAsSeen(match, seat))
            assert thoughts is not None
            for other, shares in thoughts["seats"].items():
                assert shares == pytest.approx(seen.shares(other), abs=0.001)
                doubts += len(shares) > 1
    assert doubts > 0


@pytest.mark.parametrize("seats", [4, 5, 7, 8])
def test_thoughts_can_be_computed_again_after_the_match(seats: int) -> None:
    match, bots, _ = finished(seats, 3)
    for seat, bot in enumerate(bots):
        as_seen = MatchAsSeen(match, seat)
        assert BangBot(Random(1)).thoughts(as_seen) == bot.thoughts(as_seen)


def test_thoughts_are_of_every_other_seat_and_its_roles() -> None:
    match = Match(games.find("bang"), 5, {}, 1)
    thoughts = BangBot(Random(1)).thoughts(MatchAsSeen(match, 2))
    assert thoughts is not None
    assert thoughts["kind"] == "roles"
    assert list(thoughts["seats"]) == [0, 1, 3, 4]
    assert all(
        sum(each.values()) == pytest.approx(1, abs=0.01) for each in thoughts["seats"].values()
    )


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_without_hidden_roles_has_no_thoughts(seats: int) -> None:
    match = Match(games.find("bang"), seats, {}, 1)
    assert BangBot(Random(1)).thoughts(MatchAsSeen(match, 0)) is None


def test_other_bots_keep_their_thoughts_to_themselves() -> None:
    match = Match(games.find("bang"), 5, {}, 1)
    assert RandomBot(Random(1)).thoughts(MatchAsSeen(match, 0)) is None


def test_hidden_facts_do_not_change_the_thoughts_of_a_bot() -> None:
    match = Match(games.find("bang"), 7, {}, 4)
    play_out(match, [BangBot(Random(seat)) for seat in range(7)], most=60)
    for seat in range(7):
        imagined = match.resample(seat, Random(seat))
        assert BangBot(Random(1)).thoughts(MatchAsSeen(match, seat)) == BangBot(Random(1)).thoughts(
            MatchAsSeen(imagined, seat)
        )


def test_at_the_end_the_bot_believes_more_truth_than_chance_would() -> None:
    """The bot gives the hidden roles of living players a higher probability than chance would."""
    given, chance = 0.0, 0.0
    for seed in range(12):
        match, bots, last = finished(7, seed)
        roles = match.events[-1].payload["roles"]
        for seat in range(len(bots)):
            shares = {
                at: each for at, each in last[seat]["seats"].items() if max(each.values()) < 1
            }
            left = Counter(roles[at] for at in shares)
            given += sum(each.get(roles[at], 0.0) for at, each in shares.items())
            chance += sum(left[roles[at]] / len(shares) for at in shares)
    assert given > 1.1 * chance
