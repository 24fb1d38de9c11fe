"""The events of Gold Rush in order, with their causes and their numbers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tables.bang import Bench, rush, who

ACTIONS: dict[str, tuple[Callable[[], Bench], list[str]]] = {
    "shot": (
        lambda: rush(
            players=4,
            A=who(nuggets=1),
            B=who(life=3),
            display="shot-1 bottle-1 pardner-1",
            equipment="rhum-1",
        ).buy("A", "shot", at="B"),
        [
            "paid-nuggets seat=0 count=1 total=0 why=shot",
            "bought seat=0 card=shot-1 price=1 at=1",
            "displayed card=rhum-1",
            "healed seat=1 points=1 life=4 why=shot",
        ],
    ),
    "bottle as bang": (
        lambda: (
            rush(players=4, A=who(nuggets=2), display="bottle-1", equipment="rhum-1")
            .buy("A", "bottle")
            .like("A", "bang", at="B")
        ),
        [
            "paid-nuggets seat=0 count=2 total=0 why=bottle",
            "bought seat=0 card=bottle-1 price=2 at=None",
            "displayed card=rhum-1",
            "used-as seat=0 card=bottle-1 like=bang at=1",
            "shot by=0 at=1 card=bottle-1 need=1",
            "wounded seat=1 points=1 by=0 life=3 why=bottle",
            "gained-nuggets seat=0 count=1 total=1 why=bottle",
        ],
    ),
    "bottle as panic": (
        lambda: (
            rush(players=4, A=who(nuggets=2), B="beer-6H", display="bottle-1", equipment="rhum-1")
            .buy("A", "bottle")
            .like("A", "panic", at="B", on="hand")
        ),
        [
            "paid-nuggets seat=0 count=2 total=0 why=bottle",
            "bought seat=0 card=bottle-1 price=2 at=None",
            "displayed card=rhum-1",
            "used-as seat=0 card=bottle-1 like=panic at=1",
            "took seat=0 victim=1 place=hand why=bottle",
        ],
    ),
    "bottle as beer": (
        lambda: (
            rush(players=4, A=who(nuggets=2, life=3), display="bottle-1", equipment="rhum-1")
            .buy("A", "bottle")
            .like("A", "beer")
        ),
        [
            "paid-nuggets seat=0 count=2 total=0 why=bottle",
            "bought seat=0 card=bottle-1 price=2 at=None",
            "displayed card=rhum-1",
            "used-as seat=0 card=bottle-1 like=beer at=None",
            "healed seat=0 points=1 life=4 why=bottle",
        ],
    ),
    "pardner as duel": (
        lambda: (
            rush(players=4, A=who(nuggets=2), display="pardner-1", equipment="rhum-1")
            .buy("A", "pardner")
            .like("A", "duel", at="B")
        ),
        [
            "paid-nuggets seat=0 count=2 total=0 why=pardner",
            "bought seat=0 card=pardner-1 price=2 at=None",
            "displayed card=rhum-1",
            "used-as seat=0 card=pardner-1 like=duel at=1",
            "wounded seat=1 points=1 by=0 life=3 why=pardner",
            "gained-nuggets seat=0 count=1 total=1 why=pardner",
        ],
    ),
    "pardner as cat balou": (
        lambda: (
            rush(
                players=4,
                A=who(nuggets=2),
                B=who(play="scope"),
                display="pardner-1",
                equipment="rhum-1",
            )
            .buy("A", "pardner")
            .like("A", "cat-balou", at="B", on="scope")
        ),
        [
            "paid-nuggets seat=0 count=2 total=0 why=pardner",
            "bought seat=0 card=pardner-1 price=2 at=None",
            "displayed card=rhum-1",
            "used-as seat=0 card=pardner-1 like=cat-balou at=1",
            "discarded seat=1 card=scope-AS why=pardner",
        ],
    ),
    "pardner as general store": (
        lambda: (
            rush(
                players=4,
                A=who(nuggets=2),
                out="CD",
                deck="bang-2C bang-3C",
                display="pardner-1",
                equipment="rhum-1",
            )
            .buy("A", "pardner")
            .like("A", "general-store")
            .do("A", "take bang-3C")
        ),
        [
            "paid-nuggets seat=0 count=2 total=0 why=pardner",
            "bought seat=0 card=pardner-1 price=2 at=None",
            "displayed card=rhum-1",
            "used-as seat=0 card=pardner-1 like=general-store at=None",
            "store seat=0 cards=('bang-2C', 'bang-3C')",
            "took-store seat=0 card=bang-3C",
            "took-store seat=1 card=bang-2C",
        ],
    ),
    "gold rush": (
        lambda: rush(
            players=4, A=who(nuggets=5, life=2), display="gold-rush", equipment="rhum-1"
        ).buy("A", "gold-rush"),
        [
            "paid-nuggets seat=0 count=5 total=0 why=gold-rush",
            "bought seat=0 card=gold-rush price=5 at=None",
            "displayed card=rhum-1",
            "another-turn seat=0",
            "healed seat=0 points=2 life=4 why=gold-rush",
            "turn seat=0",
            "drew seat=0 count=2 why=phase",
        ],
    ),
    "rhum": (
        lambda: rush(
            players=4,
            A=who(nuggets=3, life=1),
            deck="bang-2C bang-2D beer-6H bang-3C",
            display="rhum-1",
            equipment="rhum-2",
        ).buy("A", "rhum"),
        [
            "paid-nuggets seat=0 count=3 total=0 why=rhum",
            "bought seat=0 card=rhum-1 price=3 at=None",
            "displayed card=rhum-2",
            "flipped seat=0 cards=('bang-2C', 'bang-2D', 'beer-6H', 'bang-3C') why=rhum",
            "healed seat=0 points=3 life=4 why=rhum",
        ],
    ),
    "union pacific": (
        lambda: rush(players=4, A=who(nuggets=4), display="union-pacific", equipment="rhum-1").buy(
            "A", "union-pacific"
        ),
        [
            "paid-nuggets seat=0 count=4 total=0 why=union-pacific",
            "bought seat=0 card=union-pacific price=4 at=None",
            "displayed card=rhum-1",
            "drew seat=0 count=4 why=union-pacific",
        ],
    ),
    "calumet": (
        lambda: rush(players=4, A="bang-2D", B=who(gear="calumet")).play("A", "bang", at="B"),
        ["played seat=0 card=bang-2D at=1 on=None like=bang", "ignored seat=1 card=bang-2D"],
    ),
    "black equipment": (
        lambda: rush(players=4, A=who(nuggets=2), display="wanted-1", equipment="rhum-1").buy(
            "A", "wanted", at="B"
        ),
        [
            "paid-nuggets seat=0 count=2 total=0 why=wanted",
            "bought seat=0 card=wanted-1 price=2 at=1",
            "displayed card=rhum-1",
            "got-equipment seat=1 card=wanted-1",
        ],
    ),
    "wanted": (
        lambda: rush(players=4, A="bang-2C", B=who(gear="wanted", life=1, nuggets=2)).play(
            "A", "bang", at="B"
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "wounded seat=1 points=1 by=0 life=0 why=bang",
            "gained-nuggets seat=0 count=1 total=1 why=bang",
            "dying seat=1 need=1",
            "out seat=1 role=renegade by=0",
            "lost-equipment seat=1 card=wanted-1 by=None",
            "paid-nuggets seat=1 count=2 total=0 why=out",
            "drew seat=0 count=2 why=wanted",
            "gained-nuggets seat=0 count=1 total=2 why=wanted",
        ],
    ),
    "gold pan": (
        lambda: rush(players=4, A=who(gear="gold-pan", nuggets=2)).use("A", "gold-pan"),
        ["paid-nuggets seat=0 count=1 total=1 why=gold-pan", "drew seat=0 count=1 why=gold-pan"],
    ),
    "raddie snake": (
        lambda: rush(players=4, A=who(character="raddie-snake", nuggets=2)).use(
            "A", "raddie-snake"
        ),
        [
            "paid-nuggets seat=0 count=1 total=1 why=raddie-snake",
            "drew seat=0 count=1 why=raddie-snake",
        ],
    ),
    "boots": (
        lambda: rush(players=4, A="bang-2C", B=who(gear="boots")).play("A", "bang", at="B"),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "wounded seat=1 points=1 by=0 life=3 why=bang",
            "gained-nuggets seat=0 count=1 total=1 why=bang",
            "drew seat=1 count=1 why=boots",
        ],
    ),
    "lucky charm": (
        lambda: rush(players=4, A="bang-2C", B=who(gear="lucky-charm")).play("A", "bang", at="B"),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "wounded seat=1 points=1 by=0 life=3 why=bang",
            "gained-nuggets seat=0 count=1 total=1 why=bang",
            "gained-nuggets seat=1 count=1 total=1 why=lucky-charm",
        ],
    ),
    "rucksack": (
        lambda: rush(players=4, A=who(gear="rucksack", nuggets=2, life=3)).use("A", "rucksack"),
        [
            "paid-nuggets seat=0 count=2 total=0 why=rucksack",
            "healed seat=0 points=1 life=4 why=rucksack",
        ],
    ),
    "a forced discard": (
        lambda: rush(players=4, A=who(nuggets=4), B=who(gear="boots")).scrap("A", "boots", at="B"),
        ["paid-nuggets seat=0 count=4 total=0 why=scrap", "lost-equipment seat=1 card=boots by=0"],
    ),
    "a sold beer": (
        lambda: rush(players=4, A="beer-6H").sell("A", "beer"),
        [
            "played seat=0 card=beer-6H at=None on=None like=sold",
            "gained-nuggets seat=0 count=1 total=1 why=beer",
        ],
    ),
    "the penalty of the sheriff": (
        lambda: rush(players=4, A=who("bang-2C", gear="boots"), B=who(life=1, role="deputy")).play(
            "A", "bang", at="B"
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "wounded seat=1 points=1 by=0 life=0 why=bang",
            "gained-nuggets seat=0 count=1 total=1 why=bang",
            "dying seat=1 need=1",
            "out seat=1 role=deputy by=0",
            "penalty seat=0",
            "lost-equipment seat=0 card=boots by=None",
        ],
    ),
    "don bell": (
        lambda: rush(players=4, A=who(character="don-bell"), deck="beer-6H").end("A"),
        [
            "flipped seat=0 cards=('beer-6H',) why=don-bell",
            "checked seat=0 why=don-bell card=beer-6H good=True",
            "another-turn seat=0",
            "turn seat=0",
            "drew seat=0 count=2 why=phase",
        ],
    ),
    "dutch will": (
        lambda: (
            rush(players=4, B=who(character="dutch-will"), deck="bang-2C bang-3C")
            .end("A")
            .do("B", "discard bang-2C")
        ),
        [
            "turn seat=1",
            "drew seat=1 count=2 why=phase",
            "discarded seat=1 card=bang-2C why=dutch-will",
            "gained-nuggets seat=1 count=1 total=1 why=dutch-will",
        ],
    ),
    "jacky murieta": (
        lambda: rush(players=4, A=who(character="jacky-murieta", nuggets=2)).use(
            "A", "jacky-murieta", at="B"
        ),
        [
            "paid-nuggets seat=0 count=2 total=0 why=jacky-murieta",
            "shot by=0 at=1 card=None need=1",
            "wounded seat=1 points=1 by=0 life=3 why=jacky-murieta",
            "gained-nuggets seat=0 count=1 total=1 why=jacky-murieta",
        ],
    ),
    "josh mccloud finds brown": (
        lambda: rush(
            players=4, A=who(character="josh-mccloud", nuggets=2), equipment="union-pacific"
        ).use("A", "josh-mccloud"),
        [
            "paid-nuggets seat=0 count=2 total=0 why=josh-mccloud",
            "found-equipment seat=0 card=union-pacific",
            "drew seat=0 count=4 why=union-pacific",
        ],
    ),
    "josh mccloud finds black": (
        lambda: (
            rush(players=4, A=who(character="josh-mccloud", nuggets=2), equipment="wanted-1")
            .use("A", "josh-mccloud")
            .do("A", "give wanted-1 at 2")
        ),
        [
            "paid-nuggets seat=0 count=2 total=0 why=josh-mccloud",
            "found-equipment seat=0 card=wanted-1",
            "got-equipment seat=2 card=wanted-1",
        ],
    ),
    "madam yto": (
        lambda: rush(players=4, A=who("beer-6H", life=3), B=who(character="madam-yto")).play(
            "A", "beer"
        ),
        [
            "played seat=0 card=beer-6H at=None on=None like=beer",
            "drew seat=1 count=1 why=madam-yto",
            "healed seat=0 points=1 life=4 why=beer",
        ],
    ),
    "pretty luzena": (
        lambda: rush(
            players=4,
            A=who(character="pretty-luzena", nuggets=3),
            display="boots",
            equipment="rhum-1",
        ).buy("A", "boots", price=2),
        [
            "paid-nuggets seat=0 count=2 total=1 why=boots",
            "bought seat=0 card=boots price=2 at=None",
            "displayed card=rhum-1",
            "got-equipment seat=0 card=boots",
        ],
    ),
    "simeon picos": (
        lambda: rush(players=4, A="bang-2C", B=who(character="simeon-picos")).play(
            "A", "bang", at="B"
        ),
        [
            "played seat=0 card=bang-2C at=1 on=None like=bang",
            "shot by=0 at=1 card=bang-2C need=1",
            "wounded seat=1 points=1 by=0 life=3 why=bang",
            "gained-nuggets seat=0 count=1 total=1 why=bang",
            "gained-nuggets seat=1 count=1 total=1 why=simeon-picos",
        ],
    ),
    "a shadow": (
        lambda: (
            rush(
                players=4,
                shadows=True,
                B=who(role="renegade"),
                C=who(role="outlaw"),
                D=who(role="outlaw"),
                out="B",
                deck="bang-2C bang-3C",
            )
            .end("A")
            .end("B")
        ),
        [
            "came-back seat=1 why=shadow",
            "side seat=1 side=deputy",
            "turn seat=1",
            "drew seat=1 count=2 why=phase",
            "discarded seat=1 card=bang-2C why=shadow",
            "discarded seat=1 card=bang-3C why=shadow",
            "faded seat=1 why=shadow",
            "turn seat=2",
            "drew seat=2 count=2 why=phase",
        ],
    ),
}


@pytest.mark.parametrize("name", ACTIONS)
def test_each_step_is_announced_with_its_cause_and_its_numbers(name: str) -> None:
    play, announced = ACTIONS[name]
    assert play().announced() == announced
