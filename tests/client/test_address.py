"""Addresses as people write them."""

from __future__ import annotations

import pytest

from whistlestop.client.address import Address, read_address
from whistlestop.client.errors import BadAddress

KEY, SECRET = "aZ09_-" + "k" * 16, "s" * 43


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("http://localhost:8080", Address("http://localhost:8080")),
        ("http://localhost:8080/", Address("http://localhost:8080")),
        (" https://Play.Example.org ", Address("https://play.example.org")),
        ("localhost:8080", Address("http://localhost:8080")),
        ("play.example.org", Address("http://play.example.org")),
        ("http://[::1]:8080", Address("http://[::1]:8080")),
        (f"http://localhost:8080/t/{KEY}", Address("http://localhost:8080", KEY)),
        (f"localhost/t/{KEY}/", Address("http://localhost", KEY)),
        (f"https://host/games/t/{KEY}", Address("https://host/games", KEY)),
        (f"http://host:1/resume#{SECRET}", Address("http://host:1", None, SECRET)),
        (f"HTTPS://host/games/resume#{SECRET}", Address("https://host/games", None, SECRET)),
    ],
)
def test_an_address_is_a_server_and_perhaps_a_table_or_a_secret(
    text: str, expected: Address
) -> None:
    assert read_address(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ftp://host",
        "http://",
        "http:///t/x",
        "two words",
        "http://user:password@host",
        "http://host:port",
        "http://host:123456",
        "http://host:65536",
        "http://\udcff",
        "http://[::1",
        f"http://host/t/{KEY}?x=1",
        f"http://host/t/{KEY}#{SECRET}",
        f"http://host/t/{KEY}/resume#{SECRET}",
        f"http://host/t/{KEY[1:]}",
        "http://host/t",
        "http://host/resume",
        "http://host/resume#short",
        "http://host/\x1b[2J",
    ],
)
def test_a_text_that_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(BadAddress) as caught:
        read_address(text)
    assert caught.value.kind == "bad-address"
