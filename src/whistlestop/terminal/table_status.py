"""The status of a server's table: its settings, the players of its seats, and its changes."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop import games
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console
from whistlestop.terminal.sanitize import one_line
from whistlestop.terminal.seat_names import bot_level_name, bot_name
from whistlestop.wire.from_server import SeatCard, Table, Unplayable


def minutes(seconds: float) -> str:
    """Format seconds as minutes and seconds, such as 1:05."""
    whole = max(0, round(seconds))
    return f"{whole // 60}:{whole % 60:02}"


def show_table(table: Table, server: str, texts: Texts, console: Console) -> None:
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
    if table.clock is None:
        substitutes = say("join-substitutes", how=table.substitutes)
        clock = f"{clock} · {substitutes}"
    public = say("join-public", public="yes" if table.public else "no")
    opened = say("join-open", open="yes" if table.open else "no")
    console.say(f"{clock} · {public} · {opened}", indent=2)
    for seat, card in enumerate(table.seats):
        console.say(f"{seat} {_seat(table, seat, card, texts)}", indent=2)
    if table.spectators:
        names = ", ".join(one_line(each.name) for each in table.spectators)
        console.say(say("join-spectators", names=names), indent=2)
    for each in table.requests:
        console.say(say("join-asks", name=one_line(each.name), seat=each.seat), indent=2)
    console.say(say("join-invite", url=f"{server}/t/{table.key}"), indent=2)
    for vote in table.absences:
        console.say(say("join-absence", name=name_of(table, vote.person)), indent=2)
    if table.unplayable is not None:
        show_unplayable(table.unplayable, server, texts, console)


def show_unplayable(match: Unplayable, server: str, texts: Texts, console: Console) -> None:
    """Say that the last match cannot be continued, and where its record is."""
    console.say(texts.say("match-unplayable", engine=one_line(match.engine)), style="bold")
    console.say(texts.say("join-record", url=f"{server}/api/matches/{match.match}/record"))


def _seat(table: Table, seat: int, card: SeatCard, texts: Texts) -> str:
    """Describe a seat, such as `Ann (you) · host · ready`."""
    say = texts.say
    if card.bot is not None:
        return bot_name(card.bot, texts)
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
    """Return the name of a player or spectator of this table."""
    people = {card.person: card.name for card in table.seats}
    people |= {each.id: each.name for each in table.spectators}
    return one_line(people.get(person, ""))


def has_other_settings(old: Table, new: Table) -> bool:
    """Return whether the settings differ, so that the whole table must be shown again."""

    def settings(table: Table) -> tuple[object, ...]:
        terms = (table.options, table.public, table.clock, table.open, table.substitutes)
        return *terms, len(table.seats), table.key

    return settings(old) != settings(new)


def changes(old: Table, new: Table, texts: Texts) -> Iterator[str]:
    """Yield a sentence for each change between two states of a table."""
    for seat, (before, after) in enumerate(zip(old.seats, new.seats, strict=False)):
        if (before.person, before.bot) != (after.person, after.bot):
            yield from _seat_changes(seat, before, after, texts)
        elif after.person is not None:
            if after.ready != before.ready and new.phase == "gathering":
                ready = "yes" if after.ready else "no"
                yield texts.say("join-ready", name=one_line(after.name), ready=ready)
            if seat != new.me or before.away:
                yield from _presence_changes(new, before, after, texts)
    yield from _spectator_changes(old, new, texts)
    yield from _request_changes(old, new, texts)
    yield from _absence_changes(old, new, texts)
    if new.host != old.host and name_of(new, new.host):
        yield texts.say("join-host", name=name_of(new, new.host))
    if new.phase == "playing" != old.phase:
        yield texts.say("join-begins")


def _request_changes(old: Table, new: Table, texts: Texts) -> Iterator[str]:
    """Yield a sentence for each new request for a bot's seat, with the answers that we can give.

    Yield one also if our own request was declined.
    """
    before = {(each.person, each.seat) for each in old.requests}
    for each in new.requests:
        if (each.person, each.seat) not in before:
            text = "join-asks" if new.me is None else "join-asks-you"
            yield texts.say(text, name=one_line(each.name), seat=each.seat)
    if new.declined and not old.declined:
        yield texts.say("join-declined")


def _absence_changes(old: Table, new: Table, texts: Texts) -> Iterator[str]:
    """Yield a sentence for each new question whether a bot should play for an absent player."""
    before = {each.person for each in old.absences}
    me = None if new.me is None else new.seats[new.me].person
    for each in new.absences:
        if each.person not in before | {me}:
            text = "join-absence" if me is None else "join-absence-you"
            yield texts.say(text, name=name_of(new, each.person))


def _spectator_changes(old: Table, new: Table, texts: Texts) -> Iterator[str]:
    """Yield a sentence for each spectator who came or left.

    People who sat down or stood up are left out.
    """
    seated = {card.person for card in (*old.seats, *new.seats)}
    before = {each.id: each.name for each in old.spectators if each.id not in seated}
    after = {each.id: each.name for each in new.spectators if each.id not in seated}
    for person, name in after.items():
        if person not in before:
            yield texts.say("join-looks-on", name=one_line(name))
    for person, name in before.items():
        if person not in after:
            yield texts.say("join-looks-away", name=one_line(name))


def _seat_changes(seat: int, before: SeatCard, after: SeatCard, texts: Texts) -> Iterator[str]:
    """Yield sentences about the person who left a seat, and the person or bot who took it."""
    if before.person is not None:
        yield texts.say("join-stood", name=one_line(before.name), seat=seat)
    if after.person is not None:
        yield texts.say("join-sat", name=one_line(after.name), seat=seat)
    elif after.bot is not None:
        yield texts.say("join-bot-in", level=bot_level_name(after.bot, texts), seat=seat)
    elif before.bot is not None:
        yield texts.say("join-bot-out", seat=seat)


def _presence_changes(
    table: Table, before: SeatCard, after: SeatCard, texts: Texts
) -> Iterator[str]:
    """Yield a sentence if a seated person went away or came back."""
    name = one_line(after.name)
    if after.away != before.away:
        yield texts.say("join-away", name=name, away="yes" if after.away else "no")
    elif after.here != before.here:
        yield texts.say("join-here", name=name, here="yes" if after.here else "no")
        if not after.here and table.phase == "playing":
            yield from _fate(table, after, texts)


def _fate(table: Table, card: SeatCard, texts: Texts) -> Iterator[str]:
    """Yield a sentence about what happens to the seat of a player who is away."""
    for how, left in (("bot", card.bot_in), ("vote", card.vote_in)):
        if left is not None:
            yield texts.say("join-away-then", how=how, time=minutes(left / 1000))
            return
    if table.clock is None:
        yield texts.say("join-away-waits")
