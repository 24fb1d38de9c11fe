"""The log can tell which action was taken back: the golden games are played and told again."""

from __future__ import annotations

from tables.golden import golden_games
from whistlestop import games
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.games.train_heist.game import GAME

# A trade counts as an action when it is made. Offers and refusals are not actions.
_TALK = {"offered", "returned", "declined", "cancelled", "favour-refused", "undo-refused"}


class Actions:
    """The actions of a turn as a match is played, and as the log marks them."""

    def __init__(self) -> None:
        self.choices = 0
        self.left: list[list[Event]] = []
        self.marked: list[Event] = []  # the first events of actions to strike out
        self.undone = 0

    def hear(self, match: Match, event: Event) -> None:
        narration = GAME.narrate(event.seen_by(None), match.view(None))
        begins = self._begins(match, event)
        if event.kind == "turn":
            self.left, self.marked = [], []
        elif event.kind == "undone":
            assert narration is not None
            assert narration.action == "undone"
            assert self.marked.pop() == self.left.pop()[0]
            self.undone += 1
        elif event.kind not in _TALK:
            if begins or not self.left:
                self.left.append([])
            self.left[-1].append(event)
            if narration is not None and narration.action == "begins":
                self.marked.append(event)

    def _begins(self, match: Match, event: Event) -> bool:
        """Return whether this is the first event of an action."""
        fresh = len(match.choices) != self.choices
        self.choices = len(match.choices)
        answer = match.choices[-1][1] if match.choices else None
        # The second answer of a ride names a place and no card.
        goes_on = answer is not None and answer.verb == "ride" and not answer.cards
        return event.kind == "traded" or (fresh and not goes_on)


def test_an_undo_takes_back_the_last_action_that_the_log_has_marked() -> None:
    undone = 0
    for path, game, *_ in golden_games():
        if game.name != GAME.name:
            continue
        record, actions = path.read_text("utf-8"), Actions()
        end = record.index("\n\n", record.index("\n\n") + 2) + 1
        Match.replay(record[:end], games.find, actions.hear)
        undone += actions.undone
    assert undone > 20  # otherwise the golden games prove nothing
