"""A table of BANG! in a line or two.

    t = table(A="gatling", B="missed", C="", D="")
    t.play("A", "gatling")
    t.answer("B", "missed")
    assert t.lives == {"A": 4, "B": 4, "C": 3, "D": 3}

Seats are letters. Cards are named by kind (`bang`), by id (`bang-QH`) or, in the draw pile, by sign
(`QH`: any card of that sign). Characters without an ability are the usual ones here; A is the
Sheriff and has the turn; everybody has 4 life points. `who(...)` says otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from whistlestop import games
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.engine.option import Value
from whistlestop.engine.rng import Rng
from whistlestop.games.bang.cards import IDS, KINDS, NUMBER
from whistlestop.games.bang.game import GAME
from whistlestop.games.bang.roles import DEALT
from whistlestop.games.bang.state import MAIN, Player, Table
from whistlestop.games.bang.verbs import ALL
from whistlestop.games.bang.view import TableView

LETTERS = "ABCDEFGH"


@dataclass(frozen=True)
class Who:
    hand: str
    play: str
    character: str
    role: str | None
    life: int
    most: int


def who(
    hand: str = "",
    play: str = "",
    character: str = "",
    role: str | None = None,
    life: int = 4,
    most: int | None = None,
) -> Who:
    """A seat: cards in hand and in play, and whatever is not as usual."""
    return Who(hand, play, character, role, life, max(life, 4) if most is None else most)


class Box:
    """The cards that are not dealt yet, in the order of their numbers."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def take(self, word: str) -> int:
        """The first card of this id, kind or sign that is left."""
        for card in self.cards:
            name = IDS[card]
            sign = name.removeprefix(KINDS[card].name + "-").removesuffix("-2")
            if word in (name, KINDS[card].name, sign):
                self.cards.remove(card)
                return card
        raise AssertionError(f"no card {word!r} is left in the box")

    def take_all(self, words: str) -> list[int]:
        exact = [word for word in words.split() if word in NUMBER]
        taken = {word: self.take(word) for word in exact}
        return [taken[word] if word in taken else self.take(word) for word in words.split()]


def table(
    *,
    turn: str = "A",
    phase: str = MAIN,
    deck: str = "",
    discard: str = "",
    only: bool = False,
    options: dict[str, Value] | None = None,
    seed: int = 1,
    out: str = "",
    **seats: str | Who,
) -> Bench:
    """`deck` is what is drawn, the next card first; the other cards lie below, or with `only` in
    no pile at all (they are in the box). `discard` is the discard pile, its top card last. `out`
    are the letters of players who are out already.
    """
    given = {**{option.name: option.default for option in GAME.options}, **(options or {})}
    g = GAME.setup(len(seats), given, Rng(seed))
    assert "".join(seats) == LETTERS[: len(seats)], "seats are A, B, C ... in order"
    people = [each if isinstance(each, Who) else who(each) for each in seats.values()]
    box = Box(sorted(g.deck))
    _hold_back(box, people, f"{deck} {discard}")
    for seat, (player, each) in enumerate(zip(g.players, people, strict=True)):
        _seat(g, box, seat, player, each)
    g.discard = box.take_all(discard)
    coming = box.take_all(deck)
    g.deck = ([] if only else box.cards) + coming[::-1]
    for card in g.discard:
        g.known[card] = ALL
        g.shown[card] = 1
    g.living = [seat for seat in range(len(people)) if LETTERS[seat] not in out]
    for letter in out:
        gone = g.players[LETTERS.index(letter)]
        gone.out = gone.shown = True
        gone.life = 0
    g.turn = LETTERS.index(turn)
    g.phase = phase
    return Bench(Match(GAME, len(people), given, position=g))


def _hold_back(box: Box, people: list[Who], piles: str) -> None:
    """Cards named by id must not be taken for one of their kind: those of that kind come later."""
    words = f"{piles} {' '.join(f'{each.hand} {each.play}' for each in people)}".split()
    named = {NUMBER[word] for word in words if word in NUMBER}
    signs = {word for word in words if word not in NUMBER and word[:1] in "23456789AJQK1"}
    box.cards.sort(
        key=lambda card: (
            card in named,
            IDS[card].removeprefix(KINDS[card].name + "-") in signs,
            card,
        )
    )


def _seat(g: Table, box: Box, seat: int, player: Player, each: Who) -> None:
    roles = DEALT[len(g.players)]
    player.role = each.role if each.role is not None else (roles[seat] if roles else "")
    player.side = player.role
    player.shown = player.role == "sheriff" or len(roles) == 3
    player.character = each.character
    player.offered = (each.character,)
    player.life, player.most = each.life, each.most
    player.hand = box.take_all(each.hand)
    player.table = box.take_all(each.play)
    kinds = [KINDS[card].name for card in player.table]
    player.has(tuple(sorted([each.character, *kinds] if each.character else kinds)))
    for card in player.hand:
        g.known[card] = 1 << seat
    for card in player.table:
        g.known[card] = ALL
        g.shown[card] = 1


class Bench:
    """A match that is played by letters and kinds."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # What happens

    def play(self, letter: str, card: str, at: str = "", on: str = "") -> Bench:
        """In its turn or as an answer. `on` is a card in play, or `hand` for a blind one."""
        return self._choose(letter, "play", card, at=at, on=on)

    def answer(self, letter: str, card: str) -> Bench:
        """The card, whatever it is that can be done with it now."""
        return self._choose(letter, "", card)

    def use(self, letter: str, what: str, card: str = "") -> Bench:
        """A card in play or a character, with another card if it takes one."""
        return self._choose(letter, "use", what, on=card)

    def passes(self, *letters: str) -> Bench:
        for letter in letters:
            self._choose(letter, "pass")
        return self

    def gives_up(self, *letters: str) -> Bench:
        """They pass, and let their cards go in any order, until something else is asked."""
        while (asked := self.asked) is not None and asked[0] in letters:
            done = {"pass", "done"} & set(self.can(asked[0]))
            if not done:
                break
            self.do(asked[0], done.pop())
        return self

    def end(self, letter: str) -> Bench:
        """The end of phase 2."""
        return self._choose(letter, "end")

    def do(self, letter: str, text: str) -> Bench:
        """The answer with this very text."""
        ask = self.ask(letter)
        texts = [str(answer) for answer in ask.answers]
        assert text in texts, f"{letter} cannot {text!r}: {texts}"
        self.match.choose(ask.seat, ask.answers[texts.index(text)])
        return self

    def _choose(
        self, letter: str, verb: str, card: str = "", *, at: str = "", on: str = ""
    ) -> Bench:
        ask = self.ask(letter)
        fitting = [answer for answer in ask.answers if _fits(answer, verb, card, at, on)]
        wanted = f"{verb} {card} {on} {at}"
        assert fitting, f"{letter} cannot {wanted!r}: {self.can(letter)}"
        self.match.choose(ask.seat, fitting[0])
        return self

    # What there is to see

    def ask(self, letter: str) -> Ask:
        ask = self.match.ask(LETTERS.index(letter))
        assert ask is not None, f"{letter} is not asked; {self.asked} is"
        return ask

    @property
    def asked(self) -> tuple[str, str] | None:
        """Who is asked, and what."""
        asks = self.match.asks
        return (LETTERS[asks[0].seat], asks[0].kind) if asks else None

    def can(self, letter: str, start: str = "") -> list[str]:
        """The texts of the legal answers that begin so; [] if that player is not asked."""
        ask = self.match.ask(LETTERS.index(letter))
        texts = [str(answer) for answer in ask.answers] if ask else []
        return [text for text in texts if text.startswith(start)]

    def targets(self, letter: str, card: str) -> str:
        """The letters at whom this card can be played, in order."""
        seats = {
            answer.seat
            for answer in self.ask(letter).answers
            if _fits(answer, "play", card, "", "") and answer.seat is not None
        }
        return "".join(LETTERS[seat] for seat in sorted(seats))

    @property
    def state(self) -> Table:
        self.match.view(None)  # a match that sleeps has no state
        state = self.match._state
        assert isinstance(state, Table)
        return state

    def view(self, letter: str | None = None) -> TableView:
        """What a seat sees; nobody's is a spectator's."""
        view: TableView = self.match.view(None if letter is None else LETTERS.index(letter))
        return view

    @property
    def lives(self) -> dict[str, int]:
        return {LETTERS[seat]: each.life for seat, each in enumerate(self.state.players)}

    def life(self, letter: str) -> int:
        return self.lives[letter]

    def hand(self, letter: str) -> list[str]:
        """The kinds of the cards in a hand, sorted."""
        return _kinds(self.state.players[LETTERS.index(letter)].hand)

    def ids(self, letter: str) -> list[str]:
        """The ids of the cards in a hand, in its order."""
        return [IDS[card] for card in self.state.players[LETTERS.index(letter)].hand]

    def count(self, letter: str) -> int:
        return len(self.ids(letter))

    def cards(self, letter: str) -> list[str]:
        """The kinds of the cards in play before a player, sorted."""
        return _kinds(self.state.players[LETTERS.index(letter)].table)

    @property
    def out(self) -> str:
        """The letters of the players who are out."""
        return "".join(LETTERS[s] for s, each in enumerate(self.state.players) if each.out)

    @property
    def top(self) -> str | None:
        """The id of the top card of the discard pile."""
        return self.view().discard

    @property
    def discard(self) -> list[str]:
        """The ids of the discard pile, the top card last."""
        return [IDS[card] for card in self.state.discard]

    @property
    def turn(self) -> str:
        return LETTERS[self.state.turn]

    @property
    def winners(self) -> str | None:
        """The letters of the winners; None while the game goes on."""
        outcome = self.match.outcome
        return None if outcome is None else "".join(LETTERS[seat] for seat in outcome.winners)

    def events(self, kind: str) -> list[dict[str, Any]]:
        """The parts of all events of this kind, as nobody's secret."""
        return [dict(event.parts) for event in self.match.events if event.kind == kind]

    def seen(self, letter: str, kind: str) -> list[Event]:
        """The events of this kind as that seat has seen them."""
        events = self.match.seen(LETTERS.index(letter))
        return [event for event in events if event.kind == kind]

    def sent(self, letter: str | None = None) -> list[Any]:
        """Everything that a seat is sent: the table, the news, the question, who is waited for."""
        seat = None if letter is None else LETTERS.index(letter)
        match = self.match
        return [match.view(seat), match.seen(seat), match.ask(seat), match.waiting]

    def at_random(self, seed: int, moments: int = 400) -> Iterator[Bench]:
        """Play on by chance; the table after every answer, until the game is over."""
        chance = Random(seed)
        for _ in range(moments):
            if self.match.outcome is not None:
                return
            ask = self.match.asks[0]
            self.match.choose(ask.seat, chance.choice(ask.answers))
            yield self


def _fits(answer: Answer, verb: str, card: str, at: str, on: str) -> bool:
    if verb and answer.verb != verb:
        return False
    if card and not (answer.cards and _is(answer.cards[0], card)):
        return False
    if at and answer.seat != LETTERS.index(at):
        return False
    if on == "hand":
        return answer.place == "hand"
    return not on or (len(answer.cards) > 1 and _is(answer.cards[1], on))


def _is(name: str, word: str) -> bool:
    return word == name or (name in NUMBER and KINDS[NUMBER[name]].name == word)


def _kinds(cards: list[int]) -> list[str]:
    return sorted(KINDS[card].name for card in cards)


def deal(seats: int, seed: int = 1, **options: Value) -> Bench:
    """A match from its very beginning."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    return Bench(Match(games.find("bang"), seats, given, seed))
