"""The bot that plays BANG!, at a table of five and in whole matches.

    t = five("B", B="bang", A="missed", C={"play": "mustang"})
    assert turn(t, "B") == ["end"]

A is the Sheriff, B the Deputy, C and D are Outlaws, E is the Renegade.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from tables.bang import LETTERS, Bench, table, who
from whistlestop import games
from whistlestop.bots.arena import play_out
from whistlestop.bots.bang.belief import Belief
from whistlestop.bots.bang.bot import BangBot
from whistlestop.bots.bang.expansions import KNOWLEDGE
from whistlestop.bots.bang.rule_facts import kind_of
from whistlestop.bots.bot import MatchAsSeen
from whistlestop.bots.roster import hire
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.match import Match

SHERIFF, DEPUTY, OUTLAW, RENEGADE = "sheriff", "deputy", "outlaw", "renegade"
LAW = {"A": SHERIFF, "B": DEPUTY, "C": OUTLAW, "D": OUTLAW, "E": RENEGADE}

# Options for the expansions in play.
RUSH: dict[str, Any] = {"gold-rush": True}
SHADOWS: dict[str, Any] = {**RUSH, "shadow-gunslingers": True}
ROBBERY: dict[str, Any] = {"train-robbery": True}
LEGENDS: dict[str, Any] = {"legends": True}
NO_LEGENDS: dict[str, Any] = {**SHADOWS, **ROBBERY}  # with Legends, only its characters are dealt
ALL: dict[str, Any] = {**NO_LEGENDS, **LEGENDS}

_TRADE = ("buy", "scrap", "sell")


# A table of five


def five(turn: str, lay: Callable[..., Bench] = table, character: str = "", **seats: Any) -> Bench:
    """Set up a table of five. A seat gets a hand, or the arguments of `who`. All other arguments
    are for the table.
    """
    parts: dict[str, Any] = {name: seats.pop(name) for name in set(seats) - set(LAW)}
    for letter, role in LAW.items():
        given = seats.get(letter, "")
        said = {"hand": given} if isinstance(given, str) else dict(given)
        parts[letter] = who(**{"role": role, "character": character, **said})
    return lay(turn=turn, **parts)


def choice(t: Bench, letter: str) -> Answer:
    """Return the bot's choice when this player is asked."""
    ask = t.ask(letter)
    return BangBot(Random(1)).choose(ask, MatchAsSeen(t.match, ask.seat))


def answer(t: Bench, letter: str) -> str:
    """Return the bot's choice in kinds of cards and letters."""
    return say(choice(t, letter))


def say(answer: Answer) -> str:
    """Write an answer in kinds of cards and letters, without the price of equipment."""
    words = [answer.verb, *[kind_of(card) for card in answer.cards]]
    if answer.seat is not None:
        words += ["at", LETTERS[answer.seat]]
    if answer.place is not None:
        words.append(answer.place)
    if answer.number is not None and answer.verb not in _TRADE:
        words.append(str(answer.number))
    return " ".join(words)


def turn(t: Bench, letter: str) -> list[str]:
    """Return all that the bot does before its turn ends; others always give their last answer."""
    done = whole_turn(t, letter)
    return done[: done.index("end") + 1] if "end" in done else done


def whole_turn(t: Bench, letter: str) -> list[str]:
    """Return all that the bot does in its turn, also after the end of phase 2."""
    seat, bot, done = LETTERS.index(letter), BangBot(Random(1)), []
    while t.match.asks and t.state.turn == seat:
        ask = t.match.asks[0]
        way = ask.answers[-1]
        if ask.seat == seat:
            way = bot.choose(ask, MatchAsSeen(t.match, seat))
            done.append(say(way))
        t.match.choose(ask.seat, way)
    return done


def until(t: Bench, letter: str) -> None:
    """Let everybody give their last answer until it is this player's turn."""
    while t.asked != (letter, "turn"):
        assert t.asked is not None
        t.do(t.asked[0], t.can(t.asked[0])[-1])


# Knowledge


def fresh_belief(seat: int, seats: int, known: dict[int, str]) -> Belief:
    """Return the belief of this seat before any event; `known` are the roles that it knows."""
    return Belief(seat, seats, known, KNOWLEDGE)


def strength(character: str) -> float:
    """Return how good the bot thinks it is to be this character."""
    found = KNOWLEDGE.of(character).strength
    assert found is not None
    return found


# Whole matches


def decisions(
    seats: int, seed: int, options: dict[str, Any], name: str = "normal"
) -> Iterator[tuple[Match, Ask, Answer]]:
    """Yield every decision of a match between bots of this name, before it is made."""
    match, rng = Match(games.find("bang"), seats, options, seed), Random(seed)
    bots = [hire(name, "bang", rng) for _ in range(seats)]
    while match.outcome is None:
        ask = match.asks[0]
        way = bots[ask.seat].choose(ask, MatchAsSeen(match, ask.seat))
        assert way in ask.answers
        yield match, ask, way
        match.choose(ask.seat, way)


Laughable = Callable[[Match, Ask, Answer], str]


def laughed_at(why: Laughable, seats: int, options: dict[str, Any]) -> list[str]:
    """Play some matches between bots, and return the absurd answers with the reason for each."""
    return [
        f"{said}: {way}"
        for seed in range(4)
        for match, ask, way in decisions(seats, seed, options)
        if (said := why(match, ask, way))
    ]


def enemies(side: str | None, role: str | None) -> bool:
    """Return whether a side and a role are enemies beyond doubt."""
    law = (SHERIFF, DEPUTY)
    return (side in law and role == OUTLAW) or (side == OUTLAW and role in law)


def wins(side: str, name: str, others: str, options: dict[str, Any], count: int) -> int:
    """Count the wins of this side of five when bots called `name` play it against `others`."""
    own = "" if name == others else side  # without a side of its own, the games serve every side
    return _wins_by_side(own, name, others, tuple(sorted(options.items())), count)[side]


@cache
def _wins_by_side(
    own: str, name: str, others: str, options: tuple[tuple[str, Any], ...], count: int
) -> Counter[str]:
    """Play these games once, and count the wins of each side."""
    won: Counter[str] = Counter()
    for seed in range(count):
        match, rng = Match(games.find("bang"), 5, dict(options), seed), Random(seed)
        sides = [str(match.side(seat)) for seat in range(5)]
        names = [name if each == own else others for each in sides]
        play_out(match, [hire(each, "bang", rng) for each in names])
        assert match.outcome is not None
        winners = match.outcome.winners
        won.update(side for side in set(sides) if sides.index(side) in winners)
    return won
