"""The list of expansions. Everything else follows from it, and nothing is added at import."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import FrozenInstanceError
from itertools import product
from pathlib import Path

import pytest

from whistlestop.engine.rng import Rng
from whistlestop.games import colt_super_express
from whistlestop.games.colt_super_express.expansions import CARDS, EXPANSIONS, OPTIONS, in_play
from whistlestop.games.colt_super_express.game import GAME

NAMES = [option.name for option in OPTIONS]
FOLDER = Path(colt_super_express.__file__).parent
MODULES = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem != "__init__")


def test_the_options_are_the_expansions_in_their_order() -> None:
    assert ["base", *NAMES] == [each.name for each in EXPANSIONS]
    assert [option.name for option in GAME.options[: len(NAMES)]] == NAMES


def test_no_two_cards_have_the_same_name() -> None:
    assert len(set(CARDS)) == len(CARDS)


@pytest.mark.rule("COLT-068", "COLT-069")
@pytest.mark.parametrize("chosen", list(product([False, True], repeat=len(NAMES))))
def test_the_base_game_and_the_chosen_expansions_are_in_play(chosen: tuple[bool, ...]) -> None:
    wanted = [name for name, is_on in zip(NAMES, chosen, strict=True) if is_on]
    found = in_play(dict(zip(NAMES, chosen, strict=True)))
    assert [each.name for each in found] == ["base", *wanted]


def test_the_cards_of_a_hand_stand_in_the_order_of_the_list() -> None:
    options = {option.name: option.default for option in GAME.options}
    train = GAME.setup(3, {**options, "reflex": True, "horse": True}, Rng(1))
    assert train.hand == CARDS == ("flip", "change-floor", "move", "fire", "reflex", "horse")


def test_an_expansion_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        EXPANSIONS[0].cards = ()  # type: ignore[misc]


@pytest.mark.parametrize("first", MODULES)
def test_the_list_is_the_same_whatever_is_imported_first(first: str) -> None:
    package = "whistlestop.games.colt_super_express"
    lines = (f"import {package}.{first}", f"import {package}.expansions as it")
    program = "\n".join([*lines, "print(it.CARDS, it.OPTIONS)"])
    command = [sys.executable, "-c", program]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ran.stdout == f"{CARDS} {OPTIONS}\n"
