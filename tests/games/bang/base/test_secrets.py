"""Secret and public information, and questions that reveal nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tables.bang import Bench, deal, table, who

OTHERS = ["A", "C", "D", None]
ALL = ["A", "B", "C", "D", None]


@pytest.mark.rule("BASE-041")
@pytest.mark.parametrize("eyes", OTHERS)
def test_a_hand_is_seen_by_its_player_alone(eyes: str | None) -> None:
    one = table(A="bang", B="bang-2D missed-2S", C="", D="")
    two = table(A="bang", B="beer-6H stagecoach", C="", D="")
    assert one.sent(eyes) == two.sent(eyes)
    assert one.view("B").hand == ("bang-2D", "missed-2S")
    assert (one.view(eyes).players[1].hand, one.view().hand) == (2, ())


@pytest.mark.rule("BASE-041")
@pytest.mark.parametrize("eyes", ["A", "B", "D", None])
def test_drawn_cards_are_seen_by_their_player_alone(eyes: str | None) -> None:
    sent = []
    for deck in ("bang-2D beer-6H missed-2S", "gatling saloon panic"):
        t = table(turn="C", phase="draw", A="", B="", C="stagecoach-9S", D="", deck=deck)
        t.do("C", "play stagecoach-9S")
        sent.append(t.sent(eyes))
    assert sent[0] == sent[1]


@pytest.mark.rule("BASE-041")
def test_a_draw_tells_the_player_the_cards_and_the_others_the_count() -> None:
    t = table(A="stagecoach", B="", C="", D="", deck="2D 3D")
    t.play("A", "stagecoach")
    (own,), (other,) = t.seen("A", "drew"), t.seen("B", "drew")
    assert own.payload["cards"] == ("bang-2D", "bang-3D")
    assert other.payload == {"seat": 0, "count": 2, "why": "stagecoach"}
    assert t.view("B").players[0].hand == 2


@pytest.mark.rule("BASE-041")
@pytest.mark.parametrize("eyes", ["B", "C", "D", None])
def test_the_cards_that_can_be_played_are_asked_of_their_player_alone(eyes: str | None) -> None:
    one = table(A="bang-2D missed-2S", B="", C="", D="")
    two = table(A="beer-6H stagecoach", B="", C="", D="")
    assert one.can("A") != two.can("A")
    assert one.sent(eyes) == two.sent(eyes)


@pytest.mark.rule("BASE-042")
@pytest.mark.parametrize("eyes", ALL)
def test_nobody_can_see_the_order_of_the_draw_pile(eyes: str | None) -> None:
    one = table(A="bang", B="", C="", D="", deck="2D 3D 4D")
    two = table(A="bang", B="", C="", D="", deck="4D 2D 3D")
    assert one.sent(eyes) == two.sent(eyes)


@pytest.mark.rule("BASE-042")
@pytest.mark.parametrize("eyes", ALL)
def test_everybody_knows_how_many_cards_the_draw_pile_has(eyes: str | None) -> None:
    t = table(A="stagecoach", B="", C="", D="", deck="2D 3D 4D 5D 6D", only=True)
    assert t.view(eyes).deck == 5
    t.play("A", "stagecoach")
    assert t.view(eyes).deck == 3


@pytest.mark.rule("BASE-042")
@pytest.mark.parametrize("eyes", ALL)
def test_nobody_can_see_the_order_after_a_reshuffle(eyes: str | None) -> None:
    pile = "bang-2D bang-3D bang-4D bang-5D bang-6D bang-7D"
    sent, order = [], []
    for seed in (1, 2):
        t = table(
            A="stagecoach", B="", C="", D="", deck="7H 8H", discard=pile, only=True, seed=seed
        )
        t.play("A", "stagecoach")
        sent.append(t.sent(eyes))
        order.append(t.state.deck)
    assert order[0] != order[1]
    assert sent[0] == sent[1]


@pytest.mark.rule("BASE-043")
@pytest.mark.parametrize("eyes", ALL)
def test_everybody_sees_characters_life_points_cards_in_play_and_the_top_discard(
    eyes: str | None,
) -> None:
    a = who(character="willy-the-kid", play="scope-AS mustang-8H", life=5)
    c = who(character="paul-regret", play="jail-JS", life=2, most=3)
    now = table(A=a, B="", C=c, D="", discard="bang-2D beer-6H").view(eyes)
    seen = [(each.character, each.life, each.most, each.cards) for each in now.players]
    assert seen[0] == ("willy-the-kid", 5, 5, ("scope-AS", "mustang-8H"))
    assert seen[2] == ("paul-regret", 2, 3, ("jail-JS",))
    assert (now.discard, now.discarded) == ("beer-6H", 2)


@pytest.mark.rule("BASE-043")
@pytest.mark.parametrize("eyes", ALL)
def test_everybody_sees_what_changes_in_the_open(eyes: str | None) -> None:
    t = table(A="mustang bang-2D", B="beer", C="", D="")
    t.play("A", "mustang").play("A", "bang", at="B")
    t.passes("B")
    now = t.view(eyes)
    assert (now.players[0].cards, now.players[1].life, now.discard) == (
        ("mustang-8H",),
        3,
        "bang-2D",
    )


@pytest.mark.rule("BASE-044")
def test_only_playing_cards_can_be_taken_or_discarded() -> None:
    b = who("beer", play="barrel-QS", character="willy-the-kid")
    t = table(A="panic-JH cat-balou-9D", B=b, C=who(character="bart-cassidy"), D="")
    assert t.can("A") == [
        "play panic-JH at 1 to hand",
        "play panic-JH barrel-QS at 1",
        "play cat-balou-9D at 1 to hand",
        "play cat-balou-9D barrel-QS at 1",
        "end",
    ]


@pytest.mark.rule("BASE-044")
def test_a_player_with_nothing_but_role_and_character_has_nothing_to_lose() -> None:
    t = table(A="panic cat-balou", B=who(character="willy-the-kid"), C="", D="")
    assert t.can("A") == ["end"]


@pytest.mark.rule("BASE-044")
@pytest.mark.parametrize("seed", range(6))
def test_characters_and_roles_never_change(seed: int) -> None:
    t = deal(5, seed)
    fixed = [(each.character, each.role) for each in t.state.players]
    for now in t.at_random(seed):
        assert [(each.character, each.role) for each in now.state.players] == fixed


def shot_at(hand: str) -> Bench:
    return table(A="bang-2D", B=hand, C="", D="").play("A", "bang", at="B")


def attacked(hand: str) -> Bench:
    return table(A="indians-KD", B=hand, C="", D="").play("A", "indians")


def challenged(hand: str) -> Bench:
    return table(A="duel-QD", B=hand, C="", D="").play("A", "duel", at="B")


def challenger(hand: str) -> Bench:
    t = table(turn="B", A="bang-2D", B=f"duel-QD {hand}", C="", D="")
    return t.play("B", "duel", at="A").answer("A", "bang")


def lethally_hit(hand: str) -> Bench:
    t = table(A="bang-2D", B=who(hand, life=1), C="", D="")
    return t.play("A", "bang", at="B").passes("B")


@pytest.mark.rule("BASE-045")
@pytest.mark.parametrize(
    ("asking", "kind", "fitting"),
    [
        (shot_at, "dodge", "missed-3S"),
        (attacked, "fend", "bang-5D"),
        (challenged, "fend", "bang-5D"),
        (challenger, "fend", "bang-5D"),
        (lethally_hit, "save", "beer-6H"),
    ],
)
def test_a_player_is_asked_also_without_a_card_that_fits(
    asking: Callable[[str], Bench], kind: str, fitting: str
) -> None:
    bluff, true = asking("saloon-5H"), asking(fitting)
    assert (bluff.asked, bluff.can("B")) == (("B", kind), ["pass"])
    assert (true.asked, len(true.can("B"))) == (("B", kind), 2)
    for eyes in OTHERS:
        assert bluff.sent(eyes) == true.sent(eyes)


@pytest.mark.rule("BASE-045")
@pytest.mark.parametrize("eyes", OTHERS)
def test_a_pass_gives_nothing_away_about_the_hand(eyes: str | None) -> None:
    sent = [shot_at(hand).passes("B").sent(eyes) for hand in ("missed-3S", "saloon-5H")]
    assert sent[0] == sent[1]


@pytest.mark.rule("BASE-045")
def test_after_one_missed_too_few_the_question_comes_again() -> None:
    a = who("bang", character="slab-the-killer")
    t = table(A=a, B="missed saloon", C="", D="")
    t.play("A", "bang", at="B").answer("B", "missed")
    assert (t.asked, t.can("B")) == (("B", "dodge"), ["pass"])


@pytest.mark.rule("BASE-046")
@pytest.mark.parametrize("play", ["", "barrel"])
def test_nobody_must_use_a_missed_or_a_barrel(play: str) -> None:
    t = table(A="bang", B=who("missed", play=play), C="", D="")
    t.play("A", "bang", at="B").passes("B")
    assert (t.life("B"), t.hand("B"), t.asked) == (3, ["missed"], ("A", "turn"))


@pytest.mark.rule("BASE-046")
def test_nobody_must_use_a_barrel_even_without_cards() -> None:
    t = table(A="bang", B=who(play="barrel"), C="", D="")
    t.play("A", "bang", at="B").passes("B")
    assert (t.life("B"), t.events("flipped")) == (3, [])


@pytest.mark.rule("BASE-046")
def test_nobody_must_discard_a_bang_against_indians() -> None:
    t = table(A="indians", B="bang", C="", D="")
    t.play("A", "indians").passes("B")
    assert (t.life("B"), t.hand("B")) == (3, ["bang"])


@pytest.mark.rule("BASE-046")
def test_nobody_must_discard_a_bang_in_a_duel() -> None:
    t = table(A="duel", B="bang", C="", D="")
    t.play("A", "duel", at="B").passes("B")
    assert (t.life("B"), t.hand("B")) == (3, ["bang"])


@pytest.mark.rule("BASE-046")
def test_the_challenger_must_not_discard_a_bang_either() -> None:
    t = table(A="duel bang", B="bang", C="", D="")
    t.play("A", "duel", at="B").answer("B", "bang").passes("A")
    assert (t.lives["A"], t.hand("A")) == (3, ["bang"])


@pytest.mark.rule("BASE-046")
def test_nobody_must_drink_a_beer() -> None:
    t = table(A="bang", B=who("beer", life=1), C="", D="")
    t.play("A", "bang", at="B").passes("B").passes("B")
    assert t.out == "B"
