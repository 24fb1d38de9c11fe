#!/usr/bin/env bash
# Makes .venv with the locked dependencies and the command .venv/bin/whistlestop.
# `make setup` calls this script. It is safe to run it again.
set -euo pipefail
cd "$(dirname "$0")/.."

recent() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    for python in "${PYTHON:-python3}" python3.14 python3.13 python3.12 python3.11; do
        if recent "$python"; then echo "$python"; return; fi
    done
    echo "Whistlestop needs Python 3.11 or newer; 'python3' is older. Set PYTHON=/path/to/python3." >&2
    return 1
}

install_packages() {
    .venv/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/uv.txt
    # Compiled now, so that the command starts fast also where Python may write no bytecode later.
    .venv/bin/uv pip sync -q --python .venv/bin/python --compile-bytecode --require-hashes requirements/dev.txt
    .venv/bin/uv pip install -q --python .venv/bin/python --no-deps --no-build-isolation -e .
    .venv/bin/python -m compileall -q src
}

python="$(find_python)"
# Debian keeps venv in a package of its own.
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    tools/quietly.sh "Installing python3-venv" \
        tools/debian_packages.sh "the module venv for its Python" python3-venv
fi
if ! recent .venv/bin/python; then
    rm -rf .venv
    "$python" -m venv .venv
fi
export -f install_packages
tools/quietly.sh "Installing the Python packages into .venv" bash -euo pipefail -c install_packages
touch .venv/.ready
