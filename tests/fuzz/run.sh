#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs one fuzzer over its corpus. Usage: run.sh FUZZER FINDINGS_FOLDER [OPTION_OF_LIBFUZZER | FOLDER_OF_INPUTS]...
# What it finds goes to FINDINGS_FOLDER: new inputs as they are, faults as crash-*, timeout-*, leak-* and oom-*.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
fuzzer=$1
found=$2
shift 2
name=$(basename "$fuzzer" | sed 's/^fuzz_//')

mkdir -p "$found"
[ "$name" != setup ] || set -- "$@" "$here/../../resources/committee"
[ "$name" != map ] || set -- "$@" "$here/../data/broken_maps"
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8
# What was freed is kept for a while to catch late uses; within the memory limit, that is.
export UBSAN_OPTIONS=print_stacktrace=1 ASAN_OPTIONS=quarantine_size_mb=64
# Where addresses are drawn from a wider range than clang 14 expects (kernels since 6.5), its sanitizer does not start.
fixed="setarch -R"
$fixed true 2>/dev/null || fixed=""
# shellcheck disable=SC2086
exec $fixed "$fuzzer" -dict="$here/$name.dict" -timeout=20 -rss_limit_mb=512 -artifact_prefix="$found/" \
    "$found" "$here/corpus/$name" "$@"
