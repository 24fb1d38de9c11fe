"""The events of the base game in order, with their causes and their numbers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tables.bang import Bench, table, who

ACTIONS: dict[str, tuple[Callable[[], Bench], list[str]]] = {
    "a stagecoach": (
        lambda: table(players=4, A="stagecoach").play("A", "stagecoach"),
        [
            "played seat=0 card=stagecoach-9S at=None on=None like=stagecoach",
            "drew seat=0 count=2 why=stagecoach",
        ],
    ),
    "wells fargo": (
        lambda: table(players=4, A="wells-fargo").play("A", "wells-fargo"),
        [
            "played seat=0 card=wells-fargo-3H at=None on=None like=wells-fargo",
            "drew seat=0 count=3 why=wells-fargo",
        ],
    ),
    "a beer": (
        lambda: table(players=4, A=who("beer-6H", life=3)).play("A", "beer"),
        [
            "played seat=0 card=beer-6H at=None on=None like=beer",
            "healed seat=0 points=1 life=4 why=beer",
        ],
    ),
    "a beer at full life": (
        lambda: table(players=4, A="beer-6H").play("A", "beer"),
        ["played seat=0 card=beer-6H at=None on=None like=beer", "no-effect seat=0 card=beer-6H"],
    ),
    "a saloon": (
        lambda: table(players=4, A=who("saloon", life=3), B=who(life=1)).play("A", "saloon"),
        [
            "played seat=0 card=saloon-5H at=None on=None like=saloon",
            "healed seat=0 points=1 life=4 why=saloon",
            "healed seat=1 points=1 life=2 why=saloon",
        ],
    ),
    "panic on a hand": (
        lambda: table(players=4, A="panic-JH", B="beer-6H").play("A", "panic", at="B", on="hand"),
        [
            "played seat=0 card=panic-JH at=1 on=hand like=panic",
            "took seat=0 victim=1 place=hand why=panic",
        ],
    ),
    "panic on a card in play": (
        lambda: table(players=4, A="panic-JH", B=who(play="scope")).play(
            "A", "panic", at="B", on="scope"
        ),
        [
            "played seat=0 card=panic-JH at=1 on=scope-AS like=panic",
            "took seat=0 victim=1 place=play card=scope-AS why=panic",
        ],
    ),
    "cat balou on a hand": (
        lambda: table(players=4, A="cat-balou-KH", B="beer-6H").play(
            "A", "cat-balou", at="B", on="hand"
        ),
        [
            "played seat=0 card=cat-balou-KH at=1 on=hand like=cat-balou",
            "discarded seat=1 card=beer-6H why=cat-balou",
        ],
    ),
    "cat balou on a card in play": (
        lambda: table(players=4, A="cat-balou-KH", B=who(play="scope")).play(
            "A", "cat-balou", at="B", on="scope"
        ),
        [
            "played seat=0 card=cat-balou-KH at=1 on=scope-AS like=cat-balou",
            "discarded seat=1 card=scope-AS why=cat-balou",
        ],
    ),
    "a general store": (
        lambda: (
            table(players=4, A="general-store-9C", out="CD", deck="bang-2C beer-6H")
            .play("A", "general-store")
            .answer("A", "beer-6H")
        ),
        [
            "played seat=0 card=general-store-9C at=None on=None like=general-store",
            "store seat=0 cards=('bang-2C', 'beer-6H')",
            "took-store seat=0 card=beer-6H",
            "took-store seat=1 card=bang-2C",
        ],
    ),
    "a duel": (
        lambda: (
            table(players=4, A="duel-QD bang-2C", B="bang-3C")
            .play("A", "duel", at="B")
            .answer("B", "bang")
            .answer("A", "bang")
        ),
        [
            "played seat=0 card=duel-QD at=1 on=None like=duel",
            "discarded seat=1 card=bang-3C why=fend",
            "fended seat=1 card=bang-3C by=0",
            "discarded seat=0 card=bang-2C why=fend",
            "fended seat=0 card=bang-2C by=1",
            "wounded seat=1 points=1 by=0 life=3 why=duel",
        ],
    ),
    "a lost duel of the challenger": (
        lambda: (
            table(players=4, A="duel-QD", B="bang-3C").play("A", "duel", at="B").answer("B", "bang")
        ),
        [
            "played seat=0 card=duel-QD at=1 on=None like=duel",
            "discarded seat=1 card=bang-3C why=fend",
            "fended seat=1 card=bang-3C by=0",
            "wounded seat=0 points=1 by=None life=3 why=duel",
        ],
    ),
    "a gatling": (
        lambda: (
            table(players=4, A="gatling", B="missed-2S", out="D")
            .play("A", "gatling")
            .answer("B", "missed")
        ),
        [
            "played seat=0 card=gatling-10H at=None on=None like=gatling",
            "shot by=0 at=1 card=gatling-10H need=1",
            "played seat=1 card=missed-2S at=None on=None like=missed",
            "dodged seat=1 card=missed-2S left=0",
            "shot by=0 at=2 card=gatling-10H need=1",
            "wounded seat=2 points=1 by=0 life=3 why=gatling",
        ],
    ),
    "indians": (
        lambda: (
            table(players=4, A="indians-KD", B="bang-2C", out="D")
            .play("A", "indians")
            .answer("B", "bang")
        ),
        [
            "played seat=0 card=indians-KD at=None on=None like=indians",
            "discarded seat=1 card=bang-2C why=fend",
            "fended seat=1 card=bang-2C by=0",
            "wounded seat=2 points=1 by=0 life=3 why=indians",
        ],
    ),
    "a bang at a barrel": (
        lambda: (
            table(players=4, A="bang-2C", B=who(play="barrel-QS"), deck="beer-6H")
            .play("A", "bang", at="B")
            .use("B", "barrel-QS")
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "flipped seat=1 cards=('beer-6H',) why=barrel",
            "checked seat=1 why=barrel card=beer-6H good=True",
            "dodged seat=1 card=barrel-QS left=0",
        ],
    ),
    "a bang at a barrel that fails": (
        lambda: (
            table(players=4, A="bang-2C", B=who(play="barrel-QS"), deck="bang-3C")
            .play("A", "bang", at="B")
            .use("B", "barrel-QS")
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "flipped seat=1 cards=('bang-3C',) why=barrel",
            "checked seat=1 why=barrel card=bang-3C good=False",
            "wounded seat=1 points=1 by=0 life=3 why=bang",
        ],
    ),
    "a new weapon": (
        lambda: table(players=4, A=who("volcanic-10S", play="schofield-JC")).play("A", "volcanic"),
        [
            "discarded seat=0 card=schofield-JC why=replaced",
            "equipped seat=0 card=volcanic-10S by=0",
        ],
    ),
    "a blue card": (
        lambda: table(players=4, A="mustang-8H").play("A", "mustang"),
        ["equipped seat=0 card=mustang-8H by=0"],
    ),
    "jail for somebody": (
        lambda: table(players=4, A="jail-JS").play("A", "jail", at="B"),
        ["equipped seat=1 card=jail-JS by=0"],
    ),
    "a prisoner who is freed": (
        lambda: table(players=4, B=who(play="jail-JS"), deck="beer-6H").end("A"),
        [
            "turn seat=1",
            "flipped seat=1 cards=('beer-6H',) why=jail",
            "checked seat=1 why=jail card=beer-6H good=True",
            "discarded seat=1 card=jail-JS why=jail",
            "freed seat=1 card=jail-JS",
            "drew seat=1 count=2 why=phase",
        ],
    ),
    "a prisoner who stays in jail": (
        lambda: table(players=4, B=who(play="jail-JS"), deck="bang-2C").end("A"),
        [
            "turn seat=1",
            "flipped seat=1 cards=('bang-2C',) why=jail",
            "checked seat=1 why=jail card=bang-2C good=False",
            "discarded seat=1 card=jail-JS why=jail",
            "skipped seat=1 card=jail-JS",
            "turn seat=2",
            "drew seat=2 count=2 why=phase",
        ],
    ),
    "dynamite that explodes": (
        lambda: table(players=4, B=who(play="dynamite"), deck="missed-2S").end("A"),
        [
            "turn seat=1",
            "flipped seat=1 cards=('missed-2S',) why=dynamite",
            "checked seat=1 why=dynamite card=missed-2S good=True",
            "discarded seat=1 card=dynamite-2H why=dynamite",
            "exploded seat=1 card=dynamite-2H",
            "wounded seat=1 points=3 by=None life=1 why=dynamite",
            "drew seat=1 count=2 why=phase",
        ],
    ),
    "dynamite that goes on": (
        lambda: table(players=4, B=who(play="dynamite"), deck="beer-6H").end("A"),
        [
            "turn seat=1",
            "flipped seat=1 cards=('beer-6H',) why=dynamite",
            "checked seat=1 why=dynamite card=beer-6H good=False",
            "passed-on seat=1 to=2 card=dynamite-2H",
            "drew seat=1 count=2 why=phase",
        ],
    ),
    "excess cards": (
        lambda: table(players=4, A=who("bang-2C bang-3C", life=1)).end("A").answer("A", "bang-2C"),
        [
            "discarded seat=0 card=bang-2C why=excess",
            "turn seat=1",
            "drew seat=1 count=2 why=phase",
        ],
    ),
    "bart cassidy": (
        lambda: table(players=4, A="bang-2C", B=who(character="bart-cassidy")).play(
            "A", "bang", at="B"
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "wounded seat=1 points=1 by=0 life=3 why=bang",
            "drew seat=1 count=1 why=bart-cassidy",
        ],
    ),
    "black jack": (
        lambda: table(players=4, B=who(character="black-jack"), deck="bang-2C beer-6H").end("A"),
        [
            "turn seat=1",
            "drew seat=1 count=2 why=phase",
            "showed seat=1 card=beer-6H",
            "drew seat=1 count=1 why=black-jack",
        ],
    ),
    "el gringo": (
        lambda: table(players=4, A="bang-2C bang-3C", B=who(character="el-gringo")).play(
            "A", "bang-2C", at="B"
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "wounded seat=1 points=1 by=0 life=3 why=bang",
            "took seat=1 victim=0 place=hand why=el-gringo",
        ],
    ),
    "jesse jones": (
        lambda: (
            table(players=4, A="bang-2C", B=who(character="jesse-jones"))
            .end("A")
            .do("B", "take at 0")
        ),
        [
            "turn seat=1",
            "took seat=1 victim=0 place=hand why=jesse-jones",
            "drew seat=1 count=1 why=phase",
        ],
    ),
    "jourdonnais": (
        lambda: (
            table(players=4, A="bang-2C", B=who(character="jourdonnais"), deck="beer-6H")
            .play("A", "bang", at="B")
            .use("B", "jourdonnais")
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "flipped seat=1 cards=('beer-6H',) why=jourdonnais",
            "checked seat=1 why=jourdonnais card=beer-6H good=True",
            "dodged seat=1 card=jourdonnais left=0",
        ],
    ),
    "kit carlson": (
        lambda: table(players=4, B=who(character="kit-carlson")).end("A").do("B", "return for 2"),
        [
            "turn seat=1",
            "looked seat=1 count=3",
            "returned seat=1",
            "drew seat=1 count=2 why=phase",
        ],
    ),
    "lucky duke": (
        lambda: (
            table(
                players=4,
                A="bang-2C",
                B=who(character="lucky-duke", play="barrel-QS"),
                deck="bang-3C beer-6H",
            )
            .play("A", "bang", at="B")
            .use("B", "barrel-QS")
            .answer("B", "beer-6H")
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "flipped seat=1 cards=('bang-3C', 'beer-6H') why=barrel",
            "counted seat=1 card=beer-6H at=1 why=barrel",
            "checked seat=1 why=barrel card=beer-6H good=True",
            "dodged seat=1 card=barrel-QS left=0",
        ],
    ),
    "pedro ramirez": (
        lambda: (
            table(players=4, B=who(character="pedro-ramirez"), discard="saloon")
            .end("A")
            .do("B", "take saloon-5H")
        ),
        ["turn seat=1", "took-discard seat=1 card=saloon-5H", "drew seat=1 count=1 why=phase"],
    ),
    "sid ketchum": (
        lambda: table(players=4, A=who("bang-2C bang-3C", character="sid-ketchum", life=3)).use(
            "A", "sid-ketchum", "bang-3C"
        ),
        [
            "discarded seat=0 card=bang-3C why=trade",
            "discarded seat=0 card=bang-2C why=trade",
            "healed seat=0 points=1 life=4 why=sid-ketchum",
        ],
    ),
    "suzy lafayette": (
        lambda: table(players=4, A=who("bang-2C", character="suzy-lafayette")).play(
            "A", "bang", at="B"
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "wounded seat=1 points=1 by=0 life=3 why=bang",
            "drew seat=0 count=1 why=suzy-lafayette",
        ],
    ),
    "slab the killer": (
        lambda: (
            table(players=4, A=who("bang-2C", character="slab-the-killer"), B="missed-2S missed-3S")
            .play("A", "bang", at="B")
            .answer("B", "missed-2S")
            .answer("B", "missed-3S")
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=2",
            "played seat=1 card=missed-2S at=None on=None like=missed",
            "dodged seat=1 card=missed-2S left=1",
            "played seat=1 card=missed-3S at=None on=None like=missed",
            "dodged seat=1 card=missed-3S left=0",
        ],
    ),
    "calamity janet": (
        lambda: table(players=4, A=who("missed-2S", character="calamity-janet")).play(
            "A", "missed", at="B"
        ),
        [
            "played seat=0 card=missed-2S at=1 on=None like=bang",
            "shot by=0 at=1 card=missed-2S need=1",
            "wounded seat=1 points=1 by=0 life=3 why=bang",
        ],
    ),
    "vulture sam": (
        lambda: (
            table(
                players=4,
                A="bang-2C",
                B=who("beer-6H", life=1, role="renegade", play="scope"),
                C=who(character="vulture-sam"),
            )
            .play("A", "bang", at="B")
            .passes("B", "B")
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "wounded seat=1 points=1 by=0 life=0 why=bang",
            "dying seat=1 need=1",
            "out seat=1 role=renegade by=0",
            "took seat=2 victim=1 place=play card=scope-AS why=vulture-sam",
            "took seat=2 victim=1 place=hand why=vulture-sam",
        ],
    ),
    "a reward": (
        lambda: (
            table(players=4, A="bang-2C", B=who("beer-6H", life=1, role="outlaw"))
            .play("A", "bang", at="B")
            .passes("B", "B")
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "wounded seat=1 points=1 by=0 life=0 why=bang",
            "dying seat=1 need=1",
            "out seat=1 role=outlaw by=0",
            "discarded seat=1 card=beer-6H why=order",
            "reward seat=0 count=3 victim=1",
            "drew seat=0 count=3 why=reward",
        ],
    ),
    "a penalty": (
        lambda: table(
            players=4, A=who("bang-2C bang-3C", play="mustang-8H"), B=who(life=1, role="deputy")
        ).play("A", "bang-2C", at="B"),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "wounded seat=1 points=1 by=0 life=0 why=bang",
            "dying seat=1 need=1",
            "out seat=1 role=deputy by=0",
            "penalty seat=0",
            "discarded seat=0 card=mustang-8H why=penalty",
            "discarded seat=0 card=bang-3C why=penalty",
        ],
    ),
    "a last chance": (
        lambda: (
            table(players=4, A="bang-2C", B=who("beer-6H", life=1))
            .play("A", "bang", at="B")
            .passes("B")
            .play("B", "beer")
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "wounded seat=1 points=1 by=0 life=0 why=bang",
            "dying seat=1 need=1",
            "played seat=1 card=beer-6H at=None on=None like=beer",
            "healed seat=1 points=1 life=1 why=beer",
        ],
    ),
    "a reshuffled discard pile": (
        lambda: table(
            players=4, A="stagecoach-9S", deck="bang-2C bang-3C", discard="beer-6H", only=True
        ).play("A", "stagecoach"),
        [
            "played seat=0 card=stagecoach-9S at=None on=None like=stagecoach",
            "reshuffled count=2",
            "drew seat=0 count=2 why=stagecoach",
        ],
    ),
    "the victory of the outlaws": (
        lambda: table(
            players=4,
            turn="B",
            A=who(life=1),
            B=who("bang-2C", role="outlaw"),
            C=who(role="renegade"),
            D=who(role="outlaw"),
        ).play("B", "bang", at="A"),
        [
            "played seat=1 card=bang-2C at=0 on=None like=bang",
            "shot by=1 at=0 card=bang-2C need=1",
            "wounded seat=0 points=1 by=1 life=0 why=bang",
            "dying seat=0 need=1",
            "out seat=0 role=sheriff by=1",
            "over winners=(1, 3) why=outlaws roles=('sheriff', 'outlaw', 'renegade', 'outlaw')",
        ],
    ),
    "the victory of the law": (
        lambda: table(players=4, A="bang-2C", B=who(role="outlaw", life=1), out="CD").play(
            "A", "bang", at="B"
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "wounded seat=1 points=1 by=0 life=0 why=bang",
            "dying seat=1 need=1",
            "out seat=1 role=outlaw by=0",
            "reward seat=0 count=3 victim=1",
            "drew seat=0 count=3 why=reward",
            "over winners=(0,) why=law roles=('sheriff', 'outlaw', 'outlaw', 'outlaw')",
        ],
    ),
    "the victory of a renegade": (
        lambda: table(
            players=4, turn="B", A=who(life=1), B=who("bang-2C", role="renegade"), out="CD"
        ).play("B", "bang", at="A"),
        [
            "played seat=1 card=bang-2C at=0 on=None like=bang",
            "shot by=1 at=0 card=bang-2C need=1",
            "wounded seat=0 points=1 by=1 life=0 why=bang",
            "dying seat=0 need=1",
            "out seat=0 role=sheriff by=1",
            "over winners=(1,) why=renegade roles=('sheriff', 'renegade', 'outlaw', 'outlaw')",
        ],
    ),
}


@pytest.mark.parametrize("name", ACTIONS)
def test_each_step_is_announced_with_its_cause_and_its_numbers(name: str) -> None:
    play, announced = ACTIONS[name]
    assert play().announced() == announced
