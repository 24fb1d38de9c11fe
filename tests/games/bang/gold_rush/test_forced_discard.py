"""Making others discard equipment, and cards and abilities that cannot touch it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from games.bang.gold_rush.prices import BLACK
from tables.bang import Bench, rush, who


@pytest.mark.rule("GR-027")
@pytest.mark.parametrize("card", BLACK)
def test_a_player_discards_equipment_of_another_for_its_cost_and_one_nugget(card: str) -> None:
    t = rush(A=who(nuggets=BLACK[card] + 1), B="", C=who(gear=card), D="").scrap("A", card, at="C")
    assert (t.nuggets("A"), t.gear("C"), t.used) == (0, [], [card])


@pytest.mark.rule("GR-027")
@pytest.mark.parametrize("card", BLACK)
def test_the_cost_of_equipment_alone_is_not_enough_to_scrap_it(card: str) -> None:
    t = rush(A=who(nuggets=BLACK[card]), B="", C=who(gear=card), D="")
    assert t.can("A", "scrap") == []


@pytest.mark.rule("GR-027")
def test_nobody_can_scrap_their_own_equipment() -> None:
    t = rush(A=who(nuggets=20, gear="wanted boots"), B="", C="", D="")
    assert t.can("A", "scrap") == []


@pytest.mark.rule("GR-027")
def test_scrapped_equipment_works_no_more() -> None:
    t = rush(A=who("bang", nuggets=4), B=who(gear="boots"), C="", D="")
    t.scrap("A", "boots", at="B").play("A", "bang", at="B")
    assert (t.lives["B"], t.count("B")) == (3, 0)


@pytest.mark.rule("GR-028")
def test_the_owner_is_not_asked_and_cannot_prevent_it() -> None:
    b = who("missed beer bang", nuggets=20, gear="boots rucksack", character="sid-ketchum", life=2)
    t = rush(A=who(nuggets=4), B=b, C="", D="").scrap("A", "boots", at="B")
    assert (t.asked, t.gear("B")) == (("A", "turn"), ["rucksack"])


@pytest.mark.rule("GR-029")
def test_three_nuggets_scrap_a_horseshoe_and_four_a_lucky_charm() -> None:
    willy = who(nuggets=7, character="willy-the-kid")
    sam = who(gear="horseshoe", character="vulture-sam")
    t = rush(A=willy, B=sam, C=who(gear="lucky-charm", character="kit-carlson"), D="")
    t.scrap("A", "horseshoe", at="B")
    assert t.nuggets("A") == 4
    t.scrap("A", "lucky-charm", at="C")
    assert (t.purses["A"], t.gear("B"), t.gear("C")) == (0, [], [])
    assert t.used == ["horseshoe", "lucky-charm"]


def on_offer(t: Bench, start: str) -> set[str]:
    """Return the targets of a card."""
    return {text.removeprefix(start) for text in t.can("A", start)}


@pytest.mark.rule("GR-031")
@pytest.mark.parametrize("card", ["panic-JH", "cat-balou-KH"])
def test_panic_and_cat_balou_cannot_choose_equipment(card: str) -> None:
    a = who(card, gear="calumet", play="scope")
    t = rush(A=a, B=who("bang", play="barrel-QS", gear="boots"), C="", D=who(gear="pickaxe"))
    assert on_offer(t, f"play {card} ") == {"at 1 to hand", "barrel-QS at 1", "scope-AS at 0"}


@pytest.mark.rule("GR-031")
@pytest.mark.parametrize("card", ["panic-JH", "cat-balou-KH"])
def test_a_player_with_equipment_alone_is_not_a_target_for_them(card: str) -> None:
    t = rush(A=card, B=who(gear="boots"), C=who(gear="pickaxe"), D=who(gear="calumet"))
    assert t.can("A", "play") == []


@pytest.mark.rule("GR-032", "GR-054", "GR-047")
@pytest.mark.parametrize(("card", "like"), [("bottle", "panic"), ("pardner", "cat-balou")])
def test_equipment_that_works_like_panic_or_cat_balou_cannot_choose_equipment_either(
    card: str, like: str
) -> None:
    b = who("bang", play="barrel-QS", gear="boots")
    t = rush(A=who(nuggets=2), B=b, C="", D=who(gear="pickaxe"), display=card).buy("A", card)
    assert on_offer(t, f"as {like} ") == {"at 1 to hand", "barrel-QS at 1"}
    t.like("A", like, at="B", on="barrel")
    used = {"seat": 0, "card": f"{card}-1", "like": like, "at": 1}
    assert (t.events("used-as"), t.cards("B"), t.gear("B")) == ([used], [], ["boots"])


@pytest.mark.rule("GR-032")
def test_jesse_jones_takes_no_equipment() -> None:
    a = who(character="jesse-jones")
    t = rush(phase="draw", A=a, B="bang", C=who(gear="boots"), D="")
    assert t.can("A") == ["draw", "take at 1"]


@pytest.mark.rule("GR-032")
def test_el_gringo_takes_no_equipment() -> None:
    t = rush(A=who("bang", gear="boots"), B=who(character="el-gringo"), C="", D="")
    t.play("A", "bang", at="B")
    assert (t.lives["B"], t.hand("B"), t.gear("A")) == (3, [], ["boots"])


@pytest.mark.rule("GR-030")
def test_through_a_whole_random_game_equipment_goes_only_by_payment_or_elimination() -> None:
    paid = unpaid = 0
    for seed in range(12):
        gear = ["boots", "calumet", "pickaxe", "horseshoe"]
        people: list[Any] = [who("panic cat-balou", nuggets=4, gear=each) for each in gear]
        t = rush(**dict(zip("ABCD", people, strict=True)), seed=seed)
        for _ in t.at_random(seed):
            pass
        events, gone, fined = t.match.events, set(), None
        for before, event in pairwise(events):
            if event.kind == "out":
                gone.add(event.payload["seat"])
            if event.kind != "lost-equipment":
                fined = event.payload["seat"] if event.kind == "penalty" else None
            elif event.payload["by"] is None:
                assert event.payload["seat"] in gone | {fined}
                unpaid += 1
            else:
                card = t.state.catalogue.card[event.payload["card"]]
                seat, count = event.payload["by"], card.kind.cost + 1
                assert before.kind == "paid-nuggets"
                assert (before.payload["seat"], before.payload["count"]) == (seat, count)
                paid += 1
    assert (paid > 10, unpaid > 10) == (True, True)


@pytest.mark.rule("GR-030", "GR-060")
def test_a_sheriff_keeps_equipment_in_the_penalty_if_the_players_agree_so() -> None:
    a = who("bang beer", nuggets=3, gear="boots pickaxe", play="scope")
    t = rush(
        A=a, B=who(life=1, role="deputy"), C="", D="", options={"penalty": "equipment-kept"}
    ).play("A", "bang", at="B")
    assert (t.hand("A"), t.cards("A"), t.nuggets("A")) == ([], [], 4)
    assert (t.gear("A"), t.used) == (["boots", "pickaxe"], [])


@pytest.mark.rule("GR-033", "GR-089")
def test_an_eliminated_player_and_a_shadow_lose_equipment_whatever_the_penalty_takes() -> None:
    b = who(life=1, role="outlaw", gear="boots", nuggets=4)
    t = rush(
        shadows=True,
        A="bang",
        B=b,
        C="",
        D="",
        E="",
        display="pickaxe shot-1 wanted",
        options={"penalty": "equipment-kept"},
    )
    t.play("A", "bang", at="B")
    assert (t.out, t.gear("B")) == ("B", [])
    t.sits_out("A").buy("B", "pickaxe")
    assert t.gear("B") == ["pickaxe"]
    assert (t.end("B").out, t.gear("B")) == ("B", [])


@pytest.mark.rule("GR-030", "GR-060")
def test_a_sheriff_who_eliminates_a_deputy_loses_equipment_too_but_no_nuggets() -> None:
    a = who("bang beer", nuggets=3, gear="boots pickaxe", play="scope")
    t = rush(A=a, B=who(life=1, role="deputy"), C="", D="").play("A", "bang", at="B")
    assert (t.hand("A"), t.cards("A"), t.gear("A"), t.nuggets("A")) == ([], [], [], 4)
    assert sorted(t.used) == ["boots", "pickaxe"]
