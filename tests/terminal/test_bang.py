"""BANG! in text: the drawings, the log and the prompts."""

from __future__ import annotations

import re
from itertools import cycle, product
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tables.bang import Bench, deal, legend, robbery, rush, table, who
from tables.every_game import Mix, mixes, step
from terminal.typist import Typist
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.engine.option import Value
from whistlestop.games.bang.game import GAME
from whistlestop.games.bang.view import TableView
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.rulebook import clauses
from whistlestop.terminal.bang.answers import alike
from whistlestop.terminal.bang.screen import BangScreen
from whistlestop.terminal.bang.words import WIDTH
from whistlestop.terminal.console import Quit
from whistlestop.terminal.names import seat_names
from whistlestop.terminal.screen import WrongView
from whistlestop.terminal.screen import screen as find_screen
from whistlestop.terminal.sitting import Sitting

PLAYERS = ("you", *("Normal (bot)",) * 7)
MIXES = list(mixes(GAME))


def screen(language: str = "en") -> BangScreen:
    return BangScreen(Texts(language), PLAYERS)


def drawn(t: Bench, letter: str | None = "A", language: str = "en") -> str:
    return screen(language).draw(t.view(letter)).plain + "\n"


def widest(text: str) -> int:
    return max(map(len, text.split("\n")))


def saloon() -> Bench:
    """Four at a table, with something of everything."""
    return table(
        A=who("bang-QH missed-2S beer-6H", "winchester barrel-QS", "rose-doolan", life=3, most=5),
        B=who("bang bang", "mustang-8H", "jesse-jones"),
        C=who("beer", "jail-4H schofield-JC", "paul-regret", life=1, most=3),
        D=who("", "", "suzy-lafayette", life=0),
        discard="panic-JH saloon",
        out="D",
    )


# The table


def test_the_table_shows_everybody_clockwise_from_the_viewer() -> None:
    assert (
        drawn(saloon())
        == """
Turn of Rose Doolan: playing cards

>* Rose Doolan     you              Sheriff      ●●●○○ 3 cards in hand
     Winchester 8♠, range 5 · Barrel Q♠
   Jesse Jones     Normal (bot)     role unknown ●●●●  2 cards in hand
     Colt .45, range 1 · distance 1, within range · Mustang 8♥
   Paul Regret     Normal (bot)     role unknown ●○○   1 card in hand
     Schofield J♣, range 2 · distance 1, within range · Jail 4♥
   Suzy Lafayette  Normal (bot)     Outlaw       ○○○○  out of the game

Draw pile: 67 · discard pile: 2, on top Saloon 5♥
BANG! this turn: 0 of 1
Your hand: 1 BANG! Q♥   2 Missed! 2♠   3 Beer 6♥
"""
    )


def test_the_viewer_comes_first_and_sees_the_own_role_and_hand_only() -> None:
    lines = drawn(saloon(), "C").split("\n")
    assert [line for line in lines if line[3:15].strip() in ("Rose Doolan", "Paul Regret")] == [
        " * Paul Regret     Normal (bot)     Outlaw       ●○○   1 card in hand",
        ">  Rose Doolan     you              Sheriff      ●●●○○ 3 cards in hand",
    ]
    assert lines[-2].startswith("Your hand: 1 Beer")


def test_a_spectator_sees_no_hand_no_distance_and_no_secret_role() -> None:
    text = drawn(saloon(), None)
    assert [word in text for word in ("Your hand", "distance", "Renegade", "Sheriff")] == [
        False,
        False,
        False,
        True,
    ]


def test_a_shot_under_way_is_shown_with_what_it_takes() -> None:
    t = table(
        A=who("bang-QH", character="slab-the-killer"),
        B=who("missed", character="jesse-jones"),
        C="",
    )
    t.play("A", "bang", at="B")
    assert "Jesse Jones is shot at with BANG! Q♥ and needs 2 Missed!\n" in drawn(t, "B")


def test_what_lies_in_the_general_store_is_shown_to_all() -> None:
    t = table(A="general-store", B="", C="", deck="bang-QH beer-6H duel-QD")
    t.play("A", "general-store")
    assert "To pick from: BANG! Q♥, Beer 6♥, Duel Q♦\n" in drawn(t, "C")


def test_a_duel_of_two_has_no_roles() -> None:
    text = drawn(table(A=who(character="jesse-jones"), B=who(character="black-jack")))
    assert ("role unknown" in text, "Outlaw" in text) == (False, False)


def test_without_a_limit_any_number_of_bangs_is_allowed() -> None:
    t = table(A=who(play="volcanic"), B="", C="")
    assert "BANG! this turn: 0, any number allowed" in drawn(t)


def test_before_the_characters_are_chosen_there_are_only_players() -> None:
    t = deal(4, characters="choose")
    assert screen("it").draw(t.view("A")).plain.count("?") == 4


def test_when_it_is_over_the_end_stands_above_the_table() -> None:
    t = table(A=who("bang", life=4), B=who("", life=1), C=who("", life=1), out="C")
    t.play("A", "bang", at="B")
    assert t.winners is not None
    text = drawn(t)
    why = t.view("A").why
    assert Texts("en").say(f"bang-over-{why}") in text
    assert "Your hand" not in text


def test_colour_is_put_on_hearts_and_bullets_and_changes_no_text() -> None:
    text = screen().sketch(saloon().view("A"))
    assert {text.plain[span.start : span.end] for span in text.spans} == {"●"}


def test_a_sketch_shows_who_is_left_with_life_and_cards() -> None:
    assert screen().sketch(saloon().view("A")).plain == (
        ">Rose Doolan     ●●●○○  3   Jesse Jones     ●●●●   2   Paul Regret     ●○○    1"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_fits_into_80_columns(language: str) -> None:
    arsenal = "barrel mustang-8H scope jail dynamite rev-carabine"
    slab = who(character="slab-the-killer")
    full = who("bang " * 12, arsenal, "slab-the-killer", life=5)
    t = table(A=full, B=slab, C=slab, D=slab, E=slab, F=slab, G=slab, H=slab)
    assert widest(drawn(t, "A", language)) <= WIDTH
    assert widest(drawn(t, "B", language)) <= WIDTH


def camp() -> Bench:
    """Gold Rush and its shadows: one of them has the turn, another one has found a side."""
    t = rush(
        A=who(character="madam-yto", nuggets=3, gear="boots gold-pan"),
        B=who(character="josh-mccloud", life=0, role="outlaw", nuggets=2),
        C=who(character="don-bell", life=0, role="renegade", nuggets=1),
        D=who(character="dutch-will", gear="wanted-2", role="outlaw"),
        shadows=True,
        out="BC",
        display="shot-1 bottle pickaxe",
        deck="bang-QH bang-KH",
    )
    return t.end("A")


def test_nuggets_equipment_shadows_and_what_is_for_sale_are_shown() -> None:
    assert (
        drawn(camp())
        == """
Turn of Josh McCloud: playing cards

 * Madam Yto       you              Sheriff      ●●●●  no cards in hand
     Colt .45, range 1 · 3 nuggets · Equipment: Boots, Gold Pan
>  Josh McCloud    Normal (bot)     Outlaw       ○○○○  2 cards in hand
     Shadow · Colt .45, range 1 · distance 1, within range · 2 nuggets
   Don Bell        Normal (bot)     Renegade     ○○○○  out of the game
     1 nugget
   Dutch Will      Normal (bot)     role unknown ●●●●  no cards in hand
     Colt .45, range 1 · distance 1, within range · Equipment: Wanted

Draw pile: 78 · discard pile: 0
BANG! this turn: 0 of 1
For sale, in nuggets: Shot 1, Bottle 2, Pickaxe 4 · equipment deck: 18, used: 0
Your hand is empty.
"""
    )


def test_the_side_of_a_shadow_of_a_renegade_is_shown_in_its_turn_and_after_it() -> None:
    t = camp().end("B")
    assert "\n     Shadow · rides with the Outlaws · Colt .45, range 1" in drawn(t)
    t.end("C")
    assert "\n     rides with the Outlaws · 1 nugget\n" in drawn(t)


def test_without_gold_rush_nothing_is_for_sale() -> None:
    assert "For sale" not in drawn(saloon())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_richest_table_fits_into_80_columns(language: str) -> None:
    black = "calumet gun-belt horseshoe pickaxe wanted gold-pan boots lucky-charm rucksack"
    full = who("bang " * 8, "barrel mustang-8H scope", "jacky-murieta", nuggets=30, gear=black)
    t = rush(A=full, B="", C="", D="", display="union-pacific gold-rush bottle", shadows=True)
    assert widest(drawn(t, "A", language)) <= WIDTH


def platform(**said: Any) -> Bench:
    """The Great Train Robbery: the Locomotive is at the third of four stations."""
    given = {
        "A": who("bang-QH beer-6H bang-KH", "mail-car barrel-QS", "sancho", most=4),
        "B": who("bang", "ghost-car mustang-8H", "evan-babbit", role="outlaw"),
        "C": who(character="manuelita"),
        "D": who(character="sgt-blaze"),
        "stations": "boom-town san-tafe tombrock yooma",
        "train": "caboose private-car coal-hopper",
        "loco": 3,
    }
    return robbery(**{**given, **said})


def test_the_line_and_the_train_are_shown_with_what_is_below_what_and_its_price() -> None:
    assert (
        drawn(platform())
        == """
Turn of Sancho: playing cards

>* Sancho          you              Sheriff      ●●●●  3 cards in hand
     Colt .45, range 1 · Mail Car, Barrel Q♠
   Evan Babbit     Normal (bot)     role unknown ●●●●  1 card in hand
     Colt .45, range 1 · distance 2, out of range · Ghost Car, Mustang 8♥
   Manuelita       Normal (bot)     role unknown ●●●●  no cards in hand
     Colt .45, range 1 · distance 2, out of range
   Sgt. Blaze      Normal (bot)     role unknown ●●●●  no cards in hand
     Colt .45, range 1 · distance 1, within range

The line, with the price at each station · railcars in the deck: 11
  1 Boom Town        a BANG!                    Private Car
  2 San Tafe         a card of hearts           Caboose
  3 Tombrock         1 life point               Locomotive: Ironhorse
  4 Yooma            a card from 2 to 9
  Not at a station yet: Coal Hopper

Draw pile: 90 · discard pile: 0
BANG! this turn: 0 of 1
Your hand: 1 BANG! Q♥   2 Beer 6♥   3 BANG! K♥
"""
    )


def test_at_the_end_of_the_line_the_locomotive_is_past_the_last_station() -> None:
    t = platform(A=who("full-steam bang", character="black-jack"), side="leland")
    t.play("A", "full-steam")
    text = drawn(t)
    assert "\n  4 Yooma            a card from 2 to 9         Caboose\n" in text
    assert "\n    End of the Line                             Locomotive: Leland\n" in text


def test_who_plays_on_without_life_is_shown_as_a_ghost() -> None:
    t = platform(A=who("bang", "scope", "sancho"), B=who("", "ghost-car", "evan-babbit", life=1))
    t.play("A", "bang", at="B")
    text = drawn(t)
    assert "Normal (bot)     role unknown ○○○○  no cards in hand\n     Ghost · Colt .45" in text
    assert log(t)[-1] == "Evan Babbit has no life left, and stays as a ghost."


def test_railcars_that_were_drawn_are_shown_until_they_lie_somewhere() -> None:
    t = platform(A=who("", "lounge-car", "sancho"), railcars="mail-car dining-car")
    t.use("A", "lounge-car")
    assert "\nTo pick from: Mail Car, Dining Car\n" in drawn(t, "B")


def test_the_station_without_a_price_shows_the_one_that_was_agreed_on() -> None:
    agreed: dict[str, Value] = {"custom-station": "like-yooma"}
    said = dict.fromkeys("ABCD", "")
    t = robbery(**said, stations="custom-station frisco", options=agreed)
    assert re.search(r"1 Custom Station +a card from 2 to 9 ", drawn(t))


def test_a_card_that_is_shown_for_a_free_advance_is_named() -> None:
    t = robbery(A="beer", B="", C="", D="", stations="crowns-hole frisco", loco=1)
    ask, typist = t.match.ask(0), Typist()
    assert ask is not None
    with pytest.raises(Quit):
        screen().answer(ask, t.view("A"), typist)
    assert "Show Beer 6♥ and move the train on, then take a railcar" in typist.text


def test_without_the_train_robbery_there_is_no_train() -> None:
    assert "station" not in drawn(saloon())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_line_fits_into_80_columns(language: str) -> None:
    cars = "passenger-car observation-car lumber-flatcar"
    stations = "virginia-town catico fort-wroth creepy-creek miners-oath custom-station"
    custom: dict[str, Value] = {"custom-station": "like-yooma"}
    said = dict.fromkeys("ABCDEFGH", who("", "", "shade-oconnor"))
    for loco in (1, 7, 9):
        t = robbery(**said, stations=stations, train=cars, loco=loco, options=custom)
        assert widest(drawn(t, "A", language)) <= WIDTH


def hall() -> Bench:
    """Legends: four Feats, and somebody who has become one."""
    return legend(
        A=who("beer-6H duel-QD missed-2S bang-AS", "barrel-QS", "rose-doolan", on="wilhelm-scream"),
        B=who("bang", "", "legendary-jesse-jones"),
        C=who("bang", "", "paul-regret", life=3, fame=2, on="bottleneck bottleneck"),
        D=who("", "", "vulture-sam"),
        feats="bottleneck wilhelm-scream old-west-gang thousand-ways-to-die",
        next_feats="borderlands",
    )


def test_the_feats_are_shown_with_everybodys_fame_and_how_one_stands() -> None:
    text = drawn(hall())
    assert "\n   ★Jesse Jones" in text
    assert "\n     Legend · Colt .45, range 1 · distance 1, within range\n" in text
    assert "Barrel Q♠ · 4 Fame tokens\n" in text
    assert " ".join(text.partition("Feats")[2].split()).startswith(
        "· in the deck: 12 "
        "Bottleneck (Discard a Beer, also at will) · Fame of Paul Regret 2 · you may perform it · "
        "you could with Beer 6♥ "
        "Wilhelm Scream (BANG! at distance 2 or more) · Fame of Rose Doolan 1 · "
        "your Fame lies on it "
        "Old West Gang (Hit 2 different players in a turn) · you may perform it "
        "A Thousand Ways to Die (Show 2 of a suit, one a Missed!, also at will) · "
        "you may perform it · you could with Missed! 2♠, BANG! A♠"
    )


def test_a_spectator_sees_the_feats_without_a_stand_of_the_own() -> None:
    text = drawn(hall(), None)
    assert "Bottleneck" in text
    assert "perform" not in text


def test_without_legends_there_are_no_feats() -> None:
    assert "Feat" not in drawn(saloon())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_feats_fit_into_80_columns(language: str) -> None:
    feats = "thousand-ways-to-die for-a-few-cards-more 3-15-to-yooma man-with-no-name"
    names = {"A": "calamity-janet", "B": "slab-the-killer", "C": "suzy-lafayette"}
    said: dict[str, Any] = {
        letter: who("missed bang bang", "", f"legendary-{name}", on=feats)
        for letter, name in names.items()
    }
    assert widest(drawn(legend(**said, feats=feats), "A", language)) <= WIDTH


def test_a_view_from_a_server_is_read_back_as_it_was() -> None:
    view = saloon().view("A")
    assert find_screen("bang", Texts("en"), PLAYERS).read(msgspec.to_builtins(view)) == view


def test_a_view_of_another_game_is_refused() -> None:
    with pytest.raises(WrongView):
        screen().read({"seat": 1})


# Whole games


def playthrough(mix: Mix, seed: int, eyes: int | None) -> list[tuple[Event, TableView]]:
    """A game at random, as these eyes see it."""
    match, rng = mix.match(seed), Random(seed)
    film = [(event.seen_by(eyes), match.view(eyes)) for event in match.events]
    match.watch(lambda event: film.append((event.seen_by(eyes), match.view(eyes))))
    while match.outcome is None:
        step(match, rng)
    return film


games = given(st.sampled_from(MIXES), st.integers(0, 2**20), st.sampled_from([None, 0, 1]))
few = settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))


@few
@games
def test_no_line_of_a_drawing_or_a_sketch_is_longer_than_80(
    mix: Mix, seed: int, eyes: int | None
) -> None:
    film = playthrough(mix, seed, eyes)
    for (_, view), language in zip(film[::3], cycle(LANGUAGES), strict=False):
        assert widest(screen(language).draw(view).plain) <= WIDTH
        assert widest(screen(language).sketch(view).plain) <= WIDTH


@few
@games
def test_every_event_is_told_in_every_language_or_in_none(
    mix: Mix, seed: int, eyes: int | None
) -> None:
    for event, view in playthrough(mix, seed, eyes):
        told = [screen(language).tell(event, view) for language in LANGUAGES]
        assert (None in told) == (told == [None] * 3)


SILENT = {
    *("discarded", "played", "shot", "checked", "drew", "flipped", "returned"),
    *("paid-nuggets", "got-equipment"),
}


@few
@games
def test_only_what_is_told_elsewhere_is_not_told(mix: Mix, seed: int, eyes: int | None) -> None:
    for event, view in playthrough(mix, seed, eyes):
        assert event.kind in SILENT or screen().tell(event, view)


def every_ask(mix: Mix, seed: int) -> list[tuple[Ask, TableView]]:
    """All that is asked in a game at random, with what is seen by who is asked."""
    match, rng, found = mix.match(seed, snapshots=False), Random(seed), []
    while match.outcome is None:
        found += [(ask, match.view(ask.seat)) for ask in match.asks]
        step(match, rng)
    return found


def numbers(text: str) -> dict[str, str]:
    """The last menu: what is said of each number."""
    menu = re.findall(r"(?:^ ?\d+ .+\n)+", text, re.MULTILINE)
    return dict(re.findall(r"^ ?(\d+) (.+)$", menu[-1], re.MULTILINE))


def all_ways(ask: Ask, view: TableView, language: str) -> list[Answer]:
    """What is answered by typing every number there is to type."""
    found: list[Answer] = []
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        typed = waiting.pop()
        typist = Typist(*typed)
        try:
            found.append(screen(language).answer(ask, view, typist))
        except Quit:
            waiting += [(*typed, each) for each in numbers(typist.text)]
    return found


@few
@given(st.sampled_from(MIXES), st.integers(0, 2**20))
def test_every_answer_can_be_given_by_numbers_in_exactly_one_way(mix: Mix, seed: int) -> None:
    asks = every_ask(mix, seed)
    for (ask, view), language in zip(asks[::3], cycle(LANGUAGES), strict=False):
        given = [str(alike(answer)) for answer in all_ways(ask, view, language)]
        assert sorted(given) == sorted({str(alike(answer)) for answer in ask.answers})


@few
@given(st.sampled_from(MIXES), st.integers(0, 2**20))
def test_no_two_lines_of_a_menu_say_the_same(mix: Mix, seed: int) -> None:
    for (ask, view), language in zip(every_ask(mix, seed), cycle(LANGUAGES), strict=False):
        typist = Typist()
        with pytest.raises(Quit):
            screen(language).answer(ask, view, typist)
        said = [each for each in numbers(typist.text).values() if "9♠" not in each]
        assert len(set(said)) == len(said)  # two Stagecoaches are alike even in their signs


EVERYTHING = "gold-rush shadow-gunslingers train-robbery legends"
TABLES = [
    *product((2, 4, 7), ("",)),
    *product((3, 8), ("train-robbery",)),
    *product((2, 5), ("gold-rush shadow-gunslingers train-robbery", "legends")),
    *product(range(2, 9), (EVERYTHING,)),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "expansions"), TABLES)
def test_a_whole_game_is_played_by_typing_numbers(
    seats: int, expansions: str, language: str
) -> None:
    options: dict[str, Value] = dict.fromkeys(expansions.split(), True)
    match, luck = Match(GAME, seats, options, 5, seat_names(seats, 1, "easy")), Random(5)
    typist = Typist()

    def type_any(_prompt: str) -> None:
        typist.words = [luck.choice(["?", "", *numbers(typist.text)])]

    typist.before = type_any
    sitting = Sitting(match, Texts(language), typist, pause=0)
    sitting.play()
    table = sitting.screen.draw(match.view(0)).plain
    assert typist.text.endswith(f"{table}\n\n{Texts(language).say('terminal-seed', seed='5')}\n")


# The log


def log(t: Bench, letter: str | None = None) -> list[str]:
    """All that was told to this seat, or to a spectator."""
    view = t.view(letter)
    seat = None if letter is None else view.seat
    told = [screen().tell(event.seen_by(seat), view) for event in t.match.events]
    return [each for each in told if each is not None]


def test_the_log_of_a_shot_reads_like_prose() -> None:
    t = table(
        A=who("bang-QH", character="slab-the-killer"),
        B=who("missed-2S", "barrel-QS", "jesse-jones", life=1),
        C=who(character="vulture-sam"),
        D=who(character="black-jack"),
        deck="4S",
    )
    t.play("A", "bang", at="B").use("B", "barrel-QS").answer("B", "missed-2S")
    assert log(t) == [
        "Slab the Killer plays BANG! Q♥ against Jesse Jones.",
        "Slab the Killer shoots at Jesse Jones: only 2 Missed! will stop it.",
        "Jesse Jones turns over for Barrel: 4♠.",
        "Barrel: no luck for Jesse Jones.",
        "Jesse Jones ducks, thanks to Missed! 2♠, but needs 1 more Missed!.",
        "BANG! costs Jesse Jones 1 life point: none left.",
        "Jesse Jones is falling and needs 1 life point to stay in.",
        "Slab the Killer puts Jesse Jones out of the game. The role was Renegade.",
        "Vulture Sam takes Barrel Q♠ from Jesse Jones.",
    ]


def test_cards_drawn_are_named_to_their_owner_only() -> None:
    t = table(A=who("stagecoach-9S", character="jesse-jones"), B="", C="", deck="bang-QH beer-6H")
    t.play("A", "stagecoach")
    assert [log(t, letter)[-1] for letter in ("A", "B")] == [
        "Stagecoach: Jesse Jones draws 2 cards: BANG! Q♥, Beer 6♥.",
        "Stagecoach: Jesse Jones draws 2 cards.",
    ]


def test_a_gift_is_not_named_twice() -> None:
    t = table(
        A=who("bang-QH", character="jesse-jones"), B=who("", character="bart-cassidy"), C="", D=""
    )
    t.play("A", "bang", at="B")
    assert log(t)[-1] == "Bart Cassidy draws 1 card."


def test_a_card_played_as_another_is_told_so() -> None:
    t = table(A=who("missed-2S", character="calamity-janet"), B=who(character="black-jack"), C="")
    t.play("A", "missed", at="B")
    assert log(t)[0] == "Calamity Janet plays Missed! 2♠ as BANG! against Black Jack."


def crew() -> Bench:
    """A market for who has the nuggets."""
    return rush(
        A=who("beer-6H", character="slab-the-killer", nuggets=7),
        B=who("bang", "barrel-QS", "jesse-jones", gear="lucky-charm"),
        C=who(character="rose-doolan"),
        D=who(character="black-jack"),
        display="wanted-1 bottle-2 rucksack",
        equipment="shot-1 shot-3 boots",
    )


def test_the_log_of_a_purchase_reads_like_prose() -> None:
    t = crew().buy("A", "wanted", at="B").buy("A", "bottle").like("A", "bang", at="B").passes("B")
    assert log(t) == [
        "Slab the Killer buys Wanted for 2 nuggets: it goes to Jesse Jones.",
        "New on offer: Shot.",
        "Wanted now lies before Jesse Jones.",
        "Slab the Killer buys Bottle for 2 nuggets.",
        "New on offer: Shot.",
        "Slab the Killer uses Bottle as BANG! against Jesse Jones.",
        "Bottle costs Jesse Jones 1 life point: 3 left.",
        "Slab the Killer takes 1 nugget and has 4.",
        "Lucky Charm: Jesse Jones takes 1 nugget and has 1.",
    ]


def test_the_log_of_a_sale_and_of_what_is_paid_for() -> None:
    t = crew().sell("A", "beer").scrap("A", "lucky-charm", at="B").buy("A", "rucksack")
    assert log(t) == [
        "Slab the Killer sells Beer 6♥.",
        "Slab the Killer takes 1 nugget and has 8.",
        "Slab the Killer pays 4 nuggets: 4 left.",
        "Slab the Killer makes Jesse Jones discard Lucky Charm.",
        "Rucksack: Slab the Killer pays 3 nuggets: 1 left.",
        "Slab the Killer buys Rucksack for 3 nuggets.",
        "New on offer: Shot.",
    ]


def test_a_bargain_is_told_as_one() -> None:
    t = rush(A=who(character="pretty-luzena"), B="", C="", D="", display="shot bottle rhum")
    t.buy("A", "shot", at="A", price=0)
    assert log(t)[-2] == "Pretty Luzena gets Shot for nothing."


def test_the_log_of_shadows_reads_like_prose() -> None:
    assert log(camp().end("B")) == [
        "The shadow of Josh McCloud comes back for a turn.",
        "Josh McCloud begins a turn.",
        "Josh McCloud draws 2 cards.",
        "BANG! Q♥ fades away with Josh McCloud.",
        "BANG! K♥ fades away with Josh McCloud.",
        "The shadow of Josh McCloud is gone.",
        "The shadow of Don Bell comes back for a turn.",
        "Don Bell now rides with the Outlaws.",
        "Don Bell begins a turn.",
        "Don Bell draws 2 cards.",
    ]


def test_a_shot_without_a_card_comes_from_the_weapon() -> None:
    t = rush(
        A=who(play="remington", character="jacky-murieta", nuggets=2),
        B=who("bang", character="black-jack"),
        C="",
        D="",
    )
    t.use("A", "jacky-murieta", at="B")
    _, text = answering(t, "B", "")
    assert text.startswith("Jacky Murieta shoots at you with Remington K♣. How do you dodge?")
    assert "Black Jack is shot at with Remington K♣" in drawn(t)
    assert log(t) == [
        "Jacky Murieta pays 2 nuggets.",
        "Jacky Murieta shoots at Black Jack.",
    ]


def test_the_log_of_railcars_reads_like_prose() -> None:
    t = platform(deck="duel-QD").board("A", "private-car", "bang-QH").use("A", "mail-car")
    t.do("A", "give at 3 for 1")
    told = [
        "Sancho pays BANG! Q♥ at Boom Town.",
        "Sancho takes Private Car at Boom Town.",
        "Sancho puts Private Car into play.",
        "Sancho gives up Mail Car.",
        "Mail Car: Sancho draws 3 cards.",
    ]
    assert log(t, "B") == [*told, "Sancho gives a card to Sgt. Blaze."]
    assert log(t, "D") == [*told, "Sancho gives Duel Q♦ to Sgt. Blaze."]


def test_the_log_of_the_end_of_the_line_reads_like_prose() -> None:
    t = platform(A=who("full-steam-2S bang", character="sgt-blaze"), D=who(character="black-jack"))
    t.play("A", "full-steam").do("A", "done").do("A", "double").spares("A", at="C").passes("A")
    t.passes("B").spares("A", at="A").passes("B")
    assert log(t)[:-3] == [
        "Sgt. Blaze plays Full Steam 2♠.",
        "The train reaches the End of the Line!",
        "Manuelita draws 2 cards.",
        "Sgt. Blaze lets Ironhorse do its work twice.",
        "Sgt. Blaze leaves Manuelita out of Ironhorse.",
        "Ironhorse fires at Sgt. Blaze.",
        "Ironhorse costs Sgt. Blaze 1 life point: 3 left.",
        "Ironhorse fires at Evan Babbit.",
        "Ironhorse costs Evan Babbit 1 life point: 3 left.",
        "Ironhorse fires at Black Jack.",
        "Ironhorse costs Black Jack 1 life point: 3 left.",
        "Sgt. Blaze stays out of Ironhorse.",
    ]


def test_the_start_of_a_new_line_is_told() -> None:
    t = platform(A=who("full-steam-2S bang", character="black-jack"))
    t.play("A", "full-steam").do("A", "done").do("A", "skip")
    assert log(t)[-2:] == [
        "Black Jack lets Leland do nothing.",  # by the view of now: the other side is up
        "A new line is laid out, and Leland pulls the train.",
    ]


@pytest.mark.parametrize(
    ("card", "answers", "told"),
    [
        pytest.param(
            "switch-6H",
            "play switch-6H scope-AS mustang-8H at 1",
            [
                "Black Jack plays Switch 6♥ against Mustang 8♥ of Evan Babbit.",
                "Black Jack gives Scope A♠ to Evan Babbit and gets Mustang 8♥.",
            ],
            id="an exchange",
        ),
        pytest.param(
            "water-tower-8H",
            "play water-tower-8H caboose",
            [
                "Black Jack plays Water Tower 8♥ and takes Caboose from the train.",
                "Black Jack puts Caboose into play.",
            ],
            id="a railcar for nothing",
        ),
        pytest.param(
            "next-stop-2D",
            "play next-stop-2D",
            [
                "Black Jack plays Next Stop 2♦.",
                "Next Stop: Black Jack draws 1 card.",
                "The train moves on to Yooma.",
            ],
            id="a move",
        ),
        pytest.param(
            "money-bag-QC",
            "play money-bag-QC",
            [
                "Black Jack plays Money Bag Q♣ as Wells Fargo.",
                "Wells Fargo: Black Jack draws 3 cards.",
            ],
            id="the card on top",
        ),
        pytest.param(
            "bang-QH",
            "play bang-QH at 1/use evan-babbit panic-JH at 2",
            [
                "Black Jack plays BANG! Q♥ against Evan Babbit.",
                "Evan Babbit discards Panic! J♥.",
                "Evan Babbit passes the shot on to Manuelita.",
                "BANG! costs Manuelita 1 life point: 3 left.",
            ],
            id="a shot passed on",
        ),
        pytest.param(
            "train-robbery-4D",
            "play train-robbery-4D at 1/shot mustang-8H/pass/discard ghost-car",
            [
                "Black Jack plays Train Robbery 4♦ against Evan Babbit.",
                "Black Jack shoots at Evan Babbit.",
                "Train Robbery costs Evan Babbit 1 life point: 3 left.",
                "Train Robbery: Evan Babbit discards Ghost Car.",
            ],
            id="a robbery",
        ),
        pytest.param(
            "beer-6H",
            "advance/board caboose",
            [
                "The train moves on to Yooma.",
                "Tombrock costs Black Jack 1 life point: 3 left.",
                "Black Jack takes Caboose at Tombrock.",
                "Black Jack puts Caboose into play.",
            ],
            id="a life point paid",
        ),
    ],
)
def test_the_log_of_the_train_robbery(card: str, answers: str, told: list[str]) -> None:
    t = platform(
        A=who(card, "scope", "black-jack"),
        B=who("panic-JH", "ghost-car mustang-8H", "evan-babbit"),
        discard="wells-fargo-3H",
    )
    for answer in answers.split("/"):
        assert t.asked is not None
        t.do(t.asked[0], answer)
    assert log(t) == told


def test_nobody_is_called_lucky_for_not_being_most_wanted() -> None:
    t = platform(A=who("most-wanted", character="black-jack"), deck="bang 4S QH QD QC")
    assert [each for each in log(t.play("A", "most-wanted")) if "luck" in each] == []


def test_what_was_seen_on_the_map_is_told_to_who_saw_it_only() -> None:
    t = platform(phase="start", A=who("", "map", "sancho"), deck="bang-QH beer-6H")
    t.do("A", "drop for 1")
    assert [log(t, letter)[1:4] for letter in ("A", "B")] == [
        [
            "Sancho looks at BANG! Q♥, Beer 6♥.",
            "Map: Sancho discards BANG! Q♥.",
            "Sancho puts Beer 6♥ back on the draw pile.",
        ],
        [
            "Sancho looks at the top of the draw pile.",
            "Map: Sancho discards BANG! Q♥.",
            "Sancho puts the rest back on the draw pile.",
        ],
    ]


def test_who_is_out_and_gets_the_ghost_car_comes_back() -> None:
    t = platform(B=who(character="jesse-jones", life=0), train="private-car ghost-car", out="B")
    t.do("A", "board ghost-car to free").give("A", at="B")
    assert log(t) == [
        "Sancho takes Ghost Car at Boom Town without paying.",
        "Jesse Jones comes back as a ghost.",
        "Sancho lays Ghost Car before Jesse Jones.",
    ]


def test_the_log_of_a_feat_and_of_a_new_legend_reads_like_prose() -> None:
    t = legend(
        A=who("beer-6H bang", "", "rose-doolan", life=2, fame=2),
        B=who(character="jesse-jones"),
        C="",
        D="",
        feats="bottleneck",
    )
    t.do("A", "perform bottleneck beer-6H")
    assert log(t) == [
        "Bottleneck: Legendary Rose Doolan discards Beer 6♥.",
        "Legendary Rose Doolan performs Bottleneck and puts 2 Fame tokens on it, the last.",
        "Rose Doolan becomes a Legend!",
        "Legendary Rose Doolan wins back 1 life point and has 3.",
    ]


def test_the_log_of_a_claim_and_of_a_boast() -> None:
    t = legend(
        A=who("beer-6H", "", "legendary-rose-doolan"),
        B=who("", "", "legendary-jesse-jones", life=3),
        C="",
        D="",
        feats="bottleneck",
        next_feats="borderlands",
    )
    t.do("A", "claim bottleneck beer-6H").do("A", "hit at 1")
    assert log(t) == [
        "Bottleneck: Legendary Rose Doolan discards Beer 6♥.",
        "Legendary Rose Doolan claims Bottleneck.",
        "Claim costs Legendary Jesse Jones 1 life point: 2 left.",
        "Bottleneck is put away.",
        "A new Feat lies open: Borderlands.",
    ]


def test_a_card_that_opens_the_jail_is_told() -> None:
    t = legend(
        A=who("beer-6H bang", "jail", "jesse-jones"),
        B="",
        C="",
        D="",
        phase="start",
        feats="bottleneck",
    )
    t.do("A", "discard beer-6H")
    assert "Jail: Jesse Jones discards Beer 6♥." in log(t)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_end_is_told_with_its_reason_and_its_winners(seats: int, language: str) -> None:
    match, rng = Match(GAME, seats, {}, 3), Random(3)
    while match.outcome is None:
        step(match, rng)
    end, view = match.events[-1], match.view(None)
    told = screen(language).tell(end, view)
    names = [
        Texts(language).say(f"bang-character-{view.players[seat].character}")
        for seat in match.outcome.winners
    ]
    assert told is not None
    assert Texts(language).say(f"bang-over-{view.why}") in told
    assert all(name in told for name in names)


def test_a_turn_and_the_end_are_worth_a_look() -> None:
    kinds = ("turn", "over", "played", "wounded")
    assert [screen().opens_step(Event(kind, {})) for kind in kinds] == [True, True, False, False]


# Asking


def answering(t: Bench, letter: str, *words: str, language: str = "en") -> tuple[str, str]:
    """What is answered by typing this, and all that was shown."""
    typist = Typist(*words)
    answer = screen(language).answer(t.ask(letter), t.view(letter), typist)
    assert typist.words == [], "it was answered before all was typed"
    return str(answer), typist.text


def turn() -> Bench:
    return table(
        A=who(
            "bang-QH bang-KH cat-balou-KH missed-2S beer-6H", "schofield-JC", "sid-ketchum", life=3
        ),
        B=who("bang", "barrel-QS", "jesse-jones"),
        C=who("bang", character="black-jack"),
        D=who(character="rose-doolan"),
    )


def test_a_turn_is_asked_card_by_card_with_the_numbers_of_the_hand() -> None:
    _, text = answering(turn(), "A", "7")
    assert text.splitlines() == [
        "Your turn: what will you play?",
        " 1 Play BANG! Q♥",
        " 2 Play BANG! K♥",
        " 3 Play Cat Balou K♥",
        " 5 Play Beer 6♥",
        " 6 Use Sid Ketchum",
        " 7 End the turn",
        "a number chooses · ? explains · q leaves",
        "> 7",
    ]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        pytest.param("1/2", "play bang-QH at 2", id="numbers"),
        pytest.param("bang/ros", "play bang-QH at 3", id="the first of a kind, and a character"),
        pytest.param("bang! k/black j", "play bang-KH at 2", id="a card by its sign"),
        pytest.param("bang-kh/b", "play bang-KH at 2", id="a card by its id"),
        pytest.param("2//1/1", "play bang-QH at 1", id="Enter goes back"),
        pytest.param("cat/jesse/barrel", "play cat-balou-KH barrel-QS at 1", id="a card in play"),
        pytest.param("3/1", "play cat-balou-KH at 1 to hand", id="a card from a hand"),
        pytest.param("be", "play beer-6H", id="the beginning of a card"),
        pytest.param("sid/4", "use sid-ketchum missed-2S", id="a trade by the hand's numbers"),
        pytest.param("6/beer", "use sid-ketchum beer-6H", id="a trade by name"),
        pytest.param("e", "end", id="the beginning of an answer"),
        pytest.param("end", "end", id="a verb"),
        pytest.param("4/7", "end", id="a card that cannot be played"),
        pytest.param("b/0/99/²/nobody//7", "end", id="nothing that is there"),
    ],
)
def test_a_turn_is_typed_as(typed: str, answer: str) -> None:
    if typed == "cat/jesse/barrel":  # two ways to rob Jesse Jones: the player alone is not enough
        assert '"jesse" is none' in answering(turn(), "A", *typed.split("/"))[1]
    assert answering(turn(), "A", *typed.split("/"))[0] == answer


def test_who_can_be_shot_at_is_asked_when_there_are_several() -> None:
    _, text = answering(turn(), "A", "1", "1")
    assert text.splitlines()[9:] == [
        "BANG! Q♥: against whom?",
        " 1 Jesse Jones",
        " 2 Black Jack",
        " 3 Rose Doolan",
        "a number chooses · Enter goes back · ? explains · q leaves",
        "> 1",
    ]


def test_a_card_with_one_target_says_so_and_asks_no_more() -> None:
    t = table(A=who("jail-4H", character="jesse-jones"), B=who(character="black-jack"))
    answer, text = answering(t, "A", "1")
    assert (answer, "Play Jail 4♥ against Black Jack" in text) == ("play jail-4H at 1", True)


def test_names_are_those_of_the_language() -> None:
    assert answering(turn(), "A", "birra", language="it")[0] == "play beer-6H"
    assert answering(turn(), "A", "cerv", language="pt")[0] == "play beer-6H"


def test_a_shot_is_answered_with_a_card_a_barrel_or_nothing() -> None:
    t = table(
        A=who("bang-QH", character="jesse-jones"),
        B=who("beer-6H missed-2S bang-AS", "barrel-QS", "calamity-janet"),
        C="",
    )
    t.play("A", "bang", at="B")
    answer, text = answering(t, "B", "barrel")
    assert (answer, text.splitlines()[:5]) == (
        "use barrel-QS",
        [
            "Jesse Jones shoots at you with BANG! Q♥. How do you dodge?",
            " 2 Play Missed! 2♠",
            " 3 Play BANG! A♠ as Missed!",
            " 4 Use Barrel Q♠",
            " 5 Do nothing",
        ],
    )


def test_who_can_only_let_it_happen_presses_enter() -> None:
    t = table(A=who("bang-QH", character="jesse-jones"), B="beer", C="")
    t.play("A", "bang", at="B")
    answer, text = answering(t, "B", "")
    assert (answer, "Enter goes on" in text) == ("pass", True)


def test_an_empty_word_is_no_answer_where_there_are_several() -> None:
    answer, text = answering(turn(), "A", "", "7")
    assert (answer, '"" is none of the choices' in text) == ("end", True)


def test_a_character_is_chosen_by_name_and_explained_before() -> None:
    t = deal(4, characters="choose")
    names = [answer.cards[0] for answer in t.ask("A").answers]
    answer, text = answering(t, "A", "?", names[1])
    about = [Texts("en").say(f"bang-character-{name}.about") for name in names]
    assert (answer, [each in text for each in about]) == (f"choose {names[1]}", [True, True])


@pytest.mark.parametrize("word", ["1" * 5000, "?" + "1" * 5000])
def test_a_number_of_thousands_of_digits_is_refused_like_any_other(word: str) -> None:
    assert '1..." is none' in answering(turn(), "A", word, "7")[1]


def test_leaving_answers_nothing() -> None:
    with pytest.raises(Quit):
        answering(turn(), "A", "1")


def test_what_is_for_sale_comes_after_the_hand() -> None:
    _, text = answering(crew(), "A", "end")
    assert text.splitlines()[1:-2] == [
        " 1 Play Beer 6♥",
        " 2 Buy Wanted for 2 nuggets",
        " 3 Buy Bottle for 2 nuggets",
        " 4 Buy Rucksack for 3 nuggets",
        " 5 Make Jesse Jones discard Lucky Charm for 4 nuggets",
        " 6 Sell Beer 6♥ for 1 nugget",
        " 7 End the turn",
    ]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        pytest.param("2/1", "buy wanted-1 at 0 for 2", id="for oneself"),
        pytest.param("wanted/jesse", "buy wanted-1 at 1 for 2", id="for somebody, by name"),
        pytest.param("2//3", "buy bottle-2 for 2", id="Enter goes back"),
        pytest.param("buy r", "buy rucksack for 3", id="the beginning of an answer"),
        pytest.param("lucky", "scrap lucky-charm at 1 for 4", id="the equipment of others"),
        pytest.param("beer", "play beer-6H", id="a card that could also be sold is played"),
        pytest.param("6", "sell beer-6H", id="unless one says so by number"),
        pytest.param("sell", "sell beer-6H", id="or by a word"),
    ],
)
def test_a_purchase_is_typed_as(typed: str, answer: str) -> None:
    assert answering(crew(), "A", *typed.split("/"))[0] == answer


def test_for_whom_it_is_bought_is_asked() -> None:
    _, text = answering(crew(), "A", "2", "1")
    assert text.splitlines()[-7:-2] == [
        "Wanted: for whom?",
        " 1 Slab the Killer",
        " 2 Jesse Jones",
        " 3 Rose Doolan",
        " 4 Black Jack",
    ]


def test_a_name_that_could_be_bought_or_discarded_is_not_enough() -> None:
    t = rush(
        A=who(nuggets=9),
        B=who(character="jesse-jones", gear="wanted-1"),
        C="",
        D="",
        display="wanted-2 rhum boots",
    )
    _, text = answering(t, "A", "wanted", "end")
    assert '"wanted" is none of the choices' in text


def test_of_two_copies_only_one_is_offered() -> None:
    t = rush(A=who(nuggets=1), B="", C="", D="", display="shot-1 shot-2 boots")
    assert len(t.can("A", "buy")) == 8
    answer, text = answering(t, "A", "shot", "2")
    assert (answer, text.count("Buy Shot")) == ("buy shot-1 at 1 for 1", 1)


def test_two_prices_are_two_offers_and_the_name_takes_the_lower() -> None:
    t = rush(A=who(character="pretty-luzena", nuggets=4), B="", display="boots rhum pickaxe")
    answer, text = answering(t, "A", "boots")
    said = ["Buy Boots for 2 nuggets", "Buy Boots for 3 nuggets"]
    assert (answer, [each in text for each in said]) == ("buy boots for 2", [True, True])


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        pytest.param("1/1", "as bang at 1", id="a shot"),
        pytest.param("panic/barrel", "as panic barrel-QS at 1", id="a card in play"),
        pytest.param("2/1", "as panic at 1 to hand", id="a card from the hand"),
        pytest.param("as beer", "as beer", id="a drink"),
    ],
)
def test_what_a_bottle_is_used_as_is_asked(typed: str, answer: str) -> None:
    found, text = answering(crew().buy("A", "bottle"), "A", *typed.split("/"))
    assert (found, text.splitlines()[:4]) == (
        answer,
        ["Bottle: what do you use it as?", " 1 As BANG!", " 2 As Panic!", " 3 As Beer"],
    )


@pytest.mark.parametrize("typed", ["3", "rose", "give shot to r"])
def test_whom_a_card_is_given_that_was_found_is_asked(typed: str) -> None:
    t = rush(
        A=who(character="josh-mccloud", nuggets=2),
        B=who(character="jesse-jones"),
        C=who(character="rose-doolan"),
        D="",
        equipment="shot-1",
    )
    answer, text = answering(t.use("A", "josh-mccloud"), "A", typed)
    assert (answer, text.splitlines()[:2]) == (
        "give shot-1 at 2",
        ["Shot: for whom?", " 1 Give Shot to Josh McCloud"],
    )


def test_a_shot_for_nuggets_is_aimed() -> None:
    t = rush(
        A=who(character="jacky-murieta", nuggets=2),
        B=who(character="jesse-jones"),
        C="",
        D=who(character="black-jack"),
    )
    answer, text = answering(t, "A", "jacky", "black")
    assert (answer, "Jacky Murieta: against whom?" in text) == ("use jacky-murieta at 3", True)


def test_railcars_come_after_the_hand_with_their_stations_and_prices() -> None:
    _, text = answering(platform(), "A", "end")
    assert text.splitlines()[1:-2] == [
        " 1 Play BANG! Q♥ against Sgt. Blaze",
        " 2 Play Beer 6♥",
        " 3 Play BANG! K♥ against Sgt. Blaze",
        " 4 Use Mail Car",
        " 5 Take Caboose at San Tafe without paying",
        " 6 Take Caboose at San Tafe (a card of hearts)",
        " 7 Take Private Car at Boom Town without paying",
        " 8 Take Private Car at Boom Town (a BANG!)",
        " 9 Move the train on, then take a railcar",
        "10 End the turn",
    ]


def test_what_is_paid_with_is_asked_by_the_numbers_of_the_hand() -> None:
    t = platform(A=who("duel-QD beer-6H bang-KH", "barrel-QS mustang-9H", "black-jack"))
    answer, text = answering(t, "A", "caboose", "3")
    assert (answer, text.splitlines()[-6:-2]) == (
        "board caboose bang-KH",
        ["Caboose: what do you pay with?", " 2 Beer 6♥", " 3 BANG! K♥", " 4 Mustang 9♥"],
    )


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        pytest.param("5", "board caboose to free", id="for nothing, by number"),
        pytest.param("caboose", "board caboose to free", id="by name, for nothing if that can be"),
        pytest.param("8/bang! k", "board private-car bang-KH", id="with a card"),
        pytest.param("8//9", "advance", id="Enter goes back"),
        pytest.param("move", "advance", id="the beginning of an answer"),
        pytest.param("mail", "use mail-car", id="the own railcar"),
    ],
)
def test_a_railcar_is_typed_as(typed: str, answer: str) -> None:
    assert answering(platform(), "A", *typed.split("/"))[0] == answer


def test_an_exchange_is_asked_in_three_steps() -> None:
    t = platform(
        A=who("switch-6H", "barrel-QS scope", "black-jack"),
        C=who("", "dynamite-2H", "rose-doolan"),
    )
    answer, text = answering(t, "A", "switch", "2", "dyn")
    keys = "a number chooses · Enter goes back · ? explains · q leaves"
    assert (answer, text.splitlines()[-10:]) == (
        "play switch-6H barrel-QS dynamite-2H at 2",
        [
            "Switch 6♥: which of your cards do you give?",
            " 2 Barrel Q♠",
            " 3 Scope A♠",
            keys,
            "> 2",
            "Switch 6♥: Barrel Q♠ for which card?",
            " 1 Evan Babbit: Mustang 8♥",
            " 2 Rose Doolan: Dynamite 2♥",
            keys,
            "> dyn",
        ],
    )


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        pytest.param("sleeper/scope/evan", "use sleeper-car scope-AS at 1", id="names"),
        pytest.param("2/2/3", "use sleeper-car barrel-QS at 3", id="numbers"),
        pytest.param("2/2//2/3/1", "use sleeper-car scope-AS at 1", id="Enter starts again"),
    ],
)
def test_a_card_that_is_spent_on_a_shot_comes_before_its_target(typed: str, answer: str) -> None:
    t = platform(A=who("missed", "sleeper-car barrel-QS scope", "black-jack"))
    given, text = answering(t, "A", *typed.split("/"))
    card = "Barrel Q♠" if "barrel" in answer else "Scope A♠"
    assert (given, f"Sleeper Car and {card}: against whom?" in text) == (answer, True)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        pytest.param("evan/2", "use evan-babbit beer-6H at 2", id="a shot passed on"),
        pytest.param("caboose/mustang", "use caboose mustang-8H", id="a blue card as a Missed!"),
        pytest.param("bagg", "use baggage-car", id="a railcar as a Missed!"),
    ],
)
def test_a_shot_is_dodged_by_new_means(typed: str, answer: str) -> None:
    t = platform(
        A=who("bang-QH", "scope", character="black-jack"),
        B=who("bang-KH beer-6H", "caboose mustang-8H baggage-car", "evan-babbit"),
        train="private-car",
    )
    t.play("A", "bang", at="B")
    assert answering(t, "B", *typed.split("/"))[0] == answer


def test_the_locomotive_is_what_shoots_at_the_end_of_the_line() -> None:
    t = platform(A=who("full-steam bang", character="black-jack"))
    t.play("A", "full-steam").do("A", "done")
    _, text = answering(t, "A", "its work")
    assert text.startswith(
        "Full steam ahead: what shall Ironhorse do?\n 1 Nothing at all\n 2 Its work, twice in a row"
    )
    t.do("A", "double")
    _, text = answering(t, "A", "")
    assert text.startswith("You are shot at with Ironhorse. How do you dodge?")
    assert "\nBlack Jack is shot at with Ironhorse and needs 1 Missed!\n" in drawn(t)


def test_the_locomotive_is_also_a_store() -> None:
    t = platform(A=who("full-steam bang", character="black-jack"), side="leland")
    t.play("A", "full-steam").do("A", "done").do("A", "double")
    assert answering(t, "A", "1")[1].startswith("Leland: which card do you take?")


def asked_of(t: Bench, letter: str, *words: str) -> list[str]:
    """The question and its menu, and what is answered at last."""
    answer, text = answering(t, letter, *words)
    lines = text.splitlines()
    return [*lines[: next(at for at, each in enumerate(lines) if " · " in each)], answer]


def test_a_card_of_the_mail_is_given_by_its_place() -> None:
    t = platform(deck="duel-QD missed-2S stagecoach-9S").use("A", "mail-car")
    assert asked_of(t, "A", "duel", "sgt") == [
        "Which of the new cards do you give away?",
        " 1 Give Duel Q♦ away",
        " 2 Give Missed! 2♠ away",
        " 3 Give Stagecoach 9♠ away",
        "give at 3 for 1",
    ]


def test_who_is_robbed_chooses_card_by_card() -> None:
    t = platform(A=who("train-robbery-4D", character="black-jack"))
    assert asked_of(t.play("A", "train-robbery", at="B"), "B", "keep ghost") == [
        "Train Robbery 4♦ from Black Jack: which card do you discard, or keep under fire?",
        " 1 Discard Ghost Car",
        " 2 Discard Mustang 8♥",
        " 3 Keep Ghost Car and be shot at",
        " 4 Keep Mustang 8♥ and be shot at",
        "shot ghost-car",
    ]


def test_who_is_left_out_is_asked() -> None:
    t = platform(A=who("gatling", character="sgt-blaze"), D=who(character="black-jack"))
    assert asked_of(t.play("A", "gatling"), "A", "manu") == [
        "Gatling: whom do you leave out?",
        " 1 Leave out Evan Babbit",
        " 2 Leave out Manuelita",
        " 3 Leave out Black Jack",
        " 4 Leave out nobody",
        "spare at 2",
    ]


def test_what_is_seen_on_the_map_may_be_discarded() -> None:
    t = platform(phase="start", A=who("missed", "map", "sancho"), deck="bang-QH beer-6H")
    assert asked_of(t, "A", "beer") == [
        "Which of these cards do you discard?",
        " 1 Discard BANG! Q♥",
        " 2 Discard Beer 6♥",
        " 3 Discard nothing",
        "drop for 2",
    ]


def test_the_only_line_of_a_menu_with_several_targets_is_skipped() -> None:
    t = platform(A=who("", "passenger-car", "sancho"), C=who(character="rose-doolan"))
    assert asked_of(t.use("A", "passenger-car"), "A", "evan babbit: m") == [
        "Passenger Car: against whom?",
        " 1 Evan Babbit: a card from the hand",
        " 2 Evan Babbit: Mustang 8♥",
        "as panic mustang-8H at 1",
    ]


def test_the_railcars_of_others_are_discarded_by_name() -> None:
    t = platform(A=who("", "coal-hopper dining-car", "black-jack"), train="private-car")
    assert asked_of(t.use("A", "coal-hopper"), "A", "ghost") == [
        "Which railcar in play is to be discarded?",
        " 1 Discard Dining Car of Black Jack",
        " 2 Discard Ghost Car of Evan Babbit",
        "discard ghost-car at 1",
    ]


@pytest.mark.parametrize(
    ("kind", "last"),
    [("order", "The rest in any order"), ("board", "Take no railcar"), ("swap", "Keep your cards")],
)
def test_to_be_done_is_said_by_what_is_done(kind: str, last: str) -> None:
    ask = Ask(0, kind, (Answer("discard", ("bang-QH",)), Answer("done")))
    typist = Typist("4")
    screen().answer(ask, platform().view("A"), typist)
    assert last in typist.text


# Explaining


def rules_in(text: str) -> list[str]:
    ids = rf"({'|'.join(GAME.rulebooks)})-[0-9A-Z-]+:"
    return [word.rstrip(":") for word in text.split() if re.fullmatch(ids, word)]


def rules_of(word: str, *books: str) -> list[str]:
    return [
        clause.id for book in books or ("BASE",) for clause in clauses(book) if word in clause.about
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_explains_the_own_cards_character_and_role(language: str) -> None:
    _, text = answering(turn(), "A", "?", "7", language=language)
    cards = ["bang", "cat-balou", "missed", "beer"]
    ids = [*(f"bang-card-{card}" for card in cards), "bang-character-sid-ketchum"]
    say = Texts(language).say
    explained = [f"{say(each)}: {say(each + '.about')}\n" in text for each in ids]
    first = [rules_of(word)[0] for word in [*cards, "sid-ketchum", "sheriff"]]
    assert (explained, rules_in(text)) == ([True] * 5, first)


@pytest.mark.parametrize("question", ["?5", "? 5", "?beer", "?be"])
def test_a_question_mark_and_a_card_show_all_rules_of_that_card(question: str) -> None:
    _, text = answering(turn(), "A", question, "7")
    assert (len(rules_of("beer")) > 3, rules_in(text)) == (True, rules_of("beer"))


def test_with_an_expansion_the_rules_of_its_book_are_shown_as_well() -> None:
    _, text = answering(crew(), "A", "?beer", "end")
    assert rules_in(text) == rules_of("beer", "BASE", "GR")


def test_the_rules_of_the_train_robbery_are_shown_where_it_is_played() -> None:
    _, text = answering(platform(), "A", "?bang", "end")
    assert rules_in(text) == rules_of("bang", "BASE", "GTR")
    _, text = answering(turn(), "A", "?bang", "7")
    assert rules_in(text) == rules_of("bang")


@pytest.mark.parametrize("question", ["?2", "?pickaxe", "?nuggets", "?equipment", "?lucky charm"])
def test_equipment_and_its_words_are_explained_where_there_is_any(question: str) -> None:
    assert "is none of the choices" not in answering(crew(), "A", question, "end")[1]


@pytest.mark.parametrize(
    "question",
    [
        "?5",
        "?train",
        "?boom town",
        "?iron",
        "?leland",
        "?ghost",
        "?station",
        "?end of the",
        "?yooma",
    ],
)
def test_the_train_and_its_words_are_explained_where_there_is_one(question: str) -> None:
    assert "is none of the choices" not in answering(platform(), "A", question, "end")[1]


def test_a_question_mark_explains_the_own_railcars() -> None:
    _, text = answering(platform(), "A", "?", "end")
    assert [f"\n{word}: " in text for word in ("Mail Car", "Caboose", "Ghost Car", "Barrel")] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.parametrize("question", ["?pickaxe", "?nuggets", "?shadow", "?caboose", "?train"])
def test_what_is_not_at_the_table_is_not_explained(question: str) -> None:
    assert "is none of the choices" in answering(turn(), "A", question, "7")[1]


def test_a_question_mark_explains_the_own_equipment_and_what_it_is_to_be_a_shadow() -> None:
    t = rush(
        A=who(),
        B=who("", life=0, character="madam-yto", nuggets=3),
        C="",
        D="",
        display="boots rhum shot",
        out="B",
        shadows=True,
    )
    t.end("A").buy("B", "boots")
    _, text = answering(t, "B", "?", "end")
    assert [f"\n{word}: " in text for word in ("Boots", "Shadow", "Rhum")] == [True, True, False]


@pytest.mark.parametrize("question", ["?distance", "?jesse", "?dynamite", "?out of", "?renegade"])
def test_words_and_cards_that_are_not_in_hand_are_explained_too(question: str) -> None:
    assert "is none of the choices" not in answering(turn(), "A", question, "7")[1]


@pytest.mark.parametrize("question", ["?b", "?nothing", "?9"])
def test_what_cannot_be_told_apart_or_is_not_there_is_not_explained(question: str) -> None:
    assert "is none of the choices" in answering(turn(), "A", question, "7")[1]


def test_explanations_leave_the_question_as_it_was() -> None:
    assert answering(turn(), "A", "?", "1", "?2", "2")[0] == "play bang-QH at 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_explained_has_a_rule(language: str) -> None:
    """Every card, character, role and word, by its own name."""
    say = Texts(language).say
    words = {word for book in GAME.rulebooks for clause in clauses(book) for word in clause.about}
    for word in sorted(words):
        families = ("card", "character", "role", "word", "station", "locomotive")
        assert any(_has(say, f"bang-{family}-{word}.about") for family in families), word


def _has(say: object, text_id: str) -> bool:
    assert callable(say)
    try:
        return bool(say(text_id))
    except LookupError:
        return False


# Legends


def test_a_feat_that_is_done_at_will_comes_after_the_hand() -> None:
    _, text = answering(hall(), "A", "end")
    assert text.splitlines()[1:-2] == [
        " 1 Play Beer 6♥",
        " 2 Play Duel Q♦",
        " 4 Play BANG! A♠",
        " 5 Perform Bottleneck: discard Beer 6♥",
        " 6 Perform A Thousand Ways to Die: show Missed! 2♠ and BANG! A♠",
        " 7 End the turn",
    ]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        pytest.param("5", "perform bottleneck beer-6H", id="a number"),
        pytest.param("bottle", "perform bottleneck beer-6H", id="the beginning of a Feat"),
        pytest.param(
            "perform a", "perform thousand-ways-to-die missed-2S bang-AS", id="a sentence"
        ),
    ],
)
def test_a_feat_is_typed_as(typed: str, answer: str) -> None:
    assert answering(hall(), "A", typed)[0] == answer


def test_which_card_a_feat_takes_is_asked() -> None:
    t = legend(A="beer-6H bang beer-7H", B="", C="", D="", feats="bottleneck")
    answer, text = answering(t, "A", "bottleneck", "3")
    assert (answer, text.splitlines()[-5:-2]) == (
        "perform bottleneck beer-7H",
        ["Bottleneck: with which card?", " 1 Beer 6♥", " 3 Beer 7♥"],
    )


def test_the_second_card_of_a_feat_is_asked_for_after_the_first() -> None:
    t = legend(
        A="missed-2S bang-AS duel-JS beer-6H", B="", C="", D="", feats="thousand-ways-to-die"
    )
    answer, text = answering(t, "A", "thousand", "duel")
    assert (answer, text.splitlines()[-5:-2]) == (
        "perform thousand-ways-to-die missed-2S duel-JS",
        [
            "A Thousand Ways to Die and Missed! 2♠: with which other card?",
            " 1 BANG! A♠",
            " 2 Duel J♠",
        ],
    )


def test_whom_a_claim_hits_is_chosen_by_name() -> None:
    t = legend(
        A=who("beer-6H", "", "legendary-rose-doolan"),
        B=who("", "", "legendary-jesse-jones"),
        C=who("", "", "legendary-paul-regret", life=3),
        D="",
        feats="bottleneck",
    )
    t.do("A", "claim bottleneck beer-6H")
    answer, text = answering(t, "A", "legendary p")
    assert (answer, text.splitlines()[:4]) == (
        "hit at 2",
        [
            "Bottleneck is yours. Which Legend shall lose 1 life point?",
            " 1 Legendary Jesse Jones loses 1 life point",
            " 2 Legendary Paul Regret loses 1 life point",
            " 3 Do nothing",
        ],
    )


def test_any_card_of_janet_the_legend_is_told_as_what_it_serves_for() -> None:
    t = legend(
        A=who("bang-QH", character="jesse-jones"),
        B=who("beer-6H missed-2S", "", "legendary-calamity-janet"),
        C="",
        D="",
        feats="bottleneck",
    )
    t.play("A", "bang", at="B")
    _, text = answering(t, "B", "do")
    assert text.splitlines()[1:3] == [" 1 Play Beer 6♥ as Missed!", " 2 Play Missed! 2♠"]


def test_the_words_of_legends_and_their_rules_are_explained() -> None:
    _, text = answering(hall(), "A", "?legend", "end")
    assert "LEG-0" in text
