"""Find puzzles: positions from matches of bots in which one answer is clearly the best.

    python tools/puzzles.py bang --more 5 --seed 7

Bots of the level `normal` play matches. Some questions of each match are screened with few
playouts. If one answer looks clearly better than all others, the question is judged in full, in
other worlds. A position becomes a puzzle if the best answer is clearly better than the second one,
and if there are not enough puzzles of its sort yet. The figures are kept in the file of the puzzle.

With `--check` the script judges the puzzles that are there again, from another seed.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import count, islice
from math import inf
from pathlib import Path
from random import Random
from typing import NamedTuple

from whistlestop import games, puzzles
from whistlestop.bots.arena import MOST_DECISIONS
from whistlestop.bots.bang.rule_facts import kind_of
from whistlestop.bots.bot import Bot, MatchAsSeen
from whistlestop.bots.roster import NORMAL, hire
from whistlestop.bots.search import JudgedAnswer, Judgement, count_rounds, find_guide, judge
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.game_option import OptionValue
from whistlestop.engine.match import Match
from whistlestop.puzzles.puzzle import (
    ERRORS_TO_OTHERS,
    ERRORS_TO_SECOND,
    LEAST_MARGIN,
    MOST_BEHIND,
    Puzzle,
    Verdict,
    write_puzzle,
)

DATA = Path(puzzles.__file__).parent / "data"
SPARE = 1.15  # a new puzzle is this much clearer than the least that a test accepts
MOST_OF_A_MATCH = 2  # puzzles
FEW_WORLDS = 4  # for them, in the first screening
FEWEST_ANSWERS = 3
PATIENT = 3  # times the worlds for a question that may become clear
SCREEN_ERRORS = 1.5  # standard errors to the best wrong answer, with few playouts


@dataclass(frozen=True)
class Plan:
    """The plan of a search among the positions of one game.

    `tables` are the options and numbers of seats of the matches. `late` is the share of a match in
    which no question is taken. With `gap` a question is taken only if the bot values its best
    answer so much more than its second one. `screen` and `full` are budgets: worlds for each answer
    in the first round of a screening, and worlds of the last round in full. `equal` is the most
    answers that may be as good as the best one, with it. `alike` is how many puzzles may be of the
    same sort, and `solved` the share of them that the bot may solve. The match must be open: the
    value of a few playouts lies within `open_between`.
    """

    tables: tuple[tuple[int, dict[str, OptionValue]], ...]
    late: float
    most_answers: int
    tries: int  # questions of one match
    screen: int
    full: int
    alike: int
    equal: int
    solved: float
    gap: float | None = None
    open_between: tuple[float, float] = (0.0, 1.0)

    @property
    def finalists(self) -> int:
        """Return how many answers come to the last round: one of them is wrong."""
        return self.equal + 1


class Cut(NamedTuple):
    """A question of a match, with the match up to it.

    `chosen` is what the bot answered, and `gap` how much more it values that than its second best.
    """

    match: Match
    ask: Ask
    chosen: Answer
    gap: float


_ON = True
PLANS = {
    "bang": Plan(
        tables=(
            (4, {}),
            (5, {}),
            (3, {}),
            (6, {}),
            (2, {}),
            (4, {"gold-rush": _ON}),
            (5, {"gold-rush": _ON}),
            (5, {"gold-rush": _ON, "shadow-gunslingers": _ON}),
            (4, {"train-robbery": _ON}),
            (5, {"train-robbery": _ON}),
            (4, {"legends": _ON}),
            (5, {"legends": _ON}),
            (7, {}),
            (3, {"gold-rush": _ON}),
            (6, {"train-robbery": _ON, "gold-rush": _ON}),
            (4, {"legends": _ON, "train-robbery": _ON}),
        ),
        late=0.8,
        most_answers=16,
        tries=8,
        screen=4,
        full=120,
        alike=2,
        equal=2,
        solved=0.85,
        open_between=(0.04, 0.96),
    ),
    "colt-super-express": Plan(
        tables=(
            (3, {}),
            (4, {}),
            (3, {"reflex": _ON}),
            (3, {"horse": _ON}),
            (4, {"time-car": _ON}),
            (5, {}),
            (4, {"reflex": _ON}),
            (3, {"reflex": _ON, "horse": _ON}),
            (4, {"horse": _ON}),
            (3, {"time-car": _ON}),
            (6, {}),
        ),
        late=0.6,
        most_answers=130,
        tries=6,
        screen=3,
        full=200,
        alike=3,
        equal=3,
        solved=0.8,
    ),
    "train-heist": Plan(
        tables=(
            (2, {"mode": "versus"}),
            (3, {"goal": 15}),
            (3, {"mode": "versus"}),
            (1, {"goal": 15, "cowboys": 3}),
            (4, {"mode": "versus"}),
            (4, {"goal": 12}),
            (2, {"mode": "versus", "length": "shorter"}),
            (2, {"goal": 20}),
        ),
        late=0.82,
        most_answers=14,
        tries=8,
        screen=2,
        full=30,
        alike=3,
        equal=3,
        solved=0.9,
        gap=None,
        open_between=(0.1, 0.95),
    ),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument("--more", type=int, default=1, help="how many puzzles to add")
    parser.add_argument("--seed", type=int, default=0, help="of the matches")
    parser.add_argument("--matches", type=int, default=10_000, help="to play at most")
    parser.add_argument("--check", action="store_true", help="judge the puzzles again instead")
    wanted = parser.parse_args()
    if wanted.check:
        check(wanted.game, wanted.seed)
        return
    for puzzle in islice(search(wanted.game, wanted.seed, wanted.matches), wanted.more):
        store(puzzle)


def store(puzzle: Puzzle) -> None:
    """Write a puzzle into a new file. Several searches may run at once."""
    folder = DATA / puzzle.game
    folder.mkdir(parents=True, exist_ok=True)
    for number in count(puzzle.number):
        with suppress(FileExistsError), (folder / f"{number:03}.toml").open("x") as file:
            file.write(write_puzzle(puzzle))
            return


def search(game: str, seed: int, matches: int) -> Iterator[Puzzle]:
    """Yield new puzzles of a game. Say of every question that is judged how it was."""
    plan, sorts = PLANS[game], Counter(map(sort_of, map(_loaded(game), puzzles.numbers(game))))
    right = sum(_bot_solves(each) for each in map(_loaded(game), puzzles.numbers(game)))
    number = max(puzzles.numbers(game), default=0)
    total = len(puzzles.numbers(game))
    for at in range(matches):
        seats, options = plan.tables[at % len(plan.tables)]
        rng = Random(f"{game} {seed} {at}")
        match_seed = rng.getrandbits(32)
        of_match = 0
        for match, ask, chosen, _ in questions(game, seats, options, match_seed, plan, rng):
            groups = alike(game, ask)
            ask = ask.only(tuple(groups))  # noqa: PLW2901 - from here on only one of each group
            chosen = next(each for each, others in groups.items() if chosen in (each, *others))  # noqa: PLW2901 - as above
            judgement = screened(match, ask, plan, rng)
            if judgement is None:
                continue
            solved = judgement.best.answer == chosen
            sort = _sort(match, ask, judgement.best.answer)
            if sorts[sort] >= plan.alike or (solved and right >= plan.solved * (total + 2)):
                continue
            for worlds in (plan.full, PATIENT * plan.full):
                budget, judging_seed = _budget(ask, worlds, plan), rng.getrandbits(32)
                judgement = _judge(match, ask, budget, judging_seed)
                if not is_promising(judgement, plan.equal):
                    break
            solved = judgement.best.answer == chosen
            sort = _sort(match, ask, judgement.best.answer)
            clear = is_clear(judgement, plan.equal, SPARE)
            if clear and groups[judgement.best.answer]:
                clear = are_alike(match, ask, judgement.best.answer, groups, plan, rng)
            print(_report(match, ask, judgement, chosen), "PUZZLE" if clear else "-", flush=True)
            if not clear or sorts[sort] >= plan.alike:
                continue
            sorts[sort] += 1
            right, total, number = right + solved, total + 1, number + 1
            yield Puzzle(
                game=game,
                number=number,
                seat=ask.seat,
                bots=NORMAL,
                playouts=budget,
                seed=judging_seed,
                record=match.record(),
                verdicts=_verdicts(judgement, groups),
            )
            of_match += 1
            if of_match == MOST_OF_A_MATCH:
                break


def questions(
    game: str,
    seats: int,
    options: dict[str, OptionValue],
    seed: int,
    plan: Plan,
    rng: Random,
) -> Iterator[Cut]:
    """Play a match, then yield some of its questions, each with the match up to it."""
    match = Match(games.find(game), seats, options, seed)
    bots: list[Bot] = [hire(NORMAL, game, Random(rng.getrandbits(64))) for _ in range(seats)]
    seen = [MatchAsSeen(match, seat) for seat in range(seats)]
    cuts: list[Cut] = []
    while match.outcome is None and len(match.choices) < MOST_DECISIONS:
        before = match.fork() if _is_fresh(match) else None
        for ask in match.asks:
            answer, gap = _answer(bots[ask.seat], ask, seen[ask.seat], plan)
            if before is not None and _is_worth_asking(ask, plan):
                cuts.append(Cut(before, ask, answer, gap))
            match.choose(ask.seat, answer)
    length = len(match.choices)
    late = [each for each in cuts if len(each.match.choices) >= plan.late * length]
    rng.shuffle(late)
    if plan.gap is not None:
        late = [each for each in late if each.gap >= plan.gap]
        late.sort(key=lambda each: -each.gap)
    yield from late[: plan.tries]


def _answer(bot: Bot, ask: Ask, seen: MatchAsSeen, plan: Plan) -> tuple[Answer, float]:
    """Return what the bot chooses, and how much more it values that than its second answer."""
    hint = None if plan.gap is None else bot.hint(ask, seen)
    if hint is None:
        return bot.choose(ask, seen), 0.0
    answer = hint.ranked[0].answer
    values = [each.value for each in hint.ranked if each.value is not None]
    if len(values) < 2 or any(each.verb == "undo" for each in ask.answers):
        return answer, 0.0
    return answer, values[0] - values[1]


def _is_fresh(match: Match) -> bool:
    return all(match.given(seat) is None for seat in range(match.seats))


def _is_worth_asking(ask: Ask, plan: Plan) -> bool:
    # Of two answers one is mostly not to act, which is no puzzle.
    return FEWEST_ANSWERS <= ask.count <= plan.most_answers and not ask.about.get("equal")


def screened(match: Match, ask: Ask, plan: Plan, rng: Random) -> Judgement | None:
    """Judge a question with very few playouts, and then with some more.

    Return None if no answer looks clearly better than all others.
    """
    if ask.count < FEWEST_ANSWERS or not _is_open(match, ask, plan, rng):
        return None
    judgement = None
    rounds = count_rounds(ask.count, plan.finalists)
    first, second = _budget(ask, FEW_WORLDS, plan), plan.screen * ask.count * rounds
    for budget, errors in ((first, 0.0), (second, SCREEN_ERRORS)):
        judgement = _judge(match, ask, budget, rng.getrandbits(32))
        wrong = [each for each in judgement.answers if each.behind > MOST_BEHIND]
        if ask.count - len(wrong) > plan.equal:
            return None
        if any(each.behind < LEAST_MARGIN or each.errors_behind < errors for each in wrong):
            return None
    return judgement


def _is_open(match: Match, ask: Ask, plan: Plan, rng: Random) -> bool:
    """Return whether a few playouts, with a random answer each, end well and badly enough."""
    least, most = plan.open_between
    if (least, most) == (0.0, 1.0):
        return True
    few = ask.only((rng.choice(ask.answers),))
    mean = _judge(match, few, FEW_WORLDS, rng.getrandbits(32)).best.mean
    return least <= mean <= most


def _budget(ask: Ask, worlds: int, plan: Plan) -> int:
    """Return a budget that lets the last answers meet in about so many worlds."""
    return worlds * min(ask.count, plan.finalists) * count_rounds(ask.count, plan.finalists)


def _judge(match: Match, ask: Ask, budget: int, seed: int) -> Judgement:
    guide = find_guide(match.game.name)(MatchAsSeen(match, ask.seat))
    return judge(ask, guide, budget, Random(seed), finalists=PLANS[match.game.name].finalists)


def is_clear(judgement: Judgement, equal: int, spare: float) -> bool:
    """Return whether the best answer, and `equal` at most, are clearly better than all others."""
    best, *others = judgement.answers
    wrong = [each for each in others if each.behind > MOST_BEHIND]
    answers = len(judgement.answers)
    if answers - len(wrong) > min(equal, answers / 2):
        return False
    for each in wrong:
        errors = ERRORS_TO_SECOND if each.playouts == best.playouts else ERRORS_TO_OTHERS
        if each.behind < spare * max(LEAST_MARGIN, errors * each.error):
            return False
    return True


def is_promising(judgement: Judgement, equal: int) -> bool:
    """Return whether a judgement is not clear, and would be with half of the errors."""
    halved = [replace(each, error=each.error / 2) for each in judgement.answers]
    clear = is_clear(judgement, equal, SPARE)
    return not clear and is_clear(Judgement(tuple(halved)), equal, SPARE)


def alike(game: str, ask: Ask) -> dict[Answer, list[Answer]]:
    """Group the answers that differ only in the copies of the same cards of BANG!.

    Return the others of each group by its first answer.
    """
    groups: dict[object, list[Answer]] = {}
    for answer in ask.answers:
        kinds = answer._replace(cards=tuple(map(kind_of, answer.cards)))
        groups.setdefault(kinds if game == "bang" else answer, []).append(answer)
    return {first: others for first, *others in groups.values()}


def are_alike(
    match: Match,
    ask: Ask,
    best: Answer,
    groups: dict[Answer, list[Answer]],
    plan: Plan,
    rng: Random,
) -> bool:
    """Return whether the answers that are alike are nearly equally good too.

    The suit of a card matters now and then.
    """
    both = ask.only((best, *groups[best]))
    judgement = _judge(match, both, _budget(both, plan.full // 2, plan), rng.getrandbits(32))
    return all(each.behind < LEAST_MARGIN / 2 for each in judgement.answers)


def _verdicts(judgement: Judgement, groups: dict[Answer, list[Answer]]) -> tuple[Verdict, ...]:
    return tuple(
        Verdict(
            each.answer,
            each.mean,
            each.behind,
            each.error,
            each.playouts,
            tuple(groups[each.answer]),
        )
        for each in judgement.answers
    )


def _sort(match: Match, ask: Ask, best: Answer) -> tuple[str, ...]:
    """Return the sort of a puzzle: puzzles of one sort ask for nearly the same."""
    on = [name for name, value in match.options.items() if value is True or name == "mode"]
    cards = "" if match.game.name == "colt-super-express" else "".join(best.cards[:1])
    kind = cards.rsplit("-", 1)[0] if match.game.name == "bang" else ""
    if match.game.name == "colt-super-express":
        return (*map(str, on), " ".join(best.cards))
    return (ask.kind, best.verb, kind, str(match.options.get("mode", "")))


def sort_of(puzzle: Puzzle) -> tuple[str, ...]:
    match = puzzle.begin()
    return _sort(match, puzzle.question(match), puzzle.best.answer)


def _bot_solves(puzzle: Puzzle) -> bool:
    match = puzzle.begin()
    bot = hire(NORMAL, puzzle.game, Random(0))
    seen = MatchAsSeen(match, puzzle.seat)
    return puzzle.is_right(bot.choose(puzzle.question(match), seen))


def _loaded(game: str) -> Callable[[int], Puzzle]:
    return partial(puzzles.load, game)


def _report(match: Match, ask: Ask, judgement: Judgement, chosen: Answer) -> str:
    best, *others = judgement.answers
    second = min([each for each in others if each.behind > MOST_BEHIND] or others, key=_behind)
    errors = inf if second.error == 0 else second.behind / second.error
    names = [name for name, value in match.options.items() if value is True]
    return (
        f"{match.game.name} {match.seats} seats {' '.join(names)} {ask.kind} of {ask.count}: "
        f"{best.answer} {best.mean:.2f}, {second.answer} {second.mean:.2f} "
        f"({second.behind:.2f} behind, {errors:.1f} errors), bot {chosen}; "
        f"{judgement.playouts} playouts"
    )


def _behind(judged: JudgedAnswer) -> float:
    return judged.behind


def check(game: str, seed: int) -> None:
    """Judge each puzzle again in other worlds, and print how it comes out."""
    for number in puzzles.numbers(game):
        puzzle = puzzles.load(game, number)
        match = puzzle.begin()
        ask = puzzle.question(match).only(tuple([each.answer for each in puzzle.verdicts]))
        judgement = _judge(match, ask, puzzle.playouts, seed)
        same = puzzle.is_right(judgement.best.answer)
        print(number, "the same" if same else "ANOTHER", judgement.best.answer, flush=True)


if __name__ == "__main__":
    main()
