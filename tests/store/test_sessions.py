"""Sessions and resume links in the store."""

from __future__ import annotations

import asyncio

from store.builders import NOW, person
from whistlestop.store.rows import SessionRow
from whistlestop.store.sessions import SessionUse
from whistlestop.store.store import Store

LATER = NOW + 1000


async def signed_in(store: Store, token: bytes) -> bool:
    return await store.person_of(token) is not None


async def test_a_person_is_known_by_every_session(store: Store) -> None:
    ann = await store.add_person("Ann", b"phone", NOW)
    await store.replace_link(ann.id, b"link")
    assert await store.resume(b"link", b"laptop", NOW) == ann
    assert await store.person_of(b"phone") == await store.person_of(b"laptop") == ann


async def test_a_link_replaces_the_former_one(store: Store) -> None:
    ann, bo = await person(store, "Ann"), await person(store, "Bo")
    assert not await store.has_link(ann.id)
    await store.replace_link(ann.id, b"first")
    await store.replace_link(ann.id, b"second")
    await store.replace_link(bo.id, b"third")
    assert await store.has_link(ann.id)
    assert await store.person_of_link(b"first") is None
    assert await store.resume(b"first", b"token", NOW) is None
    assert await store.person_of(b"token") is None
    assert await store.person_of_link(b"second") == ann
    assert await store.person_of_link(b"third") == bo
    await store.replace_link(ann.id, None)
    assert not await store.has_link(ann.id)
    assert await store.person_of_link(b"second") is None


async def test_a_new_link_ends_the_sessions_that_the_former_one_began(store: Store) -> None:
    ann = await store.add_person("Ann", b"own", NOW)
    bo = await store.add_person("Bo", b"other", NOW)
    for each, link in ((ann, b"link"), (bo, b"link of Bo")):
        await store.replace_link(each.id, link)
        await store.resume(link, link + b": phone", NOW)
    await store.replace_link(ann.id, b"new", keep=b"own")
    assert await signed_in(store, b"own")
    assert not await signed_in(store, b"link: phone")
    assert await signed_in(store, b"link of Bo: phone")


async def test_a_session_of_a_link_that_makes_another_one_is_ended_by_the_next(
    store: Store,
) -> None:
    ann = await store.add_person("Ann", b"own", NOW)
    await store.replace_link(ann.id, b"link")
    await store.resume(b"link", b"phone", NOW)
    await store.replace_link(ann.id, b"new", keep=b"phone")
    assert await signed_in(store, b"phone")
    await store.replace_link(ann.id, b"newer", keep=b"own")
    assert not await signed_in(store, b"phone")


async def test_a_link_is_used_before_it_is_replaced_or_not_at_all(store: Store) -> None:
    ann = await store.add_person("Ann", b"own", NOW)
    for number in range(5):
        link, token = f"link {number}".encode(), f"token {number}".encode()
        await store.replace_link(ann.id, link, keep=b"own")
        await asyncio.gather(
            store.resume(link, token, NOW), store.replace_link(ann.id, b"-", keep=b"own")
        )
        assert not await signed_in(store, token)


async def test_sessions_are_listed_and_ended(store: Store) -> None:
    ann = await store.add_person("Ann", b"own", NOW, "Firefox, Linux")
    await store.add_person("Bo", b"other", NOW)
    await store.replace_link(ann.id, b"link")
    await store.resume(b"link", b"phone", LATER, "Chrome, Android")
    phone = SessionRow(b"phone", LATER, LATER, "Chrome, Android", b"link")
    own = SessionRow(b"own", NOW, NOW, "Firefox, Linux")
    assert await store.sessions_of(ann.id) == [phone, own]
    await store.end_sessions(ann.id, [b"phone", b"other", b"nothing"])
    assert await store.sessions_of(ann.id) == [own]
    assert await signed_in(store, b"other")


async def test_the_last_use_of_a_session_is_kept(store: Store) -> None:
    ann = await store.add_person("Ann", b"own", NOW, "Firefox, Linux")
    use = SessionUse(LATER, "Safari, macOS", host_cookie=True)
    await store.note_uses({b"own": use, b"ended": use})
    # The first kind of browser stays: a program may call itself otherwise at another time.
    expected = SessionRow(b"own", NOW, LATER, "Firefox, Linux", host_cookie=True)
    assert await store.sessions_of(ann.id) == [expected]
    await store.note_uses({b"own": SessionUse(LATER + 1, "", host_cookie=False)})
    (row,) = await store.sessions_of(ann.id)
    assert (row.used, row.host_cookie) == (LATER + 1, True)


async def test_a_session_is_bound_when_it_came_as_a_host_cookie(store: Store) -> None:
    ann = await store.add_person("Ann", b"own", NOW)
    assert await store.person_of(b"own", unbound=True) == ann
    await store.note_uses({b"own": SessionUse(LATER, "", host_cookie=False)})
    assert await store.person_of(b"own", unbound=True) == ann
    await store.note_uses({b"own": SessionUse(LATER, "", host_cookie=True)})
    assert await store.person_of(b"own", unbound=True) is None
    assert await store.person_of(b"own") == ann
