"""The roster: the levels of each game, and the names that bots had in earlier versions."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

from whistlestop import games
from whistlestop.bots.bang.ablations import WithoutBuying, WithoutFeats, WithoutRailcars
from whistlestop.bots.bang.bot import BangBot
from whistlestop.bots.bang.search_guide import HardBangBot
from whistlestop.bots.bot import Bot
from whistlestop.bots.colt.hard import HardColtBot
from whistlestop.bots.colt.monte_carlo import MonteCarloBot
from whistlestop.bots.former_names import current_name
from whistlestop.bots.random import RandomBot
from whistlestop.bots.roster import UnknownBot, hire, levels, resolve, usual
from whistlestop.bots.search.bot import SearchBot
from whistlestop.bots.train_heist.bot import TrainHeistBot
from whistlestop.bots.train_heist.search_guide import HardTrainHeistBot

COLT = "colt-super-express"


@pytest.mark.parametrize(
    ("game", "name", "kind"),
    [
        ("bang", "random", RandomBot),
        ("bang", "easy", RandomBot),
        ("bang", "normal", BangBot),
        ("bang", "hard", HardBangBot),
        ("bang", "hard@7", HardBangBot),
        ("bang", "without-buying", WithoutBuying),
        ("bang", "without-railcars", WithoutRailcars),
        ("bang", "without-feats", WithoutFeats),
        (COLT, "easy", RandomBot),
        (COLT, "normal", MonteCarloBot),
        (COLT, "hard", HardColtBot),
        ("train-heist", "easy", RandomBot),
        ("train-heist", "normal", TrainHeistBot),
        ("train-heist", "hard", HardTrainHeistBot),
        ("a game that is not there yet", "easy", RandomBot),
    ],
)
def test_a_bot_is_hired_by_game_and_level(game: str, name: str, kind: type[Bot]) -> None:
    assert type(hire(name, game, Random(1))) is kind


@pytest.mark.parametrize("game", games.NAMES)
def test_people_choose_hard_only_where_it_is_stronger_than_normal(game: str) -> None:
    stronger = ("hard",) if game == COLT else ()
    assert (levels(game), usual(game)) == (("easy", "normal", *stronger), "normal")
    assert resolve("hard", game, study=True) == "hard"


@pytest.mark.parametrize("game", ["a game that is not there yet", None])
def test_a_game_without_a_bot_of_its_own_has_the_easy_one(game: str | None) -> None:
    assert levels(game) == ("easy",)


def test_a_bot_that_is_not_there_is_refused_with_the_names_of_those_that_are() -> None:
    with pytest.raises(UnknownBot, match="no bot 'nobody'; there are random, easy, normal, hard"):
        hire("nobody", COLT, Random(1))


@pytest.mark.parametrize("name", ["deputy", "thrifty", "without-feats"])
def test_a_bot_that_does_not_play_the_game_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match=f"'{name}' does not play {COLT}") as refusal:
        hire(name, COLT, Random(1))
    assert refusal.value.kind == "bot-cannot-play"


def test_a_bot_for_measuring_is_hired_for_sim_and_offered_to_nobody() -> None:
    measuring = ("without-buying", "without-railcars", "without-feats")
    assert levels("bang", study=True) == ("random", "easy", *measuring, "normal", "hard")
    for name in measuring:
        assert resolve(name, "bang", study=True) == name
        with pytest.raises(UnknownBot, match=r"there are easy, normal$") as refusal:
            resolve(name, "bang")
        assert refusal.value.kind == "unknown-bot"


def test_a_budget_is_for_measuring_only() -> None:
    hired = hire("hard@7", "bang", Random(1))
    assert isinstance(hired, SearchBot)
    assert hired.playouts == 7
    for name in ("hard@7", "hard@0", "hard@", "normal@7", "hard@7000000"):
        with pytest.raises(UnknownBot):
            resolve(name, "bang", study=name != "hard@7")


# Former names


@pytest.mark.parametrize(
    ("game", "before", "now"),
    [
        ("bang", "random", "easy"),
        ("bang", "deputy", "normal"),
        ("bang", "thrifty", "without-buying"),
        ("bang", "homebody", "without-railcars"),
        ("bang", "modest", "without-feats"),
        (COLT, "random", "easy"),
        (COLT, "greedy", "normal"),
        ("train-heist", "random", "easy"),
        ("train-heist", "bandit", "normal"),
    ],
)
def test_a_former_name_means_the_bot_that_had_it(game: str, before: str, now: str) -> None:
    assert current_name(before, game) == now
    assert type(hire(before, game, Random(1))) is type(hire(now, game, Random(1)))


@pytest.mark.parametrize("name", ["easy", "normal", "without-feats", "nobody", ""])
def test_a_name_that_never_changed_stays(name: str) -> None:
    assert current_name(name, "bang") == name


def test_random_is_itself_in_sim_and_easy_at_a_table() -> None:
    assert (resolve("random", "bang", study=True), resolve("random", "bang")) == ("random", "easy")


def test_a_server_imports_every_bot_before_the_first_match() -> None:
    """Importing one takes long enough to hold up all tables."""
    code = (
        "import sys; from whistlestop.bots.roster import hire, levels, load_levels; "
        "from random import Random; from whistlestop import games; load_levels(); "
        "known = set(sys.modules); "
        "[hire(level, game, Random(1)) for game in games.NAMES for level in levels(game)]; "
        "print(sorted(each for each in set(sys.modules) - known if '.bots.' in each))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
