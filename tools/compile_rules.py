"""Compile `engine/` and `games/` with mypyc: see `src/whistlestop/compiled.py` and `make setup`.

    python -m tools.compile_rules [--folder FOLDER] [--jobs N]

The sources are copied first, and the copy is compiled. The compiled modules come into the folder at
once when all is done, with the digest of the sources. Nothing happens if they are already there.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from hashlib import blake2b
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "whistlestop"
GROUP = "whistlestop"  # the name of the one library that holds all modules
PURE_MODULES = ("engine/compiling.py",)  # mypyc reads this one, and it runs as it is


class CannotCompile(Exception):
    """There is no C compiler, or it does not find the headers of Python."""


class NotCompiled(CannotCompile):
    """The compiler found an error in the rules, or in what mypyc made of them."""


def choice() -> Any:
    """Load compiled.py without its package, which would import the engine."""
    spec = spec_from_file_location("whistlestop_compiled", PACKAGE / "compiled.py")
    if spec is None or spec.loader is None:
        raise ImportError("compiled.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def stamp() -> str:
    """Return what the digest file says of modules that are up to date.

    The first line is the digest of the sources, which is compared at each start. The second line is
    the digest of these tools: after a change of them, everything is compiled again.
    """
    tools = [Path(__file__), Path(__file__).with_name("prepare_rules.py")]
    parts = [_opt_level().encode(), *[file.read_bytes() for file in tools]]
    made_by = blake2b(b"".join(parts), digest_size=20)
    return f"{choice().digest(str(PACKAGE))}\n{made_by.hexdigest()}\n"


def _opt_level() -> str:
    """Return how much the C compiler optimises. 0 compiles in a third of the time, for tests."""
    return os.environ.get("WHISTLESTOP_OPT_LEVEL", "2")


def is_current(folder: Path) -> bool:
    """Return whether the folder has the modules compiled from the present sources."""
    file = folder / str(choice().DIGEST_FILE)
    return file.exists() and file.read_text("ascii") == stamp()


def usual_folder() -> Path:
    """Return the folder of the compiled modules of this tree."""
    return Path(choice().tree_folder(str(PACKAGE)))


def compile_rules(folder: Path, jobs: int = os.cpu_count() or 1, *, trained: bool = False) -> None:
    """Compile into this folder; raise CannotCompile if that is impossible."""
    if is_current(folder):
        return
    check_compiler()
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix="compiling-") as made:
        stage = Path(made)
        made_from = stamp()
        copy_sources(stage / "src" / "whistlestop")
        if made_from != stamp():
            raise NotCompiled("the sources were changed while they were copied")
        # Another process, because mypyc works in the current folder and takes much memory.
        options = [f"--stage={stage}", f"--jobs={jobs}", *(["--trained"] if trained else [])]
        done = subprocess.run(
            [sys.executable, "-m", "tools.compile_rules", *options],
            check=False,
            env=os.environ | {"MYPYPATH": "src", "PYTHONPATH": str(ROOT)},
            cwd=stage,
        )
        if done.returncode:
            raise NotCompiled("mypyc or the C compiler found an error")
        (stage / "lib" / choice().DIGEST_FILE).write_text(made_from, "ascii")
        if folder.exists():
            folder.rename(stage / "old")
        (stage / "lib").rename(folder)


def copy_sources(target: Path) -> None:
    """Copy what is compiled, and the packages around it."""
    for name in ("engine", "games"):
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(PACKAGE / name, target / name, ignore=ignored)
    (target / "__init__.py").write_text("")
    (target / "py.typed").write_text("")


def has_compiler() -> bool:
    """Return whether there seems to be a C compiler; on Windows it is not on the path."""
    command = sysconfig.get_config_var("CC")
    return command is None or shutil.which(command.split()[0]) is not None


def check_compiler() -> None:
    """Raise CannotCompile unless a small module can be compiled."""
    try:
        import mypyc  # noqa: F401
        from setuptools import Distribution, Extension
        from setuptools.errors import BaseError
    except ImportError as missing:
        raise CannotCompile(f"a package is missing: {missing}") from missing
    with tempfile.TemporaryDirectory() as made:
        source = Path(made, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return 0; }\n")
        probe = Distribution({"ext_modules": [Extension("probe", [str(source)])]})
        command = probe.get_command_obj("build_ext")
        command.build_lib = command.build_temp = made
        command.ensure_finalized()
        try:
            command.run()
        except BaseError as problem:
            raise CannotCompile(f"no working C compiler: {problem}") from problem


def compile_stage(stage: Path, jobs: int, *, trained: bool) -> None:
    """Translate the copied sources to C, and compile them into the folder `lib`.

    If `trained` is set, compile twice: in between, the modules play matches and count which parts
    of them run how often, so that gcc knows what to make fast.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution
    from tools import prepare_rules

    package = stage / "src" / "whistlestop"
    prepare_rules.prepare(package, PURE_MODULES)
    files = [
        file.relative_to(stage).as_posix()
        for file in sorted(package.rglob("*.py"))
        if file.name != "__init__.py" and file.relative_to(package).as_posix() not in PURE_MODULES
    ]
    options = ["--strict", "--explicit-package-bases", "--cache-dir", "cache"]
    extensions = mypycify(
        [*options, *files],
        opt_level=_opt_level(),
        debug_level="0",
        multi_file=True,
        target_dir="c",
        group_name=GROUP,
    )

    def build(*flags: str) -> None:
        for extension in extensions:
            extension.extra_compile_args = [*given[extension.name], *flags]
            extension.extra_link_args = [*flags]
        command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib, command.build_temp, command.force = "lib", "objects", True
        command.ensure_finalized()
        with side_by_side(jobs):
            command.run()

    given = {extension.name: extension.extra_compile_args for extension in extensions}
    if trained:
        build("-fprofile-generate", "-fprofile-update=single")
        subprocess.run([sys.executable, "-m", "tools.training_matches", "lib"], check=True)
        build("-fprofile-use", "-fprofile-correction", "-Wno-missing-profile")
    else:
        build()


def can_train() -> bool:
    """Return whether the compiler is gcc, which keeps the counts beside the objects."""
    command = sysconfig.get_config_var("CC") or ""
    return sys.platform == "linux" and "clang" not in command


@contextmanager
def side_by_side(jobs: int) -> Iterator[None]:
    """Let setuptools compile the files of one library at the same time."""
    kind: Any = import_module("setuptools._distutils.compilers.C.base").Compiler

    one_after_the_other = kind.compile

    def compile_some(self: Any, sources: list[str], *rest: Any, **named: Any) -> list[str]:
        with ThreadPoolExecutor(jobs) as pool:
            done = pool.map(
                lambda source: one_after_the_other(self, [source], *rest, **named), sources
            )
            return [each for objects in done for each in objects]

    kind.compile = compile_some
    try:
        yield
    finally:
        kind.compile = one_after_the_other


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--folder", type=Path, default=usual_folder())
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--is-current", action="store_true", help="fail if there is work to do")
    parser.add_argument("--trained", action="store_true", help="compile twice, for more speed")
    parser.add_argument("--stage", type=Path, help=argparse.SUPPRESS)
    words = parser.parse_args()
    if words.stage is not None:
        compile_stage(words.stage, words.jobs, trained=words.trained)
    elif words.is_current:
        return 0 if is_current(words.folder) else 1
    else:
        try:
            compile_rules(words.folder, words.jobs, trained=words.trained)
        except NotCompiled as problem:
            print(problem)
            return 1
        except CannotCompile as problem:
            print(f"The rules run as their sources, which is slower: {problem}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
