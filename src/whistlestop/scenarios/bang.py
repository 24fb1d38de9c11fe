"""Positions of BANG!.

Cards are named by kind (`bang`), by id (`bang-QH`) or, in the draw pile, by sign (`QH`: any card of
that sign). Usually characters have no ability, A is the Sheriff and has the turn, and everybody has
4 life points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from whistlestop.engine.game_option import Options
from whistlestop.engine.rng import Rng
from whistlestop.games.bang.card import PlayingCard
from whistlestop.games.bang.game import GAME, Bang
from whistlestop.games.bang.roles import DEALT, RENEGADE
from whistlestop.games.bang.state import MAIN, Phase, Player, Table
from whistlestop.scenarios.seat_letters import LETTERS


@dataclass(frozen=True, kw_only=True)
class Seat:
    """A player: the cards in hand and in play, and everything that is not as usual.

    `most` is 4 or `life`, if that is more. `gear` is the equipment, `fame` the number of tokens
    in front of the player, and `on` the Feats that hold other tokens of the player, each named once
    for every token.
    """

    hand: str = ""
    play: str = ""
    character: str = ""
    role: str | None = None
    life: int = 4
    most: int | None = None
    nuggets: int = 0
    gear: str = ""
    fame: int | None = None
    on: str = ""


@dataclass(frozen=True, kw_only=True)
class Position:
    """The table.

    `deck` is the top of the draw pile, the next card first. The other cards lie below or, with
    `only`, in no pile at all (they are in the box). `discard` is the discard pile, its top card
    last. `out` are the letters of players who are out already.

    `display` is the equipment on offer and `equipment` the next cards of its deck. The other
    equipment lies below or, with `used`, face up under the deck.

    `stations` is the line from the left, or its beginning. `loco` is the number of the station
    where the Locomotive is, and `side` its upper side. `train` are the railcars behind it, the
    first one first; others are added up to three. `railcars` are the next ones of their deck. The
    other railcars lie below or, with `few`, in no pile at all.

    `feats` is the row of Feats and `next_feats` the next ones of their deck. The other Feats lie
    below or, with `done`, among the discarded ones.
    """

    turn: str = "A"
    phase: Phase = MAIN
    deck: str = ""
    discard: str = ""
    only: bool = False
    seed: int = 1
    out: str = ""
    display: str = ""
    equipment: str = ""
    used: bool = False
    stations: str = ""
    train: str = ""
    loco: int = 1
    side: str = "ironhorse"
    railcars: str = ""
    few: bool = False
    feats: str = ""
    next_feats: str = ""
    done: bool = False


class Box:
    """The cards that are not dealt yet, in the order of their numbers."""

    def __init__(self, cards: list[PlayingCard]) -> None:
        self.cards = cards

    def take(self, word: str) -> PlayingCard:
        """Take the first card of this id, kind or sign that is left."""
        for card in self.cards:
            sign = card.id.removeprefix(f"{card.name}-").removesuffix("-2")
            if word in (card.id, card.name, sign):
                self.cards.remove(card)
                return card
        raise ValueError(f"no card {word!r} is left in the box")

    def take_all(self, words: str) -> list[PlayingCard]:
        ids = {card.id for card in self.cards}
        exact = [word for word in words.split() if word in ids]
        taken = {word: self.take(word) for word in exact}
        return [taken[word] if word in taken else self.take(word) for word in words.split()]


def stage(
    seats: Mapping[str, Seat], position: Position, options: Options, game: Bang = GAME
) -> Table:
    """Return the table at this position; raise ValueError if it cannot be laid."""
    people, each = [*seats.values()], position
    g = game.setup(len(people), options, Rng(each.seed))
    cars = _in_order([card for name in ("railcars", "train") for card in g.piles.get(name, ())])
    box = Box(_in_order(g.deck) + cars)
    _hold_back(box, people, f"{each.deck} {each.discard}")
    for seat, (player, given) in enumerate(zip(g.players, people, strict=True)):
        _seat(g, box, seat, player, given)
    cars = [card for card in cars if card in box.cards]
    box.cards = [card for card in box.cards if card not in cars]
    g.discard = box.take_all(each.discard)
    coming = box.take_all(each.deck)
    g.deck = ([] if each.only else box.cards) + coming[::-1]
    _show(g, g.discard)
    _lay_out_players(g, each.out)
    if "equipment" in g.piles:
        _equip(g, people, each)
    if "train" in g.piles:
        _couple(g, Box(cars), each)
        _lay_line(g, each.stations)
        g.counters.update({"locomotive": each.loco, "leland": int(each.side == "leland")})
    if "feats" in g.piles:
        _lay_feats(g, people, each)
    g.turn = LETTERS.index(each.turn)
    g.phase = each.phase
    return g


def _hold_back(box: Box, people: Sequence[Seat], piles: str) -> None:
    """Sort the box so that a card that is named by id or sign is not taken as one of its kind: such
    cards come last.
    """
    words = f"{piles} {' '.join(f'{each.hand} {each.play}' for each in people)}".split()
    named = set(words) & {card.id for card in box.cards}
    signs = {word for word in words if word not in named and word[:1] in "23456789AJQK1"}
    box.cards.sort(
        key=lambda card: (
            card.id in named,
            card.id.removeprefix(f"{card.name}-") in signs,
            card.number,
        )
    )


def _seat(g: Table, box: Box, seat: int, player: Player, each: Seat) -> None:
    roles = DEALT[len(g.players)]
    player.role = each.role if each.role is not None else (roles[seat] if roles else "")
    player.side = player.role
    player.shown = player.role == "sheriff" or len(roles) == 3
    player.character = each.character
    player.offered = (each.character,)
    player.life = each.life
    player.max_life = max(each.life, 4) if each.most is None else each.most
    player.hand = box.take_all(each.hand)
    player.in_play = box.take_all(each.play)
    names = [card.name for card in player.in_play]
    _give_traits(g, player, *([each.character, *names] if each.character else names))
    g.knowledge.tell(seat, [card.number for card in player.hand])
    _show(g, player.in_play)


def _lay_out_players(g: Table, out: str) -> None:
    """Take these players out of the game."""
    g.living = [seat for seat in range(len(g.players)) if LETTERS[seat] not in out]
    for letter in out:
        gone = g.players[LETTERS.index(letter)]
        gone.out = gone.shown = True
        gone.life = 0
        if "shadow-gunslingers" in g.expansions and gone.role == RENEGADE and len(g.players) > 3:
            gone.side = ""  # no side before the first turn as a shadow


def _give_traits(g: Table, player: Player, *names: str) -> None:
    """Add the effects of these cards to the player."""
    player.traits = tuple(sorted([*player.traits, *names]))
    player.effects = g.catalogue.effects_of(player.traits)


def _in_order(cards: list[PlayingCard]) -> list[PlayingCard]:
    return sorted(cards, key=lambda card: card.number)


def _show(g: Table, cards: list[PlayingCard]) -> None:
    g.knowledge.show_all([card.number for card in cards])


def _lay(g: Table, cards: list[PlayingCard], face_down: str) -> None:
    """Let everybody know these cards, except those in the pile that lies face down."""
    g.knowledge.lay_open([card.number for card in cards])
    g.knowledge.forget([card.number for card in cards if card in g.piles[face_down]])


def _equip(g: Table, people: Sequence[Seat], position: Position) -> None:
    """Deal the nuggets and the equipment. If no display is named, three cards are on offer."""
    piles = ("equipment", "equipment-used", "display")
    every = _in_order([card for name in piles for card in g.piles[name]])
    box = Box(every[:])
    gear = " ".join(each.gear for each in people)
    _hold_back(box, people, f"{position.display} {position.equipment} {gear}")
    for player, each in zip(g.players, people, strict=True):
        if each.nuggets:
            player.counters["nuggets"] = each.nuggets
        if each.gear:
            player.piles["equipment"] = box.take_all(each.gear)
            _give_traits(g, player, *[card.name for card in player.piles["equipment"]])
    following = box.take_all(position.equipment)
    offered = box.take_all(position.display)
    if not offered:
        offered = [box.cards.pop(0) for _ in range(3)]
    below, under = ([], box.cards) if position.used else (box.cards, [])
    laid = (below + following[::-1], under, offered)
    g.piles.update(dict(zip(piles, laid, strict=True)))
    _lay(g, every, face_down="equipment")


def _couple(g: Table, box: Box, position: Position) -> None:
    """Lay the railcars that lie before no player: three in the train, if there are enough."""
    few = position.few
    behind, following = box.take_all(position.train), box.take_all(position.railcars)
    while len(behind) < 3 and box.cards and not few:
        behind.append(box.cards.pop(0))
    g.piles["train"], g.piles["railcars"] = behind, ([] if few else box.cards) + following[::-1]
    _lay(g, [*box.cards, *behind, *following], face_down="railcars")


def _lay_line(g: Table, names: str) -> None:
    """Lay as many stations as players: the named ones, then others in the order of the box."""
    tiles = Box(_in_order(g.piles["stations"] + g.piles["station-box"]))
    line = tiles.take_all(names)
    while len(line) < len(g.players):
        line.append(tiles.cards.pop(0))
    g.piles["stations"], g.piles["station-box"] = line, tiles.cards


def _lay_feats(g: Table, people: Sequence[Seat], position: Position) -> None:
    """Lay the Feats and give out tokens. If no row is named, the last Feat of the box lies open."""
    piles = ("feat-deck", "feats", "feats-used")
    every = _in_order([card for name in piles for card in g.piles[name]])
    box = Box(every[:])
    lying, following = box.take_all(position.feats), box.take_all(position.next_feats)
    if not lying:
        lying = [box.cards.pop()]
    below, used = ([], box.cards) if position.done else (box.cards, [])
    laid = (below + following[::-1], lying, used)
    g.piles.update(dict(zip(piles, laid, strict=True)))
    _lay(g, every, face_down="feat-deck")
    for player, each in zip(g.players, people, strict=True):
        usual = 0 if g.catalogue.is_other_side(player.character) else 5 - len(each.on.split())
        player.counters["fame"] = usual if each.fame is None else each.fame
        for name in each.on.split():
            player.counters[f"on-{name}"] = player.counters.get(f"on-{name}", 0) + 1
