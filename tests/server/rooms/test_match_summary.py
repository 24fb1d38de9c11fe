"""The summary of a finished match on the server: sentences and beliefs at its moments."""

from __future__ import annotations

from random import Random

import pytest

from whistlestop import games
from whistlestop.bots.bot import MatchAsSeen
from whistlestop.bots.roster import hire
from whistlestop.engine.match import Match
from whistlestop.server.rooms.match_summary import MOST_BELIEF_STEPS, summarise
from whistlestop.server.rooms.narrated_events import NarratedEvents
from whistlestop.wire.from_server import End, Fairness
from whistlestop.wire.http_bodies import MatchCard

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def match() -> Match:
    match = Match(games.find("bang"), 5, {}, 8, ("Ann", *["bot normal"] * 4))
    bots = [hire("normal", "bang", Random(seat)) for seat in range(5)]
    while match.outcome is None:
        for ask in match.asks:
            match.choose(ask.seat, bots[ask.seat].choose(ask, MatchAsSeen(match, ask.seat)))
    return match


def card(match: Match) -> MatchCard:
    outcome = match.outcome
    assert outcome is not None
    return MatchCard(
        key="k" * 22,
        game="bang",
        options={},
        names=match.names,
        started=0,
        ended=1,
        end=End(winners=outcome.winners, why=outcome.why),
        fair=Fairness(hash="", seed="8", nonce=""),
    )


def test_turning_points_are_told_as_in_the_log(match: Match) -> None:
    summary = summarise(match, card(match))
    told = [each.narration for each in NarratedEvents(match).seen_by(None)]
    assert summary.turning_points
    for point in summary.turning_points:
        assert point.narration == told[point.step - 1]
    assert summary.ending == told[-1]


def test_the_beliefs_of_all_bots_are_noted_at_a_limited_number_of_steps(match: Match) -> None:
    beliefs = summarise(match, card(match)).beliefs
    assert 2 < len(beliefs) <= MOST_BELIEF_STEPS
    steps = [each.step for each in beliefs]
    assert steps == sorted(set(steps))
    assert all([one.seat for one in each.thoughts] == [1, 2, 3, 4] for each in beliefs)


def test_a_bot_believed_what_it_had_seen_up_to_that_step(match: Match) -> None:
    for belief in summarise(match, card(match)).beliefs[::9]:
        again = Match(match.game, match.seats, match.options, match.seed)
        for seat, answer, _ in match.choices:
            if len(again.events) >= belief.step:
                break
            again.choose(seat, answer)
        for thought in belief.thoughts:
            own = hire("normal", "bang", Random(0)).thoughts(MatchAsSeen(again, thought.seat))
            assert thought.thoughts == own


def test_a_match_without_bots_has_no_beliefs(match: Match) -> None:
    alone = Match.replay(match.record(), games.find)
    people = MatchCard(
        **{
            **{f: getattr(card(match), f) for f in MatchCard.__struct_fields__},
            "names": ("A", "B", "C", "D", "E"),
        }
    )
    assert summarise(alone, people).beliefs == ()
