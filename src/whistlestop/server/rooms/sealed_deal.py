"""The deal of the next match at a table, sealed before the players add their part to it."""

from __future__ import annotations

from dataclasses import replace

from whistlestop.server import secrets
from whistlestop.server.errors import NotNow
from whistlestop.store.rows import MatchRow, TableRow
from whistlestop.wire.fairness import deal_seed, seal
from whistlestop.wire.from_server import Fairness


class SealedDeal:
    """The server's part of a seed, whose seal everybody sees, and the nonces of the players.

    It lives in memory only: after a restart the table shows another seal, and clients send again.
    """

    def __init__(self) -> None:
        self._secret = secrets.new_seed()
        self._nonce = secrets.new_nonce()
        self._nonces: dict[int, str] = {}  # by person
        self.hash = seal(self._secret, self._nonce)

    def contribute(self, person: int, sealed: str, nonce: str) -> None:
        """Take a person's nonce for this seal. The first one counts."""
        if sealed != self.hash:
            raise NotNow("the table has another seal now", "stale-seal")
        if self._nonces.setdefault(person, nonce) != nonce:
            raise NotNow("you have given another nonce already", "nonce-given")

    def put_into(self, row: MatchRow, table: TableRow) -> MatchRow:
        """Return the row of a match with this deal, for the people who sit at the table."""
        nonces = tuple(
            None if chair.person is None else self._nonces.get(chair.person)
            for chair in table.chairs
        )
        seed = deal_seed(self._secret, nonces)
        return replace(row, seed=seed, secret=self._secret, nonce=self._nonce, nonces=nonces)


def fairness(row: MatchRow, *, over: bool) -> Fairness:
    """Return the seal of a match, and after its end everything that went into it."""
    secret = row.seed if row.secret is None else row.secret
    sealed = Fairness(hash=seal(secret, row.nonce))
    if not over:
        return sealed
    return Fairness(
        hash=sealed.hash,
        seed=str(secret),
        nonce=row.nonce,
        nonces=row.nonces,
        deal=None if row.secret is None else str(row.seed),
    )
