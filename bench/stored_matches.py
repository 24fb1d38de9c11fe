"""Matches of bots that are written straight into a store, for attacks and for tests."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from whistlestop import games
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.game_option import OptionValue
from whistlestop.engine.match import Match
from whistlestop.engine.version import __version__
from whistlestop.server import secrets
from whistlestop.server.clocks import now_ms
from whistlestop.store.rows import Chair, ChoiceRow, MatchRow, Person, TableRow
from whistlestop.store.store import Store
from whistlestop.wire.field_types import BOT

LEVEL = "normal"


def play_at_random(game: str, seats: int, options: dict[str, OptionValue] | None = None) -> Match:
    """Play a match at random to its end."""
    match, rng = _begin(game, seats, options), Random(1)
    while match.outcome is None:
        ask = match.asks[0]
        match.choose(ask.seat, rng.choice(ask.answers))
    return match


def play_peacefully(game: str, seats: int, choices: int) -> Match:
    """Play a match for a number of choices. Players do as little as they can, so it goes on."""
    match, rng = _begin(game, seats, None), Random(1)
    while match.outcome is None and len(match.choices) < choices:
        ask = match.asks[0]
        match.choose(ask.seat, rng.choice(_quiet_answers(ask)))
    return match


def _begin(game: str, seats: int, options: dict[str, OptionValue] | None, seed: int = 3) -> Match:
    return Match(games.find(game), seats, options, seed, (f"{BOT}{LEVEL}",) * seats)


def _quiet_answers(ask: Ask) -> tuple[Answer, ...]:
    quiet = tuple(each for each in ask.answers if each.verb in ("end", "pass", "discard", "miss"))
    return quiet or ask.answers


def play_some(game: str, seats: int, choices: int) -> Match:
    """Play the first choices of a match at random."""
    match, rng = _begin(game, seats, None), Random(1)
    while len(match.choices) < choices:
        ask = match.asks[0]
        match.choose(ask.seat, rng.choice(ask.answers))
    return match


def play_until_out(game: str, seats: int) -> Match:
    """Play matches at random, until seat 0 is out in one of them and the others play on."""
    seed = 0
    while True:
        seed += 1
        match, rng = _begin(game, seats, None, seed), Random(seed)
        while match.outcome is None:
            if match.is_out(0):
                return match
            ask = match.asks[0]
            match.choose(ask.seat, rng.choice(ask.answers))


async def store_match(
    store: Store, host: int, match: Match, clock: int | None = None, people: Sequence[Person] = ()
) -> tuple[str, str]:
    """Store a match at a table of its own. Return the keys of the match and of the table.

    The first seats are of `people`, and the others are of bots.
    """
    table = replace(_table(host, match, people), clock=clock)
    table = replace(table, id=await store.add_table(table))
    row = _row(table, match)
    number = await store.start_match(row, table)
    choices = [
        ChoiceRow(place, seat, str(answer), "bot", row.started)
        for place, (seat, answer, _) in enumerate(match.choices)
    ]
    end = None if match.outcome is None else (match.outcome.winners, match.outcome.why)
    await asyncio.gather(*(store.append(number, each) for each in choices[:-1]))
    for last in choices[-1:]:
        await store.append(number, last, end)
    return row.key, table.key


async def store_public_table(store: Store, host: int, name: str) -> None:
    """Store a public table of Colt Super Express, at which its host waits for others."""
    game = games.find("colt-super-express")
    match = Match(game, game.usual, None, 3, (f"{BOT}{LEVEL}",) * game.usual)
    chairs = (Chair(host, name, None, ready=False), *[Chair(None, "", None, ready=False)] * 3)
    await store.add_table(replace(_table(host, match, ()), public=True, chairs=chairs))


def _table(host: int, match: Match, people: Sequence[Person]) -> TableRow:
    chairs = [Chair(each.id, each.name, None, ready=False) for each in people[: match.seats]]
    bots = [Chair(None, "", LEVEL, ready=True)] * (match.seats - len(chairs))
    return TableRow(
        id=0,
        key=secrets.new_key(),
        game=match.game.name,
        options=dict(match.options),
        public=False,
        clock=None,
        open=False,
        host=host,
        chairs=(*chairs, *bots),
        kicked=(),
        mutes=(),
        match=None,
        touched=now_ms(),
    )


def _row(table: TableRow, match: Match) -> MatchRow:
    return MatchRow(
        id=0,
        key=secrets.new_key(),
        table=table.id,
        game=table.game,
        options=table.options,
        seats=match.seats,
        seed=match.seed,
        nonce=secrets.new_nonce(),
        names=match.names,
        engine=__version__,
        started=now_ms(),
        ended=None,
        winners=None,
        why=None,
    )
