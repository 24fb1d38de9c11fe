"""The summary of a finished match, with the sentences and the bots' beliefs of its moments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from whistlestop.bots import roster
from whistlestop.bots.bot import Bot, MatchAsSeen
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.engine.narration import Narration
from whistlestop.wire.field_types import BOT
from whistlestop.wire.http_bodies import (
    BeliefStep,
    Deed,
    MatchCard,
    MatchSummary,
    SeatSummary,
    Thought,
    TurningPoint,
)
from whistlestop.wire.narration import text_to_wire, to_wire

# A bot needs a millisecond or more for each of its beliefs.
MOST_BELIEF_STEPS = 48


def summarise(match: Match, card: MatchCard) -> MatchSummary:
    """Return the summary of a match that is over. It is played again once."""
    found = match.summary()
    last = len(match.events) - 1
    again = _Moments(match, card, {last, *[point.event for point in found.turning_points]})
    return MatchSummary(
        match=card,
        events=len(match.events),
        ending=to_wire(again.narrations[last]) if match.outcome is not None else None,
        seats=tuple(
            [
                SeatSummary(
                    role=None if each.role is None else text_to_wire(each.role),
                    things=tuple(map(text_to_wire, each.things)),
                )
                for each in found.seats
            ]
        ),
        deeds=tuple([Deed(id=each.id, counts=each.counts) for each in found.deeds]),
        turning_points=tuple(
            [
                TurningPoint(
                    step=each.event + 1,
                    title=text_to_wire(each.title),
                    narration=to_wire(again.narrations[each.event]),
                )
                for each in found.turning_points
            ]
        ),
        beliefs=tuple(again.beliefs),
    )


def bots_of(card: MatchCard) -> dict[int, tuple[str, Bot]]:
    """Hire the bots of a match again, by seat, each with its level."""
    found = {}
    for seat, name in enumerate(card.names):
        bot = name.removeprefix(BOT)
        if bot != name and bot in roster.levels(card.game):
            found[seat] = (bot, roster.hire(bot, card.game, Random(0)))
    return found


def thoughts_of(bots: Mapping[int, tuple[str, Bot]], match: Match) -> Iterator[Thought]:
    """Yield what each of these bots believes now."""
    for seat, (name, bot) in bots.items():
        thoughts: Any = bot.thoughts(MatchAsSeen(match, seat))
        if thoughts is not None:
            yield Thought(seat=seat, bot=name, thoughts=thoughts)


class _Moments:
    """A match that is played again, with the narrations of some events, and all beliefs."""

    def __init__(self, match: Match, card: MatchCard, numbers: set[int]) -> None:
        self.narrations: dict[int, Narration | None] = {}
        self.beliefs: list[BeliefStep] = []
        self._numbers = numbers
        self._event = 0
        self._bots = bots_of(card)
        again = Match(match.game, match.seats, match.options, match.seed, watcher=self._note)
        again.watch(lambda event: self._note(again, event))
        steps = _spread(len(match.choices))
        self._think(again)
        for number, (seat, answer, _) in enumerate(match.choices, 1):
            again.choose(seat, answer)
            if number in steps:
                self._think(again)

    def _note(self, match: Match, event: Event) -> None:
        """Narrate the event for everybody, if it is one of those asked for."""
        if self._event in self._numbers:
            public = event.seen_by(None)
            self.narrations[self._event] = match.game.narrate(public, match.view(None))
        self._event += 1

    def _think(self, match: Match) -> None:
        """Note the beliefs of all bots, unless they are the same as before."""
        thoughts = tuple(thoughts_of(self._bots, match))
        if thoughts and (not self.beliefs or self.beliefs[-1].thoughts != thoughts):
            self.beliefs.append(BeliefStep(step=self._event, thoughts=thoughts))


def _spread(choices: int) -> frozenset[int]:
    """Return the numbers of the choices after which the bots are asked for their beliefs."""
    steps = min(choices, MOST_BELIEF_STEPS - 1)
    return frozenset([choices * step // steps for step in range(1, steps + 1)])
