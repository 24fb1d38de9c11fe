"""The flags that say how long things are kept, which several commands take."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cyclopts import Parameter

from whistlestop.cli.parameters import WHOLE, check_at_least, environment, parameter
from whistlestop.locales import Texts

if TYPE_CHECKING:
    from whistlestop.store.retention import Retention


class KeepFlags(NamedTuple):
    """The flags `--keep-chat` and so on. Each takes a number of days; without it, the usual one."""

    chat: Parameter
    guests: Parameter
    tables: Parameter
    matches: Parameter

    @classmethod
    def of(cls, texts: Texts) -> KeepFlags:
        def flag(text_id: str, kind: str) -> Parameter:
            variable = environment(f"KEEP_{kind.upper()}")
            return parameter(texts, text_id, f"--keep-{kind}", **WHOLE, **variable)

        return cls(
            chat=flag("cli-param-keep-chat", "chat"),
            guests=flag("cli-param-keep-guests", "guests"),
            tables=flag("cli-param-keep-tables", "tables"),
            matches=flag("cli-param-keep-matches", "matches"),
        )


def read_retention(**days: int | None) -> Retention:
    """Return the days for which things of each kind are kept. Refuse negative ones."""
    # The database's library takes long to load.
    from whistlestop.store.retention import Retention  # noqa: PLC0415

    given = {kind: number for kind, number in days.items() if number is not None}
    for kind, number in given.items():
        check_at_least(f"--keep-{kind}", number, 0)
    return Retention(**given)
