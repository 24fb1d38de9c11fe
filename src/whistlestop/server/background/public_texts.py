"""Texts that are the same for everybody: each is made and compressed once."""

from __future__ import annotations

import asyncio

import msgspec

from whistlestop import games
from whistlestop.bots import roster
from whistlestop.engine.version import __version__
from whistlestop.server.background.byte_cache import ByteCache
from whistlestop.server.background.compressed import Compressed
from whistlestop.server.background.jobs import QrJob, RulesJob
from whistlestop.server.background.work_queue import WorkQueue
from whistlestop.wire.field_types import PROTOCOL
from whistlestop.wire.http_bodies import FirstMatchCard, GameCard, MixCard, Offer, OptionCard

_QR_CODES = 2**20  # bytes of all pictures that are kept


class PublicTexts:
    """The rules of the games in each language, the offer of this server, and invite links."""

    def __init__(self, work: WorkQueue) -> None:
        self._work = work
        self._rules: dict[tuple[str, str], Compressed] = {}
        self._making: dict[tuple[str, str], asyncio.Task[Compressed]] = {}
        self._qr_codes = ByteCache(_QR_CODES)
        self.offer = _offer()
        self.compressed_offer = Compressed.compress(msgspec.json.encode(self.offer))

    async def rules(self, game: str, language: str) -> Compressed:
        """Return the clauses of a game, which must exist. The first call makes them."""
        key = (game, language)
        if key in self._rules:
            return self._rules[key]
        if key not in self._making:
            task = self._making[key] = asyncio.create_task(self._make_rules(game, language))
            task.add_done_callback(lambda _: self._making.pop(key))
        return await asyncio.shield(self._making[key])

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

    async def _make_rules(self, game: str, language: str) -> Compressed:
        result = await self._work.carry_out(RulesJob(game, language), urgent=True)
        found = self._rules[game, language] = Compressed.of(result.content)
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
    )
