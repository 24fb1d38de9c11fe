"""The 16 railcars: eight work while they lie in front of their owner, eight when discarded."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.narration import text
from whistlestop.engine.reason import Pick, Reason, reason
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.bang.card import BLIND, BLUE, Card, PlayingCard
from whistlestop.games.bang.discard_order import discard_all, order_counts
from whistlestop.games.bang.draw_check import check, is_hearts
from whistlestop.games.bang.effects import (
    NONE,
    Ability,
    BangSubstitute,
    Cover,
    Effects,
    Prohibition,
)
from whistlestop.games.bang.elimination import discard_left_cards, leave_the_table
from whistlestop.games.bang.reasons import beyond_weapon, of_nearest
from whistlestop.games.bang.roles import SHERIFF
from whistlestop.games.bang.shot import Shot, fire
from whistlestop.games.bang.state import EXCESS, NOBODY, Table, clockwise
from whistlestop.games.bang.taking import (
    belongings,
    in_play_of,
    make_discard,
    may_lie_before,
    take,
    takeable,
)
from whistlestop.games.bang.targets import Aim, aimed_at, choose_targets, number_of
from whistlestop.games.bang.thing import Mark
from whistlestop.games.bang.train_robbery import verbs
from whistlestop.games.bang.train_robbery.table_state import RAILCARS, used
from whistlestop.games.bang.train_robbery.train import choose_place, places_for
from whistlestop.games.bang.verbs import elimination, hands, in_play, life, turns, under_way
from whistlestop.games.bang.wound import survives


def spend(g: Table, seat: int, name: str) -> None:
    """GTR-052: The owner discards a railcar to use its effect."""
    in_play.discard(g, seat, in_play_of(g, seat, name), name)


def blue_cards(g: Table, seat: int, but: str) -> list[PlayingCard]:
    """List the blue cards of the player, in hand or in play, except the card named `but` (T-08)."""
    player = g.players[seat]
    cards = [card for card in player.hand + player.in_play if card.kind.blue]
    return [card for card in cards if card.name != but]


def _with(name: str, cards: list[PlayingCard]) -> list[Answer]:
    return [Answer("use", (name, card.id)) for card in cards]


def _as(like: str, seat: int, cards: list[PlayingCard | None]) -> list[Answer]:
    """Make the answers that use a railcar like another card: `as panic barrel-QS at 2`."""
    return [
        Answer("as", (like,), seat, BLIND) if card is None else Answer("as", (like, card.id), seat)
        for card in cards
    ]


def _wanted(g: Table, answer: Answer) -> PlayingCard | None:
    return None if answer.place == BLIND else g.catalogue.card[answer.cards[1]]


# Railcars that stay


def _caboose_offer(g: Table, shot: Shot, answers: list[Answer]) -> None:
    answers += _with("caboose", blue_cards(g, shot.at, "caboose"))


def _caboose(g: Table, shot: Shot, answer: Answer) -> Rule[bool]:
    """GTR-069: The owner may discard another blue card as a Missed!."""
    in_play.discard(g, shot.at, g.catalogue.card[answer.cards[1]], "caboose")
    yield from discard_left_cards(g)
    return True


def ignore_indians_and_duels(_g: Table, _me: int, card: PlayingCard) -> bool:
    """Return whether the card is Indians! or Duel, which do nothing to the owner."""
    return card.name in ("duel", "indians")


def empty_hand_is_safe(g: Table, me: int) -> bool:
    """GTR-085: The owner cannot be the target of a BANG! card while their hand is empty."""
    return not g.players[me].hand


SAFE_WITHOUT_CARDS = Prohibition(empty_hand_is_safe, "bang-why-private-car", ("GTR-085",))


def _sleeper_offer(g: Table, me: int, answers: list[Answer]) -> None:
    if not used(g, me, "sleeper-car"):
        seats = Aim(g, me).in_range()
        answers += [
            Answer("use", ("sleeper-car", card.id), seat)
            for card in blue_cards(g, me, "sleeper-car")
            for seat in seats
        ]


def _no_sleeper(g: Table, me: int, pick: Pick) -> Reason | None:
    """GTR-087: Return why Sleeper Car does not shoot now: it is used, or no card pays for it."""
    if pick.card != "sleeper-car":
        return None
    if used(g, me, "sleeper-car"):
        return reason("bang-why-used", "GTR-087", card=text("bang-card-sleeper-car"), count=1)
    if not blue_cards(g, me, "sleeper-car"):
        return reason("bang-why-no-blue-card", "GTR-087", card=text("bang-card-sleeper-car"))
    return of_nearest(g, me, lambda seat: beyond_weapon(g, me, seat))


def _sleeper(g: Table, me: int, answer: Answer) -> Rule[None]:
    """Discard another blue card as a BANG!, outside the limit, once a turn."""
    verbs.count_use(g, me, "sleeper-car")
    in_play.discard(g, me, g.catalogue.card[answer.cards[1]], "sleeper-car")
    if not g.players[me].out:
        yield from fire(g, Shot(me, aimed_at(answer), None, "sleeper-car"))


def _sleeper_as_bang_offer(g: Table, me: int, answers: list[Answer]) -> None:
    if not used(g, me, "sleeper-car"):
        answers += _with("sleeper-car", blue_cards(g, me, "sleeper-car"))


def _sleeper_as_bang(g: Table, me: int, answer: Answer) -> Rule[bool]:
    """GTR-087: The owner may also use Sleeper Car when they are asked to discard a BANG!."""
    verbs.count_use(g, me, "sleeper-car")
    in_play.discard(g, me, g.catalogue.card[answer.cards[1]], "sleeper-car")
    yield from discard_left_cards(g)
    return True


# The Ghost Car

GHOST = "ghost"


def keep_no_hand(_g: Table, _me: int, _limit: int) -> int:
    """GTR-078: A ghost keeps no hand, whatever else would change the hand limit (T-31)."""
    return 0


def stay_as_a_ghost(g: Table, me: int) -> bool:
    """GTR-074, GTR-077: The player stays in the game without life, and is not eliminated."""
    elimination.haunt(g, me, GHOST)
    return True


def leave_without_the_ghost_car(g: Table, me: int) -> None:
    """GTR-079, GTR-080: A ghost who loses Ghost Car is out, without rewards and heirs.

    The ghost discards all cards as soon as a rule can ask for their order.
    """
    if GHOST not in g.players[me].traits:
        return
    in_play.lose_trait(g, me, GHOST)
    if survives(g, me):
        return
    elimination.go_out(g, me, NOBODY)
    elimination.note_eliminated(g, me)
    leave_the_table(g, me)


def bring_back(g: Table, me: int) -> None:
    """GTR-075: Ghost Car brings back an eliminated player. A shadow stays for good (T-13)."""
    if g.players[me].out:
        elimination.come_back(g, me, GHOST)
        hands.note_refill(g, me)
    elif g.players[me].effects.frozen:
        elimination.haunt(g, me, GHOST)


def _is_sheriff(g: Table, seat: int) -> bool:
    """GTR-073: Ghost Car may not lie in front of the Sheriff."""
    return g.players[seat].role == SHERIFF


NOT_THE_SHERIFF = Prohibition(_is_sheriff, "bang-why-ghost-car-sheriff", ("GTR-073",))


# Railcars to discard


def _spent_for(
    name: str,
    may: Callable[[Table, int], bool],
    use: Callable[[Table, int], Rule[None]],
    why: str = "",
) -> tuple[Ability, ...]:
    """Make an ability for phase 2: the owner discards the railcar and then makes any choices.

    `why` is the id of the text that says why it is of no use.
    """

    def offer(g: Table, me: int, answers: list[Answer]) -> None:
        if may(g, me):
            answers.append(in_play_of(g, me, name).to_use)

    def spend_it(g: Table, me: int, _answer: Answer) -> Rule[None]:
        spend(g, me, name)
        yield from use(g, me)

    def why_not(_g: Table, _me: int, pick: Pick) -> Reason | None:
        return reason(why, "GTR-052") if why and pick.card == name else None

    return (Ability(offer, spend_it, why_not),)


def _always(_g: Table, _me: int) -> bool:
    return True


def _baggage_answers(g: Table, me: int) -> list[Answer]:
    aim = Aim(g, me)
    answers = [Answer("as", ("bang",), seat) for seat in aim.in_range()]
    for seat in (*aim.within(1), me):
        answers += _as("panic", seat, _but_baggage(takeable(g, me, seat)))
    for seat in (*aim.others(), me):
        answers += _as("cat-balou", seat, _but_baggage(belongings(g, me, seat)))
    return answers


def _but_baggage(cards: list[PlayingCard | None]) -> list[PlayingCard | None]:
    """Leave out Baggage Car itself, which is discarded before it is used."""
    return [card for card in cards if card is None or card.name != "baggage-car"]


def _baggage_is_of_use(g: Table, me: int) -> bool:
    return bool(_baggage_answers(g, me))


def _baggage(g: Table, me: int) -> Rule[None]:
    """Use Baggage Car like a BANG!, a Panic! or a Cat Balou. It does not count as one."""
    answers = tuple(_baggage_answers(g, me))
    chosen = yield Ask(me, "as", answers, {"card": "baggage-car"})
    like, at = chosen.cards[0], aimed_at(chosen)
    under_way.announce_used_as(g, me, "baggage-car", like, at)
    if like == "bang":
        yield from fire(g, Shot(me, at, None, "baggage-car"))
    elif like == "panic":
        take(g, me, at, _wanted(g, chosen), "baggage-car")
    else:
        make_discard(g, me, at, _wanted(g, chosen), "baggage-car")


def _baggage_cover_offer(g: Table, shot: Shot, answers: list[Answer]) -> None:
    answers.append(in_play_of(g, shot.at, "baggage-car").to_use)


def _baggage_cover(g: Table, shot: Shot, _answer: Answer) -> Rule[bool]:
    """Use Baggage Car like a Missed!, also outside the owner's turn."""
    spend(g, shot.at, "baggage-car")
    yield from ()
    return True


def _any_discard(g: Table, _me: int) -> bool:
    return bool(g.discard)


def _cattle_truck(g: Table, me: int) -> Rule[None]:
    """Take one of the top three cards of the discard pile."""
    cards = g.discard[-3:]
    if cards:
        card = cards[0]
        if len(cards) > 1:
            answer = yield Ask(me, "dig", tuple([each.to_take for each in cards]))
            card = g.catalogue.card[answer.cards[0]]
        hands.take_discard(g, me, card)


def _circus_wagon(g: Table, me: int) -> Rule[None]:
    """GTR-070, GTR-071: All others, clockwise, discard a card in play of their own choice."""
    for seat in (yield from choose_targets(g, me, clockwise(g, me), "circus-wagon")):
        cards = g.players[seat].in_play
        if not cards:
            continue
        card = cards[0]
        if len(cards) > 1:
            answer = yield Ask(seat, "circus", tuple([each.to_discard for each in cards]))
            card = g.catalogue.card[answer.cards[0]]
        in_play.discard(g, seat, card, "circus-wagon")
        yield from discard_left_cards(g)


def _coal_hopper(g: Table, me: int) -> Rule[None]:
    """Draw a card, and discard a railcar in play of any player."""
    hands.draw(g, me, 1, "coal-hopper")
    answers = [
        Answer("discard", (card.id,), seat)
        for seat in (me, *clockwise(g, me))
        for card in g.players[seat].in_play
        if card.kind.home is not None
    ]
    if answers:
        answer = answers[0] if len(answers) == 1 else (yield Ask(me, "derail", tuple(answers)))
        make_discard(g, me, aimed_at(answer), g.catalogue.card[answer.cards[0]], "coal-hopper")


def _express_car(g: Table, me: int) -> Rule[None]:
    """Discard the whole hand, end the turn and grant an extra turn."""
    yield from discard_all(g, me, g.players[me].hand, "express-car", ask=order_counts(g))
    turns.grant_turn(g)
    verbs.note_express_car(g, me)
    turns.go_to(g, EXCESS)


def _lounge_offer(g: Table, me: int, answers: list[Answer]) -> None:
    if g.piles[RAILCARS]:
        answers.append(in_play_of(g, me, "lounge-car").to_use)


def _no_lounge(_g: Table, _me: int, pick: Pick) -> Reason | None:
    return reason("bang-why-lounge-car", "GTR-081") if pick.card == "lounge-car" else None


def _lounge_car(g: Table, me: int, _answer: Answer) -> Rule[None]:
    """GTR-081, GTR-082: The owner draws two railcars: one to keep, one for another player.

    Lounge Car goes under the deck after the draw, so that it does not draw itself (T-11).
    """
    cars = verbs.draw_railcars(g, me, 2)
    spend(g, me, "lounge-car")
    keep = [car for car in cars if may_lie_before(g, me, car)]
    mine = keep[0] if keep else None
    if len(keep) > 1:
        answer = yield Ask(me, "lounge", tuple([car.to_take for car in keep]))
        mine = g.catalogue.card[answer.cards[0]]
    for car in cars:
        seats = [me] if car is mine else _others_for(g, me, car)
        seat = (yield from choose_place(me, car, seats)) if seats else None
        verbs.place_drawn(g, car, seat, me)


def _others_for(g: Table, me: int, car: PlayingCard) -> list[int]:
    return [seat for seat in places_for(g, car) if seat != me]


def _mail_car(g: Table, me: int) -> Rule[None]:
    """Draw three cards, and give one of them to another player."""
    cards = hands.draw(g, me, 3, "mail-car")
    others = clockwise(g, me)
    if not cards or not others:
        return
    # The answer names the place of the card among the three, because nobody else may know the card.
    answers = tuple(
        [
            Answer("give", (), seat, None, number + 1)
            for number in range(len(cards))
            for seat in others
        ]
    )
    about = {"card": "mail-car", "cards": [card.id for card in cards]}
    answer = yield Ask(me, "mail", answers, about)
    hands.hand_over(g, me, aimed_at(answer), cards[number_of(answer) - 1], "mail-car")


def _passenger_car_answers(g: Table, me: int) -> list[Answer]:
    return [each for seat in clockwise(g, me) for each in _as("panic", seat, takeable(g, me, seat))]


def _passenger_car_is_of_use(g: Table, me: int) -> bool:
    return bool(_passenger_car_answers(g, me))


def _passenger_car(g: Table, me: int) -> Rule[None]:
    """Take a card of any other player, at any distance."""
    answers = tuple(_passenger_car_answers(g, me))
    chosen = yield Ask(me, "as", answers, {"card": "passenger-car"})
    take(g, me, aimed_at(chosen), _wanted(g, chosen), "passenger-car")


def dining_car_check(g: Table, me: int) -> Rule[bool]:
    """Make a "draw!" after the checks of Dynamite and Jail. Hearts give a life point (T-10)."""
    if (yield from check(g, me, "dining-car", is_hearts)):
        life.heal(g, me, 1, "dining-car")
    return True


def _car(
    name: str,
    effects: Effects = NONE,
    *,
    at_somebody: bool = False,
    barred: Prohibition | None = None,
) -> Card:
    """GTR-051: A railcar in play is a blue card. It never enters a hand."""
    return Card(
        name,
        deck=RAILCARS,
        border=BLUE,
        at_somebody=at_somebody,
        barred=barred,
        home=verbs.put_under_deck,
        effects=effects,
    )


CARS = (
    _car(
        "baggage-car",
        Effects(
            cover=(Cover(_baggage_cover_offer, _baggage_cover),),
            action=_spent_for("baggage-car", _baggage_is_of_use, _baggage, "bang-why-baggage-car"),
        ),
    ),
    _car("caboose", Effects(cover=(Cover(_caboose_offer, _caboose),))),
    _car(
        "cattle-truck",
        Effects(
            action=_spent_for("cattle-truck", _any_discard, _cattle_truck, "bang-why-cattle-truck")
        ),
    ),
    _car("circus-wagon", Effects(action=_spent_for("circus-wagon", _always, _circus_wagon))),
    _car("coal-hopper", Effects(action=_spent_for("coal-hopper", _always, _coal_hopper))),
    _car("dining-car", Effects(turn_starts=(dining_car_check,))),
    _car("express-car", Effects(action=_spent_for("express-car", _always, _express_car))),
    # GTR-073: it may be put in front of any player but the Sheriff.
    _car(
        "ghost-car",
        Effects(
            haunts=(stay_as_a_ghost,),
            left_play=(leave_without_the_ghost_car,),
            came_into_play=(bring_back,),
        ),
        at_somebody=True,
        barred=NOT_THE_SHERIFF,
    ),
    _car("lounge-car", Effects(action=(Ability(_lounge_offer, _lounge_car, _no_lounge),))),
    # GTR-083, GTR-084: its owner sees all others at 1 more distance.
    _car("lumber-flatcar", Effects(nearer=-1), at_somebody=True),
    _car("mail-car", Effects(action=_spent_for("mail-car", _always, _mail_car))),
    _car("observation-car", Effects(nearer=1, farther=1)),
    _car(
        "passenger-car",
        Effects(
            action=_spent_for(
                "passenger-car",
                _passenger_car_is_of_use,
                _passenger_car,
                "bang-why-passenger-car",
            )
        ),
    ),
    _car("prisoner-car", Effects(ignores=(ignore_indians_and_duels,))),
    _car("private-car", Effects(no_aim=(SAFE_WITHOUT_CARDS,))),
    _car(
        "sleeper-car",
        Effects(
            action=(Ability(_sleeper_offer, _sleeper, _no_sleeper),),
            bang_substitute=(BangSubstitute(_sleeper_as_bang_offer, _sleeper_as_bang),),
        ),
    ),
)

# GTR-076, GTR-078: the life points of a ghost do not change, and a ghost keeps no hand.
GHOST_MARK = Mark(GHOST, Effects(frozen=True, hand_limit=(keep_no_hand,)))
