"""Gold Rush, The Great Train Robbery and Legends on the drawn table."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tables.bang import legend, robbery, rush, who
from terminal.bang.bang_tables import camp, drawn, hall, log, platform, saloon, widest
from whistlestop.engine.game_option import OptionValue
from whistlestop.locales import LANGUAGES
from whistlestop.terminal.layout import WIDTH


def test_nuggets_equipment_shadows_and_what_is_for_sale_are_shown() -> None:
    assert (
        drawn(camp())
        == """
Josh McCloud's turn: playing cards

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
    assert "\n     Shadow · plays for the Outlaws · Colt .45, range 1" in drawn(t)
    t.end("C")
    assert "\n     plays for the Outlaws · 1 nugget\n" in drawn(t)


def test_without_gold_rush_nothing_is_for_sale() -> None:
    assert "For sale" not in drawn(saloon())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_richest_table_fits_into_80_columns(language: str) -> None:
    black = "calumet gun-belt horseshoe pickaxe wanted gold-pan boots lucky-charm rucksack"
    full = who("bang " * 8, "barrel mustang-8H scope", "jacky-murieta", nuggets=30, gear=black)
    t = rush(A=full, B="", C="", D="", display="union-pacific gold-rush bottle", shadows=True)
    assert widest(drawn(t, "A", language)) <= WIDTH


def test_the_line_and_the_train_are_shown_with_what_is_below_what_and_its_price() -> None:
    assert (
        drawn(platform())
        == """
Sancho's turn: playing cards

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
  2 San Tafe         a hearts card              Caboose
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


def test_a_player_without_life_is_shown_as_a_ghost() -> None:
    t = platform(A=who("bang", "scope", "sancho"), B=who("", "ghost-car", "evan-babbit", life=1))
    t.play("A", "bang", at="B")
    text = drawn(t)
    assert "Normal (bot)     role unknown ○○○○  no cards in hand\n     Ghost · Colt .45" in text
    assert log(t)[-1] == "Evan Babbit has no life points left and stays as a ghost."


def test_railcars_that_were_drawn_are_shown_until_they_lie_somewhere() -> None:
    t = platform(A=who("", "lounge-car", "sancho"), railcars="mail-car dining-car")
    t.use("A", "lounge-car")
    assert "\nOn offer: Mail Car, Dining Car\n" in drawn(t, "B")


def test_the_station_without_a_price_shows_the_one_that_was_agreed_on() -> None:
    agreed: dict[str, OptionValue] = {"custom-station": "like-yooma"}
    said = dict.fromkeys("ABCD", "")
    t = robbery(**said, stations="custom-station frisco", options=agreed)
    assert re.search(r"1 Custom Station +a card from 2 to 9 ", drawn(t))


def test_without_the_train_robbery_there_is_no_train() -> None:
    assert "station" not in drawn(saloon())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_line_fits_into_80_columns(language: str) -> None:
    cars = "passenger-car observation-car lumber-flatcar"
    stations = "virginia-town catico fort-wroth creepy-creek miners-oath custom-station"
    custom: dict[str, OptionValue] = {"custom-station": "like-yooma"}
    said = dict.fromkeys("ABCDEFGH", who("", "", "shade-oconnor"))
    for loco in (1, 7, 9):
        t = robbery(**said, stations=stations, train=cars, loco=loco, options=custom)
        assert widest(drawn(t, "A", language)) <= WIDTH


def test_the_feats_are_shown_with_everybodys_fame_and_how_one_stands() -> None:
    text = drawn(hall())
    assert "\n   ★Jesse Jones" in text
    assert "\n     Legend · Colt .45, range 1 · distance 1, within range\n" in text
    assert "Barrel Q♠ · 4 Fame tokens\n" in text
    assert " ".join(text.partition("Feats")[2].split()).startswith(
        "· in the deck: 12 "
        "Bottleneck (Discard a Beer; Crossroad) · Fame of Paul Regret 2 · you may perform it · "
        "possible with Beer 6♥ "
        "Wilhelm Scream (BANG! at distance 2 or more) · Fame of Rose Doolan 1 · "
        "your Fame is on it "
        "Old West Gang (Hit 2 different players in a turn) · still open to you "
        "A Thousand Ways to Die (Show 2 of a suit, one a Missed!; Crossroad) · "
        "you may perform it · possible with Missed! 2♠, BANG! A♠"
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
