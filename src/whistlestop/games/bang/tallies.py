"""Tallies: who gets the credit for an event, and how much of it; see `DeedKind`."""

from __future__ import annotations

from whistlestop.engine.summary import Payload


def of_seat(payload: Payload) -> tuple[int | None, int]:
    """Count one for the player of the event."""
    return payload["seat"], 1


def count_of_seat(payload: Payload) -> tuple[int | None, int]:
    """Count the cards or tokens of the event for its player."""
    return payload["seat"], payload["count"]


def points_of_seat(payload: Payload) -> tuple[int | None, int]:
    """Count the life points of the event for its player."""
    return payload["seat"], payload["points"]


def by_another(payload: Payload) -> tuple[int | None, int]:
    """Count the life points, or one elimination, for another player who caused it."""
    by = payload["by"]
    return None if by == payload["seat"] else by, payload.get("points", 1)
