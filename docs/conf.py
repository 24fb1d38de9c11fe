"""Configuration of Sphinx: `make docs` builds these pages into build/docs."""

from __future__ import annotations

from runpy import run_path

project = "Whistlestop"
author = "The Whistlestop founders"
copyright = "the Whistlestop founders, MIT licence"  # noqa: A001 - Sphinx wants this name
release = run_path("../src/whistlestop/engine/version.py")["__version__"]

extensions = ["myst_parser"]
myst_heading_anchors = 3  # links to headings work as they do on GitHub
myst_enable_extensions = ["colon_fence"]
nitpicky = True  # a link that leads nowhere is a warning, and `make docs` takes warnings as errors

html_theme = "furo"
html_title = f"Whistlestop {release}"
html_static_path: list[str] = []
html_show_sphinx = False
linkcheck_anchors = False
linkcheck_ignore = [r"http://(localhost|127\.0\.0\.1|HOST)", r"https://\w+\.example\.org"]
