#!/usr/bin/env bash
# Installs what the browser tests need: Chromium, and libatomic for the Node inside Playwright.
# Called by `make services`; safe to run again.
set -euo pipefail
cd "$(dirname "$0")"

packages=()
if ! command -v chromium-headless-shell >/dev/null && ! command -v chromium >/dev/null &&
    ! command -v chromium-browser >/dev/null && ! command -v google-chrome >/dev/null; then
    packages+=(chromium-headless-shell)
fi
# A glob and no ldconfig: that is in /sbin, which is not on everybody's PATH.
if ! compgen -G '/usr/lib*/libatomic.so.1' >/dev/null && ! compgen -G '/usr/lib/*/libatomic.so.1' >/dev/null; then
    packages+=(libatomic1)
fi
if [ "${#packages[@]}" -eq 0 ]; then exit; fi
./quietly.sh "Installing ${packages[*]} for the browser tests" \
    ./debian_packages.sh "Chromium (with chromium-headless-shell or chromium on the PATH) and libatomic.so.1" "${packages[@]}"
