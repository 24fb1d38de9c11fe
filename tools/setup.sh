#!/usr/bin/env bash
# Makes .venv with the locked dependencies and the command .venv/bin/whistlestop.
# `make setup` calls this script. It is safe to run it again.
set -euo pipefail
cd "$(dirname "$0")/.."

recent() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    for python in "${PYTHON:-python3}" python3.13 python3.12 python3.11; do
        if recent "$python"; then echo "$python"; return; fi
    done
    echo "Whistlestop needs Python 3.11 or newer; 'python3' is not. Set PYTHON=/path/to/python3." >&2
    return 1
}

# Debian has the venv module in a separate package.
install_venv_package() {
    local as_root=""
    if [ "$(id -u)" -ne 0 ]; then as_root="sudo"; fi
    if ! command -v apt-get >/dev/null || { [ -n "$as_root" ] && ! command -v sudo >/dev/null; }; then
        echo "This Python cannot make virtual environments. Install its venv module and try again." >&2
        return 1
    fi
    $as_root apt-get update -q
    $as_root apt-get install -y -q python3-venv
}

python="$(find_python)"
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then install_venv_package; fi

if ! recent .venv/bin/python; then
    rm -rf .venv
    "$python" -m venv .venv
fi
.venv/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/uv.txt
# Compile bytecode now: the command then starts fast even where Python cannot write bytecode later.
.venv/bin/uv pip sync -q --python .venv/bin/python --compile-bytecode --require-hashes requirements/dev.txt
.venv/bin/uv pip install -q --python .venv/bin/python --no-deps --no-build-isolation -e .
.venv/bin/python -m compileall -q src
touch .venv/.ready
