"""The expansion Legends."""

from __future__ import annotations

from whistlestop.games.bang.effects import Effects
from whistlestop.games.bang.expansion import Expansion
from whistlestop.games.bang.legends import (
    changed_rules,
    feat_offers,
    feat_progress,
    feat_view,
    verbs,
)
from whistlestop.games.bang.legends.characters import CHARACTERS
from whistlestop.games.bang.legends.deeds import DEEDS, TURNING_POINTS
from whistlestop.games.bang.legends.feats import CARDS, DECK
from whistlestop.games.bang.legends.feats_at_will import CLAIM, PERFORM
from whistlestop.games.bang.legends.narration import NARRATOR
from whistlestop.games.bang.thing import TableRule

# The rules for meeting, offering and showing Feats, and the other rules that Legends changes.
FEATS = TableRule(
    "feats",
    Effects(
        fired=(feat_progress.note_shot,),
        stopped=(feat_progress.note_stopped_shot,),
        hand_limit=(changed_rules.hand_limit,),
        first_hand=(changed_rules.first_hand,),
        before_refill=(feat_offers.offer_before_refill,),
        flipped=(feat_progress.note_check,),
        waived=(changed_rules.open_jail,),
        life_lost=(feat_progress.note_wound,),
        out_for_good=(verbs.lose_fame,),
        draw_begins=(feat_offers.offer_oregon_trail,),
        draw_ends=(feat_offers.finish_oregon_trail,),
        turn_ends=(feat_offers.offer_boast,),
        turn_over=(feat_progress.forget_uses,),
        resolved=(feat_offers.offer_feats,),
        played=(feat_progress.note_play,),
        discarded=(feat_progress.note_discard,),
        took=(feat_progress.note_taking,),
        goals=(feat_view.goals,),
    ),
)

LEGENDS = Expansion(
    name="legends",
    narrator=NARRATOR,
    deeds=DEEDS,
    turning_points=TURNING_POINTS,
    rules=(FEATS, PERFORM, CLAIM),
    cards=CARDS,
    characters=CHARACTERS,
    why_not={"jail": changed_rules.no_key},
    only_cast=tuple([each.front for each in CHARACTERS]),
    face_down=(DECK,),
    lay_out=verbs.lay_out,
)
