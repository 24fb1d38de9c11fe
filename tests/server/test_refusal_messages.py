"""Refusals of the server, as players read them in their language."""

from __future__ import annotations

import pytest

from whistlestop.locales import Texts
from whistlestop.server.refusal_messages import refusal
from whistlestop.store.store import StoreProblem


@pytest.mark.parametrize(
    ("language", "kind", "text"),
    [
        ("en", "not-stored", "This could not be saved, and nothing has changed. Try again."),
        ("it", "not-stored", "Salvataggio non riuscito, nulla è cambiato. Riprova."),
        ("pt", "not-stored", "Não foi possível salvar, e nada mudou. Tente de novo."),
        ("en", "bad-database", "The database cannot be used right now. Try again."),
        ("it", "bad-database", "Il database non si può usare in questo momento. Riprova."),
        ("pt", "bad-database", "Não foi possível usar o banco de dados agora. Tente de novo."),
    ],
)
def test_a_problem_of_the_store_is_reported_in_the_players_language(
    language: str, kind: str, text: str
) -> None:
    told = refusal(1, StoreProblem("secret", kind, why="the password of the database"))
    assert Texts(language).say(f"error-{told.kind}", **told.details) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "This could not be saved, and nothing has changed: the disk is full"),
        ("it", "Salvataggio non riuscito, nulla è cambiato: the disk is full"),
    ],
)
def test_an_operator_reads_the_words_of_the_database(language: str, text: str) -> None:
    assert Texts(language).say("error-not-stored", why="the disk is full") == text
