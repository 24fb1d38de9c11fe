"""The 16 Legends: what they can do on the other side of their cards."""

from __future__ import annotations

import pytest

from games.bang.legends.tables import against_legend, as_legend, with_feat
from tables.bang import legend, who

# Bart Cassidy


def test_bart_cassidy_draws_two_cards_for_every_life_point() -> None:
    t = against_legend("bart-cassidy").play("A", "bang", at="B")
    assert (t.life("B"), t.count("B")) == (3, 2)


def test_bart_cassidy_draws_six_cards_after_a_dynamite() -> None:
    t = as_legend("bart-cassidy", play="dynamite", phase="start", deck="2S", role="outlaw")
    assert t.events("drew")[0] == {"seat": 0, "count": 6, "why": "legendary-bart-cassidy"}


def test_bart_cassidy_draws_nothing_if_he_is_eliminated() -> None:
    t = against_legend("bart-cassidy", life=1).play("A", "bang", at="B")
    assert (t.out, [each["why"] for each in t.events("drew")]) == ("B", [])


# Black Jack


@pytest.mark.rule("LEG-054")
@pytest.mark.parametrize(
    ("deck", "cards"),
    [
        ("bang-AS bang-AH", 2),  # 22
        ("bang-QH bang-KH bang-2D", 3),  # 22
        ("missed-JC bang-QH bang-KD", 3),  # 30: not 21 or less before
        ("bang-2C bang-3C bang-4C bang-5C bang-6C bang-7C", 6),  # 20, and 27 with the 7
        ("missed-10C bang-9C bang-3C", 3),  # 22
        ("bang-AS bang-9C bang-2C", 3),  # an ace is never 1
    ],
)
def test_black_jack_turns_cards_over_until_they_are_worth_more_than_21(
    deck: str, cards: int
) -> None:
    t = as_legend("black-jack", phase="draw", deck=f"{deck} missed-2S")
    t.use("A", "legendary-black-jack")
    assert (t.ids("A"), t.asked) == (deck.split()[:cards], ("A", "turn"))


@pytest.mark.rule("LEG-055")
@pytest.mark.parametrize(("answer", "cards"), [("stop", 3), ("more", 4)])
def test_black_jack_may_stop_at_21_or_turn_one_more_over(answer: str, cards: int) -> None:
    t = as_legend("black-jack", phase="draw", deck="missed-10C bang-6C bang-5C bang-2C bang-3C")
    t.use("A", "legendary-black-jack")
    assert (t.asked, t.ask("A").about["total"]) == (("A", "more"), 21)
    t.do("A", answer)
    assert (t.count("A"), t.asked) == (cards, ("A", "turn"))


def test_black_jack_may_simply_draw() -> None:
    t = as_legend("black-jack", phase="draw").do("A", "draw")
    assert (t.count("A"), t.events("turned-up")) == (2, [])


def test_the_cards_that_black_jack_turns_over_are_seen_by_all() -> None:
    t = as_legend("black-jack", phase="draw", deck="missed-10C bang-6C bang-5C bang-2C")
    t.use("A", "legendary-black-jack")
    assert t.view("B").store == ("missed-10C", "bang-6C", "bang-5C")


# Calamity Janet


def test_calamity_janet_plays_any_hand_card_as_a_bang() -> None:
    t = as_legend("calamity-janet", "beer barrel duel")
    for card in ("beer", "barrel", "duel"):
        assert [text[-1] for text in t.can("A", f"use legendary-calamity-janet {card}")] == [
            "1",
            "3",
        ]
    t.use("A", "legendary-calamity-janet", "barrel", at="B")
    assert (t.life("B"), t.top, t.state.bangs) == (3, "barrel-QS", 1)
    assert t.can("A", "use") == []  # the one BANG! of the turn
    assert t.can("A", "play duel")


def test_calamity_janet_dodges_and_fends_with_any_card() -> None:
    t = against_legend(
        "calamity-janet", "beer barrel", by="bang indians", play="barrel-KS", deck="2S"
    )
    t.play("A", "bang", at="B").play("B", "barrel")
    assert t.life("B") == 4
    t.play("A", "indians").answer("B", "beer")
    assert (t.life("B"), t.hand("B")) == (4, [])


def test_a_barrel_played_as_a_missed_is_not_the_barrel_in_play() -> None:
    t = against_legend(
        "calamity-janet", "barrel-QS", play="barrel-KS", A=who("bang", character="slab-the-killer")
    )
    t.play("A", "bang", at="B").play("B", "barrel-QS")
    assert "use barrel-KS" in t.can("B")


# El Gringo


@pytest.mark.rule("LEG-056")
@pytest.mark.rule("LEG-057")
def test_el_gringo_takes_only_a_hand_card_of_who_claims() -> None:
    t = with_feat(
        "bottleneck",
        "beer missed",
        character="legendary-kit-carlson",
        B=who(character="legendary-el-gringo", life=3, most=3),
        C="bang",
        D="bang",
        next_feats="last-hero",
    )
    t.claim("A", "bottleneck", "beer", hits="B")
    assert (t.life("B"), t.hand("B"), t.hand("A")) == (2, ["missed"], [])
    assert (t.count("C"), t.count("D"), t.top) == (1, 1, "beer-6H")


def test_el_gringo_takes_a_hand_card_and_the_card_that_hit_him() -> None:
    t = against_legend("el-gringo", by="bang-2C missed", life=3).play("A", "bang", at="B")
    assert (sorted(t.ids("B")), t.count("A"), t.top) == (["bang-2C", "missed-2S"], 0, None)


def test_el_gringo_gets_the_card_also_if_the_hand_is_empty() -> None:
    t = against_legend("el-gringo", by="bang-2C", life=3).play("A", "bang", at="B")
    assert t.ids("B") == ["bang-2C"]


def test_el_gringo_gets_a_gatling_when_it_is_done() -> None:
    t = against_legend("el-gringo", by="gatling missed", life=3, C="beer", D="")
    t.play("A", "gatling")
    assert (t.asked, t.hand("B")) == (("C", "dodge"), ["missed"])
    t.passes("C")
    assert t.hand("B") == ["gatling", "missed"]
    assert t.lives == {"A": 4, "B": 2, "C": 3, "D": 3}


def test_el_gringo_gets_indians_and_the_duel_of_another() -> None:
    t = against_legend("el-gringo", by="indians", life=3).play("A", "indians")
    assert t.hand("B") == ["indians"]
    t = against_legend("el-gringo", by="duel", life=3).play("A", "duel", at="B")
    assert t.hand("B") == ["duel"]


def test_el_gringo_gets_nothing_for_his_own_duel_or_a_dynamite() -> None:
    t = (
        as_legend("el-gringo", "duel", B="bang", life=3)
        .play("A", "duel", at="B")
        .answer("B", "bang")
    )
    assert (t.life("A"), t.count("A")) == (2, 0)
    t = as_legend("el-gringo", play="dynamite", phase="start", deck="2S", life=4, role="outlaw")
    assert t.events("took") == []


def test_el_gringo_gets_no_card_for_a_free_bang() -> None:
    t = against_legend("el-gringo", A=who("missed", character="legendary-willy-the-kid"), life=3)
    t.use("A", "legendary-willy-the-kid", at="B")
    assert (t.life("B"), t.hand("B"), t.top) == (2, ["missed"], None)


def test_el_gringo_who_is_eliminated_gets_nothing() -> None:
    t = against_legend("el-gringo", by="bang-2C missed", life=1).play("A", "bang", at="B")
    assert (t.out, t.hand("A")) == ("B", ["missed"])


def test_el_gringo_who_is_saved_by_a_beer_draws() -> None:
    t = against_legend("el-gringo", "beer", by="bang-2C missed", life=1)
    t.play("A", "bang", at="B").passes("B").play("B", "beer")
    assert sorted(t.ids("B")) == ["bang-2C", "missed-2S"]


# Jesse Jones


def test_jesse_jones_looks_at_a_hand_and_chooses() -> None:
    t = as_legend("jesse-jones", phase="draw", C="bang-2C beer-6H missed-2S", deck="bang-3C")
    t.do("A", "take at 2")
    assert t.ask("A").about["cards"] == ("bang-2C", "beer-6H", "missed-2S")
    t.do("A", "take for 2")
    assert (t.ids("A"), t.ids("C")) == (["beer-6H", "bang-3C"], ["bang-2C", "missed-2S"])


def test_only_jesse_jones_sees_the_hand() -> None:
    t = as_legend("jesse-jones", phase="draw", C="bang-2C beer-6H missed-2S").do("A", "take at 2")
    assert "cards" in t.seen("A", "looked-at")[0].payload
    assert "cards" not in t.seen("B", "looked-at")[0].payload
    assert t.match.ask(1) is None


def test_jesse_jones_may_draw_as_usual_and_must_if_nobody_holds_a_card() -> None:
    assert as_legend("jesse-jones", phase="draw", C="beer").do("A", "draw").count("A") == 2
    assert as_legend("jesse-jones", phase="draw").count("A") == 2


# Jourdonnais


@pytest.mark.rule("LEG-058")
@pytest.mark.parametrize(
    ("card", "on"),
    [
        ("bang", ""),
        ("gatling", ""),
        ("indians", ""),
        ("duel", ""),
        ("panic", "hand"),
        ("cat-balou", "hand"),
    ],
)
@pytest.mark.parametrize(
    ("sign", "ignored"), [("JC", True), ("QD", True), ("KD", True), ("AS", True), ("10D", False)]
)
def test_jourdonnais_ignores_a_brown_card_from_a_jack_up(
    card: str, on: str, sign: str, ignored: bool
) -> None:
    t = against_legend("jourdonnais", "mustang", by=card, deck=sign)
    aimed = "" if card in ("gatling", "indians") else "B"
    t.play("A", card, at=aimed, on=on)
    assert t.can("B") == ["use legendary-jourdonnais", "pass"]
    t.use("B", "legendary-jourdonnais").gives_up("B")
    assert (t.life("B") == 4 and t.count("B") == 1) == ignored
    assert [each["why"] for each in t.events("checked")] == ["legendary-jourdonnais"]


@pytest.mark.rule("LEG-058")
def test_jourdonnais_ignores_for_himself_alone() -> None:
    t = against_legend("jourdonnais", by="gatling", deck="KD").play("A", "gatling")
    t.use("B", "legendary-jourdonnais")
    assert t.lives == {"A": 4, "B": 4, "C": 3, "D": 3}


@pytest.mark.rule("LEG-058")
def test_jourdonnais_may_do_without_and_answer_otherwise() -> None:
    t = (
        against_legend("jourdonnais", "missed")
        .play("A", "bang", at="B")
        .passes("B")
        .play("B", "missed")
    )
    assert (t.life("B"), t.events("checked")) == (4, [])


@pytest.mark.rule("LEG-058")
def test_jourdonnais_has_one_try_for_each_card_and_other_answers_after_it() -> None:
    t = against_legend("jourdonnais", "missed", play="barrel", deck="2S 2H")
    t.play("A", "bang", at="B").use("B", "legendary-jourdonnais")
    assert t.can("B") == ["play missed-3S", "use barrel-QS", "pass"]
    assert t.use("B", "barrel").life("B") == 4


@pytest.mark.rule("LEG-058")
def test_jourdonnais_needs_one_success_against_slab_the_killer() -> None:
    t = against_legend("jourdonnais", A=who("bang", character="slab-the-killer"), deck="KD")
    t.play("A", "bang", at="B").use("B", "legendary-jourdonnais")
    assert (t.life("B"), t.asked) == (4, ("A", "turn"))


@pytest.mark.rule("LEG-058")
def test_jourdonnais_who_ignores_a_duel_hurts_nobody() -> None:
    t = against_legend("jourdonnais", by="duel", deck="KD").play("A", "duel", at="B")
    t.use("B", "legendary-jourdonnais")
    assert t.lives == {"A": 4, "B": 4, "C": 4, "D": 4}


def test_jourdonnais_cannot_ignore_a_bang_of_legendary_slab() -> None:
    t = against_legend("jourdonnais", A=who("bang", character="legendary-slab-the-killer"))
    t.play("A", "bang", at="B")
    assert (t.life("B"), t.asked) == (3, ("A", "turn"))


def test_jourdonnais_cannot_ignore_a_free_bang_or_a_blue_card() -> None:
    t = against_legend("jourdonnais", "missed", A=who(character="legendary-willy-the-kid"))
    t.use("A", "legendary-willy-the-kid", at="B")
    assert t.asked == ("B", "dodge")
    t = against_legend("jourdonnais", by="jail").play("A", "jail", at="B")
    assert t.cards("B") == ["jail"]


def test_jourdonnais_may_ignore_a_blue_card_that_is_played_as_a_bang() -> None:
    t = against_legend(
        "jourdonnais", A=who("barrel", character="legendary-calamity-janet"), deck="KD"
    )
    t.use("A", "legendary-calamity-janet", "barrel", at="B").use("B", "legendary-jourdonnais")
    assert t.life("B") == 4


# Kit Carlson


def test_kit_carlson_draws_three_cards_and_may_give_one_away() -> None:
    t = as_legend("kit-carlson", phase="draw", deck="bang-2C beer-6H missed-2S")
    assert t.ask("A").about["cards"] == ("bang-2C", "beer-6H", "missed-2S")
    t.do("A", "give at 2 for 2")
    assert (t.ids("A"), t.ids("C")) == (["bang-2C", "missed-2S"], ["beer-6H"])


def test_kit_carlson_may_keep_all_three() -> None:
    assert as_legend("kit-carlson", phase="draw").do("A", "done").count("A") == 3


# Lucky Duke


@pytest.mark.rule("LEG-059")
def test_lucky_duke_has_no_part_in_a_draw_that_an_ability_is_for() -> None:
    t = as_legend("lucky-duke", "bang", B=who(character="jourdonnais"), deck="2H 2S")
    t.play("A", "bang", at="B").use("B", "jourdonnais")
    assert (t.asked, t.life("B"), t.count("A")) == (("A", "turn"), 4, 0)
    t = as_legend("lucky-duke", "bang", B=who(character="legendary-jourdonnais"), deck="KD 2S")
    t.play("A", "bang", at="B").use("B", "legendary-jourdonnais")
    assert (t.asked, t.life("B")) == (("A", "turn"), 4)


@pytest.mark.rule("LEG-060")
def test_lucky_duke_chooses_for_everybody_who_has_to_draw_because_of_a_card() -> None:
    t = with_feat(
        "scrugs-ballad",
        "bang",
        B=who(play="barrel"),
        C=who(character="legendary-lucky-duke"),
        deck="2H 2S",
    )
    t.play("A", "bang", at="B").use("B", "barrel")
    assert (t.asked, t.ask("C").about["at"]) == (("C", "luck"), 1)
    t.do("C", "pick dynamite-2H")
    assert (t.life("B"), t.count("C"), len(t.discard)) == (4, 0, 3)


@pytest.mark.rule("LEG-060")
@pytest.mark.parametrize("play", ["jail", "dynamite"])
def test_lucky_duke_chooses_for_jail_and_dynamite_of_others(play: str) -> None:
    t = with_feat(
        "scrugs-ballad",
        play=play,
        role="outlaw",
        C=who(character="legendary-lucky-duke"),
        deck="3H 3S",
        phase="start",
    )
    assert t.asked == ("C", "luck")


@pytest.mark.rule("LEG-060")
def test_lucky_duke_makes_his_own_checks_with_two_cards_too() -> None:
    t = against_legend("lucky-duke", play="barrel", deck="2H 2S").play("A", "bang", at="B")
    t.use("B", "barrel")
    assert t.asked == ("B", "luck")


@pytest.mark.rule("LEG-061")
def test_lucky_duke_gets_the_card_in_his_turn_after_all_is_resolved() -> None:
    """B's Barrel fails; Duke gets the card that counted only after the shot has hit."""
    t = as_legend(
        "lucky-duke", "bang", B=who(play="barrel", character="bart-cassidy"), deck="3S 3C"
    )
    t.play("A", "bang", at="B").use("B", "barrel")
    t.do("A", "pick missed-3S")
    assert (t.life("B"), t.ids("A")) == (3, ["missed-3S"])
    kinds = t.kinds()
    assert kinds.index("wounded") < kinds.index("drew") < kinds.index("took-discard")


@pytest.mark.rule("LEG-061")
def test_lucky_duke_gets_the_card_of_his_dynamite_after_the_explosion() -> None:
    t = as_legend("lucky-duke", play="dynamite", phase="start", deck="3S 2C", role="outlaw")
    t.do("A", "pick missed-3S")
    kinds = t.kinds()
    assert kinds.index("exploded") < kinds.index("wounded") < kinds.index("took-discard")
    assert ("missed-3S" in t.ids("A"), t.life("A"), t.count("A")) == (True, 1, 3)


@pytest.mark.rule("LEG-061")
def test_lucky_duke_gets_the_card_also_if_he_loses_the_turn() -> None:
    t = as_legend("lucky-duke", play="jail", phase="start", deck="3S 2C", role="outlaw")
    t.do("A", "pick missed-3S")
    assert (t.ids("A"), t.turn) == (["missed-3S"], "B")


@pytest.mark.rule("LEG-061")
def test_lucky_duke_who_dies_of_his_dynamite_gets_nothing() -> None:
    t = as_legend(
        "lucky-duke",
        play="dynamite",
        phase="start",
        deck="3S 2C",
        role="outlaw",
        life=3,
        B=who(role="sheriff"),
    )
    t.do("A", "pick missed-3S")
    assert (t.out, t.events("took-discard")) == ("A", [])


# Paul Regret


@pytest.mark.rule("LEG-062")
@pytest.mark.parametrize("side", ["paul-regret", "legendary-paul-regret"])
def test_paul_regret_is_next_to_legendary_rose_doolan(side: str) -> None:
    t = as_legend("rose-doolan", "bang beer", B=who(character=side))
    assert t.view("A").distances[1] == 1
    assert "B" in t.targets("A", "bang")
    assert t.view("C").distances[1] == 2


@pytest.mark.rule("LEG-062")
def test_paul_regret_costs_also_rose_doolan_another_card() -> None:
    t = as_legend("rose-doolan", "bang beer", B=who("missed", character="legendary-paul-regret"))
    t.play("A", "bang", at="B")
    assert (t.hand("A"), t.top, t.asked) == ([], "beer-6H", ("B", "dodge"))


def test_without_another_card_nobody_shoots_at_paul_regret() -> None:
    t = against_legend("paul-regret", A=who("bang", play="winchester"))
    assert t.targets("A", "bang") == "CD"
    t = against_legend("paul-regret", A=who("bang beer", play="winchester"))
    assert t.targets("A", "bang") == "BCD"


def test_the_shooter_chooses_what_it_pays_to_shoot_at_paul_regret() -> None:
    t = against_legend("paul-regret", "missed", A=who("bang beer schofield", play="winchester"))
    t.play("A", "bang", at="B")
    assert t.can("A") == ["discard beer-6H", "discard schofield-JC"]
    t.answer("A", "beer").play("B", "missed")
    assert (t.hand("A"), t.life("B"), t.life("A")) == (["schofield"], 4, 4)


@pytest.mark.parametrize("card", ["gatling", "duel", "indians"])
def test_other_cards_cost_nothing_more_against_paul_regret(card: str) -> None:
    t = against_legend("paul-regret", by=card).play("A", card, at="B" if card == "duel" else "")
    assert t.life("B") == 3


def test_a_free_bang_costs_nothing_against_paul_regret() -> None:
    t = against_legend("paul-regret", A=who(character="legendary-willy-the-kid", play="winchester"))
    t.use("A", "legendary-willy-the-kid", at="B")
    assert t.life("B") == 3


# Pedro Ramirez


def test_pedro_ramirez_takes_the_top_discard_besides_two_cards() -> None:
    t = as_legend(
        "pedro-ramirez", phase="draw", deck="bang-2C bang-3C", discard="missed-2S beer-6H"
    )
    assert t.ids("A") == ["bang-2C", "bang-3C", "beer-6H"]


def test_pedro_ramirez_draws_two_cards_if_nothing_is_discarded() -> None:
    assert as_legend("pedro-ramirez", phase="draw").count("A") == 2


# Rose Doolan


@pytest.mark.rule("LEG-063")
def test_everybody_is_next_to_rose_doolan() -> None:
    t = legend(
        A=who("bang panic", character="legendary-rose-doolan"),
        B=who(play="mustang"),
        C=who("bang", character="paul-regret", play="mustang-9H"),
        D="bang",
        E="bang",
        F="bang",
        feats="scrugs-ballad",
    )
    assert t.view("A").distances == (None, 1, 1, 1, 1, 1)
    assert (t.targets("A", "bang"), t.targets("A", "panic")) == ("BCDEF", "BCDEF")


def test_rose_doolan_uses_a_blue_card_as_a_panic_once_a_turn() -> None:
    t = as_legend("rose-doolan", "scope barrel", play="mustang", C=who("beer", play="schofield"))
    t.do("A", "use legendary-rose-doolan scope-AS schofield-JC at 2")
    assert (t.hand("A"), t.cards("C"), t.top) == (["barrel", "schofield"], [], "scope-AS")
    assert t.can("A", "use") == []


def test_rose_doolan_may_use_a_blue_card_in_play_for_a_blind_card() -> None:
    t = as_legend("rose-doolan", play="mustang", C="beer")
    assert t.can("A", "use") == ["use legendary-rose-doolan mustang-8H at 2 to hand"]
    t.do("A", "use legendary-rose-doolan mustang-8H at 2 to hand")
    assert (t.hand("A"), t.cards("A")) == (["beer"], [])


def test_rose_doolan_can_do_it_again_in_her_next_turn() -> None:
    t = as_legend("rose-doolan", "barrel-KS", play="mustang", B="beer bang bang bang")
    t.do("A", "use legendary-rose-doolan mustang-8H at 1 to hand").end("A")
    t.ends_without_boast("B", "C", "D")
    assert (t.turn, bool(t.can("A", "use legendary-rose-doolan barrel-KS"))) == ("A", True)


# Sid Ketchum


@pytest.mark.rule("LEG-064")
def test_sid_ketchum_shoots_free_without_a_card() -> None:
    t = as_legend("sid-ketchum", "beer bang", life=2, B="missed").play("A", "beer")
    assert t.can("A") == ["shoot at 1", "shoot at 3", "pass"]
    t.do("A", "shoot at 1")
    assert (t.asked, t.ask("B").about["card"]) == (("B", "dodge"), None)
    t.passes("B")
    assert (t.life("A"), t.life("B"), t.hand("A"), t.state.bangs) == (3, 3, ["bang"], 0)
    assert t.targets("A", "bang") == "BD"  # outside the limit


@pytest.mark.rule("LEG-065")
@pytest.mark.parametrize("way", ["ability", "beer", "saloon"])
def test_sid_ketchum_shoots_free_however_he_regained_life(way: str) -> None:
    t = as_legend("sid-ketchum", "beer saloon bang bang", life=2)
    if way == "ability":
        t.use("A", "sid-ketchum", "bang").answer("A", "bang")
    else:
        t.play("A", way)
    assert (t.asked, t.life("A")) == (("A", "free-bang"), 3)


@pytest.mark.rule("LEG-065")
def test_sid_ketchum_shoots_free_when_he_becomes_a_legend() -> None:
    t = with_feat("bottleneck", "beer", character="sid-ketchum", fame=1, life=1)
    t.perform("A", "bottleneck", "beer")
    assert (t.asked, t.life("A")) == (("A", "free-bang"), 3)
    assert t.do("A", "shoot at 1").life("B") == 3


def test_sid_ketchum_shoots_free_once_a_turn_and_is_asked_until_then() -> None:
    t = as_legend("sid-ketchum", "beer beer beer", life=1).play("A", "beer").passes("A")
    t.play("A", "beer").do("A", "shoot at 1").play("A", "beer")
    assert (t.asked, t.life("A"), t.life("B")) == (("A", "turn"), 4, 3)


def test_sid_ketchum_does_not_shoot_if_nothing_was_regained_or_in_the_turn_of_others() -> None:
    t = as_legend("sid-ketchum", "beer", life=4).play("A", "beer")
    assert t.asked == ("A", "turn")
    t = against_legend("sid-ketchum", by="saloon", life=2).play("A", "saloon")
    assert (t.asked, t.life("B")) == (("A", "turn"), 3)


# Slab the Killer


@pytest.mark.rule("LEG-066")
def test_nothing_cancels_a_bang_of_slab_but_a_beer_saves() -> None:
    t = as_legend("slab-the-killer", "bang", B=who("missed beer", play="barrel", life=1), out="D")
    t.play("A", "bang", at="B")
    assert (t.asked, t.can("B")) == (("B", "save"), ["play beer-6H", "pass"])
    assert t.play("B", "beer").life("B") == 1


@pytest.mark.rule("LEG-067")
def test_no_beer_against_slab_while_only_two_are_left() -> None:
    t = as_legend("slab-the-killer", "bang", B=who("missed beer", life=1), out="CD")
    assert t.play("A", "bang", at="B").winners == "A"


def test_other_shots_of_slab_can_be_cancelled() -> None:
    t = as_legend("slab-the-killer", "gatling", B="missed").play("A", "gatling")
    assert t.asked == ("B", "dodge")
    t.play("B", "missed")
    assert t.lives == {"A": 4, "B": 4, "C": 3, "D": 3}


# Suzy Lafayette


def test_suzy_lafayette_fills_her_hand_up_to_two_cards() -> None:
    t = as_legend("suzy-lafayette", "stagecoach-9S beer", life=3).play("A", "beer")
    assert t.count("A") == 2
    t = as_legend("suzy-lafayette", "bang").play("A", "bang", at="B")
    assert t.count("A") == 2


def test_suzy_lafayette_fills_her_hand_up_in_the_turn_of_others_after_the_card() -> None:
    t = against_legend("suzy-lafayette", "missed bang", by="bang")
    t.play("A", "bang", at="B").play("B", "missed")
    assert t.count("B") == 2


# Vulture Sam


@pytest.mark.rule("LEG-068")
def test_vulture_sam_stays_in_play_with_four_life_points_and_without_tokens() -> None:
    t = against_legend("vulture-sam", "mustang", play="barrel", life=1, deck="2S")
    t.play("A", "bang", at="B").gives_up("B")
    assert (t.out, t.life("B"), t.fame("B"), t.character("B")) == ("", 4, 0, "vulture-sam")
    assert (t.hand("B"), t.cards("B")) == (["mustang"], ["barrel"])
    assert (t.events("out"), t.events("reward")) == ([], [])


@pytest.mark.rule("LEG-068")
def test_vulture_sam_may_be_saved_by_a_beer_before() -> None:
    t = against_legend("vulture-sam", "beer", life=1).play("A", "bang", at="B")
    t.passes("B").play("B", "beer")
    assert (t.life("B"), t.character("B")) == (1, "legendary-vulture-sam")


@pytest.mark.rule("LEG-069")
def test_vulture_sam_cannot_become_a_legend_again() -> None:
    t = against_legend("vulture-sam", "beer-6H", life=1, feats="bottleneck").play(
        "A", "bang", at="B"
    )
    t.gives_up("B").end("A").passes("A")
    assert (t.turn, t.may("B")) == ("B", set())
    assert t.end("B").turn == "C"  # no boast
    assert not t.is_legend("B")


@pytest.mark.rule("LEG-069")
def test_a_second_time_vulture_sam_is_eliminated() -> None:
    t = against_legend(
        "vulture-sam", life=1, A=who("bang bang", play="volcanic"), C=who(role="sheriff")
    )
    t.play("A", "bang", at="B")
    t.state.players[1].life = 1
    t.play("A", "bang", at="B")
    assert t.out == "B"


@pytest.mark.rule("LEG-070")
def test_vulture_sam_as_sheriff_has_four_life_points_and_never_more() -> None:
    t = with_feat(
        "scrugs-ballad",
        "bang beer",
        role="outlaw",
        life=3,
        B=who("beer", character="legendary-vulture-sam", role="sheriff", life=1, most=5),
    )
    t.play("A", "bang", at="B").gives_up("B")
    assert (t.life("B"), t.state.players[1].max_life, t.winners) == (4, 4, None)


def test_a_returned_vulture_sam_is_nobodys_victim() -> None:
    t = against_legend(
        "vulture-sam",
        life=1,
        A=who("bang beer", character="legendary-bart-cassidy"),
        feats="bottleneck",
    )
    t.play("A", "bang", at="B").do("A", "claim bottleneck beer-6H")
    assert t.asked == ("A", "turn")


def test_vulture_sam_takes_the_cards_of_the_eliminated_on_both_sides() -> None:
    t = with_feat(
        "scrugs-ballad",
        "bang",
        B=who("beer missed", play="barrel", life=1),
        C=who(character="legendary-vulture-sam"),
    )
    t.play("A", "bang", at="B").gives_up("B")
    assert t.hand("C") == ["barrel", "beer", "missed"]


# Willy the Kid


@pytest.mark.rule("LEG-071")
def test_willy_the_kid_shoots_free_without_a_card_at_somebody_in_range() -> None:
    t = as_legend("willy-the-kid", B="missed")
    assert t.can("A", "use") == [f"use legendary-willy-the-kid at {seat}" for seat in (1, 3)]
    t.use("A", "legendary-willy-the-kid", at="B").passes("B")
    assert (t.life("B"), t.state.bangs) == (3, 0)


@pytest.mark.rule("LEG-072")
def test_willy_the_kid_who_shot_free_does_not_claim() -> None:
    t = as_legend("willy-the-kid", "beer", feats="bottleneck")
    assert t.may("A") == {"bottleneck"}
    t.use("A", "legendary-willy-the-kid", at="B")
    assert (t.may("A"), t.can("A", "use")) == (set(), [])


@pytest.mark.rule("LEG-072")
def test_willy_the_kid_who_shot_free_does_not_claim_what_he_meets_later() -> None:
    t = as_legend("willy-the-kid", "bang", feats="quick-death")
    t.use("A", "legendary-willy-the-kid", at="B").play("A", "bang", at="D")
    assert t.asked == ("A", "turn")


@pytest.mark.rule("LEG-072")
def test_willy_the_kid_who_claimed_does_not_shoot_free() -> None:
    t = as_legend("willy-the-kid", "beer", feats="bottleneck").claim("A", "bottleneck", "beer")
    assert t.can("A", "use") == []


def test_willy_the_kid_plays_any_number_of_bangs() -> None:
    t = (
        as_legend("willy-the-kid", "bang bang bang")
        .play("A", "bang", at="B")
        .play("A", "bang", at="D")
    )
    assert t.targets("A", "bang") == "BD"
