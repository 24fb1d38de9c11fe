"""Tables over real sockets: gathering, hosting, watching, talking, playing again."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

import httpx
import msgspec
import pytest
import segno

from tables.serving import Serving, serving
from tables.visitor import COLT, Visitor, another_tab, begin, company, play_out, sit_down, visiting
from whistlestop.client.errors import RequestRefused
from whistlestop.client.http_api import Guest
from whistlestop.server.rooms import seating
from whistlestop.server.settings import Settings
from whistlestop.store.errors import StoreProblem
from whistlestop.wire.from_client import (
    AnswerSeatRequest,
    Appoint,
    Chat,
    Configure,
    Enter,
    Kick,
    Leave,
    Mute,
    Ready,
    Rematch,
    SeatBot,
    Sit,
    Stand,
    Start,
    WatchLobby,
)
from whistlestop.wire.from_server import Bye, Line, Lobby, Standing, read
from whistlestop.wire.http_bodies import NewTable


def seats(visitor: Visitor) -> list[str]:
    """Describe each seat: a name (with `!` if ready), a bot, or `-` for a free seat."""
    return [
        card.name + ("!" if card.ready else "") if card.person else card.bot or "-"
        for card in visitor.table.seats
    ]


# Making a table


async def test_the_options_of_a_table_are_those_that_the_game_declares(server: Serving) -> None:
    async with visiting(server.url, "Ann") as ann:
        offer = await ann.guest.offer()
        (game,) = [each for each in offer.games if each.name == COLT]
        assert (game.fewest, game.most, game.usual) == (3, 7, 4)
        chosen = {option.name: option.choices[-1] for option in game.options if option.choices}
        link = await ann.guest.open_table(COLT, {**chosen, "horse": True}, seats=5, clock=15)
        await ann.enter(link.key)
        assert ann.table.options == {
            "reflex": False,
            "horse": True,
            "time-car": False,
            "bandits": "dealt",
            "treasure": "hidden",
        }
        assert (ann.table.clock, ann.table.host, ann.table.me) == (15, ann.guest.me.id, 0)
        assert seats(ann) == ["Ann", "-", "-", "-", "-"]


async def test_a_game_offers_its_mixes_by_name_and_a_table_takes_one(server: Serving) -> None:
    async with visiting(server.url, "Ann") as ann:
        offer = await ann.guest.offer()
        mixes = {game.name: {mix.name: mix.options for mix in game.mixes} for game in offer.games}
        assert mixes[COLT] == {}
        assert mixes["bang"]["plain"] == {}
        link = await ann.guest.open_table("bang", mixes["bang"]["all-aboard"])
        await ann.enter(link.key)
        flags = {name for name, value in ann.table.options.items() if value is True}
        assert flags == {"gold-rush", "shadow-gunslingers", "train-robbery", "legends"}


@pytest.mark.parametrize(
    ("terms", "kind"),
    [
        (NewTable(game="poker"), "unknown-game"),
        (NewTable(game=COLT, seats=2), "bad-seats"),
        (NewTable(game=COLT, options={"horse": "maybe"}), "bad-option"),
        (NewTable(game=COLT, options={"camels": True}), "unknown-option"),
        (NewTable(game=COLT, clock=14), "bad-message"),
        (NewTable(game=COLT, clock=86401), "bad-message"),
    ],
)
async def test_an_impossible_table_is_not_made(server: Serving, terms: NewTable, kind: str) -> None:
    async with await Guest.register(server.url, "Ann") as ann:
        with pytest.raises(RequestRefused) as problem:
            await ann.open_table(
                terms.game, terms.options, seats=terms.seats, clock=terms.clock, public=True
            )
        assert problem.value.kind == kind
        assert await ann.tables() == []


async def test_the_invite_link_is_there_as_a_qr_code(server: Serving) -> None:
    async with (
        await Guest.register(server.url, "Ann") as ann,
        httpx.AsyncClient(timeout=60) as http,
    ):
        link = await ann.open_table(COLT)
        assert link.url == f"{server.url}/t/{link.key}"
        picture = await http.get(f"{server.url}/api/tables/{link.key}/qr")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        code = segno.make(link.url, error="m", micro=False)
        assert (
            code.svg_inline(scale=8, border=4, light="#fff").split("<path")[1:]
            == (picture.text.strip().split("<path")[1:])
        )
        nobody = await http.get(f"{server.url}/api/tables/{'x' * 22}/qr")
        assert nobody.status_code == 404


async def test_the_lobby_lists_public_tables_and_tells_of_changes(server: Serving) -> None:
    async with company(server.url, "Ann", "Eve") as (ann, eve):
        await eve.ask(WatchLobby, on=True)
        assert eve.said(Lobby)[0].tables == ()
        link = await ann.guest.open_table(COLT, public=True)
        hidden = await ann.guest.open_table(COLT)
        await eve.until(lambda it: it.said(Lobby)[-1].tables)
        (card,) = eve.said(Lobby)[-1].tables
        assert (card.key, card.host, card.people, card.phase) == (link.key, "Ann", 1, "gathering")
        await ann.enter(link.key)
        await ann.ask(Start, fill="easy")
        await eve.until(lambda it: it.said(Lobby)[-1].tables[0].phase == "playing")
        await ann.ask(Configure, public=False)
        await eve.until(lambda it: it.said(Lobby)[-1].total == 0)
        assert hidden.key not in str(eve.heard)
        assert await eve.guest.tables() == []


async def test_a_table_is_found_by_its_whole_key_only(server: Serving) -> None:
    async with company(server.url, "Ann", "Eve") as (ann, eve):
        link = await ann.guest.open_table(COLT)
        wrong = ("A" if link.key[0] != "A" else "B") + link.key[1:]
        assert await eve.refused(Enter, table=wrong) == "no-table"
        assert await eve.refused(Sit, seat=1) == "no-room"


# Sitting and hosting


async def test_people_sit_change_seats_and_get_ready(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], seats=4)
        await ann.until(lambda it: seats(it) == ["Ann", "Bo!", "-", "-"])
        await bo.ask(Sit, seat=3)
        await ann.until(lambda it: seats(it) == ["Ann", "-", "-", "Bo"])
        assert await bo.refused(Sit, seat=0) == "seat-taken"
        await bo.ask(Stand)
        await ann.until(lambda it: seats(it) == ["Ann", "-", "-", "-"])
        assert [each.name for each in ann.table.spectators] == ["Bo"]
        assert await bo.refused(Ready, on=True) == "no-seat"


async def test_only_the_host_may_make_the_hosts_requests(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], seats=4)
        for kind, parts in (
            (Configure, {"clock": 30}),
            (SeatBot, {"seat": 2, "level": "easy"}),
            (Kick, {"person": ann.guest.me.id}),
            (Appoint, {"person": bo.guest.me.id}),
            (Start, {"fill": "easy"}),
            (Mute, {"person": ann.guest.me.id, "on": True, "everyone": True}),
        ):
            assert await bo.refused(kind, **parts) == "not-host"
        await ann.ask(Appoint, person=bo.guest.me.id)
        await bo.ask(Configure, clock=30)
        assert await ann.refused(Configure, clock=60) == "not-host"


async def test_a_host_seats_bots_and_starts_when_all_are_ready(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], seats=4)
        await bo.ask(Ready, on=False)
        await ann.ask(SeatBot, seat=2, level="easy")
        assert await ann.refused(Start) == "seats-free"
        assert await ann.refused(Start, fill="genius") == "unknown-bot"
        assert await ann.refused(Start, fill="normal") == "not-ready"
        assert seats(ann) == ["Ann", "Bo", "easy", "-"]
        await bo.ask(Ready, on=True)
        await begin([ann, bo], fill="normal")
        assert ann.chair.names == ("Ann", "Bo", "bot easy", "bot normal")
        assert await ann.refused(Start) == "match-running"
        assert await ann.refused(Configure, clock=15) == "match-running"


async def test_a_kicked_person_is_out_and_with_a_ban_stays_out(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        key = await sit_down([ann, bo], seats=4)
        await ann.ask(Kick, person=bo.guest.me.id, ban=False)
        await bo.until(lambda it: it.said(Bye))
        assert bo.said(Bye)[0].why == "kicked"
        assert await bo.refused(Sit, seat=1) == "no-room"
        await bo.enter(key)
        await bo.ask(Sit, seat=1)
        await ann.ask(Kick, person=bo.guest.me.id)
        await bo.until(lambda it: len(it.said(Bye)) == 2)
        assert await bo.refused(Enter, table=key) == "kicked"
        assert seats(ann) == ["Ann", "-", "-", "-"]
        assert await ann.refused(Kick, person=ann.guest.me.id) == "not-yourself"
        assert await ann.refused(Kick, person=999) == "nobody"


def test_a_client_knows_every_reason_of_a_bye() -> None:
    """A reason that the server never sends would be a case that nobody can try."""
    assert read.decode(b'{"type":"bye","why":"kicked"}') == Bye(why="kicked")
    with pytest.raises(msgspec.ValidationError):
        read.decode(b'{"type":"bye","why":"left"}')


async def test_a_pending_request_of_a_kicked_person_is_not_done(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], seats=4)
        (room,) = server.context.lobby.rooms.values()
        async with room.lock:
            kick = asyncio.create_task(ann.ask(Kick, person=bo.guest.me.id))
            await ann.until(lambda _: len(room.lock._waiters or ()) == 1)
            sit = asyncio.create_task(bo.refused(Sit, seat=3))
            await ann.until(lambda _: len(room.lock._waiters or ()) == 2)
        await kick
        assert await sit == "no-room"
        assert seats(ann) == ["Ann", "-", "-", "-"]


async def test_a_host_who_is_gone_is_replaced(settings: Settings) -> None:
    quick = Settings(db=settings.db, pause=0.01, away_after=0.05)
    async with serving(quick) as server, company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], seats=3)
        await ann.ask(Leave)
        await asyncio.sleep(0.1)
        await server.context.lobby.clean_up()
        await bo.until(lambda it: it.table.host == it.guest.me.id)
        await bo.ask(Configure, clock=60)


async def test_the_owner_is_host_again_when_they_are_back(settings: Settings) -> None:
    quick = Settings(db=settings.db, pause=0.01, away_after=0.05)
    async with serving(quick) as server, company(server.url, "Ann", "Bo", "Cy") as (ann, bo, cy):
        key = await sit_down([ann, bo, cy])
        await ann.ask(Leave)
        await asyncio.sleep(0.1)
        await server.context.lobby.clean_up()
        await bo.until(lambda it: it.table.host == it.guest.me.id)
        owner = ann.guest.me.id
        assert bo.table.owner == owner
        # The deputy cannot send the owner away, present or not, nor give their table away.
        for parts in ({"ban": True}, {"ban": False}):
            assert await bo.refused(Kick, person=owner, **parts) == "owner"
        assert await bo.refused(Mute, person=owner, on=True, everyone=True) == "owner"
        await bo.ask(Appoint, person=cy.guest.me.id)
        await ann.enter(key)
        await cy.until(lambda it: it.table.host == owner)
        assert await cy.refused(Configure, clock=60) == "not-host"
        await ann.ask(Configure, clock=60)
        assert await cy.refused(Kick, person=owner) == "not-host"


async def test_the_owner_of_a_table_is_known_after_a_restart(settings: Settings) -> None:
    quick = Settings(db=settings.db, pause=0.01, away_after=0.05)
    async with serving(quick) as server, company(server.url, "Ann", "Bo") as (ann, bo):
        key = await sit_down([ann, bo], seats=3)
        await ann.ask(Leave)
        await asyncio.sleep(0.1)
        await server.context.lobby.clean_up()
        await bo.until(lambda it: it.table.host == it.guest.me.id)
        tokens = [each.guest.token for each in (ann, bo)]
    async with (
        serving(quick) as server,
        await Guest.restore(server.url, tokens[0]) as owner,
        await Guest.restore(server.url, tokens[1]) as deputy,
        another_tab(deputy) as bo,
    ):
        await bo.enter(key)
        assert (bo.table.host, bo.table.owner) == (deputy.me.id, owner.me.id)
        assert await bo.refused(Kick, person=owner.me.id) == "owner"
        async with another_tab(owner) as ann:
            await ann.enter(key)
            await ann.until(lambda it: it.table.host == it.guest.me.id)


async def test_an_owner_who_stands_up_stays_the_host(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], seats=3)
        await ann.ask(Stand)
        await server.context.lobby.clean_up()
        assert ann.table.host == ann.guest.me.id
        assert await bo.refused(Kick, person=ann.guest.me.id) == "not-host"
        await ann.ask(Kick, person=bo.guest.me.id)


async def test_an_owner_may_give_the_table_away(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], seats=3)
        await ann.ask(Appoint, person=bo.guest.me.id)
        await server.context.lobby.clean_up()
        await bo.until(lambda it: it.table.host == it.table.owner == it.guest.me.id)
        await bo.ask(Kick, person=ann.guest.me.id)


async def test_a_failing_store_keeps_no_owner_from_the_table(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = Settings(db=settings.db, pause=0.01, away_after=0.05)
    async with serving(quick) as server, company(server.url, "Ann", "Bo") as (ann, bo):
        key = await sit_down([ann, bo], seats=3)
        await ann.ask(Leave)
        await asyncio.sleep(0.1)
        await server.context.lobby.clean_up()
        save_table = server.context.store.save_table

        async def fail(_: object) -> None:
            raise StoreProblem("the disk is full", "not-stored", why="the disk is full")

        monkeypatch.setattr(server.context.store, "save_table", fail)
        await ann.enter(key)
        assert ann.table.host == bo.guest.me.id
        monkeypatch.setattr(server.context.store, "save_table", save_table)
        await server.context.lobby.clean_up()
        await ann.until(lambda it: it.table.host == it.guest.me.id)


async def test_a_name_changes_everywhere(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], seats=3)
        await bo.guest.rename("  Bob\u202e\x07  ")
        await ann.until(lambda it: seats(it)[1] == "Bob!")
        await bo.chat("hi", "k1")
        await ann.until(lambda it: it.said(Line))
        assert ann.said(Line)[0].name == "Bob"


# Watching and taking over


async def test_a_spectator_sees_what_everybody_may_know_and_cannot_act(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy", "Eve") as (*people, eve):
        key = await sit_down(people)
        await begin(people)
        await eve.enter(key)
        assert (eve.chair.seat, eve.chair.ask) == (None, None)
        assert eve.chair.view["seat"] is None
        assert await eve.refused(Sit, seat=1) == "seat-taken"
        with pytest.raises(AssertionError):
            await eve.choose("pick doc")
        await play_out(people, Random(1))
        await eve.until(lambda it: it.chair.end)


async def test_a_bots_seat_is_taken_over_in_the_middle_of_a_match(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        key = await sit_down([ann], seats=3)
        await begin([ann], fill="easy")
        await bo.enter(key)
        await bo.ask(Sit, seat=1)
        assert bo.chair.seat is None
        await ann.ask(AnswerSeatRequest, person=bo.guest.me.id, seat=1, agree=True)
        await bo.until(lambda it: it.chair.seat is not None)
        assert bo.said(Standing)[-1].seat == 1
        assert await bo.refused(Sit, seat=2) == "match-running"
        await play_out([ann, bo], Random(2))
        assert bo.chair.seat == 1


async def test_standing_up_in_a_match_leaves_a_bot_behind(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], seats=3)
        await begin([ann, bo], fill="easy")
        await bo.ask(Stand)
        await ann.until(lambda it: seats(it)[1] == "normal")
        assert (bo.chair.seat, bo.chair.ask) == (None, None)
        await play_out([ann], Random(3))


# Rematch


async def test_a_rematch_begins_when_everybody_has_asked_for_it(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as people:
        ann, bo = people
        await sit_down(people, seats=3)
        assert await ann.refused(Rematch) == "no-match"
        await begin(people, fill="easy")
        assert await ann.refused(Rematch) == "match-running"
        await play_out(people, Random(4))
        first = ann.chair.match
        await ann.until(lambda it: it.table.phase == "gathering")
        await bo.ask(Rematch)
        assert bo.table.phase == "gathering"
        await ann.ask(Rematch)
        await bo.until(lambda it: it.chair.match != first)
        assert bo.chair.names == ("Ann", "Bo", "bot easy")
        await play_out(people, Random(5))
        assert bo.chair.is_fair


# Chat


async def test_a_chat_line_reaches_everybody_once(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        key = await sit_down([ann, bo], seats=3)
        await ann.chat("  hello\tthere ", "k1")
        await ann.chat("hello there", "k1")
        await bo.chat("<b>hi</b> & bye", "k1")
        await bo.until(lambda it: len(it.said(Line)) == 2)
        lines = [(line.number, line.name, line.text) for line in bo.said(Line)]
        assert lines == [(1, "Ann", "hello there"), (2, "Bo", "<b>hi</b> & bye")]
        async with another_tab(bo.guest) as tab:
            await tab.ask(Enter, table=key, chat=1)
            assert [line.number for line in tab.said(Line)] == [2]
        assert await ann.refused(Chat, key="k2", text=" \u200e\x00 ") == "empty-line"
        assert await ann.refused(Chat, key="k3", text="x" * 301) == "bad-message"


async def test_a_muted_person_is_not_heard(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        ann, bo, cy = people
        await sit_down(people)
        await cy.ask(Mute, person=bo.guest.me.id, on=True)
        assert cy.table.ignored == (bo.guest.me.id,)
        await bo.chat("one", "k1")
        await ann.until(lambda it: it.said(Line))
        await ann.ask(Mute, person=bo.guest.me.id, on=True, everyone=True)
        assert await bo.refused(Chat, key="k2", text="two") == "muted"
        await cy.ask(Ready, on=True)
        assert cy.said(Line) == []
        await ann.ask(Mute, person=bo.guest.me.id, on=False, everyone=True)
        await bo.chat("three", "k3")
        await ann.until(lambda it: len(it.said(Line)) == 2)
        assert cy.said(Line) == []


async def test_only_a_person_at_the_table_can_be_muted(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Eve") as (ann, bo, eve):
        await sit_down([ann, bo], seats=3)
        for everyone in (True, False):
            for person in (eve.guest.me.id, 404):
                request = {"person": person, "on": True, "everyone": everyone}
                assert await ann.refused(Mute, **request) == "nobody"
        assert ann.table.muted == ann.table.ignored == ()


async def test_a_muted_person_who_has_left_can_be_heard_again(server: Serving) -> None:
    async with company(server.url, "Ann", "Eve") as (ann, eve):
        key = await sit_down([ann], seats=3)
        await eve.enter(key)
        await ann.ask(Mute, person=eve.guest.me.id, on=True)
        await eve.ask(Leave)
        await ann.ask(Mute, person=eve.guest.me.id, on=False)
        assert ann.table.ignored == ()


@pytest.mark.usefixtures("no_refill")
async def test_nobody_floods_the_chat(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], seats=3)
        said, why = 0, ""
        while not why:
            try:
                await ann.chat("la", f"k{said}")
                said += 1
            except RequestRefused as problem:
                why = problem.kind
        assert why == "too-fast"
        assert said < 20
        await bo.chat("shh", "k")


# Coming back


async def test_your_tables_are_listed_with_whose_turn_it_is(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], seats=3)
        await begin([ann, bo], fill="easy")
        (mine,) = await ann.guest.my_tables()
        assert (mine.seat, mine.table.phase) == (0, "playing")
        assert mine.your_turn == (ann.chair.ask is not None)
        async with await Guest.register(server.url, "Eve") as eve:
            assert await eve.my_tables() == []


async def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("whistlestop.server.rooms.lobby._IDLE", 0.0)
    async with visiting(server.url, "Ann") as ann:
        key = await sit_down([ann], seats=3)
        await begin([ann], fill="easy")
        await ann.until(lambda it: it.chair.ask)
        view, match = ann.chair.view, ann.chair.match
        await ann.ask(Leave)
        await server.context.lobby.clean_up()
        assert server.context.lobby.rooms == {}
        await ann.enter(key)
        assert (ann.chair.match, ann.chair.view) == (match, view)
        await play_out([ann], Random(7))


async def test_a_new_host_is_chosen_when_the_table_is_free(settings: Settings) -> None:
    async with (
        serving(replace(settings, away_after=0.0)) as server,
        company(server.url, "Ann", "Bo", "Cy") as (ann, bo, cy),
    ):
        key = await sit_down([ann, bo, cy])
        await ann.ask(Leave)
        room = server.context.lobby.rooms[key]
        async with room.lock:
            replacing = asyncio.create_task(room.replace_lost_host())
            await asyncio.sleep(0)
            # Bo, who comes first, stands up before the table is free.
            room.row = seating.stand(room.row, 1, playing=False)
        await replacing
        assert room.row.host == cy.guest.me.id
