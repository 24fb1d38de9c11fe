"""The seats that know a card, after each way in which it can move."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tables.bang import LETTERS, Bench, deal, legend, robbery, rush, table, who

ALL = "ABCD"


def knowing(t: Bench, card: str) -> str:
    """Return the letters of the players who know this card."""
    number = t.state.catalogue.card[card].number
    seats = range(t.match.seats)
    return "".join(LETTERS[seat] for seat in seats if t.state.knowledge.knows(seat, number))


MOVES: dict[str, tuple[Callable[[], Bench], str, str]] = {
    "a drawn card": (
        lambda: table(players=4, A="stagecoach", deck="bang-2C").play("A", "stagecoach"),
        "bang-2C",
        "A",
    ),
    "a card drawn from the end of the draw pile": (
        lambda: table(
            players=4, A="stagecoach", deck="bang-2C bang-3C", discard="saloon", only=True
        ).play("A", "stagecoach"),
        "bang-3C",
        "A",
    ),
    "a played card": (
        lambda: table(players=4, A="stagecoach-9S").play("A", "stagecoach"),
        "stagecoach-9S",
        ALL,
    ),
    "a card put down": (
        lambda: table(players=4, A="mustang-8H").play("A", "mustang"),
        "mustang-8H",
        ALL,
    ),
    "a discarded card": (
        lambda: table(players=4, A="cat-balou", B="beer-6H").play(
            "A", "cat-balou", at="B", on="hand"
        ),
        "beer-6H",
        ALL,
    ),
    "a card that was turned over": (
        lambda: (
            table(players=4, A="bang", B=who(play="barrel-QS"), deck="beer-6H")
            .play("A", "bang", at="B")
            .use("B", "barrel-QS")
        ),
        "beer-6H",
        ALL,
    ),
    "a card of a general store": (
        lambda: table(players=4, A="general-store", deck="beer-6H").play("A", "general-store"),
        "beer-6H",
        ALL,
    ),
    "a shuffled card": (
        lambda: table(
            players=4, A="stagecoach", deck="bang-2C bang-3C", discard="saloon", only=True
        ).play("A", "stagecoach"),
        "saloon-5H",
        "",
    ),
    "a card taken from the discard pile": (
        lambda: table(
            players=4,
            turn="B",
            phase="draw",
            B=who(character="pedro-ramirez"),
            discard="saloon",
        ).do("B", "take saloon-5H"),
        "saloon-5H",
        ALL,
    ),
    "a card taken from play": (
        lambda: table(players=4, A="panic", B=who(play="scope")).play(
            "A", "panic", at="B", on="scope"
        ),
        "scope-AS",
        ALL,
    ),
    "a card that was shown": (
        lambda: table(
            players=4,
            turn="D",
            A=who(character="black-jack"),
            deck="bang-2C bang-3C",
        ).end("D"),
        "bang-3C",
        ALL,
    ),
    "a card that kit carlson puts back": (
        lambda: table(
            players=4,
            turn="B",
            phase="draw",
            B=who(character="kit-carlson"),
            deck="bang-2C bang-3C bang-4C",
        ).do("B", "return for 2"),
        "bang-3C",
        "B",
    ),
    "a card that kit carlson keeps": (
        lambda: table(
            players=4,
            turn="B",
            phase="draw",
            B=who(character="kit-carlson"),
            deck="bang-2C bang-3C bang-4C",
        ).do("B", "return for 2"),
        "bang-2C",
        "B",
    ),
    "a hand card that was taken blindly": (
        lambda: table(players=4, A="panic", B="beer-6H").play("A", "panic", at="B", on="hand"),
        "beer-6H",
        "AB",
    ),
    "a hand card that was inherited": (
        lambda: (
            table(
                players=4,
                A="bang",
                B=who("beer-6H", life=1, role="renegade"),
                C=who(character="vulture-sam"),
            )
            .play("A", "bang", at="B")
            .passes("B", "B")
        ),
        "beer-6H",
        "BC",
    ),
    "a card that the map discards": (
        lambda: (
            robbery(players=4, turn="D", A=who(play="map"), deck="bang-2C bang-3C")
            .end("D")
            .do("A", "drop for 1")
        ),
        "bang-2C",
        ALL,
    ),
    "a card that was given": (
        lambda: (
            robbery(players=4, A=who(play="mail-car"), deck="bang-2C bang-3C bang-4C")
            .use("A", "mail-car")
            .do("A", "give at 1 for 2")
        ),
        "bang-3C",
        "AB",
    ),
    "a railcar that was drawn": (
        lambda: robbery(players=4, A=who(play="lounge-car"), railcars="caboose mail-car").use(
            "A", "lounge-car"
        ),
        "mail-car",
        ALL,
    ),
    "a railcar that fills up the train": (
        lambda: robbery(
            players=4,
            A="bang-2C",
            stations="boom-town",
            train="caboose",
            railcars="mail-car",
            loco=2,
        ).board("A", "caboose", "bang"),
        "mail-car",
        ALL,
    ),
    "the next railcar": (
        lambda: robbery(players=4, railcars="mail-car"),
        "mail-car",
        "",
    ),
    "equipment that was bought": (
        lambda: rush(players=4, A=who(nuggets=3), display="boots").buy("A", "boots"),
        "boots",
        ALL,
    ),
    "equipment that comes on offer": (
        lambda: rush(players=4, A=who(nuggets=3), display="boots", equipment="rhum-1").buy(
            "A", "boots"
        ),
        "rhum-1",
        ALL,
    ),
    "equipment that was found": (
        lambda: rush(players=4, A=who(character="josh-mccloud", nuggets=2), equipment="boots").use(
            "A", "josh-mccloud"
        ),
        "boots",
        ALL,
    ),
    "a revealed feat": (
        lambda: legend(players=4, feats="bottleneck", next_feats="quick-death").end("A").boast("A"),
        "quick-death",
        ALL,
    ),
    "a card that black jack turns up": (
        lambda: legend(
            players=4,
            A=who(character="legendary-black-jack"),
            phase="draw",
            deck="bang-AD KD",
        ).do("A", "use legendary-black-jack"),
        "bang-AD",
        ALL,
    ),
    "a hand that jesse jones has looked at": (
        lambda: (
            legend(
                players=4,
                A=who(character="legendary-jesse-jones"),
                B="bang-2C beer-6H",
                phase="draw",
            )
            .do("A", "take at 1")
            .do("A", "take for 1")
        ),
        "beer-6H",
        "AB",
    ),
}


@pytest.mark.rule("BASE-041")
@pytest.mark.parametrize("name", MOVES)
def test_a_card_is_known_to_the_players_who_have_seen_it(name: str) -> None:
    play, card, letters = MOVES[name]
    assert knowing(play(), card) == letters


def robbed_by_el_gringo(hand: str) -> Bench:
    """Let A take a card that everybody sees, and El Gringo take a hidden card of A after that."""
    b = who(character="el-gringo", play="scope")
    t = table(players=4, A=f"panic-JH bang-2C {hand}", B=b)
    return t.play("A", "panic", at="B", on="scope").play("A", "bang", at="B")


@pytest.mark.rule("BASE-041")
def test_players_lose_track_of_a_known_card_if_another_card_may_have_been_taken() -> None:
    assert knowing(robbed_by_el_gringo("beer-6H"), "scope-AS") == "AB"


@pytest.mark.rule("BASE-041")
def test_players_keep_track_of_a_known_card_if_the_robbed_hand_holds_no_other() -> None:
    t = robbed_by_el_gringo("")
    assert (t.ids("B"), knowing(t, "scope-AS")) == (["scope-AS"], ALL)


def mail(deck: str) -> Bench:
    """Let A draw the first card of the mail, after a card that everybody has seen."""
    return (
        robbery(
            players=4,
            phase="draw",
            A=who(character="pedro-ramirez", play="mail-car"),
            discard="saloon",
            deck=deck,
            only=True,
        )
        .do("A", "take saloon-5H")
        .play("A", "mustang")
    )


@pytest.mark.rule("BASE-041")
def test_players_lose_track_of_a_known_card_if_another_card_may_have_been_given() -> None:
    t = mail("mustang-8H bang-2C").use("A", "mail-car")
    assert sorted(t.ids("A")) == ["bang-2C", "saloon-5H"]
    t.do("A", "give at 1 for 1")
    assert (t.ids("B"), knowing(t, "saloon-5H")) == (["bang-2C"], "AB")


@pytest.mark.rule("BASE-041")
def test_players_keep_track_of_a_known_card_if_the_giving_hand_holds_no_other() -> None:
    t = robbery(players=4, A=who(play="mail-car"), deck="bang-2C", only=True)
    t.state.knowledge.tell(2, [t.state.catalogue.card["bang-2C"].number])  # C has seen it
    t.use("A", "mail-car").do("A", "give at 1 for 1")
    assert (t.ids("B"), knowing(t, "bang-2C")) == (["bang-2C"], "ABC")


@pytest.mark.rule("GTR-008")
def test_everybody_knows_the_stations_and_the_train_from_the_start() -> None:
    t = deal(4, train_robbery=True)
    shown = [*t.stations, *t.train]
    assert (len(shown), {knowing(t, card) for card in shown}) == (7, {ALL})
    assert {knowing(t, card) for card in t.railcars} == {""}


@pytest.mark.rule("GR-004")
def test_everybody_knows_the_equipment_on_offer_from_the_start() -> None:
    t = deal(4, gold_rush=True)
    assert [knowing(t, card.id) for card in t.state.piles["display"]] == [ALL] * 3
    assert {knowing(t, card.id) for card in t.state.piles["equipment"]} == {""}


@pytest.mark.rule("LEG-005")
def test_everybody_knows_the_first_feat_from_the_start() -> None:
    t = deal(4, legends=True)
    assert [knowing(t, card) for card in t.feats] == [ALL]
    assert {knowing(t, card.id) for card in t.state.piles["feat-deck"]} == {""}
