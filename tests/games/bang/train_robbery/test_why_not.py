"""The reasons why a player of The Great Train Robbery cannot use something now."""

from __future__ import annotations

import pytest

from tables.bang import robbery, who
from tables.reasons import why

LIMIT = "One BANG! a turn, and you have played it."


@pytest.mark.rule("GTR-093", "GTR-108")
def test_knife_revolver_and_train_robbery_count_for_the_limit() -> None:
    t = robbery(A="bang knife-revolver train-robbery", B="", C="")
    t.play("A", "bang", at="B")
    assert why(t, "A", "knife-revolver") == f"{LIMIT} GTR-093"
    assert why(t, "A", "train-robbery", at="C") == f"{LIMIT} GTR-108"


@pytest.mark.rule("GTR-086")
def test_knife_revolver_needs_reach() -> None:
    t = robbery(A="knife-revolver", B="", C=who(play="mustang"), D="")
    assert why(t, "A", "knife-revolver", at="C").startswith("Out of reach: C is at distance 3")
    assert why(t, "A", "knife-revolver") == ""


@pytest.mark.rule("GTR-085")
def test_private_car_protects_an_empty_hand() -> None:
    t = robbery(A="bang", B=who(play="private-car"), C="")
    said = "B has no cards in hand, and so the Private Car protects against BANG! cards. GTR-085"
    assert why(t, "A", "bang", at="B") == said


@pytest.mark.rule("GTR-096")
def test_money_bag_copies_the_top_discard() -> None:
    said = {
        discard: why(robbery(A="money-bag", B="", C="", discard=discard), "A", "money-bag")
        for discard in ("", "barrel", "missed", "beer")
    }
    assert said == {
        "": "The discard pile is empty, and so there is no card to copy. GTR-096",
        "barrel": "The top discard is Barrel, and it has no effect to copy. GTR-096",
        "missed": "The top discard is Missed!, and it has no effect to copy. GTR-096",
        "beer": "",
    }
    t = robbery(A="money-bag", B="", C=who(play="mustang"), D="", discard="bang")
    assert why(t, "A", "money-bag", at="C").startswith("Out of reach: C is at distance 3")


@pytest.mark.rule("GTR-103", "GTR-104", "GTR-106")
def test_switch_needs_a_fitting_pair() -> None:
    bare = robbery(A="switch", B=who(play="barrel"), C="")
    assert why(bare, "A", "switch") == "You have no card in play to exchange. GTR-103"
    t = robbery(A=who("switch", play="barrel"), B="", C=who(play="barrel"), D="")
    assert why(t, "A", "switch", at="B") == "B has no card in play. GTR-103"
    jail = robbery(A=who("switch", role="sheriff", play="scope"), B=who(play="jail"), C="")
    rule = "such as a second one of the same name. GTR-104 GTR-106"
    nobody = "Nobody has a card in play that you could exchange for one of yours. GTR-104"
    refused = f"Any exchange would give you or B a card that may not be there, {rule}"
    assert (why(jail, "A", "switch", at="B"), why(jail, "A", "switch")) == (refused, nobody)


@pytest.mark.rule("GTR-113", "GTR-022")
def test_water_tower_needs_a_railcar_below_a_station() -> None:
    t = robbery(A="water-tower", B="", C="", loco=1)
    said = "No railcar that you could take is below a station. GTR-022 GTR-113"
    assert why(t, "A", "water-tower") == said


@pytest.mark.rule("GTR-021", "GTR-022")
def test_one_railcar_a_turn_below_a_station() -> None:
    t = robbery(A="bang bang", B="", C="", stations="boom-town", train="caboose", loco=2)
    away = [car for car in t.train if car != "caboose"][1]
    assert why(t, "A", away).endswith("is not below a station now. GTR-022")
    t.board("A", "caboose", "bang")
    assert why(t, "A", t.train[0]) == "One railcar a turn, and you have taken it. GTR-021"


@pytest.mark.rule("GTR-024", "GTR-066", "GTR-067")
def test_the_fare_of_the_station_is_named() -> None:
    def said(station: str, life: int = 4) -> str:
        a = who("beer", life=life)
        t = robbery(A=a, B="", C="", stations=station, train="caboose", loco=2)
        return why(t, "A", "caboose")

    assert said("boom-town") == "None of your cards pays for Boom Town. GTR-024"
    two = "Virginia Town costs two cards, and you have fewer. GTR-067"
    assert said("virginia-town") == two
    life = "Tombrock costs a life point, and you may not pay with your last one. GTR-066"
    assert (said("tombrock", life=1), said("tombrock")) == (life, "")


@pytest.mark.rule("GTR-022")
def test_a_station_without_a_railcar_has_nothing_to_sell() -> None:
    t = robbery(A="bang", B="", C="", stations="boom-town catico", train="caboose", loco=2)
    assert why(t, "A", "catico") == "No railcar is below Catico. GTR-022"
    assert why(t, "A", "boom-town") == "Choose the railcar below Boom Town: Caboose. GTR-022"


@pytest.mark.rule("GTR-073")
def test_ghost_car_never_lies_before_the_sheriff() -> None:
    t = robbery(
        A="", B="bang", C="", D="", turn="B", stations="boom-town", train="ghost-car", loco=2
    )
    t.board("B", "ghost-car", "bang")
    assert t.asked == ("B", "give")
    said = "A is the Sheriff, and the Ghost Car may not lie there. GTR-073"
    assert (why(t, "B", at="A"), why(t, "B", at="C")) == (said, "")


@pytest.mark.rule("GTR-083")
def test_lumber_flatcar_lies_before_players_in_the_game() -> None:
    stations = "boom-town"
    t = robbery(
        A="bang", B="", C="", D="", stations=stations, train="lumber-flatcar", loco=2, out="C"
    )
    t.board("A", "lumber-flatcar", "bang")
    assert why(t, "A", at="C") == "C is out of the game. BASE-122"


@pytest.mark.rule("GTR-052")
def test_a_railcar_that_would_do_nothing_stays() -> None:
    for car, said in {
        "cattle-truck": "The discard pile is empty, and so there is no card to take. GTR-052",
        "passenger-car": "Nobody has a card to take. GTR-052",
    }.items():
        assert why(robbery(A=who(play=car), B="", C=""), "A", car) == said
    t = robbery(A=who(play="baggage-car"), B=who(play="mustang"), C=who(play="mustang"))
    assert why(t, "A", "baggage-car") == ""
    far = robbery(
        A=who(play="baggage-car"), B=who(character="paul-regret"), C=who(character="paul-regret")
    )
    said = "There is nobody in reach to shoot at, and no card to take or to discard."
    assert why(far, "A", "baggage-car") == f"{said} GTR-052"


@pytest.mark.rule("GTR-081")
def test_lounge_car_needs_railcars_in_the_deck() -> None:
    t = robbery(A=who(play="lounge-car"), B="", C="", few=True)
    assert why(t, "A", "lounge-car") == "No railcars are left in the deck. GTR-081"


@pytest.mark.rule("GTR-087")
def test_sleeper_car_works_once_a_turn_and_takes_a_blue_card() -> None:
    poor = robbery(A=who("beer", play="sleeper-car"), B="", C="")
    said = "Sleeper Car needs another blue card of yours, and you have none. GTR-087"
    assert why(poor, "A", "sleeper-car") == said
    t = robbery(A=who("barrel scope", play="sleeper-car"), B="", C="")
    t.use("A", "sleeper-car", "barrel", at="B")
    said = "Sleeper Car works once a turn, and you have used it. GTR-087"
    assert why(t, "A", "sleeper-car") == said
    far = robbery(
        A=who("barrel", play="sleeper-car"), B=who(play="mustang"), C=who(play="observation-car")
    )
    assert why(far, "A", "sleeper-car").startswith("Out of reach: B is at distance 2")


@pytest.mark.rule("GTR-052")
@pytest.mark.parametrize("car", ["mail-car", "passenger-car"])
def test_a_railcar_that_is_used_up_is_not_aimed(car: str) -> None:
    """A Passenger Car asks for its target when it is used."""
    t = robbery(A=who(play=car), B="bang", C="", D="")
    name = car.replace("-", " ").title()
    said = f"{name} needs no target. It works as soon as you play it."
    assert (why(t, "A", car), why(t, "A", car, at="B")) == ("", said)


def test_a_card_in_play_that_only_pays_is_not_used_without_a_target() -> None:
    t = robbery(A=who("", "barrel-QS"), B="", C="", stations="deathwood", train="caboose", loco=2)
    assert "board caboose barrel-QS" in t.can("A")
    said = "Barrel is in play, and needs nothing from you now."
    assert why(t, "A", "barrel", at="B") == said
