"""Train Heist in words: cowboys, places, cards, tiles, answers and what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.event import Event
from whistlestop.games.train_heist.board_view import PlaceView, SpaceView
from whistlestop.games.train_heist.view import TableView
from whistlestop.locales import Texts

SUITS = {"REV": "revolver", "BAG": "bag", "KEY": "keyhole"}
_SCORE = "score-"
_THINGS = ("rode", "horse-lost", "flipped")  # told of things, whose names are no proper ones


class Words:
    """Of one match; `players` are the names by seat."""

    def __init__(self, texts: Texts, players: tuple[str, ...]) -> None:
        self.texts = texts
        self.say = texts.say
        self.players = players

    # Names

    def who(self, view: TableView, number: object) -> str:
        """With the title of a Wanted Card, as cowboys like to be called."""
        if not isinstance(number, int) or not 0 <= number < len(view.cowboys):
            return ""
        cowboy = view.cowboys[number]
        name = self.players[cowboy.seat]
        if len({each.seat for each in view.cowboys}) < len(view.cowboys):
            name = self.say(f"heist-colour-{cowboy.colour}")
        return self.say(f"heist-wanted-{cowboy.title}.titled", name=name) if cowboy.title else name

    def all_of(self, view: TableView, numbers: Iterable[int]) -> str:
        return ", ".join(self.who(view, each) for each in numbers)

    def spot(self, view: TableView, name: object) -> str:
        """A space of the map or a place of the train."""
        for space in view.board.spaces:
            if space.id == name:
                return self._space(space)
        for place in view.board.places:
            if place.id == name:
                return self._place(view, place)
        return "" if name is None else str(name)

    def spots(self, view: TableView, names: Iterable[object]) -> str:
        return ", ".join(self.spot(view, each) for each in names)

    def _space(self, space: SpaceView) -> str:
        if space.kind == "town":
            return self.say("heist-space-town", letter=space.letter)
        if space.kind == "cactus":
            return self.say("heist-space-cactus", number=space.cactus)
        if space.kind == "canyon":
            return self.say("heist-space-canyon")
        if space.kind == "ground":
            return self.say("heist-space-ground", id=space.id)
        if space.junction:
            return self.say("heist-space-junction", id=space.id)
        if space.tunnel:
            return self.say("heist-space-tunnel", id=space.id)
        return self.say("heist-space-star" if space.star else "heist-space-track", id=space.id)

    def _place(self, view: TableView, place: PlaceView) -> str:
        car = {1: "engine", 2: "jail"}.get(place.car, "car")
        letter = view.board.wagons[place.car - 1].letter
        if place.kind == "platform":
            return self.say("heist-place-platform", car=car, letter=letter)
        if place.kind == "roof":
            return self.say("heist-place-roof", car=car, letter=letter)
        if place.kind == "jail":
            return self.say("heist-place-jail")
        return self.say("heist-place-inside", letter=letter)

    def town(self, letter: object) -> str:
        return self.say("heist-space-town", letter=str(letter))

    def horse(self, number: object) -> str:
        return self.say("heist-horse", number=(number if isinstance(number, int) else 0) + 1)

    def card(self, card: str | None) -> str:
        if card is None:
            return self.say("heist-card-hidden")
        code, _, number = card.partition("-")
        if code not in SUITS:
            return self.say("heist-card-wild")
        return self.say("heist-card", number=number, suit=self.say(f"heist-suit-{SUITS[code]}"))

    def cards(self, cards: Iterable[str | None]) -> str:
        return ", ".join(self.card(each) for each in cards)

    def tile(self, view: TableView, name: str | None) -> str:
        """What it asks for."""
        tile = next((each for each in view.decks.tiles if each.id == name), None)
        if tile is None:
            return ""
        if tile.kind == "suits":
            counts = {suit: getattr(tile, suit) for suit in SUITS.values()}
            return " + ".join(
                self.say("heist-need", count=str(count), suit=self.say(f"heist-suit-{suit}"))
                for suit, count in counts.items()
                if count
            )
        if tile.kind == "numbers":
            return self.say("heist-tile-numbers", numbers="/".join(map(str, tile.numbers)))
        if tile.kind == "pairs":
            return self.say("heist-tile-pairs")
        return self.say(f"heist-tile-{tile.kind}", size=str(tile.size))

    def tiles(self, view: TableView, names: Iterable[str]) -> str:
        return "; ".join(self.tile(view, each) for each in names)

    def square(self, name: str) -> str:
        """A square of a car, or both of them by the car's letter."""
        if len(name) == 1:
            return self.say("heist-squares", letter=name)
        return self.say("heist-square", name=name)

    def thing(self, view: TableView, name: str) -> str:
        """What somebody points at, whatever it is."""
        if any(each.name == name for each in view.squares):
            return self.square(name)
        if name in view.decks.wanted:
            return self.say(f"heist-wanted-{name}")
        if name.partition("-")[0] in (*SUITS, "WILD"):
            return self.card(name)
        return self.tile(view, name) or self.spot(view, name)

    def meant(self, view: TableView, text: str) -> str | None:
        """By its name on the board, like G05 or A1, or by what it is called, like Town B."""
        names: list[str | None] = [each.name for each in view.squares]
        names += [each.id for each in view.board.spaces]
        names += [each.id for each in view.board.places]
        names += [*view.wanted, *(card for each in view.cowboys for card in each.hand)]
        said = text.casefold()
        for name in names:
            if name and said in (name.casefold(), self.thing(view, name).casefold()):
                return name
        return None

    # What happened

    def tell(self, event: Event, view: TableView) -> str | None:
        if event.kind == "rolled" and event.payload["left"] > 0 and not event.payload["edge"]:
            return None  # told when it stops
        text = self.say(f"heist-event-{event.kind}", **self._told(event, view))
        if event.kind in _THINGS:
            text = capital(text)
        return f"{self.over(event.payload['why'])} {text}" if event.kind == "over" else text

    def over(self, why: str) -> str:
        if why.startswith(_SCORE):
            return self.say("heist-over-score", points=int(why.removeprefix(_SCORE)))
        return self.say(f"heist-over-{why}")

    def _told(self, event: Event, view: TableView) -> dict[str, Any]:
        """The parts of the event, in words."""
        parts = event.payload
        where = parts.get("to", parts.get("space", parts.get("junction")))
        red = parts.get("colour") == "red"
        return {
            **parts,
            "cowboy": self.who(view, parts.get("cowboy", parts.get("first"))),
            "cowboys": self.all_of(view, parts.get("winners", ())),
            "partner": self.who(view, parts.get("partner")),
            "place": self.spot(view, where),
            "places": self.spots(view, parts.get("spaces", ())),
            "horse": self.horse(parts.get("horse")),
            "card": self._told_card(event),
            "cards": self.cards(parts.get("cards", ())),
            "known": _yes(parts.get("cards") or "gave_cards" in parts),
            "gave": self.cards(parts.get("gave_cards", ())) or self.say("heist-nothing"),
            "got": self.cards(parts.get("got_cards", ())) or self.say("heist-nothing"),
            "tile": self.tile(view, parts.get("tile")),
            "tiles": self.tiles(view, _names(parts.get("tiles"))),
            "square": self.square(str(parts.get("square", "A1"))),
            "town": self.town(parts.get("town", "")),
            "colour": self.say("heist-red" if red else "heist-green"),
            "kept": _yes(parts.get("kept")),
            "edge": _yes(parts.get("edge")),
            "count": self._count(event),
        }

    def _told_card(self, event: Event) -> str:
        card = event.payload.get("card")
        if card is None:
            return ""
        families = {"event": "event-card", "wanted": "wanted"}
        if event.kind in families:
            return self.say(f"heist-{families[event.kind]}-{card}")
        return self.card(card)

    def _count(self, event: Event) -> int:
        parts = event.payload
        counted = {"dropped": "tiles", "arrived": "tiles", "dealt": "cowboys", "over": "winners"}
        found = parts.get(counted.get(event.kind, "count"), 0)
        return found if isinstance(found, int) else len(found)

    # What is asked, and the answers

    def question(self, ask: Ask, view: TableView) -> str:
        about = ask.about
        cards = about.get("returned" if ask.kind == "deal" else "offered", ())
        return self.say(
            f"heist-ask-{ask.kind}",
            **{
                **about,
                "cowboy": self.who(view, about.get("cowboy")),
                "partner": self.who(view, about.get("partner", about.get("by"))),
                "horse": self.horse(about.get("horse")),
                "cards": self.cards(cards) or self.say("heist-nothing"),
                "card": self.card(about.get("card")),
                "tile": self.tile(view, about.get("tile")),
                "town": self.town(about.get("town", "")),
            },
        )

    def answer(self, answer: Answer, ask: Ask, view: TableView) -> str:
        first = answer.cards[0] if answer.cards else None
        cowboy = view.cowboys[ask.about.get("cowboy", 0)]
        if answer.verb == "give" and answer.number is not None:
            first = cowboy.hand[answer.number]
        title = f"heist-wanted-{first}"
        squares = answer.verb in ("loot", "load", "fill")
        taken = answer.verb == "take"
        return self.say(
            f"heist-answer-{answer_id(answer, ask)}",
            place=self.square(answer.place or "") if squares else self.spot(view, answer.place),
            square=self.square(answer.place or "A1"),
            horse=self.horse(answer.number),
            card="" if taken or squares else self.card(first),
            cards="" if taken or answer.verb == "load" else self.cards(answer.cards),
            tile=self.tile(view, first) if answer.verb == "load" else "",
            cowboy=self.who(view, answer.seat),
            town=self.spot(view, cowboy.place),
            title=self.say(title) if taken else "",
            ability=self.say(f"{title}.about") if taken else "",
        )


def capital(text: str) -> str:
    """As a sentence begins."""
    return text[:1].upper() + text[1:]


def answer_id(answer: Answer, ask: Ask) -> str:
    """The text of this answer is `heist-answer-` and this."""
    if answer.verb == "ride" and answer.cards:
        return "call"
    return f"done-{ask.kind}" if answer.verb == "done" else answer.verb


def _names(tiles: object) -> Sequence[str]:
    return tiles if isinstance(tiles, tuple | list) else ()


def _yes(yes: object) -> str:
    return "yes" if yes else "no"
