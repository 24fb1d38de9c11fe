"""Keep which puzzles people have solved."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("person", _ID, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "puzzle", name="puzzles_pk"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="puzzles_person_fk"),
        sqlite_with_rowid=False,
    )
