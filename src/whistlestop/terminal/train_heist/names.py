"""Names and sentences of Train Heist: cowboys, places, cards, tiles, questions and answers."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.narration import Arg
from whistlestop.games.train_heist import narration
from whistlestop.games.train_heist.view import TableView
from whistlestop.locales import Texts
from whistlestop.locales.narration import say_words


class Names:
    """Names in one language, at one table. `players` are the people and bots by seat."""

    def __init__(self, texts: Texts, players: tuple[str, ...]) -> None:
        self.texts = texts
        self.say = texts.say
        self.players = players

    def _say(self, words: Arg) -> str:
        return say_words(self.texts, words, self.players)

    # Names

    def who(self, view: TableView, number: object) -> str:
        """Name of a cowboy, with the title of a Wanted Card if it has one."""
        if not isinstance(number, int) or not 0 <= number < len(view.cowboys):
            return ""
        return self._say(narration.who(view, number))

    def all_of(self, view: TableView, numbers: Iterable[int]) -> str:
        return ", ".join(self.who(view, each) for each in numbers)

    def spot(self, view: TableView, name: str | None) -> str:
        """Name of a space of the map or a place of the train."""
        return "" if name is None else self._say(narration.spot(view, name))

    def spots(self, view: TableView, names: Iterable[str]) -> str:
        return ", ".join(self.spot(view, each) for each in names)

    def town(self, letter: object) -> str:
        return self.say("heist-space-town", letter=str(letter))

    def horse(self, number: object) -> str:
        return self.say("heist-horse", number=(number if isinstance(number, int) else 0) + 1)

    def card(self, card: str | None) -> str:
        return self._say(narration.card_name(card))

    def cards(self, cards: Iterable[str | None]) -> str:
        return ", ".join(self.card(each) for each in cards)

    def tile(self, view: TableView, name: str | None) -> str:
        """Name of a loot tile: what it asks for."""
        return "" if name is None else self._say(narration.tile_name(view, name))

    def tiles(self, view: TableView, names: Iterable[str]) -> str:
        return self._say(narration.tile_names(view, names))

    def square(self, name: str) -> str:
        """Name of a car's square, or of both squares by the car's letter."""
        return self._say(narration.square_name(name))

    def thing(self, view: TableView, name: str) -> str:
        """Name of anything that somebody may point at."""
        if any(each.name == name for each in view.squares):
            return self.square(name)
        if name in view.decks.wanted:
            return self.say(f"heist-wanted-{name}")
        if name.partition("-")[0] in (*narration.SUITS, "WILD"):
            return self.card(name)
        return self.tile(view, name) or self.spot(view, name)

    def meant(self, view: TableView, text: str) -> str | None:
        """Id of what somebody typed: a name on the board, such as G05, or words, such as Town B."""
        names: list[str | None] = [each.name for each in view.squares]
        names += [each.id for each in view.board.spaces]
        names += [each.id for each in view.board.places]
        names += [*view.wanted, *(card for each in view.cowboys for card in each.hand)]
        said = text.casefold()
        for name in names:
            if name and said in (name.casefold(), self.thing(view, name).casefold()):
                return name
        return None

    def over(self, why: str) -> str:
        return self._say(narration.how_it_ended(why))

    # Questions and answers

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
    """Begin a sentence with a capital letter."""
    return text[:1].upper() + text[1:]


def answer_id(answer: Answer, ask: Ask) -> str:
    """Text id of an answer, without `heist-answer-`."""
    if answer.verb == "ride" and answer.cards:
        return "call"
    return f"done-{ask.kind}" if answer.verb == "done" else answer.verb
