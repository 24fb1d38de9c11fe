"""Tallies: who gets the credit for an event, and how much of it; see `DeedKind`."""

from __future__ import annotations

from whistlestop.engine.summary import Payload


def of_seat(payload: Payload) -> tuple[int | None, int]:
    """Count one for the bandit of the event."""
    return payload["seat"], 1
