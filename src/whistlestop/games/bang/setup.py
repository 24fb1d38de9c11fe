"""Before the first turn: roles, characters, life points and hands."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask, Together
from whistlestop.engine.rng import Rng
from whistlestop.engine.rule import Rule
from whistlestop.games.bang import verbs
from whistlestop.games.bang.part import LIFE, Part
from whistlestop.games.bang.roles import DEALT, DEPUTY, SHERIFF
from whistlestop.games.bang.state import START, Player, Table, clockwise

_CHOICES = 2


def lay_out(rng: Rng, seats: int, parts: tuple[Part, ...], rulings: frozenset[str]) -> Table:
    """Shuffle everything. What is dealt to whom is settled here; `deal` does it."""
    g = Table(rng, tuple([part.name for part in parts]), rulings)
    g.players = [Player() for _ in range(seats)]
    g.living = list(range(seats))
    _deal_roles(g)
    _offer_characters(g, parts, _CHOICES if "choose" in rulings else 1)
    g.deck = [card for part in parts for card in part.cards()]
    rng.shuffle(g.deck)
    size = 1 + max(card for part in parts for card in part.cards() + part.other_cards())
    g.known = [0] * size
    g.shown = [0] * size
    g.has(tuple(sorted([rule for part in parts for rule in part.rules])))
    for part in parts:
        if part.lay_out is not None:
            part.lay_out(g, part.other_cards())
    return g


def _deal_roles(g: Table) -> None:
    """BASE-008 to BASE-013, BASE-189: the Sheriff's lies open, and with three players all do."""
    roles = list(DEALT[len(g.players)])
    g.rng.shuffle(roles)
    for player, role in zip(g.players, roles, strict=False):
        player.role = player.side = role
        player.shown = role == SHERIFF or len(roles) == 3


def _offer_characters(g: Table, parts: tuple[Part, ...], count: int) -> None:
    casts = [part for part in parts if part.only_cast] or parts
    names = [name for part in casts for name in part.characters]
    g.rng.shuffle(names)
    for player in g.players:
        player.offered = tuple([names.pop() for _ in range(count)])
    g.spare = names


def deal(g: Table) -> Rule[None]:
    """BASE-014 to BASE-020: characters, and then a card for each life point."""
    sheriff = [seat for seat, player in enumerate(g.players) if player.role == SHERIFF]
    known = tuple([player.role if player.shown and player.role else None for player in g.players])
    g.emit("dealt", sheriff=sheriff[0] if sheriff else None, roles=known)
    characters = yield from _choose_characters(g)
    for seat, name in enumerate(characters):
        verbs.become(g, seat, name, LIFE[name] + (1 if seat in sheriff else 0))
    first = _first_player(g)
    for place, seat in enumerate((first, *clockwise(g, first))):
        count = g.players[seat].life
        for rule in g.voice.first_hand:
            count = rule(place, count)
        verbs.draw(g, seat, count, "deal")
    verbs.begin_turn(g, first, START)


def _choose_characters(g: Table) -> Rule[list[str]]:
    """Dealt one, or the choice of two, all at the same time."""
    if len(g.players[0].offered) == 1:
        return [player.offered[0] for player in g.players]
    answers = yield Together(
        tuple(
            [
                Ask(
                    seat, "character", tuple([Answer("choose", (name,)) for name in player.offered])
                )
                for seat, player in enumerate(g.players)
            ]
        )
    )
    return [answer.cards[0] for answer in answers]


def _first_player(g: Table) -> int:
    """BASE-020, BASE-190, BASE-197: the Sheriff; of three the Deputy; of two one by lot."""
    for role in (SHERIFF, DEPUTY):
        for seat, player in enumerate(g.players):
            if player.shown and player.role == role:
                return seat
    return g.rng.below(len(g.players))
