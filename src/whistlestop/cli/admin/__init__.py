"""`whistlestop admin`: the commands of an operator, with a file for each group of them."""

from __future__ import annotations

from cyclopts import App

from whistlestop.cli.admin.ban import add_ban_commands
from whistlestop.cli.admin.change import add_change_commands
from whistlestop.cli.admin.export import add_export
from whistlestop.cli.admin.look import add_look_commands
from whistlestop.cli.admin.tidy import add_tidy
from whistlestop.cli.parameters import usage
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console

_GROUPS = (add_look_commands, add_ban_commands, add_change_commands, add_export, add_tidy)


def add_admin(app: App, texts: Texts, console: Console) -> None:
    """Add the command to the app."""
    admin = App(
        name="admin",
        help=texts.say("cli-admin"),
        usage=usage("admin COMMAND [--...]"),
        group_commands=app.group_commands,
        group_parameters=app.group_parameters,
        group_arguments=app.group_arguments,
        help_format="plaintext",
    )
    admin["--help"].help = texts.say("cli-help")
    admin["--version"].show = False
    for add_commands in _GROUPS:
        add_commands(admin, texts, console)
    app.command(admin)
