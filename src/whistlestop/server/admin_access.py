"""The way of `whistlestop admin` to the database, beside a running server or without one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from whistlestop.server.admin_actions import AdminActions, Details, Nobody
from whistlestop.server.clocks import now_ms
from whistlestop.server.errors import NotNow, ServerRefusal
from whistlestop.server.rooms.match_record import record_text
from whistlestop.store import admin_requests
from whistlestop.store.admin_requests import Answer
from whistlestop.store.server_lock import server_lock
from whistlestop.store.store import Store, StoreProblem

_LOOK_EVERY = 0.1  # seconds
_PATIENCE = 15.0  # seconds in which a running server must answer
_PATIENCE_TO_TIDY = 3600.0  # it deletes in small slices


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open_beside_server(url)
    try:
        yield store
    finally:
        await store.close()


async def carry_out(url: str, action: str, details: Details) -> Answer:
    """Carry out an action of the operator: here, or by the server if one runs.

    Nobody can start a server while the action is carried out here.
    """
    async with opened(url) as store:
        try:
            async with server_lock(url, on_lost=lambda: None, patient=False):
                return await AdminActions(store, Nobody()).carry_out(action, details)
        except StoreProblem as problem:
            if problem.kind != "database-in-use":
                raise
        return await _ask_server(store, action, details)


async def finished_record(url: str, which: int | str) -> str | None:
    """Return the record of a match, found by its number or its key; None if there is none.

    Raise NotNow for a running match: its record would show all cards.
    """
    async with opened(url) as store:
        row = await (store.match_by_id(which) if isinstance(which, int) else store.match(which))
        if row is None:
            return None
        if row.ended is None:
            raise NotNow("the match is running", "match-running")
        return record_text(row, await store.choices(row.id))


async def _ask_server(store: Store, action: str, details: Details) -> Answer:
    now = now_ms()
    number = await store.write(lambda c: admin_requests.put(c, action, details, now))
    patience = _PATIENCE_TO_TIDY if action == "tidy" else _PATIENCE
    for _ in range(round(patience / _LOOK_EVERY)):
        answer = await store.read(lambda c: admin_requests.answer_of(c, number))
        if answer is not None:
            return _checked(answer)
        await asyncio.sleep(_LOOK_EVERY)
    if await store.write(lambda c: admin_requests.withdraw(c, number)):
        raise NotNow("the server does not answer", "server-silent", seconds=round(patience))
    last = await store.read(lambda c: admin_requests.answer_of(c, number))
    return _checked(last or {})


def _checked(answer: Answer) -> Answer:
    """Return an answer. Raise the reason if the server has refused the request."""
    if "refused" in answer:
        raise ServerRefusal(answer["text"], answer["refused"], **answer["details"])
    return answer
