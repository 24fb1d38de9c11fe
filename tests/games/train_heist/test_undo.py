"""Undo: taking back an action that has shown nothing new."""

from __future__ import annotations

import pytest

from tables.contents import contents, match_contents
from tables.train_heist import Bench, table, who
from whistlestop.engine.match import Match
from whistlestop.games.train_heist.game import GAME


def same(one: Bench, two: Bench) -> bool:
    """Return whether everything open is the same on two tables."""
    return bool(contents(one.state.snapshot()) == contents(two.state.snapshot()))


@pytest.mark.parametrize(
    "deed",
    [
        ("move to G08",),
        ("mount for 0",),
        ("ride KEY-1 for 0", "ride to G08"),
        ("take-bullet",),
        ("spend-bullet",),
        ("pair KEY-1 REV-1",),
        ("wild WILD-1 to E4",),
    ],
)
def test_a_lone_player_takes_back_an_action_that_revealed_nothing(deed: tuple[str, ...]) -> None:
    def start() -> Bench:
        a = who("CC", "KEY-1 REV-1 WILD-1", bullets=1)
        return table(A=a, B=who("E4", "BAG-1", "L01"), horses="CC", solo=True)

    t = start()
    assert not t.view().undo
    t.do("A", *[text.replace("KEY-1 REV-1", "REV-1 KEY-1") for text in deed])
    assert t.view().undo
    t.do("A", "undo")
    fresh = start()
    fresh.state.this_turn.undos = 1
    assert same(t, fresh)
    assert t.events("undone") == [{"cowboy": 0}]


def test_a_jailing_is_taken_back_with_all_that_it_cost() -> None:
    t = table(A=who("E4", "KEY-1", "L01", bullets=1), B=who(), sheriff="IN_B", solo=True)
    t.do("A", "move to IN_B")
    assert t.jailed("A")
    t.do("A", "undo")
    assert (t.place("A"), t.hand("A"), t.loot("A"), t.bullets("A")) == ("E4", ["KEY-1"], ["L01"], 1)
    assert t.speed == 2


def test_several_actions_are_undone_one_after_the_other() -> None:
    t = table(A=who("CC"), B=who(), solo=True)
    t.do("A", "move to G08", "move to G04", "undo", "undo")
    assert t.place("A") == "CC"
    assert t.actions == 4
    assert t.can("A", "undo") == []


def test_at_most_four_actions_are_undone() -> None:
    t = table(A=who("CC"), B=who(), solo=True, actions=6)
    t.do("A", "move to G08", "move to G04", "move to G05", "move to G04", "move to G08")
    t.do("A", "undo", "undo", "undo", "undo")
    assert t.place("A") == "G08"
    assert t.can("A", "undo") == []


@pytest.mark.parametrize(
    ("a", "deed"),
    [
        (who("TOWN_B", loot="L01"), "drop"),
        (who("JAIL"), "draw"),
        (who("JAIL", "KEY-1 KEY-2 KEY-3"), "escape KEY-1 KEY-2 KEY-3"),
        (who("CC", "KEY-1", title="quick-draw"), "quick-draw KEY-1"),
    ],
)
def test_a_draw_cannot_be_undone(a: object, deed: str) -> None:
    t = table(A=a, B=who(), solo=True)
    t.do("A", deed)
    assert t.can("A", "undo") == []
    assert not t.view().undo


def test_an_action_before_a_draw_cannot_be_undone() -> None:
    t = table(A=who("TOWN_B", loot="L01"), B=who(), solo=True)
    t.do("A", "take-bullet", "drop")
    assert t.can("A", "undo") == []


def test_an_action_of_an_earlier_turn_cannot_be_undone() -> None:
    t = table(A=who("CC"), B=who(), solo=True)
    t.do("A", "move to G08").pass_turn("A")
    assert t.can("B", "undo") == []


@pytest.mark.parametrize("last", ["end", "drop"])
def test_no_undo_is_shown_once_the_actions_or_the_game_have_ended(last: str) -> None:
    t = table(A=who("TOWN_B", "KEY-1", "L01"), B=who(), points=11, solo=True)
    t.do("A", "take-bullet")
    shown = [t.view().undo]
    t.match.watch(lambda _event: shown.append(t.view().undo))
    t.do("A", last)
    assert (shown[0], shown[-1]) == (True, False)


def test_the_others_at_the_table_are_asked_and_all_must_agree() -> None:
    t = table(A=who("CC"), B=who(), C=who(), horses="CC CC")
    t.do("A", "move to G08", "undo")
    assert (t.asked, t.match.waiting) == (("B", "undo"), (1, 2))
    assert t.ask("B").about == {"cowboy": 1, "by": 0}
    t.do("B", "agree").do("C", "agree")
    assert t.place("A") == "CC"
    t.do("A", "move to G08", "undo").do("B", "agree").do("C", "refuse")
    assert t.place("A") == "G08"
    assert t.can("A", "undo") == [], "once refused it stays"
    assert t.events("undo-refused") == [{"cowboy": 0}]


@pytest.mark.parametrize("answer", ["refuse", "cancel"])
def test_a_trade_that_came_to_nothing_leaves_earlier_actions_open_to_undo(answer: str) -> None:
    t = table(A=who("G08", "KEY-1 KEY-2"), B=who("CC"))
    t.do("A", "move to CC", "trade at 1")
    if answer == "refuse":
        t.do("A", "give for 0", "done").do("B", "refuse")
    else:
        t.do("A", "give for 0", "cancel")
    t.do("A", "undo").do("B", "agree")
    assert (t.place("A"), t.actions) == ("G08", 4)
    assert t.can("A", "undo") == [], "the trade itself is nothing to take back"


def test_a_refused_favour_leaves_earlier_actions_open_to_undo() -> None:
    t = table(A=who("G08", "KEY-1", title="crazy"), B=who("CC"))
    t.do("A", "move to CC", "crazy-give KEY-1 at 1").do("B", "refuse")
    t.do("A", "undo").do("B", "agree")
    assert t.place("A") == "G08"
    assert t.can("A", "crazy-give") == [], "Crazy asks only once in a turn"


def test_an_undo_does_not_take_back_a_refusal() -> None:
    t = table(A=who("G08", "KEY-1"), B=who("CC"))
    t.do("A", "move to CC")
    for _ in range(3):
        t.do("A", "trade at 1", "give for 0").do("B", "refuse")
    t.do("A", "undo").do("B", "agree")
    t.do("A", "move to CC")
    assert t.can("A", "trade") == []


def test_an_undo_does_not_take_back_a_cancelled_trade() -> None:
    t = table(A=who("G08", "KEY-1"), B=who("CC"))
    t.do("A", "move to CC")
    for _ in range(8):
        t.do("A", "trade at 1", "cancel")
    t.do("A", "undo").do("B", "agree")
    t.do("A", "move to CC")
    assert t.can("A", "trade") == []


def test_a_turn_comes_to_an_end() -> None:
    t = table(A=who("CC"), B=who(), solo=True)
    for _ in range(8):
        t.do("A", "move to G08", "undo")
    t.do("A", "move to G08")
    assert t.can("A", "undo") == []


def test_undos_one_after_the_other_are_all_counted() -> None:
    t = table(A=who("CC"), B=who(), solo=True)
    for _ in range(4):
        t.do("A", "move to G08", "move to G04", "undo", "undo")
    t.do("A", "move to G08")
    assert t.can("A", "undo") == []


def test_an_undo_stands_in_the_record() -> None:
    match = Match(GAME, 1, seed=3)
    cowboy = match.view(0).turn
    move = next(answer for answer in match.asks[0].answers if answer.verb == "move")
    match.choose(0, move)
    match.choose(0, match.asks[0].answers[-2])
    assert match.view(0).cowboys[cowboy].place == "CC"
    again = Match.replay(match.record(), lambda _name: GAME)
    assert again.view(0) == match.view(0)
    assert match_contents(again) == match_contents(match)


def test_a_snapshot_holds_nothing_that_is_hidden() -> None:
    t = table(A=who("CC"), B=who(), solo=True)
    t.do("A", "move to G08")
    (before,) = t.state.past
    assert (before.deck, before.events_deck, before.box) == ([], [], [])


def test_a_drop_cannot_be_taken_back_even_if_the_sack_is_empty() -> None:
    t = table(A=who("TOWN_B", loot="L01"), B=who(), sack="", solo=True)
    t.do("A", "drop")
    assert t.can("A", "undo") == []
