"""Reports that commands print: the games, the rules, and the results of a simulation."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable

from rich.table import Table

from whistlestop import games
from whistlestop.bots import roster
from whistlestop.bots.arena import Fixture, Tally, interval
from whistlestop.locales import Texts
from whistlestop.rulebook import clauses
from whistlestop.terminal.console import Console
from whistlestop.terminal.seat_names import bot_level_name

_LONG = 20  # letters of an option's allowed values that fit on one line


def show_games(texts: Texts, console: Console) -> None:
    """Print every game with its options."""
    say = texts.say
    for name in games.NAMES:
        game = games.find(name)
        console.say(f"{name}: {say(name)}", style="bold")
        console.say(say(f"{name}.about"))
        console.say(say("games-seats", fewest=game.fewest, most=game.most))
        table = Table(box=None, pad_edge=False)
        for heading in ("games-option", "games-allowed", "games-default", "games-help"):
            table.add_column(say(heading), overflow="fold")
        for option in game.options:
            default = option.show(option.default)
            table.add_row(option.name, _folded(option.allowed()), default, say(option.help))
        console.rich.print(table)
        console.say(say("games-bots", bots=_levels(name, texts)))
        console.say()


def _levels(game: str, texts: Texts) -> str:
    """List the levels as a command takes them, each with the word for it where that differs."""
    said = [(level, bot_level_name(level, texts)) for level in roster.levels(game)]
    return ", ".join(
        level if word.casefold() == level else f"{level} ({word})" for level, word in said
    )


def _folded(words: str) -> str:
    """Put each value on its own line if they are too long for one."""
    return words.replace("|", "|\n") if len(words) > _LONG else words


def show_rules(names: Iterable[str], texts: Texts, console: Console) -> None:
    """Print the rulebook clauses of these games."""
    for name in names:
        console.say(texts.say(name), style="bold")
        for book in games.find(name).rulebooks:
            for clause in clauses(book):
                console.say(f"{clause.id} {clause.title}", style="bold")
                console.say(clause.rule, indent=2)
                if clause.note:
                    console.say(texts.say("rules-note", note=clause.note), style="dim", indent=2)


def tally_json(fixture: Fixture, tally: Tally, seconds: float) -> str:
    """Results of a simulation as one JSON object, for programs."""
    return json.dumps(
        {
            "game": fixture.game,
            "seats": fixture.seats,
            "games": fixture.games,
            "ended": tally.ended,
            "stuck": len(tally.stuck),
            "decisions": tally.decisions,
            "seconds": round(seconds, 3),
            "games_per_s": round(tally.ended / seconds, 1),
            "decisions_per_s": round(tally.decisions / seconds, 1),
            "wins": {
                "bots": {bot: _share(tally, bot=bot) for bot in fixture.names},
                "seats": [_share(tally, seat=seat) for seat in range(fixture.seats)],
                "sides": {
                    bot: {side: _side_share(tally, bot, side) for side in sides}
                    for bot, sides in _sides(fixture, tally).items()
                },
                "nobody": tally.nobody,
            },
        }
    )


def _share(tally: Tally, bot: str | None = None, seat: int | None = None) -> dict[str, float]:
    """Share of the games won by this bot, in this seat, or both."""

    def count(counter: Counter[tuple[str, int]]) -> int:
        return sum(
            times
            for (each_bot, each_seat), times in counter.items()
            if bot in (None, each_bot) and seat in (None, each_seat)
        )

    return _won(count(tally.won), count(tally.played))


def _sides(fixture: Fixture, tally: Tally) -> dict[str, list[str]]:
    """Sides that each bot was on, in the game's order; bots without a side are left out."""
    order = games.find(fixture.game).sides
    found = {bot: [side for side in order if tally.fought[bot, side]] for bot in fixture.names}
    return {bot: sides for bot, sides in found.items() if sides}


def _side_share(tally: Tally, bot: str, side: str) -> dict[str, float]:
    """Share of the games won by this bot on this side."""
    return _won(tally.prevailed[bot, side], tally.fought[bot, side])


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
    fixture: Fixture, tally: Tally, seconds: float, texts: Texts, console: Console
) -> None:
    """Print the results of a simulation: every bot in every seat, then in all seats."""
    say = texts.say
    title = say("sim-title", game=say(fixture.game), seats=fixture.seats, games=fixture.games)
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    table.add_column(say("sim-bot"))
    for heading in ("sim-seat", "sim-played", "sim-won", "sim-share", "sim-interval"):
        table.add_column(say(heading), justify="right")
    for bot in fixture.names:
        for seat in [*range(fixture.seats), None]:
            table.add_row(
                bot,
                say("sim-any") if seat is None else str(seat),
                *_cells(_share(tally, bot=bot, seat=seat)),
                style="bold" if seat is None else "",
                end_section=seat is None,
            )
    console.rich.print(table)
    _show_sides(fixture, tally, texts, console)
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


def _show_sides(fixture: Fixture, tally: Tally, texts: Texts, console: Console) -> None:
    """Print the results by side, if the game has sides."""
    sides = _sides(fixture, tally)
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
    """Cells of a row: games played, games won, the share and its interval."""
    return (
        str(share["played"]),
        str(share["won"]),
        f"{share['share']:.1%}",
        f"{share['low']:.1%} - {share['high']:.1%}",
    )
