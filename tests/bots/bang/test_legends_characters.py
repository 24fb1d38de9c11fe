"""The bot in Legends: the abilities of Legends, its knowledge, and whole matches."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang_bot import (
    ALL,
    DEPUTY,
    LEGENDS,
    OUTLAW,
    SHERIFF,
    answer,
    choice,
    fresh_belief,
    laughed_at,
    strength,
    whole_turn,
)
from tables.legends_bot import QUESTIONS, drawing, five
from whistlestop.bots.bang.expansions import KNOWLEDGE
from whistlestop.bots.bang.legends.feats import EASE
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.games.bang.legends import feats as game_feats
from whistlestop.games.bang.legends.characters import LEGEND_OF
from whistlestop.games.bang.view import PlayerView, TableView

# Jail


@pytest.mark.parametrize(
    ("hand", "does"),
    [
        ("saloon-5H missed-2S", "discard saloon"),
        ("missed-2S", "check"),
        ("beer-6H", "discard beer"),
    ],
)
def test_a_card_of_hearts_opens_the_jail(hand: str, does: str) -> None:
    t = drawing(C={"hand": hand, "play": "jail"}, feats="bottleneck")
    assert answer(t, "C") == does


# Abilities of Legends


def test_legendary_jourdonnais_ignores_what_hurts_and_not_what_helps() -> None:
    jourdonnais = {"character": "legendary-jourdonnais", "life": 2}
    shot = five("C", B=jourdonnais, C="bang").play("C", "bang", at="B")
    assert answer(shot, "B") == "use legendary-jourdonnais"


def test_the_least_card_is_paid_for_a_shot_at_legendary_paul_regret() -> None:
    c = {"hand": "bang beer schofield", "play": "winchester"}
    t = five("C", B={"character": "legendary-paul-regret"}, C=c).play("C", "bang", at="B")
    assert answer(t, "C") == "discard schofield"


def test_legendary_willy_has_a_free_shot_at_an_enemy() -> None:
    c = {"character": "legendary-willy-the-kid", "play": "schofield"}
    assert "use legendary-willy-the-kid at A" in whole_turn(five("C", C=c), "C")


def test_legendary_calamity_janet_shoots_with_what_is_of_no_use() -> None:
    c = {"character": "legendary-calamity-janet", "hand": "schofield-KS", "play": "winchester"}
    assert whole_turn(five("C", C=c), "C")[0] == "use legendary-calamity-janet schofield at A"


def test_legendary_calamity_janet_does_not_shoot_a_friend() -> None:
    b = {"character": "legendary-calamity-janet", "hand": "schofield-KS", "play": "winchester"}
    assert not [each for each in whole_turn(five("B", B=b, out="CDE"), "B") if " at A" in each]


def test_legendary_rose_doolan_takes_a_good_card_for_a_bad_one() -> None:
    c = {"character": "legendary-rose-doolan", "hand": "schofield-KS", "play": "winchester"}
    t = five("C", A={"play": "barrel"}, C=c)
    assert whole_turn(t, "C")[0] == "use legendary-rose-doolan schofield barrel at A"


def test_legendary_sid_ketchum_shoots_an_enemy_when_he_has_drunk() -> None:
    c = {"character": "legendary-sid-ketchum", "hand": "beer", "life": 3, "play": "schofield"}
    assert whole_turn(five("C", C=c), "C")[:2] == ["play beer", "shoot at A"]


@pytest.mark.parametrize("character", ["sid-ketchum", "legendary-sid-ketchum"])
def test_legendary_sid_ketchum_trades_two_fair_cards_for_a_shot_too(character: str) -> None:
    c = {"character": character, "hand": "missed missed", "life": 3, "play": "schofield"}
    done = whole_turn(five("C", C=c), "C")
    assert ("shoot at A" in done) == (character == "legendary-sid-ketchum")
    assert ("use sid-ketchum missed" in done) == (character == "legendary-sid-ketchum")


def test_legendary_sid_ketchum_spares_his_friends() -> None:
    b = {"character": "legendary-sid-ketchum", "hand": "saloon", "life": 3}
    assert "pass" in whole_turn(five("B", A={"life": 3}, B=b, out="CDE"), "B")


def test_legendary_black_jack_turns_cards_over_and_another_one_at_21() -> None:
    black_jack = {"character": "legendary-black-jack"}
    t = drawing(C=black_jack, deck="10H AH 2H")
    assert answer(t, "C") == "use legendary-black-jack"
    t.do("C", "use legendary-black-jack")
    assert answer(t, "C") == "more"


def test_legendary_jesse_jones_takes_the_best_card_of_an_enemy() -> None:
    t = drawing(C={"character": "legendary-jesse-jones"}, A="saloon-5H wells-fargo bang")
    assert answer(t, "C") == "take at A"
    t.do("C", "take at A" if "take at A" in t.can("C") else t.can("C")[1])
    assert answer(t, "C") == "take 2"


def test_legendary_kit_carlson_gives_no_enemy_a_card() -> None:
    t = drawing(C={"character": "legendary-kit-carlson"}, out="DE", deck="beer missed-2S bang")
    assert answer(t, "C") == "done"


def test_kit_carlson_on_the_trail_puts_back_the_two_worst() -> None:
    kit = {"character": "kit-carlson", "life": 1, "fame": 2}
    t = drawing(C=kit, feats="oregon-trail", deck="saloon-5H wells-fargo dynamite")
    t.perform("C", "oregon-trail")
    back = []
    for _ in range(2):
        back.append(answer(t, "C"))
        t.match.choose(2, choice(t, "C"))
    assert back == ["return 3", "return 1"]


@pytest.mark.parametrize(("letter", "picked"), [("A", "pick 8S"), ("B", "pick 9H")])
def test_legendary_lucky_duke_picks_for_others_what_is_best_for_him(
    letter: str, picked: str
) -> None:
    """Lucky Duke is an Outlaw. He picks a card for the Sheriff, or for himself."""
    duke = {"character": "legendary-lucky-duke", "role": OUTLAW}
    hurt = {"play": "barrel"}
    seats: dict[str, Any] = {"B": duke, "D": {"hand": "bang", "play": "winchester"}}
    seats[letter] = {**(duke if letter == "B" else {}), **hurt}
    t = five("D", **seats, deck="8S 9H")
    t.play("D", "bang", at=letter)
    t.use(letter, "barrel")
    sign = {"pick 8S": "S", "pick 9H": "H"}[picked]
    assert choice(t, "B").cards[0].removesuffix("-2")[-1] == sign


# Acts of others


def test_a_claim_against_the_sheriff_makes_an_outlaw_likelier() -> None:
    belief = fresh_belief(1, 5, {0: SHERIFF, 1: DEPUTY})
    before = belief.shares(2)[OUTLAW]
    hit = {"seat": 0, "points": 1, "by": 2, "life": 3, "why": "claim"}
    belief.read([Event("wounded", hit)])
    assert belief.shares(2)[OUTLAW] > before + 0.1


def test_a_wound_of_a_card_is_not_counted_twice() -> None:
    belief = fresh_belief(1, 5, {0: SHERIFF, 1: DEPUTY})
    before = belief.shares(2)
    hit = {"seat": 0, "points": 1, "by": 2, "life": 3, "why": "bang"}
    belief.read([Event("wounded", hit)])
    assert belief.shares(2) == before


# Knowledge


def test_the_bot_has_an_answer_to_every_question() -> None:
    assert [kind for kind in QUESTIONS if kind not in KNOWLEDGE.questions] == []


def test_the_bot_has_an_opinion_of_every_feat() -> None:
    assert set(EASE) == {*game_feats.STRICT, *game_feats.FREE}


def test_the_bot_knows_every_way_to_do_a_feat_at_will() -> None:
    at_will = [feat for feat in game_feats.FREE if feat != "oregon-trail"]
    ways = [f"{verb} {feat}" for verb in ("perform", "claim") for feat in at_will]
    assert [way for way in ways if way not in KNOWLEDGE.plays] == []


def test_every_legend_is_better_than_the_other_side_of_its_card() -> None:
    assert [name for name, back in LEGEND_OF.items() if strength(back) <= strength(name)] == []


# Whole matches


def laughable(match: Match, ask: Ask, chosen: Answer) -> str:
    """Return why no sensible player would give this answer, or ""."""
    view = match.view(ask.seat)
    me = view.players[ask.seat]
    if ask.kind == "turn" and chosen.verb in ("perform", "claim"):
        return _too_dear(me, chosen.cards[0])
    if ask.kind == "victim":
        return _at_the_wrong_one(view, me.side or view.roles[ask.seat], ask, chosen)
    if chosen.verb == "pass" and ask.kind in ("feat", "boast"):
        return _missed(me, ask)
    return ""


def _fame(me: PlayerView) -> int:
    return dict(me.counters).get("fame", 0)


def _too_dear(me: PlayerView, feat: str) -> str:
    if feat == "man-with-no-name" and me.life <= 2 and _fame(me) not in (1, 2):
        return "a life point too many"
    # Cards above the hand limit would have to be discarded anyway.
    kept = min(me.hand, me.hand_limit)
    return "a whole hand for a Feat" if feat == "borderlands" and kept > 3 else ""


def _at_the_wrong_one(view: TableView, side: str | None, ask: Ask, chosen: Answer) -> str:
    sheriff = [each for each in ask.answers[:-1] if view.roles[each.seat or 0] == SHERIFF]
    if side == DEPUTY and chosen in sheriff:
        return "a claim against their own Sheriff"
    return "the Sheriff spared" if side == OUTLAW and sheriff and chosen not in sheriff else ""


def _missed(me: PlayerView, ask: Ask) -> str:
    if ask.kind == "feat" and _fame(me) and ask.about["feats"] not in ((), ("borderlands",)):
        return "a Feat for nothing not performed"
    refused = ask.kind == "boast" and _fame(me) == 1 and me.life < 3
    return "two life points refused" if refused else ""


@pytest.mark.parametrize("options", [LEGENDS, ALL], ids=["legends", "all"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_bot_never_makes_a_laughable_decision(seats: int, options: dict[str, Any]) -> None:
    assert laughed_at(laughable, seats, options) == []
