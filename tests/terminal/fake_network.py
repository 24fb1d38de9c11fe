"""A network without a server: requests are noted, and a real match sends the messages."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from random import Random
from typing import Any

import msgspec
from rich.console import Console as RichConsole

from whistlestop.client.errors import RequestRefused
from whistlestop.client.http_api import Guest
from whistlestop.engine.ask import read_answer
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.engine.reason import Pick
from whistlestop.games.colt_super_express.game import GAME
from whistlestop.locales import Texts
from whistlestop.server.rooms.match_messages import reason_message
from whistlestop.server.rooms.narrated_events import NarratedEvents
from whistlestop.terminal.live_console import LiveConsole
from whistlestop.terminal.network_thread import NetworkThread, Reply
from whistlestop.terminal.online_table import OnlineTable
from whistlestop.wire.fairness import seal
from whistlestop.wire.field_types import By
from whistlestop.wire.from_client import Choose, Request, WhyNot
from whistlestop.wire.from_server import (
    End,
    Fairness,
    FromServer,
    Me,
    Scene,
    SeatCard,
    Standing,
    Step,
    Table,
    Waiting,
    WireAsk,
    read,
    write,
)
from whistlestop.wire.view_changes import find_changes

ANN = Me(id=1, name="Ann")
KEY, MATCH, NONCE = "T" * 22, "M" * 22, "nonce"


def person(number: int, name: str, **marks: bool) -> SeatCard:
    usual = {"ready": False, "here": True, "away": False}
    return SeatCard(person=number, name=name, bot=None, **(usual | marks))


def bot(level: str = "easy") -> SeatCard:
    return SeatCard(person=None, name="", bot=level, ready=True, here=False, away=False)


FREE = SeatCard(person=None, name="", bot=None, ready=False, here=False, away=False)


def table(*seats: SeatCard, **fields: Any) -> Table:
    usual: dict[str, Any] = {
        "key": KEY,
        "game": GAME.name,
        "options": {"horse": True, "bandits": "dealt"},
        "public": False,
        "clock": None,
        "open": True,
        "host": 1,
        "phase": "gathering",
        "seats": seats or (person(1, "Ann"), FREE, FREE, FREE),
        "spectators": (),
        "muted": (),
        "ignored": (),
        "match": None,
        "me": 0,
    }
    return Table(**(usual | fields))


class FakeNetwork(NetworkThread):
    """A network that notes the requests, and refuses those that it is told to refuse."""

    def __init__(self, post: Callable[[Any], None]) -> None:
        super().__init__(post)
        self.requests: list[Request] = []
        self.refused: dict[type[Request], str] = {}
        self.on_request: Callable[[Request], None] = lambda _: None

    def request(self, kind: type[Request], *, retry: bool = False, **fields: Any) -> Reply:
        del retry
        request, reply = kind(id=0, **fields), Reply(kind, fields)
        self.requests.append(request)
        if kind in self.refused:
            reply.problem = RequestRefused("no", self.refused.pop(kind))
        else:
            self.on_request(request)
        reply.done = True
        self._post(reply)
        return reply

    def receive(self, message: FromServer) -> None:
        """Receive a message as if it came from a server."""
        self._receive(read.decode(write(message)))


class FakeTable:
    """Ann at a server's table; she types the given words."""

    def __init__(self, *words: str, language: str = "en", seat: int | None = 0) -> None:
        self.out = StringIO()
        rich = RichConsole(file=self.out, width=80, highlight=False)
        self.console = LiveConsole(rich)
        self.console.keyboard.type("".join(f"{word}\n" for word in words).encode())
        self.network = FakeNetwork(self.console.post)
        self.network.on_request = self._on_request
        guest = Guest("http://host", "token", ANN)
        texts = Texts(language)
        self.online_table = OnlineTable(self.network, guest, texts, self.console, pause=0)
        self.seat = seat
        self.match = Match(GAME, 3, {"bandits": "dealt"}, seed=5, names=("Ann", "Bo", "bot x"))
        self.narrated = NarratedEvents(self.match)
        self.rng = Random(1)
        self.nonce = NONCE

    @property
    def text(self) -> str:
        return self.out.getvalue()

    def tell(self, *messages: FromServer) -> None:
        for message in messages:
            self.network.receive(message)

    def _on_request(self, request: Request) -> None:
        """Carry out Ann's choices, and let the others choose at random after her. Answer `why`."""
        if isinstance(request, WhyNot) and self.seat is not None:
            pick = Pick(request.card, request.seat, request.place)
            self.tell(reason_message(request.id, self.match.why_not(self.seat, pick)))
        if isinstance(request, Choose) and self.seat is not None:
            self.tell(self.choose(self.seat, request.answer))
            while self.match.outcome is None and self.match.ask(self.seat) is None:
                self.tell(self.choose_any())
            if self.match.outcome is not None:
                self.tell(table(person(1, "Ann"), person(2, "Bo"), bot("x"), match=MATCH))

    # The match

    def choose_any(self, by: By = "bot") -> Step:
        ask = self.match.asks[0]
        return self.choose(ask.seat, str(self.rng.choice(ask.answers)), by)

    def choose(self, seat: int, answer: str, by: By = "person") -> Step:
        match, viewer = self.match, self.seat
        start, scenes, last = len(match.events), list[Scene](), [match.view(viewer)]

        def note(event: Event) -> None:
            told = self.narrated.note(start + len(scenes), event, match.view(None))
            seen, now = told.seen_by(viewer), match.view(viewer)
            made = find_changes(last.pop(), now)
            last.append(now)
            said = seen.narration
            scenes.append(Scene(kind=seen.kind, payload=seen.payload, changes=made, narration=said))

        match.watch(note)
        match.choose(seat, read_answer(answer))
        match.watch(None)
        return Step(
            match=MATCH,
            start=start,
            scenes=tuple(scenes),
            changes=find_changes(last[0], match.view(viewer)),
            by=by,
            seat=seat,
            **self._now(),
        )

    def standing(self, start: int = 0) -> Standing:
        return Standing(
            match=MATCH,
            seat=self.seat,
            names=("Ann", "Bo", "bot x"),
            start=start,
            events=self.narrated.seen_by(self.seat, start),
            view=self.match.view(self.seat),
            **self._now(),
        )

    def _now(self) -> dict[str, Any]:
        outcome = self.match.outcome
        ask = self.match.ask(self.seat) if self.seat is not None else None
        turn = sum(seat == self.seat for seat, _, _ in self.match.choices)
        fair = Fairness(hash=seal(self.match.seed, NONCE))
        if outcome is not None:
            seed = str(self.match.seed)
            fair = msgspec.structs.replace(fair, seed=seed, nonce=self.nonce)
        return {
            "ask": None
            if ask is None
            else WireAsk(
                turn=turn,
                kind=ask.kind,
                answers=tuple(map(str, ask.answers)),
                about=dict(ask.about),
            ),
            "given": None,
            "waiting": tuple(Waiting(seat=each.seat, left=42_000) for each in self.match.asks),
            "end": None if outcome is None else End(winners=outcome.winners, why=outcome.why),
            "fair": fair,
        }
