"""Digests of choices, marks of matches that cannot be continued, and a row for write checks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    # All new columns may be null. So neither database needs to build a table again, and the
    # migration of a big database takes no longer than that of a small one.
    op.add_column("choices", sa.Column("only", sa.Boolean))
    op.add_column("choices", sa.Column("digest", sa.BigInteger))
    op.add_column("matches", sa.Column("unplayable", sa.Text))
    op.create_table(
        "write_checks",
        sa.Column("id", _ID, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="write_checks_pk"),
    )
