#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Copies Qt's own texts (OK, Cancel, Copy) in each language of the programs that Qt has into FOLDER/translations.
# Usage: qt-texts.sh FOLDER
set -eu

top=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
mkdir -p "$1/translations"
for texts in "$top"/translations/*/texts.ts; do
    code=$(basename "$(dirname "$texts")")
    qm=$(qtpaths6 --query QT_INSTALL_TRANSLATIONS)/qtbase_$code.qm
    [ ! -f "$qm" ] || cp "$qm" "$1/translations/"
done
