"""The script that Alembic runs. `migrate` provides the connection and its transaction."""

from __future__ import annotations

from alembic import context

from whistlestop.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a column by building the table again
)
with context.begin_transaction():
    context.run_migrations()
