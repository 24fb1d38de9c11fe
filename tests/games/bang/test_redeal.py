"""Imagined matches: what a seat knows stays, and everything that it cannot know is dealt again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from tables.bang import LETTERS, Bench, deal, legend, robbery, rush, table, who
from whistlestop.engine.rng import Rng
from whistlestop.games.bang.state import Table

LUCK = range(25)


def worlds(t: Bench, letter: str) -> list[Bench]:
    """Imagine the match several times, as this seat could believe it to be."""
    seat = LETTERS.index(letter)
    return [Bench(t.match.resample(seat, Random(luck))) for luck in LUCK]


def kinds_of(worlds: list[Bench], read: Callable[[Bench], Any]) -> int:
    """Count the different values that a thing has in these worlds."""
    return len({repr(read(world)) for world in worlds})


def deck(t: Bench) -> list[str]:
    return [card.id for card in t.state.deck]


def every_card(g: Table) -> Counter[str]:
    piles = [g.deck, g.discard, *g.piles.values()]
    for player in g.players:
        piles += [player.hand, player.in_play]
    return Counter(card.id for pile in piles for card in pile)


def test_the_own_hand_stays_and_the_hands_of_others_are_dealt_again() -> None:
    t = table(A="bang-2C beer-6H", B="missed-2S", C="gatling duel", D="", discard="saloon")
    imagined = worlds(t, "A")
    assert {tuple(world.ids("A")) for world in imagined} == {("bang-2C", "beer-6H")}
    assert {(world.count("B"), world.count("C"), world.count("D")) for world in imagined} == {
        (1, 2, 0)
    }
    assert kinds_of(imagined, lambda world: world.ids("B")) > 5
    assert kinds_of(imagined, lambda world: world.ids("C")) > 5
    assert {tuple(world.discard) for world in imagined} == {("saloon-5H",)}
    assert all(every_card(world.state) == every_card(t.state) for world in imagined)


def test_the_draw_pile_is_shuffled_again() -> None:
    t = table(A="bang", B="", C="", D="")
    imagined = worlds(t, "A")
    assert kinds_of(imagined, lambda world: deck(world)[-1]) > 5
    assert {len(deck(world)) for world in imagined} == {len(deck(t))}


def test_cards_of_others_come_from_their_hands_and_from_the_draw_pile() -> None:
    t = table(A="", B="missed-2S", C="", D="", deck="gatling-10H", only=True)
    held = [world.ids("B") for world in worlds(t, "A")]
    assert sorted({card for hand in held for card in hand}) == ["gatling-10H", "missed-2S"]


def test_a_hand_card_that_everybody_has_seen_stays_in_its_hand() -> None:
    t = table(
        turn="B",
        phase="draw",
        A="",
        B=who("missed-2S", character="pedro-ramirez"),
        C="",
        D="",
        discard="saloon",
    )
    t.do("B", "take saloon-5H")
    hands = [world.ids("B") for world in worlds(t, "A")]
    assert all("saloon-5H" in hand for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 5


def test_the_hidden_cards_of_an_expansion_are_dealt_again_and_the_open_ones_stay() -> None:
    gold = rush(A="", B="", C="", D="", display="pickaxe shot wanted")
    imagined = worlds(gold, "A")
    assert {tuple(world.display) for world in imagined} == {("pickaxe", "shot", "wanted")}
    assert kinds_of(imagined, lambda world: world.state.piles["equipment"]) > 5
    train = robbery(A="", B="", C="", D="", stations="boom-town", train="caboose")
    imagined = worlds(train, "A")
    assert {tuple(world.train) for world in imagined} == {tuple(train.train)}
    assert {tuple(world.stations) for world in imagined} == {tuple(train.stations)}
    assert kinds_of(imagined, lambda world: world.railcars) > 5
    feat = legend(A="", B="", C="", D="", feats="bottleneck")
    imagined = worlds(feat, "A")
    assert {tuple(world.feats) for world in imagined} == {("bottleneck",)}
    assert kinds_of(imagined, lambda world: world.state.piles["feat-deck"]) > 5


def store_after_a_shuffle() -> Bench:
    """Open a General Store: the discard pile is shuffled, and one of its cards is turned up."""
    t = table(
        A="general-store",
        B="",
        C="",
        D="",
        deck="bang-2C bang-3C bang-4C",
        discard="beer-6H beer-7H beer-8H beer-9H beer-10H beer-JH",
        only=True,
    )
    t.play("A", "general-store")
    assert (t.asked, t.events("reshuffled")) == (("A", "store"), [{"count": 7}])
    return t


def test_a_shuffle_since_the_last_rest_has_another_result() -> None:
    t = store_after_a_shuffle()
    imagined = worlds(t, "A")
    assert kinds_of(imagined, deck) > 5
    assert {tuple(sorted(deck(world))) for world in imagined} == {tuple(sorted(deck(t)))}


def test_cards_that_were_seen_after_a_shuffle_are_the_same_in_every_imagined_match() -> None:
    t = store_after_a_shuffle()
    assert {world.view().store for world in worlds(t, "A")} == {t.view().store}
    assert len(t.view().store) == 4


def test_a_shuffle_before_the_last_rest_is_not_dealt_a_second_time() -> None:
    t = store_after_a_shuffle()
    while t.asked is not None and t.asked[1] == "store":
        t.do(t.asked[0], t.can(t.asked[0])[0])
    assert t.asked == ("A", "turn")
    for world in worlds(t, "A"):
        assert world.state.redealt_shuffles == {}


def test_a_shuffle_is_noted_with_its_number_and_its_cards() -> None:
    t = store_after_a_shuffle()
    number, cards = t.state.shuffled["deck"]
    assert (number, t.state.shuffles) == (1, 1)
    beers = [f"beer-{rank}H" for rank in ("6", "7", "8", "9", "10", "J")]
    ids = [t.state.catalogue.cards[card].id for card, _ in cards]
    assert sorted(ids) == sorted(["general-store-9C", *beers])


def test_the_own_role_and_shown_roles_stay_and_the_others_are_dealt_again() -> None:
    t = table(
        A=who(role="sheriff"),
        B=who(role="outlaw"),
        C=who(role="renegade"),
        D=who(role="deputy"),
        E=who(role="outlaw"),
        F=who(role="outlaw"),
        out="F",
    )
    roles = [[each.role for each in world.state.players] for world in worlds(t, "B")]
    assert {(each[0], each[1], each[5]) for each in roles} == {("sheriff", "outlaw", "outlaw")}
    assert {tuple(sorted(each)) for each in roles} == {
        ("deputy", "outlaw", "outlaw", "outlaw", "renegade", "sheriff")
    }
    assert {each[2] for each in roles} == {"renegade", "deputy", "outlaw"}


def test_a_player_plays_for_the_imagined_role() -> None:
    for world in worlds(table(players=5), "B"):
        assert [each.side for each in world.state.players] == [
            each.role for each in world.state.players
        ]


def test_a_hidden_sheriff_keeps_the_badge_in_an_imagined_start() -> None:
    """At the start of a match nobody has been told the roles yet."""
    t = table(players=5)
    rest, now = t.state.copy(), t.state
    for player in now.players:
        player.shown = False
    for luck in LUCK:
        t.match.game.redeal(rest, now, 1, Random(luck))
        assert rest.players[0].role == "sheriff"


def test_offered_characters_of_others_are_dealt_again_until_they_are_chosen() -> None:
    t = deal(4, characters="choose")
    offers = [[each.offered for each in world.state.players] for world in worlds(t, "A")]
    own = t.state.players[0].offered
    assert {each[0] for each in offers} == {own}
    assert len({each[1] for each in offers}) > 5
    assert all(len(set(sum(each, ()))) == 8 for each in offers)
    start = t.match.game.setup(4, t.match.options, Rng(1))
    now = start.copy()
    chosen = start.players[1].offered[1]
    now.players[1].character = chosen
    first = set()
    for luck in LUCK:
        world = start.copy()
        t.match.game.redeal(world, now, 0, Random(luck))
        assert world.players[1].offered[1] == chosen
        first.add(world.players[1].offered[0])
        names = [name for each in world.players for name in each.offered]
        assert sorted(names + world.spare_characters) == sorted(
            [name for each in start.players for name in each.offered] + start.spare_characters
        )
    assert len(first) > 5


def test_the_old_order_of_hidden_things_has_no_influence() -> None:
    """Two matches that look the same to a seat are imagined in the same way."""
    one = table(A="", B="missed-2S gatling", C="duel", D="", deck="beer-6H beer-7H")
    two = table(A="", B="duel gatling", C="missed-2S", D="", deck="beer-7H beer-6H")
    for ours, theirs in zip(worlds(one, "A"), worlds(two, "A"), strict=True):
        assert (ours.ids("B"), ours.ids("C"), deck(ours)) == (
            theirs.ids("B"),
            theirs.ids("C"),
            deck(theirs),
        )
