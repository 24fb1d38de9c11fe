"""The questions of Colt Super Express: pick a bandit, and build a scheme."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.games.colt_super_express.view import TrainView
from whistlestop.terminal.colt_super_express.explanations import (
    explain,
    explain_all,
    explained_words,
)
from whistlestop.terminal.colt_super_express.names import Names, text_id
from whistlestop.terminal.console import Console, number
from whistlestop.terminal.typed_words import not_understood, several


class Menu:
    """The menus, which ask the person until they give a legal answer."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.say = names.say

    def answer(self, ask: Ask, view: TrainView, console: Console) -> Answer:
        if ask.kind == "bandit":
            return self._ask_bandit(ask, view, console)
        return self._ask_scheme(ask, view, console)

    def _ask_bandit(self, ask: Ask, view: TrainView, console: Console) -> Answer:
        say = self.say
        console.say(say("colt-ask-bandit"), style="bold")
        names = [answer.cards[0] for answer in ask.answers]
        titles = [say(f"colt-bandit-{name}") for name in names]
        self._menu(titles, console)
        console.say(say("terminal-keys-pick"), style="dim")
        while True:
            word = console.read("> ")
            if word.startswith("?"):
                self._explain(word[1:].strip(), view, console)
                console.say(say("terminal-keys-pick"), style="dim")
                continue
            found = _found(word, names, titles)
            if len(found) == 1:
                return ask.answers[found[0]]
            console.refuse(self.names.texts, word, _lines(found, titles))

    def _ask_scheme(self, ask: Ask, view: TrainView, console: Console) -> Answer:
        """Build the scheme card by card. Return it only after a confirmation."""
        say = self.say
        bandit = view.bandits[ask.seat]
        console.say(
            say("colt-ask-scheme", bandit=self.names.bandit(bandit), round=view.round), style="bold"
        )
        titles = [say(f"colt-card-{card}") for card in view.hand]
        self._menu(titles, console)
        console.say(say("terminal-keys-scheme"), style="dim")
        scheme: list[str] = []
        while True:
            if scheme:
                console.say(say("colt-scheme-so-far", cards=self.names.cards(scheme)))
            if len(scheme) == 3:
                console.say(say("colt-confirm"))
            word = console.read("> ")
            if word.startswith("?"):
                self._explain(word[1:].strip(), view, console)
            elif word == "u":
                scheme = scheme[:-1]
            elif word == "" and len(scheme) == 3:
                return Answer("scheme", tuple(scheme))
            else:
                self._add_cards(word, scheme, view.hand, console)

    def _explain(self, word: str, view: TrainView, console: Console) -> None:
        """Explain the card or word that is meant, or everything if there is no such word."""
        words = explained_words(view)
        titles = [self.say(text_id(each)) for each in words]
        found = _found(word, list(words), titles)
        if len(found) == 1:
            explain(words[found[0]], view, self.names.texts, console)
        elif found:
            console.say(self._not_understood(word, found, titles))
        else:
            explain_all(view, self.names.texts, console)

    def _add_cards(
        self, word: str, scheme: list[str], hand: tuple[str, ...], console: Console
    ) -> None:
        """Add typed cards, such as `2`, `fire`, `134` or `1 3 4`, to the scheme: all or none."""
        stack = scheme[:]
        for each in several(word):
            problem = self._add_card(each, stack, hand)
            if problem is not None:
                console.say(problem)
                return
        scheme[:] = stack

    def _add_card(self, word: str, stack: list[str], hand: tuple[str, ...]) -> str | None:
        """Add a card to the stack. Return a text about the problem, or None."""
        say = self.say
        titles = [say(f"colt-card-{card}") for card in hand]
        found = _found(word, list(hand), titles)
        if not word:
            return say("colt-more-cards", count=3 - len(stack))
        if len(found) != 1:
            return self._not_understood(word, found, titles)
        (choice,) = found
        if hand[choice] in stack:
            return say("colt-already", card=titles[choice])
        if len(stack) == 3:
            return say("colt-stack-full")
        stack.append(hand[choice])
        return None

    def _not_understood(self, word: str, found: list[int], titles: list[str]) -> str:
        return not_understood(self.names.texts, word, _lines(found, titles))

    def _menu(self, titles: list[str], console: Console) -> None:
        console.say("   ".join(f"{at} {title}" for at, title in enumerate(titles, 1)))


def _lines(found: list[int], titles: list[str]) -> list[str]:
    """Return the lines of these choices, with their numbers."""
    return [f"{each + 1} {titles[each]}" for each in found]


def _found(word: str, names: list[str], titles: list[str]) -> list[int]:
    """Return the indexes of the choices with this number or this beginning of a name."""
    chosen = number(word, len(names))
    if chosen is not None:
        return [chosen - 1]
    return [
        at
        for at, (name, title) in enumerate(zip(names, titles, strict=True))
        if word and (name.startswith(word.lower()) or title.lower().startswith(word.lower()))
    ]
