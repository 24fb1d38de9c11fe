"""The train: moving it, taking railcars from it, and the End of the Line."""

from __future__ import annotations

from functools import cache
from typing import Final

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.narration import Text, text
from whistlestop.engine.reason import Pick, Reason, reason
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.after_resolution import settle
from whistlestop.games.bang.card import PlayingCard
from whistlestop.games.bang.catalogue import Catalogue
from whistlestop.games.bang.effects import Ability, Effects
from whistlestop.games.bang.elimination import discard_left_cards
from whistlestop.games.bang.general_store import share_out
from whistlestop.games.bang.reasons import name_of_card
from whistlestop.games.bang.roles import SHERIFF
from whistlestop.games.bang.shot import Shot, fire
from whistlestop.games.bang.state import NOBODY, Table, clockwise
from whistlestop.games.bang.taking import may_lie_before
from whistlestop.games.bang.targets import aimed_at, choose_targets
from whistlestop.games.bang.thing import TableRule
from whistlestop.games.bang.train_robbery import stations, verbs
from whistlestop.games.bang.train_robbery.table_state import (
    ADVANCED,
    DRIVER,
    EXPRESS,
    EXPRESS_TURN,
    LOCOMOTIVE,
    SIDE,
    STATIONS,
    TAKEN,
    TRAIN,
    end_of_the_line,
    paired,
    station_above,
    used,
)
from whistlestop.games.bang.verbs import hands, in_play, knowledge
from whistlestop.games.bang.wound import wound

# Characters with abilities around the train. They are defined in characters.py.
NO_LIMIT_ON_RAILCARS: Final = "benny-brawler"
BOARDS_FREE: Final = "sancho"
SWAPS_WHEN_IT_MOVES: Final = "shade-oconnor"
DRAWS_AT_THE_END: Final = "manuelita"

_DONE = Answer("done")


def lay_out(g: Table, cards: list[PlayingCard]) -> None:
    """Lay out the line and the train, with the custom station only if an option adds it."""
    cars = [card for card in cards if card.kind.deck != STATIONS]
    tiles = [card for card in cards if card.kind.deck == STATIONS]
    if "no-custom-station" in g.rulings:
        tiles = [card for card in tiles if card.name != stations.CUSTOM]
    verbs.lay_out(g, cars, tiles)


# Moving the train


def advance(
    g: Table, me: int, *, to_the_end: bool = False, free_with: list[PlayingCard] | None = None
) -> Rule[None]:
    """GTR-018, GTR-035: The train moves one station to the right, or to the End of the Line.

    The End of the Line is one place past the last station. `free_with`: this is the free advance
    of a player who has these cards to pay with.
    """
    end = end_of_the_line(g)
    verbs.move_train(g, me, end if to_the_end else g.counters[LOCOMOTIVE] + 1)
    at_end = g.counters[LOCOMOTIVE] == end
    yield from _react_to_movement(g, me, at_end=at_end)
    if at_end:
        yield from _arrive(g, me, full_steam=to_the_end, free_with=free_with)


def _react_to_movement(g: Table, me: int, *, at_end: bool) -> Rule[None]:
    """GTR-125, GTR-128, GTR-129: Abilities that react to a move come before everything else."""
    for seat in (me, *clockwise(g, me)):
        traits = g.players[seat].traits
        if SWAPS_WHEN_IT_MOVES in traits:
            yield from _swap_a_card(g, seat, me)
        if DRAWS_AT_THE_END in traits and at_end:
            hands.draw(g, seat, 2, DRAWS_AT_THE_END)  # GTR-125


def _swap_a_card(g: Table, seat: int, me: int) -> Rule[None]:
    """GTR-128: Outside his turn, Shade O'Connor may discard a hand card and draw a card."""
    hand = g.players[seat].hand
    if seat == me or not hand:
        return
    answer = yield Ask(seat, "swap", (*[card.to_discard for card in hand], _DONE))
    if answer.verb == "discard":
        in_play.discard(g, seat, g.catalogue.card[answer.cards[0]], SWAPS_WHEN_IT_MOVES)
        hands.draw(g, seat, 1, SWAPS_WHEN_IT_MOVES)


def _arrive(
    g: Table, me: int, *, full_steam: bool, free_with: list[PlayingCard] | None
) -> Rule[None]:
    """GTR-037, GTR-091, GTR-092: The player may take a railcar, and then the effect happens.

    After that a new line is laid out.
    """
    yield from take_at_the_end(g, me, free_with)
    times = 1
    if full_steam and not g.players[me].out:
        answer = yield Ask(me, "full-steam", (Answer("skip"), Answer("double")))
        times = 2 if answer.verb == "double" else 0
        verbs.announce_full_steam(g, me, times)
    for _ in range(times):
        if g.outcome is None:
            yield from _locomotive_effect(g, me)
    if g.outcome is None:
        verbs.start_new_line(g)


def _locomotive_effect(g: Table, me: int) -> Rule[None]:
    """GTR-038, GTR-047 to GTR-050: Ironhorse shoots at everybody; Leland opens a General Store.

    Nobody is responsible for the shots.
    """
    if g.counters[SIDE]:
        yield from share_out(g, me, None, "leland")
        return
    present = [seat for seat in (me, *clockwise(g, me)) if not g.players[seat].out]
    for seat in (yield from choose_targets(g, me, present, "ironhorse")):
        yield from fire(g, Shot(NOBODY, seat, None, "ironhorse"))
    yield from settle(g)


def run_by_itself(g: Table, me: int) -> Rule[bool]:
    """GTR-017, GTR-019: The train moves at the very start of each turn of the Sheriff."""
    if _drives(g, me):
        yield from advance(g, me)
    return True


def _drives(g: Table, me: int) -> bool:
    """Return whether the turns of this player move the train.

    Without a Sheriff, the first player moves it. Once that player is out, the next player does
    (T-03).
    """
    if len(g.players) > 3:
        return g.players[me].role == SHERIFF
    driver = g.counters.get(DRIVER, me)
    while g.players[driver].out:
        driver = (driver + 1) % len(g.players)
    if g.counters.get(DRIVER) != driver:
        verbs.name_driver(g, driver)
    return driver == me


# Taking a railcar


def may_take(g: Table, me: int) -> bool:
    """GTR-021: A player may take one railcar a turn; GTR-115: Benny Brawler has no limit."""
    return NO_LIMIT_ON_RAILCARS in g.players[me].traits or not used(g, me, TAKEN)


def _possessions(g: Table, me: int) -> list[PlayingCard]:
    return g.players[me].hand + g.players[me].in_play


def _board_answers(
    g: Table,
    me: int,
    pairs: list[tuple[PlayingCard, PlayingCard]],
    possessions: list[PlayingCard],
) -> list[Answer]:
    """GTR-022: A player may take a railcar below a station. List the ways to pay for each."""
    answers: list[Answer] = []
    free = BOARDS_FREE in g.players[me].traits
    for car, station in pairs:
        if not placeable(g, me, car):
            continue
        if free:
            answers.append(Answer("board", (car.id,), place="free"))
        cards = stations.payments(g, me, station, possessions)
        if cards is not None:
            answers += [_board(car, card) for card in cards]
            if not cards:
                answers.append(_board(car))
    return answers


@cache
def _board(car: PlayingCard, card: PlayingCard | None = None) -> Answer:
    """Make the answer that takes a railcar, and pays with a card. Each answer is made once."""
    return Answer("board", (car.id,) if card is None else (car.id, card.id))


def _can_board(
    g: Table, me: int, pairs: list[tuple[PlayingCard, PlayingCard]], possessions: list[PlayingCard]
) -> bool:
    """Return whether there is any answer in `_board_answers`."""
    free = BOARDS_FREE in g.players[me].traits
    return any(
        placeable(g, me, car)
        and (free or stations.payments(g, me, station, possessions) is not None)
        for car, station in pairs
    )


def _board_offer(g: Table, me: int, answers: list[Answer]) -> None:
    if not may_take(g, me):
        return
    answers += _board_answers(g, me, paired(g), _possessions(g, me))
    if not used(g, me, ADVANCED) and _can_pay_after_advance(g, me):
        answers.append(_ADVANCE)


def _no_boarding(g: Table, me: int, pick: Pick) -> Reason | None:
    """GTR-021, GTR-022, GTR-024: Return why a railcar of the train cannot be taken."""
    pairs = paired(g)
    for car in g.piles[TRAIN]:
        if car.id == pick.card:
            return _not_taken(
                g, me, car, next((above for each, above in pairs if each is car), None)
            )
    for station in g.piles[STATIONS]:
        if station.id == pick.card:
            below = next((each for each, above in pairs if above is station), None)
            name = _name_of_station(station)
            if below is None:
                return reason("bang-why-no-car-here", "GTR-022", station=name)
            return reason("bang-why-car-below", "GTR-022", station=name, card=name_of_card(below))
    return None


def _not_taken(g: Table, me: int, car: PlayingCard, station: PlayingCard | None) -> Reason:
    if not may_take(g, me):
        return reason("bang-why-one-railcar", "GTR-021")
    if station is None:
        return reason("bang-why-not-below", "GTR-022", card=name_of_card(car))
    fare = stations.price_list(g, station).fare
    text_id, clause = _UNPAID[fare]
    return reason(text_id, clause, station=_name_of_station(station))


# For each fare: the text and the clause that say why a player cannot pay it.
_UNPAID: Final = {
    stations.ONE_CARD: ("bang-why-fare", "GTR-024"),
    stations.TWO_CARDS: ("bang-why-two-cards", "GTR-067"),
    stations.LIFE_POINT: ("bang-why-last-life", "GTR-066"),
}


def _name_of_station(station: PlayingCard) -> Text:
    return text(f"bang-station-{station.name}")


_ADVANCE = Answer("advance")


def _can_pay_after_advance(g: Table, me: int) -> bool:
    """GTR-027, GTR-028: The free advance is legal only if the player could pay afterwards."""
    return _can_board(g, me, paired(g, g.counters[LOCOMOTIVE] + 1), _possessions(g, me))


def _imply_payment(g: Table, me: int) -> None:
    """Note that everybody can conclude from a free advance that the hand can pay (T-32).

    Nobody can conclude this if something else can pay, or any two cards.
    """
    pairs = paired(g, g.counters[LOCOMOTIVE] + 1)
    prices = [stations.price_list(g, tile) for car, tile in pairs if placeable(g, me, car)]
    two = any(price.fare == stations.TWO_CARDS for price in prices)
    if (two and len(_possessions(g, me)) > 1) or _can_board(g, me, pairs, g.players[me].in_play):
        return
    tiles = frozenset([price for price in prices if price.fare == stations.ONE_CARD])
    knowledge.imply(g, me, _fitting(g.catalogue, tiles))


@cache
def _fitting(catalogue: Catalogue, tiles: frozenset[stations.Station]) -> list[PlayingCard]:
    """List all cards that fit one of these stations. Each list is made once."""
    return [card for card in catalogue.cards if any(tile.fits(card) for tile in tiles)]


def _no_offer(_g: Table, _me: int, _answers: list[Answer]) -> None:
    """Offer nothing: `_board_offer` also offers these answers."""


def _free_advance(g: Table, me: int, _answer: Answer) -> Rule[None]:
    """GTR-028: The train moves, and then the player takes a railcar below a station.

    The player pays with what was there before the move (T-15). So the payment proves that the
    move was legal.
    """
    verbs.count_use(g, me, ADVANCED)
    possessions = _possessions(g, me)
    _imply_payment(g, me)
    end = g.counters[LOCOMOTIVE] == end_of_the_line(g) - 1
    yield from advance(g, me, free_with=possessions)
    if not end:
        answers = tuple(_board_answers(g, me, paired(g), possessions))
        if answers:
            taken = yield Ask(me, "board", answers)
            yield from board(g, me, taken)
    knowledge.forget_implied(g)


def take_at_the_end(g: Table, me: int, free_with: list[PlayingCard] | None) -> Rule[None]:
    """GTR-037: The active player may take a railcar first, or must after a free advance.

    Each purchase is completely resolved before the Locomotive works (docs/rulings.md, B-09).
    """
    while not g.players[me].out and may_take(g, me):
        pairs = [pair for pair in paired(g) if placeable(g, me, pair[0])]
        possessions = _possessions(g, me) if free_with is None else free_with
        answers = _board_answers(g, me, pairs, possessions)
        # A player who holds any card is asked, so that the question gives nothing away.
        if not pairs or not (answers or g.players[me].hand):
            return
        if free_with is None or not answers:
            answers.append(_DONE)
        answer = yield Ask(me, "board", tuple(answers))
        if answer.verb == "done":
            return
        yield from board(g, me, answer, free_with)
        free_with = None
        yield from settle(g)  # this also eliminates a ghost who has paid with the Ghost Car


def board(
    g: Table, me: int, answer: Answer, free_with: list[PlayingCard] | None = None
) -> Rule[None]:
    """GTR-021, GTR-024: The player pays the station and takes the railcar."""
    car = g.catalogue.card[answer.cards[0]]
    station = station_above(g, car)
    verbs.count_use(g, me, TAKEN)
    if answer.place != "free":
        yield from _pay(g, me, station, answer, free_with)
    if g.players[me].out:
        return  # a ghost has paid with the Ghost Car
    verbs.announce_boarded(g, me, car, station, free=answer.place == "free")
    yield from take_railcar(g, me, car)


def _pay(
    g: Table, me: int, station: PlayingCard, answer: Answer, free_with: list[PlayingCard] | None
) -> Rule[None]:
    """GTR-066, GTR-067: Most stations take a card, one takes two, and one takes a life point."""
    fare = stations.price_list(g, station).fare
    if fare == stations.LIFE_POINT:
        yield from wound(g, me, 1, NOBODY, station.name)
        return
    in_play.discard(g, me, g.catalogue.card[answer.cards[1]], station.name)
    if fare == stations.TWO_CARDS and not g.players[me].out:
        rest = _possessions(g, me)
        if free_with is not None:
            rest = [card for card in rest if card in free_with]
        second = rest[0]
        if len(rest) > 1:
            also = yield Ask(me, "pay", tuple([card.to_discard for card in rest]))
            second = g.catalogue.card[also.cards[0]]
        in_play.discard(g, me, second, station.name)
    yield from discard_left_cards(g)


def take_railcar(g: Table, me: int, car: PlayingCard) -> Rule[None]:
    """GTR-031: The railcar is put in front of a player."""
    seat = yield from choose_place(me, car, places(g, me, car))
    verbs.take_from_train(g, seat, car, me)


def places(g: Table, me: int, car: PlayingCard) -> list[int]:
    """GTR-031, GTR-073, GTR-083: A railcar goes to its taker. Some may go to any player."""
    return places_for(g, car) if car.kind.at_somebody else [me]


def placeable(g: Table, me: int, car: PlayingCard) -> bool:
    return bool(places(g, me, car))


def places_for(g: Table, car: PlayingCard) -> list[int]:
    """List the players who may get a railcar; a Ghost Car may also go to a player who is out."""
    revives = bool(car.kind.effects.came_into_play)
    seats = list(range(len(g.players))) if revives else g.living
    return [seat for seat in seats if may_lie_before(g, seat, car)]


def choose_place(me: int, car: PlayingCard, seats: list[int]) -> Rule[int]:
    """Ask for the player who gets a railcar, if there are several to choose from."""
    if len(seats) == 1:
        return seats[0]
    answers = tuple([Answer("give", (car.id,), seat) for seat in seats])
    return aimed_at((yield Ask(me, "give", answers, {"card": car.id})))


# The end of a turn


def forget_uses(g: Table, _seat: int) -> Rule[None]:
    """Forget the uses that are limited in a turn, so that the next turn allows them again."""
    verbs.forget_uses(g)
    yield from ()


def no_further_turn(g: Table) -> bool:
    """GTR-072: After the extra turn of an Express Car, nothing grants a further extra turn."""
    return (g.extra_turn and EXPRESS_TURN in g.counters) or EXPRESS in g.players[g.turn].counters


def next_turn_is_the_last(g: Table, me: int) -> Rule[None]:
    """GTR-072: Extra turns that were granted earlier come before that of Express Car (T-17)."""
    verbs.pass_express_turn_on(g, me)
    yield from ()


# The order of discards counts: anybody may get Money Bag or Cattle Truck, which use the top cards.
THE_TRAIN = TableRule(
    "train",
    Effects(
        turn_starts=(run_by_itself,),
        turn_over=(forget_uses, next_turn_is_the_last),
        no_more_turns=(no_further_turn,),
        order_counts=True,
        brings_back=True,  # Ghost Car (GTR-075)
    ),
)
BOARD = TableRule("board", Effects(action=(Ability(_board_offer, board, _no_boarding),)))
ADVANCE = TableRule("advance", Effects(action=(Ability(_no_offer, _free_advance),)))
