"""The audit of packages: it reads both programs, and says where it could ask nobody."""

from __future__ import annotations

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def audit() -> ModuleType:
    spec = spec_from_file_location("audit", ROOT / "tools" / "audit.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


PYTHON = {
    "dependencies": [
        {"name": "good", "version": "1.0", "vulns": []},
        {"name": "bad", "version": "2.0", "vulns": [{"id": "PYSEC-1"}, {"id": "GHSA-2"}]},
        {"name": "odd", "skip_reason": "not on PyPI"},
    ]
}
NPM = {"vulnerabilities": {"leftpad": {"severity": "high", "range": "<2"}}, "metadata": {}}
GOOD = json.dumps({"dependencies": []}), json.dumps({"vulnerabilities": {}})


def test_known_problems_are_listed(audit: ModuleType) -> None:
    assert audit.python_problems(json.dumps(PYTHON)) == ["bad 2.0: PYSEC-1", "bad 2.0: GHSA-2"]
    assert audit.npm_problems(json.dumps(NPM)) == ["leftpad <2: high"]


@pytest.mark.parametrize("said", ["", "null", "[]", "{}", '{"error": {"code": "ENOTFOUND"}}'])
def test_an_output_without_an_answer_means_that_the_database_was_not_reached(
    audit: ModuleType, said: str
) -> None:
    with pytest.raises(audit.Unreachable):
        audit.python_problems(said)
    with pytest.raises(audit.Unreachable):
        audit.npm_problems(said)


@pytest.mark.parametrize(
    ("python", "npm", "code", "told"),
    [
        (*GOOD, 0, "Python packages: 0 known problems"),
        ("", "", 0, "skipped, because the database cannot be reached"),
        (json.dumps(PYTHON), "", 1, "GHSA-2"),
        ("", json.dumps(NPM), 1, "leftpad"),
    ],
)
def test_the_exit_code_tells_whether_a_problem_is_known(
    audit: ModuleType,
    python: str,
    npm: str,
    code: int,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(audit, "_said", lambda *words: python if words[0] == audit.UV else npm)
    assert audit.main() == code
    assert told in capsys.readouterr().out
