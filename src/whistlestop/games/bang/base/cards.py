"""The 80 cards of the base game."""

from __future__ import annotations

from functools import cache

from whistlestop.engine.ask import Answer
from whistlestop.engine.reason import Reason, reason
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.card import (
    BLIND,
    BLUE,
    DODGE,
    RANKS,
    RESCUE,
    SPADES,
    STRIKE,
    Card,
    PlayingCard,
)
from whistlestop.games.bang.common_plays import (
    at_anybody,
    before_oneself,
    not_aimed,
    not_at_anybody,
    not_before_oneself,
    put_before_oneself,
    without_target,
)
from whistlestop.games.bang.draw_check import check, is_hearts, waived
from whistlestop.games.bang.duel import duel as fight
from whistlestop.games.bang.effects import NO_LIMIT, Cover, Effects, Prohibition
from whistlestop.games.bang.general_store import share_out
from whistlestop.games.bang.reasons import (
    beyond,
    forbidden_by,
    name_of,
    name_of_card,
    not_a_target,
    of_all,
)
from whistlestop.games.bang.response import beer_helps, gives_up_bang, ignores, play_rescue
from whistlestop.games.bang.roles import SHERIFF
from whistlestop.games.bang.shot import Shot, fire, no_strike, offer_strike, strike
from whistlestop.games.bang.state import NOBODY, Table, clockwise
from whistlestop.games.bang.taking import (
    belongings,
    in_play_of,
    make_discard,
    may_lie_before,
    take,
    takeable,
)
from whistlestop.games.bang.targets import Aim, aimed_at, choose_targets
from whistlestop.games.bang.verbs import hands, in_play, life, under_way
from whistlestop.games.bang.wound import wound

# Offering a card


def _weapon(name: str, signs: str, range: int) -> Card:
    """Make a weapon card that has a range and no other effect."""
    return Card(
        name,
        signs,
        border=BLUE,
        range=range,
        offer=offer_weapon,
        why_not=no_weapon,
        play=put_before_oneself,
    )


def offer_weapon(aim: Aim, card: PlayingCard, answers: list[Answer]) -> None:
    """BASE-105 to BASE-107: A new weapon replaces the old one.

    With the option `same-weapon=refuse` it may not replace a weapon of the same name (B-03).
    """
    if "refuse" not in aim.g.rulings or card.name not in aim.g.players[aim.me].traits:
        answers.append(card.to_play)


def no_weapon(aim: Aim, card: PlayingCard, seat: int | None) -> Reason | None:
    """BASE-107: Return the reason that the option refuses a second weapon of the same name."""
    if "refuse" in aim.g.rulings and card.name in aim.g.players[aim.me].traits:
        return reason("bang-why-same-weapon", "BASE-107", card=name_of_card(card))
    return not_aimed(aim, card, seat)


def _on_cards(seat: int, card: PlayingCard, wanted: list[PlayingCard | None]) -> list[Answer]:
    """BASE-108: Make the answers that play a card on a random hand card or on a card in play."""
    return [
        card.to_play_blind[seat] if other is None else _on(card, other, seat) for other in wanted
    ]


@cache
def _on(card: PlayingCard, other: PlayingCard, seat: int) -> Answer:
    """Make the answer that plays a card on another card. Each answer is made once."""
    return Answer("play", (card.id, other.id), seat)


def _play_on(g: Table, me: int, card: PlayingCard, answer: Answer, like: str) -> PlayingCard | None:
    """Play a card and return the card that it is aimed at; None means a random hand card."""
    blind = answer.place == BLIND
    on = BLIND if blind else answer.cards[1]
    hands.play(g, me, card, aimed_at(answer), on, like)
    return None if blind else g.catalogue.card[on]


# Brown cards


def beer(g: Table, me: int, card: PlayingCard, _answer: Answer) -> Rule[None]:
    """BASE-051 to BASE-053: A Beer gives 1 life point back.

    It does nothing while only two players are left, or at full life.
    """
    play_rescue(g, me, card, "beer")
    if not (beer_helps(g) and life.heal(g, me, 1, "beer")):
        under_way.announce_no_effect(g, me, card)
    yield from ()


def panic_offer(aim: Aim, card: PlayingCard, answers: list[Answer]) -> None:
    """BASE-055, BASE-058: Panic! reaches players at distance 1, and own cards in play (B-04)."""
    for seat in (*aim.within(1), aim.me):
        answers += _on_cards(seat, card, takeable(aim.g, aim.me, seat))


def no_panic(aim: Aim, card: PlayingCard, seat: int | None) -> Reason | None:
    """BASE-055, BASE-056, BASE-058: Return why Panic! takes nothing at this seat, or anywhere."""
    g, me = aim.g, aim.me
    if seat is None:
        seats = (*aim.within(1), me)
        found = of_all(seats, lambda each: no_panic(aim, card, each))
        return found and reason("bang-why-nothing-near", "BASE-055", card=name_of_card(card))
    if seat != me:
        out = not_a_target(g, me, seat)
        far = out or beyond(g, me, seat, 1, name_of_card(card), "BASE-055", "BASE-056")
        if far is not None:
            return far
    return None if takeable(g, me, seat) else _nothing_there(aim, card, seat)


def _nothing_there(aim: Aim, card: PlayingCard, seat: int) -> Reason:
    """BASE-058, BASE-108: Return the reason that this player has no card that can be chosen."""
    if seat == aim.me:
        return reason("bang-why-nothing-own", "BASE-058", card=name_of_card(card))
    return reason("bang-why-nothing-there", "BASE-108", player=name_of(aim.g, seat))


def panic(g: Table, me: int, card: PlayingCard, answer: Answer) -> Rule[None]:
    """BASE-055: Panic! takes a card into the hand."""
    victim, wanted = aimed_at(answer), _play_on(g, me, card, answer, "panic")
    if victim == me or not (yield from ignores(g, victim, card)):
        take(g, me, victim, wanted, "panic")


def cat_balou_offer(aim: Aim, card: PlayingCard, answers: list[Answer]) -> None:
    """BASE-057, BASE-058: Cat Balou reaches all other players, and own cards in play (B-04)."""
    for seat in (*aim.others(), aim.me):
        answers += _on_cards(seat, card, belongings(aim.g, aim.me, seat))


def no_cat_balou(aim: Aim, card: PlayingCard, seat: int | None) -> Reason | None:
    """BASE-057, BASE-058: Return why nobody discards a card at this seat, or anywhere."""
    g, me = aim.g, aim.me
    if seat is None:
        found = of_all((*aim.others(), me), lambda each: no_cat_balou(aim, card, each))
        return found and reason("bang-why-nothing-anywhere", "BASE-057")
    if seat != me and (out := not_a_target(g, me, seat)) is not None:
        return out
    return None if belongings(g, me, seat) else _nothing_there(aim, card, seat)


def cat_balou(g: Table, me: int, card: PlayingCard, answer: Answer) -> Rule[None]:
    """BASE-057: Cat Balou makes a player discard a card."""
    victim, wanted = aimed_at(answer), _play_on(g, me, card, answer, "cat-balou")
    if victim == me or not (yield from ignores(g, victim, card)):
        make_discard(g, me, victim, wanted, "cat-balou")


def stagecoach(g: Table, me: int, card: PlayingCard, _answer: Answer) -> Rule[None]:
    """BASE-059: The player draws two cards."""
    hands.play(g, me, card, NOBODY, None, "stagecoach")
    hands.draw(g, me, 2, "stagecoach")
    yield from ()


def wells_fargo(g: Table, me: int, card: PlayingCard, _answer: Answer) -> Rule[None]:
    """BASE-060: The player draws three cards."""
    hands.play(g, me, card, NOBODY, None, "wells-fargo")
    hands.draw(g, me, 3, "wells-fargo")
    yield from ()


def general_store(g: Table, me: int, card: PlayingCard, _answer: Answer) -> Rule[None]:
    """BASE-061, BASE-062: A card for each player is turned up. Each takes one, `me` first."""
    hands.play(g, me, card, NOBODY, None, "general-store")
    yield from share_out(g, me, card, "general-store")


def no_duel(aim: Aim, card: PlayingCard, seat: int | None) -> Reason | None:
    """BASE-063: Return why this player, or everybody, cannot be challenged."""
    if seat == aim.me:
        return reason("bang-why-self", "BASE-063")
    return not_at_anybody(aim, card, seat)


def duel(g: Table, me: int, card: PlayingCard, answer: Answer) -> Rule[None]:
    """BASE-063: The player challenges another player, at any distance."""
    foe = aimed_at(answer)
    hands.play(g, me, card, foe, None, "duel")
    if not (yield from ignores(g, foe, card)):
        yield from fight(g, me, foe, card, "duel")


def gatling(g: Table, me: int, card: PlayingCard, _answer: Answer) -> Rule[None]:
    """BASE-066, BASE-068: The player fires a shot at all other players, clockwise."""
    hands.play(g, me, card, NOBODY, None, "gatling")
    for seat in (yield from choose_targets(g, me, clockwise(g, me), "gatling")):
        yield from fire(g, Shot(me, seat, card, "gatling"))


def indians(g: Table, me: int, card: PlayingCard, _answer: Answer) -> Rule[None]:
    """BASE-067, BASE-068: All others, clockwise, discard a BANG! card or lose 1 life point."""
    hands.play(g, me, card, NOBODY, None, "indians")
    about = {"by": me, "card": card.id, "foe": me}
    for seat in (yield from choose_targets(g, me, clockwise(g, me), "indians")):
        if (yield from ignores(g, seat, card)):
            continue
        under_way.begin(g, "fend", me, seat, card)
        held_off = yield from gives_up_bang(g, seat, about)
        under_way.finish(g)
        if not held_off:
            yield from wound(g, seat, 1, me, "indians", card)


def saloon(g: Table, me: int, card: PlayingCard, _answer: Answer) -> Rule[None]:
    """BASE-069: Every player in the game regains 1 life point."""
    hands.play(g, me, card, NOBODY, None, "saloon")
    for seat in (yield from choose_targets(g, me, [me, *clockwise(g, me)], "saloon")):
        life.heal(g, seat, 1, "saloon")


# Blue cards


_NINE = RANKS.index("9")


def explodes(card: PlayingCard) -> bool:
    """BASE-038, BASE-077: Spades from 2 to 9 make Dynamite explode."""
    return card.suit == SPADES and card.rank <= _NINE


def jail_offer(aim: Aim, card: PlayingCard, answers: list[Answer]) -> None:
    """BASE-082 to BASE-086: Jail goes to any other player except the Sheriff and players in Jail.

    With the option `self-jail` a player may also put it in front of themselves.
    """
    seats = aim.others()
    if "self-jail" in aim.g.rulings:
        seats.append(aim.me)
    answers += [card.to_play_at[seat] for seat in seats if may_lie_before(aim.g, seat, card)]


def no_jail(aim: Aim, card: PlayingCard, seat: int | None) -> Reason | None:
    """BASE-082 to BASE-086: Return why this player, or everybody, cannot be put in Jail."""
    g, me = aim.g, aim.me
    if seat is None:
        seats = [*aim.others(), me]
        found = of_all(seats, lambda each: no_jail(aim, card, each))
        return found and reason("bang-why-nobody-jailed", "BASE-083", "BASE-084")
    if seat == me and "self-jail" not in g.rulings:
        return reason("bang-why-self-jail", "BASE-085")
    if seat != me and (out := not_a_target(g, me, seat)) is not None:
        return out
    if NOT_THE_SHERIFF.applies(g, seat):
        return forbidden_by(NOT_THE_SHERIFF, g, seat)
    if card.name in g.players[seat].traits:
        return reason("bang-why-jailed", "BASE-084", player=name_of(g, seat))
    return None


def _is_sheriff(g: Table, seat: int) -> bool:
    """BASE-083: Jail may not lie in front of the Sheriff."""
    return g.players[seat].role == SHERIFF


NOT_THE_SHERIFF = Prohibition(_is_sheriff, "bang-why-jail-sheriff", ("BASE-083",))


def jail(g: Table, me: int, card: PlayingCard, answer: Answer) -> Rule[None]:
    """BASE-082: The player puts Jail in front of another player."""
    in_play.equip(g, aimed_at(answer), card, me)
    yield from ()


def dynamite_check(g: Table, me: int) -> Rule[bool]:
    """BASE-077 to BASE-079: On Spades 2 to 9 Dynamite costs 3 life points; else it moves on."""
    card = in_play_of(g, me, "dynamite")
    if (yield from check(g, me, "dynamite", explodes)):
        in_play.explode(g, me, card)
        yield from wound(g, me, 3, NOBODY, "dynamite", card)
        return True
    for seat in clockwise(g, me):
        if "dynamite" not in g.players[seat].traits:
            in_play.pass_on(g, me, seat, card)
            break
    return True


def jail_check(g: Table, me: int) -> Rule[bool]:
    """BASE-087, BASE-088: On Hearts the player takes the turn, else not. Jail is discarded."""
    card = in_play_of(g, me, "jail")
    free = (yield from waived(g, me, "jail")) or (yield from check(g, me, "jail", is_hearts))
    in_play.release(g, me, card, free=free)
    return free


def barrel_offer(g: Table, shot: Shot, answers: list[Answer]) -> None:
    """BASE-073: A Barrel allows one check for each shot."""
    if "barrel" not in shot.tried:
        answers.append(in_play_of(g, shot.at, "barrel").to_use)


def barrel(g: Table, shot: Shot, _answer: Answer) -> Rule[bool]:
    """BASE-072: On Hearts a Barrel counts as one Missed!."""
    return (yield from check(g, shot.at, "barrel", is_hearts))


# BASE-001 to BASE-006. Dynamite is listed before Jail because its check comes first (BASE-022).
CARDS = (
    Card(
        "bang",
        "AS 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD",
        serves=STRIKE,
        offer=offer_strike,
        why_not=no_strike,
        play=strike,
    ),
    Card("missed", "2S 3S 4S 5S 6S 7S 8S 10C JC QC KC AC", serves=DODGE),
    Card(
        "beer",
        "6H 7H 8H 9H 10H JH",
        serves=RESCUE,
        offer=without_target,
        why_not=not_aimed,
        play=beer,
    ),
    Card("panic", "JH QH AH 8D", offer=panic_offer, why_not=no_panic, play=panic),
    Card("cat-balou", "KH 9D 10D JD", offer=cat_balou_offer, why_not=no_cat_balou, play=cat_balou),
    Card("stagecoach", "9S 9S", offer=without_target, why_not=not_aimed, play=stagecoach),
    Card("wells-fargo", "3H", offer=without_target, why_not=not_aimed, play=wells_fargo),
    Card("general-store", "9C QS", offer=without_target, why_not=not_aimed, play=general_store),
    Card("duel", "QD JS 8C", offer=at_anybody, why_not=no_duel, play=duel),
    Card("gatling", "10H", offer=without_target, why_not=not_aimed, play=gatling),
    Card("indians", "KD AD", offer=without_target, why_not=not_aimed, play=indians),
    Card("saloon", "5H", offer=without_target, why_not=not_aimed, play=saloon),
    Card(
        "barrel",
        "QS KS",
        border=BLUE,
        offer=before_oneself,
        why_not=not_before_oneself,
        play=put_before_oneself,
        effects=Effects(cover=(Cover(barrel_offer, barrel),)),
    ),
    Card(
        "dynamite",
        "2H",
        border=BLUE,
        offer=before_oneself,
        why_not=not_before_oneself,
        play=put_before_oneself,
        effects=Effects(turn_starts=(dynamite_check,)),
    ),
    Card(
        "jail",
        "JS 10S 4H",
        border=BLUE,
        offer=jail_offer,
        why_not=no_jail,
        play=jail,
        barred=NOT_THE_SHERIFF,
        effects=Effects(turn_starts=(jail_check,)),
    ),
    # BASE-091, BASE-092: Mustang and Scope change distances.
    Card(
        "mustang",
        "8H 9H",
        border=BLUE,
        offer=before_oneself,
        why_not=not_before_oneself,
        play=put_before_oneself,
        effects=Effects(farther=1),
    ),
    Card(
        "scope",
        "AS",
        border=BLUE,
        offer=before_oneself,
        why_not=not_before_oneself,
        play=put_before_oneself,
        effects=Effects(nearer=1),
    ),
    # BASE-095: Volcanic removes the limit of BANG! cards in a turn.
    Card(
        "volcanic",
        "10S 10C",
        border=BLUE,
        range=1,
        offer=offer_weapon,
        why_not=no_weapon,
        play=put_before_oneself,
        effects=Effects(more_bangs=NO_LIMIT),
    ),
    _weapon("schofield", "JC QC KS", range=2),
    _weapon("remington", "KC", range=3),
    _weapon("rev-carabine", "AC", range=4),
    _weapon("winchester", "8S", range=5),
)
