"""Train Heist in text: the drawings, the log and the prompts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import Any

import msgspec
import pytest

from tables.train_heist import Bench, ring, table, who
from terminal.scripted_console import ScriptedConsole
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.games.train_heist.game import GAME
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.rulebook import clauses
from whistlestop.terminal.console import Quit
from whistlestop.terminal.layout import WIDTH
from whistlestop.terminal.local_match import LocalMatch
from whistlestop.terminal.screen import WrongView
from whistlestop.terminal.screen import screen as find_screen
from whistlestop.terminal.seat_names import seat_names
from whistlestop.terminal.train_heist.answer_lines import answer_line
from whistlestop.terminal.train_heist.question_texts import answer_text, question_text
from whistlestop.terminal.train_heist.screen import TrainHeistScreen

PLAYERS = ("Ann", "Bo", "Cleo", "Dot")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"cowboys": 2}),
    (1, {"cowboys": 4, "mode": "score"}),
    (2, {"mode": "versus"}),
    (3, {}),
    (4, {"mode": "versus", "length": "shorter"}),
    (4, {"length": "harder", "goal": 20}),
]


def screen(language: str = "en") -> TrainHeistScreen:
    return TrainHeistScreen(Texts(language), PLAYERS)


def drawn(t: Bench, letter: str | None = "A", language: str = "en") -> str:
    return screen(language).draw(t.view(letter)).plain


def widest(text: str) -> int:
    return max(map(len, text.split("\n")))


def heist(**how: Any) -> Bench:
    """Return a table of three cowboys with a bit of everything."""
    return table(
        A=who("IN_A", "KEY-1 KEY-4 KEY-7 WILD-1", bullets=1, title="kid"),
        B=who("G03", "BAG-2 REV-9", "L05", horse=0),
        C=who("JAIL", "KEY-9"),
        **{
            "horses": "G03 O04",
            "squares": {"A1": "L02 L03", "A2": "L11", "B1": "L18"},
            "towns": {"C": "L14"},
            "row": "wild honest",
            "tipis": (2,),
            "points": 4,
            **how,
        },
    )


# The table


def test_the_train_is_drawn_from_the_side_front_left() -> None:
    lines = drawn(heist()).split("\n")
    at = lines.index("Train")
    assert lines[at + 2 : at + 5] == [
        "+-------+      +-------+      +-------+      +-------+      +-------+",
        "|       |      |   @3  |      |   @1  |      |   $   |      |       |",
        "+---1---+======+---2---+======+---A---+======+---B---+======+---C---+======",
    ]
    assert lines[at + 5 : at + 8] == [
        "Square A1: 3 Keyholes on top, below it 1 Revolver + 2 Keyholes.",
        "Square A2: straight of 3.",
        "Square B1: the numbers 1/4/7.",
    ]


def test_the_map_shows_every_space_once_and_who_stands_there() -> None:
    t = heist()
    text = drawn(t)
    chart = text[text.index("Map\n") : text.index("Car A leads to")]
    marks = chart.replace("·", " ").split()[1:]
    shown = {"[1]", "[2]", "[3]", "[4]", "[5]", "@2h1", "h2", "(A)", "(B)", "(C)", "Y1", "T2", "Y3"}
    assert shown <= set(marks)
    assert len(marks) == len(set(marks)) == len(t.view().board.spaces)


def test_dots_of_the_map_join_neighbouring_spaces() -> None:
    lines = drawn(table(A=who("G03"), B=who())).split("\n")
    outer = next(line for line in lines if "O13" in line)
    assert "O11···(B)······O12···" in outer
    assert "O13······O14···········O15" in outer
    ground = next(line for line in lines if "G17" in line)
    assert "G17·····G19······G21·           G12" in ground


def test_the_table_says_where_the_place_of_ones_cowboy_leads_to() -> None:
    t = table(A=who("G03"), B=who("G07"))
    assert "Ground G03 leads to: Crackpot Canyon, ground G02, ground G07, ground G14." in drawn(t)
    assert "G07 leads to" not in drawn(t)
    assert "leads to" not in drawn(t, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_and_a_space_tell_its_neighbours(language: str) -> None:
    t, console = heist(), ScriptedConsole("?town_a", "1", "1")
    it = screen(language)
    it.answer(t.ask("A"), t.view("A"), console)
    near = it.names.spots(t.view("A"), ("O05", "O06", "R13"))
    assert near in console.text


def test_the_state_of_the_board_is_described_in_words() -> None:
    text = drawn(heist())
    for line in (
        "Ann the Kid's turn, 4 actions left.",
        "4 of 12 points · Level: Greenhorn · 2 spaces per turn",
        "The switch at R21: red, out over the edge",
        "Town C: two pairs.",
        "Horse 1: ground G03, ridden by Bo.",
        "Closed by the Cherokee: ",
        "The train moves to: track R14 > track R15.",
        ">* @1 Ann the Kid: car A, 1 bullet",
        "Hand: 2 Bag, 9 Revolver. Carries 3 Revolvers.",
        "   @3 Cleo: the jail, in jail",
        "Wanted: Wild (Use two or more Wild Cards for one loot action.)",
    ):
        assert line in text


def test_the_log_names_the_way_on_from_a_junction_without_a_token() -> None:
    text = drawn(heist(train=ring(21), tokens=False))
    assert "The switch at R21: no token, the engine goes on to track RW" in text
    assert "The switch at R01: no token\n" in text


def test_in_versus_the_hands_of_others_are_hidden() -> None:
    t = table(mode="versus", A=who("G03", "KEY-1"), B=who("G07", "REV-2 BAG-2"))
    text = drawn(t, "A")
    assert "Hand: 1 Keyhole." in text
    assert "Hand: a hidden card, a hidden card." in text
    assert "2 Bag" in drawn(t, "B")
    assert "0 counters collected, 10 in reserve" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_next_move_of_the_train_is_described_with_its_consequences(language: str) -> None:
    say = Texts(language).say
    t = heist(train=ring(12), speed=2)
    text = " ".join(drawn(t, "A", language).split())
    assert say("heist-preview-events", count=1) in text
    assert say("heist-preview-town", town=say("heist-space-town", letter="A"), count=0) in text
    t = table(A=who("R14", "KEY-1"), B=who())
    assert "Knocked down: Ann!" in drawn(t)
    t = table(A=who(), B=who(), train=ring(20), tokens=False)
    text = " ".join(drawn(t).split())
    assert "the game ends!" in text


def test_a_sketch_is_the_train_and_where_it_is() -> None:
    text = screen().sketch(heist().view("A")).plain
    assert "Train, engine first: track R13 with a star, track R12," in " ".join(text.split())
    assert "@1" in text


def test_a_view_from_a_server_is_read_back_as_it_was() -> None:
    view = heist().view("A")
    assert find_screen("train-heist", Texts("en"), PLAYERS).read(msgspec.to_builtins(view)) == view


def test_a_view_of_another_game_is_refused() -> None:
    with pytest.raises(WrongView):
        screen().read({"seat": 1})


# Whole games


def moments(seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[Match, Ask]]:
    """Yield the questions of a random game, each with its match."""
    match, rng = Match(GAME, seats, options, seed), Random(seed)
    while match.outcome is None:
        ask = match.asks[0]
        yield match, ask
        match.choose(ask.seat, rng.choice(ask.answers))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_everything_that_happens_can_be_drawn_told_and_asked(
    seats: int, options: dict[str, Any]
) -> None:
    languages = cycle(LANGUAGES)
    told = 0
    for number, (match, ask) in enumerate(moments(seats, options, 7)):
        language = next(languages)
        it, view = screen(language), match.view(ask.seat)
        assert question_text(it.names, ask, view)
        titles = [answer_text(it.names, each, ask, view) for each in ask.answers]
        wilds = sum("WILD" in str(each) or each.verb == "give" for each in ask.answers)
        assert len(set(titles)) >= len(titles) - wilds
        for event in match.seen(ask.seat)[told:]:
            it.tell(GAME.narrate(event, match.view(None)))
        told = len(match.events)
        if number % 10 == 0:
            assert widest(it.draw(view).plain) <= WIDTH
            assert widest(it.sketch(view).plain) <= WIDTH


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES[1:3])
def test_a_whole_game_is_played_by_typing_numbers(
    seats: int, options: dict[str, Any], language: str
) -> None:
    match = Match(GAME, seats, options, 3, seat_names(seats, 1, "easy"))
    luck = Random(3)
    console = ScriptedConsole()

    def type_any(_prompt: str) -> None:
        console.words = [str(luck.randrange(1, 12))]

    console.before = type_any
    LocalMatch(match, Texts(language), console, pause=0).play()
    assert match.outcome is not None
    assert Texts(language).say("terminal-seed", seed="3") in console.text


# The log


def told(event: Event, t: Bench, language: str = "en") -> str | None:
    return screen(language).tell(GAME.narrate(event, t.view()))


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Event("moved", {"cowboy": 1, "start": "CC", "to": "TOWN_A"}), "Bo goes to Town A."),
        (
            Event("rode", {"cowboy": 1, "horse": 0, "start": "CC", "to": "R14", "path": ()}),
            "Horse 1 gallops to track R14.",
        ),
        (Event("rolled", {"cars": (), "space": "R14", "left": 1, "edge": False}), None),
        (
            Event("rolled", {"cars": (), "space": "R14", "left": 0, "edge": False}),
            "The train stops at track R14.",
        ),
        (
            Event("looted", {"cowboy": 0, "cards": ("KEY-1", "WILD-1"), "tiles": ("L03",)}),
            "Ann the Kid takes 3 Keyholes and pays with 1 Keyhole, Wild Card.",
        ),
        (
            Event("flipped", {"junction": "R21", "colour": "red", "cowboy": None, "why": "event"}),
            "The switch at R21 is turned: red.",
        ),
        (Event("drew", {"cowboy": 1, "count": 2, "why": "turn"}), "Bo draws 2 cards."),
        (
            Event("over", {"winners": (0, 1), "why": "score-7", "points": (7,)}),
            "The heist is over: 7 points. Ann the Kid, Bo win!",
        ),
        (
            Event("over", {"winners": (), "why": "hanged", "points": (3,)}),
            "The noose has reached the skull. The heist is over. Nobody wins.",
        ),
    ],
)
def test_the_log_reads_like_prose(event: Event, sentence: str | None) -> None:
    assert told(event, heist()) == sentence


def test_alone_the_cowboys_go_by_their_colours() -> None:
    t = table(solo=True, A=who(), B=who())
    event = Event("moved", {"cowboy": 1, "start": "CC", "to": "G03"})
    assert told(event, t) == "Yellow goes to ground G03."
    assert told(event, t, "it") == "Giallo raggiunge il terreno G03."


def test_a_thing_pointed_at_has_a_name() -> None:
    it, view = screen(), heist().view("A")
    things = ("A1", "L03", "honest", "KEY-4", "WILD-2", "TOWN_A", "IN_B", "strange")
    assert [it.thing(each, view) for each in things] == [
        "square A1",
        "3 Keyholes",
        "Honest",
        "4 Keyhole",
        "Wild Card",
        "Town A",
        "car B",
        "strange",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_to_point_at_is_found_by_its_name_and_by_what_it_is_called(language: str) -> None:
    it, view = screen(language), heist().view("A")
    for name in ("A1", "G03", "R14", "TOWN_B", "IN_B", "KEY-9", view.wanted[0]):
        called = it.thing(name, view)
        assert (it.meant(name.lower(), view), it.meant(called.upper(), view)) == (name, name)
    assert (it.meant("strange", view), it.meant("", view)) == (None, None)


# Prompts


def answered(t: Bench, letter: str, *typed: str) -> tuple[Answer, str]:
    console = ScriptedConsole(*typed)
    answer = screen().answer(t.ask(letter), t.view(letter), console)
    return answer, console.text


def test_the_menu_of_a_turn_asks_for_the_action_and_then_for_its_details() -> None:
    answer, text = answered(heist(), "A", "loot", "1")
    assert "Ann the Kid: 4 actions left." in text
    assert "Loot (" in text
    assert answer.verb == "loot"


def test_the_returned_tile_that_stays_at_a_town_is_chosen_by_its_price() -> None:
    t = table(A=who("TOWN_B", loot="L03 L11"), B=who(), sack="L18")
    answer, text = answered(t.do("A", "drop"), "A", "2")
    assert str(answer) == "stay L11"
    assert " 1 Leave 3 Keyholes there\n 2 " in text


def test_a_trade_can_be_called_off() -> None:
    t = table(A=who("CC", "KEY-1 KEY-2"), B=who("CC", "BAG-1"))
    answer, text = answered(t.do("A", "trade at 1"), "A", "call off")
    assert str(answer) == "cancel"
    assert " 4 Call off the trade" in text


def test_a_loot_action_names_the_tile_and_the_pull_on_the_sheriff() -> None:
    _, text = answered(heist(), "A", "loot", "1")
    assert " 1 Loot 3 Keyholes from square A1: pay 1 Keyhole, 4 Keyhole, 7 Keyhole\n" in text
    closer = "pay 1 Keyhole, 4 Keyhole, Wild Card · the Sheriff comes 1 space closer\n"
    assert closer in text


def loot_lines(t: Bench) -> list[str]:
    ask, view = t.ask("A"), t.view("A")
    paid = [each for each in ask.answers if each.verb == "loot" and "WILD" in str(each)]
    return [answer_line(screen().names, each, ask, view) for each in paid]


def test_a_loot_action_of_both_squares_names_both_tiles() -> None:
    squares = {"A1": "L02", "A2": "L03"}
    lines = loot_lines(table(A=who("IN_A", "KEY-1 KEY-4 WILD-1 WILD-2"), B=who(), squares=squares))
    both = [line for line in lines if "both squares" in line]
    assert both
    assert all("1 Revolver + 2 Keyholes; 3 Keyholes from both" in line for line in both)


def test_wild_cards_that_bring_the_sheriff_to_the_cowboy_say_so() -> None:
    squares = {"A1": "L03"}
    near = table(A=who("IN_A", "KEY-1 KEY-4 WILD-1"), B=who(), squares=squares, sheriff="E3")
    assert loot_lines(near)[0].endswith("· the Sheriff comes 1 space closer · he reaches Ann!")
    hidden = table(
        A=who("IN_A", "KEY-1 KEY-4 WILD-1"),
        B=who(),
        squares=squares,
        sheriff="E3",
        train=ring(18),
    )
    assert loot_lines(hidden)[0].endswith("· the Sheriff comes 1 space closer")


def test_wild_cards_of_the_wild_cowboy_pull_nobody() -> None:
    wild = who("IN_A", "KEY-1 KEY-4 WILD-1", title="wild")
    assert "closer" not in loot_lines(table(A=wild, B=who(), squares={"A1": "L03"}))[0]


def steps(**cowboy: Any) -> str:
    t = table(A=who("E3", "KEY-1", **cowboy), B=who(), sheriff="IN_A")
    return answered(t, "A", "go", "1")[1]


def test_a_step_to_the_sheriff_warns() -> None:
    lines = steps().split("\n")
    warned = [line for line in lines if line.endswith("· The Sheriff is there!")]
    assert [line[3:] for line in warned] == ["Go to car A · The Sheriff is there!"]


def test_a_step_to_the_sheriff_does_not_warn_the_slippery_cowboy() -> None:
    assert "The Sheriff is there!" not in steps(title="slippery")


def riding() -> Bench:
    t = table(A=who("G03", "KEY-9", horse=0), B=who(), horses="G03 O04")
    return t.do("A", t.can("A", "ride")[0])


def test_the_spaces_of_a_ride_stand_in_groups() -> None:
    _, text = answered(riding(), "A", "1")
    lines = text.split("\n")
    heads = [line.partition(":")[0] for line in lines[1:] if line[:1].isalpha()][:3]
    assert heads == ["Towns", "Ground", "Track"]
    assert lines[1].startswith("Towns: 1 Town A")
    assert max(map(len, lines[: lines.index(f"> {1}") - 1])) <= WIDTH


@pytest.mark.parametrize(
    ("typed", "place"),
    [("g02", "G02"), ("Town A", "TOWN_A"), ("town_a", "TOWN_A"), ("canyon", "CC"), ("1", "TOWN_A")],
)
def test_a_ride_is_typed_by_the_name_of_a_place(typed: str, place: str) -> None:
    assert answered(riding(), "A", typed)[0].place == place


def test_a_step_is_typed_by_the_name_of_a_place() -> None:
    answer, _ = answered(table(A=who("G03", "KEY-9"), B=who()), "A", "go", "g07")
    assert str(answer) == "move to G07"


def test_enter_goes_back_from_the_second_menu_to_the_first() -> None:
    answer, text = answered(heist(), "A", "go", "", "end")
    assert str(answer) == "end"
    assert text.count("Ann the Kid: 4 actions left.") == 2


def test_a_dot_shows_the_table_again() -> None:
    answer, text = answered(heist(), "A", ".", "end")
    assert str(answer) == "end"
    assert "Square A1" in text


def test_an_answer_that_is_not_understood_is_asked_again() -> None:
    answer, text = answered(heist(), "A", "xyz", "0", "9" * 5000, "", "end")
    assert str(answer) == "end"
    assert text.count("> ") == 5


def test_a_beginning_of_several_lines_tells_them() -> None:
    t = table(A=who("G03", "KEY-9"), B=who("G03"))
    _, text = answered(t, "A", "t", "end")
    assert '"t" can mean: 2 Trade with Bo · 3 Take a bullet\n' in text


def test_a_player_who_leaves_gives_no_answer() -> None:
    with pytest.raises(Quit):
        answered(heist(), "A")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_explains_everything(language: str) -> None:
    t, console = heist(), ScriptedConsole("?", "1", "1")
    screen(language).answer(t.ask("A"), t.view("A"), console)
    say = Texts(language).say
    for text_id in ("heist-word-tunnel", "heist-wanted-honest", "heist-event-card-switch"):
        assert say(f"{text_id}.about") in console.text
    assert say("heist-own-design") in console.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_a_word_are_in_the_language_of_the_reader(language: str) -> None:
    t, console = heist(), ScriptedConsole("?", "1", "1")
    screen(language).answer(t.ask("A"), t.view("A"), console)
    first = next(each.rule for each in clauses("TH", language) if "tunnel" in each.about)
    assert first in " ".join(console.text.split())


def test_a_question_mark_and_a_word_show_all_rules_of_it() -> None:
    _, text = answered(heist(), "A", "?horses", "end")
    assert text.count("TH-") > 5
    _, text = answered(heist(), "A", "?nonsense", "end")
    assert "TH-" not in text
