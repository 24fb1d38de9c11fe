#!/usr/bin/env bash
# Installs the PostgreSQL server, if it is missing. The tests start and stop it themselves.
# `make services` calls this script. It is safe to run it again.
set -euo pipefail

found() { command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; }

if found; then exit; fi

as_root=""
if [ "$(id -u)" -ne 0 ]; then as_root="sudo"; fi
if ! command -v apt-get >/dev/null || { [ -n "$as_root" ] && ! command -v sudo >/dev/null; }; then
    echo "The tests need PostgreSQL's server: install it, with initdb on the PATH, and try again." >&2
    exit 1
fi

# Debian's package would create a database and start a server for it. We do not need them.
settings=/etc/postgresql-common/createcluster.conf
install() { $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q "$@"; }
restore() { $as_root sed -i '/^create_main_cluster = false # for now$/d' "$settings"; }

$as_root apt-get update -q
install postgresql-common
trap restore EXIT
echo 'create_main_cluster = false # for now' | $as_root tee -a "$settings" >/dev/null
install postgresql

if ! found; then
    echo "PostgreSQL was installed, but its initdb is not where we look for it." >&2
    exit 1
fi
