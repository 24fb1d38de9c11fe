"""The results of a simulation, as tables for people and as JSON for programs."""

from __future__ import annotations

import json
from collections import Counter

from rich.table import Table

from whistlestop import games
from whistlestop.bots.arena import Series, Tally, interval
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console


def tally_json(series: Series, tally: Tally, seconds: float) -> str:
    """Return the results of a simulation as one JSON object, for programs."""
    return json.dumps(
        {
            "game": series.game,
            "seats": series.seats,
            "games": series.games,
            "ended": tally.ended,
            "stuck": len(tally.stuck),
            "decisions": tally.decisions,
            "seconds": round(seconds, 3),
            "games_per_s": round(tally.ended / seconds, 1),
            "decisions_per_s": round(tally.decisions / seconds, 1),
            "wins": {
                "bots": {bot: _share(tally, bot=bot) for bot in series.names},
                "seats": [_share(tally, seat=seat) for seat in range(series.seats)],
                "sides": {
                    bot: {side: _side_share(tally, bot, side) for side in sides}
                    for bot, sides in _sides(series, tally).items()
                },
                "nobody": tally.nobody,
            },
        }
    )


def _share(tally: Tally, bot: str | None = None, seat: int | None = None) -> dict[str, float]:
    """Return the share of games won by this bot, in this seat, or by this bot in this seat."""

    def count(counter: Counter[tuple[str, int]]) -> int:
        return sum(
            times
            for (each_bot, each_seat), times in counter.items()
            if bot in (None, each_bot) and seat in (None, each_seat)
        )

    return _won(count(tally.won), count(tally.played))


def _sides(series: Series, tally: Tally) -> dict[str, list[str]]:
    """Return the sides of each bot, in the game's order; bots without a side are left out."""
    order = games.find(series.game).sides
    found = {
        bot: [side for side in order if tally.played_by_side[bot, side]] for bot in series.names
    }
    return {bot: sides for bot, sides in found.items() if sides}


def _side_share(tally: Tally, bot: str, side: str) -> dict[str, float]:
    """Return the share of games won by this bot on this side."""
    return _won(tally.won_by_side[bot, side], tally.played_by_side[bot, side])


def _won(won: int, played: int) -> dict[str, float]:
    low, high = interval(won, played)
    return {
        "won": won,
        "played": played,
        "share": round(won / played, 4) if played else 0.0,
        "low": round(low, 4),
        "high": round(high, 4),
    }


def show_tally(
    series: Series, tally: Tally, seconds: float, texts: Texts, console: Console
) -> None:
    """Print the results of a simulation: each bot in each seat, then in all seats."""
    say = texts.say
    title = say("sim-title", game=say(series.game), seats=series.seats, games=series.games)
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    table.add_column(say("sim-bot"))
    for heading in ("sim-seat", "sim-played", "sim-won", "sim-share", "sim-interval"):
        table.add_column(say(heading), justify="right")
    for bot in series.names:
        for seat in [*range(series.seats), None]:
            table.add_row(
                bot,
                say("sim-any") if seat is None else str(seat),
                *_cells(_share(tally, bot=bot, seat=seat)),
                style="bold" if seat is None else "",
                end_section=seat is None,
            )
    console.rich.print(table)
    _show_sides(series, tally, texts, console)
    if tally.nobody:
        console.say(say("sim-nobody", count=tally.nobody))
    console.say(say("sim-ended", ended=tally.ended, stuck=len(tally.stuck)))
    console.say(
        say(
            "sim-speed",
            decisions=tally.decisions,
            seconds=round(seconds, 2),
            games_per_s=round(tally.ended / seconds),
            decisions_per_s=round(tally.decisions / seconds),
        )
    )
    if tally.stuck:
        console.say(say("sim-stuck-seeds", seeds=", ".join(map(str, tally.stuck[:10]))))


def _show_sides(series: Series, tally: Tally, texts: Texts, console: Console) -> None:
    """Print the results by side, if the game has sides."""
    sides = _sides(series, tally)
    if not sides:
        return
    table = Table(box=None, pad_edge=False)
    table.add_column(texts.say("sim-bot"))
    table.add_column(texts.say("sim-side"))
    for heading in ("sim-played", "sim-won", "sim-share", "sim-interval"):
        table.add_column(texts.say(heading), justify="right")
    for bot, found in sides.items():
        for side in found:
            table.add_row(bot, side, *_cells(_side_share(tally, bot, side)))
    console.rich.print(table)


def _cells(share: dict[str, float]) -> tuple[str, str, str, str]:
    """Return the cells of a row: games played, games won, the share and its interval."""
    return (
        str(share["played"]),
        str(share["won"]),
        f"{share['share']:.1%}",
        f"{share['low']:.1%} - {share['high']:.1%}",
    )
