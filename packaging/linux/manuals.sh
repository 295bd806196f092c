#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the manual pages out of what the programs themselves say with --help, so that the two never differ.
# Usage: manuals.sh FOLDER_OF_THE_PROGRAMS FOLDER_TO_WRITE
set -eu

programs=$1
out=$2
mkdir -p "$out"

aside=$(mktemp -d)
trap 'rm -rf "$aside"' EXIT
export LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen XDG_RUNTIME_DIR="$aside" PATH="$programs:$PATH"
version=$(chancery-cli --version | sed 's/^chancery //')

page() { # PROGRAM WHAT_IT_IS
    help2man --no-info --locale=C.UTF-8 --version-string="$1 $version" --name="$2" --include="$aside/$1" "$1" |
        gzip -9n >"$out/$1.1.gz"
}

# What a command says of itself, as it stands: a part of the page each.
commands() {
    echo "[commands in detail]"
    chancery-cli --help | sed -n 's/^  \([a-z][a-z-]*\) .*/\1/p' | while read -r command; do
        printf '.SS %s\n.nf\n' "$command"
        chancery-cli "$command" --help | sed 's/\\/\\e/g; s/-/\\-/g; s/^\([.'"'"']\)/\\\&\1/'
        printf '.fi\n'
    done
}

commands >"$aside/chancery-cli"
printf '[see also]\n.BR chancery-cli (1),\nand the handbook in the program: F1.\n' >"$aside/chancery"
page chancery-cli "Diplomacy without a window: resolves, compares, converts and draws"
page chancery "a board for Diplomacy gamemasters"
