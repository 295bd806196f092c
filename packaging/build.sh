#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Configures and builds. Usage: build.sh BUILD_FOLDER [CMAKE_ARGUMENT...]
set -eu

source=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
build=$1
shift

cmake -S "$source" -B "$build" -G Ninja "$@"
cmake --build "$build" --parallel "$(nproc)"
