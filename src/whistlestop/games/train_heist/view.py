"""Views: everything that one seat may know of the table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from whistlestop.games.train_heist.board import (
    LETTERS,
    SWITCH_COLOURS,
    SwitchColour,
    square_name,
)
from whistlestop.games.train_heist.board_view import BoardView
from whistlestop.games.train_heist.constants import (
    ACTIONS,
    CO_OP,
    COWBOY_COLOURS,
    LOOT_COUNTERS,
    NOBODY,
    NOTHING,
    OVER,
    SETUP,
    VERSUS,
    CowboyColour,
    Mode,
    Phase,
)
from whistlestop.games.train_heist.decks_view import DecksView
from whistlestop.games.train_heist.game_end import target
from whistlestop.games.train_heist.hand_limit import hand_limit
from whistlestop.games.train_heist.state import Table, riders
from whistlestop.games.train_heist.trading import refusals_left
from whistlestop.games.train_heist.train_preview import PreviewView, preview
from whistlestop.games.train_heist.undo import can_undo
from whistlestop.games.train_heist.wanted_cards import is_laden


@dataclass(frozen=True, slots=True)
class CowboyView:
    """A cowboy and everything that belongs to it."""

    number: int
    seat: int
    colour: CowboyColour
    place: str  # a space of the Main Map or a place of the Train Map
    horse: int | None  # the horse that it rides
    lying: bool  # whether it lies flat and loses its next turn
    jailed: bool
    hand: tuple[str | None, ...]  # None: this seat may not know the card
    limit: int  # the hand limit
    loot: tuple[str, ...]
    laden: bool  # whether it must drop its loot before it loots again
    bullets: int
    bullets_ready: int  # Bullet Tokens that it may spend now
    title: str  # the title of its Wanted Card; empty: it has no card
    title_ready: bool  # whether the ability of the Wanted Card works
    points: int  # Loot Counters taken back, in versus
    counters: int  # Loot Counters of its colour on the title of the board, in versus
    had_turn: bool  # whether it has had its turn in this round


@dataclass(frozen=True, slots=True)
class HorseView:
    """A horse and its riders."""

    number: int
    space: str | None  # None: it is out of the game
    riders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SwitchView:
    """A switch of the railway."""

    space: str
    colour: SwitchColour | None  # the upper side of its token; None: the token is gone
    blocked: bool  # whether a car stands on it
    way: str | None  # the next space of car 1, if it stands here and the token is gone


@dataclass(frozen=True, slots=True)
class SquareView:
    """A loot square of the train; its top tile is the last one."""

    name: str
    letter: str
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TownView:
    """A town and the loot beside it."""

    letter: str
    space: str
    tiles: tuple[str, ...]
    counters: tuple[int, ...]  # by cowboy, in versus


@dataclass(frozen=True, slots=True)
class TradeView:
    """The current trade between two cowboys."""

    cowboy: int
    partner: int
    offered: tuple[str | None, ...]
    returned: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class TableView:
    """The whole table as one seat may know it."""

    seat: int | None  # the seat that sees this view; None is a spectator
    mode: Mode
    turn: int | None  # the cowboy whose turn it is
    first: int | None
    round: int
    phase: Phase
    actions: int  # Heist Actions left; 0 after the action step
    cowboys: tuple[CowboyView, ...]
    horses: tuple[HorseView, ...]
    cars: tuple[str, ...]  # where the cars stand, the engine first
    sheriff: str
    speed: int
    switches: tuple[SwitchView, ...]
    tipis: tuple[str, ...]  # the cacti with a Cherokee Token
    territory: tuple[str, ...]  # the spaces that the tipis close
    squares: tuple[SquareView, ...]
    towns: tuple[TownView, ...]
    sack: int
    lifted: str | None  # a tile that is out of the sack but not laid down yet
    hangman: int  # 0 is the top knot, 3 the skull
    points: int
    goal: int | None
    level: str  # the difficulty of the goal
    target: int | None  # Loot Counters that win at once, in versus
    bullets: int  # Bullet Tokens on the board
    bullets_free: int  # Bullet Tokens that may be taken in this turn
    wanted: tuple[str, ...]  # Wanted Cards still in the row
    deck: int
    discard: tuple[str, ...]  # the top card is the last one
    events_left: int
    played: tuple[str, ...]  # the Event Cards drawn so far
    trade: TradeView | None
    refusals_left: int  # refusals after which no trade may be offered in this turn
    preview: PreviewView | None
    undo: bool  # whether the last action can be taken back
    over: bool
    winners: tuple[int, ...]  # the winning cowboys
    why: str
    board: BoardView  # never changes
    decks: DecksView  # never changes


# A server makes a view for every seat after every event, and most parts of it do not change. Equal
# parts are the same object, so they are fast to make and fast to compare.
_same_cowboy = lru_cache(8192)(CowboyView)
_same_horse = lru_cache(1024)(HorseView)
_same_switch = lru_cache(64)(SwitchView)
_same_square = lru_cache(4096)(SquareView)
_same_town = lru_cache(1024)(TownView)


def view(g: Table, seat: int | None) -> TableView:
    return views(g, (seat,))[0]


def views(g: Table, seats: Iterable[int | None]) -> list[TableView]:
    """Return a view for each of these seats; their common parts are made once."""
    board, decks, names = g.board, g.decks, g.board.names
    over = g.phase == OVER
    why = "" if g.outcome is None else g.outcome.why
    horses = tuple(
        [
            _same_horse(number, None if at == NOTHING else names[at], tuple(riders(g, number)))
            for number, at in enumerate(g.horses)
        ]
    )
    switches = tuple(
        [
            _same_switch(
                names[space],
                SWITCH_COLOURS[colour] if g.tokens else None,
                space in g.cars,
                _way_on(g, space),
            )
            for space, colour in zip(board.junctions, g.colours, strict=True)
        ]
    )
    squares = tuple(
        [
            _same_square(square_name(number), LETTERS[number // 2], decks.tile_names(stack))
            for number, stack in enumerate(g.squares)
        ]
    )
    towns = tuple(
        [
            _same_town(
                letter,
                names[board.towns[town]],
                decks.tile_names(g.towns[town]),
                tuple(g.counters[town]),
            )
            for town, letter in enumerate(LETTERS)
        ]
    )
    cars = tuple([names[car] for car in g.cars])
    territory = tuple([names[space] for space in sorted(g.territory)])
    ahead = None if g.phase in (SETUP, OVER) else preview(g)
    played = tuple([decks.events[card] for card in g.events_deck[: g.drawn]])
    open_cowboys = _cowboys(g, None) if g.mode != VERSUS else None
    return [
        TableView(
            seat=seat,
            mode=g.mode,
            turn=None if g.turn == NOBODY else g.turn,
            first=None if g.turn == NOBODY else g.first,
            round=g.round,
            phase=g.phase,
            actions=g.actions if g.phase == ACTIONS else 0,
            cowboys=open_cowboys if open_cowboys is not None else _cowboys(g, seat),
            horses=horses,
            cars=cars,
            sheriff=names[board.sheriff_path[g.sheriff]],
            speed=g.speed,
            switches=switches,
            tipis=tuple([names[board.cacti[tipi]] for tipi in g.tipis]),
            territory=territory,
            squares=squares,
            towns=towns,
            sack=len(g.sack),
            lifted=None if g.lifted == NOTHING else decks.tile_ids[g.lifted],
            hangman=g.hangman,
            points=g.points,
            goal=g.goal if g.mode == CO_OP else None,
            level=decks.level(g.goal) if g.mode == CO_OP else "",
            target=target(g) if g.mode == VERSUS else None,
            bullets=g.bullets,
            bullets_free=g.bullets - g.this_turn.spent_bullets,
            wanted=tuple(g.row),
            deck=len(g.deck),
            discard=decks.names(g.discard),
            events_left=len(g.events_deck) - g.drawn,
            played=played,
            trade=_trade(g, seat),
            refusals_left=refusals_left(g),
            preview=ahead,
            undo=can_undo(g),
            over=over,
            winners=g.winners,
            why=why,
            board=board.view,
            decks=decks.view,
        )
        for seat in seats
    ]


def open_view(g: Table) -> TableView:
    """Return the view of a spectator who sees all hands."""
    seen = view(g, None)
    cowboys = [
        replace(each, hand=g.decks.names(cowboy.hand))
        for each, cowboy in zip(seen.cowboys, g.cowboys, strict=True)
    ]
    trade = seen.trade
    if trade is not None:
        names = g.decks.names
        trade = replace(trade, offered=names(g.offered), returned=names(g.returned))
    return replace(seen, cowboys=tuple(cowboys), trade=trade)


def _way_on(g: Table, junction: int) -> str | None:
    """Return the next space of car 1 on a junction whose token is gone.

    Car 1 goes the way that the token last showed (docs/rulings.md, H-67).
    """
    if g.tokens or g.cars[0] != junction:
        return None
    return g.board.names[g.board.next_space(g.cars, g.colours)]


def _seen(g: Table, seat: int | None, cards: list[int]) -> tuple[str | None, ...]:
    """TH-025, TH-146: In versus a seat sees only its own cards, and cards that were shown to it."""
    names, knows = g.decks.cards, g.knowledge.knows
    return tuple([names[card] if knows(seat, card) else None for card in cards])


def _cowboys(g: Table, seat: int | None) -> tuple[CowboyView, ...]:
    """Return the cowboys as a seat sees them."""
    count = len(g.cowboys)
    gone_by = (g.turn - g.first) % count if g.turn != NOBODY else 0
    made = []
    for number, cowboy in enumerate(g.cowboys):
        ready = cowboy.bullets - (g.this_turn.fresh_bullets if number == g.turn else 0)
        made.append(
            _same_cowboy(
                number,
                g.owners[number],
                COWBOY_COLOURS[number],
                g.board.names[cowboy.place],
                None if cowboy.horse == NOTHING else cowboy.horse,
                cowboy.lying,
                cowboy.place == g.board.jail,
                _seen(g, seat, cowboy.hand),
                hand_limit(g, number),
                g.decks.tile_names(cowboy.loot),
                is_laden(g, number),
                cowboy.bullets,
                ready,
                cowboy.title,
                cowboy.ready,
                cowboy.points,
                _on_the_title(g, number),
                (number - g.first) % count < gone_by,
            )
        )
    return tuple(made)


def _on_the_title(g: Table, number: int) -> int:
    """TH-144: In versus the Loot Counters of a cowboy start on the title of the board.

    A cowboy without any counters there goes on counting (docs/rulings.md, H-59).
    """
    if g.mode != VERSUS:
        return 0
    placed = sum([counters[number] for counters in g.counters])
    return max(0, LOOT_COUNTERS - placed - g.cowboys[number].points)


def _trade(g: Table, seat: int | None) -> TradeView | None:
    if g.trading == NOBODY:
        return None
    return TradeView(g.turn, g.trading, _seen(g, seat, g.offered), _seen(g, seat, g.returned))
