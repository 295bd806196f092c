#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Compares adjudication with an older commit, both as Release, rounds interleaved:
#   sh tests/bench/against.sh COMMIT [BUILD_FOLDER]
# The older commit is built with the benchmark and the positions of this one.
set -eu
commit=$1
here=$(cd "$(dirname "$0")/../.." && pwd)
build=${2:-$here/build-against}
old=$build/$commit
[ -d "$old" ] || git -C "$here" worktree add --detach "$old" "$commit"
cp "$here/tests/bench/bench_adjudicate.cpp" "$here/tests/bench/thread_time.h" "$old/tests/bench/"
cp "$here"/tests/data/positions/*.txt "$old/tests/data/positions/"
for tree in "$here" "$old"; do
  cmake -S "$tree" -B "$build/of-$(basename "$tree")" -DCMAKE_BUILD_TYPE=Release > /dev/null
  cmake --build "$build/of-$(basename "$tree")" --target bench_adjudicate -j > /dev/null
done
"$build/of-$(basename "$here")/tests/bench/bench_adjudicate" --against \
  "$build/of-$commit/tests/bench/bench_adjudicate"
git -C "$here" worktree remove --force "$old"
