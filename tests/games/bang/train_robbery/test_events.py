"""The events of The Great Train Robbery in order, with their causes and their numbers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tables.bang import Bench, robbery, who

ACTIONS: dict[str, tuple[Callable[[], Bench], list[str]]] = {
    "cactus": (
        lambda: (
            robbery(players=4, A="bang-2C", B=who("cactus", life=3), deck="beer-6H")
            .play("A", "bang", at="B")
            .answer("B", "cactus")
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "played seat=1 card=cactus-7H at=None on=None like=missed",
            "dodged seat=1 card=cactus-7H left=0",
            "flipped seat=1 cards=('beer-6H',) why=cactus",
            "checked seat=1 why=cactus card=beer-6H good=True",
            "healed seat=1 points=1 life=4 why=cactus",
        ],
    ),
    "evaded": (
        lambda: (
            robbery(players=4, A="bang-2C", B="evaded")
            .play("A", "bang", at="B")
            .answer("B", "evaded")
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "played seat=1 card=evaded-QC at=None on=None like=missed",
            "dodged seat=1 card=evaded-QC left=0",
            "took-discard seat=1 card=bang-2C",
        ],
    ),
    "full steam skipped": (
        lambda: robbery(players=4, A="full-steam").play("A", "full-steam").do("A", "skip"),
        [
            "played seat=0 card=full-steam-2S at=None on=None like=full-steam",
            "train-moved by=0 at=5 end=True",
            "full-steam seat=0 times=0",
            "new-line side=leland",
        ],
    ),
    "full steam doubled with ironhorse": (
        lambda: (
            robbery(players=4, A="full-steam", out="CD").play("A", "full-steam").do("A", "double")
        ),
        [
            "played seat=0 card=full-steam-2S at=None on=None like=full-steam",
            "train-moved by=0 at=5 end=True",
            "full-steam seat=0 times=2",
            "shot by=None at=0 card=None need=1",
            "wounded seat=0 points=1 by=None life=3 why=ironhorse",
            "shot by=None at=1 card=None need=1",
            "wounded seat=1 points=1 by=None life=3 why=ironhorse",
            "shot by=None at=0 card=None need=1",
            "wounded seat=0 points=1 by=None life=2 why=ironhorse",
            "shot by=None at=1 card=None need=1",
            "wounded seat=1 points=1 by=None life=2 why=ironhorse",
            "new-line side=leland",
        ],
    ),
    "leland at the end": (
        lambda: (
            robbery(
                players=4,
                A="next-stop-2D",
                out="CD",
                loco=4,
                side="leland",
                deck="bang-2C bang-3C bang-4C",
            )
            .play("A", "next-stop")
            .do("A", "done")
            .do("A", "take bang-3C")
        ),
        [
            "played seat=0 card=next-stop-2D at=None on=None like=next-stop",
            "drew seat=0 count=1 why=next-stop",
            "train-moved by=0 at=5 end=True",
            "store seat=0 cards=('bang-3C', 'bang-4C')",
            "took-store seat=0 card=bang-3C",
            "took-store seat=1 card=bang-4C",
            "new-line side=ironhorse",
        ],
    ),
    "knife revolver": (
        lambda: robbery(players=4, A="knife-revolver", deck="KC").play(
            "A", "knife-revolver", at="B"
        ),
        [
            "played seat=0 card=knife-revolver-5D at=1 on=None like=knife-revolver",
            "flipped seat=0 cards=('missed-KC',) why=knife-revolver",
            "checked seat=0 why=knife-revolver card=missed-KC good=True",
            "took-discard seat=0 card=knife-revolver-5D",
            "shot by=0 at=1 card=knife-revolver-5D need=1",
            "wounded seat=1 points=1 by=0 life=3 why=knife-revolver",
        ],
    ),
    "money bag as bang": (
        lambda: robbery(players=4, A="money-bag", discard="bang-2C").play("A", "money-bag", at="B"),
        [
            "played seat=0 card=money-bag-QC at=1 on=None like=bang",
            "shot by=0 at=1 card=money-bag-QC need=1",
            "wounded seat=1 points=1 by=0 life=3 why=money-bag",
        ],
    ),
    "money bag as beer": (
        lambda: robbery(players=4, A=who("money-bag", life=3), discard="beer-6H").play(
            "A", "money-bag"
        ),
        [
            "played seat=0 card=money-bag-QC at=None on=None like=beer",
            "healed seat=0 points=1 life=4 why=money-bag",
        ],
    ),
    "money bag as beer at full life": (
        lambda: robbery(players=4, A=who("money-bag"), discard="beer-6H").play("A", "money-bag"),
        [
            "played seat=0 card=money-bag-QC at=None on=None like=beer",
            "no-effect seat=0 card=money-bag-QC",
        ],
    ),
    "most wanted": (
        lambda: robbery(
            players=4, A="most-wanted", out="CD", deck="bang-2C bang-3C missed-2S"
        ).play("A", "most-wanted"),
        [
            "played seat=0 card=most-wanted-KS at=None on=None like=most-wanted",
            "drew seat=0 count=1 why=most-wanted",
            "flipped seat=0 cards=('bang-3C',) why=most-wanted",
            "checked seat=0 why=most-wanted card=bang-3C good=False",
            "flipped seat=1 cards=('missed-2S',) why=most-wanted",
            "checked seat=1 why=most-wanted card=missed-2S good=True",
            "wounded seat=1 points=1 by=0 life=3 why=most-wanted",
        ],
    ),
    "next stop": (
        lambda: robbery(players=4, A="next-stop-2D").play("A", "next-stop"),
        [
            "played seat=0 card=next-stop-2D at=None on=None like=next-stop",
            "drew seat=0 count=1 why=next-stop",
            "train-moved by=0 at=2 end=False",
        ],
    ),
    "switch": (
        lambda: robbery(players=4, A=who("switch", play="scope"), B=who(play="mustang-8H")).play(
            "A", "switch", at="B"
        ),
        [
            "played seat=0 card=switch-6H at=1 on=mustang-8H like=switch",
            "exchanged seat=0 card=scope-AS other=1 theirs=mustang-8H",
        ],
    ),
    "train robbery": (
        lambda: (
            robbery(players=4, A="train-robbery-4D", B=who(play="scope mustang-8H"))
            .play("A", "train-robbery", at="B")
            .do("B", "discard scope-AS")
            .do("B", "shot mustang-8H")
        ),
        [
            "played seat=0 card=train-robbery-4D at=1 on=None like=train-robbery",
            "discarded seat=1 card=scope-AS why=train-robbery",
            "shot by=0 at=1 card=train-robbery-4D need=1",
            "wounded seat=1 points=1 by=0 life=3 why=train-robbery",
        ],
    ),
    "water tower": (
        lambda: robbery(players=4, A="water-tower", train="caboose", loco=2).play(
            "A", "water-tower"
        ),
        [
            "played seat=0 card=water-tower-8H at=None on=caboose like=water-tower",
            "equipped seat=0 card=caboose by=0",
        ],
    ),
    "refund": (
        lambda: robbery(players=4, A="cat-balou-KH", B=who("bang-2C", play="refund")).play(
            "A", "cat-balou", at="B", on="hand"
        ),
        [
            "played seat=0 card=cat-balou-KH at=1 on=hand like=cat-balou",
            "discarded seat=1 card=bang-2C why=cat-balou",
            "drew seat=1 count=1 why=refund",
        ],
    ),
    "strongbox": (
        lambda: robbery(players=4, A=who(play="strongbox")).end("A"),
        ["drew seat=0 count=1 why=strongbox", "turn seat=1", "drew seat=1 count=2 why=phase"],
    ),
    "map": (
        lambda: (
            robbery(players=4, B=who(play="map"), deck="bang-2C bang-3C")
            .end("A")
            .do("B", "drop for 1")
        ),
        [
            "turn seat=1",
            "looked seat=1 count=2",
            "discarded seat=1 card=bang-2C why=map",
            "returned seat=1",
            "drew seat=1 count=2 why=phase",
        ],
    ),
    "map kept": (
        lambda: (
            robbery(players=4, B=who(play="map"), deck="bang-2C bang-3C").end("A").do("B", "keep")
        ),
        [
            "turn seat=1",
            "looked seat=1 count=2",
            "returned seat=1",
            "drew seat=1 count=2 why=phase",
        ],
    ),
    "caboose": (
        lambda: (
            robbery(players=4, A="bang-2C", B=who("mustang-8H", play="caboose"))
            .play("A", "bang", at="B")
            .use("B", "caboose", "mustang-8H")
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "discarded seat=1 card=mustang-8H why=caboose",
            "dodged seat=1 card=caboose left=0",
        ],
    ),
    "sleeper car": (
        lambda: robbery(players=4, A=who("mustang-8H", play="sleeper-car")).use(
            "A", "sleeper-car", "mustang-8H", at="B"
        ),
        [
            "discarded seat=0 card=mustang-8H why=sleeper-car",
            "shot by=0 at=1 card=None need=1",
            "wounded seat=1 points=1 by=0 life=3 why=sleeper-car",
        ],
    ),
    "sleeper car in a duel": (
        lambda: (
            robbery(players=4, A="duel-QD", B=who("mustang-8H", play="sleeper-car"))
            .play("A", "duel", at="B")
            .use("B", "sleeper-car", "mustang-8H")
        ),
        [
            "played seat=0 card=duel-QD at=1 on=None like=duel",
            "discarded seat=1 card=mustang-8H why=sleeper-car",
            "fended seat=1 card=sleeper-car by=0",
            "wounded seat=0 points=1 by=None life=3 why=duel",
        ],
    ),
    "baggage car as bang": (
        lambda: (
            robbery(players=4, A=who(play="baggage-car"))
            .use("A", "baggage-car")
            .like("A", "bang", at="B")
        ),
        [
            "discarded seat=0 card=baggage-car why=baggage-car",
            "used-as seat=0 card=baggage-car like=bang at=1",
            "shot by=0 at=1 card=None need=1",
            "wounded seat=1 points=1 by=0 life=3 why=baggage-car",
        ],
    ),
    "baggage car as panic": (
        lambda: (
            robbery(players=4, A=who(play="baggage-car"), B="beer-6H")
            .use("A", "baggage-car")
            .like("A", "panic", at="B", on="hand")
        ),
        [
            "discarded seat=0 card=baggage-car why=baggage-car",
            "used-as seat=0 card=baggage-car like=panic at=1",
            "took seat=0 victim=1 place=hand why=baggage-car",
        ],
    ),
    "baggage car as cat balou": (
        lambda: (
            robbery(players=4, A=who(play="baggage-car"), B=who(play="scope"))
            .use("A", "baggage-car")
            .like("A", "cat-balou", at="B", on="scope")
        ),
        [
            "discarded seat=0 card=baggage-car why=baggage-car",
            "used-as seat=0 card=baggage-car like=cat-balou at=1",
            "discarded seat=1 card=scope-AS why=baggage-car",
        ],
    ),
    "baggage car as missed": (
        lambda: (
            robbery(players=4, A="bang-2C", B=who(play="baggage-car"))
            .play("A", "bang", at="B")
            .use("B", "baggage-car")
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "discarded seat=1 card=baggage-car why=baggage-car",
            "dodged seat=1 card=baggage-car left=0",
        ],
    ),
    "cattle truck": (
        lambda: (
            robbery(players=4, A=who(play="cattle-truck"), discard="beer-6H bang-2C")
            .use("A", "cattle-truck")
            .do("A", "take beer-6H")
        ),
        ["discarded seat=0 card=cattle-truck why=cattle-truck", "took-discard seat=0 card=beer-6H"],
    ),
    "circus wagon": (
        lambda: (
            robbery(
                players=4,
                A=who(play="circus-wagon"),
                B=who(play="scope mustang-8H"),
                C=who(play="volcanic-10S"),
            )
            .use("A", "circus-wagon")
            .do("B", "discard mustang-8H")
        ),
        [
            "discarded seat=0 card=circus-wagon why=circus-wagon",
            "discarded seat=1 card=mustang-8H why=circus-wagon",
            "discarded seat=2 card=volcanic-10S why=circus-wagon",
        ],
    ),
    "coal hopper": (
        lambda: (
            robbery(
                players=4, A=who(play="coal-hopper"), B=who(play="caboose"), C=who(play="mail-car")
            )
            .use("A", "coal-hopper")
            .do("A", "discard caboose at 1")
        ),
        [
            "discarded seat=0 card=coal-hopper why=coal-hopper",
            "drew seat=0 count=1 why=coal-hopper",
            "discarded seat=1 card=caboose why=coal-hopper",
        ],
    ),
    "express car": (
        lambda: robbery(players=4, A=who("bang-2C", play="express-car"), loco=1).use(
            "A", "express-car"
        ),
        [
            "discarded seat=0 card=express-car why=express-car",
            "discarded seat=0 card=bang-2C why=express-car",
            "another-turn seat=0",
            "turn seat=0",
            "train-moved by=0 at=2 end=False",
            "drew seat=0 count=2 why=phase",
        ],
    ),
    "lounge car": (
        lambda: (
            robbery(players=4, A=who(play="lounge-car"), railcars="caboose mail-car", out="CD")
            .use("A", "lounge-car")
            .do("A", "take mail-car")
        ),
        [
            "drew-railcars seat=0 cards=('caboose', 'mail-car')",
            "discarded seat=0 card=lounge-car why=lounge-car",
            "equipped seat=1 card=caboose by=0",
            "equipped seat=0 card=mail-car by=0",
        ],
    ),
    "mail car": (
        lambda: (
            robbery(players=4, A=who(play="mail-car"))
            .use("A", "mail-car")
            .do("A", "give at 1 for 2")
        ),
        [
            "discarded seat=0 card=mail-car why=mail-car",
            "drew seat=0 count=3 why=mail-car",
            "gave seat=0 target=1 why=mail-car",
        ],
    ),
    "passenger car": (
        lambda: (
            robbery(players=4, A=who(play="passenger-car"), C="beer-6H")
            .use("A", "passenger-car")
            .like("A", "panic", at="C", on="hand")
        ),
        [
            "discarded seat=0 card=passenger-car why=passenger-car",
            "took seat=0 victim=2 place=hand why=passenger-car",
        ],
    ),
    "dining car": (
        lambda: robbery(players=4, B=who(play="dining-car", life=3), deck="beer-6H").end("A"),
        [
            "turn seat=1",
            "flipped seat=1 cards=('beer-6H',) why=dining-car",
            "checked seat=1 why=dining-car card=beer-6H good=True",
            "healed seat=1 points=1 life=4 why=dining-car",
            "drew seat=1 count=2 why=phase",
        ],
    ),
    "prisoner car": (
        lambda: robbery(players=4, A="duel-QD", B=who("bang-2C", play="prisoner-car")).play(
            "A", "duel", at="B"
        ),
        ["played seat=0 card=duel-QD at=1 on=None like=duel", "ignored seat=1 card=duel-QD"],
    ),
    "a ghost": (
        lambda: robbery(players=4, A="bang-2C", B=who(play="ghost-car", life=1)).play(
            "A", "bang", at="B"
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "wounded seat=1 points=1 by=0 life=0 why=bang",
            "dying seat=1 need=1",
            "haunts seat=1 why=ghost",
        ],
    ),
    "a ghost without the ghost car": (
        lambda: (
            robbery(players=4, A="bang-2C cat-balou-KH", B=who(play="ghost-car", life=1))
            .play("A", "bang", at="B")
            .play("A", "cat-balou", at="B", on="ghost-car")
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "wounded seat=1 points=1 by=0 life=0 why=bang",
            "dying seat=1 need=1",
            "haunts seat=1 why=ghost",
            "played seat=0 card=cat-balou-KH at=1 on=ghost-car like=cat-balou",
            "discarded seat=1 card=ghost-car why=cat-balou",
            "out seat=1 role=renegade by=None",
        ],
    ),
    "a player who comes back": (
        lambda: (
            robbery(
                players=4, A="bang-2C", out="C", stations="boom-town", train="ghost-car", loco=2
            )
            .board("A", "ghost-car", "bang")
            .do("A", "give ghost-car at 2")
        ),
        [
            "discarded seat=0 card=bang-2C why=boom-town",
            "boarded seat=0 card=ghost-car station=boom-town free=False",
            "came-back seat=2 why=ghost",
            "equipped seat=2 card=ghost-car by=0",
        ],
    ),
    "evan babbit": (
        lambda: (
            robbery(players=4, A="bang-2C", B=who("missed-10C", character="evan-babbit"))
            .play("A", "bang", at="B")
            .use("B", "evan-babbit", "missed-10C", at="C")
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "discarded seat=1 card=missed-10C why=evan-babbit",
            "redirected seat=1 to=2 by=0",
            "wounded seat=2 points=1 by=0 life=3 why=bang",
        ],
    ),
    "jimmy texas": (
        lambda: robbery(players=4, A=who(character="jimmy-texas")).end("A"),
        ["drew seat=0 count=1 why=jimmy-texas", "turn seat=1", "drew seat=1 count=2 why=phase"],
    ),
    "manuelita": (
        lambda: robbery(
            players=4, A="next-stop-2D", B=who(character="manuelita"), out="CD", loco=4
        ).play("A", "next-stop"),
        [
            "played seat=0 card=next-stop-2D at=None on=None like=next-stop",
            "drew seat=0 count=1 why=next-stop",
            "train-moved by=0 at=5 end=True",
            "drew seat=1 count=2 why=manuelita",
        ],
    ),
    "sancho": (
        lambda: robbery(players=4, A=who(character="sancho"), train="caboose", loco=2).board(
            "A", "caboose"
        ),
        [
            "boarded seat=0 card=caboose station=boom-town free=True",
            "equipped seat=0 card=caboose by=0",
        ],
    ),
    "shade o'connor": (
        lambda: (
            robbery(players=4, A="next-stop-2D", B=who("bang-2C", character="shade-oconnor"))
            .play("A", "next-stop")
            .do("B", "discard bang-2C")
        ),
        [
            "played seat=0 card=next-stop-2D at=None on=None like=next-stop",
            "drew seat=0 count=1 why=next-stop",
            "train-moved by=0 at=2 end=False",
            "discarded seat=1 card=bang-2C why=shade-oconnor",
            "drew seat=1 count=1 why=shade-oconnor",
        ],
    ),
    "sgt blaze": (
        lambda: (
            robbery(players=4, A=who("gatling", character="sgt-blaze"), out="D")
            .play("A", "gatling")
            .spares("A", "B")
        ),
        [
            "played seat=0 card=gatling-10H at=None on=None like=gatling",
            "spared seat=1 by=0 what=gatling",
            "shot by=0 at=2 card=gatling-10H need=1",
            "wounded seat=2 points=1 by=0 life=3 why=gatling",
        ],
    ),
    "zippy roy": (
        lambda: robbery(players=4, A=who(character="zippy-roy")).use("A", "zippy-roy"),
        ["train-moved by=0 at=2 end=False"],
    ),
    "a railcar that is paid for": (
        lambda: robbery(
            players=4, A="bang-2C", stations="boom-town", train="caboose", loco=2
        ).board("A", "caboose", "bang"),
        [
            "discarded seat=0 card=bang-2C why=boom-town",
            "boarded seat=0 card=caboose station=boom-town free=False",
            "equipped seat=0 card=caboose by=0",
        ],
    ),
    "a railcar for two cards": (
        lambda: robbery(
            players=4, A="bang-2C bang-3C", stations="virginia-town", train="caboose", loco=2
        ).board("A", "caboose", "bang-3C"),
        [
            "discarded seat=0 card=bang-3C why=virginia-town",
            "discarded seat=0 card=bang-2C why=virginia-town",
            "boarded seat=0 card=caboose station=virginia-town free=False",
            "equipped seat=0 card=caboose by=0",
        ],
    ),
    "a railcar for a life point": (
        lambda: robbery(players=4, stations="tombrock", train="caboose", loco=2).board(
            "A", "caboose"
        ),
        [
            "wounded seat=0 points=1 by=None life=3 why=tombrock",
            "boarded seat=0 card=caboose station=tombrock free=False",
            "equipped seat=0 card=caboose by=0",
        ],
    ),
    "a free advance": (
        lambda: (
            robbery(players=4, A="bang-2C", stations="boom-town", train="caboose")
            .advance("A")
            .board("A", "caboose", "bang-2C")
        ),
        [
            "train-moved by=0 at=2 end=False",
            "discarded seat=0 card=bang-2C why=boom-town",
            "boarded seat=0 card=caboose station=boom-town free=False",
            "equipped seat=0 card=caboose by=0",
        ],
    ),
}


@pytest.mark.parametrize("name", ACTIONS)
def test_each_step_is_announced_with_its_cause_and_its_numbers(name: str) -> None:
    play, announced = ACTIONS[name]
    assert play().announced() == announced
