"""BANG! as a game of the engine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import ClassVar, Literal

from whistlestop.engine.ask import Ask
from whistlestop.engine.compiling import mypyc_attr
from whistlestop.engine.event import Event
from whistlestop.engine.game import Game, Outcome
from whistlestop.engine.game_option import FirstMatch, Mix, Option, Options
from whistlestop.engine.narration import Narration, Text
from whistlestop.engine.picture import Picture, Portrait
from whistlestop.engine.reason import Pick, Reason
from whistlestop.engine.rng import Rng
from whistlestop.engine.rule_generator import Rule
from whistlestop.engine.summary import Summary
from whistlestop.games.bang import deeds, redeal, roles, setup, turn, why_not
from whistlestop.games.bang.catalogue import Catalogue
from whistlestop.games.bang.expansion import Expansion
from whistlestop.games.bang.expansions import (
    CATALOGUE,
    EXPANSIONS,
    MIXES,
    NARRATOR,
    RULINGS,
    SWITCHES,
)
from whistlestop.games.bang.narration import Narrator, narrate
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.view import TableView, open_view, view, views


@mypyc_attr(allow_interpreted_subclasses=True)
class Bang(Game[Table]):
    """A game for 2 to 8 gunslingers. Most roles are secret; some players want the Sheriff dead."""

    # A game with other expansions is a subclass that lists them.
    expansions: ClassVar[tuple[Expansion, ...]] = EXPANSIONS
    catalogue: ClassVar[Catalogue] = CATALOGUE
    narrator: ClassVar[Narrator] = NARRATOR

    name: ClassVar[str] = "bang"
    rulebooks: ClassVar[tuple[str, ...]] = ("BASE", "GR", "GTR", "LEG")
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 8
    usual: ClassVar[int] = 5
    first: ClassVar[FirstMatch] = FirstMatch(seats=4)  # each role but the Deputy, and few cards
    minutes: ClassVar[tuple[int, int]] = (10, 50)
    weight: ClassVar[Literal[1, 2, 3]] = 2
    options: ClassVar[tuple[Option, ...]] = (
        *SWITCHES,
        Option(
            "characters",
            "choice",
            default="dealt",
            choices=("dealt", "choose"),
            help="bang-option-characters",
        ),
        Option(
            "elimination",
            "choice",
            default="together",
            choices=("together", "at-once"),
            help="bang-option-elimination",
        ),
        *RULINGS,
    )
    mixes: ClassVar[tuple[Mix, ...]] = MIXES

    sides: ClassVar[tuple[str, ...]] = (roles.SHERIFF, roles.DEPUTY, roles.OUTLAW, roles.RENEGADE)

    def setup(self, seats: int, options: Options, rng: Rng) -> Table:
        rulings = frozenset([_word(option, options) for option in self.options])
        return setup.lay_out(rng, seats, self.catalogue, self.in_play(options), rulings)

    def in_play(self, options: Options) -> tuple[Expansion, ...]:
        """List the expansions that these options bring to the table, the base game first."""
        base, *others = self.expansions
        return (base, *[each for each in others if options[each.name]])

    def play(self, state: Table) -> Rule[None]:
        return turn.play(state)

    def outcome(self, state: Table) -> Outcome | None:
        return state.outcome

    def view(self, state: Table, seat: int | None) -> TableView:
        return view(state, seat)

    def views(self, state: Table, seats: Iterable[int | None]) -> list[TableView]:
        return views(state, seats)

    def open_view(self, state: Table) -> TableView:
        return open_view(state)

    def summary(self, events: Sequence[Event], view: TableView) -> Summary:
        base, *others = self.expansions
        boxes = (base, *[each for each in others if each.name in view.expansions])
        return deeds.summary(events, view, boxes)

    def picture(self, view: TableView) -> Picture:
        portraits = []
        for player, role in zip(view.players, view.roles, strict=True):
            name = self.catalogue.front_of(player.character)
            figure = Text(f"bang-character-{name}") if name else None
            known = None if role is None else Text(f"bang-role-{role}")
            portraits.append(
                Portrait(player.seat, figure, known, player.life, player.most, player.out)
            )
        return Picture(tuple(portraits))

    def narrate(self, event: Event, view: TableView) -> Narration | None:
        return narrate(event, view, self.narrator, self.catalogue)

    def is_out(self, state: Table, seat: int) -> bool:
        """Return whether a player is eliminated, and nothing at this table can change that.

        An eliminated player who still has cards may be asked for the order of their discards.
        """
        effects, player = state.effects, state.players[seat]
        if not player.out or effects.comes_back or effects.brings_back:
            return False
        return not (player.hand or player.in_play)

    def why_not(self, state: Table, ask: Ask, pick: Pick) -> Reason:
        return why_not.why_not(state, ask, pick)

    def why_not_asked(self, state: Table, seat: int) -> Reason | None:
        return why_not.why_not_asked(state, seat)

    def side(self, state: Table, seat: int) -> str | None:
        """Return the role of a player; None in a game of two players, which has no roles."""
        return state.players[seat].role or None

    def redeal(self, rest: Table, now: Table, seat: int, rng: Random) -> None:
        redeal.redeal(rest, now, seat, rng)


def _word(option: Option, options: Options) -> str:
    """Return the word for an option in `Table.rulings`: the choice, or the name of a set flag."""
    if option.kind == "flag":
        return option.name if options[option.name] else ""
    return str(options[option.name])


GAME = Bang()
