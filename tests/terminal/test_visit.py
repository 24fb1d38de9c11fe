"""A person at a server's table, with a scripted keyboard and a server that is not there."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
import pytest

from terminal.wired import ANN, FREE, KEY, MATCH, Saloon, bot, person, table
from whistlestop import games
from whistlestop.client.errors import CutOff, Turned
from whistlestop.client.stay import Found, Gone, Lost
from whistlestop.engine.match import Match
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.terminal import telegraph, teller, visit
from whistlestop.terminal.console import Quit
from whistlestop.wire.from_client import (
    Appoint,
    Back,
    Chat,
    Choose,
    Configure,
    Kick,
    Mute,
    Point,
    Ready,
    Rematch,
    Request,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from whistlestop.wire.from_server import Bye, Line, Me, Pointed, Table, Waiting

BO = person(2, "Bo")
PLAYERS = (person(1, "Ann"), BO, bot("x"))
PLAYING = table(*PLAYERS, phase="playing", match=MATCH)
SCHEMES = ["123", "", "134", "", "421", ""] * 20


def stay(saloon: Saloon, *, seat: int | None = None, watch: bool = False) -> str:
    """Until the script is over."""
    with pytest.raises(Quit):
        saloon.visit.stay(seat=seat, watch=watch)
    return saloon.text


@pytest.fixture
def _no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a clock shows what it was set to, however long this machine takes for it."""
    for module in (telegraph, teller, visit):
        monkeypatch.setattr(module, "monotonic", lambda: 1000.0)


# The table


def ordered(words: str, *, at: Table | None = None) -> tuple[list[Request], str]:
    """What is asked of the server when somebody types this, and what is shown after it."""
    saloon = Saloon(words)
    saloon.tell(at or table(person(1, "Ann"), BO, FREE, bot()))
    text = stay(saloon).partition(words)[2]
    return [msgspec.structs.replace(each, id=0) for each in saloon.wire.asked], text


@pytest.mark.parametrize(
    ("words", "request_"),
    [
        ("sit", Sit(id=0, seat=2)),
        ("sit 0", Sit(id=0, seat=0)),
        ("sit 3", Sit(id=0, seat=3)),
        ("stand", Stand(id=0)),
        ("ready", Ready(id=0, on=True)),
        ("start", Start(id=0, fill="normal")),
        ("start easy", Start(id=0, fill="easy")),
        ("bot 2", SeatBot(id=0, seat=2, level="normal")),
        ("bot 2 easy", SeatBot(id=0, seat=2, level="easy")),
        ("bot 3 out", SeatBot(id=0, seat=3, level=None)),
        ("set seats=5", Configure(id=0, seats=5)),
        ("set clock=60", Configure(id=0, clock=60)),
        ("set clock=no", Configure(id=0, clock=None)),
        ("set public=yes", Configure(id=0, public=True)),
        ("set open=no", Configure(id=0, open=False)),
        ("set horse=yes", Configure(id=0, options={"horse": True})),
        ("set treasure=open", Configure(id=0, options={"treasure": "open"})),
        ("host Bo", Appoint(id=0, person=2)),
        ("kick bo", Kick(id=0, person=2)),
        ("kick 1", Kick(id=0, person=2)),
        ("mute B", Mute(id=0, person=2, on=True, everyone=True)),
        ("rematch", Rematch(id=0)),
        (".ready", Ready(id=0, on=True)),
        ("rea", Ready(id=0, on=True)),
    ],
)
def test_an_order_is_a_request(words: str, request_: Request) -> None:
    assert ordered(words)[0] == [request_]


@pytest.mark.parametrize(
    "words",
    [
        "dance",
        "r",
        "st",
        "sit 4",
        "sit x",
        "sit 1 2",
        "stand up",
        "ready now",
        "bot",
        "bot 9",
        "set",
        "set horse",
        "set clock=soon",
        "set public=maybe",
        "kick",
        "kick Nobody",
        "kick 2",
        "mute",
        "table 2",
        "123",
    ],
)
def test_what_is_no_order_is_told_so_and_asked_of_nobody(words: str) -> None:
    requests, text = ordered(words)
    assert (requests, f'"{words}" is none of the choices here.' in text) == ([], True)


def test_an_option_that_there_is_not_is_told_from_those_that_there_are() -> None:
    requests, text = ordered("set cow=yes")
    assert (requests, "There is no option cow." in text) == ([], True)


def test_ready_is_taken_back_by_saying_it_again() -> None:
    saloon = Saloon()
    saloon.tell(table(person(1, "Ann", ready=True)))
    saloon.console.wait(lambda: saloon.visit.chair.table is not None)
    saloon.visit.orders.carry_out("ready")
    assert saloon.wire.asked == [Ready(id=0, on=False)]


def test_a_mute_of_somebody_who_is_not_the_host_is_for_oneself() -> None:
    at = table(person(1, "Ann"), BO, host=2, ignored=(2,))
    assert ordered("mute Bo", at=at)[0] == [Mute(id=0, person=2, on=False, everyone=False)]


def test_a_refusal_is_told() -> None:
    saloon = Saloon("start")
    saloon.wire.refused[Start] = "not-host"
    saloon.tell(table())
    assert "Only the host may do this." in stay(saloon)


def test_a_refusal_without_words_of_ours_is_told_in_the_servers() -> None:
    saloon = Saloon("start")
    saloon.wire.refused[Start] = "reason-of-the-future"
    saloon.tell(table())
    assert "\nno\n" in stay(saloon)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_explains_every_order(language: str) -> None:
    saloon = Saloon("?", language=language)
    saloon.tell(table())
    text = stay(saloon)
    orders = [f"{name}" for name in saloon.visit.orders._orders]
    assert [name for name in orders if not re.search(rf"^{name}\b.*:", text, re.MULTILINE)] == []


def test_the_table_is_shown_with_its_invite_link() -> None:
    saloon = Saloon()
    saloon.tell(table())
    assert f"http://host/t/{KEY}" in stay(saloon)


# Taking a seat


@pytest.mark.parametrize(
    ("at", "how", "request_"),
    [
        (table(BO, FREE, FREE, me=None), {}, [Sit(id=0, seat=1)]),
        (table(BO, FREE, FREE, me=None), {"seat": 2}, [Sit(id=0, seat=2)]),
        (table(BO, FREE, FREE, me=None), {"watch": True}, []),
        (table(BO, bot(), me=None), {}, []),
        (table(person(1, "Ann"), FREE), {}, []),
        (table(person(1, "Ann"), FREE), {"seat": 0}, []),
        (table(person(1, "Ann"), FREE), {"seat": 1}, [Sit(id=0, seat=1)]),
        (table(BO, bot(), bot(), me=None, phase="playing"), {}, []),
        (table(BO, bot(), bot(), me=None, phase="playing"), {"seat": 2}, [Sit(id=0, seat=2)]),
    ],
)
def test_whoever_comes_takes_a_seat_if_there_is_one(
    at: Table, how: dict[str, int], request_: list[Request]
) -> None:
    saloon = Saloon(seat=None)
    saloon.tell(at)
    saloon.tell(msgspec.structs.replace(at, phase="gathering"))
    saloon.tell(Bye(why="kicked"))
    saloon.visit.stay(seat=how.get("seat"), watch=bool(how.get("watch")))
    assert saloon.wire.asked == request_


def test_whoever_is_sent_away_is_told() -> None:
    saloon = Saloon()
    saloon.tell(table(), Bye(why="kicked"))
    saloon.visit.stay(seat=None, watch=False)
    assert saloon.text.endswith("The host has sent you away from this table.\n")


# Chat


def line(number: int, text: str, name: str = "Bo") -> Line:
    return Line(number=number, person=2, name=name, text=text, at=0)


def test_a_slash_is_for_the_others() -> None:
    requests, _ = ordered("/hello there")
    assert [(each.text) for each in requests if isinstance(each, Chat)] == ["hello there"]


def test_two_lines_have_two_keys() -> None:
    saloon = Saloon("/hello", "/hello", "/")
    saloon.tell(table())
    stay(saloon)
    keys = {each.key for each in saloon.wire.asked if isinstance(each, Chat)}
    assert len(keys) == len(saloon.wire.asked) == 2


def test_what_others_write_cannot_steer_the_terminal() -> None:
    saloon = Saloon()
    evil = "\x1b[2J\u202eevil\x9b31m\r\nAnn: I quit\x07"
    saloon.tell(table(), line(1, evil, name=f"B{evil}o"))
    text = stay(saloon)
    assert (re.findall(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", text), "\nAnn: I quit" in text) == (
        [],
        False,
    )


def test_a_muted_person_is_told_so() -> None:
    saloon = Saloon("/hello", "table")
    saloon.wire.refused[Chat] = "muted"
    saloon.tell(table())
    assert "The host has muted you." in stay(saloon)


def test_what_somebody_points_at_is_told_while_there_is_a_match() -> None:
    saloon = Saloon()
    saloon.tell(table(), Pointed(seat=1, what="before"), PLAYING, saloon.standing())
    saloon.tell(Pointed(seat=1, what="car"), Pointed(seat=9, what="nobody"))
    text = stay(saloon)
    assert "Bo points at car." in text
    assert ("points at before" in text, "nobody." in text) == (False, False)


def test_where_people_play_together_they_point_by_typing() -> None:
    saloon = Saloon(".point town b", ".point the moon")
    saloon.match = Match(games.find("train-heist"), 2, {}, seed=3, names=("Ann", "Bo"))
    assert saloon.match.asks[0].seat == 0
    at = table(person(1, "Ann"), BO, game="train-heist", phase="playing", match=MATCH)
    saloon.tell(at, saloon.standing())
    text = stay(saloon)
    points = [each.what for each in saloon.wire.asked if isinstance(each, Point)]
    assert (points, '"point the moon" is none of' in text) == (["TOWN_B"], True)


@pytest.mark.parametrize("words", ["point", "point car"])
def test_where_there_is_nothing_to_point_at_nothing_is_asked(words: str) -> None:
    saloon = Saloon(f".{words}")
    saloon.tell(PLAYING, saloon.standing())
    assert f'"{words}" is none of the choices' in stay(saloon)
    assert not [each for each in saloon.wire.asked if isinstance(each, Point)]


# The match


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_played_by_typing(language: str) -> None:
    saloon = Saloon(*SCHEMES, language=language)
    saloon.tell(PLAYING, saloon.standing())
    text = stay(saloon)
    said = Texts(language).say
    assert (
        saloon.match.outcome is None,
        said("join-fair", seed="5") in " ".join(text.split()),
        said("join-keys-over") in text,
        [each for each in saloon.wire.asked if not isinstance(each, Choose)],
    ) == (False, True, True, [])


def test_every_question_is_answered_once_and_by_its_turn() -> None:
    saloon = Saloon(*SCHEMES)
    saloon.tell(PLAYING, saloon.standing())
    stay(saloon)
    turns = [each.turn for each in saloon.wire.asked if isinstance(each, Choose)]
    assert turns == list(range(len(turns)))


def test_everything_that_happens_is_told_once() -> None:
    saloon = Saloon(*SCHEMES)
    saloon.tell(PLAYING, saloon.standing())
    text = stay(saloon)
    revealed = [event for event in saloon.match.events if event.kind == "revealed"]
    assert len(re.findall(r"^\w+ reveals", text, re.MULTILINE)) == len(revealed)


def test_what_was_missed_is_told_once_after_a_lost_connection() -> None:
    saloon = Saloon("123", "")
    saloon.tell(PLAYING, saloon.standing())
    lost = Lost(CutOff("lost", "cut-off", address=""), 1.0)

    def lose(_: Request) -> None:
        """The choice arrives, and a round is played before the connection is back."""
        saloon.choose(0, "scheme flip change-floor move")
        while len(saloon.match.choices) < 3:
            saloon.choose_any()
        for news in (lost, lost, Found()):
            saloon.wire._hear(news)
        saloon.tell(PLAYING, saloon.standing(start=saloon.visit.chair.count), Bye(why="kicked"))

    saloon.wire.then = lose
    saloon.visit.stay(seat=None, watch=False)
    kinds = [event.kind for event in saloon.match.events]
    assert (
        [line for line in saloon.text.splitlines() if "connection" in line],
        saloon.text.count("Round 1\n"),
        len(re.findall(r"^\w+ reveals", saloon.text, re.MULTILINE)),
    ) == (
        [
            "The connection is lost. It will be back by itself; your seat stays yours.",
            "The connection is back.",
        ],
        1,
        kinds.count("revealed"),
    )


def test_a_deal_that_was_changed_is_told_loudly() -> None:
    saloon = Saloon(*SCHEMES)
    saloon.nonce = "another"
    saloon.tell(PLAYING, saloon.standing())
    assert "THE DEAL WAS NOT FAIR" in stay(saloon)


def test_a_choice_that_is_refused_is_asked_for_again() -> None:
    saloon = Saloon("123", "", "134", "")
    saloon.wire.refused[Choose] = "illegal-answer"
    saloon.tell(PLAYING, saloon.standing())
    stay(saloon)
    answers = [(each.turn, each.answer) for each in saloon.wire.asked if isinstance(each, Choose)]
    assert answers[:2] == [
        (0, "scheme flip change-floor move"),
        (0, "scheme flip move fire"),
    ]


def test_a_bot_that_answered_is_told_and_the_question_is_gone() -> None:
    """In the middle of a scheme: the cards typed so far are for nobody."""
    saloon = Saloon("1")
    saloon.tell(PLAYING, saloon.standing())
    saloon.console.aside = after(
        1, lambda: saloon.tell(saloon.choose_any(by="late"), Bye(why="kicked"))
    )
    saloon.visit.stay(seat=None, watch=False)
    late = "Your time is up: a bot has chosen for you. Press Enter to play on yourself."
    assert (late in saloon.text, saloon.wire.asked) == (True, [])


def after(words: int, do: Callable[[], None]) -> Callable[[str], bool]:
    """Called with the word after so many."""
    left = [words]

    def aside(_: str) -> bool:
        left[0] -= 1
        if left[0] == 0:
            do()
        return False

    return aside


def test_that_a_bot_answered_for_somebody_else_is_told() -> None:
    saloon = Saloon(seat=None)
    saloon.tell(msgspec.structs.replace(PLAYING, me=None), saloon.standing())
    saloon.match.choose(0, saloon.match.asks[0].answers[0])
    step = msgspec.structs.replace(saloon.choose_any(by="away"), start=len(saloon.match.events))
    saloon.console.catch_up()
    saloon.visit.teller.tell_by(step)  # type: ignore[union-attr]
    assert saloon.text.endswith("A bot has chosen for Bo.\n")


AWAY = table(person(1, "Ann", away=True), BO, bot("x"), phase="playing", match=MATCH)


def test_whoever_was_away_is_back_by_pressing_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    saloon = Saloon("")
    monkeypatch.setattr(saloon.console.keyboard, "live", True)
    saloon.tell(AWAY)
    stay(saloon)
    assert saloon.wire.asked == [Back(id=0)]


def test_whoever_was_away_is_back_by_answering() -> None:
    saloon = Saloon("", "123", "")
    saloon.tell(AWAY, saloon.standing())
    saloon.wire.then = lambda request: (
        saloon.tell(PLAYING) if isinstance(request, Back) else saloon.tell(Bye(why="kicked"))
    )
    saloon.visit.stay(seat=None, watch=False)
    assert [type(each) for each in saloon.wire.asked] == [Back, Choose]


@pytest.mark.usefixtures("_no_time_passes")
@pytest.mark.parametrize(
    ("at", "left", "longest"), [(PLAYING, 42_000, 0.6), (PLAYING, 3_000, 0.1), (AWAY, 42_000, 0.0)]
)
def test_looking_on_leaves_time_to_choose(
    at: Table, left: int, longest: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    saloon = Saloon("123", "")
    saloon.visit.pause = 0.6
    pauses: list[float] = []
    monkeypatch.setattr(saloon.console, "pause", pauses.append)
    saloon.tell(at, saloon.standing())

    def play(_: Request) -> None:
        steps = [saloon.choose(0, "scheme flip change-floor move")]
        steps += [saloon.choose_any() for _ in range(2)]
        own = (Waiting(seat=0, left=left),)
        saloon.tell(*(msgspec.structs.replace(step, waiting=own) for step in steps))
        saloon.tell(Bye(why="kicked"))

    saloon.wire.then = play
    saloon.visit.stay(seat=None, watch=False)
    assert (len(pauses) > 5, max(pauses) <= longest, max(pauses) > 0.8 * longest - 0.05) == (
        True,
        True,
        True,
    )


@pytest.mark.usefixtures("_no_time_passes")
def test_who_is_waited_for_is_told_with_the_clock() -> None:
    saloon = Saloon("123", "")
    saloon.tell(PLAYING, saloon.standing())
    saloon.wire.then = lambda _: saloon.tell(
        saloon.choose(0, "scheme flip change-floor move"), Bye(why="kicked")
    )
    saloon.visit.stay(seat=None, watch=False)
    assert ("You have 0:42." in saloon.text, "Waiting for Bo (0:42)." in saloon.text) == (
        True,
        True,
    )


def test_somebody_who_looks_on_sees_the_match_and_is_asked_nothing() -> None:
    saloon = Saloon(seat=None)
    saloon.tell(table(BO, bot(), bot(), me=None, phase="playing"), saloon.standing())
    while saloon.match.outcome is None:
        saloon.tell(saloon.choose_any())
    saloon.tell(table(BO, bot(), bot(), me=None))
    text = stay(saloon, watch=True)
    assert ("The deal was fair" in text, "choose 3 cards" in text, "rematch" in text) == (
        True,
        False,
        False,
    )


def test_a_match_that_was_over_before_is_not_told() -> None:
    saloon = Saloon()
    while saloon.match.outcome is None:
        saloon.choose_any()
    saloon.tell(table(*PLAYERS, match=MATCH), saloon.standing(), saloon.standing())
    text = stay(saloon)
    assert ("fair" in text, "reveals" in text) == (False, False)


def test_an_order_with_a_dot_is_none_of_the_games_business() -> None:
    saloon = Saloon("1", ".stand", "/wait", "2", "3", "")
    saloon.tell(PLAYING, saloon.standing())
    stay(saloon)
    assert [type(each) for each in saloon.wire.asked] == [Stand, Chat, Choose]


# The line


def test_whoever_cannot_come_back_is_told_why() -> None:
    saloon = Saloon()
    saloon.tell(table())
    saloon.wire._hear(Gone(Turned("no", "kicked")))
    with pytest.raises(Turned):
        saloon.visit.stay(seat=None, watch=False)


def test_a_server_that_plays_otherwise_is_told_from_a_bug() -> None:
    saloon = Saloon("123", "")
    odd = msgspec.structs.replace(saloon.standing(), view={"board": "chess"})
    saloon.tell(PLAYING, odd)
    with pytest.raises(Exception, match="not a view of this game") as caught:
        saloon.visit.stay(seat=None, watch=False)
    assert getattr(caught.value, "kind", "") == "other-game"


def test_a_game_that_we_do_not_know_is_told() -> None:
    saloon = Saloon()
    saloon.tell(table(game="chess"))
    with pytest.raises(Exception, match="chess") as caught:
        saloon.visit.stay(seat=None, watch=False)
    assert getattr(caught.value, "kind", "") == "unknown-game"


def test_what_is_new_at_the_table_is_told_as_it_comes() -> None:
    saloon = Saloon()
    saloon.tell(
        table(), table(person(1, "Ann"), BO, FREE, FREE, spectators=(ANN, Me(id=9, name="Zoë")))
    )
    text = stay(saloon)
    assert ("Bo takes seat 1." in text, "Zoë looks on." in text) == (True, True)
