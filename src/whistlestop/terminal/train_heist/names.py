"""Names of Train Heist: cowboys, places, cards and tiles."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.engine.narration import Arg
from whistlestop.games.train_heist import narration
from whistlestop.games.train_heist.board_view import SpaceView
from whistlestop.games.train_heist.view import TableView
from whistlestop.locales import Texts
from whistlestop.locales.narration import say_words


class Names:
    """The names in one language, at one table. `players` are the people and bots by seat."""

    def __init__(self, texts: Texts, players: tuple[str, ...]) -> None:
        self.texts = texts
        self.say = texts.say
        self.players = players

    def _say(self, words: Arg) -> str:
        return say_words(self.texts, words, self.players)

    def who(self, view: TableView, number: object) -> str:
        """Return the name of a cowboy, with the title of a Wanted Card if it has one."""
        if not isinstance(number, int) or not 0 <= number < len(view.cowboys):
            return ""
        return self._say(narration.who(view, number))

    def all_of(self, view: TableView, numbers: Iterable[int]) -> str:
        return ", ".join(self.who(view, each) for each in numbers)

    def spot(self, view: TableView, name: str | None) -> str:
        """Return the name of a space of the map or a place of the train."""
        return "" if name is None else self._say(narration.spot(view, name))

    def spots(self, view: TableView, names: Iterable[str]) -> str:
        return ", ".join(self.spot(view, each) for each in names)

    def short_spot(self, view: TableView, space: SpaceView) -> str:
        """Return a short name of a space: track and ground by their ids, a star with its mark."""
        if space.kind in ("track", "ground"):
            return f"{space.id}*" if space.star else space.id
        return self.spot(view, space.id)

    def neighbours(self, view: TableView, name: str) -> str:
        """Return the names of the spaces next to a space of the map or a place of the train."""
        near = {each.id: each.adjacent for each in view.board.spaces}
        near |= {each.id: each.adjacent for each in view.board.places}
        return self.spots(view, near[name])

    def town(self, letter: object) -> str:
        return self.say("heist-space-town", letter=str(letter))

    def horse(self, number: object) -> str:
        return self.say("heist-horse", number=(number if isinstance(number, int) else 0) + 1)

    def card(self, card: str | None) -> str:
        return self._say(narration.card_name(card))

    def cards(self, cards: Iterable[str | None]) -> str:
        return ", ".join(self.card(each) for each in cards)

    def tile(self, view: TableView, name: str | None) -> str:
        """Return the name of a loot tile: the things that it asks for."""
        return "" if name is None else self._say(narration.tile_name(view, name))

    def tiles(self, view: TableView, names: Iterable[str]) -> str:
        return self._say(narration.tile_names(view, names))

    def square(self, name: str) -> str:
        """Return the name of a car's square, or of both squares by the car's letter."""
        return self._say(narration.square_name(name))

    def thing(self, view: TableView, name: str) -> str:
        """Return the name of anything that a player may point at."""
        if any(each.name == name for each in view.squares):
            return self.square(name)
        if name in view.decks.wanted:
            return self.say(f"heist-wanted-{name}")
        if name.partition("-")[0] in (*narration.SUITS, "WILD"):
            return self.card(name)
        return self.tile(view, name) or self.spot(view, name)

    def meant(self, view: TableView, text: str) -> str | None:
        """Return the id of a typed thing: a name on the board (G05), or words (Town B)."""
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
