"""Reports for the operator: lists of people, tables and matches, and figures about all of them.

A report has plain values, ready to be written as a table or as JSON. It has no secrets: no keys of
sessions, and no seed, which would tell the cards of a running match.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from sqlalchemy import ColumnElement, Connection, func, or_, select

from whistlestop.store.rows import OPEN_CARDS
from whistlestop.store.schema import (
    bans,
    chairs,
    choices,
    lessons,
    lines,
    matches,
    people,
    players,
    puzzles,
    sessions,
    tables,
)

Report: TypeAlias = dict[str, Any]

_DAY = 24 * 60 * 60 * 1000  # ms
# People who have only looked at the cards of a match have not played it.
_plays = players.c.seat != OPEN_CARDS


def list_people(connection: Connection, search: str, limit: int) -> list[Report]:
    """List people, the newest first; `search` is a part of the name."""
    found = connection.execute(
        select(
            people.c.id,
            people.c.name,
            people.c.since,
            _count(sessions, sessions.c.person == people.c.id).label("sessions"),
            _count(chairs, chairs.c.person == people.c.id).label("seats"),
            _count(players, _plays & (players.c.person == people.c.id)).label("matches"),
        )
        .where(people.c.name.icontains(search, autoescape=True))
        .order_by(people.c.id.desc())
        .limit(limit)
    )
    return _reports(found)


def list_sessions(connection: Connection, person: int) -> list[Report]:
    """List the sessions of a person, the last used first."""
    used = func.coalesce(sessions.c.used, sessions.c.since)
    found = connection.execute(
        select(
            sessions.c.since,
            used.label("used"),
            sessions.c.browser,
            sessions.c.link_hash.is_not(None).label("link"),
        )
        .where(sessions.c.person == person)
        .order_by(used.desc())
    )
    return _reports(found)


def list_tables(connection: Connection, search: str, limit: int) -> list[Report]:
    """List tables, the last changed first; `search` is the name of a game."""
    found = connection.execute(
        _tables()
        .where(tables.c.game.icontains(search, autoescape=True))
        .order_by(tables.c.touched.desc(), tables.c.id.desc())
        .limit(limit)
    )
    return _reports(found)


def list_matches(
    connection: Connection, search: str, limit: int, *, running: bool = False
) -> list[Report]:
    """List matches, the newest first; `search` is the name of a game."""
    query = _matches().where(matches.c.game.icontains(search, autoescape=True))
    if running:
        query = query.where(matches.c.ended.is_(None))
    return _reports(connection.execute(query.order_by(matches.c.id.desc()).limit(limit)))


def show_person(connection: Connection, person: int) -> Report | None:
    """Describe a person with all seats, matches, sessions and bans."""
    found = (
        connection.execute(
            select(
                people.c.id,
                people.c.name,
                people.c.since,
                people.c.link_hash.is_not(None).label("link"),
            ).where(people.c.id == person)
        )
        .mappings()
        .first()
    )
    if found is None:
        return None
    seats = select(chairs.c.table, chairs.c.number.label("seat")).where(chairs.c.person == person)
    played = (
        select(players.c.match, players.c.seat, matches.c.game, matches.c.started, matches.c.ended)
        .join(matches, matches.c.id == players.c.match)
        .where(_plays, players.c.person == person)
        .order_by(players.c.match)
    )
    banned = select(bans.c.id, bans.c.since, bans.c.until, bans.c.why)
    said = select(func.count()).select_from(lines).where(lines.c.person == person)
    return {
        **found,
        "sessions": list_sessions(connection, person),
        "seats": _reports(connection.execute(seats.order_by(chairs.c.table))),
        "matches": _reports(connection.execute(played)),
        "lines": connection.scalar(said),
        "bans": _reports(connection.execute(banned.where(bans.c.person == person))),
    }


def show_table(connection: Connection, which: int | str, *, chat: bool) -> Report | None:
    """Describe a table, found by its number or its key, with its seats, matches and chat."""
    this = tables.c.id == which if isinstance(which, int) else tables.c.key == which
    found = connection.execute(_tables().where(this)).mappings().first()
    if found is None:
        return None
    seats = (
        select(
            chairs.c.number.label("seat"),
            chairs.c.person,
            people.c.name,
            chairs.c.bot,
        )
        .outerjoin(people, people.c.id == chairs.c.person)
        .where(chairs.c.table == found["id"])
        .order_by(chairs.c.number)
    )
    played = _matches().where(matches.c.table == found["id"]).order_by(matches.c.id)
    report = {
        **found,
        "seats": _reports(connection.execute(seats)),
        "matches": _reports(connection.execute(played)),
    }
    if chat:
        report["chat"] = _chat(connection, lines.c.table == found["id"])
    return report


def show_match(connection: Connection, which: int | str) -> Report | None:
    """Describe a match, found by its number or its key, with its seats."""
    this = matches.c.id == which if isinstance(which, int) else matches.c.key == which
    query = _matches().add_columns(
        matches.c.options, matches.c.names, matches.c.engine, matches.c.winners, matches.c.why
    )
    found = connection.execute(query.where(this)).mappings().first()
    if found is None:
        return None
    seats = select(players.c.seat, players.c.person, players.c.began).where(
        _plays, players.c.match == found["id"]
    )
    ordered = seats.order_by(players.c.seat, players.c.person)
    return {**found, "players": _reports(connection.execute(ordered))}


def export_person(connection: Connection, person: int) -> Report | None:
    """Collect everything that is stored about a person."""
    report = show_person(connection, person)
    if report is not None:
        report["chat"] = _chat(connection, lines.c.person == person)
        theirs = _tables().where(or_(tables.c.host == person, tables.c.owner == person))
        report["tables"] = _reports(connection.execute(theirs.order_by(tables.c.id)))
        begun = select(*[each for each in lessons.c if each is not lessons.c.person])
        mine = begun.where(lessons.c.person == person).order_by(lessons.c.lesson)
        report["lessons"] = _reports(connection.execute(mine))
        solved = select(puzzles.c.puzzle, puzzles.c.at).where(puzzles.c.person == person)
        report["puzzles"] = _reports(connection.execute(solved.order_by(puzzles.c.puzzle)))
        report |= _entries_in_lists(connection, person)
    return report


def _entries_in_lists(connection: Connection, person: int) -> Report:
    """Return where else the number of a person is stored.

    These are the tables whose hosts have banned the person, the people whom the person has muted,
    and the matches in which the person has looked at the cards of others.
    """
    query = select(tables.c.id, tables.c.kicked, tables.c.mutes).order_by(tables.c.id)
    banned_at, mutes = [], []
    for table, kicked, muted in connection.execute(query):
        if person in kicked:
            banned_at.append(table)
        mutes += [{"table": table, "person": whom} for by, whom in muted if by == person]
    looked = select(players.c.match).where(players.c.person == person, ~_plays)
    looked_at = [*connection.scalars(looked.order_by(players.c.match))]
    return {"banned_at": banned_at, "mutes": mutes, "looked_at": looked_at}


def statistics(connection: Connection, now: int) -> Report:
    """Count everything, and what happened in the last day and the last 30 days."""
    day, month = now - _DAY, now - 30 * _DAY

    def number(*which: ColumnElement[bool]) -> int:
        return int(connection.scalar(select(func.count()).where(*which)) or 0)

    running = matches.c.ended.is_(None)
    return {
        "people": number(people.c.id.is_not(None)),
        "people_day": number(people.c.since >= day),
        "people_month": number(people.c.since >= month),
        "sessions": number(sessions.c.person.is_not(None)),
        "tables": number(tables.c.id.is_not(None)),
        "tables_month": number(tables.c.touched >= month),
        "tables_closed": number(tables.c.closed.is_not(None)),
        "matches": number(matches.c.id.is_not(None)),
        "matches_running": number(running, matches.c.unplayable.is_(None)),
        "matches_unplayable": number(matches.c.unplayable.is_not(None)),
        "matches_day": number(matches.c.started >= day),
        "matches_month": number(matches.c.started >= month),
        "choices": number(choices.c.match.is_not(None)),
        "lines": number(lines.c.number.is_not(None)),
        "bans": number(bans.c.id.is_not(None)),
    }


def _tables() -> Any:
    return select(
        tables.c.id,
        tables.c.key,
        tables.c.game,
        tables.c.public,
        tables.c.clock,
        tables.c.host,
        tables.c.match,
        tables.c.touched,
        tables.c.closed,
        _count(chairs, chairs.c.table == tables.c.id, chairs.c.person.is_not(None)).label("people"),
    )


def _matches() -> Any:
    return select(
        matches.c.id,
        matches.c.key,
        matches.c.table,
        matches.c.game,
        matches.c.seats,
        matches.c.started,
        matches.c.ended,
        matches.c.unplayable,
        _count(choices, choices.c.match == matches.c.id).label("choices"),
    )


def _chat(connection: Connection, which: ColumnElement[bool]) -> list[Report]:
    said = select(lines.c.table, lines.c.at, lines.c.person, lines.c.name, lines.c.text)
    ordered = said.where(which, lines.c.text != "").order_by(lines.c.table, lines.c.number)
    return _reports(connection.execute(ordered))


def _count(table: Any, *which: ColumnElement[bool]) -> Any:
    return select(func.count()).select_from(table).where(*which).scalar_subquery()


def _reports(found: Any) -> list[Report]:
    return [dict(row) for row in found.mappings()]
