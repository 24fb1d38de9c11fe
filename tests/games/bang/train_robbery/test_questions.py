"""The questions of The Great Train Robbery with their reasons, and their answers in order."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tables.bang import Bench, robbery, who

QUESTIONS: dict[str, tuple[Callable[[], Bench], list[str]]] = {
    "train robbery": (
        lambda: robbery(players=4, A="train-robbery-4D", B=who(play="scope mustang-8H")).play(
            "A", "train-robbery", at="B"
        ),
        [
            "B robbed by=0 card=train-robbery-4D cards=('scope-AS', 'mustang-8H')",
            "discard scope-AS",
            "discard mustang-8H",
            "shot scope-AS",
            "shot mustang-8H",
        ],
    ),
    "map": (
        lambda: robbery(players=4, B=who(play="map"), deck="bang-2C bang-3C").end("A"),
        ["B map cards=('bang-2C', 'bang-3C')", "drop for 1", "drop for 2", "keep"],
    ),
    "baggage car": (
        lambda: robbery(
            players=4, A=who(play="baggage-car scope"), B=who("beer-6H", play="mustang-8H"), out="D"
        ).use("A", "baggage-car"),
        [
            "A as card=baggage-car",
            "as bang at 1",
            "as bang at 2",
            "as panic at 1 to hand",
            "as panic mustang-8H at 1",
            "as panic scope-AS at 0",
            "as cat-balou at 1 to hand",
            "as cat-balou mustang-8H at 1",
            "as cat-balou scope-AS at 0",
        ],
    ),
    "cattle truck": (
        lambda: robbery(
            players=4, A=who(play="cattle-truck"), discard="saloon beer-6H bang-2C bang-3C"
        ).use("A", "cattle-truck"),
        ["A dig", "take beer-6H", "take bang-2C", "take bang-3C"],
    ),
    "circus wagon": (
        lambda: robbery(players=4, A=who(play="circus-wagon"), B=who(play="scope mustang-8H")).use(
            "A", "circus-wagon"
        ),
        ["B circus", "discard scope-AS", "discard mustang-8H"],
    ),
    "coal hopper": (
        lambda: robbery(players=4, A=who(play="coal-hopper caboose"), B=who(play="mail-car")).use(
            "A", "coal-hopper"
        ),
        ["A derail", "discard caboose at 0", "discard mail-car at 1"],
    ),
    "lounge car": (
        lambda: robbery(players=4, A=who(play="lounge-car"), railcars="caboose mail-car").use(
            "A", "lounge-car"
        ),
        ["A lounge", "take caboose", "take mail-car"],
    ),
    "the other railcar of lounge car": (
        lambda: (
            robbery(players=4, A=who(play="lounge-car"), railcars="caboose mail-car")
            .use("A", "lounge-car")
            .do("A", "take mail-car")
        ),
        ["A give card=caboose", "give caboose at 1", "give caboose at 2", "give caboose at 3"],
    ),
    "mail car": (
        lambda: robbery(
            players=4, A=who(play="mail-car"), out="D", deck="bang-2C bang-3C bang-4C"
        ).use("A", "mail-car"),
        [
            "A mail card=mail-car cards=['bang-2C', 'bang-3C', 'bang-4C']",
            "give at 1 for 1",
            "give at 2 for 1",
            "give at 1 for 2",
            "give at 2 for 2",
            "give at 1 for 3",
            "give at 2 for 3",
        ],
    ),
    "passenger car": (
        lambda: robbery(
            players=4, A=who(play="passenger-car"), B=who(play="scope"), C="beer-6H"
        ).use("A", "passenger-car"),
        ["A as card=passenger-car", "as panic scope-AS at 1", "as panic at 2 to hand"],
    ),
    "shade o'connor": (
        lambda: robbery(
            players=4, A="next-stop-2D", B=who("bang-2C", character="shade-oconnor")
        ).play("A", "next-stop"),
        ["B swap", "discard bang-2C", "done"],
    ),
    "full steam": (
        lambda: robbery(players=4, A="full-steam").play("A", "full-steam"),
        ["A full-steam", "skip", "double"],
    ),
    "the end of the line": (
        lambda: robbery(
            players=4,
            A="next-stop-2D",
            out="CD",
            stations="boom-town catico creepy-creek deathwood",
            train="mail-car caboose circus-wagon",
            loco=4,
            deck="missed-2S",
        ).play("A", "next-stop"),
        ["A board", "board caboose missed-2S", "done"],
    ),
    "a free advance": (
        lambda: robbery(players=4, A="bang-2C", stations="boom-town", train="caboose").advance("A"),
        ["A board", "board caboose bang-2C"],
    ),
    "a second card as a payment": (
        lambda: robbery(
            players=4,
            A="bang-2C bang-3C beer-6H",
            stations="virginia-town",
            train="caboose",
            loco=2,
        ).board("A", "caboose", "bang-3C"),
        ["A pay", "discard bang-2C", "discard beer-6H"],
    ),
    "a ghost car": (
        lambda: robbery(
            players=4, A="bang-2C", out="C", stations="boom-town", train="ghost-car", loco=2
        ).board("A", "ghost-car", "bang"),
        [
            "A give card=ghost-car",
            "give ghost-car at 1",
            "give ghost-car at 2",
            "give ghost-car at 3",
        ],
    ),
    "sgt blaze": (
        lambda: robbery(players=4, A=who("gatling", character="sgt-blaze"), out="D").play(
            "A", "gatling"
        ),
        ["A spare what=gatling", "spare at 1", "spare at 2", "done"],
    ),
    "evan babbit": (
        lambda: robbery(players=4, A="bang-2C", B=who("missed-10C", character="evan-babbit")).play(
            "A", "bang", at="B"
        ),
        [
            "B dodge by=0 card=bang-2C need=1 bang=True",
            "play missed-10C",
            "use evan-babbit missed-10C at 2",
            "pass",
        ],
    ),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_tells_its_reason_and_lists_its_answers_in_order(name: str) -> None:
    play, question = QUESTIONS[name]
    assert play().question() == question
