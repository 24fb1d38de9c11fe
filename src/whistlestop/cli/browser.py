"""A check whether this machine has a browser to open."""

from __future__ import annotations

import os
import webbrowser


def has_graphical_browser() -> bool:
    """Return whether a browser can be opened that does not take over the terminal.

    Without a screen, `webbrowser` offers text browsers such as w3m, which would run in the terminal
    of the server. They are opened only if the person named one in `BROWSER`.
    """
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    in_terminal = type(browser) is webbrowser.GenericBrowser
    return not in_terminal or bool(os.environ.get("BROWSER"))
