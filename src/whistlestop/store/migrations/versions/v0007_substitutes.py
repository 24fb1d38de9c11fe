"""Let the players of a match without a clock decide whether a bot answers for absent ones."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    # Existing tables are asked too: nobody there has chosen that a bot takes over without a word.
    op.add_column("tables", sa.Column("substitutes", sa.Text, nullable=False, server_default="ask"))
