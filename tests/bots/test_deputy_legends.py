"""The bot `deputy` with Legends: positions, and whole matches."""

from __future__ import annotations

from typing import Any

import pytest

from tables import deputies
from tables.bang import Bench, legend
from tables.deputies import (
    ALL,
    DEPUTY,
    LEGENDS,
    OUTLAW,
    SHERIFF,
    answer,
    choice,
    laughed_at,
    whole_turn,
)
from whistlestop.bots.deputy.belief import Belief
from whistlestop.bots.deputy.hooks import ANSWERS, PLAYS, STRENGTH
from whistlestop.bots.deputy.legends.fame import EASE
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.games.bang.legends import feats as game_feats
from whistlestop.games.bang.legends.characters import BACKS
from whistlestop.games.bang.view import PlayerView, TableView

QUESTIONS = [
    *["feat", "trail", "victim", "boast", "dismiss", "fame", "company", "jail", "ignore", "tax"],
    *["free-bang", "draw", "more", "look", "mail", "luck", "return"],
]
# A Feat that nobody in the test meets.
FAR_OFF = "3-15-to-yooma"
# Plain: a Legend whose other side does nothing in these positions.
LEGEND = "legendary-pedro-ramirez"


def five(turn: str, **said: Any) -> Bench:
    """With a Feat that nobody meets, and characters that can wait."""
    return deputies.five(turn, legend, "vulture-sam", **{"feats": FAR_OFF, **said})


def for_fame(t: Bench, letter: str) -> list[str]:
    """What it does of that for Feats."""
    verbs = ("perform", "claim", "boast", "hit")
    return [each for each in whole_turn(t, letter) if each.split()[0] in verbs]


def drawing(**c: Any) -> Bench:
    """The turn of C begins."""
    t = five("B", C=c.pop("C"), **c)
    t.end("B")
    while t.asked is not None and t.asked[0] == "B":
        t.gives_up("B")
    return t


# Performing


@pytest.mark.parametrize("letter", "ABCE")
def test_two_cards_to_show_are_shown(letter: str) -> None:
    t = five(letter, **{letter: "missed-2S jail-JS"}, feats="thousand-ways-to-die")
    assert any(each.startswith("perform thousand-ways-to-die") for each in for_fame(t, letter))


def test_what_is_met_is_performed() -> None:
    """Somebody two seats away, with a weapon that reaches so far."""
    t = five("C", C={"hand": "bang", "play": "schofield"}, feats="wilhelm-scream")
    assert whole_turn(t, "C")[:2] == ["play bang at A", "perform wilhelm-scream"]


def test_of_two_that_are_met_the_one_that_is_harder_to_meet_is_performed() -> None:
    c = {"hand": "bang", "play": "schofield"}
    t = five("C", C=c, feats="wilhelm-scream quick-death")
    assert for_fame(t, "C") == ["perform quick-death"]


def test_a_bang_that_must_go_anyway_is_discarded_for_a_feat() -> None:
    b = {"hand": "bang bang bang missed missed beer", "life": 4}
    t = five("B", B=b, feats="chuck-a-luck", A={"life": 5, "most": 5})
    assert "perform chuck-a-luck bang" in whole_turn(t, "B")


def test_the_last_beer_of_somebody_in_need_is_not_discarded_for_a_feat() -> None:
    t = five("C", C={"hand": "beer", "life": 4}, feats="bottleneck")
    assert for_fame(t, "C") == ["boast"]


def test_a_life_point_that_comes_back_is_given_for_the_last_tokens() -> None:
    t = five("C", C={"life": 2, "fame": 2}, feats="man-with-no-name")
    assert (for_fame(t, "C"), t.life("C")) == (["perform man-with-no-name"], 3)


@pytest.mark.parametrize("life", [1, 2, 3, 4])
def test_a_life_point_that_does_not_come_back_is_kept(life: int) -> None:
    t = five("C", C={"life": life, "fame": 5}, feats="man-with-no-name")
    assert for_fame(t, "C") == ["boast"]


def test_a_good_hand_is_not_discarded_for_a_feat() -> None:
    t = five("C", C={"hand": "missed missed beer"}, feats="borderlands")
    assert for_fame(t, "C") == ["boast"]


def test_who_has_no_card_left_performs_borderlands() -> None:
    t = five("C", feats="borderlands")
    assert for_fame(t, "C") == ["perform borderlands"]


def test_the_other_one_of_a_pair_is_discarded_for_good_company() -> None:
    c = {"hand": "bang bang bang", "play": "schofield"}
    t = five("C", C=c, feats="good-company")
    assert whole_turn(t, "C")[:2] == ["play bang at A", "perform good-company bang"]


def test_a_card_in_play_makes_room_for_another_one_that_would_be_of_no_use() -> None:
    c = {"hand": "barrel-KS", "play": "barrel-QS"}
    t = five("C", C=c, feats="good-company")
    assert for_fame(t, "C") == ["perform good-company barrel barrel"]


def test_a_card_is_given_for_the_trail_only_by_who_gains_much() -> None:
    near, far = {"life": 1, "fame": 2}, {"life": 4, "fame": 5}
    found = [answer(drawing(C=c, feats="oregon-trail"), "C") for c in (near, far)]
    assert found == ["perform oregon-trail", "pass"]


@pytest.mark.parametrize(
    ("character", "does"),
    [
        ("vulture-sam", "boast"),
        ("suzy-lafayette", "perform chuck-a-luck bang"),
        ("legendary-suzy-lafayette", "claim chuck-a-luck bang"),
    ],
)
def test_a_card_that_is_drawn_again_is_discarded_for_a_feat(character: str, does: str) -> None:
    """The only one that Suzy Lafayette has; she reaches nobody with it."""
    far = {"play": "mustang", "character": LEGEND}
    c = {"hand": "bang", "character": character}
    t = five("C", B=far, C=c, D={"play": "mustang-8H"}, feats="chuck-a-luck")
    assert for_fame(t, "C")[0] == does


@pytest.mark.parametrize("feat", ["fifty-guns", "last-hero"])
def test_a_weapon_is_changed_for_another_one_to_meet_a_feat(feat: str) -> None:
    """The best one of two that reach the same people; without a Feat it stays."""
    c = {"hand": "rev-carabine", "play": "winchester"}
    found = [whole_turn(five("C", C=c, feats=row), "C") for row in (feat, FAR_OFF)]
    assert found[0][:2] == ["play rev-carabine", f"perform {feat}"]
    assert "play rev-carabine" not in found[1]


def test_no_weapon_is_given_up_for_a_feat_that_leaves_the_sheriff_out_of_range() -> None:
    c = {"hand": "volcanic", "play": "schofield"}
    assert "play volcanic" not in whole_turn(five("C", C=c, feats="fifty-guns"), "C")


@pytest.mark.parametrize(("life", "does"), [(1, "perform chuck-a-luck bang"), (4, "boast")])
def test_the_nearer_the_end_the_more_a_feat_may_cost(life: int, does: str) -> None:
    """Four tokens: with two of them less the next turn may bring three life points."""
    far = {"play": "mustang"}
    c = {"hand": "bang", "life": life, "fame": 4}
    t = five("C", B=far, C=c, D={"play": "mustang-8H"}, feats="chuck-a-luck")
    assert for_fame(t, "C")[0] == does


@pytest.mark.parametrize(
    ("life", "does"), [(1, "perform chuck-a-luck bang"), (4, "play bang at A")]
)
def test_who_is_near_the_end_keeps_the_only_bang_for_a_feat(life: int, does: str) -> None:
    """The shot may well miss."""
    c = {"hand": "bang", "play": "schofield", "life": life, "fame": 3}
    t = five("C", A="beer beer beer", C=c, feats="chuck-a-luck")
    assert whole_turn(t, "C")[0] == does


def test_a_bang_that_is_too_good_for_the_feat_is_shot() -> None:
    """Though the shot is not worth much: C may have a Missed!, and has a Barrel."""
    t = five(
        "B", B="bang", C={"hand": "beer beer beer beer", "play": "barrel"}, feats="chuck-a-luck"
    )
    assert whole_turn(t, "B")[0] == "play bang at C"


def test_one_of_two_bangs_is_shot_and_the_other_one_is_for_the_feat() -> None:
    c = {"hand": "bang bang", "play": "schofield", "life": 1, "fame": 3}
    t = five("C", C=c, feats="chuck-a-luck")
    assert whole_turn(t, "C")[:2] == ["play bang at A", "perform chuck-a-luck bang"]


@pytest.mark.parametrize(
    ("fame", "does"), [(2, ["perform bottleneck beer"]), (3, ["play beer", "end"])]
)
def test_a_beer_is_drunk_unless_it_brings_three_life_points_at_once(
    fame: int, does: list[str]
) -> None:
    t = five("C", C={"hand": "beer", "life": 1, "fame": fame}, feats="bottleneck")
    assert whole_turn(t, "C")[: len(does)] == does


def test_a_legend_claims_with_the_only_bang_where_a_shot_may_miss() -> None:
    a = {"hand": "beer beer beer", "character": LEGEND, "play": "barrel"}
    c = {"hand": "bang", "play": "schofield", "character": LEGEND}
    assert for_fame(five("C", A=a, C=c, feats="chuck-a-luck"), "C") == [
        "claim chuck-a-luck bang",
        "hit at A",
    ]


# Nearer to a Feat


def test_of_two_enemies_alike_the_one_is_shot_who_meets_a_feat() -> None:
    """Both deputies and outlaws are unknown: D, who is unhurt, for a quick death."""
    b = {"hand": "bang", "play": "remington"}
    t = five("B", B=b, C={"life": 4, "most": 5}, D={"life": 4}, E={"life": 4, "most": 5})
    other = five(
        "B",
        B=b,
        C={"life": 4, "most": 5},
        D={"life": 4},
        E={"life": 4, "most": 5},
        feats="quick-death",
    )
    assert (answer(t, "B"), answer(other, "B")) == ("play bang at C", "play bang at D")


@pytest.mark.parametrize("feat", sorted(EASE))
def test_no_feat_makes_it_shoot_its_sheriff(feat: str) -> None:
    b = {"hand": "bang bang duel cat-balou panic", "play": "winchester"}
    t = five("B", B=b, C={"life": 0}, D={"life": 0}, E={"life": 0}, out="CDE", feats=feat)
    assert not [each for each in whole_turn(t, "B") if " at A" in each]


def test_who_is_about_to_have_three_life_points_again_is_not_worth_a_wound() -> None:
    """C has one token left, and D has them all; else they are alike."""
    b = {"hand": "bang", "play": "remington"}
    c, d = {"life": 3, "fame": 1}, {"life": 3, "fame": 5}
    t = five("B", B=b, C=c, D=d, E={"life": 4, "most": 5, "play": "mustang"})
    other = five("B", B=b, C=d, D=c, E={"life": 4, "most": 5, "play": "mustang"})
    assert (answer(t, "B"), answer(other, "B")) == ("play bang at D", "play bang at C")


def test_who_is_about_to_have_three_life_points_again_is_killed_before() -> None:
    b = {"hand": "bang", "play": "remington"}
    t = five("B", B=b, C={"life": 1, "fame": 1}, D={"life": 2, "fame": 5}, E={"life": 4})
    assert answer(t, "B") == "play bang at C"


# Boasting


@pytest.mark.parametrize("letter", "ABCE")
def test_who_has_tokens_and_no_feat_boasts(letter: str) -> None:
    assert for_fame(five(letter), letter) == ["boast"]


def test_who_has_performed_does_not_boast() -> None:
    t = five("C", feats="borderlands")
    assert "boast" not in for_fame(t, "C")


def test_the_token_lies_where_it_is_in_the_way_least() -> None:
    t = five("C", feats="chuck-a-luck", next_feats="old-west-gang")
    assert whole_turn(t, "C")[-1] == "place old-west-gang"


def test_of_the_feats_with_most_tokens_one_goes_that_it_has_done() -> None:
    row = "chuck-a-luck bottleneck quick-death oregon-trail"
    c = {"on": "chuck-a-luck chuck-a-luck"}
    d = {"on": "quick-death quick-death"}
    t = five("C", C=c, D=d, feats=row, next_feats="fifty-guns")
    assert "dismiss chuck-a-luck" in whole_turn(t, "C")


@pytest.mark.parametrize("hand", ["beer", "saloon"])
@pytest.mark.parametrize(("life", "drinks"), [(1, False), (2, False), (3, True)])
def test_nobody_drinks_who_has_three_life_points_at_the_end_of_the_turn(
    hand: str, life: int, drinks: bool
) -> None:
    """With a boast for the last token."""
    t = five("C", C={"hand": hand, "life": life, "fame": 1})
    assert (f"play {hand}" in whole_turn(t, "C"), t.is_legend("C")) == (drinks, True)


def test_nobody_drinks_before_a_feat_for_the_last_two_tokens() -> None:
    """The fourth life point is one that the Feat does not bring."""
    c = {"hand": "beer", "play": "scope", "life": 1, "fame": 2}
    t = five("C", C=c, feats="last-hero")
    assert whole_turn(t, "C")[:2] == ["perform last-hero scope", "play beer"]
    assert t.life("C") == 4


def test_who_has_performed_and_has_a_token_left_drinks() -> None:
    c = {"hand": "bang beer", "play": "schofield", "life": 1, "fame": 3}
    t = five("C", C=c, feats="wilhelm-scream")
    assert whole_turn(t, "C")[:3] == ["play bang at A", "perform wilhelm-scream", "play beer"]


# Claiming


def test_a_legend_claims_against_an_enemy() -> None:
    b = {"hand": "missed-2S jail-JS", "character": LEGEND}
    t = five(
        "C",
        A={"character": LEGEND},
        C=b,
        D={"character": LEGEND},
        feats="thousand-ways-to-die",
    )
    done = for_fame(t, "C")
    assert (done[0][:5], done[1:]) == ("claim", ["hit at A"])


def test_a_legend_does_not_claim_where_all_others_are_friends() -> None:
    b = {"hand": "missed-2S jail-JS", "character": LEGEND}
    t = five("B", A={"character": LEGEND}, B=b, feats="thousand-ways-to-die")
    assert for_fame(t, "B") == []


def test_a_legend_who_has_claimed_hits_no_friend() -> None:
    b = {"hand": "missed-2S jail-JS", "character": LEGEND}
    t = five("B", A={"character": LEGEND}, B=b, feats="thousand-ways-to-die")
    t.do("B", next(each for each in t.can("B") if each.startswith("claim")))
    assert answer(t, "B") == "pass"


@pytest.mark.parametrize(("life", "does"), [(4, ["claim man-with-no-name", "hit at A"]), (2, [])])
def test_a_life_point_is_given_for_a_claim_only_by_who_has_many(life: int, does: list[str]) -> None:
    c = {"character": LEGEND, "life": life}
    t = five("C", A={"character": LEGEND, "life": 5, "most": 5}, C=c, feats="man-with-no-name")
    assert for_fame(t, "C") == does


def test_a_good_card_is_not_given_for_a_claim_that_hits_nobody() -> None:
    t = five("C", C={"hand": "bang beer", "character": LEGEND}, feats="chuck-a-luck bottleneck")
    assert for_fame(t, "C") == []


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


# What Legends can do


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
    """An Outlaw for the Sheriff, and for himself."""
    duke = {"character": "legendary-lucky-duke", "role": OUTLAW}
    hurt = {"play": "barrel"}
    seats: dict[str, Any] = {"B": duke, "D": {"hand": "bang", "play": "winchester"}}
    seats[letter] = {**(duke if letter == "B" else {}), **hurt}
    t = five("D", **seats, deck="8S 9H")
    t.play("D", "bang", at=letter)
    t.use(letter, "barrel")
    sign = {"pick 8S": "S", "pick 9H": "H"}[picked]
    assert choice(t, "B").cards[0].removesuffix("-2")[-1] == sign


# What others do


def test_who_claims_against_the_sheriff_is_an_outlaw() -> None:
    belief = Belief(1, 5, {0: SHERIFF, 1: DEPUTY})
    before = belief.shares(2)[OUTLAW]
    hit = {"seat": 0, "points": 1, "by": 2, "life": 3, "why": "claim"}
    belief.read([Event("wounded", hit)])
    assert belief.shares(2)[OUTLAW] > before + 0.1


def test_a_wound_of_a_card_is_not_counted_twice() -> None:
    belief = Belief(1, 5, {0: SHERIFF, 1: DEPUTY})
    before = belief.shares(2)
    hit = {"seat": 0, "points": 1, "by": 2, "life": 3, "why": "bang"}
    belief.read([Event("wounded", hit)])
    assert belief.shares(2) == before


# What it knows


def test_it_has_an_answer_to_every_question() -> None:
    assert [kind for kind in QUESTIONS if kind not in ANSWERS.by_name] == []


def test_it_has_an_opinion_of_every_feat() -> None:
    assert set(EASE) == {*game_feats.STRICT, *game_feats.FREE}


def test_it_knows_every_way_to_do_a_feat_at_will() -> None:
    at_will = [feat for feat in game_feats.FREE if feat != "oregon-trail"]
    ways = [f"{verb} {feat}" for verb in ("perform", "claim") for feat in at_will]
    assert [way for way in ways if way not in PLAYS.by_name] == []


def test_every_legend_is_better_than_the_other_side_of_its_card() -> None:
    known = STRENGTH.by_name
    assert [name for name, back in BACKS.items() if known[back] <= known[name]] == []


# Whole matches


def laughable(match: Match, ask: Ask, chosen: Answer) -> str:
    """What nobody would do who is at their senses, or nothing."""
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
    # What is above the limit would have to go anyway.
    kept = min(me.hand, me.hand_limit)
    return "a whole hand for a Feat" if feat == "borderlands" and kept > 3 else ""


def _at_the_wrong_one(view: TableView, side: str | None, ask: Ask, chosen: Answer) -> str:
    sheriff = [each for each in ask.answers[:-1] if view.roles[each.seat or 0] == SHERIFF]
    if side == DEPUTY and chosen in sheriff:
        return "a claim against the own Sheriff"
    return "the Sheriff spared" if side == OUTLAW and sheriff and chosen not in sheriff else ""


def _missed(me: PlayerView, ask: Ask) -> str:
    if ask.kind == "feat" and _fame(me) and ask.about["feats"] not in ((), ("borderlands",)):
        return "a Feat for nothing not performed"
    refused = ask.kind == "boast" and _fame(me) == 1 and me.life < 3
    return "two life points refused" if refused else ""


@pytest.mark.parametrize("options", [LEGENDS, ALL], ids=["legends", "all"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_nobody_ever_does_what_one_would_laugh_at(seats: int, options: dict[str, Any]) -> None:
    assert laughed_at(laughable, seats, options) == []
