"""The table behind an invite link, as anybody with the link reads it."""

from __future__ import annotations

from typing import Any

import pytest

from tables.browser_requests import asking
from tables.serving import Serving, serving
from tables.visitor import begin, company, sit_down
from whistlestop.server.settings import Settings
from whistlestop.wire.from_client import Configure, RenewKey, Sit, Stand
from whistlestop.wire.from_server import Table


async def invitation(server: Serving, key: str) -> dict[str, Any]:
    """Read an invitation as somebody without a name."""
    async with asking(server) as http:
        answer = await http.get(f"/api/tables/{key}")
    found: dict[str, Any] = answer.json()
    assert answer.status_code == 200, found
    return found


async def refusal(server: Serving, key: str) -> tuple[int, str]:
    async with asking(server) as http:
        answer = await http.get(f"/api/tables/{key}")
    return answer.status_code, answer.json()["kind"]


async def test_an_invitation_names_the_host_the_game_and_everybody_who_sits_there(
    server: Serving,
) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        key = await sit_down([ann, bo], seats=4, clock=60, options={"horse": True})
        found = await invitation(server, key)
        assert found["options"].pop("horse") is True
        del found["options"]
        assert found == {
            "game": "colt-super-express",
            "clock": 60,
            "open": False,
            "phase": "gathering",
            "host": "Ann",
            "seats": [
                {"name": "Ann", "bot": None},
                {"name": "Bo", "bot": None},
                {"name": "", "bot": None},
                {"name": "", "bot": None},
            ],
        }


async def test_an_invitation_says_that_a_match_runs_and_which_seats_bots_have(
    server: Serving,
) -> None:
    async with company(server.url, "Ann") as (ann,):
        key = await sit_down([ann], seats=3)
        await ann.ask(Configure, open=True)
        await begin([ann], fill="easy")
        found = await invitation(server, key)
    assert (found["phase"], found["open"]) == ("playing", True)
    assert [each["bot"] for each in found["seats"]] == [None, "easy", "easy"]


async def test_people_whose_names_look_alike_are_told_apart(server: Serving) -> None:
    async with company(server.url, "Ann", "ann") as (ann, other):
        key = await sit_down([ann, other], seats=3)
        names = [each["name"] for each in (await invitation(server, key))["seats"]]
        assert names == [each.name for each in ann.table.seats]
        assert names[0].startswith("Ann #")


async def test_a_host_without_a_seat_is_not_named(server: Serving) -> None:
    async with company(server.url, "Ann") as (ann,):
        key = await sit_down([ann], seats=3)
        await ann.ask(Stand)
        found = await invitation(server, key)
        assert (found["host"], found["seats"][0]) == ("", {"name": "", "bot": None})


@pytest.mark.parametrize("running", [False, True])
async def test_a_table_that_is_not_in_memory_says_the_same(
    settings: Settings, *, running: bool
) -> None:
    async with serving(settings) as server, company(server.url, "Ann", "ANN") as people:
        key = await sit_down(people, seats=4)
        if running:
            await begin(people, fill="easy")
        before = await invitation(server, key)
    async with serving(settings) as server:
        assert key not in server.context.lobby.rooms
        assert await invitation(server, key) == before
        assert key not in server.context.lobby.rooms, "a stranger has loaded the match"
    assert before["phase"] == ("playing" if running else "gathering")


async def test_an_invitation_tells_nothing_else_about_the_table(server: Serving) -> None:
    """People learn more when they come in. An invitation is for people without a name, too."""
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        key = await sit_down([ann, bo], seats=3)
        await begin([ann, bo], fill="easy")
        found = await invitation(server, key)
        known = ann.table
        secrets = {known.match, known.seal, key} - {None}
        assert not any(str(each) in str(found) for each in secrets)
        assert set(found) < {*Table.__struct_fields__}


async def test_unknown_and_renewed_links_are_refused(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        key = await sit_down([ann, bo], seats=3)
        assert await refusal(server, "x" * 22) == (404, "no-table")
        assert (await refusal(server, "x"))[0] == 400
        await ann.ask(RenewKey, key=key)
        assert await refusal(server, key) == (404, "key-renewed")
        assert (await invitation(server, ann.table.key))["host"] == "Ann"
        assert await bo.refused(Sit, seat=0) == "seat-taken"
