"""Questions for cards: a BANG! to discard, a Beer to stay alive. Shots are in shot.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.reason import Reason, reason
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.card import PASS, RESCUE, STRIKE, PlayingCard
from whistlestop.games.bang.state import NOBODY, Player, Table, who
from whistlestop.games.bang.verbs import elimination, hands, life, special_discards, under_way


def serving(player: Player, duty: str) -> list[PlayingCard]:
    """List the hand cards that serve this duty, by themselves or by an ability of their owner."""
    if duty in player.effects.serves_all:
        return player.hand[:]
    swaps = player.effects.serves_as
    if not swaps:
        return [card for card in player.hand if card.kind.serves == duty]
    return [
        card for card in player.hand if card.kind.serves == duty or swaps.get(card.name) == duty
    ]


def any_time(g: Table, seat: int, answers: list[Answer]) -> None:
    """Offer the abilities that this player may use whenever they are asked for cards."""
    for ability in g.players[seat].effects.any_time:
        ability.offer(g, seat, answers)


def name_of_used(g: Table, answer: Answer) -> str:
    """Return the name of the thing that an answer uses: a character or a card."""
    used = answer.cards[0]
    card = g.catalogue.card.get(used)
    return used if card is None else card.name


def use(g: Table, seat: int, answer: Answer) -> Rule[None]:
    """Use an ability of a character or of a card in play."""
    effects = g.catalogue.thing[name_of_used(g, answer)].effects
    for ability in (*effects.any_time, *effects.last_chance, *effects.action):
        yield from ability.use(g, seat, answer)
        return


def ignores(
    g: Table, seat: int, card: PlayingCard | None, *, bang: bool = False, tries: bool = True
) -> Rule[bool]:
    """Return whether a card that somebody else has played does nothing to this player.

    `bang`: the card was played as a BANG! card. `tries`: the player may try to cancel the card.
    """
    if card is None:
        return False
    effects = g.players[seat].effects
    for immune in effects.ignores:
        if immune(g, seat, card):
            under_way.announce_ignored(g, seat, card)
            return True
    for evade in effects.evades if tries else ():
        if (yield from evade(g, seat, card, bang)):
            under_way.announce_ignored(g, seat, card)
            return True
    return False


def play_rescue(g: Table, seat: int, card: PlayingCard, like: str) -> None:
    """Play a Beer for any purpose, and let the characters react that react to every Beer."""
    hands.play(g, seat, card, NOBODY, None, like)
    for other in g.living:
        for heard in g.players[other].effects.rescue_played:
            heard(g, other)


def gives_up_bang(g: Table, seat: int, about: Mapping[str, Any]) -> Rule[bool]:
    """BASE-045, BASE-067: A player who holds any card is asked to discard a BANG! card.

    Return whether the player did so. The player may always pass. `about` is what the question
    tells: `by` played the card, and `foe` is the opponent at this moment.
    """
    while True:
        player = g.players[seat]
        answers = [card.to_discard for card in serving(player, STRIKE)]
        for substitute in player.effects.bang_substitute:
            substitute.offer(g, seat, answers)
        any_time(g, seat, answers)
        if not answers and not player.hand:
            return False
        answers.append(PASS)
        answer = yield Ask(seat, "fend", tuple(answers), about)
        if answer.verb == "discard":
            special_discards.discard_as_bang(
                g, seat, g.catalogue.card[answer.cards[0]], about["foe"]
            )
            return True
        if answer.verb == "pass":
            return False
        used = g.catalogue.thing[name_of_used(g, answer)]
        if used.effects.bang_substitute:
            holds = yield from used.effects.bang_substitute[0].use(g, seat, answer)
            if holds:
                special_discards.announce_fended(g, seat, used.name, about["foe"])
            return holds
        yield from use(g, seat, answer)


def offer_last_chance(g: Table, seat: int, by: int) -> Rule[None]:
    """BASE-113 to BASE-115: A player without life points may use Beers and abilities to survive.

    The player is not asked if everybody can see that nothing helps: no cards, or too few cards.
    One card is enough for a player who draws a card for every Beer.
    """
    player = g.players[seat]
    elimination.announce_dying(g, seat)
    under_way.begin(g, "save", by, seat, None, 1 - player.life)
    while player.life < 1:
        need = 1 - player.life
        answers: list[Answer] = []
        any_time(g, seat, answers)
        for ability in player.effects.last_chance:
            ability.offer(g, seat, answers)
        fewest = 1 if player.effects.rescue_played else need
        if not answers and (len(player.hand) < fewest or not beer_helps(g)):
            break
        if beer_helps(g):
            rescues = [card.to_play for card in player.hand if card.kind.serves == RESCUE]
            answers = rescues + answers
        answers.append(PASS)
        answer = yield Ask(seat, "save", tuple(answers), {"by": who(by), "need": need})
        if answer.verb == "use":
            yield from use(g, seat, answer)
        elif answer.verb == "play":
            card = g.catalogue.card[answer.cards[0]]
            play_rescue(g, seat, card, card.name)
            life.heal(g, seat, 1, card.name)
        else:
            break
    under_way.finish(g)


def no_answer_to_bang(_g: Table, _seat: int, _card: PlayingCard) -> Reason:
    """BASE-067: Return the reason that only a BANG! card can be discarded now."""
    return reason("bang-why-fend", "BASE-063", "BASE-067")


def no_rescue(g: Table, _seat: int, card: PlayingCard) -> Reason:
    """BASE-113, BASE-117: Return why this card does not save its dying owner."""
    if card.kind.serves == RESCUE and not beer_helps(g):
        return reason("bang-why-two-left", "BASE-117")
    return reason("bang-why-save", "BASE-113")


def beer_helps(g: Table) -> bool:
    """BASE-053, BASE-117: A Beer does not help while only two players are left."""
    return len(g.living) > 2
