"""Only verbs write to the state of a game and emit events."""

from __future__ import annotations

from pathlib import Path

import pytest

from tables.state_writes import emits, names_of, writes
from whistlestop import games

FOLDER = Path(games.__file__).parent
GAMES = ["bang", "colt_super_express", "train_heist"]
# These modules write to a state before its first step, or to an imagined one. Nobody is told of it.
BUILDERS = {"setup", "state", "redeal"}


def sources(game: str) -> dict[str, str]:
    """Return the sources of a game, by their path in its folder."""
    folder = FOLDER / game
    return {str(file.relative_to(folder)): file.read_text("utf-8") for file in folder.rglob("*.py")}


def is_in(name: str, modules: set[str]) -> bool:
    """Return whether a file is one of these modules, or lies in a package of this name."""
    return not modules.isdisjoint(Path(name).with_suffix("").parts)


@pytest.mark.parametrize("game", GAMES)
def test_only_verbs_emit_events(game: str) -> None:
    found = {
        name: emits(text) for name, text in sources(game).items() if not is_in(name, {"verbs"})
    }
    assert {name: each for name, each in found.items() if each} == {}


@pytest.mark.parametrize("game", GAMES)
def test_only_verbs_write_to_the_state(game: str) -> None:
    files = sources(game)
    names = names_of(files)
    found = {
        name: writes(text, names)
        for name, text in files.items()
        if not is_in(name, {"verbs", *BUILDERS})
    }
    assert {name: each for name, each in found.items() if each} == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_verbs_of_a_game_are_found(game: str) -> None:
    files = sources(game)
    verbs = "".join(text for name, text in files.items() if is_in(name, {"verbs"}))
    assert len(emits(verbs)) > 10
    assert len(writes(verbs, names_of(files))) > 10


# The checker finds planted writes

STATE = """
class Player:
    def has(self, traits):
        self.traits = traits
    def is_out(self):
        return self.out
class Table(State):
    def copy(self):
        return Table()
"""
RULES = """
def current(g: Table) -> Player:
    return g.players[g.turn]
def pile_of(g, name):
    return g.piles[name]
def again(g):
    return pile_of(g, "deck")
def living(g) -> list[Player]:
    return [player for player in g.players if not player.out]
"""

PLANTED = [
    "def f(g): g.turn = 1",
    "def f(g): g.turn += 1",
    "def f(g): g.turn: int = 1",
    "def f(g): del g.piles['a']",
    "def f(g): del g.deck[3:]",
    "def f(g): g.deck[:] = []",
    "def f(g): g.players[0].life = 1",
    "def f(g): g.players[0].hand.append(1)",
    "def f(g): g.counters['nuggets'] -= 1",
    "def f(g): a, g.turn = 1, 2",
    "def f(g): [a, (b, *g.deck)] = 1, (2, 3)",
    "def f(g):\n  for g.turn in range(3): pass",
    "def f(g): g.counters.setdefault('a', 0)",
    "def f(g): return g.deck.pop()",
    "def f(state): state.deck.sort()",
    "def f(table): table.turn = 1",
    "def f(rest: Table): rest.turn = 1",
    "def f(who: Player): who.life = 1",
    "def f(who: Player | None): who.life = 1",
    "def f(who: 'Player'): who.life = 1",
    "def f(all: list[Player]): all[0].life = 1",
    "def f(g):\n  player = g.players[0]\n  player.life = 1",
    "def f(g):\n  hand = g.players[0].hand\n  hand.remove(1)",
    "def f(g):\n  hand = g.players[0].hand\n  hand += [1]",
    "def f(g):\n  one, two = g.deck, g.discard\n  two.clear()",
    "def f(g):\n  deck, (one, two) = g.deck, g.floors\n  two.insert(0, 1)",
    "def f(g):\n  for player in g.players: player.life = 1",
    "def f(g):\n  for seat, player in enumerate(g.players): player.life = 1",
    "def f(g):\n  for name, pile in g.piles.items(): pile.reverse()",
    "def f(g):\n  for player in g.players[1:]: player.life = 1",
    "def f(g):\n  others = [p for p in g.players if p.out]\n  others[0].life = 1",
    "def f(g):\n  for new, old in (([], g.deck), ([], g.discard)): old.append(new)",
    "def f(g): [p.hand.clear() for p in g.players]",
    "def f(g):\n  best = max(g.players, key=len)\n  best.life = 1",
    "def f(g):\n  pile = g.piles.get('a') or []\n  pile.append(1)",
    "def f(g, x):\n  pile = g.deck if x else g.discard\n  pile.append(1)",
    "def f(g):\n  if (deck := g.deck): deck.pop()",
    "def f(g):\n  current(g).life = 1",
    "def f(g):\n  deck = rules.again(g)\n  deck.pop()",
    "def f(g):\n  for player in living(g): player.life = 1",
    "def f(g):\n  players = sorted(g.players)\n  players[0].life = 1",
    "def f(g): g.players[0].has(())",
    "def f(g): setattr(g, 'turn', 1)",
    "def f(g): object.__setattr__(g, 'turn', 1)",
    "def f(g): g.rng.shuffle(g.deck)",
    "def f(g):\n  def inner(): g.turn = 1\n  inner()",
    "f = lambda g: g.deck.pop()",
    "class Game:\n  def f(self, state): state.turn = 1",
    "def f(g):\n  yield 1\n  g.turn = 1",
    "def f(g):\n  while True:\n    deck.pop()\n    deck = g.deck",
]
HARMLESS = [
    "def f(g):\n  deck = g.deck[:]\n  deck.pop()",
    "def f(g):\n  deck = list(g.deck)\n  deck.pop()",
    "def f(g):\n  order = g.living[1:] + g.living[:1]\n  order.pop()",
    "def f(g):\n  seats = [seat for seat in range(3)]\n  seats.remove(1)",
    "def f(g):\n  twin = g.copy()\n  twin.turn = 1",
    "def f(g):\n  life = g.players[0].life\n  life -= 1",
    "def f(g):\n  found = living(g)\n  found.sort()",
    "def f(g): return g.turn == 1",
    "def f(g): verbs.discard(g, 1)",
    "def f(g): verbs.shuffle(g, [1, 2])",
    "def f(g): return g.players[0].is_out()",
    "def f(answers): answers.remove(1)",
    "class Screen:\n  def f(self): self.turn = 1",
    "def f(g):\n  for new, old in (([], g.deck), ([], g.discard)): new.append(old[0])",
    "def f():\n  left = [1]\n  left.append(2)",
]


@pytest.mark.parametrize("source", PLANTED)
def test_a_write_outside_the_verbs_is_found(source: str) -> None:
    names = names_of({"state.py": STATE, "rules.py": RULES})
    assert len(writes(source, names)) == 1


@pytest.mark.parametrize("source", HARMLESS)
def test_code_that_does_not_write_to_the_state_is_not_reported(source: str) -> None:
    names = names_of({"state.py": STATE, "rules.py": RULES})
    assert writes(source, names) == []


@pytest.mark.parametrize(
    "source",
    [
        "def f(g): g.emit('hit', seat=1)",
        "def f(g): g.emit_secret('drawn', (1,), {})",
        "def f(table):\n  if table:\n    table.emit('hit')",
        "class Game:\n  def f(self): self.table.emit('hit')",
    ],
)
def test_an_event_emitted_outside_the_verbs_is_found(source: str) -> None:
    assert len(emits(source)) == 1


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("verbs.py", True),
        ("verbs/hands.py", True),
        ("gold_rush/verbs.py", True),
        ("rules.py", False),
        ("adverbs.py", False),
    ],
)
def test_an_expansion_may_have_verbs_of_its_own(name: str, found: bool) -> None:
    assert is_in(name, {"verbs"}) == found
