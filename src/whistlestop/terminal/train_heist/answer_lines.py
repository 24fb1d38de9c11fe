"""The lines of Train Heist's menus: an answer with the things to know before it is given."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.games.train_heist.view import CowboyView, TableView
from whistlestop.terminal.train_heist.board_drawing import in_tunnel
from whistlestop.terminal.train_heist.names import Names
from whistlestop.terminal.train_heist.question_texts import answer_text

_STEPS = ("move", "board")
_WILD_CARD, _WILD, _SLIPPERY = "WILD", "wild", "slippery"


def answer_line(names: Names, answer: Answer, ask: Ask, view: TableView) -> str:
    """Return the text of an answer, with its tiles and with a warning of the Sheriff."""
    cowboy = view.cowboys[ask.about.get("cowboy", 0)]
    if answer.verb == "loot":
        return " · ".join([_loot_text(names, answer, view), *_pull(names, answer, cowboy, view)])
    text = answer_text(names, answer, ask, view)
    if answer.verb in _STEPS and _meets_sheriff(answer.place, cowboy, view):
        return f"{text} · {names.say('heist-web-caught')}"
    return text


def _loot_text(names: Names, answer: Answer, view: TableView) -> str:
    """Return the text of a loot action: a square has a name such as A1, and A means both."""
    place = answer.place or ""
    tops = [each.tiles[-1] for each in view.squares if each.name.startswith(place) and each.tiles]
    return names.say(
        "heist-terminal-loot",
        tiles=names.tiles(view, tops),
        place=names.square(place),
        cards=names.cards(answer.cards),
    )


def _pull(names: Names, answer: Answer, cowboy: CowboyView, view: TableView) -> list[str]:
    """Say how far the Wild Cards of a loot action pull the Sheriff, and whether he arrives."""
    wilds = sum(card.startswith(_WILD_CARD) for card in answer.cards)
    line = view.board.line
    if not wilds or _has(cowboy, _WILD) or cowboy.place not in line:
        return []
    distance = abs(line.index(cowboy.place) - line.index(view.sheriff))
    if not distance:
        return []
    told = [names.say("heist-web-lure", count=min(wilds, distance))]
    if wilds >= distance and not _is_hidden(cowboy.place, view):
        told.append(names.say("heist-terminal-reaches", cowboy=names.who(view, cowboy.number)))
    return told


def _meets_sheriff(place: str | None, cowboy: CowboyView, view: TableView) -> bool:
    """Return whether the Sheriff jails a cowboy who comes to this place."""
    return place == view.sheriff and not _has(cowboy, _SLIPPERY) and not _is_hidden(place, view)


def _has(cowboy: CowboyView, title: str) -> bool:
    return cowboy.title == title and cowboy.title_ready


def _is_hidden(place: str, view: TableView) -> bool:
    """Return whether this place of the train is in the tunnel."""
    return any(each.id == place and in_tunnel(view, each.car) for each in view.board.places)
