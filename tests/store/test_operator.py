"""The operator's part of the store: players, bans, requests, deletion and reports."""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from store.builders import FREE, NOW, choice, match, person, seated, table
from whistlestop.store import admin_requests, bans, deletion, reports
from whistlestop.store.rows import Ban, Chair
from whistlestop.store.schema import choices, lines, matches, people, players, sessions, tables
from whistlestop.store.store import Store

DAY = 24 * 60 * 60 * 1000


async def rows(store: Store) -> dict[str, int]:
    def count(connection: Connection) -> dict[str, int]:
        return {
            each.name: int(connection.scalar(select(func.count()).select_from(each)) or 0)
            for each in (people, sessions, tables, lines, matches, choices, players)
        }

    return await store.read(count)


async def test_a_match_knows_the_people_who_began_it(store: Store) -> None:
    ann, bo = await person(store, "Ann"), await person(store, "Bo")
    bot = Chair(None, "", "normal", ready=True)
    row = await match(store, await table(store, seated(ann), bot, seated(bo)))
    report = await store.read(lambda c: reports.show_match(c, row.id))
    assert report is not None
    assert report["players"] == [
        {"seat": 0, "person": ann.id, "began": True},
        {"seat": 2, "person": bo.id, "began": True},
    ]


async def test_a_player_who_takes_over_a_seat_is_noted_once(store: Store) -> None:
    ann, bo = await person(store, "Ann"), await person(store, "Bo")
    row = await match(store, await table(store, seated(ann), FREE, FREE))
    for _ in range(2):
        await store.add_player(row.id, 1, bo.id)
    report = await store.read(lambda c: reports.show_match(c, row.id))
    assert report is not None
    assert report["players"][1:] == [{"seat": 1, "person": bo.id, "began": False}]


async def test_bans_end_by_time_or_by_hand(store: Store) -> None:
    ann = await person(store)
    first = await store.write(lambda c: bans.add(c, Ban(0, ann.id, None, NOW, NOW + 5, "")))
    second = await store.write(
        lambda c: bans.add(c, Ban(0, None, "192.0.2.0/24", NOW, None, "spam"))
    )
    assert [each.id for each in await store.read(lambda c: bans.in_force(c, NOW))] == [
        first,
        second,
    ]
    assert await store.read(lambda c: bans.in_force(c, NOW + 5)) == [
        Ban(second, None, "192.0.2.0/24", NOW, None, "spam")
    ]
    assert await store.write(lambda c: bans.lift(c, second))
    assert not await store.write(lambda c: bans.lift(c, second))
    assert await store.read(lambda c: bans.in_force(c, NOW + 5)) == []


async def test_a_request_is_pending_until_it_is_answered_or_withdrawn(store: Store) -> None:
    first = await store.write(lambda c: admin_requests.put(c, "ban", {"person": 1}, NOW))
    second = await store.write(lambda c: admin_requests.put(c, "unban", {}, NOW))
    found = await store.read(admin_requests.pending)
    assert [(each.id, each.action, each.details) for each in found] == [
        (first, "ban", {"person": 1}),
        (second, "unban", {}),
    ]
    assert await store.read(lambda c: admin_requests.answer_of(c, first)) is None
    await store.write(lambda c: admin_requests.answer(c, first, {"ban": 3}, NOW))
    assert await store.read(lambda c: admin_requests.answer_of(c, first)) == {"ban": 3}
    assert not await store.write(lambda c: admin_requests.withdraw(c, first))
    assert await store.write(lambda c: admin_requests.withdraw(c, second))
    assert await store.read(admin_requests.pending) == []


async def test_a_closed_table_ends_its_match_and_is_listed_nowhere(store: Store) -> None:
    ann = await person(store)
    at = await table(store, seated(ann), FREE, FREE, clock=60)
    row = await match(store, at)
    await store.write(lambda c: deletion.close_table(c, at.id, NOW + 1))
    assert await store.recent_tables(0) == []
    assert await store.running_with_clock() == []
    assert await store.tables_of(ann.id) == []
    ended = await store.match(row.key)
    assert ended is not None
    assert (ended.ended, ended.winners) == (NOW + 1, None)


async def test_a_deleted_table_takes_all_its_rows_with_it_and_no_others(store: Store) -> None:
    ann = await person(store)
    here, there = await table(store, seated(ann), FREE), await table(store, seated(ann), FREE)
    for at in (here, there):
        row = await match(store, at)
        await store.append(row.id, choice(0))
        await store.add_line(at.id, "k", ann.id, "Ann", "hi", NOW)
    whole = await rows(store)
    await store.write(lambda c: deletion.delete_tables(c, [here.id]))
    left = await rows(store)
    assert left == {
        name: count if name in ("people", "sessions") else count // 2
        for name, count in whole.items()
    }
    assert await store.table(there.key) is not None
    assert await store.table(here.key) is None


async def test_a_deleted_match_leaves_its_table(store: Store) -> None:
    at = await table(store, FREE, FREE, FREE)
    row = await match(store, at)
    await store.append(row.id, choice(0))
    await store.write(lambda c: deletion.delete_matches(c, [row.id]))
    found = await store.table(at.key)
    assert found is not None
    assert found.match is None
    assert await store.match(row.key) is None


async def test_an_erased_person_leaves_no_name_behind(store: Store) -> None:
    ann, bo = await person(store, "Ann Oakley"), await person(store, "Bo")
    await store.replace_link(ann.id, b"link", None)
    at = await table(store, seated(ann), seated(bo), FREE)
    names = ("Ann Oakley", "Bo", "bot normal")
    row = await match(store, at, names=names, ended=NOW, winners=(1,), why="loot")
    await store.rename(ann.id, "Annie Oakley")
    await store.add_line(at.id, "k", ann.id, "Annie Oakley", "I am Oakley", NOW)
    await store.add_line(at.id, "k", bo.id, "Bo", "hi", NOW)
    counts = await store.write(lambda c: deletion.erase_person(c, ann.id))
    assert counts == {"sessions": 1, "lines": 1, "seats": 1, "matches": 1}
    assert await store.person_of_link(b"link") is None
    found = await store.table(at.key)
    assert found is not None
    assert found.chairs == (FREE, seated(bo), FREE)
    assert found.host == bo.id
    ended = await store.match(row.key)
    assert ended is not None
    assert ended.names == (deletion.NAMELESS, "Bo", "bot normal")
    assert [line.text for line in await store.lines(at.id, 0, 10)] == ["hi"]
    line, _ = await store.add_line(at.id, "k2", bo.id, "Bo", "where is she?", NOW)
    assert line.number == 3  # clients count the lines

    def words(connection: Connection) -> str:
        every = (people, sessions, tables, lines, matches, players)
        return str([connection.execute(select(each)).all() for each in every])

    assert "Oakley" not in await store.read(words)


async def test_a_bot_gets_the_seat_of_an_erased_person_in_a_running_match(store: Store) -> None:
    ann = await person(store)
    at = await table(store, seated(ann), FREE, FREE)
    await match(store, at)
    await store.write(lambda c: deletion.erase_person(c, ann.id))
    found = await store.table(at.key)
    assert found is not None
    assert found.chairs[0] == Chair(None, "", "normal", ready=True)
    assert found.host is None


async def test_ended_sessions_let_nobody_in(store: Store) -> None:
    ann = await store.add_person("Ann", b"phone", NOW)
    await store.replace_link(ann.id, b"link", None)
    assert await store.resume(b"link", b"laptop", NOW) == ann
    assert await store.write(lambda c: deletion.end_sessions(c, ann.id)) == 2
    assert await store.person_of(b"phone") is None
    assert await store.person_of(b"laptop") is None
    assert await store.person_of_link(b"link") is None


async def test_people_are_found_by_a_part_of_their_name(store: Store) -> None:
    ann, _ = await person(store, "Ann 100%"), await person(store, "Bo")
    await match(store, await table(store, seated(ann), FREE, FREE))
    (found,) = await store.read(lambda c: reports.list_people(c, "aNN 100%", 5))
    assert (found["id"], found["seats"], found["matches"], found["sessions"]) == (ann.id, 1, 1, 1)
    assert await store.read(lambda c: reports.list_people(c, "%0", 5)) == []
    assert len(await store.read(lambda c: reports.list_people(c, "", 1))) == 1


async def test_people_who_only_look_at_a_match_have_not_played_it(store: Store) -> None:
    ann, eve = await person(store, "Ann"), await person(store, "Eve")
    row = await match(store, await table(store, seated(ann), FREE))
    await store.note_look(row.id, eve.id)
    (found,) = await store.read(lambda c: reports.list_people(c, "Eve", 5))
    assert found["matches"] == 0
    shown = await store.read(lambda c: reports.show_person(c, eve.id))
    assert shown is not None
    assert shown["matches"] == []
    report = await store.read(lambda c: reports.show_match(c, row.key))
    assert report is not None
    assert [each["person"] for each in report["players"]] == [ann.id]


async def test_reports_never_tell_a_seed_or_a_nonce(store: Store) -> None:
    ann = await person(store)
    row = await match(store, await table(store, seated(ann), FREE), seed=987654321987)
    report = [
        await store.read(lambda c: reports.show_match(c, row.key)),
        await store.read(lambda c: reports.list_matches(c, "", 9, running=True)),
        await store.read(lambda c: reports.show_table(c, row.table, chat=True)),
        await store.read(lambda c: reports.export_person(c, ann.id)),
    ]
    assert None not in report
    assert "987654321987" not in str(report)
    assert "n0nce" not in str(report)


async def test_an_export_has_everything_that_a_person_said(store: Store) -> None:
    ann, bo = await person(store, "Ann"), await person(store, "Bo")
    at = await table(store, seated(ann), seated(bo))
    await store.add_line(at.id, "k", ann.id, "Ann", "mine", NOW)
    await store.add_line(at.id, "k", bo.id, "Bo", "not hers", NOW)
    report = await store.read(lambda c: reports.export_person(c, ann.id))
    assert report is not None
    assert [line["text"] for line in report["chat"]] == ["mine"]
    assert report["seats"] == [{"table": at.id, "seat": 0}]
    assert await store.read(lambda c: reports.export_person(c, 999)) is None


async def test_an_export_has_the_tables_of_a_person_and_their_lists(store: Store) -> None:
    ann, bo = await person(store, "Ann"), await person(store, "Bo")
    hosted = await table(store, FREE, seated(bo), host=ann.id)
    shut = await table(store, seated(bo), kicked=(bo.id, ann.id))
    mutes = ((ann.id, bo.id), (bo.id, ann.id), (None, ann.id))
    quiet = await table(store, seated(bo), mutes=mutes)
    report = await store.read(lambda c: reports.export_person(c, ann.id))
    assert report is not None
    assert [each["id"] for each in report["tables"]] == [hosted.id]
    assert report["banned_at"] == [shut.id]
    assert report["mutes"] == [{"table": quiet.id, "person": bo.id}]


async def test_an_export_has_the_matches_whose_open_cards_a_person_has_seen(store: Store) -> None:
    ann, eve = await person(store, "Ann"), await person(store, "Eve")
    row = await match(store, await table(store, seated(ann), FREE))
    await store.note_look(row.id, eve.id)
    hers = await store.read(lambda c: reports.export_person(c, eve.id))
    his = await store.read(lambda c: reports.export_person(c, ann.id))
    assert hers is not None
    assert his is not None
    assert (hers["looked_at"], his["looked_at"]) == ([row.id], [])


async def test_statistics_count_what_is_there(store: Store) -> None:
    ann = await person(store)
    row = await match(store, await table(store, seated(ann), FREE))
    await store.append(row.id, choice(0))
    found = await store.read(lambda c: reports.statistics(c, NOW + DAY // 2))
    wanted = ("people", "people_day", "matches_running", "choices", "lines", "tables_closed")
    assert [found[name] for name in wanted] == [1, 1, 1, 1, 0, 0]
    later = await store.read(lambda c: reports.statistics(c, NOW + 2 * DAY))
    assert (later["people_day"], later["people_month"]) == (0, 1)
