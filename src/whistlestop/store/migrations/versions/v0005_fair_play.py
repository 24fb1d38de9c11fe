"""Keys that tables had before, and the players' part of the seed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.add_column("matches", sa.Column("secret", sa.Text))
    op.add_column("matches", sa.Column("nonces", sa.JSON(none_as_null=True)))
    op.create_table(
        "former_keys",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("table", _ID, nullable=False),
        sa.PrimaryKeyConstraint("key", name="former_keys_pk"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="former_keys_table_fk"),
        sqlite_with_rowid=False,
    )
    op.create_index("former_keys_table", "former_keys", ["table"])
    # The column meant before that anybody could take a bot's seat at all, and nobody had to choose
    # it. It means now that the players are not asked, which a host must choose.
    tables = sa.table("tables", sa.column("open", sa.Boolean))
    op.execute(tables.update().values(open=False))
