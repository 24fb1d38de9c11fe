"""Texts that are the same for everybody: each is made and compressed once."""

from __future__ import annotations

import asyncio

import msgspec

from whistlestop import games, scenarios
from whistlestop.bots import roster
from whistlestop.engine.version import __version__
from whistlestop.server.background.byte_cache import ByteCache
from whistlestop.server.background.compressed import Compressed
from whistlestop.server.background.jobs import ExampleJob, QrJob, RulesJob
from whistlestop.server.background.work_queue import WorkQueue
from whistlestop.wire.field_types import PROTOCOL
from whistlestop.wire.http_bodies import FirstMatchCard, GameCard, MixCard, Offer, OptionCard

_QR_CODES = 2**20  # bytes of all pictures that are kept


class PublicTexts:
    """The rules of the games in each language, their examples, the offer of this server, and invite
    links.
    """

    def __init__(self, work: WorkQueue) -> None:
        self._work = work
        self._made: dict[RulesJob | ExampleJob, Compressed] = {}
        self._making: dict[RulesJob | ExampleJob, asyncio.Task[Compressed]] = {}
        self._examples = frozenset(scenarios.names())
        self._qr_codes = ByteCache(_QR_CODES)
        self.offer = _offer()
        self.compressed_offer = Compressed.compress(msgspec.json.encode(self.offer))

    async def rules(self, game: str, language: str) -> Compressed:
        """Return the clauses of a game, which must exist. The first call makes them."""
        return await self._text(RulesJob(game, language))

    def has_example(self, name: str) -> bool:
        return name in self._examples

    async def example(self, name: str) -> Compressed:
        """Return an example, which must exist. The first call makes it."""
        return await self._text(ExampleJob(name))

    async def _text(self, job: RulesJob | ExampleJob) -> Compressed:
        if job in self._made:
            return self._made[job]
        if job not in self._making:
            task = self._making[job] = asyncio.create_task(self._make(job))
            task.add_done_callback(lambda _: self._making.pop(job))
        return await asyncio.shield(self._making[job])

    async def qr_code(self, link: str) -> bytes:
        """Draw a link as a QR code, compressed."""
        found = self._qr_codes.get(link)
        if found is None:
            found = (await self._work.carry_out(QrJob(link))).content
            self._qr_codes.put(link, found)
        return found

    async def close(self) -> None:
        tasks = list(self._making.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, job: RulesJob | ExampleJob) -> Compressed:
        result = await self._work.carry_out(job, urgent=True)
        found = self._made[job] = Compressed.of(result.content)
        return found


def _offer() -> Offer:
    return Offer(
        version=__version__,
        protocol=PROTOCOL,
        games=tuple(_game_card(name) for name in games.NAMES),
        levels=roster.levels(None),
    )


def _game_card(name: str) -> GameCard:
    game = games.find(name)
    options = tuple(
        OptionCard(
            name=option.name,
            kind=option.kind,
            default=option.default,
            help=option.help,
            choices=option.choices,
            low=option.low,
            high=option.high,
            needs=dict(option.needs),
            needs_seats=option.needs_seats,
            tile=option.tile,
        )
        for option in game.options
    )
    return GameCard(
        name=name,
        fewest=game.fewest,
        most=game.most,
        usual=game.usual,
        options=options,
        mixes=tuple(
            MixCard(name=mix.name, help=mix.help, options=dict(mix.options)) for mix in game.mixes
        ),
        levels=roster.levels(name),
        minutes=game.minutes,
        weight=game.weight,
        first=FirstMatchCard(seats=game.first.seats, options=dict(game.first.options)),
        usual_level=roster.usual(name),
    )
