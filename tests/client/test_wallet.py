"""Login tokens that are kept from one run to the next."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from whistlestop.client.wallet import Wallet

A, B = "http://a", "http://b"


def test_each_server_has_its_token(tmp_path: Path) -> None:
    Wallet(tmp_path).keep(A, "one")
    Wallet(tmp_path).keep(B, "two")
    Wallet(tmp_path).keep(A, "three")
    wallet = Wallet(tmp_path)
    assert (wallet.token(A), wallet.token(B), wallet.token("http://c")) == ("three", "two", None)


def test_other_users_cannot_read_the_wallet(tmp_path: Path) -> None:
    wallet = Wallet(tmp_path / "deep" / "er")
    wallet.keep(A, "one")
    modes = [stat.S_IMODE(path.stat().st_mode) for path in (wallet.file, wallet.file.parent)]
    assert (modes, [each.name for each in wallet.file.parent.iterdir()]) == (
        [0o600, 0o700],
        ["guests.json"],
    )


@pytest.mark.parametrize("damage", ["", "[]", "{", '{"http://a": 7}', "\x00"])
def test_a_damaged_file_knows_nobody_and_can_be_written(damage: str, tmp_path: Path) -> None:
    wallet = Wallet(tmp_path)
    wallet.file.write_text(damage, "utf-8")
    before = wallet.token(A)
    wallet.keep(A, "one")
    assert (before, wallet.token(A)) == (None, "one")


def test_the_folder_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WHISTLESTOP_DATA", str(tmp_path))
    assert Wallet().file.parent == tmp_path
