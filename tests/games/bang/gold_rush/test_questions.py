"""The questions of Gold Rush with their reasons, and their answers in order."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tables.bang import Bench, rush, who

QUESTIONS: dict[str, tuple[Callable[[], Bench], list[str]]] = {
    "bottle": (
        lambda: rush(
            players=4,
            A=who(nuggets=2, play="scope"),
            B=who("beer-6H", play="mustang-8H"),
            out="CD",
            display="bottle-1",
        ).buy("A", "bottle"),
        [
            "A as card=bottle-1",
            "as bang at 1",
            "as panic at 1 to hand",
            "as panic mustang-8H at 1",
            "as panic scope-AS at 0",
            "as beer",
        ],
    ),
    "pardner": (
        lambda: rush(
            players=4,
            A=who(nuggets=2, play="scope"),
            B=who("beer-6H", play="mustang-8H"),
            out="CD",
            display="pardner-1",
        ).buy("A", "pardner"),
        [
            "A as card=pardner-1",
            "as duel at 1",
            "as cat-balou at 1 to hand",
            "as cat-balou mustang-8H at 1",
            "as cat-balou scope-AS at 0",
            "as general-store",
        ],
    ),
    "dutch will": (
        lambda: rush(players=4, B=who(character="dutch-will"), deck="bang-2C bang-3C").end("A"),
        ["B drop", "discard bang-2C", "discard bang-3C"],
    ),
    "josh mccloud and wanted": (
        lambda: rush(
            players=4,
            A=who(character="josh-mccloud", nuggets=2),
            B=who(gear="wanted-2"),
            equipment="wanted-1",
        ).use("A", "josh-mccloud"),
        ["A give card=wanted-1", "give wanted-1 at 0", "give wanted-1 at 2", "give wanted-1 at 3"],
    ),
    "josh mccloud and shot": (
        lambda: rush(players=4, A=who(character="josh-mccloud", nuggets=2), equipment="shot-1").use(
            "A", "josh-mccloud"
        ),
        [
            "A give card=shot-1",
            "give shot-1 at 0",
            "give shot-1 at 1",
            "give shot-1 at 2",
            "give shot-1 at 3",
        ],
    ),
    "pardner as a general store": (
        lambda: (
            rush(players=4, A=who(nuggets=2), out="CD", deck="bang-2C bang-3C", display="pardner-1")
            .buy("A", "pardner")
            .like("A", "general-store")
        ),
        ["A store card=pardner-1", "take bang-2C", "take bang-3C"],
    ),
    "the market": (
        lambda: rush(
            players=4,
            A=who("beer-6H", nuggets=4),
            B=who(gear="boots wanted-2"),
            out="D",
            display="wanted-1 shot-1 pickaxe",
        ),
        [
            "A turn",
            "play beer-6H",
            "buy wanted-1 at 0 for 2",
            "buy wanted-1 at 2 for 2",
            "buy shot-1 at 0 for 1",
            "buy shot-1 at 1 for 1",
            "buy shot-1 at 2 for 1",
            "buy pickaxe for 4",
            "scrap boots at 1 for 4",
            "scrap wanted-2 at 1 for 3",
            "sell beer-6H",
            "end",
        ],
    ),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_tells_its_reason_and_lists_its_answers_in_order(name: str) -> None:
    play, question = QUESTIONS[name]
    assert play().question() == question
