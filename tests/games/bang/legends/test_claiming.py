"""Claiming, which a Legend does instead of performing."""

from __future__ import annotations

from typing import Any

import pytest

from games.bang.legends.tables import with_feat
from tables.bang import Bench, legend, who

BART = "legendary-bart-cassidy"


def claimers(**others: Any) -> Bench:
    """Return a table where A is a Legend with a Beer for Bottleneck. C, far away, is also a Legend,
    with all life points.
    """
    seats: dict[str, Any] = {
        "A": who("beer", character="legendary-willy-the-kid"),
        "B": "",
        "C": who(character=BART),
        "D": "",
    }
    return legend(**{**seats, "feats": "bottleneck", "next_feats": "last-hero", **others})


@pytest.mark.rule("LEG-043")
def test_a_legend_claims_a_feat_by_doing_what_it_asks_for() -> None:
    t = claimers().claim("A", "bottleneck", "beer", hits="C")
    assert (t.top, t.events("feat-claimed")) == ("beer-6H", [{"seat": 0, "card": "bottleneck"}])


@pytest.mark.rule("LEG-043")
def test_a_legend_claims_what_is_met_by_the_usual_rules_too() -> None:
    t = legend(A=who("bang", character=BART), B="missed", C="", D="", feats="wounded-pride")
    t.play("A", "bang", at="B").play("B", "missed")
    assert t.can("A") == ["claim wounded-pride", "pass"]
    t.claim("A", "wounded-pride")
    assert t.feats_used == ["wounded-pride"]


@pytest.mark.rule("LEG-043")
def test_a_legend_claims_only_one_feat_a_turn() -> None:
    t = claimers(
        A=who("beer bang", character="legendary-bart-cassidy"),
        C="",
        feats="bottleneck chuck-a-luck",
    )
    t.claim("A", "bottleneck", "beer")
    assert t.may("A") == set()


@pytest.mark.rule("LEG-043")
def test_own_tokens_do_not_stand_in_the_way_of_a_claim() -> None:
    t = claimers(A=who("beer", character=BART, fame=0, on="bottleneck"), C="")
    t.claim("A", "bottleneck", "beer")
    assert t.feats == ["last-hero"]


@pytest.mark.rule("LEG-044")
def test_a_claim_places_no_tokens() -> None:
    t = claimers().claim("A", "bottleneck", "beer", hits="C")
    assert (t.fame("A"), t.tokens("last-hero")) == (0, {})


@pytest.mark.rule("LEG-045")
def test_a_claim_may_make_another_legend_lose_a_life_point() -> None:
    t = claimers().claim("A", "bottleneck", "beer", hits="C")
    assert t.lives == {"A": 4, "B": 4, "C": 3, "D": 4}


@pytest.mark.rule("LEG-045")
def test_the_claimer_may_hit_nobody() -> None:
    t = claimers().claim("A", "bottleneck", "beer")
    assert (t.lives["C"], t.feats) == (4, ["last-hero"])


@pytest.mark.rule("LEG-045")
def test_a_claim_without_a_possible_victim_only_replaces_the_feat() -> None:
    t = claimers(C="")
    t.claim("A", "bottleneck", "beer")
    assert (t.asked, t.feats) == (("A", "turn"), ["last-hero"])


@pytest.mark.rule("LEG-046")
def test_a_claim_cannot_take_the_last_life_point() -> None:
    t = claimers(
        B=who(character="legendary-slab-the-killer", life=1), C=who(character=BART, life=2)
    )
    t.do("A", "claim bottleneck beer-6H")
    assert t.can("A") == ["hit at 2", "pass"]


@pytest.mark.rule("LEG-047")
def test_nothing_prevents_the_loss() -> None:
    t = claimers(C=who("missed", play="barrel", character="legendary-jourdonnais"), deck="KH")
    t.claim("A", "bottleneck", "beer", hits="C")
    assert (t.lives["C"], t.asked) == (3, ("A", "turn"))


@pytest.mark.rule("LEG-048")
def test_only_legends_can_be_chosen() -> None:
    t = claimers(B=who(character="bart-cassidy"), C=who(character="legendary-kit-carlson"))
    t.do("A", "claim bottleneck beer-6H")
    assert t.can("A", "hit") == ["hit at 2"]


@pytest.mark.rule("LEG-048")
def test_the_claimer_cannot_be_chosen() -> None:
    t = claimers(B=who(character="legendary-kit-carlson"))
    t.do("A", "claim bottleneck beer-6H")
    assert t.can("A", "hit") == ["hit at 1", "hit at 2"]


@pytest.mark.rule("LEG-049")
def test_distance_does_not_matter() -> None:
    t = legend(
        A=who("beer", character="legendary-kit-carlson"),
        D=who(character=BART, play="mustang"),
        players=6,
        feats="bottleneck",
    )
    assert t.view("A").distances[3] == 4
    t.claim("A", "bottleneck", "beer", hits="D")
    assert t.lives["D"] == 3


@pytest.mark.rule("LEG-050")
@pytest.mark.rule("LEG-037")
def test_the_claimed_feat_is_discarded_with_its_tokens_and_replaced() -> None:
    t = claimers(
        B=who(on="bottleneck bottleneck"), feats="quick-death bottleneck fifty-guns borderlands"
    )
    t.claim("A", "bottleneck", "beer", hits="C")
    assert t.feats == ["quick-death", "last-hero", "fifty-guns", "borderlands"]
    assert (t.feats_used, t.fame("B")) == (["bottleneck"], 3)
    assert t.events("feat-discarded") == [{"card": "bottleneck", "tokens": 2}]
    assert t.tokens("last-hero") == {}


@pytest.mark.rule("LEG-033")
def test_a_claimed_feat_is_shuffled_with_the_others_if_the_deck_is_empty() -> None:
    t = claimers(C="", next_feats="", done=True).claim("A", "bottleneck", "beer")
    assert t.events("feats-reshuffled") == [{"count": 16}]
    assert (len(t.feats), t.feats_used, dict(t.view().stacks)["feat-deck"]) == (1, [], 15)


@pytest.mark.rule("LEG-037")
def test_claiming_places_no_token_reveals_one_feat_and_hits_one_legend() -> None:
    t = claimers().claim("A", "bottleneck", "beer", hits="C")
    assert (len(t.feats), t.fame("A"), t.lives["C"]) == (1, 0, 3)
    assert t.events("feat-revealed") == [{"card": "last-hero"}]


@pytest.mark.rule("LEG-051")
def test_the_loss_is_a_hit_that_abilities_react_to() -> None:
    t = claimers().claim("A", "bottleneck", "beer", hits="C")
    assert t.count("C") == 2  # Bart Cassidy draws two cards
    assert t.events("wounded")[-1]["by"] == 0


@pytest.mark.rule("LEG-051")
def test_the_reactions_come_before_the_feat_is_replaced() -> None:
    t = claimers().claim("A", "bottleneck", "beer", hits="C")
    kinds = t.kinds()
    order = [kinds.index(kind) for kind in ("wounded", "drew", "feat-discarded", "feat-revealed")]
    assert order == sorted(order)


@pytest.mark.rule("LEG-052")
@pytest.mark.rule("LEG-053")
def test_the_claim_of_the_rulebook_goes_as_printed() -> None:
    t = with_feat(
        "old-west-gang",
        "bang bang",
        character="legendary-willy-the-kid",
        role="outlaw",
        B=who(character="vulture-sam"),
        C=who(character="legendary-slab-the-killer", life=1),
        D=who("missed", character="legendary-jourdonnais", role="sheriff", life=3),
        next_feats="last-hero",
    )
    t.play("A", "bang", at="B").play("A", "bang", at="D").passes("D", "D")
    assert t.lives == {"A": 4, "B": 3, "C": 1, "D": 2}
    t.do("A", "claim old-west-gang")
    assert t.can("A") == ["hit at 3", "pass"]
    t.do("A", "hit at 3")
    assert (t.lives["D"], t.asked) == (1, ("A", "turn"))
    assert (t.feats_used, t.feats) == (["old-west-gang"], ["last-hero"])


@pytest.mark.rule("LEG-053")
def test_the_tokens_of_the_claimed_feat_do_not_come_back() -> None:
    t = claimers(D=who(fame=1, on="bottleneck bottleneck", character="kit-carlson"))
    t.claim("A", "bottleneck", "beer")
    assert (t.fame("D"), t.feats) == (1, ["last-hero"])


# A claim that eliminates


@pytest.mark.rule("LEG-066")
def test_a_claim_of_slab_may_take_a_last_life_point_and_a_beer_helps() -> None:
    t = claimers(
        A=who("beer", character="legendary-slab-the-killer"), C=who("beer", character=BART, life=1)
    )
    t.claim("A", "bottleneck", "beer", hits="C")
    assert t.asked == ("C", "save")
    t.play("C", "beer")
    assert (t.out, t.life("C"), t.count("C"), t.feats) == ("", 1, 2, ["last-hero"])


@pytest.mark.rule("LEG-066")
def test_a_claim_that_eliminates_is_settled_before_the_feat_is_replaced() -> None:
    t = claimers(
        A=who("beer", character="legendary-slab-the-killer"), C=who("bang", character=BART, life=1)
    )
    t.claim("A", "bottleneck", "beer", hits="C").passes("C")
    assert (t.out, t.count("A"), t.feats) == ("C", 3, ["last-hero"])  # with an Outlaw's reward
    kinds = t.kinds()
    assert kinds.index("out") < kinds.index("reward") < kinds.index("feat-discarded")


@pytest.mark.rule("LEG-066")
@pytest.mark.parametrize("elimination", ["together", "at-once"])
def test_a_claim_that_decides_the_game_ends_it(elimination: str) -> None:
    t = claimers(
        A=who("beer", character="legendary-slab-the-killer", role="outlaw"),
        C=who(character=BART, life=1, role="sheriff"),
        options={"elimination": elimination},
    )
    t.claim("A", "bottleneck", "beer", hits="C")
    assert (t.winners, t.feats) == ("AD", ["bottleneck"])


@pytest.mark.rule("LEG-067")
def test_no_beer_against_a_claim_of_slab_while_only_two_are_left() -> None:
    t = claimers(
        A=who("beer", character="legendary-slab-the-killer"),
        C=who("beer", character=BART, life=1),
        out="BD",
    )
    t.claim("A", "bottleneck", "beer", hits="C")
    assert t.winners == "A"


def test_a_claim_of_slab_against_vulture_sam_turns_him_back() -> None:
    t = claimers(
        A=who("beer", character="legendary-slab-the-killer"),
        C=who(character="legendary-vulture-sam", life=1),
    )
    t.claim("A", "bottleneck", "beer", hits="C")
    assert (t.out, t.life("C"), t.character("C"), t.feats) == ("", 4, "vulture-sam", ["last-hero"])
