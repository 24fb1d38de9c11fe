"""Names that look alike are told apart, and nobody passes for a bot or an official."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tables.serving import Serving
from tables.visitor import Visitor, another_tab, begin, company, sit_down, visiting
from whistlestop.client.errors import RequestRefused
from whistlestop.client.http_api import Guest
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.server.look_alikes import look_alike, skeletons, tell_apart
from whistlestop.server.reserved_names import is_reserved
from whistlestop.wire.from_client import Leave, Ready, Sit, Start
from whistlestop.wire.from_server import Line

CYRILLIC_ANN = "\u0410nn"  # its first letter is no Latin A


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Ann"),
        ("Ann", "ann"),
        ("Ann", CYRILLIC_ANN),
        ("Ann", "A nn."),
        ("Ann", "\U0001d4d0\U0001d4f7\U0001d4f7"),
        ("ANN", "\u0391\u039d\u039d"),
        ("Ian", "lan"),
        ("BILL", "Bi11"),
        ("Modern", "Modem"),
        ("Jose", "José"),
        ("\u0412\u043e\u0432\u0430", "\u0432\u043e\u0432\u0430"),
        ("\u039d\u03af\u03bd\u03b1", "\u039d\u0399\u039d\u0391"),
        ("Bo", "B0"),
        ("Straße", "STRASSE"),
    ],
)
def test_names_that_look_alike_are_recognized(one: str, other: str) -> None:
    assert look_alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Anna"),
        ("Ann 1", "Ann 2"),
        ("Bo", "Bob"),
        ("\u4e2d\u6587", "\u4e2d\u56fd"),
        ("\u0410\u043d\u044f", "\u0412\u0430\u043d\u044f"),
        ("Ann", "Ann 🤠"),
    ],
)
def test_different_names_do_not_look_alike(one: str, other: str) -> None:
    assert not look_alike(one, other)


@given(st.text(max_size=30))
def test_every_name_looks_like_itself_in_capitals_and_small_letters(name: str) -> None:
    assert skeletons(name)
    assert look_alike(name, name)
    assert look_alike(name, name.casefold())


def test_only_names_that_look_alike_get_a_number() -> None:
    names = {7: "Ann", 8: "Bo", 9: CYRILLIC_ANN}
    assert tell_apart(names) == {7: "Ann #7", 8: "Bo", 9: f"{CYRILLIC_ANN} #9"}
    assert tell_apart({7: "Ann", 8: "Bo"}) == {7: "Ann", 8: "Bo"}


@given(st.dictionaries(st.integers(1, 99), st.sampled_from(["Ann", "ann", CYRILLIC_ANN, "Bo"])))
def test_no_two_people_have_one_name(names: dict[int, str]) -> None:
    told = tell_apart(names)
    assert set(told) == set(names)
    assert len(set(told.values())) == len(names)


@pytest.mark.parametrize(
    "name",
    [
        "bot",
        "Bot 7",
        "Normal (bot)",
        "b0t",
        "\u0412\u043et",
        "Player 2",
        "admin",
        "Adm1n",
        "\u0430dmin",
        "A d m i n",
        "admin 3",
        "Host",
        "Spectator",
        "anfitrião",
        "Anfitriao",
        "Chi ospita",
        "Spettatrice",
        "Sistema",
        "Whistlestop",
        "Ann #7",
        "Ann \uff037",
    ],
)
def test_a_name_that_passes_for_somebody_else_is_reserved(name: str) -> None:
    assert is_reserved(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_levels_of_bots_are_reserved_in_every_language(language: str) -> None:
    texts = Texts(language)
    for level in ("easy", "normal"):
        assert is_reserved(level)
        assert is_reserved(texts.say("bot-level", level=level))
        assert is_reserved(texts.say("bot-level", level=level).upper() + " 2")


@pytest.mark.parametrize(
    "name", ["Ann", "Abbot", "Card Player", "Hostess", "Normann", "Ann #", "7"]
)
def test_a_usual_name_is_not_reserved(name: str) -> None:
    assert not is_reserved(name)


async def test_a_reserved_name_is_refused_with_a_reason(server: Serving) -> None:
    async with await Guest.register(server.url, "Ann") as ann:
        with pytest.raises(RequestRefused) as problem:
            await ann.rename("\u0430dmin")
        assert (problem.value.kind, problem.value.details) == (
            "name-reserved",
            {"found": "\u0430dmin"},
        )
        with pytest.raises(RequestRefused) as problem:
            await Guest.register(server.url, "Bot easy")
        assert problem.value.kind == "name-reserved"


def names_at(visitor: Visitor) -> list[str]:
    table = visitor.table
    seated = [seat.name for seat in table.seats if seat.person]
    return seated + [each.name for each in table.spectators]


async def test_people_at_a_table_are_told_apart_everywhere(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", CYRILLIC_ANN) as (ann, bo, eve):
        first, second = f"Ann #{ann.guest.me.id}", f"{CYRILLIC_ANN} #{eve.guest.me.id}"
        key = await sit_down([ann, bo], seats=3)
        assert names_at(ann) == ["Ann", "Bo"]
        await eve.enter(key)
        assert names_at(eve) == [first, "Bo", second]
        await eve.chat("I am Ann", "k1")
        await bo.until(lambda it: it.said(Line))
        assert bo.said(Line)[0].name == second
        await eve.ask(Sit, seat=2)
        with pytest.raises(RequestRefused) as problem:
            await ann.ask(Start)
        assert problem.value.details == {"names": second}
        await eve.ask(Ready, on=True)
        await begin([ann, bo, eve])
        assert ann.chair.names == (first, "Bo", second)
        assert ann.guest.me.name == "Ann"  # only a table needs the number


async def test_nobody_speaks_in_the_name_of_a_person_who_has_left(server: Serving) -> None:
    async with company(server.url, "Bo", "Ann") as (bo, ann), visiting(server.url, "Ann") as eve:
        key = await sit_down([bo], seats=3)
        await ann.enter(key)
        await ann.chat("hello", "k1")
        await ann.ask(Leave)
        await eve.enter(key)
        await eve.chat("hello again", "k2")
        await bo.until(lambda it: len(it.said(Line)) == 2)
        assert bo.said(Line)[1].name == f"Ann #{eve.guest.me.id}"
        async with another_tab(bo.guest) as late:
            await late.enter(key)
            expected = [f"Ann #{each.guest.me.id}" for each in (ann, eve)]
            assert [line.name for line in late.said(Line)] == expected
