"""A match: what it takes, what it refuses, and that nothing refused leaves a trace."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from itertools import permutations
from random import Random
from types import FrameType
from typing import Any

import pytest

from tables.contents import contents
from tables.every_game import everything, play_on, seats_and_spectator, sent
from tables.toy import ROLL, STOP, TOY, Toy, Tricks, after, find_toy
from whistlestop.engine.ask import Answer, Ask, Together, read_answer
from whistlestop.engine.errors import (
    BadOption,
    BadSeats,
    BadSeed,
    ChoiceRefused,
    IllegalAnswer,
    Imagined,
    MatchOver,
    NotAsked,
    RulesBroken,
)
from whistlestop.engine.event import Event
from whistlestop.engine.game import Outcome
from whistlestop.engine.match import NO_SEED, Match
from whistlestop.engine.rng import Rng
from whistlestop.engine.rule import AT_REST, Rule

# With seed 1 the hands are 5 9 16, 10 14 20 and 11 13 17: seat 1 takes this trick.
TRICK = ("0 play 16", "1 play 20", "2 play 17")
TWO_TRICKS = (*TRICK, "1 stop", "0 play 9", "1 play 14", "2 play 13", "1 stop")
GAME = (*TWO_TRICKS, "0 play 5", "1 play 10", "2 play 11", "2 stop")


def play(match: Match, lines: Sequence[str]) -> Match:
    """Lines as in a record, such as "0 play 16"."""
    for line in lines:
        seat, _, answer = line.partition(" ")
        match.choose(int(seat), read_answer(answer))
    return match


def shown(match: Match) -> tuple[Any, ...]:
    """All that anybody can see of a match; not in which order the answers came."""
    views = [match.view(seat) for seat in seats_and_spectator(match)]
    return views, match.asks, match.events, match.outcome


# What is refused

REFUSED: list[tuple[Sequence[str], Any, Any, type[ChoiceRefused], str]] = [
    ((), 0, Answer("play", ("6",)), IllegalAnswer, "allowed: play 5; play 9; play 16"),
    ((), 0, Answer("play", ("10",)), IllegalAnswer, "allowed: play 5; play 9; play 16"),
    ((), 0, Answer("play", ("5",), seat=0), IllegalAnswer, "'play 5 at 0'"),
    ((), 0, "play 5", IllegalAnswer, "allowed: play 5; play 9; play 16"),
    ((), 0, "", IllegalAnswer, "allowed: play 5; play 9; play 16"),
    ((), 0, None, IllegalAnswer, "allowed: play 5; play 9; play 16"),
    ((), 0, 0, IllegalAnswer, "allowed: play 5; play 9; play 16"),
    ((), 0, ["play", ["5"]], IllegalAnswer, "allowed: play 5; play 9; play 16"),
    ((), 0, ("play", ("5",)), IllegalAnswer, "allowed: play 5; play 9; play 16"),
    ((), 0, (), IllegalAnswer, "allowed: play 5; play 9; play 16"),
    (TRICK, 1, Answer("play", ("10",)), IllegalAnswer, "allowed: stop; roll to table for 6"),
    (TRICK, 1, Answer("roll"), IllegalAnswer, "allowed: stop; roll to table for 6"),
    ((), 99, Answer("play", ("5",)), NotAsked, "seat 99 is not asked; waiting for 0, 1, 2"),
    ((), -1, Answer("play", ("17",)), NotAsked, "seat -1 is not asked; waiting for 0, 1, 2"),
    ((), -3, Answer("play", ("5",)), NotAsked, "seat -3 is not asked; waiting for 0, 1, 2"),
    ((), None, Answer("play", ("5",)), NotAsked, "seat None is not asked; waiting for 0, 1, 2"),
    ((), "0", Answer("play", ("5",)), NotAsked, "waiting for 0, 1, 2"),
    ((), 0.5, Answer("play", ("5",)), NotAsked, "waiting for 0, 1, 2"),
    ((), (), Answer("play", ("5",)), NotAsked, "waiting for 0, 1, 2"),
    (TRICK, 0, STOP, NotAsked, "seat 0 is not asked; waiting for 1"),
    (TRICK[:1], 0, Answer("play", ("16",)), NotAsked, "seat 0 is not asked; waiting for 1, 2"),
    (TRICK[:2], 1, Answer("play", ("10",)), NotAsked, "seat 1 is not asked; waiting for 2"),
    (GAME, 2, STOP, MatchOver, "the match is over: 1 points"),
    (GAME, 99, STOP, MatchOver, "the match is over: 1 points"),
    (GAME, None, None, MatchOver, "the match is over: 1 points"),
]
UNPRINTABLE = [
    Answer("play", None),  # type: ignore[arg-type]
    Answer("play", (5,)),  # type: ignore[arg-type]
    Answer(None),  # type: ignore[arg-type]
    Answer("play", number=10**5000),
]


@pytest.mark.parametrize("asleep", [False, True])
@pytest.mark.parametrize(("lines", "seat", "answer", "error", "text"), REFUSED)
def test_a_choice_that_cannot_be_taken_changes_nothing(
    lines: Sequence[str],
    seat: Any,
    answer: Any,
    error: type[ChoiceRefused],
    text: str,
    asleep: bool,
) -> None:
    match = after(lines).fork() if asleep else after(lines)
    before = everything(match.fork())
    with pytest.raises(error) as refusal:
        match.choose(seat, answer)
    assert text in str(refusal.value)
    assert everything(match) == before


def test_a_refusal_has_the_parts_that_a_screen_needs() -> None:
    with pytest.raises(IllegalAnswer) as refusal:
        after(TRICK).choose(1, Answer("doubt", seat=0))
    assert (refusal.value.kind, refusal.value.details) == (
        "illegal-answer",
        {"seat": 1, "answer": "doubt at 0", "allowed": "stop; roll to table for 6"},
    )


def test_a_refused_choice_does_not_change_how_the_match_goes_on() -> None:
    match = after(TRICK)
    with pytest.raises(IllegalAnswer):
        match.choose(1, Answer("play", ("10",)))
    assert everything(play(match, GAME[3:])) == everything(after(GAME))


def test_a_look_alike_of_an_answer_is_taken_for_the_answer() -> None:
    match = after(())
    match.choose(0, ("play", ("16",), None, None, None))  # type: ignore[arg-type]
    assert type(match.given(0)) is Answer


@pytest.mark.parametrize("seat", [True, 1.0])
def test_a_look_alike_of_a_seat_is_taken_for_the_seat(seat: Any) -> None:
    match = after(())
    match.choose(seat, Answer("play", ("20",)))
    assert match.record().endswith("\n1 play 20\n")


@pytest.mark.parametrize("seat", [[], {}, [0]])
def test_a_seat_that_is_no_number_at_all_is_not_asked(seat: Any) -> None:
    with pytest.raises(NotAsked):
        after(()).choose(seat, Answer("play", ("5",)))


@pytest.mark.parametrize("answer", UNPRINTABLE, ids=["no cards", "a number", "no verb", "huge"])
def test_an_answer_whose_parts_are_of_a_wrong_type_is_illegal(answer: Answer) -> None:
    with pytest.raises(IllegalAnswer):
        after(()).choose(0, answer)


# Rules that raise


class Faulty(Toy):
    """One of its rules raises, once, in the middle of its work."""

    def __init__(self, where: str, fault: BaseException) -> None:
        self.where = where
        self.fault: BaseException | None = fault

    def trip(self, where: str) -> None:
        if where == self.where and self.fault is not None:
            fault, self.fault = self.fault, None
            raise fault

    def play_trick(self, g: Tricks) -> Rule[None]:
        if g.trick == 1:
            self.trip("next step")
        yield from super().play_trick(g)

    def roll(self, g: Tricks, me: int) -> Rule[None]:
        self.trip("after the cards")
        yield from super().roll(g, me)

    def doubt(self, g: Tricks, roller: int) -> Rule[None]:
        self.trip("after the die")
        yield from super().doubt(g, roller)

    def outcome(self, state: Tricks) -> Outcome | None:
        self.trip("outcome")
        return super().outcome(state)


FAULTS: list[tuple[str, Sequence[str]]] = [  # the last line runs into the fault
    ("after the cards", TRICK),
    ("after the die", (*TRICK, "1 roll to table for 6")),
    ("next step", (*TRICK, "1 stop")),
    ("outcome", GAME),
]


@pytest.mark.parametrize("how", ["awake", "asleep", "without snapshots", "watched"])
@pytest.mark.parametrize("fault", [ValueError("a bug"), KeyboardInterrupt(), SystemExit()], ids=str)
@pytest.mark.parametrize(("where", "lines"), FAULTS)
def test_a_rule_that_raises_leaves_the_match_as_it_was(
    where: str, lines: Sequence[str], fault: BaseException, how: str
) -> None:
    match = after(lines[:-1], Faulty(where, fault), snapshots=how != "without snapshots")
    match = match.fork() if how == "asleep" else match
    match.watch(print if how == "watched" else None)
    before = everything(match.fork())
    with pytest.raises(type(fault)):
        play(match, lines[-1:])
    assert everything(match) == before


@pytest.mark.parametrize("asleep", [False, True])
@pytest.mark.parametrize(("where", "lines"), FAULTS)
def test_a_match_goes_on_after_a_rule_has_raised(
    where: str, lines: Sequence[str], asleep: bool
) -> None:
    match = after(lines[:-1], Faulty(where, KeyboardInterrupt()))
    with pytest.raises(KeyboardInterrupt):
        play(match, lines[-1:])
    match = play(match.fork() if asleep else match, lines[-1:])
    assert everything(match) == everything(after(lines))


def test_after_a_rule_has_raised_another_answer_may_be_given() -> None:
    match = after(TRICK[:2], Faulty("after the cards", ValueError("a bug")))
    with pytest.raises(ValueError, match="a bug"):
        play(match, ["2 play 17"])
    assert everything(play(match, ["2 play 11"])) == everything(after((*TRICK[:2], "2 play 11")))


@pytest.mark.parametrize(
    ("where", "lines"),
    [
        ("after the cards", (*TRICK, "1 stop")),
        ("after the die", (*TRICK, "1 roll to table for 6", "2 pass")),
        ("next step", TWO_TRICKS[:-1]),
    ],
)
def test_a_match_goes_on_after_a_rule_has_raised_while_it_woke_up(
    where: str, lines: Sequence[str]
) -> None:
    game = Faulty(where, ValueError("a bug"))
    fault, game.fault = game.fault, None
    match = after(lines[:-1], game, snapshots=False).fork()
    game.fault = fault
    with pytest.raises(ValueError, match="a bug"):
        match.view(0)
    assert shown(play(match, lines[-1:])) == shown(after(lines))


def test_a_watcher_that_raises_leaves_the_match_as_it_was() -> None:
    def stumble(_event: Event) -> None:
        raise ValueError("a screen's bug")

    match = after(TRICK[:2])
    before = everything(match)
    match.watch(stumble)
    with pytest.raises(ValueError, match="a screen's bug"):
        play(match, TRICK[2:])
    assert everything(match) == before


class Broken(Toy):
    """After one question it says something that is none, and stops."""

    def __init__(self, said: Any) -> None:
        self.said = said

    def play(self, state: Tricks) -> Rule[None]:
        yield AT_REST
        yield Ask(0, "go", (STOP, ROLL))
        state.trick += 1
        state.emit("gone")
        yield self.said


@pytest.mark.parametrize(
    ("said", "text"),
    [
        ("nonsense", "toy yielded 'nonsense', which asks nobody"),
        (None, "toy yielded None, which asks nobody"),
        (7, "toy yielded 7, which asks nobody"),
        (STOP, "which asks nobody"),
        ((Ask(0, "go", (STOP,)),), "which asks nobody"),
        (Together(()), "toy yielded Together(asks=()), which asks nobody"),
        (AT_REST, "toy stopped without an outcome"),
    ],
)
def test_a_game_that_breaks_the_contract_is_told_so(said: Any, text: str) -> None:
    match = Match(Broken(said), 3, seed=1)
    before = everything(match)
    with pytest.raises(RulesBroken) as problem:
        match.choose(0, STOP)
    assert text in str(problem.value)
    assert everything(match) == before


def test_a_game_that_asks_nonsense_together_is_told_so() -> None:
    with pytest.raises(RulesBroken):
        Match(Broken(Together(("nonsense",))), 3, seed=1).choose(0, STOP)  # type: ignore[arg-type]


def test_a_game_that_begins_with_nonsense_is_told_so() -> None:
    class Nonsense(Toy):
        def play(self, state: Tricks) -> Rule[None]:
            yield state  # type: ignore[misc]

    with pytest.raises(RulesBroken, match="asks nobody"):
        Match(Nonsense(), 3)


# Several are asked at once

ORDERS = list(permutations(TRICK))


@pytest.mark.parametrize("order", ORDERS)
def test_the_order_of_arrival_does_not_matter(order: Sequence[str]) -> None:
    assert shown(after(order)) == shown(after(TRICK))


@pytest.mark.parametrize("order", ORDERS)
def test_nor_does_it_matter_to_how_the_match_goes_on(order: Sequence[str]) -> None:
    assert shown(after((*order, *GAME[3:]))) == shown(after(GAME))


@pytest.mark.parametrize("order", ORDERS)
def test_the_rule_is_sent_the_answers_in_the_order_of_the_asks(order: Sequence[str]) -> None:
    assert after(order).events == [Event("trick", {"winner": 1, "cards": (16, 20, 17)})]


def test_nobody_else_is_told_what_a_seat_has_answered() -> None:
    one, two = after(["0 play 16"]), after(["0 play 5"])
    assert [sent(one, seat) for seat in (None, 1, 2)] == [sent(two, seat) for seat in (None, 1, 2)]


def test_nothing_happens_until_the_last_answer_is_in() -> None:
    match = after(TRICK[:2])
    assert (match.events, match.view(None)) == ([], after(()).view(None))


def test_a_seat_is_told_only_its_own_answer() -> None:
    match = after(["1 play 20"])
    assert [match.given(seat) for seat in range(3)] == [None, Answer("play", ("20",)), None]


def test_answers_are_no_longer_kept_secret_once_they_are_all_in() -> None:
    match = after(TRICK)
    assert [match.given(seat) for seat in range(3)] == [None, None, None]


def test_everybody_knows_who_is_being_waited_for() -> None:
    waiting = [after(TRICK[:count]).waiting for count in range(4)]
    assert waiting == [(0, 1, 2), (1, 2), (2,), (1,)]


def test_a_seat_that_has_answered_is_asked_no_more() -> None:
    match = after(TRICK[:1])
    assert [match.ask(seat) is None for seat in (0, 1, 2, None, 99)] == [
        True,
        False,
        False,
        True,
        True,
    ]


# Watching


def watched(match: Match, lines: Sequence[str]) -> list[Event]:
    events: list[Event] = []
    match.watch(events.append)
    play(match, lines)
    return events


def test_at_an_event_the_views_are_those_of_that_moment() -> None:
    match = after(TRICK)
    decks: list[tuple[str, int]] = []
    match.watch(lambda event: decks.append((event.kind, match.view(None)["deck"])))
    play(match, ["1 stop"])
    # The winner looks at the top card, and then puts it back.
    assert (decks, match.view(None)["deck"]) == ([("peeked", 10)], 11)


def test_a_watcher_is_told_every_event_once() -> None:
    match = after(())
    assert watched(match, GAME) == match.events


@pytest.mark.parametrize("count", range(len(GAME)))
def test_a_watcher_that_comes_late_is_told_what_is_to_come(count: int) -> None:
    match = after(GAME[:count])
    before = len(match.events)
    assert watched(match, GAME[count:]) == match.events[before:]


@pytest.mark.parametrize("count", range(len(GAME)))
def test_waking_up_tells_no_event_again(count: int) -> None:
    match = after(GAME[:count]).fork()
    before = len(match.events)
    assert watched(match, GAME[count:]) == match.events[before:]


def test_a_view_in_between_tells_no_event_again() -> None:
    match = after((*TRICK, "1 roll to table for 6")).fork()
    events: list[Event] = []
    match.watch(events.append)
    match.view(0)
    assert events == []


def test_who_watches_no_more_is_told_nothing_more() -> None:
    match = after(())
    events = watched(match, TRICK)
    match.watch(None)
    play(match, GAME[3:])
    assert events == after(TRICK).events


def test_who_stops_watching_a_match_asleep_is_told_nothing_more() -> None:
    match = after(TRICK).fork()
    events: list[Event] = []
    match.watch(events.append)
    match.watch(None)
    play(match, GAME[3:])
    assert events == []


def test_a_new_watcher_takes_the_place_of_the_old_one() -> None:
    match = after(())
    old = watched(match, TRICK)
    new = watched(match, GAME[3:])
    assert old + new == match.events


@pytest.mark.parametrize("count", [0, 1, 3, 5])
def test_a_fork_is_not_watched(count: int) -> None:
    match = after(())
    events = watched(match, GAME[:count])
    before = len(events)
    play(match.fork(), GAME[count:])
    play_on(match.resample(0, Random(1)), Random(1))
    assert len(events) == before


def test_a_watcher_is_not_told_what_another_twin_plays() -> None:
    match = after(TRICK)
    twin = match.fork()
    events = watched(twin, ["1 stop"])
    play(match, GAME[3:])
    assert events == twin.events[1:]


# What a seat has seen


def test_only_who_peeked_sees_the_card() -> None:
    match = after((*TRICK, "1 stop"))
    assert ["card" in match.seen(seat)[-1].payload for seat in (None, 0, 1, 2)] == [
        False,
        False,
        True,
        False,
    ]


@pytest.mark.parametrize("start", range(8))
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_what_was_seen_can_be_read_from_any_event_on(seat: int | None, start: int) -> None:
    match = after(GAME)
    assert match.seen(seat, start) == [event.seen_by(seat) for event in match.events][start:]


# Beginning


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Bo"], ["Ann", "Bo", "Cy", "Di"], [""]])
def test_there_are_as_many_names_as_seats(names: list[str]) -> None:
    with pytest.raises(BadSeats, match=f"3 seats, but {len(names)} names"):
        Match(TOY, 3, names=names)


def test_names_are_kept() -> None:
    assert Match(TOY, 3, names=["Ann", "Bo", "Ann"]).names == ("Ann", "Bo", "Ann")


def test_a_match_may_have_no_names() -> None:
    assert Match(TOY, 3).names == ()


@pytest.mark.parametrize("seats", [-3, 0, 1, 5, 10**30])
def test_a_game_is_not_played_by_any_number(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"toy is for 2 to 4 seats, not {seats}"):
        Match(TOY, seats)


def test_options_are_completed() -> None:
    match = Match(TOY, 3, {"cards": 30})
    assert match.options == {"doubts": True, "cards": 30, "colour": "red"}


@pytest.mark.parametrize("options", [{"card": 30}, {"cards": 41}, {"cards": True}])
def test_an_option_that_does_not_fit_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Match(TOY, 3, options)


def test_a_match_without_a_seed_is_given_one_that_nobody_can_guess() -> None:
    seeds = {Match(TOY, 2).seed for _ in range(20)}
    assert len(seeds) == 20
    assert 2**100 < max(seeds) < 2**128


def test_a_seed_decides_all_chance() -> None:
    rolls = (*TRICK, "1 roll to table for 6")
    assert everything(after(rolls)) == everything(after(rolls))


@pytest.mark.parametrize("seed", [-5, NO_SEED, 2**256, 1.5, True], ids=repr)
def test_a_seed_that_no_record_could_hold_is_refused(seed: Any) -> None:
    with pytest.raises(BadSeed, match="whole number"):
        Match(TOY, 3, seed=seed)


def test_the_largest_seed_can_be_recorded_and_replayed() -> None:
    record = Match(TOY, 3, seed=2**256 - 1).record()
    assert Match.replay(record, find_toy).record() == record


# Snapshots


def test_without_snapshots_no_rest_is_kept() -> None:
    assert after(GAME[:-1], snapshots=False)._rest is None


def test_with_snapshots_the_choices_before_the_rest_are_let_go() -> None:
    assert len(after(TWO_TRICKS)._since) == 0


@pytest.mark.parametrize("count", range(len(GAME) + 1))
def test_without_snapshots_the_match_is_the_same(count: int) -> None:
    match = after(GAME[:count], snapshots=False)
    assert shown(match.fork()) == shown(match) == shown(after(GAME[:count]))


# Positions


def position() -> Tricks:
    """A table with the seats' points 5, 0 and 0, and one trick to go."""
    g = TOY.setup(3, {"doubts": True, "cards": 20, "colour": "red"}, Rng(1))
    g.points, g.trick = [5, 0, 0], 2
    return g


def test_a_match_can_begin_from_a_position() -> None:
    match = Match(TOY, 3, position=position())
    assert (match.view(None)["points"], match.view(None)["trick"]) == ((5, 0, 0), 2)


@pytest.mark.parametrize("snapshots", [False, True])
def test_a_position_is_not_written_to(snapshots: bool) -> None:
    g = position()
    play_on(Match(TOY, 3, position=g, snapshots=snapshots), Random(1))
    assert contents(g) == contents(position())


def test_a_position_is_played_to_the_end() -> None:
    match = play(Match(TOY, 3, position=position()), [*TRICK, "1 stop"])
    assert match.outcome == Outcome((0,), "points")


def test_a_position_that_is_over_is_over() -> None:
    g = position()
    g.trick = 3
    assert Match(TOY, 3, position=g).outcome == Outcome((0,), "points")


# Imagined matches

IMAGINED = {
    "resampled": lambda: after(TRICK).resample(0, Random(1)),
    "resampled after its end": lambda: after(GAME).resample(0, Random(1)),
    "forked": lambda: after(TRICK).resample(0, Random(1)).fork(),
    "from a position": lambda: Match(TOY, 3, position=position()),
    "from a position with a seed": lambda: Match(TOY, 3, seed=7, position=position()),
}


@pytest.mark.parametrize("how", IMAGINED)
def test_an_imagined_match_has_no_record(how: str) -> None:
    match = IMAGINED[how]()
    with pytest.raises(Imagined, match="no record"):
        match.record()


def test_an_imagined_match_does_not_know_the_seed() -> None:
    assert after(TRICK).resample(0, Random(1)).seed == NO_SEED


@pytest.mark.parametrize("snapshots", [False, True])
def test_a_finished_match_can_be_resampled(snapshots: bool) -> None:
    match = after(GAME, snapshots=snapshots)
    imagined = match.resample(0, Random(1))
    assert [sent(imagined, 0), sent(imagined.fork(), 0)] == [sent(match, 0)] * 2


def test_a_finished_match_that_is_imagined_is_over() -> None:
    with pytest.raises(MatchOver):
        after(GAME).resample(0, Random(1)).choose(0, STOP)


def rolls(match: Match) -> tuple[int, ...]:
    """Of three dice of seat 1."""
    for _ in range(3):
        match.choose(1, ROLL)
        match.choose(2, Answer("pass"))
    return tuple(event.payload["die"] for event in match.events if event.kind == "rolled")


def test_chance_to_come_is_imagined_too() -> None:
    match = after(TRICK)
    assert len({rolls(match.resample(1, Random(luck))) for luck in range(30)}) > 20


def test_a_fork_of_an_imagined_match_has_the_same_chance() -> None:
    imagined = after(TRICK).resample(1, Random(1))
    assert rolls(imagined.fork()) == rolls(imagined)


def test_what_others_hold_is_imagined_anew() -> None:
    match = after(())
    hands = {match.resample(1, Random(luck)).view(0)["hand"] for luck in range(30)}
    assert len(hands) > 20


def test_what_others_have_answered_in_secret_is_imagined_anew() -> None:
    match = after(["0 play 16"])
    answers = {str(match.resample(1, Random(luck)).given(0)) for luck in range(60)}
    assert len(answers) > 10


@pytest.mark.parametrize("name", ["line\nfeed", "\x1b[31mred", "\ud800"], ids=ascii)
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    with pytest.raises(BadSeats, match="can be shown"):
        Match(TOY, 2, names=(name, "Bo"))


def test_the_options_of_a_match_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        after(()).fork().options["doubts"] = False  # type: ignore[index]


def test_a_position_belongs_to_the_match_once_it_has_begun() -> None:
    position = TOY.setup(2, {"doubts": True, "cards": 20}, Rng(1))
    match = Match(TOY, 2, position=position)
    before = match.fork().view(0)
    position.points[0] = 99
    assert match.fork().view(0) == before


# Ctrl-C


def interrupted(act: Callable[[], None], at: int) -> bool:
    """Act, with a Ctrl-C before the line number `at` that the match runs; whether it came to it."""
    lines = 0

    def trace(frame: FrameType, what: str, _arg: object) -> Any:
        nonlocal lines
        if not frame.f_code.co_filename.endswith(("runner.py", "match.py")):
            return None
        if what == "line":
            lines += 1
            if lines == at:
                raise KeyboardInterrupt
        return trace

    old = sys.gettrace()
    sys.settrace(trace)
    try:
        act()
    except KeyboardInterrupt:
        return True
    finally:
        sys.settrace(old)
    return False


@pytest.mark.parametrize("choices", [0, 1, 2, 3, 5], ids=lambda number: f"after {number}")
@pytest.mark.parametrize("asleep", [False, True], ids=["awake", "asleep"])
def test_ctrl_c_on_any_line_leaves_the_match_as_it_was(choices: int, *, asleep: bool) -> None:
    match = after(GAME[:choices])
    before = everything(match)
    for line in range(1, 500):
        twin = match.fork()
        if not asleep:
            twin.view(0)
        ask = twin.asks[-1]
        if not interrupted(lambda: twin.choose(ask.seat, ask.answers[-1]), line):  # noqa: B023
            break
        assert everything(twin) == before, f"line {line}"
    assert 10 < line < 499
