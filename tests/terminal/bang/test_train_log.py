"""The log of The Great Train Robbery."""

from __future__ import annotations

import pytest

from tables.bang import who
from terminal.bang.bang_tables import log, platform


def test_the_log_of_railcars_reads_like_prose() -> None:
    t = platform(deck="duel-QD").board("A", "private-car", "bang-QH").use("A", "mail-car")
    t.do("A", "give at 3 for 1")
    told = [
        "Sancho pays BANG! Q♥ at Boom Town.",
        "Sancho takes Private Car at Boom Town.",
        "Sancho puts Private Car into play.",
        "Sancho gives up Mail Car.",
        "Mail Car: Sancho draws 3 cards.",
    ]
    assert log(t, "B") == [*told, "Sancho gives a card to Sgt. Blaze."]
    assert log(t, "D") == [*told, "Sancho gives Duel Q♦ to Sgt. Blaze."]


def test_the_log_of_the_end_of_the_line_reads_like_prose() -> None:
    t = platform(A=who("full-steam-2S bang", character="sgt-blaze"), D=who(character="black-jack"))
    t.play("A", "full-steam").do("A", "done").do("A", "double").spares("A", at="C").passes("A")
    t.passes("B").spares("A", at="A").passes("B")
    assert log(t)[:-3] == [
        "Sgt. Blaze plays Full Steam 2♠.",
        "The train reaches the End of the Line!",
        "Manuelita draws 2 cards.",
        "Sgt. Blaze decides that Ironhorse takes effect twice.",
        "Sgt. Blaze leaves Manuelita out of Ironhorse.",
        "Ironhorse fires at Sgt. Blaze.",
        "Ironhorse costs Sgt. Blaze 1 life point: 3 left.",
        "Ironhorse fires at Evan Babbit.",
        "Ironhorse costs Evan Babbit 1 life point: 3 left.",
        "Ironhorse fires at Black Jack.",
        "Ironhorse costs Black Jack 1 life point: 3 left.",
        "Sgt. Blaze stays out of Ironhorse.",
    ]


def test_the_log_announces_a_new_line() -> None:
    t = platform(A=who("full-steam-2S bang", character="black-jack"))
    t.play("A", "full-steam").do("A", "done").do("A", "skip")
    assert log(t)[-2:] == [
        # told with the present view: the other side is up
        "Black Jack decides that Leland has no effect.",
        "A new line is laid out. Leland pulls the train.",
    ]


@pytest.mark.parametrize(
    ("card", "answers", "told"),
    [
        pytest.param(
            "switch-6H",
            "play switch-6H scope-AS mustang-8H at 1",
            [
                "Black Jack plays Switch 6♥ against Evan Babbit's Mustang 8♥.",
                "Black Jack gives Scope A♠ to Evan Babbit and gets Mustang 8♥.",
            ],
            id="an exchange",
        ),
        pytest.param(
            "water-tower-8H",
            "play water-tower-8H caboose",
            [
                "Black Jack plays Water Tower 8♥ and takes Caboose from the train.",
                "Black Jack puts Caboose into play.",
            ],
            id="a railcar for nothing",
        ),
        pytest.param(
            "next-stop-2D",
            "play next-stop-2D",
            [
                "Black Jack plays Next Stop 2♦.",
                "Next Stop: Black Jack draws 1 card.",
                "The train moves on to Yooma.",
            ],
            id="a move",
        ),
        pytest.param(
            "money-bag-QC",
            "play money-bag-QC",
            [
                "Black Jack plays Money Bag Q♣ as Wells Fargo.",
                "Wells Fargo: Black Jack draws 3 cards.",
            ],
            id="the card on top",
        ),
        pytest.param(
            "bang-QH",
            "play bang-QH at 1/use evan-babbit panic-JH at 2",
            [
                "Black Jack plays BANG! Q♥ against Evan Babbit.",
                "Evan Babbit discards Panic! J♥.",
                "Evan Babbit passes the shot on to Manuelita.",
                "BANG! costs Manuelita 1 life point: 3 left.",
            ],
            id="a shot passed on",
        ),
        pytest.param(
            "train-robbery-4D",
            "play train-robbery-4D at 1/shot mustang-8H/pass/discard ghost-car",
            [
                "Black Jack plays Train Robbery 4♦ against Evan Babbit.",
                "Black Jack shoots at Evan Babbit.",
                "Train Robbery costs Evan Babbit 1 life point: 3 left.",
                "Train Robbery: Evan Babbit discards Ghost Car.",
            ],
            id="a robbery",
        ),
        pytest.param(
            "beer-6H",
            "advance/board caboose",
            [
                "The train moves on to Yooma.",
                "Tombrock costs Black Jack 1 life point: 3 left.",
                "Black Jack takes Caboose at Tombrock.",
                "Black Jack puts Caboose into play.",
            ],
            id="a life point paid",
        ),
    ],
)
def test_the_log_tells_a_train_robbery(card: str, answers: str, told: list[str]) -> None:
    t = platform(
        A=who(card, "scope", "black-jack"),
        B=who("panic-JH", "ghost-car mustang-8H", "evan-babbit"),
        discard="wells-fargo-3H",
    )
    for answer in answers.split("/"):
        assert t.asked is not None
        t.do(t.asked[0], answer)
    assert log(t) == told


def test_nobody_is_called_lucky_for_not_being_most_wanted() -> None:
    t = platform(A=who("most-wanted", character="black-jack"), deck="bang 4S QH QD QC")
    assert [each for each in log(t.play("A", "most-wanted")) if "luck" in each] == []


def test_the_cards_of_the_map_are_told_to_their_viewer_only() -> None:
    t = platform(phase="start", A=who("", "map", "sancho"), deck="bang-QH beer-6H")
    t.do("A", "drop for 1")
    assert [log(t, letter)[1:4] for letter in ("A", "B")] == [
        [
            "Sancho looks at BANG! Q♥, Beer 6♥.",
            "Map: Sancho discards BANG! Q♥.",
            "Sancho puts Beer 6♥ back on the draw pile.",
        ],
        [
            "Sancho looks at the top cards of the draw pile.",
            "Map: Sancho discards BANG! Q♥.",
            "Sancho puts the rest back on the draw pile.",
        ],
    ]


def test_the_log_tells_that_the_ghost_car_brings_a_player_back() -> None:
    t = platform(B=who(character="jesse-jones", life=0), train="private-car ghost-car", out="B")
    t.do("A", "board ghost-car to free").give("A", at="B")
    assert log(t) == [
        "Sancho takes Ghost Car at Boom Town without paying.",
        "Jesse Jones comes back as a ghost.",
        "Sancho puts Ghost Car in front of Jesse Jones.",
    ]
