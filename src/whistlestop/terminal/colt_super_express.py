"""Colt Super Express in text.

            Be>
    +-----+ +-----+ +-----+ +-----+
    |     |-| Ch> |-|<Dj  |-| be> |>
    +--3--+ +--2--+ +--1--+ +-LOC-+

Front is right. The upper line is the roofs. Small letters are stunned.
"""

from __future__ import annotations

from rich.text import Text

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.errors import cut
from whistlestop.games.colt_super_express.parts import CARDS
from whistlestop.games.colt_super_express.state import LOCOMOTIVE, PENDING
from whistlestop.games.colt_super_express.view import BanditView, CarView, TrainView
from whistlestop.rulebook import clauses
from whistlestop.terminal.console import Console, number
from whistlestop.terminal.screen import Screen

WIDTH = 80
_STYLES = {
    "belle": "magenta",
    "cheyenne": "green",
    "django": "bright_black",
    "doc": "blue",
    "ghost": "bold",
    "mei": "yellow",
    "tuco": "red",
}


class ColtScreen(Screen):
    view_type = TrainView

    # The table

    def draw(self, view: TrainView) -> Text:
        bandits = [line for each in view.bandits for line in self._bandit(view, each)]
        return self._coloured([*self._train(view), "", *bandits], view)

    def sketch(self, view: TrainView) -> Text:
        return self._coloured(self._train(view), view)

    def _coloured(self, lines: list[str], view: TrainView) -> Text:
        text = Text("\n".join(lines))
        for bandit in view.bandits:
            if bandit.name:
                short = bandit.name[:2]
                text.highlight_regex(
                    rf"<{short}\b|\b{short}>|<{short.title()}\b|\b{short.title()}>",
                    style=_STYLES[bandit.name],
                )
        return text

    def _train(self, view: TrainView) -> list[str]:
        boxes = [self._box(view, car, padding=1) for car in view.train]
        time_car = " )T" if "time-car" in view.expansions else ""
        if sum(len(box[0]) + 1 for box in boxes) + len(time_car) > WIDTH:
            boxes = [self._box(view, car, padding=0) for car in view.train]
            time_car = time_car.strip()
        roof, top, inside, bottom = zip(*boxes, strict=True)
        return [
            " ".join(roof).rstrip(),
            " ".join(top),
            "-".join(inside) + ">" + time_car,
            " ".join(bottom),
        ]

    def _box(self, view: TrainView, car: CarView, *, padding: int) -> tuple[str, str, str, str]:
        roof, inside = (
            " ".join(self._token(view.bandits[seat]) for seat in floor)
            for floor in (car.roof, car.inside)
        )
        name = str(car.number)
        if car.number == LOCOMOTIVE:
            name = self.texts.say("colt-locomotive-short")
        width = max(len(roof), len(inside), 3) + 2 * padding
        edge = "+" + "-" * width + "+"
        return (
            f" {roof.center(width)} ",
            edge,
            f"|{inside.center(width)}|",
            "+" + name.center(width, "-") + "+",
        )

    def _token(self, bandit: BanditView) -> str:
        name = bandit.name[:2] if bandit.stunned else bandit.name[:2].title()
        return f"{name}>" if bandit.facing == "front" else f"<{name}"

    def _bandit(self, view: TrainView, bandit: BanditView) -> list[str]:
        say = self.texts.say
        name = self._name(bandit) if bandit.name else "?"
        marks = [say("colt-treasures", count=len(bandit.treasures))]
        values = [f"${value}" for value in bandit.treasures if value is not None]
        if bandit.status in ("out", PENDING):
            marks.append(say(f"colt-status-{bandit.status}"))
        if bandit.stunned:
            marks.append(say("colt-status-stunned"))
        if view.first == bandit.seat:
            marks.append(say("colt-first-mark"))
        mine = "*" if view.seat == bandit.seat else " "
        short = bandit.name[:2].title()
        player = self.players[bandit.seat][:16]
        start = f"{mine} {short:2} {name:9} {player:16} "
        worth = f" ({', '.join(values)})" if values else ""
        lines = [start + " · ".join([marks[0] + worth, *marks[1:]])]
        if len(lines[0]) > WIDTH:
            lines = [start + " · ".join(marks), "    " + worth]
        if bandit.revealed:
            lines.append(f"     {self._cards(bandit.revealed)}{' +?' * bandit.face_down}")
        return lines

    def _name(self, bandit: BanditView) -> str:
        return self.texts.say(f"colt-bandit-{bandit.name}")

    def _cards(self, cards: tuple[str, ...] | list[str]) -> str:
        return ", ".join(self.texts.say(f"colt-card-{card}") for card in cards)

    # Asking

    def answer(self, ask: Ask, view: TrainView, console: Console) -> Answer:
        if ask.kind == "bandit":
            return self._ask_bandit(ask, view, console)
        return self._ask_scheme(ask, view, console)

    def _ask_bandit(self, ask: Ask, view: TrainView, console: Console) -> Answer:
        say = self.texts.say
        console.say(say("colt-ask-bandit"), style="bold")
        names = [answer.cards[0] for answer in ask.answers]
        titles = [say(f"colt-bandit-{name}") for name in names]
        self._menu(titles, console)
        console.say(say("terminal-keys-pick"), style="dim")
        while True:
            word = console.read("> ")
            if word == "?":
                self._explain_all(_words(view), console)
                console.say(say("terminal-keys-pick"), style="dim")
                continue
            choice = _choice(word, names, titles)
            if choice is not None:
                return ask.answers[choice]
            console.say(say("terminal-not-understood", text=cut(word)))

    def _ask_scheme(self, ask: Ask, view: TrainView, console: Console) -> Answer:
        """The scheme is built up card by card; nothing is sent before it is confirmed."""
        say = self.texts.say
        bandit = view.bandits[ask.seat]
        console.say(
            say("colt-ask-scheme", bandit=self._name(bandit), round=view.round), style="bold"
        )
        titles = [say(f"colt-card-{card}") for card in view.hand]
        self._menu(titles, console)
        console.say(say("terminal-keys-scheme"), style="dim")
        scheme: list[str] = []
        while True:
            if scheme:
                console.say(say("colt-scheme-so-far", cards=self._cards(scheme)))
            if len(scheme) == 3:
                console.say(say("colt-confirm"))
            word = console.read("> ")
            if word.startswith("?"):
                words = _words(view)
                titles = [self._title(each) for each in words]
                choice = _choice(word[1:].strip(), list(words), titles)
                if choice is None:
                    self._explain_all(_words(view), console)
                    console.say(say("terminal-more-rules"), style="dim")
                else:
                    self._explain(words[choice], console)
            elif word == "u":
                scheme = scheme[:-1]
            elif word == "" and len(scheme) == 3:
                return Answer("scheme", tuple(scheme))
            else:
                self._add_cards(word, scheme, view.hand, console)

    def _add_cards(
        self, word: str, scheme: list[str], hand: tuple[str, ...], console: Console
    ) -> None:
        """Add what was typed, such as `2`, `fire` or `134`, to the scheme: all of it or nothing."""
        stack = scheme[:]
        for each in word if word.isdecimal() else [word]:
            problem = self._add_card(each, stack, hand)
            if problem is not None:
                console.say(problem)
                return
        scheme[:] = stack

    def _add_card(self, word: str, stack: list[str], hand: tuple[str, ...]) -> str | None:
        """Add one; what is wrong with it, if anything is."""
        say = self.texts.say
        titles = [say(f"colt-card-{card}") for card in hand]
        choice = _choice(word, list(hand), titles)
        if not word:
            return say("colt-more-cards", count=3 - len(stack))
        if choice is None:
            return say("terminal-not-understood", text=cut(word))
        if hand[choice] in stack:
            return say("colt-already", card=titles[choice])
        if len(stack) == 3:
            return say("colt-stack-full")
        stack.append(hand[choice])
        return None

    def _menu(self, titles: list[str], console: Console) -> None:
        console.say("   ".join(f"{at} {title}" for at, title in enumerate(titles, 1)))

    def _explain_all(self, words: tuple[str, ...], console: Console) -> None:
        """Every card in our words, with its first rule."""
        for word in words:
            self._explain(word, console, most=1)
        console.say(self.texts.say("colt-legend"))

    def _title(self, word: str) -> str:
        return self.texts.say(_text_id(word))

    def _explain(self, word: str, console: Console, most: int = 99) -> None:
        say = self.texts.say
        console.say(f"{self._title(word)}: {say(_text_id(word) + '.about')}", style="bold")
        rules = [clause for clause in clauses("COLT") if word in clause.about]
        for clause in rules[:most]:
            console.say(say("terminal-rule", id=clause.id, rule=clause.rule), indent=2)


def _text_id(word: str) -> str:
    return f"colt-card-{word}" if word in CARDS else f"colt-word-{word}"


def _words(view: TrainView) -> tuple[str, ...]:
    """What there is to explain at this table."""
    return (*view.hand, "stunned", *(each for each in view.expansions if each not in CARDS))


def _choice(word: str, names: list[str], titles: list[str]) -> int | None:
    """The one that was meant, by its number or by the beginning of its name."""
    chosen = number(word, len(names))
    if chosen is not None:
        return chosen - 1
    found = [
        at
        for at, (name, title) in enumerate(zip(names, titles, strict=True))
        if word and (name.startswith(word.lower()) or title.lower().startswith(word.lower()))
    ]
    return found[0] if len(found) == 1 else None


SCREEN = ColtScreen
