"""The program of the worker process, which makes films, thoughts, records and rules.

    python -m whistlestop.server.background.worker

It ends when its input ends, which also happens when the server is killed.
"""

from __future__ import annotations

import msgspec

from whistlestop.server.background.job_loop import run_jobs
from whistlestop.server.background.jobs import Job, carry_out

_NICENESS = 10  # people at tables come first


def main() -> None:
    decoder: msgspec.json.Decoder[Job] = msgspec.json.Decoder(Job)
    run_jobs(lambda job: carry_out(decoder.decode(job)), _NICENESS)


if __name__ == "__main__":
    main()
