#!/usr/bin/env bash
# Runs a command, says in one line what it does, and keeps its output in build/setup.log.
# If the command fails, the end of that output is shown:
#
#     tools/quietly.sh "Installing the Python packages" COMMAND [ARGUMENT...]
set -euo pipefail

what="$1"
shift
log="$(dirname "$0")/../build/setup.log"
mkdir -p "$(dirname "$log")"

began="$SECONDS"
# A terminal shows the line while the command runs; a file gets it when the command is done.
if [ -t 1 ]; then printf '%s ...' "$what"; fi
output="$(mktemp)"
trap 'cat "$output" >>"$log"; rm -f "$output"' EXIT
if "$@" >"$output" 2>&1; then
    if [ -t 1 ]; then printf '\r'; fi
    printf '%s: done in %s s.\n' "$what" "$((SECONDS - began))"
else
    code="$?"
    if [ -t 1 ]; then printf '\r'; fi
    printf '%s: FAILED. The last lines of its output:\n\n' "$what" >&2
    tail -n 40 "$output" >&2
    printf '\nAll of it is in build/setup.log.\n' >&2
    exit "$code"
fi
