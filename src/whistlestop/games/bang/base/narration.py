"""The narration of the events of the base game and of events that several expansions share.

Each function returns the arguments of the text `bang-event-KIND`, or None if it needs no text.
"""

from __future__ import annotations

from types import MappingProxyType

from whistlestop.engine.narration import PlayerName, Word, text, yes
from whistlestop.games.bang.narration import (
    COURSE,
    NOBODY,
    Args,
    Happening,
    Narrator,
    count,
    player,
    player_and_card,
)

# Reasons for discards and checks that have no text, because the next event tells the result: a
# BANG! was discarded as an answer, or Jail or Dynamite was resolved.
_TOLD_ELSEWHERE = ("fend", "jail", "dynamite")


# The course of the game


def _dealt(it: Happening) -> Args:
    sheriff = it.payload["sheriff"]
    if sheriff is not None:
        return {"how": "sheriff", "player": it.who(sheriff), "roles": ""}
    known = tuple(
        [
            text("bang-role-of", player=it.who(seat), role=text(f"bang-role-{role}"))
            for seat, role in enumerate(it.payload["roles"])
            if role is not None
        ]
    )
    return {"how": "open" if known else "none", "player": "", "roles": known}


def _character(it: Happening) -> Args:
    return {
        "character": it.named(it.front_of(it.payload["name"])),
        "player": PlayerName(it.payload["seat"]),
        "life": it.payload["life"],
    }


def _out(it: Happening) -> Args:
    by, role = it.payload["by"], it.payload["role"]
    return {
        "by": yes(by is not None),
        "target": it.who(by),
        "player": it.player(),
        "shown": yes(role is not None),
        "role": "" if role is None else text(f"bang-role-{role}"),
    }


def _reward(it: Happening) -> Args:
    return {**count(it), "player": it.player(), "target": it.who(it.payload["victim"])}


def _over(it: Happening) -> Args:
    winners = it.payload["winners"]
    return {"count": len(winners), "players": tuple([it.who(seat) for seat in winners])}


def _came_back(it: Happening) -> Args:
    return {"player": it.player(), "why": it.payload["why"]}


def _side(it: Happening) -> Args:
    return {"player": it.player(), "side": it.payload["side"] or "none"}


# Cards that are drawn or looked at


def _drew(it: Happening) -> Args | None:
    why, cards = it.payload["why"], it.payload.get("cards")
    if why in ("deal", "reward") and cards is None:
        return None  # everybody draws at the deal, and the event of the reward has a text
    return {
        "named": yes(why not in COURSE and not it.is_own_gift()),
        "source": it.cause(),
        "player": it.player(),
        "count": it.payload["count"],
        **_known(it),
    }


def _known(it: Happening) -> Args:
    """Return the arguments for cards that only some players may know."""
    cards = it.payload.get("cards", ())
    return {"known": yes(cards), "cards": it.cards(cards)}


def _looked(it: Happening) -> Args:
    return {"player": it.player(), **_known(it)}


def _looked_at(it: Happening) -> Args:
    return {"player": it.player(), "target": it.who(it.payload["victim"]), **_known(it)}


def _returned(it: Happening) -> Args:
    """Tell that one or several peeked cards went back on the draw pile."""
    one = it.payload.get("card")
    cards = it.payload.get("cards", ()) if one is None else (one,)
    return {"player": it.player(), "known": yes(cards), "card": it.cards(cards)}


def _store(it: Happening) -> Args:
    return {"cards": it.cards(it.payload["cards"])}


def _flipped(it: Happening) -> Args | None:
    cards = it.payload["cards"]
    if not cards:
        return None
    signs = tuple([it.sign(each) for each in cards])
    return {"player": it.player(), "source": it.cause(), "cards": signs}


def _counted(it: Happening) -> Args:
    at = it.payload["at"]
    return {
        "how": _own_or_other(it, at),
        "player": it.player(),
        "card": it.sign(it.payload["card"]),
        "target": it.who(at),
    }


def _checked(it: Happening) -> Args | None:
    """Tell only a failed check. The effect of a successful check has its own text."""
    quiet = it.payload["why"] in _TOLD_ELSEWHERE or it.payload["why"] in it.narrator.quiet_checks
    if it.payload["good"] or quiet:
        return None
    return {"good": "no", "source": it.cause(), "player": it.player()}


# Cards that are played, or change hands


def _played(it: Happening) -> Args | None:
    at, on, like = it.payload["at"], it.payload["on"], it.payload["like"]
    if like == "missed":
        return None  # played against a shot: the event `dodged` tells it
    played: Word = it.card(it.payload["card"])
    other = like != it.kind_of(it.payload["card"])
    if on is not None:
        how = "hand" if on == "hand" else "take" if at is None else "on"
        if other:
            played = text("bang-card-as", card=played, like=it.named(like))
    elif like == "sold":
        how = "sold"
    elif other:
        how = "as" if at is None else "as-at"
    else:
        how = "alone" if at is None else "at"
    return {
        "how": how,
        "player": it.player(),
        "card": played,
        "target": it.who(at),
        "on": it.card(on) if how in ("take", "on") else "",
        "like": it.named(like) if how in ("as", "as-at") else "",
    }


def _used_as(it: Happening) -> Args:
    at = it.payload["at"]
    return {
        "how": _own_or_other(it, at),
        "target": it.who(at),
        "like": it.named(it.payload["like"]),
        **player_and_card(it),
    }


def _equipped(it: Happening) -> Args:
    by = it.payload["by"]
    return {"how": _own_or_other(it, by), "target": it.who(by), **player_and_card(it)}


def _own_or_other(it: Happening, seat: int | None) -> str:
    """Return "own" if the seat is that of the event's player, or None; "other" otherwise."""
    return "own" if seat in (None, it.payload["seat"]) else "other"


def _discarded(it: Happening) -> Args | None:
    why, kind = it.payload["why"], it.kind_of(it.payload["card"])
    opens_door = why == "jail" != kind
    if why in _TOLD_ELSEWHERE and not opens_door:
        return None
    reason = "named" if opens_door else _reason(it, why, kind)
    source = it.named(why) if reason in ("fare", "named") else ""
    return {"why": reason, "source": source, **player_and_card(it)}


def _reason(it: Happening, why: str, kind: str) -> str:
    """Return the reason that the text of a discard distinguishes."""
    if why in it.narrator.discards:
        return why
    if why == kind:  # the card is used up
        return "trade"
    if it.is_own_gift():
        return "excess"
    return "fare" if it.family(why) == "station" else "named"


def _took(it: Happening) -> Args:
    taken = it.payload.get("card")
    return {
        "from": it.payload["place"],
        "player": it.player(),
        "card": it.card(taken),
        "target": it.who(it.payload["victim"]),
        "known": yes(taken),
    }


def _gave(it: Happening) -> Args:
    given = it.payload.get("card")
    return {
        "known": yes(given),
        "player": it.player(),
        "card": it.card(given),
        "target": it.who(it.payload["target"]),
    }


def _exchanged(it: Happening) -> Args:
    return {
        "target": it.who(it.payload["other"]),
        "theirs": it.card(it.payload["theirs"]),
        **player_and_card(it),
    }


def _passed_on(it: Happening) -> Args:
    return {"target": it.who(it.payload["to"]), **player_and_card(it)}


# Shots and life points


def _shot(it: Happening) -> Args | None:
    by, need = it.payload["by"], it.payload["need"]
    if need == 1 and it.kind_of(it.payload["card"] or "") in it.narrator.aimed:
        return None  # the card was just played at this player
    return {
        "by": yes(by is not None),
        "player": it.who(by),
        "target": it.who(it.payload["at"]),
        "source": _shooter(it) if by is None else "",
        "need": 0 if need is None else need,
    }


def _shooter(it: Happening) -> Word:
    """Name the shooter of a shot that no player fires."""
    shooter = it.narrator.shooter
    return NOBODY if shooter is None else it.named(shooter(it.view))


def _dodged(it: Happening) -> Args:
    return {"left": it.payload["left"], **player_and_card(it)}


def _fended(it: Happening) -> Args:
    return {"target": it.who(it.payload["by"]), **player_and_card(it)}


def _spared(it: Happening) -> Args:
    by = it.payload["by"]
    return {
        "how": _own_or_other(it, by),
        "player": it.player(),
        "target": it.who(by),
        "source": it.named(it.payload["what"]),
    }


def _wounded(it: Happening) -> Args:
    return {
        "points": it.payload["points"],
        "source": it.cause(),
        "player": it.player(),
        "life": max(0, it.payload["life"]),
    }


def _dying(it: Happening) -> Args:
    return {"need": it.payload["need"], "player": it.player()}


def _healed(it: Happening) -> Args:
    return {
        "points": it.payload["points"],
        "player": it.player(),
        "life": max(0, it.payload["life"]),
    }


def _redirected(it: Happening) -> Args:
    return {"player": it.player(), "target": it.who(it.payload["to"])}


NARRATOR = Narrator(
    events=MappingProxyType(
        {
            "another-turn": player,
            "came-back": _came_back,
            "character": _character,
            "checked": _checked,
            "counted": _counted,
            "dealt": _dealt,
            "discarded": _discarded,
            "dodged": _dodged,
            "drew": _drew,
            "dying": _dying,
            "equipped": _equipped,
            "exchanged": _exchanged,
            "exploded": player_and_card,
            "faded": player,
            "fended": _fended,
            "flipped": _flipped,
            "freed": player_and_card,
            "gave": _gave,
            "haunts": player,
            "healed": _healed,
            "ignored": player_and_card,
            "looked": _looked,
            "looked-at": _looked_at,
            "no-effect": player_and_card,
            "out": _out,
            "over": _over,
            "passed-on": _passed_on,
            "penalty": player,
            "played": _played,
            "reshuffled": count,
            "redirected": _redirected,
            "returned": _returned,
            "reward": _reward,
            "shot": _shot,
            "showed": player_and_card,
            "side": _side,
            "skipped": player_and_card,
            "spared": _spared,
            "store": _store,
            "took": _took,
            "took-discard": player_and_card,
            "took-store": player_and_card,
            "turn": player,
            "turned-up": player_and_card,
            "used-as": _used_as,
            "wounded": _wounded,
        }
    ),
    steps=frozenset(("turn", "out", "over")),
    discards=frozenset(("trade", "replaced", "penalty", "cat-balou", "order", "excess", "tax")),
    aimed=frozenset(("bang", "missed")),
)
