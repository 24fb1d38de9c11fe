"""The tags by which other sites show a link to a replay: a title, a sentence and a picture.

They follow the Open Graph protocol. Names of players come from people, so everything is escaped.
"""

from __future__ import annotations

from functools import cache
from html import escape
from typing import NamedTuple

from whistlestop import games
from whistlestop.bots import roster
from whistlestop.locales import Texts
from whistlestop.store.rows import MatchRow
from whistlestop.wire.field_types import BOT

WIDTH, HEIGHT = 1200, 630  # of the picture


class _Words(NamedTuple):
    """The words of all tags."""

    site: str
    games: dict[str, str]  # by their names in code
    bots: dict[str, str]  # by their levels


@cache
def load() -> _Words:
    """Return the words of the tags. Reading them takes long, so do it at the start."""
    texts = Texts("en")
    levels = {level for game in games.NAMES for level in roster.levels(game)}
    return _Words(
        site=texts.say("web-title"),
        games={game: texts.say(game) for game in games.NAMES},
        bots={
            level: texts.say("terminal-bot", name=texts.say("bot-level", level=level))
            for level in levels
        },
    )


def link_preview(row: MatchRow, url: str, step: int) -> str:
    """Return the tags for a finished match at this moment; `url` is the address of the server."""
    words = load()
    names = [
        words.bots.get(name.removeprefix(BOT), name) if name.startswith(BOT) else name
        for name in row.names
    ]
    title = f"{words.games.get(row.game, row.game)} · {words.site}"
    told = ", ".join(names)
    picture = f"{url}/api/matches/{row.key}/picture?step={step}"
    tags = {
        "og:type": "website",
        "og:site_name": words.site,
        "og:title": title,
        "og:description": told,
        "og:url": f"{url}/replay/{row.key}?step={step}",
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": f"{title}: {told}",
    }
    lines = [
        f'<meta property="{name}" content="{escape(content)}" />\n'
        for name, content in tags.items()
    ]
    return "".join([*lines, '<meta name="twitter:card" content="summary_large_image" />\n'])
