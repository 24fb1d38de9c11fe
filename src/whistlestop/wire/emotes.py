"""Emotes: short words in the chat that everybody reads in their own language.

An emote is a chat line with its name between colons, such as `:howdy:`. A client that knows the
name shows the text `emote-NAME` instead; any other client shows the line as it is.
"""

from __future__ import annotations

EMOTES = ("howdy", "nice-shot", "thanks", "oops", "hurry", "good-game")


def emote_in(line: str) -> str | None:
    """Return the name of the emote that a chat line is, or None if it is another line."""
    name = line.strip(":")
    return name if name in EMOTES and line == f":{name}:" else None
