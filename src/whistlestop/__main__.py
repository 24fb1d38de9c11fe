"""The command `whistlestop`, also as `python -m whistlestop`.

Each process that `sim --jobs` starts imports this module again, so it imports little itself.
"""

import sys


def main() -> int:
    from whistlestop.cli import main as run  # noqa: PLC0415 - see above

    return run()


if __name__ == "__main__":
    sys.exit(main())
