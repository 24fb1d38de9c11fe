"""The questions of Colt Super Express: pick a bandit, and build a scheme."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.errors import cut
from whistlestop.games.colt_super_express.view import TrainView
from whistlestop.terminal.colt_super_express.explanations import (
    explain,
    explain_all,
    explained_words,
)
from whistlestop.terminal.colt_super_express.names import Names, text_id
from whistlestop.terminal.console import Console, number


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
            if word == "?":
                explain_all(view, self.names.texts, console)
                console.say(say("terminal-keys-pick"), style="dim")
                continue
            choice = _choice(word, names, titles)
            if choice is not None:
                return ask.answers[choice]
            console.say(say("terminal-not-understood", text=cut(word)))

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
                words = explained_words(view)
                titles = [say(text_id(each)) for each in words]
                choice = _choice(word[1:].strip(), list(words), titles)
                if choice is None:
                    explain_all(view, self.names.texts, console)
                    console.say(say("terminal-more-rules"), style="dim")
                else:
                    explain(words[choice], view, self.names.texts, console)
            elif word == "u":
                scheme = scheme[:-1]
            elif word == "" and len(scheme) == 3:
                return Answer("scheme", tuple(scheme))
            else:
                self._add_cards(word, scheme, view.hand, console)

    def _add_cards(
        self, word: str, scheme: list[str], hand: tuple[str, ...], console: Console
    ) -> None:
        """Add typed cards, such as `2`, `fire` or `134`, to the scheme: all cards or none."""
        stack = scheme[:]
        for each in word if word.isdecimal() else [word]:
            problem = self._add_card(each, stack, hand)
            if problem is not None:
                console.say(problem)
                return
        scheme[:] = stack

    def _add_card(self, word: str, stack: list[str], hand: tuple[str, ...]) -> str | None:
        """Add a card to the stack. Return a text about the problem, or None."""
        say = self.say
        titles = [say(f"colt-card-{card}") for card in hand]
        choice = _choice(word, list(hand), titles)
        if not word:
            return say("colt-more-cards", count=3 - len(stack))
        if choice is None:
            return say("terminal-not-understood", text=cut(word))
        if hand[choice] in stack:
            return say("colt-already", card=titles[choice])
        if len(stack) == 3:
            return say("colt-stack-full")
        stack.append(hand[choice])
        return None

    def _menu(self, titles: list[str], console: Console) -> None:
        console.say("   ".join(f"{at} {title}" for at, title in enumerate(titles, 1)))


def _choice(word: str, names: list[str], titles: list[str]) -> int | None:
    """Return the index of the typed choice, by its number or by the beginning of its name."""
    chosen = number(word, len(names))
    if chosen is not None:
        return chosen - 1
    found = [
        at
        for at, (name, title) in enumerate(zip(names, titles, strict=True))
        if word and (name.startswith(word.lower()) or title.lower().startswith(word.lower()))
    ]
    return found[0] if len(found) == 1 else None
