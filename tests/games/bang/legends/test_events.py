"""The events of Legends in order, with their causes and their numbers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tables.bang import Bench, legend, who

ACTIONS: dict[str, tuple[Callable[[], Bench], list[str]]] = {
    "bart cassidy": (
        lambda: legend(players=4, A="bang-2C", B=who(character="legendary-bart-cassidy")).play(
            "A", "bang", at="B"
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "wounded seat=1 points=1 by=0 life=3 why=bang",
            "drew seat=1 count=2 why=legendary-bart-cassidy",
        ],
    ),
    "black jack": (
        lambda: (
            legend(
                players=4,
                A=who(character="legendary-black-jack"),
                phase="draw",
                deck="bang-AD KD bang-2C",
            )
            .do("A", "use legendary-black-jack")
            .do("A", "stop")
        ),
        [
            "turned-up seat=0 card=bang-AD",
            "turned-up seat=0 card=bang-KD",
            "took-store seat=0 card=bang-AD",
            "took-store seat=0 card=bang-KD",
        ],
    ),
    "black jack draws": (
        lambda: legend(players=4, A=who(character="legendary-black-jack"), phase="draw").do(
            "A", "draw"
        ),
        ["drew seat=0 count=2 why=phase"],
    ),
    "calamity janet": (
        lambda: legend(players=4, A=who("beer-6H", character="legendary-calamity-janet")).use(
            "A", "legendary-calamity-janet", "beer-6H", at="B"
        ),
        [
            "played seat=0 card=beer-6H at=1 on=None like=bang",
            "shot by=0 at=1 card=beer-6H need=1",
            "wounded seat=1 points=1 by=0 life=3 why=bang",
        ],
    ),
    "el gringo": (
        lambda: legend(players=4, A="bang-2C bang-3C", B=who(character="legendary-el-gringo")).play(
            "A", "bang-2C", at="B"
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "wounded seat=1 points=1 by=0 life=3 why=bang",
            "took seat=1 victim=0 place=hand why=legendary-el-gringo",
            "took-discard seat=1 card=bang-2C",
        ],
    ),
    "jesse jones": (
        lambda: (
            legend(
                players=4,
                A=who(character="legendary-jesse-jones"),
                B="bang-2C beer-6H",
                phase="draw",
            )
            .do("A", "take at 1")
            .do("A", "take for 2")
        ),
        [
            "looked-at seat=0 victim=1 count=2",
            "took seat=0 victim=1 place=hand why=legendary-jesse-jones",
            "drew seat=0 count=1 why=phase",
        ],
    ),
    "jourdonnais": (
        lambda: (
            legend(players=4, A="bang-2C", B=who(character="legendary-jourdonnais"), deck="KC")
            .play("A", "bang", at="B")
            .use("B", "legendary-jourdonnais")
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "flipped seat=1 cards=('missed-KC',) why=legendary-jourdonnais",
            "checked seat=1 why=legendary-jourdonnais card=missed-KC good=True",
            "ignored seat=1 card=bang-2C",
        ],
    ),
    "kit carlson": (
        lambda: legend(players=4, A=who(character="legendary-kit-carlson"), phase="draw").do(
            "A", "give at 1 for 2"
        ),
        ["drew seat=0 count=3 why=phase", "gave seat=0 target=1 why=legendary-kit-carlson"],
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
            .answer("A", "bang-3C")
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "flipped seat=1 cards=('bang-3C', 'beer-6H') why=barrel",
            "counted seat=0 card=bang-3C at=1 why=barrel",
            "checked seat=1 why=barrel card=bang-3C good=False",
            "wounded seat=1 points=1 by=0 life=3 why=bang",
            "took-discard seat=0 card=bang-3C",
        ],
    ),
    "paul regret": (
        lambda: (
            legend(
                players=4,
                A=who("bang-2C bang-3C beer-6H", play="scope"),
                B=who(character="legendary-paul-regret"),
            )
            .play("A", "bang-2C", at="B")
            .do("A", "discard beer-6H")
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "discarded seat=0 card=beer-6H why=tax",
            "shot by=0 at=1 card=bang-2C need=1",
            "wounded seat=1 points=1 by=0 life=3 why=bang",
        ],
    ),
    "paul regret and one card": (
        lambda: legend(
            players=4,
            A=who("bang-2C beer-6H", play="scope"),
            B=who(character="legendary-paul-regret"),
        ).play("A", "bang-2C", at="B"),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "discarded seat=0 card=beer-6H why=tax",
            "shot by=0 at=1 card=bang-2C need=1",
            "wounded seat=1 points=1 by=0 life=3 why=bang",
        ],
    ),
    "pedro ramirez": (
        lambda: legend(
            players=4,
            turn="D",
            A=who(character="legendary-pedro-ramirez"),
            discard="saloon",
            feats="bottleneck",
        ).ends_without_boast("D"),
        ["turn seat=0", "drew seat=0 count=2 why=phase", "took-discard seat=0 card=saloon-5H"],
    ),
    "rose doolan": (
        lambda: legend(
            players=4, A=who("mustang-8H", character="legendary-rose-doolan"), C="beer-6H"
        ).use("A", "legendary-rose-doolan", "mustang-8H", at="C"),
        [
            "discarded seat=0 card=mustang-8H why=legendary-rose-doolan",
            "took seat=0 victim=2 place=hand why=legendary-rose-doolan",
        ],
    ),
    "sid ketchum": (
        lambda: (
            legend(players=4, A=who("bang-2C bang-3C", character="legendary-sid-ketchum", life=3))
            .use("A", "sid-ketchum", "bang-2C")
            .do("A", "shoot at 1")
        ),
        [
            "discarded seat=0 card=bang-2C why=trade",
            "discarded seat=0 card=bang-3C why=trade",
            "healed seat=0 points=1 life=4 why=sid-ketchum",
            "shot by=0 at=1 card=None need=1",
            "wounded seat=1 points=1 by=0 life=3 why=legendary-sid-ketchum",
        ],
    ),
    "slab the killer": (
        lambda: legend(
            players=4, A=who("bang-2C", character="legendary-slab-the-killer"), B="missed-2S"
        ).play("A", "bang", at="B"),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=None",
            "wounded seat=1 points=1 by=0 life=3 why=bang",
        ],
    ),
    "suzy lafayette": (
        lambda: legend(players=4, A=who("bang-2C", character="legendary-suzy-lafayette")).play(
            "A", "bang", at="B"
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "wounded seat=1 points=1 by=0 life=3 why=bang",
            "drew seat=0 count=2 why=legendary-suzy-lafayette",
        ],
    ),
    "vulture sam takes": (
        lambda: legend(
            players=4,
            A="bang-2C",
            B=who(life=1, role="renegade", play="scope"),
            C=who(character="legendary-vulture-sam"),
        ).play("A", "bang", at="B"),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "wounded seat=1 points=1 by=0 life=0 why=bang",
            "dying seat=1 need=1",
            "out seat=1 role=renegade by=0",
            "fame-lost seat=1 count=5",
            "took seat=2 victim=1 place=play card=scope-AS why=legendary-vulture-sam",
        ],
    ),
    "vulture sam stays": (
        lambda: legend(
            players=4, A="bang-2C", B=who(character="legendary-vulture-sam", life=1)
        ).play("A", "bang", at="B"),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "wounded seat=1 points=1 by=0 life=0 why=bang",
            "dying seat=1 need=1",
            "legend-over seat=1 name=vulture-sam life=4 most=4",
        ],
    ),
    "willy the kid": (
        lambda: legend(players=4, A=who(character="legendary-willy-the-kid")).use(
            "A", "legendary-willy-the-kid", at="B"
        ),
        [
            "shot by=0 at=1 card=None need=1",
            "wounded seat=1 points=1 by=0 life=3 why=legendary-willy-the-kid",
        ],
    ),
    "a performed feat": (
        lambda: legend(players=4, A="beer-6H", feats="bottleneck").perform(
            "A", "bottleneck", "beer"
        ),
        [
            "discarded seat=0 card=beer-6H why=bottleneck",
            "feat-performed seat=0 card=bottleneck count=2 left=3",
        ],
    ),
    "a new legend": (
        lambda: legend(
            players=4,
            A=who("beer-6H", fame=2, life=1, character="bart-cassidy"),
            feats="bottleneck",
        ).perform("A", "bottleneck", "beer"),
        [
            "discarded seat=0 card=beer-6H why=bottleneck",
            "feat-performed seat=0 card=bottleneck count=2 left=0",
            "legend seat=0 name=legendary-bart-cassidy",
            "healed seat=0 points=2 life=3 why=legend",
        ],
    ),
    "a claimed feat": (
        lambda: legend(
            players=4,
            A=who("beer-6H", character="legendary-bart-cassidy"),
            B=who(character="legendary-rose-doolan"),
            C=who(on="bottleneck"),
            feats="bottleneck",
            next_feats="quick-death",
        ).claim("A", "bottleneck", "beer", hits="B"),
        [
            "discarded seat=0 card=beer-6H why=bottleneck",
            "feat-claimed seat=0 card=bottleneck",
            "wounded seat=1 points=1 by=0 life=3 why=claim",
            "feat-discarded card=bottleneck tokens=1",
            "feat-revealed card=quick-death",
        ],
    ),
    "a boast": (
        lambda: (
            legend(players=4, feats="bottleneck", next_feats="quick-death")
            .end("A")
            .boast("A", "quick-death")
        ),
        [
            "boasted seat=0",
            "feat-revealed card=quick-death",
            "fame-placed seat=0 card=quick-death count=1 left=4",
            "turn seat=1",
            "drew seat=1 count=2 why=phase",
        ],
    ),
    "a boast with a full row": (
        lambda: (
            legend(
                players=4,
                B=who(on="bottleneck"),
                feats="bottleneck quick-death last-hero borderlands",
                next_feats="fifty-guns",
            )
            .end("A")
            .boast("A", "quick-death")
        ),
        [
            "boasted seat=0",
            "feat-revealed card=fifty-guns",
            "feat-discarded card=bottleneck tokens=1",
            "fame-placed seat=0 card=quick-death count=1 left=4",
            "turn seat=1",
            "drew seat=1 count=2 why=phase",
        ],
    ),
    "a lost life point": (
        lambda: legend(players=4, feats="man-with-no-name").perform("A", "man-with-no-name"),
        [
            "wounded seat=0 points=1 by=None life=3 why=man-with-no-name",
            "feat-performed seat=0 card=man-with-no-name count=2 left=3",
        ],
    ),
    "a hand for borderlands": (
        lambda: legend(players=4, A="bang-2C beer-6H", feats="borderlands").perform(
            "A", "borderlands"
        ),
        [
            "discarded seat=0 card=bang-2C why=borderlands",
            "discarded seat=0 card=beer-6H why=borderlands",
            "feat-performed seat=0 card=borderlands count=2 left=3",
        ],
    ),
    "shown cards": (
        lambda: legend(players=4, A="missed-2S missed-3S", feats="thousand-ways-to-die").perform(
            "A", "thousand-ways-to-die", "missed-2S", "missed-3S"
        ),
        [
            "showed seat=0 card=missed-2S",
            "showed seat=0 card=missed-3S",
            "feat-performed seat=0 card=thousand-ways-to-die count=2 left=3",
        ],
    ),
    "good company": (
        lambda: legend(players=4, A="beer-6H beer-7H", feats="good-company").perform(
            "A", "good-company", "beer-6H", "beer-7H"
        ),
        [
            "discarded seat=0 card=beer-6H why=good-company",
            "played seat=0 card=beer-7H at=None on=None like=beer",
            "no-effect seat=0 card=beer-7H",
            "feat-performed seat=0 card=good-company count=2 left=3",
        ],
    ),
    "the oregon trail": (
        lambda: (
            legend(players=4, turn="D", feats="oregon-trail")
            .ends_without_boast("D")
            .do("A", "perform oregon-trail")
        ),
        [
            "turn seat=0",
            "trail seat=0 card=oregon-trail",
            "drew seat=0 count=1 why=phase",
            "feat-performed seat=0 card=oregon-trail count=2 left=3",
        ],
    ),
    "an eliminated player with tokens": (
        lambda: legend(players=4, A="bang-2C", B=who(life=1)).play("A", "bang", at="B"),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "wounded seat=1 points=1 by=0 life=0 why=bang",
            "dying seat=1 need=1",
            "out seat=1 role=renegade by=0",
            "fame-lost seat=1 count=5",
        ],
    ),
    "a weapon that is shown": (
        lambda: (
            legend(players=4, A="panic-JH", B="volcanic-10S", feats="fifty-guns")
            .play("A", "panic", at="B", on="hand")
            .perform("A", "fifty-guns", "volcanic-10S")
        ),
        [
            "played seat=0 card=panic-JH at=1 on=hand like=panic",
            "took seat=0 victim=1 place=hand why=panic",
            "showed seat=0 card=volcanic-10S",
            "feat-performed seat=0 card=fifty-guns count=2 left=3",
        ],
    ),
    "a discarded beer for jail": (
        lambda: (
            legend(players=4, B=who("bang-2C beer-6H", play="jail-JS"), feats="bottleneck")
            .ends_without_boast("A")
            .do("B", "discard beer-6H")
        ),
        [
            "turn seat=1",
            "discarded seat=1 card=beer-6H why=jail",
            "discarded seat=1 card=jail-JS why=jail",
            "freed seat=1 card=jail-JS",
            "drew seat=1 count=2 why=phase",
        ],
    ),
    "black jack on the oregon trail": (
        lambda: (
            legend(
                players=4,
                turn="D",
                A=who(character="legendary-black-jack"),
                feats="oregon-trail",
                next_feats="quick-death",
                deck="bang-AD KD",
            )
            .ends_without_boast("D")
            .do("A", "claim oregon-trail")
            .do("A", "use legendary-black-jack")
            .do("A", "stop")
        ),
        [
            "turn seat=0",
            "trail seat=0 card=oregon-trail",
            "turned-up seat=0 card=bang-AD",
            "turned-up seat=0 card=bang-KD",
            "discarded seat=0 card=bang-AD why=oregon-trail",
            "took-store seat=0 card=bang-KD",
            "feat-claimed seat=0 card=oregon-trail",
            "feat-discarded card=oregon-trail tokens=0",
            "feat-revealed card=quick-death",
        ],
    ),
}


@pytest.mark.parametrize("name", ACTIONS)
def test_each_step_is_announced_with_its_cause_and_its_numbers(name: str) -> None:
    play, announced = ACTIONS[name]
    assert play().announced() == announced
