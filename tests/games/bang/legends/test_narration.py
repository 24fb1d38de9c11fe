"""The narration of Feats, Fame and Legends."""

from __future__ import annotations

from typing import Any

import pytest

from games.bang.legends.tables import with_feat
from tables.bang import who
from tables.narrated import opens_step, said
from whistlestop.games.bang.view import TableView


def view() -> TableView:
    return with_feat(
        "bottleneck",
        character="rose-doolan",
        B=who(character="legendary-jesse-jones"),
        C=who(character="paul-regret"),
        D=who(character="jourdonnais"),
    ).view()


SAID: list[tuple[str, dict[str, Any], str | None]] = [
    ("feat-revealed", {"card": "bottleneck"}, "A new Feat is turned up: Bottleneck."),
    (
        "feat-performed",
        {"seat": 0, "card": "bottleneck", "count": 2, "left": 1},
        "Rose Doolan performs Bottleneck and puts 2 Fame tokens on it: 1 left.",
    ),
    (
        "feat-claimed",
        {"seat": 1, "card": "bottleneck"},
        "Legendary Jesse Jones claims Bottleneck.",
    ),
    (
        "feat-discarded",
        {"card": "bottleneck", "tokens": 3},
        "Bottleneck is discarded with 3 Fame tokens.",
    ),
    (
        "feats-reshuffled",
        {"count": 4},
        "The discarded Feats are shuffled into a new Feat deck of 4 cards.",
    ),
    ("boasted", {"seat": 0}, "Rose Doolan boasts."),
    (
        "fame-placed",
        {"seat": 0, "card": "bottleneck", "count": 1, "left": 0},
        "Rose Doolan puts a Fame token on Bottleneck: none left.",
    ),
    ("fame-lost", {"seat": 0, "count": 2}, "Rose Doolan loses 2 Fame tokens."),
    (
        "trail",
        {"seat": 0, "card": "oregon-trail"},
        "Rose Doolan chooses The Oregon Trail and will draw one card fewer.",
    ),
    ("legend", {"seat": 1, "name": "legendary-jesse-jones"}, "Jesse Jones becomes a Legend!"),
    (
        "legend-over",
        {"seat": 3, "name": "vulture-sam", "life": 4, "most": 4},
        "Vulture Sam stays in the game with 4 life points, but is no longer a Legend.",
    ),
    ("turned-up", {"seat": 0, "card": "beer-6H"}, "Rose Doolan turns up Beer 6♥."),
    (
        "looked-at",
        {"seat": 1, "victim": 0, "count": 2},
        "Legendary Jesse Jones looks at the hand of Rose Doolan.",
    ),
    (
        "looked-at",
        {"seat": 1, "victim": 0, "count": 2, "cards": ("bang-QH", "beer-6H")},
        "Legendary Jesse Jones looks at the hand of Rose Doolan: BANG! Q♥, Beer 6♥.",
    ),
    (
        "wounded",
        {"seat": 3, "points": 1, "by": 1, "life": 1, "why": "claim"},
        "Claim costs Jourdonnais 1 life point: 1 left.",
    ),
    (
        "discarded",
        {"seat": 0, "card": "beer-6H", "why": "tax"},
        "Rose Doolan pays Beer 6♥ for the shot.",
    ),
    (
        "discarded",
        {"seat": 0, "card": "beer-6H", "why": "bottleneck"},
        "Bottleneck: Rose Doolan discards Beer 6♥.",
    ),
]


@pytest.mark.parametrize(("kind", "payload", "sentence"), SAID)
def test_an_event_is_narrated_by_this_sentence(
    kind: str, payload: dict[str, Any], sentence: str | None
) -> None:
    assert said("bang", view(), kind, **payload) == sentence


def test_a_step_begins_when_somebody_becomes_a_legend() -> None:
    assert opens_step("bang", view(), "legend", seat=1, name="legendary-jesse-jones")
