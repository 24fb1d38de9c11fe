"""Words that must not come back: clumsy or European Portuguese, and BANG! in small letters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml

from locales.fluent_files import SOURCE, patterns, text_of
from whistlestop.games.colt_super_express.state import NAMES
from whistlestop.locales import LANGUAGES, Texts

# Words that no Brazilian player would say. "Foras da lei": the plural of "fora da lei" is the same.
NOT_BRAZILIAN = (
    r"são precis[oa]s",
    r"outros tantos",
    r"\bjoga-se\b",
    r"\bmanda-[oa]s?\b",
    r"\bt[eê]m de\b",
    r"\bnão há tal\b",
    r"\bforas da lei\b",
    r"\bvagão do tempo\b",
    r"\becrã\b",
    r"\butilizador",
    r"\best(á|ão|ou) a \w+[aei]r\b",
    r"\bjá não\b",
)


def clause_files(language: str) -> list[Path]:
    """List the files of the clauses in a language. The English ones have no folder of their own."""
    folder = SOURCE / "rulebook" / ("" if language == "en" else language)
    return sorted(folder.glob("*.yaml"))


@cache
def texts(language: str) -> list[tuple[str, str]]:
    """Return every text of a language with its id: those of the Fluent files and the clauses."""
    return list(_read_texts(language))


def _read_texts(language: str) -> Iterator[tuple[str, str]]:
    for text_id, pattern in patterns(language).items():
        yield text_id, text_of(pattern)
    for path in clause_files(language):
        read = yaml.safe_load(path.read_text("utf-8"))
        clauses = {each["id"]: each for each in read["clauses"]} if "clauses" in read else read
        for clause_id, clause in clauses.items():
            for part in ("title", "rule", "note"):
                yield f"{clause_id} {part}", clause.get(part, "")


@pytest.mark.parametrize("phrase", NOT_BRAZILIAN)
def test_portuguese_is_as_brazilians_say_it(phrase: str) -> None:
    found = {each: text for each, text in texts("pt") if re.search(phrase, text, re.IGNORECASE)}
    assert found == {}


@pytest.mark.parametrize(
    ("text_id", "args", "text"),
    [
        (
            "web-seats-taken",
            {"people": 0, "bots": 1, "seats": 4},
            "nenhuma pessoa e 1 bot em 4 lugares",
        ),
        (
            "web-seats-taken",
            {"people": 0, "bots": 2, "seats": 4},
            "nenhuma pessoa e 2 bots em 4 lugares",
        ),
        ("bang-web-offer", {"card": "Dose", "price": 0, "afford": "unknown"}, "Dose, de graça"),
        ("heist-meter-points", {"points": 0, "goal": 0}, "nenhum ponto"),
        ("heist-meter-points", {"points": 1, "goal": 0}, "1 ponto"),
        ("heist-over-score", {"points": 0}, "O assalto acabou: nenhum ponto."),
        ("hint-value", {"unit": "life", "value": 0}, "vale cerca de 0 pontos de vida"),
        ("hint-value", {"unit": "tiles", "value": 1.0}, "vale cerca de 1 peça"),
    ],
)
def test_zero_is_not_followed_by_a_singular_in_portuguese(
    text_id: str, args: dict[str, str | int], text: str
) -> None:
    assert Texts("pt").say(text_id, **args) == text


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 1, "1 Keyhole"),
        ("en", 2, "2 Keyholes"),
        ("it", 1, "1 Serratura"),
        ("it", 2, "2 Serrature"),
        ("pt", 1, "1 Fechadura"),
        ("pt", 2, "2 Fechaduras"),
    ],
)
def test_the_cards_for_a_tile_are_counted_in_the_plural(
    language: str, count: int, text: str
) -> None:
    assert Texts(language).say("heist-need", suit="keyhole", count=count) == text


@pytest.mark.parametrize(
    ("language", "value", "text"),
    [
        ("en", 0.9, "worth about 0.9 life points"),
        ("en", 1.0, "worth about 1 life point"),
        ("it", 1.0, "vale circa 1 punto vita"),
        ("it", 2.0, "vale circa 2 punti vita"),
        ("pt", 1.0, "vale cerca de 1 ponto de vida"),
        ("pt", 2.0, "vale cerca de 2 pontos de vida"),
    ],
)
def test_the_value_of_an_answer_is_told_in_the_singular_and_the_plural(
    language: str, value: float, text: str
) -> None:
    assert Texts(language).say("hint-value", unit="life", value=value) == text


@pytest.mark.parametrize(
    ("language", "most", "text"),
    [
        ("en", 0, "This server allows no public tables. Make this table private."),
        ("en", 1, "You already have 1 public table. Hide it, or make this table private."),
        ("it", 1, "Hai già 1 tavolo pubblico. Nascondilo, o rendi privato questo tavolo."),
        ("pt", 0, "Este servidor não permite mesas públicas. Deixe esta mesa privada."),
        ("pt", 1, "Você já tem 1 mesa pública. Esconda essa ou deixe esta mesa privada."),
    ],
)
def test_a_quota_of_one_or_nothing_is_said_in_words_that_fit(
    language: str, most: int, text: str
) -> None:
    assert Texts(language).say("error-too-many-public-tables", of="person", most=most) == text


QUOTAS = ("tables", "public-tables", "matches", "bot-matches", "spectators")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("quota", QUOTAS)
def test_every_quota_has_words_of_its_own_for_none_one_and_several(
    language: str, quota: str
) -> None:
    say = Texts(language).say
    for of in ("person", "address", "server", *(("table",) if quota == "spectators" else ())):
        none, one, two = (say(f"error-too-many-{quota}", of=of, most=most) for most in (0, 1, 2))
        assert "0" not in none
        assert one.replace("1", "2") != two, of


@pytest.mark.parametrize(
    ("language", "text"), [("en", "7 Bag"), ("it", "7 di Borse"), ("pt", "7 de Bolsas")]
)
def test_a_poker_card_is_called_by_number_and_suit(language: str, text: str) -> None:
    assert Texts(language).say("heist-card", number="7", suit="bag") == text


@pytest.mark.parametrize(
    "word", ["castigo", "a forca (desce|sobe|subir|chega)", r"nós? na forca", "assistente"]
)
def test_portuguese_calls_a_thing_of_the_rules_by_one_name(word: str) -> None:
    """A penalty is a "penalidade", the noose with its knots a "corda", and the Deputy a "Vice"."""
    assert {each for each, text in texts("pt") if re.search(word, text, re.IGNORECASE)} == set()


def test_italian_calls_a_wanted_card_of_train_heist_by_one_name() -> None:
    """A Wanted Card is a "carta Taglia". "Ricercato" is a card of Gold Rush."""
    found = {each: text for each, text in texts("it") if "ricercat" in text.casefold()}
    assert [each for each in found if each.startswith(("heist-", "TH-"))] == []
    assert "bang-card-wanted" in found


def test_every_space_of_the_map_has_an_article_in_italian() -> None:
    say = Texts("it").say
    told = say("heist-event-moved", cowboy="Ann", place=say("heist-space-canyon"))
    assert told == "Ann raggiunge il Canyon dei Matti."


def test_only_a_download_is_called_baixar_in_portuguese() -> None:
    assert {each for each, text in texts("pt") if "baixar" in text.casefold()} == {"web-record"}


@pytest.mark.parametrize("name", NAMES)
def test_stunned_agrees_with_the_bandit_in_portuguese(name: str) -> None:
    say = Texts("pt").say
    told = say("colt-event-lay-down", bandit=say(f"colt-bandit-{name}"))
    word = "atordoada" if name in ("belle", "cheyenne", "mei") else "atordoado"
    assert f"fica {word}." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_bang_is_written_in_capitals(language: str) -> None:
    assert {each: text for each, text in texts(language) if "Bang!" in text} == {}


@pytest.mark.parametrize(
    ("language", "phrase"),
    [
        ("en", r"(same|next|other) card\b|floor of (a|the) card"),
        ("it", r"(stessa|altra) carta\b|carta seguente|piano di una carta"),
        ("pt", r"(mesma|outra) carta\b|piso (de uma|da) (próxima )?carta"),
    ],
)
def test_the_places_of_bandits_are_cars_and_not_cards(language: str, phrase: str) -> None:
    """A car is a card on the table, but players read about the train."""
    moves = [f"COLT-{number:03}" for number in (29, *range(31, 49), 59)]
    found = [text for text_id, text in texts(language) if text_id.split()[0] in moves]
    assert len(found) == 3 * len(moves)
    assert [text for text in found if re.search(phrase, text, re.IGNORECASE)] == []
