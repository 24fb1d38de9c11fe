"""The end of the network thread."""

from __future__ import annotations

import asyncio
import gc

import pytest

from whistlestop.terminal import network_thread
from whistlestop.terminal.network_thread import NetworkThread


def test_a_connection_not_closed_in_time_prints_no_complaint(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The complaint would be printed into the person's shell."""

    async def take_for_ever(_: NetworkThread) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(NetworkThread, "_close", take_for_ever)
    monkeypatch.setattr(network_thread, "_CLOSE_TIMEOUT", 0.01)
    with NetworkThread(lambda _: None) as wire:
        loop, thread = wire._loop, wire._thread
    thread.join()
    loop.close()
    gc.collect()  # collects what other tests have left behind
    caplog.clear()
    del wire, loop
    gc.collect()
    assert caplog.messages == []
