"""Tests of the files around the code: examples, workflows, container files, README and pictures."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from tables.serving import Process

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
EXAMPLES = sorted(path for path in (ROOT / "examples").glob("*.py"))
AT_A_SERVER = "play_at_a_server.py"
SCHEMAS = {
    "vendor.github-workflows": ".github/workflows/*.yml",
    "custom.github-workflows-require-timeout": ".github/workflows/*.yml",
    "vendor.github-issue-forms": ".github/ISSUE_TEMPLATE/[!c]*.yml",
    "vendor.github-issue-config": ".github/ISSUE_TEMPLATE/config.yml",
    "vendor.compose-spec": "compose.yaml",
}


def run(*words: str | Path, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        [str(word) for word in words],
        cwd=ROOT,
        env=os.environ | (env or {}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    return done.stdout


# Examples


def test_there_are_five_examples() -> None:
    assert len(EXAMPLES) == 5


@pytest.mark.slow
@pytest.mark.parametrize("name", [path.name for path in EXAMPLES if path.name != AT_A_SERVER])
def test_an_example_runs(name: str) -> None:
    assert len(run(sys.executable, ROOT / "examples" / name)) > 50


@pytest.mark.slow
def test_the_example_that_plays_at_a_server_runs(tmp_path: Path) -> None:
    server = Process(f"sqlite:///{tmp_path}/club.db", tmp_path / "log", "--bot-pause=0")
    server.start()
    try:
        said = run(sys.executable, ROOT / "examples" / AT_A_SERVER, server.url)
    finally:
        server.stop()
    assert "Was the deal fair? True" in said


# Files that other programs read


@pytest.mark.parametrize("schema", SCHEMAS)
def test_a_file_for_another_program_keeps_its_schema(schema: str) -> None:
    files = sorted(ROOT.glob(SCHEMAS[schema]))
    assert files
    run(BIN / "check-jsonschema", "--builtin-schema", schema, *files)


def test_the_hooks_of_pre_commit_are_valid() -> None:
    run(BIN / "pre-commit", "validate-config", ROOT / ".pre-commit-config.yaml")


def test_the_commands_of_workflows_and_hooks_exist() -> None:
    texts = [path.read_text("utf-8") for path in (ROOT / ".github/workflows").glob("*.yml")]
    made = set(re.findall(r"\bmake (\w+)", "\n".join(texts)))
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert made
    assert made <= targets
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    entries = [hook["entry"].split()[0] for repo in hooks["repos"] for hook in repo["hooks"]]
    assert [entry for entry in entries if not (BIN.parent.parent / entry).exists()] == []


def settings_of_serve() -> set[str]:
    """Return the environment variables that `whistlestop serve` reads, as its help names them."""
    said = run(sys.executable, "-m", "whistlestop", "serve", "--help", env={"COLUMNS": "200"})
    return set(re.findall(r"WHISTLESTOP_\w+", said))


def test_the_container_sets_only_what_the_server_reads() -> None:
    known = settings_of_serve()
    for name in ("Dockerfile", "compose.yaml"):
        used = set(re.findall(r"WHISTLESTOP_\w+", (ROOT / name).read_text("utf-8")))
        assert used
        assert used <= known, name


def test_the_container_is_built_from_the_wheel_and_runs_as_its_own_user() -> None:
    build, final = (ROOT / "Dockerfile").read_text("utf-8").split("\nFROM ")[1:]
    assert "--wheel" in build
    assert "COPY --from=build /wheels/*.whl" in final
    lines = final.splitlines()
    assert lines.index("USER whistlestop") < lines.index('ENTRYPOINT ["whistlestop"]')
    assert "HEALTHCHECK" in final
    assert "/health" in final


def test_postgres_is_an_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert not any("asyncpg" in each for each in project["dependencies"])
    assert any("asyncpg" in each for each in project["optional-dependencies"]["postgres"])


# The first impression of the project


def test_the_readme_is_short() -> None:
    text = re.sub(r"!\[[^\]]*\]\([^)]*\)", "", (ROOT / "README.md").read_text("utf-8"))
    assert len(text.split()) <= 450


def test_the_readme_says_how_to_play_host_and_study_in_five_lines_each() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    parts = {each.split("\n")[0]: each for each in text.split("\n## ")[1:]}
    assert {"Start", "Play", "Host", "Study", "Read on"} <= set(parts)
    assert parts["Play"].count("\n- ") == parts["Host"].count("\n- ") == 5
    program = parts["Study"].split("```python\n")[1].split("```")[0]
    assert len([line for line in program.splitlines() if line]) == 5
    assert {"make play", "make test", "pip install whistlestop", "uvx whistlestop"} <= set(
        re.findall(r"make play|make test|pip install whistlestop|uvx whistlestop", parts["Start"])
    )
    assert len(re.findall(r"^!\[", text, re.MULTILINE)) == 3  # one picture of each game


def test_pictures_weigh_at_most_3_mb() -> None:
    tracked = run("git", "ls-files", "-z", "*.png", "*.webp", "*.jpg", "*.gif").split("\0")
    assert sum((ROOT / name).stat().st_size for name in tracked if name) <= 3_000_000
