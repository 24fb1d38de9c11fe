# ruff: noqa: RUF001 - ambiguous letters are the subject of this file
"""Names that look alike: how they are recognized, and how people at one table are told apart.

The recognition follows the skeletons of the Unicode standard UTS #39, with a short list of its own:
letters of other scripts that people would take for Latin ones. It recognizes more than it must
(accents and case do not count), because a needless number behind a name does no harm.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

# Each line has a Latin letter, and then the letters that look like it.
_CAPITALS = """
aАΑᎪ bВΒЬᏴ cСϹᏟ dᎠ eЕΕᎬ gᏀᏳ hНΗᎻ iІΙӀ jЈᎫ kКΚᏦ lI|ǀᏞ mМΜϺᎷ nΝ oОΟՕ pРΡᏢ qԚ rᎡ sЅՏᏚ tТΤᎢ uՍ
wԜᎳ xХΧ yУҮΥ zΖᏃ
"""
_LETTERS = """
aаɑαᴀ bвьʙƅ cсϲᴄ dԁđɖᴅ eеєεҽᴇ fƒꜰſ gɡցɢ hһнհħʜ iіıιɩɪӏ jјϳᴊ kкκᴋ lłʟ mмᴍ nпոηɴ oоοօσøᴏ0
pрρᴘ qԛզ rгʀ sѕꜱ tтτŧᴛ uυսᴜ vνѵᴠ wԝωшᴡ xхχ yуүγʏ zᴢʐ
"""
_STROKES = "i1!|ǀ∣"  # all of them look like a small l


def _table(lines: str) -> dict[int, str]:
    return {ord(each): row[0] for row in lines.split() for each in row[1:]}


_FROM_CAPITALS = _table(_CAPITALS)
_FROM_LETTERS = _table(_LETTERS) | dict.fromkeys(map(ord, _STROKES), "l")
_IGNORED = ("M", "Z", "P", "C")  # accents, spaces, punctuation, characters without a shape


@lru_cache(10_000)
def skeletons(name: str) -> frozenset[str]:
    """Return the skeletons of a name. Two names look alike if they have one in common.

    A capital may look like another letter than its small form, so there are up to two skeletons.
    """
    compatible = unicodedata.normalize("NFKC", name)
    return frozenset({_skeleton(compatible), _skeleton(compatible.translate(_FROM_CAPITALS))})


def _skeleton(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name.casefold()).translate(_FROM_LETTERS)
    kept = "".join(each for each in letters if unicodedata.category(each)[0] not in _IGNORED)
    return kept.replace("rn", "m").replace("vv", "w")


def look_alike(one: str, other: str) -> bool:
    return not skeletons(one).isdisjoint(skeletons(other))


def tell_apart(names: Mapping[int, str]) -> dict[int, str]:
    """Return the names of people by their ids. Names that look alike get the id behind them.

    An id never changes, so the same person always has the same number.
    """
    owners = Counter(each for name in names.values() for each in skeletons(name))
    return {
        person: f"{name} #{person}" if any(owners[each] > 1 for each in skeletons(name)) else name
        for person, name in names.items()
    }


def imitates_number(name: str) -> bool:
    """Return whether a name ends like one that was told apart."""
    return bool(re.search(r"[#♯⌗]\s*\d+$", unicodedata.normalize("NFKC", name)))
