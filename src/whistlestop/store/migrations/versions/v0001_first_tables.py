"""The first tables: people, tables, matches with their choices, and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    _people()
    _tables()
    _matches()
    _lines()


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", _ID, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("link_hash", sa.LargeBinary),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="people_pk"),
        sa.UniqueConstraint("link_hash", name="people_link_hash_uq"),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("person", _ID, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="sessions_pk"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="sessions_person_fk"),
        sqlite_with_rowid=False,
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", _ID, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Integer),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("host", _ID),
        sa.Column("kicked", sa.JSON, nullable=False),
        sa.Column("mutes", sa.JSON, nullable=False),
        sa.Column("match", _ID),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="tables_pk"),
        sa.UniqueConstraint("key", name="tables_key_uq"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="tables_host_fk"),
    )
    op.create_index("tables_touched", "tables", ["touched"])
    op.create_table(
        "chairs",
        sa.Column("table", _ID, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", _ID),
        sa.Column("bot", sa.Text),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="chairs_pk"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="chairs_table_fk"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="chairs_person_fk"),
        sqlite_with_rowid=False,
    )
    op.create_index("chairs_person", "chairs", ["person"])


def _matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", _ID, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("table", _ID, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("nonce", sa.Text, nullable=False),
        sa.Column("names", sa.JSON, nullable=False),
        sa.Column("engine", sa.Text, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("winners", sa.JSON),
        sa.Column("why", sa.Text),
        sa.PrimaryKeyConstraint("id", name="matches_pk"),
        sa.UniqueConstraint("key", name="matches_key_uq"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="matches_table_fk"),
    )
    op.create_index("matches_ended", "matches", ["ended"])
    op.create_table(
        "choices",
        sa.Column("match", _ID, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="choices_pk"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="choices_match_fk"),
        sqlite_with_rowid=False,
    )


def _lines() -> None:
    op.create_table(
        "lines",
        sa.Column("table", _ID, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", _ID, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="lines_pk"),
        sa.UniqueConstraint("table", "person", "key", name="lines_table_person_key_uq"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="lines_table_fk"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="lines_person_fk"),
        sqlite_with_rowid=False,
    )
