"""Tables of BANG! for the terminal, and functions that return drawings, logs and menus."""

from __future__ import annotations

import re
from typing import Any

from tables.bang import Bench, legend, robbery, rush, table, who
from terminal.scripted_console import ScriptedConsole
from whistlestop.games.bang.game import GAME
from whistlestop.locales import Texts
from whistlestop.rulebook import clauses
from whistlestop.terminal.bang.screen import BangScreen

PLAYERS = ("you", *("Normal (bot)",) * 7)


def screen(language: str = "en") -> BangScreen:
    return BangScreen(Texts(language), PLAYERS)


def drawn(t: Bench, letter: str | None = "A", language: str = "en") -> str:
    return screen(language).draw(t.view(letter)).plain + "\n"


def widest(text: str) -> int:
    return max(map(len, text.split("\n")))


def saloon() -> Bench:
    """Return a table of four with a bit of everything."""
    return table(
        A=who("bang-QH missed-2S beer-6H", "winchester barrel-QS", "rose-doolan", life=3, most=5),
        B=who("bang bang", "mustang-8H", "jesse-jones"),
        C=who("beer", "jail-4H schofield-JC", "paul-regret", life=1, most=3),
        D=who("", "", "suzy-lafayette", life=0),
        discard="panic-JH saloon",
        out="D",
    )


def camp() -> Bench:
    """Return a table with Gold Rush and shadows: one has the turn, another has chosen a side."""
    t = rush(
        A=who(character="madam-yto", nuggets=3, gear="boots gold-pan"),
        B=who(character="josh-mccloud", life=0, role="outlaw", nuggets=2),
        C=who(character="don-bell", life=0, role="renegade", nuggets=1),
        D=who(character="dutch-will", gear="wanted-2", role="outlaw"),
        shadows=True,
        out="BC",
        display="shot-1 bottle pickaxe",
        deck="bang-QH bang-KH",
    )
    return t.end("A")


def platform(**said: Any) -> Bench:
    """Return a table of The Great Train Robbery. The Locomotive is at station three of four."""
    given = {
        "A": who("bang-QH beer-6H bang-KH", "mail-car barrel-QS", "sancho", most=4),
        "B": who("bang", "ghost-car mustang-8H", "evan-babbit", role="outlaw"),
        "C": who(character="manuelita"),
        "D": who(character="sgt-blaze"),
        "stations": "boom-town san-tafe tombrock yooma",
        "train": "caboose private-car coal-hopper",
        "loco": 3,
    }
    return robbery(**{**given, **said})


def hall() -> Bench:
    """Return a table with Legends: four Feats, and one player is a Legend."""
    return legend(
        A=who("beer-6H duel-QD missed-2S bang-AS", "barrel-QS", "rose-doolan", on="wilhelm-scream"),
        B=who("bang", "", "legendary-jesse-jones"),
        C=who("bang", "", "paul-regret", life=3, fame=2, on="bottleneck bottleneck"),
        D=who("", "", "vulture-sam"),
        feats="bottleneck wilhelm-scream old-west-gang thousand-ways-to-die",
        next_feats="borderlands",
    )


def numbers(text: str) -> dict[str, str]:
    """Return the lines of the last menu by their numbers."""
    menu = re.findall(r"(?:^ ?\d+ .+\n)+", text, re.MULTILINE)
    return dict(re.findall(r"^ ?(\d+) (.+)$", menu[-1], re.MULTILINE))


def log(t: Bench, letter: str | None = None) -> list[str]:
    """Return everything that was told to this seat, or to a spectator."""
    view = t.view(letter)
    seat = None if letter is None else view.seat
    narrations = [GAME.narrate(event.seen_by(seat), view) for event in t.match.events]
    told = [screen().tell(each) for each in narrations]
    return [each for each in told if each is not None]


def crew() -> Bench:
    """Return a table with equipment for sale and a player who can afford it."""
    return rush(
        A=who("beer-6H", character="slab-the-killer", nuggets=7),
        B=who("bang", "barrel-QS", "jesse-jones", gear="lucky-charm"),
        C=who(character="rose-doolan"),
        D=who(character="black-jack"),
        display="wanted-1 bottle-2 rucksack",
        equipment="shot-1 shot-3 boots",
    )


def answering(t: Bench, letter: str, *words: str, language: str = "en") -> tuple[str, str]:
    """Type these words; return the answer and what was printed."""
    console = ScriptedConsole(*words)
    answer = screen(language).answer(t.ask(letter), t.view(letter), console)
    assert console.words == [], "it was answered before all was typed"
    return str(answer), console.text


def turn() -> Bench:
    return table(
        A=who(
            "bang-QH bang-KH cat-balou-KH missed-2S beer-6H", "schofield-JC", "sid-ketchum", life=3
        ),
        B=who("bang", "barrel-QS", "jesse-jones"),
        C=who("bang", character="black-jack"),
        D=who(character="rose-doolan"),
    )


def asked_of(t: Bench, letter: str, *words: str) -> list[str]:
    """Return the question, the lines of its menu, and the answer."""
    answer, text = answering(t, letter, *words)
    lines = text.splitlines()
    return [*lines[: next(at for at, each in enumerate(lines) if " · " in each)], answer]


def rules_in(text: str) -> list[str]:
    ids = rf"({'|'.join(GAME.rulebooks)})-[0-9A-Z-]+:"
    return [word.rstrip(":") for word in text.split() if re.fullmatch(ids, word)]


def rules_of(word: str, *books: str) -> list[str]:
    return [
        clause.id for book in books or ("BASE",) for clause in clauses(book) if word in clause.about
    ]
