"""Keep how far people are in lessons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("person", _ID, nullable=False),
        sa.Column("lesson", sa.Text, nullable=False),
        sa.Column("done", sa.JSON, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "lesson", name="lessons_pk"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="lessons_person_fk"),
        sqlite_with_rowid=False,
    )
