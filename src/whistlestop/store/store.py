"""The store: people, tables, matches and their choices, chat."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from time import perf_counter
from typing import Literal, TypeAlias

from sqlalchemy import Connection

from whistlestop.store import (
    chat,
    lessons,
    matches,
    people,
    puzzles,
    sessions,
    sleeping,
    tables,
    write_check,
)
from whistlestop.store.append_choice import AppendChoice
from whistlestop.store.database import Database, T, Work
from whistlestop.store.errors import ChoiceTaken, StoreProblem, bad_database
from whistlestop.store.migrate import current_revision, newest_revision
from whistlestop.store.open_database import open_database, open_existing
from whistlestop.store.rows import (
    OPEN_CARDS,
    ChatLineRow,
    ChoiceRow,
    LessonRow,
    MatchRow,
    Person,
    SessionRow,
    SleepingRow,
    SolvedPuzzleRow,
    TableRow,
)
from whistlestop.store.sessions import SessionUse
from whistlestop.store.writer import Writer

__all__ = ["ChoiceTaken", "Store", "StoreProblem"]

Access: TypeAlias = Literal["read", "write"]


class Store:
    """The store of a server.

    A write returns when it is stored durably. If it raises StoreProblem, nothing has changed.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database)
        # Called when the database fails, and after each access with the seconds that it took.
        self.on_failure: Callable[[Access], None] = lambda _: None
        self.on_done: Callable[[Access, float], None] = lambda _, __: None

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, and bring it up to date."""
        return cls(await open_database(url))

    @classmethod
    async def open_beside_server(cls, url: str) -> Store:
        """Open a database that a server uses or has used, and do not change its tables."""
        database = await open_existing(url)
        if await database.read(current_revision) != newest_revision():
            await database.close()
            raise StoreProblem(
                "another version of this program has used it last",
                "bad-database",
                why="another version of this program has used it last; start the server once",
            )
        return cls(database)

    async def close(self) -> None:
        """Finish the queued writes, then close the database."""
        await self._writer.close()
        await self._database.close()

    async def check_write(self, now: int) -> None:
        """Check that the database can store something. Raise StoreProblem if it cannot."""
        await self._write(lambda c: write_check.write(c, now))

    async def read(self, work: Work[T]) -> T:
        """Run queries of the operator. They need not show the same moment."""
        return await self._read(work)

    async def write(self, work: Work[T]) -> T:
        """Run a change of the operator, and return when it is committed."""
        return await self._write(work)

    async def _read(self, work: Work[T]) -> T:
        began = perf_counter()
        try:
            return await self._database.read(work)
        except Exception as error:
            self.on_failure("read")
            raise bad_database(error) from error
        finally:
            self.on_done("read", perf_counter() - began)

    async def _write(self, work: Work[T]) -> T:
        began = perf_counter()
        try:
            return await self._writer.write(work)
        except StoreProblem:
            self.on_failure("write")
            raise
        finally:
            self.on_done("write", perf_counter() - began)

    # People

    async def add_person(self, name: str, token_hash: bytes, now: int, browser: str = "") -> Person:
        """Store a new person with a first session; `browser` is the kind of its browser."""
        return await self._write(lambda c: people.add(c, name, token_hash, now, browser))

    async def person_of(self, token_hash: bytes, *, unbound: bool = False) -> Person | None:
        """Return the person of a session; None if there is no such session, or not any more.

        With `unbound`, find only a session whose secret never came as a __Host- cookie.
        """
        return await self._read(lambda c: people.by_token(c, token_hash, unbound=unbound))

    async def rename(self, person: int, name: str) -> None:
        """Change a person's name, also on all chairs of this person."""
        await self._write(lambda c: people.rename(c, person, name))

    # Lessons

    async def keep_lesson(self, person: int, row: LessonRow) -> None:
        """Store how far a person is in a lesson. Once finished, it stays finished."""
        await self._write(lambda c: lessons.keep(c, person, row))

    async def lessons_of(self, person: int) -> list[LessonRow]:
        """Return the lessons that a person has begun."""
        return await self._read(lambda c: lessons.of_person(c, person))

    # Puzzles

    async def keep_puzzle(self, person: int, row: SolvedPuzzleRow) -> None:
        """Store that a person has solved a puzzle."""
        await self._write(lambda c: puzzles.keep(c, person, row))

    async def puzzles_of(self, person: int) -> list[SolvedPuzzleRow]:
        """Return the puzzles that a person has solved."""
        return await self._read(lambda c: puzzles.of_person(c, person))

    # Sessions and resume links

    async def sessions_of(self, person: int) -> list[SessionRow]:
        """Return the sessions of a person, the last used first."""
        return await self._read(lambda c: sessions.of_person(c, person))

    async def end_sessions(self, person: int, token_hashes: Collection[bytes]) -> None:
        await self._write(lambda c: sessions.end(c, person, token_hashes))

    async def note_uses(self, uses: Mapping[bytes, SessionUse]) -> None:
        """Store when sessions were used last, by the hashes of their secrets."""
        await self._write(lambda c: sessions.note_uses(c, uses.items()))

    async def has_link(self, person: int) -> bool:
        return await self._read(lambda c: people.has_link(c, person))

    async def replace_link(
        self, person: int, link_hash: bytes | None, keep: bytes | None = None
    ) -> None:
        """Store a resume link in place of the old one, and end all sessions that the old one began.

        The session `keep` goes on.
        """
        await self._write(lambda c: sessions.replace_link(c, person, link_hash, keep))

    async def resume(
        self, link_hash: bytes, token_hash: bytes, now: int, browser: str = ""
    ) -> Person | None:
        """Begin a session with a resume link. Return None if the link is not valid."""
        return await self._write(lambda c: sessions.resume(c, link_hash, token_hash, now, browser))

    async def person_of_link(self, link_hash: bytes) -> Person | None:
        return await self._read(lambda c: people.by_link(c, link_hash))

    # Tables

    async def add_table(self, row: TableRow) -> int:
        """Store a new table, and return its id. The id in the row is ignored."""
        return await self._write(lambda c: tables.add(c, row))

    async def save_table(self, row: TableRow) -> None:
        """Store all changes of a table, except its key."""
        await self._write(lambda c: tables.save(c, row))

    async def take_seat(self, row: TableRow, match: int, person: int, seat: int) -> None:
        """Store a table at which a person has taken a seat of a running match, as its player."""

        def take(connection: Connection) -> None:
            tables.save(connection, row)
            matches.add_player(connection, match, seat, person)

        await self._write(take)

    async def note_look(self, match: int, person: int) -> None:
        """Store that a person has looked at the cards of all seats of a match."""
        await self._write(lambda c: matches.add_player(c, match, OPEN_CARDS, person))

    async def renew_key(self, table: int, old: str, new: str) -> None:
        """Give a table another key. The old one becomes a former key."""
        await self._write(lambda c: tables.renew_key(c, table, old, new))

    async def key_after(self, former: str) -> str | None:
        """Return the present key of the table that had this key before."""
        return await self._read(lambda c: tables.key_after(c, former))

    async def table(self, key: str) -> TableRow | None:
        return await self._read(lambda c: tables.by_key(c, key))

    async def table_by_id(self, id: int) -> TableRow | None:  # noqa: A002 - the row's own word
        return await self._read(lambda c: tables.by_id(c, id))

    async def tables_of(self, person: int, limit: int = 50) -> list[TableRow]:
        """Return the tables where a person has a chair, the newest change first."""
        return await self._read(lambda c: tables.of_person(c, person, limit))

    async def recent_tables(self, since: int) -> list[TableRow]:
        """Return the public tables that have changed since the time `since`."""
        return await self._read(lambda c: tables.recent(c, since))

    async def running_with_clock(self) -> list[TableRow]:
        """Return the tables whose match runs with a clock."""
        return await self._read(tables.running_with_clock)

    # Matches

    async def start_match(self, match: MatchRow, table: TableRow) -> int:
        """Store a new match, let its table point to it, and return its id.

        The id in the row is ignored.
        """
        return await self._write(lambda c: matches.start(c, match, table))

    async def match(self, key: str) -> MatchRow | None:
        return await self._read(lambda c: matches.by_key(c, key))

    async def match_by_id(self, id: int) -> MatchRow | None:  # noqa: A002 - the row's own word
        return await self._read(lambda c: matches.by_id(c, id))

    async def add_player(self, match: int, seat: int, person: int) -> None:
        """Store that a person has taken over this seat of a running match."""
        await self._write(lambda c: matches.add_player(c, match, seat, person))

    async def mark_unplayable(self, match: int, why: str | None) -> None:
        """Store why a match cannot be continued, or None if it can be continued after all."""
        await self._write(lambda c: matches.mark_unplayable(c, match, why))

    async def end_unplayable(self, match: int, now: int) -> None:
        """End a match that cannot be continued, for good, without winners."""
        await self._write(lambda c: matches.end_unplayable(c, match, now))

    async def running_at_recent_tables(self, since: int) -> set[int]:
        """Return the ids of the running matches at the tables that `recent_tables` returns."""
        return await self._read(lambda c: matches.running_at_recent(c, since))

    async def seats_seen(self, match: int) -> dict[int, int]:
        """Return the seat whose cards each person has seen in a match."""
        return await self._read(lambda c: matches.seats_seen(c, match))

    async def choices(self, match: int) -> list[ChoiceRow]:
        return await self._read(lambda c: matches.log(c, match))

    async def append(
        self, match: int, choice: ChoiceRow, end: tuple[tuple[int, ...], str] | None = None
    ) -> None:
        """Append a choice. Raise ChoiceTaken if the match has a choice with this number already.

        `end` is the winners and the reason, if this choice ends the match.
        """
        await self._write(AppendChoice(match, choice, end))

    # Sleeping matches

    async def put_to_sleep(self, rows: Sequence[SleepingRow]) -> None:
        """Store that these matches sleep, and until when."""
        await self._write(lambda c: sleeping.put(c, rows))

    async def wake(self, matches: Sequence[int]) -> None:
        """Store that these matches do not sleep any more."""
        await self._write(lambda c: sleeping.delete(c, matches))

    async def sleeping(self) -> list[SleepingRow]:
        """Return the matches that sleep. `running_with_clock` leaves out their tables."""
        return await self._read(sleeping.find_all)

    # Chat

    async def add_line(
        self, table: int, key: str, person: int, name: str, text: str, at: int
    ) -> tuple[ChatLineRow, bool]:
        """Store a chat line. Return it and whether it is new: a repeated key stores no line."""
        return await self._write(lambda c: chat.say(c, table, key, person, name, text, at))

    async def lines(self, table: int, after: int, limit: int) -> list[ChatLineRow]:
        """Return the last `limit` chat lines whose numbers are above `after`, in order."""
        return await self._read(lambda c: chat.latest(c, table, after, limit))
