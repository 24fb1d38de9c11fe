"""Running matches that sleep outside the memory of the server until their next deadline."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "sleeping_matches",
        sa.Column("match", _ID, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("waiting", sa.JSON, nullable=False),
        sa.Column("away", sa.JSON, nullable=False),
        sa.Column("watching", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("match", name="sleeping_matches_pk"),
    )
