"""The progress in lessons that is kept from one run to the next."""

from __future__ import annotations

from pathlib import Path

import pytest

from whistlestop.client.lesson_progress import LessonProgress, Progress


def test_each_lesson_has_its_progress_and_stays_finished(tmp_path: Path) -> None:
    LessonProgress(tmp_path).keep("bang/reach", ("continue",), finished=False)
    LessonProgress(tmp_path).keep("bang/roles", (), finished=True)
    LessonProgress(tmp_path).keep("bang/roles", ("continue",), finished=False)
    progress = LessonProgress(tmp_path)
    assert progress.find("bang/reach") == Progress(("continue",), finished=False)
    assert progress.find("bang/roles") == Progress(("continue",), finished=True)
    assert progress.find("bang/none") == Progress()


@pytest.mark.parametrize(
    "damage", ["", "[]", '{"bang/reach": 1}', '{"bang/reach": {"done": "continue"}}', "\x00"]
)
def test_a_damaged_file_tells_nothing_and_can_be_written(damage: str, tmp_path: Path) -> None:
    progress = LessonProgress(tmp_path)
    progress.file.write_text(damage, "utf-8")
    assert progress.find("bang/reach") == Progress()
    progress.keep("bang/reach", ("continue",), finished=False)
    assert progress.find("bang/reach").done == ("continue",)
