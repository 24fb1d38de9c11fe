"""Alembic runs this file. The connection, and its transaction, are those of `migrate`."""

from __future__ import annotations

from alembic import context

from whistlestop.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a column by making the table anew
)
with context.begin_transaction():
    context.run_migrations()
