#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Sets up, builds with warnings as errors and runs every test without a screen, the fuzzers for some seconds each; ends
# with CTest's summary.
set -eu

top=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
build=${CHANCERY_BUILD:-$top/build}

sh "$top/packaging/setup.sh" build run package fuzz format
sh "$top/packaging/build.sh" "$build" all
exec ctest --test-dir "$build" --output-on-failure --parallel "$(nproc)" "$@"
