"""The verbs: the only writers of the table. Each tells what it did."""

from __future__ import annotations

from whistlestop.engine.game import Outcome
from whistlestop.games.train_heist.board import COLOURS, LETTERS
from whistlestop.games.train_heist.decks import KEYHOLE, WILD
from whistlestop.games.train_heist.state import (
    ACTIONS,
    FASTEST,
    NOBODY,
    NOTHING,
    OVER,
    TRAIN,
    VERSUS,
    Cowboy,
    SoFar,
    Table,
)

HEIST_ACTIONS = 4  # TH-030


def square_name(square: int) -> str:
    return f"{LETTERS[square // 2]}{square % 2 + 1}"


def riders(g: Table, horse: int) -> list[int]:
    return [number for number, cowboy in enumerate(g.cowboys) if cowboy.horse == horse]


# Poker Cards


def _top(g: Table) -> int:
    """The top card of the Poker Deck; NOTHING if there is none."""
    if not g.deck:
        _reshuffle(g)
        if not g.deck:
            return NOTHING
    card = g.deck.pop()
    g.revealed = True
    if not g.deck:
        _reshuffle(g)
    return card


def _reshuffle(g: Table) -> None:
    """TH-027: the discard pile, shuffled, is the new deck, as soon as the last card is drawn.

    After this no question comes before the next rest: its order is nobody's knowledge.
    """
    if not g.discard:
        return
    g.deck, g.discard = g.discard, []
    g.rng.shuffle(g.deck)
    g.knowledge.forget(g.deck)
    g.emit("reshuffled", count=len(g.deck))


def draw(g: Table, me: int, count: int, why: str) -> None:
    """TH-025, TH-146: for all to see, but in versus only for the one who draws."""
    hand = g.cowboys[me].hand
    secret = g.mode == VERSUS
    cards = []
    for _ in range(count):
        card = _top(g)
        if card == NOTHING:
            break
        cards.append(card)
    hand += cards
    if not cards:
        return
    names = g.decks.names(cards)
    if secret:
        g.knowledge.tell(g.owners[me], cards)
        g.emit_secret(
            "drew", (g.owners[me],), {"cards": names}, cowboy=me, count=len(names), why=why
        )
    else:
        g.knowledge.show_all(cards)
        g.emit("drew", cowboy=me, count=len(names), why=why, cards=names)


def _put_away(g: Table, cowboy: Cowboy, cards: list[int] | tuple[int, ...]) -> None:
    """Out of the hand, face up onto the discard pile. Who does it tells of it."""
    for card in cards:
        cowboy.hand.remove(card)
    g.knowledge.show_all(cards)
    g.discard += cards


def discard(g: Table, me: int, cards: tuple[int, ...], why: str) -> None:
    _put_away(g, g.cowboys[me], cards)
    g.emit("discarded", cowboy=me, cards=g.decks.names(cards), why=why)


# The course of a turn


def begin_turn(g: Table, me: int) -> None:
    """TH-030: four Heist Actions; TH-106: who lies flat gets up instead."""
    cowboy = g.cowboys[me]
    if me == g.first:
        g.round += 1
    g.turn = me
    g.so_far = SoFar()
    g.past = ()
    cowboy.ready = cowboy.title != ""  # TH-131
    g.idle = cowboy.lying
    g.phase = TRAIN if g.idle else ACTIONS
    g.actions = 0 if g.idle else HEIST_ACTIONS
    g.emit("turn", cowboy=me, actions=g.actions, round=g.round)
    if g.idle:
        cowboy.lying = False
        g.emit("lost-turn", cowboy=me)


def go_to(g: Table, phase: str) -> None:
    g.phase = phase
    g.past = ()


def spend_action(g: Table) -> None:
    """The verb that follows tells of it."""
    g.actions -= 1


def start(g: Table, first: int) -> None:
    g.first = first
    g.emit("dealt", first=first, cowboys=len(g.cowboys))


def end(g: Table, winners: tuple[int, ...], why: str) -> None:
    g.winners = winners
    seats = sorted({g.owners[winner] for winner in winners})
    g.outcome = Outcome(tuple(seats), why)
    g.phase = OVER
    g.pending.clear()
    g.past = ()
    points = [cowboy.points for cowboy in g.cowboys] if g.mode == VERSUS else [g.points]
    g.emit("over", winners=winners, why=why, points=tuple(points))


# Cowboys and horses


def move(g: Table, me: int, to: int) -> None:
    """TH-035: to a space beside; who rides gets off first (docs/rulings.md, H-43)."""
    cowboy = g.cowboys[me]
    start = cowboy.place
    cowboy.place = to
    cowboy.horse = NOTHING
    g.emit("moved", cowboy=me, start=g.board.names[start], to=g.board.names[to])


def board(g: Table, me: int, to: int) -> None:
    cowboy = g.cowboys[me]
    start = cowboy.place
    cowboy.place = to
    cowboy.horse = NOTHING
    names = g.board.names
    g.emit("boarded", cowboy=me, car=g.board.car_of[to] + 1, start=names[start], to=names[to])


def leave(g: Table, me: int, to: int) -> None:
    cowboy = g.cowboys[me]
    start = cowboy.place
    cowboy.place = to
    names = g.board.names
    g.emit("left", cowboy=me, car=g.board.car_of[start] + 1, start=names[start], to=names[to])


def jump(g: Table, me: int, horse: int) -> None:
    """TH-043: from a roof into the saddle."""
    cowboy = g.cowboys[me]
    start, to = cowboy.place, g.horses[horse]
    cowboy.place = to
    cowboy.horse = horse
    names = g.board.names
    car = g.board.car_of[start] + 1
    g.emit("jumped", cowboy=me, car=car, horse=horse, start=names[start], to=names[to])


def mount(g: Table, me: int, horse: int) -> None:
    g.cowboys[me].horse = horse
    g.emit("mounted", cowboy=me, horse=horse)


def dismount(g: Table, me: int) -> None:
    cowboy = g.cowboys[me]
    horse = cowboy.horse
    cowboy.horse = NOTHING
    g.emit("dismounted", cowboy=me, horse=horse)


def call_horse(g: Table, me: int, horse: int, card: int) -> None:
    """TH-045: the card is played before it is said where the horse goes."""
    _put_away(g, g.cowboys[me], (card,))
    g.emit("called", cowboy=me, horse=horse, card=g.decks.cards[card])


def ride(g: Table, me: int, horse: int, path: list[int]) -> None:
    """TH-048: whoever sits on it goes along."""
    start, to = g.horses[horse], path[-1]
    g.horses[horse] = to
    carried = riders(g, horse)
    for each in carried:
        g.cowboys[each].place = to
    names = g.board.names
    g.emit(
        "rode",
        cowboy=me,
        horse=horse,
        start=names[start],
        to=names[to],
        path=tuple([names[space] for space in path]),
        riders=tuple(carried),
    )


def throw_flat(g: Table, who: int, why: str, space: int) -> None:
    """TH-102, TH-109: into the middle of Crackpot Canyon; everything is kept but the next turn."""
    cowboy = g.cowboys[who]
    cowboy.place = g.board.canyon
    cowboy.horse = NOTHING
    cowboy.lying = True
    g.emit("flat", cowboy=who, why=why, space=g.board.names[space])


def lose_horse(g: Table, horse: int) -> None:
    """TH-110: out of the game."""
    space = g.horses[horse]
    g.horses[horse] = NOTHING
    g.emit("horse-lost", horse=horse, space=g.board.names[space])


# Loot


def loot(g: Table, me: int, cards: tuple[int, ...], squares: tuple[int, ...]) -> None:
    """TH-052: cards for tiles."""
    cowboy = g.cowboys[me]
    _put_away(g, cowboy, cards)
    tiles = [g.squares[square].pop() for square in squares]
    cowboy.loot += tiles
    g.emit(
        "looted",
        cowboy=me,
        cards=g.decks.names(cards),
        tiles=g.decks.tile_names(tiles),
        squares=tuple([square_name(square) for square in squares]),
    )


def _from_sack(g: Table) -> int:
    g.revealed = True
    return g.sack.pop(g.rng.below(len(g.sack)))


def drop(g: Table, me: int, town: int) -> int:
    """TH-062, TH-063, TH-170: all of it; new tiles from the sack first, the old ones into it.

    If the sack has too few, returned tiles lie there instead, those taken first. How many it were.
    """
    cowboy = g.cowboys[me]
    old, cowboy.loot = cowboy.loot, []
    fresh = [_from_sack(g) for _ in range(min(len(old), len(g.sack)))]
    missing = len(old) - len(fresh)
    fresh += old[:missing]
    g.sack += old[missing:]
    g.towns[town] += fresh
    names = g.decks.tile_names
    g.emit("dropped", cowboy=me, town=LETTERS[town], tiles=names(old), fresh=names(fresh))
    return len(old)


def score(g: Table, points: int) -> None:
    """TH-064"""
    g.points += points
    g.emit("scored", points=g.points, goal=g.goal or None)


def mark(g: Table, me: int, town: int, count: int) -> None:
    """TH-149: a Loot Counter for each tile."""
    g.counters[town][me] += count
    g.emit("marked", cowboy=me, town=LETTERS[town], count=count)


def collect(g: Table, who: int, town: int) -> None:
    """TH-150: the counters come back as points."""
    cowboy = g.cowboys[who]
    count = g.counters[town][who]
    g.counters[town][who] = 0
    cowboy.points += count
    g.emit("collected", cowboy=who, town=LETTERS[town], count=count, points=cowboy.points)


def arrive(g: Table, town: int) -> None:
    g.emit("arrived", town=LETTERS[town], tiles=len(g.towns[town]))


def hang(g: Table, town: int) -> None:
    """TH-099: one knot down."""
    g.hangman += 1
    g.emit("hangman", knot=g.hangman, town=LETTERS[town])


def load_tile(g: Table, town: int, tile: int, square: int) -> None:
    """TH-097: from beside the town onto the train, face up."""
    g.towns[town].remove(tile)
    g.squares[square].append(tile)
    name = g.decks.tile_ids[tile]
    g.emit("loaded", tile=name, square=square_name(square), town=LETTERS[town])


def lift_tile(g: Table) -> None:
    """TH-100: out of the sack; where it goes is told when it lies there."""
    g.lifted = _from_sack(g)


def fill(g: Table, square: int) -> None:
    tile = g.lifted
    g.lifted = NOTHING
    g.squares[square].append(tile)
    g.emit("filled", tile=g.decks.tile_ids[tile], square=square_name(square))


# Switches, bullets, cards between players


def flip(g: Table, junction: int, me: int, why: str) -> None:
    """TH-065: to its other side."""
    g.colours[junction] = 1 - g.colours[junction]
    g.emit(
        "flipped",
        junction=g.board.names[g.board.junctions[junction]],
        colour=COLOURS[g.colours[junction]],
        cowboy=None if me == NOBODY else me,
        why=why,
    )


def take_bullet(g: Table, me: int) -> None:
    """TH-068"""
    g.bullets -= 1
    g.so_far.fresh_bullets += 1
    g.cowboys[me].bullets += 1
    g.emit("took-bullet", cowboy=me, left=g.bullets)


def spend_bullet(g: Table, me: int) -> None:
    """TH-069: one more Heist Action."""
    g.cowboys[me].bullets -= 1
    g.bullets += 1
    g.so_far.spent_bullets += 1
    g.actions += 1
    g.emit("spent-bullet", cowboy=me, actions=g.actions)


def use(g: Table, me: int, ability: str, cards: tuple[int, ...], more: int) -> None:
    """TH-086: a Card Ability; it may be worth more Heist Actions."""
    _put_away(g, g.cowboys[me], cards)
    g.actions += more
    g.so_far.abilities += 1
    names = g.decks.names(cards)
    g.emit("used", cowboy=me, ability=ability, cards=names, actions=g.actions)


def open_trade(g: Table, partner: int) -> None:
    """Nothing is offered yet."""
    g.trading = partner
    g.offered = []
    g.returned = []


def lay_out(g: Table, giver: int, taker: int, card: int, *, back: bool) -> None:
    """One more card of a bargain: the two see it; whoever is in jail shows what it gets."""
    (g.returned if back else g.offered).append(card)
    if g.cowboys[taker].place == g.board.jail or g.cowboys[giver].place == g.board.jail:
        g.knowledge.show(card)
    else:
        g.knowledge.tell(g.owners[taker], (card,))
    _tell_cards(g, "returned" if back else "offered", giver, taker, (card,))


def _tell_cards(g: Table, kind: str, giver: int, taker: int, cards: tuple[int, ...]) -> None:
    names = g.decks.names(cards)
    if g.mode == VERSUS and not g.knowledge.all_know(cards):
        to = tuple(sorted({g.owners[giver], g.owners[taker]}))
        g.emit_secret(kind, to, {"cards": names}, cowboy=giver, partner=taker, count=len(names))
    else:
        g.emit(kind, cowboy=giver, partner=taker, count=len(names), cards=names)


def close_trade(g: Table, me: int, by: int) -> None:
    """Somebody does not agree; that partner is not asked again in this turn."""
    partner = g.trading
    g.revealed = True  # what somebody has said cannot be taken back
    g.so_far.refused |= 1 << partner
    _forget_trade(g)
    g.emit("declined", cowboy=me, partner=partner, by=by)


def _forget_trade(g: Table) -> None:
    g.trading = NOBODY
    g.offered = []
    g.returned = []


def exchange(g: Table, me: int) -> None:
    """TH-066, TH-067: the cards change hands."""
    partner = g.trading
    gave, got = tuple(g.offered), tuple(g.returned)
    mine, theirs = g.cowboys[me].hand, g.cowboys[partner].hand
    witnesses = (g.owners[me], g.owners[partner])
    if not g.knowledge.all_know(gave):
        g.knowledge.lose_track(mine, witnesses)
    if not g.knowledge.all_know(got):
        g.knowledge.lose_track(theirs, witnesses)
    for card in gave:
        mine.remove(card)
    for card in got:
        theirs.remove(card)
    theirs += gave
    mine += got
    _forget_trade(g)
    counts = {"cowboy": me, "partner": partner, "gave": len(gave), "got": len(got)}
    names = {"gave_cards": g.decks.names(gave), "got_cards": g.decks.names(got)}
    if g.knowledge.all_know(gave + got):
        g.emit("traded", **counts, **names)
    else:
        g.emit_secret(
            "traded", tuple(sorted({g.owners[me], g.owners[partner]})), dict(names), **counts
        )


def favour(g: Table, me: int, partner: int, card: int, how: str) -> None:
    """What a Crazy cowboy asks for, from anywhere: one card, given or taken."""
    giver, taker = (me, partner) if how == "give" else (partner, me)
    g.cowboys[giver].hand.remove(card)
    g.cowboys[taker].hand.append(card)
    g.so_far.favoured = True
    g.emit("favour", cowboy=me, partner=partner, card=g.decks.cards[card], how=how)


def refuse_favour(g: Table, me: int, partner: int) -> None:
    g.revealed = True
    g.so_far.favoured = True
    g.emit("favour-refused", cowboy=me, partner=partner)


# The Sheriff and the jail


def step_sheriff(g: Table, to: int, why: str) -> None:
    """TH-126: one space along his line."""
    line, names = g.board.line, g.board.names
    start = names[line[g.sheriff]]
    g.sheriff = to
    place = names[line[to]]
    g.emit("sheriff", start=start, to=place, path=(place,), why=why)


def jail(g: Table, who: int) -> None:
    """TH-071 to TH-076: loot into the sack, cards and Bullet Tokens given up, the train faster."""
    cowboy = g.cowboys[who]
    tiles, cards, bullets = cowboy.loot, tuple(cowboy.hand), cowboy.bullets
    cowboy.place = g.board.jail
    cowboy.loot = []
    g.sack += tiles
    _put_away(g, cowboy, cards)
    cowboy.bullets = 0
    g.bullets += bullets
    if who == g.turn:
        g.so_far.fresh_bullets = 0
    cowboy.raised = g.speed < FASTEST
    if cowboy.raised:
        g.speed += 1
    g.emit(
        "jailed",
        cowboy=who,
        tiles=g.decks.tile_names(tiles),
        cards=g.decks.names(cards),
        bullets=bullets,
        speed=g.speed,
    )


def draw_in_jail(g: Table, me: int) -> None:
    """TH-079: turned over for all to see; only a Keyhole or a Wild Card is kept."""
    card = _top(g)
    if card == NOTHING:
        return
    g.knowledge.show(card)
    kept = g.decks.suits[card] in (KEYHOLE, WILD)
    if kept:
        g.cowboys[me].hand.append(card)
    else:
        g.discard.append(card)
    g.emit("jail-drew", cowboy=me, card=g.decks.cards[card], kept=kept)


def escape(g: Table, me: int, cards: tuple[int, ...]) -> None:
    """TH-080, TH-081, TH-084: onto the platform of car 1; the train slows down as it sped up."""
    cowboy = g.cowboys[me]
    _put_away(g, cowboy, cards)
    cowboy.place = g.board.platforms[0]
    if cowboy.raised:
        g.speed -= 1
        cowboy.raised = False
    g.emit("escaped", cowboy=me, cards=g.decks.names(cards), speed=g.speed)


# The train and what it sets off


def roll(g: Table, to: int, left: int, *, edge: bool) -> None:
    """TH-092: every car takes the place of the car before it."""
    g.cars.insert(0, to)
    g.cars.pop()
    names = g.board.names
    cars = tuple([names[car] for car in g.cars])
    g.emit("rolled", cars=cars, space=names[to], left=left, edge=edge)


def set_off(g: Table, what: int) -> None:
    """To be resolved when the train has stopped."""
    g.pending.append(what)


def next_trigger(g: Table) -> int:
    return g.pending.pop(0)


def draw_event(g: Table) -> str:
    """TH-094: face up onto the played pile."""
    name = g.decks.events[g.events_deck[g.drawn]]
    g.drawn += 1
    g.revealed = True
    g.emit("event", card=name, left=len(g.events_deck) - g.drawn)
    return name


def speed_up(g: Table) -> None:
    """TH-125: for good, and never above the highest speed."""
    g.speed = min(g.speed + 1, FASTEST)
    g.emit("speed", speed=g.speed, why="event")


def pitch(g: Table, cactus: int) -> None:
    """TH-117: a Cherokee Token."""
    g.pitch_tipis((*g.tipis, cactus))
    names = g.board.names
    spaces = (names[g.board.cacti[cactus]], names[g.board.fronts[cactus]])
    g.emit("cherokee", cactus=spaces[0], spaces=spaces)


def no_flip(g: Table, why: str) -> None:
    g.emit("no-flip", why=why)


def remove_tokens(g: Table) -> None:
    """TH-138"""
    g.tokens = False
    g.emit("tokens-gone")


# Wanted Cards


def gain(g: Table, who: int, title: str) -> None:
    """TH-130, TH-131, TH-133: out of the row, turned over; it works from the next turn on."""
    g.row.remove(title)
    cowboy = g.cowboys[who]
    cowboy.title = title
    cowboy.ready = False
    g.emit("wanted", cowboy=who, card=title)


def quick_draw(g: Table, me: int, cards: tuple[int, ...]) -> None:
    g.so_far.quick = True
    discard(g, me, cards, "quick-draw")
    draw(g, me, len(cards), "quick-draw")


def loosen_noose(g: Table, me: int) -> None:
    """What a Tombstone cowboy can do once: the Hangman Marker goes up one knot."""
    g.cowboys[me].used = True
    g.hangman -= 1
    g.emit("tombstone", cowboy=me, knot=g.hangman)


# Taking back


def remember(g: Table, past: tuple[Table, ...]) -> None:
    """What the last actions can be taken back to."""
    g.past = past


def take_back(g: Table, me: int) -> None:
    """As it was before the last action."""
    *earlier, before = g.past
    undos = g.so_far.undos + 1
    g.take(before)
    g.past = tuple(earlier)
    g.so_far.undos = undos
    g.emit("undone", cowboy=me)


def keep(g: Table, me: int) -> None:
    """Somebody would rather not take it back."""
    g.past = ()
    g.emit("undo-refused", cowboy=me)
