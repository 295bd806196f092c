#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing of the packages named in debian-packages.txt.
# Usage: setup.sh PURPOSE...     e.g. setup.sh build run
# Works as root or as a user with sudo; does nothing where everything is there.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)

# The packages listed under [purpose].
packages_for() {
    awk -v wanted="[$1]" '
        /^#/ || NF == 0 { next }
        /^\[/           { on = ($1 == wanted); next }
        on              { print $1 }' "$here/debian-packages.txt"
}

missing=""
for purpose in "$@"; do
    for package in $(packages_for "$purpose"); do
        state=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)
        [ "$state" = installed ] || missing="$missing $package"
    done
done
[ -n "$missing" ] || exit 0

if [ "$(id -u)" -eq 0 ]; then
    as_root=""
elif command -v sudo >/dev/null 2>&1; then
    as_root="sudo"
else
    echo "These packages are missing, and neither root nor sudo is at hand to install them:$missing" >&2
    exit 1
fi

echo "Installing:$missing"
$as_root env DEBIAN_FRONTEND=noninteractive apt-get update -q
# The package names are words of our own list, so they are meant to be split.
# shellcheck disable=SC2086
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing
