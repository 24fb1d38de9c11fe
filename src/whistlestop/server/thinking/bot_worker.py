"""The program of a process in which bots think.

    python -m whistlestop.server.thinking.bot_worker

It ends when its input ends, which also happens when the server is killed.
"""

from __future__ import annotations

import msgspec

from whistlestop.bots import roster
from whistlestop.server.background.job_loop import run_jobs
from whistlestop.server.thinking.match_copies import MatchCopies
from whistlestop.server.thinking.messages import Update

_NICENESS = 5  # before replays, but after the server itself


def main() -> None:
    roster.load_levels()
    decoder = msgspec.json.Decoder(Update)
    copies = MatchCopies()
    run_jobs(lambda job: copies.carry_out(decoder.decode(job)), _NICENESS)


if __name__ == "__main__":
    main()
