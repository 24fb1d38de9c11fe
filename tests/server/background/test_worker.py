"""The worker process by itself."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest

from tables.heist_files import changed, rename
from whistlestop.games.train_heist import game as heist
from whistlestop.games.train_heist.maps_and_decks import MapRegistry
from whistlestop.server.background.jobs import FilmJob, RulesJob
from whistlestop.server.background.worker_process import WorkerProcess
from whistlestop.wire.from_server import Fairness
from whistlestop.wire.http_bodies import MatchCard

pytestmark = pytest.mark.slow


async def test_the_worker_knows_the_hosts_own_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = changed(tmp_path, "map.json", rename)
    monkeypatch.setenv("WHISTLESTOP_FILES", f"train-heist={path}")
    # This process forgets the file again after the test.
    monkeypatch.setattr(heist.GAME, "maps", MapRegistry())
    monkeypatch.setattr(heist.TrainHeist, "options", heist.TrainHeist.options)
    name = heist.GAME.add_file(path)
    card = MatchCard(
        key="x" * 22,
        game="train-heist",
        options={"map": name},
        names=("Ann", "Bo"),
        started=0,
        ended=1,
        end=None,
        fair=Fairness(hash="", seed="3", nonce=""),
    )
    worker = WorkerProcess(60.0)
    try:
        reply, content = await worker.carry_out(FilmJob(card, None, []))
    finally:
        await worker.close()
    assert not reply.unplayable
    assert name in gzip.decompress(content).decode()


async def test_one_process_does_one_job_after_the_other_and_lets_people_go_first() -> None:
    worker = WorkerProcess(60.0)
    try:
        first, _ = await worker.carry_out(RulesJob("colt-super-express", "en"))
        pid = worker.pid
        assert pid is not None
        second, _ = await worker.carry_out(RulesJob("colt-super-express", "it"))
        assert worker.pid == pid
        assert (first.bug, second.bug) == ("", "")
        assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)
    finally:
        await worker.close()
