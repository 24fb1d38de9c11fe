"""The bot `hard` of every game: it searches, it repeats, and it knows nothing that it may not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tables.hints import Moment, check_words, moments
from whistlestop.bots.bang.bot import BangBot
from whistlestop.bots.bot import Bot, MatchAsSeen
from whistlestop.bots.random import RandomBot
from whistlestop.bots.roster import hire, levels
from whistlestop.bots.search import Judgement, judge
from whistlestop.bots.search.bot import SearchBot, count_candidates
from whistlestop.engine.ask import Answer, Ask

HARD = "hard@6"  # it thinks only for a moment
COLT, HEIST = "colt-super-express", "train-heist"
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("bang", 5, {}),
    ("bang", 2, {}),
    ("bang", 6, {"gold-rush": True, "train-robbery": True, "legends": True}),
    (COLT, 3, {}),
    (COLT, 4, {"reflex": True, "horse": True, "time-car": True}),
    (HEIST, 3, {}),
    (HEIST, 2, {"mode": "versus"}),
]
NAMES = ["bang", "duel", "all", "colt", "mix", "team", "versus"]


def bots(game: str) -> list[str]:
    return [HARD if level == "hard" else level for level in levels(game)]


def some(game: str, seats: int, options: dict[str, Any], every: int, most: int) -> list[Moment]:
    """Return some moments of a match in which there is something to choose."""
    found: list[Moment] = []
    for number, moment in enumerate(moments(game, seats, 5, options)):
        if number % every == every - 1 and len(moment.ask.answers) > 1:
            found.append(Moment(moment.match.fork(), moment.ask))
        if len(found) == most:
            break
    return found


def choice(bot: Bot, moment: Moment) -> Answer:
    return bot.choose(moment.ask, moment.as_seen)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=NAMES)
def test_the_hint_of_hard_is_its_choice_and_can_be_said(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    for moment in some(game, seats, options, 2 if game == COLT else 11, 1 if game == HEIST else 2):
        hint = hire(HARD, game, Random(2)).hint(moment.ask, moment.as_seen)
        assert hint is not None
        assert hint.ranked[0].answer == choice(hire(HARD, game, Random(2)), moment)
        assert {each.answer for each in hint.ranked} <= set(moment.ask.answers)
        for each in hint.ranked:
            for sentence in each.why:
                check_words(sentence)


def test_hard_thinks_no_more_than_its_budget() -> None:
    """A judgement needs two worlds for each answer, so it may take a few playouts more."""
    (moment,) = some("bang", 5, {}, 9, 1)
    bot = hire("hard@40", "bang", Random(1))
    assert isinstance(bot, SearchBot)
    hint = bot.hint(moment.ask, moment.as_seen)
    counts = [dict(each.why[0].args)["count"] for each in hint.ranked]
    assert sum([int(str(each)) for each in counts]) <= 44


def test_a_larger_budget_looks_at_more_answers() -> None:
    looked = [count_candidates(playouts) for playouts in (1, 16, 100, 400)]
    assert looked == [2, 4, 7, 12]


def test_hard_keeps_the_plan_of_its_turn_in_train_heist(monkeypatch: pytest.MonkeyPatch) -> None:
    """It searches once in a turn. A hint before a choice does not change it."""
    moment = next(each for each in moments(HEIST, 2, 5, {}) if each.ask.kind == "turn")
    bot, match = hire(HARD, HEIST, Random(2)), moment.match.fork()
    seat, cowboy = moment.ask.seat, moment.ask.about["cowboy"]
    searched: list[Ask] = []

    def counted(ask: Ask, *given: Any) -> Judgement:
        searched.append(ask)
        return judge(ask, *given)

    monkeypatch.setattr("whistlestop.bots.search.bot.judge", counted)
    steps = 0
    while (ask := match.ask(seat)) and ask.kind == "turn" and ask.about["cowboy"] == cowboy:
        hint = bot.hint(ask, MatchAsSeen(match, seat))
        assert hint is not None
        steps += 1
        answer = bot.choose(ask, MatchAsSeen(match, seat))
        assert hint.ranked[0].answer == answer
        match.choose(seat, answer)
    assert (len(searched), steps) == (1, 4)


# Nothing that the seat may not know


def check_same_choice(bot: type[Bot] | str, moment: Moment) -> None:
    """Check that a bot chooses the same in worlds that look the same to its seat."""

    def new() -> Bot:
        rng = Random(4)
        return hire(bot, moment.match.game.name, rng) if isinstance(bot, str) else bot(rng)

    real = choice(new(), moment)
    for luck in range(2):
        other = choice(new(), moment.world(luck))
        assert other == real, f"{moment.ask.kind}: the choice tells what the seat may not know"


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=NAMES)
def test_every_bot_chooses_the_same_in_worlds_that_look_the_same(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    for moment in some(game, seats, options, 2 if game == COLT else 13, 1 if game == HEIST else 3):
        for bot in bots(game):
            check_same_choice(bot, moment)


class PeekingBot(RandomBot):
    """A bot that cheats: its choice depends on a card that only the next player knows."""

    def choose(self, ask: Ask, match: MatchAsSeen) -> Answer:
        match.view  # noqa: B018 - it wakes the match
        state: Any = match._match._state
        hand = state.players[(ask.seat + 1) % len(state.players)].hand
        peeked: int = sum([card.number for card in hand])
        return ask.answers[peeked % len(ask.answers)]


class PeekingSearchBot(BangBot):
    """A bot that cheats: it forks the real match, with the true roles of all players."""

    def choose(self, ask: Ask, match: MatchAsSeen) -> Answer:
        world = match._match.fork(events=False)
        roles = [world.side(seat) for seat in range(world.seats)]
        return ask.answers[roles.index("renegade") % len(ask.answers)]


@pytest.mark.parametrize("cheat", [PeekingBot, PeekingSearchBot])
def test_a_bot_that_cheats_is_noticed(cheat: type[Bot]) -> None:
    found = some("bang", 5, {}, 13, 12)
    with pytest.raises(AssertionError, match="may not know"):
        check_all(cheat, found)


def check_all(bot: type[Bot], found: list[Moment]) -> None:
    for moment in found:
        check_same_choice(bot, moment)
