"""The cache of byte strings."""

from __future__ import annotations

from whistlestop.server.background.byte_cache import ByteCache


def test_the_bytes_that_were_unused_longest_are_forgotten() -> None:
    cache = ByteCache(10)
    cache.put("a", b"1234")
    cache.put("b", b"1234")
    assert cache.get("a") == b"1234"
    cache.put("c", b"123")
    assert [cache.get(key) for key in "abc"] == [b"1234", None, b"123"]
    assert cache.size == 7


def test_bytes_that_do_not_fit_are_not_kept() -> None:
    cache = ByteCache(3)
    cache.put("a", b"12")
    cache.put("b", b"1234")
    assert (cache.get("a"), cache.get("b"), cache.size) == (b"12", None, 2)


def test_new_bytes_replace_the_old_ones() -> None:
    cache = ByteCache(10)
    cache.put("a", b"1234")
    cache.put("a", b"12")
    assert (cache.get("a"), cache.size) == (b"12", 2)
