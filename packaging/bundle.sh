#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes one archive for other kinds of Linux: the programs with the parts of Qt that they need, and the libraries that
# these need but for those that every desktop has (the C and C++ libraries). It is unpacked anywhere and needs no
# installation. As the Debian package it is a Release.
# Usage: bundle.sh [BUILD_FOLDER]
set -eu

top=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
build=${1:-${CHANCERY_BUILD:-$top/build-package}}

sh "$top/packaging/setup.sh" build run package bundle
cmake -S "$top" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCHANCERY_TESTS=OFF -DCHANCERY_BENCH=OFF
cmake --build "$build" --parallel "$(nproc)"

version=$(sed -n 's/^project(chancery VERSION \([0-9.]*\) .*/\1/p' "$top/CMakeLists.txt")
name=chancery-$version-linux-$(uname -m)
stage=$build/bundle/$name
rm -rf "$build/bundle"
mkdir -p "$stage"
cmake --install "$build" --prefix "$stage" --strip >/dev/null

# Qt's plug-ins: windows, pictures without a display, SVG, and how letters with accents are typed.
plugins=$(qtpaths6 --query QT_INSTALL_PLUGINS)
for plugin in platforms/libqxcb platforms/libqoffscreen iconengines/libqsvgicon imageformats/libqsvg \
    platforminputcontexts/libcomposeplatforminputcontextplugin platforminputcontexts/libibusplatforminputcontextplugin; do
    mkdir -p "$stage/plugins/${plugin%/*}"
    cp "$plugins/$plugin.so" "$stage/plugins/${plugin%/*}/"
done
sh "$top/packaging/qt-texts.sh" "$stage"
printf '[Paths]\nPrefix=..\nPlugins=plugins\nTranslations=translations\n' >"$stage/bin/qt.conf"

# What all of these need, from wherever this machine has it.
everything() { find "$stage/bin" "$stage/lib" "$stage/plugins" -type f \( -perm -u+x -o -name '*.so*' \); }
everywhere='/(ld-linux[^/]*|libc|libm|libdl|libpthread|librt|libresolv|libgcc_s|libstdc[+][+])[.]so[^/]*$'
everything | xargs ldd | awk '$3 ~ "^/" { print $3 }' | sort -u | grep -vE "$everywhere" |
    while read -r library; do cp -L "$library" "$stage/lib/"; done
everything | while read -r file; do
    folder=$(realpath --relative-to="$(dirname "$file")" "$stage/lib")
    patchelf --force-rpath --set-rpath "\$ORIGIN/$folder" "$file"
done
strip --strip-unneeded "$stage"/lib/*.so* "$stage"/plugins/*/*.so

tar -C "$build/bundle" --sort=name --owner=0 --group=0 --numeric-owner -cf - "$name" | xz -9e >"$build/$name.tar.xz"
ls -l "$build/$name.tar.xz"
