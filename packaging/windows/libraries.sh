#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes what the programs for Windows are linked with, in FOLDER/qt: Qt's base library and Qt SVG, static and compiled from
# Debian's source packages with nothing that Chancery does not need, and the headers of toml++. It takes three quarters of an
# hour on one processor; what is there already is not made again.
# Usage: libraries.sh FOLDER
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
work=$(mkdir -p "$1" && cd "$1" && pwd)
cd "$work"

# knows_sources: lets apt know where Debian's sources are, without a change of the machine's own lists.
knows_sources() {
    release=$(. /etc/os-release && echo "$VERSION_CODENAME")
    export APT_CONFIG="$work/apt/apt.conf"
    [ ! -e "$APT_CONFIG" ] || return 0
    mkdir -p apt/lists/partial apt/cache/archives/partial
    echo "deb-src http://deb.debian.org/debian $release main" >apt/sources.list
    cat >apt/apt.conf <<END
Dir::Etc::SourceList "$work/apt/sources.list";
Dir::Etc::SourceParts "/dev/null";
Dir::State::Lists "$work/apt/lists";
Dir::Cache "$work/apt/cache";
END
    apt-get update -q
}

# source_of NAME FOLDER: unpacks a source package.
source_of() {
    [ ! -e "$2" ] || return 0
    knows_sources
    apt-get source -q --download-only "$1/$release" || return 1
    dpkg-source --no-check -x "$1"_*.dsc "$2" >/dev/null
}

# made SOURCE BUILD OPTION...: configures, compiles and installs one library.
made() {
    source=$1 build=$2
    shift 2
    cmake -S "$source" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=OFF \
        -DCMAKE_TOOLCHAIN_FILE="$here/toolchain.cmake" -DCHANCERY_WINDOWS_QT="$work/qt" -DCMAKE_INSTALL_PREFIX="$work/qt" \
        -DQT_HOST_PATH=/usr -DQT_HOST_PATH_CMAKE_DIR="/usr/lib/$(uname -m)-linux-gnu/cmake" "$@"
    cmake --build "$build"
    cmake --install "$build" >/dev/null
}

if [ ! -e qt/lib/libQt6Widgets.a ]; then
    source_of qt6-base qtbase
    off=""
    for feature in pkg_config network sql dbus xml concurrent vulkan icu glib zstd tabletevent androiddeployqt windeployqt \
        qmake system_zlib system_png system_jpeg system_freetype system_harfbuzz system_pcre2 system_doubleconversion; do
        off="$off -DFEATURE_$feature=OFF"
    done
    # Without Direct2D half of DirectWrite is left out of this version, and nothing links.
    # shellcheck disable=SC2086 # several arguments
    made qtbase qtbase-build -DQT_QMAKE_TARGET_MKSPEC=win32-g++ -DQT_BUILD_EXAMPLES=OFF -DQT_BUILD_TESTS=OFF \
        -DINPUT_opengl=no -DFEATURE_direct2d=ON -DFEATURE_testlib=ON $off
fi

# An archive may lack the source of Qt SVG 6, as a mirror did; that of 5.15 does the same for our few pictures.
if [ ! -e qt/lib/libQt6Svg.a ]; then
    if source_of qt6-svg qtsvg; then
        made qtsvg qtsvg-build
    else
        source_of qtsvg-opensource-src qtsvg5
        rm -rf svg
        mkdir -p svg/include/QtSvg/private
        for file in qtsvg5/src/svg/*.cpp qtsvg5/src/svg/*.h; do
            case $file in
            *qsvgwidget* | *qgraphicssvgitem*) continue ;;
            esac
            sed -E -f "$here/svg/svg5.sed" "$file" >"svg/$(basename "$file")"
        done
        cp svg/qtsvgglobal.h svg/qsvgrenderer.h svg/qsvggenerator.h svg/include/QtSvg/
        cp svg/*_p.h svg/include/QtSvg/private/
        for name in QSvgRenderer QSvgGenerator; do
            echo "#include \"$(echo $name | tr '[:upper:]' '[:lower:]').h\"" >"svg/include/QtSvg/$name"
        done
        made "$here/svg" svg-build -DSVG_SOURCE="$work/svg"
    fi
fi

if [ ! -e qt/lib/cmake/tomlplusplus ]; then
    cp -r /usr/include/toml++ qt/include/
    mkdir -p qt/lib/cmake/tomlplusplus
    cat >qt/lib/cmake/tomlplusplus/tomlplusplus-config.cmake <<'END'
set(PACKAGE_VERSION 3.3.0)
add_library(tomlplusplus::tomlplusplus INTERFACE IMPORTED)
target_include_directories(tomlplusplus::tomlplusplus INTERFACE ${CMAKE_CURRENT_LIST_DIR}/../../../include)
END
    cat >qt/lib/cmake/tomlplusplus/tomlplusplus-config-version.cmake <<'END'
set(PACKAGE_VERSION 3.3.0)
set(PACKAGE_VERSION_COMPATIBLE TRUE)
END
fi
