"""Trains of Colt Super Express in two lines of text, for tests that read like play.

    t = table(inside="- | Be> Ch> | <Dj | -")
    t.play("Be fire")
    assert t.inside == "- | Be> | ch> <Dj | -"

`whistlestop.scenarios.colt_super_express` explains the two lines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from whistlestop.engine.ask import Answer
from whistlestop.engine.event import Event
from whistlestop.engine.game_option import complete
from whistlestop.engine.match import Match
from whistlestop.games.colt_super_express.game import GAME
from whistlestop.games.colt_super_express.view import BanditView, TrainView
from whistlestop.scenarios import colt_super_express
from whistlestop.scenarios.colt_super_express import EMPTY, SHORT

__all__ = ["SHORT", "Moment", "Table", "opening", "table"]

if TYPE_CHECKING:
    from collections.abc import Mapping


class Moment(NamedTuple):
    """An event, and the view of everybody at that moment."""

    event: Event
    views: dict[str | None, TrainView]  # by name; None is a spectator


class Table:
    """A table that tests play on and look at. Everything goes through a match."""

    def __init__(self, match: Match, names: list[str]) -> None:
        self.match = match
        self.names = names  # by seat, such as "Be"
        self.shown: TrainView = match.view(None)
        self.moments: list[Moment] = []  # of the last play or round

    def play(self, *turns: str, **schemes: str) -> None:
        """Play turns such as "Be fire", in the order in which they are taken in one round.

        The match plays the whole round. `schemes` names further cards; the rest of each scheme is
        any cards. The table then shows the train after the last turn that was named.
        """
        told = [(turn.split()[0], turn.split()[1]) for turn in turns]
        cards: dict[str, list[str]] = {}
        for name, card in told:
            cards.setdefault(name, []).append(card)
        for name, scheme in schemes.items():
            cards[name] = cards.get(name, []) + scheme.split()
        moments = self._scheme(cards)
        self.moments = []
        revealed: list[tuple[str, str]] = []
        for moment in moments:
            if moment.event.kind == "revealed":
                payload = moment.event.payload
                revealed.append((self.names[payload["seat"]], payload["card"]))
            if len(revealed) > len(told) or moment.event.kind == "uncoupled":
                break
            self.moments.append(moment)
        assert revealed[: len(told)] == told, f"the turns were {revealed}"
        self.shown = self.moments[-1].views[None]

    def round(self, **schemes: str) -> None:
        """Play a whole round with its end; schemes such as Be="fire flip move"."""
        self.moments = self._scheme({name: cards.split() for name, cards in schemes.items()})
        self.shown = self.match.view(None)

    def _scheme(self, schemes: Mapping[str, list[str]]) -> list[Moment]:
        """Let everybody lay a scheme; return every event with the views of that moment."""
        moments: list[Moment] = []
        self.match.watch(lambda event: moments.append(Moment(event, self._views())))
        for ask in self.match.asks:
            cards = list(schemes.get(self.names[ask.seat], ()))
            hand = self.shown.hand
            # A time traveller plays cards twice; only the first time is a choice.
            wanted = list(dict.fromkeys(cards))
            scheme = (wanted + [card for card in hand if card not in wanted])[:3]
            self.match.choose(ask.seat, Answer("scheme", tuple(scheme)))
        self.match.watch(None)
        return moments

    def _views(self) -> dict[str | None, TrainView]:
        views: dict[str | None, TrainView] = {None: self.match.view(None)}
        for seat, name in enumerate(self.names):
            views[name] = self.match.view(seat)
        return views

    def sent(self, name: str | None) -> list[tuple[Event, TrainView]]:
        """List what this bandit's player was sent in the last play or round; None: a spectator."""
        seat = None if name is None else self.names.index(name)
        return [(moment.event.seen_by(seat), moment.views[name]) for moment in self.moments]

    @property
    def events(self) -> list[Event]:
        """Return the events of the last play or round."""
        return [moment.event for moment in self.moments]

    @property
    def turns(self) -> list[str]:
        """Return the cards revealed in the last play or round, such as "Be fire"."""
        return [f"{each['seat']} {each['card']}" for each in self.happened("revealed")]

    @property
    def asked(self) -> str:
        """Return the bandits whose players are asked now, such as "Be Ch"."""
        return " ".join(self.names[seat] for seat in self.match.waiting)

    @property
    def inside(self) -> str:
        return self._line("inside")

    @property
    def roof(self) -> str:
        return self._line("roof")

    def _line(self, floor: str) -> str:
        cars = [getattr(car, floor) for car in self.shown.train]
        return " | ".join(" ".join(self._token(seat) for seat in car) or EMPTY for car in cars)

    def _token(self, seat: int) -> str:
        bandit = self.shown.bandits[seat]
        name = self.names[seat].lower() if bandit.stunned else self.names[seat]
        return f"{name}>" if bandit.facing == "front" else f"<{name}"

    def bandit(self, name: str) -> BanditView:
        return self.shown.bandits[self.names.index(name)]

    def _who(self, status: str) -> str:
        return " ".join(
            name
            for name, bandit in zip(self.names, self.shown.bandits, strict=True)
            if bandit.status == status
        )

    @property
    def out(self) -> str:
        """Return the eliminated bandits, such as "Be Ch"."""
        return self._who("out")

    @property
    def pending(self) -> str:
        return self._who("pending")

    @property
    def first(self) -> str:
        assert self.shown.first is not None
        return self.names[self.shown.first]

    @property
    def over(self) -> bool:
        return self.shown.over

    @property
    def winner(self) -> str | None:
        """Return the winner of a game that is over; None if nobody has won."""
        assert self.shown.over, "the game is not over"
        return None if self.shown.winner is None else self.names[self.shown.winner]

    def treasures(self, name: str) -> int:
        return len(self.bandit(name).treasures)

    def happened(self, kind: str) -> list[dict[str, object]]:
        """List the public payloads of the events of this kind, with names for seats."""
        return [
            {
                key: self.names[value]
                if key in ("seat", "target", "winner") and value is not None
                else value
                for key, value in event.payload.items()
            }
            for event in self.events
            if event.kind == kind
        ]


def table(
    inside: str = "",
    roof: str = "",
    *,
    expansions: str = "",
    first: str = "",
    out: str = "",
    treasures: dict[str, str] | None = None,
    options: Mapping[str, str] | None = None,
) -> Table:
    """Lay out a train at the start of a round; see `colt_super_express.Position`."""
    position = colt_super_express.Position(
        inside=inside, roof=roof, first=first, out=out, treasures=treasures or {}
    )
    given = dict.fromkeys(expansions.split(), True)
    chosen = complete(GAME.options, {"bandits": "dealt", **given, **(options or {})})
    names = [*colt_super_express.names_in(position)]
    laid = colt_super_express.stage(position, chosen)
    return Table(Match(GAME, len(names), chosen, position=laid), names)


def opening(seats: int, seed: int = 1, expansions: str = "") -> Table:
    """Begin a new game; P1 has the First Player card, P2 sits to the left of P1, and so on."""
    given = dict.fromkeys(expansions.split(), True)
    match = Match(GAME, seats, {"bandits": "dealt", **given}, seed)
    first = match.view(None).first
    return Table(match, [f"P{(seat - first) % seats + 1}" for seat in range(seats)])
