"""Black Jack, Jesse Jones, Kit Carlson and Pedro Ramirez, who draw differently in phase 1."""

from __future__ import annotations

import pytest

from tables.bang import Bench, rush, table, who

RED = ["bang-QH", "bang-2D"]
BLACK = ["bang-AS", "bang-2C"]


def draws(character: str, deck: str = "", discard: str = "", *, seed: int = 1) -> Bench:
    """Return a table where A, who is this character, is in phase 1."""
    return table(
        phase="draw",
        A=who(character=character),
        B="missed",
        C="beer-6H duel-8C",
        D="",
        E="panic",
        deck=deck,
        discard=discard,
        seed=seed,
    )


def told(t: Bench, kind: str, part: str) -> list[str]:
    """Return the seats that saw this part of the last event of that kind."""
    return [seat for seat in "ABCDE" if part in t.seen(seat, kind)[-1].payload]


# Black Jack


@pytest.mark.rule("BASE-138")
@pytest.mark.parametrize("second", RED)
def test_black_jack_draws_a_third_card_if_the_second_is_red(second: str) -> None:
    t = draws("black-jack", f"saloon {second} wells-fargo")
    assert t.ids("A") == ["saloon-5H", second, "wells-fargo-3H"]


@pytest.mark.rule("BASE-138", "BASE-139")
@pytest.mark.parametrize("second", BLACK)
def test_black_jack_keeps_just_two_cards_if_the_second_is_black(second: str) -> None:
    t = draws("black-jack", f"saloon {second} wells-fargo")
    assert t.ids("A") == ["saloon-5H", second]


@pytest.mark.rule("BASE-138")
@pytest.mark.parametrize("second", RED + BLACK)
def test_black_jack_shows_the_second_card_to_all(second: str) -> None:
    t = draws("black-jack", f"saloon {second} wells-fargo")
    seen = [[event.payload["card"] for event in t.seen(seat, "showed")] for seat in "ABCDE"]
    assert seen == [[second]] * 5


@pytest.mark.rule("BASE-139")
def test_the_other_cards_of_black_jack_stay_secret() -> None:
    t = draws("black-jack", "saloon bang-QH wells-fargo")
    drawn = [[("cards" in event.payload) for event in t.seen(seat, "drew")] for seat in "ABCDE"]
    assert all(drawn[0])
    assert not any(any(each) for each in drawn[1:])


@pytest.mark.rule("BASE-139")
def test_the_others_do_not_see_black_jacks_first_and_third_card() -> None:
    decks = ["saloon bang-QH wells-fargo", "winchester bang-QH volcanic"]
    seen = [tuple(draws("black-jack", deck).match.seen(1)) for deck in decks]
    assert seen[0] == seen[1]


@pytest.mark.rule("BASE-139")
def test_a_red_third_card_of_black_jack_brings_no_fourth() -> None:
    t = draws("black-jack", "bang-2D bang-QH bang-3D bang-4D")
    assert t.ids("A") == ["bang-2D", "bang-QH", "bang-3D"]


# Jesse Jones


@pytest.mark.rule("BASE-149")
def test_jesse_jones_may_draw_or_take_from_any_hand_at_any_distance() -> None:
    t = draws("jesse-jones")
    assert t.can("A") == ["draw", "take at 1", "take at 2", "take at 4"]


@pytest.mark.rule("BASE-149")
def test_jesse_jones_takes_the_first_card_from_a_hand_and_draws_the_second() -> None:
    t = draws("jesse-jones", "saloon wells-fargo").do("A", "take at 1")
    assert (t.hand("A"), t.count("B")) == (["missed", "saloon"], 0)


@pytest.mark.rule("BASE-149")
def test_jesse_jones_may_draw_both_cards_from_the_draw_pile() -> None:
    t = draws("jesse-jones", "saloon wells-fargo").do("A", "draw")
    assert t.hand("A") == ["saloon", "wells-fargo"]


@pytest.mark.rule("BASE-149")
def test_jesse_jones_takes_a_random_card() -> None:
    taken = {
        draws("jesse-jones", "saloon", seed=seed).do("A", "take at 2").hand("A")[0]
        for seed in range(40)
    }
    assert taken == {"beer", "duel"}


@pytest.mark.rule("BASE-109", "BASE-149")
def test_only_the_two_of_them_learn_which_card_jesse_jones_takes() -> None:
    assert told(draws("jesse-jones").do("A", "take at 2"), "took", "card") == ["A", "C"]


@pytest.mark.rule("BASE-149")
def test_jesse_jones_draws_both_cards_while_all_other_hands_are_empty() -> None:
    a = who(character="jesse-jones")
    t = table(phase="draw", A=a, B="", C=who(play="barrel"), D="", deck="saloon duel")
    if t.asked == ("A", "draw"):
        t.do("A", "draw")
    assert (t.hand("A"), t.cards("C")) == (["duel", "saloon"], ["barrel"])


# Kit Carlson


@pytest.mark.rule("BASE-152")
@pytest.mark.parametrize(
    ("back", "kept"),
    [
        (1, ["duel-QD", "wells-fargo-3H"]),
        (2, ["saloon-5H", "wells-fargo-3H"]),
        (3, ["saloon-5H", "duel-QD"]),
    ],
)
def test_kit_carlson_keeps_two_of_the_top_three_cards(back: int, kept: list[str]) -> None:
    t = draws("kit-carlson", "saloon duel-QD wells-fargo").do("A", f"return for {back}")
    assert t.ids("A") == kept


@pytest.mark.rule("BASE-152")
@pytest.mark.parametrize(("back", "card"), [(1, "saloon"), (2, "general-store"), (3, "winchester")])
def test_the_card_kit_carlson_puts_back_is_drawn_next(back: int, card: str) -> None:
    t = draws("kit-carlson", "saloon general-store winchester jail")
    t.do("A", f"return for {back}").end("A")
    assert t.hand("B") == sorted(["missed", card, "jail"])


@pytest.mark.rule("BASE-152")
def test_the_card_kit_carlson_puts_back_is_drawn_next_also_after_a_reshuffle() -> None:
    """Only two cards are left, so the discard pile is shuffled below them."""
    t = kit_draws_from("saloon winchester").do("A", "return for 1").end("A")
    assert "saloon" in t.hand("B")


def kit_draws_from(deck: str, discard: str = "beer-6H duel-QD panic-8D", gear: str = "") -> Bench:
    """Return a table where Kit Carlson is in phase 1, and the draw pile is just these cards."""
    kit = who(character="kit-carlson", gear=gear)
    make = rush if gear else table
    return make(phase="draw", A=kit, players=4, deck=deck, discard=discard, only=True)


PILE = ["saloon-5H", "winchester-8S", "jail-JS", "volcanic-10S"]


@pytest.mark.rule("BASE-039", "BASE-152")
@pytest.mark.parametrize("left", [0, 1, 2, 3, 4])
def test_kit_carlson_shuffles_the_discards_only_if_three_cards_are_not_there(left: int) -> None:
    t = kit_draws_from(" ".join(PILE[:left]))
    looked = t.view("A").peeked
    assert (len(looked), looked[:left]) == (3, tuple(PILE[: min(left, 3)]))
    assert [each["count"] for each in t.events("reshuffled")] == ([3] if left < 3 else [])
    assert len(t.discard) == (0 if left < 3 else 3)


@pytest.mark.rule("BASE-039", "BASE-152")
@pytest.mark.parametrize("left", [0, 1, 2, 3, 4])
def test_cards_that_kit_carlson_looks_at_are_still_in_the_draw_pile(left: int) -> None:
    t = kit_draws_from(" ".join(PILE[:left]))
    pile = left if left > 2 else left + 3
    assert [t.view(eyes).deck for eyes in ("A", "B", None)] == [pile] * 3
    t.do("A", "return for 1")
    assert (t.view("A").deck, t.count("A"), len(t.discard)) == (pile - 2, 2, 0 if left < 3 else 3)


@pytest.mark.rule("BASE-039", "BASE-152")
def test_the_discards_are_shuffled_when_kit_carlson_takes_the_last_card() -> None:
    """With a Pickaxe he keeps all three cards."""
    t = kit_draws_from("saloon-5H winchester-8S jail-JS", gear="pickaxe")
    assert (t.ids("A"), t.discard, t.view("A").deck) == (PILE[:3], [], 3)
    assert t.kinds("reshuffled", "looked", "drew") == ["looked", "reshuffled", "drew"]


@pytest.mark.rule("BASE-040", "BASE-111", "BASE-152")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_kit_carlson_takes_the_cards_there_are_if_nothing_can_be_shuffled(left: int) -> None:
    t = kit_draws_from(" ".join(PILE[:left]), discard="")
    assert (t.asked, t.ids("A")) == (("A", "turn"), PILE[:left])
    assert len(t.events("looked")) == len(t.events("drew")) == (1 if left else 0)


@pytest.mark.rule("BASE-153")
def test_only_kit_carlson_sees_the_cards_he_looks_at() -> None:
    t = draws("kit-carlson", "saloon-5H duel-QD wells-fargo-3H")
    seen = [t.view(seat).peeked for seat in (*"ABCDE", None)]
    assert seen == [("saloon-5H", "duel-QD", "wells-fargo-3H"), (), (), (), (), ()]


@pytest.mark.rule("BASE-153")
def test_only_kit_carlson_is_told_what_he_looks_at_keeps_and_puts_back() -> None:
    t = draws("kit-carlson").do("A", "return for 2")
    parts = [("looked", "cards"), ("returned", "card"), ("drew", "cards")]
    assert [told(t, kind, part) for kind, part in parts] == [["A"], ["A"], ["A"]]


@pytest.mark.rule("BASE-153")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_the_others_do_not_see_what_kit_carlson_looks_at_or_returns(seat: int | None) -> None:
    seen = []
    for deck in ("saloon duel-QD wells-fargo", "winchester jail volcanic"):
        for back in (1, 2, 3):
            t = draws("kit-carlson", deck)
            before = (t.match.view(seat), t.match.ask(seat))
            t.do("A", f"return for {back}")
            seen.append((before, t.match.view(seat), t.match.seen(seat)))
    assert all(each == seen[0] for each in seen)


# Pedro Ramirez


@pytest.mark.rule("BASE-156")
def test_pedro_ramirez_may_draw_or_take_the_top_discard() -> None:
    t = draws("pedro-ramirez", discard="jail-JS saloon-5H")
    assert t.can("A") == ["draw", "take saloon-5H"]


@pytest.mark.rule("BASE-156")
def test_pedro_ramirez_takes_the_top_discard_first_and_draws_the_second() -> None:
    t = draws("pedro-ramirez", "winchester volcanic", discard="jail-JS saloon-5H")
    t.do("A", "take saloon-5H")
    assert (t.hand("A"), t.discard) == (["saloon", "winchester"], ["jail-JS"])


@pytest.mark.rule("BASE-156")
def test_pedro_ramirez_may_draw_both_cards_from_the_draw_pile() -> None:
    t = draws("pedro-ramirez", "winchester volcanic", discard="jail-JS saloon-5H").do("A", "draw")
    assert (t.hand("A"), t.top) == (["volcanic", "winchester"], "saloon-5H")


@pytest.mark.rule("BASE-157")
def test_pedro_ramirez_draws_both_cards_while_the_discard_pile_is_empty() -> None:
    t = draws("pedro-ramirez", "winchester volcanic")
    if t.asked == ("A", "draw"):
        assert t.can("A") == ["draw"]
        t.do("A", "draw")
    assert t.hand("A") == ["volcanic", "winchester"]


@pytest.mark.rule("BASE-158")
def test_pedro_ramirez_may_take_the_card_of_his_dynamite_check() -> None:
    pedro = who(play="dynamite", character="pedro-ramirez")
    t = table(phase="start", A=pedro, B="", C="", D="", deck="saloon winchester")
    t.do("A", "take saloon-5H")
    assert t.hand("A") == ["saloon", "winchester"]


@pytest.mark.rule("BASE-158")
def test_pedro_ramirez_may_take_the_jail_that_his_check_has_discarded() -> None:
    pedro = who(play="jail-JS", character="pedro-ramirez")
    t = table(turn="B", phase="start", A="", B=pedro, C="", D="", deck="saloon winchester")
    t.do("B", "take jail-JS")
    assert (t.hand("B"), t.top) == (["jail", "winchester"], "saloon-5H")
