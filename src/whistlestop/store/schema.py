"""The tables of the database. A change here needs a new file in migrations/versions."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

# Every constraint has a name, so that a later migration can drop it.
metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pk",
        "uq": "%(table_name)s_%(column_0_N_name)s_uq",
        "fk": "%(table_name)s_%(column_0_N_name)s_fk",
    }
)

# SQLite assigns ids only in a column of the type INTEGER; all its integers have 64 bits.
_Id = BigInteger().with_variant(Integer, "sqlite")
_Time = BigInteger()
_Json = JSON(none_as_null=True)

people = Table(
    "people",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("name", Text, nullable=False),
    Column("link_hash", LargeBinary, unique=True),
    Column("since", _Time, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("person", _Id, ForeignKey("people.id"), nullable=False),
    Column("since", _Time, nullable=False),
    # Sessions that began before the migration 0003 have none of these until they are used.
    Column("used", _Time),  # when the last request came, not to the second
    Column("browser", Text),  # the kind of the browser and of its system
    Column("link_hash", LargeBinary),  # of the resume link that began this session
    Column("host_cookie", Boolean),  # whether the browser has sent the secret as a __Host- cookie
    Index("sessions_person", "person"),
    sqlite_with_rowid=False,
)

tables = Table(
    "tables",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("key", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("options", _Json, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("clock", Integer),
    Column("open", Boolean, nullable=False),
    Column("host", _Id, ForeignKey("people.id")),
    Column("owner", _Id),  # null: the host, since before the migration 0003 nobody else was known
    Column("kicked", _Json, nullable=False),
    Column("mutes", _Json, nullable=False),
    # No foreign key: a match points to its table already, and SQLite cannot add a key later.
    Column("match", _Id),
    Column("touched", _Time, nullable=False),
    # Whether a bot answers for an absent player in a match without a clock: ask, always or never.
    Column("substitutes", Text, nullable=False, server_default="ask"),
    Column("closed", _Time),  # when the operator has closed the table; null: it is not closed
    Index("tables_touched", "touched"),
    Index("tables_host", "host"),
)

# A person's name is stored only in `people`, so a new name appears on every chair.
chairs = Table(
    "chairs",
    metadata,
    Column("table", _Id, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", _Id, ForeignKey("people.id")),
    Column("bot", Text),
    Column("ready", Boolean, nullable=False),
    Index("chairs_person", "person"),
    sqlite_with_rowid=False,
)

matches = Table(
    "matches",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("key", Text, nullable=False, unique=True),
    Column("table", _Id, ForeignKey("tables.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("options", _Json, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", Text, nullable=False),  # a number that has more bits than an integer column
    Column("nonce", Text, nullable=False),
    Column("names", _Json, nullable=False),
    Column("engine", Text, nullable=False),
    Column("started", _Time, nullable=False),
    Column("ended", _Time),
    Column("winners", _Json),
    Column("why", Text),
    Column("unplayable", Text),  # why the match cannot be continued; null: as far as known, it can
    # The server's part of the seed, and the players' parts by seat. A match that began before the
    # migration 0005 has neither: its seed is the server's alone.
    Column("secret", Text),
    Column("nonces", _Json),
    Index("matches_ended", "ended"),  # to find running matches
    Index("matches_table", "table"),
)

# Without row ids SQLite keeps the choices of a match side by side, and writes each choice once.
choices = Table(
    "choices",
    metadata,
    Column("match", _Id, ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("answer", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("at", _Time, nullable=False),
    # Choices that were stored before the migration 0002 have neither of these.
    Column("only", Boolean),  # whether it was the only legal answer
    Column("digest", BigInteger),  # of the match after this choice
    sqlite_with_rowid=False,
)

# The keys that a table had before its host renewed them.
former_keys = Table(
    "former_keys",
    metadata,
    Column("key", Text, primary_key=True),
    Column("table", _Id, ForeignKey("tables.id"), nullable=False),
    Index("former_keys_table", "table"),
    sqlite_with_rowid=False,
)

# Running matches that are not in memory. There is no foreign key, so that matches can be deleted; a
# row of a match that is gone means nothing.
sleeping_matches = Table(
    "sleeping_matches",
    metadata,
    Column("match", _Id, primary_key=True, autoincrement=False),
    Column("due", _Time, nullable=False),  # when the server must answer for a seat
    Column("waiting", JSON, nullable=False),  # the seats that are asked
    Column("away", JSON, nullable=False),  # the people for whom a bot answers
    Column("watching", JSON, nullable=False),  # see SleepingRow
)

# One row, which is written from time to time to find out whether the database can store anything.
write_checks = Table(
    "write_checks",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("at", _Time, nullable=False),
)

lines = Table(
    "lines",
    metadata,
    Column("table", _Id, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", _Id, ForeignKey("people.id"), nullable=False),
    Column("key", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", _Time, nullable=False),
    UniqueConstraint("table", "person", "key"),
    Index("lines_person", "person"),
    Index("lines_at", "at"),
    sqlite_with_rowid=False,
)

# The people who have played a match. `began`: the person had the seat at the start, so that the
# name of the seat in the match is theirs. Matches from before the migration 0006 have no rows.
# People who have only looked at the cards of others have a row with the seat OPEN_CARDS.
players = Table(
    "players",
    metadata,
    Column("match", _Id, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", _Id, ForeignKey("people.id"), primary_key=True),
    Column("began", Boolean, nullable=False),
    Index("players_person", "person"),
    sqlite_with_rowid=False,
)

# The progress of each person in the lessons that they have begun.
lessons = Table(
    "lessons",
    metadata,
    Column("person", _Id, ForeignKey("people.id"), primary_key=True),
    Column("lesson", Text, primary_key=True),  # its game and its name, such as bang/reach
    Column("done", JSON, nullable=False),  # the answers since the person began it last
    Column("finished", Boolean, nullable=False),  # whether the person has ever come to its end
    Column("at", _Time, nullable=False),
    sqlite_with_rowid=False,
)

# The puzzles that each person has solved.
puzzles = Table(
    "puzzles",
    metadata,
    Column("person", _Id, ForeignKey("people.id"), primary_key=True),
    Column("puzzle", Text, primary_key=True),  # its game and its number, such as bang/7
    Column("at", _Time, nullable=False),
    sqlite_with_rowid=False,
)

# Each ban is of a person or of a network such as 192.0.2.0/24.
bans = Table(
    "bans",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("person", _Id, ForeignKey("people.id")),
    Column("network", Text),
    Column("since", _Time, nullable=False),
    Column("until", _Time),  # null: for ever
    Column("why", Text, nullable=False),
    Index("bans_person", "person"),
)

# Requests of the operator to a running server, and its answers.
admin_requests = Table(
    "admin_requests",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("action", Text, nullable=False),
    Column("details", _Json, nullable=False),
    Column("at", _Time, nullable=False),
    Column("done", _Time),  # when the server has answered; null: it has not
    Column("answer", _Json),
    Index("admin_requests_done", "done"),
)
