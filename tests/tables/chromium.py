"""The browser of the browser tests and of the screenshots."""

from __future__ import annotations

import shutil

# The first is Chromium without a user interface: it starts faster and needs fewer packages.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Pages of tests are short-lived: to optimise their scripts costs more than it gains.
    "--js-flags=--no-opt --no-maglev",
]


def find_chromium() -> str:
    """Return the path of a Chromium; raise FileNotFoundError if there is none."""
    for name in NAMES:
        path = shutil.which(name)
        if path is not None:
            return path
    raise FileNotFoundError("no Chromium: `make services` installs it")
