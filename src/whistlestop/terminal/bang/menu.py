"""The questions of BANG! and their menus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from whistlestop.engine.ask import Answer, Ask
from whistlestop.games.bang.view import TableView
from whistlestop.terminal.bang import menu_lines
from whistlestop.terminal.bang.explanations import Explanations
from whistlestop.terminal.bang.names import Names, kind_of, text_id, yes
from whistlestop.terminal.bang.train import paired, price
from whistlestop.terminal.console import Console, number

# The questions whose answers are numbered from 1. The answers of other questions have the numbers
# of the cards in hand.
_APART = (
    *("character", "store", "draw", "return", "luck", "as", "give"),
    *("full-steam", "spare", "dig", "circus", "derail", "lounge", "mail", "robbed", "map"),
    *("feat", "trail", "victim", "boast", "dismiss", "fame", "ignore", "free-bang", "more", "look"),
)
_NAMED = ("give", "spare", "hit", "shoot")  # verbs whose answers are chosen by a player's name


class Choice(NamedTuple):
    """A line of a menu. If it stands for several answers, another menu follows."""

    number: int
    title: str
    words: tuple[str, ...]  # the beginning of one of these chooses the line
    kind: str  # the kind of its card, if it has one
    answers: tuple[Answer, ...]


class Menu:
    """The menus, which ask the person one after another, until one answer is left."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.say = names.say
        self.explanations = Explanations(names)

    def answer(self, ask: Ask, view: TableView, console: Console) -> Answer:
        answer: Answer | None = None
        while answer is None:
            choices = self._choices(ask, view)
            if len(choices) == 1 and len(choices[0].answers) > 1:
                choice: Choice | None = choices[0]
            else:
                console.say(self._question(ask, view), style="bold")
                choice = self._choose(choices, view, console)
            if choice is not None:
                alone = len(choice.answers) == 1
                answer = choice.answers[0] if alone else self._aim(choice, ask, view, console)
        return answer

    def _question(self, ask: Ask, view: TableView) -> str:
        about, names = ask.about, self.names
        by, cause = about.get("by"), about.get("why", about.get("what"))
        target = about.get("at", about.get("victim", about.get("foe")))
        return self.say(
            f"bang-ask-{ask.kind}",
            by=yes(by is not None),
            own=yes(by == ask.seat),
            player=names.who(view, by),
            card=names.means(view, by, about.get("card")),
            need=about.get("need", 0),
            source=names.locomotive(view) if cause is None else names.source(cause),
            limit=about.get("limit", 0),
            count=len(about["feats"]) if "feats" in about else about.get("over", 0),
            target=names.who(view, target),
            other=yes(target not in (None, ask.seat)),
            total=about.get("total", 0),
            all=yes(about.get("all")),
        )

    # The first menu: the action

    def _choices(self, ask: Ask, view: TableView) -> list[Choice]:
        """Return the lines of the first menu: one for each card and price, with all targets."""
        groups = menu_lines.grouped(menu_lines.without_copies(ask.answers), menu_lines.menu_line)
        hand = () if ask.kind in _APART else view.hand
        numbers = menu_lines.numbers([(*group[0].cards, None)[0] for group in groups], hand)
        return [
            self._choice(at, group, ask, view) for at, group in zip(numbers, groups, strict=True)
        ]

    def _choice(self, at: int, group: tuple[Answer, ...], ask: Ask, view: TableView) -> Choice:
        first, card = group[0], menu_lines.card_of(group[0], ask)
        alone = len(group) == 1
        title = self.title(first, ask, view) if alone else self._group_title(first, ask, view)
        if first.verb in _NAMED and first.seat is not None and alone:
            words = [self.names.who(view, first.seat), self.names.players[first.seat]]
        else:
            words = [first.verb] if card is None else [card, self.names.card(card)]
        return Choice(at, title, (*words, title), "" if card is None else kind_of(card), group)

    def _group_title(self, answer: Answer, ask: Ask, view: TableView) -> str:
        """Return the title of a line that stands for several answers."""
        like = menu_lines.played_as(answer, ask, view)
        text = f"bang-answer-{answer.verb}"
        if menu_lines.is_feat(answer):
            text = "bang-answer-feat-any"
        elif answer.verb == "board":
            text = "bang-answer-board-any"
        elif answer.verb == "give":
            text = "bang-answer-give-any"
        elif answer.verb == "play" and like:
            text = "bang-answer-play-as"
        elif answer.verb == "use":
            text = "bang-answer-use-to"
        return self._text(text, answer, ask, view)

    def title(self, answer: Answer, ask: Ask, view: TableView) -> str:
        """Return an answer in words."""
        return self._text(f"bang-answer-{menu_lines.answer_id(answer, ask)}", answer, ask, view)

    def _text(self, text: str, answer: Answer, ask: Ask, view: TableView) -> str:
        names, cards = self.names, answer.cards
        like = menu_lines.played_as(answer, ask, view)
        is_price = text == "bang-answer-use-trade"
        card = names.card(cards[1] if is_price else menu_lines.card_of(answer, ask))
        stop = paired(view).get(cards[0]) if menu_lines.is_boarding(answer) else None
        return self.say(
            text,
            verb=answer.verb,
            card=card,
            on=names.card(cards[1] if len(cards) > 1 else None),
            theirs=names.card(cards[2] if len(cards) > 2 else None),
            like=names.source(like) if like else "",
            player=names.who(view, answer.seat),
            character=card if answer.verb == "choose" else "",
            price=answer.number or 0,
            station="-" if stop is None else names.source(stop),
            cost="-" if stop is None else self.say(text_id(price(view, stop)) + ".short"),
            terms=self._terms(answer, ask),
        )

    def _terms(self, answer: Answer, ask: Ask) -> str:
        """Return the price of using an ability or a card in play, and its effect."""
        if answer.verb != "use":
            return "-"
        return self.say(text_id(kind_of(answer.cards[0])) + ".use", when=ask.kind)

    # The next menus: the second card, and the target

    def _aim(self, choice: Choice, ask: Ask, view: TableView, console: Console) -> Answer | None:
        """Ask for the second card and the target. Return None to go back."""
        group = choice.answers
        if menu_lines.needs_second_card(group[0]):
            picked = self._pick(group, view, console)
            if picked is None:
                return None
            group = picked
        if len(group) == 1:
            return group[0]
        console.say(self._target_question(group[0], ask), style="bold")
        choices = [self._target(at, answer, view) for at, answer in enumerate(group, 1)]
        chosen = self._choose(choices, view, console, back=True)
        return None if chosen is None else chosen.answers[0]

    def _pick(
        self, group: tuple[Answer, ...], view: TableView, console: Console
    ) -> tuple[Answer, ...] | None:
        """Ask for the second card, and return the answers that have it, or None to go back."""
        groups = menu_lines.grouped(group, lambda answer: answer.cards[1])
        if len(groups) == 1:
            return groups[0]
        console.say(self.say(_pick_id(group[0]), card=self.names.card(group[0].cards[0])), "bold")
        cards = [each[0].cards[1] for each in groups]
        choices = [
            Choice(at, self.names.card(card), (self.names.card(card), card), kind_of(card), each)
            for at, card, each in zip(
                menu_lines.numbers(cards, view.hand), cards, groups, strict=True
            )
        ]
        chosen = self._choose(choices, view, console, back=True)
        return None if chosen is None else chosen.answers

    def _target_question(self, answer: Answer, ask: Ask) -> str:
        names, card = self.names, menu_lines.card_of(answer, ask)
        if menu_lines.is_feat(answer):
            on = names.card(answer.cards[1])
            return self.say("bang-ask-feat-second", card=names.card(card), on=on)
        if menu_lines.needs_second_card(answer):
            text = "bang-ask-exchange" if answer.verb == "play" else "bang-ask-target-with"
            return self.say(text, card=names.card(card), on=names.card(answer.cards[1]))
        if answer.verb == "as" and len({each.cards[0] for each in ask.answers}) == 1:
            card = ask.about["card"]
        gift = answer.verb in ("buy", "give")
        return self.say("bang-ask-give" if gift else "bang-ask-target", card=names.card(card))

    def _target(self, at: int, answer: Answer, view: TableView) -> Choice:
        who, on = self.names.who(view, answer.seat), menu_lines.card_aimed_at(answer)
        card = self.names.card(on)
        if on is not None and answer.seat is None:
            title = card
        elif on is not None:
            title = self.say("bang-target-on", player=who, on=card)
        elif answer.place is not None:
            title = self.say("bang-target-hand", player=who)
        else:
            title = who
        player = self.names.players[answer.seat] if answer.seat is not None else title
        words = (title, player) if on is None else (title, player, on, card)
        return Choice(at, title, words, "" if on is None else kind_of(on), (answer,))

    # Any menu

    def _choose(
        self, choices: list[Choice], view: TableView, console: Console, *, back: bool = False
    ) -> Choice | None:
        say = self.say
        # A single choice is asked, too: if it were skipped, the others could guess the hand.
        alone = len(choices) == 1
        keys = "bang-keys-target" if back else "terminal-keys-pick"
        for each in choices:
            console.say(f"{each.number:2} {each.title}")
        console.say(say("bang-keys-only" if alone else keys), style="dim")
        while True:
            word = console.read("> ")
            if word == "" and (back or alone):
                return choices[0] if alone else None
            if word.startswith("?"):
                about = word[1:].strip()
                offered = {each.number: each.kind for each in choices if each.kind}
                self.explanations.explain(about, offered, view, console)
                continue
            found = _found(word, choices)
            if len(found) == 1:
                return found[0]
            titles = [f"{each.number} {each.title}" for each in found]
            console.refuse(self.names.texts, word, titles)


def _pick_id(answer: Answer) -> str:
    """Return the text id of the question for the second card."""
    if menu_lines.is_feat(answer):
        return "bang-ask-feat-card"
    if menu_lines.is_trade(answer):
        return "bang-ask-price"
    if answer.verb == "play":
        return "bang-ask-railcar" if len(answer.cards) == 2 else "bang-ask-offer"
    return "bang-ask-fare" if menu_lines.is_boarding(answer) else "bang-ask-spend"


def _found(word: str, choices: Sequence[Choice]) -> list[Choice]:
    """Find the lines with this number, or with a name that begins like this.

    If several cards of one kind are used in the same way, return only the first of them.
    """
    if number(word, 999) is not None:
        return [each for each in choices if each.number == int(word)]
    if not word:
        return []
    start = word.lower()
    found = [each for each in choices if any(name.lower().startswith(start) for name in each.words)]
    alike = found and found[0].kind and len(set(map(_use, found))) == 1
    return found[:1] if alike else found


def _use(choice: Choice) -> tuple[str, str]:
    """Return the action and card kind of a line. Selling counts as playing: `beer` plays a Beer."""
    verb = choice.answers[0].verb
    return ("play" if verb == "sell" else verb), choice.kind
