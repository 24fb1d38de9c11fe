"""Hints of bots in whole matches, and the checks that they must pass."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from locales.fluent_files import patterns, variables_of
from whistlestop import games
from whistlestop.bots.bot import Bot, MatchAsSeen
from whistlestop.bots.hint import MOST_RANKED, Hint
from whistlestop.bots.roster import hire
from whistlestop.engine.ask import Ask
from whistlestop.engine.match import Match
from whistlestop.engine.narration import Arg, PlayerName, Text
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.locales.narration import say_words


@dataclass(frozen=True)
class Moment:
    """A question to a seat, in a match between bots."""

    match: Match
    ask: Ask

    @property
    def as_seen(self) -> MatchAsSeen:
        return MatchAsSeen(self.match, self.ask.seat)

    def world(self, luck: int) -> Moment:
        """Return the same moment with everything dealt again that the seat does not know."""
        world = self.match.resample(self.ask.seat, Random(luck))
        ask = world.ask(self.ask.seat)
        assert ask == self.ask
        return Moment(world, self.ask)


def moments(
    game: str, seats: int, seed: int, options: dict[str, Any], most: int = 10_000
) -> Iterator[Moment]:
    """Yield the questions of a match between bots of the usual level, before the answers."""
    match, rng = Match(games.find(game), seats, options, seed), Random(seed)
    bots = [hire("normal", game, rng) for _ in range(seats)]
    for _ in range(most):
        if match.outcome is not None:
            return
        ask = match.asks[0]
        yield Moment(match, ask)
        match.choose(ask.seat, bots[ask.seat].choose(ask, MatchAsSeen(match, ask.seat)))


def adviser(game: str) -> Bot:
    """Return a bot with a seed of its own, that has seen nothing yet."""
    return hire("normal", game, Random(1))


def hint_at(moment: Moment, bot: Bot | None = None) -> Hint:
    bot = bot or adviser(moment.match.game.name)
    hint = bot.hint(moment.ask, moment.as_seen)
    assert hint is not None
    return hint


def check_hint(moment: Moment) -> Hint:
    """Check a hint: its first answer is the bot's choice, and everything in it can be said."""
    hint, ask = hint_at(moment), moment.ask
    chosen = adviser(moment.match.game.name).choose(ask, moment.as_seen)
    answers = [each.answer for each in hint.ranked]
    assert answers[0] == chosen, f"{ask.kind}: the hint is {answers[0]}, the choice is {chosen}"
    assert set(answers) <= set(ask.answers)
    assert len(set(answers)) == len(answers) <= MOST_RANKED
    for each in hint.ranked:
        assert each.why, f"{each.answer} has no reason"
        for sentence in each.why:
            check_words(sentence)
            players = [f"player {seat}" for seat in range(moment.match.seats)]
            said = [say_words(Texts(language), sentence, players) for language in LANGUAGES]
            assert all(said)
    return hint


def check_words(word: Arg) -> None:
    """Check that all texts inside a word exist and get exactly the words that they need."""
    for each in word if isinstance(word, tuple) else ():
        check_words(each)
    if isinstance(word, PlayerName) and word.called is not None:
        check_words(word.called)
    if isinstance(word, Text):
        assert word.id in patterns("en"), f"there is no text {word.id}"
        assert {name for name, _ in word.args} == variables_of("en", word.id).variables, word.id
        for _, arg in word.args:
            check_words(arg)


def check_tells_nothing(moment: Moment, kind: type[Bot] | None = None) -> None:
    """Check that a bot gives the same hint in worlds that look the same to its seat."""

    def bot() -> Bot:
        return adviser(moment.match.game.name) if kind is None else kind(Random(1))

    hint = hint_at(moment, bot())
    for luck in range(3):
        other = hint_at(moment.world(luck), bot())
        assert other == hint, f"{moment.ask.kind}: the hint tells what the seat may not know"


def said(hint: Hint, language: str = "en") -> str:
    """Return the reason of the best answer."""
    players = [f"player {seat}" for seat in range(10)]
    return " ".join([say_words(Texts(language), each, players) for each in hint.ranked[0].why])
