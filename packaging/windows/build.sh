#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the programs for Windows on Debian 12: a zip, and an installer if makensis is there. Qt is compiled first, once,
# which takes most of the time (libraries.sh).
# Usage: build.sh [FOLDER]     the folder of all that is made; build-windows by default
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
top=$(CDPATH='' cd -- "$here/../.." && pwd)
work=${1:-$top/build-windows}
mkdir -p "$work"
work=$(CDPATH='' cd -- "$work" && pwd)

sh "$top/packaging/setup.sh" build run windows
sh "$here/libraries.sh" "$work"

if [ -z "${CMAKE_CXX_COMPILER_LAUNCHER:-}" ] && command -v ccache >/dev/null 2>&1; then
    export CMAKE_CXX_COMPILER_LAUNCHER=ccache CCACHE_SLOPPINESS=pch_defines,time_macros
fi
cmake -S "$top" -B "$work/program" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_TOOLCHAIN_FILE="$here/toolchain.cmake" \
    -DCHANCERY_WINDOWS_QT="$work/qt" -DQT_HOST_PATH=/usr -DQT_HOST_PATH_CMAKE_DIR="/usr/lib/$(uname -m)-linux-gnu/cmake" \
    -DCMAKE_AUTORCC_OPTIONS=--no-zstd -DCHANCERY_TESTS=ON -DCHANCERY_BENCH=OFF
cmake --build "$work/program" --parallel "$(nproc)" --target chancery chancery-cli

version=$(sed -n 's/^project(chancery VERSION \([0-9.]*\) .*/\1/p' "$top/CMakeLists.txt")
name=chancery-$version-windows-x86_64
stage=$work/$name
rm -rf "$stage"
cmake --install "$work/program" --prefix "$stage" --strip >/dev/null
sh "$top/packaging/qt-texts.sh" "$stage"
(cd "$work" && rm -f "$name.zip" && zip -q -9 -r "$name.zip" "$name")
if command -v makensis >/dev/null 2>&1; then
    makensis -V2 -DVERSION="$version" -DSTAGE="$stage" -DOUTPUT="$work/$name-setup.exe" "$here/installer.nsi"
fi
ls -l "$work/$name"*.zip "$work/$name"*-setup.exe
