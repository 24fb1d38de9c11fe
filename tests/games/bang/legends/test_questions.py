"""The questions of Legends with their reasons, and their answers in order."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tables.bang import Bench, legend, who

QUESTIONS: dict[str, tuple[Callable[[], Bench], list[str]]] = {
    "paul regret": (
        lambda: legend(
            players=4,
            A=who("bang-2C bang-3C beer-6H", play="scope"),
            B=who(character="legendary-paul-regret"),
        ).play("A", "bang-2C", at="B"),
        ["A tax card=bang-2C at=1", "discard bang-3C", "discard beer-6H"],
    ),
    "jail": (
        lambda: legend(
            players=4, B=who("bang-2C beer-6H", play="jail-JS"), feats="bottleneck"
        ).ends_without_boast("A"),
        ["B jail", "check", "discard beer-6H"],
    ),
    "a claim": (
        lambda: legend(
            players=4,
            A=who("beer-6H", character="legendary-bart-cassidy"),
            B=who(character="legendary-rose-doolan"),
            D=who(character="legendary-paul-regret"),
            feats="bottleneck",
        ).do("A", "claim bottleneck beer-6H"),
        ["A victim card=bottleneck", "hit at 1", "hit at 3", "pass"],
    ),
    "a boast": (
        lambda: legend(players=4, feats="bottleneck").end("A"),
        ["A boast", "boast", "pass"],
    ),
    "the place of a boast": (
        lambda: (
            legend(
                players=4,
                A=who(on="last-hero"),
                feats="bottleneck last-hero",
                next_feats="quick-death",
            )
            .end("A")
            .do("A", "boast")
        ),
        ["A fame", "place bottleneck", "place quick-death"],
    ),
    "the feat to dismiss": (
        lambda: (
            legend(
                players=4,
                B=who(on="bottleneck quick-death"),
                feats="bottleneck quick-death last-hero borderlands",
                next_feats="fifty-guns",
            )
            .end("A")
            .do("A", "boast")
        ),
        ["A dismiss", "dismiss bottleneck", "dismiss quick-death"],
    ),
    "a met feat": (
        lambda: legend(players=4, A="bang-2C", feats="quick-death").play("A", "bang", at="B"),
        ["A feat feats=('quick-death',)", "perform quick-death", "pass"],
    ),
    "a card taken unseen": (
        lambda: legend(players=4, A="panic-JH", B="volcanic-10S", feats="fifty-guns").play(
            "A", "panic", at="B", on="hand"
        ),
        ["A feat feats=()", "perform fifty-guns volcanic-10S", "pass"],
    ),
    "a card taken unseen that is no weapon": (
        lambda: legend(players=4, A="panic-JH", B="beer-6H", feats="fifty-guns").play(
            "A", "panic", at="B", on="hand"
        ),
        ["A feat feats=()", "pass"],
    ),
    "the oregon trail": (
        lambda: legend(players=4, turn="D", feats="oregon-trail").ends_without_boast("D"),
        ["A trail", "perform oregon-trail", "pass"],
    ),
    "good company": (
        lambda: legend(players=4, A="bang-2C bang-3C", feats="good-company").perform(
            "A", "good-company", "bang-2C", "bang-3C"
        ),
        ["A company card=bang-2C", "play bang-3C at 1", "play bang-3C at 3"],
    ),
    "black jack": (
        lambda: legend(players=4, A=who(character="legendary-black-jack"), phase="draw"),
        ["A draw all=True", "draw", "use legendary-black-jack"],
    ),
    "black jack at 21": (
        lambda: legend(
            players=4,
            A=who(character="legendary-black-jack"),
            phase="draw",
            deck="bang-AD KD bang-2C",
        ).do("A", "use legendary-black-jack"),
        ["A more total=21 cards=('bang-AD', 'bang-KD')", "more", "stop"],
    ),
    "jesse jones": (
        lambda: legend(
            players=4,
            A=who(character="legendary-jesse-jones"),
            B="bang-2C beer-6H",
            D="missed-2S",
            phase="draw",
        ),
        ["A draw", "draw", "take at 1", "take at 3"],
    ),
    "the hand that jesse jones sees": (
        lambda: legend(
            players=4, A=who(character="legendary-jesse-jones"), B="bang-2C beer-6H", phase="draw"
        ).do("A", "take at 1"),
        ["A look victim=1 cards=('bang-2C', 'beer-6H')", "take for 1", "take for 2"],
    ),
    "jourdonnais": (
        lambda: legend(players=4, A="bang-2C", B=who(character="legendary-jourdonnais")).play(
            "A", "bang", at="B"
        ),
        ["B ignore by=0 card=bang-2C", "use legendary-jourdonnais", "pass"],
    ),
    "kit carlson": (
        lambda: legend(
            players=4,
            A=who(character="legendary-kit-carlson"),
            out="D",
            phase="draw",
            deck="bang-2C bang-3C bang-4C",
        ),
        [
            "A mail card=legendary-kit-carlson cards=('bang-2C', 'bang-3C', 'bang-4C')",
            "give at 1 for 1",
            "give at 2 for 1",
            "give at 1 for 2",
            "give at 2 for 2",
            "give at 1 for 3",
            "give at 2 for 3",
            "done",
        ],
    ),
    "lucky duke": (
        lambda: (
            legend(
                players=4,
                A=who("bang-2C", character="legendary-lucky-duke"),
                B=who(play="barrel-QS"),
                deck="bang-3C beer-6H",
            )
            .play("A", "bang", at="B")
            .use("B", "barrel-QS")
        ),
        ["A luck why=barrel cards=('bang-3C', 'beer-6H') at=1", "pick bang-3C", "pick beer-6H"],
    ),
    "sid ketchum": (
        lambda: legend(
            players=4, A=who("bang-2C bang-3C", character="legendary-sid-ketchum", life=3)
        ).use("A", "sid-ketchum", "bang-2C"),
        ["A free-bang", "shoot at 1", "shoot at 3", "pass"],
    ),
    "rose doolan": (
        lambda: legend(
            players=4,
            A=who("mustang-8H", character="legendary-rose-doolan", play="scope"),
            B=who("beer-6H", play="barrel-QS"),
            feats="quick-death",
        ),
        [
            "A turn",
            "play mustang-8H",
            "use legendary-rose-doolan mustang-8H at 1 to hand",
            "use legendary-rose-doolan mustang-8H barrel-QS at 1",
            "use legendary-rose-doolan scope-AS at 1 to hand",
            "use legendary-rose-doolan scope-AS barrel-QS at 1",
            "end",
        ],
    ),
    "suzy lafayette and borderlands": (
        lambda: legend(
            players=4, A=who("bang-2C", character="suzy-lafayette"), feats="borderlands"
        ).play("A", "bang", at="B"),
        ["A feat feats=('borderlands',)", "perform borderlands", "pass"],
    ),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_tells_its_reason_and_lists_its_answers_in_order(name: str) -> None:
    play, question = QUESTIONS[name]
    assert play().question() == question
