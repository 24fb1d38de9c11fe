"""The types of message fields, with their limits."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

PROTOCOL = 2  # increases when old clients no longer understand the messages

NAME_LENGTH = 24
CHAT_LENGTH = 300
MOST_SEATS = 16
BOT = "bot "  # a bot's name in a record is this prefix and its level

# The key of a table or a match: 22 letters of URL-safe base64, 128 bits. Everybody who has the key
# may come.
Key: TypeAlias = Annotated[str, Meta(min_length=22, max_length=22, pattern="^[A-Za-z0-9_-]+$")]
# A secret of one person: 43 letters, 256 bits.
Secret: TypeAlias = Annotated[str, Meta(min_length=43, max_length=43, pattern="^[A-Za-z0-9_-]+$")]

# The seal of a deal, and a player's part of its seed, in hexadecimal.
Hash: TypeAlias = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]+$")]
Nonce: TypeAlias = Annotated[str, Meta(min_length=32, max_length=32, pattern="^[0-9a-f]+$")]

Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
SeatCount: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_SEATS)]
PersonId: TypeAlias = Annotated[int, Meta(ge=1, le=2**53)]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]  # the level of a bot
# The name of a person, before it is sanitized.
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=4 * NAME_LENGTH)]
# The name of a thing in a game's view.
Thing: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24, pattern="^[A-Za-z0-9_-]+$")]
# A random word, by which the server knows a request that it gets again.
RandomWord: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")
]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]

# The answers of a learner at the steps of a lesson: the texts of answers, or `continue`.
LESSON_STEPS = 60
LessonWord: TypeAlias = Annotated[str, Meta(min_length=1, max_length=120)]
LessonWords: TypeAlias = Annotated[tuple[LessonWord, ...], Meta(max_length=LESSON_STEPS)]

# Seconds for a decision; None is a match without clocks.
CLOCK_LEAST, CLOCK_MOST = 15, 24 * 60 * 60
Clock: TypeAlias = Annotated[int, Meta(ge=CLOCK_LEAST, le=CLOCK_MOST)] | None

# A page of the list of public tables.
PAGE, SEARCH_LENGTH = 50, 60
Search: TypeAlias = Annotated[str, Meta(max_length=SEARCH_LENGTH)]
PageLength: TypeAlias = Annotated[int, Meta(ge=1, le=PAGE)]

# Whether a bot answers for an absent player of a match without a clock: the table is asked, always,
# or never.
Substitutes: TypeAlias = Literal["ask", "always", "never"]

Phase: TypeAlias = Literal["gathering", "playing"]
By: TypeAlias = Literal["person", "only", "bot", "late", "away"]
