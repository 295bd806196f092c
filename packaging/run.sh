#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Sets up, builds and does the main job: opens the board with the sample game. Where there is no display it plays the
# sample game without one: it prints the report of every phase and writes pictures of the board.
set -eu

top=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
build=${CHANCERY_BUILD:-$top/build}

sh "$top/packaging/setup.sh" build run
sh "$top/packaging/build.sh" "$build" chancery chancery-cli

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$build/app/chancery" --sample "$@"
fi

echo
echo "There is no display here, so the sample game is played without a window."
sample="$top/resources/games/sample-1971.chancery"
pictures="$build/sample-game"
mkdir -p "$pictures"
"$build/app/chancery-cli" replay "$sample" --report --explain
for phase in S1901M F1901M W1901A S1902M F1902M F1902R W1902A; do
    "$build/app/chancery-cli" render "$sample" --phase "$phase" --orders --size 1920x1080 \
        --out "$pictures/$phase.png"
done
echo "Pictures of the board: $pictures"
