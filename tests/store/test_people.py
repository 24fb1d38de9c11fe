"""People in the store."""

from __future__ import annotations

import pytest

from store.builders import FREE, NOW, person, seated, table
from whistlestop.store.errors import StoreProblem
from whistlestop.store.rows import Person
from whistlestop.store.store import Store


async def test_nobody_has_an_unknown_token_or_link(store: Store) -> None:
    await person(store)
    assert await store.person_of(b"?") is None
    assert await store.person_of_link(b"?") is None


async def test_two_people_may_have_one_name_but_not_one_token(store: Store) -> None:
    first = await store.add_person("Ann", b"phone", NOW)
    second = await store.add_person("Ann", b"other", NOW)
    assert first.id != second.id
    with pytest.raises(StoreProblem) as problem:
        await store.add_person("Bo", b"phone", NOW)
    assert problem.value.kind == "not-stored"
    assert await store.person_of(b"phone") == first


async def test_a_new_name_is_on_every_chair(store: Store) -> None:
    ann = await person(store)
    row = await table(store, FREE, seated(ann))
    await store.rename(ann.id, "Anna 🤠")
    found = await store.table(row.key)
    assert found is not None
    assert found.chairs == (FREE, seated(Person(ann.id, "Anna 🤠")))
