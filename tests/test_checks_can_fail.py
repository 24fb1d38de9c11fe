"""Checks of every game must fail for a broken game. Each class here breaks the game in one way."""

from __future__ import annotations

import random
from random import Random
from typing import Any

import pytest

from tables import every_game
from tables.every_game import Mix
from tables.staged import played_until
from tables.toy import Toy, Tricks
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.errors import RulesBroken
from whistlestop.engine.event import Event
from whistlestop.engine.game_option import Options
from whistlestop.engine.match import Match
from whistlestop.engine.narration import Narration, text
from whistlestop.engine.reason import Pick, Reason, reason
from whistlestop.engine.rng import Rng
from whistlestop.engine.rule_generator import Rule
from whistlestop.engine.state import State
from whistlestop.engine.state_copying import Fields, copier, filler
from whistlestop.games.colt_super_express.game import ColtSuperExpress
from whistlestop.games.colt_super_express.state import Train
from whistlestop.games.colt_super_express.view import TrainView


class AsksInVain(Toy):
    """A game whose question has no answers."""

    def roll(self, g: Tricks, me: int) -> Rule[None]:  # noqa: ARG002 - as in the game
        yield Ask(me, "roll", ())


class AsksTwice(Toy):
    """A game whose question lists the same answer twice."""

    def roll(self, g: Tricks, me: int) -> Rule[None]:  # noqa: ARG002 - as in the game
        yield Ask(me, "roll", (Answer("stop"), Answer("stop")))


class NeverEnds(Toy):
    def roll(self, g: Tricks, me: int) -> Rule[None]:  # noqa: ARG002 - as in the game
        while True:
            yield Ask(me, "roll", (Answer("stop"), Answer("roll")))


class AsksWhoIsOut(Toy):
    """A game that asks a seat after it was out for good."""

    def is_out(self, state: Tricks, seat: int) -> bool:  # noqa: ARG002 - as in the game
        return seat == 0


class SharedHands(Tricks):
    """A state whose copies share the lists of cards, as if these lists were values."""

    __slots__ = ()

    def copy(self) -> Tricks:
        return _share_hands(self)


_share_hands = copier(
    SharedHands,
    State.FIELDS,
    Fields(values=("hands", "trick", "doubts"), lists=("deck", "points")),
)


class ForgottenTrick(Tricks):
    """A state whose copies lose the number of the trick."""

    __slots__ = ()

    def copy(self) -> Tricks:
        return _forget_trick(self)


_forget_trick = copier(
    ForgottenTrick,
    State.FIELDS,
    Fields(
        values=("doubts",),
        lists=("deck", "points"),
        lists_of_lists=("hands",),
        reset={"trick": 0},
    ),
)


class CopiesBadly(Toy):
    def __init__(self, kind: type[Tricks]) -> None:
        self.kind = kind

    def setup(self, seats: int, options: Options, rng: Rng) -> Tricks:
        bad = self.kind(rng)
        fill(bad, super().setup(seats, options, rng))
        return bad


fill = filler(Tricks, Tricks.FIELDS)


class OtherChance(Toy):
    """A game with chance that is not in the state."""

    def roll(self, g: Tricks, me: int) -> Rule[None]:
        g.points[me] += random.randrange(1000)
        yield from super().roll(g, me)


class PlaysByItsEvents(Toy):
    """A game that takes another course if its events are not recorded."""

    def roll(self, g: Tricks, me: int) -> Rule[None]:
        g.emit("thinking", seat=me)
        g.points[me] += len(g.events)
        yield from super().roll(g, me)


class RedealsOwnHand(Toy):
    def redeal(self, rest: Tricks, now: Tricks, seat: int, rng: Random) -> None:
        super().redeal(rest, now, seat, rng)
        rest.hands.insert(0, rest.hands.pop())


class RedealsNothing(Toy):
    def redeal(self, rest: Tricks, now: Tricks, seat: int, rng: Random) -> None:
        pass


class ForgetsTheDeck(Toy):
    """A game that deals the hands again, but only among the hands and without the deck."""

    def redeal(self, rest: Tricks, now: Tricks, seat: int, rng: Random) -> None:
        deck = rest.deck
        now = now.copy()
        now.deck = []
        super().redeal(rest, now, seat, rng)
        rest.deck = deck


class RemembersTheTruth(Toy):
    """A game whose new deal depends on the true hands."""

    def redeal(self, rest: Tricks, now: Tricks, seat: int, rng: Random) -> None:
        truth = rest.copy()
        super().redeal(rest, now, seat, rng)
        other = (seat + 1) % len(rest.hands)
        if now.trick == rest.trick and max(truth.hands[other]) > max(truth.hands[seat]):
            rest.hands[other], rest.deck[-3:] = rest.deck[-3:], rest.hands[other]
            rest.hands[other].sort()


class ShowsHands(Toy):
    def view(self, state: Tricks, seat: int | None) -> Any:
        return {**super().view(state, seat), "last": state.hands[-1][-1:]}


class TellsThePeek(Toy):
    """A game whose event tells everybody what one seat saw."""

    def play_trick(self, g: Tricks) -> Rule[None]:
        g.emit("peeked", deck=g.deck[0])
        yield from super().play_trick(g)


class NarratesAHand(Toy):
    """A game whose narration tells a card of a seat."""

    def view(self, state: Tricks, seat: int | None) -> Any:
        view = super().view(state, seat)
        return {**view, "last": state.hands[-1][-1:]} if seat is None else view

    def narrate(self, event: Event, view: Any) -> Narration | None:
        return Narration((text(f"toy-event-{event.kind}", last=str(view["last"])),))


class ReasonsWithAHand(Toy):
    """A game whose reason depends on the hand of another seat."""

    def why_not(self, state: Tricks, ask: Ask, pick: Pick) -> Reason:
        if pick.card in [str(card) for card in state.hands[ask.seat - 1]]:
            return reason("toy-why-held", player=(ask.seat - 1) % len(state.hands))
        return super().why_not(state, ask, pick)


class ForbidsWhatIsLegal(Toy):
    """A game that has reasons against its own answers."""

    def uses(self, state: Tricks, ask: Ask, answer: Answer, pick: Pick) -> bool:
        return answer.verb != "play" and super().uses(state, ask, answer, pick)


class ChangesWhenAsked(Toy):
    """A game that changes when somebody asks for a reason."""

    def why_not(self, state: Tricks, ask: Ask, pick: Pick) -> Reason:
        state.points[ask.seat] += 1
        return super().why_not(state, ask, pick)


class ShowsTreasure(ColtSuperExpress):
    """A game that shows the value of the Last Car, which nobody may know."""

    def view(self, state: Train, seat: int | None) -> TrainView:
        view = super().view(state, seat)
        object.__setattr__(view, "round", state.values[state.rear])
        return view


def mix_of(game: Toy | ColtSuperExpress) -> Mix:
    options = {option.name: option.default for option in game.options}
    return Mix(game, 3, tuple(options.items()))


@pytest.mark.parametrize(
    ("check", "broken"),
    [
        (every_game.check_asks_and_end, AsksInVain()),
        (every_game.check_asks_and_end, AsksTwice()),
        (every_game.check_asks_and_end, NeverEnds()),
        (every_game.check_asks_and_end, AsksWhoIsOut()),
        *[
            (check, CopiesBadly(kind))
            for check in (
                every_game.check_fork,
                every_game.check_fork_of_fork,
                every_game.check_playout,
            )
            for kind in (SharedHands, ForgottenTrick)
        ],
        (every_game.check_lean_playout, PlaysByItsEvents()),
        (every_game.check_replay, OtherChance()),
        (every_game.check_resample, RedealsOwnHand()),
        (every_game.check_resample_imagines, RedealsNothing()),
        (every_game.check_resample_imagines, ForgetsTheDeck()),
        (every_game.check_resample_tells_nothing, RemembersTheTruth()),
        (every_game.check_no_leak, ShowsHands()),
        (every_game.check_no_leak, TellsThePeek()),
        (every_game.check_no_leak, NarratesAHand()),
        (every_game.check_no_leak, ShowsTreasure()),
        (every_game.check_reasons, ReasonsWithAHand()),
        (every_game.check_reasons, ForbidsWhatIsLegal()),
        (every_game.check_reasons, ChangesWhenAsked()),
    ],
    ids=lambda part: getattr(part, "__name__", type(part).__name__),
)
def test_a_broken_game_is_found_out(check: Any, broken: Toy) -> None:
    with pytest.raises((AssertionError, RulesBroken)):
        _look_for_it(check, broken)


def _look_for_it(check: Any, game: Toy) -> None:
    for seed in range(20):
        for moment in (0, 2, 5, 9):
            check(mix_of(game), seed, moment, seed % 3)


def test_an_engine_that_tells_what_others_answered_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Match, "given", lambda self, _seat: next(iter(self._given.values()), None))
    with pytest.raises(AssertionError):
        _look_for_it(every_game.check_secret_answers, Toy())


def test_an_engine_whose_forks_share_their_choices_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fork = Match.fork

    def sharing(self: Match, *, snapshots: bool = True, events: bool = True) -> Match:
        twin = fork(self, snapshots=snapshots, events=events)
        twin._since = self._since
        return twin

    monkeypatch.setattr(Match, "fork", sharing)
    with pytest.raises((AssertionError, RulesBroken)):
        _look_for_it(every_game.check_fork_of_fork, Toy())


def test_an_imagined_match_that_keeps_the_true_chance_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Rng, "told_until", lambda self, _now, _fresh: self)
    with pytest.raises(AssertionError):
        _look_for_it(every_game.check_resample_imagines, Toy())


def test_the_unbroken_game_passes_them_all() -> None:
    for check in every_game.CHECKS:
        _look_for_it(check, Toy())


def test_a_search_for_a_moment_that_never_comes_ends_and_names_it() -> None:
    def six_bandits_win(_match: Match) -> bool:
        return False

    with pytest.raises(AssertionError, match=r"first 2 seeds leads to .*six_bandits_win"):
        played_until(
            six_bandits_win, game="colt-super-express", seats=3, names=("A", "B", "C"), seeds=2
        )
