"""Reading decks from a file. The file must have as many cards and tiles as the box."""

from __future__ import annotations

from pathlib import Path

from whistlestop.games import train_heist
from whistlestop.games.train_heist.decks import (
    BAG,
    EVENT_CARDS,
    HIGHEST,
    KEYHOLE,
    LOOT_TILES,
    LOWEST,
    POKER_CARDS,
    REVOLVER,
    SPEED_UP,
    SUITS,
    SWITCH,
    TITLES,
    WILD,
    Decks,
)
from whistlestop.games.train_heist.decks_view import (
    BandView,
    DecksView,
    EventKind,
    TileKind,
    TilePrice,
)
from whistlestop.games.train_heist.json_reader import (
    JsonObject,
    name_with_digest,
    read_json,
    refuse,
)
from whistlestop.games.train_heist.payment import payable

_STANDARD = Path(train_heist.__path__[0]) / "data" / "cards.json"
_CHEROKEE = ("cherokee-1", "cherokee-2", "cherokee-3")
_SHERIFF = ("sheriff-forward-1", "sheriff-forward-2", "sheriff-rear-1", "sheriff-rear-2")
_TILES: tuple[TilePrice, ...] = ("suits", "straight", "pairs", "kind", "numbers")
_HAND = 5  # TH-034: nobody can pay with more cards
_KEYS = 3  # TH-080: with fewer cards nobody could escape from jail
_WILD = "WILD"  # the first part of the names of Wild Cards
GOALS = (10, 20)  # TH-019


def read_decks(path: Path | str) -> Decks:
    """Read a host's own decks; raise BadFile if the file is wrong."""
    file = read_json(path)
    return _decks(file, name_with_digest(file))


def standard_decks() -> Decks:
    """Read the decks of the box."""
    return _decks(read_json(_STANDARD), "standard")


def _decks(file: JsonObject, name: str) -> Decks:
    view = DecksView(
        name=name,
        reconstructed=file.flag("reconstructed"),
        tiles=_tiles(file),
        wanted=_wanted(file),
        events=_events(file),
        bands=_bands(file),
    )
    decks = Decks(view, _faces(file.child("poker")))
    dear = [tile.id for tile in decks.tiles if not payable(decks, tile)]
    if dear:
        raise refuse(file.at("tiles"), "tiles that the Poker Cards can pay for", ", ".join(dear))
    return decks


def _faces(poker: JsonObject) -> list[tuple[str, int, int]]:
    """Read the name, suit and number of each Poker Card."""
    faces: list[tuple[str, int, int]] = []
    names: set[str] = set()
    codes = {_WILD: WILD}
    for each in poker.children("suits"):
        suit, code = SUITS.index(each.word("suit", SUITS)), each.word("code")
        if codes.setdefault(code, suit) != suit:
            raise refuse(each.at("code"), "a different code for each suit and for Wild Cards", code)
        for number in each.array("numbers"):
            if type(number) is not int or not LOWEST <= number <= HIGHEST:
                raise refuse(each.at("numbers"), f"numbers from {LOWEST} to {HIGHEST}", number)
            name = f"{code}-{number}"
            while name in names:
                name += "x"  # a second card of the same suit and number
            names.add(name)
            faces.append((name, suit, number))
    wilds = poker.number("wilds", 0, POKER_CARDS)
    faces += [(f"{_WILD}-{wild}", WILD, 0) for wild in range(1, wilds + 1)]
    suits = [suit for _, suit, _ in faces]
    if len(faces) != POKER_CARDS or not {REVOLVER, BAG, KEYHOLE} <= set(suits):
        raise refuse(poker.where, f"{POKER_CARDS} cards in three suits and Wild Cards", len(faces))
    keys = suits.count(KEYHOLE) + suits.count(WILD)
    if keys < _KEYS:
        raise refuse(poker.where, f"at least {_KEYS} Keyholes or Wild Cards", keys)
    return faces


def _events(file: JsonObject) -> tuple[EventKind, ...]:
    """TH-175: There are four kinds of Event Cards.

    TH-005, TH-117: Two of the cards are Speed Up cards, and each cactus has one card.
    """
    names = (SPEED_UP, SWITCH, *_CHEROKEE, *_SHERIFF)
    made = [
        EventKind(
            each.word("name", names), each.number("copies", 0, 21), each.flag("reconstructed")
        )
        for each in file.children("events")
    ]
    copies = {kind.name: kind.copies for kind in made}
    total = sum(copies.values())
    if total != EVENT_CARDS or len(copies) != len(made):
        raise refuse(file.at("events"), f"{EVENT_CARDS} cards, every kind once", total)
    if copies.get(SPEED_UP) != 2:
        raise refuse(file.at("events"), "two cards speed-up", copies.get(SPEED_UP, 0))
    for name in _CHEROKEE:
        if copies.get(name) != 1:
            raise refuse(file.at("events"), f"one card {name}", copies.get(name, 0))
    return tuple(made)


def _tiles(file: JsonObject) -> tuple[TileKind, ...]:
    made = [_tile(each) for each in file.children("tiles")]
    if len({tile.id for tile in made}) != len(made) or len(made) != LOOT_TILES:
        raise refuse(file.at("tiles"), f"{LOOT_TILES} tiles, every id once", len(made))
    return tuple(made)


def _tile(each: JsonObject) -> TileKind:
    """TH-052, TH-055: A tile costs cards of suits, a kind of set, or cards of certain numbers."""
    kind = each.choice("kind", _TILES)
    counts = [0, 0, 0]
    numbers: tuple[int, ...] = ()
    if kind == "suits":
        suits = each.child("suits")
        for suit in suits.data:
            if suit not in SUITS:
                raise refuse(suits.where, f"suits out of {', '.join(SUITS)}", suit)
            counts[SUITS.index(suit)] = suits.number(suit, 0, _HAND)
        size = sum(counts)
    elif kind == "numbers":
        listed = each.array("numbers")
        fine = [n for n in listed if type(n) is int and LOWEST <= n <= HIGHEST]
        if len(set(fine)) != len(listed):
            raise refuse(each.at("numbers"), f"different numbers up to {HIGHEST}", listed)
        numbers = tuple(sorted(fine))
        size = len(numbers)
    else:
        size = each.number("size", 2, _HAND)
        if kind == "pairs" and size != 4:
            raise refuse(each.at("size"), "4 for two pairs", size)
    if not 1 <= size <= _HAND:
        raise refuse(each.where, f"a tile that takes 1 to {_HAND} cards", size)
    return TileKind(
        each.word("id"),
        kind,
        counts[0],
        counts[1],
        counts[2],
        numbers,
        size,
        each.flag("reconstructed"),
    )


def _wanted(file: JsonObject) -> tuple[str, ...]:
    """Read the twelve Wanted Cards.

    A file cannot add other ones, because the code of the rules contains their abilities.
    """
    names = tuple([each.word("name", TITLES) for each in file.children("wanted")])
    if sorted(names) != sorted(TITLES):
        raise refuse(file.at("wanted"), f"each once: {', '.join(TITLES)}", ", ".join(names))
    return names


def _bands(file: JsonObject) -> tuple[BandView, ...]:
    """TH-174: Every goal belongs to one level of difficulty."""
    made = [
        BandView(
            each.word("id"),
            each.word("colour"),
            each.number("low", 1, 99),
            each.number("high", 1, 99),
        )
        for each in file.children("bands")
    ]
    low, high = GOALS
    covered = [goal for band in made for goal in range(band.low, band.high + 1)]
    if covered != list(range(low, high + 1)):
        raise refuse(file.at("bands"), f"bands from {low} to {high} without a gap", covered)
    return tuple(made)
