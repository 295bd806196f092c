#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Configures and builds, always alike, so that nothing is compiled twice for run.sh and test.sh: warnings are errors,
# assertions are on. The fuzzers take part once clang is installed.
# Usage: build.sh BUILD_FOLDER TARGET...
set -eu

source=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
build=$1
shift

fuzz=OFF
! command -v clang++ >/dev/null 2>&1 || fuzz=ON
if [ -z "${CMAKE_CXX_COMPILER_LAUNCHER:-}" ] && command -v ccache >/dev/null 2>&1; then
    export CMAKE_CXX_COMPILER_LAUNCHER=ccache CCACHE_SLOPPINESS=pch_defines,time_macros
fi

cmake -S "$source" -B "$build" -G Ninja -DCHANCERY_STRICT=ON -DCHANCERY_FUZZ=$fuzz
cmake --build "$build" --parallel "$(nproc)" --target "$@"
