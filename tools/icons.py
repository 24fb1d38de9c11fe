"""Draw the icons of the installed app from the icon of the web client: `python tools/icons.py`.

Systems cut a maskable icon into a shape of their own, so its picture is smaller and has no corners.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from tables.chromium import FLAGS, find_chromium

FOLDER = Path(__file__).resolve().parent.parent / "web" / "public" / "public"
# The icons by name: the size in pixels, and whether the system cuts the shape.
ICONS = {
    "icon-192": (192, False),
    "icon-512": (512, False),
    "icon-maskable-512": (512, True),
    "icon-touch-180": (180, True),
}
_ROUND = 'rx="14"'  # the corners of the icon
_SAFE = "scale(.8)"  # every shape contains the circle with 80 % of the width


def drawn(svg: str, size: int, *, cut: bool) -> str:
    """Return the icon as a page of this size."""
    if cut:
        if _ROUND not in svg:
            raise ValueError(f"the icon has other corners than {_ROUND}")
        svg = svg.replace(_ROUND, "").replace(
            "<g ", f'<g transform="translate(32 32) {_SAFE} translate(-32 -32)" '
        )
    svg = svg.replace("<svg ", f'<svg width="{size}" height="{size}" style="display:block" ')
    return f"<body style='margin:0'>{svg}</body>"


def main() -> None:
    svg = (FOLDER / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for name, (size, cut) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(drawn(svg, size, cut=cut))
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
