"""A table of BANG! in a line or two.

    t = table(A="gatling", B="missed", C="", D="")
    t.play("A", "gatling")
    t.answer("B", "missed")
    assert t.lives == {"A": 4, "B": 4, "C": 3, "D": 3}

Seats are letters. Cards are named by kind (`bang`), by id (`bang-QH`) or, in the draw pile, by sign
(`QH`: any card of that sign). Characters without an ability are the usual ones here; A is the
Sheriff and has the turn; everybody has 4 life points. `who(...)` says otherwise. `players=4` seats
four; those who are not named hold no cards.

With Gold Rush there is more to say; `rush(...)` is a table with it.

    t = rush(A=who(nuggets=4, gear="boots"), B="", C="", D="", display="pickaxe shot wanted")
    t.buy("A", "pickaxe")
    assert (t.nuggets("A"), t.gear("A")) == (0, ["boots", "pickaxe"])

With The Great Train Robbery there is a line and a train; `robbery(...)` is a table with it.
Railcars before a player are cards in play like others.

    t = robbery(A="bang", B="", C="", D="", stations="boom-town", train="caboose", loco=2)
    t.board("A", "caboose", "bang")
    assert t.cards("A") == ["caboose"]

With Legends there are Feats; `legend(...)` is a table with it. Who has a character such as
`legendary-bart-cassidy` is a Legend and has no tokens; the others have five, or what `fame` says.

    t = legend(A=who("beer", fame=3), B="", C="", D="", feats="bottleneck")
    t.perform("A", "bottleneck", "beer")
    assert (t.fame("A"), t.tokens("bottleneck")) == (1, {"A": 2})
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from whistlestop import games
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.event import Event
from whistlestop.engine.game_option import OptionValue
from whistlestop.engine.match import Match
from whistlestop.engine.rng import Rng
from whistlestop.games.bang.card import PlayingCard
from whistlestop.games.bang.game import GAME, Bang
from whistlestop.games.bang.roles import DEALT, RENEGADE
from whistlestop.games.bang.state import MAIN, Phase, Player, Table
from whistlestop.games.bang.view import GoalView, TableView

LETTERS = "ABCDEFGH"


@dataclass(frozen=True)
class Who:
    hand: str
    play: str
    character: str
    role: str | None
    life: int
    most: int
    nuggets: int
    gear: str
    fame: int | None
    on: str


def who(
    hand: str = "",
    play: str = "",
    character: str = "",
    role: str | None = None,
    life: int = 4,
    most: int | None = None,
    nuggets: int = 0,
    gear: str = "",
    fame: int | None = None,
    on: str = "",
) -> Who:
    """A seat: cards in hand and in play, and whatever is not as usual; `gear` is equipment, `fame`
    the tokens in front, and `on` the Feats on which others lie, each as often as there are tokens.
    """
    highest = max(life, 4) if most is None else most
    return Who(hand, play, character, role, life, highest, nuggets, gear, fame, on)


class Box:
    """The cards that are not dealt yet, in the order of their numbers."""

    def __init__(self, cards: list[PlayingCard]) -> None:
        self.cards = cards

    def take(self, word: str) -> PlayingCard:
        """The first card of this id, kind or sign that is left."""
        for card in self.cards:
            sign = card.id.removeprefix(f"{card.name}-").removesuffix("-2")
            if word in (card.id, card.name, sign):
                self.cards.remove(card)
                return card
        raise AssertionError(f"no card {word!r} is left in the box")

    def take_all(self, words: str) -> list[PlayingCard]:
        ids = {card.id for card in self.cards}
        exact = [word for word in words.split() if word in ids]
        taken = {word: self.take(word) for word in exact}
        return [taken[word] if word in taken else self.take(word) for word in words.split()]


def table(
    *,
    players: int = 0,
    turn: str = "A",
    phase: Phase = MAIN,
    deck: str = "",
    discard: str = "",
    only: bool = False,
    options: dict[str, OptionValue] | None = None,
    seed: int = 1,
    out: str = "",
    display: str = "",
    equipment: str = "",
    used: bool = False,
    stations: str = "",
    train: str = "",
    loco: int = 1,
    side: str = "ironhorse",
    railcars: str = "",
    few: bool = False,
    feats: str = "",
    next_feats: str = "",
    done: bool = False,
    game: Bang = GAME,
    **seats: str | Who,
) -> Bench:
    """Set a table up in the middle of a game.

    `players` is the number of seats. Whoever is not named then holds no cards. Without it, the
    seats are those that are named.

    `deck` is what is drawn, the next card first; the other cards lie below, or with `only` in
    no pile at all (they are in the box). `discard` is the discard pile, its top card last. `out`
    are the letters of players who are out already.

    `display` is the equipment on offer and `equipment` the next cards of its deck; the others lie
    below, or with `used` face up under the deck.

    `stations` is the line from the left, or how it begins; `loco` the number of the station where
    the Locomotive is, `side` what of it lies up, `train` the railcars behind it, the first one
    first (with others up to three), and `railcars` the next ones of their deck; the others lie
    below, or with `few` in no pile at all.

    `feats` is the row of Feats and `next_feats` the next ones of their deck; the others lie below,
    or with `done` among those that are discarded.
    """
    given = {**{option.name: option.default for option in game.options}, **(options or {})}
    people = _people(seats, players)
    g = game.setup(len(people), given, Rng(seed))
    cars = _in_order([card for name in ("railcars", "train") for card in g.piles.get(name, ())])
    box = Box(_in_order(g.deck) + cars)
    _hold_back(box, people, f"{deck} {discard}")
    for seat, (player, each) in enumerate(zip(g.players, people, strict=True)):
        _seat(g, box, seat, player, each)
    cars = [card for card in cars if card in box.cards]
    box.cards = [card for card in box.cards if card not in cars]
    g.discard = box.take_all(discard)
    coming = box.take_all(deck)
    g.deck = ([] if only else box.cards) + coming[::-1]
    _show(g, g.discard)
    g.living = [seat for seat in range(len(people)) if LETTERS[seat] not in out]
    for letter in out:
        gone = g.players[LETTERS.index(letter)]
        gone.out = gone.shown = True
        gone.life = 0
        if "shadow-gunslingers" in g.expansions and gone.role == RENEGADE and len(people) > 3:
            gone.side = ""  # none before the first turn as a shadow
    if "equipment" in g.piles:
        _equip(g, people, display, equipment, used=used)
    if "train" in g.piles:
        _couple(g, Box(cars), train, railcars, few=few)
        _lay_line(g, stations)
        g.counters.update({"locomotive": loco, "leland": int(side == "leland")})
    if "feats" in g.piles:
        _lay_feats(g, people, feats, next_feats, done=done)
    g.turn = LETTERS.index(turn)
    g.phase = phase
    return Bench(Match(game, len(people), given, position=g))


def _people(seats: dict[str, str | Who], players: int) -> list[Who]:
    """List everybody at the table, in order; with a number of players also the unnamed ones."""
    if players:
        assert set(seats) <= set(LETTERS[:players]), f"there are {players} seats"
        seats = {letter: seats.get(letter, "") for letter in LETTERS[:players]}
    assert "".join(seats) == LETTERS[: len(seats)], "seats are A, B, C ... in order"
    return [each if isinstance(each, Who) else who(each) for each in seats.values()]


def _hold_back(box: Box, people: list[Who], piles: str) -> None:
    """Cards named by id must not be taken for one of their kind: those of that kind come later."""
    words = f"{piles} {' '.join(f'{each.hand} {each.play}' for each in people)}".split()
    named = set(words) & {card.id for card in box.cards}
    signs = {word for word in words if word not in named and word[:1] in "23456789AJQK1"}
    box.cards.sort(
        key=lambda card: (
            card.id in named,
            card.id.removeprefix(f"{card.name}-") in signs,
            card.number,
        )
    )


def _seat(g: Table, box: Box, seat: int, player: Player, each: Who) -> None:
    roles = DEALT[len(g.players)]
    player.role = each.role if each.role is not None else (roles[seat] if roles else "")
    player.side = player.role
    player.shown = player.role == "sheriff" or len(roles) == 3
    player.character = each.character
    player.offered = (each.character,)
    player.life, player.max_life = each.life, each.most
    player.hand = box.take_all(each.hand)
    player.in_play = box.take_all(each.play)
    names = [card.name for card in player.in_play]
    _give_traits(g, player, *([each.character, *names] if each.character else names))
    g.knowledge.tell(seat, [card.number for card in player.hand])
    _show(g, player.in_play)


def _give_traits(g: Table, player: Player, *names: str) -> None:
    """Let these things speak for the player, too."""
    player.traits = tuple(sorted([*player.traits, *names]))
    player.effects = g.catalogue.effects_of(player.traits)


def _in_order(cards: list[PlayingCard]) -> list[PlayingCard]:
    return sorted(cards, key=lambda card: card.number)


def _show(g: Table, cards: list[PlayingCard]) -> None:
    g.knowledge.show_all([card.number for card in cards])


def _lay(g: Table, cards: list[PlayingCard], face_down: str) -> None:
    """Let all know these cards, but nobody those that lie in that pile."""
    g.knowledge.lay_open([card.number for card in cards])
    g.knowledge.forget([card.number for card in cards if card in g.piles[face_down]])


def _equip(g: Table, people: list[Who], display: str, coming: str, *, used: bool) -> None:
    """Nuggets, and where the equipment is. Without a word three cards are on offer all the same."""
    piles = ("equipment", "equipment-used", "display")
    every = _in_order([card for name in piles for card in g.piles[name]])
    box = Box(every[:])
    _hold_back(box, people, f"{display} {coming} {' '.join(each.gear for each in people)}")
    for player, each in zip(g.players, people, strict=True):
        if each.nuggets:
            player.counters["nuggets"] = each.nuggets
        if each.gear:
            player.piles["equipment"] = box.take_all(each.gear)
            _give_traits(g, player, *[card.name for card in player.piles["equipment"]])
    following = box.take_all(coming)
    offered = box.take_all(display) if display else [box.cards.pop(0) for _ in range(3)]
    below, under = ([], box.cards) if used else (box.cards, [])
    laid = (below + following[::-1], under, offered)
    g.piles.update(dict(zip(piles, laid, strict=True)))
    _lay(g, every, face_down="equipment")


def _couple(g: Table, box: Box, train: str, coming: str, *, few: bool) -> None:
    """The railcars that lie before nobody: three in the train, if there are so many."""
    behind, following = box.take_all(train), box.take_all(coming)
    while len(behind) < 3 and box.cards and not few:
        behind.append(box.cards.pop(0))
    g.piles["train"], g.piles["railcars"] = behind, ([] if few else box.cards) + following[::-1]
    _lay(g, [*box.cards, *behind, *following], face_down="railcars")


def _lay_line(g: Table, names: str) -> None:
    """As many stations as players; after those named come others, in the order of the box."""
    tiles = Box(_in_order(g.piles["stations"] + g.piles["station-box"]))
    line = tiles.take_all(names)
    while len(line) < len(g.players):
        line.append(tiles.cards.pop(0))
    g.piles["stations"], g.piles["station-box"] = line, tiles.cards


def _lay_feats(g: Table, people: list[Who], row: str, coming: str, *, done: bool) -> None:
    """Without a word one Feat lies open all the same: the last one of the box."""
    piles = ("feat-deck", "feats", "feats-used")
    every = _in_order([card for name in piles for card in g.piles[name]])
    box = Box(every[:])
    lying, following = box.take_all(row), box.take_all(coming)
    if not lying:
        lying = [box.cards.pop()]
    below, used = ([], box.cards) if done else (box.cards, [])
    laid = (below + following[::-1], lying, used)
    g.piles.update(dict(zip(piles, laid, strict=True)))
    _lay(g, every, face_down="feat-deck")
    for player, each in zip(g.players, people, strict=True):
        usual = 0 if g.catalogue.is_other_side(player.character) else 5 - len(each.on.split())
        player.counters["fame"] = usual if each.fame is None else each.fame
        for name in each.on.split():
            player.counters[f"on-{name}"] = player.counters.get(f"on-{name}", 0) + 1


def legend(*, options: dict[str, OptionValue] | None = None, **said: Any) -> Bench:
    """A table with Legends."""
    return table(options={"legends": True, **(options or {})}, **said)


def robbery(*, options: dict[str, OptionValue] | None = None, **said: Any) -> Bench:
    """A table with The Great Train Robbery."""
    return table(options={"train-robbery": True, **(options or {})}, **said)


def rush(
    *, shadows: bool = False, options: dict[str, OptionValue] | None = None, **said: Any
) -> Bench:
    """A table with Gold Rush, and with the shadow-gunslingers if they are wanted."""
    given = {"gold-rush": True, "shadow-gunslingers": shadows, **(options or {})}
    return table(options=given, **said)


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

    def use(self, letter: str, what: str, card: str = "", at: str = "") -> Bench:
        """A card in play or a character, with another card if it takes one."""
        return self._choose(letter, "use", what, on=card, at=at)

    def buy(self, letter: str, card: str, at: str = "", price: int | None = None) -> Bench:
        """Equipment on offer, at the one price that it has, or at this one."""
        return self._choose(letter, "buy", card, at=at, number=price)

    def like(self, letter: str, what: str, at: str = "", on: str = "") -> Bench:
        """What the equipment in use works like: `on` as with `play`."""
        return self._choose(letter, "as", what, at=at, on=on)

    def scrap(self, letter: str, card: str, at: str) -> Bench:
        """Pay to make somebody discard equipment."""
        return self._choose(letter, "scrap", card, at=at)

    def board(self, letter: str, car: str, card: str = "") -> Bench:
        """Take a railcar; `card` pays for it, and without one it is free or costs life."""
        return self._choose(letter, "board", car, on=card)

    def advance(self, letter: str) -> Bench:
        """The free advance."""
        return self._choose(letter, "advance")

    def perform(self, letter: str, feat: str, *cards: str) -> Bench:
        """A Feat, with the cards that it takes to do it freely, or because it is met."""
        return self._do_feat(letter, "perform", feat, cards)

    def claim(self, letter: str, feat: str, *cards: str, hits: str = "") -> Bench:
        """The same as a Legend; and who loses a life point, or nobody if somebody could."""
        self._do_feat(letter, "claim", feat, cards)
        if self.asked == (letter, "victim"):
            self._choose(letter, "hit" if hits else "pass", at=hits)
        return self

    def _do_feat(self, letter: str, verb: str, feat: str, cards: tuple[str, ...]) -> Bench:
        ask = self.ask(letter)
        fitting = [
            answer
            for answer in ask.answers
            if answer.verb == verb
            and len(answer.cards) == 1 + len(cards)
            and all(
                _is(name, word) for name, word in zip(answer.cards, (feat, *cards), strict=True)
            )
        ]
        assert fitting, f"{letter} cannot {verb} {feat} {cards}: {self.can(letter)}"
        self.match.choose(ask.seat, fitting[0])
        return self

    def boast(self, letter: str, feat: str = "") -> Bench:
        """Boast at the end of the turn; place the token on this Feat if one is named."""
        self.do(letter, "boast")
        return self.do(letter, f"place {feat}") if feat else self

    def ends_without_boast(self, *letters: str) -> Bench:
        """End their turns one after the other, as `sits_out` does, and decline every boast."""
        for letter in letters:
            self.sits_out(letter).passes(letter)
        return self

    def may(self, letter: str) -> set[str]:
        """The Feats that this player could perform or claim now."""
        ask = self.match.ask(LETTERS.index(letter))
        answers = ask.answers if ask else ()
        return {each.cards[0] for each in answers if each.verb in ("perform", "claim")}

    def give(self, letter: str, at: str) -> Bench:
        """Before whom, or to whom, it goes."""
        return self._choose(letter, "give", at=at)

    def spares(self, letter: str, at: str = "") -> Bench:
        """Who is left out of what goes for several; or nobody."""
        return self._choose(letter, "spare" if at else "done", at=at)

    def sell(self, letter: str, card: str) -> Bench:
        """A card of the hand, for a nugget."""
        return self._choose(letter, "sell", card)

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

    def sits_out(self, *letters: str) -> Bench:
        """They end their turns, one after the other; of too many cards any go."""
        for letter in letters:
            self.end(letter)
            while self.asked == (letter, "excess"):
                self.answer(letter, self.ids(letter)[-1])
        return self

    def do(self, letter: str, text: str) -> Bench:
        """The answer with this very text."""
        ask = self.ask(letter)
        texts = [str(answer) for answer in ask.answers]
        assert text in texts, f"{letter} cannot {text!r}: {texts}"
        self.match.choose(ask.seat, ask.answers[texts.index(text)])
        return self

    def _choose(
        self,
        letter: str,
        verb: str,
        card: str = "",
        *,
        at: str = "",
        on: str = "",
        number: int | None = None,
    ) -> Bench:
        ask = self.ask(letter)
        fitting = [
            answer
            for answer in ask.answers
            if _fits(answer, verb, card, at, on) and number in (None, answer.number)
        ]
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
        return [card.id for card in self.state.players[LETTERS.index(letter)].hand]

    def count(self, letter: str) -> int:
        return len(self.ids(letter))

    def cards(self, letter: str) -> list[str]:
        """The kinds of the cards in play before a player, sorted."""
        return _kinds(self.state.players[LETTERS.index(letter)].in_play)

    def nuggets(self, letter: str) -> int:
        """As everybody sees it."""
        return dict(self.view().players[LETTERS.index(letter)].counters).get("nuggets", 0)

    @property
    def purses(self) -> dict[str, int]:
        """The nuggets of all."""
        return {letter: self.nuggets(letter) for letter in LETTERS[: self.match.seats]}

    def gear(self, letter: str) -> list[str]:
        """The kinds of the equipment before a player, sorted."""
        return _kinds(self.state.players[LETTERS.index(letter)].piles.get("equipment", []))

    @property
    def display(self) -> list[str]:
        """The kinds of the equipment on offer."""
        return self._names(dict(self.view().piles)["display"])

    @property
    def used(self) -> list[str]:
        """The kinds of the equipment that lies face up under its deck."""
        return self._names(dict(self.view().piles)["equipment-used"])

    def _names(self, ids: tuple[str, ...]) -> list[str]:
        return [self.state.catalogue.card[each].name for each in ids]

    def _pile(self, name: str) -> list[str]:
        return list(dict(self.view().piles)[name])

    @property
    def train(self) -> list[str]:
        """The railcars behind the Locomotive, the first one first."""
        return self._pile("train")

    @property
    def stations(self) -> list[str]:
        """The line, from the left."""
        return self._pile("stations")

    @property
    def loco(self) -> int:
        """The number of the station at which the Locomotive is."""
        return dict(self.view().counters)["locomotive"]

    @property
    def engine(self) -> str:
        """The side of the Locomotive that lies up."""
        return "leland" if dict(self.view().counters)["leland"] else "ironhorse"

    @property
    def railcars(self) -> list[str]:
        """Their deck, the next one first; nobody can see it."""
        return [card.id for card in self.state.piles["railcars"][::-1]]

    @property
    def pairs(self) -> dict[str, str]:
        """The station above each railcar that has one."""
        spots = {car: self.loco - 2 - k for k, car in enumerate(self.train)}
        line = self.stations
        return {car: line[at] for car, at in spots.items() if 0 <= at < len(line)}

    def fame(self, letter: str) -> int:
        """Tokens in front of a player, as everybody sees it."""
        return dict(self.view().players[LETTERS.index(letter)].counters).get("fame", 0)

    @property
    def feats(self) -> list[str]:
        """The row."""
        return self._pile("feats")

    @property
    def feats_used(self) -> list[str]:
        return self._pile("feats-used")

    def goal(self, feat: str, letter: str | None = None) -> GoalView:
        """As that seat sees it."""
        return next(goal for goal in self.view(letter).goals if goal.card == feat)

    def tokens(self, feat: str) -> dict[str, int]:
        """Those on a Feat, of whoever has any there."""
        lying = self.goal(feat).tokens
        return {LETTERS[seat]: count for seat, count in enumerate(lying) if count}

    def is_legend(self, letter: str) -> bool:
        return self.character(letter).startswith("legendary-")

    def character(self, letter: str) -> str:
        return self.view().players[LETTERS.index(letter)].character

    def is_ghost(self, letter: str) -> bool:
        """As everybody sees it."""
        return "ghost" in self.view().players[LETTERS.index(letter)].marks

    def side(self, letter: str) -> str:
        """The role that a player plays for; "" for none."""
        return self.state.players[LETTERS.index(letter)].side

    def is_shadow(self, letter: str) -> bool:
        """As everybody sees it."""
        return "shadow" in self.view().players[LETTERS.index(letter)].marks

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
        return [card.id for card in self.state.discard]

    @property
    def turn(self) -> str:
        return LETTERS[self.state.turn]

    @property
    def winners(self) -> str | None:
        """The letters of the winners; None while the game goes on."""
        outcome = self.match.outcome
        return None if outcome is None else "".join(LETTERS[seat] for seat in outcome.winners)

    def events(self, kind: str) -> list[dict[str, Any]]:
        """The payloads of all events of this kind, as nobody's secret."""
        return [dict(event.payload) for event in self.match.events if event.kind == kind]

    def kinds(self, *wanted: str) -> list[str]:
        """List what happened, in order; with kinds named, only events of those kinds."""
        return [each.kind for each in self.match.events if not wanted or each.kind in wanted]

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
    """Whether an answer's name is meant: the id of a card, or its name without a sign or number."""
    copy = r"((10|[2-9JQKA])[SHDC](-2)?|\d)"
    return word == name or re.fullmatch(f"{re.escape(word)}-{copy}", name) is not None


def _kinds(cards: list[PlayingCard]) -> list[str]:
    return sorted(card.name for card in cards)


def deal(seats: int, seed: int = 1, **options: OptionValue) -> Bench:
    """A match from its very beginning."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    return Bench(Match(games.find("bang"), seats, given, seed))
