"""What a person at a server's table can type, besides the answers to the game's questions."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex
from typing import Any, Protocol

from whistlestop import games
from whistlestop.bots import roster
from whistlestop.engine.errors import cut
from whistlestop.engine.option import read_all
from whistlestop.locales import Texts
from whistlestop.terminal.clean import one_line
from whistlestop.terminal.console import Console, number
from whistlestop.wire.field_types import CHAT_LENGTH
from whistlestop.wire.from_client import (
    Appoint,
    Chat,
    Configure,
    Kick,
    Mute,
    Point,
    Ready,
    Rematch,
    Request,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from whistlestop.wire.from_server import Table

_YES_NO = {"yes": True, "no": False}


class Desk(Protocol):
    """Where orders go to."""

    texts: Texts
    person: int  # who types

    @property
    def console(self) -> Console: ...
    @property
    def table(self) -> Table: ...
    def request(self, kind: type[Request], **fields: Any) -> None:
        """Send it, and tell the person if it is refused."""

    def insist(self, kind: type[Request], **fields: Any) -> None:
        """The same for what is safe to say twice; it need not be waited for."""

    def meant(self, words: str) -> str | None:
        """The name of something on the table."""

    def show_table(self) -> None: ...
    def show_link(self) -> None: ...


class Orders:
    """By their names, or the beginnings of them."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._orders: dict[str, tuple[str, Callable[[str], bool]]] = {
            "sit": ("join-help-sit", self._sit),
            "stand": ("join-help-stand", self._stand),
            "ready": ("join-help-ready", self._ready),
            "start": ("join-help-start", self._start),
            "bot": ("join-help-bot", self._bot),
            "set": ("join-help-set", self._set),
            "host": ("join-help-host", self._host),
            "kick": ("join-help-kick", self._kick),
            "mute": ("join-help-mute", self._mute),
            "point": ("join-help-point", self._point),
            "rematch": ("join-help-rematch", self._rematch),
            "table": ("join-help-table", self._table),
            "link": ("join-help-link", self._link),
        }

    def carry_out(self, words: str) -> None:
        """What was typed; if it is not understood, that is said. BadOption if `set` cannot be."""
        name, _, rest = words.partition(" ")
        if not words:
            return
        if name == "?":
            self.explain()
            return
        found = [name] if name in self._orders else self._beginning_with(name)
        if len(found) != 1 or not self._orders[found[0]][1](rest.strip()):
            say = self.desk.texts.say
            self.desk.console.say(say("terminal-not-understood", text=cut(one_line(words))))
            self.desk.console.say(say("join-keys"), style="dim")

    def _beginning_with(self, name: str) -> list[str]:
        return [each for each in self._orders if each.startswith(name.lower())]

    def explain(self) -> None:
        say = self.desk.texts.say
        for text, _ in self._orders.values():
            self.desk.console.say(say(text))
        self.desk.console.say(say("join-help-chat"))
        self.desk.console.say(say("join-help-dot"))
        self.desk.console.say(say("join-help-quit"))

    def chat(self, text: str) -> None:
        if text:
            self.desk.insist(Chat, key=token_hex(8), text=text[:CHAT_LENGTH])

    # Each says whether its words were understood

    def _sit(self, words: str) -> bool:
        seats = self.desk.table.seats
        if words:
            seat = self._seat(words)
        else:
            free = [at for at, card in enumerate(seats) if card.person is None and not card.bot]
            seat = free[0] if free else None
            if seat is None:
                self.desk.console.say(self.desk.texts.say("join-full"))
                return True
        if seat is None:
            return False
        self.desk.request(Sit, seat=seat)
        return True

    def _seat(self, word: str) -> int | None:
        """Seats are counted from 0."""
        if word == "0":
            return 0
        return number(word, len(self.desk.table.seats) - 1)

    def _stand(self, words: str) -> bool:
        return self._plain(words, Stand)

    def _ready(self, words: str) -> bool:
        table = self.desk.table
        on = table.me is None or not table.seats[table.me].ready
        return self._plain(words, Ready, on=on)

    def _rematch(self, words: str) -> bool:
        return self._plain(words, Rematch)

    def _plain(self, words: str, kind: type[Request], **fields: Any) -> bool:
        if words:
            return False
        self.desk.request(kind, **fields)
        return True

    def _start(self, words: str) -> bool:
        self.desk.request(Start, fill=words or roster.usual(self.desk.table.game))
        return True

    def _bot(self, words: str) -> bool:
        first, _, level = words.partition(" ")
        seat = self._seat(first)
        if seat is None:
            return False
        self.desk.request(
            SeatBot,
            seat=seat,
            level=None if level == "out" else level or roster.usual(self.desk.table.game),
        )
        return True

    def _set(self, words: str) -> bool:
        """Options of the game, and terms of the table, all as name=value."""
        name, equals, value = words.partition("=")
        if not equals:
            return False
        if name == "seats" or (name == "clock" and value != "no"):
            whole = number(value, 999_999)
            if whole is None:
                return False
            self.desk.request(Configure, **{name: whole})
        elif name == "clock":
            self.desk.request(Configure, clock=None)
        elif name in ("public", "open"):
            if value not in _YES_NO:
                return False
            self.desk.request(Configure, **{name: _YES_NO[value]})
        else:
            options = read_all(games.find(self.desk.table.game).options, {name: value})
            self.desk.request(Configure, options=dict(options))
        return True

    def _host(self, words: str) -> bool:
        return self._to_somebody(words, Appoint)

    def _kick(self, words: str) -> bool:
        return self._to_somebody(words, Kick)

    def _mute(self, words: str) -> bool:
        """For oneself; the host for everyone. Said again, it is taken back."""
        table, person = self.desk.table, self._person(words)
        if person is None:
            return False
        everyone = table.host == self.desk.person
        on = person not in (table.muted if everyone else table.ignored)
        self.desk.request(Mute, person=person, on=on, everyone=everyone)
        return True

    def _point(self, words: str) -> bool:
        what = self.desk.meant(words)
        if what is None:
            return False
        self.desk.request(Point, what=what)
        return True

    def _to_somebody(self, words: str, kind: type[Request]) -> bool:
        person = self._person(words)
        if person is None:
            return False
        self.desk.request(kind, person=person)
        return True

    def _person(self, word: str) -> int | None:
        """By the number of the seat, or by the name or the beginning of it."""
        table = self.desk.table
        seat = self._seat(word)
        if seat is not None:
            return table.seats[seat].person
        people = {card.person: one_line(card.name) for card in table.seats if card.person}
        people |= {each.id: one_line(each.name) for each in table.spectators}
        same = [each for each, name in people.items() if name == word]
        like = [each for each, name in people.items() if name.lower().startswith(word.lower())]
        found = same or like
        return found[0] if word and len(found) == 1 else None

    def _table(self, words: str) -> bool:
        if words:
            return False
        self.desk.show_table()
        return True

    def _link(self, words: str) -> bool:
        if words:
            return False
        self.desk.show_link()
        return True
