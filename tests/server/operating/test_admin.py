"""`whistlestop admin` beside a running server, and without one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tables.operating import close_code_of, connected_socket
from tables.raw_socket import until
from tables.serving import Process, Serving, serving
from tables.visitor import another_tab, begin, company, play_out, sit_down, visiting
from whistlestop import cli
from whistlestop.client.errors import RequestRefused
from whistlestop.client.http_api import Guest
from whistlestop.locales import Texts
from whistlestop.server import admin_access
from whistlestop.server.errors import Banned
from whistlestop.server.settings import Settings
from whistlestop.store import admin_requests, bans
from whistlestop.store.deletion import NAMELESS
from whistlestop.store.store import Store
from whistlestop.wire.from_client import Leave, Ping, Ready, RenewKey, Stand

NOT_ALLOWED, COME_BACK = 1008, 1012


@pytest.fixture
async def server(settings: Settings, db: str) -> AsyncIterator[Serving]:
    async with serving(replace(settings, db=db)) as running:
        yield running


async def ask(server: Serving, action: str, **details: Any) -> dict[str, Any]:
    """Ask a running server as `whistlestop admin` does, and let it look for requests at once."""
    store = server.context.store
    number = await store.write(lambda c: admin_requests.put(c, action, details, 1))
    await server.context.operator_tasks.look_for_requests()
    answer = await store.read(lambda c: admin_requests.answer_of(c, number))
    assert answer is not None
    return answer


def ban(**parts: Any) -> dict[str, Any]:
    return {"person": None, "network": None, "days": None, "why": "", **parts}


async def refusal(request: Any) -> str:
    with pytest.raises(RequestRefused) as problem:
        await request
    return problem.value.kind


async def test_a_banned_person_is_disconnected_and_cannot_come_back(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], seats=3)
        answer = await ask(server, "ban", **ban(person=bo.guest.me.id))
        assert (await bo.tab.wait_closed()).code == NOT_ALLOWED
        async with connected_socket(server.url, bo.guest) as line:
            assert await close_code_of(line) == NOT_ALLOWED
        assert await refusal(bo.guest.open_table("bang")) == "banned"
        await ann.ask(Ping)
        await ask(server, "unban", ban=answer["ban"])
        async with another_tab(bo.guest) as tab:
            await tab.ask(Ping)


async def test_a_request_is_carried_out_only_once_however_many_look_for_it(server: Serving) -> None:
    async with visiting(server.url, "Ann") as ann:
        store, tasks = server.context.store, server.context.operator_tasks
        wanted = ban(person=ann.guest.me.id)
        await store.write(lambda c: admin_requests.put(c, "ban", wanted, 1))
        await asyncio.gather(tasks.look_for_requests(), tasks.look_for_requests())
        assert len(await store.read(lambda c: bans.in_force(c, 1))) == 1


async def test_a_banned_network_is_kept_out_and_still_gets_the_page(server: Serving) -> None:
    async with visiting(server.url, "Ann") as ann:
        await ask(server, "ban", **ban(network="127.0.0.0/8"))
        assert (await ann.tab.wait_closed()).code == NOT_ALLOWED
        assert await refusal(Guest.register(server.url, "Bo")) == "banned"
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/api/offer")).json()["kind"] == "banned"
            assert (await http.get("/api/offer")).status_code == 403
            assert (await http.get("/health")).status_code == 200


async def test_an_address_of_ipv6_is_banned_with_its_network(server: Serving) -> None:
    await ask(server, "ban", **ban(network="2001:db8:1:2:3:4:5:6"))
    bans = server.context.bans
    with pytest.raises(Banned):
        bans.check_address("2001:db8:1:2::")  # as rate limits see every address of it
    bans.check_address("2001:db8:1:3::")


async def test_an_ipv4_address_in_the_form_of_ipv6_is_banned_as_what_it_is(server: Serving) -> None:
    await ask(server, "ban", **ban(network="::ffff:192.0.2.7"))
    await ask(server, "ban", **ban(network="::ffff:198.51.100.0/120"))
    bans = server.context.bans
    for address in ("192.0.2.7", "198.51.100.200"):
        with pytest.raises(Banned):
            bans.check_address(address)
    for address in ("192.0.2.8", "198.51.101.1", "::1"):
        bans.check_address(address)


async def test_another_network_is_not_banned(server: Serving) -> None:
    async with visiting(server.url, "Ann") as ann:
        for network in ("192.0.2.0/24", "::/0"):
            await ask(server, "ban", **ban(network=network))
        await ann.ask(Ping)


async def test_a_ban_that_has_run_out_holds_nobody(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visiting(server.url, "Ann") as ann:
        await ask(server, "ban", **ban(person=ann.guest.me.id, days=1))
        assert await refusal(ann.guest.open_table("bang")) == "banned"
        later = 10**15
        monkeypatch.setattr("whistlestop.server.bans.now_ms", lambda: later)
        await ann.guest.open_table("bang")


async def test_bans_outlive_the_server(settings: Settings, db: str) -> None:
    settings = replace(settings, db=db)
    async with serving(settings) as server, await Guest.register(server.url, "Ann") as guest:
        await ask(server, "ban", **ban(person=guest.me.id))
    async with serving(settings) as server, httpx.AsyncClient(base_url=server.url) as http:
        http.cookies.set("whistlestop", guest.token)
        assert (await http.get("/api/me")).json()["kind"] == "banned"


async def test_a_closed_table_sends_everybody_away_for_good(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        key = await sit_down(people, public=True)
        await begin(people)
        row = await server.context.store.table(key)
        assert row is not None
        assert await ask(server, "close-table", table=row.id) == {"table": row.id}
        ends = [(await each.tab.wait_closed()).code for each in people]
        assert ends == [COME_BACK] * 3
        assert key not in server.context.lobby.public_tables
        assert key not in server.context.lobby.rooms
        async with another_tab(people[0].guest) as tab:
            assert await refusal(tab.enter(key)) == "table-shut"
        async with httpx.AsyncClient(base_url=server.url) as http:
            found = await http.get(f"/api/matches/{people[0].chair.match}/record")
            assert found.status_code == 200


async def test_a_deleted_table_is_gone(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        key = await sit_down(people)
        await begin(people)
        row = await server.context.store.table(key)
        assert row is not None
        await ask(server, "delete-table", table=row.id)
        async with another_tab(people[0].guest) as tab:
            assert await refusal(tab.enter(key)) == "no-table"
        assert "whistlestop_trouble_total 0.0" in server.context.metrics.text().decode()


async def test_a_deleted_match_leaves_a_table_for_the_next_one(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        key = await sit_down(people)
        await begin(people)
        row = await server.context.store.match(str(people[0].chair.match))
        assert row is not None
        await ask(server, "delete-match", match=row.id)
        assert (await people[0].tab.wait_closed()).code == COME_BACK
        async with another_tab(people[0].guest) as tab:
            await tab.enter(key)
            assert tab.table.match is None
        assert "whistlestop_trouble_total 0.0" in server.context.metrics.text().decode()


async def test_an_erased_person_is_replaced_by_a_bot_and_the_match_goes_on(
    server: Serving,
) -> None:
    async with company(server.url, "Ann", "Bo", "Cleopatra") as people:
        key = await sit_down(people)
        await begin(people)
        answer = await ask(server, "erase-person", person=people[2].guest.me.id)
        assert (answer["seats"], answer["matches"], answer["sessions"]) == (1, 1, 1)
        for each in people:
            await each.tab.wait_closed()
        async with another_tab(people[0].guest) as ann, another_tab(people[1].guest) as bo:
            for each in (ann, bo):
                await each.enter(key)
            assert "Cleopatra" not in str(ann.heard)
            await play_out([ann, bo], Random(3))
        async with httpx.AsyncClient(base_url=server.url) as http:
            http.cookies.set("whistlestop", people[2].guest.token)
            assert (await http.get("/api/me")).status_code == 401
        assert "whistlestop_trouble_total 0.0" in server.context.metrics.text().decode()


async def test_an_erased_name_is_shown_nowhere_any_more(server: Serving) -> None:
    """Neither in the list of tables, nor at a table that she has left, nor in a kept replay."""
    async with company(server.url, "Ann", "Cleopatra", "Bo") as people:
        ann, cleo, bo = people
        await sit_down(people)
        await begin(people)
        over = str(ann.chair.match)
        await play_out(people, Random(4))
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            paths = ("", "/film", "/record")
            before = [(await http.get(f"/api/matches/{over}{path}")).text for path in paths]
            assert ["Cleopatra" in text for text in before] == [True, True, True]
            for each in (cleo, bo):
                await each.ask(Ready, on=True)
            await begin(people)
            await cleo.ask(Stand)
            await cleo.ask(Leave)
            listed = [await cleo.guest.open_table("bang", public=True) for _ in range(2)]
            await cleo.enter(listed[0].key)  # the other table is not in memory
            assert "Cleopatra" in (await http.get("/api/lobby")).text
            await ask(server, "erase-person", person=cleo.guest.me.id)
            lobby = (await http.get("/api/lobby")).text
            assert "Cleopatra" not in lobby
            assert all(each.key in lobby for each in listed)
            after = [(await http.get(f"/api/matches/{over}{path}")).text for path in paths]
            assert ["Cleopatra" in text for text in after] == [False, False, False]
        async with another_tab(bo.guest) as tab:
            await tab.enter(ann.table.key)
            assert tab.chair.names == ("Ann", NAMELESS, "Bo")
            assert "Cleopatra" not in str(tab.heard)
        assert (await ann.tab.wait_closed()).code == COME_BACK
        assert "whistlestop_trouble_total 0.0" in server.context.metrics.text().decode()


@pytest.mark.parametrize("clock", [200, 24 * 3600])
async def test_a_clock_runs_on_where_the_operator_has_changed_something(
    settings: Settings, db: str, clock: int
) -> None:
    """Nobody enters the table afterwards, so the server loads it. With a long clock it slept."""
    async with (
        serving(replace(settings, db=db, sleep_after=0.0)) as server,
        company(server.url, "Ann", "Bo", "Cy") as people,
    ):
        lobby = server.context.lobby
        key = await sit_down(people, clock=clock)
        await begin(people)
        for each in people:
            await each.ask(Leave)
        await asyncio.sleep(0.01)
        await lobby.clean_up()
        assert (key in lobby.rooms) == (clock == 200)
        await ask(server, "erase-person", person=people[2].guest.me.id)
        room = lobby.rooms[key]
        assert room.playing
        assert [chair.bot for chair in room.row.chairs] == [None, None, "normal"]
        assert await server.context.store.sleeping() == []


async def test_a_table_whose_match_was_deleted_is_listed_as_gathering(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        key = await sit_down(people, public=True)
        await begin(people)
        row = await server.context.store.match(str(people[0].chair.match))
        assert row is not None
        assert {each.key: each.phase for each in await people[0].guest.tables()} == {key: "playing"}
        await ask(server, "delete-match", match=row.id)
        (card,) = await people[0].guest.tables()
        assert (card.key, card.phase) == (key, "gathering")


async def test_a_table_is_closed_although_its_key_is_renewed_meanwhile(server: Serving) -> None:
    async with visiting(server.url, "Ann") as ann:
        key = await sit_down([ann], seats=3)
        room = server.context.lobby.rooms[key]
        async with room.lock:  # both wait for it, the host first
            renewing = asyncio.create_task(ann.tab.request(RenewKey, key=key))
            await until(lambda: room.lock._waiters)
            closing = asyncio.create_task(ask(server, "close-table", table=room.row.id))
            await until(lambda: len(room.lock._waiters or ()) >= 2)
        await closing
        assert room.row.key != key
        assert server.context.lobby.rooms == {}
        assert (await ann.tab.wait_closed()).code == COME_BACK
        await asyncio.gather(renewing, return_exceptions=True)
        async with another_tab(ann.guest) as tab:
            assert await refusal(tab.enter(room.row.key)) == "table-shut"


async def test_people_are_disconnected_when_their_sessions_are_ended(server: Serving) -> None:
    async with visiting(server.url, "Ann") as ann:
        answer = await ask(server, "end-sessions", person=ann.guest.me.id)
        assert answer == {"sessions": 1, "disconnected": 1}
        await ann.tab.wait_closed()
        assert await refusal(ann.guest.open_table("bang")) == "who-are-you"


@pytest.mark.parametrize(
    ("action", "details"),
    [
        ("ban", ban(person=99)),
        ("unban", {"ban": 99}),
        ("close-table", {"table": 99}),
        ("delete-match", {"match": 99}),
        ("erase-person", {"person": 99}),
        ("end-sessions", {"person": 99}),
    ],
)
async def test_a_request_about_nothing_is_refused(
    server: Serving, action: str, details: dict[str, Any]
) -> None:
    answer = await ask(server, action, **details)
    assert (answer["refused"], answer["details"]) == ("no-such-row", {"found": 99})


async def test_a_request_that_makes_no_sense_is_answered_and_not_tried_again(
    server: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    assert (await ask(server, "dance"))["refused"] == "bad-message"
    assert (await ask(server, "ban"))["refused"] == "server-trouble"
    assert await server.context.store.read(admin_requests.pending) == []
    assert "KeyError" in caplog.text


async def test_the_quiet_task_deletes_only_what_nobody_uses(server: Serving) -> None:
    store = server.context.store
    await store.add_person("Old", b"old", 1)
    async with visiting(server.url, "Ann") as ann:
        await store.write(lambda c: c.exec_driver_sql("UPDATE people SET since = 1"))
        await store.write(lambda c: c.exec_driver_sql("UPDATE sessions SET since = 1"))
        deleted = await server.context.operator_tasks.tidy()
        assert deleted["guests"] == 1
        assert await store.person_of(b"old") is None
        await ann.guest.open_table("bang")
    assert 'whistlestop_tidied_total{kind="guests"} 1.0' in server.context.metrics.text().decode()


# The command line


@pytest.fixture
def process(db: str, tmp_path: Path) -> Iterator[Process]:
    started = Process(db, tmp_path / "log")
    started.start()
    try:
        yield started
    finally:
        started.kill()


def admin(*words: str) -> int:
    return cli.main(["admin", *words])


@pytest.mark.slow
def test_the_commands_work_beside_a_server(
    process_of_each_kind: Process, capsys: pytest.CaptureFixture[str]
) -> None:
    process = process_of_each_kind
    db = f"--db={process.db}"

    async def play() -> tuple[int, str]:
        async with visiting(process.url, "Ann") as ann:
            key = await sit_down([ann], seats=3)
            await begin([ann], fill="easy")
            assert await asyncio.to_thread(admin, "ban", "person", str(ann.guest.me.id), db) == 0
            assert (await ann.tab.wait_closed()).code == NOT_ALLOWED
            return ann.guest.me.id, key

    person, key = asyncio.run(play())
    capsys.readouterr()
    for words in (
        ["people", "--search", "an", "--json"],
        ["bans", "--json"],
        ["show", "table", key, "--json"],
        ["show", "person", str(person), "--json"],
        ["matches", "--running", "--json"],
        ["sessions", str(person), "--json"],
        ["tables", "--json"],
        ["stats", "--json"],
        ["show", "match", "1", "--json"],
        ["export", "person", str(person)],
        ["ban", "address", "192.0.2.0/24", "--days=7", "--why=spam", "--json"],
        ["unban", "1", "--json"],
        ["tidy", "--dry-run", "--json"],
        ["tidy", "--json"],
        ["close", key, "--json"],
        ["delete", "match", "1", "--yes", "--json"],
        ["delete", "table", key, "--yes", "--json"],
        ["end-sessions", str(person), "--json"],
        ["erase", str(person), "--yes", "--json"],
    ):
        assert admin(*words, db) == 0, words
        told = capsys.readouterr()
        assert json.loads(told.out), words
        assert told.err == ""
    assert admin("people", db) == 0
    assert "Ann" not in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "it", "pt"])
def test_the_commands_are_readable_without_a_server(
    language: str, process: Process, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    process.stop()
    words = (f"--db={process.db}", f"--lang={language}")
    say = Texts(language).say
    assert admin("people", *words) == 0
    assert capsys.readouterr().out.strip() == say("admin-nothing")

    async def fill() -> None:
        store = await Store.open(process.db)
        await store.add_person("[bold]Ann[/bold]", b"token", 1_800_000_000_000)
        await store.close()

    asyncio.run(fill())
    assert admin("people", *words) == 0
    out = capsys.readouterr().out
    assert "[bold]Ann[/bold]" in out
    assert "2027-01-15 08:00" in out
    assert say("admin-sessions") in out
    assert admin("ban", "address", "192.0.2.0/24", *words) == 0
    assert capsys.readouterr().out.strip() == say("admin-done-ban", number=1)
    assert admin("erase", "1", *words) == 2
    assert capsys.readouterr().err.strip() == say("error-needs-yes")
    assert admin("close", "7", *words) == 2
    assert capsys.readouterr().err.strip() == say("error-no-such-row", found="7")
    file = tmp_path / f"ann-{language}.json"
    assert admin("export", "person", "1", str(file), *words) == 0
    assert json.loads(file.read_text("utf-8"))["name"] == "[bold]Ann[/bold]"
    assert file.stat().st_mode & 0o777 == 0o600
    assert admin("export", "person", "1", str(file), *words) == 2
    for name in ("stats", "tables", "matches", "bans", "tidy"):
        assert admin(name, *words) == 0
    assert admin("show", "person", "1", *words) == 0


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["ban", "address", "192.0.2.1/24"], "is not an address or a network"),
        (["ban", "address", "everybody"], "is not an address or a network"),
        (["ban", "person", "Ann"], 'PERSON cannot be "Ann"'),
        (["ban", "person", "1", "--days=0"], "--days must be at least 1"),
        (["people", "--limit=0"], "--limit must be at least 1"),
        (["tidy", "--keep-chat=-1"], "--keep-chat must be at least 0"),
        (["show", "seed", "1"], 'KIND cannot be "seed"'),
    ],
)
def test_words_that_make_no_sense_are_told_in_a_line(
    words: list[str], expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin(*words, f"--db=sqlite:///{tmp_path / 'club.db'}") == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert expected in told.err


def test_a_database_that_is_not_there_is_not_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin("people", f"--db=sqlite:///{tmp_path / 'typo.db'}") == 2
    assert "there is no file" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


async def test_a_database_of_another_version_is_not_touched(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'club.db'}"
    store = await Store.open(url)
    await store.write(
        lambda c: c.exec_driver_sql("UPDATE alembic_version SET version_num = '0002'")
    )
    await store.close()
    with pytest.raises(Exception, match="another version"):
        async with admin_access.opened(url):
            pass


async def test_a_server_that_does_not_answer_is_told(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admin_access, "_PATIENCE", 0.3)
    store = await Store.open(db)
    with pytest.raises(Exception, match="does not answer"):
        await admin_access._ask_server(store, "unban", {"ban": 1})
    assert await store.read(admin_requests.pending) == []
    await store.close()


async def test_a_running_match_is_not_exported(server: Serving, db: str) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people)
        await begin(people)
        key = str(people[0].chair.match)
        with pytest.raises(Exception, match="the match is running"):
            await admin_access.finished_record(db, key)
        await play_out(people, Random(1))
        record = await admin_access.finished_record(db, key)
        assert record is not None
        assert record.startswith("whistlestop record")
        assert await admin_access.finished_record(db, 99) is None
