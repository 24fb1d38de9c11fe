"""BANG! in text.

    >* Rose Doolan     you              Sheriff      ●●●○○ 4 cards in hand
         Winchester 8♠, range 5 · Barrel Q♠
       Jesse Jones     greedy (bot)     role unknown ●●●●  3 cards in hand
         Colt .45, range 1 · distance 2, within range · Mustang 8♥

The viewer comes first, the others follow clockwise. The mark > is the turn's, * the viewer's.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Sequence
from itertools import count
from typing import Any, NamedTuple

from rich.text import Text

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.errors import cut
from whistlestop.engine.event import Event
from whistlestop.games.bang.cards import KINDS
from whistlestop.games.bang.game import GAME
from whistlestop.games.bang.gold_rush.equipment import BROWN, COST
from whistlestop.games.bang.part import LIFE
from whistlestop.games.bang.parts import EXPANSIONS, in_play
from whistlestop.games.bang.view import DoingView, PlayerView, TableView
from whistlestop.rulebook import Clause, clauses
from whistlestop.terminal.console import Console, number
from whistlestop.terminal.screen import Screen

WIDTH = 80
_COLUMN = 26  # of a sketch; three stand side by side
_CARD = re.compile(r"(?P<kind>.+?)-(?P<rank>10|[2-9JQKA])(?P<suit>[SHDC])(-\d)?")
_COPY = re.compile(r"(?P<kind>.+)-\d")  # of a card without a sign, if there are several
_SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_WEAPONS = frozenset(kind.name for kind in KINDS if kind.weapon)
_BASE_WORDS = ("colt-45", "distance", "range", "draw-check", "life", "hand-limit", "elimination")
_MORE_WORDS = {"gold-rush": ("nuggets", "equipment"), "shadow-gunslingers": ("shadow",)}
WORDS = (*_BASE_WORDS, *(word for words in _MORE_WORDS.values() for word in words))
# The rulebooks that are of no use to who plays without these expansions.
_BOOKS = {"GR": frozenset(_MORE_WORDS)}
_ROLES = ("sheriff", "deputy", "outlaw", "renegade")
_BANG, _MISSED, _BOTTLE = "bang", "missed", "bottle"
_NUGGETS, _EQUIPMENT, _SHADOW = "nuggets", "equipment", "shadow"
_STEPS = ("turn", "over")
_CAUSED = ("drew", "flipped", "checked", "wounded")
_COURSE = ("deal", "phase", "reward")  # no card and no character is the cause

# Asks whose answers are not about the own hand: they are numbered from 1, the others as the hand.
_APART = ("character", "store", "draw", "return", "luck", "as", "give")

# What needs no words, as the event before or after it says it: a card thrown in is told as what it
# did, and the cards of Jail and Dynamite as what became of their player.
_TOLD_ELSEWHERE = ("fend", "jail", "dynamite")

# Equipment that nuggets are paid for again and again, not only to buy it.
_USED_FOR_NUGGETS = ("gold-pan", "rucksack")


class Choice(NamedTuple):
    """A line of a menu. Where it stands for several answers, the next menu tells them apart."""

    number: int
    title: str
    words: tuple[str, ...]  # it is also chosen by the beginning of one of these
    kind: str  # of its card, if it has one
    answers: tuple[Answer, ...]


class BangScreen(Screen):
    view_type = TableView

    # The table

    def draw(self, view: TableView) -> Text:
        lines = ["", self._headline(view), ""]
        for player in _clockwise(view):
            lines += self._player(view, player)
        lines += ["", *self._middle(view), *self._hand(view)]
        return _coloured(lines)

    def sketch(self, view: TableView) -> Text:
        cells = [
            f"{'>' if view.turn == each.seat else ' '}"
            f"{self._who(view, each.seat)[:15]:15} {_life(each):5} {each.hand:2}"
            for each in _clockwise(view)
            if not each.out
        ]
        rows = [cells[at : at + 3] for at in range(0, len(cells), 3)]
        return _coloured(["  ".join(f"{cell:{_COLUMN - 2}}" for cell in row) for row in rows])

    def _headline(self, view: TableView) -> str:
        say = self.texts.say
        if view.over:
            return say(f"bang-over-{view.why}")
        phase = say(f"bang-phase-{view.phase}")
        if view.turn is None:
            return phase
        return say("bang-turn", player=self._who(view, view.turn), phase=phase)

    def _player(self, view: TableView, player: PlayerView) -> list[str]:
        """Who it is and how it goes, then what lies in front of it."""
        say = self.texts.say
        turn = ">" if view.turn == player.seat else " "
        mine = "*" if view.seat == player.seat else " "
        name = say(f"bang-character-{player.character}") if player.character else "?"
        hand = say("bang-out" if player.out else "bang-cards-in-hand", count=player.hand)
        lines = [
            f"{turn}{mine} {name[:15]:15} {self.players[player.seat][:16]:16} "
            f"{self._role(view, player.seat):12} {_life(player):5} {hand}".rstrip()
        ]
        front = self._front(view, player) if view.phase != "setup" and not player.out else []
        known = [*self._standing(player), *front, *self._belongings(player)]
        return lines + _wrapped(" · ".join(known), "     ")

    def _role(self, view: TableView, seat: int) -> str:
        """A duel of two has no roles."""
        role = view.roles[seat]
        if role is not None:
            return self.texts.say(f"bang-role-{role}")
        return "" if len(view.players) == 2 else self.texts.say("bang-role-unknown")

    def _front(self, view: TableView, player: PlayerView) -> list[str]:
        say = self.texts.say
        weapons = [card for card in player.cards if _kind(card) in _WEAPONS]
        weapon = self._cards(weapons) if weapons else say("bang-word-colt-45")
        marks = [say("bang-weapon", weapon=weapon, range=player.range)]
        distance = view.distances[player.seat]
        if distance is not None:
            reached = _yes(view.reaches[player.seat])
            marks.append(say("bang-distance", distance=distance, reached=reached))
        others = [card for card in player.cards if card not in weapons]
        return [*marks, self._cards(others)] if others else marks

    def _standing(self, player: PlayerView) -> list[str]:
        """A shadow, and whose side it is on; that stays with who is out."""
        say = self.texts.say
        found = [say("bang-word-shadow")] if _SHADOW in player.marks else []
        return found if player.side is None else [*found, say("bang-side", side=player.side)]

    def _belongings(self, player: PlayerView) -> list[str]:
        """Nuggets, which stay with who is out as well, and equipment."""
        say = self.texts.say
        nuggets = dict(player.counters).get(_NUGGETS, 0)
        equipment = dict(player.piles).get(_EQUIPMENT)
        found = [_glued(say("bang-nuggets", count=nuggets))] if nuggets else []
        if equipment:
            found.append(f"{say('bang-word-equipment')}: {self._cards(equipment)}")
        return found

    def _middle(self, view: TableView) -> list[str]:
        """The piles, and what is going on."""
        say = self.texts.say
        piles = say(
            "bang-piles",
            deck=view.deck,
            count=view.discarded,
            top=_yes(view.discard is not None),
            card=self._card(view.discard),
        )
        lines = [piles]
        if view.phase == "play":
            limited, limit = _yes(view.bang_limit is not None), view.bang_limit or 0
            lines.append(say("bang-bangs", count=view.bangs, limit=limit, limited=limited))
        lines += [self._doing(view, each) for each in view.under_way if not _is_settled(each)]
        if view.store:
            lines.append(say("bang-on-offer", cards=self._cards(view.store)))
        if view.peeked:
            lines.append(say("bang-looking-at", cards=self._cards(view.peeked)))
        lines += self._market(view)
        return [line for each in lines for line in _wrapped(each, "")]

    def _market(self, view: TableView) -> list[str]:
        """The equipment on offer, with its prices."""
        piles = dict(view.piles)
        if "display" not in piles or view.over:
            return []
        cards = [_glued(f"{self._card(card)} {COST[_kind(card)]}") for card in piles["display"]]
        return [
            self.texts.say(
                "bang-market",
                cards=", ".join(cards) or "-",
                deck=dict(view.stacks)[_EQUIPMENT],
                used=len(piles["equipment-used"]),
            )
        ]

    def _doing(self, view: TableView, doing: DoingView) -> str:
        return self.texts.say(
            f"bang-doing-{doing.what}",
            player=self._who(view, doing.by),
            target=self._who(view, doing.at),
            card=self._means(view, doing.by, doing.card),
            need=doing.need,
        )

    def _hand(self, view: TableView) -> list[str]:
        """The own cards, with the numbers that they are chosen by."""
        if view.seat is None or view.over:
            return []
        if not view.hand:
            return [] if view.players[view.seat].out else [self.texts.say("bang-hand-empty")]
        cards = [_glued(f"{at} {self._card(card)}") for at, card in enumerate(view.hand, 1)]
        return _wrapped(self.texts.say("bang-hand") + ": " + "   ".join(cards), "")

    # Names

    def _who(self, view: TableView, seat: int | None) -> str:
        """By the character: players may be called alike, and one of them is `you`."""
        if seat is None:
            return "-"
        character = view.players[seat].character
        return self.texts.say(f"bang-character-{character}") if character else self.players[seat]

    def _card(self, card: str | None) -> str:
        """Such as `BANG! Q♥`; equipment, and a character that works like a card, have no sign."""
        if card is None:
            return "-"
        found = _CARD.fullmatch(card)
        if found is None:
            return self._source(_kind(card))
        return f"{self.texts.say('bang-card-' + found['kind'])} {_sign(card)}"

    def _means(self, view: TableView, by: int | None, card: str | None) -> str:
        """What somebody shoots with: without a card it is the weapon alone."""
        if card is not None or by is None:
            return self._card(card)
        weapons = [each for each in view.players[by].cards if _kind(each) in _WEAPONS]
        return self._cards(weapons) if weapons else self.texts.say("bang-word-colt-45")

    def _cards(self, cards: Iterable[str]) -> str:
        return ", ".join(self._card(card) for card in cards)

    def _source(self, name: str) -> str:
        """The name of a kind of card, or of a character."""
        return self.texts.say(_text_id(name))

    # The log

    def opens_step(self, event: Event) -> bool:
        return event.kind in _STEPS

    def tell(self, event: Event, view: TableView) -> str | None:
        if _goes_without_saying(event, view):
            return None
        sentence = self.texts.say(f"bang-event-{event.kind}", **self._told(event, view))
        if event.kind == "over":
            return f"{self.texts.say('bang-over-' + event.parts['why'])} {sentence}"
        return sentence

    def _told(self, event: Event, view: TableView) -> dict[str, Any]:
        """The parts of the event, in words."""
        numbers = dict.fromkeys(("points", "need", "left", "count", "total", "price"), 0)
        parts: dict[str, Any] = {**numbers, **event.parts}
        player = {"shot": "by", "dealt": "sheriff"}.get(event.kind, "seat")
        others = [each for each in ("at", "victim", "to", "by") if each != player]
        target = next((parts[each] for each in others if parts.get(each) is not None), None)
        return {
            **parts,
            "player": self._who(view, parts.get(player)),
            "target": self._who(view, target),
            "by": _yes(parts.get("by") is not None),
            "known": _yes(parts.get("cards") or parts.get("card")),
            "card": self._card(parts.get("card")),
            "cards": self._cards(parts.get("cards", ())),
            "life": max(0, parts.get("life", 0)),
            "good": _yes(parts.get("good")),
            "from": parts.get("place", ""),
            "source": self._source(parts["why"]) if _has_source(event) else "",
            **self._told_of_kind(event, view),
        }

    def _told_of_kind(self, event: Event, view: TableView) -> dict[str, Any]:
        """What only this kind of event has."""
        parts = event.parts
        match event.kind:
            case "dealt":
                return self._told_roles(view, parts["sheriff"], parts["roles"])
            case "character":
                name = self.texts.say(f"bang-character-{parts['name']}")
                return {"character": name, "player": self.players[parts["seat"]]}
            case "drew":
                return self._told_draw(parts["why"], view.players[parts["seat"]].character)
            case "flipped":
                return {"cards": ", ".join(_sign(card) for card in parts["cards"])}
            case "played":
                return self._told_play(parts)
            case "equipped":
                return {"how": _own_or_other(parts["by"], parts["seat"])}
            case "out":
                role = parts["role"]
                name = "" if role is None else self.texts.say(f"bang-role-{role}")
                return {"shown": _yes(role is not None), "role": name}
            case "over":
                names = [self._who(view, seat) for seat in parts["winners"]]
                return {"count": len(names), "players": ", ".join(names)}
        return self._told_of_gold_rush(event)

    def _told_of_gold_rush(self, event: Event) -> dict[str, Any]:
        parts = event.parts
        match event.kind:
            case "gained-nuggets":
                return self._told_gain(parts["why"])
            case "paid-nuggets":
                return self._told_payment(parts["why"])
            case "bought":
                return {"how": _own_or_other(parts["at"], parts["seat"])}
            case "used-as":
                how = _own_or_other(parts["at"], parts["seat"])
                return {"how": how, "like": self._source(parts["like"])}
            case "side":
                return {"side": parts["side"] or "none"}
        return {}

    def _told_roles(
        self, view: TableView, sheriff: int | None, roles: Sequence[str | None]
    ) -> dict[str, Any]:
        if sheriff is not None:
            return {"how": "sheriff"}
        known = [
            f"{self._who(view, seat)} ({self.texts.say('bang-role-' + role)})"
            for seat, role in enumerate(roles)
            if role is not None
        ]
        return {"how": "open" if known else "none", "roles": ", ".join(known)}

    def _told_draw(self, why: str, character: str) -> dict[str, Any]:
        """Who draws by the own gift is named already."""
        return {"named": _yes(why not in (*_COURSE, character))}

    def _told_gain(self, why: str) -> dict[str, Any]:
        """Who takes them by the own gift, or for a wound, is named already."""
        named = why in COST and why not in BROWN
        return {"named": _yes(named), "source": self._source(why) if named else ""}

    def _told_payment(self, why: str) -> dict[str, Any]:
        if why in COST:
            return {"how": "named", "source": self._source(why)}
        return {"how": "out" if why == "out" else "plain"}

    def _told_play(self, parts: Any) -> dict[str, Any]:
        on, like = parts["on"], parts["like"]
        if like == "sold":
            return {"how": "sold"}
        if on == "hand":
            return {"how": "hand"}
        if on is not None:
            return {"how": "on", "on": self._card(on)}
        at = parts["at"] is not None
        if like != _kind(parts["card"]):
            return {"how": "as-at" if at else "as", "like": self._source(like)}
        return {"how": "at" if at else "alone"}

    # Asking

    def answer(self, ask: Ask, view: TableView, console: Console) -> Answer:
        answer: Answer | None = None
        while answer is None:
            console.say(self._question(ask, view), style="bold")
            choice = self._choose(self._choices(ask, view), view, console)
            if choice is not None:
                alone = len(choice.answers) == 1
                answer = choice.answers[0] if alone else self._aim(choice, view, console)
        return answer

    def _question(self, ask: Ask, view: TableView) -> str:
        about = ask.about
        by, card = about.get("by"), about.get("card")
        return self.texts.say(
            f"bang-ask-{ask.kind}",
            by=_yes(by is not None),
            player=self._who(view, by),
            card=self._means(view, by, card),
            need=about.get("need", 0),
            source=self._source(about["why"]) if "why" in about else "",
            limit=about.get("limit", 0),
            count=about.get("over", 0),
        )

    def _choices(self, ask: Ask, view: TableView) -> list[Choice]:
        """One for each card and price, whatever it may be played against."""
        groups: dict[tuple[Any, ...], list[Answer]] = {}
        for answer in _once(ask.answers):
            rest = answer.number if answer.cards and answer.verb != "give" else answer[2:]
            groups.setdefault((answer.verb, *answer.cards[:1], rest), []).append(answer)
        hand = () if ask.kind in _APART else view.hand
        numbers = _numbers([group[0] for group in groups.values()], hand)
        return [
            self._choice(at, group, ask, view)
            for at, group in zip(numbers, groups.values(), strict=True)
        ]

    def _choice(self, at: int, group: list[Answer], ask: Ask, view: TableView) -> Choice:
        first = group[0]
        title = self._in_words(first, ask, view) if len(group) == 1 else self._of_all(first, ask)
        words = [first.verb] if not first.cards else [first.cards[0], self._card(first.cards[0])]
        if first.verb == "give" and first.seat is not None:
            words = [self._who(view, first.seat), self.players[first.seat]]
        kind = _kind(first.cards[0]) if first.cards else ""
        return Choice(at, title, (*words, title), kind, tuple(group))

    def _of_all(self, answer: Answer, ask: Ask) -> str:
        """What the answers of a group have in common."""
        say, card, like = self.texts.say, self._card(answer.cards[0]), _like(answer, ask)
        if answer.verb == "use":
            return say("bang-answer-use", card=card)
        if answer.verb == "buy":
            return say("bang-answer-buy", card=card, price=answer.number)
        if answer.verb == "as":
            return say("bang-answer-as", like=card)
        if like:
            return say("bang-answer-play-as", card=card, like=self._source(like))
        return say("bang-answer-play", card=card)

    def _in_words(self, answer: Answer, ask: Ask, view: TableView) -> str:
        cards, like = answer.cards, _like(answer, ask)
        if answer.verb == "return" and answer.number is not None:
            cards = (view.peeked[answer.number - 1],)
        if _is_trade(answer):
            cards = cards[1:]
        return self.texts.say(
            f"bang-answer-{answer_id(answer, ask)}",
            card=self._card(cards[0] if cards else None),
            on=self._card(cards[1] if len(cards) == 2 else None),
            like=self._source(like) if like else "",
            player=self._who(view, answer.seat),
            character=self._card(cards[0]) if answer.verb == "choose" else "",
            price=answer.number or 0,
        )

    def _aim(self, choice: Choice, view: TableView, console: Console) -> Answer | None:
        """Which of the answers that begin with the same card; None goes back."""
        say, first = self.texts.say, choice.answers[0]
        console.say(say(_aim_id(first), card=self._card(first.cards[0])), style="bold")
        hand = view.hand if _is_trade(first) else ()
        last = [Answer("", answer.cards[1:], answer.seat) for answer in choice.answers]
        choices = [
            self._target(at, answer, view)
            for at, answer in zip(_numbers(last, hand), choice.answers, strict=True)
        ]
        chosen = self._choose(choices, view, console, back=True)
        return None if chosen is None else chosen.answers[0]

    def _target(self, at: int, answer: Answer, view: TableView) -> Choice:
        say, who = self.texts.say, self._who(view, answer.seat)
        on = answer.cards[1] if len(answer.cards) > 1 else None
        if _is_trade(answer):
            title = self._card(on)
        elif on is not None:
            title = say("bang-target-on", player=who, on=self._card(on))
        elif answer.place is not None:
            title = say("bang-target-hand", player=who)
        else:
            title = who
        player = self.players[answer.seat] if answer.seat is not None else title
        words = (title, player) if on is None else (title, player, on, self._card(on))
        return Choice(at, title, words, "" if on is None else _kind(on), (answer,))

    def _choose(
        self, choices: list[Choice], view: TableView, console: Console, *, back: bool = False
    ) -> Choice | None:
        say = self.texts.say
        alone = len(choices) == 1  # asked all the same, lest the others learn what is in the hand
        keys = "bang-keys-target" if back else "terminal-keys-pick"
        for each in choices:
            console.say(f"{each.number:2} {each.title}")
        console.say(say("bang-keys-only" if alone else keys), style="dim")
        while True:
            word = console.read("> ")
            if word == "" and (back or alone):
                return choices[0] if alone else None
            if word.startswith("?"):
                self._explain(word[1:].strip(), choices, view, console)
                continue
            chosen = _chosen(word, choices)
            if chosen is not None:
                return chosen
            console.say(say("terminal-not-understood", text=cut(word)))

    # Explaining

    def _explain(self, word: str, choices: list[Choice], view: TableView, console: Console) -> None:
        """Without a word: what there is to choose and to hold, each with its first rule."""
        say, offered = self.texts.say, [each.kind for each in choices if each.kind]
        if not word:
            for each in dict.fromkeys([*_own_words(view), *offered]):
                self._explain_one(each, view, console, most=1)
            console.say(say("terminal-more-rules"), style="dim")
            return
        found = _numbered(word, choices, view) or self._meant(word, [*offered, *_all_words(view)])
        if found:
            self._explain_one(found, view, console, most=99)
        else:
            console.say(say("terminal-not-understood", text=cut(word)))

    def _meant(self, word: str, names: list[str]) -> str | None:
        """The one whose name is this or, alone among them, begins so."""
        start = word.lower()
        titles = {name: self._source(name).lower() for name in names}
        exact = [name for name, title in titles.items() if start in (name, title)]
        found = exact or [
            name
            for name, title in titles.items()
            if name.startswith(start) or title.startswith(start)
        ]
        return found[0] if len(found) == 1 else None

    def _explain_one(self, word: str, view: TableView, console: Console, most: int) -> None:
        say, text_id = self.texts.say, _text_id(word)
        console.say(f"{say(text_id)}: {say(text_id + '.about')}", style="bold")
        for clause in _rules(word, view)[:most]:
            console.say(say("terminal-rule", id=clause.id, rule=clause.rule), indent=2)


# What is there


def _clockwise(view: TableView) -> list[PlayerView]:
    """From the viewer on."""
    start = view.seat or 0
    return [*view.players[start:], *view.players[:start]]


def _is_settled(doing: DoingView) -> bool:
    """A shot that was dodged and a life that was saved are still there for a moment."""
    return doing.what in ("shot", "save") and doing.need <= 0


def _own_words(view: TableView) -> list[str]:
    """The own cards, equipment, character and role, each once."""
    kinds = [_kind(card) for card in (*view.hand, *view.store, *view.peeked)]
    if view.seat is None:
        return list(dict.fromkeys(kinds))
    me = view.players[view.seat]
    kinds += [_kind(card) for _, pile in me.piles for card in pile]
    mine = (me.character, view.roles[view.seat], *(each for each in me.marks if each in WORDS))
    return list(dict.fromkeys([*kinds, *(each for each in mine if each)]))


def _all_words(view: TableView) -> list[str]:
    """All that can be explained at this table."""
    options = {each.name: each.name in view.expansions for each in EXPANSIONS}
    parts = in_play(options)
    kinds = [kind.name for part in parts for kind, _ in (*part.kinds, *part.others)]
    characters = [player.character for player in view.players if player.character]
    more = [word for part in parts for word in _MORE_WORDS.get(part.name, ())]
    return list(dict.fromkeys([*kinds, *characters, *_ROLES, *_BASE_WORDS, *more]))


def _rules(word: str, view: TableView) -> list[Clause]:
    """Of all the books of the game that are in use at this table."""
    books = [
        book
        for book in GAME.rulebooks
        if book not in _BOOKS or not _BOOKS[book].isdisjoint(view.expansions)
    ]
    return [clause for book in books for clause in clauses(book) if word in clause.about]


def _has_source(event: Event) -> bool:
    """Whether a card or a character is its cause, and not the course of the game."""
    return event.kind in _CAUSED and event.parts["why"] not in _COURSE


def _goes_without_saying(event: Event, view: TableView) -> bool:
    """What the sentence before or after says as well, or what is only about unseen cards."""
    parts = event.parts
    match event.kind:
        case "discarded":
            return parts["why"] in _TOLD_ELSEWHERE
        case "played":  # against a shot: told as the escape
            return bool(parts["like"] == _MISSED)
        case "shot":  # a BANG! that was just played at this player, or what works like one
            return parts["need"] == 1 and _kind(parts["card"] or "") in (_BANG, _MISSED, _BOTTLE)
        case "checked":
            return parts["good"] or parts["why"] in _TOLD_ELSEWHERE
        case "drew":
            return parts["why"] in ("deal", "reward") and "cards" not in parts
        case "flipped":
            return not parts["cards"]
        case "paid-nuggets":  # told with what they buy
            return parts["why"] in COST and parts["why"] not in _USED_FOR_NUGGETS
        case "got-equipment":  # just bought or drawn by this player
            return bool(parts["seat"] == view.turn)
    return False


# Words


def _yes(yes: object) -> str:
    return "yes" if yes else "no"


def _kind(card: str) -> str:
    """Of a card; a character is its own."""
    found = _CARD.fullmatch(card) or _COPY.fullmatch(card)
    return card if found is None else found["kind"]


def _own_or_other(seat: int | None, own: int) -> str:
    """For whom it is, or by whom: who acts, or somebody else."""
    return "own" if seat in (None, own) else "other"


def _sign(card: str) -> str:
    """Such as `Q♥`."""
    found = _CARD.fullmatch(card)
    return "" if found is None else found["rank"] + _SUITS[found["suit"]]


def _text_id(name: str) -> str:
    """Of a kind of card, a character, a role, or another word of the table."""
    families = (("character", LIFE), ("role", _ROLES), ("word", WORDS))
    family = next((family for family, names in families if name in names), "card")
    return f"bang-{family}-{name}"


def _life(player: PlayerView) -> str:
    left = max(0, player.life)
    return "●" * left + "○" * (player.most - left)


def _glued(text: str) -> str:
    """Within it a line may not be broken."""
    return text.replace(" ", "\xa0")


def _wrapped(text: str, margin: str) -> list[str]:
    lines = textwrap.wrap(
        text,
        WIDTH,
        initial_indent=margin,
        subsequent_indent=margin or "  ",
        break_on_hyphens=False,
    )
    return [line.replace("\xa0", " ") for line in lines]


def _coloured(lines: list[str]) -> Text:
    text = Text("\n".join(line.rstrip() for line in lines))
    text.highlight_regex(r"[●♥♦]", style="red")
    return text


# Answers


def _once(answers: Sequence[Answer]) -> list[Answer]:
    """Of copies without a sign, which nothing tells apart, the first one."""
    found: dict[Answer, Answer] = {}
    for answer in answers:
        found.setdefault(alike(answer), answer)
    return list(found.values())


def alike(answer: Answer) -> Answer:
    """What answers have in common that differ only in which of several copies they name."""
    return answer._replace(
        cards=tuple([card if _CARD.fullmatch(card) else _kind(card) for card in answer.cards])
    )


def _is_trade(answer: Answer) -> bool:
    """It uses something, and a card of the hand is the price."""
    return answer.verb == "use" and len(answer.cards) == 2


def _aim_id(answer: Answer) -> str:
    """The question that tells apart the answers of a group."""
    if _is_trade(answer):
        return "bang-ask-price"
    return "bang-ask-give" if answer.verb == "buy" else "bang-ask-target"


def _like(answer: Answer, ask: Ask) -> str:
    """What a card is played as, if not as itself: Calamity Janet's doing, or a Bottle's."""
    if answer.verb == "as":
        return answer.cards[0]
    if answer.verb != "play":
        return ""
    kind = _kind(answer.cards[0])
    if ask.kind == "turn" and kind == _MISSED:
        return _BANG
    return _MISSED if ask.kind == "dodge" and kind == _BANG else ""


def answer_id(answer: Answer, ask: Ask) -> str:
    """The text of this answer is `bang-answer-` and this."""
    at = "" if answer.seat is None else "-at"
    match answer.verb:
        case "play" | "as" if answer.place is not None:
            return f"{answer.verb}-blind"
        case "play" | "as" if len(answer.cards) == 2:
            return f"{answer.verb}-on"
        case "play":
            return "play" + ("-as" if _like(answer, ask) else "") + at
        case "use" if _is_trade(answer):
            return "use-trade"
        case "use" | "as" | "buy":
            return answer.verb + at
        case "take" if ask.kind == "draw":
            return "take-discard" if answer.cards else "take-from"
    return answer.verb


def _numbers(answers: list[Answer], hand: Sequence[str]) -> list[int]:
    """Cards of the hand have the numbers they have there, and whatever else comes after them; so
    does what else can be done with a card.
    """
    others, found = count(len(hand) + 1), list[int]()
    for answer in answers:
        at = hand.index(answer.cards[0]) + 1 if answer.cards and answer.cards[0] in hand else 0
        found.append(at if at and at not in found else next(others))
    return found


def _numbered(word: str, choices: list[Choice], view: TableView) -> str | None:
    """What has this number in the menu or in the hand: a kind of card, or a character."""
    at = number(word, 999)
    kind = next((each.kind for each in choices if each.number == at), "")
    if not kind and at is not None and at <= len(view.hand):
        kind = _kind(view.hand[at - 1])
    return kind or None


def _chosen(word: str, choices: list[Choice]) -> Choice | None:
    """By its number, or by the beginning of a name; of cards of one kind it is the first.

    That is, of those that can be used alike; but what can also be played is played.
    """
    if number(word, 999) is not None:
        return next((each for each in choices if each.number == int(word)), None)
    start = word.lower()
    found = [each for each in choices if any(name.lower().startswith(start) for name in each.words)]
    clear = len(found) == 1 or (found and found[0].kind and len(set(map(_use, found))) == 1)
    return found[0] if word and clear else None


def _use(choice: Choice) -> tuple[str, str]:
    """What is done with a card of which kind. To sell a Beer it takes more than its name."""
    verb = choice.answers[0].verb
    return ("play" if verb == "sell" else verb), choice.kind


SCREEN = BangScreen
