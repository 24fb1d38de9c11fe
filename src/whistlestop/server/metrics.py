"""Metrics for Prometheus. They hold no names and no keys, and tell nothing about a hand.

A player may read them all the time. If a person has only one legal answer, the server gives it.
The metrics count this answer exactly like an answer that the person has chosen, so they cannot be
told apart.
"""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

from whistlestop.wire.field_types import By

_CHOICES_AT_ONCE = 25  # the times of so many choices are shown together, and never a single one
_CLOSE_CODES = frozenset({1000, 1001, 1002, 1003, 1005, 1006, 1007, 1008, 1009, 1011, 1012, 1013})
_CLOSE_CODES |= {4401}
_UNCOUNTED = frozenset({"choose", "why-not"})  # types of messages
_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


# The creation time of each metric would double the length of the page and be of no use.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """The metrics of one server, in its own registry: tests run several servers in a process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.connections = Gauge("whistlestop_tabs", "Open connections", registry=registry)
        self.rooms = Gauge("whistlestop_rooms", "Tables in memory", registry=registry)
        self.playing = Gauge("whistlestop_playing", "Running matches in memory", registry=registry)
        self.matches = Counter("whistlestop_matches", "Matches begun", registry=registry)
        self._choices = Counter(
            "whistlestop_choices", "Choices stored, by who made them", ["by"], registry=registry
        )
        self._choice_seconds = Histogram(
            "whistlestop_choice_seconds",
            "From a choice to the last message about it, storing included",
            buckets=_SECONDS,
            registry=registry,
        )
        self._seconds_not_shown: list[float] = []
        self.messages = Counter(
            "whistlestop_messages",
            "Messages received, by their type, except choices and why-not",
            ["type"],
            registry=registry,
        )
        self.refused = Counter(
            "whistlestop_refused", "Requests refused, by the reason", ["kind"], registry=registry
        )
        self.unplayable = Counter(
            "whistlestop_unplayable", "Matches that cannot be continued", registry=registry
        )
        self.loop_lag = Histogram(
            "whistlestop_loop_lag_seconds",
            "How late the event loop is, measured twenty times a second",
            buckets=_SECONDS,
            registry=registry,
        )
        self.jobs = Counter(
            "whistlestop_jobs",
            "Jobs of the worker process, by their kind and result",
            ["kind", "result"],
            registry=registry,
        )
        self.job_seconds = Counter(
            "whistlestop_job_seconds",
            "Processor time of the worker process, by the kind of job",
            ["kind"],
            registry=registry,
        )
        self.thoughts_waiting = Gauge(
            "whistlestop_thoughts_waiting", "Bots that wait for a process", registry=registry
        )
        self.thought_wait_seconds = Histogram(
            "whistlestop_thought_wait_seconds",
            "How long bots waited for a process",
            buckets=_SECONDS,
            registry=registry,
        )
        self.thought_seconds = Histogram(
            "whistlestop_thought_seconds",
            "How long bots thought, in their process",
            buckets=_SECONDS,
            registry=registry,
        )
        self.sleeping = Gauge(
            "whistlestop_sleeping", "Running matches that sleep outside memory", registry=registry
        )
        self.trouble = Counter(
            "whistlestop_trouble", "Errors of our own; see the log", registry=registry
        )

        self.store_seconds = Histogram(
            "whistlestop_store_seconds",
            "Time that the database takes, by the kind of access; a write waits for its commit",
            ["access"],
            buckets=_SECONDS,
            registry=registry,
        )
        self.store_failures = Counter(
            "whistlestop_store_failures",
            "Failures of the database, by the kind of access",
            ["access"],
            registry=registry,
        )
        self.responses = Counter(
            "whistlestop_http_responses",
            "HTTP responses, by their status",
            ["status"],
            registry=registry,
        )
        self.closes = Counter(
            "whistlestop_closes",
            "Closed WebSockets, by the code of the close",
            ["code"],
            registry=registry,
        )
        self.tidied = Counter(
            "whistlestop_tidied",
            "Things deleted because of their age",
            ["kind"],
            registry=registry,
        )
        for access in ("read", "write"):  # so that a graph shows zero and not nothing
            self.store_failures.labels(access=access)
        ProcessCollector(registry=registry)  # memory, processor time, open files

    def count_store_failure(self, access: str) -> None:
        self.trouble.inc()
        self.store_failures.labels(access=access).inc()

    def observe_store(self, access: str, seconds: float) -> None:
        self.store_seconds.labels(access=access).observe(seconds)

    def count_close(self, code: int) -> None:
        """Count a close. A client may send any code, so that unusual ones are counted together."""
        self.closes.labels(code=str(code) if code in _CLOSE_CODES else "other").inc()

    def count_message(self, kind: str) -> None:
        """Count a message by its type, unless it would tell something about a hand.

        A choice is counted when it is made, by `count_choice`: otherwise the difference of the
        counts would show how often the server has answered. Clients ask `why-not` for each card
        that a player touches and cannot use.
        """
        if kind not in _UNCOUNTED:
            self.messages.labels(type=kind).inc()

    def count_choice(self, by: By, seconds: float) -> None:
        """Count a choice, and note the seconds that it took the server."""
        self._choices.labels(by="person" if by == "only" else by).inc()
        self._seconds_not_shown.append(seconds)
        if len(self._seconds_not_shown) >= _CHOICES_AT_ONCE:
            for each in self._seconds_not_shown:
                self._choice_seconds.observe(each)
            self._seconds_not_shown.clear()

    def text(self) -> bytes:
        return bytes(generate_latest(self.registry))
