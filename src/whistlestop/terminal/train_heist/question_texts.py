"""The texts of Train Heist's questions and answers."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.games.train_heist.view import TableView
from whistlestop.terminal.train_heist.names import Names


def question_text(names: Names, ask: Ask, view: TableView) -> str:
    about = ask.about
    cards = about.get("returned" if ask.kind == "deal" else "offered", ())
    return names.say(
        f"heist-ask-{ask.kind}",
        **{
            **about,
            "cowboy": names.who(view, about.get("cowboy")),
            "partner": names.who(view, about.get("partner", about.get("by"))),
            "horse": names.horse(about.get("horse")),
            "cards": names.cards(cards) or names.say("heist-nothing"),
            "card": names.card(about.get("card")),
            "tile": names.tile(view, about.get("tile")),
            "town": names.town(about.get("town", "")),
        },
    )


def answer_text(names: Names, answer: Answer, ask: Ask, view: TableView) -> str:
    first = answer.cards[0] if answer.cards else None
    cowboy = view.cowboys[ask.about.get("cowboy", 0)]
    if answer.verb == "give" and answer.number is not None:
        first = cowboy.hand[answer.number]
    title = f"heist-wanted-{first}"
    squares = answer.verb in ("loot", "load", "fill")
    tiles = answer.verb in ("load", "stay")
    taken = answer.verb == "take"
    return names.say(
        f"heist-answer-{answer_id(answer, ask)}",
        place=names.square(answer.place or "") if squares else names.spot(view, answer.place),
        square=names.square(answer.place or "A1"),
        horse=names.horse(answer.number),
        card="" if taken or squares or tiles else names.card(first),
        cards="" if taken or tiles else names.cards(answer.cards),
        tile=names.tile(view, first) if tiles else "",
        cowboy=names.who(view, answer.seat),
        town=names.spot(view, cowboy.place),
        title=names.say(title) if taken else "",
        ability=names.say(f"{title}.about") if taken else "",
    )


def answer_id(answer: Answer, ask: Ask) -> str:
    """Return the text id of an answer, without `heist-answer-`."""
    if answer.verb == "ride" and answer.cards:
        return "call"
    return f"done-{ask.kind}" if answer.verb == "done" else answer.verb
