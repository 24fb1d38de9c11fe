"""The clauses of the rulebooks over HTTP."""

from __future__ import annotations

import pytest

from tables.browser_requests import asking
from tables.serving import Serving
from whistlestop.locales import LANGUAGES
from whistlestop.rulebook import clauses


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_clauses_come_in_the_language_that_is_asked_for(
    server: Serving, language: str
) -> None:
    async with asking(server) as http:
        answer = await http.get("/api/rules/colt-super-express", params={"lang": language})
    sent = [(each["id"], each["title"], each["rule"], each["note"]) for each in answer.json()]
    every = clauses("COLT", language)
    assert sent == [(each.id, each.title, each.rule, each.note) for each in every]


async def test_the_clauses_are_in_english_unless_told_otherwise(server: Serving) -> None:
    async with asking(server) as http:
        answer = await http.get("/api/rules/colt-super-express")
    assert [each["rule"] for each in answer.json()] == [each.rule for each in clauses("COLT")]


async def test_a_language_that_is_not_there_is_refused(server: Serving) -> None:
    async with asking(server) as http:
        answer = await http.get("/api/rules/colt-super-express", params={"lang": "tlh"})
    assert (answer.status_code, answer.json()["kind"]) == (400, "bad-message")
