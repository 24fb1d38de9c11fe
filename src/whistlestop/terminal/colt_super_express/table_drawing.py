"""The train of Colt Super Express, drawn as text.

            Be>
    +-----+ +-----+ +-----+ +-----+
    |     |-| Ch> |-|<Dj  |-| be> |>
    +--3--+ +--2--+ +--1--+ +-LOC-+

The front is on the right. The upper line shows the roofs. Small letters show a stunned bandit.
"""

from __future__ import annotations

from rich.text import Text

from whistlestop.games.colt_super_express.state import LOCOMOTIVE, PENDING
from whistlestop.games.colt_super_express.view import BanditView, CarView, TrainView
from whistlestop.terminal.colt_super_express.names import Names
from whistlestop.terminal.layout import WIDTH

_STYLES = {
    "belle": "magenta",
    "cheyenne": "green",
    "django": "bright_black",
    "doc": "blue",
    "ghost": "bold",
    "mei": "yellow",
    "tuco": "red",
}


class TableDrawing:
    """A drawing of the train and the bandits, in full or as a sketch."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.say = names.say

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
            name = self.say("colt-locomotive-short")
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
        say = self.say
        name = self.names.bandit(bandit) if bandit.name else "?"
        marks = [say("colt-treasures", count=len(bandit.treasures))]
        values = [f"${value}" for value in bandit.treasures if value is not None]
        if bandit.status in ("out", PENDING):
            marks.append(say(f"colt-status-{bandit.status}"))
        if bandit.stunned:
            marks.append(say("colt-status-stunned", bandit=name))
        if view.first == bandit.seat:
            marks.append(say("colt-first-mark"))
        mine = "*" if view.seat == bandit.seat else " "
        short = bandit.name[:2].title()
        player = self.names.players[bandit.seat][:16]
        start = f"{mine} {short:2} {name:9} {player:16} "
        worth = f" ({', '.join(values)})" if values else ""
        lines = [start + " · ".join([marks[0] + worth, *marks[1:]])]
        if len(lines[0]) > WIDTH:
            lines = [start + " · ".join(marks), "    " + worth]
        if bandit.revealed:
            lines.append(f"     {self.names.cards(bandit.revealed)}{' +?' * bandit.face_down}")
        return lines
