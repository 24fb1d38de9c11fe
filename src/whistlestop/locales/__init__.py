"""All texts that a person reads, in Fluent files. The web client reads the same files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "it", "pt")


class Texts:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def say(self, text_id: str, /, **args: Any) -> str:
        """Return the text with this id; `id.name` is the attribute `name` of message `id`.

        A missing text is a bug and raises KeyError. A missing argument is a bug and raises
        ValueError.
        """
        message_id, _, attribute = text_id.partition(".")
        message = self._bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(text_id)
        text, problems = self._bundle.format_pattern(pattern, args)
        if problems:
            raise ValueError(f"{self.language} {text_id}: {problems}")
        return str(text)

    def has_attribute(self, text_id: str, attribute: str) -> bool:
        """Tell whether the message has an attribute with this name, such as `spoken`."""
        message = self._bundle.get_message(text_id)
        return attribute in message.attributes


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files(__name__).joinpath(language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
