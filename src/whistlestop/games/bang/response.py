"""Being asked for a card: a BANG! to give up, a Beer in need. A shot has its own file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.bang import verbs
from whistlestop.games.bang.cards import DISCARD, IDS, KINDS, NUMBER, PASS, PLAY, RESCUE, STRIKE
from whistlestop.games.bang.hooks import ACTION, ANY_TIME, FENCE, LAST_CHANCE
from whistlestop.games.bang.state import NOBODY, Player, Table


def serving(player: Player, duty: str) -> list[int]:
    """The hand cards that are good for that, by themselves or by what their owner can do."""
    if duty in player.voice.serves_all:
        return player.hand[:]
    swaps = player.voice.serves_as
    if not swaps:
        return [card for card in player.hand if KINDS[card].serves == duty]
    return [
        card
        for card in player.hand
        if KINDS[card].serves == duty or swaps.get(KINDS[card].name) == duty
    ]


def any_time(g: Table, seat: int, answers: list[Answer]) -> None:
    """What this player may do whenever it is asked something."""
    for ability in g.players[seat].voice.any_time:
        ability.offer(g, seat, answers)


def thing(answer: Answer) -> str:
    """The name of what is used: a character, or the kind of a card."""
    used = answer.cards[0]
    return KINDS[NUMBER[used]].name if used in NUMBER else used


def use(g: Table, seat: int, answer: Answer) -> Rule[None]:
    """An ability of a character or of a card in play, by its name."""
    name = thing(answer)
    for abilities in (ANY_TIME, LAST_CHANCE, ACTION):
        if name in abilities.by_name:
            yield from abilities.by_name[name].use(g, seat, answer)
            return


def ignores(
    g: Table, seat: int, card: int, *, bang: bool = False, tries: bool = True
) -> Rule[bool]:
    """Whether a card that somebody else has played does nothing to this player.

    `bang`: it was played as a BANG! card. `tries`: what has a chance to stop it may be used.
    """
    if card == NOBODY:
        return False
    voice = g.players[seat].voice
    for immune in voice.ignores:
        if immune(g, seat, card):
            g.emit("ignored", seat=seat, card=IDS[card])
            return True
    for evade in voice.evades if tries else ():
        if (yield from evade(g, seat, card, bang)):
            g.emit("ignored", seat=seat, card=IDS[card])
            return True
    return False


def drink(g: Table, seat: int, card: int, like: str) -> None:
    """Play a card that rescues, whatever for; there are those who listen for it."""
    verbs.play(g, seat, card, NOBODY, None, like)
    for other in g.living:
        for heard in g.players[other].voice.rescue_played:
            heard(g, other)


def fends(g: Table, seat: int, about: Mapping[str, Any]) -> Rule[bool]:
    """BASE-045, BASE-067: discard a BANG! card, or not. Who holds any cards is asked."""
    while True:
        player = g.players[seat]
        answers = [DISCARD[card] for card in serving(player, STRIKE)]
        for fence in player.voice.fence:
            fence.offer(g, seat, answers)
        any_time(g, seat, answers)
        if not answers and not player.hand:
            return False
        answers.append(PASS)
        answer = yield Ask(seat, "fend", tuple(answers), about)
        if answer.verb == "use" and thing(answer) in FENCE.by_name:
            holds = yield from FENCE.by_name[thing(answer)].use(g, seat, answer)
            if holds:
                g.emit("fended", seat=seat, card=thing(answer), by=about["by"])
            return holds
        if answer.verb == "use":
            yield from use(g, seat, answer)
        elif answer.verb == "discard":
            verbs.discard(g, seat, NUMBER[answer.cards[0]], "fend")
            g.emit("fended", seat=seat, card=answer.cards[0], by=about["by"])
            return True
        else:
            return False


def save(g: Table, seat: int, by: int) -> Rule[None]:
    """BASE-113 to BASE-115: without life left, what brings it back; or else elimination.

    It is asked unless everybody can see that nothing helps: no cards, or too few of them; who draws
    for every Beer may find the others with one.
    """
    player = g.players[seat]
    g.emit("dying", seat=seat, need=1 - player.life)
    verbs.begin(g, "save", by, seat, NOBODY, 1 - player.life)
    while player.life < 1:
        need = 1 - player.life
        answers: list[Answer] = []
        any_time(g, seat, answers)
        for ability in player.voice.last_chance:
            ability.offer(g, seat, answers)
        fewest = 1 if player.voice.rescue_played else need
        if not answers and (len(player.hand) < fewest or not beer_helps(g)):
            break
        if beer_helps(g):
            answers = [PLAY[card] for card in player.hand if KINDS[card].serves == RESCUE] + answers
        answers.append(PASS)
        about = {"by": verbs.who(by), "need": need}
        answer = yield Ask(seat, "save", tuple(answers), about)
        if answer.verb == "use":
            yield from use(g, seat, answer)
        elif answer.verb == "play":
            card = NUMBER[answer.cards[0]]
            drink(g, seat, card, KINDS[card].name)
            verbs.heal(g, seat, 1, KINDS[card].name)
        else:
            break
    verbs.finish(g)


def beer_helps(g: Table) -> bool:
    """BASE-053, BASE-117: not while only two players are left."""
    return len(g.living) > 2


def card_id(card: int) -> str | None:
    return IDS[card] if card >= 0 else None
