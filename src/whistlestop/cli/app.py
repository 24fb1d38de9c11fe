"""The Cyclopts app with all commands and its errors, in the user's language."""

from __future__ import annotations

from typing import Any

from cyclopts import App, CoercionError, CycloptsError, Group, MissingArgumentError

from whistlestop.cli.admin import add_admin
from whistlestop.cli.backup import add_backup, add_restore, add_verify
from whistlestop.cli.errors import UsageError
from whistlestop.cli.games import add_games
from whistlestop.cli.join import add_join
from whistlestop.cli.learn import add_learn
from whistlestop.cli.parameters import usage
from whistlestop.cli.play import add_play
from whistlestop.cli.puzzles import add_puzzles
from whistlestop.cli.replay import add_replay
from whistlestop.cli.rules import add_rules
from whistlestop.cli.serve import add_serve
from whistlestop.cli.sim import add_sim
from whistlestop.compiled import RUNNING
from whistlestop.engine.errors import cut
from whistlestop.engine.version import __version__
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console

_COMMANDS = (
    add_play,
    add_learn,
    add_puzzles,
    add_sim,
    add_replay,
    add_join,
    add_serve,
    add_rules,
    add_games,
    add_admin,
    add_backup,
    add_restore,
    add_verify,
)


def make_app(texts: Texts, console: Console) -> App:
    """Make the app, with help texts in one language."""
    say = texts.say
    app = App(
        name="whistlestop",
        help=say("cli-about"),
        usage=usage(
            "play|learn|puzzles|join|serve|sim|replay|rules|games|admin|backup|... [--...]"
        ),
        version=lambda: _version(texts),
        group_commands=Group(say("cli-commands"), sort_key=0),
        group_parameters=Group(say("cli-parameters"), sort_key=2),
        group_arguments=Group(say("cli-arguments"), sort_key=1),
        help_format="plaintext",
        suppress_keyboard_interrupt=False,
    )
    app["--help"].help = say("cli-help")
    app["--version"].help = say("cli-version")
    for add_command in _COMMANDS:
        add_command(app, texts, console)
    return app


def _version(texts: Texts) -> str:
    """Say the version, and whether the compiled rules or their sources run."""
    if RUNNING.why is None:
        return texts.say("version-compiled", version=__version__)
    return texts.say("version-sources", version=__version__, why=RUNNING.why)


def run_app(app: App, words: list[str]) -> Any:
    """Run a command. Turn an error of Cyclopts into a UsageError, which has translations."""
    try:
        return app(words, exit_on_error=False, print_error=False, result_action="return_value")
    except MissingArgumentError as problem:
        name = problem.argument.name if problem.argument is not None else ""
        raise UsageError(str(problem), "missing-word", name=name) from None
    except CoercionError as problem:
        name = problem.argument.name if problem.argument is not None else ""
        found = problem.token.value if problem.token is not None else ""
        raise UsageError(str(problem), "bad-word", name=name, found=cut(found)) from None
    except CycloptsError as problem:
        token = getattr(problem, "token", None)
        left = [token.keyword or token.value] if token is not None else problem.unused_tokens or []
        found = cut(" ".join(left))
        raise UsageError(str(problem), "unknown-word", found=found) from None
