"""What each play of our own turn is worth. Zero or less: better not."""

from __future__ import annotations

from typing import Final

from whistlestop.bots.deputy.aim import own_wound, shot_worth, wound_worth
from whistlestop.bots.deputy.cards import BANG_SHARE, BLAST_SHARE, RANGE, kind_of
from whistlestop.bots.deputy.hooks import (
    CHEERS,
    EXEMPTS,
    FLIPS,
    LIKE,
    MISSING,
    PLAYS,
    SWAPS,
    TOLL,
    Play,
)
from whistlestop.bots.deputy.look import Look
from whistlestop.bots.deputy.odds import bare, hits, wins_duel
from whistlestop.bots.deputy.worth import BLIND, in_play, keeping, weapon_gain, worth
from whistlestop.engine.ask import Answer
from whistlestop.games.bang.roles import SHERIFF

# Nobody is attacked on purpose of whom we care less than this to see hurt.
FOE: Final = 0.15
HEAL: Final = 0.9
_BLAST: Final = 3  # life points of a Dynamite


def strike(look: Look, answer: Answer) -> float:
    """A BANG!. The last one is also good against Indians! and duels, unless it must go anyway."""
    seat = _target(look, answer)
    if seat is None:
        return 0.0
    price = 0.0
    if not look.over:
        price = 0.08 if look.bangs() == 1 else 0.0
        if look.me.character == "calamity-janet" and look.me.life <= 2:
            price += 0.25 if look.bangs() == 1 else 0.1
    if len(look.hand) > 1:
        price += TOLL.by_name.get(look.view.players[seat].character, 0.0)
    return shot_worth(look, seat, bang=True) - price


def _target(look: Look, answer: Answer) -> int | None:
    """Whom it is aimed at, if that is somebody to be hurt."""
    seat = answer.seat
    if seat is None or look.cares[seat] <= FOE or look.immune(seat, answer.cards[0]):
        return None
    return seat


def duel(look: Look, answer: Answer) -> float:
    seat = _target(look, answer)
    if seat is None:
        return 0.0
    mine = look.bangs()
    won = wins_duel(look, seat, mine)
    spent = min(mine, BANG_SHARE * look.view.players[seat].hand)
    price = (0.0 if look.over > spent else 0.3) * spent
    return won * wound_worth(look, seat) - (1 - won) * own_wound(look) - price


def jail(look: Look, answer: Answer) -> float:
    """The stronger somebody is, the more a lost turn costs."""
    seat = _target(look, answer)
    if seat is None or look.view.roles[seat] == SHERIFF:
        return 0.0
    player = look.view.players[seat]
    return look.cares[seat] * (0.8 + 0.06 * player.hand + 0.05 * player.range)


def gatling(look: Look, _answer: Answer) -> float:
    return in_all(look, [hits(look, seat) * wound_worth(look, seat) for seat in look.others])


def indians(look: Look, answer: Answer) -> float:
    there = [seat for seat in look.others if not look.immune(seat, answer.cards[0])]
    return in_all(look, [bare(look, seat) * wound_worth(look, seat) for seat in there])


def in_all(look: Look, worths: list[float]) -> float:
    """Of what goes for several; the one for whom it is worst may be left out by some."""
    spared = min(worths, default=0.0) if any(EXEMPTS.of(look.traits(look.seat))) else 0.0
    return sum(worths) - min(0.0, spared)


def panic(look: Look, answer: Answer) -> float:
    """Who loses a card, and what it is to us."""
    lost = _loss(look, answer)
    if lost <= 0 or answer.seat == look.seat:
        return lost
    if answer.place is not None:
        return lost + BLIND
    kind = kind_of(answer.cards[1])
    return lost if kind in ("dynamite", "jail") else lost + worth(look, kind)


def cat_balou(look: Look, answer: Answer) -> float:
    return _loss(look, answer)


def _loss(look: Look, answer: Answer) -> float:
    """What it is worth to us that a player has this card no more."""
    seat = answer.seat
    if seat is None or look.immune(seat, answer.cards[0]):
        return 0.0
    kind = "" if answer.place is not None else kind_of(answer.cards[1])
    if seat == look.seat:
        return max(0.0, -in_play(look, seat, kind))
    care = look.cares[seat]
    if kind in ("dynamite", "jail"):
        life = look.view.players[seat].life
        blow = BLAST_SHARE * (3 if life > _BLAST else 5)
        return -max(-1.5, care) * (blow if kind == "dynamite" else 0.7) if care < -0.5 else 0.0
    missed = in_play(look, seat, kind) if kind else 0.0
    if missed < 0:
        return care * missed if care < -0.5 else 0.0
    if care <= FOE:
        return 0.0
    if not kind:
        return care * (BLIND + (0.15 if look.view.players[seat].hand == 1 else 0.0))
    return care * (missed + _opens_up(look, seat, kind))


@MISSING.on("dynamite")
def blast(look: Look, seat: int) -> float:
    if seat == look.seat:
        return -BLAST_SHARE * own_wound(look, _BLAST)
    return -BLAST_SHARE * (3 if look.view.players[seat].life > _BLAST else 5)


@MISSING.on("jail")
def a_turn(_look: Look, _seat: int) -> float:
    return -0.7


def _opens_up(look: Look, seat: int, kind: str) -> float:
    """Without this card we could shoot there."""
    way = look.view.distances[seat]
    if kind == "mustang" and way == look.me.range + 1 and look.bangs():
        return 0.4
    return 0.3 if kind == "barrel" and look.view.reaches[seat] and look.bangs() else 0.0


def like_bang(look: Look, answer: Answer) -> float:
    """A shot that no BANG! card fires."""
    seat = answer.seat
    if seat is None or look.cares[seat] <= FOE:
        return 0.0
    return shot_worth(look, seat, bang=False)


def used_on(look: Look, what: str, seat: int) -> list[Answer]:
    """All cards of one player that something could be used on as this kind of card."""
    player = look.view.players[seat]
    answers = [Answer("as", (what, card), seat) for card in player.cards]
    if player.hand and seat != look.seat:
        answers.append(Answer("as", (what,), seat, "hand"))
    return answers


LIKE.put("bang", like_bang)
LIKE.put("panic", panic)
LIKE.put("cat-balou", cat_balou)


# Cards for oneself or for all


def stagecoach(look: Look, _answer: Answer) -> float:
    return 0.0 if look.dry else 1.5


def wells_fargo(look: Look, _answer: Answer) -> float:
    return 0.0 if look.dry else 2.0


def general_store(look: Look, _answer: Answer) -> float:
    """The first choice is ours, and everybody gets a card."""
    if look.dry:
        return 0.0
    return 0.9 - 0.45 * sum([_within_one(look.cares[seat]) for seat in look.others])


def saloon(look: Look, _answer: Answer) -> float:
    """A life point for everybody who has lost one."""
    value = HEAL if look.in_need else 0.0
    for seat in look.others:
        player = look.view.players[seat]
        if player.life < player.most:
            value -= _within_one(look.cares[seat]) * (1.3 if player.life <= 2 else 0.8)
    return value


def beer(look: Look, _answer: Answer) -> float:
    """A life point now or at the last moment is the same; but a card can be stolen till then."""
    return HEAL if look.in_need and look.beer_helps else 0.0


def equip(look: Look, answer: Answer) -> float:
    kind = kind_of(answer.cards[0])
    if kind not in RANGE:
        return worth(look, kind)
    gain = weapon_gain(look, kind)
    if any(kind_of(card) in RANGE for card in look.me.cards):
        gain += sum([more(look) for more in SWAPS.of(look.view.expansions)])
    return gain


def dynamite(look: Look, _answer: Answer) -> float:
    """It goes round, and its first check is ours: who will it be?"""
    lucky, value, still = bool(FLIPS.of(look.traits(look.seat))), 0.0, 1.0
    if look.shadow or (look.me.life <= _BLAST and not lucky):
        return 0.0
    later = [seat for seat in look.others if seat > look.seat]
    for seat in (look.seat, *later, *[seat for seat in look.others if seat < look.seat]):
        own = seat == look.seat
        blow = BLAST_SHARE**2 if own and lucky else BLAST_SHARE
        if own:
            value -= still * blow * 1.2 * own_wound(look, _BLAST)
        else:
            deadly = 2.0 if look.view.players[seat].life <= _BLAST else 1.0
            value += still * blow * _BLAST * look.cares[seat] * deadly
        still *= 1 - blow
    return value - 0.15


def trade(look: Look, answer: Answer) -> float:
    """Sid Ketchum: the two cards that we need least; those that must go anyway cost nothing."""
    kept = keeping(look, look.hand)
    if not look.in_need or answer.cards[1] != kept[0][1]:
        return 0.0
    # With a life point more one card more may stay.
    price = sum([value for value, _ in kept[look.over : 2]])
    cheers = sum([more(look) for more in CHEERS.of(look.traits(look.seat))])
    return HEAL * (1.0 if look.me.life > 1 else 1.5) + cheers - price - 0.05


def _within_one(care: float) -> float:
    return max(-1.0, min(1.0, care))


# In the order in which they are played, if they are worth it: first what brings cards, then what
# makes the shots better, then the shots, and last what can wait.
for _number, (_kind, _worth) in enumerate(
    {
        "wells-fargo": wells_fargo,
        "stagecoach": stagecoach,
        "general-store": general_store,
        "panic": panic,
        "scope": equip,
        "weapon": equip,
        "barrel": equip,
        "mustang": equip,
        "cat-balou": cat_balou,
        "jail": jail,
        "indians": indians,
        "gatling": gatling,
        "bang": strike,
        "duel": duel,
        "dynamite": dynamite,
        "saloon": saloon,
        "beer": beer,
        "sid-ketchum": trade,
    }.items()
):
    PLAYS.put(_kind, Play(10 * _number, _worth))


def kind_of_play(answer: Answer) -> str:
    """The entry of PLAYS that this answer falls under: `buy boots` for what is no card of ours."""
    if answer.verb == "use":
        return answer.cards[0]
    if not answer.cards or answer.verb in PLAYS.by_name:
        return answer.verb
    kind = kind_of(answer.cards[0])
    if answer.verb != "play":
        return f"{answer.verb} {kind}"
    if kind in RANGE:
        return "weapon"
    return "bang" if kind == "missed" else kind
