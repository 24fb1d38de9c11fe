"""The four base cards, and getting up."""

from __future__ import annotations

import pytest
from tables.colt import table


@pytest.mark.rule("COLT-030")
def test_flip_faces_the_other_way_and_stays():
    t = table(inside="- | Be> Ch> | <Dj | -")
    t.play("Be flip")
    assert t.inside == "- | <Be Ch> | <Dj | -"


@pytest.mark.rule("COLT-046", "COLT-047", "COLT-048")
def test_a_hit_bandit_is_pushed_and_stunned_at_the_end_it_comes_in_by():
    t = table(inside="- | Be> Ch> | <Dj | -")
    t.play("Be fire")
    assert t.inside == "- | Be> | ch> <Dj | -"
