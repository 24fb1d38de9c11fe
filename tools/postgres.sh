#!/usr/bin/env bash
# Installs PostgreSQL's server if it is missing; the tests start and stop it themselves.
# Called by `make services`; safe to run again.
set -euo pipefail
cd "$(dirname "$0")"

found() { command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; }

if found; then exit; fi

# Debian's package creates a database and starts a server for it. The tests want neither.
install_without_cluster() {
    local settings=/etc/postgresql-common/createcluster.conf as_root="" mark='create_main_cluster = false # for now'
    if [ "$(id -u)" -ne 0 ]; then as_root="sudo"; fi
    ./debian_packages.sh "the server of PostgreSQL (with initdb on the PATH)" postgresql-common || return
    echo "$mark" | $as_root tee -a "$settings" >/dev/null
    local code=0
    ./debian_packages.sh "the server of PostgreSQL (with initdb on the PATH)" postgresql || code="$?"
    $as_root sed -i "/^$mark\$/d" "$settings"
    return "$code"
}

export -f install_without_cluster
./quietly.sh "Installing PostgreSQL for the tests" bash -c install_without_cluster

if ! found; then
    echo "PostgreSQL was installed, but its initdb is not where we look for it." >&2
    exit 1
fi
