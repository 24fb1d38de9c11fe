"""Wanted Cards: how they are earned, and the effects of each of the twelve."""

from __future__ import annotations

import pytest

from tables.narrated import said
from tables.train_heist import Bench, ring, table, who
from whistlestop.games.train_heist.decks import TITLES
from whistlestop.locales import LANGUAGES, Texts


def looting(hand: str, row: str, first: str = "L03", second: str = "", **more: str) -> Bench:
    return table(
        A=who("IN_A", hand, title=more.get("title", "")),
        B=who(),
        squares={"A1": first, "A2": second},
        sheriff=more.get("sheriff", "E5"),
        row=row,
    )


@pytest.mark.rule("TH-130", "TH-131", "TH-134")
def test_two_wild_cards_make_one_wild() -> None:
    t = looting("KEY-1 WILD-1 WILD-2", "wild kid")
    t.do("A", "loot KEY-1 WILD-1 WILD-2 to A1")
    assert t.title("A") == "wild"
    assert t.view().wanted == ("kid",)
    assert not t.view().cowboys[0].title_ready, "not before the next turn"
    t.pass_turn("A").pass_turn("B")
    assert t.view().cowboys[0].title_ready


@pytest.mark.rule("TH-133")
def test_a_player_is_addressed_by_the_title_for_the_rest_of_the_game() -> None:
    def sentence() -> str | None:
        return said("train-heist", t.view(), "took-bullet", cowboy=0, left=2)

    t = looting("KEY-1 WILD-1 WILD-2", "wild", sheriff="IN_C")
    assert sentence() == "Ann takes a bullet."
    t.do("A", "loot KEY-1 WILD-1 WILD-2 to A1")
    assert sentence() == "Wild Ann takes a bullet.", "at once, although the ability waits"
    t.do("A", "move to E3", "move to IN_B")
    assert t.jailed("A")
    assert sentence() == "Wild Ann takes a bullet.", "also in jail"
    t.pass_turn("A").pass_turn("B")
    assert sentence() == "Wild Ann takes a bullet."
    assert said("train-heist", t.view(), "took-bullet", cowboy=1, left=2) == "Bo takes a bullet."


@pytest.mark.rule("TH-133")
@pytest.mark.parametrize("title", TITLES)
def test_every_title_stands_in_the_name_of_its_player(title: str) -> None:
    view = table(A=who(title=title), B=who()).view()
    for language in LANGUAGES:
        name = Texts(language).say(f"heist-wanted-{title}")
        told = said("train-heist", view, "took-bullet", language=language, cowboy=0, left=2)
        assert told is not None
        assert name.lower() in told.lower()
        assert "Ann" in told


@pytest.mark.rule("TH-134", "TH-060")
def test_a_wild_one_no_longer_lures_the_sheriff() -> None:
    hand = "KEY-1 WILD-1 WILD-2"
    wild = looting(hand, "", title="wild", sheriff="IN_C")
    wild.do("A", "loot KEY-1 WILD-1 WILD-2 to A1")
    assert wild.sheriff == "IN_C"
    fresh = table(
        A=who("IN_A", hand, title="wild", ready=False),
        B=who(),
        squares={"A1": "L03"},
        sheriff="IN_C",
    )
    fresh.do("A", "loot KEY-1 WILD-1 WILD-2 to A1")
    assert fresh.sheriff == "IN_B"


@pytest.mark.rule("TH-130")
def test_one_wild_card_is_not_enough() -> None:
    t = looting("KEY-1 KEY-2 WILD-1", "wild")
    t.do("A", "loot KEY-1 KEY-2 WILD-1 to A1")
    assert t.title("A") == ""


@pytest.mark.rule("TH-130")
def test_the_player_picks_a_card_if_one_action_meets_several_missions() -> None:
    t = looting("REV-1 KEY-1 KEY-2 WILD-1 WILD-2", "wild two-timing", "L03", "L02")
    t.do("A", "loot REV-1 KEY-1 WILD-1 WILD-2 to A")
    assert t.asked == ("A", "wanted")
    assert t.can("A") == ["take wild", "take two-timing"], "and cannot decline"
    t.do("A", "take two-timing")
    assert t.title("A") == "two-timing"
    assert t.view().wanted == ("wild",)


@pytest.mark.rule("TH-132")
def test_nobody_gains_a_second_card() -> None:
    t = looting("KEY-1 WILD-1 WILD-2", "wild", title="kid")
    t.do("A", "loot KEY-1 WILD-1 WILD-2 to A1")
    assert t.title("A") == "kid"
    assert t.view().wanted == ("wild",)


@pytest.mark.rule("TH-131")
def test_the_ability_belongs_to_its_owner_alone_and_lasts() -> None:
    t = table(A=who(hand="KEY-1", title="six-shooter"), B=who())
    for _ in range(3):
        t.pass_turn("A").pass_turn("B")
    assert len(t.hand("A")) == 6
    assert len(t.hand("B")) == 5


@pytest.mark.rule("TH-131")
def test_gained_in_another_turn_it_works_from_the_owners_next_one() -> None:
    t = table(A=who(hand="KEY-10"), B=who("R14"), row="tombstone", hangman=1)
    t.end("A")
    assert t.title("B") == "tombstone"
    t.do("A", "done")
    assert t.view().cowboys[1].title_ready, "its lost turn has begun and gone"
    t.pass_turn("A")
    assert t.can("B", "tombstone") == ["tombstone"]


@pytest.mark.rule("TH-131")
@pytest.mark.parametrize("title", ["quick-draw", "tombstone", "crazy"])
def test_a_cards_action_is_not_offered_in_the_turn_it_is_gained(
    title: str,
) -> None:
    def offers(*, ready: bool) -> list[str]:
        a = who(hand="KEY-1 BAG-3", title=title, ready=ready)
        return table(A=a, B=who(hand="BAG-1"), hangman=1).can("A", title)

    assert offers(ready=False) == []
    assert offers(ready=True)


# The twelve cards


def test_six_shooter_three_revolvers_in_one_loot_action() -> None:
    t = looting("REV-1 REV-2 REV-3", "six-shooter", "L05")
    t.do("A", "loot REV-1 REV-2 REV-3 to A1")
    assert t.title("A") == "six-shooter"
    wild = looting("REV-1 REV-2 WILD-1", "six-shooter", "L05")
    wild.do("A", "loot REV-1 REV-2 WILD-1 to A1")
    assert wild.title("A") == "", "a Wild Card is no Revolver card"


def test_six_shooter_is_full_with_six_before_the_next_turn_only_with_five() -> None:
    t = looting("REV-1 REV-2 REV-3", "six-shooter", "L05")
    t.do("A", "loot REV-1 REV-2 REV-3 to A1").pass_turn("A")
    assert len(t.hand("A")) == 5
    t.pass_turn("B").pass_turn("A")
    assert len(t.hand("A")) == 6


@pytest.mark.parametrize(
    ("place", "tipis", "horse", "gained"),
    [
        ("CACTUS_2", (), None, True),
        ("CACTUS_2", (), 0, False),
        ("O08", (2,), None, True),
        ("O08", (), None, False),
        ("R24", (2,), None, True),
        ("CC", (2,), None, False),
    ],
)
def test_cherokee_on_foot_at_a_cactus(
    place: str, tipis: tuple[int, ...], horse: int | None, gained: bool
) -> None:
    t = table(A=who(place, horse=horse), B=who(), horses=place, tipis=tipis, row="cherokee")
    t.end("A")
    assert (t.title("A") == "cherokee") == gained


def test_a_jump_from_a_roof_onto_a_horse_earns_crazy() -> None:
    t = table(A=who("TOP_A"), B=who(), horses="G04", row="crazy", sheriff="E5")
    t.do("A", "jump to G04 for 0")
    assert t.title("A") == "crazy"


def test_crazy_gives_or_takes_one_card_a_turn_at_any_distance() -> None:
    t = table(
        A=who("TOP_A", "KEY-1", title="crazy"), B=who("CC", "BAG-1"), C=who("JAIL"), sheriff="E5"
    )
    assert t.can("A", "crazy") == ["crazy-give KEY-1 at 1", "crazy-take BAG-1 at 1"]
    t.do("A", "crazy-take BAG-1 at 1").do("B", "agree")
    assert t.hand("A") == ["BAG-1", "KEY-1"]
    assert t.actions == 4
    assert t.can("A", "crazy") == []
    t.pass_turn("A")
    assert t.can("B", "crazy") == []


def test_crazy_the_other_one_may_refuse_and_full_hands_take_nothing() -> None:
    t = table(A=who("TOP_A", "KEY-1", title="crazy"), B=who("CC", "BAG-1"), sheriff="E5")
    t.do("A", "crazy-give KEY-1 at 1").do("B", "refuse")
    assert t.hand("B") == ["BAG-1"]
    assert t.can("A", "crazy") == []
    assert t.events("favour-refused") == [{"cowboy": 0, "partner": 1}]
    full = table(A=who(hand="KEY-1", title="crazy"), B=who("E5", "BAG-1 BAG-2 BAG-3 BAG-4 BAG-5"))
    assert full.can("A", "crazy-give") == []
    assert len(full.can("A", "crazy-take")) == 5
    own = table(A=who(hand="KEY-1 KEY-2 KEY-3 KEY-4 KEY-5", title="crazy"), B=who("E5", "BAG-1"))
    assert own.can("A", "crazy-take") == []
    assert len(own.can("A", "crazy-give")) == 5


def test_crazy_is_of_no_use_in_jail() -> None:
    t = table(A=who("JAIL", "KEY-1", title="crazy"), B=who("CC", "BAG-1"))
    assert t.can("A", "crazy") == []


@pytest.mark.parametrize("b", [who("R14"), who("TOP_A")])
def test_being_thrown_flat_by_the_train_earns_tombstone(b: object) -> None:
    train = ring(13) if b == who("R14") else ring(16)
    t = table(A=who(hand="KEY-1"), B=b, train=train, row="tombstone", sheriff="E5")
    t.end("A")
    assert t.title("B") == "tombstone"


def test_tombstone_of_two_thrown_together_the_player_in_turn_comes_first() -> None:
    t = table(A=who("R14"), B=who("R14", "KEY-1"), turn="B", row="tombstone")
    t.end("B")
    assert (t.title("A"), t.title("B")) == ("", "tombstone")
    roof = table(A=who("TOP_A"), B=who("TOP_A", "KEY-1"), turn="B", train=ring(16), row="tombstone")
    roof.end("B")
    assert (roof.title("A"), roof.title("B")) == ("", "tombstone")


def test_tombstone_raises_the_hangman_once_a_game() -> None:
    t = table(A=who(title="tombstone"), B=who(), hangman=2)
    t.do("A", "tombstone")
    assert t.view().hangman == 1
    assert t.can("A", "tombstone") == []
    t.pass_turn("A").pass_turn("B")
    assert t.can("A", "tombstone") == []
    assert table(A=who(title="tombstone"), B=who()).can("A", "tombstone") == []


def test_the_kid_breaks_out_and_needs_one_card_fewer_from_then_on() -> None:
    t = table(A=who("JAIL", "KEY-1 KEY-2 KEY-3"), B=who(), row="kid", sheriff="E5")
    t.do("A", "escape KEY-1 KEY-2 KEY-3")
    assert t.title("A") == "kid"
    again = table(A=who("JAIL", "KEY-1 KEY-2", title="kid"), B=who())
    assert again.can("A", "escape") == ["escape KEY-1 KEY-2"]
    assert again.ask("A").about["need"] == 2


def test_two_timing_two_tiles_in_one_action_then_one_more_while_carrying_one() -> None:
    t = looting("REV-3 KEY-2 KEY-7 KEY-9", "two-timing", "L02", "L03")
    t.do("A", "loot REV-3 KEY-2 KEY-7 KEY-9 to A")
    assert t.title("A") == "two-timing"
    single = looting("KEY-1 KEY-2 KEY-3", "two-timing", "L03", "L02")
    single.do("A", "loot KEY-1 KEY-2 KEY-3 to A1")
    assert single.title("A") == ""
    hand = "KEY-1 KEY-2 KEY-3 REV-1"
    one = table(
        A=who("IN_A", hand, "L20", title="two-timing"),
        B=who(),
        squares={"A1": "L03", "A2": "L02"},
        sheriff="E5",
    )
    assert {text.partition(" to ")[2] for text in one.can("A", "loot")} == {"A1", "A2"}
    assert not one.view("A").cowboys[0].laden
    one.do("A", "loot KEY-1 KEY-2 KEY-3 to A1")
    assert one.loot("A") == ["L20", "L03"]
    assert one.can("A", "loot") == []
    assert one.view("A").cowboys[0].laden


def test_galloping_nine_spaces_with_one_card() -> None:
    t = table(A=who("TOWN_B", "KEY-9 KEY-8", horse=0), B=who(), horses="TOWN_B", row="galloping")
    t.do("A", "ride KEY-9 for 0", "ride to R04")
    assert t.title("A") == "galloping"
    near = table(A=who("TOWN_B", "KEY-9", horse=0), B=who(), horses="TOWN_B", row="galloping")
    near.do("A", "ride KEY-9 for 0", "ride to G09")
    assert near.title("A") == "", "eight spaces"
    called = table(A=who("CC", "KEY-9"), B=who(), horses="TOWN_B", row="galloping")
    called.do("A", "ride KEY-9 for 0", "ride to R04")
    assert called.title("A") == "", "it sits on no horse"


def test_galloping_goes_three_spaces_farther() -> None:
    t = table(A=who("CC", "KEY-1", title="galloping"), B=who(), horses="CC")
    t.do("A", "ride KEY-1 for 0")
    assert t.ask("A").about["reach"] == 4
    assert "R21" in t.spaces("A", "ride")
    plain = table(A=who("CC", "KEY-1"), B=who(), horses="CC")
    plain.do("A", "ride KEY-1 for 0")
    assert "R21" not in plain.spaces("A", "ride")


@pytest.mark.parametrize(
    ("sheriff", "gained"), [("E2", True), ("E3", True), ("IN_B", False), ("E4", False)]
)
def test_looting_next_to_the_sheriff_earns_slippery(sheriff: str, gained: bool) -> None:
    t = looting("KEY-1 KEY-2 KEY-3", "slippery", sheriff=sheriff)
    t.do("A", "loot KEY-1 KEY-2 KEY-3 to A1")
    assert (t.title("A") == "slippery") == gained


def test_looting_beside_the_sheriff_in_the_tunnel_earns_slippery() -> None:
    t = table(
        A=who("IN_A", "KEY-1 KEY-2 KEY-3"),
        B=who(),
        squares={"A1": "L03"},
        sheriff="IN_A",
        train=ring(19),
        row="slippery",
    )
    t.do("A", "loot KEY-1 KEY-2 KEY-3 to A1")
    assert t.title("A") == "slippery"


def test_slippery_not_if_one_is_caught_by_it() -> None:
    t = looting("KEY-1 KEY-2 WILD-1", "slippery", sheriff="E3")
    t.do("A", "loot KEY-1 KEY-2 WILD-1 to A1")
    assert t.jailed("A")
    assert t.title("A") == ""


def test_slippery_walks_through_the_sheriff_but_must_not_stay() -> None:
    t = table(A=who("E3", title="slippery"), B=who(), sheriff="IN_B", squares={"B1": "L03"})
    t.do("A", "move to IN_B")
    assert not t.jailed("A")
    t.do("A", "move to E4")
    t.pass_turn("A")
    assert t.place("A") == "E4"
    stays = table(A=who("E3", "KEY-1", title="slippery"), B=who(), sheriff="IN_B")
    stays.do("A", "move to IN_B").end("A")
    assert stays.jailed("A")
    last_chance = table(
        A=who("E3", "KEY-1", title="slippery"), B=who(), sheriff="IN_A", train=ring(16)
    )
    last_chance.do("A", "move to IN_A").end("A")
    assert last_chance.jailed("A"), "the car is in the tunnel only after the step"
    boards = table(A=who("G05", title="slippery"), B=who(), sheriff="E4")
    boards.do("A", "board to E4")
    assert boards.place("A") == "E4"


def test_slippery_is_caught_by_the_sheriffs_own_moves() -> None:
    t = table(A=who("E4", "WILD-1", title="slippery"), B=who(), sheriff="IN_B")
    t.do("A", "wild WILD-1 to E4")
    assert t.jailed("A")


def test_railroad_flips_a_switch_then_needs_only_three_in_a_row() -> None:
    t = table(A=who("R21"), B=who(), row="railroad")
    t.do("A", "flip to R21")
    assert t.title("A") == "railroad"
    three = table(A=who(hand="REV-1 KEY-2 BAG-3", title="railroad"), B=who())
    three.do("A", "straight REV-1 BAG-3 KEY-2 to R01")
    assert three.switches == "red red"
    by_cards = table(A=who(hand="REV-1 KEY-2 BAG-3 KEY-4"), B=who(), row="railroad")
    by_cards.do("A", "straight REV-1 BAG-3 KEY-2 KEY-4 to R01")
    assert by_cards.title("A") == "", "not standing there"


def test_quick_draw_two_abilities_in_a_turn() -> None:
    t = table(A=who(hand="REV-1 KEY-1 REV-2 KEY-2"), B=who(), row="quick-draw")
    t.do("A", "pair REV-1 KEY-1")
    assert t.title("A") == ""
    t.do("A", "pair REV-2 KEY-2")
    assert t.title("A") == "quick-draw"


def test_quick_draw_swaps_up_to_two_cards_once_a_turn() -> None:
    t = table(A=who(hand="REV-1 KEY-3 REV-5", title="quick-draw"), B=who(), deck="BAG-7 BAG-9")
    assert len(t.can("A", "quick-draw")) == 6
    t.do("A", "quick-draw REV-1 REV-5")
    assert t.hand("A") == ["BAG-7", "BAG-9", "KEY-3"]
    assert t.actions == 4
    assert t.can("A", "quick-draw") == []


def test_honest_three_cards_in_one_trade() -> None:
    hand = "KEY-1 KEY-2 KEY-3"
    t = table(A=who("CC", hand), B=who("CC"), row="honest")
    t.do("A", "trade at 1", "give for 0", "give for 1", "give for 2").do("B", "done")
    t.do("A", "agree")
    assert t.title("A") == "honest"
    two = table(A=who("CC", hand), B=who("CC"), row="honest")
    two.do("A", "trade at 1", "give for 0", "give for 1", "done").do("B", "done").do("A", "agree")
    assert two.title("A") == ""
    back = table(A=who("CC"), B=who("CC", hand), row="honest")
    back.do("A", "trade at 1").do("B", "give for 0", "give for 1", "give for 2", "done")
    back.do("A", "agree")
    assert back.title("A") == back.title("B") == "", "only what the one in turn gives counts"


def test_honest_trades_with_a_neighbour_but_not_with_the_jail() -> None:
    t = table(A=who("CC", "KEY-1", title="honest"), B=who("G08"), C=who("G04"), horses="CC CC")
    assert t.can("A", "trade") == ["trade at 1"]
    train = table(A=who("E2", "KEY-1", title="honest"), B=who("IN_A"), sheriff="E5")
    assert train.can("A", "trade") == ["trade at 1"]
    jail = table(A=who("TOP_2", "KEY-1", title="honest"), B=who("JAIL"), sheriff="E5")
    assert jail.can("A", "trade") == []
