"""All texts that a person reads, in Fluent files. The web client reads the same files."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

LANGUAGES = ("en", "it", "pt")


class Texts:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._files = _files(language)

    def say(self, text_id: str, /, **args: Any) -> str:
        """Return the text with this id; `id.name` is the attribute `name` of message `id`.

        A missing text is a bug and raises KeyError. A missing argument is a bug and raises
        ValueError.
        """
        message_id, _, attribute = text_id.partition(".")
        message = self._files.message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(text_id)
        text, problems = self._files.bundle.format_pattern(pattern, args)
        if problems and self._files.read_all():
            # The text refers to one of a file that had not been read.
            text, problems = self._files.bundle.format_pattern(pattern, args)
        if problems:
            raise ValueError(f"{self.language} {text_id}: {problems}")
        return str(text)

    def about(self, text_id: str, expansions: Iterable[str]) -> str:
        """Explain a thing: its `.about`, and what these expansions add to it."""
        added = [each for each in expansions if self.has_attribute(text_id, each)]
        return " ".join([self.say(f"{text_id}.{each}") for each in ("about", *added)])

    def has_attribute(self, text_id: str, attribute: str) -> bool:
        """Return whether the message has an attribute with this name, such as `spoken`."""
        return attribute in self._files.message(text_id).attributes


class _Files:
    """The Fluent files of one language. Each is read when one of its texts is needed.

    Reading all of them takes longer than most commands of the command line.
    """

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        folder = files(__name__).joinpath(language)
        self._unread = [file.read_text("utf-8") for file in folder.iterdir()]

    def message(self, message_id: str) -> Message:
        """Return a message; raise KeyError if no file has it."""
        if not self.bundle.has_message(message_id):
            start = f"\n{message_id} ="
            self._read([text for text in self._unread if start in f"\n{text}"])
        return self.bundle.get_message(message_id)

    def read_all(self) -> bool:
        """Read all files that are left. Return whether there were any."""
        left = self._unread
        self._read(left)
        return bool(left)

    def _read(self, texts: list[str]) -> None:
        for text in texts:
            self.bundle.add_resource(FluentResource(text))
        self._unread = [text for text in self._unread if text not in texts]


@cache
def _files(language: str) -> _Files:
    return _Files(language)
