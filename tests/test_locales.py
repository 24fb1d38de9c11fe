"""Every text in every language: none missing, none unused, none that cannot be said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, serialize
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tables.every_game import Mix, mixes, step
from whistlestop import cli, games
from whistlestop.engine.errors import WhistlestopError, bad_record
from whistlestop.engine.match import Match
from whistlestop.engine.option import Option
from whistlestop.games.bang import state as bang_state
from whistlestop.games.bang.cards import KINDS, RANKS, SUITS
from whistlestop.games.bang.game import GAME as BANG
from whistlestop.games.bang.part import FRONTS, LIFE
from whistlestop.games.bang.roles import DEALT
from whistlestop.games.colt_super_express.game import GAME as COLT
from whistlestop.games.colt_super_express.part import PARTS, STANDING
from whistlestop.games.colt_super_express.state import NAMES
from whistlestop.games.colt_super_express.verbs import FLOORS
from whistlestop.games.train_heist import sheet
from whistlestop.games.train_heist.decks_file import standard_decks
from whistlestop.games.train_heist.state import COLOURS
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.server import serve
from whistlestop.server.http import problems
from whistlestop.terminal.bang.answers import answer_id
from whistlestop.terminal.bang.log import reason
from whistlestop.terminal.bang.words import LOCOMOTIVES, STATIONS, WORDS
from whistlestop.terminal.heist_words import SUITS as SUITS_OF_HEIST
from whistlestop.terminal.train_heist import WORDS as HEIST_WORDS
from whistlestop.wire.field_types import Phase

SOURCE = Path(cli.__file__).parent
ROOT = Path(__file__).parent.parent
assert serve, sheet  # imported, so that all errors are known
FILES = sorted(path.name for path in (SOURCE / "locales" / "en").iterdir())
PLURALS = {"zero", "one", "two", "few", "many", "other"}
COUNTS = (0, 1, 2, 5, 1_000_000)
FAMILIES_WITH_SHORT = ("bang-card-", "bang-character-", "bang-station-")

# What may not happen at all in the games that are played here.
SELDOM = ("equipment-reshuffled", "feats-reshuffled", "found-equipment")

# What is the same in English and in other languages, and may be: names and words of no language.
SAME = {
    "it": {
        "colt-event-round",
        *(f"bang-card-{kind}" for kind in ("bang", "calumet", "gatling")),
        *(f"bang-card-{kind}" for kind in ("cactus", "knife-revolver", "most-wanted")),
    },
    "pt": {"games-bots"},
}
# Weapons go by the names of their makers.
WEAPONS = {kind.name for kind in KINDS if kind.weapon}
SAME_EVERYWHERE = {
    "colt-super-express",
    "colt-locomotive-short",
    "web-title",
    "colt-sees-car",
    "heist-card",
    "heist-need",
    "heist-web-group",
    "error-record-why",
    "sim-bot",
    "bang-web-thought",
    "terminal-bot",
    "terminal-rule",
    *(f"colt-bandit-{name}" for name in NAMES),
    "bang",
    "bang-target-on",
    "bang-word-colt-45",
    *(f"bang-card-{kind}" for kind in WEAPONS | {"cat-balou", "mustang", "saloon"}),
    *(f"bang-card-{company}" for company in ("wells-fargo", "union-pacific")),
    *(f"bang-character-{name}" for name in LIFE if name not in FRONTS),
    *(f"bang-station-{name}" for name in STATIONS if name != "custom-station"),
    *(f"bang-locomotive-{name}" for name in LOCOMOTIVES),
    "train-heist",
}


# What the files say


@cache
def resource(language: str, file: str) -> ftl.Resource:
    return FluentParser().parse((SOURCE / "locales" / language / file).read_text("utf-8"))


@cache
def patterns(language: str) -> dict[str, ftl.Pattern]:
    """The values and the attributes (`id.name`) of all messages."""
    found: dict[str, ftl.Pattern] = {}
    for file in FILES:
        for entry in resource(language, file).body:
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                if entry.value is not None:
                    found[entry.id.name] = entry.value
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


class _Parts(Visitor):
    """The variables of a pattern, and the values that they are told apart by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.told_apart: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference)
        keys = {
            key.name if isinstance(key, ftl.Identifier) else key.value
            for key in (variant.key for variant in node.variants)
        }
        self.told_apart.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def parts(language: str, text_id: str) -> _Parts:
    visitor = _Parts()
    visitor.visit(patterns(language)[text_id])
    return visitor


def plain(text_id: str, language: str) -> dict[str, set[str]]:
    """What a text tells apart, but for the plurals: each language has its own."""
    return {
        variable: keys - PLURALS for variable, keys in parts(language, text_id).told_apart.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_file_parses_without_junk(file: str, language: str) -> None:
    junk = [each for each in resource(language, file).body if isinstance(each, ftl.Junk)]
    assert [each.content for each in junk] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (SOURCE / "locales" / language).iterdir()) == FILES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_in_the_same_order(language: str) -> None:
    assert list(patterns(language)) == list(patterns("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_the_same_variables_in_every_language(language: str) -> None:
    assert {each: parts(language, each).variables for each in patterns(language)} == {
        each: parts("en", each).variables for each in patterns("en")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_tells_the_same_things_apart_in_every_language(language: str) -> None:
    assert {each: plain(each, language) for each in patterns(language)} == {
        each: plain(each, "en") for each in patterns("en")
    }


def ways_to_say(language: str, text_id: str) -> Iterator[dict[str, Any]]:
    """The parts of a text, for every value that it tells apart."""
    found = parts(language, text_id)
    choices: list[list[Any]] = []
    for variable in sorted(found.variables):
        keys = found.told_apart.get(variable)
        if keys is None:
            choices.append(["(part)"])
        elif keys & PLURALS:
            choices.append(list(COUNTS))
        else:
            choices.append(sorted(keys))
    for values in product(*choices):
        yield dict(zip(sorted(found.variables), values, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_in_every_way(language: str) -> None:
    texts = Texts(language)
    said = {
        (text_id, *values.values()): texts.say(text_id, **values)
        for text_id in patterns(language)
        for values in ways_to_say(language, text_id)
    }
    assert [each for each, text in said.items() if not text.strip() or "{" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_say_a_text_is_another(language: str) -> None:
    """A variant that was pasted and not written is the same as its neighbour."""
    same = []
    for text_id, pattern in patterns(language).items():
        for element in pattern.elements:
            if isinstance(element, ftl.Placeable) and isinstance(
                element.expression, ftl.SelectExpression
            ):
                texts = [text_of(variant.value) for variant in element.expression.variants]
                same += [text_id] * (len(set(texts)) < len(texts))
    assert same == []


def text_of(pattern: ftl.Pattern) -> str:
    message = ftl.Message(ftl.Identifier("x"), pattern)
    return " ".join(serialize(ftl.Resource([message])).split())


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_no_text_is_english_by_accident(language: str) -> None:
    same = {
        text_id
        for text_id, pattern in patterns(language).items()
        if text_of(pattern) == text_of(patterns("en")[text_id])
    }
    assert same == SAME_EVERYWHERE | SAME[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_lacks_a_part_or_is_not_there_is_a_bug(language: str) -> None:
    with pytest.raises(ValueError, match="terminal-seed"):
        Texts(language).say("terminal-seed")
    with pytest.raises(LookupError):
        Texts(language).say("terminal-nothing")


# What the code says


def literals(path: Path) -> set[str]:
    """The strings of a module, but for pieces of f-strings."""
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
    """The strings of the web client."""
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


def errors(base: type[WhistlestopError] = WhistlestopError) -> set[str]:
    """The names of all errors; the command line and the server have imported them all."""
    return {base.__name__}.union(*(errors(each) for each in base.__subclasses__()))


def error_calls() -> Iterator[tuple[str, set[str]]]:
    """The kind of every error that is raised anywhere, and the parts that it comes with."""
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


class Played:
    """Every kind of event that happens, with the words of its parts, and all that is asked."""

    def __init__(self) -> None:
        self.events: dict[str, dict[str, set[str]]] = {}
        self.asks: set[str] = set()
        self.answers: set[str] = set()  # as the terminal calls their texts

    def watch(self, match: Match, luck: Random) -> None:
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


def telling(game: str) -> list[Mix]:
    """Tables at which everything happens that can, if there are enough of them."""
    if game == BANG.name:  # all of the first three expansions, or none; with and without the fourth
        return [mix for mix in mixes(BANG) if len({each for _, each in mix.options[:3]}) == 1]
    return [mix for mix in mixes(COLT) if dict(mix.options)["horse"] and mix.seats < 6] * 6


@cache
def played(game: str) -> Played:
    found = Played()
    for number, mix in enumerate(telling(game)):
        found.watch(mix.match(number, snapshots=False), Random(number))
    return found


def of(option: Option) -> list[str]:
    """Its help, its name, and its choices."""
    return [option.help, *(f"{option.help}.{each}" for each in ("short", *option.choices))]


def bang() -> set[str]:
    """The ids that the code puts together, of this game."""
    cards, characters = {kind.name for kind in KINDS} - set(STATIONS), set(LIFE)
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
        *(f"bang-event-{kind}" for kind in {*found.events, *SELDOM}),
        *(f"bang-ask-{kind}" for kind in found.asks),
        *(f"bang-answer-{kind}" for kind in found.answers),
        *(f"bang-phase-{getattr(bang_state, phase)}" for phase in phases),
        *(f"bang-over-{why}" for why in {*found.events["over"]["why"], "nobody"}),
        *(f"bang-doing-{what}" for what in ("shot", "fend", "save", "card")),
    }


def heist() -> set[str]:
    """The same of Train Heist: rare things happen too seldom to be waited for."""
    folder = SOURCE / "games" / "train_heist"
    rules = "".join(path.read_text("utf-8") for path in sorted(folder.glob("*.py")))
    decks = standard_decks()
    events = {"offered", "returned"} | set(re.findall(r'emit\(\s*"([a-z-]+)"', rules))
    asks = {"turn", "jail", *re.findall(r'Ask\([^"\n]+"([a-z]+)"', rules)}
    verbs = {"pair", "three", "four", "quick-draw", *re.findall(r'Answer\("([a-z-]+)"', rules)}
    done = {f"done-{kind}" for kind in ("give", "back", "discard")}
    # Never more than one of these, so they are never a group.
    alone = {"drop", "take-bullet", "dismount", "spend-bullet", "tombstone", "undo", "end", "draw"}
    alone |= {"agree", "refuse", "give", "take", "load", "fill", "discard", "done"}
    wanted = [f"heist-wanted-{name}" for name in decks.picture.wanted]
    with_about = [*wanted, *{f"heist-event-card-{each.name}" for each in decks.picture.events}]
    with_about += [f"heist-word-{word}" for word in HEIST_WORDS]
    return {
        *with_about,
        *(f"{each}.about" for each in with_about),
        *(f"{each}.{part}" for each in wanted for part in ("titled", "mission")),
        *(f"heist-colour-{colour}" for colour in COLOURS),
        *(f"heist-level-{band.id}" for band in decks.picture.bands),
        *(f"heist-suit-{suit}" for suit in SUITS_OF_HEIST.values()),
        *(f"heist-tile-{kind}" for kind in ("straight", "kind")),
        *(f"heist-event-{kind}" for kind in events),
        *(f"heist-ask-{kind}" for kind in asks),
        *(f"heist-answer-{verb}" for verb in {*verbs - {"done"}, "call", *done}),
        *(f"heist-verb-{verb}" for verb in {*verbs - alone, "call"}),
        *(f"heist-over-{why}" for why in ("goal", "hanged", "derailed", "counters")),
        "heist-web-action",
        "heist-web-free",
    }


def families() -> set[str]:
    """The ids that the code puts together."""
    expansions = [part for part in PARTS if part not in (*STANDING, "base")]
    cards = [f"colt-card-{card}" for card in STANDING]
    words = [f"colt-word-{word}" for word in ("stunned", *expansions)]
    return {
        *bang(),
        *heist(),
        *(f"colt-event-{kind}" for kind in played("colt-super-express").events),
        *(f"colt-bandit-{name}" for name in NAMES),
        *(text for each in cards + words for text in (each, f"{each}.about")),
        *(f"colt-status-{status}" for status in ("out", "pending")),
        *(f"error-{kind}" for kind, _ in error_calls()),
        *(f"error-{kind}" for kind in problems.KIND_BY_STATUS.values()),
        *(
            text
            for name in games.NAMES
            for option in games.find(name).options
            for text in of(option)
        ),
        *(
            text
            for name in games.NAMES
            for mix in games.find(name).mixes
            for text in (mix.help, f"{mix.help}.about")
        ),
        *(f"web-phase-{phase}" for phase in get_args(Phase)),
        *(f"web-theme-{theme}" for theme in ("auto", "light", "dark")),
        *(f"colt-sees-{floor}" for floor in FLOORS),
        *(text for name in games.NAMES for text in (name, f"{name}.about")),
    }


def first_word(text_id: str) -> str:
    """What the texts of one thing begin with: a game's name, or the word before the first dash."""
    named = [name for name in games.NAMES if text_id.startswith(name)]
    return named[0] if named else text_id.partition("-")[0]


def test_the_texts_are_those_that_the_code_says() -> None:
    first_words = {first_word(text_id) for text_id in patterns("en")}
    like_an_id = re.compile(rf"({'|'.join(sorted(first_words))})(-[a-z]+)+")
    screens = [
        SOURCE / "cli.py",
        *(SOURCE / "terminal").rglob("*.py"),
    ]
    texts = {text for path in screens for text in literals(path)} | web_literals()
    said = {text for text in texts if like_an_id.fullmatch(text)} | families()
    assert said == set(patterns("en"))


def test_every_error_comes_with_the_parts_that_its_text_needs() -> None:
    lacking = {
        kind: parts("en", f"error-{kind}").variables - given for kind, given in error_calls()
    }
    assert {kind: names for kind, names in lacking.items() if names} == {}


@pytest.mark.parametrize(
    ("kind", "part"),
    [
        ("eliminated", "why"),
        ("ended", "why"),
        ("left-train", "end"),
        ("flipped", "facing"),
        ("moved", "floor"),
        ("pushed", "floor"),
        ("changed-floor", "floor"),
    ],
)
def test_what_the_log_tells_apart_is_what_happens(kind: str, part: str) -> None:
    happens = played("colt-super-express").events[kind][part]
    assert parts("en", f"colt-event-{kind}").told_apart[part] == happens


def test_where_a_card_is_taken_from_in_the_log_of_bang_is_where_that_happens() -> None:
    happens = played("bang").events["took"]["place"]
    assert parts("en", "bang-event-took").told_apart["from"] == happens


def test_why_a_card_is_discarded_in_the_log_of_bang_is_why_that_happens() -> None:
    """For a station, and for all that has no words of its own, the cause is named."""
    happens = {reason(why, "", "") for why in played("bang").events["discarded"]["why"]}
    assert parts("en", "bang-event-discarded").told_apart["why"] == happens


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_text_of_a_card_fits_on_a_small_card(language: str) -> None:
    shorts = {
        text_id: Texts(language).say(text_id)
        for text_id in patterns(language)
        if text_id.startswith(FAMILIES_WITH_SHORT) and text_id.endswith(".short")
    }
    assert {text_id: text for text_id, text in shorts.items() if len(text) > 40} == {}
