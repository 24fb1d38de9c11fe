"""The questions of the base game with their reasons, and their answers in order."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tables.bang import Bench, table, who

QUESTIONS: dict[str, tuple[Callable[[], Bench], list[str]]] = {
    "a shot": (
        lambda: table(players=4, A="bang-2C", B=who("missed-2S bang-3C", play="barrel-QS")).play(
            "A", "bang", at="B"
        ),
        ["B dodge by=0 card=bang-2C need=1 bang=True", "play missed-2S", "use barrel-QS", "pass"],
    ),
    "a gatling": (
        lambda: table(players=4, A="gatling", B="missed-2S").play("A", "gatling"),
        ["B dodge by=0 card=gatling-10H need=1 bang=False", "play missed-2S", "pass"],
    ),
    "a duel": (
        lambda: table(players=4, A="duel-QD", B="bang-2C beer-6H").play("A", "duel", at="B"),
        ["B fend by=0 card=duel-QD foe=0", "discard bang-2C", "pass"],
    ),
    "the answer in a duel": (
        lambda: (
            table(players=4, A="duel-QD bang-3C", B="bang-2C")
            .play("A", "duel", at="B")
            .answer("B", "bang")
        ),
        ["A fend by=0 card=duel-QD foe=1", "discard bang-3C", "pass"],
    ),
    "indians": (
        lambda: table(players=4, A="indians-KD", B="bang-2C").play("A", "indians"),
        ["B fend by=0 card=indians-KD foe=0", "discard bang-2C", "pass"],
    ),
    "a last chance": (
        lambda: (
            table(players=4, A="bang-2C", B=who("beer-6H", life=1))
            .play("A", "bang", at="B")
            .passes("B")
        ),
        ["B save by=0 need=1", "play beer-6H", "pass"],
    ),
    "a last chance after dynamite": (
        lambda: table(
            players=4, B=who("beer-6H beer-7H", life=2, play="dynamite"), deck="missed-2S"
        ).end("A"),
        ["B save by=None need=2", "play beer-6H", "play beer-7H", "pass"],
    ),
    "excess cards": (
        lambda: table(players=4, A=who("bang-2C bang-3C", life=1)).end("A"),
        ["A excess limit=1 over=1", "discard bang-2C", "discard bang-3C"],
    ),
    "a general store": (
        lambda: table(players=4, A="general-store-9C", out="CD", deck="bang-2C beer-6H").play(
            "A", "general-store"
        ),
        ["A store card=general-store-9C", "take bang-2C", "take beer-6H"],
    ),
    "lucky duke": (
        lambda: (
            table(
                players=4,
                A="bang-2C",
                B=who(character="lucky-duke", play="barrel-QS"),
                deck="bang-3C beer-6H",
            )
            .play("A", "bang", at="B")
            .use("B", "barrel-QS")
        ),
        ["B luck why=barrel cards=('bang-3C', 'beer-6H') at=1", "pick bang-3C", "pick beer-6H"],
    ),
    "the order of discards": (
        lambda: (
            table(
                players=4,
                A="bang-2C",
                B=who("missed-2S", life=1, role="renegade", play="scope"),
                C=who(character="pedro-ramirez"),
            )
            .play("A", "bang", at="B")
            .passes("B", "B")
        ),
        ["B order", "discard missed-2S", "discard scope-AS", "done"],
    ),
    "jesse jones": (
        lambda: table(
            players=4,
            turn="B",
            phase="draw",
            A="bang-2C",
            B=who(character="jesse-jones"),
            D="beer-6H",
        ),
        ["B draw", "draw", "take at 3", "take at 0"],
    ),
    "kit carlson": (
        lambda: table(
            players=4,
            turn="B",
            phase="draw",
            B=who(character="kit-carlson"),
            deck="bang-2C bang-3C bang-4C",
        ),
        [
            "B return cards=('bang-2C', 'bang-3C', 'bang-4C')",
            "return for 1",
            "return for 2",
            "return for 3",
        ],
    ),
    "pedro ramirez": (
        lambda: table(
            players=4,
            turn="B",
            phase="draw",
            B=who(character="pedro-ramirez"),
            discard="beer-6H saloon",
        ),
        ["B draw", "draw", "take saloon-5H"],
    ),
    "the second card of sid ketchum": (
        lambda: table(
            players=4, A=who("bang-2C bang-3C beer-6H", character="sid-ketchum", life=3)
        ).use("A", "sid-ketchum", "bang-3C"),
        ["A trade", "discard bang-2C", "discard beer-6H"],
    ),
    "panic and cat balou": (
        lambda: table(
            players=4,
            A=who("panic-JH cat-balou-KH", play="scope"),
            B=who("beer-6H", play="mustang-8H"),
            C=who(play="barrel-QS"),
        ),
        [
            "A turn",
            "play panic-JH at 1 to hand",
            "play panic-JH mustang-8H at 1",
            "play panic-JH barrel-QS at 2",
            "play panic-JH scope-AS at 0",
            "play cat-balou-KH at 1 to hand",
            "play cat-balou-KH mustang-8H at 1",
            "play cat-balou-KH barrel-QS at 2",
            "play cat-balou-KH scope-AS at 0",
            "end",
        ],
    ),
    "jail": (
        lambda: table(players=4, A="jail-JS", C=who(play="jail-10S")),
        ["A turn", "play jail-JS at 1", "play jail-JS at 3", "end"],
    ),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_tells_its_reason_and_lists_its_answers_in_order(name: str) -> None:
    play, question = QUESTIONS[name]
    assert play().question() == question
