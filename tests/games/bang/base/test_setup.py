"""The setup before the first turn."""

from __future__ import annotations

import pytest

from tables.bang import LETTERS, Bench, deal, table, who

SEEDS = range(12)
THREE = ("el-gringo", "paul-regret")  # characters with three life points; the others have four


def own_roles(t: Bench) -> list[str | None]:
    """Return the role of each seat, as its owner sees it."""
    return [t.view(LETTERS[seat]).roles[seat] for seat in range(t.match.seats)]


def eyes(t: Bench) -> list[str | None]:
    """Return everybody who looks at the table, including a spectator."""
    return [*LETTERS[: t.match.seats], None]


def choosing(seats: int, seed: int) -> list[tuple[str, ...]]:
    """Return the characters that each seat has to choose from."""
    t = deal(seats, seed, characters="choose")
    return [tuple(answer.cards[0] for answer in ask.answers) for ask in t.match.asks]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("seats", "roles"),
    [
        pytest.param(
            4, ["outlaw", "outlaw", "renegade", "sheriff"], marks=pytest.mark.rule("BASE-008")
        ),
        pytest.param(
            5,
            ["deputy", "outlaw", "outlaw", "renegade", "sheriff"],
            marks=pytest.mark.rule("BASE-009"),
        ),
        pytest.param(
            6,
            ["deputy", "outlaw", "outlaw", "outlaw", "renegade", "sheriff"],
            marks=pytest.mark.rule("BASE-010"),
        ),
        pytest.param(
            7,
            ["deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade", "sheriff"],
            marks=pytest.mark.rule("BASE-011"),
        ),
    ],
)
def test_each_number_of_players_has_its_set_of_roles(
    seats: int, roles: list[str], seed: int
) -> None:
    assert sorted(map(str, own_roles(deal(seats, seed)))) == roles


@pytest.mark.rule("BASE-008", "BASE-009", "BASE-010", "BASE-011")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_chance_deals_the_roles(seats: int) -> None:
    dealt = [own_roles(deal(seats, seed)) for seed in range(40)]
    assert {roles.index("sheriff") for roles in dealt} == set(range(seats))
    assert {roles.index("renegade") for roles in dealt} == set(range(seats))


@pytest.mark.rule("BASE-012")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_everybody_knows_who_the_sheriff_is(seats: int, seed: int) -> None:
    t = deal(seats, seed)
    sheriff = own_roles(t).index("sheriff")
    assert {t.view(each).roles.index("sheriff") for each in eyes(t)} == {sheriff}
    assert t.events("dealt")[0]["sheriff"] == sheriff


@pytest.mark.rule("BASE-012")
def test_the_sheriff_is_known_before_the_characters_are_chosen() -> None:
    t = deal(5, characters="choose")
    assert [ask.kind for ask in t.match.asks] == ["character"] * 5
    assert {t.view(each).roles.index("sheriff") for each in eyes(t)} == {
        own_roles(t).index("sheriff")
    }


@pytest.mark.rule("BASE-013")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_every_other_role_is_known_to_its_owner_alone(seats: int, seed: int) -> None:
    t = deal(seats, seed)
    roles = own_roles(t)
    for each in eyes(t):
        own = None if each is None else LETTERS.index(each)
        assert t.view(each).roles == tuple(
            role if role == "sheriff" or seat == own else None for seat, role in enumerate(roles)
        )


@pytest.mark.rule("BASE-013")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_news_of_the_deal_names_no_role_but_the_sheriffs(seed: int) -> None:
    t = deal(5, seed)
    news = {event.kind: repr(event) for seat in range(5) for event in t.match.seen(seat)}
    assert not [
        text for text in news.values() for role in ("deputy", "outlaw", "renegade") if role in text
    ]


@pytest.mark.rule("BASE-013")
@pytest.mark.parametrize("watcher", ["A", "D", None])
def test_nothing_that_happens_tells_the_others_apart(watcher: str | None) -> None:
    sent = []
    for b, c in [("outlaw", "renegade"), ("renegade", "outlaw")]:
        t = table(A="gatling", B=who("missed", role=b), C=who("beer", role=c), D=who("bang"))
        t.play("A", "gatling")
        t.answer("B", "missed")
        t.passes("C", "D")
        sent.append(t.sent(watcher))
    assert sent[0] == sent[1]


@pytest.mark.rule("BASE-013")
@pytest.mark.parametrize("watcher", ["A", "C", "D", None])
def test_a_role_is_shown_when_its_owner_is_eliminated(watcher: str | None) -> None:
    t = table(A="bang", B=who(life=1), C="", D="")
    assert t.view(watcher).roles[1] is None
    t.play("A", "bang", at="B")
    assert t.out == "B"
    assert t.view(watcher).roles[1] == "renegade"


@pytest.mark.rule("BASE-013")
def test_the_roles_of_the_living_stay_secret_when_another_is_eliminated() -> None:
    t = table(A="bang", B=who(life=1), C="", D="")
    t.play("A", "bang", at="B")
    assert t.view("A").roles == ("sheriff", "renegade", None, None)


@pytest.mark.rule("BASE-013")
@pytest.mark.parametrize("watcher", ["A", "B", "C", "D", "E", None])
def test_all_roles_are_shown_when_the_game_is_over(watcher: str | None) -> None:
    t = table(turn="B", A=who(life=1), B="bang", C="", D="", E="")
    t.play("B", "bang", at="A")
    assert t.winners == "CD"
    assert t.view(watcher).roles == ("sheriff", "renegade", "outlaw", "outlaw", "deputy")


@pytest.mark.rule("BASE-014")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_each_player_is_dealt_another_character_that_everybody_sees(seats: int, seed: int) -> None:
    t = deal(seats, seed)
    told = [event["name"] for event in t.events("character")]
    assert len(set(told) - {""}) == seats
    for each in eyes(t):
        assert [player.character for player in t.view(each).players] == told


@pytest.mark.rule("BASE-014")
def test_chance_deals_the_characters_and_nobody_chooses() -> None:
    deals = [deal(4, seed) for seed in range(40)]
    assert len({t.view().players[0].character for t in deals}) > 8
    assert all(ask.kind != "character" for t in deals for ask in t.match.asks)


@pytest.mark.rule("BASE-015")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_each_player_chooses_from_two_characters_of_its_own(seats: int, seed: int) -> None:
    offered = choosing(seats, seed)
    assert [len(names) for names in offered] == [2] * seats
    assert len({name for names in offered for name in names}) == 2 * seats


@pytest.mark.rule("BASE-015")
@pytest.mark.parametrize("kept", [0, 1])
def test_a_player_keeps_one_of_two_characters_and_the_other_is_out_of_the_game(kept: int) -> None:
    t = deal(5, characters="choose")
    offered = choosing(5, 1)
    for seat in range(5):
        t.do(LETTERS[seat], f"choose {offered[seat][kept]}")
    assert [each.character for each in t.view().players] == [names[kept] for names in offered]


@pytest.mark.rule("BASE-015")
def test_two_players_may_choose_differently() -> None:
    t = deal(4, characters="choose")
    offered = choosing(4, 1)
    wanted = [offered[0][0], offered[1][1], offered[2][1], offered[3][0]]
    for seat, name in enumerate(wanted):
        t.do(LETTERS[seat], f"choose {name}")
    assert [each.character for each in t.view().players] == wanted


@pytest.mark.rule("BASE-016", "BASE-017")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_a_player_starts_with_the_characters_life_points_and_the_sheriff_with_one_more(
    seats: int, seed: int
) -> None:
    t = deal(seats, seed)
    sheriff = own_roles(t).index("sheriff")
    for each in t.view().players:
        life = (3 if each.character in THREE else 4) + (each.seat == sheriff)
        assert (each.life, each.most) == (life, life)


@pytest.mark.rule("BASE-016")
@pytest.mark.parametrize("kept", [0, 1])
def test_a_chosen_character_brings_its_life_points(kept: int) -> None:
    for seed in SEEDS:
        t = deal(4, seed, characters="choose")
        for seat, names in enumerate(choosing(4, seed)):
            t.do(LETTERS[seat], f"choose {names[kept]}")
        sheriff = own_roles(t).index("sheriff")
        lives = [each.life - (each.seat == sheriff) for each in t.view().players]
        assert lives == [3 if each.character in THREE else 4 for each in t.view().players]


@pytest.mark.rule("BASE-016", "BASE-017")
@pytest.mark.parametrize("seed", range(6))
def test_the_maximum_stays_as_it_was_dealt_for_the_whole_game(seed: int) -> None:
    t = deal(5, seed)
    most = [each.most for each in t.view().players]
    for now in t.at_random(seed):
        assert [each.most for each in now.view().players] == most
        assert all(each.life <= each.most for each in now.view().players)


@pytest.mark.rule("BASE-018")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_each_player_is_dealt_a_card_for_each_life_point(seats: int, seed: int) -> None:
    t = deal(seats, seed)
    dealt = {each["seat"]: each["count"] for each in t.events("drew") if each["why"] == "deal"}
    assert dealt == {each.seat: each.life for each in t.view().players}


@pytest.mark.rule("BASE-018")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_cards_dealt_are_in_the_hands(seed: int) -> None:
    t = deal(7, seed)
    sheriff = own_roles(t).index("sheriff")
    waiting = [each for each in t.view().players if each.seat != sheriff]
    # Jesse Jones has not decided yet, and nobody else takes cards from others before playing.
    assert [each.hand for each in waiting] == [each.life for each in waiting]


@pytest.mark.rule("BASE-019")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_all_other_cards_are_the_draw_pile_and_the_discard_pile_is_empty(
    seats: int, seed: int
) -> None:
    t = deal(seats, seed)
    now = t.view()
    assert now.deck == 80 - sum(each.hand for each in now.players)
    assert (now.discard, now.discarded) == (None, 0)


@pytest.mark.rule("BASE-020")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_the_sheriff_takes_the_first_turn(seats: int, seed: int) -> None:
    t = deal(seats, seed)
    sheriff = own_roles(t).index("sheriff")
    assert (t.events("turn"), t.match.waiting) == ([{"seat": sheriff}], (sheriff,))


@pytest.mark.rule("BASE-021")
def test_without_a_weapon_the_range_is_1() -> None:
    t = table(A="bang", B="", C="", D="", E="")
    assert t.view("A").players[0].range == 1
    assert t.targets("A", "bang") == "BE"


@pytest.mark.rule("BASE-021")
@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_starts_with_range_1_and_no_card_in_play(seed: int) -> None:
    assert {(each.range, each.cards) for each in deal(7, seed).view().players} == {(1, ())}


@pytest.mark.rule("BASE-021")
def test_the_colt_is_not_a_card_that_could_be_taken() -> None:
    t = table(A="panic-JH cat-balou-9D", B="bang", C="", D="", E="")
    assert t.can("A") == [
        "play panic-JH at 1 to hand",
        "play cat-balou-9D at 1 to hand",
        "end",
    ]


@pytest.mark.rule("BASE-021")
def test_a_player_who_loses_a_weapon_has_the_colt_again() -> None:
    t = table(A="cat-balou bang", B=who("bang", play="winchester"), C="", D="", E="")
    assert t.view("B").reaches == (True, False, True, True, True)
    t.play("A", "cat-balou", at="B", on="winchester")
    assert (t.view().players[1].range, t.view("B").reaches) == (
        1,
        (True, False, True, False, False),
    )


def test_the_playing_cards_are_shuffled_before_they_are_dealt() -> None:
    tops = {tuple(card.id for card in deal(4, seed).state.deck[-8:]) for seed in SEEDS}
    assert len(tops) == len(SEEDS)  # without a shuffle, most games would go on with the same cards
