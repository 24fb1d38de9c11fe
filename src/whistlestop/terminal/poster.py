"""A server's table before and around the match: what is played, who sits where, what changed."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop import games
from whistlestop.locales import Texts
from whistlestop.terminal.clean import one_line
from whistlestop.terminal.console import Console
from whistlestop.terminal.names import said_bot, said_level
from whistlestop.wire.from_server import SeatCard, Table


def minutes(seconds: float) -> str:
    """As a clock shows them."""
    whole = max(0, round(seconds))
    return f"{whole // 60}:{whole % 60:02}"


def show_table(table: Table, url: str, texts: Texts, console: Console) -> None:
    say = texts.say
    console.say(say("join-table", game=say(table.game), phase=table.phase), style="bold")
    options = {option.name: option for option in games.find(table.game).options}
    settings = [
        f"{name} {options[name].show(value)}"
        for name, value in table.options.items()
        if name in options
    ]
    console.say(" · ".join(settings), indent=2)
    clock = say("join-no-clock")
    if table.clock is not None:
        clock = say("join-clock", time=minutes(table.clock))
    public = say("join-public", public="yes" if table.public else "no")
    opened = say("join-open", open="yes" if table.open else "no")
    console.say(f"{clock} · {public} · {opened}", indent=2)
    for seat, card in enumerate(table.seats):
        console.say(f"{seat} {_seat(table, seat, card, texts)}", indent=2)
    if table.spectators:
        names = ", ".join(one_line(each.name) for each in table.spectators)
        console.say(say("join-spectators", names=names), indent=2)
    console.say(say("join-invite", url=url), indent=2)


def _seat(table: Table, seat: int, card: SeatCard, texts: Texts) -> str:
    """Such as `Ann (you) · host · ready`."""
    say = texts.say
    if card.bot is not None:
        return said_bot(card.bot, texts)
    if card.person is None:
        return say("join-free")
    name = one_line(card.name)
    marks = [f"{name} ({say('terminal-you')})" if seat == table.me else name]
    if card.person == table.host:
        marks.append(say("join-mark-host"))
    if card.ready:
        marks.append(say("join-mark-ready"))
    if card.away:
        marks.append(say("join-mark-away"))
    elif not card.here:
        marks.append(say("join-mark-gone"))
    return " · ".join(marks)


def name_of(table: Table, person: int | None) -> str:
    """Of somebody who sits or looks on here."""
    people = {card.person: card.name for card in table.seats}
    people |= {each.id: each.name for each in table.spectators}
    return one_line(people.get(person, ""))


def has_other_terms(old: Table, new: Table) -> bool:
    """Whether it is worth showing whole again."""

    def terms(table: Table) -> tuple[object, ...]:
        return table.options, table.public, table.clock, table.open, len(table.seats)

    return terms(old) != terms(new)


def changes(old: Table, new: Table, texts: Texts) -> Iterator[str]:
    """What is different, in sentences."""
    for seat, (before, after) in enumerate(zip(old.seats, new.seats, strict=False)):
        if (before.person, before.bot) != (after.person, after.bot):
            yield from _moves(seat, before, after, texts)
        elif after.person is not None:
            if after.ready != before.ready and new.phase == "gathering":
                ready = "yes" if after.ready else "no"
                yield texts.say("join-ready", name=one_line(after.name), ready=ready)
            if seat != new.me or before.away:
                yield from _comings(before, after, texts)
    yield from _lookers_on(old, new, texts)
    if new.host != old.host and name_of(new, new.host):
        yield texts.say("join-host", name=name_of(new, new.host))
    if new.phase == "playing" != old.phase:
        yield texts.say("join-begins")


def _lookers_on(old: Table, new: Table, texts: Texts) -> Iterator[str]:
    """Who came to look on or looks away; whoever sits down or gets up was told of already."""
    seated = {card.person for card in (*old.seats, *new.seats)}
    before = {each.id: each.name for each in old.spectators if each.id not in seated}
    after = {each.id: each.name for each in new.spectators if each.id not in seated}
    for person, name in after.items():
        if person not in before:
            yield texts.say("join-looks-on", name=one_line(name))
    for person, name in before.items():
        if person not in after:
            yield texts.say("join-looks-away", name=one_line(name))


def _moves(seat: int, before: SeatCard, after: SeatCard, texts: Texts) -> Iterator[str]:
    """Somebody sits where somebody else sat, or nobody."""
    if before.person is not None:
        yield texts.say("join-stood", name=one_line(before.name), seat=seat)
    if after.person is not None:
        yield texts.say("join-sat", name=one_line(after.name), seat=seat)
    elif after.bot is not None:
        yield texts.say("join-bot-in", level=said_level(after.bot, texts), seat=seat)
    elif before.bot is not None:
        yield texts.say("join-bot-out", seat=seat)


def _comings(before: SeatCard, after: SeatCard, texts: Texts) -> Iterator[str]:
    """The same person is gone, or back. Of oneself only the latter needs telling."""
    name = one_line(after.name)
    if after.away != before.away:
        yield texts.say("join-away", name=name, away="yes" if after.away else "no")
    elif after.here != before.here:
        yield texts.say("join-here", name=name, here="yes" if after.here else "no")
