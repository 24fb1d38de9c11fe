"""The table of Train Heist, drawn as text: the train from the side, the map from above.

                               @1
    +-------+      +-------+      +-------+      +-------+      +-------+
    |       |      |  @3   |      |       |  $   |  @2   |      |       |
    +---1---+======+---2---+======+---A---+======+---B---+======+---C---+======

The front is on the left; $ is the Sheriff. On the map each space has its name, and cars are in
brackets.
"""

from __future__ import annotations

from rich.text import Text

from whistlestop.games.train_heist.view import CowboyView, SquareView, SwitchView, TableView
from whistlestop.terminal.layout import wrapped
from whistlestop.terminal.train_heist.board_drawing import coloured, map_lines, train_lines
from whistlestop.terminal.train_heist.names import Names

_KNOTS = 3  # knots of the noose


class TableDrawing:
    """A drawing of the table, in full or as a sketch."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.say = names.say

    def draw(self, view: TableView) -> Text:
        say = self.say
        lines = ["", *wrapped(self._headline(view)), *wrapped(" · ".join(self._meters(view)))]
        lines += ["", say("heist-terminal-train"), *train_lines(view), *self._train(view)]
        lines += ["", say("heist-terminal-map"), *map_lines(view), ""]
        lines += [line for each in self._neighbours(view) for line in wrapped(_capital(each))]
        for each in (*self._map(view), *self._preview(view)):
            lines += wrapped(_capital(each))
        lines.append("")
        for cowboy in view.cowboys:
            lines += self._cowboy(view, cowboy)
        if view.wanted:
            lines.append("")
            lines += wrapped(say("heist-sees-wanted", cards=self._missions(view)))
        return coloured(lines)

    def draw_without_map(self, view: TableView) -> Text:
        """Draw the table for a low screen: everything but the map, and no empty squares."""
        lines = [*wrapped(self._headline(view)), *wrapped(" · ".join(self._meters(view)))]
        lines += [*train_lines(view), *self._train(view, empty=False)]
        for each in (*self._neighbours(view), *self._preview(view)):
            lines += wrapped(_capital(each))
        for cowboy in view.cowboys:
            lines += self._cowboy(view, cowboy)
        return coloured(lines)

    def draw_small(self, view: TableView) -> Text:
        """Draw the table for a small screen: the train, its next run, and the viewer's cowboys."""
        lines = [*wrapped(self._headline(view)), *train_lines(view)]
        for each in self._preview(view):
            lines += wrapped(_capital(each))
        for cowboy in view.cowboys:
            if view.seat in (None, cowboy.seat):
                lines += self._cowboy(view, cowboy)
        return coloured(lines)

    def sketch(self, view: TableView) -> Text:
        cars = self.say("heist-sees-train", places=self.names.spots(view, view.cars))
        return coloured([*train_lines(view), *wrapped(cars)])

    def _headline(self, view: TableView) -> str:
        say = self.say
        if view.over:
            return self.names.over(view.why)
        if view.turn is None:
            return say("train-heist")
        left = say("heist-actions-left", count=view.actions)
        return say("heist-sees-turn", cowboy=self.names.who(view, view.turn), actions=left)

    def _meters(self, view: TableView) -> list[str]:
        say = self.say
        meters = [
            say("heist-meter-speed", speed=view.speed),
            say("heist-meter-noose", left=_KNOTS - view.hangman),
            say("heist-meter-events", count=view.events_left),
            say("heist-meter-bullets", count=view.bullets),
            say("heist-meter-deck", count=view.deck),
            say("heist-meter-discard", count=len(view.discard)),
            say("heist-meter-sack", count=view.sack),
        ]
        if view.mode != "versus":
            meters.insert(0, say("heist-meter-points", points=view.points, goal=view.goal or 0))
        if view.level:
            meters.insert(1, say("heist-level", level=say(f"heist-level-{view.level}")))
        return meters

    def _train(self, view: TableView, *, empty: bool = True) -> list[str]:
        """Return the lines about the loot in its squares, the top tile first."""
        return [
            line
            for each in view.squares
            if each.tiles or empty
            for line in wrapped(_capital(self._square(view, each)))
        ]

    def _square(self, view: TableView, square: SquareView) -> str:
        """Return a sentence about the loot in a square, which says which tile is on top."""
        say, names = self.say, self.names
        name, *tiles = names.square(square.name), *square.tiles[::-1]
        if len(tiles) > 1:
            top, rest = names.tile(view, tiles[0]), names.tiles(view, tiles[1:])
            return say("heist-terminal-stack", square=name, top=top, rest=rest)
        shown = names.tiles(view, tiles) or say("heist-sees-empty")
        return say("heist-sees-square", square=name, tiles=shown)

    def _map(self, view: TableView) -> list[str]:
        """Return sentences about things that the map does not show.

        These are switches, towns, horses and closed spaces.
        """
        say, names = self.say, self.names
        lines = [self._switch(view, each) for each in view.switches]
        for town in view.towns:
            tiles = names.tiles(view, town.tiles) or say("heist-sees-nothing")
            lines.append(say("heist-sees-town", town=names.town(town.letter), tiles=tiles))
        lines += [
            say(
                "heist-sees-horse",
                horse=names.horse(horse.number),
                place=names.spot(view, horse.space),
                riders="some" if horse.riders else "none",
                who=names.all_of(view, horse.riders),
            )
            for horse in view.horses
            if horse.space is not None
        ]
        if view.territory:
            lines.append(say("heist-sees-territory", places=names.spots(view, view.territory)))
        return lines

    def _switch(self, view: TableView, switch: SwitchView) -> str:
        place = self.names.spot(view, switch.space)
        if switch.way is not None:
            way = self.names.spot(view, switch.way)
            return self.say("heist-switch-way", place=place, way=way)
        return self.say("heist-switch", place=place, colour=switch.colour or "none")

    def _neighbours(self, view: TableView) -> list[str]:
        """Return a sentence for each of the viewer's cowboys: the places next to the cowboy."""
        names = self.names
        places = [each.place for each in view.cowboys if each.seat == view.seat and not each.jailed]
        return [
            self.say(
                "heist-terminal-neighbours",
                place=names.spot(view, each),
                places=names.neighbours(view, each),
            )
            for each in dict.fromkeys(places)
        ]

    def _preview(self, view: TableView) -> list[str]:
        """Return a sentence about the run of the train at the end of this turn."""
        run, say, names = view.preview, self.say, self.names
        if run is None or view.over:
            return []
        path = " > ".join(names.spot(view, each.space) for each in run.steps)
        told = [say("heist-preview", places=path)] if path else []
        if not path and not run.derails:
            told.append(say("heist-preview-none"))
        if any(each.edge for each in run.steps):
            told.append(say("heist-preview-edge"))
        if any(each.tunnel for each in run.steps):
            told.append(say("heist-preview-tunnel"))
        if run.events:
            told.append(say("heist-preview-events", count=run.events))
        waiting = {each.letter: len(each.tiles) for each in view.towns}
        told += [
            say("heist-preview-town", town=names.town(each.town), count=waiting[each.town])
            for each in run.steps
            if each.town is not None
        ]
        if run.flat:
            told.append(say("heist-preview-flat", cowboys=names.all_of(view, run.flat)))
        if run.horses_lost:
            horses = ", ".join(names.horse(each) for each in run.horses_lost)
            told.append(say("heist-preview-horses", horses=horses))
        if run.caught:
            told.append(say("heist-preview-caught", cowboys=names.all_of(view, run.caught)))
        if run.derails:
            told.append(say("heist-preview-derails"))
        return [" ".join(told)]

    def _cowboy(self, view: TableView, cowboy: CowboyView) -> list[str]:
        say, names = self.say, self.names
        turn = ">" if view.turn == cowboy.number else " "
        mine = "*" if view.seat == cowboy.seat else " "
        marks = [names.spot(view, cowboy.place), *self._marks(view, cowboy)]
        name = names.who(view, cowboy.number)
        head = f"{turn}{mine} @{cowboy.number + 1} {name}: {', '.join(marks)}"
        known = [say("heist-sees-hand", cards=names.cards(cowboy.hand) or say("heist-nothing"))]
        if cowboy.loot:
            known.append(say("heist-sees-loot", tiles=names.tiles(view, cowboy.loot)))
        return [*wrapped(head), *wrapped(" ".join(known), "      ")]

    def _marks(self, view: TableView, cowboy: CowboyView) -> list[str]:
        say, marks = self.say, []
        if cowboy.jailed:
            marks.append(say("heist-mark-jailed"))
        if cowboy.lying:
            marks.append(say("heist-mark-flat"))
        if cowboy.horse is not None:
            marks.append(say("heist-mark-mounted", horse=self.names.horse(cowboy.horse)))
        if cowboy.bullets:
            marks.append(say("heist-mark-bullets", count=cowboy.bullets))
        if view.mode == "versus":
            marks.append(say("heist-mark-points", count=cowboy.points, left=cowboy.counters))
        return marks

    def _missions(self, view: TableView) -> str:
        say = self.say
        return " ".join(
            f"{say(f'heist-wanted-{each}')} ({say(f'heist-wanted-{each}.mission')})"
            for each in view.wanted
        )


def _capital(text: str) -> str:
    """Begin a sentence with a capital letter."""
    return text[:1].upper() + text[1:]
