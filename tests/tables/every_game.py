"""Checks of the contract of every game. Each check raises AssertionError if it fails.

tests/test_every_game.py runs them on every registered game and mix of options;
tests/test_checks_can_fail.py runs them on games that are broken on purpose.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from math import prod
from random import Random
from typing import Any

from tables.contents import contents, match_contents
from tables.hidden import HIDDEN
from tables.toy import TOY
from whistlestop import games
from whistlestop.engine.ask import Answer
from whistlestop.engine.event import Event
from whistlestop.engine.game import Game
from whistlestop.engine.game_option import Option, OptionValue
from whistlestop.engine.match import NO_SEED, Match
from whistlestop.engine.reason import Pick
from whistlestop.engine.rng import Rng

MOST_DECISIONS = 20_000


@dataclass(frozen=True)
class Mix:
    """A game, the number of its seats, and its options."""

    game: Game[Any]
    seats: int
    options: tuple[tuple[str, OptionValue], ...]

    def match(self, seed: int, *, snapshots: bool = True, events: bool = True) -> Match:
        return Match(
            self.game, self.seats, dict(self.options), seed, snapshots=snapshots, events=events
        )

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options)
        return f"{self.game.name} {self.seats} {options}"


def every_game() -> list[Game[Any]]:
    return [TOY, *(games.find(name) for name in games.NAMES)]


MOST_MIXES = 600


def mixes(game: Game[Any]) -> Iterator[Mix]:
    """Combine all options and numbers of seats. If there are too many, take a fixed sample."""
    values = [[(option.name, value) for value in _values(option)] for option in game.options]
    counts = range(game.fewest, game.most + 1)
    if len(counts) * prod(map(len, values)) <= MOST_MIXES:
        for seats in counts:
            for options in product(*values):
                yield Mix(game, seats, options)
        return
    rng = Random(f"mixes of {game.name}")
    for number in range(MOST_MIXES):
        options = tuple([rng.choice(each) for each in values])
        yield Mix(game, counts[number % len(counts)], options)


def _values(option: Option) -> list[OptionValue]:
    if option.kind == "flag":
        return [False, True]
    return list(option.choices) if option.choices else [option.low, option.high]


def seats_and_spectator(match: Match) -> list[int | None]:
    return [None, *range(match.seats)]


def sent(match: Match, seat: int | None) -> tuple[Any, ...]:
    """Collect everything that a seat gets to know about the present and the past."""
    own = None if seat is None else match.given(seat)
    return (
        match.view(seat),
        match.ask(seat),
        match.waiting,
        own,
        match.seen(seat),
        match.outcome,
    )


def everything(match: Match) -> tuple[Any, ...]:
    """Collect everything to compare in a match. Two matches that are equal in this are the same."""
    return (
        [sent(match, seat) for seat in seats_and_spectator(match)],
        match.asks,
        match.events[:],
        match.choices[:],
        match.outcome,
        match_contents(match),
    )


def shown(match: Match) -> tuple[Any, ...]:
    """Collect everything that anybody can see of a match, except the order of the answers."""
    views = [match.view(seat) for seat in seats_and_spectator(match)]
    return views, match.asks, match.events, match.outcome


def step(match: Match, rng: Random) -> tuple[int, Answer]:
    """Let one of the asked seats give a random answer."""
    ask = rng.choice(match.asks)
    answer = rng.choice(ask.answers)
    match.choose(ask.seat, answer)
    return ask.seat, answer


def play_some(match: Match, rng: Random, decisions: int) -> None:
    for _ in range(decisions):
        if match.outcome is not None:
            return
        step(match, rng)


def play_on(match: Match, rng: Random) -> list[tuple[int, Answer]]:
    """Play a match to its end with random answers."""
    made: list[tuple[int, Answer]] = []
    while match.outcome is None:
        assert len(made) < MOST_DECISIONS, "the match does not end"
        made.append(step(match, rng))
    return made


# The checks


def check_asks_and_end(mix: Mix, seed: int, _moment: int, _seat: int) -> None:
    """Check that every Ask has answers, no two alike, and that the match ends with nobody asked.

    A seat that is out for good is never asked again.
    """
    match, rng = mix.match(seed), Random(seed)
    decisions = 0
    out: set[int] = set()
    while match.outcome is None:
        assert match.asks, "nobody is asked, and the match is not over"
        for ask in match.asks:
            assert ask.answers, f"{ask} has no answer"
            assert len(set(ask.answers)) == len(ask.answers), f"{ask} repeats an answer"
            assert 0 <= ask.seat < match.seats
        now_out = {seat for seat in range(match.seats) if match.is_out(seat)}
        assert out <= now_out, "a seat that was out for good is back"
        assert not now_out & {*match.waiting}, "a seat that is out for good is asked"
        out = now_out
        step(match, rng)
        decisions += 1
        assert decisions < MOST_DECISIONS, "the match does not end"
    assert match.asks == ()
    assert all(0 <= winner < match.seats for winner in match.outcome.winners)


def _check_twin(make: Callable[[Match], Match], mix: Mix, seed: int, moment: int) -> None:
    """Check that a twin equals the original, goes on in the same way, and is independent of it."""
    match, rng = mix.match(seed), Random(seed)
    play_some(match, rng, moment)
    before = everything(match)
    twin = make(match)
    assert everything(twin) == before
    other = make(twin)
    choices = play_on(twin, Random(moment))
    assert everything(match) == before, "the twin changed the original"
    assert everything(other) == before, "the twin changed its own twin"
    for seat, answer in choices:
        match.choose(seat, answer)
    assert everything(match) == everything(twin)
    assert everything(other) == before, "the original changed its twin"


def check_fork(mix: Mix, seed: int, moment: int, _seat: int) -> None:
    _check_twin(lambda match: match.fork(), mix, seed, moment)


def check_fork_of_fork(mix: Mix, seed: int, moment: int, _seat: int) -> None:
    """Check that a fork of a fork equals the original, also with choices made in between."""

    def make(match: Match) -> Match:
        return match.fork().fork()

    _check_twin(make, mix, seed, moment)
    match, rng = mix.match(seed), Random(seed)
    line = match
    for _ in range(moment):
        if line.outcome is not None:
            break
        line = line.fork()
        seat, answer = step(line, rng)
        match.choose(seat, answer)
        assert shown(line) == shown(match)
    assert everything(line) == everything(match)


def check_playout(mix: Mix, seed: int, moment: int, _seat: int) -> None:
    """Check that a fork without snapshots plays the same, and that it can be forked too."""
    match, rng = mix.match(seed), Random(seed)
    play_some(match, rng, moment)
    playout = match.fork(snapshots=False)
    choices = play_on(playout, Random(moment))
    again = match.fork(snapshots=False)
    for number, (seat, answer) in enumerate(choices):
        # Such a fork plays again from its first rest. So in a long match not every choice is
        # forked.
        looked_at = number < 30 or number % 15 == 0
        if looked_at:
            again = again.fork(snapshots=False)
        again.choose(seat, answer)
        match.choose(seat, answer)
        assert again.asks == match.asks
        assert again.events == match.events
        if looked_at:
            assert [sent(again, s) for s in seats_and_spectator(match)] == [
                sent(match, s) for s in seats_and_spectator(match)
            ]
    assert playout.outcome == match.outcome
    assert playout.events == match.events


def check_lean_playout(mix: Mix, seed: int, moment: int, seat: int) -> None:
    """Check that a match without events takes the same course as one with events, also as a fork
    and as an imagined match, and has no events.
    """
    match, lean = mix.match(seed), mix.match(seed, snapshots=False, events=False)
    for choice in _random_choices(match, Random(seed), moment):
        lean.choose_index(*choice)
    _check_same_course(match, lean, Random(moment))
    match = mix.match(seed)
    play_some(match, Random(seed), moment)
    fork = match.fork(events=False)
    imagined = match.resample(seat, Random(moment))
    silent = match.resample(seat, Random(moment), snapshots=False, events=False)
    _check_same_course(match, fork, Random(moment))
    _check_same_course(imagined, silent, Random(moment))


def _check_same_course(match: Match, lean: Match, rng: Random) -> None:
    """Check that a match and one without events stay the same to their end."""
    assert (lean.asks, lean.events) == (match.asks, [])
    for choice in _random_choices(match, rng, MOST_DECISIONS):
        lean.choose_index(*choice)
        assert (lean.asks, lean.outcome) == (match.asks, match.outcome)
    assert match.outcome is not None, "the match does not end"
    assert lean.events == lean.fork().events == []
    assert lean.choices == match.choices
    assert lean.digest() == match.digest()
    assert contents(lean._state.copy()) == contents(match._state.copy())
    for seat in seats_and_spectator(match):
        assert lean.view(seat) == match.view(seat)


def _random_choices(match: Match, rng: Random, most: int) -> Iterator[tuple[int, int]]:
    """Play at random, and yield the seat and the number of the answer after each choice."""
    for _ in range(most):
        if match.outcome is not None:
            return
        ask = rng.choice(match.asks)
        number = rng.randrange(ask.count)
        match.choose(ask.seat, ask[number])
        yield ask.seat, number


def find(mix: Mix) -> Callable[[str], Game[Any]]:
    return lambda _name: mix.game


def check_replay(mix: Mix, seed: int, moment: int, _seat: int) -> None:
    """Check that the replayed text of a record is the same match. Forced choices may come at
    another time when several seats are asked at once.
    """
    match, rng = mix.match(seed), Random(seed)
    play_some(match, rng, moment)
    twin = Match.replay(match.record(), find(mix))
    assert twin.record() == match.record()
    assert len(twin.choices) == len(match.choices)
    choices = play_on(twin, Random(moment))
    for seat, answer in choices:
        match.choose(seat, answer)
    assert twin.record() == match.record()
    assert twin.events == match.events
    assert [sent(twin, s) for s in seats_and_spectator(match)] == [
        sent(match, s) for s in seats_and_spectator(match)
    ]


def check_resample(mix: Mix, seed: int, moment: int, seat: int) -> None:
    """Check that a resampled match keeps everything that the seat has seen, can be played on, and
    changes nothing in the original.
    """
    match, rng = mix.match(seed), Random(seed)
    play_some(match, rng, moment)
    before, known = everything(match), sent(match, seat)
    imagined = match.resample(seat, Random(moment))
    assert sent(imagined, seat) == known
    assert sent(imagined.fork(), seat) == known
    assert everything(match) == before, "imagining changed the match"
    play_on(imagined, Random(moment))
    assert everything(match) == before, "imagining changed the match"


def check_resample_tells_nothing(mix: Mix, seed: int, moment: int, seat: int) -> None:
    """Check that two worlds that look the same to the seat lead to the same imagined world."""
    match, rng = mix.match(seed), Random(seed)
    play_some(match, rng, moment)
    world = match.resample(seat, Random(seed + 1))
    for luck in range(3):
        ours = match.resample(seat, Random(luck))
        theirs = world.resample(seat, Random(luck))
        for each in seats_and_spectator(match):
            assert ours.view(each) == theirs.view(each)
        assert ours.asks == theirs.asks
        assert [ours.given(s) for s in range(match.seats)] == [
            theirs.given(s) for s in range(match.seats)
        ]
        assert ours.choices == []
        assert match_contents(ours) == match_contents(theirs)
        assert ours.events == match.seen(seat)
        assert ours.seed == NO_SEED


def check_resample_imagines(mix: Mix, seed: int, _moment: int, seat: int) -> None:
    """Check that resampling deals again the chance to come, and everything that tables/hidden.py
    lists as hidden.
    """
    match = mix.match(seed)
    worlds: list[Any] = [match.resample(seat, Random(luck))._rest for luck in range(40)]
    hidden = [HIDDEN[mix.game.name](world, seat) for world in worlds]
    for place, values in enumerate(zip(*hidden, strict=True)):
        assert len(set(values)) > 1, f"what is hidden in place {place} is always {values[0]}"
    chances = {contents(world.rng) for world in worlds}
    assert len(chances) == len(worlds), "chance is always the same"


def check_no_leak(mix: Mix, seed: int, moment: int, seat: int) -> None:
    """Check that a seat is sent nothing that it cannot know.

    Two worlds differ only in what the seat cannot know up to some moment. The same choices are made
    in both of them up to then. Everything that the seat is sent on the way must be the same.
    """
    match, rng = mix.match(seed, snapshots=False), Random(seed)
    play_some(match, rng, moment)
    while len(match.waiting) < len(match._order):
        step(match, rng)  # secret answers are another check's business
    world = mix.game.setup(mix.seats, match.options, Rng(seed))
    match.view(seat)  # wakes a match that is asleep, which has no state
    mix.game.redeal(world, match._state, seat, Random(seed + 1))
    choices = [(who, answer) for who, answer, _ in match.choices]
    ours = course_of(mix.match(seed), choices, seat)
    theirs = course_of(Match(mix.game, mix.seats, dict(mix.options), position=world), choices, seat)
    assert ours == theirs


def course_of(match: Match, choices: list[tuple[int, Answer]], seat: int) -> list[Any]:
    """Collect everything that the seat is sent and told on the way, at every choice and event."""
    course: list[Any] = [sent(match, seat)]

    def tell(event: Event) -> None:
        seen = event.seen_by(seat)
        said = match.game.narrate(seen, match.view(None))
        course.append((seen, match.view(seat), said))

    for event in match.events:
        tell(event)
    match.watch(tell)
    for who, answer in choices:
        match.choose(who, answer)
        course.append(sent(match, seat))
    match.watch(None)
    return course


def check_secret_answers(mix: Mix, seed: int, moment: int, seat: int) -> None:
    """Check that others' answers change nothing for a seat while several are asked at once."""
    match, rng = mix.match(seed), Random(seed)
    play_some(match, rng, moment)
    one, two = match.fork(), match.fork()
    for ask in match.asks[:-1] if len(match.asks) > 1 else ():
        if ask.seat == seat:
            continue
        one.choose(ask.seat, rng.choice(ask.answers))
        two.choose(ask.seat, rng.choice(ask.answers))
        for each in seats_and_spectator(match):
            if each in one.waiting or each is None or each == seat:
                assert sent(one, each) == sent(two, each)


MOST_NAMES = 60


def check_reasons(mix: Mix, seed: int, moment: int, seat: int) -> None:
    """Check the reasons why a seat cannot use something now.

    There is a reason exactly if no answer uses it. Two worlds that look the same to the seat give
    the same reasons, also for cards that it cannot know. Asking changes nothing.
    """
    match, rng = mix.match(seed), Random(seed)
    play_some(match, rng, moment)
    world = match.resample(seat, Random(seed + 1))
    before, ask = everything(match), match.ask(seat)
    for pick in _picks(match, world, seat, rng):
        why = match.why_not(seat, pick)
        assert world.why_not(seat, pick) == why, f"the reason for {pick} tells a secret"
        if ask is None:
            assert why is not None, f"{pick} seems possible, but the seat is not asked"
        elif any(pick.is_in(answer) for answer in ask.answers):
            assert why is None, f"{pick} is possible, but there is a reason: {why}"
        elif not any(match.game.uses(match._state, ask, answer, pick) for answer in ask.answers):
            assert why is not None, f"{pick} is impossible without a reason"
    assert everything(match) == before, "asking for a reason changed the match"


def _picks(match: Match, world: Match, seat: int, rng: Random) -> Iterator[Pick]:
    """Yield things of the table, seen and unseen by the seat, alone and with a target."""
    every = [each.view(seat) for each in (match, world) for seat in seats_and_spectator(match)]
    names = sorted({name for view in every for name in _names(contents(view))})
    seats = range(-1, match.seats + 1)
    ask = match.ask(seat)
    asked = [card for answer in ask.answers for card in answer.cards] if ask else []
    names = [*rng.sample(names, min(len(names), MOST_NAMES)), *dict.fromkeys(asked[:20])]
    yield from [Pick(seat=each) for each in seats]
    for name in names:
        yield Pick(card=name)
        yield Pick(place=name)
        yield Pick(card=name, seat=rng.choice(seats))
        yield Pick(card=name, place=rng.choice(names))


def _names(value: object) -> Iterator[str]:
    """Yield every word inside a value, except those that no answer could contain."""
    if isinstance(value, str | int):
        yield str(value)
    elif isinstance(value, tuple | list | frozenset):
        for each in value:
            yield from _names(each)


CHECKS = [
    check_asks_and_end,
    check_fork,
    check_fork_of_fork,
    check_playout,
    check_lean_playout,
    check_replay,
    check_resample,
    check_resample_tells_nothing,
    check_resample_imagines,
    check_no_leak,
    check_secret_answers,
    check_reasons,
]
