"""The log of BANG!: the base game, Gold Rush and Legends."""

from __future__ import annotations

from random import Random

import pytest

from tables.bang import legend, rush, table, who
from tables.every_game import step
from terminal.bang.bang_tables import answering, camp, crew, drawn, log, screen
from whistlestop.engine.match import Match
from whistlestop.games.bang.game import GAME
from whistlestop.locales import LANGUAGES, Texts


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
        "Slab the Killer shoots at Jesse Jones: it takes 2 Missed! to cancel the shot.",
        "Jesse Jones turns over 4♠ for Barrel.",
        "Barrel: Jesse Jones is out of luck.",
        "Missed! 2♠ helps Jesse Jones, but 1 more Missed! is needed.",
        "BANG! costs Jesse Jones 1 life point: none left.",
        "Jesse Jones is dying and needs 1 life point to stay in the game.",
        "Slab the Killer eliminates Jesse Jones. Their role was Renegade.",
        "Vulture Sam takes Barrel Q♠ from Jesse Jones.",
    ]


def test_the_log_of_a_duel_names_the_opponent_of_each_player() -> None:
    a, b = who("duel-QD bang-QH", character="vulture-sam"), who("bang-2D", character="black-jack")
    t = table(A=a, B=b, C="", D="")
    t.play("A", "duel", at="B").answer("B", "bang").answer("A", "bang")
    assert log(t)[1:3] == [
        "Black Jack holds off Vulture Sam with BANG! 2♦.",
        "Vulture Sam holds off Black Jack with BANG! Q♥.",
    ]


def test_cards_drawn_are_named_to_their_owner_only() -> None:
    t = table(A=who("stagecoach-9S", character="jesse-jones"), B="", C="", deck="bang-QH beer-6H")
    t.play("A", "stagecoach")
    assert [log(t, letter)[-1] for letter in ("A", "B")] == [
        "Stagecoach: Jesse Jones draws 2 cards: BANG! Q♥, Beer 6♥.",
        "Stagecoach: Jesse Jones draws 2 cards.",
    ]


def test_the_log_names_the_chooser_and_the_card_that_counts() -> None:
    t = legend(
        A=who("bang-QH", character="jesse-jones"),
        B=who("", "barrel-QS", "black-jack"),
        C=who(character="legendary-lucky-duke"),
        D="",
        deck="2H 2S",
    )
    t.play("A", "bang", at="B").use("B", "barrel").do("C", "pick missed-2S")
    assert log(t)[1:4] == [
        "Black Jack turns over 2♥, 2♠ for Barrel.",
        "Legendary Lucky Duke chooses 2♠ for Black Jack: that card counts.",
        "Barrel: Black Jack is out of luck.",
    ]


def test_the_log_names_the_card_that_a_player_chooses_for_their_own_check() -> None:
    t = table(
        A=who("bang-QH", character="jesse-jones"),
        B=who("", "barrel-QS", "lucky-duke"),
        deck="2H 2S",
    )
    t.play("A", "bang", at="B").use("B", "barrel").do("B", "pick dynamite-2H")
    assert "Lucky Duke chooses 2♥: that card counts." in log(t)


def test_a_gift_is_not_named_twice() -> None:
    t = table(
        A=who("bang-QH", character="jesse-jones"), B=who("", character="bart-cassidy"), C="", D=""
    )
    t.play("A", "bang", at="B")
    assert log(t)[-1] == "Bart Cassidy draws 1 card."


def test_the_log_says_that_a_card_is_played_as_another() -> None:
    t = table(A=who("missed-2S", character="calamity-janet"), B=who(character="black-jack"), C="")
    t.play("A", "missed", at="B")
    assert log(t)[0] == "Calamity Janet plays Missed! 2♠ as BANG! against Black Jack."


def test_the_log_of_a_purchase_reads_like_prose() -> None:
    t = crew().buy("A", "wanted", at="B").buy("A", "bottle").like("A", "bang", at="B").passes("B")
    assert log(t) == [
        "Slab the Killer buys Wanted for 2 nuggets: it goes to Jesse Jones.",
        "New on offer: Shot.",
        "Wanted is now in front of Jesse Jones.",
        "Slab the Killer buys Bottle for 2 nuggets.",
        "New on offer: Shot.",
        "Slab the Killer uses Bottle as BANG! against Jesse Jones.",
        "Bottle costs Jesse Jones 1 life point: 3 left.",
        "Slab the Killer takes 1 nugget and now has 4.",
        "Lucky Charm: Jesse Jones takes 1 nugget and now has 1.",
    ]


def test_the_log_of_a_sale_and_of_what_is_paid_for() -> None:
    t = crew().sell("A", "beer").scrap("A", "lucky-charm", at="B").buy("A", "rucksack")
    assert log(t) == [
        "Slab the Killer sells Beer 6♥.",
        "Slab the Killer takes 1 nugget and now has 8.",
        "Slab the Killer pays 4 nuggets: 4 left.",
        "Slab the Killer makes Jesse Jones discard Lucky Charm.",
        "Rucksack: Slab the Killer pays 3 nuggets: 1 left.",
        "Slab the Killer buys Rucksack for 3 nuggets.",
        "New on offer: Shot.",
    ]


def test_the_log_says_that_equipment_is_free() -> None:
    t = rush(A=who(character="pretty-luzena"), B="", C="", D="", display="shot bottle rhum")
    t.buy("A", "shot", at="A", price=0)
    assert log(t)[-2] == "Pretty Luzena gets Shot for free."


def test_the_log_of_shadows_reads_like_prose() -> None:
    assert log(camp().end("B")) == [
        "The shadow of Josh McCloud comes back for a turn.",
        "Josh McCloud starts their turn.",
        "Josh McCloud draws 2 cards.",
        "The shadow of Josh McCloud discards BANG! Q♥.",
        "The shadow of Josh McCloud discards BANG! K♥.",
        "The shadow of Josh McCloud leaves the game again.",
        "The shadow of Don Bell comes back for a turn.",
        "Don Bell now plays for the Outlaws.",
        "Don Bell starts their turn.",
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
        "Legendary Rose Doolan performs Bottleneck and puts 2 Fame tokens on it: none left.",
        "Rose Doolan becomes a Legend!",
        "Legendary Rose Doolan regains 1 life point and now has 3.",
    ]


def test_the_log_tells_a_claim_and_a_boast() -> None:
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
        "Bottleneck is discarded.",
        "A new Feat is turned up: Borderlands.",
    ]


def test_the_log_names_a_card_that_opens_the_jail() -> None:
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
def test_the_end_is_announced_with_its_reason_and_its_winners(seats: int, language: str) -> None:
    match, rng = Match(GAME, seats, {}, 3), Random(3)
    while match.outcome is None:
        step(match, rng)
    end, view = match.events[-1], match.view(None)
    told = screen(language).tell(GAME.narrate(end, view))
    names = [
        Texts(language).say(f"bang-character-{view.players[seat].character}")
        for seat in match.outcome.winners
    ]
    assert told is not None
    assert Texts(language).say(f"bang-over-{view.why}") in told
    assert all(name in told for name in names)
