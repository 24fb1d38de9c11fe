#!/usr/bin/env bash
# Proves that a fresh machine is enough. Makes a minimal Debian in a folder, with make, git,
# ca-certificates and python3 only, clones this project into it, and runs `make play` (until the
# server answers) and `make test` there. Needs root and debootstrap; installs the latter if missing.
#
#     tools/fresh.sh [--suite trixie] [--folder DIR] [--carry PATH]... [--only play|test] [--keep]
#
# --suite   Debian's release: bookworm (Python 3.11) unless told otherwise; trixie has Python 3.13.
# --folder  where the new system is made; a temporary folder unless told otherwise.
# --carry   a file or folder of this machine that the new one sees too, for machines that reach
#           PyPI and npm through settings of their own (/etc/pip.conf, certificates).
# --keep    leaves the folder there at the end.
#
# Variables named PIP_*, UV_*, NPM_CONFIG_*, SSL_CERT_FILE, NODE_EXTRA_CA_CERTS and *_proxy are passed on.
set -euo pipefail
cd "$(dirname "$0")/.."

suite=bookworm folder="" only="" keep="" carry=()
while [ "$#" -gt 0 ]; do
    case "$1" in
        --suite) suite="$2"; shift 2 ;;
        --folder) folder="$2"; shift 2 ;;
        --carry) carry+=("$2"); shift 2 ;;
        --only) only="$2"; shift 2 ;;
        --keep) keep=yes; shift ;;
        *) sed -n '2,14s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
    esac
done
if [ "$(id -u)" -ne 0 ]; then echo "tools/fresh.sh needs root: it mounts and changes root." >&2; exit 1; fi
if ! command -v debootstrap >/dev/null; then
    tools/quietly.sh "Installing debootstrap" tools/debian_packages.sh "debootstrap" debootstrap
fi
folder="${folder:-$(mktemp -d)}"
mkdir -p "$folder"
# This becomes the root folder of the new system. mktemp closes it to everybody but root, and then
# PostgreSQL, which runs as a user of its own, could reach no file there.
chmod 755 "$folder"

mounted=()
attach() { mount "$@"; mounted=("${@: -1}" "${mounted[@]}"); }
clean_up() {
    for place in "${mounted[@]}"; do umount "$place" || umount --lazy "$place"; done
    mounted=()
    # Never while something is still mounted there: it would be deleted too.
    if [ -z "$keep" ] && ! grep -q " $folder/" /proc/mounts; then rm -rf --one-file-system "$folder"; fi
}
trap clean_up EXIT

timed() {
    local what="$1" began="$SECONDS"
    shift
    "$@"
    echo "== $suite: $what took $((SECONDS - began)) s"
}

if [ ! -e "$folder/usr/bin/make" ]; then
    timed "a minimal Debian" tools/quietly.sh "Making a minimal Debian ($suite) in $folder" \
        debootstrap --variant=minbase --include=make,git,ca-certificates,python3 "$suite" "$folder"
fi
attach -t proc proc "$folder/proc"
attach -t sysfs sysfs "$folder/sys"
attach -t devpts -o newinstance,ptmxmode=0666 devpts "$folder/dev/pts"
ln -sf pts/ptmx "$folder/dev/ptmx"
mkdir -p "$folder/dev/shm"
attach -t tmpfs -o mode=1777 tmpfs "$folder/dev/shm"
cp --remove-destination /etc/resolv.conf /etc/hosts "$folder/etc/"
for path in "${carry[@]}"; do
    if [ -d "$path" ]; then mkdir -p "$folder$path"; else mkdir -p "$folder$(dirname "$path")"; touch "$folder$path"; fi
    attach --bind -o ro "$path" "$folder$path"
done

home=/root/whistlestop
rm -rf "${folder:?}$home"
git clone -q --no-hardlinks . "$folder$home"

variables=(HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin TERM=dumb)
while IFS= read -r -d '' pair; do
    case "$pair" in PIP_*=* | UV_*=* | NPM_CONFIG_*=* | SSL_CERT_FILE=* | NODE_EXTRA_CA_CERTS=* | *_proxy=*) variables+=("$pair") ;; esac
done </proc/self/environ
inside() { chroot "$folder" env -i "${variables[@]}" sh -c "cd $home && $1"; }

play_until_it_answers() {
    inside 'make play ARGS="--port 18080"' &
    local make_play="$!"
    until inside "python3 -c 'import urllib.request as u; u.urlopen(\"http://127.0.0.1:18080/health\")'" 2>/dev/null; do
        if ! kill -0 "$make_play" 2>/dev/null; then echo "make play ended before it answered." >&2; return 1; fi
        sleep 1
    done
    inside 'for p in /proc/[0-9]*; do if tr "\0" " " <"$p/cmdline" 2>/dev/null | grep -q "serve --open --port 1[8]080"; then kill "${p#/proc/}"; fi; done'
    wait "$make_play" || true
}

if [ "$only" != test ]; then timed "make play, until it answered," play_until_it_answers; fi
if [ "$only" != play ]; then timed "make test" inside "make test"; fi
