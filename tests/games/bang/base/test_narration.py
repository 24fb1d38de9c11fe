"""The narration of events in the base game, and events that need no words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tables.bang import table, who
from tables.narrated import opens_step, said
from whistlestop.games.bang.view import TableView


def view() -> TableView:
    """Return the view of a spectator: Rose Doolan, Slab the Killer, Suzy Lafayette, El Gringo."""
    return table(
        A=who(character="rose-doolan"),
        B=who(character="slab-the-killer"),
        C=who(character="suzy-lafayette"),
        D=who(character="el-gringo", life=1),
    ).view()


def nameless() -> TableView:
    """Return the view before characters are dealt."""
    shown = view()
    return replace(shown, players=tuple(replace(each, character="") for each in shown.players))


COURSE: list[tuple[str, dict[str, Any], str | None]] = [
    (
        "dealt",
        {"sheriff": 1, "roles": (None, "sheriff", None, None)},
        "The roles are dealt. Slab the Killer is the Sheriff.",
    ),
    (
        "dealt",
        {"sheriff": None, "roles": ("deputy", "outlaw", "renegade")},
        (
            "The roles are dealt face up: "
            "Rose Doolan (Deputy), Slab the Killer (Outlaw), Suzy Lafayette (Renegade). "
            "The Deputy hunts the Renegade, the Renegade hunts the Outlaw, "
            "and the Outlaw hunts the Deputy."
        ),
    ),
    (
        "dealt",
        {"sheriff": None, "roles": (None, None)},
        "There are no roles. The last player alive wins.",
    ),
    (
        "character",
        {"seat": 1, "name": "slab-the-killer", "life": 5},
        "Bo plays Slab the Killer with 5 life points.",
    ),
    ("turn", {"seat": 1}, "Slab the Killer starts their turn."),
    ("another-turn", {"seat": 1}, "Slab the Killer gets an extra turn."),
    (
        "out",
        {"seat": 3, "role": "outlaw", "by": 1},
        "Slab the Killer eliminates El Gringo. Their role was Outlaw.",
    ),
    ("out", {"seat": 3, "role": None, "by": None}, "El Gringo is eliminated."),
    (
        "reward",
        {"seat": 1, "count": 3, "victim": 3},
        "Slab the Killer earns 3 cards for eliminating El Gringo.",
    ),
    (
        "penalty",
        {"seat": 1},
        "The Sheriff has eliminated a Deputy: Slab the Killer loses every card.",
    ),
    ("reshuffled", {"count": 30}, "The discard pile is shuffled into a new draw pile of 30 cards."),
    (
        "over",
        {"winners": (1,), "why": "law", "roles": ()},
        "The law wins: all Outlaws and Renegades are eliminated. The winner is Slab the Killer.",
    ),
    (
        "over",
        {"winners": (0, 1), "why": "outlaws", "roles": ()},
        (
            "The Sheriff is eliminated, and the Outlaws win. "
            "The winners are Rose Doolan, Slab the Killer."
        ),
    ),
    (
        "over",
        {"winners": (), "why": "nobody", "roles": ()},
        "No player is left. Nobody wins.",
    ),
]
CARDS: list[tuple[str, dict[str, Any], str | None]] = [
    ("drew", {"seat": 1, "count": 2, "why": "phase"}, "Slab the Killer draws 2 cards."),
    ("drew", {"seat": 1, "count": 4, "why": "deal"}, None),
    ("drew", {"seat": 1, "count": 3, "why": "reward"}, None),
    ("drew", {"seat": 3, "count": 1, "why": "el-gringo"}, "El Gringo draws 1 card."),
    (
        "drew",
        {"seat": 0, "count": 2, "why": "stagecoach", "cards": ("beer-6H", "bang-QH")},
        "Stagecoach: Rose Doolan draws 2 cards: Beer 6♥, BANG! Q♥.",
    ),
    (
        "drew",
        {"seat": 0, "count": 1, "why": "deal", "cards": ("beer-6H",)},
        "Rose Doolan draws 1 card: Beer 6♥.",
    ),
    ("showed", {"seat": 1, "card": "beer-6H"}, "Slab the Killer shows Beer 6♥."),
    ("looked", {"seat": 1, "count": 3}, "Slab the Killer looks at the top cards of the draw pile."),
    (
        "looked",
        {"seat": 0, "count": 2, "cards": ("bang-QH", "jail-4H")},
        "Rose Doolan looks at BANG! Q♥, Jail 4♥.",
    ),
    ("returned", {"seat": 1}, "Slab the Killer puts the rest back on the draw pile."),
    (
        "returned",
        {"seat": 0, "card": "jail-4H"},
        "Rose Doolan puts Jail 4♥ back on the draw pile.",
    ),
    (
        "returned",
        {"seat": 0, "cards": ("beer-6H",)},
        "Rose Doolan puts Beer 6♥ back on the draw pile.",
    ),
    (
        "took-discard",
        {"seat": 1, "card": "beer-6H"},
        "Slab the Killer takes Beer 6♥ from the discard pile.",
    ),
    (
        "flipped",
        {"seat": 0, "cards": ("beer-6H", "bang-2C"), "why": "jail"},
        "Rose Doolan turns over 6♥, 2♣ for Jail.",
    ),
    ("flipped", {"seat": 0, "cards": (), "why": "jail"}, None),
    ("checked", {"seat": 0, "why": "barrel", "card": "beer-6H", "good": True}, None),
    ("checked", {"seat": 0, "why": "jail", "card": "bang-2C", "good": False}, None),
    (
        "checked",
        {"seat": 0, "why": "jourdonnais", "card": None, "good": False},
        "Jourdonnais: Rose Doolan is out of luck.",
    ),
    (
        "counted",
        {"seat": 0, "card": "beer-6H", "at": 0, "why": "jail"},
        "Rose Doolan chooses 6♥: that card counts.",
    ),
    (
        "counted",
        {"seat": 0, "card": "beer-6H", "at": 1, "why": "jail"},
        "Rose Doolan chooses 6♥ for Slab the Killer: that card counts.",
    ),
    ("store", {"seat": 0, "cards": ("beer-6H", "jail-4H")}, "On offer: Beer 6♥, Jail 4♥."),
    ("took-store", {"seat": 0, "card": "beer-6H"}, "Rose Doolan picks Beer 6♥."),
]


def play(card: str, like: str, at: int | None = None, on: str | None = None) -> dict[str, Any]:
    return {"seat": 1, "card": card, "at": at, "on": on, "like": like}


PLAYED: list[tuple[str, dict[str, Any], str | None]] = [
    ("played", play("saloon-5H", "saloon"), "Slab the Killer plays Saloon 5♥."),
    ("played", play("bang-QH", "bang", 0), "Slab the Killer plays BANG! Q♥ against Rose Doolan."),
    (
        "played",
        play("missed-2S", "bang", 0),
        "Slab the Killer plays Missed! 2♠ as BANG! against Rose Doolan.",
    ),
    ("played", play("bang-2C", "missed"), None),
    (
        "played",
        play("panic-JH", "panic", 0, "hand"),
        "Slab the Killer plays Panic! J♥ against the hand of Rose Doolan.",
    ),
    (
        "played",
        play("panic-JH", "panic", 0, "barrel-QS"),
        "Slab the Killer plays Panic! J♥ against Rose Doolan's Barrel Q♠.",
    ),
    (
        "equipped",
        {"seat": 1, "card": "winchester-8S", "by": 1},
        "Slab the Killer puts Winchester 8♠ into play.",
    ),
    (
        "equipped",
        {"seat": 0, "card": "jail-4H", "by": 1},
        "Slab the Killer puts Jail 4♥ in front of Rose Doolan.",
    ),
    (
        "passed-on",
        {"seat": 0, "to": 1, "card": "dynamite-2H"},
        "Dynamite 2♥ passes from Rose Doolan to Slab the Killer.",
    ),
    (
        "exploded",
        {"seat": 0, "card": "dynamite-2H"},
        "Dynamite 2♥ explodes in front of Rose Doolan!",
    ),
    ("freed", {"seat": 0, "card": "jail-4H"}, "Rose Doolan gets out of Jail 4♥."),
    (
        "skipped",
        {"seat": 0, "card": "jail-4H"},
        "Rose Doolan stays in Jail 4♥ and loses their turn.",
    ),
    ("no-effect", {"seat": 0, "card": "beer-6H"}, "Beer 6♥ has no effect for Rose Doolan."),
]
DISCARDED: list[tuple[str, dict[str, Any], str | None]] = [
    ("discarded", {"seat": 1, "card": "beer-6H", "why": why}, sentence)
    for why, sentence in {
        "excess": "Slab the Killer discards Beer 6♥.",
        "slab-the-killer": "Slab the Killer discards Beer 6♥.",
        "trade": "Slab the Killer gives up Beer 6♥.",
        "beer": "Slab the Killer gives up Beer 6♥.",
        "replaced": "Slab the Killer replaces Beer 6♥.",
        "order": "Slab the Killer's Beer 6♥ is discarded.",
        "penalty": "Slab the Killer loses Beer 6♥.",
        "cat-balou": "Slab the Killer has to discard Beer 6♥.",
        "jail": "Jail: Slab the Killer discards Beer 6♥.",
        "fend": None,
        "dynamite": None,
    }.items()
]
TAKEN: list[tuple[str, dict[str, Any], str | None]] = [
    (
        "took",
        {"seat": 1, "victim": 0, "place": "hand", "why": "panic"},
        "Slab the Killer takes a card from the hand of Rose Doolan.",
    ),
    (
        "took",
        {"seat": 1, "victim": 0, "place": "hand", "card": "beer-6H", "why": "panic"},
        "Slab the Killer takes Beer 6♥ from the hand of Rose Doolan.",
    ),
    (
        "took",
        {"seat": 1, "victim": 0, "place": "play", "card": "barrel-QS", "why": "panic"},
        "Slab the Killer takes Barrel Q♠ from Rose Doolan.",
    ),
    ("discarded", {"seat": 1, "card": "jail-4H", "why": "jail"}, None),
]
SHOTS: list[tuple[str, dict[str, Any], str | None]] = [
    ("shot", {"by": 1, "at": 0, "card": "bang-QH", "need": 1}, None),
    (
        "shot",
        {"by": 1, "at": 0, "card": "bang-QH", "need": 2},
        "Slab the Killer shoots at Rose Doolan: it takes 2 Missed! to cancel the shot.",
    ),
    (
        "shot",
        {"by": 1, "at": 0, "card": "bang-QH", "need": None},
        "Slab the Killer shoots at Rose Doolan: nothing can cancel the shot.",
    ),
    (
        "shot",
        {"by": 1, "at": 0, "card": None, "need": 1},
        "Slab the Killer shoots at Rose Doolan.",
    ),
    (
        "dodged",
        {"seat": 0, "card": "missed-2S", "left": 1},
        "Missed! 2♠ helps Rose Doolan, but 1 more Missed! is needed.",
    ),
    (
        "dodged",
        {"seat": 0, "card": "jourdonnais", "left": 0},
        "Rose Doolan escapes thanks to Jourdonnais.",
    ),
    (
        "fended",
        {"seat": 0, "card": "bang-QH", "by": 1},
        "Rose Doolan holds off Slab the Killer with BANG! Q♥.",
    ),
    (
        "wounded",
        {"seat": 0, "points": 3, "by": None, "life": -1, "why": "dynamite"},
        "Dynamite costs Rose Doolan 3 life points: none left.",
    ),
    (
        "dying",
        {"seat": 0, "need": 2},
        "Rose Doolan is dying and needs 2 life points to stay in the game.",
    ),
    (
        "healed",
        {"seat": 0, "points": 1, "life": 3, "why": "sid-ketchum"},
        "Rose Doolan regains 1 life point and now has 3.",
    ),
]


@pytest.mark.parametrize(
    ("kind", "payload", "sentence"), [*COURSE, *CARDS, *PLAYED, *DISCARDED, *TAKEN, *SHOTS]
)
def test_an_event_is_narrated_by_this_sentence(
    kind: str, payload: dict[str, Any], sentence: str | None
) -> None:
    assert said("bang", view(), kind, **payload) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "No player is left, and the Outlaw wins. The winner is Ann."),
        ("it", "Non resta in vita nessuno: vince il Fuorilegge. Vince Ann."),
        ("pt", "Ninguém continua de pé: o Fora da Lei vence. Ann vence."),
    ],
)
def test_the_end_of_a_game_of_three_mentions_no_sheriff(language: str, sentence: str) -> None:
    three = replace(nameless(), players=nameless().players[:3])
    payload: dict[str, Any] = {"winners": (0,), "why": "outlaws", "roles": ()}
    assert said("bang", three, "over", language=language, **payload) == sentence


def test_a_player_without_a_character_goes_by_the_persons_name() -> None:
    assert said("bang", nameless(), "turn", seat=2) == "Cy starts their turn."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Rose Doolan shows Beer, 6 of hearts."),
        ("it", "Rose Doolan mostra Birra, 6 di cuori."),
        ("pt", "Rose Doolan mostra Cerveja, 6 de copas."),
    ],
)
def test_a_sign_is_spoken_in_words(language: str, sentence: str) -> None:
    payload = {"seat": 0, "card": "beer-6H"}
    assert said("bang", view(), "showed", language=language, spoken=True, **payload) == sentence


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("winchester-8S", "Winchester, 8 of spades"),
        ("barrel-QS", "Barrel, queen of spades"),
        ("panic-JH", "Panic!, jack of hearts"),
        ("bang-AD", "BANG!, ace of diamonds"),
        ("bang-KH", "BANG!, king of hearts"),
        ("bang-2C", "BANG!, 2 of clubs"),
    ],
)
def test_every_rank_and_suit_has_a_word(card: str, words: str) -> None:
    expected = f"Rose Doolan shows {words}."
    assert said("bang", view(), "showed", spoken=True, seat=0, card=card) == expected


@pytest.mark.parametrize(
    ("kind", "payload", "opens"),
    [
        ("turn", {"seat": 0}, True),
        ("out", {"seat": 3, "role": None, "by": None}, True),
        ("over", {"winners": (1,), "why": "law", "roles": ()}, True),
        ("played", play("saloon-5H", "saloon"), False),
        ("healed", {"seat": 0, "points": 1, "life": 3, "why": "beer"}, False),
    ],
)
def test_a_step_begins_with_a_turn_a_death_and_the_end(
    kind: str, payload: dict[str, Any], opens: bool
) -> None:
    assert opens_step("bang", view(), kind, **payload) == opens
