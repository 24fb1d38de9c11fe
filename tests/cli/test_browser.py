"""The browser that `whistlestop serve --open` opens, if it finds one."""

from __future__ import annotations

import webbrowser

import pytest

from whistlestop.cli.browser import has_graphical_browser


def found(monkeypatch: pytest.MonkeyPatch, browser: webbrowser.BaseBrowser | None) -> bool:
    """Return the result on a machine whose usual browser is this one, or that has none."""

    def get() -> webbrowser.BaseBrowser:
        if browser is None:
            raise webbrowser.Error("could not locate runnable browser")
        return browser

    monkeypatch.setattr(webbrowser, "get", get)
    return has_graphical_browser()


@pytest.fixture(autouse=True)
def nothing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BROWSER", raising=False)


def test_a_machine_without_a_browser_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not found(monkeypatch, None)


def test_a_browser_with_a_window_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(monkeypatch, webbrowser.Mozilla("firefox"))
    assert found(monkeypatch, webbrowser.BackgroundBrowser("xdg-open"))


def test_a_text_browser_does_not_take_over_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not found(monkeypatch, webbrowser.GenericBrowser("w3m"))


def test_a_text_browser_that_the_person_named_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BROWSER", "w3m")
    assert found(monkeypatch, webbrowser.GenericBrowser("w3m"))
