"""A picture of one moment of a finished match, for a link to it in a chat or on another site.

It is drawn from our own shapes: names, roles, life, and the cars of a train.
"""

from __future__ import annotations

import io
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Final, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.engine.narration import Narration
from whistlestop.engine.picture import Picture, Portrait
from whistlestop.engine.rng import Rng
from whistlestop.locales import Texts
from whistlestop.locales.narration import say_narration, say_words
from whistlestop.wire.field_types import BOT

Font: TypeAlias = ImageFont.FreeTypeFont | ImageFont.ImageFont
Box: TypeAlias = tuple[float, float, float, float]

SIZE: Final = (1200, 630)
_PAPER, _CARD, _INK, _MUTED = "#f6ecd9", "#fffaf0", "#2a1a10", "#6b5544"
_EDGE, _ACCENT, _LIFE, _SPENT = "#b89b77", "#96330f", "#d9a441", "#e6d8bd"
_CAR, _ROOF, _ROOM, _RAIL, _SKY = "#9a4020", "#5a3220", "#f6e3bd", "#5b4636", "#cfe6ea"
_HATS = ("#7a2e12", "#2f6b4f", "#35618e", "#7d5aa6", "#8a6d1c", "#a03a5f", "#3f5a63", "#5c4a2c")
_PIECES: Final = {"green": "#2f6b4f", "yellow": "#c99a1e", "red": "#a3200d", "blue": "#35618e"}
_MARGIN = 48
_LARGER = 2
_FONTS = ("DejaVuSans-Bold.ttf", "DejaVuSans.ttf")  # the usual ones; without them: ASCII only


def draw_moment(match: Match, step: int) -> bytes:
    """Draw the table after this many events, as PNG. A number that is too high means the end."""
    picture, narration = _moment(match, max(0, min(step, len(match.events))))
    texts = Texts("en")
    sketch = _Sketch(texts, _names(match, texts))
    told = "" if narration is None else say_narration(texts, narration, sketch.names, spoken=True)
    return sketch.draw(texts.say(match.game.name), told, picture)


def _moment(match: Match, step: int) -> tuple[Picture, Narration | None]:
    """Play a match again up to a step, and return what a spectator saw and read there."""
    setup = match.game.view(match.game.setup(match.seats, match.options, Rng(match.seed)), None)
    found: list[tuple[Picture, Narration | None]] = [(match.game.picture(setup), None)]
    number = 0

    def note(again: Match, event: Event) -> None:
        nonlocal number
        number += 1
        if number == step:
            view = again.view(None)
            found[0] = match.game.picture(view), match.game.narrate(event.seen_by(None), view)

    again = Match(match.game, match.seats, match.options, match.seed, watcher=note)
    again.watch(lambda event: note(again, event))
    for seat, answer, _ in match.choices:
        if number >= step:
            break
        again.choose(seat, answer)
    return found[0]


def _names(match: Match, texts: Texts) -> list[str]:
    """Return the names of people and bots, by seat."""
    return [
        texts.say("terminal-bot", name=texts.say("bot-level", level=name.removeprefix(BOT)))
        if name.startswith(BOT)
        else name
        for name in match.names
    ]


class _Pen:
    """A pen that draws everything larger, and shrinks the picture at the end, for smooth edges."""

    def __init__(self) -> None:
        self._image = Image.new("RGB", (SIZE[0] * _LARGER, SIZE[1] * _LARGER), _PAPER)
        self._draw = ImageDraw.Draw(self._image)

    def rectangle(self, box: Box, fill: str) -> None:
        self._draw.rectangle(_large(box), fill)

    def rounded(
        self, box: Box, radius: float, fill: str, outline: str | None = None, width: int = 0
    ) -> None:
        self._draw.rounded_rectangle(
            _large(box), radius * _LARGER, fill=fill, outline=outline, width=width * _LARGER
        )

    def ellipse(self, box: Box, fill: str) -> None:
        self._draw.ellipse(_large(box), fill)

    def text(self, at: tuple[float, float], words: str, size: int, fill: str, anchor: str) -> None:
        place = (at[0] * _LARGER, at[1] * _LARGER)
        self._draw.text(place, words, fill=fill, font=_font(size * _LARGER), anchor=anchor)

    def png(self) -> bytes:
        found = io.BytesIO()
        small = self._image.resize(SIZE, Image.Resampling.LANCZOS)
        small.save(found, format="PNG", optimize=True)
        return found.getvalue()


def _large(box: Box) -> Box:
    left, top, right, bottom = box
    return left * _LARGER, top * _LARGER, right * _LARGER, bottom * _LARGER


class _Sketch:
    """A picture that is being drawn."""

    def __init__(self, texts: Texts, names: list[str]) -> None:
        self.texts = texts
        self.names = names
        self.pen = _Pen()

    def draw(self, game: str, told: str, picture: Picture) -> bytes:
        self.pen.rectangle((0, 0, SIZE[0], 96), _ACCENT)
        self._write((_MARGIN, 24), "Whistlestop", 44, _CARD, 500)
        self._write((SIZE[0] - _MARGIN, 34), game, 32, _CARD, 560, anchor="ra")
        for line, words in enumerate(_lines(told, 34, SIZE[0] - 2 * _MARGIN)[:2]):
            self._write((_MARGIN, 118 + 44 * line), words, 34, _INK, SIZE[0] - 2 * _MARGIN)
        top = 226
        if picture.train:
            self._train(picture, (_MARGIN, top, SIZE[0] - _MARGIN, top + 190))
            top += 214
        for portrait, box in self._places(picture.portraits, top):
            self._portrait(portrait, box)
        return self.pen.png()

    def _places(self, portraits: tuple[Portrait, ...], top: int) -> Iterator[tuple[Portrait, Box]]:
        """Yield a place for each portrait, in at most two rows."""
        rows = 1 if len(portraits) <= 4 or top > 300 else 2
        columns = max(1, -(-len(portraits) // rows))
        gap = 16
        width = (SIZE[0] - 2 * _MARGIN - gap * (columns - 1)) / columns
        height = (SIZE[1] - 40 - top - gap * (rows - 1)) / rows
        for number, portrait in enumerate(portraits):
            row, column = divmod(number, columns)
            left, upper = _MARGIN + column * (width + gap), top + row * (height + gap)
            yield portrait, (left, upper, left + width, upper + height)

    def _portrait(self, portrait: Portrait, box: Box) -> None:
        left, top, right, bottom = box
        width, middle = right - left - 24, (left + right) / 2
        out = portrait.out
        fill, edge, ink = (_PAPER, _EDGE, _MUTED) if out else (_CARD, _ACCENT, _INK)
        self.pen.rounded(box, 16, fill, edge, 2 if out else 4)
        unit = min(2.0, (bottom - top) / 172)  # a card in one of two rows has the unit 1
        colour = _EDGE if out else _colour(portrait)
        self._hat(middle, top + 34 * unit, 18 * unit, colour)
        words = [(self._say(portrait), 26, ink), (self.names[portrait.seat], 19, _MUTED)]
        if portrait.role is not None:
            words.append((say_words(self.texts, portrait.role, self.names), 19, _ACCENT))
        at = top + 56 * unit
        for line, size, tint in words:
            self._write((middle, at), line, round(size * unit), tint, width, anchor="ma")
            at += (size + 7) * unit
        if portrait.most and not out:
            self._life(portrait, (left + 16, bottom - 24, right - 16, bottom - 12))

    def _say(self, portrait: Portrait) -> str:
        if portrait.figure is None:
            return self.names[portrait.seat]
        return say_words(self.texts, portrait.figure, self.names)

    def _life(self, portrait: Portrait, box: Box) -> None:
        left, top, right, bottom = box
        slot = (right - left) / portrait.most
        for number in range(portrait.most):
            fill = _LIFE if number < portrait.left else _SPENT
            at = left + number * slot
            self.pen.rounded((at + 2, top, at + slot - 2, bottom), 5, fill)

    def _hat(self, x: float, y: float, size: float, colour: str) -> None:
        """Draw a cowboy hat."""
        self.pen.ellipse((x - 2 * size, y, x + 2 * size, y + 0.7 * size), colour)
        self.pen.rounded((x - size, y - size, x + size, y + 0.4 * size), 0.5 * size, colour)
        self.pen.rectangle((x - size, y, x + size, y + 0.18 * size), _PAPER)

    def _train(self, picture: Picture, box: Box) -> None:
        left, top, right, bottom = box
        self.pen.rounded(box, 16, _SKY)
        self.pen.rectangle((left, bottom - 17, right, bottom - 11), _RAIL)
        width = min(150.0, (right - left - 40) / (len(picture.train) + 0.6))
        for number, car in enumerate(picture.train):
            at = left + 20 + number * width
            body = (at + 4, top + 70, at + width - 4, bottom - 34)
            self.pen.rounded(body, 8, _CAR)
            self.pen.rectangle((body[0] + 8, body[1] + 12, body[2] - 8, body[3] - 8), _ROOM)
            self.pen.rectangle((at, top + 62, at + width, top + 74), _ROOF)
            for wheel in (0.28, 0.72):
                x = at + wheel * width
                self.pen.ellipse((x - 13, bottom - 40, x + 13, bottom - 14), _INK)
            self._riders(car.roof, at, width, top + 44)
            self._riders(car.inside, at, width, bottom - 62)
        nose = left + 20 + len(picture.train) * width
        self.pen.rounded((nose, top + 92, nose + 0.5 * width, bottom - 34), 12, _ROOF)
        self.pen.rectangle((nose + 0.24 * width, top + 52, nose + 0.4 * width, top + 96), _INK)

    def _riders(self, seats: tuple[int, ...], at: float, width: float, y: float) -> None:
        size = min(13.0, (width - 24) / (4.4 * max(1, len(seats))))
        for place, seat in enumerate(seats, 1):
            colour = _HATS[seat % len(_HATS)]
            self._hat(at + place * width / (len(seats) + 1), y, size, colour)

    def _write(
        self,
        at: tuple[float, float],
        words: str,
        size: int,
        fill: str,
        width: float,
        anchor: str = "la",
    ) -> None:
        """Write one line. Make it smaller if it is too long, and then cut it."""
        words = _drawable(words)
        while size > 16 and _font(size).getlength(words) > width:
            size -= 2
        while words and _font(size).getlength(words) > width:
            words = words[:-1]
        self.pen.text(at, words, size, fill, anchor)


def _lines(words: str, size: int, width: float) -> list[str]:
    """Break a sentence into lines."""
    lines = [""]
    for word in _drawable(words).split():
        longer = f"{lines[-1]} {word}".strip()
        if _font(size).getlength(longer) > width and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _colour(portrait: Portrait) -> str:
    """Return the colour of a hat: that of the pieces, or else one for each seat."""
    return _PIECES.get(portrait.colour, _HATS[portrait.seat % len(_HATS)])


@cache
def _font_name() -> str | None:
    for name in _FONTS:
        try:
            ImageFont.truetype(name, 20)
        except OSError:
            continue
        return name
    return None


@cache
def _font(size: int) -> Font:
    name = _font_name()
    return ImageFont.load_default(size) if name is None else ImageFont.truetype(name, size)


def _drawable(words: str) -> str:
    """Write letters that the built-in font lacks without their accents; leave out all others."""
    if _font_name() is not None:
        return words
    plain = unicodedata.normalize("NFKD", words)
    return "".join([each for each in plain if " " <= each <= "~"])
