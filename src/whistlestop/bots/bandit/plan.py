"""The search of one's own turn: everything one may do with these actions and these cards.

It looks through the turn on a small model of the table, in which nothing is drawn: what is left to
chance comes after the last action. Where a turn ends, the journey says what that is worth.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from whistlestop.bots.bandit.journey import KNOTS, Journey, reward
from whistlestop.bots.bandit.look import NOTHING, Look
from whistlestop.bots.bandit.purse import Cards, Purse, count, offers, pays
from whistlestop.bots.bandit.ways import beside, gallop, nearness, ways
from whistlestop.engine.ask import Answer
from whistlestop.games.train_heist.board import square_name
from whistlestop.games.train_heist.decks import HIGHEST, WILD
from whistlestop.games.train_heist.payment import of_a_kind, straights

_BEAM: Final = 16  # positions that are looked at after so many deeds
_BULLETS: Final = (0.0, 0.1, 0.17, 0.22)
_HAND: Final = 0.5
_LADEN_HAND: Final = 0.15  # of a cowboy who cannot loot before it has been to a town
_HORSE: Final = 0.25  # lost under the train
_SETS: Final = (("four", 4), ("three", 3), ("pair", 2))
_CAUGHT: Final = 1.5
_RIDES: Final = 2  # where else a horse may go, besides the train and the towns


class Stand(NamedTuple):
    """How things stand in the middle of a turn."""

    place: int
    saddle: int  # the horse that we ride
    horses: tuple[int, ...]
    actions: int
    hand: Cards
    load: int
    taken: int  # a bit for each loot square that we took the top tile of
    bullets: int
    sheriff: int
    colours: tuple[int, ...]


class Deed(NamedTuple):
    """Something to do: what to answer, what it brings at once, and how things stand then."""

    answers: tuple[Answer, ...]
    gain: float
    then: Stand


def start(look: Look) -> Stand:
    """How things stand now."""
    mine = look.mine
    saddle = NOTHING if mine.horse is None else mine.horse
    if saddle != NOTHING and look.horses[saddle] == NOTHING:
        saddle = NOTHING  # somebody else sits on it too: it is not ours to plan with
    return Stand(
        place=look.places[look.me],
        saddle=saddle,
        horses=look.horses,
        actions=look.view.actions,
        hand=look.hand,
        load=look.loot,
        taken=0,
        bullets=mine.bullets_ready,
        sheriff=look.sheriff,
        colours=look.colours,
    )


class Planner:
    """The best turn of one cowboy, as far as it can see."""

    __slots__ = ("_at_hand", "_held", "_journeys", "_steps", "average", "look", "purse")

    def __init__(self, look: Look, rng: Random) -> None:
        self.look = look
        self.purse = Purse(look, rng)
        self.average = self.purse.chances(())
        self._steps = ways(look.board, look.cars, look.territory)
        self._journeys: dict[tuple[int, ...], Journey] = {}
        self._at_hand = self._now()
        self._held: dict[Cards, list[float]] = {}

    def best(self) -> list[tuple[Stand, Answer]]:
        """What to answer, one after the other, and how things stand when it is time for it."""
        begin = start(self.look)
        came: dict[Stand, tuple[float, Stand | None, Deed | None]] = {begin: (0.0, None, None)}
        front = [begin]
        best, last = self.end(begin), begin
        while front:
            found: set[Stand] = set()
            for stand in front:
                so_far = came[stand][0]
                for deed in self._deeds(stand):
                    gain, then = so_far + deed.gain, deed.then
                    if then not in came or came[then][0] < gain - 1e-9:
                        came[then] = (gain, stand, deed)
                        found.add(then)
            ranked = sorted(found, key=lambda each: (-came[each][0] - self.promise(each), each))
            front = ranked[:_BEAM]
            for stand in front:
                value = came[stand][0] + self.end(stand)
                if value > best + 1e-9:
                    best, last = value, stand
        return self._course(came, last)

    def _course(
        self, came: dict[Stand, tuple[float, Stand | None, Deed | None]], last: Stand
    ) -> list[tuple[Stand, Answer]]:
        """The way there, from its end back to the beginning."""
        course = list(self._last(last))
        _, before, deed = came[last]
        while before is not None and deed is not None:
            course = [(before, answer) for answer in deed.answers] + course
            _, before, deed = came[before]
        return course

    def promise(self, stand: Stand) -> float:
        """What may come of it, roughly: to tell which ones to look at."""
        journey = self.journey(stand.colours)
        horse = stand.place in stand.horses
        actions = stand.actions + stand.bullets
        return journey.promise(stand.place, stand.load, horse, actions) + self.held(stand)

    # Where a turn may end

    def journey(self, colours: tuple[int, ...]) -> Journey:
        found = self._journeys.get(colours)
        if found is None:
            found = self._journeys[colours] = Journey(
                self.look, self.average, self._at_hand, colours
            )
        return found

    def end(self, stand: Stand) -> float:
        """The worth of ending the turn here."""
        look, view = self.look, self.look.view
        journey = self.journey(stand.colours)
        horse = stand.place in stand.horses
        value = journey.worth(stand.place, stand.load, horse, stand.sheriff)
        spare = stand.bullets + min(stand.actions, view.bullets_free)
        value += _BULLETS[min(1, spare) if look.versus else min(spare, 3)]
        value += self.held(stand)
        value -= _HORSE * len([at for at in stand.horses if journey.swept(at)])
        if stand.sheriff != look.sheriff:
            value -= self._danger(stand) - self._danger(start(look))
        if stand.colours != look.colours:
            value += self._noose(look.colours) - self._noose(stand.colours)
        return value

    def held(self, stand: Stand) -> float:
        """What the cards that are left are worth, above those that would be drawn for them."""
        more = self._held.get(stand.hand)
        if more is None:
            pairs = zip(self.purse.kept(stand.hand), self.purse.tiles(()), strict=True)
            more = self._held[stand.hand] = [kept - usual for kept, usual in pairs]
        if stand.load:
            return _LADEN_HAND * max(more)
        near = nearness(self.look.board, stand.place)
        return _HAND * max([part * each for part, each in zip(near, more, strict=True)])

    def _now(self) -> list[tuple[float, float]]:
        """What the hand pays for in each car, as it is."""
        look = self.look
        hand = count(look.decks, look.hand)
        found = [pays(look.decks, tops, hand) for tops in self.purse.tops]
        return [(float(tiles > 0), float(tiles > 1)) for tiles in found]

    def _danger(self, stand: Stand) -> float:
        """What our friends may lose to the Sheriff; what rivals lose is none of our business."""
        look = self.look
        journey = self.journey(stand.colours)
        if look.versus:
            return 0.0
        return sum(
            [
                journey.risk(look.places[each.number], stand.sheriff) * (_CAUGHT + len(each.loot))
                for each in look.view.cowboys
                if each.number != look.me and not each.jailed
            ]
        )

    def _noose(self, colours: tuple[int, ...]) -> float:
        """What the next visits to empty towns will cost."""
        look = self.look
        if look.versus:
            return 0.0
        table = self.journey(colours).table
        cost = 0.0
        for town in range(3):
            visit = table.visit(town, 0)
            if visit is not None and not look.towns[town]:
                cost += 0.6 * KNOTS[look.view.hangman] * 0.9 ** (visit / look.count)
        return cost

    def _last(self, stand: Stand) -> Iterator[tuple[Stand, Answer]]:
        """What costs nothing, before the turn ends."""
        room = self.look.view.bullets_free
        if self.look.versus:
            room = min(room, 1 - self.look.mine.bullets)
        for _ in range(min(stand.actions, room)):
            yield stand, Answer("take-bullet")
            stand = stand._replace(actions=stand.actions - 1)
        for horse, space in enumerate(stand.horses):
            if space == stand.place and stand.saddle == NOTHING:
                yield stand, Answer("mount", number=horse)
                break
        yield stand, Answer("end")

    # What can be done

    def _deeds(self, stand: Stand) -> Iterator[Deed]:
        if stand.actions == 0:
            yield from self._more_actions(stand)
            return
        yield from self._drop(stand)
        yield from self._loot(stand)
        yield from self._rides(stand)
        yield from self._walk(stand)
        yield from self._flips(stand)
        yield from self._wild(stand)

    def _more_actions(self, stand: Stand) -> Iterator[Deed]:
        """Only when there is none left: before that it is no use."""
        decks = self.look.decks
        if stand.bullets:
            then = stand._replace(actions=1, bullets=stand.bullets - 1)
            yield Deed((Answer("spend-bullet"),), 0.0, then)
        for verb, size in _SETS:
            for cards in of_a_kind(decks, stand.hand, size, alike=True):
                then = stand._replace(actions=size - 1, hand=_without(stand.hand, cards))
                yield Deed((Answer(verb, decks.names(cards)),), 0.0, then)

    def _walk(self, stand: Stand) -> Iterator[Deed]:
        board = self.look.board
        here = stand.place
        for to in self._steps[here]:
            if self._meets(to, stand.sheriff):
                continue
            verb = "move"
            if (here < board.main) != (to < board.main):
                verb = "board" if here < board.main else "leave"
            then = stand._replace(place=to, saddle=NOTHING, actions=stand.actions - 1)
            yield Deed((Answer(verb, place=board.names[to]),), 0.0, then)
        if here in board.roofs:
            spaces = beside(board, self.look.cars, board.car_of[here])
            for horse, at in enumerate(stand.horses):
                if at in spaces:
                    then = stand._replace(place=at, saddle=horse, actions=stand.actions - 1)
                    answer = Answer("jump", place=board.names[at], number=horse)
                    yield Deed((answer,), 0.0, then)

    def _meets(self, place: int, sheriff: int) -> bool:
        """The Sheriff is there; in the tunnel too, for when it ends he is still there."""
        return place == self.look.board.sheriff_path[sheriff]

    def _drop(self, stand: Stand) -> Iterator[Deed]:
        look = self.look
        if stand.load and stand.place in look.board.town_of:
            town = look.board.town_of[stand.place]
            table = self.journey(stand.colours).table
            gain = reward(look, table, town, stand.load, 0)
            then = stand._replace(load=0, actions=stand.actions - 1)
            yield Deed((Answer("drop"),), gain, then)

    def _loot(self, stand: Stand) -> Iterator[Deed]:
        look = self.look
        letter = look.board.letter_of[stand.place]
        if letter < 0 or (stand.load and not (stand.load == 1 and look.has("two-timing"))):
            return
        tops = tuple([self._top(square, stand.taken) for square in (2 * letter, 2 * letter + 1)])
        way = stand.sheriff - look.board.sheriff_step_at[stand.place]
        for bits, cards in offers(look.decks, tops, stand.hand):
            if stand.load and bits == 3:
                continue
            lured = 0 if look.has("wild") else min(abs(way), _wilds(look, cards))
            if lured and lured == abs(way):
                continue  # he would be here
            sheriff = stand.sheriff + (-lured if way > 0 else lured)
            if self._catches(stand.sheriff, sheriff):
                continue
            names = look.decks.names(cards)
            squares = [2 * letter + at for at in range(2) if bits >> at & 1]
            place = "ABC"[letter] if bits == 3 else square_name(squares[0])
            then = stand._replace(
                load=stand.load + len(squares),
                hand=_without(stand.hand, cards),
                taken=stand.taken | bits << 2 * letter,
                sheriff=sheriff,
                actions=stand.actions - 1,
            )
            yield Deed((Answer("loot", names, place=place),), 0.0, then)

    def _top(self, square: int, taken: int) -> int:
        stack = self.look.squares[square]
        under = 1 + (taken >> square & 1)
        return stack[-under] if len(stack) >= under else NOTHING

    def _catches(self, start: int, end: int) -> bool:
        """A friend would be caught on his way."""
        look = self.look
        if look.versus or start == end:
            return False
        step = 1 if end > start else -1
        met = {look.board.sheriff_path[at] for at in range(start + step, end + step, step)}
        return any(look.places[who] in met for who in range(look.count) if who != look.me)

    def _rides(self, stand: Stand) -> Iterator[Deed]:
        if not stand.hand:
            return
        for horse, at in enumerate(stand.horses):
            if at == NOTHING or (horse and at == stand.horses[0] and stand.saddle != horse):
                continue  # of two alike the first one will do
            if at == stand.place:
                yield from self._ride(stand, horse)
            elif stand.place not in stand.horses:
                yield from self._call(stand, horse)

    def _ride(self, stand: Stand, horse: int) -> Iterator[Deed]:
        """To the train, to a town, or to where it is best to wait."""
        look = self.look
        board = look.board
        reach = gallop(board, look.cars, look.territory, stand.place)
        if stand.load:
            targets = set(board.towns)
        else:
            targets = {
                space for car in range(len(look.cars)) for space in beside(board, look.cars, car)
            }
        journey = self.journey(stand.colours)
        best = sorted(
            [space for space, far in reach.items() if 0 < far <= HIGHEST],
            key=lambda space: -journey.worth(space, stand.load, True, stand.sheriff),
        )
        for to in sorted(targets.intersection(reach).union(best[:_RIDES])):
            for card in self._cards_for(stand.hand, reach[to]):
                horses = (*stand.horses[:horse], to, *stand.horses[horse + 1 :])
                then = stand._replace(
                    place=to,
                    saddle=horse,
                    horses=horses,
                    hand=_without(stand.hand, (card,)),
                    actions=stand.actions - 1,
                )
                mount = () if stand.saddle == horse else (Answer("mount", number=horse),)
                yield Deed((*mount, *self._rode(horse, card, to)), 0.0, then)

    def _call(self, stand: Stand, horse: int) -> Iterator[Deed]:
        """To where we are, or beside the car that we are on."""
        look = self.look
        board = look.board
        if stand.place < board.main:
            targets = [stand.place]
        elif stand.load:
            targets = beside(board, look.cars, board.car_of[stand.place])
        else:
            return
        reach = gallop(board, look.cars, frozenset(look.territory), stand.horses[horse])
        for to in targets:
            for card in self._cards_for(stand.hand, reach.get(to, 99)):
                horses = (*stand.horses[:horse], to, *stand.horses[horse + 1 :])
                hand = _without(stand.hand, (card,))
                then = stand._replace(horses=horses, hand=hand, actions=stand.actions - 1)
                yield Deed(self._rode(horse, card, to), 0.0, then)

    def _rode(self, horse: int, card: int, to: int) -> tuple[Answer, ...]:
        look = self.look
        name = look.decks.cards[card]
        return Answer("ride", (name,), number=horse), look.board.ride_to[to]

    def _cards_for(self, hand: Cards, far: int) -> list[int]:
        """The lowest card that is enough, and another suit; a Wild Card only if there is none."""
        decks = self.look.decks
        more = 3 if self.look.has("galloping") else 0
        able = [card for card in hand if decks.numbers[card] + more >= far > 0]
        able = [card for card in able if decks.suits[card] != WILD]
        able.sort(key=decks.numbers.__getitem__)
        if able:
            return able[:2]
        wilds = [card for card in hand if decks.suits[card] == WILD]
        return wilds[:1] if 0 < far <= HIGHEST + more else []

    def _flips(self, stand: Stand) -> Iterator[Deed]:
        """A switch, once: where we stand, or for cards."""
        look = self.look
        board = look.board
        if not look.tokens or stand.colours != look.colours:
            return
        for number, space in enumerate(board.junctions):
            if space in look.cars:
                continue
            colours = tuple([colour ^ (at == number) for at, colour in enumerate(stand.colours)])
            if stand.place == space:
                then = stand._replace(colours=colours, actions=stand.actions - 1)
                yield Deed((Answer("flip", place=board.names[space]),), 0.0, then)
            size = 3 if look.has("railroad") else 4
            for cards in straights(look.decks, stand.hand, size, alike=True):
                then = stand._replace(colours=colours, hand=_without(stand.hand, cards))
                answer = Answer("straight", look.decks.names(cards), place=board.names[space])
                yield Deed((answer,), 0.0, then)

    def _wild(self, stand: Stand) -> Iterator[Deed]:
        """The Sheriff one space aside, once, if he is in somebody's way."""
        look = self.look
        board = look.board
        wilds = [card for card in stand.hand if look.decks.suits[card] == WILD]
        if not wilds or stand.sheriff != look.sheriff:
            return
        if look.versus and stand.place < board.main:
            return
        for to in (stand.sheriff - 1, stand.sheriff + 1):
            if not 0 <= to < len(board.sheriff_path) or board.sheriff_path[to] == stand.place:
                continue
            if self._catches(stand.sheriff, to):
                continue
            caught = [
                len(each.loot)
                for each in look.view.cowboys
                if look.versus and look.places[each.number] == board.sheriff_path[to]
            ]
            then = stand._replace(sheriff=to, hand=_without(stand.hand, wilds[:1]))
            answer = Answer(
                "wild", look.decks.names(wilds[:1]), place=board.names[board.sheriff_path[to]]
            )
            yield Deed((answer,), 0.5 * sum([1 + load for load in caught]), then)


def _without(hand: Cards, cards: Cards | list[int]) -> Cards:
    return tuple([card for card in hand if card not in cards])


def _wilds(look: Look, cards: Cards) -> int:
    return len([card for card in cards if look.decks.suits[card] == WILD])
