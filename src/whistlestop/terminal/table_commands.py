"""Commands at a server's table, such as sit, ready, start and kick."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Any, Protocol, get_args

from whistlestop import games
from whistlestop.bots import roster
from whistlestop.engine.game_option import read_all
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console, number
from whistlestop.terminal.sanitize import one_line
from whistlestop.terminal.typed_words import not_understood
from whistlestop.wire.field_types import CHAT_LENGTH, Substitutes
from whistlestop.wire.from_client import (
    AnswerAbsence,
    AnswerSeatRequest,
    Appoint,
    Chat,
    Configure,
    Kick,
    Mute,
    Point,
    Ready,
    Rematch,
    RenewKey,
    Request,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from whistlestop.wire.from_server import AbsenceVote, SeatRequest, Table

_YES_NO = {"yes": True, "no": False}


class CommandContext(Protocol):
    """The things that commands need: the table, the console and a way to send requests."""

    texts: Texts
    person: int  # the id of the person who types

    @property
    def console(self) -> Console: ...
    @property
    def table(self) -> Table: ...
    def request(self, kind: type[Request], **fields: Any) -> None:
        """Send a request, and tell the person if it is refused."""

    def request_with_retry(self, kind: type[Request], **fields: Any) -> None:
        """Send a request that may arrive twice, without waiting for its reply."""

    def meant(self, words: str) -> str | None:
        """Return the id of the thing on the table that these words mean, or None."""

    def show_table(self) -> None: ...
    def show_link(self) -> None: ...


class TableCommands:
    """The commands, which run by their names or by the beginnings of their names."""

    def __init__(self, context: CommandContext) -> None:
        self.context = context
        self._commands: dict[str, tuple[str, Callable[[str], bool]]] = {
            "sit": ("join-help-sit", self._sit),
            "stand": ("join-help-stand", self._stand),
            "ready": ("join-help-ready", self._ready),
            "start": ("join-help-start", self._start),
            "bot": ("join-help-bot", self._bot),
            "set": ("join-help-set", self._set),
            "agree": ("join-help-agree", self._agree),
            "decline": ("join-help-decline", self._decline),
            "renew": ("join-help-renew", self._renew),
            "host": ("join-help-host", self._host),
            "kick": ("join-help-kick", self._kick),
            "mute": ("join-help-mute", self._mute),
            "point": ("join-help-point", self._point),
            "rematch": ("join-help-rematch", self._rematch),
            "table": ("join-help-table", self._table),
            "link": ("join-help-link", self._link),
        }

    def run(self, words: str) -> None:
        """Run a typed command, or say that it was not understood.

        Raise BadOption for a bad `set`.
        """
        name, _, rest = words.partition(" ")
        if not words:
            return
        if name == "?":
            self.explain()
            return
        found = [name] if name in self._commands else self._beginning_with(name)
        if len(found) != 1:
            self._not_understood(words, found)
        elif not self._commands[found[0]][1](rest.strip()):
            self._not_understood(words)

    def _not_understood(self, words: str, choices: Sequence[str] = ()) -> None:
        texts, console = self.context.texts, self.context.console
        console.say(not_understood(texts, words, choices))
        if not choices:
            console.say(texts.say("join-keys"), style="dim")

    def _beginning_with(self, name: str) -> list[str]:
        return [each for each in self._commands if each.startswith(name.lower())]

    def explain(self) -> None:
        say = self.context.texts.say
        for text, _ in self._commands.values():
            self.context.console.say(say(text))
        self.context.console.say(say("join-help-chat"))
        self.context.console.say(say("join-help-why"))
        self.context.console.say(say("join-help-hint"))
        self.context.console.say(say("join-help-dot"))
        self.context.console.say(say("join-help-quit"))

    def chat(self, text: str) -> None:
        if text:
            self.context.request_with_retry(Chat, key=token_hex(8), text=text[:CHAT_LENGTH])

    # The commands. Each returns whether its words were understood.

    def _sit(self, words: str) -> bool:
        seats = self.context.table.seats
        if words:
            seat = self._seat(words)
        else:
            free = [at for at, card in enumerate(seats) if card.person is None and not card.bot]
            seat = free[0] if free else None
            if seat is None:
                self.context.console.say(self.context.texts.say("join-full"))
                return True
        if seat is None:
            return False
        self.context.request(Sit, seat=seat)
        return True

    def _seat(self, word: str) -> int | None:
        """Read the number of a seat. The first seat is 0."""
        if word == "0":
            return 0
        return number(word, len(self.context.table.seats) - 1)

    def _stand(self, words: str) -> bool:
        return self._request_alone(words, Stand)

    def _ready(self, words: str) -> bool:
        table = self.context.table
        on = table.me is None or not table.seats[table.me].ready
        return self._request_alone(words, Ready, on=on)

    def _rematch(self, words: str) -> bool:
        match = self.context.table.match
        return self._request_alone(words, Rematch, **({"after": match} if match else {}))

    def _request_alone(self, words: str, kind: type[Request], **fields: Any) -> bool:
        """Send a request for a command that takes no words."""
        if words:
            return False
        self.context.request(kind, **fields)
        return True

    def _start(self, words: str) -> bool:
        table = self.context.table
        self.context.request(Start, fill=words or roster.usual(table.game), after=table.match)
        return True

    def _bot(self, words: str) -> bool:
        first, _, level = words.partition(" ")
        seat = self._seat(first)
        if seat is None:
            return False
        self.context.request(
            SeatBot,
            seat=seat,
            level=None if level == "out" else level or roster.usual(self.context.table.game),
        )
        return True

    def _set(self, words: str) -> bool:
        """Set an option of the game or a setting of the table: name=value."""
        name, equals, value = words.partition("=")
        if not equals:
            return False
        if name == "seats" or (name == "clock" and value != "no"):
            whole = number(value, 999_999)
            if whole is None:
                return False
            self.context.request(Configure, **{name: whole})
        elif name == "clock":
            self.context.request(Configure, clock=None)
        elif name == "substitutes":
            if value not in get_args(Substitutes):
                return False
            self.context.request(Configure, substitutes=value)
        elif name in ("public", "open"):
            if value not in _YES_NO:
                return False
            self.context.request(Configure, **{name: _YES_NO[value]})
        else:
            options = read_all(games.find(self.context.table.game).options, {name: value})
            self.context.request(Configure, options=dict(options))
        return True

    def _agree(self, words: str) -> bool:
        return self._answer_question(words, agree=True)

    def _decline(self, words: str) -> bool:
        return self._answer_question(words, agree=False)

    def _answer_question(self, words: str, *, agree: bool) -> bool:
        """Answer what the table is asked about a person, or the only question if none is named.

        Somebody asks for a seat, or is absent, so that a bot may play for them.
        """
        table = self.context.table
        questions: list[SeatRequest | AbsenceVote] = [*table.requests, *table.absences]
        person = self._person(words) if words else None
        found = [each for each in questions if not words or each.person == person]
        if not questions:
            self.context.console.say(self.context.texts.say("join-no-requests"))
            return True
        if len(found) != 1:
            return False
        asked = found[0]
        if isinstance(asked, AbsenceVote):
            self.context.request(AnswerAbsence, person=asked.person, agree=agree)
        else:
            self.context.request(
                AnswerSeatRequest, person=asked.person, seat=asked.seat, agree=agree
            )
        return True

    def _renew(self, words: str) -> bool:
        return self._request_alone(words, RenewKey, key=self.context.table.key)

    def _host(self, words: str) -> bool:
        return self._request_about(words, Appoint)

    def _kick(self, words: str) -> bool:
        return self._request_about(words, Kick)

    def _mute(self, words: str) -> bool:
        """Mute or unmute a person for ourselves, or for everybody if we are the host."""
        table, person = self.context.table, self._person(words)
        if person is None:
            return False
        everyone = table.host == self.context.person
        on = person not in (table.muted if everyone else table.ignored)
        self.context.request(Mute, person=person, on=on, everyone=everyone)
        return True

    def _point(self, words: str) -> bool:
        what = self.context.meant(words)
        if what is None:
            return False
        self.context.request(Point, what=what, key=token_hex(8))
        return True

    def _request_about(self, words: str, kind: type[Request]) -> bool:
        person = self._person(words)
        if person is None:
            return False
        self.context.request(kind, person=person)
        return True

    def _person(self, word: str) -> int | None:
        """Find a person by the seat's number, the name, or the beginning of the name."""
        table = self.context.table
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
        self.context.show_table()
        return True

    def _link(self, words: str) -> bool:
        if words:
            return False
        self.context.show_link()
        return True
