"""Performing a Feat: the time, the limit, the cost, and the use of the Crossroad symbol."""

from __future__ import annotations

import pytest

from games.bang.legends.tables import with_feat
from tables.bang import legend, who
from whistlestop.games.bang.legends import feats


@pytest.mark.rule("LEG-012")
def test_a_player_performs_a_feat_in_their_own_turn_by_doing_what_it_asks_for() -> None:
    t = legend(A="bang", B="missed", C="", D="", feats="wounded-pride")
    t.play("A", "bang", at="B").play("B", "missed")
    assert t.asked == ("A", "feat")
    t.perform("A", "wounded-pride")
    assert t.tokens("wounded-pride") == {"A": 2}


@pytest.mark.rule("LEG-012")
def test_nobody_has_to_perform() -> None:
    t = legend(A="bang", B="missed", C="", D="", feats="wounded-pride")
    t.play("A", "bang", at="B").play("B", "missed").passes("A")
    assert (t.asked, t.tokens("wounded-pride"), t.fame("A")) == (("A", "turn"), {}, 5)


@pytest.mark.rule("LEG-012")
def test_a_feat_that_was_not_met_cannot_be_performed() -> None:
    t = legend(A="bang", B="missed", C="", D="", feats="wounded-pride")
    t.play("A", "bang", at="B").passes("B")
    assert t.asked == ("A", "turn")
    assert t.may("A") == set()


@pytest.mark.rule("LEG-012")
def test_others_do_not_perform_in_a_turn_that_is_not_theirs() -> None:
    """B loses a life point that is not its last, and gives up a BANG!, but it is the turn of A."""
    t = legend(A="duel", B="bang", C="", D="", feats="man-with-no-name chuck-a-luck")
    t.play("A", "duel", at="B").answer("B", "bang")
    assert t.may("B") == set()
    assert t.asked == ("A", "feat")  # A has lost a life point


@pytest.mark.rule("LEG-012")
def test_a_feat_must_lie_open() -> None:
    t = legend(A="bang", B="missed", C="", D="", feats="quick-death")
    t.play("A", "bang", at="B").play("B", "missed")
    assert t.asked == ("A", "turn")


@pytest.mark.rule("LEG-013")
def test_a_player_performs_only_one_feat_a_turn() -> None:
    t = legend(A="beer bang", B="", C="", D="", feats="bottleneck chuck-a-luck")
    assert t.may("A") == {"bottleneck", "chuck-a-luck"}
    t.perform("A", "bottleneck", "beer")
    assert t.may("A") == set()


@pytest.mark.rule("LEG-013")
def test_in_the_next_turn_there_is_another_one() -> None:
    t = legend(A="beer bang", B="", C="", D="", feats="bottleneck chuck-a-luck", deck="2S 3S")
    t.perform("A", "bottleneck", "beer").end("A")
    t.ends_without_boast("B", "C", "D")
    assert t.turn == "A"
    assert t.may("A") == {"chuck-a-luck"}


@pytest.mark.rule("LEG-013")
def test_of_several_feats_that_are_met_at_once_one_is_chosen() -> None:
    t = legend(A="cat-balou", B=who(play="schofield"), C="", D="", feats="fifty-guns last-hero")
    t.play("A", "cat-balou", at="B", on="schofield")
    assert t.can("A") == ["perform fifty-guns", "perform last-hero", "pass"]
    t.perform("A", "last-hero")
    assert (t.tokens("fifty-guns"), t.tokens("last-hero")) == ({}, {"A": 2})
    assert t.asked == ("A", "turn")


@pytest.mark.rule("LEG-014")
def test_actions_before_drawing_do_not_count() -> None:
    """Jesse Jones draws a weapon from a hand, and A discards a Beer to get out of Jail."""
    t = with_feat("fifty-guns", character="jesse-jones", B="schofield", phase="draw")
    t.do("A", "take at 1")
    assert ("schofield" in t.hand("A"), t.asked) == (True, ("A", "turn"))
    t = with_feat("bottleneck", "beer", play="jail", role="outlaw", phase="start")
    t.answer("A", "beer")
    assert t.asked == ("A", "turn")


@pytest.mark.rule("LEG-014")
def test_actions_in_the_turn_of_another_do_not_count() -> None:
    t = legend(A="indians", B=who("bang", life=2), C="", D="", feats="chuck-a-luck")
    t.play("A", "indians").answer("B", "bang")
    assert t.asked == ("A", "turn")


@pytest.mark.rule("LEG-015")
def test_performing_takes_two_tokens() -> None:
    t = legend(A="beer", B="", C="", D="", feats="bottleneck")
    t.perform("A", "bottleneck", "beer")
    assert (t.fame("A"), t.tokens("bottleneck")) == (3, {"A": 2})


@pytest.mark.rule("LEG-016")
def test_a_last_token_is_enough() -> None:
    t = with_feat("bottleneck", "beer", fame=1, character="bart-cassidy")
    t.perform("A", "bottleneck", "beer")
    assert (t.fame("A"), t.tokens("bottleneck")) == (0, {"A": 1})
    assert t.is_legend("A")


@pytest.mark.rule("LEG-017")
@pytest.mark.parametrize("on", ["bottleneck", "bottleneck bottleneck"])
def test_a_player_with_tokens_on_a_feat_cannot_perform_it(on: str) -> None:
    t = legend(A=who("beer", on=on), B="", C="", D="", feats="bottleneck")
    assert t.may("A") == set()


@pytest.mark.rule("LEG-017")
def test_a_player_with_tokens_on_a_feat_cannot_boast_about_it() -> None:
    t = legend(A=who(on="bottleneck"), B="", C="", D="", feats="bottleneck", next_feats="last-hero")
    t.end("A").boast("A")
    assert t.tokens("last-hero") == {"A": 1}  # the only Feat left
    assert t.tokens("bottleneck") == {"A": 1}


@pytest.mark.rule("LEG-017")
def test_tokens_of_others_do_not_stand_in_the_way() -> None:
    t = legend(A="beer", B=who(on="bottleneck bottleneck"), C="", D="", feats="bottleneck")
    t.perform("A", "bottleneck", "beer")
    assert t.tokens("bottleneck") == {"A": 2, "B": 2}


@pytest.mark.rule("LEG-018")
@pytest.mark.rule("LEG-035")
def test_a_performed_feat_stays_and_none_is_revealed() -> None:
    t = legend(A="beer", B="", C="", D="", feats="bottleneck last-hero")
    t.perform("A", "bottleneck", "beer")
    assert (t.feats, t.feats_used) == (["bottleneck", "last-hero"], [])
    assert t.tokens("bottleneck") == {"A": 2}


@pytest.mark.rule("LEG-034")
@pytest.mark.rule("LEG-035")
def test_four_feats_may_lie_open_and_performing_does_not_change_it() -> None:
    row = "bottleneck last-hero quick-death fifty-guns"
    t = legend(A="beer", B="", C="", D="", feats=row)
    t.perform("A", "bottleneck", "beer")
    assert t.feats == row.split()


@pytest.mark.rule("LEG-019")
def test_without_the_symbol_a_card_cannot_just_be_discarded() -> None:
    t = legend(A=who("schofield", play="volcanic"), B="", C="", D="", feats="fifty-guns")
    assert t.may("A") == set()
    t.play("A", "schofield")  # but the old weapon has to go now
    assert t.may("A") == {"fifty-guns"}


@pytest.mark.rule("LEG-019")
@pytest.mark.parametrize("feat", feats.STRICT)
def test_no_feat_without_the_symbol_is_done_freely(feat: str) -> None:
    t = legend(A=who("bang beer schofield missed", play="barrel"), B="", C="", D="", feats=feat)
    assert t.may("A") == set()


@pytest.mark.rule("LEG-020")
@pytest.mark.parametrize(
    ("feat", "cards"),
    [
        ("bottleneck", ("beer",)),
        ("chuck-a-luck", ("bang",)),
        ("last-hero", ("barrel",)),
        ("man-with-no-name", ()),
        ("borderlands", ()),
        ("thousand-ways-to-die", ("bang-2C", "missed-10C")),
        ("good-company", ("bang-2C", "bang-3C")),
    ],
)
def test_with_the_symbol_it_is_done_freely_with_own_cards(
    feat: str, cards: tuple[str, ...]
) -> None:
    hand = "beer bang-2C bang-3C missed-10C"
    t = legend(A=who(hand, play="barrel"), B="", C="", D="", feats=feat)
    t.perform("A", feat, *cards)
    while t.asked != ("A", "turn"):
        asked = t.asked
        assert asked is not None
        t.do(asked[0], t.can(asked[0])[0])
    assert t.tokens(feat) == {"A": 2}


@pytest.mark.rule("LEG-020")
def test_with_the_symbol_only_own_cards_are_discarded_freely() -> None:
    t = legend(A="", B=who("beer", play="barrel"), C="", D="", feats="last-hero bottleneck")
    assert t.may("A") == set()


@pytest.mark.rule("LEG-020")
def test_a_card_discarded_freely_does_nothing() -> None:
    t = legend(A="bang-2C bang-3C", B="", C="", D="", feats="chuck-a-luck")
    t.perform("A", "chuck-a-luck", "bang-2C")
    assert (t.lives["B"], t.top, t.state.bangs) == (4, "bang-2C", 0)
    assert t.targets("A", "bang-3C") == "BD"


@pytest.mark.rule("LEG-020")
def test_a_player_who_may_not_perform_discards_nothing_freely() -> None:
    t = legend(A=who("beer", fame=0, character="vulture-sam"), B="", C="", D="", feats="bottleneck")
    assert t.may("A") == set()


@pytest.mark.rule("LEG-021")
def test_bottleneck_by_a_beer_of_the_hand_without_effect() -> None:
    t = legend(A=who("beer", life=2), B="", C="", D="", feats="bottleneck")
    t.perform("A", "bottleneck", "beer")
    assert (t.life("A"), t.hand("A"), t.tokens("bottleneck")) == (2, [], {"A": 2})


@pytest.mark.rule("LEG-021")
def test_a_beer_that_is_drunk_is_not_discarded() -> None:
    t = legend(A=who("beer", life=2), B="", C="", D="", feats="bottleneck")
    t.play("A", "beer")
    assert (t.asked, t.may("A")) == (("A", "turn"), set())


@pytest.mark.rule("LEG-022")
def test_fifty_guns_by_a_weapon_that_cat_balou_hits_in_a_hand() -> None:
    t = with_feat(
        "fifty-guns",
        "cat-balou",
        character="willy-the-kid",
        B=who("schofield", character="vulture-sam"),
    )
    t.play("A", "cat-balou", at="B", on="hand").perform("A", "fifty-guns")
    assert (t.tokens("fifty-guns"), t.fame("A")) == ({"A": 2}, 3)


@pytest.mark.rule("LEG-022")
def test_fifty_guns_not_by_another_card() -> None:
    t = legend(A="cat-balou", B="mustang", C="", D="", feats="fifty-guns")
    t.play("A", "cat-balou", at="B", on="hand")
    assert t.asked == ("A", "turn")


@pytest.mark.rule("LEG-023")
@pytest.mark.parametrize("at", "AB")
def test_fifty_guns_by_a_weapon_in_play_also_ones_own(at: str) -> None:
    t = with_feat("fifty-guns", "cat-balou", play="volcanic", B=who(play="schofield"))
    t.play("A", "cat-balou", at=at, on="volcanic" if at == "A" else "schofield")
    t.perform("A", "fifty-guns")
    assert t.tokens("fifty-guns") == {"A": 2}


@pytest.mark.rule("LEG-089")
def test_a_beer_among_the_excess_cards_fulfils_bottleneck() -> None:
    t = legend(A=who("beer bang bang", life=2), B="", C="", D="", feats="bottleneck")
    t.end("A").answer("A", "beer")
    assert t.asked == ("A", "feat")
    t.perform("A", "bottleneck")
    assert (t.tokens("bottleneck"), t.life("A")) == ({"A": 2}, 2)


@pytest.mark.rule("LEG-089")
def test_excess_cards_fulfil_every_feat_that_asks_for_a_discard() -> None:
    row = "bottleneck chuck-a-luck fifty-guns for-a-few-cards-more"
    t = legend(A=who("beer bang schofield missed missed", life=2), B="", C="", D="", feats=row)
    t.end("A").answer("A", "beer").answer("A", "bang")
    assert t.asked == ("A", "excess")
    t.answer("A", "schofield")
    assert t.may("A") == set(row.split())


@pytest.mark.rule("LEG-089")
def test_a_blue_card_out_of_the_hand_was_not_in_play() -> None:
    t = legend(A=who("barrel bang bang", life=2), B="", C="", D="", feats="last-hero")
    t.end("A").answer("A", "barrel")
    assert t.asked == ("A", "boast")


def test_a_declined_feat_is_offered_again_only_after_a_new_action() -> None:
    t = with_feat("wounded-pride", "bang bang", play="volcanic", B="missed missed")
    t.play("A", "bang", at="B").play("B", "missed").passes("A")
    assert t.may("A") == set()
    t.play("A", "bang", at="B").play("B", "missed").perform("A", "wounded-pride")
    assert t.tokens("wounded-pride") == {"A": 2}


def test_tokens_of_the_eliminated_leave_the_game_but_stay_on_feats() -> None:
    t = legend(A="bang", B=who(life=1, on="bottleneck bottleneck"), C="", D="", feats="bottleneck")
    t.play("A", "bang", at="B")
    assert (t.out, t.fame("B"), t.tokens("bottleneck")) == ("B", 0, {"B": 2})
    assert t.events("fame-lost") == [{"seat": 1, "count": 3}]
