"""The effects of black equipment for its owner."""

from __future__ import annotations

import pytest

from tables.bang import Bench, rush, who

# Gun Belt


@pytest.mark.rule("GR-043")
@pytest.mark.parametrize("life", [1, 4])
def test_the_owner_of_a_gun_belt_may_keep_eight_cards(life: int) -> None:
    hand = "bang bang bang bang missed missed missed missed"
    t = rush(A=who(hand, life=life, gear="gun-belt"), B="", C="", D="").end("A")
    assert (t.turn, t.count("A")) == ("B", 8)


@pytest.mark.rule("GR-043")
def test_a_ninth_card_has_to_go() -> None:
    hand = "bang bang bang bang missed missed missed missed beer"
    t = rush(A=who(hand, gear="gun-belt"), B="", C="", D="").end("A")
    assert (t.asked, t.ask("A").about) == (("A", "excess"), {"limit": 8, "over": 1})


# Pickaxe


@pytest.mark.rule("GR-020")
def test_the_owner_of_a_pickaxe_draws_three_cards_in_phase_1() -> None:
    t = rush(
        phase="draw", A=who(gear="pickaxe"), B="", C="", D="", deck="duel saloon gatling scope"
    )
    assert t.hand("A") == ["duel", "gatling", "saloon"]


# Calumet


def smoking(card: str, hand: str = "missed-2S", play: str = "") -> Bench:
    """Return a table where A has this card, and B has the Calumet."""
    return rush(A=card, B=who(hand, gear="calumet", play=play), C="", D="")


@pytest.mark.rule("GR-044")
@pytest.mark.parametrize(("card", "life"), [("bang-2D", 4), ("bang-2C", 3), ("bang-QH", 3)])
def test_a_bang_of_diamonds_does_nothing_to_the_owner_of_calumet(card: str, life: int) -> None:
    t = smoking(card).play("A", card, at="B").gives_up("B")
    assert (t.lives["B"], t.hand("B"), t.nuggets("A")) == (life, ["missed"], 4 - life)


@pytest.mark.rule("GR-044")
def test_a_bang_that_did_nothing_was_still_the_bang_of_the_turn() -> None:
    t = rush(A="bang-2D bang-2C", B=who(gear="calumet"), C="", D="").play("A", "bang-2D", at="B")
    assert t.can("A", "play") == []


@pytest.mark.rule("GR-044")
@pytest.mark.parametrize(
    ("card", "left"),
    [("panic-8D", 1), ("panic-JH", 0), ("cat-balou-9D", 1), ("cat-balou-KH", 0)],
)
def test_panic_and_cat_balou_of_diamonds_do_nothing_to_the_owner(card: str, left: int) -> None:
    assert smoking(card).play("A", card, at="B", on="hand").count("B") == left
    assert len(smoking(card, "", "scope").play("A", card, at="B", on="scope").cards("B")) == left


@pytest.mark.rule("GR-044")
def test_indians_of_diamonds_spare_the_owner_of_calumet_alone() -> None:
    t = smoking("indians-KD").play("A", "indians")
    assert t.lives == {"A": 4, "B": 4, "C": 3, "D": 3}


@pytest.mark.rule("GR-044")
def test_diamonds_of_the_owner_work_as_ever() -> None:
    t = rush(A=who("bang-2D", gear="calumet"), B="", C="", D="").play("A", "bang-2D", at="B")
    assert t.lives["B"] == 3


@pytest.mark.rule("GR-044")
def test_calumet_protects_nobody_but_its_owner() -> None:
    t = rush(A="bang-2D", B="", C=who(gear="calumet"), D="").play("A", "bang-2D", at="B")
    assert t.lives["B"] == 3


@pytest.mark.rule("GR-044", "GR-045")
@pytest.mark.parametrize(("card", "life"), [("duel-QD", 4), ("duel-8C", 3)])
def test_a_duel_card_of_diamonds_is_stopped_before_the_duel_begins(card: str, life: int) -> None:
    t = smoking(card).play("A", card, at="B").gives_up("B")
    assert (t.lives["B"], t.asked) == (life, ("A", "turn"))


@pytest.mark.rule("GR-045")
def test_within_a_duel_bang_cards_of_diamonds_count_against_the_owner() -> None:
    t = rush(A="duel-8C bang-2D", B=who("bang-2C missed", gear="calumet"), C="", D="")
    t.play("A", "duel", at="B").answer("B", "bang").answer("A", "bang-2D")
    assert t.asked == ("B", "fend")
    assert t.passes("B").lives["B"] == 3


@pytest.mark.rule("GR-045")
def test_the_owner_of_calumet_may_start_a_duel_and_lose_it_to_diamonds() -> None:
    t = rush(A=who("duel-QD", gear="calumet"), B="bang-2D", C="", D="")
    t.play("A", "duel", at="B").answer("B", "bang-2D")
    assert t.lives["A"] == 3


# Boots and Lucky Charm


def hit(gear: str, life: int, hand: str = "") -> Bench:
    """Let A shoot B."""
    t = rush(A=who("bang", nuggets=2), B=who(hand, life=life, gear=gear), C="", D="")
    t.play("A", "bang", at="B")
    return t.passes("B") if hand else t


def blown_up(gear: str, life: int, hand: str = "") -> Bench:
    a = who(hand, play="dynamite", gear=gear, life=life)
    return rush(phase="start", deck="5S", A=a, B="", C="", D="")


@pytest.mark.rule("GR-046")
@pytest.mark.parametrize("life", [2, 3, 4])
def test_the_owner_of_boots_draws_a_card_for_a_life_point(life: int) -> None:
    t = hit("boots", life)
    assert (t.lives["B"], t.count("B")) == (life - 1, 1)


@pytest.mark.rule("GR-046")
def test_boots_do_nothing_for_the_last_life_point_even_if_it_is_saved() -> None:
    t = hit("boots", 1, "beer").play("B", "beer")
    assert (t.lives["B"], t.count("B")) == (1, 0)


@pytest.mark.rule("GR-046")
def test_of_three_points_lost_at_once_boots_leave_out_the_last_one_only() -> None:
    drawn = [event["count"] for event in blown_up("boots", 4).events("drew")]
    assert drawn == [3, 2]  # for the wounds, and in phase 1
    t = blown_up("boots", 3, "beer").play("A", "beer")
    assert [event["count"] for event in t.events("drew") if event["why"] == "boots"] == [2]


@pytest.mark.rule("GR-052")
@pytest.mark.parametrize("life", [2, 3, 4])
def test_the_owner_of_a_lucky_charm_takes_a_nugget_for_a_life_point(life: int) -> None:
    t = hit("lucky-charm", life)
    assert (t.lives["B"], t.nuggets("B")) == (life - 1, 1)


@pytest.mark.rule("GR-052")
def test_a_lucky_charm_does_nothing_for_the_last_life_point_even_if_it_is_saved() -> None:
    t = hit("lucky-charm", 1, "beer").play("B", "beer")
    assert (t.lives["B"], t.nuggets("B")) == (1, 0)
    assert [event["seat"] for event in t.events("gained-nuggets")] == [0]  # only the attacker


@pytest.mark.rule("GR-052")
def test_of_three_points_lost_at_once_a_lucky_charm_leaves_out_the_last_one_only() -> None:
    assert blown_up("lucky-charm", 4).nuggets("A") == 3
    assert blown_up("lucky-charm", 3, "beer").play("A", "beer").nuggets("A") == 2


@pytest.mark.rule("GR-053")
def test_the_nugget_of_a_lucky_charm_is_not_the_attackers() -> None:
    t = hit("lucky-charm", 3)
    assert (t.nuggets("A"), t.nuggets("B")) == (2 + 1, 1)


@pytest.mark.rule("GR-053")
def test_a_lucky_charm_pays_from_the_heap_when_nobody_is_responsible() -> None:
    assert blown_up("lucky-charm", 4).purses == {"A": 3, "B": 0, "C": 0, "D": 0}


# Gold Pan


@pytest.mark.rule("GR-049")
def test_the_owner_of_a_gold_pan_draws_for_a_nugget_twice_a_turn() -> None:
    t = rush(A=who(nuggets=5, gear="gold-pan"), B="", C="", D="", deck="duel saloon")
    t.use("A", "gold-pan").use("A", "gold-pan")
    assert (t.hand("A"), t.nuggets("A"), t.can("A", "use")) == (["duel", "saloon"], 3, [])


@pytest.mark.rule("GR-049")
def test_everybody_sees_how_often_the_gold_pan_was_used_until_the_turn_ends() -> None:
    t = rush(A=who(nuggets=5, gear="gold-pan"), B="", C="", D="").use("A", "gold-pan")
    assert [dict(t.view(seat).players[0].counters).get("gold-pan") for seat in "ABCD"] == [1] * 4
    t.sits_out("A")
    assert dict(t.view().players[0].counters) == {"nuggets": 4}


@pytest.mark.rule("GR-049")
def test_in_the_next_turn_the_gold_pan_can_be_used_again_for_other_nuggets() -> None:
    t = rush(A=who(nuggets=5, gear="gold-pan"), B="", C="", D="")
    t.use("A", "gold-pan").use("A", "gold-pan").sits_out("A", "B", "C", "D")
    assert (t.nuggets("A"), t.can("A", "use")) == (3, ["use gold-pan"])


@pytest.mark.rule("GR-049")
def test_in_the_extra_turn_of_gold_rush_the_gold_pan_can_be_used_again() -> None:
    t = rush(A=who(nuggets=9, gear="gold-pan"), B="", C="", D="", display="gold-rush")
    t.use("A", "gold-pan").use("A", "gold-pan").buy("A", "gold-rush")
    assert (t.turn, t.can("A", "use")) == ("A", ["use gold-pan"])


@pytest.mark.rule("GR-049")
def test_without_a_nugget_or_out_of_turn_the_gold_pan_is_of_no_use() -> None:
    t = rush(A=who("bang", gear="gold-pan"), B=who("missed", nuggets=5), C="", D="")
    assert t.can("A", "use") == []
    t = rush(A="bang", B=who("missed", nuggets=5, gear="gold-pan"), C="", D="")
    assert t.play("A", "bang", at="B").can("B", "use") == []


# Horseshoe


def lucky(card: str, deck: str, character: str = "") -> Bench:
    """Return a table where A, with a Horseshoe, begins a turn with this card in play."""
    a = who(play=card, gear="horseshoe", character=character, role="outlaw")
    return rush(phase="start", deck=deck, A=a, B=who(role="sheriff"), C="", D="")


@pytest.mark.rule("GR-050")
@pytest.mark.parametrize(("pick", "life"), [("bang-QH", 4), ("missed-5S", 1)])
def test_the_owner_of_a_horseshoe_chooses_one_of_two_cards_for_a_dynamite(
    pick: str, life: int
) -> None:
    t = lucky("dynamite", "missed-5S bang-QH")
    assert t.can("A") == ["pick missed-5S", "pick bang-QH"]
    assert t.do("A", f"pick {pick}").lives["A"] == life


@pytest.mark.rule("GR-050")
def test_a_horseshoe_helps_out_of_jail() -> None:
    t = lucky("jail", "missed-5S bang-QH").do("A", "pick bang-QH")
    assert (t.turn, t.asked, t.cards("A")) == ("A", ("A", "turn"), [])


@pytest.mark.rule("GR-050")
@pytest.mark.parametrize("cover", ["barrel", "jourdonnais"])
def test_a_horseshoe_helps_behind_a_barrel(cover: str) -> None:
    b = who(play="barrel", gear="horseshoe", character="jourdonnais")
    t = rush(A="bang", B=b, C="", D="", deck="5S QH").play("A", "bang", at="B").use("B", cover)
    t.do("B", next(text for text in t.can("B") if text.endswith("QH")))
    assert t.lives["B"] == 4


@pytest.mark.rule("GR-050")
def test_lucky_duke_with_a_horseshoe_turns_over_three_cards() -> None:
    t = lucky("dynamite", "missed-5S bang-QH bang-2D", "lucky-duke")
    assert t.can("A") == ["pick missed-5S", "pick bang-QH", "pick bang-2D"]


@pytest.mark.rule("GR-051")
def test_all_cards_turned_over_with_a_horseshoe_are_discarded() -> None:
    t = lucky("jail-4H", "missed-5S bang-QH").do("A", "pick bang-QH")
    assert t.discard == ["missed-5S", "bang-QH", "jail-4H"]


# Rucksack


@pytest.mark.rule("GR-057")
def test_in_its_owners_turn_a_rucksack_heals_as_often_as_it_is_paid() -> None:
    t = rush(A=who(nuggets=5, gear="rucksack", life=1), B="", C="", D="")
    t.use("A", "rucksack").use("A", "rucksack")
    assert (t.lives["A"], t.nuggets("A"), t.can("A", "use")) == (3, 1, [])


@pytest.mark.rule("GR-057")
def test_a_rucksack_is_of_no_use_at_full_life() -> None:
    assert rush(A=who(nuggets=5, gear="rucksack"), B="", C="", D="").can("A", "use") == []


@pytest.mark.rule("GR-057")
def test_out_of_turn_a_rucksack_saves_from_the_loss_of_the_last_life_point() -> None:
    t = rush(A="bang", B=who(life=1, nuggets=2, gear="rucksack"), C="", D="")
    t.play("A", "bang", at="B")
    assert t.can("B") == ["use rucksack", "pass"]
    t.use("B", "rucksack")
    assert (t.out, t.lives["B"], t.nuggets("B"), t.asked) == ("", 1, 0, ("A", "turn"))


@pytest.mark.rule("GR-057")
def test_a_rucksack_that_is_not_used_saves_nobody() -> None:
    t = rush(A="bang", B=who(life=1, nuggets=2, gear="rucksack"), C="", D="")
    assert t.play("A", "bang", at="B").passes("B").out == "B"


@pytest.mark.rule("GR-057")
def test_out_of_turn_a_rucksack_is_of_no_use_before_the_last_life_point_is_lost() -> None:
    t = rush(A="bang", B=who("missed", life=2, nuggets=4, gear="rucksack"), C="", D="")
    t.play("A", "bang", at="B")
    assert t.can("B", "use") == []
    assert t.passes("B").asked == ("A", "turn")


@pytest.mark.rule("GR-057")
def test_one_nugget_is_too_little_for_a_rucksack() -> None:
    t = rush(A="bang", B=who(life=1, nuggets=1, gear="rucksack"), C="", D="")
    assert t.play("A", "bang", at="B").out == "B"


@pytest.mark.rule("GR-057")
def test_a_rucksack_is_not_a_beer_and_saves_with_two_players_left() -> None:
    b = who("beer", life=1, nuggets=2, gear="rucksack")
    t = rush(A="bang", B=b, C="", D="", out="CD").play("A", "bang", at="B").passes("B")
    assert t.can("B") == ["use rucksack", "pass"]
    assert t.use("B", "rucksack").lives["B"] == 1


@pytest.mark.rule("GR-057")
def test_beers_and_a_rucksack_together_survive_a_dynamite() -> None:
    a = who("beer", play="dynamite", life=1, nuggets=4, gear="rucksack")
    t = rush(phase="start", deck="5S", A=a, B="", C="", D="")
    t.use("A", "rucksack").play("A", "beer").use("A", "rucksack")
    assert (t.lives["A"], t.nuggets("A"), t.out) == (1, 0, "")


# Wanted


def shot_dead(role: str, *, by: str = "renegade", hand: str = "", gear: str = "wanted") -> Bench:
    """Let A kill B, who is Wanted. The roles of the others let the game go on."""
    a = who(f"bang-AS {hand}", role=by)
    b = who(life=1, role=role, gear=gear)
    t = rush(A=a, B=b, C=who(role="sheriff" if by != "sheriff" else "outlaw"), D="", E="")
    return t.play("A", "bang", at="B")


@pytest.mark.rule("GR-058")
@pytest.mark.parametrize("role", ["deputy", "renegade"])
def test_eliminating_the_owner_of_wanted_gives_two_cards_and_a_nugget(role: str) -> None:
    t = shot_dead(role)
    assert (t.out, t.count("A"), t.nuggets("A")) == ("B", 2, 1 + 1)
    assert shot_dead(role, gear="").nuggets("A") == 1


@pytest.mark.rule("GR-059", "GR-058")
def test_a_wanted_outlaw_is_worth_five_cards_and_a_nugget() -> None:
    t = shot_dead("outlaw")
    assert (t.count("A"), t.nuggets("A")) == (3 + 2, 1 + 1)
    assert [event["count"] for event in t.events("drew")] == [3, 2]


@pytest.mark.rule("GR-060")
def test_a_sheriff_who_eliminates_a_wanted_deputy_draws_first_and_then_loses_all_but_nuggets() -> (
    None
):
    t = shot_dead("deputy", by="sheriff", hand="missed-2S")
    assert [event["count"] for event in t.events("drew")] == [2]
    assert (t.hand("A"), t.nuggets("A"), len(t.discard)) == ([], 2, 1 + 1 + 2)


@pytest.mark.rule("GR-058")
def test_nobody_is_paid_for_a_wanted_player_who_is_blown_up() -> None:
    b = who(play="dynamite", life=3, gear="wanted")
    t = rush(turn="B", phase="start", deck="5S", A="", B=b, C="", D="")
    assert (t.out, t.purses, t.count("A") + t.count("D")) == ("B", {**dict.fromkeys("ABCD", 0)}, 0)


@pytest.mark.rule("GR-058")
def test_nobody_is_paid_for_a_wanted_challenger_who_loses_the_last_duel() -> None:
    b = who("duel", life=1, gear="wanted")
    t = rush(turn="B", A="bang", B=b, C="", D="").play("B", "duel", at="A").answer("A", "bang")
    assert (t.out, t.nuggets("A"), t.count("A")) == ("B", 0, 0)


@pytest.mark.rule("GR-058")
def test_nobody_is_paid_for_a_wanted_player_who_is_saved() -> None:
    t = rush(A="bang", B=who("beer", life=1, gear="wanted"), C="", D="")
    t.play("A", "bang", at="B").passes("B").play("B", "beer")
    assert (t.count("A"), t.nuggets("A"), t.gear("B")) == (0, 1, ["wanted"])


@pytest.mark.rule("GR-027", "GR-058")
def test_the_wanted_player_cannot_pay_to_be_rid_of_it_but_another_can() -> None:
    wanted = who(nuggets=3, gear="wanted")
    assert rush(A=wanted, B="", C="", D="").can("A", "scrap") == []
    t = rush(A=who(nuggets=3), B=wanted, C="", D="").scrap("A", "wanted", at="B")
    assert (t.gear("B"), t.nuggets("A")) == ([], 0)
