"""The table of BANG!, drawn as text.

    >* Rose Doolan     you              Sheriff      ●●●○○ 4 cards in hand
         Winchester 8♠, range 5 · Barrel Q♠
       Jesse Jones     Clara (bot)      role unknown ●●●●  3 cards in hand
         Colt .45, range 1 · distance 2, within range · Mustang 8♥

The viewer comes first, and the others follow clockwise. > marks the turn, * marks the viewer.
"""

from __future__ import annotations

from rich.text import Text

from whistlestop.games.bang.expansions import CATALOGUE
from whistlestop.games.bang.narration import ending
from whistlestop.games.bang.view import PlayerView, TableView, UnderWayView
from whistlestop.terminal.bang.feats import feats
from whistlestop.terminal.bang.names import Names, is_legend, is_weapon, yes
from whistlestop.terminal.bang.train import train
from whistlestop.terminal.layout import WIDTH, unbroken, wrapped

_NARROW, _WIDE = 26, 39  # widths of a player in columns: three or, with the role, two in a row
_STANDINGS = ("shadow", "ghost")


class TableDrawing:
    """A drawing of the table, in full or as a sketch."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.say = names.say

    def draw(self, view: TableView) -> Text:
        lines = ["", self._headline(view), ""]
        for player in _clockwise(view):
            lines += self._player(view, player)
        lines += ["", *train(self.names, view), *feats(self.names, view)]
        lines += [*self._middle(view), *self._hand(view)]
        return _coloured(lines)

    def draw_small(self, view: TableView) -> Text:
        """Draw the table for a small screen: the players in columns, the piles and the hand."""
        lines = [self._headline(view), *self._cells_with_roles(view), ""]
        lines += feats(self.names, view)
        return _coloured([*lines, *self._middle(view), *self._hand(view)])

    def sketch(self, view: TableView) -> Text:
        return _coloured(self._cells(view))

    def _cells(self, view: TableView) -> list[str]:
        """Return the players in columns: turn, name, life points and number of cards."""
        cells = [self._cell(view, each) for each in _clockwise(view) if not each.out]
        return _in_columns(cells, _NARROW)

    def _cells_with_roles(self, view: TableView) -> list[str]:
        """Return the players in columns, with the roles that the viewer knows."""
        cells = []
        for player in _clockwise(view):
            known = view.roles[player.seat] is not None
            role = f"  {self._role(view, player.seat)}" if known else ""
            if not player.out:
                cells.append(self._cell(view, player) + role)
        return _in_columns(cells, _WIDE)

    def _cell(self, view: TableView, player: PlayerView) -> str:
        turn = ">" if view.turn == player.seat else " "
        return f"{turn}{self._name(player)[:15]:15} {_bullets(player):5} {player.hand:2}"

    def _headline(self, view: TableView) -> str:
        if view.over:
            return self.say(ending(view.why, len(view.players)))
        phase = self.say(f"bang-phase-{view.phase}")
        if view.turn is None:
            return phase
        return self.say("bang-turn", player=self.names.who(view, view.turn), phase=phase)

    # The players

    def _name(self, player: PlayerView) -> str:
        """Return the name of a character. A star marks a Legend."""
        if not player.character:
            return self.names.players[player.seat]
        star = "★" if is_legend(player) else ""
        return star + self.names.known_as(player.character)

    def _player(self, view: TableView, player: PlayerView) -> list[str]:
        """Return the lines for a player: role and life points, then the cards in front of them."""
        turn = ">" if view.turn == player.seat else " "
        mine = "*" if view.seat == player.seat else " "
        name = self._name(player) if player.character else "?"
        hand = self.say("bang-out" if player.out else "bang-cards-in-hand", count=player.hand)
        lines = [
            f"{turn}{mine} {name[:15]:15} {self.names.players[player.seat][:16]:16} "
            f"{self._role(view, player.seat):12} {_bullets(player):5} {hand}".rstrip()
        ]
        front = self._front(view, player) if view.phase != "setup" and not player.out else []
        known = [*self._standing(player), *front, *self._belongings(player)]
        return lines + wrapped(" · ".join(known), "     ")

    def _role(self, view: TableView, seat: int) -> str:
        """Return the name of a role if it is known. A match of two players has no roles."""
        role = view.roles[seat]
        if role is not None:
            return self.say(f"bang-role-{role}")
        return "" if len(view.players) == 2 else self.say("bang-role-unknown")

    def _front(self, view: TableView, player: PlayerView) -> list[str]:
        """Return the weapon, the distance and the other cards in play."""
        weapons = [card for card in player.cards if is_weapon(card)]
        weapon = self.names.cards(weapons) if weapons else self.say("bang-word-colt-45")
        marks = [self.say("bang-weapon", weapon=weapon, range=player.range)]
        distance = view.distances[player.seat]
        if distance is not None:
            reached = yes(view.reaches[player.seat])
            marks.append(self.say("bang-distance", distance=distance, reached=reached))
        others = [card for card in player.cards if card not in weapons]
        return [*marks, self.names.cards(others)] if others else marks

    def _standing(self, player: PlayerView) -> list[str]:
        """Return marks for a shadow, a ghost or a Legend, and the side of the player."""
        found = [self.names.source(mark) for mark in _STANDINGS if mark in player.marks]
        found += [self.names.source("legend")] if is_legend(player) else []
        return found if player.side is None else [*found, self.say("bang-side", side=player.side)]

    def _belongings(self, player: PlayerView) -> list[str]:
        """Return Fame, nuggets and equipment. An eliminated player keeps Fame and nuggets."""
        fame = dict(player.counters).get("fame", 0)
        nuggets = dict(player.counters).get("nuggets", 0)
        equipment = dict(player.piles).get("equipment")
        found = [unbroken(self.say("bang-fame", count=fame))] if fame else []
        found += [unbroken(self.say("bang-nuggets", count=nuggets))] if nuggets else []
        if equipment:
            found.append(f"{self.say('bang-word-equipment')}: {self.names.cards(equipment)}")
        return found

    # The middle of the table

    def _middle(self, view: TableView) -> list[str]:
        """Return the lines for the piles, and for the actions that are under way."""
        say, cards = self.say, self.names.cards
        piles = say(
            "bang-piles",
            deck=view.deck,
            count=view.discarded,
            top=yes(view.discard is not None),
            card=self.names.card(view.discard),
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
        """Return the line for the equipment on offer, with prices."""
        piles = dict(view.piles)
        if "display" not in piles or view.over:
            return []
        cards = [
            unbroken(f"{self.names.card(each)} {CATALOGUE.card[each].kind.cost}")
            for each in piles["display"]
        ]
        return [
            self.say(
                "bang-market",
                cards=", ".join(cards) or "-",
                deck=dict(view.stacks)["equipment"],
                used=len(piles["equipment-used"]),
            )
        ]

    def _doing(self, view: TableView, doing: UnderWayView) -> str:
        return self.say(
            f"bang-doing-{doing.what}",
            player=self.names.who(view, doing.by),
            target=self.names.who(view, doing.at),
            card=self.names.means(view, doing.by, doing.card),
            need=0 if doing.need is None else doing.need,
        )

    def _hand(self, view: TableView) -> list[str]:
        """Return the lines for the viewer's hand, with the numbers that choose a card."""
        if view.seat is None or view.over:
            return []
        if not view.hand:
            return [] if view.players[view.seat].out else [self.say("bang-hand-empty")]
        cards = [unbroken(f"{at} {self.names.card(card)}") for at, card in enumerate(view.hand, 1)]
        return wrapped(self.say("bang-hand") + ": " + "   ".join(cards), "")


def _clockwise(view: TableView) -> list[PlayerView]:
    """Return the players clockwise, starting with the viewer."""
    start = view.seat or 0
    return [*view.players[start:], *view.players[:start]]


def _in_columns(cells: list[str], width: int) -> list[str]:
    """Return rows of as many cells as stand side by side at this width."""
    count = WIDTH // width
    rows = [cells[at : at + count] for at in range(0, len(cells), count)]
    return ["  ".join(f"{cell:{width - 2}}" for cell in row) for row in rows]


def _is_settled(doing: UnderWayView) -> bool:
    """Return whether a shot was dodged or a life saved; both stay in the view a bit longer."""
    return doing.what in ("shot", "save") and doing.need is not None and doing.need <= 0


def _bullets(player: PlayerView) -> str:
    """Return the life points, left and lost, such as `●●○`."""
    left = max(0, player.life)
    return "●" * left + "○" * (player.most - left)


def _coloured(lines: list[str]) -> Text:
    """Put the lines together, with bullets and red suits in red."""
    text = Text("\n".join(line.rstrip() for line in lines))
    text.highlight_regex(r"[●♥♦]", style="red")
    return text
