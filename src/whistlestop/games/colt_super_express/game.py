"""Colt Super Express as a game of the engine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import ClassVar, Literal

from whistlestop.engine.ask import Ask
from whistlestop.engine.compiling import mypyc_attr
from whistlestop.engine.event import Event
from whistlestop.engine.game import Game, Outcome
from whistlestop.engine.game_option import FirstMatch, Option, Options
from whistlestop.engine.narration import Narration, Text
from whistlestop.engine.picture import Car, Picture, Portrait
from whistlestop.engine.reason import Pick, Reason
from whistlestop.engine.rng import Rng
from whistlestop.engine.rule_generator import Rule
from whistlestop.engine.summary import Summary
from whistlestop.games.colt_super_express import (
    deeds,
    expansions,
    narration,
    redeal,
    rounds,
    setup,
    why_not,
)
from whistlestop.games.colt_super_express.state import OUT, Train
from whistlestop.games.colt_super_express.view import TrainView, open_view, view, views


@mypyc_attr(allow_interpreted_subclasses=True)
class ColtSuperExpress(Game[Train]):
    """3 to 7 bandits on a train that loses a car in every round. The last bandit aboard wins."""

    name: ClassVar[str] = "colt-super-express"
    rulebooks: ClassVar[tuple[str, ...]] = ("COLT",)
    fewest: ClassVar[int] = 3
    most: ClassVar[int] = 7
    usual: ClassVar[int] = 4
    first: ClassVar[FirstMatch] = FirstMatch(seats=4)
    minutes: ClassVar[tuple[int, int]] = (5, 10)
    weight: ClassVar[Literal[1, 2, 3]] = 1
    options: ClassVar[tuple[Option, ...]] = (
        *expansions.OPTIONS,
        Option(
            "bandits",
            "choice",
            default="choose",
            choices=("choose", "dealt"),
            help="colt-option-bandits",
        ),
        Option(
            "treasure",
            "choice",
            default="own",
            choices=("own", "open", "hidden"),
            help="colt-option-treasure",
        ),
    )

    def setup(self, seats: int, options: Options, rng: Rng) -> Train:
        in_play = expansions.in_play(options)
        train = setup.lay_out(rng, seats, in_play, secrecy=str(options["treasure"]))
        if options["bandits"] == "dealt":
            setup.deal_bandits(train)
        return train

    def play(self, state: Train) -> Rule[None]:
        return rounds.play(state)

    def outcome(self, state: Train) -> Outcome | None:
        return state.outcome

    def view(self, state: Train, seat: int | None) -> TrainView:
        return view(state, seat)

    def views(self, state: Train, seats: Iterable[int | None]) -> list[TrainView]:
        return views(state, seats)

    def open_view(self, state: Train) -> TrainView:
        return open_view(state)

    def summary(self, events: Sequence[Event], view: TrainView) -> Summary:
        boxes = [each for each in expansions.EXPANSIONS if each.name in view.expansions]
        return deeds.summary(events, view, boxes)

    def picture(self, view: TrainView) -> Picture:
        portraits = [
            Portrait(
                bandit.seat,
                Text(f"colt-bandit-{bandit.name}") if bandit.name else None,
                None,
                out=bandit.status == "out",
            )
            for bandit in view.bandits
        ]
        return Picture(tuple(portraits), tuple([Car(car.roof, car.inside) for car in view.train]))

    def narrate(self, event: Event, view: TrainView) -> Narration | None:
        return narration.narrate(event, view)

    def is_out(self, state: Train, seat: int) -> bool:
        """COLT-027: Return whether the bandit is out for the rest of the game."""
        return state.bandits[seat].status == OUT

    def why_not(self, state: Train, ask: Ask, pick: Pick) -> Reason:
        return why_not.why_not(state, ask, pick)

    def why_not_asked(self, state: Train, seat: int) -> Reason | None:
        return why_not.why_not_asked(state, seat)

    def redeal(self, rest: Train, now: Train, seat: int, rng: Random) -> None:
        redeal.redeal(rest, now, seat, rng)


GAME = ColtSuperExpress()
