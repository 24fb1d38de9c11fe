"""The reasons why a player of BANG! cannot use something now."""

from __future__ import annotations

from random import Random

import pytest

from tables.bang import rush, table, who
from tables.every_game import Mix, mixes, step
from tables.reasons import told, why
from whistlestop.engine.match import Match
from whistlestop.engine.reason import Pick
from whistlestop.games.bang.game import GAME
from whistlestop.games.bang.state import Table
from whistlestop.games.bang.why_not import unplayable


@pytest.mark.rule("BASE-035", "BASE-048")
def test_a_player_out_of_reach_is_named_with_distance_and_weapon() -> None:
    far = table(A="bang", B="", C=who(character="rose-doolan"), D="")
    said = (
        "Out of reach: Rose Doolan is at distance 2, and your Colt .45 reaches 1. BASE-048 BASE-035"
    )
    assert (why(far, "A", "bang", at="C"), why(far, "A", "bang", at="B")) == (said, "")
    mustang = table(A=who("bang", play="schofield"), B="", C=who(play="mustang"), D="", E="")
    assert why(mustang, "A", "bang", at="C").startswith(
        "Out of reach: C is at distance 3, and your Schofield reaches 2."
    )


@pytest.mark.rule("BASE-048")
def test_without_anybody_in_reach_the_nearest_player_is_named() -> None:
    t = table(A="bang", B=who(play="mustang"), C=who(play="mustang"))
    assert why(t, "A", "bang").startswith("Out of reach: B is at distance 2, and your Colt .45")


@pytest.mark.rule("BASE-101")
def test_a_player_plays_one_bang_a_turn() -> None:
    t = table(A="bang bang", B="", C="")
    assert why(t, "A", "bang") == ""
    t.play("A", "bang", at="B")
    said = "One BANG! a turn, and you have played it. BASE-101"
    assert (why(t, "A", "bang"), why(t, "A", "bang", at="C")) == (said, said)


@pytest.mark.rule("BASE-048", "BASE-063", "BASE-122")
def test_nobody_shoots_at_themselves_or_at_a_player_who_is_out() -> None:
    t = table(A="bang duel jail", B="", C="", D="", out="C")
    assert why(t, "A", "bang", at="A") == "You cannot use it on yourself. BASE-048"
    assert why(t, "A", "bang", at="C") == "C is out of the game. BASE-122"
    assert why(t, "A", "duel", at="A") == "You cannot use it on yourself. BASE-063"
    assert why(t, "A", "jail", at="C") == "C is out of the game. BASE-122"


def test_with_nobody_else_left_there_is_no_target() -> None:
    t = table(A="bang", B="", C="", out="BC")
    assert why(t, "A", "bang") == "Nobody else is left."


@pytest.mark.rule("BASE-049")
def test_a_missed_answers_shots() -> None:
    t = table(A="missed bang", B="beer", C="")
    said = "Missed! answers a shot at you. In your turn it has no effect. BASE-049"
    assert why(t, "A", "missed") == said
    t.play("A", "bang", at="B")
    said = "Only a Missed!, or a card that works like one, answers a shot. BASE-049"
    assert why(t, "B", "beer") == said


@pytest.mark.rule("BASE-140")
def test_a_missed_of_calamity_janet_has_the_reasons_of_a_bang() -> None:
    t = table(A=who("missed bang", character="calamity-janet"), B="", C=who(play="mustang"), D="")
    assert why(t, "A", "missed", at="B") == ""
    assert why(t, "A", "missed", at="C").startswith("Out of reach: C is at distance 3")


@pytest.mark.rule("BASE-055", "BASE-056", "BASE-108", "BASE-058")
def test_panic_needs_a_card_at_distance_one() -> None:
    t = table(A=who("panic", play="winchester"), B="", C="beer", D="beer")
    far = "Out of reach: C is at distance 2, and your Panic! reaches 1. BASE-055 BASE-056"
    assert why(t, "A", "panic", at="C") == far
    assert why(t, "A", "panic", at="B") == "B has no card to take. BASE-108"
    assert (why(t, "A", "panic", at="D"), why(t, "A", "panic", at="A")) == ("", "")
    bare = table(A="panic", B="", C="beer", D="")
    near = "Nobody within the reach of Panic! has a card to take, and you have none in play."
    assert why(bare, "A", "panic") == f"{near} BASE-055"
    own = "You have no card in play, and Panic! never works on your own hand. BASE-058"
    assert why(bare, "A", "panic", at="A") == own


@pytest.mark.rule("BASE-057")
def test_cat_balou_needs_a_card() -> None:
    t = table(A="cat-balou", B="", C="")
    assert why(t, "A", "cat-balou") == "Nobody has a card that could be discarded. BASE-057"
    assert why(t, "A", "cat-balou", at="B") == "B has no card to take. BASE-108"


@pytest.mark.rule("BASE-083", "BASE-084", "BASE-085")
def test_the_sheriff_and_prisoners_cannot_be_jailed() -> None:
    t = table(A=who(role="sheriff"), B=who("jail-JS", role="outlaw"), C=who(play="jail"), turn="B")
    sheriff = "A is the Sheriff, and the Sheriff cannot be jailed. BASE-083"
    assert why(t, "B", "jail-JS", at="A") == sheriff
    assert why(t, "B", "jail-JS", at="C") == "C is in Jail already. BASE-084"
    assert why(t, "B", "jail-JS", at="B") == "You cannot put yourself in Jail. BASE-085"
    nobody = "Nobody can be jailed: the others are in Jail already, or are the Sheriff."
    assert why(t, "B", "jail-JS") == f"{nobody} BASE-083 BASE-084"


@pytest.mark.rule("BASE-103", "BASE-107")
def test_a_player_has_no_two_cards_of_the_same_name() -> None:
    t = table(A=who("barrel", play="barrel"), B="", C="")
    said = "You already have Barrel in front of you, and two of the same name are not allowed."
    assert why(t, "A", t.ids("A")[0]) == f"{said} BASE-103"
    a = who("schofield", play="schofield")
    t = table(A=a, B="", C="", options={"same-weapon": "refuse"})
    said = "You already have Schofield in play, and at this table another one may not replace it."
    assert why(t, "A", t.ids("A")[0]) == f"{said} BASE-107"


@pytest.mark.rule("BASE-059")
def test_a_card_without_a_target_is_not_aimed() -> None:
    t = table(A="stagecoach", B="", C="")
    said = "Stagecoach needs no target. It works as soon as you play it."
    assert (why(t, "A", "stagecoach"), why(t, "A", "stagecoach", at="B")) == ("", said)
    t = table(A="barrel", B="", C="")
    said = "Barrel needs no target. It works as soon as you play it."
    assert (why(t, "A", "barrel"), why(t, "A", "barrel", at="B")) == ("", said)


@pytest.mark.rule("BASE-063", "BASE-067")
def test_only_a_bang_card_is_discarded_against_indians() -> None:
    t = table(A="indians", B="missed", C="")
    t.play("A", "indians")
    said = "Only a BANG! card can be discarded now. BASE-063 BASE-067"
    assert why(t, "B", "missed") == said


@pytest.mark.rule("BASE-113", "BASE-117")
def test_only_a_beer_saves_a_life_and_none_with_two_players_left() -> None:
    t = table(A="bang", B=who("panic", life=1), C="").play("A", "bang", at="B").passes("B")
    assert why(t, "B", "panic") == "Only a Beer, or an ability, saves your life now. BASE-113"
    two = rush(A="bang", B=who("beer", life=1, gear="rucksack", nuggets=2), C="", out="C")
    two.play("A", "bang", at="B").passes("B")
    assert why(two, "B", "beer") == "Beer does nothing with only two players left. BASE-117"


@pytest.mark.rule("BASE-073")
def test_a_barrel_helps_once_against_a_shot() -> None:
    t = table(A="bang", B=who("missed", play="barrel"), C="", deck="2C")
    t.play("A", "bang", at="B").use("B", "barrel")
    assert why(t, "B", "barrel") == "Barrel does not help against this shot any more. BASE-073"


@pytest.mark.rule("BASE-024")
def test_a_target_comes_after_a_card() -> None:
    t = table(A=who("bang", play="scope"), B=who(play="mustang"), C="")
    first = "First choose what to use. Then choose this as its target."
    assert (why(t, "A", at="A"), why(t, "A", "mustang")) == (first, first)
    assert why(t, "A", "scope") == "Scope is in play, and needs nothing from you now."


@pytest.mark.rule("BASE-030")
def test_a_player_who_is_not_asked_reads_whom_the_table_waits_for() -> None:
    t = table(A="", B="bang", C="bang", D="", out="C")
    assert why(t, "B", "bang") == "It is not your turn. The table waits for A."
    assert why(t, "C", "bang") == "You are out of the game. BASE-030"


def test_other_questions_are_answered_first() -> None:
    t = table(A=who("general-store", play="barrel"), B="beer", C="").play("A", "general-store")
    other = "The question is about something else. Answer it first."
    assert why(t, "A", at="B") == other


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_has_no_reason_of_its_own(seat: int) -> None:
    t = table(A="bang", B="", C="")
    other = "The question is about something else. Answer it first."
    assert (
        told(t.match, 0, Pick(t.ids("A")[0], seat)) == told(t.match, 0, Pick(None, seat)) == other
    )


@pytest.mark.slow
@pytest.mark.parametrize("mix", list(mixes(GAME))[::12], ids=str)
def test_the_reasons_and_the_offers_of_a_card_agree(mix: Mix) -> None:
    """They are two statements of the same rule. Offers make lists fast, and reasons make texts."""
    for moment in moments(mix):
        ask = moment.ask(moment._state.turn)
        if ask is None or ask.kind != "turn":
            continue
        g: Table = moment._state
        played = [each for each in ask.answers if each.verb == "play"]
        for card in g.players[ask.seat].hand:
            mine = [each for each in played if each.cards[0] == card.id]
            assert (unplayable(g, ask.seat, card, None) is None) == bool(mine), card
            seats = {each.seat for each in mine}
            for seat in range(mix.seats) if seats - {None} or not mine else ():
                assert (unplayable(g, ask.seat, card, seat) is None) == (seat in seats), (
                    card,
                    seat,
                )


def moments(mix: Mix) -> list[Match]:
    """Return the moments of a random match, as far as it is played."""
    match, rng = mix.match(5), Random(str(mix))
    found = []
    for _ in range(150):
        if match.outcome is not None:
            break
        found.append(match.fork())
        found[-1].view(None)
        step(match, rng)
    return found
