"""The sentences about the events of Train Heist."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Literal, TypeAlias

from whistlestop.engine.event import Event
from whistlestop.engine.narration import Arg, Narration, PlayerName, Text, Word, text, yes
from whistlestop.games.train_heist.board_view import PlaceView, SpaceView
from whistlestop.games.train_heist.decks_view import TileKind
from whistlestop.games.train_heist.view import TableView

Payload: TypeAlias = Mapping[str, Any]

SUITS: Mapping[str, str] = MappingProxyType({"REV": "revolver", "BAG": "bag", "KEY": "keyhole"})
_CARS: Mapping[int, str] = MappingProxyType({1: "engine", 2: "jail"})
_NOTHING = Text("heist-nothing")
_SCORE = "score-"
_STEPS = ("turn", "event", "over")
# An action that can be taken back begins with one of these events. A flipped switch is not among
# them, because other things flip switches too.
_ACTIONS = frozenset(
    (
        *("moved", "boarded", "left", "jumped", "mounted", "dismounted", "called", "looted"),
        *("traded", "took-bullet", "spent-bullet", "used", "tombstone", "favour"),
    )
)

# The arguments of the text `heist-event-KIND`, by the kind of event.
_ARGS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "dealt": ("count", "cowboy"),
        "turn": ("round", "cowboy"),
        "lost-turn": ("cowboy",),
        "moved": ("cowboy", "place"),
        "boarded": ("cowboy", "place"),
        "left": ("cowboy", "place"),
        "jumped": ("cowboy", "horse", "place"),
        "mounted": ("cowboy", "horse"),
        "dismounted": ("cowboy", "horse"),
        "called": ("cowboy", "horse", "card"),
        "rode": ("number", "place"),
        "looted": ("cowboy", "tiles", "cards"),
        "dropped": ("cowboy", "town", "count"),
        "scored": ("points",),
        "marked": ("count", "cowboy", "town"),
        "flipped": ("why", "cowboy", "junction", "colour"),
        "no-flip": ("why",),
        "offered": ("count", "cowboy", "partner"),
        "returned": ("count", "cowboy", "partner"),
        "traded": ("known", "cowboy", "gave", "partner", "got"),
        "declined": ("left", "cowboy", "partner"),
        "cancelled": ("cowboy", "partner"),
        "took-bullet": ("cowboy",),
        "spent-bullet": ("cowboy",),
        "used": ("ability", "cowboy", "cards"),
        "sheriff": ("why", "place"),
        "jailed": ("cowboy", "speed"),
        "drew": ("known", "cowboy", "cards", "count"),
        "jail-drew": ("kept", "cowboy", "card"),
        "escaped": ("cowboy", "cards"),
        "reshuffled": (),
        "discarded": ("cowboy", "cards"),
        "wanted": ("cowboy", "card"),
        "rolled": ("edge", "place"),
        "flat": ("why", "cowboy"),
        "horse-lost": ("number",),
        "event": ("card",),
        "speed": ("speed",),
        "cherokee": ("places",),
        "tokens-gone": ("stands", "way"),
        "arrived": ("town", "count"),
        "hangman": ("knot",),
        "collected": ("count", "cowboy", "town", "points"),
        "loaded": ("town", "square", "tile"),
        "filled": ("square", "tile"),
        "tombstone": ("cowboy",),
        "favour": ("how", "cowboy", "partner", "card"),
        "favour-refused": ("partner", "cowboy"),
        "undone": ("cowboy",),
        "undo-refused": ("cowboy",),
        "over": ("count", "cowboys"),
    }
)
EVENTS = tuple(_ARGS)
# The family of texts for cards that are not Poker Cards, by the kind of event.
_CARDS: Mapping[str, str] = MappingProxyType({"event": "event-card", "wanted": "wanted"})
# The part of the payload that `count` counts, by the kind of event.
_COUNTED: Mapping[str, str] = MappingProxyType(
    {"dropped": "tiles", "arrived": "tiles", "dealt": "cowboys", "over": "winners"}
)


def narrate(event: Event, view: TableView) -> Narration | None:
    """See `Game.narrate`."""
    kind, payload = event.kind, event.payload
    if kind == "rolled" and payload["left"] > 0 and not payload["edge"]:
        return None  # only the edge and the last space get a sentence
    args = tuple([(name, _word(name, event, view)) for name in _ARGS[kind]])
    texts: tuple[Text, ...] = (Text(f"heist-event-{kind}", args),)
    if kind == "over":
        texts = (how_it_ended(payload["why"]), *texts)
    return Narration(texts, opens_step=kind in _STEPS, action=action_of(event))


def action_of(event: Event) -> Literal["begins", "undone"] | None:
    """Return whether an action begins with this event, or is taken back by it."""
    if event.kind == "undone":
        return "undone"
    by_hand = event.kind == "flipped" and event.payload["why"] == "action"
    return "begins" if by_hand or event.kind in _ACTIONS else None


def how_it_ended(why: str) -> Text:
    """Return the text that says why the game is over."""
    if why.startswith(_SCORE):
        return text("heist-over-score", points=int(why.removeprefix(_SCORE)))
    return text(f"heist-over-{why}")


# Names


def who(view: TableView, number: int | None) -> Word:
    """Name a cowboy by its player, or by its colour if one person plays all cowboys.

    A cowboy with a Wanted Card has the card's title in its name.
    """
    if number is None:
        return ""
    cowboy = view.cowboys[number]
    name: Word = PlayerName(cowboy.seat)
    if len({each.seat for each in view.cowboys}) < len(view.cowboys):
        name = text(f"heist-colour-{cowboy.colour}")
    if not cowboy.title:
        return name
    titled = text(f"heist-wanted-{cowboy.title}.titled", name=name)
    return PlayerName(cowboy.seat, titled) if isinstance(name, PlayerName) else titled


def spot(view: TableView, name: str) -> Word:
    """Name a space of the map or a place of the train."""
    for space in view.board.spaces:
        if space.id == name:
            return _space(space)
    for place in view.board.places:
        if place.id == name:
            return _place_aboard(view, place)
    return name


def _space(space: SpaceView) -> Text:
    if space.kind == "town":
        return text("heist-space-town", letter=space.letter)
    if space.kind == "cactus":
        return text("heist-space-cactus", number=space.cactus)
    if space.kind == "canyon":
        return text("heist-space-canyon")
    if space.kind == "ground":
        return text("heist-space-ground", id=space.id)
    if space.junction:
        return text("heist-space-junction", id=space.id)
    if space.tunnel:
        return text("heist-space-tunnel", id=space.id)
    return text("heist-space-star" if space.star else "heist-space-track", id=space.id)


def _place_aboard(view: TableView, place: PlaceView) -> Text:
    letter = view.board.wagons[place.car - 1].letter
    if place.kind in ("platform", "roof"):
        car = _CARS.get(place.car, "car")
        return text(f"heist-place-{place.kind}", car=car, letter=letter)
    if place.kind == "jail":
        return text("heist-place-jail")
    return text("heist-place-inside", letter=letter)


def card_name(card: str | None) -> Text:
    """Name a Poker Card; None is a card that the reader may not know."""
    if card is None:
        return text("heist-card-hidden")
    code, _, number = card.partition("-")
    if code not in SUITS:
        return text("heist-card-wild")
    return text("heist-card", number=number, suit=SUITS[code])


def tile_name(view: TableView, name: str) -> Word:
    """Name a Loot Tile by its price."""
    tile = next((each for each in view.decks.tiles if each.id == name), None)
    if tile is None:
        return ""
    if tile.kind == "suits":
        return _chained("heist-needs", _needs(tile))
    if tile.kind == "numbers":
        return text("heist-tile-numbers", numbers="/".join(map(str, tile.numbers)))
    if tile.kind == "pairs":
        return text("heist-tile-pairs")
    return text(f"heist-tile-{tile.kind}", size=str(tile.size))


def tile_names(view: TableView, names: Iterable[str]) -> Word:
    return _chained("heist-tiles", [tile_name(view, each) for each in names])


def _needs(tile: TileKind) -> list[Word]:
    counts = {"revolver": tile.revolver, "bag": tile.bag, "keyhole": tile.keyhole}
    return [text("heist-need", count=count, suit=suit) for suit, count in counts.items() if count]


def _chained(text_id: str, words: list[Word]) -> Word:
    """Join words with a text that takes `first` and `rest`."""
    if not words:
        return ""
    chain = words[-1]
    for word in reversed(words[:-1]):
        chain = text(text_id, first=word, rest=chain)
    return chain


def square_name(name: str) -> Text:
    """Name a square of a car, or both squares by the car's letter."""
    if len(name) == 1:
        return text("heist-squares", letter=name)
    return text("heist-square", name=name)


# The arguments


def _word(name: str, event: Event, view: TableView) -> Arg:
    """Return the value of an argument; many arguments are in the payload under their own names."""
    if name == "card" and event.kind in _CARDS:
        return text(f"heist-{_CARDS[event.kind]}-{event.payload['card']}")
    if name == "count" and event.kind in _COUNTED:
        counted = event.payload[_COUNTED[event.kind]]
        return counted if isinstance(counted, int) else len(counted)
    word = _WORDS.get(name)
    found: Arg = event.payload[name] if word is None else word(event.payload, view)
    return found


def _cowboy(payload: Payload, view: TableView) -> Arg:
    return who(view, payload.get("cowboy", payload.get("first")))


def _cowboys(payload: Payload, view: TableView) -> Arg:
    return tuple([who(view, each) for each in payload["winners"]])


def _partner(payload: Payload, view: TableView) -> Arg:
    return who(view, payload["partner"])


def _place(payload: Payload, view: TableView) -> Arg:
    return spot(view, payload["to"] if "to" in payload else payload["space"])


def _places(payload: Payload, view: TableView) -> Arg:
    return tuple([spot(view, each) for each in payload["spaces"]])


def _horse(payload: Payload, view: TableView) -> Arg:
    return text("heist-horse", number=_number(payload, view))


def _number(payload: Payload, _view: TableView) -> int:
    """Return the number of a horse, counted from 1."""
    number: int = payload["horse"]
    return number + 1


def _card(payload: Payload, _view: TableView) -> Arg:
    return card_name(payload["card"])


def _cards(payload: Payload, _view: TableView) -> Arg:
    return _card_names(payload.get("cards", ()))


def _card_names(cards: Iterable[str]) -> tuple[Word, ...]:
    return tuple([card_name(card) for card in cards])


def _known(payload: Payload, _view: TableView) -> Arg:
    """Return whether the payload includes the secret part."""
    return yes(payload.get("cards") or "gave_cards" in payload)


def _gave(payload: Payload, _view: TableView) -> Arg:
    return _card_names(payload.get("gave_cards", ())) or _NOTHING


def _got(payload: Payload, _view: TableView) -> Arg:
    return _card_names(payload.get("got_cards", ())) or _NOTHING


def _tile(payload: Payload, view: TableView) -> Arg:
    return tile_name(view, payload["tile"])


def _tiles(payload: Payload, view: TableView) -> Arg:
    return tile_names(view, payload["tiles"])


def _square(payload: Payload, _view: TableView) -> Arg:
    return square_name(payload["square"])


def _town(payload: Payload, _view: TableView) -> Arg:
    return text("heist-space-town", letter=payload["town"])


def _colour(payload: Payload, _view: TableView) -> Arg:
    return text("heist-red" if payload["colour"] == "red" else "heist-green")


def _left(_payload: Payload, view: TableView) -> Arg:
    """Return the number of refusals after which no trade may be offered in this turn."""
    return view.refusals_left


def _stands(_payload: Payload, view: TableView) -> Arg:
    """Return whether car 1 stands on a junction whose token is gone."""
    return yes(_way_on(view))


def _way(_payload: Payload, view: TableView) -> Arg:
    return spot(view, _way_on(view))


def _way_on(view: TableView) -> str:
    """Return the next space of car 1 on a junction whose token is gone; empty: on no junction."""
    return next((each.way for each in view.switches if each.way is not None), "")


def _kept(payload: Payload, _view: TableView) -> Arg:
    return yes(payload["kept"])


def _edge(payload: Payload, _view: TableView) -> Arg:
    return yes(payload["edge"])


_WORDS: Mapping[str, Callable[[Payload, TableView], Arg]] = MappingProxyType(
    {
        "card": _card,
        "cards": _cards,
        "colour": _colour,
        "cowboy": _cowboy,
        "cowboys": _cowboys,
        "edge": _edge,
        "gave": _gave,
        "got": _got,
        "horse": _horse,
        "kept": _kept,
        "known": _known,
        "left": _left,
        "number": _number,
        "partner": _partner,
        "place": _place,
        "places": _places,
        "square": _square,
        "stands": _stands,
        "tile": _tile,
        "tiles": _tiles,
        "town": _town,
        "way": _way,
    }
)
