"""The hints of every bot: true, sayable, and without anything that the seat may not know."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tables import train_heist
from tables.bang import table as bang_table
from tables.bang import who
from tables.bang_bot import (
    ALL,
    DEPUTY,
    LEGENDS,
    RENEGADE,
    ROBBERY,
    RUSH,
    SHADOWS,
    SHERIFF,
    five,
    until,
)
from tables.colt import table as train
from tables.hints import (
    Moment,
    check_hint,
    check_tells_nothing,
    hint_at,
    moments,
    said,
)
from whistlestop.bots.bang.bot import BangBot
from whistlestop.bots.bot import Bot, MatchAsSeen
from whistlestop.bots.colt.monte_carlo import MonteCarloBot
from whistlestop.bots.hint import Hint, RankedAnswer
from whistlestop.bots.random import RandomBot
from whistlestop.bots.train_heist.bot import TrainHeistBot
from whistlestop.bots.train_heist.movement import steps_on_foot
from whistlestop.bots.train_heist.position import Position
from whistlestop.bots.train_heist.turn_planner import Planner
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.match import Match
from whistlestop.engine.narration import text
from whistlestop.games.bang.roles import OUTLAW

ENGLISH = Path("src/whistlestop/locales/en")

BANG: list[dict[str, Any]] = [{}, RUSH, SHADOWS, ROBBERY, LEGENDS, ALL]
NAMES = ["base", "rush", "shadows", "robbery", "legends", "all"]

# Every game


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
@pytest.mark.parametrize("options", BANG, ids=NAMES)
def test_every_hint_of_bang_is_the_choice_and_can_be_said(
    seats: int, options: dict[str, Any]
) -> None:
    for moment in moments("bang", seats, seats, options):
        check_hint(moment)


@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (3, "team"), (3, "versus")])
def test_every_hint_of_train_heist_is_the_choice_and_can_be_said(seats: int, mode: str) -> None:
    options = {"mode": "versus"} if mode == "versus" else {}
    for moment in moments("train-heist", seats, 2, options, most=60):
        check_hint(moment)


def test_every_hint_of_colt_super_express_is_the_choice_and_can_be_said() -> None:
    for moment in moments("colt-super-express", 3, 1, {}, most=9):
        check_hint(moment)


# A hint tells nothing


@pytest.mark.parametrize("options", BANG, ids=NAMES)
def test_hints_of_bang_are_the_same_in_worlds_that_look_the_same(options: dict[str, Any]) -> None:
    for number, moment in enumerate(moments("bang", 5, 7, options)):
        if number % 5 == 0:
            check_tells_nothing(moment)


@pytest.mark.parametrize("options", [{}, {"mode": "versus"}], ids=["team", "versus"])
def test_hints_of_train_heist_are_the_same_in_worlds_that_look_the_same(
    options: dict[str, Any],
) -> None:
    for number, moment in enumerate(moments("train-heist", 3, 4, options, most=80)):
        if number % 8 == 0:
            check_tells_nothing(moment)


def test_hints_of_colt_super_express_are_the_same_in_worlds_that_look_the_same() -> None:
    for moment in moments("colt-super-express", 3, 5, {}, most=6):
        check_tells_nothing(moment)


class Cheat(BangBot):
    """A bot that names the true role of the next player in its hint."""

    def hint(self, ask: Ask, match: MatchAsSeen) -> Hint:
        state: Any = match._match._state
        role = state.players[(ask.seat + 1) % len(state.players)].role
        told = text("bang-hint-role", player="?", role=role)
        return Hint((RankedAnswer(ask.answers[0], None, (told,)),), "life")


def test_a_hint_that_tells_a_role_is_noticed() -> None:
    moment = next(moments("bang", 5, 7, {}))
    with pytest.raises(AssertionError, match="may not know"):
        check_tells_nothing(moment, Cheat)


@pytest.mark.parametrize("game", ["bang", "train-heist", "colt-super-express"])
def test_a_hint_changes_no_later_choice_of_the_match(game: str) -> None:
    for moment in moments(game, 3, 3, {}, most=3):
        before = moment.match.digest()
        hint_at(moment)
        assert moment.match.digest() == before


def test_a_bot_without_reasons_gives_no_hint() -> None:
    match = Match(next(moments("bang", 4, 1, {})).match.game, 4, {}, 1)
    assert RandomBot(Random(1)).hint(match.asks[0], MatchAsSeen(match, match.asks[0].seat)) is None


# The reasons of BANG!


def bang_hint(bench: Any, letter: str) -> Hint:
    """Return the hint for this player, who has seen the match from its beginning."""
    return hint_at(Moment(bench.match, bench.ask(letter)))


def test_a_jail_says_who_the_target_is_and_what_a_turn_costs_them() -> None:
    t = five("A", A="jail", C={"hand": "bang bang", "character": "paul-regret"})
    hint = bang_hint(t, "A")
    (best, *_) = hint.ranked
    assert (best.answer.verb, best.answer.seat) == ("play", 2)
    assert "Paul Regret" in said(hint)
    assert "In Jail Paul Regret probably loses a turn, and has 2 cards in hand." in said(hint)


def test_the_share_of_a_role_is_the_one_that_the_bot_believes() -> None:
    """The Sheriff has been shot at by the next player, who is then probably an Outlaw."""
    t = five("B", B={"hand": "bang", "role": OUTLAW}, C={"role": DEPUTY}, A={"hand": "jail"})
    t.play("B", "bang", at="A").passes("A")
    until(t, "A")
    bot, moment = BangBot(Random(1)), Moment(t.match, t.ask("A"))
    hint = hint_at(moment, bot)
    assert hint.beliefs is not None
    share = round(100 * hint.beliefs["seats"][1][OUTLAW])
    assert share > 50
    (jail,) = [each for each in hint.ranked if each.answer.seat == 1][:1]
    likely = dict(jail.why[0].args)
    assert (jail.why[0].id, likely["share"]) == ("bang-hint-role-likely", share)
    assert likely["role"] == OUTLAW


def test_the_sheriff_is_called_the_sheriff() -> None:
    assert "is the Sheriff." in said(bang_hint(five("E", E="bang", out="BCD"), "E"))


def test_a_last_life_point_is_named() -> None:
    t = five("E", E="bang", A={"hand": "", "life": 1}, out="BCD")
    assert "eliminates" in said(bang_hint(t, "E"))


def test_an_order_that_decided_is_named() -> None:
    t = five("C", C={"hand": "stagecoach bang", "play": "winchester"}, A={"life": 1})
    hint = bang_hint(t, "C")
    first, second, *_ = hint.ranked
    assert (first.answer.cards[0][:10], second.answer.cards[0][:4]) == ("stagecoach", "bang")
    assert (second.value or 0) > (first.value or 0)
    assert "Do this first" in said(hint)
    alone = bang_hint(five("C", C="stagecoach"), "C")
    assert "First come" not in said(alone)


def test_a_missed_that_does_not_help_says_why() -> None:
    t = five("A", A={"hand": "bang", "character": "slab-the-killer"}, B="missed beer")
    t.play("A", "bang", at="B")
    assert said(bang_hint(t, "B")) == "You cannot stop the shot: it needs 2 Missed!."


def test_a_missed_that_helps_says_why() -> None:
    t = five("A", A="bang", B="missed beer")
    t.play("A", "bang", at="B")
    assert said(bang_hint(t, "B")) == "A life point is worth more to you than Missed!."


def test_the_end_of_a_turn_says_that_nothing_is_worth_it() -> None:
    hint = bang_hint(five("B", B="mustang beer", C={"play": "mustang"}), "B")
    assert hint.ranked[-1].answer == Answer("end")
    hint = bang_hint(five("B", B={"hand": "schofield", "play": "winchester"}), "B")
    assert hint.ranked[0].answer == Answer("end")
    assert said(hint) == "Nothing that you could still do is worth its cost."


def test_beliefs_are_a_part_of_the_hint() -> None:
    hint = bang_hint(five("B", B="beer bang"), "B")
    assert hint.beliefs is not None
    assert set(hint.beliefs["seats"]) == {0, 2, 3, 4}


def test_with_two_players_nobody_has_a_hidden_role() -> None:
    t = bang_table(A=who("bang"), B=who(""))
    hint = bang_hint(t, "A")
    assert "is your last opponent." in said(hint)
    assert hint.beliefs is None


def test_a_renegade_is_told_that_everybody_is_in_the_way() -> None:
    """Two Outlaws, two Deputies and another Renegade are left: no role is the likely one."""
    roles = [SHERIFF, DEPUTY, OUTLAW, OUTLAW, RENEGADE, DEPUTY, RENEGADE, OUTLAW]
    seats: dict[str, Any] = {
        letter: who("jail" if letter == "E" else "", role=role)
        for letter, role in zip("ABCDEFGH", roles, strict=True)
    }
    t = bang_table(turn="E", out="H", **seats)
    assert "in your way, whatever their role." in said(bang_hint(t, "E"))


# The reasons of Colt Super Express


def test_a_stack_is_explained_by_what_it_improves_most() -> None:
    match = train(inside="Be> | Ch>", out="Dj").match
    assert said(hint_at(Moment(match, match.asks[0]))).startswith(
        "You hit Cheyenne with a chance of 100%. With other cards it is "
    )
    match = train(inside="Be> | - | - | - | Ch> | Dj>").match
    best = hint_at(Moment(match, match.asks[0])).ranked[0]
    assert "move" in best.answer.cards
    assert best.why[0].id == "colt-hint-aboard"


def test_a_hit_is_the_reason_of_stacks_that_shoot() -> None:
    """Only the shots of the imagined round count, and not those that everybody has seen."""
    reasons = [
        (each.why[0].id, each.answer.cards)
        for seed in range(3)
        for moment in moments("colt-super-express", 4, seed, {"bandits": "dealt"})
        for each in hint_at(moment).ranked
    ]
    hits = [cards for reason, cards in reasons if reason == "colt-hint-hit"]
    assert hits
    assert all("fire" in cards for cards in hits)
    assert {reason for reason, _ in reasons} > {"colt-hint-hit", "colt-hint-aboard"}


def test_the_share_of_matches_won_is_counted() -> None:
    match = train(inside="Be> | Ch>", out="Dj").match
    ask = match.ask(0)
    assert ask is not None
    hint = MonteCarloBot(Random(1), playouts=200).hint(ask, MatchAsSeen(match, 0))
    best = hint.ranked[0]
    assert best.answer.cards[0] == "fire"
    assert best.value == 1.0
    assert "This choice wins 100% of" in said(hint)
    assert hint.unit == "wins"


class Counted(MonteCarloBot):
    """A Monte Carlo bot that counts its own playouts and wins, by answer."""

    def __init__(self) -> None:
        super().__init__(Random(1), playouts=60)
        self.tried: dict[Answer, list[float]] = {}

    def _try(self, world: Match, seat: int, answer: Answer) -> float:
        won = super()._try(world, seat, answer)
        self.tried.setdefault(answer, []).append(won)
        return won


def test_the_shares_are_those_of_the_playouts() -> None:
    bot = Counted()
    moment = next(moments("colt-super-express", 3, 1, {"bandits": "dealt"}))
    hint = hint_at(moment, bot)
    for each in hint.ranked:
        wins = bot.tried[each.answer]
        assert each.value == round(sum(wins) / len(wins), 3)
        assert dict(each.why[-1].args)["count"] == len(wins)


def test_a_choice_that_does_not_matter_is_called_equal() -> None:
    moment = next(moments("colt-super-express", 3, 1, {"bandits": "choose"}))
    assert said(hint_at(moment)) == "All answers are equally good."


# The reasons of Train Heist


def heist_hint(t: Any, bot: Bot | None = None) -> Hint:
    return hint_at(Moment(t.match, t.match.asks[0]), bot)


def test_a_delivery_names_the_tiles_and_the_town() -> None:
    towns = train_heist.table(A=train_heist.who(), B=train_heist.who("G08")).view().towns
    place = next(each.space for each in towns if each.letter == "A")
    t = train_heist.table(A=train_heist.who(place, "KEY-1", loot="L03"), B=train_heist.who("G08"))
    hint = heist_hint(t)
    assert hint.ranked[0].answer.verb == "drop"
    assert "bring 1 tile to Town A." in said(hint)
    assert hint.unit == "tiles"


def test_a_better_place_is_named_with_what_it_is_good_for() -> None:
    """Name loot or a town that the next turn reaches on foot, as the bot foresees the train."""
    named: set[str] = set()
    for moment in moments("train-heist", 2, 3, {}, most=60):
        if moment.ask.kind != "turn":
            continue
        position = Position(moment.match.view(moment.ask.seat), moment.ask.seat)
        board, planner = position.board, Planner(position, Random(1))
        for turn in planner.turns():
            state, aim = turn.parts.state, turn.parts.aim
            if aim is None:
                continue
            forecast = planner.lookahead(state.colours).forecast
            cars = forecast.between(0, position.count, position.cars).cars
            steps = steps_on_foot(board, cars, position.territory)
            near = {state.place}
            for _ in range(3):  # the fourth action loots or delivers
                near |= {other for place in near for other in steps[place]}
            assert aim in near
            assert aim in (board.towns if state.load else board.inside)
        best = hint_at(moment).ranked[0].why[0]
        if best.id.startswith("heist-hint-place-"):
            named.add(best.id)
    assert named == {"heist-hint-place-loot", "heist-hint-place-town"}


def test_a_place_near_a_town_is_good_for_the_loot_that_one_carries() -> None:
    """With one action left, the loot does not get to town in this turn."""
    a, b = train_heist.who("G05", "KEY-1", loot="L03"), train_heist.who("G08", bullets=3)
    hint = heist_hint(train_heist.table(A=a, B=b, train="R10 R09 R08 R07 R06", actions=1))
    assert str(hint.ranked[0].answer) == "move to G06"
    assert said(hint).endswith("In your next turn you can bring your loot to Town C.")


def test_a_hint_of_train_heist_gives_one_reason() -> None:
    for moment in moments("train-heist", 2, 6, {}, most=40):
        if len(moment.ask.answers) > 1:
            assert {len(each.why) for each in hint_at(moment).ranked} == {1}


def test_a_plan_is_kept_from_hint_to_hint() -> None:
    """A player who follows the hints of a turn follows one plan, and hears what it is good for."""
    kept: list[Hint] = []
    for moment in moments("train-heist", 2, 6, {}, most=40):
        if moment.ask.kind != "turn" or len(moment.ask.answers) < 2:
            continue
        match, bot = moment.match.fork(), TrainHeistBot(Random(1))
        ask: Ask | None = moment.ask
        while ask is not None and ask.seat == moment.ask.seat and match.outcome is None:
            hint = bot.hint(ask, MatchAsSeen(match, ask.seat))
            assert hint is not None
            if hint.ranked[0].why[0].id == "heist-hint-planned":
                kept.append(hint)
            match.choose(ask.seat, hint.ranked[0].answer)
            ask = match.asks[0] if match.asks else None
    assert kept
    assert {len(hint.ranked[0].why) for hint in kept} == {2}


def test_the_reason_of_a_small_gain_fits_the_answer() -> None:
    seen: dict[str, set[str]] = {}
    for moment in moments("train-heist", 3, 3, {}, most=120):
        if moment.ask.kind == "turn" and len(moment.ask.answers) > 1:
            best = hint_at(moment).ranked[0]
            seen.setdefault(best.why[0].id, set()).add(best.answer.verb)
    assert seen["heist-hint-bullet"] == {"take-bullet"}
    assert seen["heist-hint-end"] == {"end"}
    assert seen.get("heist-hint-slight", set()).isdisjoint({"end", "take-bullet"})


# The words of all reasons


@pytest.mark.parametrize("file", ["bang.ftl", "colt-super-express.ftl", "train-heist.ftl"])
def test_a_reason_says_what_speaks_for_an_answer_rather_than_what_is_weighed(file: str) -> None:
    said = re.findall(r"^\w+-hint-[\w-]+ = (.*)", (ENGLISH / file).read_text("utf-8"), re.MULTILINE)
    assert said
    assert [each for each in said if "depends" in each] == []
