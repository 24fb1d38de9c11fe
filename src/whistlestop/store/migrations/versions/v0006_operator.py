"""Tables for the operator: players of matches, bans and requests; indexes for deleting."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.add_column("tables", sa.Column("closed", sa.BigInteger))
    # Without these, each deleted row would make the database read whole tables that refer to it.
    op.create_index("tables_host", "tables", ["host"])
    op.create_index("matches_table", "matches", ["table"])
    op.create_index("lines_person", "lines", ["person"])
    op.create_index("lines_at", "lines", ["at"])
    _players()
    _bans()
    _admin_requests()


def _players() -> None:
    op.create_table(
        "players",
        sa.Column("match", _ID, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", _ID, nullable=False),
        sa.Column("began", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", "person", name="players_pk"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="players_match_fk"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="players_person_fk"),
        sqlite_with_rowid=False,
    )
    op.create_index("players_person", "players", ["person"])


def _bans() -> None:
    op.create_table(
        "bans",
        sa.Column("id", _ID, nullable=False),
        sa.Column("person", _ID),
        sa.Column("network", sa.Text),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("why", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="bans_pk"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="bans_person_fk"),
    )
    op.create_index("bans_person", "bans", ["person"])


def _admin_requests() -> None:
    op.create_table(
        "admin_requests",
        sa.Column("id", _ID, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("details", sa.JSON, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("done", sa.BigInteger),
        sa.Column("answer", sa.JSON),
        sa.PrimaryKeyConstraint("id", name="admin_requests_pk"),
    )
    op.create_index("admin_requests_done", "admin_requests", ["done"])
