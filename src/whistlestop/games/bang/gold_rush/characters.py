"""The 8 characters of Gold Rush."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.card import MOST_SEATS
from whistlestop.games.bang.character import Character
from whistlestop.games.bang.draw_check import check, is_red
from whistlestop.games.bang.effects import Ability, Effects
from whistlestop.games.bang.gold_rush import verbs
from whistlestop.games.bang.gold_rush.equipment import (
    choose_player,
    is_brown,
    pay_for_cards,
    use_at_once,
)
from whistlestop.games.bang.gold_rush.market import DISCOUNT
from whistlestop.games.bang.gold_rush.table_state import any_left, has_equipment, nuggets_of
from whistlestop.games.bang.shot import Shot, fire
from whistlestop.games.bang.state import Table, clockwise
from whistlestop.games.bang.targets import Aim, aimed_at
from whistlestop.games.bang.verbs import hands, in_play, turns
from whistlestop.games.bang.wound import Wound


def check_for_another_turn(g: Table, me: int) -> Rule[None]:
    """GR-061: Don Bell makes a check at the end of his turn. A red card gives an extra turn.

    He makes no check at the end of an extra turn or of a skipped turn.
    """
    if not (g.extra_turn or g.skipped) and (yield from check(g, me, "don-bell", is_red)):
        turns.grant_turn(g)


DON_BELL = Character("don-bell", life=4, effects=Effects(turn_ends=(check_for_another_turn,)))


def drop_one_for_a_nugget(g: Table, me: int, count: int) -> Rule[None]:
    """GR-062: Dutch Will draws, discards one of these cards and takes a nugget."""
    cards = hands.draw(g, me, count, "phase")
    if cards:
        dropped = cards[0]
        if len(cards) > 1:
            answer = yield Ask(me, "drop", tuple([card.to_discard for card in cards]))
            dropped = g.catalogue.card[answer.cards[0]]
        in_play.discard(g, me, dropped, "dutch-will")
    verbs.gain_nuggets(g, me, 1, "dutch-will")


DUTCH_WILL = Character("dutch-will", life=4, effects=Effects(phase_one=(drop_one_for_a_nugget,)))

_SHOT = tuple([Answer("use", ("jacky-murieta",), seat) for seat in range(MOST_SEATS)])


def _buy_shot_offer(g: Table, me: int, answers: list[Answer]) -> None:
    if nuggets_of(g, me) >= 2:
        answers += [_SHOT[seat] for seat in Aim(g, me).in_range()]


def _buy_shot(g: Table, me: int, answer: Answer) -> Rule[None]:
    """GR-063, GR-064: Jacky Murieta pays two nuggets for a shot, without a card or a limit."""
    verbs.pay_nuggets(g, me, 2, "jacky-murieta")
    yield from fire(g, Shot(me, aimed_at(answer), None, "jacky-murieta"))


JACKY_MURIETA = Character(
    "jacky-murieta", life=4, effects=Effects(action=(Ability(_buy_shot_offer, _buy_shot),))
)

_FIND = Answer("use", ("josh-mccloud",))


def _find_offer(g: Table, me: int, answers: list[Answer]) -> None:
    if nuggets_of(g, me) >= 2 and any_left(g):
        answers.append(_FIND)


def _find(g: Table, me: int, answer: Answer) -> Rule[None]:
    """GR-065, GR-066: Josh McCloud pays two nuggets for the top card of the equipment deck.

    A black card lies under the deck until its owner is chosen. If he already has a card of that
    name, the new card stays there.
    """
    verbs.pay_nuggets(g, me, 2, "josh-mccloud")
    card = verbs.find_equipment(g, me)
    if is_brown(card):
        yield from use_at_once(g, me, card, answer)
        return
    verbs.put_under(g, card)
    if has_equipment(g, me, card.name):
        return
    seats = [me]
    if card.kind.at_somebody:
        seats += [seat for seat in clockwise(g, me) if not has_equipment(g, seat, card.name)]
    seat = yield from choose_player(me, card, seats)
    verbs.take_from_under(g, card)
    verbs.put_before(g, seat, card)


JOSH_MCCLOUD = Character(
    "josh-mccloud", life=4, effects=Effects(action=(Ability(_find_offer, _find),))
)


def draw_for_a_beer(g: Table, me: int) -> None:
    """GR-067 to GR-070: Madam Yto draws a card for each Beer of any player, for any purpose."""
    hands.draw(g, me, 1, "madam-yto")


MADAM_YTO = Character("madam-yto", life=4, effects=Effects(rescue_played=(draw_for_a_beer,)))

# GR-071, GR-072: she may pay a lower price. See `prices` in market.py.
PRETTY_LUZENA = Character(DISCOUNT, life=4)

# GR-073, GR-074: he may pay for cards, twice a turn.
RADDIE_SNAKE = Character(
    "raddie-snake", life=4, effects=Effects(action=(pay_for_cards("raddie-snake"),))
)


def nugget_for_each_life_point(g: Table, hurt: Wound) -> Rule[None]:
    """GR-075: Simeon Picos takes a nugget from the heap for each life point lost."""
    verbs.gain_nuggets(g, hurt.seat, hurt.points, "simeon-picos")
    yield from ()


SIMEON_PICOS = Character(
    "simeon-picos", life=4, effects=Effects(wounded=(nugget_for_each_life_point,))
)

CHARACTERS = (
    DON_BELL,
    DUTCH_WILL,
    JACKY_MURIETA,
    JOSH_MCCLOUD,
    MADAM_YTO,
    PRETTY_LUZENA,
    RADDIE_SNAKE,
    SIMEON_PICOS,
)
