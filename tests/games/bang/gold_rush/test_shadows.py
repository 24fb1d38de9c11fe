"""Shadow-gunslingers: who is eliminated comes back for the own turns."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import Bench, Who, rush, table, who


def shot_dead(
    hand: str = "",
    *,
    by: str = "",
    play: str = "",
    gear: str = "",
    nuggets: int = 0,
    character: str = "",
    role: str = "outlaw",
    deck: str = "",
    c: str | Who = "",
    display: str = "",
) -> Bench:
    """A has eliminated B, who wants to say nothing more about it."""
    a = who(f"bang-AS {by}")
    b = who(hand, play, character, role, 1, nuggets=nuggets, gear=gear)
    t = rush(shadows=True, A=a, B=b, C=c, D="", E="", deck=deck, display=display)
    return t.play("A", "bang-AS", at="B").gives_up("B")


def shadow(
    deck: str = "missed missed",
    *,
    nuggets: int = 0,
    character: str = "",
    role: str = "outlaw",
    display: str = "",
    **others: str | Who,
) -> Bench:
    """B has been eliminated, and comes back for a turn as a shadow."""
    people: dict[str, Any] = {letter: others.get(letter, "") for letter in "ACDE"}
    b = who(character=character, role=role, nuggets=nuggets)
    people = {"A": people.pop("A"), "B": b, **people}
    t = rush(shadows=True, out="B", **people, deck=deck, display=display)
    return t.sits_out("A")


@pytest.mark.rule("GR-076")
@pytest.mark.parametrize(("shadows", "turn"), [(True, "B"), (False, "C")])
def test_only_with_the_variant_who_is_eliminated_comes_back(*, shadows: bool, turn: str) -> None:
    t = rush(shadows=shadows, A="bang", B=who(life=1), C="", D="").play("A", "bang", at="B")
    assert t.sits_out("A").turn == turn


@pytest.mark.rule("GR-077")
def test_the_variant_can_be_played_without_gold_rush() -> None:
    t = table(options={"shadow-gunslingers": True}, A="bang", B=who(life=1), C="", D="").play(
        "A", "bang", at="B"
    )
    t.sits_out("A")
    assert (t.turn, t.is_shadow("B"), t.lives["B"], t.count("B")) == ("B", True, 0, 2)
    assert (t.view().piles, t.purses) == ((), dict.fromkeys("ABCD", 0))
    t.sits_out("B")
    assert (t.turn, t.out, t.count("B")) == ("C", "B", 0)


@pytest.mark.rule("GR-078")
def test_who_reaches_zero_life_points_is_out_until_the_next_own_turn() -> None:
    t = shot_dead()
    assert (t.out, t.turn) == ("B", "A")
    t.sits_out("A")
    assert (t.out, t.turn, t.is_shadow("B")) == ("", "B", True)


@pytest.mark.rule("GR-078")
def test_who_is_eliminated_in_the_own_turn_loses_the_rest_of_it() -> None:
    b = who(play="dynamite", life=3, role="outlaw")
    t = rush(shadows=True, turn="B", phase="start", deck="5S", A="", B=b, C="", D="", E="")
    assert (t.out, t.turn) == ("B", "C")
    assert t.sits_out("C", "D", "E", "A").turn == "B"


@pytest.mark.rule("GR-079")
def test_who_is_eliminated_still_discards_everything() -> None:
    t = shot_dead("missed-2S duel-8C", play="scope", gear="boots calumet")
    assert (t.hand("B"), t.cards("B"), t.gear("B")) == ([], [], [])
    assert set(t.discard) == {"bang-AS", "missed-2S", "duel-8C", "scope-AS"}
    assert sorted(t.used) == ["boots", "calumet"]


@pytest.mark.rule("GR-079", "GR-097")
def test_vulture_sam_takes_all_but_the_equipment_of_who_becomes_a_shadow() -> None:
    sam = who(character="vulture-sam")
    t = shot_dead("missed-2S", play="scope", gear="boots", nuggets=3, c=sam)
    assert (t.hand("C"), t.gear("C"), t.used) == (["missed", "scope"], [], ["boots"])
    assert (t.nuggets("B"), t.nuggets("C")) == (3, 0)


@pytest.mark.rule("GR-080")
@pytest.mark.parametrize("role", ["outlaw", "deputy", "renegade"])
def test_who_is_eliminated_shows_the_role(role: str) -> None:
    t = shot_dead(role=role)
    assert [t.view(seat).roles[1] for seat in "ACDE"] == [role] * 4


@pytest.mark.rule("GR-080")
def test_victory_is_checked_at_once_though_the_dead_would_come_back() -> None:
    t = rush(shadows=True, A="bang", B=who(life=1), C="", D="", out="CD").play("A", "bang", at="B")
    assert (t.winners, t.match.outcome and t.match.outcome.why) == ("A", "law")


@pytest.mark.rule("GR-080", "GR-084")
def test_the_death_of_the_sheriff_ends_the_game_so_there_is_no_shadow_sheriff() -> None:
    t = rush(shadows=True, turn="B", A=who(life=1), B="bang", C="", D="").play("B", "bang", at="A")
    assert t.winners == "CD"


@pytest.mark.rule("GR-081")
@pytest.mark.parametrize(("role", "cards"), [("outlaw", 3), ("renegade", 0)])
def test_an_outlaw_who_is_eliminated_is_worth_three_cards_as_ever(role: str, cards: int) -> None:
    assert shot_dead(role=role).count("A") == cards


@pytest.mark.rule("GR-081")
def test_a_sheriff_who_eliminates_a_deputy_is_punished_as_ever() -> None:
    t = shot_dead(role="deputy", by="missed-2S")
    assert (t.hand("A"), t.nuggets("A")) == ([], 1)


@pytest.mark.rule("GR-081", "GR-058")
def test_a_wanted_player_pays_the_killer_when_becoming_a_shadow() -> None:
    t = shot_dead(gear="wanted")
    assert (t.count("A"), t.nuggets("A")) == (3 + 2, 1 + 1)


@pytest.mark.rule("GR-082")
def test_who_is_eliminated_keeps_all_nuggets() -> None:
    t = shot_dead(nuggets=7)
    assert (t.out, t.nuggets("B")) == ("B", 7)


@pytest.mark.rule("GR-083")
def test_a_shadow_comes_back_for_every_turn_of_its_own() -> None:
    t = shot_dead()
    for _ in range(3):
        t.sits_out("A")
        assert (t.turn, t.is_shadow("B"), t.out) == ("B", True, "")
        t.sits_out("B")
        assert (t.turn, t.is_shadow("B"), t.out) == ("C", False, "B")
        t.sits_out("C", "D", "E")
    assert [event["seat"] for event in t.events("came-back")] == [1, 1, 1]


@pytest.mark.rule("GR-083")
def test_shadows_come_back_even_if_only_two_players_are_alive() -> None:
    t = rush(shadows=True, A="", B="", C="", D="", out="CD").sits_out("A", "B")
    assert (t.turn, t.sits_out("C").turn, t.out) == ("C", "D", "C")


@pytest.mark.rule("GR-084")
@pytest.mark.parametrize(("role", "winners"), [("deputy", "AB"), ("outlaw", "A")])
def test_a_shadow_wins_with_the_team_of_its_role(role: str, winners: str) -> None:
    b, e = who(role=role), who(role="outlaw", life=1)
    t = rush(shadows=True, out="BCD", A="bang-AS", B=b, C="", D="", E=e)
    assert t.play("A", "bang-AS", at="E").winners == winners


@pytest.mark.rule("GR-084")
def test_a_shadow_outlaw_who_kills_the_sheriff_wins_with_all_outlaws() -> None:
    t = shadow("bang missed", A=who(life=1)).play("B", "bang", at="A").gives_up("A")
    assert t.winners == "BCD"


@pytest.mark.rule("GR-085")
def test_a_shadow_has_no_life_points() -> None:
    t = shadow()
    assert [t.view(seat).players[1].life for seat in "ABCDE"] == [0] * 5


@pytest.mark.rule("GR-086")
def test_a_shadow_draws_two_cards() -> None:
    assert shadow("duel saloon gatling").hand("B") == ["duel", "saloon"]


@pytest.mark.rule("GR-086", "GR-087")
def test_a_shadow_draws_by_its_ability() -> None:
    t = shadow("duel bang-QH gatling", character="black-jack")
    assert t.hand("B") == ["bang", "duel", "gatling"]


@pytest.mark.rule("GR-087")
def test_a_shadow_plays_like_anybody_else() -> None:
    t = shadow("bang-2C scope").play("B", "scope").play("B", "bang-2C", at="C")
    assert (t.cards("B"), t.lives["C"], t.nuggets("B")) == (["scope"], 3, 1)


@pytest.mark.rule("GR-087")
@pytest.mark.parametrize(("character", "life"), [("", 3), ("willy-the-kid", 2)])
def test_a_shadow_has_its_ability(character: str, life: int) -> None:
    t = shadow("bang-2C bang-3C", character=character).play("B", "bang-2C", at="C")
    if character:
        t.play("B", "bang-3C", at="C")
    assert (t.lives["C"], t.can("B", "play")) == (life, [])


@pytest.mark.rule("GR-087")
def test_what_a_shadow_kills_is_worth_as_much_as_ever() -> None:
    t = shadow("bang missed", C=who(life=1, role="outlaw")).play("B", "bang", at="C")
    assert (t.out, t.count("B"), t.nuggets("B")) == ("C", 1 + 3, 1)


@pytest.mark.rule("GR-087")
def test_vulture_sam_inherits_as_a_shadow_in_his_own_turn() -> None:
    t = shadow(
        "bang missed", character="vulture-sam", C=who("duel", role="renegade", life=1, play="scope")
    )
    t.play("B", "bang", at="C").passes("C").gives_up("C")
    assert {"duel", "scope", "missed"} == set(t.hand("B"))


@pytest.mark.rule("GR-088")
@pytest.mark.parametrize("card", ["beer", "saloon"])
def test_nothing_heals_a_shadow(card: str) -> None:
    t = shadow(f"{card} missed", A=who(life=2)).play("B", card)
    assert (t.lives["B"], t.lives["A"]) == (0, 3 if card == "saloon" else 2)


@pytest.mark.rule("GR-088")
@pytest.mark.parametrize("card", ["shot", "bottle", "rhum"])
def test_no_equipment_heals_a_shadow(card: str) -> None:
    t = shadow(nuggets=5, display=card).buy("B", card, at="B" if card == "shot" else "")
    if card == "bottle":
        t.like("B", "beer")
    assert (t.lives["B"], t.turn, t.is_shadow("B")) == (0, "B", True)


@pytest.mark.rule("GR-088")
def test_a_rucksack_and_sid_ketchum_do_nothing_for_a_shadow() -> None:
    t = shadow(nuggets=9, display="rucksack", character="sid-ketchum").buy("B", "rucksack")
    assert t.can("B", "use rucksack") == []
    if t.can("B", "use sid-ketchum"):
        t.use("B", "sid-ketchum")
    assert t.lives["B"] == 0


@pytest.mark.rule("GR-088")
def test_a_shadow_that_loses_a_duel_loses_nothing() -> None:
    t = shadow("duel missed", C="bang").play("B", "duel", at="C").answer("C", "bang")
    t.passes("B")
    assert (t.lives["B"], t.out, t.asked, t.purses["C"]) == (0, "", ("B", "turn"), 0)


@pytest.mark.rule("GR-089")
def test_at_the_end_of_its_turn_a_shadow_leaves_and_discards_everything() -> None:
    t = shadow("scope missed-2S", nuggets=3, display="boots").play("B", "scope").buy("B", "boots")
    t.end("B")
    assert (t.turn, t.out, t.is_shadow("B")) == ("C", "B", False)
    assert (t.hand("B"), t.cards("B"), t.gear("B")) == ([], [], [])
    assert (set(t.discard), t.used) == ({"scope-AS", "missed-2S"}, ["boots"])


@pytest.mark.rule("GR-089")
def test_a_shadow_is_not_asked_which_cards_to_discard() -> None:
    t = shadow("wells-fargo stagecoach").play("B", "wells-fargo").play("B", "stagecoach").end("B")
    assert t.turn == "C"


@pytest.mark.rule("GR-089")
def test_a_dynamite_that_a_shadow_has_played_goes_with_it() -> None:
    t = shadow("dynamite missed").play("B", "dynamite").end("B")
    assert (t.cards("B"), t.cards("C"), "dynamite-2H" in t.discard) == ([], [], True)


@pytest.mark.rule("GR-090", "GR-098")
def test_vulture_sam_gets_nothing_of_a_shadow_that_leaves() -> None:
    t = shadow("scope missed-2S", C=who(character="vulture-sam")).play("B", "scope").end("B")
    assert (t.turn, t.count("C"), set(t.discard)) == ("C", 2, {"scope-AS", "missed-2S"})
    assert [event for event in t.events("drew") if event["seat"] == 2][-1]["why"] == "phase"


@pytest.mark.rule("GR-090", "GR-098")
def test_a_shadow_that_leaves_is_not_eliminated_again() -> None:
    t = shadow().end("B")
    kinds = ("out", "reward", "penalty", "took")
    assert [t.events(kind) for kind in kinds] == [[], [], [], []]


@pytest.mark.rule("GR-090", "GR-058")
def test_nobody_is_paid_when_a_wanted_shadow_leaves() -> None:
    t = shadow(nuggets=2, display="wanted").buy("B", "wanted", at="B").end("B")
    assert (sum(t.purses.values()), t.used) == (0, ["wanted"])


@pytest.mark.rule("GR-086")
def test_suzy_lafayette_who_comes_back_as_a_shadow_has_the_two_cards_of_phase_1() -> None:
    t = shadow("bang missed saloon", character="suzy-lafayette")
    assert (t.turn, t.hand("B")) == ("B", ["bang", "missed"])


@pytest.mark.rule("GR-090")
def test_suzy_lafayette_draws_nothing_as_a_shadow_that_leaves() -> None:
    t = shadow("bang missed", character="suzy-lafayette").end("B")
    assert (t.count("B"), t.turn) == (0, "C")


@pytest.mark.rule("GR-091")
def test_between_its_turns_a_shadow_cannot_be_chosen() -> None:
    a = who("duel jail cat-balou panic bang", play="winchester", nuggets=9)
    t = rush(shadows=True, out="B", A=a, B=who("missed"), C="bang", D="bang", E="bang")
    for card in ("duel", "jail", "cat-balou", "panic", "bang"):
        assert "B" not in t.targets("A", card)
    assert t.can("A", "buy shot-1") == [f"buy shot-1 at {seat} for 1" for seat in (0, 2, 3, 4)]


@pytest.mark.rule("GR-091")
def test_between_its_turns_the_ability_of_a_shadow_is_off() -> None:
    b = who(character="madam-yto")
    t = rush(shadows=True, out="B", A="beer", B=b, C="", D="", E="").sell("A", "beer")
    assert t.count("B") == 0
    sam = who(character="vulture-sam")
    dead = who("missed", life=1)
    t = rush(shadows=True, out="B", A="bang", B=sam, C=dead, D="", E="")
    t.play("A", "bang", at="C").passes("C").gives_up("C")
    assert (t.count("B"), t.out) == (0, "BC")


@pytest.mark.rule("GR-091")
def test_madam_yto_draws_for_beers_in_her_own_turn_as_a_shadow() -> None:
    t = shadow("beer missed", character="madam-yto").sell("B", "beer")
    assert (t.count("B"), t.nuggets("B")) == (2, 1)


@pytest.mark.rule("GR-091")
@pytest.mark.parametrize("card", ["gatling", "indians", "saloon"])
def test_between_its_turns_cards_for_all_pass_a_shadow_by(card: str) -> None:
    t = rush(shadows=True, out="B", A=card, B="", C="", D="", E="").play("A", card)
    touched = [event["seat"] for kind in ("wounded", "healed") for event in t.events(kind)]
    assert (t.lives["B"], 1 in touched) == (0, False)


@pytest.mark.rule("GR-092")
def test_between_its_turns_a_shadow_is_not_counted_for_distance() -> None:
    t = rush(shadows=True, out="B", A="", B="", C="", D="", E="")
    assert t.view("A").distances == (None, None, 1, 2, 1)


@pytest.mark.rule("GR-087", "GR-092")
def test_in_its_own_turn_a_shadow_is_counted_for_distance() -> None:
    t = shadow()
    assert t.view("A").distances == (None, 1, 2, 2, 1)
    assert t.view("B").distances == (1, None, 1, 2, 2)
    assert t.end("B").view("A").distances == (None, None, 1, 2, 1)


@pytest.mark.rule("GR-092")
def test_between_its_turns_a_shadow_gets_no_card_from_a_general_store() -> None:
    t = rush(shadows=True, out="B", A="general-store", B="", C="", D="", E="")
    assert len(t.play("A", "general-store").view().store) == 4


@pytest.mark.rule("GR-087", "GR-092")
def test_in_its_own_turn_a_shadow_gets_a_card_from_a_general_store() -> None:
    t = shadow("general-store missed").play("B", "general-store")
    assert (len(t.view().store), t.asked) == (5, ("B", "store"))


@pytest.mark.rule("GR-092")
def test_between_its_turns_a_shadow_does_not_make_beers_work() -> None:
    a = who("beer", life=1)
    t = rush(shadows=True, out="CD", A=a, B="", C="", D="").play("A", "beer")
    assert t.lives["A"] == 1


@pytest.mark.rule("GR-087")
def test_while_a_shadow_is_there_a_beer_saves_one_of_the_last_two_others() -> None:
    a = who("beer-6H", life=1)
    t = rush(shadows=True, turn="B", out="CD", A=a, B="", C="", D="", deck="gatling missed")
    t.sits_out("B").play("C", "gatling")
    while t.asked != ("A", "save"):
        t.passes(t.asked[0] if t.asked else "")
    assert t.can("A") == ["play beer-6H", "pass"]


@pytest.mark.rule("GR-093")
def test_the_nuggets_of_a_shadow_stay_from_turn_to_turn() -> None:
    t = shadow("bang missed", nuggets=3).play("B", "bang", at="C").end("B")
    assert (t.out, t.nuggets("B")) == ("B", 4)
    assert t.sits_out("C", "D", "E", "A").nuggets("B") == 4


@pytest.mark.rule("GR-093")
def test_a_shadow_may_play_beers_for_nuggets() -> None:
    t = shadow("beer beer").sell("B", "beer").sell("B", "beer").end("B")
    assert t.nuggets("B") == 2


@pytest.mark.rule("GR-094")
def test_a_shadow_may_buy_equipment_and_make_others_discard() -> None:
    t = shadow("missed duel", nuggets=8, display="union-pacific", C=who(gear="boots"))
    t.buy("B", "union-pacific").scrap("B", "boots", at="C")
    assert (t.count("B"), t.gear("C"), t.nuggets("B")) == (6, [], 0)


@pytest.mark.rule("GR-094")
def test_between_its_turns_a_shadow_spends_nothing() -> None:
    t = shot_dead(nuggets=9)
    assert t.can("B") == []


@pytest.mark.rule("GR-095")
def test_black_equipment_of_a_shadow_goes_at_the_end_of_its_turn() -> None:
    t = shadow(nuggets=8, display="pickaxe gold-pan").buy("B", "pickaxe").buy("B", "gold-pan")
    assert t.gear("B") == ["gold-pan", "pickaxe"]
    t.end("B")
    assert (t.gear("B"), t.used) == ([], ["pickaxe", "gold-pan"])
    assert t.sits_out("C", "D", "E", "A").count("B") == 2


@pytest.mark.rule("GR-095")
def test_wanted_that_a_shadow_puts_before_another_player_stays() -> None:
    t = shadow(nuggets=2, display="wanted").buy("B", "wanted", at="C").end("B")
    assert t.gear("C") == ["wanted"]


@pytest.mark.rule("GR-092", "GR-096")
def test_a_dynamite_passes_shadows_by() -> None:
    a = who(play="dynamite")
    t = rush(shadows=True, phase="start", out="BC", deck="QH", A=a, B="", C="", D="", E="")
    assert [t.cards(letter) for letter in "ABCDE"] == [[], [], [], ["dynamite"], []]


@pytest.mark.rule("GR-097")
def test_equipment_goes_under_its_deck_both_when_one_dies_and_when_a_shadow_leaves() -> None:
    sam = who(character="vulture-sam")
    t = shot_dead(gear="boots", nuggets=3, c=sam, display="calumet")
    assert t.used == ["boots"]
    t.sits_out("A").buy("B", "calumet").end("B")
    assert (t.used, t.gear("C")) == (["boots", "calumet"], [])


# Extra turns


@pytest.mark.rule("GR-089", "GR-042")
def test_a_shadow_that_buys_gold_rush_leaves_and_comes_back_for_another_turn() -> None:
    t = shadow("scope missed-2S duel-8C saloon", nuggets=5, display="gold-rush").play("B", "scope")
    t.buy("B", "gold-rush")
    assert (t.turn, t.is_shadow("B"), t.lives["B"]) == ("B", True, 0)
    assert (t.ids("B"), t.cards("B")) == (["duel-8C", "saloon-5H"], [])
    assert t.end("B").turn == "C"


@pytest.mark.rule("GR-089", "GR-061")
def test_don_bell_may_get_an_extra_turn_as_a_shadow() -> None:
    t = shadow("scope missed-2S QH", character="don-bell").end("B")
    assert (t.turn, t.is_shadow("B"), t.count("B")) == ("B", True, 2)
    assert {"scope-AS", "missed-2S"} < set(t.discard)
    assert t.end("B").turn == "C"


# Victory


def outlaws_turn(deck: str) -> Bench:
    """Of four, the Sheriff and the Renegade are alive; it is the turn of the shadow-Outlaw C."""
    one = who(life=1)
    t = rush(shadows=True, turn="B", out="CD", A=one, B=one, C="", D="", deck=deck)
    return t.sits_out("B")


@pytest.mark.rule("GR-087", "GR-089")
def test_victory_waits_for_a_shadow_outlaw_to_leave() -> None:
    t = outlaws_turn("bang-2C missed").play("C", "bang-2C", at="B")
    assert (t.winners, t.out) == (None, "BD")
    t.end("C")
    assert (t.winners, t.match.outcome and t.match.outcome.why) == ("A", "law")


@pytest.mark.rule("GR-087")
def test_a_shadow_outlaw_wins_who_still_shoots_the_sheriff_then() -> None:
    t = outlaws_turn("bang-2C gatling").play("C", "bang-2C", at="B").play("C", "gatling")
    assert t.winners == "CD"


@pytest.mark.rule("GR-087")
def test_the_renegade_is_not_alone_while_a_shadow_is_there() -> None:
    a = who(life=1)
    t = rush(shadows=True, turn="B", out="CD", A=a, B="", C="", D="", deck="gatling missed")
    assert t.sits_out("B").play("C", "gatling").winners == "CD"


@pytest.mark.rule("GR-091")
def test_the_renegade_is_alone_while_the_shadows_are_away() -> None:
    t = rush(shadows=True, turn="B", out="CD", A=who(life=1), B="bang", C="", D="")
    assert t.play("B", "bang", at="A").winners == "B"


@pytest.mark.rule("GR-089")
def test_a_shadow_that_leaves_an_undecided_game_ends_nothing() -> None:
    assert shadow().end("B").winners is None


# Two and three players


@pytest.mark.rule("GR-077")
def test_of_two_players_nobody_comes_back() -> None:
    t = rush(shadows=True, A="bang", B=who(life=1)).play("A", "bang", at="B")
    assert t.winners == "A"


def three(**people: Any) -> Bench:
    """A is the Deputy, C the Renegade; B, the Outlaw, who hunts the Deputy, is out."""
    return rush(shadows=True, out="B", **people, deck="bang missed").sits_out("A")


@pytest.mark.rule("GR-077", "GR-083")
def test_of_three_players_the_first_one_out_comes_back() -> None:
    t = rush(shadows=True, A="bang", B=who(life=1), C="").play("A", "bang", at="B")
    assert (t.winners, t.out) == (None, "B")
    t.sits_out("A")
    assert (t.turn, t.is_shadow("B")) == ("B", True)
    t.sits_out("B")
    assert (t.turn, t.winners) == ("C", None)


@pytest.mark.rule("GR-084", "GR-087")
def test_of_three_players_a_shadow_that_eliminates_its_target_wins() -> None:
    t = three(A=who(life=1), B="", C="")
    assert t.play("B", "bang", at="A").winners == "B"


@pytest.mark.rule("GR-089")
def test_of_three_players_the_last_one_alive_wins_when_the_shadow_leaves() -> None:
    t = three(A="", B="", C=who(life=1))
    t.play("B", "bang", at="C")
    assert (t.out, t.winners) == ("C", None)
    assert t.end("B").winners == "A"


@pytest.mark.rule("GR-084")
def test_of_three_players_a_shadow_renegade_takes_no_side() -> None:
    t = rush(shadows=True, A="", B="", C="", out="C", turn="B").sits_out("B")
    assert (t.turn, t.is_shadow("C"), t.events("side"), t.side("C")) == ("C", True, [], "renegade")
