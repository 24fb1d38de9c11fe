"""What the server keeps, in SQLite or PostgreSQL. It knows no server."""

from whistlestop.store.problem import StoreProblem, Taken
from whistlestop.store.rows import Chair, ChoiceRow, LineRow, MatchRow, Person, TableRow
from whistlestop.store.store import Store

__all__ = [
    "Chair",
    "ChoiceRow",
    "LineRow",
    "MatchRow",
    "Person",
    "Store",
    "StoreProblem",
    "TableRow",
    "Taken",
]
