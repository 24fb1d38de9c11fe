"""Good Company: one card is played and another of the same name discarded."""

from __future__ import annotations

import pytest

from games.bang.legends.tables import met, with_feat
from tables.bang import who

JANETS = [("calamity-janet", "perform"), ("legendary-calamity-janet", "claim")]


@pytest.mark.rule("LEG-076")
def test_good_company_a_card_is_played_and_then_one_of_the_same_name_discarded() -> None:
    t = with_feat("good-company", "beer-6H beer-7H", life=2)
    assert t.play("A", "beer-6H").can("A", "perform") == ["perform good-company beer-7H"]
    t.perform("A", "good-company", "beer")
    assert (t.life("A"), t.top, t.tokens("good-company")) == (3, "beer-7H", {"A": 2})


@pytest.mark.rule("LEG-076")
def test_good_company_a_card_is_discarded_and_then_one_of_the_same_name_played() -> None:
    t = with_feat("good-company", "beer-6H beer-7H", life=2)
    t.perform("A", "good-company", "beer-6H", "beer-7H")
    assert (t.life("A"), t.discard, t.tokens("good-company")) == (
        3,
        ["beer-6H", "beer-7H"],
        {"A": 2},
    )


@pytest.mark.rule("LEG-076")
def test_good_company_needs_two_cards_of_one_name() -> None:
    t = with_feat("good-company", "beer bang missed", life=2)
    assert t.may("A") == set()
    assert t.play("A", "beer").may("A") == set()


@pytest.mark.rule("LEG-076")
@pytest.mark.parametrize("between", ["play", "discard"])
def test_good_company_no_other_card_comes_in_between(between: str) -> None:
    t = with_feat(
        "good-company", "beer-6H beer-7H saloon schofield", life=1, character="sid-ketchum"
    )
    t.play("A", "beer-6H")
    if between == "play":
        t.play("A", "saloon")
    else:
        t.use("A", "sid-ketchum", "saloon").answer("A", "schofield")
    assert "perform good-company beer-7H" not in t.can("A")


@pytest.mark.rule("LEG-077")
def test_good_company_a_card_that_is_played_is_resolved_first() -> None:
    t = with_feat("good-company", "bang-2C bang-3C", B="missed").play("A", "bang-2C", at="B")
    assert t.asked == ("B", "dodge")
    t.play("B", "missed").perform("A", "good-company", "bang-3C")
    assert (t.tokens("good-company"), t.life("B")) == ({"A": 2}, 4)


@pytest.mark.rule("LEG-077")
def test_good_company_the_card_played_second_is_resolved_before_the_tokens_are_placed() -> None:
    t = with_feat("good-company", "bang-2C bang-3C", B="missed")
    t.perform("A", "good-company", "bang-2C", "bang-3C")
    assert (t.asked, t.can("A")) == (("A", "company"), ["play bang-3C at 1", "play bang-3C at 3"])
    t.play("A", "bang-3C", at="B")
    assert (t.asked, t.tokens("good-company")) == (("B", "dodge"), {})
    assert t.passes("B").tokens("good-company") == {"A": 2}


@pytest.mark.rule("LEG-077")
def test_good_company_not_by_a_cat_balou_that_hits_a_cat_balou() -> None:
    t = with_feat("good-company", "cat-balou", B="cat-balou").play(
        "A", "cat-balou", at="B", on="hand"
    )
    assert (t.asked, t.may("A")) == (("A", "turn"), set())


@pytest.mark.rule("LEG-078")
@pytest.mark.parametrize(("side", "word"), JANETS)
def test_good_company_of_calamity_janet_with_a_bang_and_any_other_card(
    side: str, word: str
) -> None:
    t = with_feat("good-company", "bang saloon", character=side).play("A", "bang", at="B")
    assert t.can("A", word) == [f"{word} good-company saloon-5H"]


@pytest.mark.rule("LEG-078")
def test_good_company_of_calamity_janet_with_a_missed_that_she_plays_as_a_bang() -> None:
    t = with_feat("good-company", "missed saloon", character="calamity-janet")
    t.play("A", "missed", at="B")
    assert t.can("A", "perform") == ["perform good-company saloon-5H"]


@pytest.mark.rule("LEG-076", "LEG-078")
def test_good_company_of_others_with_a_bang_takes_another_bang() -> None:
    t = with_feat("good-company", "bang-2C bang-3C saloon").play("A", "bang-2C", at="B")
    assert t.can("A", "perform") == ["perform good-company bang-3C"]


@pytest.mark.rule("LEG-078")
@pytest.mark.parametrize(("side", "word"), JANETS)
def test_good_company_of_calamity_janet_not_with_a_card_that_she_plays_as_itself(
    side: str, word: str
) -> None:
    t = with_feat("good-company", "beer saloon", character=side, life=3).play("A", "beer")
    assert t.can("A", word) == []


@pytest.mark.rule("LEG-078")
@pytest.mark.parametrize(("side", "word"), JANETS)
def test_good_company_of_calamity_janet_with_any_second_card_played_as_a_bang(
    side: str, word: str
) -> None:
    t = with_feat("good-company", "beer saloon", character=side, life=3)
    t.do("A", f"{word} good-company saloon-5H beer-6H")
    use = f"use {side} beer-6H"
    assert t.can("A") == [f"{use} at 1", f"{use} at 3"]
    t.do("A", f"{use} at 1")
    assert (t.life("A"), t.life("B"), t.discard) == (3, 3, ["saloon-5H", "beer-6H"])
    assert t.events("feat-performed" if word == "perform" else "feat-claimed")


@pytest.mark.rule("LEG-078")
def test_good_company_of_calamity_janet_with_two_cards_of_one_name_as_anybody() -> None:
    t = with_feat("good-company", "beer-6H beer-7H", character="calamity-janet", life=3)
    t.perform("A", "good-company", "beer-6H", "beer-7H")
    assert "play beer-7H" in t.can("A")
    t = with_feat("good-company", "beer-6H beer-7H", character="calamity-janet", life=3)
    assert t.play("A", "beer-6H").may("A") == {"good-company"}


@pytest.mark.rule("LEG-078")
def test_good_company_the_card_of_calamity_janet_must_be_playable() -> None:
    t = with_feat("good-company", "bang missed", character="calamity-janet")
    t.perform("A", "good-company", "bang", "missed")  # played as a BANG!
    assert t.play("A", "missed", at="B").life("B") == 3
    t = with_feat(
        "good-company", "bang missed", character="calamity-janet", out="BD", C=who(play="mustang")
    )
    assert t.may("A") == set()


@pytest.mark.rule("LEG-078")
@pytest.mark.parametrize(
    ("theirs", "mine", "asked"),
    [("beer", "missed", "turn"), ("beer", "bang", "turn"), ("missed", "missed", "feat")],
)
def test_good_company_of_calamity_janet_with_a_card_of_another_takes_the_same_name(
    theirs: str, mine: str, asked: str
) -> None:
    """She makes B discard a card, and then plays a card as a BANG!."""
    t = with_feat("good-company", f"cat-balou {mine}", character="calamity-janet", B=theirs)
    t.play("A", "cat-balou", at="B", on="hand").play("A", mine, at="B")
    assert t.asked == ("A", asked)


@pytest.mark.rule("LEG-076")
def test_good_company_not_if_the_discard_belongs_to_a_card_in_between() -> None:
    t = with_feat("good-company", "beer-6H cat-balou", B="beer-7H", life=3).play("A", "beer-6H")
    assert t.play("A", "cat-balou", at="B", on="hand").asked == ("A", "turn")


@pytest.mark.rule("LEG-076", "LEG-077")
def test_good_company_not_by_a_card_that_is_played_while_another_is_resolved() -> None:
    """A makes B discard a Beer. Then A loses a Duel, and drinks a Beer to stay alive."""
    hand = "cat-balou duel beer-6H"
    t = with_feat("good-company", hand, life=1, B="beer-7H", C="bang")
    t.play("A", "cat-balou", at="B", on="hand").play("A", "duel", at="C")
    t.answer("C", "bang").passes("A").play("A", "beer-6H")
    assert (t.life("A"), t.asked, t.may("A")) == (1, ("A", "turn"), set())


@pytest.mark.rule("LEG-076")
@pytest.mark.parametrize(
    ("first", "second", "asked"), [("saloon", "beer-7H", "turn"), ("beer-7H", "saloon", "feat")]
)
def test_good_company_only_by_the_first_of_two_discards(
    first: str, second: str, asked: str
) -> None:
    """A drinks a Beer. Of the two cards that A trades then, only the first one follows it."""
    hand = "beer-6H beer-7H saloon missed"
    t = with_feat("good-company", hand, life=1, character="sid-ketchum").play("A", "beer-6H")
    t.use("A", "sid-ketchum", first).answer("A", second)
    assert (t.life("A"), t.asked) == (3, ("A", asked))


def test_good_company_by_discards_that_the_rules_allow() -> None:
    """Sid Ketchum trades a Beer, and then he drinks one."""
    t = with_feat("good-company", "schofield beer-6H beer-7H", life=1, character="sid-ketchum")
    t.use("A", "sid-ketchum", "schofield").answer("A", "beer-6H").play("A", "beer-7H")
    assert met(t)


def test_good_company_by_an_excess_card_right_after_one_was_played() -> None:
    t = (
        with_feat("good-company", "beer-6H beer-7H bang missed", life=1)
        .play("A", "beer-6H")
        .end("A")
    )
    assert met(t.answer("A", "beer-7H"))


def test_good_company_by_a_weapon_over_one_of_its_own_name() -> None:
    t = with_feat("good-company", "schofield-QC", play="schofield-JC").play("A", "schofield")
    assert met(t)


def test_good_company_with_the_copy_in_play_discarded_first() -> None:
    t = with_feat("good-company", "barrel-KS", play="barrel-QS")
    assert t.can("A", "play") == []
    t.perform("A", "good-company", "barrel-QS", "barrel-KS")
    assert (t.cards("A"), t.top, t.tokens("good-company")) == (["barrel"], "barrel-QS", {"A": 2})


def test_good_company_only_if_the_card_can_still_be_played_then() -> None:
    """First nobody is in range. In the second case A could not pay for a shot at Paul Regret."""
    t = with_feat("good-company", "bang-2C bang-3C", out="BD", C=who(play="mustang"))
    assert t.may("A") == set()
    paul = who(character="legendary-paul-regret")
    t = with_feat("good-company", "bang-2C bang-3C", play="winchester", out="CD", B=paul)
    assert t.targets("A", "bang-2C") == "B"
    assert t.may("A") == set()


def test_good_company_if_the_duel_that_was_played_kills_there_is_no_feat() -> None:
    t = with_feat(
        "good-company", "duel-QD duel-JS", life=1, role="outlaw", B=who("bang", role="sheriff")
    )
    t.perform("A", "good-company", "duel-QD", "duel-JS").play("A", "duel", at="B").answer(
        "B", "bang"
    )
    assert (t.out, t.tokens("good-company"), t.turn) == ("A", {}, "B")


@pytest.mark.rule("LEG-078")
def test_good_company_of_calamity_janet_not_with_the_weapon_that_reaches_the_target() -> None:
    """The weapon is discarded first, so the BANG! card after it no longer reaches anybody."""
    a = who("bang-2C", character="calamity-janet", play="winchester")
    near, far = "", who(play="mustang")
    t = with_feat("good-company", A=a, B=far, D=far)
    assert (t.can("A", "perform"), t.targets("A", "bang")) == ([], "BCD")
    u = with_feat("good-company", A=a, B=far, D=near)
    assert u.can("A", "perform") == ["perform good-company winchester-8S bang-2C"]
