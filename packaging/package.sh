#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Sets up and makes the Debian package: a Release, which leaves costly assertions out and keeps those that guard a game.
set -eu

top=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
build=${CHANCERY_BUILD:-$top/build-package}

sh "$top/packaging/setup.sh" build package
cmake -S "$top" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCHANCERY_TESTS=OFF -DCHANCERY_BENCH=OFF
cmake --build "$build" --parallel "$(nproc)" --target package
