"""The command `python -m whistlestop`, for systems where `whistlestop` is not on the path."""

import sys

from whistlestop.cli import main

sys.exit(main())
