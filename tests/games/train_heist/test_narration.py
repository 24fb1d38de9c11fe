"""The narration of events in Train Heist."""

from __future__ import annotations

from typing import Any

import pytest

from tables.narrated import opens_step, said
from tables.train_heist import ring, table, who
from whistlestop.engine.narration import text
from whistlestop.games.train_heist.narration import square_name
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


def test_a_square_has_a_name_and_both_squares_of_a_car_have_its_letter() -> None:
    assert square_name("A1") == text("heist-square", name="A1")
    assert square_name("A") == text("heist-squares", letter="A")
