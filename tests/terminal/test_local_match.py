"""People and bots at one terminal: the secrets of each person, and leaving the match."""

from __future__ import annotations

import re
from random import Random

import pytest

from terminal.scripted_console import ScriptedConsole
from whistlestop import games
from whistlestop.bots.colt.monte_carlo import MonteCarloBot
from whistlestop.bots.random import RandomBot
from whistlestop.engine.match import Match
from whistlestop.games.bang import expansions as bang_expansions
from whistlestop.games.colt_super_express import state as colt_state
from whistlestop.games.colt_super_express.game import GAME
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.terminal.console import Quit
from whistlestop.terminal.local_match import LocalMatch
from whistlestop.terminal.seat_names import display_names, seat_names

SEEDS = range(12)


def match_of(people: int, seed: int = 1, **options: str) -> Match:
    names = seat_names(4, people, "easy")
    return Match(GAME, 4, {"bandits": "dealt", **options}, seed, names)


def sit_down(
    match: Match, console: ScriptedConsole, seed: int = 1, language: str = "en"
) -> LocalMatch:
    """Set up a match; the bots choose by this seed."""
    local_match = LocalMatch(match, Texts(language), console, pause=0)
    for bot in local_match.bots.values():
        bot.rng = Random(seed)
    return local_match


def schemes(seed: int, *before: str) -> list[str]:
    """Return words to type for many schemes; `before` is typed before each of them."""
    rng = Random(seed)
    return [
        word
        for _ in range(60)
        for word in (*before, "".join(str(card) for card in rng.sample((1, 2, 3, 4), 3)), "")
    ]


def values(text: str) -> set[int]:
    return {int(value) for value in re.findall(r"\$(\d+)", text)}


def own_values(match: Match, seat: int) -> set[int]:
    return set(match.view(seat).bandits[seat].treasures)


# Secrets


@pytest.mark.parametrize("seed", SEEDS)
def test_a_persons_prompt_shows_no_treasure_that_only_others_know(seed: int) -> None:
    match, shown = match_of(people=1, seed=seed), []
    console = ScriptedConsole(*schemes(seed))
    console.before = lambda _: shown.append((values(console.text), own_values(match, 0)))
    sit_down(match, console, seed).play()
    assert [seen for seen, _ in shown] == [own for _, own in shown]


def test_a_person_sees_their_own_scheme_and_no_other() -> None:
    match, console = match_of(people=1), ScriptedConsole(*schemes(1))
    sit_down(match, console).play()
    own = match.view(0).bandits[0].name.title()
    told = re.findall(r"^(\w+) lays .+ face down", console.text, re.MULTILINE)
    assert set(told) == {own}


def test_hidden_things_change_nothing_a_person_sees() -> None:
    """The hidden values of the treasures are dealt again; all is the same up to the last prompt."""

    def before_the_last_prompt(match: Match) -> str:
        console = ScriptedConsole(*schemes(3))
        sit_down(match, console, 3).play()
        return console.text.rpartition("> ")[0]

    truth = match_of(people=1, seed=3, treasure="hidden")
    other = truth.resample(0, Random(5))
    assert before_the_last_prompt(other) == before_the_last_prompt(truth)


def shared(seed: int) -> tuple[list[str], list[str], Match]:
    """Play a match of two people and two bots; return the common screens, the screens that show one
    person's cards, and the match.
    """
    match = match_of(people=2, seed=seed)
    console = ScriptedConsole(*schemes(seed, ""))
    sit_down(match, console, seed).play()
    return console.screens[0::2], console.screens[1::2], match


@pytest.mark.parametrize("seed", SEEDS)
def test_on_a_shared_screen_nothing_stays_that_only_one_may_know(seed: int) -> None:
    common, _, _ = shared(seed)
    told = "".join(common).partition(Texts("en").say("web-end-deeds"))[0]  # the match is over
    before = told.partition(" shows their treasures")[0]
    secret = re.compile(r"\$\d|lays .+ face down|Your stack|choose 3 cards")
    assert secret.findall(before) == []


def test_each_of_two_people_sees_their_own_treasures_on_their_own_screen_only() -> None:
    seen: dict[bool, int] = {True: 0, False: 0}
    for seed in SEEDS:
        _, own, match = shared(seed)
        final = [own_values(match, seat) for seat in range(4)]
        for screen in own:
            (mine,) = set(re.findall(r"^\* .*Player (\d)", screen, re.MULTILINE))
            for value in values(screen):
                seen[value in final[int(mine) - 1]] += 1
    assert (seen[True] > 0, seen[False]) == (True, 0)


def test_everybody_at_a_shared_screen_is_called_before_their_own_cards_are_shown() -> None:
    common, own, _ = shared(1)
    called = [re.findall(r"Pass the keyboard to (Player \d)", screen) for screen in common[:-1]]
    seated = [re.findall(r"^\* .*(Player \d)", screen, re.MULTILINE) for screen in own]
    assert called == seated


def versus(words: int) -> tuple[ScriptedConsole, list[int]]:
    """Play Train Heist against each other at one keyboard; return the seats of the answers, too."""
    match = Match(games.find("train-heist"), 2, {"mode": "versus"}, 3, seat_names(2, 2, "easy"))
    luck = Random(3)
    console = ScriptedConsole()

    def type_any(prompt: str) -> None:
        typed = [str(luck.randrange(1, 9))] if prompt == "> " else [""]
        console.words = typed if len(match.choices) < words else []

    console.before = type_any
    with pytest.raises(Quit):
        sit_down(match, console).play()
    return console, [seat for seat, _, _ in match.choices]


def test_the_keyboard_is_handed_over_only_to_another_person() -> None:
    console, seats = versus(60)
    changes = [seat for at, seat in enumerate(seats) if at == 0 or seats[at - 1] != seat]
    called = re.findall(r"Pass the keyboard to Player (\d)", console.text)
    assert [int(number) - 1 for number in called][: len(changes)] == changes
    assert 2 < len(changes) < len(seats) / 2


def test_the_keyboard_is_handed_over_without_the_cards_of_the_other_person() -> None:
    console, _ = versus(60)
    for screen in console.screens:
        owners = set(re.findall(r"^.\* @(\d) ", screen, re.MULTILINE))
        called = re.findall(r"Pass the keyboard to Player (\d)", screen)
        assert len(owners) <= 1
        assert not (owners and called)


# The match


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_local_match_ends_with_the_table_and_its_seed(language: str) -> None:
    match, console = match_of(people=1, seed=7), ScriptedConsole(*schemes(7))
    local_match = sit_down(match, console, language=language)
    local_match.play()
    table = local_match.screen.draw(match.view(0)).plain
    seed = Texts(language).say("terminal-seed", seed="7")
    assert f"{table}\n\n{seed}\n" in console.text


def test_everything_that_happens_is_told_in_its_order() -> None:
    match, console = match_of(people=1), ScriptedConsole(*schemes(1))
    local_match = sit_down(match, console)
    local_match.play()
    seen = [match.game.narrate(event.seen_by(0), match.view(None)) for event in match.events]
    told = [local_match.screen.tell(each) for each in seen]
    lines = iter(console.text.splitlines())
    assert [each for each in told if each is not None and each not in lines] == []


def test_people_sit_in_the_first_seats_and_bots_in_the_others() -> None:
    assert seat_names(4, 2, "normal") == ("player 1", "player 2", "bot normal", "bot normal")


def test_a_resumed_match_finds_its_people_and_its_bots_again() -> None:
    match = Match.replay(match_of(people=2).record(), games.find)
    local_match = LocalMatch(match, Texts("en"), ScriptedConsole(), pause=0)
    assert (local_match.people, {seat: type(bot) for seat, bot in local_match.bots.items()}) == (
        [0, 1],
        {2: RandomBot, 3: RandomBot},
    )


def test_a_match_that_an_earlier_version_recorded_finds_its_bots_again() -> None:
    names = ("player 1", "bot greedy", "bot random", "bot random")
    old = Match(GAME, 4, {"bandits": "dealt"}, 1, names).record()
    local_match = LocalMatch(Match.replay(old, games.find), Texts("en"), ScriptedConsole(), pause=0)
    assert {seat: type(bot) for seat, bot in local_match.bots.items()} == {
        1: MonteCarloBot,
        2: RandomBot,
        3: RandomBot,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_bot_has_a_first_name_of_its_own_and_is_marked_as_a_bot(language: str) -> None:
    say = Texts(language).say
    person, *bots = display_names(match_of(people=1), Texts(language), you=0)
    known = Texts("en").say("terminal-bot-names").split()
    names = [re.fullmatch(r"(\w+) \(bot\)", bot) for bot in bots]
    assert (person, [name[1] in known for name in names if name], len(set(bots))) == (
        f"{say('terminal-player', number='1')} ({say('terminal-you')})",
        [True] * 3,
        3,
    )


def test_a_bot_has_the_same_name_in_a_replay_and_in_every_language() -> None:
    match = match_of(people=1)
    again = Match.replay(match.record(), games.find)
    assert display_names(again, Texts("it"))[1:] == display_names(match, Texts("en"))[1:]


def test_the_names_of_bots_tell_nothing_of_the_seed() -> None:
    assert len({display_names(match_of(people=1, seed=seed), Texts("en")) for seed in SEEDS}) == 1


def test_no_bot_has_the_name_of_a_character_and_there_are_enough_names() -> None:
    names = Texts("en").say("terminal-bot-names").split()
    characters = {*bang_expansions.CATALOGUE.characters, *colt_state.NAMES}
    taken = {word for name in characters for word in name.split("-")}
    most = max(games.find(name).most for name in games.NAMES)
    assert {name.casefold() for name in names} & taken == set()
    assert len(set(names)) == len(names) >= most
    assert all(Texts(language).say("terminal-bot-names").split() == names for language in LANGUAGES)


def test_a_resumed_match_tells_first_what_has_happened() -> None:
    match, console = match_of(people=1), ScriptedConsole("123", "")
    with pytest.raises(Quit):
        sit_down(match, console).play()
    again = ScriptedConsole()
    with pytest.raises(Quit):
        sit_down(Match.replay(match.record(), games.find), again).play()
    log = [
        line for line in console.text.splitlines() if re.match(r"\w+ (reveals|lays .+ face)", line)
    ]
    assert [line for line in again.text.splitlines() if line in log] == log


@pytest.mark.parametrize("words", range(8))
def test_leaving_keeps_a_match_that_can_be_resumed(words: int) -> None:
    match = match_of(people=2)
    with pytest.raises(Quit):
        sit_down(match, ScriptedConsole(*schemes(1, "")[:words])).play()
    assert Match.replay(match.record(), games.find).record() == match.record()
