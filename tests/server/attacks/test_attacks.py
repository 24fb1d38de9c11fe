"""A sample of each attack: a victim on another address waits hardly longer than at rest.

`python bench/attacks.py` measures all attacks at length.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import stored_attacks
from attacked_server import Prepared, attacked_server
from attacks import Result, measure, measure_attack, measure_rest, measure_stored
from floods import ATTACKS, FILES, PLAYERS, Attack, Target, come_in
from stored_attacks import STORED, StoredAttack
from victims import Figures

pytestmark = pytest.mark.slow

# Half of the pings may take this many times as long as at rest. Today they take up to ten times as
# long, on a busy machine. Without budgets, floods of films, thoughts, records, rules, files and QR
# codes took 40 to 6,000 times as long. `test_spectators.py` guards the entering of long matches.
MOST = 30.0
SECONDS = 1.0
TABLES = 200  # of a stored attack


def name(attack: Attack | StoredAttack) -> str:
    return attack.__name__


@pytest.fixture(scope="module")
def target() -> Iterator[Target]:
    """Start one server for all attacks. Each attack comes from an address of its own.

    An attack finds the caches as the attacks before it have left them. `bench/attacks.py` starts a
    server for each.
    """
    with Prepared.made() as prepared, attacked_server(prepared) as started:
        yield started


@pytest.fixture(scope="module")
def rest(target: Target) -> Figures:
    """Return how long pings take before the first attack."""
    return measure_rest(target, SECONDS)


@pytest.mark.parametrize("attack", [each for each in ATTACKS if each not in FILES], ids=name)
def test_a_victim_hardly_notices_an_attack(target: Target, rest: Figures, attack: Attack) -> None:
    attacker = replace(target, attacker=f"127.0.2.{1 + ATTACKS.index(attack)}")
    if attack not in PLAYERS:
        attacker = asyncio.run(come_in(attacker, "Mallory"))
    result = Result(attack.__name__, rest, measure_attack(attacker, attack, SECONDS))
    assert result.multiples.p50 < MOST, result


@pytest.mark.parametrize("attack", FILES, ids=name)
def test_a_victim_hardly_notices_an_attack_on_a_small_server(
    tmp_path: Path, attack: Attack
) -> None:
    """These attacks need few open files, and no matches."""
    result = measure(Prepared(f"sqlite:///{tmp_path / 'small.db'}"), attack, SECONDS)
    assert result.multiples.p50 < MOST, result


@pytest.mark.parametrize("attack", STORED, ids=name)
def test_a_victim_hardly_notices_a_stored_attack(
    attack: StoredAttack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored_attacks, "BOT_TABLES", TABLES)
    monkeypatch.setattr(stored_attacks, "LONG_CLOCKS", TABLES)
    result = measure_stored(attack, SECONDS)
    assert result.multiples.p50 < MOST, result


def test_the_figures_show_a_server_that_stands_still() -> None:
    rest, attacked = Figures.of([0.001] * 50), Figures.of([0.001] * 20 + [1.0] * 30)
    assert Result("", rest, attacked).multiples.p50 > MOST
