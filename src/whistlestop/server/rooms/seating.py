"""Changes of a table's row when somebody sits, stands, is kicked, or changes the terms.

Each function takes the old row and returns the new row, or raises the reason for a refusal.
Nothing is stored here.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from msgspec import UNSET

from whistlestop import games
from whistlestop.bots import roster
from whistlestop.engine.errors import BadOption
from whistlestop.engine.game_option import complete
from whistlestop.server.errors import NotAllowed, NotFound, NotNow
from whistlestop.store.rows import Chair, TableRow
from whistlestop.wire.from_client import Configure

FREE = Chair(None, "", None, ready=False)
_MOST_MUTES = 50  # of one person, or of the host for everybody
_MOST_MUTES_AT_TABLE = 500  # of all people together
_MOST_BANNED = 1000  # from one table


def bot_chair(level: str, game: str) -> Chair:
    """Return a chair with a bot, which is always ready."""
    return Chair(None, "", roster.resolve(level, game), ready=True)


def seat_of(row: TableRow, person: int) -> int | None:
    for seat, chair in enumerate(row.chairs):
        if chair.person == person:
            return seat
    return None


def with_current_options(row: TableRow) -> TableRow:
    """Return a table with the options of today's game.

    An option that is new, or whose stored value is no longer allowed, gets its default.
    """
    options = {}
    for option in games.find(row.game).options:
        try:
            options[option.name] = option.check(row.options[option.name])
        except (KeyError, BadOption):
            options[option.name] = option.default
    return replace(row, options=options)


def need_seat(row: TableRow, person: int) -> int:
    seat = seat_of(row, person)
    if seat is None:
        raise NotAllowed("you have no seat at this table", "no-seat")
    return seat


def people(row: TableRow) -> list[int]:
    """Return the people who have a seat."""
    return [chair.person for chair in row.chairs if chair.person is not None]


def with_names(row: TableRow, names: Mapping[int, str]) -> TableRow:
    """Return a table whose people have these names, by their ids."""
    chairs = [
        replace(chair, name=names.get(chair.person, chair.name)) if chair.person else chair
        for chair in row.chairs
    ]
    return replace(row, chairs=tuple(chairs))


def need_bots_as_opponents(row: TableRow) -> None:
    """Refuse help of bots while another person plays.

    In a match of one person and bots nobody waits for a clock, and nobody is beaten by a hint.
    """
    if len(people(row)) > 1:
        raise NotAllowed("hints are only for matches against bots", "no-hints")


def bots_step_in(row: TableRow) -> bool:
    """Return whether a bot may answer for an absent player without a question to the others.

    With a clock the clock decides. Nobody waits for the only person at a table.
    """
    return row.clock is not None or row.substitutes == "always" or len(people(row)) < 2


def seats_by_person(row: TableRow) -> dict[int, int]:
    return {chair.person: seat for seat, chair in enumerate(row.chairs) if chair.person is not None}


def need_host(row: TableRow, person: int) -> None:
    if row.host != person:
        raise NotAllowed("only the host may do this", "not-host")


def need_not_owner(row: TableRow, person: int) -> None:
    """Refuse to remove or mute the owner: otherwise a host who stands in could take the table."""
    if row.owner == person:
        raise NotAllowed("the table belongs to this person", "owner")


def appoint(row: TableRow, by: int, person: int) -> TableRow:
    """Make another person the host. Only the owner gives the table itself away by this."""
    return replace(row, host=person, owner=person if by == row.owner else row.owner)


def need_gathering(*, playing: bool) -> None:
    if playing:
        raise NotNow("the match is running", "match-running")


def _chair(row: TableRow, seat: int) -> Chair:
    if seat >= len(row.chairs):
        last = len(row.chairs) - 1
        raise NotFound(f"there is no seat {seat}", "bad-seat", found=seat, last=last)
    chair = row.chairs[seat]
    if chair.person is not None:
        raise NotNow("somebody sits there", "seat-taken", seat=seat)
    return chair


def _with(row: TableRow, seats: dict[int, Chair]) -> TableRow:
    chairs = [seats.get(at, chair) for at, chair in enumerate(row.chairs)]
    return replace(row, chairs=tuple(chairs))


def sit(row: TableRow, person: int, name: str, seat: int, *, playing: bool) -> TableRow:
    """Take a free seat, or a bot's seat while a match runs."""
    own = seat_of(row, person)
    if own is not None and own == seat:
        return row
    chair = _chair(row, seat)
    if playing:
        if own is not None:
            raise NotNow("you have a seat in this match", "match-running")
    elif chair.bot is not None:
        raise NotNow("a bot sits there", "seat-taken", seat=seat)
    seats = {seat: Chair(person, name, None, ready=False)}
    if own is not None:
        seats[own] = FREE
    return _with(row, seats)


def stand(row: TableRow, seat: int, *, playing: bool) -> TableRow:
    """Free a seat, or give it to a bot while a match runs.

    If the host stands up, another seated person becomes the host, if there is one. The owner of
    the table stays its host.
    """
    person = row.chairs[seat].person
    row = _with(row, {seat: bot_chair(roster.usual(row.game), row.game) if playing else FREE})
    if row.host == person != row.owner:
        row = replace(row, host=next(iter(people(row)), row.host))
    return row


def set_ready(row: TableRow, seat: int, *, on: bool) -> TableRow:
    return _with(row, {seat: replace(row.chairs[seat], ready=on)})


def unready(chairs: Iterable[Chair]) -> tuple[Chair, ...]:
    """Mark everybody as not ready, except the bots."""
    return tuple(replace(chair, ready=chair.bot is not None) for chair in chairs)


def configure(row: TableRow, request: Configure, *, playing: bool) -> TableRow:
    """Change the settings of a table.

    Options, seats and clock can change only between matches. Then everybody must get ready again.
    The bots' seats cannot be opened to everybody during a match either: the players must agree.
    """
    terms = row
    if request.options is not UNSET:
        declared = games.find(row.game).options
        row = replace(row, options=dict(complete(declared, {**row.options, **request.options})))
    if request.seats is not UNSET:
        row = replace(row, chairs=_chairs_for(row, request.seats))
    if request.clock is not UNSET:
        row = replace(row, clock=request.clock)
    if row != terms:
        need_gathering(playing=playing)
        row = replace(row, chairs=unready(row.chairs))
    if request.public is not UNSET:
        row = replace(row, public=request.public)
    if request.open is not UNSET:
        if request.open and not row.open:
            need_gathering(playing=playing)
        row = replace(row, open=request.open)
    if request.substitutes is not UNSET:
        row = replace(row, substitutes=request.substitutes)
    return row


def _chairs_for(row: TableRow, seats: int) -> tuple[Chair, ...]:
    games.find(row.game).check_seats(seats)
    taken = [seat for seat, chair in enumerate(row.chairs) if chair.person is not None]
    if taken and taken[-1] >= seats:
        raise NotNow("somebody sits there", "seat-taken", seat=taken[-1])
    return row.chairs[:seats] + (FREE,) * (seats - len(row.chairs))


def seat_bot(row: TableRow, seat: int, level: str | None, *, playing: bool) -> TableRow:
    _chair(row, seat)
    if level is None:
        need_gathering(playing=playing)
        return _with(row, {seat: FREE})
    return _with(row, {seat: bot_chair(level, row.game)})


def fill(row: TableRow, level: str | None) -> TableRow:
    """Put bots of this level into the free seats."""
    if level is None:
        return row
    free = [seat for seat, chair in enumerate(row.chairs) if chair == FREE]
    return _with(row, dict.fromkeys(free, bot_chair(level, row.game)))


def kick(row: TableRow, person: int, *, ban: bool, playing: bool) -> TableRow:
    seat = seat_of(row, person)
    if seat is not None:
        row = stand(row, seat, playing=playing)
    return replace(row, kicked=(*row.kicked, person)[-_MOST_BANNED:]) if ban else row


def mute(
    row: TableRow, by: int | None, person: int, *, on: bool, here: Collection[int] = ()
) -> TableRow:
    """Mute somebody for one person, or for everybody if `by` is None (the host's mute).

    `here` are the people at the table, whose mutes are kept longer than those of others.
    """
    mutes = [each for each in row.mutes if each != (by, person)]
    if on:
        if sum(each[0] == by for each in mutes) >= _MOST_MUTES:
            raise NotNow("too many mutes", "too-many-mutes", most=_MOST_MUTES)
        if len(mutes) >= _MOST_MUTES_AT_TABLE:
            _forget_a_mute(mutes, {None, by, *people(row)}, here)
        mutes.append((by, person))
    return replace(row, mutes=tuple(mutes))


def _forget_a_mute(
    mutes: list[tuple[int | None, int]], spared: Collection[int | None], here: Collection[int]
) -> None:
    """Forget the oldest mute of the person who mutes most. People who have left come first."""
    counts = Counter(each for each, _ in mutes if each not in spared)
    if counts:
        loser = max(counts, key=lambda each: (each not in here, counts[each]))
        mutes.remove(next(each for each in mutes if each[0] == loser))


def muted_by(row: TableRow) -> Mapping[int | None, list[int]]:
    """Return the people whom each person has muted, and under None those whom the host has."""
    found: defaultdict[int | None, list[int]] = defaultdict(list)
    for by, whom in row.mutes:
        found[by].append(whom)
    return found


def deaf_to(row: TableRow, speaker: int) -> set[int | None]:
    """Return the people who have muted a speaker. None is there if the host has."""
    return {by for by, whom in row.mutes if whom == speaker}


def muted_for(row: TableRow, listener: int) -> set[int]:
    """Return the people whom a listener does not hear. Everybody hears themselves."""
    return {whom for by, whom in row.mutes if by in (None, listener)} - {listener}


def need_everybody_ready(row: TableRow, but: int | None = None) -> None:
    """Require that no seat is free, a person plays, and everybody except `but` is ready.

    `but` is the person who starts the match.
    """
    if FREE in row.chairs:
        raise NotNow("there are free seats", "seats-free")
    if not people(row):
        raise NotNow("at least one person must play", "nobody-plays")
    late = [chair.name for chair in row.chairs if not chair.ready and chair.person != but]
    if late:
        names = ", ".join(late)
        raise NotNow(f"{names} not ready", "not-ready", names=names)
