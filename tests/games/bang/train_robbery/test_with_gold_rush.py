"""The Great Train Robbery together with Gold Rush and the shadow-gunslingers."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import Bench, robbery, who

RICH = 9


def both(*, shadows: bool = False, **said: Any) -> Bench:
    people: dict[str, Any] = dict.fromkeys("ABCD", "")
    options: dict[str, Any] = {"gold-rush": True, "shadow-gunslingers": shadows}
    return robbery(**{**people, **said}, options=options)


@pytest.mark.rule("GTR-051")
def test_a_pardner_like_a_duel_is_not_a_duel_card_for_the_prisoner_car() -> None:
    t = both(A=who(nuggets=2), B=who(play="prisoner-car"), display="pardner-1 shot-1 boots")
    t.buy("A", "pardner").like("A", "duel", at="B")
    assert t.life("B") == 3


@pytest.mark.rule("GTR-086")
@pytest.mark.parametrize("how", ["bottle", "jacky-murieta"])
def test_shots_for_nuggets_are_not_bang_cards(how: str) -> None:
    def shoot(character: str, **said: Any) -> Bench:
        name = "jacky-murieta" if how == "jacky-murieta" else character
        t = both(A=who(nuggets=2, character=name), display="bottle-1 shot-1 boots", **said)
        if how == "bottle":
            return t.buy("A", "bottle").like("A", "bang", at="B")
        return t.use("A", "jacky-murieta", at="B")

    assert shoot("", B=who(play="private-car")).life("B") == 3
    t = shoot("slab-the-killer", B=who("evaded bang-2C bang-2D", character="evan-babbit"))
    assert (t.can("B", "use"), t.ask("B").about["need"]) == ([], 1)
    t.play("B", "evaded")
    assert (t.life("B"), t.hand("B")) == (4, ["bang", "bang"])


@pytest.mark.rule("GTR-097", "GTR-108", "GTR-093", "GTR-087", "GTR-052")
@pytest.mark.parametrize(
    "how", ["most-wanted", "train-robbery", "knife-revolver", "sleeper-car", "baggage-car"]
)
def test_wounds_by_cards_of_the_train_earn_nuggets(how: str) -> None:
    a = who(play=f"{how} barrel") if how.endswith("car") else who(how)
    t = both(A=a, B=who(play="scope"), deck="2C 3S 5S 6C 7C")
    if how == "most-wanted":
        t.play("A", how)
        assert t.lives == {"A": 3, "B": 3, "C": 4, "D": 4}
    elif how == "sleeper-car":
        t.use("A", how, "barrel", at="B")
    elif how == "baggage-car":
        t.use("A", how).like("A", "bang", at="B")
    else:
        t.play("A", how, at="B")
    if how == "train-robbery":
        t.do("B", "shot scope-AS")
    assert (t.life("B"), t.purses) == (3, {"A": 1, "B": 0, "C": 0, "D": 0})


@pytest.mark.rule("GTR-048", "GTR-066")
def test_ironhorse_and_tombrock_earn_nobody_a_nugget() -> None:
    t = both(A="next-stop", loco=4, few=True).play("A", "next-stop")
    t.gives_up("A")
    u = both(stations="tombrock", train="caboose", loco=2).board("A", "caboose")
    assert t.lives == {"A": 3, "B": 3, "C": 3, "D": 3}
    assert set(t.purses.values()) | set(u.purses.values()) == {0}


@pytest.mark.rule("GTR-121")
def test_the_nugget_for_a_passed_bang_goes_to_the_player_of_the_card() -> None:
    t = both(A="bang-QH", B=who("beer-6H", character="evan-babbit"))
    t.play("A", "bang", at="B").do("B", "use evan-babbit beer-6H at 2")
    assert (t.life("C"), t.purses) == (3, {"A": 1, "B": 0, "C": 0, "D": 0})


@pytest.mark.rule("GTR-066")
@pytest.mark.parametrize("gear", ["boots", "lucky-charm", "simeon-picos"])
def test_tombrock_is_a_loss_of_life_for_boots_lucky_charm_and_simeon_picos(gear: str) -> None:
    a = who(character=gear) if gear == "simeon-picos" else who(gear=gear)
    t = both(A=a, stations="tombrock", train="caboose", loco=2).board("A", "caboose")
    assert (t.count("A"), t.nuggets("A")) == ((1, 0) if gear == "boots" else (0, 1))


@pytest.mark.rule("GTR-059")
def test_a_beer_that_pays_is_not_played() -> None:
    t = both(
        A="beer", B=who(character="madam-yto"), stations="crowns-hole", train="caboose", loco=2
    )
    t.board("A", "caboose", "beer")
    assert (t.count("B"), t.nuggets("A")) == (0, 0)


@pytest.mark.rule("GTR-072")
def test_gold_rush_in_the_turn_of_an_express_car_heals_and_brings_no_further_turn() -> None:
    b = who(play="express-car", life=2, nuggets=5)
    t = both(turn="B", B=b, display="gold-rush shot-1 boots").use("B", "express-car")
    assert t.turn == "B"
    t.buy("B", "gold-rush")
    assert (t.turn, t.life("B")) == ("C", 4)


@pytest.mark.rule("GTR-072")
@pytest.mark.parametrize("card", ["2D", "2S"])
def test_the_check_of_don_bell_brings_no_turn_beside_that_of_an_express_car(card: str) -> None:
    b = who(play="express-car", character="don-bell")
    t = both(turn="B", B=b, deck=f"{card} 3C 4C 3D").use("B", "express-car")
    assert (t.turn, t.count("B")) == ("B", 2)
    t.end("B")
    assert t.turn == "C"


@pytest.mark.rule("GTR-072")
def test_a_turn_that_was_granted_before_comes_before_that_of_the_express_car() -> None:
    b = who(play="express-car", nuggets=RICH)
    t = both(turn="B", B=b, display="gold-rush shot-1 boots").buy("B", "gold-rush")
    assert t.turn == "B"
    t.use("B", "express-car").in_any_order("B")
    assert t.turn == "B"
    t.end("B")
    assert t.turn == "C"


@pytest.mark.rule("GTR-072")
def test_none_of_several_extra_turns_after_an_express_car_brings_another() -> None:
    t = both(
        turn="B",
        B=who(play="express-car", nuggets=5, character="don-bell"),
        display="gold-rush shot-1 boots",
        stations="boom-town",
        loco=2,
        few=True,
        deck="2D 2C 3C 4C 5C 6C 7C 8C 9C",
    )
    t.buy("B", "gold-rush")  # with Don Bell's red card, two extra turns
    t.use("B", "express-car").in_any_order("B").end("B")
    assert (t.turn, t.train) == ("B", ["express-car"])
    while t.asked == ("B", "excess"):
        t.do("B", t.can("B")[0])
    t.board("B", "express-car", "bang").use("B", "express-car").in_any_order("B")
    assert t.turn == "C"


@pytest.mark.rule("GTR-072")
def test_the_express_car_of_one_player_takes_no_extra_turn_from_another() -> None:
    t = both(
        turn="B",
        B=who(play="express-car"),
        C=who(nuggets=5),
        display="gold-rush shot-1 boots",
    )
    t.use("B", "express-car").end("B").buy("C", "gold-rush")
    assert t.turn == "C"
    t.end("C")
    assert t.turn == "D"


@pytest.mark.rule("GTR-072")
def test_the_express_car_of_one_player_still_works_in_an_extra_turn_of_the_next() -> None:
    t = both(
        turn="B",
        B=who(play="express-car"),
        C=who("bang-2D", nuggets=5),
        display="gold-rush shot-1 boots",
        stations="boom-town",
        loco=2,
        few=True,
    )
    t.use("B", "express-car").end("B").buy("C", "gold-rush")
    t.board("C", "express-car", "bang-2D").use("C", "express-car").in_any_order("C")
    assert t.turn == "C"
    assert t.end("C").turn == "D"


@pytest.mark.rule("GTR-017")
def test_the_train_moves_at_the_start_of_every_extra_turn_of_the_sheriff() -> None:
    t = both(A=who(nuggets=5), display="gold-rush shot-1 boots", loco=1).buy("A", "gold-rush")
    assert (t.turn, t.loco) == ("A", 2)


def ghost(**said: Any) -> Bench:
    """Return a table where B is a ghost with nuggets and equipment."""
    b = who(play="ghost-car", life=1, nuggets=5, gear="rucksack gun-belt", role="outlaw")
    people: dict[str, Any] = {"A": "bang-2D gatling", "B": b}
    people |= {"C": who(role="outlaw"), "D": who(role="renegade")}
    t = both(**{**people, **said}).play("A", "bang-2D", at="B").gives_up("B")
    assert t.is_ghost("B")
    return t


@pytest.mark.rule("GTR-074", "GTR-077")
def test_a_ghost_keeps_nuggets_and_equipment_and_may_buy() -> None:
    t = ghost(display="boots shot-1 rhum-1")
    assert (t.nuggets("B"), t.gear("B")) == (5, ["gun-belt", "rucksack"])
    t.sits_out("A").buy("B", "boots")
    assert t.gear("B") == ["boots", "gun-belt", "rucksack"]


@pytest.mark.rule("GTR-078")
def test_a_gun_belt_keeps_no_hand_for_a_ghost() -> None:
    t = ghost().sits_out("A")
    assert (t.gear("B"), t.view().players[1].hand_limit) == (["gun-belt", "rucksack"], 0)
    t.end("B")
    assert t.ask("B").about == {"limit": 0, "over": 2}


@pytest.mark.rule("GTR-076")
def test_nothing_of_gold_rush_heals_a_ghost() -> None:
    t = ghost(display="rhum-1 shot-1 gold-rush").sits_out("A")
    assert t.can("B", "use rucksack") == []
    t.buy("B", "shot", at="B").buy("B", "rhum-1")
    assert (t.life("B"), t.events("healed")) == (0, [])
    u = ghost(display="rhum-1 shot-1 gold-rush").sits_out("A").buy("B", "gold-rush")
    assert (u.turn, u.life("B")) == ("B", 0)


@pytest.mark.rule("GTR-076")
def test_nobody_earns_a_nugget_from_a_ghost() -> None:
    t = ghost()
    assert t.nuggets("A") == 1  # for the last life point
    t.play("A", "gatling")
    assert t.nuggets("A") == 3


@pytest.mark.rule("GTR-079")
def test_a_ghost_who_goes_leaves_nuggets_and_equipment_behind() -> None:
    t = ghost(A="bang-2D cat-balou").play("A", "cat-balou", at="B", on="ghost-car")
    assert (t.out, t.nuggets("B"), t.gear("B")) == ("B", 0, [])


@pytest.mark.rule("GTR-099")
def test_refund_does_not_pay_for_equipment_that_is_scrapped() -> None:
    t = both(A=who(nuggets=4), B=who(play="refund", gear="boots")).scrap("A", "boots", "B")
    assert (t.gear("B"), t.count("B")) == ([], 0)


@pytest.mark.rule("GTR-099")
@pytest.mark.parametrize("card", ["bottle", "pardner"])
def test_refund_pays_for_what_is_taken_with_equipment(card: str) -> None:
    t = both(A=who(nuggets=2), B=who(play="refund scope"), display=f"{card}-1 shot-1 boots")
    like = "panic" if card == "bottle" else "cat-balou"
    t.buy("A", card).like("A", like, at="B", on="scope")
    assert t.count("B") == 1


@pytest.mark.rule("GTR-070", "GTR-110", "GTR-069", "GTR-024")
def test_equipment_is_not_a_card_in_play_for_the_cards_of_the_train() -> None:
    b = who(play="caboose sleeper-car", gear="boots calumet")
    t = both(A=who("switch train-robbery-JC bang-2C", play="barrel circus-wagon"), B=b)
    assert not [text for text in t.can("A") if "boots" in text or "calumet" in text]
    t.play("A", "train-robbery", at="B")
    assert sorted(t.can("B")) == [
        "discard caboose",
        "discard sleeper-car",
        "shot caboose",
        "shot sleeper-car",
    ]
    t.do("B", "discard sleeper-car").do("B", "discard caboose").use("A", "circus-wagon")
    assert t.gear("B") == ["boots", "calumet"]
    u = both(A=who(gear="boots gun-belt"), stations="virginia-town", train="caboose", loco=2)
    assert u.can("A", "board") == []
    v = both(A=who(gear="boots"), stations="deathwood", train="caboose", loco=2)
    assert v.can("A", "board") == []


@pytest.mark.rule("GTR-110", "GTR-089")
@pytest.mark.parametrize("card", ["knife-revolver", "train-robbery-4D"])
def test_a_calumet_stops_the_diamonds_of_the_train(card: str) -> None:
    t = both(A=card, B=who(play="scope", gear="calumet"), deck="2S").play("A", card, at="B")
    assert (t.life("B"), t.cards("B"), t.asked) == (4, ["scope"], ("A", "turn"))


@pytest.mark.rule("GTR-121")
def test_a_bang_of_diamonds_that_is_passed_on_to_a_calumet_does_nothing() -> None:
    b = who("bang-3D", character="evan-babbit")
    t = both(A="bang-2D", B=b, C=who(gear="calumet")).play("A", "bang", at="B")
    t.do("B", "use evan-babbit bang-3D at 2")
    assert (t.lives, t.asked) == ({"A": 4, "B": 4, "C": 4, "D": 4}, ("A", "turn"))


# Shadows


def shade(**said: Any) -> Bench:
    """Return a table in the turn of C, who is a shadow."""
    people: dict[str, Any] = {"A": "", "B": who(role="outlaw"), "C": who(role="outlaw")}
    last: dict[str, Any] = {"D": who(role="renegade"), "turn": "B", "out": "C"}
    t = both(shadows=True, **{**people, **last, **said}).sits_out("B")
    assert (t.turn, t.is_shadow("C")) == ("C", True)
    return t


@pytest.mark.rule("GTR-021", "GTR-053")
def test_a_shadow_may_take_railcars_which_go_under_the_deck_with_it() -> None:
    t = shade(stations="boom-town", train="caboose", loco=2, deck="2C 3C")
    t.board("C", "caboose", "bang-2C")
    assert t.cards("C") == ["caboose"]
    t.end("C").in_any_order("C")
    assert (t.out, t.cards("C"), t.railcars[-1]) == ("C", [], "caboose")


@pytest.mark.rule("GTR-066")
def test_a_shadow_cannot_pay_with_life() -> None:
    t = shade(stations="tombrock", train="caboose", loco=2)
    assert t.can("C", "board") == []


def revive(letter: str, **said: Any) -> Bench:
    """Let the Sheriff put the Ghost Car before a player who is out and may be a shadow."""
    people: dict[str, Any] = {
        "A": "bang",
        "B": who(role="outlaw"),
        "C": who(role="renegade"),
        "D": who(role="outlaw"),
    }
    place: dict[str, Any] = {"stations": "boom-town", "train": "ghost-car", "loco": 2}
    t = both(shadows=True, **{**people, **place, "out": letter, **said})
    return t.board("A", "ghost-car", "bang").give("A", letter)


@pytest.mark.rule("GTR-075", "GTR-077")
def test_an_eliminated_player_with_the_ghost_car_is_not_a_shadow() -> None:
    t = revive("D")
    assert (t.out, t.is_ghost("D"), t.side("D")) == ("", True, "outlaw")
    t.sits_out("A", "B", "C")
    assert (t.turn, t.is_shadow("D"), t.is_ghost("D")) == ("D", False, True)
    t.sits_out("D")
    assert (t.out, t.cards("D")) == ("", ["ghost-car"])


# A Renegade who was eliminated and plays on with the Ghost Car


@pytest.mark.rule("GR-108", "GTR-075", "GTR-077")
def test_a_renegade_whom_the_ghost_car_brings_back_does_not_become_a_renegade_again() -> None:
    t = revive("C")
    assert (t.is_ghost("C"), t.side("C")) == (True, "")
    t.sits_out("A", "B")
    assert (t.turn, t.is_shadow("C"), t.side("C")) == ("C", False, "deputy")
    t.sits_out("C")
    assert (t.out, t.is_ghost("C"), t.side("C")) == ("", True, "deputy")


@pytest.mark.rule("GR-100", "GR-107", "GTR-077")
def test_a_shadow_renegade_with_the_ghost_car_still_chooses_a_side_at_every_turn() -> None:
    t = revive("C", A="bang gatling", B=who(life=1, role="outlaw")).sits_out("A", "B")
    assert t.side("C") == "deputy"
    t.sits_out("C", "D").play("A", "gatling").gives_up("B", "C", "D")
    assert (t.out, t.side("C")) == ("B", "deputy")
    t.sits_out("A")
    assert (t.turn, t.is_shadow("B")) == ("B", True)
    t.end("B").in_any_order("B")
    assert (t.turn, t.is_ghost("C"), t.side("C")) == ("C", True, "outlaw")


@pytest.mark.rule("GR-105", "GR-106", "GTR-077")
def test_the_law_wins_with_a_shadow_renegade_of_its_own_who_has_the_ghost_car() -> None:
    b, d = (who(life=1, role="outlaw") for _ in "BD")
    t = revive("C", A="bang gatling", B=b, D=d).sits_out("A", "B", "C", "D")
    t.play("A", "gatling").gives_up("B", "D")
    assert t.winners == "AC"


@pytest.mark.rule("GR-105", "GTR-077")
def test_the_law_has_not_won_while_a_shadow_renegade_of_the_outlaws_has_the_ghost_car() -> None:
    t = revive("C", A="bang gatling", B=who(role="outlaw"), D=who(life=1, role="outlaw"), out="BC")
    t.sits_out("A").end("B").in_any_order("B")
    assert t.side("C") == "outlaw"
    t.sits_out("C", "D").play("A", "gatling").gives_up("C", "D")
    assert (t.out, t.winners) == ("BD", None)


@pytest.mark.rule("GR-108", "GTR-075")
def test_a_shadow_renegade_who_gets_the_ghost_car_in_its_turn_keeps_its_side() -> None:
    t = both(
        shadows=True,
        A="",
        B=who(role="renegade"),
        C=who(role="outlaw"),
        D=who(role="outlaw"),
        out="B",
        stations="boom-town",
        train="ghost-car",
        loco=2,
        deck="2C 3C",
    ).sits_out("A")
    t.board("B", "ghost-car", "bang-2C").give("B", "B")
    assert (t.is_ghost("B"), t.is_shadow("B"), t.side("B")) == (True, False, "deputy")


@pytest.mark.rule("GR-107", "GTR-079")
def test_a_shadow_renegade_who_loses_the_ghost_car_keeps_its_side_until_the_next_turn() -> None:
    t = revive("C", A="bang cat-balou").sits_out("A", "B", "C", "D")
    t.play("A", "cat-balou", at="C", on="ghost-car")
    assert (t.out, t.side("C")) == ("C", "deputy")
    t.sits_out("A", "B")
    assert (t.turn, t.is_shadow("C"), t.side("C")) == ("C", True, "deputy")


@pytest.mark.rule("GR-108", "GTR-074")
def test_a_renegade_who_was_never_eliminated_stays_one_with_the_ghost_car() -> None:
    c = who(play="ghost-car", life=1, role="renegade")
    t = both(shadows=True, A="gatling", B=who(role="outlaw"), C=c, D=who(role="outlaw"))
    t.play("A", "gatling").sits_out("A", "B")
    assert (t.turn, t.is_ghost("C"), t.side("C"), t.events("side")) == ("C", True, "renegade", [])


@pytest.mark.rule("GR-100", "GR-107", "GTR-072")
def test_in_an_extra_turn_a_shadow_renegade_with_the_ghost_car_chooses_anew() -> None:
    c = who(nuggets=5, role="renegade")
    t = revive("C", C=c, D=who(life=1, role="outlaw"), deck="2D 3D 2C", display="gold-rush")
    t.sits_out("A", "B")
    assert t.side("C") == "deputy"
    t.play("C", "bang", at="D").gives_up("D").buy("C", "gold-rush")
    while t.asked == ("C", "excess"):
        t.answer("C", t.ids("C")[0])
    assert (t.turn, t.is_ghost("C"), t.side("C")) == ("C", True, "outlaw")


@pytest.mark.rule("GTR-075", "GTR-078")
@pytest.mark.parametrize("how", ["board", "panic", "water-tower"])
def test_a_shadow_who_gets_the_ghost_car_stays(how: str) -> None:
    held: dict[str, Any] = {"B": who(play="ghost-car", role="outlaw")} if how == "panic" else {}
    train = "caboose" if how == "panic" else "ghost-car"
    t = shade(
        stations="boom-town", train=train, loco=2, deck="bang-2C panic-JH water-tower-8H", **held
    )
    if how == "panic":
        t.play("C", "panic", at="B", on="ghost-car")
    elif how == "board":
        t.board("C", "ghost-car", "bang").give("C", "C")
    else:
        t = shade(stations="boom-town", train=train, loco=2, deck="water-tower-8H 2C")
        t.play("C", "water-tower", on="ghost-car").give("C", "C")
    assert (t.is_shadow("C"), t.is_ghost("C")) == (False, True)
    t.sits_out("C")
    assert (t.out, t.cards("C"), t.life("C"), t.count("C")) == ("", ["ghost-car"], 0, 0)


@pytest.mark.rule("GTR-079")
def test_a_ghost_who_loses_the_ghost_car_is_a_shadow_next_turn() -> None:
    t = both(
        shadows=True,
        A="gatling cat-balou",
        B=who(play="ghost-car", life=1, role="renegade"),
        C=who(role="outlaw"),
        D=who(role="outlaw"),
    )
    t.play("A", "gatling").play("A", "cat-balou", at="B", on="ghost-car")
    assert (t.out, t.is_shadow("B"), t.side("B")) == ("B", False, "")
    t.end("A")
    assert (t.turn, t.out, t.is_shadow("B"), t.is_ghost("B")) == ("B", "", True, False)


@pytest.mark.rule("GTR-072")
def test_a_shadow_with_an_express_car_leaves_and_comes_back_once() -> None:
    t = shade(stations="boom-town", train="express-car", loco=2, deck="2C 3C 4C 5C")
    t.board("C", "express-car", "bang-2C").use("C", "express-car")
    assert (t.turn, t.is_shadow("C"), t.count("C")) == ("C", True, 2)
    t.end("C").in_any_order("C")
    assert (t.turn, t.out) == ("D", "C")


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("shadows", [False, True])
def test_games_with_all_expansions_go_on_to_their_end(seed: int, *, shadows: bool) -> None:
    t = both(shadows=shadows, seed=seed)
    for _ in t.at_random(seed, 8000):
        pass
    assert t.winners is not None
