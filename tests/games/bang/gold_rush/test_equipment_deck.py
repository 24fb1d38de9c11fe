"""The equipment deck: the cards under it, and the moment at which it is shuffled."""

from __future__ import annotations

import pytest

from tables.bang import LETTERS, Bench, rush, who


@pytest.mark.rule("GR-033")
def test_an_eliminated_player_discards_all_equipment() -> None:
    t = rush(A="bang", B=who(life=1, gear="boots calumet pickaxe"), C="", D="")
    t.play("A", "bang", at="B")
    assert (t.out, t.gear("B"), sorted(t.used)) == ("B", [], ["boots", "calumet", "pickaxe"])


@pytest.mark.rule("GR-033")
def test_equipment_of_an_eliminated_player_can_be_bought_again() -> None:
    for seed in range(200):
        a, b = who("bang", nuggets=4), who(life=1, gear="boots")
        t = rush(A=a, B=b, C="", D="", used=True, display="horseshoe", seed=seed)
        t.play("A", "bang", at="B").buy("A", "horseshoe")
        if t.display == ["boots"]:
            assert t.buy("A", "boots").gear("A") == ["boots", "horseshoe"]
            return
    raise AssertionError("the Boots never come back")


@pytest.mark.rule("GR-034")
def test_every_discarded_equipment_card_lies_face_up_under_the_deck() -> None:
    a = who("bang", nuggets=8)
    b, c = who(gear="boots"), who(gear="calumet", life=1)
    t = rush(A=a, B=b, C=c, D="", out="D", display="shot pickaxe", equipment="horseshoe gold-pan")
    t.buy("A", "shot", at="A").scrap("A", "boots", at="B").play("A", "bang", at="C")
    for seat in [None, *LETTERS[:4]]:
        assert dict(t.view(seat).piles)["equipment-used"] == ("shot-1", "boots", "calumet")
    assert t.display == ["pickaxe", "horseshoe"]


@pytest.mark.rule("GR-034")
def test_discards_under_the_deck_come_after_all_face_down_cards() -> None:
    a = who(nuggets=9)
    t = rush(A=a, B="", C="", D="", display="shot-1", equipment="shot-2 shot-3 boots", used=True)
    seen = []
    for _ in range(3):
        t.buy("A", "shot", at="A")
        seen += t.display
    assert (seen, t.events("equipment-reshuffled")) == (["shot", "shot", "boots"], [])


@pytest.mark.rule("GR-035")
def test_vulture_sam_takes_hand_and_cards_in_play_but_no_equipment_and_no_nuggets() -> None:
    b = who("missed", play="scope", gear="boots", nuggets=4, life=1)
    t = rush(A="bang", B=b, C=who(character="vulture-sam"), D="")
    t.play("A", "bang", at="B").passes("B").gives_up("B")
    assert (t.out, t.hand("C"), t.gear("C"), t.nuggets("C")) == ("B", ["missed", "scope"], [], 0)
    assert t.used == ["boots"]


def used_up(seed: int = 1) -> Bench:
    """Return a table where no equipment is face down, and A has bought the Boots."""
    t = rush(A=who(nuggets=9), B="", C="", D="", display="boots", used=True, seed=seed)
    return t.buy("A", "boots")


@pytest.mark.rule("GR-036")
def test_a_face_up_card_on_top_makes_the_whole_pile_shuffled() -> None:
    t = used_up()
    assert [event["count"] for event in t.events("equipment-reshuffled")] == [23]
    assert (len(t.display), t.used, dict(t.view().stacks)) == (1, [], {"equipment": 22})


@pytest.mark.rule("GR-036")
def test_the_new_order_is_by_chance() -> None:
    assert len({tuple(used_up(seed).state.piles["equipment"]) for seed in range(20)}) == 20


@pytest.mark.rule("GR-036")
def test_nobody_knows_the_new_order() -> None:
    t = used_up()
    for seat in [None, *range(4)]:
        seen = [event for event in t.match.seen(seat) if event.kind == "equipment-reshuffled"]
        assert [dict(event.payload) for event in seen] == [{"count": 23}]
        assert "equipment" not in dict(t.match.view(seat).piles)


@pytest.mark.rule("GR-036")
def test_josh_mccloud_draws_from_a_new_deck_if_the_top_card_is_face_up() -> None:
    a = who(nuggets=2, character="josh-mccloud")
    t = rush(A=a, B="", C="", D="", display="shot boots pickaxe", used=True).use(
        "A", "josh-mccloud"
    )
    assert len(t.events("equipment-reshuffled")) == 1


@pytest.mark.rule("GR-036")
def test_a_bought_brown_card_is_not_shuffled_into_the_deck_that_replaces_it() -> None:
    """The card is paid for and replaced. Only then is it used and discarded."""
    t = rush(A=who(nuggets=1), B="", C="", D="", display="shot-1", used=True)
    t.buy("A", "shot", at="A")
    assert (t.used, t.display != [], dict(t.view().stacks)) == (["shot"], True, {"equipment": 22})
