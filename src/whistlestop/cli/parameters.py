"""Parameters of the commands: their help, and the values that several commands take.

The commands' own files have no `from __future__ import annotations`: the help of a parameter is
looked up in the user's language when the command is made.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from cyclopts import Parameter, Token

from whistlestop.cli.errors import UsageError
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console

Language: TypeAlias = Literal["en", "it", "pt"]

_LONGEST_PAUSE = 60.0  # seconds between turns


def parameter(
    texts: Texts, text: str, /, *names: str, env_var: str | None = None, **how: Any
) -> Parameter:
    """Make a parameter with its help text."""
    return Parameter(
        name=names or None,
        help=texts.say(text) + (f" [{env_var}]" if env_var else ""),
        env_var=env_var,
        show_env_var=False,
        negative="",
        show_default=False,
        show_choices=False,
        **how,
    )


def usage(words: str) -> str:
    """Return the usage line of the help."""
    return f"whistlestop {words}"


def environment(name: str) -> dict[str, str]:
    """Name the environment variable that replaces a flag that is not given."""
    return {"env_var": f"WHISTLESTOP_{name}"}


def _whole_number(_type: object, tokens: Sequence[Token]) -> int:
    """Read a whole number. Refuse other numbers, which Cyclopts would round."""
    if not re.fullmatch(r"-?[0-9]{1,100}", tokens[0].value):
        raise ValueError(tokens[0].value)
    return int(tokens[0].value)


WHOLE: dict[str, Any] = {"converter": _whole_number}


def check_at_least(name: str, found: float, least: int) -> None:
    """Refuse a number that is too small."""
    if not found >= least:  # true for "nan", too
        raise UsageError(
            f"{name} must be at least {least}", "bad-number", name=name, least=least, found=found
        )


def pause_seconds(asked: float | None, console: Console) -> float:
    """Return the seconds between turns: as requested, or enough for a person who watches."""
    pause = (0.6 if console.rich.is_terminal else 0.0) if asked is None else asked
    check_at_least("--pause", pause, 0)
    if pause > _LONGEST_PAUSE:
        raise UsageError("the pause is too long", "bad-word", name="--pause", found=str(pause))
    return pause
