"""The table of BANG!.

    >* Rose Doolan     you              Sheriff      ●●●○○ 4 cards in hand
         Winchester 8♠, range 5 · Barrel Q♠
       Jesse Jones     Normal (bot)     role unknown ●●●●  3 cards in hand
         Colt .45, range 1 · distance 2, within range · Mustang 8♥

The viewer comes first, the others follow clockwise. The mark > is the turn's, * the viewer's.
"""

from __future__ import annotations

from rich.text import Text

from whistlestop.games.bang.gold_rush.equipment import COST
from whistlestop.games.bang.view import DoingView, PlayerView, TableView
from whistlestop.terminal.bang.feats import feats
from whistlestop.terminal.bang.train import train
from whistlestop.terminal.bang.words import (
    Words,
    coloured,
    glued,
    is_legend,
    is_weapon,
    kind_of,
    life,
    wrapped,
    yes,
)

_COLUMN = 26  # of a sketch; three stand side by side
_STANDINGS = ("shadow", "ghost")


class Table:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    def draw(self, view: TableView) -> Text:
        lines = ["", self._headline(view), ""]
        for player in _clockwise(view):
            lines += self._player(view, player)
        lines += ["", *train(self.words, view), *feats(self.words, view)]
        lines += [*self._middle(view), *self._hand(view)]
        return coloured(lines)

    def sketch(self, view: TableView) -> Text:
        cells = [
            f"{'>' if view.turn == each.seat else ' '}"
            f"{self._name(each)[:15]:15} {life(each):5} {each.hand:2}"
            for each in _clockwise(view)
            if not each.out
        ]
        rows = [cells[at : at + 3] for at in range(0, len(cells), 3)]
        return coloured(["  ".join(f"{cell:{_COLUMN - 2}}" for cell in row) for row in rows])

    def _headline(self, view: TableView) -> str:
        if view.over:
            return self.say(f"bang-over-{view.why}")
        phase = self.say(f"bang-phase-{view.phase}")
        if view.turn is None:
            return phase
        return self.say("bang-turn", player=self.words.who(view, view.turn), phase=phase)

    # The players

    def _name(self, player: PlayerView) -> str:
        """By which everybody is known; a star is a Legend's."""
        if not player.character:
            return self.words.players[player.seat]
        star = "★" if is_legend(player) else ""
        return star + self.words.known_as(player.character)

    def _player(self, view: TableView, player: PlayerView) -> list[str]:
        """Who it is and how it goes, then what lies in front of it."""
        turn = ">" if view.turn == player.seat else " "
        mine = "*" if view.seat == player.seat else " "
        name = self._name(player) if player.character else "?"
        hand = self.say("bang-out" if player.out else "bang-cards-in-hand", count=player.hand)
        lines = [
            f"{turn}{mine} {name[:15]:15} {self.words.players[player.seat][:16]:16} "
            f"{self._role(view, player.seat):12} {life(player):5} {hand}".rstrip()
        ]
        front = self._front(view, player) if view.phase != "setup" and not player.out else []
        known = [*self._standing(player), *front, *self._belongings(player)]
        return lines + wrapped(" · ".join(known), "     ")

    def _role(self, view: TableView, seat: int) -> str:
        """A duel of two has no roles."""
        role = view.roles[seat]
        if role is not None:
            return self.say(f"bang-role-{role}")
        return "" if len(view.players) == 2 else self.say("bang-role-unknown")

    def _front(self, view: TableView, player: PlayerView) -> list[str]:
        weapons = [card for card in player.cards if is_weapon(card)]
        weapon = self.words.cards(weapons) if weapons else self.say("bang-word-colt-45")
        marks = [self.say("bang-weapon", weapon=weapon, range=player.range)]
        distance = view.distances[player.seat]
        if distance is not None:
            reached = yes(view.reaches[player.seat])
            marks.append(self.say("bang-distance", distance=distance, reached=reached))
        others = [card for card in player.cards if card not in weapons]
        return [*marks, self.words.cards(others)] if others else marks

    def _standing(self, player: PlayerView) -> list[str]:
        """A shadow, a ghost or a Legend, and whose side it is on; that stays with who is out."""
        found = [self.words.source(mark) for mark in _STANDINGS if mark in player.marks]
        found += [self.words.source("legend")] if is_legend(player) else []
        return found if player.side is None else [*found, self.say("bang-side", side=player.side)]

    def _belongings(self, player: PlayerView) -> list[str]:
        """Fame, nuggets, which stay with who is out as well, and equipment."""
        fame = dict(player.counters).get("fame", 0)
        nuggets = dict(player.counters).get("nuggets", 0)
        equipment = dict(player.piles).get("equipment")
        found = [glued(self.say("bang-fame", count=fame))] if fame else []
        found += [glued(self.say("bang-nuggets", count=nuggets))] if nuggets else []
        if equipment:
            found.append(f"{self.say('bang-word-equipment')}: {self.words.cards(equipment)}")
        return found

    # Between them

    def _middle(self, view: TableView) -> list[str]:
        """The piles, and what is going on."""
        say, cards = self.say, self.words.cards
        piles = say(
            "bang-piles",
            deck=view.deck,
            count=view.discarded,
            top=yes(view.discard is not None),
            card=self.words.card(view.discard),
        )
        lines = [piles]
        if view.phase == "play":
            limited, limit = yes(view.bang_limit is not None), view.bang_limit or 0
            lines.append(say("bang-bangs", count=view.bangs, limit=limit, limited=limited))
        lines += [self._doing(view, each) for each in view.under_way if not _is_settled(each)]
        offered = view.store or dict(view.piles).get("drawn-railcars")
        if offered:
            lines.append(say("bang-on-offer", cards=cards(offered)))
        if view.peeked:
            lines.append(say("bang-looking-at", cards=cards(view.peeked)))
        lines += self._market(view)
        return [line for each in lines for line in wrapped(each, "")]

    def _market(self, view: TableView) -> list[str]:
        """The equipment on offer, with its prices."""
        piles = dict(view.piles)
        if "display" not in piles or view.over:
            return []
        cards = [
            glued(f"{self.words.card(each)} {COST[kind_of(each)]}") for each in piles["display"]
        ]
        return [
            self.say(
                "bang-market",
                cards=", ".join(cards) or "-",
                deck=dict(view.stacks)["equipment"],
                used=len(piles["equipment-used"]),
            )
        ]

    def _doing(self, view: TableView, doing: DoingView) -> str:
        return self.say(
            f"bang-doing-{doing.what}",
            player=self.words.who(view, doing.by),
            target=self.words.who(view, doing.at),
            card=self.words.means(view, doing.by, doing.card),
            need=doing.need,
        )

    def _hand(self, view: TableView) -> list[str]:
        """The own cards, with the numbers that they are chosen by."""
        if view.seat is None or view.over:
            return []
        if not view.hand:
            return [] if view.players[view.seat].out else [self.say("bang-hand-empty")]
        cards = [glued(f"{at} {self.words.card(card)}") for at, card in enumerate(view.hand, 1)]
        return wrapped(self.say("bang-hand") + ": " + "   ".join(cards), "")


def _clockwise(view: TableView) -> list[PlayerView]:
    """From the viewer on."""
    start = view.seat or 0
    return [*view.players[start:], *view.players[:start]]


def _is_settled(doing: DoingView) -> bool:
    """A shot that was dodged and a life that was saved are still there for a moment."""
    return doing.what in ("shot", "save") and doing.need <= 0
