"""Rules that raise, games that break the contract, and Ctrl-C. No match is lost by any of them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from random import Random
from types import FrameType
from typing import Any

import pytest

from tables.every_game import everything, shown
from tables.toy import (
    GAME,
    ROLL,
    STOP,
    TRICK,
    TRICKS,
    TWO_TRICKS,
    Toy,
    Tricks,
    after,
    play,
)
from whistlestop.engine.ask import Ask, Together
from whistlestop.engine.errors import (
    RulesBroken,
)
from whistlestop.engine.event import Event
from whistlestop.engine.game import Outcome
from whistlestop.engine.match import Match
from whistlestop.engine.rule_generator import AT_REST, Rule

# Rules that raise


class Faulty(Toy):
    """A game in which one rule raises an error once, in the middle of its work."""

    def __init__(self, where: str, fault: BaseException) -> None:
        self.where = where
        self.fault: BaseException | None = fault

    def trip(self, where: str) -> None:
        if where == self.where and self.fault is not None:
            fault, self.fault = self.fault, None
            raise fault

    def play_trick(self, g: Tricks) -> Rule[None]:
        if g.trick == 1:
            self.trip("next step")
        yield from super().play_trick(g)

    def roll(self, g: Tricks, me: int) -> Rule[None]:
        self.trip("after the cards")
        yield from super().roll(g, me)

    def doubt(self, g: Tricks, roller: int) -> Rule[None]:
        self.trip("after the die")
        yield from super().doubt(g, roller)

    def outcome(self, state: Tricks) -> Outcome | None:
        self.trip("outcome")
        return super().outcome(state)


FAULTS: list[tuple[str, Sequence[str]]] = [  # the last line runs into the fault
    ("after the cards", TRICK),
    ("after the die", (*TRICK, "1 roll to table for 6")),
    ("next step", (*TRICK, "1 stop")),
    ("outcome", GAME),
]


@pytest.mark.parametrize("how", ["awake", "asleep", "without snapshots", "watched"])
@pytest.mark.parametrize("fault", [ValueError("a bug"), KeyboardInterrupt(), SystemExit()], ids=str)
@pytest.mark.parametrize(("where", "lines"), FAULTS)
def test_a_rule_that_raises_leaves_the_match_as_it_was(
    where: str, lines: Sequence[str], fault: BaseException, how: str
) -> None:
    match = after(lines[:-1], Faulty(where, fault), snapshots=how != "without snapshots")
    match = match.fork() if how == "asleep" else match
    match.watch(print if how == "watched" else None)
    before = everything(match.fork())
    with pytest.raises(type(fault)):
        play(match, lines[-1:])
    assert everything(match) == before


@pytest.mark.parametrize("asleep", [False, True])
@pytest.mark.parametrize(("where", "lines"), FAULTS)
def test_a_match_goes_on_after_a_rule_has_raised(
    where: str, lines: Sequence[str], asleep: bool
) -> None:
    match = after(lines[:-1], Faulty(where, KeyboardInterrupt()))
    with pytest.raises(KeyboardInterrupt):
        play(match, lines[-1:])
    match = play(match.fork() if asleep else match, lines[-1:])
    assert everything(match) == everything(after(lines))


def test_after_a_rule_has_raised_another_answer_may_be_given() -> None:
    match = after(TRICK[:2], Faulty("after the cards", ValueError("a bug")))
    with pytest.raises(ValueError, match="a bug"):
        play(match, ["2 play 17"])
    assert everything(play(match, ["2 play 11"])) == everything(after((*TRICK[:2], "2 play 11")))


@pytest.mark.parametrize(
    ("where", "lines"),
    [
        ("after the cards", (*TRICK, "1 stop")),
        ("after the die", (*TRICK, "1 roll to table for 6", "2 pass")),
        ("next step", TWO_TRICKS[:-1]),
    ],
)
def test_a_match_goes_on_after_a_rule_has_raised_while_it_woke_up(
    where: str, lines: Sequence[str]
) -> None:
    game = Faulty(where, ValueError("a bug"))
    fault, game.fault = game.fault, None
    match = after(lines[:-1], game, snapshots=False).fork()
    game.fault = fault
    with pytest.raises(ValueError, match="a bug"):
        match.view(0)
    assert shown(play(match, lines[-1:])) == shown(after(lines))


def test_a_watcher_that_raises_leaves_the_match_as_it_was() -> None:
    def stumble(_event: Event) -> None:
        raise ValueError("a screen's bug")

    match = after(TRICK[:2])
    before = everything(match)
    match.watch(stumble)
    with pytest.raises(ValueError, match="a screen's bug"):
        play(match, TRICK[2:])
    assert everything(match) == before


class Broken(Toy):
    """A game that asks one question, then yields something that is not a question, and stops."""

    def __init__(self, said: Any) -> None:
        self.said = said

    def play(self, state: Tricks) -> Rule[None]:
        yield AT_REST
        yield Ask(0, "go", (STOP, ROLL))
        state.trick += 1
        state.emit("gone")
        yield self.said


@pytest.mark.parametrize(
    ("said", "text"),
    [
        ("nonsense", "toy yielded 'nonsense', which asks nobody"),
        (None, "toy yielded None, which asks nobody"),
        (7, "toy yielded 7, which asks nobody"),
        (STOP, "which asks nobody"),
        ((Ask(0, "go", (STOP,)),), "which asks nobody"),
        (Together(()), "toy yielded Together(asks=()), which asks nobody"),
        (Ask(1, "go", ()), "which asks nobody"),
        (AT_REST, "toy stopped without an outcome"),
    ],
)
def test_a_game_that_breaks_the_contract_raises_rules_broken(said: Any, text: str) -> None:
    match = Match(Broken(said), 3, seed=1)
    before = everything(match)
    with pytest.raises(RulesBroken) as problem:
        match.choose(0, STOP)
    assert text in str(problem.value)
    assert everything(match) == before


def test_a_game_that_asks_nonsense_together_raises_rules_broken() -> None:
    with pytest.raises(RulesBroken):
        Match(Broken(Together(("nonsense",))), 3, seed=1).choose(0, STOP)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "asks",
    [
        (Ask(1, "go", (STOP,)), Ask(1, "go", (ROLL,))),
        (Ask(0, "go", (STOP,)), Ask(1, "go", ())),
    ],
    ids=["the same seat twice", "no answers"],
)
def test_a_game_with_an_unanswerable_question_in_a_together_raises_rules_broken(
    asks: tuple[Ask, ...],
) -> None:
    with pytest.raises(RulesBroken, match="cannot be answered"):
        Match(Broken(Together(asks)), 3, seed=1).choose(0, STOP)


def test_a_game_that_begins_with_nonsense_raises_rules_broken() -> None:
    class Nonsense(Toy):
        def play(self, state: Tricks) -> Rule[None]:
            yield state  # type: ignore[misc]

    with pytest.raises(RulesBroken, match="asks nobody"):
        Match(Nonsense(), 3)


class Forgetful(Toy):
    """A game that deals the cards again which the seats have played since the last rest."""

    def redeal(self, rest: Tricks, now: Tricks, seat: int, rng: Random) -> None:  # noqa: ARG002
        rest.hands = [[1, 2, 3] for _ in rest.hands]


class Hasty(Toy):
    """A game that imagines its own end."""

    def redeal(self, rest: Tricks, now: Tricks, seat: int, rng: Random) -> None:  # noqa: ARG002
        rest.trick = TRICKS


@pytest.mark.parametrize("game", [Forgetful(), Hasty()], ids=["Forgetful", "Hasty"])
def test_a_game_that_imagines_a_match_in_which_its_choices_are_impossible_is_told_so(
    game: Toy,
) -> None:
    with pytest.raises(RulesBroken, match="toy: seat 0 can no longer answer play 16"):
        after(TRICK, game).resample(1, Random(1))


# Ctrl-C


def interrupted(act: Callable[[], None], at: int) -> bool:
    """Run `act` with a Ctrl-C before the line number `at` of the match; tell whether it came."""
    lines = 0

    def trace(frame: FrameType, what: str, _arg: object) -> Any:
        nonlocal lines
        if not frame.f_code.co_filename.endswith(("runner.py", "match.py")):
            return None
        if what == "line":
            lines += 1
            if lines == at:
                raise KeyboardInterrupt
        return trace

    old = sys.gettrace()
    sys.settrace(trace)
    try:
        act()
    except KeyboardInterrupt:
        return True
    finally:
        sys.settrace(old)
    return False


def open_questions(match: Match) -> tuple[Any, ...]:
    """Collect what is open in a match, without a view, which would make its state again."""
    return match.asks, match.waiting, [match.given(seat) for seat in range(3)], match.outcome


@pytest.mark.pure
@pytest.mark.parametrize("choices", [0, 1, 2, 3, 5, 11], ids=lambda number: f"after {number}")
@pytest.mark.parametrize("asleep", [False, True], ids=["awake", "asleep"])
@pytest.mark.parametrize("which", [0, -1], ids=["first seat", "last seat"])
def test_ctrl_c_on_any_line_leaves_the_match_as_it_was(
    which: int, choices: int, *, asleep: bool
) -> None:
    match = after(GAME[:choices])
    asked, before = open_questions(match), everything(match)
    for line in range(1, 500):
        twin = match.fork()
        if not asleep:
            twin.view(0)
        ask = twin.asks[which]
        if not interrupted(lambda: twin.choose(ask.seat, ask.answers[-1]), line):  # noqa: B023
            break
        assert open_questions(twin) == asked, f"line {line}"
        assert everything(twin) == before, f"line {line}"
    assert 10 < line < 499
