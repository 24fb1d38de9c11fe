"""Typing `hint`: at one terminal and at the table of a server."""

from __future__ import annotations

import pytest

from tables.bang import LETTERS, Bench
from tables.bang_bot import five
from tables.colt import table as train
from terminal.fake_network import MATCH, FakeTable
from terminal.online_table.players import PLAYING, run_until_quit
from terminal.scripted_console import ScriptedConsole
from whistlestop.engine.match import Match
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.terminal.console import Quit
from whistlestop.terminal.local_match import LocalMatch
from whistlestop.wire.from_client import AskHint
from whistlestop.wire.from_server import Advice, FromServer, Hint, RankedAnswer
from whistlestop.wire.narration import WireText


def typed(match: Match, *words: str, people: int = 1, language: str = "en", seat: int = 0) -> str:
    """Return what is printed after these words, typed by the person of this seat."""
    console = ScriptedConsole(*words)
    names = ["Ann" if each == seat else f"Person {each}" for each in range(match.seats)]
    others = [each for each in range(match.seats) if each != seat][people - 1 :]
    match.names = tuple("bot easy" if each in others else name for each, name in enumerate(names))
    with pytest.raises(Quit):
        LocalMatch(match, Texts(language), console, pause=0).play()
    return console.text.partition(words[0] + "\n")[2]


def bang() -> Bench:
    return five("B", B={"hand": "schofield", "play": "winchester"}, C={"play": "mustang"})


def test_a_hint_says_the_answer_and_the_reason() -> None:
    text = typed(bang().match, "hint", seat=LETTERS.index("B"))
    assert text.startswith("End the turn")
    assert "Nothing that you could still do is worth its cost." in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_said_in_every_language(language: str) -> None:
    assert typed(bang().match, "hint", language=language, seat=1).count("\n") >= 2


def test_the_next_best_answers_come_with_their_values() -> None:
    text = typed(train(inside="Be> | Ch>", out="Dj").match, "hint")
    assert "This choice wins" in text
    assert "What else?" in text
    assert "wins" in text.partition("What else?")[2]


def test_two_people_at_one_keyboard_get_no_hints() -> None:
    text = typed(bang().match, "", "hint", people=2, seat=1)
    assert "Hints are only for one person who plays against bots." in text


def hint_of(answer: str) -> Hint:
    why = WireText(id="hint-matches-won", args={"share": 61, "count": 88})
    other = RankedAnswer(answer=answer, value=0.61, why=(why,))
    return Hint(ranked=(other,), unit="wins", beliefs=None)


def run_with(*words: str, given: Hint | None, refused: str = "") -> tuple[FakeTable, str]:
    """Run Ann's table; the server answers a request for a hint with this hint."""
    fake = FakeTable(*words)
    carry_out = fake.network.on_request

    def answer(request: object) -> None:
        if isinstance(request, AskHint):
            advice: FromServer = Advice(match=request.match, turn=request.turn, hint=given)
            fake.tell(advice)
        else:
            carry_out(request)  # type: ignore[arg-type]

    fake.network.on_request = answer
    if refused:
        fake.network.refused[AskHint] = refused
    fake.tell(PLAYING, fake.standing())
    return fake, run_until_quit(fake)


def test_a_server_is_asked_for_the_hint() -> None:
    fake, said = run_with("hint", given=hint_of("scheme fire move flip"))
    (asked,) = [each for each in fake.network.requests if isinstance(each, AskHint)]
    assert (asked.match, asked.turn) == (MATCH, 0)
    assert "Fire, Move, Flip" in said
    assert "This choice wins 61% of 88 imagined matches" in said


def test_a_hint_that_is_known_is_not_asked_for_again() -> None:
    fake, said = run_with("hint", "hint", given=hint_of("scheme fire move flip"))
    assert len([each for each in fake.network.requests if isinstance(each, AskHint)]) == 1
    assert said.count("This choice wins 61%") == 2


def test_a_bot_without_advice_says_so() -> None:
    assert "The bot has no advice here." in run_with("hint", given=None)[1]


def test_a_refusal_is_said_in_words() -> None:
    said = run_with("hint", given=None, refused="no-hints")[1]
    assert "Hints are only for matches that you play alone with bots." in said
