"""Two readings of Colt Super Express: the game and the oracle play the same random matches.

After every revealed card and after every round the whole positions must be equal. A failure names
the match and the moment, and shows both positions.
"""

from __future__ import annotations

import os
from collections import Counter
from copy import deepcopy
from itertools import product
from random import Random, SystemRandom

import pytest

from oracles.colt_super_express import ABOARD, INSIDE, OUT, PENDING, REAR, Oracle
from whistlestop.engine.ask import Answer
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.games.colt_super_express.game import GAME
from whistlestop.games.colt_super_express.view import BanditView, TrainView

SOAK = bool(os.environ.get("WHISTLESTOP_SOAK"))
MATCHES = 50 if SOAK else 2  # for each mix
FIRST_SEED = SystemRandom().randrange(2**32) if SOAK else 0
PARTS = ("reflex", "horse", "time-car")
MIXES = [
    (seats, {name for name, used in zip(PARTS, use, strict=True) if used})
    for seats in range(GAME.fewest, GAME.most + 1)
    for use in product((False, True), repeat=len(PARTS))
]


def mix_name(value: object) -> str:
    return "+".join(sorted(value)) or "base" if isinstance(value, set) else str(value)


def drawn_by_oracle(oracle: Oracle, eyes: int | None) -> list[str]:
    """Draw the position of the oracle as lines of text, as the seat `eyes` may know it."""
    lines = [
        f"round {oracle.round}, first {oracle.first}, over {oracle.over}, winner {oracle.winner}",
        f"hand {' '.join(oracle.hand)}",
    ]
    lines += [f"roof {card.roof} inside {card.inside}" for card in oracle.train]
    for seat, player in enumerate(oracle.players):
        lines.append(f"{seat}: {player.status}, treasures {oracle.treasures(seat, eyes)}")
        if player.status == ABOARD:
            number, floor = oracle.place(seat)
            car = len(oracle.train) - 1 - number
            pose = "stunned" if player.stunned else "standing"
            lines.append(f"   {floor} of {car}, faces {player.facing}, {pose}")
        if player.status != OUT:
            lines.append(f"   revealed {player.plan[: player.played]}, left {oracle.left(seat)}")
        if seat == eyes:
            lines.append(f"   scheme {player.plan}")
    return lines


def drawn_by_game(view: TrainView) -> list[str]:
    """Draw a view of the game as the same lines."""
    assert [car.number for car in view.train] == list(range(len(view.train)))[::-1]
    lines = [
        f"round {view.round}, first {view.first}, over {view.over}, winner {view.winner}",
        f"hand {' '.join(view.hand)}",
    ]
    lines += [f"roof {list(car.roof)} inside {list(car.inside)}" for car in view.train]
    for bandit in view.bandits:
        lines += _drawn_bandit(bandit)
        if bandit.seat == view.seat:
            lines.append(f"   scheme {list(view.scheme)}")
    return lines


def _drawn_bandit(bandit: BanditView) -> list[str]:
    lines = [f"{bandit.seat}: {bandit.status}, treasures {list(bandit.treasures)}"]
    if bandit.status == ABOARD:
        pose = "stunned" if bandit.stunned else "standing"
        lines.append(f"   {bandit.floor} of {bandit.car}, faces {bandit.facing}, {pose}")
    if bandit.status != OUT:
        lines.append(f"   revealed {list(bandit.revealed)}, left {bandit.face_down}")
    return lines


class TwoReadings:
    """A match of the game and its oracle, played with the same plans."""

    def __init__(self, seats: int, parts: set[str], seed: int, reading: type[Oracle]) -> None:
        self.rng = Random(f"{seats} {sorted(parts)} {seed}")
        options = {
            **{part: part in parts for part in PARTS},
            "bandits": self.rng.choice(("choose", "dealt")),
            "treasure": self.rng.choice(("own", "open", "hidden")),
        }
        self.name = f"{seats} seats, {options}, seed {seed}"
        self.careful = self.rng.random() < 0.7
        self.match = Match(GAME, seats, options, seed)
        while self.match.asks[0].answers[0].verb != "scheme":
            ask = self.match.asks[0]
            self.match.choose(ask.seat, self.rng.choice(ask.answers))
        first = self.match.view(None).first
        # The values of the cars are secret, so no view has them. The Locomotive is number 0.
        values = list(self.match._state.values)
        self.oracle = reading(first, values[:0:-1], parts, str(options["treasure"]))

    def agree(self, moment: str, views: list[TrainView]) -> None:
        """Compare the position of the oracle with each of these views."""
        for view in views:
            oracle, game = drawn_by_oracle(self.oracle, view.seat), drawn_by_game(view)
            if oracle != game:
                both = "\n".join(["the oracle:", *oracle, "", "the game:", *game])
                pytest.fail(f"{self.name}, {moment}, as seat {view.seat} sees it:\n{both}")

    def play_round(self, happened: Counter[str]) -> None:
        """Play a round in both readings and compare every position."""
        assert self.match.waiting == tuple(self.oracle.alive()), self.name
        plans = self.plans()
        seen = self.play_game(plans)
        self.oracle.scheme(plans)
        number = 0
        for number, (event, after) in enumerate(seen, 1):
            moment = f"round {self.oracle.round}, card {number}"
            assert self.oracle.next_seat() is not None, f"{self.name}, {moment}: one card too many"
            turn = self.oracle.reveal()
            assert turn == (event.payload["seat"], event.payload["card"]), f"{self.name}, {moment}"
            count_rare_moments(self.oracle, happened)
            if after is not None:
                self.agree(f"{moment} {turn}", [after])
        if not self.oracle.over:
            assert self.oracle.next_seat() is None, f"{self.name}, after card {number}: one missing"
            happened["whole round"] += 1
            self.oracle.end_round()
        happened["round"] += 1
        everybody = [self.match.view(seat) for seat in (None, *range(self.match.seats))]
        self.agree(f"the end of the round with {plans}", everybody)

    def play_game(self, plans: dict[int, list[str]]) -> list[tuple[Event, TrainView | None]]:
        """Let the game play the round; return each revealed card with the view after it.

        The view of the last card is None: it is the one at the end of the round.
        """
        turns: list[Event] = []
        after: list[TrainView | None] = []
        latest: TrainView = self.match.view(None)

        def watch(event: Event) -> None:
            nonlocal latest
            if event.kind in {"revealed", "uncoupled"} and len(after) < len(turns):
                after.append(latest)
            if event.kind == "revealed":
                turns.append(event)
            latest = self.match.view(None)

        self.match.watch(watch)
        for seat, plan in plans.items():
            self.match.choose(seat, Answer("scheme", tuple(plan)))
        self.match.watch(None)
        after += [None] * (len(turns) - len(after))
        return list(zip(turns, after, strict=True))

    def plans(self) -> dict[int, list[str]]:
        """Choose random plans. In a careful match nobody plans to go, so that it lasts longer."""
        plans = {seat: self.rng.sample(self.oracle.hand, 3) for seat in self.oracle.alive()}
        for _ in range(12 if self.careful else 0):
            imagined = deepcopy(self.oracle)
            imagined.scheme(plans)
            while not imagined.over and imagined.next_seat() is not None:
                imagined.reveal()
            lost = [seat for seat in plans if imagined.players[seat].status == OUT]
            lost += imagined.train[0].inside + imagined.train[0].roof
            if not lost:
                break
            seat = self.rng.choice(lost)
            plans[seat] = self.rng.sample(self.oracle.hand, 3)
        return plans


def count_rare_moments(oracle: Oracle, happened: Counter[str]) -> None:
    """Count moments of which a fair sample of matches has some."""
    happened.update(oracle.happened)
    oracle.happened.clear()
    pending = len(oracle.in_status(PENDING))
    happened["pending"] += pending > 0
    happened["one aboard, one pending"] += pending > 0 and len(oracle.in_status(ABOARD)) == 1
    happened["all pending"] += pending > 0 and not oracle.in_status(ABOARD)


def play(seats: int, parts: set[str], seeds: range, reading: type[Oracle] = Oracle) -> Counter[str]:
    """Play whole matches in both readings; return how often rare things happened."""
    happened: Counter[str] = Counter()
    for seed in seeds:
        two = TwoReadings(seats, parts, seed, reading)
        two.agree("after the setup", [two.match.view(None)])
        while two.match.outcome is None:
            two.play_round(happened)
        assert two.oracle.over, two.name
        assert two.match.outcome.winners == (
            () if two.oracle.winner is None else (two.oracle.winner,)
        ), two.name
        happened["nobody wins"] += two.oracle.winner is None
        happened["Locomotive finish"] += len(two.oracle.train) == 1 and len(two.oracle.alive()) > 1
        happened["values decide"] += len(two.oracle.shown) > 1
    return happened


@pytest.mark.parametrize(("seats", "parts"), MIXES, ids=mix_name)
def test_the_game_and_its_oracle_agree_in_random_matches(seats: int, parts: set[str]) -> None:
    play(seats, parts, range(FIRST_SEED, FIRST_SEED + MATCHES))


def test_the_sample_has_all_rare_moments() -> None:
    happened = play(4, set(PARTS), range(24)) + play(3, {"horse"}, range(24, 28))
    rare = {
        "rescued",
        "not rescued",
        "pending",
        "one aboard, one pending",
        "all pending",
        "trip",
        "trip before the first card",
        "paradox",
        "whole round",
        "nobody wins",
        "Locomotive finish",
        "values decide",
    }
    assert {name for name in rare if not happened[name]} == set()


class RiderAtTheRear(Oracle):
    def ride(self, seat: int) -> None:
        super().ride(seat)
        self.lift(seat)
        self.put(seat, len(self.train) - 1, INSIDE, REAR)


class StunnedTraveller(Oracle):
    def travel(self, seat: int) -> None:
        stunned = self.players[seat].stunned
        super().travel(seat)
        self.players[seat].stunned = stunned


class CardsStayPlayed(Oracle):
    def travel(self, seat: int) -> None:
        played = self.players[seat].played
        super().travel(seat)
        self.players[seat].played = played


class HardLanding(Oracle):
    def leave_the_train(self, seat: int) -> None:
        self.players[seat].status = OUT


class FaceToTheEdge(Oracle):
    def change_floor(self, seat: int) -> None:
        super().change_floor(seat)
        number, floor = self.place(seat)
        self.lift(seat)
        self.put(seat, number, floor, self.players[seat].facing)


class InsideBeforeRoof(Oracle):
    def end_round(self) -> None:
        for card in self.train:
            card.roof, card.inside = card.inside, card.roof
        super().end_round()
        for card in self.train:
            card.roof, card.inside = card.inside, card.roof


class FirstPlayerStays(Oracle):
    def end_round(self) -> None:
        first = self.first
        super().end_round()
        if self.players[first].status != OUT:
            self.first = first


class LeastTreasuresWin(Oracle):
    def richest(self) -> int:
        super().richest()
        return min(self.in_status(ABOARD), key=lambda seat: len(self.players[seat].treasures))


@pytest.mark.parametrize("wrong", Oracle.__subclasses__(), ids=lambda wrong: wrong.__name__)
def test_a_wrong_reading_is_found(wrong: type[Oracle]) -> None:
    with pytest.raises((pytest.fail.Exception, AssertionError), match=r"4 seats, .* seed"):
        play(4, set(PARTS), range(24), wrong)
