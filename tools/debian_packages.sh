#!/usr/bin/env bash
# Installs packages of Debian, as root or with sudo. On another system it says what is missing:
#
#     tools/debian_packages.sh "Chromium, with chromium on the PATH" chromium libatomic1
set -euo pipefail

what="$1"
shift
as_root=""
if [ "$(id -u)" -ne 0 ]; then as_root="sudo"; fi
if ! command -v apt-get >/dev/null || { [ -n "$as_root" ] && ! command -v sudo >/dev/null; }; then
    echo "Whistlestop needs $what. Install it and try again." >&2
    exit 1
fi
$as_root apt-get update -q
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@"
