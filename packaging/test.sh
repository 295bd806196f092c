#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Sets up, builds with warnings as errors and runs every test without a screen, the fuzzers for some seconds each; ends
# with CTest's summary.
set -eu

top=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
build=${CHANCERY_BUILD:-$top/build}

sh "$top/packaging/setup.sh" build run package fuzz format
sh "$top/packaging/build.sh" "$build" all

# Without any network where the system lets us take it away: nothing of Chancery needs one.
alone=""
for way in "unshare --net" "unshare --user --map-current-user --net"; do
    [ -n "$alone" ] || ! $way true 2>/dev/null || alone=$way
done
echo "${alone:+The tests run in a network namespace without interfaces ($alone).}"
# The way consists of words.
# shellcheck disable=SC2086
exec $alone ctest --test-dir "$build" --output-on-failure --parallel "$(nproc)" "$@"
