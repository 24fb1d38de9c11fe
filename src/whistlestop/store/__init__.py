"""The database of the server, SQLite or PostgreSQL. It does not know the server."""

from whistlestop.store.errors import ChoiceTaken, StoreProblem
from whistlestop.store.rows import (
    Chair,
    ChatLineRow,
    ChoiceRow,
    MatchRow,
    Person,
    SessionRow,
    TableRow,
)
from whistlestop.store.sessions import SessionUse
from whistlestop.store.store import Store

__all__ = [
    "Chair",
    "ChatLineRow",
    "ChoiceRow",
    "ChoiceTaken",
    "MatchRow",
    "Person",
    "SessionRow",
    "SessionUse",
    "Store",
    "StoreProblem",
    "TableRow",
]
