"""A sample of each attack: a victim on another address waits hardly longer than at rest.

`python bench/attacks.py` measures all attacks at length.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import stored_attacks
from attacked_server import Prepared
from attacks import Result, measure, measure_stored
from floods import ATTACKS, Attack
from stored_attacks import STORED, StoredAttack
from victims import Figures

pytestmark = pytest.mark.slow

# Half of the pings may take this many times as long as at rest. Today they take up to ten times as
# long, on a busy machine. Without budgets, floods of films, thoughts, records, rules, files and QR
# codes took 40 to 6,000 times as long. `test_spectators.py` guards the entering of long matches.
MOST = 30.0
SECONDS = 1.0
TABLES = 200  # of a stored attack


@pytest.fixture(scope="module")
def prepared() -> Iterator[Prepared]:
    with Prepared.made() as made:
        yield made


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda each: str(each.__name__))
def test_a_victim_hardly_notices_an_attack(prepared: Prepared, attack: Attack) -> None:
    result = measure(prepared, attack, SECONDS)
    assert result.multiples.p50 < MOST, result


@pytest.mark.parametrize("attack", STORED, ids=lambda each: str(each.__name__))
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
