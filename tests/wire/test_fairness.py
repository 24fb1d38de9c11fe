"""The seal and the seed of a deal."""

from __future__ import annotations

from whistlestop.wire.fairness import deal_seed, seal

PARTS = ("0123456789abcdef0123456789abcdef", None)


def test_the_seal_is_of_the_seed_and_the_nonce() -> None:
    assert seal(42, "ab") == seal("42", "ab") != seal(42, "abc")


def test_the_deal_is_made_of_all_parts_in_the_order_of_the_seats() -> None:
    """The same figure is in web/src/lib/dealHash.test.ts."""
    assert deal_seed(42, PARTS) == deal_seed("42", PARTS) == 235520825063499722590005553262369843422
    assert deal_seed(42, PARTS[::-1]) != deal_seed(42, PARTS)
