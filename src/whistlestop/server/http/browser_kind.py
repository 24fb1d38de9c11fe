"""The kind of a browser and its system, roughly: enough for people to know their own devices."""

from __future__ import annotations

from functools import lru_cache

# Browsers pretend to be others, so the first name that is found counts. Names need no translation.
_BROWSERS = (
    ("whistlestop/", "Whistlestop"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Opera", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Vivaldi", "Vivaldi"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrom", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac", "macOS"),
    ("Darwin", "macOS"),
    ("Linux", "Linux"),
    ("X11", "Linux"),
)
_MOST = 500  # characters of a User-Agent header that are read


@lru_cache(1000)
def browser_kind(user_agent: str) -> str:
    """Return a text such as `Firefox, Android` for a User-Agent header; "" if nothing is known.

    Nothing else of the header is kept: it would tell more about a person than anybody needs.
    """
    found = (_first(_BROWSERS, user_agent[:_MOST]), _first(_SYSTEMS, user_agent[:_MOST]))
    return ", ".join(filter(None, found))


def _first(names: tuple[tuple[str, str], ...], text: str) -> str:
    return next((name for part, name in names if part in text), "")
