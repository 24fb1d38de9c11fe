"""Matches at a chosen moment, for tests that open their table. Every choice is legal.

Such a match is written into the server's database from outside, as if it had been played there.
Seats of people who never come keep the match where it is; seats of bots play on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import TypeAlias

from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from whistlestop import games
from whistlestop.bots import roster
from whistlestop.bots.bot import MatchAsSeen
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.game_option import OptionValue
from whistlestop.engine.match import Match
from whistlestop.engine.version import __version__
from whistlestop.server import secrets
from whistlestop.server.clocks import now_ms
from whistlestop.store import matches, people, schema, tables
from whistlestop.store.rows import Chair, MatchRow, TableRow
from whistlestop.wire.field_types import BOT

Wanted: TypeAlias = Callable[[Match], bool]
Wish: TypeAlias = Callable[[Match, Ask], Answer | None]

_LONG = 900  # choices; a longer match is given up
_SEEDS = 1000  # the rarest moment of the tests comes with a seed below 200


def played_until(
    wanted: Wanted,
    *,
    game: str,
    seats: int,
    options: Mapping[str, OptionValue] | None = None,
    names: tuple[str, ...],
    level: str = "easy",
    seeds: int = _SEEDS,
    wish: Wish = lambda _match, _ask: None,
) -> Match:
    """Find the first seed whose match comes to the wanted moment, and play it until then.

    If bots hardly ever come to that moment by themselves, `wish` can lead them there: it returns an
    answer, or None to leave the answer to the bot.
    """
    for seed in range(1, seeds + 1):
        match = Match(games.find(game), seats, options or {}, seed, names)
        bots = [roster.hire(level, game, Random(seed + seat)) for seat in range(seats)]
        while not wanted(match):
            if match.outcome is not None or len(match.choices) > _LONG:
                break
            ask = match.asks[0]
            alone = ask.answers[0] if len(ask.answers) == 1 else None
            answer = (
                alone
                or wish(match, ask)
                or bots[ask.seat].choose(ask, MatchAsSeen(match, ask.seat))
            )
            match.choose(ask.seat, answer)
        else:
            return match
    raise AssertionError(
        f"{game} with {seats} seats and {dict(options or {})}: none of the first {seeds} seeds "
        f"leads to the moment {wanted.__qualname__}"
    )


class Stage:
    """A match in the database: the key of its table, and its people and their cookies by seat."""

    def __init__(self, key: str, people: dict[int, int], cookies: dict[int, str]) -> None:
        self.key = key
        self.people = people
        self.cookies = cookies


def put_on(db: str, match: Match, before: Stage | None = None) -> Stage:
    """Write a match into the database. Seats with the name of a bot are bots, others are people.

    The people of the stage before play here too.
    """
    now = now_ms()
    engine = create_engine(db, poolclass=NullPool, connect_args={"timeout": 120})
    known: dict[int, int] = {} if before is None else dict(before.people)
    cookies: dict[int, str] = {} if before is None else dict(before.cookies)
    chairs: list[Chair] = []
    with engine.begin() as connection:
        for seat, name in enumerate(match.names):
            if name.startswith(BOT):
                chairs.append(Chair(None, "", name.removeprefix(BOT), ready=True))
                continue
            if seat not in known:
                cookies[seat] = secrets.new_secret()
                secret = secrets.hash_secret(cookies[seat])
                known[seat] = people.add(connection, name, secret, now).id
            chairs.append(Chair(known[seat], name, None, ready=False))
        table = TableRow(
            id=0,
            key=secrets.new_key(),
            game=match.game.name,
            options=dict(match.options),
            public=False,
            clock=None,
            open=True,
            host=chairs[0].person,
            chairs=tuple(chairs),
            kicked=(),
            mutes=(),
            match=None,
            touched=now,
            substitutes="always",
        )
        table = replace(table, id=tables.add(connection, table))
        outcome = match.outcome
        row = MatchRow(
            id=0,
            key=secrets.new_key(),
            table=table.id,
            game=match.game.name,
            options=dict(match.options),
            seats=match.seats,
            seed=match.seed,
            nonce=secrets.new_nonce(),
            names=match.names,
            engine=__version__,
            started=now,
            ended=None if outcome is None else now,
            winners=None if outcome is None else outcome.winners,
            why=None if outcome is None else outcome.why,
        )
        played = matches.start(connection, row, table)
        if match.choices:
            connection.execute(
                schema.choices.insert(),
                [
                    {
                        "match": played,
                        "number": at,
                        "seat": seat,
                        "answer": str(answer),
                        "by": "person",
                        "at": now,
                    }
                    for at, (seat, answer, _) in enumerate(match.choices)
                ],
            )
    engine.dispose()
    return Stage(table.key, known, cookies)
