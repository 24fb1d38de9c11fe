"""The summary of a finished match, as lines of text: what everybody was and did."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.engine.match import Match
from whistlestop.engine.summary import Summary
from whistlestop.locales import Texts
from whistlestop.locales.narration import say_words
from whistlestop.terminal.console import Console


def print_deeds(match: Match, texts: Texts, players: Sequence[str], console: Console) -> None:
    """Print two lines for each player: role and things, then deeds. Leave out deeds of nobody."""
    summary = match.summary()
    if not summary.seats or match.outcome is None:
        return
    console.say()
    console.say(texts.say("web-end-deeds"), style="bold")
    for seat in range(len(summary.seats)):
        won = seat in match.outcome.winners
        console.say(_who(summary, seat, texts, players, won=won), style="bold" if won else "")
        console.say(_did(summary, seat, texts), indent=2)


def _who(summary: Summary, seat: int, texts: Texts, players: Sequence[str], *, won: bool) -> str:
    """Return the name of a player, whether they have won, their role and their things."""
    found = summary.seats[seat]
    words = [found.role, *found.things] if found.role is not None else [*found.things]
    name = f"{players[seat]} ({texts.say('web-end-winner')})" if won else players[seat]
    return f"{name}: {', '.join([say_words(texts, each, players) for each in words])}"


def _did(summary: Summary, seat: int, texts: Texts) -> str:
    shown = [deed for deed in summary.deeds if any(deed.counts)]
    return " · ".join([f"{texts.say(deed.id)}: {deed.counts[seat]}" for deed in shown])
