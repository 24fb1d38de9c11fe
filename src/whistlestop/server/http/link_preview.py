"""The tags by which other sites show a link to a replay: a title, a sentence and a picture.

They follow the Open Graph protocol. Names of players come from people, so everything is escaped.
"""

from __future__ import annotations

from html import escape

from whistlestop.locales import Texts
from whistlestop.store.rows import MatchRow
from whistlestop.wire.field_types import BOT

WIDTH, HEIGHT = 1200, 630  # of the picture


def link_preview(row: MatchRow, url: str, step: int) -> str:
    """Return the tags for a finished match at this moment; `url` is the address of the server."""
    texts = Texts("en")
    names = [
        texts.say("terminal-bot", name=texts.say("bot-level", level=name.removeprefix(BOT)))
        if name.startswith(BOT)
        else name
        for name in row.names
    ]
    title = f"{texts.say(row.game)} · {texts.say('web-title')}"
    told = ", ".join(names)
    picture = f"{url}/api/matches/{row.key}/picture?step={step}"
    tags = {
        "og:type": "website",
        "og:site_name": texts.say("web-title"),
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
