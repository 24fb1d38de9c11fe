"""Sessions that can be listed and ended, and the owners of tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    # All new columns may be null, so that no table has to be built again.
    op.add_column("sessions", sa.Column("used", sa.BigInteger))
    op.add_column("sessions", sa.Column("browser", sa.Text))
    op.add_column("sessions", sa.Column("link_hash", sa.LargeBinary))
    op.add_column("sessions", sa.Column("host_cookie", sa.Boolean))
    op.create_index("sessions_person", "sessions", ["person"])
    op.add_column("tables", sa.Column("owner", _ID))
