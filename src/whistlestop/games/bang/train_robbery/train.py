"""The train: where it is, who moves it, what is taken from it, and the End of the Line."""

from __future__ import annotations

from typing import Final

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule import Rule
from whistlestop.games.bang import verbs
from whistlestop.games.bang.cards import DISCARD, HOMES, IDS, KINDS, NUMBER, names
from whistlestop.games.bang.crowd import crowd
from whistlestop.games.bang.distance import aimed_at
from whistlestop.games.bang.hooks import ACTION, TURN_OVER, TURN_STARTS, Ability
from whistlestop.games.bang.roles import SHERIFF
from whistlestop.games.bang.settle import settle
from whistlestop.games.bang.shot import Shot, fire
from whistlestop.games.bang.state import NOBODY, Table, clockwise
from whistlestop.games.bang.store import share_out
from whistlestop.games.bang.taking import may_lie_before
from whistlestop.games.bang.train_robbery import stations
from whistlestop.games.bang.wound import wound

DECK: Final = "railcars"
TRAIN: Final = "train"  # behind the Locomotive, the first car first
APART: Final = "drawn-railcars"  # only while they are being placed
AT: Final = "locomotive"  # the number of its station; one past the last is the End of the Line
SIDE: Final = "leland"  # which side of it is up: 0 Ironhorse, 1 Leland
DRIVER: Final = "driver"  # whose turns move it where there is no Sheriff
FULL: Final = 3

# What players have done this turn.
TAKEN: Final = "railcar"
ADVANCED: Final = "free-advance"
USED: Final = (TAKEN, ADVANCED, "sleeper-car", "zippy-roy")

_DONE = Answer("done")


# Laying it out


def lay_out(g: Table, cards: list[int]) -> None:
    """GTR-006 to GTR-012: the line, the Locomotive with a side by chance, and three railcars."""
    cars = [card for card in cards if KINDS[card].home]
    tiles = [card for card in cards if not KINDS[card].home]
    if "no-custom-station" in g.rulings:
        tiles = [card for card in tiles if KINDS[card].name != stations.CUSTOM]
    g.rng.shuffle(cars)
    g.piles[DECK], g.piles[TRAIN] = cars, []
    g.piles[stations.LINE], g.piles[stations.BOX] = [], tiles
    g.counters[SIDE] = g.rng.below(2)
    _set_up(g)


def _set_up(g: Table) -> None:
    """GTR-008, GTR-009, GTR-011: as many stations as players at the start, all in a new order."""
    tiles = sorted(g.piles[stations.LINE] + g.piles[stations.BOX])
    g.rng.shuffle(tiles)
    count = len(g.players)
    g.piles[stations.LINE], g.piles[stations.BOX] = tiles[:count], sorted(tiles[count:])
    for tile in tiles:
        g.known[tile] = verbs.ALL
    g.counters[AT] = 1
    fill_up(g)


def fill_up(g: Table) -> None:
    """GTR-033, GTR-043 to GTR-046: from the deck, as long as there are any, up to three."""
    train, deck = g.piles[TRAIN], g.piles[DECK]
    while len(train) < FULL and deck:
        card = deck.pop()
        verbs.show(g, card)
        train.append(card)


def put_under(g: Table, card: int) -> None:
    """GTR-053: a discarded railcar goes to the bottom of its deck; GTR-046: or to a short train."""
    g.piles[DECK].insert(0, card)
    fill_up(g)


HOMES[DECK] = put_under


def paired(g: Table) -> list[tuple[int, int]]:
    """GTR-016: each railcar that stands below a station, and that station."""
    line, at = g.piles[stations.LINE], g.counters[AT]
    return [
        (car, line[at - 2 - behind])
        for behind, car in enumerate(g.piles[TRAIN])
        if 0 <= at - 2 - behind < len(line)
    ]


# Moving it


def advance(g: Table, me: int, *, to_the_end: bool = False, must_take: bool = False) -> Rule[None]:
    """GTR-018, GTR-035: one station to the right, or all the way; past the last one is the end."""
    end = len(g.piles[stations.LINE]) + 1
    g.counters[AT] = end if to_the_end else g.counters[AT] + 1
    at_end = g.counters[AT] == end
    g.emit("train-moved", by=me, at=g.counters[AT], end=at_end)
    yield from _watch(g, me, at_end=at_end)
    if at_end:
        yield from _end_of_the_line(g, me, full_steam=to_the_end, must_take=must_take)


def _watch(g: Table, me: int, *, at_end: bool) -> Rule[None]:
    """GTR-125, GTR-128, GTR-129: those who gain by it, before anything else happens."""
    for seat in (me, *clockwise(g, me)):
        for name, rule in WATCHERS.items():
            if name in g.players[seat].traits:
                yield from rule(g, seat, me, at_end)


def _shade_oconnor(g: Table, seat: int, me: int, _at_end: bool) -> Rule[None]:
    """GTR-128: outside his turn he may discard a hand card and draw one."""
    hand = g.players[seat].hand
    if seat == me or not hand:
        return
    answer = yield Ask(seat, "swap", (*[DISCARD[card] for card in hand], _DONE))
    if answer.verb == "discard":
        verbs.discard(g, seat, NUMBER[answer.cards[0]], "shade-oconnor")
        verbs.draw(g, seat, 1, "shade-oconnor")


def _manuelita(g: Table, seat: int, _me: int, at_end: bool) -> Rule[None]:
    """GTR-125: two cards for every arrival."""
    if at_end:
        verbs.draw(g, seat, 2, "manuelita")
    yield from ()


WATCHERS = {"shade-oconnor": _shade_oconnor, "manuelita": _manuelita}


def _end_of_the_line(g: Table, me: int, *, full_steam: bool, must_take: bool) -> Rule[None]:
    """GTR-037, GTR-091, GTR-092: a chance to take, the effect, and then everything anew."""
    yield from take_at_the_end(g, me, must_take=must_take)
    if g.graves:
        yield from settle(g)  # a ghost has paid with what kept it here
    times = 1
    if full_steam and not g.players[me].out:
        answer = yield Ask(me, "full-steam", (Answer("skip"), Answer("double")))
        times = 2 if answer.verb == "double" else 0
        g.emit("full-steam", seat=me, times=times)
    for _ in range(times):
        if g.outcome is None:
            yield from _effect(g, me)
    if g.outcome is None:
        _start_anew(g)


def _start_anew(g: Table) -> None:
    """GTR-039 to GTR-042: a new line, a new train, and the other side of the Locomotive."""
    cars = g.piles[TRAIN] + g.piles[DECK]
    g.piles[TRAIN] = []
    g.piles[DECK] = verbs.shuffle(g, cars, DECK)
    g.counters[SIDE] = 1 - g.counters[SIDE]
    _set_up(g)
    g.emit("new-line", side="leland" if g.counters[SIDE] else "ironhorse")


def _effect(g: Table, me: int) -> Rule[None]:
    """GTR-038, GTR-047 to GTR-050: a shot at everybody by nobody; or a store."""
    if g.counters[SIDE]:
        yield from share_out(g, me, NOBODY, "leland")
        return
    present = [seat for seat in (me, *clockwise(g, me)) if not g.players[seat].out]
    for seat in (yield from crowd(g, me, present, "ironhorse")):
        yield from fire(g, Shot(NOBODY, seat, NOBODY, "ironhorse"))
    yield from settle(g)


@TURN_STARTS.on("train")
def runs_by_itself(g: Table, me: int) -> Rule[bool]:
    """GTR-017, GTR-019: at the very start of the Sheriff's turns."""
    if _drives(g, me):
        yield from advance(g, me)
    return True


def _drives(g: Table, me: int) -> bool:
    """Without a Sheriff the first player's turns do; then those of the next one left (T-03)."""
    if len(g.players) > 3:
        return g.players[me].role == SHERIFF
    driver = g.counters.setdefault(DRIVER, me)
    while g.players[driver].out:
        driver = g.counters[DRIVER] = (driver + 1) % len(g.players)
    return driver == me


# Taking a railcar


def used(g: Table, seat: int, what: str) -> int:
    return g.players[seat].counters.get(what, 0)


def count_use(g: Table, seat: int, what: str) -> None:
    g.players[seat].counters[what] = used(g, seat, what) + 1


def may_take(g: Table, me: int) -> bool:
    """GTR-021: one a turn; GTR-115: there is one who has no limit."""
    return "benny-brawler" in g.players[me].traits or not used(g, me, TAKEN)


def _board_answers(g: Table, me: int, pairs: list[tuple[int, int]]) -> list[Answer]:
    """GTR-022: what can be paid of what stands below a station, and with what."""
    answers: list[Answer] = []
    free = "sancho" in g.players[me].traits
    for car, station in pairs:
        if not placeable(g, me, car):
            continue
        if free:
            answers.append(Answer("board", (IDS[car],), place="free"))
        cards = stations.means(g, me, station)
        if cards is not None:
            answers += [Answer("board", (IDS[car], IDS[card])) for card in cards]
            if not cards:
                answers.append(Answer("board", (IDS[car],)))
    return answers


def _board_offer(g: Table, me: int, answers: list[Answer]) -> None:
    if not may_take(g, me):
        return
    answers += _board_answers(g, me, paired(g))
    if not used(g, me, ADVANCED):
        _advance_offer(g, me, answers)


_ADVANCE = Answer("advance")


def _advance_offer(g: Table, me: int, answers: list[Answer]) -> None:
    """GTR-027, GTR-028: only if something could be paid afterwards.

    If nobody else can see that it could, a hand card that pays is shown (T-32).
    """
    g.counters[AT] += 1
    pairs = paired(g)
    g.counters[AT] -= 1
    hand = g.players[me].hand
    proofs: list[int] = []
    for answer in _board_answers(g, me, pairs):
        two = stations.cost(g, dict(pairs)[NUMBER[answer.cards[0]]])[0] == stations.TWO
        if two or len(answer.cards) == 1 or NUMBER[answer.cards[1]] not in hand:
            answers.append(_ADVANCE)
            return
        proofs.append(NUMBER[answer.cards[1]])
    answers += [Answer("advance", (IDS[card],)) for card in hand if card in proofs]


def _free_advance(g: Table, me: int, answer: Answer) -> Rule[None]:
    """GTR-028: move, and then take one of those below a station."""
    count_use(g, me, ADVANCED)
    if answer.cards:
        verbs.reveal(g, me, NUMBER[answer.cards[0]])
    end = g.counters[AT] == len(g.piles[stations.LINE])
    yield from advance(g, me, must_take=True)
    if not end:
        answers = tuple(_board_answers(g, me, paired(g)))
        if answers:
            taken = yield Ask(me, "board", answers)
            yield from board(g, me, taken)


def take_at_the_end(g: Table, me: int, *, must_take: bool) -> Rule[None]:
    """GTR-037: the player whose turn it is may take one first, or must after a free advance."""
    while may_take(g, me):
        pairs = [pair for pair in paired(g) if placeable(g, me, pair[0])]
        answers = _board_answers(g, me, pairs)
        # Whether it can be paid is nobody's business: who holds cards is asked.
        if not pairs or not (answers or g.players[me].hand):
            return
        if not (must_take and answers):
            answers.append(_DONE)
        answer = yield Ask(me, "board", tuple(answers))
        if answer.verb == "done":
            return
        must_take = False
        yield from board(g, me, answer)


def board(g: Table, me: int, answer: Answer) -> Rule[None]:
    """GTR-021, GTR-024: pay, and take the railcar."""
    car = NUMBER[answer.cards[0]]
    station = dict(paired(g))[car]
    count_use(g, me, TAKEN)
    if answer.place != "free":
        yield from _pay(g, me, station, answer)
    if g.players[me].out:
        return  # a ghost who paid with what kept it here
    g.emit("boarded", seat=me, card=IDS[car], station=IDS[station], free=answer.place == "free")
    yield from take_car(g, me, car)


def _pay(g: Table, me: int, station: int, answer: Answer) -> Rule[None]:
    """GTR-066, GTR-067: most take a card, one takes two, and one a life point."""
    how, _ = stations.cost(g, station)
    if how == stations.LIFE:
        yield from wound(g, me, 1, NOBODY, KINDS[station].name)
        return
    verbs.discard(g, me, NUMBER[answer.cards[1]], KINDS[station].name)
    if how == stations.TWO and not g.players[me].out:
        rest = g.players[me].hand + g.players[me].table
        second = rest[0]
        if len(rest) > 1:
            also = yield Ask(me, "pay", tuple([DISCARD[card] for card in rest]))
            second = NUMBER[also.cards[0]]
        verbs.discard(g, me, second, KINDS[station].name)


def take_car(g: Table, me: int, car: int) -> Rule[None]:
    """GTR-031 to GTR-033: out of the train, which closes up; before a player."""
    seat = yield from _choose_place(me, car, places(g, me, car))
    g.piles[TRAIN].remove(car)
    verbs.put_into_play(g, seat, car, me)
    fill_up(g)


def places(g: Table, me: int, car: int) -> list[int]:
    """GTR-031, GTR-073, GTR-083: before oneself, or before a player of one's choice."""
    name = KINDS[car].name
    if name not in AT_SOMEBODY:
        return [me]
    return places_for(g, car)


AT_SOMEBODY: Final = ("ghost-car", "lumber-flatcar")
ALSO_THE_DEAD: Final = ("ghost-car",)


def placeable(g: Table, me: int, car: int) -> bool:
    return bool(places(g, me, car))


def places_for(g: Table, car: int) -> list[int]:
    """All before whom it may be put."""
    seats = list(range(len(g.players))) if KINDS[car].name in ALSO_THE_DEAD else g.living
    return [seat for seat in seats if may_lie_before(g, seat, car)]


def _choose_place(me: int, car: int, seats: list[int]) -> Rule[int]:
    """Before whom it goes, if there is a choice."""
    if len(seats) == 1:
        return seats[0]
    answers = tuple([Answer("give", (IDS[car],), seat) for seat in seats])
    return aimed_at((yield Ask(me, "give", answers, {"card": IDS[car]})))


# From the deck to the table, beside the train


def draw_cars(g: Table, me: int, count: int) -> list[int]:
    """The top cards of the railcar deck, for all to see; apart until they are placed."""
    cars = [g.piles[DECK].pop() for _ in range(count) if g.piles[DECK]]
    for car in cars:
        verbs.show(g, car)
    g.piles[APART] = cars[:]
    g.emit("drew-railcars", seat=me, cards=names(cars))
    return cars


def place_drawn(g: Table, me: int, car: int, seats: list[int]) -> Rule[None]:
    """Before one of these; or under the deck again, if it cannot lie before anybody."""
    seat = (yield from _choose_place(me, car, seats)) if seats else NOBODY
    g.piles[APART].remove(car)
    if not g.piles[APART]:
        del g.piles[APART]
    if seat == NOBODY:
        put_under(g, car)
    else:
        verbs.put_into_play(g, seat, car, me)


@TURN_OVER.on("train")
def uses_are_forgotten(g: Table, _seat: int) -> Rule[None]:
    """Also of those who did something in a turn that was not theirs."""
    for player in g.players:
        for what in USED:
            player.counters.pop(what, None)
    yield from ()


def _board(g: Table, me: int, answer: Answer) -> Rule[None]:
    yield from board(g, me, answer)


ACTION.put("board", Ability(_board_offer, _board))
ACTION.put("advance", Ability(lambda _g, _me, _answers: None, _free_advance))
