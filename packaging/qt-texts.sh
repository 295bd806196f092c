#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Copies Qt's own texts (OK, Cancel, Copy) in each language of the programs that Qt has into FOLDER/translations.
# Usage: qt-texts.sh FOLDER
set -eu

top=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
mkdir -p "$1/translations"
for language in "$top"/translations/chancery_*.ts; do
    code=${language##*_}
    qm=$(qtpaths6 --query QT_INSTALL_TRANSLATIONS)/qtbase_${code%.ts}.qm
    [ ! -f "$qm" ] || cp "$qm" "$1/translations/"
done
