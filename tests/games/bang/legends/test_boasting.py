"""Boasting about any Feat, at the end of a turn without a Feat."""

from __future__ import annotations

import pytest

from games.bang.legends.tables import with_feat
from tables.bang import legend, who

FOUR = "bottleneck last-hero quick-death fifty-guns"


@pytest.mark.rule("LEG-024")
def test_a_player_who_performed_nothing_may_boast_at_the_turns_end() -> None:
    t = legend(A="", B="", C="", D="", feats="bottleneck", next_feats="last-hero")
    t.end("A")
    assert (t.asked, t.can("A")) == (("A", "boast"), ["boast", "pass"])
    t.boast("A", "bottleneck")
    assert (t.tokens("bottleneck"), t.fame("A"), t.turn) == ({"A": 1}, 4, "B")


@pytest.mark.rule("LEG-024")
def test_a_player_who_performed_a_feat_may_not_boast() -> None:
    t = legend(A="beer", B="", C="", D="", feats="bottleneck")
    t.perform("A", "bottleneck", "beer").end("A")
    assert t.turn == "B"


@pytest.mark.rule("LEG-024")
def test_the_boast_comes_after_the_excess_cards_are_discarded() -> None:
    t = legend(A=who("bang bang bang", life=2), B="", C="", D="", feats="bottleneck")
    t.end("A").answer("A", "bang")
    assert (t.asked, t.count("A")) == (("A", "boast"), 2)


@pytest.mark.rule("LEG-024")
def test_a_feat_performed_with_the_excess_cards_uses_up_the_boast() -> None:
    t = legend(A=who("bang bang bang", life=2), B="", C="", D="", feats="for-a-few-cards-more")
    t.end("A").answer("A", "bang").perform("A", "for-a-few-cards-more")
    assert t.turn == "B"


@pytest.mark.rule("LEG-025")
def test_a_player_who_lost_the_turn_to_jail_may_boast() -> None:
    t = with_feat("bottleneck", play="jail", role="outlaw", phase="start", deck="2S")
    assert t.events("skipped")
    assert t.asked == ("A", "boast")
    t.boast("A", "bottleneck")
    assert (t.tokens("bottleneck"), t.turn) == ({"A": 1}, "B")


@pytest.mark.rule("LEG-026")
def test_a_player_may_decline_to_boast() -> None:
    t = legend(A="", B="", C="", D="", feats="bottleneck")
    t.end("A").passes("A")
    assert (t.turn, t.fame("A"), t.feats) == ("B", 5, ["bottleneck"])


@pytest.mark.rule("LEG-027")
@pytest.mark.rule("LEG-036")
def test_a_boast_reveals_a_feat_first() -> None:
    t = legend(A="", B="", C="", D="", feats="bottleneck", next_feats="last-hero")
    t.end("A").boast("A")
    assert t.feats == ["bottleneck", "last-hero"]
    assert t.can("A") == ["place bottleneck", "place last-hero"]


@pytest.mark.rule("LEG-028")
@pytest.mark.rule("LEG-034")
@pytest.mark.rule("LEG-036")
def test_of_five_feats_the_one_with_most_tokens_goes() -> None:
    t = with_feat(
        FOUR,
        B=who(on="last-hero last-hero bottleneck"),
        C=who(on="last-hero"),
        next_feats="borderlands",
    )
    t.end("A").boast("A")
    assert t.feats == ["bottleneck", "quick-death", "fifty-guns", "borderlands"]
    assert t.feats_used == ["last-hero"]


@pytest.mark.rule("LEG-028")
def test_with_four_feats_or_fewer_none_goes() -> None:
    t = with_feat(
        "bottleneck last-hero quick-death",
        B=who(on="last-hero last-hero"),
        next_feats="borderlands",
    )
    t.end("A").boast("A")
    assert t.feats == ["bottleneck", "last-hero", "quick-death", "borderlands"]


@pytest.mark.rule("LEG-029")
def test_the_tokens_on_the_discarded_feat_leave_the_game() -> None:
    t = legend(A="", B=who(on="last-hero last-hero"), C=who(on="last-hero"), D="", feats=FOUR)
    t.end("A").boast("A")
    assert (t.fame("B"), t.fame("C")) == (3, 4)
    assert t.events("feat-discarded") == [{"card": "last-hero", "tokens": 3}]
    assert not any("last-hero" in name for name in t.state.players[1].counters)


@pytest.mark.rule("LEG-030")
def test_of_tied_feats_the_boasting_player_chooses() -> None:
    """The Feats have 3, 3, 1 and 0 tokens. A removes one of the first two, then places a token."""
    t = with_feat(
        FOUR,
        B=who(on="bottleneck bottleneck last-hero"),
        C=who(on="bottleneck last-hero last-hero quick-death"),
        next_feats="borderlands",
    )
    t.end("A").boast("A")
    assert t.can("A") == ["dismiss bottleneck", "dismiss last-hero"]
    t.do("A", "dismiss last-hero")
    assert t.feats == ["bottleneck", "quick-death", "fifty-guns", "borderlands"]
    t.do("A", "place quick-death")
    assert t.tokens("quick-death") == {"A": 1, "C": 1}


@pytest.mark.rule("LEG-030")
def test_the_new_feat_may_go_too_if_no_feat_has_a_token() -> None:
    t = legend(A="", B="", C="", D="", feats=FOUR, next_feats="borderlands")
    t.end("A").boast("A")
    assert t.can("A") == [f"dismiss {feat}" for feat in (*FOUR.split(), "borderlands")]
    t.do("A", "dismiss borderlands").do("A", "place last-hero")
    assert (t.feats, t.tokens("last-hero")) == (FOUR.split(), {"A": 1})


@pytest.mark.rule("LEG-031")
def test_one_token_on_any_feat_without_own_tokens_whatever_it_asks_for() -> None:
    t = with_feat("bottleneck quick-death", on="bottleneck", next_feats="last-hero")
    t.end("A").boast("A")
    assert t.can("A") == ["place quick-death", "place last-hero"]
    t.do("A", "place quick-death")
    assert (t.tokens("quick-death"), t.fame("A")) == ({"A": 1}, 3)


@pytest.mark.rule("LEG-032")
def test_the_boast_of_the_rulebook_goes_as_printed() -> None:
    t = with_feat(
        "wounded-pride good-company bottleneck fifty-guns",
        character="vulture-sam",
        B=who(on="wounded-pride wounded-pride bottleneck"),
        C=who(on="good-company good-company"),
        next_feats="last-hero",
    )
    t.end("A").boast("A")
    assert t.can("A") == ["dismiss wounded-pride", "dismiss good-company"]
    t.do("A", "dismiss wounded-pride")
    assert t.feats == ["good-company", "bottleneck", "fifty-guns", "last-hero"]
    t.do("A", "place fifty-guns")
    assert (t.tokens("fifty-guns"), t.fame("A")) == ({"A": 1}, 4)


@pytest.mark.rule("LEG-033")
def test_the_discarded_feats_are_shuffled_if_the_deck_is_empty() -> None:
    t = legend(A="", B="", C="", D="", feats="bottleneck", done=True)
    assert len(t.feats_used) == 15
    t.end("A").boast("A")
    assert (len(t.feats), t.feats_used) == (2, [])
    assert dict(t.view().stacks)["feat-deck"] == 14
    assert t.events("feats-reshuffled") == [{"count": 15}]


@pytest.mark.rule("LEG-036")
def test_a_boast_takes_one_token_and_reveals_one_feat() -> None:
    t = legend(A="", B="", C="", D="", feats="bottleneck")
    t.end("A").boast("A", "bottleneck")
    assert (t.fame("A"), len(t.feats)) == (4, 2)


def test_nobody_boasts_without_a_token() -> None:
    t = legend(A=who(character="vulture-sam", fame=0), B="", C="", D="", feats="bottleneck")
    assert t.end("A").turn == "B"


def test_a_player_eliminated_in_their_own_turn_does_not_boast() -> None:
    t = with_feat("bottleneck", "duel", life=1, B=who("bang", role="outlaw"), C=who(role="sheriff"))
    t.play("A", "duel", at="B").answer("B", "bang")
    assert (t.out, t.turn) == ("A", "B")
