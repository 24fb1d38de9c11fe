"""Solo games, in which one person plays several cowboys."""

from __future__ import annotations

import pytest

from tables.train_heist import deal, table, who
from whistlestop.games.train_heist.game import GAME


@pytest.mark.rule("TH-140")
@pytest.mark.parametrize(
    ("cowboys", "horses", "events", "speed", "bullets"),
    [(2, 1, 18, 2, 1), (3, 2, 15, 2, 3), (4, 2, 12, 1, 3)],
)
def test_one_seat_answers_for_all_cowboys_of_a_solo_game(
    cowboys: int, horses: int, events: int, speed: int, bullets: int
) -> None:
    t = deal(1, cowboys=cowboys)
    view = t.view()
    assert [cowboy.seat for cowboy in view.cowboys] == [0] * cowboys
    assert len(view.horses) == horses
    assert (view.events_left, view.speed, view.bullets) == (events, speed, bullets)
    for _ in range(cowboys + 1):
        assert t.match.waiting == (0,)
        t.pass_turn(t.turn)


@pytest.mark.rule("TH-141")
def test_the_tokens_show_whose_turn_it_is_and_who_has_had_one() -> None:
    t = table(A=who(), B=who(), C=who(), horses="CC CC", solo=True, turn="B", first="B")
    seen = []
    for _ in range(4):
        view = t.view()
        seen.append((view.turn, [cowboy.had_turn for cowboy in view.cowboys]))
        t.pass_turn(t.turn)
    assert seen == [
        (1, [False, False, False]),
        (2, [False, True, False]),
        (0, [False, True, True]),
        (1, [False, False, False]),
    ]


@pytest.mark.rule("TH-141")
def test_every_cowboy_has_its_own_hand_loot_and_bullets() -> None:
    t = table(
        A=who("TOWN_B", "KEY-1", "L01", bullets=1),
        B=who("CC", "BAG-1", "L02"),
        solo=True,
    )
    t.do("A", "drop")
    assert t.loot("B") == ["L02"]
    assert (t.hand("A"), t.hand("B")) == (["KEY-1"], ["BAG-1"])
    assert (t.bullets("A"), t.bullets("B")) == (1, 0)


@pytest.mark.rule("TH-142")
def test_two_cowboys_are_the_usual_number() -> None:
    assert len(deal(1).view().cowboys) == 2
    assert next(option for option in GAME.options if option.name == "cowboys").default == 2


def test_a_trade_is_both_sides_answered_by_one_person_and_needs_no_handshake() -> None:
    t = table(A=who("CC", "KEY-1"), B=who("CC", "BAG-1"), solo=True)
    t.do("A", "trade at 1", "give for 0").do("B", "give for 0", "done")
    assert (t.hand("A"), t.hand("B")) == (["BAG-1"], ["KEY-1"])
    assert t.asked == ("A", "turn")


def test_the_only_seat_wins_a_solo_game() -> None:
    t = table(A=who("TOWN_B", loot="L01"), B=who(), points=11, solo=True)
    t.do("A", "drop")
    assert t.match.outcome is not None
    assert t.match.outcome.winners == (0,)
