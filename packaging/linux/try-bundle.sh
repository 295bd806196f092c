#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Tries the archive of bundle.sh where no Qt is installed: in a bare root of a later Debian, on a virtual display, it
# plays a phase. To be run as root; not part of the tests, because it needs the network and some minutes.
# Usage: try-bundle.sh ARCHIVE [RELEASE [EMPTY_FOLDER]]
set -eu

archive=$(readlink -f "$1")
release=${2:-trixie}
root=${3:-$(mktemp -d)}
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)

sh "$here/../setup.sh" package-check

say() { printf '\n== %s\n' "$*"; }
within() { chroot "$root" env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 HOME=/root "$@"; }

say "a bare root of $release, with a display and a font"
[ -e "$root/bin/sh" ] || debootstrap --variant=minbase "$release" "$root"
mount -t proc proc "$root/proc" # by which a program finds the libraries beside it
trap 'umount "$root/proc"' EXIT
within apt-get update -q
within apt-get install -q -y --no-install-recommends xvfb xdotool imagemagick fonts-dejavu-core openbox
! within sh -c 'ls /usr/lib/*/libQt6Core.so.6' >/dev/null 2>&1 || { echo "Qt is installed there."; exit 1; }
mkdir -p "$root/opt/a folder"
tar -C "$root/opt/a folder" -xf "$archive"
programs=$(within sh -c 'echo /opt/a\ folder/chancery-*/bin')

say "the command line"
within "$programs/chancery-cli" --version
within "$programs/chancery-cli" datc --rulebook all | tail -1

say "the window: a new game's first phase is resolved by its key"
cat >"$root/root/play.sh" <<'PLAY'
set -eu
Xvfb :9 -screen 0 1280x720x24 >/dev/null 2>&1 &
export DISPLAY=:9
sleep 2
openbox >/dev/null 2>&1 &
"$1/chancery" --profile /root/profile --language en &
sleep 6
xdotool key ctrl+n; sleep 3; xdotool key alt+s; sleep 4
import -window root /root/before.png
xdotool key F6; sleep 3; xdotool key alt+r; sleep 5
import -window root /root/after.png
kill %3 2>/dev/null || true
PLAY
rm -rf "$root/root/profile"
within bash /root/play.sh "$programs"
grep -q '^results = ' "$root"/root/profile/journals/* || { echo "No phase was played."; exit 1; }
echo "Look at $root/root/before.png and after.png."
