"""A PostgreSQL server that the tests create, start and remove."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import time
from itertools import count
from pathlib import Path
from signal import SIGINT
from tempfile import mkdtemp
from typing import Any

from tables.ports import kept_port, number

USER = "test"
PASSWORD = "open/sesame"  # noqa: S105 - of a server that lives as long as the tests do
_SECONDS_TO_START = 300  # only to end a broken test


def binaries() -> Path:
    """Return the folder of PostgreSQL's programs, which Debian keeps off the PATH."""
    found = [*map(Path, filter(None, [shutil.which("initdb")]))]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    if not found:
        raise FileNotFoundError("the tests need PostgreSQL's server: `make services` installs it")
    return found[0].resolve().parent


class Server:
    """A server on 127.0.0.1. It does not sync to disk, because no test cuts the power."""

    def __init__(self) -> None:
        self._binaries = binaries()
        self._home = Path(mkdtemp(prefix="whistlestop-pg-"))
        self._kept = kept_port()
        self._port = number(self._kept)
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._as = _not_root(self._home)
        (self._home / "password").write_text(PASSWORD)
        auth = ["--auth-local=trust", "--auth-host=scram-sha-256"]
        auth += [f"--pwfile={self._home / 'password'}"]
        where = ["-D", str(self._home / "data"), "-U", USER, "-E", "UTF8", "--locale=C.UTF-8"]
        self._call("initdb", *where, *auth, "--no-sync")

    def start(self) -> None:
        arguments = ["-D", str(self._home / "data"), "-p", str(self._port), "-k", str(self._home)]
        arguments += ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"]
        with (self._home / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._binaries / "postgres", *arguments],
                cwd=self._home,
                stdout=log,
                stderr=log,
                **self._as,
            )
        self._wait()

    def stop(self) -> None:
        """Stop at once, and cut open connections."""
        if self._process is not None:
            self._process.send_signal(SIGINT)
            self._process.wait()
            self._process = None

    def remove(self) -> None:
        self.stop()
        self._kept.close()
        shutil.rmtree(self._home)

    def new_database(self) -> str:
        """Create an empty database and return its URL."""
        name = f"fresh{next(self._numbers)}"
        where = ["-h", str(self._home), "-p", str(self._port), "-U", USER]
        # Use template0, because nobody connects to it: a template in use cannot be copied.
        self._call("createdb", *where, "-T", "template0", name)
        password = PASSWORD.replace("/", "%2F")
        return f"postgresql://{USER}:{password}@127.0.0.1:{self._port}/{name}"

    def _wait(self) -> None:
        ask = ["pg_isready", "-q", "-h", str(self._home), "-p", str(self._port)]
        end = time.monotonic() + _SECONDS_TO_START
        while time.monotonic() < end:
            if self._process is None or self._process.poll() is not None:
                break
            if not subprocess.run([self._binaries / ask[0], *ask[1:]], check=False).returncode:
                return
            time.sleep(0.05)
        raise RuntimeError((self._home / "log").read_text("utf-8", "replace"))

    def _call(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._binaries / program, *arguments],
            check=False,
            capture_output=True,
            cwd=self._home,
            **self._as,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr.decode('utf-8', 'replace')}")


def _not_root(home: Path) -> dict[str, Any]:
    """Run as the user postgres if we are root: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    user = pwd.getpwnam("postgres")
    os.chown(home, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
