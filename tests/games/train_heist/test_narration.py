"""The narration of events in Train Heist."""

from __future__ import annotations

from typing import Any

import pytest

from tables.narrated import opens_step, said
from tables.train_heist import ring, table, who
from whistlestop.engine.event import Event
from whistlestop.engine.narration import PlayerName, Text, text
from whistlestop.games.train_heist.game import GAME
from whistlestop.games.train_heist.narration import (
    card_name,
    how_it_ended,
    spot,
    square_name,
    tile_name,
    tile_names,
)
from whistlestop.games.train_heist.narration import who as name_of_cowboy
from whistlestop.games.train_heist.view import TableView


def view() -> TableView:
    """Return the view of a spectator: Ann has a title, Bo and Cy have none."""
    return table(A=who("IN_A", title="kid"), B=who("G03"), C=who("JAIL")).view()


SAID: list[tuple[str, dict[str, Any], str | None]] = [
    ("dealt", {"first": 1, "cowboys": 3}, "3 cowboys are ready; Bo begins."),
    ("moved", {"cowboy": 1, "start": "CC", "to": "TOWN_A"}, "Bo goes to Town A."),
    (
        "moved",
        {"cowboy": 0, "start": "IN_A", "to": "TOP_A"},
        "Ann the Kid goes to the roof of car A.",
    ),
    (
        "rode",
        {"cowboy": 1, "horse": 0, "start": "CC", "to": "R14", "path": ()},
        "Horse 1 gallops to track R14.",
    ),
    (
        "horse-lost",
        {"horse": 1, "space": "R14"},
        "The train hits horse 2. The horse is out of the game.",
    ),
    ("rolled", {"cars": (), "space": "R14", "left": 1, "edge": False}, None),
    (
        "rolled",
        {"cars": (), "space": "R14", "left": 0, "edge": False},
        "The train stops at track R14.",
    ),
    (
        "rolled",
        {"cars": (), "space": "R14", "left": 1, "edge": True},
        "The train runs over the edge of the map and comes in at track R14.",
    ),
    ("drew", {"cowboy": 1, "count": 2, "why": "turn"}, "Bo draws 2 cards."),
    (
        "drew",
        {"cowboy": 1, "count": 1, "why": "turn", "cards": ("KEY-4",)},
        "Bo draws 4 Keyhole.",
    ),
    (
        "looted",
        {"cowboy": 0, "cards": ("KEY-1", "WILD-1"), "tiles": ("L03",)},
        "Ann the Kid takes 3 Keyholes and pays with 1 Keyhole, Wild Card.",
    ),
    ("event", {"card": "speed-up", "left": 3}, "Event: Train Speed Up."),
    ("cancelled", {"cowboy": 1, "partner": 0}, "Bo calls off the trade with Ann the Kid."),
    ("wanted", {"cowboy": 1, "card": "honest"}, "Bo takes a Wanted Card: Honest!"),
    (
        "traded",
        {
            "cowboy": 0,
            "partner": 1,
            "gave": 1,
            "got": 0,
            "gave_cards": ("KEY-4",),
            "got_cards": (),
        },
        "Ann the Kid gives 4 Keyhole; Bo gives nothing.",
    ),
    (
        "traded",
        {"cowboy": 0, "partner": 1, "gave": 1, "got": 0},
        "Ann the Kid and Bo trade cards.",
    ),
    (
        "flipped",
        {"junction": "R21", "colour": "green", "cowboy": None, "why": "event"},
        "The switch at R21 is turned: green.",
    ),
    (
        "flipped",
        {"junction": "R21", "colour": "red", "cowboy": 1, "why": "action"},
        "Bo turns the switch at R21 by hand: red.",
    ),
    (
        "over",
        {"winners": (0, 1), "why": "score-7", "points": (7,)},
        "The heist is over: 7 points. Ann the Kid, Bo win!",
    ),
    (
        "over",
        {"winners": (), "why": "hanged", "points": (3,)},
        "The noose has reached the skull. The heist is over. Nobody wins.",
    ),
    ("turn", {"cowboy": 1, "actions": 4, "round": 2}, "Round 2: Bo"),
    ("lost-turn", {"cowboy": 1}, "Bo gets up and loses this turn."),
    ("boarded", {"cowboy": 1, "car": 4, "to": "E4"}, "Bo climbs aboard: the platform of car B."),
    ("left", {"cowboy": 1, "car": 4, "to": "R10"}, "Bo leaves the train: track R10."),
    (
        "jumped",
        {"cowboy": 1, "horse": 1, "to": "G05"},
        "Bo jumps from the roof onto horse 2 at ground G05.",
    ),
    ("mounted", {"cowboy": 1, "horse": 0}, "Bo mounts horse 1."),
    ("dismounted", {"cowboy": 1, "horse": 1}, "Bo gets off horse 2."),
    (
        "called",
        {"cowboy": 1, "horse": 0, "card": "REV-7"},
        "Bo plays 7 Revolver to move horse 1.",
    ),
    (
        "dropped",
        {"cowboy": 1, "town": "B", "tiles": ("L01", "L02"), "fresh": ("L05",)},
        "Bo drops loot at Town B: 2 tiles.",
    ),
    ("scored", {"points": 3, "goal": 12}, "The team has 3 points."),
    (
        "marked",
        {"cowboy": 1, "town": "C", "count": 2},
        "Bo has 2 counters waiting at Town C.",
    ),
    ("no-flip", {"why": "both"}, "The train stands on both switches: neither is turned."),
    ("no-flip", {"why": "gone"}, "The switches are gone: none is turned."),
    ("offered", {"cowboy": 1, "partner": 2, "count": 1}, "Bo offers Cy 1 card."),
    ("offered", {"cowboy": 1, "partner": 2, "count": 0}, "Bo asks Cy for cards."),
    ("returned", {"cowboy": 2, "partner": 1, "count": 2}, "Cy gives Bo 2 cards in return."),
    ("took-bullet", {"cowboy": 1, "left": 2}, "Bo takes a bullet."),
    ("spent-bullet", {"cowboy": 1, "actions": 5}, "Bo spends a bullet for one more action."),
    (
        "used",
        {"cowboy": 1, "ability": "pair", "cards": ("REV-1", "BAG-1"), "actions": 5},
        "Bo plays a pair (1 Revolver, 1 Bag): one more action.",
    ),
    (
        "used",
        {"cowboy": 1, "ability": "wild", "cards": ("WILD-1",), "actions": 4},
        "Bo plays a Wild Card to move the Sheriff.",
    ),
    (
        "sheriff",
        {"start": "IN_B", "to": "IN_A", "path": (), "why": "lure"},
        "The noise draws the Sheriff to car A.",
    ),
    (
        "sheriff",
        {"start": "IN_B", "to": "E2", "path": (), "why": "event"},
        "The Sheriff walks to the Jail Coal Car's platform.",
    ),
    (
        "jailed",
        {"cowboy": 1, "tiles": (), "cards": (), "bullets": 0, "speed": 3},
        "The Sheriff jails Bo! The train now moves 3 spaces per turn.",
    ),
    (
        "jail-drew",
        {"cowboy": 2, "card": "KEY-2", "kept": True},
        "Cy draws 2 Keyhole and keeps it.",
    ),
    (
        "jail-drew",
        {"cowboy": 2, "card": "BAG-2", "kept": False},
        "Cy draws 2 Bag and discards it.",
    ),
    (
        "escaped",
        {"cowboy": 2, "cards": ("KEY-1", "KEY-2", "WILD-1"), "speed": 1},
        "Cy breaks out of jail with 1 Keyhole, 2 Keyhole, Wild Card!",
    ),
    ("reshuffled", {"count": 12}, "The discard pile is shuffled into a new deck."),
    (
        "discarded",
        {"cowboy": 1, "cards": ("REV-9", "BAG-3"), "why": "turn"},
        "Bo discards 9 Revolver, 3 Bag.",
    ),
    ("flat", {"cowboy": 1, "why": "track", "space": "R14"}, "The train knocks Bo down!"),
    ("flat", {"cowboy": 1, "why": "roof", "space": "R16"}, "The tunnel knocks Bo off the roof!"),
    ("speed", {"speed": 4, "why": "event"}, "The train now moves 4 spaces per turn."),
    (
        "cherokee",
        {"cactus": "CACTUS_2", "spaces": ("CACTUS_2", "R24")},
        "Closed from now on: cactus 2, track R24.",
    ),
    ("arrived", {"town": "B", "tiles": 0}, "The train arrives at Town B, and nothing waits there."),
    ("arrived", {"town": "B", "tiles": 2}, "The train arrives at Town B: 2 tiles go aboard."),
    ("hangman", {"knot": 2, "town": "A"}, "The noose goes down to the last knot."),
    ("hangman", {"knot": 3, "town": "A"}, "The noose reaches the skull!"),
    (
        "collected",
        {"cowboy": 1, "town": "A", "count": 2, "points": 6},
        "Bo collects 2 counters at Town A and now has 6.",
    ),
    (
        "loaded",
        {"tile": "L14", "square": "B2", "town": "C"},
        "A tile from Town C goes to square B2: two pairs.",
    ),
    (
        "filled",
        {"tile": "L21", "square": "A1"},
        "A new tile goes to square A1: the numbers 1/6/10.",
    ),
    ("tombstone", {"cowboy": 1, "knot": 0}, "Bo lifts the noose by one knot."),
    (
        "favour",
        {"cowboy": 1, "partner": 2, "card": "KEY-1", "how": "give"},
        "Bo sends Cy 1 Keyhole.",
    ),
    (
        "favour",
        {"cowboy": 1, "partner": 2, "card": "KEY-1", "how": "take"},
        "Bo gets 1 Keyhole from Cy.",
    ),
    ("favour-refused", {"cowboy": 1, "partner": 2}, "Cy says no to Bo."),
    ("undo-refused", {"cowboy": 1}, "Bo may not take back the last action."),
    (
        "over",
        {"winners": (1,), "why": "counters", "points": (0, 9, 2)},
        "That is enough loot to win. Bo wins!",
    ),
]


@pytest.mark.parametrize(("kind", "payload", "sentence"), SAID)
def test_an_event_is_narrated_by_this_sentence(
    kind: str, payload: dict[str, Any], sentence: str | None
) -> None:
    assert said("train-heist", view(), kind, **payload) == sentence


def test_the_third_refusal_of_a_turn_is_said_to_be_the_last_one() -> None:
    t = table(A=who("CC", "KEY-1"), B=who("CC"))
    sentences = []
    for _ in range(3):
        t.do("A", "trade at 1", "give for 0").do("B", "refuse")
        declined = t.events("declined")[-1]
        sentences.append(said("train-heist", t.view(), "declined", **declined))
    plain = "Ann and Bo do not trade."
    last = "That was the third refusal: Ann may offer no other trade in this turn."
    assert sentences == [plain, plain, f"{plain} {last}"]


def test_the_way_on_from_a_junction_is_said_when_the_tokens_go() -> None:
    gone = "That was the last Event Card. The switches are gone."
    way = "The engine stands on a junction and goes on to track RW, as its token last showed."
    ends = "The game ends at the next junction."
    there = table(A=who(), B=who(), train=ring(21), tokens=False).view()
    before = table(A=who(), B=who(), train=ring(20), tokens=False).view()
    assert said("train-heist", there, "tokens-gone") == f"{gone} {way} {ends}"
    assert said("train-heist", before, "tokens-gone") == f"{gone} {ends}"


EVENT_CARDS = {
    "speed-up": ("Train Speed Up", "Treno più veloce", "Trem mais rápido"),
    "switch": ("Track Switched", "Cambio di binario", "Mudança de desvio"),
    "cherokee-2": (
        "Add Cherokee Token: cactus 2",
        "Aggiungi un segnalino Cherokee: cactus 2",
        "Pôr uma ficha Cherokee: cacto 2",
    ),
    "sheriff-forward-1": (
        "Move Sheriff: one space to the front",
        "Muovi lo Sceriffo: uno spazio avanti",
        "Mover o Xerife: um espaço para a frente",
    ),
    "sheriff-rear-2": (
        "Move Sheriff: two spaces to the rear",
        "Muovi lo Sceriffo: due spazi indietro",
        "Mover o Xerife: dois espaços para trás",
    ),
}


@pytest.mark.rule("TH-175", "TH-163")
@pytest.mark.parametrize("card", EVENT_CARDS)
def test_event_cards_have_the_names_of_the_rulebook(card: str) -> None:
    sentences = [
        said("train-heist", view(), "event", language=language, card=card, left=3)
        for language in ("en", "it", "pt")
    ]
    names = [str(sentence).partition(": ")[2].removesuffix(".") for sentence in sentences]
    assert tuple(names) == EVENT_CARDS[card]


def test_a_text_separates_two_tiles_and_the_parts_of_a_tile() -> None:
    kinds = view().decks.tiles
    mixed = next(each for each in kinds if (each.revolver > 0) + (each.bag > 0) > 1)
    paid: dict[str, Any] = {"cowboy": 1, "cards": ("KEY-1",), "tiles": (mixed.id, "L03")}
    text = said("train-heist", view(), "looted", **paid)
    assert text is not None
    assert f"{mixed.revolver} Revolver + {mixed.bag} Bag" in text
    assert "; 3 Keyholes and pays with" in text


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Yellow goes to ground G03."), ("it", "Giallo raggiunge il terreno G03.")],
)
def test_alone_the_cowboys_go_by_their_colours(language: str, sentence: str) -> None:
    alone = table(solo=True, A=who(), B=who()).view()
    moved: dict[str, Any] = {"cowboy": 1, "start": "CC", "to": "G03"}
    assert said("train-heist", alone, "moved", language=language, **moved) == sentence


@pytest.mark.parametrize(
    ("kind", "payload", "opens"),
    [
        ("turn", {"cowboy": 0, "actions": 4, "round": 2}, True),
        ("event", {"card": "speed-up", "left": 3}, True),
        ("over", {"winners": (), "why": "hanged", "points": (3,)}, True),
        ("moved", {"cowboy": 1, "start": "CC", "to": "TOWN_A"}, False),
    ],
)
def test_a_step_begins_with_a_turn_an_event_card_and_the_end(
    kind: str, payload: dict[str, Any], opens: bool
) -> None:
    assert opens_step("train-heist", view(), kind, **payload) == opens


@pytest.mark.parametrize(
    ("kind", "payload", "sentence"),
    [
        ("undone", {"cowboy": 1}, "Bo takes back the last action."),
        (
            "traded",
            {
                "cowboy": 0,
                "partner": 1,
                "gave": 0,
                "got": 1,
                "gave_cards": (),
                "got_cards": ("KEY-4",),
            },
            "Ann the Kid gives nothing; Bo gives 4 Keyhole.",
        ),
    ],
)
def test_an_undo_and_an_empty_hand_in_a_trade_are_said(
    kind: str, payload: dict[str, Any], sentence: str
) -> None:
    assert said("train-heist", view(), kind, **payload) == sentence


@pytest.mark.parametrize(
    ("place", "name"),
    [
        ("TOWN_C", "Town C"),
        ("CACTUS_3", "cactus 3"),
        ("CC", "Crackpot Canyon"),
        ("G21", "ground G21"),
        ("R01", "the switch at R01"),
        ("R17", "tunnel R17"),
        ("R19", "track R19 with a star"),
        ("R20", "track R20"),
        ("E1", "the engine's platform"),
        ("E2", "the Jail Coal Car's platform"),
        ("E3", "the platform of car A"),
        ("E5", "the platform of car C"),
        ("TOP_2", "the coal heap"),
        ("TOP_B", "the roof of car B"),
        ("IN_C", "car C"),
        ("JAIL", "the jail"),
    ],
)
def test_every_kind_of_place_has_its_name(place: str, name: str) -> None:
    moved: dict[str, Any] = {"cowboy": 1, "start": "CC", "to": place}
    assert said("train-heist", view(), "moved", **moved) == f"Bo goes to {name}."


@pytest.mark.parametrize(
    ("tile", "price"),
    [
        ("L01", "1 Revolver + 1 Bag + 1 Keyhole"),
        ("L04", "3 Bags"),
        ("L05", "3 Revolvers"),
        ("L06", "1 Bag + 2 Keyholes"),
        ("L11", "straight of 3"),
        ("L15", "two pairs"),
        ("L16", "3 of a kind"),
        ("L19", "the numbers 2/5/8"),
    ],
)
def test_a_tile_is_named_by_its_price(tile: str, price: str) -> None:
    filled: dict[str, Any] = {"tile": tile, "square": "C2"}
    sentence = f"A new tile goes to square C2: {price}."
    assert said("train-heist", view(), "filled", **filled) == sentence


def only_text(kind: str, **payload: Any) -> Text:
    """Return the one text about an event."""
    narration = GAME.narrate(Event(kind, payload), view())
    assert narration is not None
    (found,) = narration.texts
    return found


def test_a_text_leaves_out_names_that_it_does_not_need() -> None:
    flipped = {"junction": "R21", "colour": "green", "cowboy": None, "why": "event"}
    assert dict(only_text("flipped", **flipped).args)["cowboy"] == ""
    assert only_text("tokens-gone").args == (("stands", "no"), ("way", ""))
    drew = only_text("drew", cowboy=1, count=2, why="turn")
    assert (dict(drew.args)["known"], dict(drew.args)["cards"]) == ("no", ())
    assert tile_names(view(), ()) == ""


@pytest.mark.parametrize(
    ("tile", "suit"), [("L03", "keyhole"), ("L04", "bag"), ("L05", "revolver")]
)
def test_the_text_of_a_price_names_the_suit(tile: str, suit: str) -> None:
    assert tile_name(view(), tile) == text("heist-need", count=3, suit=suit)


def test_the_text_of_two_pairs_has_no_size() -> None:
    assert tile_name(view(), "L15") == text("heist-tile-pairs")


def test_a_name_that_is_no_tile_has_no_price() -> None:
    assert tile_name(view(), "G03") == ""


def test_a_name_that_is_no_place_stays_as_it_is() -> None:
    assert spot(view(), "nowhere") == "nowhere"


def test_the_text_of_a_place_on_a_car_with_a_letter_calls_it_a_car() -> None:
    assert spot(view(), "E3") == text("heist-place-platform", car="car", letter="A")


@pytest.mark.parametrize(
    ("card", "suit"), [("REV-4", "revolver"), ("BAG-4", "bag"), ("KEY-4", "keyhole")]
)
def test_the_text_of_a_card_names_its_number_and_suit(card: str, suit: str) -> None:
    assert card_name(card) == text("heist-card", number="4", suit=suit)


def test_a_card_that_the_reader_may_not_know_is_called_hidden() -> None:
    assert card_name(None) == text("heist-card-hidden")


@pytest.mark.parametrize("why", ["goal", "hanged", "derailed", "counters"])
def test_every_end_has_its_own_text(why: str) -> None:
    assert how_it_ended(why) == text(f"heist-over-{why}")


def test_a_square_has_a_name_and_both_squares_of_a_car_have_its_letter() -> None:
    assert square_name("A1") == text("heist-square", name="A1")
    assert square_name("A") == text("heist-squares", letter="A")


def test_a_name_with_a_title_is_one_name_with_its_seat() -> None:
    """So a log can mark the whole name, and show whose it is."""
    ann = PlayerName(0)
    assert name_of_cowboy(view(), 0) == PlayerName(0, text("heist-wanted-kid.titled", name=ann))
    assert name_of_cowboy(view(), 1) == PlayerName(1)
