#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Says which of our sources are not as .clang-format wants them; with "mend" it formats them.
# Usage: format.sh CLANG-FORMAT [mend]
set -eu

cd "$(dirname -- "$0")/../.."
how="--dry-run --Werror"
[ "${2:-}" != mend ] || how="-i"
# The faulty trees of tests/layers are no sources.
find engine ui app tests \( -name '*.h' -o -name '*.cpp' \) -not -path 'tests/layers/*' -print0 |
    xargs -0 -n 40 -P "$(nproc)" "$1" $how
