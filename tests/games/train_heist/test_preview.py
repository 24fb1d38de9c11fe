"""The preview, which shows what the train will do."""

from __future__ import annotations

from random import Random

import pytest

from tables.every_game import mixes
from tables.heist_players import eager
from tables.train_heist import ring, table, who
from whistlestop.games.train_heist.game import GAME
from whistlestop.games.train_heist.train_preview import PreviewView


def seen(**more: object) -> PreviewView:
    given: dict[str, object] = {"A": who(hand="KEY-1"), "B": who(), **more}
    preview = table(**given).view().preview  # type: ignore[arg-type]
    assert preview is not None
    return preview


def test_the_preview_shows_stars_towns_the_edge_and_the_tunnel() -> None:
    town = seen(train=ring(28), speed=2)
    assert [(step.space, step.star, step.town) for step in town.steps] == [
        ("R29", False, None),
        ("R30", True, "B"),
    ]
    assert town.events == 1
    tunnel = seen(train=ring(14), speed=3)
    assert [step.tunnel for step in tunnel.steps] == [False, True, True]
    edge = seen(train=ring(20), speed=3)
    assert [(step.space, step.junction, step.edge) for step in edge.steps] == [
        ("R21", True, False),
        ("RW", False, False),
        ("RE", False, True),
    ]
    assert edge.cars == ("RE", "RW", "R21", "R20", "R19")
    assert edge.events == 1, "the edge"


def test_the_preview_shows_the_end_of_the_rails() -> None:
    preview = seen(train=ring(20), speed=3, tokens=False, last=True)
    assert preview.derails
    assert preview.steps == ()


def test_the_preview_shows_the_cowboys_who_will_be_hit() -> None:
    track = seen(B=who("R15", horse=0), horses="R15", speed=2)
    assert (track.flat, track.horses_lost) == ((1,), (0,))
    roof = seen(B=who("TOP_A"), train=ring(16), speed=2, sheriff="E5")
    assert roof.flat == (1,)
    caught = seen(B=who("IN_A"), train=ring(20), speed=1, sheriff="IN_A")
    assert caught.caught == (1,)
    deeper = seen(B=who("IN_A"), train=ring(19), speed=1, sheriff="IN_A")
    assert deeper.caught == (), "still in the tunnel"


@pytest.mark.parametrize(("tokens", "caught"), [(True, (1,)), (False, ())])
def test_the_preview_shows_nobody_caught_when_the_train_derails(
    *, tokens: bool, caught: tuple[int, ...]
) -> None:
    shown = seen(B=who("E2"), train=ring(19), speed=2, sheriff="E2", tokens=tokens, last=not tokens)
    assert (shown.derails, shown.caught) == (not tokens, caught)


def test_the_preview_shows_a_slippery_cowboy_caught_beside_the_sheriff() -> None:
    t = table(A=who("E3", title="slippery"), B=who(), sheriff="IN_A", train=ring(16), speed=2)
    t.do("A", "move to IN_A")
    shown = t.view().preview
    assert shown is not None
    assert shown.caught == (0,)
    t.end("A")
    assert t.jailed("A")
    assert t.train.split() == list(shown.cars), "faster by the one in jail"


def test_the_preview_is_always_right_in_play() -> None:
    every = list(mixes(GAME))
    for number in range(30):
        match, chance = every[number * 53 % len(every)].match(number), Random(number)
        while match.outcome is None:
            before, start = match.view(None), len(match.events)
            ask = chance.choice(match.asks)
            answer = eager(match._state, ask, chance)
            match.choose(ask.seat, answer)
            if answer.verb != "end":
                continue
            events = match.events[start:]
            over = [event.payload["why"] for event in events if event.kind == "over"]
            if over == ["derailed"]:
                assert before.preview.derails or len(events) > 2
            stop = [n for n, event in enumerate(events) if event.kind == "turn"]
            own = events[: stop[0]] if stop else events
            rolled = [event.payload["space"] for event in own if event.kind == "rolled"]
            assert rolled == [step.space for step in before.preview.steps]
            flat = sorted(event.payload["cowboy"] for event in own if event.kind == "flat")
            assert flat == sorted(before.preview.flat)
