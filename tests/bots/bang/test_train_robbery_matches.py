"""The bot in The Great Train Robbery: its conclusions about others, and whole matches."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang_bot import (
    DEPUTY,
    NO_LEGENDS,
    OUTLAW,
    ROBBERY,
    SHERIFF,
    enemies,
    fresh_belief,
    laughed_at,
)
from tables.train_robbery_bot import five
from whistlestop.bots.bang.rule_facts import kind_of
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.games.bang.view import TableView

# Conclusions from what others do


def seen(*events: Event, seat: int = 1) -> dict[str, float]:
    """Return what the Sheriff in seat 0 believes about this seat after these events."""
    belief = fresh_belief(0, 5, {0: SHERIFF})
    belief.read(events)
    return belief.shares(seat)


USUAL = seen()


def played(by: int, like: str, at: int | None) -> Event:
    return Event("played", {"seat": by, "card": like, "at": at, "on": None, "like": like})


@pytest.mark.parametrize(
    "act",
    [
        [played(1, "train-robbery", 0)],
        [played(1, "knife-revolver", 0)],
        [Event("took", {"seat": 1, "victim": 0, "place": "hand", "why": "passenger-car"})],
        [Event("equipped", {"seat": 0, "card": "lumber-flatcar", "by": 1})],
        [Event("redirected", {"seat": 1, "to": 0, "by": 2})],
        [Event("shot", {"by": 1, "at": 0, "card": None, "need": 1})],
        [Event("exchanged", {"seat": 1, "card": "scope-AS", "other": 0, "theirs": "barrel-QS"})],
        [
            Event("turn", {"seat": 1}),
            Event("discarded", {"seat": 0, "card": "caboose", "why": "coal-hopper"}),
        ],
        [Event("spared", {"seat": 0, "by": 1, "what": "leland"})],
    ],
    ids=lambda act: act[-1].kind + " " + str(act[-1].payload.get("like", "")),
)
def test_a_hostile_act_against_the_sheriff_makes_an_outlaw_likelier(act: list[Event]) -> None:
    found = seen(*act)
    assert found[OUTLAW] > USUAL[OUTLAW]
    assert found[DEPUTY] < USUAL[DEPUTY]


@pytest.mark.parametrize(
    "act",
    [
        Event("gave", {"seat": 1, "target": 0, "why": "mail-car"}),
        Event("equipped", {"seat": 0, "card": "observation-car", "by": 1}),
        Event("spared", {"seat": 0, "by": 1, "what": "gatling"}),
        Event("exchanged", {"seat": 1, "card": "scope-AS", "other": 0, "theirs": "dynamite-2H"}),
    ],
    ids=lambda act: act.kind,
)
def test_a_friendly_act_for_the_sheriff_makes_a_deputy_likelier(act: Event) -> None:
    found = seen(act)
    assert found[DEPUTY] > USUAL[DEPUTY]
    assert found[OUTLAW] < USUAL[OUTLAW]


@pytest.mark.parametrize(
    "act",
    [
        Event("shot", {"by": None, "at": 0, "card": None, "need": 1}),
        Event("boarded", {"seat": 1, "card": "caboose", "station": "yooma", "free": False}),
        Event("discarded", {"seat": 1, "card": "bang-KH", "why": "boom-town"}),
        Event("equipped", {"seat": 1, "card": "caboose", "by": 1}),
        played(1, "next-stop", None),
    ],
    ids=lambda act: act.kind,
)
def test_the_train_itself_says_nothing_of_anybody(act: Event) -> None:
    assert seen(act) == USUAL


def test_a_shot_of_a_baggage_car_says_as_much_as_that_of_a_bang() -> None:
    car = five("E", E={"play": "baggage-car"}).use("E", "baggage-car").like("E", "bang", at="A")
    bang = five("E", E="bang").play("E", "bang", at="A")
    told = [seen(*t.match.seen(0), seat=4) for t in (car, bang)]
    assert told[0] == told[1] != USUAL


# Whole matches


def laughable(match: Match, ask: Ask, chosen: Answer) -> str:
    """Return why this answer is absurd, or ""."""
    if len(ask.answers) == 1:
        return ""
    view: TableView = match.view(ask.seat)
    kinds = [kind_of(card) for card in chosen.cards]
    side = view.players[ask.seat].side or match.side(ask.seat)
    return (
        _at_the_train(view, ask, chosen, kinds)
        or _as_a_ghost(view, ask, chosen, kinds)
        or _at_somebody(view, side, ask, chosen, kinds)
        or _at_the_end_of_the_line(view, side, chosen, kinds)
    )


def _at_the_train(view: TableView, ask: Ask, chosen: Answer, kinds: list[str]) -> str:
    me = view.players[ask.seat]
    life = chosen.verb == "board" and len(kinds) == 1 and chosen.place is None
    won = any(each.life == 1 and view.roles[each.seat] == SHERIFF for each in view.players)
    if life and me.life <= 2 and not won and any(each.verb != "board" for each in ask.answers):
        return "a life point too many"
    paid = chosen.cards[1:] if chosen.verb == "board" else ()
    if paid and kind_of(paid[0]) == "ghost-car":
        return "a Ghost Car to pay with"
    return ""


def _as_a_ghost(view: TableView, ask: Ask, chosen: Answer, kinds: list[str]) -> str:
    if "ghost" not in view.players[ask.seat].marks:
        return ""
    if ask.kind == "dodge" and chosen.verb != "pass":
        return "a ghost that dodges"
    if ask.kind in ("circus", "robbed", "pay") and (chosen.verb, kinds) == (
        "discard",
        ["ghost-car"],
    ):
        return "a ghost that gives up its car"
    if ask.kind == "turn" and kinds[:1] == ["beer"] and chosen.verb == "play":
        return "a ghost that drinks"
    return ""


def _at_somebody(
    view: TableView, side: str | None, ask: Ask, chosen: Answer, kinds: list[str]
) -> str:
    at = chosen.seat
    if at is None:
        return ""
    if chosen.verb == "give" and kinds == ["lumber-flatcar"] and at == ask.seat:
        return "a Lumber Flatcar before oneself"
    if chosen.verb == "give" and kinds == ["ghost-car"] and enemies(side, view.roles[at]):
        return "a Ghost Car before an enemy"
    if "ghost" in view.players[at].marks and kinds[:1] in (["bang"], ["duel"], ["knife-revolver"]):
        return "a shot at a ghost"
    if side == DEPUTY and view.roles[at] == SHERIFF:
        relief = kinds[-1:] in (["dynamite"], ["jail"], ["lumber-flatcar"], ["shot"])
        if ask.kind in ("turn", "as", "derail", "dodge") and not relief:
            return "against their own Sheriff"
    return ""


def _at_the_end_of_the_line(
    view: TableView, side: str | None, chosen: Answer, kinds: list[str]
) -> str:
    """Return why this answer is absurd for a player who needs the Sheriff, or "". The answer is
    absurd if the train would kill the Sheriff.
    """
    sheriff = [each for each in view.players if view.roles[each.seat] == SHERIFF]
    if not sheriff or side not in (SHERIFF, DEPUTY) or dict(view.counters)["leland"]:
        return ""
    bare = sheriff[0].life == 1 and not sheriff[0].hand and not sheriff[0].cards
    last = dict(view.counters)["locomotive"] == len(dict(view.piles)["stations"])
    pushes = chosen.verb == "advance" or kinds[:1] in (["zippy-roy"], ["next-stop"])
    if bare and ((last and pushes) or chosen.verb == "double"):
        return "the Sheriff shot by the train"
    return ""


@pytest.mark.parametrize("options", [ROBBERY, NO_LEGENDS], ids=["train-robbery", "all"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_bot_never_makes_a_laughable_decision(seats: int, options: dict[str, Any]) -> None:
    assert laughed_at(laughable, seats, options) == []
