"""Cards and tiles are a file. It is read whole and refused if it does not have what the box has."""

from __future__ import annotations

from pathlib import Path

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
from whistlestop.games.train_heist.drawing import BandView, DecksView, EventKind, TileKind
from whistlestop.games.train_heist.payment import payable
from whistlestop.games.train_heist.sheet import Sheet, own_name, read_sheet, refuse

_STANDARD = Path(__file__).parent / "data" / "cards.json"
_CHEROKEE = ("cherokee-1", "cherokee-2", "cherokee-3")
_SHERIFF = ("sheriff-forward-1", "sheriff-forward-2", "sheriff-rear-1", "sheriff-rear-2")
_TILES = ("suits", "straight", "pairs", "kind", "numbers")
_HAND = 5  # who could pay with more cards?
_KEYS = 3  # TH-080: or there would be no way out of jail
_WILD = "WILD"  # what the names of Wild Cards begin with
GOALS = (10, 20)  # TH-019


def read_decks(path: Path | str) -> Decks:
    """A host's own cards and tiles; BadFile says what was expected, and where."""
    sheet = read_sheet(path)
    return _decks(sheet, own_name(sheet))


def standard_decks() -> Decks:
    return _decks(read_sheet(_STANDARD), "standard")


def _decks(sheet: Sheet, name: str) -> Decks:
    picture = DecksView(
        name=name,
        reconstructed=sheet.flag("reconstructed"),
        tiles=_tiles(sheet),
        wanted=_wanted(sheet),
        events=_events(sheet),
        bands=_bands(sheet),
    )
    decks = Decks(picture, _faces(sheet.sheet("poker")))
    dear = [tile.id for tile in decks.tiles if not payable(decks, tile)]
    if dear:
        raise refuse(sheet.at("tiles"), "tiles that the Poker Cards can pay for", ", ".join(dear))
    return decks


def _faces(poker: Sheet) -> list[tuple[str, int, int]]:
    faces: list[tuple[str, int, int]] = []
    names: set[str] = set()
    codes = {_WILD: WILD}
    for each in poker.sheets("suits"):
        suit, code = SUITS.index(each.word("suit", SUITS)), each.word("code")
        if codes.setdefault(code, suit) != suit:
            raise refuse(each.at("code"), "another code for each suit and for Wild Cards", code)
        for number in each.array("numbers"):
            if type(number) is not int or not LOWEST <= number <= HIGHEST:
                raise refuse(each.at("numbers"), f"numbers from {LOWEST} to {HIGHEST}", number)
            name = f"{code}-{number}"
            while name in names:
                name += "x"  # a second card of the same face
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


def _events(sheet: Sheet) -> tuple[EventKind, ...]:
    """TH-175: four kinds; TH-005, TH-117: two Speed Up, one for each cactus."""
    names = (SPEED_UP, SWITCH, *_CHEROKEE, *_SHERIFF)
    made = [
        EventKind(
            each.word("name", names), each.number("copies", 0, 21), each.flag("reconstructed")
        )
        for each in sheet.sheets("events")
    ]
    copies = {kind.name: kind.copies for kind in made}
    total = sum(copies.values())
    if total != EVENT_CARDS or len(copies) != len(made):
        raise refuse(sheet.at("events"), f"{EVENT_CARDS} cards, every kind once", total)
    if copies.get(SPEED_UP) != 2:
        raise refuse(sheet.at("events"), "two cards speed-up", copies.get(SPEED_UP, 0))
    for name in _CHEROKEE:
        if copies.get(name) != 1:
            raise refuse(sheet.at("events"), f"one card {name}", copies.get(name, 0))
    return tuple(made)


def _tiles(sheet: Sheet) -> tuple[TileKind, ...]:
    made = [_tile(each) for each in sheet.sheets("tiles")]
    if len({tile.id for tile in made}) != len(made) or len(made) != LOOT_TILES:
        raise refuse(sheet.at("tiles"), f"{LOOT_TILES} tiles, every id once", len(made))
    return tuple(made)


def _tile(each: Sheet) -> TileKind:
    """TH-052, TH-055: suits, a set of numbers, or numbers that are all needed."""
    kind = each.word("kind", _TILES)
    counts = [0, 0, 0]
    numbers: tuple[int, ...] = ()
    if kind == "suits":
        suits = each.sheet("suits")
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


def _wanted(sheet: Sheet) -> tuple[str, ...]:
    """What the twelve do is in the rules; a file cannot invent others."""
    names = tuple([each.word("name", TITLES) for each in sheet.sheets("wanted")])
    if sorted(names) != sorted(TITLES):
        raise refuse(sheet.at("wanted"), f"each once: {', '.join(TITLES)}", ", ".join(names))
    return names


def _bands(sheet: Sheet) -> tuple[BandView, ...]:
    """TH-174: every goal belongs to one of them."""
    made = [
        BandView(
            each.word("id"),
            each.word("colour"),
            each.number("low", 1, 99),
            each.number("high", 1, 99),
        )
        for each in sheet.sheets("bands")
    ]
    low, high = GOALS
    covered = [goal for band in made for goal in range(band.low, band.high + 1)]
    if covered != list(range(low, high + 1)):
        raise refuse(sheet.at("bands"), f"bands from {low} to {high} without a gap", covered)
    return tuple(made)
