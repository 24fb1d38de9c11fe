#!/usr/bin/env bash
# Installs Chromium for the browser tests, if it is missing. `make services` calls this script. It
# is safe to run it again.
set -euo pipefail

found() { command -v chromium >/dev/null || command -v chromium-browser >/dev/null; }

if found; then exit; fi

as_root=""
if [ "$(id -u)" -ne 0 ]; then as_root="sudo"; fi
if ! command -v apt-get >/dev/null || { [ -n "$as_root" ] && ! command -v sudo >/dev/null; }; then
    echo "The tests need Chromium: install it, with chromium on the PATH, and try again." >&2
    exit 1
fi
$as_root apt-get update -q
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends chromium
