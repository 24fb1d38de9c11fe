"""The state of a table: every event once, and the view that belongs to it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from client.fake_server import MATCH, FakeServer
from whistlestop.client.errors import OutOfStep
from whistlestop.client.table_state import TableState
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.games.colt_super_express.game import GAME
from whistlestop.wire.fairness import deal_seed
from whistlestop.wire.from_server import (
    Bye,
    End,
    Fairness,
    FromServer,
    Line,
    Scene,
    Standing,
    Step,
    Table,
    Unplayable,
    read,
    write,
)
from whistlestop.wire.view_changes import find_changes


def told(state: TableState, message: FromServer) -> list[str]:
    return [str(moment.payload["answer"]) for moment in state.apply(message)]


def steps(*answers: str, turns: int = 9) -> tuple[FakeServer, list[Step]]:
    """Return a server that has accepted these answers, and its message about each answer."""
    server = FakeServer(turns)
    made = []
    for answer in answers:
        server.answers.append(answer)
        made.append(server.step())
    return server, made


def test_every_step_goes_on_where_the_last_one_ended() -> None:
    state = TableState()
    state.apply(FakeServer().standing())
    _, made = steps("a", "b", "a")
    assert ([told(state, step) for step in made], state.count, state.view) == (
        [["a"], ["b"], ["a"]],
        3,
        {"chosen": ["a", "b", "a"], "count": 3},
    )


def test_a_step_that_was_missed_is_noticed_and_changes_nothing() -> None:
    state = TableState()
    state.apply(FakeServer().standing())
    _, made = steps("a", "b")
    with pytest.raises(OutOfStep):
        state.apply(made[1])
    assert (state.count, state.view) == (0, {"chosen": [], "count": 0})


def test_a_step_that_comes_twice_is_noticed() -> None:
    state = TableState()
    state.apply(FakeServer().standing())
    _, (step,) = steps("a")
    state.apply(step)
    with pytest.raises(OutOfStep):
        state.apply(step)


def test_a_step_of_another_match_is_noticed() -> None:
    state = TableState()
    state.apply(FakeServer().standing())
    _, (step,) = steps("a")
    with pytest.raises(OutOfStep):
        state.apply(msgspec.structs.replace(step, match="N" * 22))


def test_after_a_gap_the_missing_events_are_told_once() -> None:
    state = TableState()
    state.apply(FakeServer().standing())
    server, made = steps("a", "b", "c")
    told(state, made[0])
    assert (state.resume_point(), told(state, server.standing(start=1)), state.count) == (
        {"match": MATCH, "events": 1, "chat": 0},
        ["b", "c"],
        3,
    )


def test_a_repeated_standing_tells_no_event_twice() -> None:
    """The server sends the whole match again when a person takes another seat."""
    server, made = steps("a", "b", "c")
    state = TableState()
    state.apply(FakeServer().standing())
    told(state, made[0])
    assert (told(state, server.standing()), told(state, server.standing())) == (["b", "c"], [])


def test_a_standing_may_leave_out_the_first_events_of_a_long_match() -> None:
    state = TableState()
    server, _ = steps("a", "b")
    assert (told(state, server.standing(start=1)), state.count) == (["b"], 2)


def test_a_match_that_cannot_be_continued_is_forgotten() -> None:
    state, server = TableState(), FakeServer()
    state.apply(server.standing())
    for match, known in (("N" * 22, state.match), (state.match, None)):
        lost = Unplayable(match=str(match), engine="0.1.0")
        state.apply(msgspec.structs.replace(server.table(), match=None, unplayable=lost))
        assert state.match == known
    assert (state.ask, state.view, state.resume_point()["events"]) == (None, None, 0)


def test_another_match_begins_from_nothing() -> None:
    state = TableState()
    server, _ = steps("a", "b", turns=2)
    state.apply(server.standing())
    over = state.end
    fresh = msgspec.structs.replace(FakeServer().standing(), match="N" * 22)
    state.apply(fresh)
    assert (over, state.end, state.count, state.match) == (
        End(winners=(0,), why="over"),
        None,
        0,
        "N" * 22,
    )


def test_without_views_the_count_and_the_question_are_kept() -> None:
    state = TableState(views=False)
    state.apply(FakeServer().standing())
    server, made = steps("a", "b")
    moments = [state.apply(step) for step in made] + [state.apply(server.standing(start=2))]
    assert (moments, state.view, state.count, state.ask and state.ask.turn) == (
        [[], [], []],
        None,
        2,
        2,
    )


def test_the_chat_is_kept_once_and_in_order() -> None:
    state = TableState()
    lines = [Line(number=at, person=1, name="Bo", text=str(at), at=0) for at in (1, 2, 2, 1, 3)]
    for line in lines:
        state.apply(line)
    assert ([line.text for line in state.lines], state.resume_point()["chat"]) == (
        ["1", "2", "3"],
        3,
    )


def test_a_kicked_persons_state_knows_the_reason() -> None:
    state = TableState()
    state.apply(Bye(why="kicked"))
    assert state.bye == "kicked"


# Fairness of the deal


def over(start: Fairness, end: Fairness) -> TableState:
    """Return the state of a finished match with this hash at its start and this seed at its end."""
    state = TableState()
    state.apply(msgspec.structs.replace(FakeServer().standing(), fair=start))
    _, (step,) = steps("a", turns=1)
    state.apply(msgspec.structs.replace(step, fair=end))
    return state


def test_a_deal_that_fits_its_seal_is_fair() -> None:
    _, (step,) = steps("a", turns=1)
    assert over(FakeServer().standing().fair, step.fair).is_fair is True


def test_nobody_knows_before_the_end_whether_the_deal_was_fair() -> None:
    state = TableState()
    state.apply(FakeServer().standing())
    assert state.is_fair is None


@pytest.mark.parametrize("part", ["hash", "seed", "nonce"])
def test_a_deal_that_was_changed_is_not_fair(part: str) -> None:
    _, (step,) = steps("a", turns=1)
    other = msgspec.structs.replace(step.fair, **{part: "changed"})
    assert over(FakeServer().standing().fair, other).is_fair is False


def test_a_seal_that_was_changed_with_the_deal_is_not_fair() -> None:
    _, (step,) = steps("a", turns=1)
    assert over(Fairness(hash="another"), step.fair).is_fair is False


# Our part of the deal


SEALED = "5" * 64


def gathering(**fields: Any) -> Table:
    return msgspec.structs.replace(FakeServer().table(), phase="gathering", seal=SEALED, **fields)


def test_a_player_adds_a_new_nonce_to_each_seal_once() -> None:
    state = TableState()
    assert state.contribution() is None
    state.apply(gathering(me=None))
    assert state.contribution() is None
    state.apply(gathering(me=0))
    ours = state.contribution()
    assert ours is not None
    assert (ours["seal"], len(ours["nonce"]), state.contribution()) == (SEALED, 32, None)
    state.apply(gathering(me=0))
    assert state.contribution() is None
    state.apply(msgspec.structs.replace(gathering(me=0), seal="6" * 64))
    other = state.contribution()
    assert other is not None
    assert other["nonce"] != ours["nonce"]


@pytest.mark.parametrize(
    ("mine", "deal", "fair"),
    [("a" * 32, None, True), (None, None, True), ("c" * 32, None, False), ("a" * 32, "7", False)],
)
def test_a_deal_is_fair_only_with_our_nonce_in_it(
    mine: str | None, deal: str | None, *, fair: bool
) -> None:
    nonces = ("a" * 32, None, "b" * 32)
    _, (step,) = steps("a", turns=1)
    seed = str(step.fair.seed)
    made = str(deal_seed(seed, nonces))
    shown = msgspec.structs.replace(step.fair, nonces=nonces, deal=deal or made)
    state = over(FakeServer().standing().fair, shown)
    if mine is not None:
        state.nonces[shown.hash] = mine
    assert state.is_fair is fair


def test_a_server_that_drops_our_nonce_and_says_nothing_of_it_is_not_fair() -> None:
    _, (step,) = steps("a", turns=1)
    state = over(FakeServer().standing().fair, step.fair)
    assert state.is_fair
    state.nonces[step.fair.hash] = "a" * 32
    assert state.is_fair is False


def test_a_match_must_begin_with_the_seal_that_the_table_showed() -> None:
    for missed, promised in ((False, SEALED), (True, FakeServer().standing().fair.hash)):
        state = TableState()
        state.apply(gathering())
        if missed:
            state.forget_seal()  # the connection was lost meanwhile
        state.apply(msgspec.structs.replace(FakeServer().table(), phase="playing"))
        state.apply(FakeServer().standing())
        assert state.first_hash == promised


def test_the_seal_of_the_next_match_is_not_that_of_the_last_one() -> None:
    state = TableState()
    state.apply(gathering())
    state.apply(FakeServer().standing())
    assert state.first_hash == FakeServer().standing().fair.hash


# A real match


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_the_view_of_a_real_match_is_the_same_at_both_ends_of_the_wire(seat: int | None) -> None:
    match = Match(GAME, 4, {"horse": True, "time-car": True}, seed=5)
    state, rng = TableState(), Random(1)
    state.apply(read.decode(write(standing(match, seat))))
    while match.outcome is None:
        ask = match.asks[0]
        scenes, start, last = [], len(match.events), [match.view(seat)]

        def shoot(event: Event) -> None:
            now = match.view(seat)
            seen = event.seen_by(seat)
            parts = dict(seen.payload)
            found = find_changes(last.pop(), now)  # noqa: B023
            scenes.append(Scene(kind=seen.kind, payload=parts, changes=found))  # noqa: B023
            last.append(now)  # noqa: B023

        match.watch(shoot)
        match.choose(ask.seat, rng.choice(ask.answers))
        match.watch(None)
        step = Step(
            match=MATCH,
            start=start,
            scenes=tuple(scenes),
            changes=find_changes(last[0], match.view(seat)),
            ask=None,
            given=None,
            waiting=(),
            by="person",
            seat=ask.seat,
            end=None,
            fair=Fairness(hash=""),
        )
        state.apply(read.decode(write(step)))
        assert state.view == msgspec.json.decode(msgspec.json.encode(match.view(seat)))
    assert state.count == len(match.events)


def standing(match: Match, seat: int | None) -> Standing:
    return Standing(
        match=MATCH,
        seat=seat,
        names=(),
        start=0,
        events=(),
        view=match.view(seat),
        ask=None,
        given=None,
        waiting=(),
        end=None,
        fair=Fairness(hash=""),
    )
