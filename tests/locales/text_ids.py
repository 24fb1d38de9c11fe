"""Ids of all texts that the code can ask for, collected from the code and from played games."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import get_args

from locales.fluent_files import SOURCE
from tables.every_game import Mix, mixes, step
from whistlestop import cli, games, lessons
from whistlestop.engine.errors import WhistlestopError, bad_record
from whistlestop.engine.event import Event
from whistlestop.engine.game_option import Option
from whistlestop.engine.match import Match
from whistlestop.engine.narration import Arg, PlayerName, Text
from whistlestop.games.bang import state as bang_state
from whistlestop.games.bang.card import RANKS, SUITS
from whistlestop.games.bang.expansions import CATALOGUE, NARRATOR
from whistlestop.games.bang.game import GAME as BANG
from whistlestop.games.bang.roles import DEALT
from whistlestop.games.colt_super_express.expansions import CARDS, EXPANSIONS
from whistlestop.games.colt_super_express.game import GAME as COLT
from whistlestop.games.colt_super_express.state import NAMES
from whistlestop.games.colt_super_express.verbs import FLOORS
from whistlestop.games.train_heist import json_reader as heist_json_reader
from whistlestop.games.train_heist.constants import COWBOY_COLOURS
from whistlestop.games.train_heist.decks_reader import standard_decks
from whistlestop.games.train_heist.game import GAME as HEIST
from whistlestop.lessons.lesson_check import text_ids
from whistlestop.rulebook import BOOKS, clauses
from whistlestop.server import serve
from whistlestop.server.http import problems
from whistlestop.server.http.early_refusals import SERVER_FULL, TOO_FAST, TOO_MANY_CONNECTIONS
from whistlestop.server.rooms.quotas import Quotas
from whistlestop.server.settings import Settings
from whistlestop.terminal.bang.menu_lines import answer_id
from whistlestop.terminal.bang.names import LOCOMOTIVES, STATIONS, WORDS, text_id
from whistlestop.terminal.train_heist.explanations import WORDS as HEIST_WORDS
from whistlestop.wire.emotes import EMOTES
from whistlestop.wire.field_types import Phase, Substitutes

ROOT = Path(__file__).parent.parent.parent
assert cli, (serve, heist_json_reader)  # imported, so that all errors are known


def literals(path: Path) -> set[str]:
    """Return the strings of a module, except pieces of f-strings."""
    tree = ast.parse(path.read_text("utf-8"))
    pieces = {
        id(piece)
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for piece in ast.walk(node)
    }
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in pieces
    }


def web_literals() -> set[str]:
    """Return the strings of the web client."""
    files = [
        path
        for path in (ROOT / "web" / "src").rglob("*")
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
    ]
    return {
        text
        for path in files
        for text in re.findall(r'["`]([a-z.-]+)["`]', path.read_text("utf-8"))
    }


def errors() -> set[str]:
    """Return the names of all error classes in the sources, whatever has been imported."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for path in SOURCE.rglob("*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
    }
    found: set[str] = set()
    more = {WhistlestopError.__name__}
    while more:
        found |= more
        more = {name for name, of in bases.items() if of & found} - found
    return found


@cache
def error_calls() -> list[tuple[str, set[str]]]:
    """Return the kind of every error that the code raises, with its details."""
    return list(_find_error_calls())


def _find_error_calls() -> Iterator[tuple[str, set[str]]]:
    names = errors()
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            is_record = node.func.id == bad_record.__name__
            kinds = node.args[2:3] if is_record else node.args[1:2]
            if (
                node.func.id in {*names, bad_record.__name__}
                and kinds
                and isinstance(kinds[0], ast.Constant)
            ):
                given = {str(keyword.arg) for keyword in node.keywords}
                yield str(kinds[0].value), given | ({"line"} if is_record else set())


# The points of the rules at which a thing offers an answer `use NAME`.
ABILITIES = ("cover", "action", "any_time", "last_chance", "bang_substitute", "evades")


class Played:
    """The kinds of events (with strings in their payloads), questions and answers of matches."""

    def __init__(self) -> None:
        self.events: dict[str, dict[str, set[str]]] = {}
        self.asks: set[str] = set()
        self.answers: set[str] = set()  # as the terminal names their texts
        # The texts that are told, with their arguments. Only the values of plain words are kept.
        self.told: dict[str, dict[str, set[object]]] = {}
        self.odd: set[str] = set()  # texts that are told with different arguments

    def watch(self, match: Match, luck: Random) -> None:
        viewer = luck.choice([None, *range(match.seats)])

        def tell(event: Event) -> None:
            narration = match.game.narrate(event.seen_by(viewer), match.view(None))
            for text in () if narration is None else narration.texts:
                self._note(text)

        for event in match.events:
            tell(event)
        match.watch(tell)
        while match.outcome is None:
            for ask in match.asks:
                self.asks.add(ask.kind)
                self.answers |= {answer_id(answer, ask) for answer in ask.answers}
            step(match, luck)
        for event in match.events:
            words = self.events.setdefault(event.kind, {})
            for name, value in event.payload.items():
                if isinstance(value, str):
                    words.setdefault(name, set()).add(value)

    def _note(self, word: Arg) -> None:
        """Note a text and all texts inside it."""
        for each in word if isinstance(word, tuple) else ():
            self._note(each)
        if isinstance(word, PlayerName) and word.called is not None:
            self._note(word.called)
        if isinstance(word, Text):
            found = self.told.setdefault(word.id, {name: set() for name, _ in word.args})
            if set(found) != {name for name, _ in word.args}:
                self.odd.add(word.id)
            for name, arg in word.args:
                found.setdefault(name, set()).add(arg if isinstance(arg, str | int) else None)
                self._note(arg)


def telling(game: str) -> list[Mix]:
    """Return the mixes of a game that together show every kind of event."""
    if game == BANG.name:  # all of the first three expansions, or none; with and without the fourth
        return [mix for mix in mixes(BANG) if len({each for _, each in mix.options[:3]}) == 1]
    if game == HEIST.name:
        return list(mixes(HEIST))[::12]
    return [mix for mix in mixes(COLT) if dict(mix.options)["horse"] and mix.seats < 6] * 6


@cache
def played(game: str) -> Played:
    found = Played()
    for number, mix in enumerate(telling(game)):
        found.watch(mix.match(number, snapshots=False), Random(number))
    return found


def option_ids(option: Option) -> list[str]:
    """Return the text ids of an option: its help, short name and choices, and what tiles say."""
    parts = ["short", *option.choices]
    if option.tile:
        parts += [f"about-{each}" for each in option.choices] or ["about"]
    return [option.help, *(f"{option.help}.{each}" for each in parts)]


# The things that an answer `use NAME` can name: abilities of characters and of cards in play.
# Legendary Sid Ketchum uses the ability of the dealt side.
USABLE = [
    name
    for name, thing in CATALOGUE.thing.items()
    if (name in CATALOGUE.characters or name in {kind.name for kind in CATALOGUE.kinds})
    and name != "legendary-sid-ketchum"
    and (
        name in ("legendary-black-jack", "calamity-janet")  # a draw, and the Feat Good Company
        or any(getattr(thing.effects, point) for point in ABILITIES)
    )
]

# Legendary Black Jack turns cards over too seldom in random matches.
RARE_ASKS, RARE_ANSWERS = {"more"}, {"more", "stop"}


def bang() -> set[str]:
    """Return the text ids of BANG! that the code puts together."""
    cards, characters = (
        {kind.name for kind in CATALOGUE.kinds} - set(STATIONS),
        set(CATALOGUE.characters),
    )
    roles = {role for dealt in DEALT.values() for role in dealt}
    found, phases = played("bang"), ("SETUP", "START", "DRAW", "MAIN", "EXCESS", "END", "OVER")
    with_short = [f"bang-card-{each}" for each in cards]
    with_short += [f"bang-character-{each}" for each in characters]
    with_short += [f"bang-station-{each}" for each in STATIONS]
    with_about = [f"bang-role-{each}" for each in roles] + [f"bang-word-{each}" for each in WORDS]
    with_about += [f"bang-locomotive-{each}" for each in LOCOMOTIVES]
    return {
        *with_short,
        *with_about,
        *(f"{each}.about" for each in with_short + with_about),
        *(f"{each}.short" for each in with_short),
        *(f"bang-suit-{suit}" for suit in SUITS),
        *(f"bang-rank-{rank}" for rank in RANKS if not rank.isdecimal()),
        *(f"bang-event-{kind}" for kind in NARRATOR.events),
        "bang-sign-short.spoken",
        "bang-card-sign.spoken",
        *(f"bang-ask-{kind}" for kind in found.asks | RARE_ASKS),
        *(f"bang-answer-{kind}" for kind in found.answers | RARE_ANSWERS),
        *(f"bang-phase-{getattr(bang_state, phase)}" for phase in phases),
        *(f"bang-over-{why}" for why in {*found.events["over"]["why"], "nobody"}),
        *(f"{text_id(each)}.use" for each in USABLE),
        *(f"bang-role-{each}.yours" for each in roles),
        *(f"bang-role-{each}.{goal}" for each in DEALT[3] for goal in ("three", "yours-three")),
        *("bang-card-jail.legends", "bang-word-hand-limit.legends"),
        *(f"bang-word-roles.{players}" for players in ("two", "three")),
        *(f"bang-doing-{what}" for what in ("shot", "fend", "save", "card")),
    }


def heist() -> set[str]:
    """Return the text ids of Train Heist that the code puts together. They are read from the rules,
    because rare events happen too seldom in random matches.
    """
    folder = SOURCE / "games" / "train_heist"
    rules = "".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))
    decks = standard_decks()
    events = {"offered", "returned"} | set(re.findall(r'emit\(\s*"([a-z-]+)"', rules))
    asks = {"turn", "jail", *re.findall(r'Ask\([^"\n]+"([a-z]+)"', rules)}
    verbs = {"pair", "three", "four", "quick-draw", *re.findall(r'Answer\("([a-z-]+)"', rules)}
    done = {f"done-{kind}" for kind in ("give", "back", "discard")}
    # There is never more than one answer of these kinds, so they never form a group.
    alone = {"drop", "take-bullet", "dismount", "spend-bullet", "tombstone", "undo", "end", "draw"}
    alone |= {"agree", "refuse", "give", "take", "load", "fill", "discard", "done"}
    alone |= {"cancel", "stay"}
    wanted = [f"heist-wanted-{name}" for name in decks.view.wanted]
    with_about = [*wanted, *{f"heist-event-card-{each.name}" for each in decks.view.events}]
    with_about += [f"heist-word-{word}" for word in HEIST_WORDS]
    return {
        *with_about,
        *(f"{each}.about" for each in with_about),
        *(f"{each}.{part}" for each in wanted for part in ("titled", "mission")),
        *(f"heist-colour-{colour}" for colour in COWBOY_COLOURS),
        *(f"heist-level-{band.id}" for band in decks.view.bands),
        *(f"heist-tile-{kind}" for kind in ("straight", "kind")),
        *(f"heist-event-{kind}" for kind in events),
        *(f"heist-ask-{kind}" for kind in asks),
        *(f"heist-answer-{verb}" for verb in {*verbs - {"done"}, "call", *done}),
        *(f"heist-verb-{verb}" for verb in {*verbs - alone, "call"}),
        *(f"heist-over-{why}" for why in ("goal", "hanged", "derailed", "counters")),
        "heist-web-action",
        "heist-web-free",
        "heist-space-canyon.title",
    }


def families() -> set[str]:
    """Return the text ids that the code puts together."""
    expansions = [each.name for each in EXPANSIONS if each.name not in (*CARDS, "base")]
    cards = [f"colt-card-{card}" for card in CARDS]
    words = [f"colt-word-{word}" for word in ("stunned", *expansions)]
    return {
        *bang(),
        *heist(),
        *(f"colt-event-{kind}" for kind in played("colt-super-express").events),
        *(f"colt-bandit-{name}" for name in NAMES),
        *(text for each in cards + words for text in (each, f"{each}.about")),
        "colt-word-stunned.reflex",
        *(f"colt-status-{status}" for status in ("out", "pending")),
        *(f"error-{kind}" for kind, _ in error_calls()),
        *(f"error-{kind}" for kind in problems.KIND_BY_STATUS.values()),
        *(f"error-{each.kind}" for each in (SERVER_FULL, TOO_FAST, TOO_MANY_CONNECTIONS)),
        *(f"error-{ledger.kind}" for ledger in vars(Quotas(Settings())).values()),
        *(
            text
            for name in games.NAMES
            for option in games.find(name).options
            for text in option_ids(option)
        ),
        *(
            text
            for name in games.NAMES
            for mix in games.find(name).mixes
            for text in (mix.help, f"{mix.help}.about")
        ),
        *(f"guide-hits-{group}" for group in ("cards", "characters", "words", "clauses")),
        *(f"rules-area-{each.area}" for book in BOOKS for each in clauses(book)),
        *(f"emote-{name}" for name in EMOTES),
        *(f"web-phase-{phase}" for phase in get_args(Phase)),
        *(f"web-substitutes-{how}" for how in get_args(Substitutes)),
        *(f"web-theme-{theme}" for theme in ("auto", "light", "dark")),
        *(f"colt-sees-{floor}" for floor in FLOORS),
        *(text for name in games.NAMES for text in (name, f"{name}.about", f"{name}.feel")),
        *(text for lesson in lessons.load_all() for text in text_ids(lesson)),
    }


def first_word(text_id: str) -> str:
    """Return the first part of a text id: a game's name, or the word before the first dash."""
    named = [name for name in games.NAMES if text_id.startswith(name)]
    return named[0] if named else text_id.partition("-")[0]
