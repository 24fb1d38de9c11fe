"""Random wrong messages to the server, and checks of how it answers them."""

from __future__ import annotations

import json
import typing
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from tables.raw_socket import (
    TOO_LONG,
    RawMessage,
    Reply,
    written,
)
from whistlestop.locales import Texts
from whistlestop.server.secrets import new_key
from whistlestop.wire import from_client
from whistlestop.wire.field_types import CHAT_LENGTH, PAGE, SEARCH_LENGTH
from whistlestop.wire.from_client import Choose, Enter, Request, WhyNot

REQUEST_TYPES: tuple[type[Request], ...] = typing.get_args(from_client.FromClient)
OFTEN: dict[type[Request], float] = {
    Enter: 8.0,
    Choose: 6.0,
    from_client.Start: 3.0,
    from_client.Leave: 0.3,
    from_client.Kick: 0.3,
}


class JunkMessages:
    """A source of messages that are wrong in every possible way, with valid ones between them."""

    often: Mapping[type[Request], float] = OFTEN

    def __init__(self, rng: Random, keys: Sequence[str], people: Sequence[int]) -> None:
        self.rng = rng
        self.keys = keys
        self.people = people
        self.ask: dict[str, Any] = {}  # the last question we were asked, with its match

    def learn(self, said: str) -> None:
        """Take the last question out of a message of the server, to answer it now and then."""
        message = msgspec.json.decode(said)
        if message.get("ask"):
            self.ask = {"match": message["match"], **message["ask"]}

    def draw(self) -> RawMessage:
        ways: list[Callable[[], RawMessage]] = [
            self.junk,
            self.binary,
            self.deep,
            self.broken,
            self.wrong_field,
            self.missing_field,
            self.unknown_field,
            self.unknown_type,
            self.wrong_id,
            *[self.valid] * 9,
        ]
        return self.rng.choice(ways)()

    def text(self) -> str:
        letters = "abcäß 中\n\t\0\u202e\u200b\u0301\"\\{}[]:,0-\U0001f47b\ufffd<>&'$%/"
        return "".join(self.rng.choices(letters, k=self.rng.randrange(40)))

    def junk(self) -> str:
        return self.rng.choice([self.text(), "", " ", "null", "[]", "{}", "1e999", "NaN", '"'])

    def binary(self) -> bytes:
        valid = self.valid().encode()
        return self.rng.choice([b"", self.rng.randbytes(self.rng.randrange(200)), valid])

    def deep(self) -> str:
        deep = self.rng.choice(["[", '{"a":', '[{"":']) * self.rng.randrange(1, 2500)
        return self.rng.choice([deep, f'{{"id":1,"type":"ping","x":{deep}', f'{{"type":{deep}'])

    def broken(self) -> str:
        text = self.valid()
        at = self.rng.randrange(len(text))
        return self.rng.choice(
            [
                text[:at],
                text[at:],
                text[:at] + text[at + 1 :],
                text[:at] + text[at] + text[at:],
                text[:at] + self.text() + text[at:],
            ]
        )

    def wrong_field(self) -> str:
        message = json.loads(self.valid())
        message[self.rng.choice(list(message))] = self.anything()
        return json.dumps(message)

    def missing_field(self) -> str:
        message = json.loads(self.valid())
        del message[self.rng.choice(list(message))]
        return json.dumps(message)

    def unknown_field(self) -> str:
        return json.dumps(json.loads(self.valid()) | {self.text(): self.anything()})

    def unknown_type(self) -> str:
        kinds = ["", "Enter", "hello", "done", "refused", "admin", "__init__", self.text()]
        return json.dumps(json.loads(self.valid()) | {"type": self.rng.choice(kinds)})

    def wrong_id(self) -> str:
        numbers = [-1, 2**31, 2**63, 2**64, 10**400, 0.5, True, None, "1", [1], {"id": 1}]
        return json.dumps(json.loads(self.valid()) | {"id": self.rng.choice(numbers)})

    def anything(self) -> object:
        some: list[object] = [None, True, 0, -1, 2**40, 2**70, 1.5, self.text(), "x" * 2000]
        some += [[], {}, [[[]]], {"a": {"b": []}}, list(range(100)), self.key(), self.person()]
        return self.rng.choice(some)

    def valid(self) -> str:
        """Return a message that the server can read, of any type, about anything."""
        (kind,) = self.rng.choices(
            REQUEST_TYPES, [self.often.get(each, 1.0) for each in REQUEST_TYPES]
        )
        fields = {
            name: self.field(name)
            for name, default in zip(kind.__struct_fields__, _defaults(kind), strict=True)
            if default is msgspec.NODEFAULT or self.rng.random() < 0.5
        }
        if kind is Choose and self.ask and self.rng.random() < 0.7:
            fields |= {"match": self.ask["match"], "turn": self.ask["turn"]}
            fields["answer"] = self.rng.choice(self.ask["answers"])
        if kind is WhyNot and self.ask and self.rng.random() < 0.7:
            words = self.rng.choice(self.ask["answers"]).split() or ["?"]
            fields |= {"match": self.ask["match"], "card": self.rng.choice(words)[:64]}
        return written(kind, **fields)

    def field(self, name: str) -> object:
        rng = self.rng
        ways: dict[str, Callable[[], object]] = {
            "id": lambda: rng.randrange(2**31),
            "table": self.key,
            "match": self.key,
            "person": self.person,
            "seat": lambda: rng.randrange(16),
            "seats": lambda: rng.randrange(1, 17),
            "turn": lambda: rng.choice([0, 0, 1, 2, 50, 2**31 - 1]),
            "events": lambda: rng.choice([0, 1, 1000, 2**31 - 1]),
            "chat": lambda: rng.choice([0, 1, 1000, 2**31 - 1]),
            "search": lambda: self.text()[:SEARCH_LENGTH],
            "game": lambda: rng.choice([None, "bang", "x"]),
            "first": lambda: rng.choice([0, 1, 2**31 - 1]),
            "most": lambda: rng.randrange(1, PAGE + 1),
            "clock": lambda: rng.choice([None, 15, 60, 86400]),
            "level": lambda: rng.choice([None, "random", "greedy", "nobody", self.text() or "?"]),
            "fill": lambda: rng.choice([None, "random", "greedy", "nobody"]),
            "options": lambda: rng.choice([{}, {"horse": True}, {"bandits": "x"}, {"a": 1}]),
            "key": lambda: rng.choice(["k", "\0", rng.randbytes(8).hex(), self.key()]),
            "seal": lambda: rng.choice(["x", rng.randbytes(32).hex()]),
            "nonce": lambda: rng.choice(["x", rng.randbytes(16).hex()]),
            "what": lambda: rng.choice(["A1", "R13", "x", self.text() or "?"])[:24],
            "text": lambda: (self.text() + "x")[:CHAT_LENGTH],
            "substitutes": lambda: rng.choice(["ask", "always", "never"]),
            "after": lambda: rng.choice([None, self.key()]),
            "card": lambda: rng.choice([None, "bang", "bang-2C", self.text() or "?"]),
            "place": lambda: rng.choice([None, "A1", "train", self.text() or "?"]),
            "answer": lambda: rng.choice(["pick doc", "scheme move", "0", "\0", self.text() + "?"]),
        }
        flags = ("on", "open", "public", "everyone", "ban", "agree", "free", "watch")
        return rng.random() < 0.5 if name in flags else ways[name]()

    def key(self) -> str:
        return self.rng.choice([*self.keys, new_key()])

    def person(self) -> int:
        return self.rng.choice([*self.people, 1, 2**53])


def _defaults(kind: type[Request]) -> tuple[object, ...]:
    """Return the default of each field; NODEFAULT if the field is required."""
    return tuple(field.default for field in msgspec.structs.fields(kind))


def check_reply(what: RawMessage, reply: Reply | int) -> None:
    """Check that this is a proper reply to that message."""
    if isinstance(reply, int):
        assert reply == TOO_LONG
        assert len(what) > 16 * 1024
    elif reply["type"] == "done":
        assert reply["id"] == from_client.read.decode(what).id
    else:
        assert reply["id"] == readable_id(what)
        assert reply["text"]
        assert Texts("en").say(f"error-{reply['kind']}", **reply["details"])


def readable_id(what: RawMessage) -> int | None:
    try:
        found = json.loads(what)["id"] if isinstance(what, str) else None
    except (ValueError, LookupError, TypeError, RecursionError):
        return None
    whole = isinstance(found, int) and not isinstance(found, bool) and 0 <= found < 2**31
    return found if whole else None
