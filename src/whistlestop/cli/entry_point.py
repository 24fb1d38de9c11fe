"""The entry point: it runs one command, reports errors and returns the exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from whistlestop.cli.app import make_app, run_app
from whistlestop.cli.errors import INTERRUPTED
from whistlestop.cli.language import find_language
from whistlestop.cli.streams import close_stdout, stderr
from whistlestop.engine.errors import WhistlestopError
from whistlestop.games.own_files import add_own_files
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console
from whistlestop.terminal.error_messages import error_message


def main(words: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code."""
    given = list(sys.argv[1:] if words is None else words)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # Show a question mark for a letter that the terminal does not have. Typed bytes that
            # are not text become letters that no command understands.
            stream.reconfigure(errors="replace")
    texts = Texts("en")
    try:
        texts = Texts(find_language(given))
        add_own_files(os.environ.get("WHISTLESTOP_FILES", ""), os.pathsep)
        code = int(run_app(make_app(texts, Console()), given) or 0)
        sys.stdout.flush()
    except WhistlestopError as problem:
        stderr().say(error_message(problem, texts))
        return 2
    except KeyboardInterrupt:
        stderr().say(texts.say("error-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        # The program that reads our output has stopped reading.
        close_stdout()
        return 0
    except OSError as problem:
        close_stdout()
        stderr().say(texts.say("error-output", why=problem.strerror or str(problem)))
        return 1
    return code
