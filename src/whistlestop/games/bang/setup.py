"""The setup before the first turn: roles, characters, life points and hands."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask, Together
from whistlestop.engine.rng import Rng
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.card import MOST_SEATS
from whistlestop.games.bang.catalogue import Catalogue
from whistlestop.games.bang.expansion import Expansion
from whistlestop.games.bang.roles import DEALT, DEPUTY, SHERIFF
from whistlestop.games.bang.state import START, Player, Table, clockwise
from whistlestop.games.bang.verbs import hands, identity, turns
from whistlestop.games.card_knowledge import CardKnowledge

_CHOICES = 2


def lay_out(
    rng: Rng,
    seats: int,
    catalogue: Catalogue,
    expansions: tuple[Expansion, ...],
    rulings: frozenset[str],
) -> Table:
    """Shuffle everything. The order of the cards is decided here; `deal` hands them out."""
    g = Table(rng, catalogue, tuple([each.name for each in expansions]), rulings)
    g.players = [Player() for _ in range(seats)]
    g.living = list(range(seats))
    _deal_roles(g)
    _offer_characters(g, expansions, _CHOICES if "choose" in rulings else 1)
    g.deck = [card for each in expansions for card in catalogue.playing_cards(each)]
    rng.shuffle(g.deck)
    others = [card for each in expansions for card in catalogue.other_cards(each)]
    size = 1 + max([card.number for card in (*g.deck, *others)])
    g.knowledge = CardKnowledge(size, MOST_SEATS)
    g.effects = catalogue.effects_of(
        tuple(sorted([rule.name for each in expansions for rule in each.rules]))
    )
    for each in expansions:
        if each.lay_out is not None:
            each.lay_out(g, catalogue.other_cards(each))
    return g


def _deal_roles(g: Table) -> None:
    """BASE-008 to BASE-013, BASE-189: Only the Sheriff is shown; in a game of three, all roles."""
    roles = list(DEALT[len(g.players)])
    g.rng.shuffle(roles)
    for player, role in zip(g.players, roles, strict=False):
        player.role = player.side = role
        player.shown = role == SHERIFF or len(roles) == 3


def _offer_characters(g: Table, expansions: tuple[Expansion, ...], count: int) -> None:
    names = [name for each in expansions for name in each.only_cast]
    if not names:
        names = [each.name for box in expansions for each in box.characters if not each.front]
    g.rng.shuffle(names)
    for player in g.players:
        player.offered = tuple([names.pop() for _ in range(count)])
    g.spare_characters = names


def deal(g: Table) -> Rule[None]:
    """BASE-014 to BASE-020: Players get characters, and then a card for each life point."""
    sheriff = [seat for seat, player in enumerate(g.players) if player.role == SHERIFF]
    turns.announce_roles(g, sheriff[0] if sheriff else None)
    characters = yield from _choose_characters(g)
    for seat, name in enumerate(characters):
        identity.become(
            g, seat, name, g.catalogue.characters[name].life + (1 if seat in sheriff else 0)
        )
    first = _first_player(g)
    for place, seat in enumerate((first, *clockwise(g, first))):
        count = g.players[seat].life
        for rule in g.effects.first_hand:
            count = rule(place, count)
        hands.draw(g, seat, count, "deal")
    turns.begin_turn(g, first, START)


def _choose_characters(g: Table) -> Rule[list[str]]:
    """Return the characters by seat: the dealt ones, or those that the players choose in secret.

    All players choose at the same time.
    """
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
    """BASE-020, BASE-190, BASE-197: The Sheriff takes the first turn.

    In a game of three the Deputy begins, in a game of two a random player.
    """
    for role in (SHERIFF, DEPUTY):
        for seat, player in enumerate(g.players):
            if player.role == role:
                return seat
    return g.rng.below(len(g.players))
