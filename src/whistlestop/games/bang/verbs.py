"""The verbs: the only writers of the table. Each tells what it did."""

from __future__ import annotations

from whistlestop.engine.game import Outcome
from whistlestop.games.bang.cards import HOMES, IDS, KINDS, names
from whistlestop.games.bang.hooks import CAME_INTO_PLAY, FROZEN, LEFT_PLAY
from whistlestop.games.bang.state import END, NOBODY, OVER, Doing, Player, Table

ALL = 0xFF  # every seat's bit
LOST = 8  # where the bits of the seats begin that lost track
DECK = "deck"


def who(seat: int) -> int | None:
    """As events and views say it."""
    return None if seat == NOBODY else seat


def show(g: Table, card: int) -> None:
    """The card is there for all to see."""
    g.known[card] = ALL
    g.shown[card] += 1


# The draw pile


def top(g: Table) -> int:
    """Take the top card of the draw pile; NOBODY if there is none (docs/rulings.md, B-05)."""
    if not g.deck:
        reshuffle(g)
        if not g.deck:
            return NOBODY
    card = g.deck.pop()
    if not g.deck:
        reshuffle(g)
    return card


def reshuffle(g: Table) -> None:
    """BASE-039: the whole discard pile, shuffled, is the new draw pile."""
    cards = g.discard
    if not cards:
        return
    g.discard = []
    g.deck = shuffle(g, cards, DECK)
    g.emit("reshuffled", count=len(cards))


def shuffle(g: Table, cards: list[int], pile: str) -> list[int]:
    """Cards that all have seen, in an order that nobody knows."""
    g.rng.shuffle(cards)
    g.shuffles += 1
    other = g.twist.get(g.shuffles)
    if other is not None:
        cards = [other.get(card, card) for card in cards]
    for card in cards:
        g.known[card] = 0
    g.shuffled[pile] = (g.shuffles, tuple([(card, g.shown[card]) for card in cards]))
    return cards


def draw(g: Table, seat: int, count: int, why: str) -> list[int]:
    """From the draw pile into the hand, unseen by the others."""
    if 0 < count < len(g.deck):
        cards = g.deck[: -count - 1 : -1]
        del g.deck[-count:]
    else:
        cards = []
        while len(cards) < count and (card := top(g)) != NOBODY:
            cards.append(card)
    bit = 1 << seat
    for card in cards:
        g.known[card] |= bit
    if cards:
        g.players[seat].hand += cards
        g.emit_secret(
            "drew", (seat,), {"cards": names(cards)}, seat=seat, count=len(cards), why=why
        )
    return cards


def flip(g: Table, seat: int, count: int, why: str) -> list[int]:
    """Turn over the top cards for a "draw!"; they lie on the discard pile."""
    cards = []
    for _ in range(count):
        card = top(g)
        if card == NOBODY:
            break
        show(g, card)
        cards.append(card)
    # Only now: the first card must not be shuffled and turned over again as the second.
    g.discard += cards
    g.emit("flipped", seat=seat, cards=names(cards), why=why)
    for heard in g.voice.flipped:
        heard(g, seat)
    return cards


def look(g: Table, seat: int, count: int) -> None:
    """Only this seat sees the top cards of the draw pile; they lie apart until it has chosen."""
    for _ in range(count):
        card = top(g)
        if card == NOBODY:
            break
        g.known[card] |= 1 << seat
        g.peeked.append(card)
    cards = names(g.peeked)
    g.emit_secret("looked", (seat,), {"cards": cards}, seat=seat, count=len(cards))


def put_back(g: Table, seat: int, at: int) -> None:
    """One of the cards that were looked at goes on top of the draw pile, unseen."""
    card = g.peeked.pop(at)
    g.deck.append(card)
    g.emit_secret("returned", (seat,), {"card": IDS[card]}, seat=seat)


def put_peeked_back(g: Table, seat: int, dropped: int, why: str) -> None:
    """All that was looked at, in its order; but for one that is discarded, if any is."""
    cards, g.peeked = g.peeked, []
    if dropped >= 0:
        card = cards.pop(dropped)
        show(g, card)
        g.discard.append(card)
        g.emit("discarded", seat=seat, card=IDS[card], why=why)
    g.deck += cards[::-1]
    g.emit_secret("returned", (seat,), {"cards": names(cards)}, seat=seat)


def keep_peeked(g: Table, seat: int, why: str) -> None:
    cards, g.peeked = g.peeked, []
    g.players[seat].hand += cards
    g.emit_secret("drew", (seat,), {"cards": names(cards)}, seat=seat, count=len(cards), why=why)


# Hands


def _loses(g: Table, seat: int, card: int) -> None:
    """A hand card leaves the hand. Who fills it up again does so when the card is resolved."""
    player = g.players[seat]
    player.hand.remove(card)
    if player.voice.hand_shrank and not player.out:
        fills_up(g, seat)


def fills_up(g: Table, seat: int) -> None:
    """Who never stays without cards gets some when the card is resolved."""
    if g.players[seat].voice.hand_shrank and seat not in g.lighter:
        g.lighter.append(seat)


def play(g: Table, seat: int, card: int, at: int, on: str | None, like: str) -> None:
    """A brown card out of the hand; it lies on the discard pile from now on."""
    _loses(g, seat, card)
    show(g, card)
    g.discard.append(card)
    g.emit("played", seat=seat, card=IDS[card], at=who(at), on=on, like=like)
    for heard in g.voice.played:
        heard(g, seat, card)


def discard(g: Table, seat: int, card: int, why: str, by: int = NOBODY) -> None:
    """A card of the hand or in play goes to the discard pile; `by` somebody, or its owner."""
    player = g.players[seat]
    in_play = card in player.table
    if in_play:
        _leaves_play(g, seat, card)
    else:
        _loses(g, seat, card)
    show(g, card)
    home = KINDS[card].home
    if home:
        HOMES[home](g, card)
    else:
        g.discard.append(card)
    g.emit("discarded", seat=seat, card=IDS[card], why=why)
    if in_play:
        _left_play(g, seat, card)
    for heard in g.voice.discarded:
        heard(g, seat, card, in_play, seat if by == NOBODY else by, why)


def take_discard(g: Table, seat: int, card: int = NOBODY) -> None:
    """The top card of the discard pile, or another one of it, in front of everybody."""
    if card == NOBODY:
        card = g.discard[-1]
    g.discard.remove(card)
    show(g, card)
    g.players[seat].hand.append(card)
    g.emit("took-discard", seat=seat, card=IDS[card])


def reveal(g: Table, seat: int, card: int) -> None:
    """A hand card is shown, and stays in the hand."""
    show(g, card)
    g.emit("showed", seat=seat, card=IDS[card])


def take_blind(g: Table, seat: int, victim: int, why: str) -> int:
    """A random card of that hand; the two of them know which one."""
    hand = g.players[victim].hand
    card = hand[g.rng.below(len(hand))]
    take_from_hand(g, seat, victim, card, why)
    return card


def take_from_hand(g: Table, seat: int, victim: int, card: int, why: str) -> None:
    """That card of that hand; the two of them know which one."""
    hand = g.players[victim].hand
    if len(hand) > 1:
        _lose_track(g, hand, 1 << seat | 1 << victim)
    _loses(g, victim, card)
    g.players[seat].hand.append(card)
    g.known[card] |= 1 << seat
    g.emit_secret(
        "took",
        (seat, victim),
        {"card": IDS[card]},
        seat=seat,
        victim=victim,
        place="hand",
        why=why,
    )
    for heard in g.voice.took:
        heard(g, seat, victim, card, False)


def look_at_hand(g: Table, seat: int, victim: int) -> tuple[str, ...]:
    """Only this seat sees all cards of that hand."""
    hand = g.players[victim].hand
    for card in hand:
        g.known[card] |= 1 << seat
    cards = names(hand)
    g.emit_secret(
        "looked-at", (seat, victim), {"cards": cards}, seat=seat, victim=victim, count=len(cards)
    )
    return cards


def _lose_track(g: Table, hand: list[int], told: int) -> None:
    """Who knew cards of this hand and did not see which one went knows them no more.

    It could still say that the card is in one of two hands; we let it forget that too.
    """
    known = g.known
    for card in hand:
        unsure = known[card] & ALL & ~told
        if unsure:
            known[card] = known[card] & ~unsure | unsure << LOST


def hand_over(g: Table, seat: int, to: int, card: int, why: str) -> None:
    """A hand card goes to somebody else; the two of them know which one."""
    if len(g.players[seat].hand) > 1:
        _lose_track(g, g.players[seat].hand, 1 << seat | 1 << to)
    _loses(g, seat, card)
    g.players[to].hand.append(card)
    g.known[card] |= 1 << to
    g.emit_secret("gave", (seat, to), {"card": IDS[card]}, seat=seat, target=to, why=why)


def discard_blind(g: Table, victim: int, why: str, by: int = NOBODY) -> int:
    """A random card of that hand goes to the discard pile."""
    hand = g.players[victim].hand
    card = hand[g.rng.below(len(hand))]
    discard(g, victim, card, why, by)
    return card


# What is in play


def gains_trait(g: Table, seat: int, name: str) -> None:
    """Something of this name speaks for the player from now on."""
    _gains_trait(g, g.players[seat], name)


def loses_trait(g: Table, seat: int, name: str) -> None:
    _loses_trait(g, g.players[seat], name)


def _loses_trait(g: Table, player: Player, name: str) -> None:
    traits = list(player.traits)
    traits.remove(name)
    _has(g, player, tuple(traits))


def _gains_trait(g: Table, player: Player, name: str) -> None:
    _has(g, player, tuple(sorted((*player.traits, name))))


def _has(g: Table, player: Player, traits: tuple[str, ...]) -> None:
    sight = player.voice.sight
    player.has(traits)
    if player.voice.sight != sight:
        g.ways.clear()


def _leaves_play(g: Table, seat: int, card: int) -> None:
    player = g.players[seat]
    player.table.remove(card)
    _loses_trait(g, player, KINDS[card].name)


def _left_play(g: Table, seat: int, card: int) -> None:
    """The card lies somewhere else now; what that means for who had it."""
    after = LEFT_PLAY.by_name.get(KINDS[card].name)
    if after is not None:
        after(g, seat)


def put_into_play(g: Table, seat: int, card: int, by: int) -> None:
    """A card from nobody's hand lies in front of a player."""
    show(g, card)
    _comes_into_play(g, seat, card)
    g.emit("equipped", seat=seat, card=IDS[card], by=by)


def exchange(g: Table, seat: int, card: int, other: int, theirs: int) -> None:
    """Two cards in play change places."""
    _leaves_play(g, seat, card)
    _leaves_play(g, other, theirs)
    _comes_into_play(g, seat, theirs)
    _comes_into_play(g, other, card, seat)
    g.emit("exchanged", seat=seat, card=IDS[card], other=other, theirs=IDS[theirs])
    _left_play(g, seat, card)
    _left_play(g, other, theirs)


def equip(g: Table, seat: int, card: int, by: int) -> None:
    """A blue card out of the hand of `by` lies in front of `seat`."""
    _loses(g, by, card)
    show(g, card)
    for heard in g.voice.played:
        heard(g, by, card)
    _comes_into_play(g, seat, card)
    g.emit("equipped", seat=seat, card=IDS[card], by=by)


def _comes_into_play(g: Table, seat: int, card: int, by: int = NOBODY) -> None:
    """A weapon takes the place of another, which is discarded by whoever has brought it."""
    player = g.players[seat]
    if KINDS[card].weapon:
        for other in player.table:
            if KINDS[other].weapon:
                discard(g, seat, other, "replaced", by)
                break
    player.table.append(card)
    _gains_trait(g, player, KINDS[card].name)
    after = CAME_INTO_PLAY.by_name.get(KINDS[card].name)
    if after is not None:
        after(g, seat)


def pass_on(g: Table, seat: int, to: int, card: int) -> None:
    """A card in play moves in front of somebody else."""
    _leaves_play(g, seat, card)
    _comes_into_play(g, to, card)
    g.emit("passed-on", seat=seat, to=to, card=IDS[card])


def take_from_play(g: Table, seat: int, victim: int, card: int, why: str) -> None:
    """A card in play goes into a hand, in front of everybody; or into play, if it has no place
    in a hand.
    """
    _leaves_play(g, victim, card)
    show(g, card)
    if KINDS[card].home:
        _comes_into_play(g, seat, card)
    else:
        g.players[seat].hand.append(card)
    g.emit("took", seat=seat, victim=victim, place="play", card=IDS[card], why=why)
    _left_play(g, victim, card)
    for heard in g.voice.took:
        heard(g, seat, victim, card, True)


def inherit(g: Table, seat: int, dead: int, why: str) -> None:
    """All cards of a player who is out: what lay in play is known to all, the hand to those two."""
    player = g.players[dead]
    for card in player.table[:]:
        take_from_play(g, seat, dead, card, why)
    hand, player.hand = player.hand, []
    g.players[seat].hand += hand
    for card in hand:
        g.known[card] |= 1 << seat
        g.emit_secret(
            "took",
            (seat, dead),
            {"card": IDS[card]},
            seat=seat,
            victim=dead,
            place="hand",
            why=why,
        )
        for heard in g.voice.took:
            heard(g, seat, dead, card, False)


# Cards turned up for all to choose from


def open_store(g: Table, seat: int, count: int) -> None:
    for _ in range(count):
        card = top(g)
        if card == NOBODY:
            break
        show(g, card)
        g.store.append(card)
    g.emit("store", seat=seat, cards=names(g.store))


def turn_up(g: Table, seat: int) -> int:
    """The top card of the draw pile, beside what is turned up already; NOBODY if there is none."""
    card = top(g)
    if card != NOBODY:
        show(g, card)
        g.store.append(card)
        g.emit("turned-up", seat=seat, card=IDS[card])
    return card


def drop_from_store(g: Table, seat: int, card: int, why: str) -> None:
    """Nobody takes it."""
    g.store.remove(card)
    g.discard.append(card)
    g.emit("discarded", seat=seat, card=IDS[card], why=why)


def take_from_store(g: Table, seat: int, card: int) -> None:
    g.store.remove(card)
    g.players[seat].hand.append(card)
    g.emit("took-store", seat=seat, card=IDS[card])


# Life


def lose_life(g: Table, seat: int, points: int, by: int, why: str) -> None:
    player = g.players[seat]
    player.life -= points
    g.emit("wounded", seat=seat, points=points, by=who(by), life=player.life, why=why)


def heal(g: Table, seat: int, points: int, why: str) -> bool:
    """Never above the maximum; whether anything was gained."""
    player = g.players[seat]
    gained = min(points, player.most - player.life)
    if gained <= 0 or player.voice.frozen:
        return False
    player.life += gained
    g.emit("healed", seat=seat, points=gained, life=player.life, why=why)
    for glad in player.voice.healed:
        glad(g, seat)
    return True


def start_over(g: Table, seat: int, life: int) -> None:
    """So many life points, and never more."""
    player = g.players[seat]
    player.life = player.most = life


def go_out(g: Table, seat: int, by: int) -> None:
    """The player shows the role and is out of the game."""
    player = g.players[seat]
    player.out = True
    player.shown = True
    g.living.remove(seat)
    g.ways.clear()
    if seat in g.lighter:
        g.lighter.remove(seat)
    g.emit("out", seat=seat, role=player.role or None, by=who(by))


def come_back(g: Table, seat: int, why: str) -> None:
    """Into the game again, without life; `why` speaks for the player from now on."""
    player = g.players[seat]
    player.out = False
    player.life = 0
    g.living.append(seat)
    g.living.sort()
    g.ways.clear()
    gains_trait(g, seat, why)
    g.emit("came-back", seat=seat, why=why)


def haunt(g: Table, seat: int, why: str) -> None:
    """Without life, and still in the game; because of `why`, and of nothing else any more."""
    player = g.players[seat]
    for name in player.traits:
        if name in FROZEN.by_name:
            loses_trait(g, seat, name)
    player.life = 0
    gains_trait(g, seat, why)
    g.emit("haunts", seat=seat, why=why)


def note_grave(g: Table, seat: int) -> None:
    """Somebody is out by nobody's doing: who has won is to be seen."""
    g.graves.append((seat, NOBODY))


def fade(g: Table, seat: int, why: str) -> None:
    """Out again, which is no elimination."""
    loses_trait(g, seat, why)
    g.players[seat].out = True
    g.living.remove(seat)
    g.ways.clear()
    if seat in g.lighter:
        g.lighter.remove(seat)
    g.emit("faded", seat=seat, why=why)


def take_side(g: Table, seat: int, side: str) -> None:
    """The player plays for this role from now on; "" for none."""
    g.players[seat].side = side
    g.emit("side", seat=seat, side=side or None)


# The course of the game


def become(g: Table, seat: int, character: str, life: int) -> None:
    player = g.players[seat]
    player.character = character
    player.life = player.most = life
    _gains_trait(g, player, character)
    g.emit("character", seat=seat, name=character, life=life)


def turn_over(g: Table, seat: int, character: str) -> None:
    """The character's card shows its other side, which speaks for the player from now on."""
    player = g.players[seat]
    _loses_trait(g, player, player.character)
    player.character = character
    _gains_trait(g, player, character)


def begin_turn(g: Table, seat: int, phase: str) -> None:
    g.extra = seat == g.turn and g.again > 0
    g.again = g.again - 1 if g.extra else 0
    g.turn = seat
    g.phase = phase
    g.skipped = False
    g.bangs = 0
    g.notes = {}
    g.emit("turn", seat=seat)


def grant_turn(g: Table) -> None:
    """The player whose turn it is gets another one after it, unless that is ruled out."""
    if not any(ruled_out(g) for ruled_out in g.voice.no_more_turns):
        g.again += 1
        g.emit("another-turn", seat=g.turn)


def skip_turn(g: Table) -> None:
    g.skipped = True
    g.phase = END


def count_bang(g: Table) -> None:
    g.bangs += 1


def go_to(g: Table, phase: str) -> None:
    g.phase = phase


def cut_turn_short(g: Table) -> None:
    g.phase = END


def mark_dying(g: Table, seat: int, by: int) -> None:
    """No life left and nobody to save it; it is out when the card is resolved."""
    g.dying.append((seat, by))


def fill_graves(g: Table) -> None:
    """The dying are out; who did it is remembered until the card is resolved."""
    g.graves += g.dying
    g.dying.clear()


def forget_graves(g: Table) -> None:
    g.graves.clear()


def forget_lighter(g: Table, seat: int) -> None:
    g.lighter.remove(seat)


def begin(g: Table, what: str, by: int, at: int, card: int, need: int = 0) -> None:
    """Something is going on; `finish` ends it."""
    g.doing.append(Doing(what, by, at, card, need))


def retarget(g: Table, seat: int) -> None:
    """What is going on goes for somebody else now."""
    g.doing[-1].at = seat


def still_need(g: Table, need: int) -> None:
    """What is going on takes so much more."""
    g.doing[-1].need = need


def finish(g: Table) -> None:
    g.doing.pop()


def end(g: Table, winners: tuple[int, ...], why: str) -> None:
    g.outcome = Outcome(winners, why)
    g.phase = OVER
    for player in g.players:
        player.shown = True
    roles = tuple([player.role or None for player in g.players])
    g.emit("over", winners=winners, why=why, roles=roles)
