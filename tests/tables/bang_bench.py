"""A match of BANG! that tests play and read by seat letters and kinds of cards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.games.bang.card import PlayingCard
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.view import GoalView, TableView

LETTERS = "ABCDEFGH"


class Bench:
    """A match that tests play by seat letters and kinds of cards."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # Playing

    def play(self, letter: str, card: str, at: str = "", on: str = "") -> Bench:
        """Play a card, in the player's turn or as an answer. `on` is a card in play, or `hand` for
        a hidden card.
        """
        return self._choose(letter, "play", card, at=at, on=on)

    def answer(self, letter: str, card: str) -> Bench:
        """Choose the answer with this card, whatever the card can do now."""
        return self._choose(letter, "", card)

    def use(self, letter: str, what: str, card: str = "", at: str = "") -> Bench:
        """Use a card in play or a character, with another card if it takes one."""
        return self._choose(letter, "use", what, on=card, at=at)

    def buy(self, letter: str, card: str, at: str = "", price: int | None = None) -> Bench:
        """Buy equipment on offer, at its only price or at this price."""
        return self._choose(letter, "buy", card, at=at, number=price)

    def like(self, letter: str, what: str, at: str = "", on: str = "") -> Bench:
        """Choose what the used equipment works like; `on` is as in `play`."""
        return self._choose(letter, "as", what, at=at, on=on)

    def scrap(self, letter: str, card: str, at: str) -> Bench:
        """Pay to make somebody discard equipment."""
        return self._choose(letter, "scrap", card, at=at)

    def board(self, letter: str, car: str, card: str = "") -> Bench:
        """Take a railcar; `card` pays for it. Without a card it is free or costs a life point."""
        return self._choose(letter, "board", car, on=card)

    def advance(self, letter: str) -> Bench:
        """Make the free advance."""
        return self._choose(letter, "advance")

    def perform(self, letter: str, feat: str, *cards: str) -> Bench:
        """Perform a Feat: freely with the cards that this takes, or because it is met."""
        return self._do_feat(letter, "perform", feat, cards)

    def claim(self, letter: str, feat: str, *cards: str, hits: str = "") -> Bench:
        """Claim a Feat as a Legend; `hits` loses a life point, or nobody if it is empty."""
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
        """Return the Feats that this player could perform or claim now."""
        ask = self.match.ask(LETTERS.index(letter))
        answers = ask.answers if ask else ()
        return {each.cards[0] for each in answers if each.verb in ("perform", "claim")}

    def give(self, letter: str, at: str) -> Bench:
        """Choose the player who gets the card, in hand or in play."""
        return self._choose(letter, "give", at=at)

    def spares(self, letter: str, at: str = "") -> Bench:
        """Choose the player whom a card for several players leaves out, or nobody."""
        return self._choose(letter, "spare" if at else "done", at=at)

    def sell(self, letter: str, card: str) -> Bench:
        """Sell a card of the hand for a nugget."""
        return self._choose(letter, "sell", card)

    def passes(self, *letters: str) -> Bench:
        for letter in letters:
            self._choose(letter, "pass")
        return self

    def gives_up(self, *letters: str) -> Bench:
        """Pass for these players, and discard their cards in any order, while they can."""
        while (asked := self.asked) is not None and asked[0] in letters:
            done = {"pass", "done"} & set(self.can(asked[0]))
            if not done:
                break
            self.do(asked[0], done.pop())
        return self

    def in_any_order(self, letter: str) -> Bench:
        """Leave the order of this player's discards open."""
        assert self.asked == (letter, "order"), f"{self.asked} is asked"
        return self._choose(letter, "done")

    def end(self, letter: str) -> Bench:
        """End phase 2 of the player's turn."""
        return self._choose(letter, "end")

    def sits_out(self, *letters: str) -> Bench:
        """End the turns of these players, one after the other; discard any excess cards."""
        for letter in letters:
            self.end(letter)
            while self.asked == (letter, "excess"):
                self.answer(letter, self.ids(letter)[-1])
        return self

    def do(self, letter: str, text: str) -> Bench:
        """Choose the answer with exactly this text."""
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

    # Reading

    def ask(self, letter: str) -> Ask:
        ask = self.match.ask(LETTERS.index(letter))
        assert ask is not None, f"{letter} is not asked; {self.asked} is"
        return ask

    @property
    def asked(self) -> tuple[str, str] | None:
        """Return the player who is asked and the kind of the question; None if nobody is asked."""
        asks = self.match.asks
        return (LETTERS[asks[0].seat], asks[0].kind) if asks else None

    def can(self, letter: str, start: str = "") -> list[str]:
        """Return the legal answers that begin with this text; [] if that player is not asked."""
        ask = self.match.ask(LETTERS.index(letter))
        texts = [str(answer) for answer in ask.answers] if ask else []
        return [text for text in texts if text.startswith(start)]

    def targets(self, letter: str, card: str) -> str:
        """Return the letters of the players at whom this card can be played, in order."""
        seats = {
            answer.seat
            for answer in self.ask(letter).answers
            if _fits(answer, "play", card, "", "") and answer.seat is not None
        }
        return "".join(LETTERS[seat] for seat in sorted(seats))

    @property
    def state(self) -> Table:
        self.match.view(None)  # wakes a match that is asleep, which has no state
        state = self.match._state
        assert isinstance(state, Table)
        return state

    def view(self, letter: str | None = None) -> TableView:
        """Return the view of a seat, or of a spectator if no letter is given."""
        view: TableView = self.match.view(None if letter is None else LETTERS.index(letter))
        return view

    @property
    def lives(self) -> dict[str, int]:
        return {LETTERS[seat]: each.life for seat, each in enumerate(self.state.players)}

    def life(self, letter: str) -> int:
        return self.lives[letter]

    def hand(self, letter: str) -> list[str]:
        """Return the kinds of the cards in a hand, sorted."""
        return _kinds(self.state.players[LETTERS.index(letter)].hand)

    def ids(self, letter: str) -> list[str]:
        """Return the ids of the cards in a hand, in its order."""
        return [card.id for card in self.state.players[LETTERS.index(letter)].hand]

    def count(self, letter: str) -> int:
        return len(self.ids(letter))

    def cards(self, letter: str) -> list[str]:
        """Return the kinds of the cards in play before a player, sorted."""
        return _kinds(self.state.players[LETTERS.index(letter)].in_play)

    def nuggets(self, letter: str) -> int:
        """Return the nuggets of a player, as everybody sees them."""
        return dict(self.view().players[LETTERS.index(letter)].counters).get("nuggets", 0)

    @property
    def purses(self) -> dict[str, int]:
        """Return the nuggets of all players."""
        return {letter: self.nuggets(letter) for letter in LETTERS[: self.match.seats]}

    def gear(self, letter: str) -> list[str]:
        """Return the kinds of the equipment before a player, sorted."""
        return _kinds(self.state.players[LETTERS.index(letter)].piles.get("equipment", []))

    @property
    def display(self) -> list[str]:
        """Return the kinds of the equipment on offer."""
        return self._names(dict(self.view().piles)["display"])

    @property
    def used(self) -> list[str]:
        """Return the kinds of the equipment that lies face up under its deck."""
        return self._names(dict(self.view().piles)["equipment-used"])

    def _names(self, ids: tuple[str, ...]) -> list[str]:
        return [self.state.catalogue.card[each].name for each in ids]

    def _pile(self, name: str) -> list[str]:
        return list(dict(self.view().piles)[name])

    @property
    def train(self) -> list[str]:
        """Return the railcars behind the Locomotive, the first one first."""
        return self._pile("train")

    @property
    def stations(self) -> list[str]:
        """Return the stations of the line, from the left."""
        return self._pile("stations")

    @property
    def loco(self) -> int:
        """Return the number of the station at which the Locomotive is."""
        return dict(self.view().counters)["locomotive"]

    @property
    def engine(self) -> str:
        """Return the side of the Locomotive that lies up."""
        return "leland" if dict(self.view().counters)["leland"] else "ironhorse"

    @property
    def railcars(self) -> list[str]:
        """Return the deck of railcars, the next one first. No player can see it."""
        return [card.id for card in self.state.piles["railcars"][::-1]]

    @property
    def pairs(self) -> dict[str, str]:
        """Return the station above each railcar that has one."""
        spots = {car: self.loco - 2 - k for k, car in enumerate(self.train)}
        line = self.stations
        return {car: line[at] for car, at in spots.items() if 0 <= at < len(line)}

    def fame(self, letter: str) -> int:
        """Return the number of tokens in front of a player, as everybody sees it."""
        return dict(self.view().players[LETTERS.index(letter)].counters).get("fame", 0)

    @property
    def feats(self) -> list[str]:
        """Return the row of Feats."""
        return self._pile("feats")

    @property
    def feats_used(self) -> list[str]:
        return self._pile("feats-used")

    def goal(self, feat: str, letter: str | None = None) -> GoalView:
        """Return a Feat of the row as that seat sees it."""
        return next(goal for goal in self.view(letter).goals if goal.card == feat)

    def tokens(self, feat: str) -> dict[str, int]:
        """Return the tokens on a Feat by player, without the players who have none there."""
        lying = self.goal(feat).tokens
        return {LETTERS[seat]: count for seat, count in enumerate(lying) if count}

    def is_legend(self, letter: str) -> bool:
        return self.character(letter).startswith("legendary-")

    def character(self, letter: str) -> str:
        return self.view().players[LETTERS.index(letter)].character

    def is_ghost(self, letter: str) -> bool:
        """Return whether a player is a ghost, as everybody sees it."""
        return "ghost" in self.view().players[LETTERS.index(letter)].marks

    def side(self, letter: str) -> str:
        """Return the role that a player plays for; "" for none."""
        return self.state.players[LETTERS.index(letter)].side

    def is_shadow(self, letter: str) -> bool:
        """Return whether a player is a shadow, as everybody sees it."""
        return "shadow" in self.view().players[LETTERS.index(letter)].marks

    @property
    def out(self) -> str:
        """Return the letters of the players who are out."""
        return "".join(LETTERS[s] for s, each in enumerate(self.state.players) if each.out)

    @property
    def top(self) -> str | None:
        """Return the id of the top card of the discard pile."""
        return self.view().discard

    @property
    def discard(self) -> list[str]:
        """Return the ids of the discard pile, the top card last."""
        return [card.id for card in self.state.discard]

    @property
    def turn(self) -> str:
        return LETTERS[self.state.turn]

    @property
    def winners(self) -> str | None:
        """Return the letters of the winners; None while the game goes on."""
        outcome = self.match.outcome
        return None if outcome is None else "".join(LETTERS[seat] for seat in outcome.winners)

    def events(self, kind: str) -> list[dict[str, Any]]:
        """Return the public payloads of all events of this kind."""
        return [dict(event.payload) for event in self.match.events if event.kind == kind]

    def kinds(self, *wanted: str) -> list[str]:
        """List the kinds of events in order; if kinds are given, only these."""
        return [each.kind for each in self.match.events if not wanted or each.kind in wanted]

    def announced(self) -> list[str]:
        """Write each event on a line, with its public payload: `wounded seat=1 points=1 ...`."""
        return [_line(each.kind, each.payload) for each in self.match.events]

    def question(self) -> list[str]:
        """Write the only question on a line, with what it tells, and its answers on the next ones:
        `B dodge by=0 ...`, `play missed-2S`, `pass`.
        """
        (ask,) = self.match.asks
        asked = _line(f"{LETTERS[ask.seat]} {ask.kind}", ask.about)
        return [asked, *[str(answer) for answer in ask.answers]]

    def seen(self, letter: str, kind: str) -> list[Event]:
        """Return the events of this kind as that seat has seen them."""
        events = self.match.seen(LETTERS.index(letter))
        return [event for event in events if event.kind == kind]

    def sent(self, letter: str | None = None) -> list[Any]:
        """Return everything that a seat is sent: table, events, question, and who is waited for."""
        seat = None if letter is None else LETTERS.index(letter)
        match = self.match
        return [match.view(seat), match.seen(seat), match.ask(seat), match.waiting]

    def at_random(self, seed: int, moments: int = 400) -> Iterator[Bench]:
        """Play on with random answers; yield the table after every answer until the end."""
        chance = Random(seed)
        for _ in range(moments):
            if self.match.outcome is not None:
                return
            ask = self.match.asks[0]
            self.match.choose(ask.seat, chance.choice(ask.answers))
            yield self


def _line(name: str, told: Mapping[str, Any]) -> str:
    return " ".join([name, *[f"{key}={value}" for key, value in told.items()]])


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
    """Return whether a word means this name: the id of a card, or its kind."""
    copy = r"((10|[2-9JQKA])[SHDC](-2)?|\d)"
    return word == name or re.fullmatch(f"{re.escape(word)}-{copy}", name) is not None


def _kinds(cards: list[PlayingCard]) -> list[str]:
    return sorted(card.name for card in cards)
