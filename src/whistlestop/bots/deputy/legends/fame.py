"""What it is worth to perform or to claim a Feat, and what it costs to do it at will."""

from __future__ import annotations

from typing import Final

from whistlestop.bots.deputy.aim import life_given, price_of_a_hit, wound_worth
from whistlestop.bots.deputy.hooks import CONSOLES, MENDS, RECOVERS, REFILLS, STRENGTH
from whistlestop.bots.deputy.legends.characters import LEGENDARY, is_legend
from whistlestop.bots.deputy.look import Look
from whistlestop.bots.deputy.plays import FOE, HEAL, like_bang
from whistlestop.bots.deputy.worth import AVERAGE, keeping, prices
from whistlestop.engine.ask import Answer
from whistlestop.games.bang.view import GoalView

_LIFE: Final = 3  # what a new Legend has at least
_TOKEN: Final = 0.5  # two tokens with a Feat, where a boast takes one for nothing
_NEARER: Final = 0.5  # of a new Legend's life points, for a Feat that brings it near
FEAT: Final = 2  # tokens for one
_SOONER: Final = 0.1  # a Legend before the end of this turn, and without a new Feat for others
_BACK: Final = {1: 0.6, 2: 0.4}  # how much of a wound comes back, by the tokens that are left
_ABILITY: Final = 0.03  # a turn more with the other side of our card, by its strength

# How likely we will do this sooner or later; what we do not expect to do is no loss.
EASE: Final = {
    "oregon-trail": 0.9,
    "chuck-a-luck": 0.8,
    "for-a-few-cards-more": 0.6,
    "thousand-ways-to-die": 0.55,
    "good-company": 0.5,
    "borderlands": 0.45,
    "bottleneck": 0.4,
    "wounded-pride": 0.35,
    "wilhelm-scream": 0.35,
    "last-hero": 0.3,
    "quick-death": 0.3,
    "fifty-guns": 0.25,
    "man-with-no-name": 0.2,
    "old-west-gang": 0.15,
    "scrugs-ballad": 0.12,
    "3-15-to-yooma": 0.1,
}


def tokens(look: Look, seat: int) -> int:
    """Those that the player has in front."""
    return dict(look.view.players[seat].counters).get("fame", 0)


def used(look: Look, what: str) -> bool:
    """Whether we have done this in our turn."""
    return bool(dict(look.me.counters).get(what, 0))


def feat_worth(look: Look) -> float:
    """What a Feat is worth that we perform or claim now, beside what it costs."""
    return look.once(_claim_worth if is_legend(look, look.seat) else _perform_worth)


def _perform_worth(look: Look) -> float:
    """A boast would bring us one token nearer too, at the end of the turn."""
    have = tokens(look, look.seat)
    if have == 0:
        return 0.0
    if have == 1:
        return _SOONER
    worth = _TOKEN + _ABILITY * (STRENGTH.by_name.get(LEGENDARY + look.me.character, 0.0) + 2)
    # A Legend now, and not in a turn; or two steps nearer to what is needed soon.
    return worth + (1.0 if have == 2 else _NEARER) * relief(look)


def relief(look: Look) -> float:
    """The life points of a new Legend."""
    if look.shadow:
        return 0.0
    return HEAL * max(0, _LIFE - look.me.life) + (0.6 if look.me.life == 1 else 0.0)


@RECOVERS.on("legends")
def turns_over(look: Look, seat: int) -> float:
    """Who has few tokens left has three life points again as soon as they are gone."""
    player = look.view.players[seat]
    if player.life > _LIFE or is_legend(look, seat):
        return 0.0
    return _BACK.get(tokens(look, seat), 0.0)


@MENDS.on("legends")
def legend_by_the_end_of_the_turn(look: Look) -> bool:
    """By a boast for the last token, or a Feat for the last two, with life points to gain by it."""
    if look.view.turn != look.seat or look.view.phase != "play" or used(look, "feat"):
        return False
    if is_legend(look, look.seat) or look.me.life >= _LIFE:
        return False
    left = tokens(look, look.seat)
    return left == 1 or (left == FEAT and any(_at_will(look, goal) for goal in look.view.goals))


def _at_will(look: Look, goal: GoalView) -> bool:
    """Whether we can do this Feat, and it is worth its price."""
    if goal.state != "perform" or goal.card not in ("chuck-a-luck", "last-hero"):
        return False
    return any(cost(look, goal.card, (card,)) < feat_worth(look) for card in goal.cards)


# Claiming


def hit_worth(look: Look, seat: int) -> float:
    """What it is worth that a Legend loses a life point by our claim; never a friend's."""
    if look.cares[seat] <= FOE:
        return 0.0
    return wound_worth(look, seat) - price_of_a_hit(look, seat)


def _claim_worth(look: Look) -> float:
    least = 1 if look.me.character == "legendary-slab-the-killer" else 2
    players = look.view.players
    hits = [
        hit_worth(look, seat)
        for seat in look.others
        if is_legend(look, seat) and players[seat].life >= least
    ]
    # Legendary Willy the Kid may have a shot instead.
    willy = look.me.character == "legendary-willy-the-kid" and look.view.phase == "play"
    return max(hits, default=0.0) - (free_shot(look) if willy else 0.0)


def free_shot(look: Look) -> float:
    """What a shot is worth that takes no card, at the best one to shoot at."""
    shots = [Answer("use", (), seat) for seat in look.others if look.view.reaches[seat]]
    return max([like_bang(look, shot) for shot in shots], default=0.0)


# Prices


def prices_now(look: Look) -> dict[str, float]:
    """What it costs to discard each of our cards; if some must go anyway, one of them stays."""
    costs = dict(prices(look))
    kept = keeping(look, look.hand)
    stays = kept[0][0] if look.over else 0.0
    return {**costs, **{card: max(0.01, value - stays) for value, card in kept}}


def cost(look: Look, feat: str, cards: tuple[str, ...]) -> float:
    """Of doing this Feat at will, with these cards."""
    if feat == "man-with-no-name":
        return _life_point(look)
    if feat == "thousand-ways-to-die":
        return 0.02  # the others have seen them
    if feat == "borderlands":
        price = sum([value for value, _ in keeping(look, look.hand)[look.over :]])
        return price - _refilled(look, look.hand)
    return sum([look.once(prices_now)[card] for card in cards]) - _refilled(look, cards)


def _refilled(look: Look, cards: tuple[str, ...]) -> float:
    """What there is for these cards where the hand is filled up again."""
    left = len([card for card in look.hand if card not in cards])
    return AVERAGE * max(0, REFILLS.by_name.get(look.me.character, 0) - left)


def _life_point(look: Look) -> float:
    """Nothing, if what is lost comes back with the other side of our card."""
    last = not is_legend(look, look.seat) and tokens(look, look.seat) <= 2
    if last and look.me.life <= _LIFE:
        return -AVERAGE * sum(CONSOLES.of(look.traits(look.seat)))
    return life_given(look)
