"""Setting up the table before the first turn (TH-002 to TH-028)."""

from __future__ import annotations

from whistlestop.engine.rng import Rng
from whistlestop.games.card_knowledge import CardKnowledge
from whistlestop.games.train_heist.board import LETTERS, Board
from whistlestop.games.train_heist.constants import BULLETS, CO_OP, MOST_SEATS, VERSUS, Mode
from whistlestop.games.train_heist.cowboy import Cowboy
from whistlestop.games.train_heist.decks import NOT_IN_VERSUS, Decks
from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.verbs import turns

_HAND = 5  # TH-024
_ROW = 5  # TH-023
_FEWEST_EVENTS = 4  # besides the Speed Up cards; with fewer these would be neighbours
_REMOVED = {2: 3, 3: 6, 4: 9}  # TH-006


def lay_out(
    rng: Rng,
    board: Board,
    decks: Decks,
    seats: int,
    cowboys: int,
    mode: Mode,
    goal: int,
    fewer: int,
) -> Table:
    """TH-003: Each player has one cowboy. TH-140: A single player has all cowboys."""
    g = Table(rng, board, decks, seats, mode)
    g.owners = (0,) * cowboys if seats == 1 else tuple(range(cowboys))
    g.goal = goal if mode == CO_OP else 0
    g.cowboys = [Cowboy(board.canyon) for _ in range(cowboys)]
    g.horses = [board.canyon] * (1 if cowboys == 2 else 2)  # TH-004
    _build_events(g, fewer)
    _lay_loot(g)
    g.cars = list(board.start)  # TH-012
    g.sheriff = board.sheriff_start  # TH-014
    g.colours = list(board.start_colours)  # TH-015
    g.speed = 1 if cowboys == 4 else 2  # TH-017
    g.counters = [[0] * cowboys for _ in LETTERS]
    titles = [title for title in decks.view.wanted if mode != VERSUS or title not in NOT_IN_VERSUS]
    rng.shuffle(titles)
    g.row = titles[:_ROW]
    _deal(g)
    g.first = rng.below(cowboys)
    _give_bullets(g)
    return g


def removed_events(cowboys: int, fewer: int, others: int) -> int:
    """TH-006, TH-157, TH-158: Return the number of Event Cards to remove.

    Speed Up cards are never removed, so `others` is the number of the other cards.
    """
    return min(_REMOVED[cowboys] + fewer, others - _FEWEST_EVENTS)


def lowered(goal: int, cowboys: int, fewer: int, others: int) -> int:
    """TH-157: The goal of a shorter game is one lower for every two further cards removed."""
    missing = removed_events(cowboys, fewer, others) - _REMOVED[cowboys]
    return goal - missing // 2


def _build_events(g: Table, fewer: int) -> None:
    """TH-005 to TH-009: A Speed Up card goes into the middle of each half of the Event Deck."""
    speed = list(g.decks.speed_cards)
    others = [card for card in range(len(g.decks.events)) if card not in speed]
    g.rng.shuffle(others)
    g.rng.shuffle(speed)
    count = removed_events(len(g.cowboys), fewer, len(others))
    g.box = others[:count]
    deck = others[count:]
    for card, (low, high) in zip(speed, speed_places(len(deck)), strict=True):
        deck.insert(low + g.rng.below(high - low + 1), card)
    g.events_deck = deck


def speed_places(others: int) -> list[tuple[int, int]]:
    """Return the first and last place of each Speed Up card in a deck with `others` other cards.

    In each half at least a third of the other cards are above the Speed Up card, and at least a
    third are below it.
    """
    upper = (others + 1) // 2
    lower = others - upper
    third, other_third = (upper + 2) // 3, (lower + 2) // 3
    behind = upper + 1
    return [(third, upper - third), (behind + other_third, behind + lower - other_third)]


def _lay_loot(g: Table) -> None:
    """TH-010, TH-011: Each square gets two tiles, and the other tiles go into the sack."""
    tiles = list(range(len(g.decks.tiles)))
    g.rng.shuffle(tiles)
    squares = 2 * len(LETTERS)
    g.squares = [[tiles.pop(), tiles.pop()] for _ in range(squares)]
    g.sack = sorted(tiles)


def _deal(g: Table) -> None:
    """TH-024, TH-026: Each cowboy gets five cards, and one card is turned over."""
    cards = list(range(len(g.decks.cards)))
    g.knowledge = CardKnowledge(len(cards), MOST_SEATS)
    g.rng.shuffle(cards)
    g.deck = cards
    for who, cowboy in enumerate(g.cowboys):
        cowboy.hand = [cards.pop() for _ in range(_HAND)]
        if g.mode == VERSUS:
            g.knowledge.tell(g.owners[who], cowboy.hand)
        else:
            g.knowledge.show_all(cowboy.hand)
    g.discard = [cards.pop()]
    g.knowledge.show_all(g.discard)


def _give_bullets(g: Table) -> None:
    """TH-021, TH-022: With two cowboys each of them gets a Bullet Token.

    TH-147: In versus all cowboys except the first get one.
    """
    for who, cowboy in enumerate(g.cowboys):
        if g.mode == VERSUS:
            cowboy.bullets = int(who != g.first)
        else:
            cowboy.bullets = int(len(g.cowboys) == 2)
    g.bullets = BULLETS - sum([cowboy.bullets for cowboy in g.cowboys])


def begin(g: Table) -> None:
    """TH-028: The first player, who was drawn at random, starts (docs/rulings.md, H-47)."""
    turns.start_game(g, g.first)
    turns.begin_turn(g, g.first)
