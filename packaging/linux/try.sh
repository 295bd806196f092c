#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Tries the Debian package where nothing else is installed: checks it, then installs, uses, upgrades and removes it in a
# bare root. To be run as root; not part of the tests, because it needs the network and some minutes.
# Usage: try.sh PACKAGE.deb [EMPTY_FOLDER]
set -eu

package=$(readlink -f "$1")
root=${2:-$(mktemp -d)}
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)

sh "$here/../setup.sh" package-check

say() { printf '\n== %s\n' "$*"; }
within() { chroot "$root" env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 "$@"; }

# What the package leaves in the root, but for what a removal is to leave: nothing.
leftovers() { within find / -xdev -ipath '*chancery*' -not -path '/proc/*' -not -path '/root/*' -not -path '/tmp/*'; }

say "lintian"
lintian --fail-on error,warning "$package"
say "desktop file, software-centre entry"
unpacked=$(mktemp -d)
dpkg-deb -x "$package" "$unpacked"
desktop-file-validate "$unpacked"/usr/share/applications/*.desktop
appstreamcli validate --no-net --strict "$unpacked"/usr/share/metainfo/*.xml
say "hardening"
hardening-check --nocfprotection "$unpacked/usr/bin/chancery" "$unpacked/usr/bin/chancery-cli"
rm -rf "$unpacked"

say "a bare root"
[ -e "$root/bin/sh" ] || debootstrap --variant=minbase bookworm "$root"
mkdir -p "$root/root/try"
cp "$package" "$root/root/try/chancery.deb"
within apt-get update -q
say "installed"
within apt-get install -q -y --no-install-recommends /root/try/chancery.deb
within chancery-cli datc --rulebook all | tail -1
within env QT_QPA_PLATFORM=offscreen chancery --sample --screenshot /root/try/board.png
test -s "$root/root/try/board.png"
say "upgraded"
dpkg-deb -R "$package" "$root/root/try/next"
sed -i 's/^Version: .*/Version: 99.0-1/' "$root/root/try/next/DEBIAN/control"
within dpkg-deb -b /root/try/next /root/try/next.deb
within apt-get install -q -y --no-install-recommends /root/try/next.deb
within dpkg-query -W chancery
within chancery-cli --version
say "removed"
within apt-get purge -q -y chancery
test -z "$(leftovers)" || { echo "Left behind:"; leftovers; exit 1; }
echo "Nothing is left behind."
