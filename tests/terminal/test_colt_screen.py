"""Colt Super Express in text: the drawings, the log and the prompts."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, product
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tables.colt import Table, table
from tables.every_game import Mix, mixes, step
from terminal.typist import Typist
from whistlestop.engine.ask import Answer
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.games.colt_super_express.game import GAME
from whistlestop.games.colt_super_express.view import TrainView
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.rulebook import clauses
from whistlestop.terminal.colt_super_express import WIDTH, ColtScreen
from whistlestop.terminal.console import Quit

PLAYERS = ("you", *("Normal (bot)",) * 6)
MIXES = list(mixes(GAME))


def screen(language: str = "en") -> ColtScreen:
    return ColtScreen(Texts(language), PLAYERS)


def drawn(t: Table, seat: int | None = 0, language: str = "en") -> str:
    return "\n" + screen(language).draw(t.match.view(seat)).plain + "\n"


def widest(text: str) -> int:
    return max(map(len, text.split("\n")))


# The table


def test_three_cards_show_roofs_insides_and_who_faces_where() -> None:
    t = table(inside="<Dj | Ch> | -", roof="- | Be> | -")
    assert (
        drawn(t)
        == r"""
          Be>
+-----+ +-----+ +-----+
| <Dj |-| Ch> |-|     |>
+--2--+ +--1--+ +-LOC-+

* Be Belle     you              no treasure · first
  Ch Cheyenne  Normal (bot)     no treasure
  Dj Django    Normal (bot)     no treasure
"""
    )


def test_nine_cards_show_all_seven_bandits_with_the_stunned_in_small_letters() -> None:
    t = table(
        inside="- | Be> | ch> | <dj | Do> | <Gh | - | <Me | -",
        roof="- | - | - | - | - | - | <Tu | - | -",
    )
    assert (
        drawn(t, seat=4)
        == r"""
                                                  <Tu
+-----+ +-----+ +-----+ +-----+ +-----+ +-----+ +-----+ +-----+ +-----+
|     |-| Be> |-| ch> |-| <dj |-| Do> |-| <Gh |-|     |-| <Me |-|     |>
+--8--+ +--7--+ +--6--+ +--5--+ +--4--+ +--3--+ +--2--+ +--1--+ +-LOC-+

  Be Belle     you              no treasure · first
  Ch Cheyenne  Normal (bot)     no treasure · stunned
  Dj Django    Normal (bot)     no treasure · stunned
  Do Doc       Normal (bot)     no treasure
* Gh Ghost     Normal (bot)     no treasure
  Me Mei       Normal (bot)     no treasure
  Tu Tuco      Normal (bot)     no treasure
"""
    )


def test_a_lane_shows_its_bandits_from_the_rear_end_to_the_front_end() -> None:
    t = table(inside="- | <Ch Be> <dj | -", expansions="time-car")
    assert (
        screen().sketch(t.match.view(None)).plain
        == r"""
+-----+ +-------------+ +-----+
|     |-| <Ch Be> <dj |-|     |> )T
+--2--+ +------1------+ +-LOC-+"""
    )


def test_treasures_show_their_values_to_their_owner_only() -> None:
    t = table(inside="<Be | Ch> | Dj>", out="Do", treasures={"Be": "301 389", "Ch": "312"})
    assert [drawn(t, seat).split("\n")[6:8] for seat in (0, 1, None)] == [
        [
            "* Be Belle     you              2 treasures ($301, $389) · first",
            "  Ch Cheyenne  Normal (bot)     1 treasure",
        ],
        [
            "  Be Belle     you              2 treasures · first",
            "* Ch Cheyenne  Normal (bot)     1 treasure ($312)",
        ],
        [
            "  Be Belle     you              2 treasures · first",
            "  Ch Cheyenne  Normal (bot)     1 treasure",
        ],
    ]


def test_the_cards_revealed_stand_below_the_bandit_and_the_others_stay_face_down() -> None:
    t = table(inside="- | Be> | Ch> | Dj> | -")
    t.play("Be flip", "Ch fire", Be="move fire", Ch="flip move")
    text = "\n" + screen().draw(t.moments[-1].views["Be"]).plain + "\n"
    assert (
        text
        == r"""

+-----+ +-----+ +-----+ +-----+ +-----+
|     |-| <Be |-| Ch> |-|     |-| dj> |>
+--4--+ +--3--+ +--2--+ +--1--+ +-LOC-+

* Be Belle     you              no treasure · first
     Flip +? +?
  Ch Cheyenne  Normal (bot)     no treasure
     Fire +? +?
  Dj Django    Normal (bot)     no treasure · stunned
"""
    )


def test_who_is_out_or_off_the_train_is_marked_so() -> None:
    t = table(inside="- | <Ch | Be> Dj>", expansions="horse", out="Do")
    t.play("Be move", Be="flip horse")
    text = "\n" + screen("it").draw(t.moments[-1].views[None]).plain + "\n"
    assert (
        text
        == r"""

+-----+ +-----+ +-----+
|     |-| <Ch |-| Dj> |>
+--2--+ +--1--+ +-LOC-+

  Be Belle     you              nessun tesoro · giù dal treno · 1°
     Muovi +? +?
  Ch Cheyenne  Normal (bot)     nessun tesoro
  Dj Django    Normal (bot)     nessun tesoro
  Do Doc       Normal (bot)     nessun tesoro · fuori
"""
    )


def test_before_the_bandits_are_chosen_there_are_only_players() -> None:
    match = Match(GAME, 3, seed=1)
    assert (
        "\n" + screen("pt").draw(match.view(1)).plain + "\n"
        == r"""

+-----+ +-----+ +-----+ +-----+ +-----+
|     |-|     |-|     |-|     |-|     |>
+--4--+ +--3--+ +--2--+ +--1--+ +-LOC-+

     ?         you              sem tesouros
*    ?         Normal (bot)     sem tesouros
     ?         Normal (bot)     sem tesouros
"""
    )


CROWD = "Be> ch> <Dj Do> <Gh me> <Tu"


@pytest.mark.parametrize("expansions", ["", "time-car"])
@pytest.mark.parametrize("cars", [1, 4, 7])
def test_seven_bandits_in_one_lane_fit_into_80_columns(cars: int, expansions: str) -> None:
    t = table(inside=" | ".join(["-"] * cars + [CROWD]), expansions=expansions)
    assert widest(drawn(t)) <= WIDTH


def test_seven_bandits_in_the_locomotive_of_the_longest_train_fit_into_80_columns() -> None:
    t = table(inside=" | ".join(["-"] * 8 + [CROWD]), expansions="horse time-car")
    assert widest(drawn(t)) <= WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bandit_with_most_of_the_treasures_fits_into_80_columns(language: str) -> None:
    values = "301 312 323 345 356 367 378"
    t = table(inside="<be | Ch> Dj>", out="Do Gh Me Tu", treasures={"Be": values})
    assert widest(drawn(t, 0, language)) <= WIDTH


def test_colour_is_put_on_the_tokens_and_changes_no_text() -> None:
    t = table(inside="- | Be> | <ch | Dj> | -")
    train = screen().sketch(t.match.view(None))
    assert [train.plain[span.start : span.end] for span in train.spans] == ["Be>", "<ch", "Dj>"]


# Whole games


def playthrough(mix: Mix, seed: int, eyes: int | None) -> list[tuple[Event, TrainView]]:
    """A game at random, as these eyes see it."""
    match, rng = mix.match(seed), Random(seed)
    film = [(event.seen_by(eyes), match.view(eyes)) for event in match.events]
    match.watch(lambda event: film.append((event.seen_by(eyes), match.view(eyes))))
    while match.outcome is None:
        step(match, rng)
    return film


games = given(st.sampled_from(MIXES), st.integers(0, 2**20), st.sampled_from([None, 0, 1, 2]))
few = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


@few
@games
def test_no_line_of_a_sketch_is_longer_than_80(mix: Mix, seed: int, eyes: int | None) -> None:
    for _, view in playthrough(mix, seed, eyes):
        assert widest(screen().sketch(view).plain) <= WIDTH


@few
@games
def test_no_line_of_a_drawing_is_longer_than_80(mix: Mix, seed: int, eyes: int | None) -> None:
    film = playthrough(mix, seed, eyes)
    for (_, view), language in zip(film[::4], cycle(LANGUAGES), strict=False):
        assert widest(screen(language).draw(view).plain) <= WIDTH


@few
@games
def test_every_event_has_a_sentence_unless_its_secret_is_anothers(
    mix: Mix, seed: int, eyes: int | None
) -> None:
    for (event, view), language in product(playthrough(mix, seed, eyes), LANGUAGES):
        hidden = event.kind == "schemed" and "cards" not in event.payload
        assert (screen(language).tell(event, view) is None) == hidden


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_treasure_is_told_with_its_value_to_those_who_know_it(language: str) -> None:
    t = table(inside="- | Be> | Ch> | Dj> | -")
    event = Event("treasure", {"seat": 0, "car": 3}, {"value": 378}, (0,))
    told = [screen(language).tell(event.seen_by(seat), t.match.view(seat)) for seat in (0, 1)]
    assert ["$378" in str(each) and "Belle" in str(each) for each in told] == [True, False]


def test_the_log_of_a_round_reads_like_prose() -> None:
    t = table(inside="- | Be> | <Ch | Dj> | -", roof="- | - | - | - | Do>")
    t.play("Be fire", "Ch flip", "Dj change-floor", "Do move")
    assert [screen().tell(event, t.shown) for event, _ in t.sent("Be")] == [
        "Belle lays face down: Fire, Flip, Change Floor.",
        None,
        None,
        None,
        "Belle reveals Fire.",
        "Belle fires and hits Cheyenne.",
        "Cheyenne is thrown into car 1, stunned.",
        "Cheyenne reveals Flip.",
        "Cheyenne gets up.",
        "Django reveals Change Floor.",
        "Django climbs on to the roof of car 1.",
        "Doc reveals Move.",
        "Doc walks off the train and is out.",
    ]


# Asking for a scheme


def scheming(*words: str, expansions: str = "", language: str = "en") -> tuple[Answer, str]:
    """What Belle's player answers by typing this, and all that was shown."""
    t = table(inside="- | Be> | Ch> | Dj> | -", expansions=expansions)
    typist = Typist(*words)
    answer = screen(language).answer(t.match.asks[0], t.match.view(0), typist)
    assert typist.words == [], "it was confirmed before all was typed"
    return answer, typist.text


@pytest.mark.parametrize(
    ("typed", "scheme"),
    [
        pytest.param("134/", "flip move fire", id="numbers in one go"),
        pytest.param("4/1/3/", "fire flip move", id="one number after the other"),
        pytest.param("41/3/", "fire flip move", id="two numbers, then one"),
        pytest.param("fire/flip/change-floor/", "fire flip change-floor", id="names"),
        pytest.param("Fi/FL/change f/", "fire flip change-floor", id="beginnings of names"),
        pytest.param("mo/12/", "move flip change-floor", id="a name, then numbers"),
        pytest.param("1/2/u/34/", "flip move fire", id="undo one"),
        pytest.param("123/u/u/43/", "flip fire move", id="undo two of three"),
        pytest.param("123/u/u/u/u/432/", "fire move change-floor", id="undo more than all"),
    ],
)
def test_a_scheme_is_typed_as(typed: str, scheme: str) -> None:
    assert scheming(*typed.split("/"))[0] == Answer("scheme", tuple(scheme.split()))


@pytest.mark.parametrize(
    ("typed", "refused"),
    [
        pytest.param("1/1/23/", "Flip is already", id="a repeated card"),
        pytest.param("11/123/", "Flip is already", id="a card repeated in one go"),
        pytest.param("123/4/", "3 cards, no more", id="a fourth card"),
        pytest.param("1234/123/", "3 cards, no more", id="four cards in one go"),
        pytest.param("1/234/23/", "3 cards, no more", id="one and then three: none is taken"),
        pytest.param("1/5/23/", '"5" is none', id="a card that is not there"),
        pytest.param("0/123/", '"0" is none', id="number zero"),
        pytest.param("f/123/", '"f" is none', id="a beginning of two names"),
        pytest.param("/123/", "Choose 3 more cards", id="Enter without a card"),
        pytest.param("12//3/", "Choose 1 more card.", id="Enter with two cards"),
        pytest.param("1/horse/23/", '"horse" is none', id="a card that is not in play"),
        pytest.param("-1/123/", '"-1" is none', id="a negative number"),
        pytest.param("²/123/", '"²" is none', id="a number that is no digit"),
    ],
)
def test_what_is_no_choice_is_refused_and_changes_nothing(typed: str, refused: str) -> None:
    answer, text = scheming(*typed.split("/"))
    assert (answer, text.count(refused)) == (
        Answer("scheme", ("flip", "change-floor", "move")),
        1,
    )


def test_names_are_those_of_the_language() -> None:
    answer, _ = scheming("spara", "girati", "muovi", "", language="it")
    assert answer == Answer("scheme", ("fire", "flip", "move"))


def test_the_stack_is_shown_as_it_grows_and_what_confirms_it() -> None:
    _, text = scheming("4", "12", "")
    assert text.splitlines() == [
        "Belle, round 1: choose 3 cards, the first one on top.",
        "1 Flip   2 Change Floor   3 Move   4 Fire",
        "numbers choose · u undo · ? explains · q leaves",
        "> 4",
        "Your stack, top first: Fire",
        "> 12",
        "Your stack, top first: Fire, Flip, Change Floor",
        "Enter lays it down; u takes the last card back.",
        "> ",
    ]


def test_leaving_in_mid_scheme_answers_nothing() -> None:
    with pytest.raises(Quit):
        scheming("12")


def rules_in(text: str) -> list[str]:
    return [word.rstrip(":") for word in text.split() if word.startswith("COLT-")]


def first_rule(word: str) -> str:
    return next(clause.id for clause in clauses("COLT") if word in clause.about)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_explains_every_card_of_the_table_with_its_first_rule(
    language: str,
) -> None:
    _, text = scheming("?", "123", "", expansions="reflex horse time-car", language=language)
    cards = ["flip", "change-floor", "move", "fire", "reflex", "horse"]
    ids = [*(f"colt-card-{card}" for card in cards), "colt-word-stunned", "colt-word-time-car"]
    say = Texts(language).say
    assert ([f"{say(each)}: {say(each + '.about')}\n" in text for each in ids], rules_in(text)) == (
        [True] * 8,
        [first_rule(word) for word in [*cards, "stunned", "time-car"]],
    )


def test_a_question_mark_tells_nothing_of_expansions_that_are_not_in_play() -> None:
    _, text = scheming("?", "123", "")
    assert [word in text for word in ("Horse:", "Reflex:", "Time Travel Car:")] == [False] * 3


@pytest.mark.parametrize("question", ["?4", "? 4", "?fire", "?fi"])
def test_a_question_mark_and_a_card_show_all_rules_of_that_card(question: str) -> None:
    _, text = scheming(question, "123", "")
    fire = [clause.id for clause in clauses("COLT") if "fire" in clause.about]
    assert (len(fire) > 3, rules_in(text)) == (True, fire)


def test_explanations_leave_the_scheme_as_it_was() -> None:
    answer, _ = scheming("4", "?", "1", "?2", "3", "?", "")
    assert answer == Answer("scheme", ("fire", "flip", "move"))


# Asking for a bandit


def picking(*words: str) -> tuple[Answer, str]:
    match, typist = Match(GAME, 3, seed=1), Typist(*words)
    return screen().answer(match.asks[0], match.view(0), typist), typist.text


@pytest.mark.parametrize("typed", ["5", "ghost", "Gh", "g", "/5", "8/5", "d/5", "?/5", "nobody/5"])
def test_a_bandit_is_picked_by_number_or_name(typed: str) -> None:
    assert picking(*typed.split("/"))[0] == Answer("pick", ("ghost",))


def test_what_the_explanation_at_the_picking_promises_is_understood() -> None:
    _, text = picking("?", "?4", "1")
    assert ("such as ?4" in text, '"?4" is none of the choices' in text) != (True, True)


@pytest.mark.parametrize("ask", [picking, scheming])
def test_a_number_of_thousands_of_digits_is_refused_like_any_other(
    ask: Callable[..., tuple[Answer, str]],
) -> None:
    with pytest.raises(Quit):
        ask("?" + "1" * 5000, "1" * 5000)
