"""`python -m whistlestop`, for where the command is not on the path."""

import sys

from whistlestop.cli import main

sys.exit(main())
