#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Tries the programs for Windows under Wine: the suites that need no display, then the zip of build.sh, in a folder whose name
# has a space and letters of no Latin alphabet. It says what it tries and ends at the first fault. The pictures that it takes
# stay in FOLDER/seen, to be looked at.
# Usage: try.sh [FOLDER]       the folder of build.sh; build-windows by default
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
top=$(CDPATH='' cd -- "$here/../.." && pwd)
work=$(CDPATH='' cd -- "${1:-$top/build-windows}" && pwd)
sh "$top/packaging/setup.sh" run windows
cmake --build "$work/program" --parallel "$(nproc)" --target engine_tests cli_tests

seen=$work/seen
table="$work/Tisch Москва"
rm -rf "$seen" "$table" "$work/wine" "$work/wine-home"
mkdir -p "$seen" "$table" "$work/wine-home"
(cd "$table" && unzip -q "$work"/chancery-*-windows-x86_64.zip && mv chancery-*-windows-*/* . && rmdir chancery-*-windows-*)

export HOME="$work/wine-home" WINEPREFIX="$work/wine" WINEARCH=win64 WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml="
export LC_ALL=C.UTF-8
unset DISPLAY WAYLAND_DISPLAY
screen="" manager=""
trap 'wineserver -k || true; kill $screen $manager 2>/dev/null || true' EXIT
wineboot -i >/dev/null 2>&1

say() { echo "== $*"; }
fail() {
    echo "FAULT: $*" >&2
    exit 1
}
cli() { (cd "$table" && wine chancery-cli.exe "$@"); }

say "icon, version, console"
for program in chancery chancery-cli; do
    wrestool --list "$table/$program.exe" | grep -q -- '--type=14 ' || fail "$program has no icon"
    wrestool --list "$table/$program.exe" | grep -q -- '--type=16 ' || fail "$program has no version"
    x86_64-w64-mingw32-objdump -p "$table/$program.exe" | grep '^Subsystem'
done
cli --version | grep '^chancery' || fail "no version"

say "the suites that need no display"
for program in "$work"/program/tests/engine/engine_tests.exe "$work"/program/tests/app/cli_tests.exe; do
    for suite in $(wine "$program" 2>/dev/null | tr -d '\r'); do
        (cd "$top" && timeout 1800 wine "$program" "$suite" -o "$seen/$suite.txt,txt") >/dev/null 2>&1 ||
            echo "$suite" >>"$seen/failed.txt"
        echo "$suite: $(grep '^Totals' "$seen/$suite.txt" || echo ended badly)"
    done
done
[ ! -e "$seen/failed.txt" ] || fail "suites fail: $(tr '\n' ' ' <"$seen/failed.txt")"

say "every test case under every rulebook"
cli datc --rulebook all >"$seen/datc.txt" || fail "a case fails: $seen/datc.txt"
tail -n 1 "$seen/datc.txt"

say "a game is played again, converted and drawn"
cp "$top/resources/games/sample-1971.chancery" "$table/Übung Игра.chancery"
cli replay "Übung Игра.chancery" >"$seen/replay.txt" || fail "a phase differs: $seen/replay.txt"
tail -n 1 "$seen/replay.txt"
cli convert --to diplomacy "Übung Игра.chancery" "Партия.json" || fail "not converted"
cli replay "Партия.json" >/dev/null || fail "the converted game differs"
for kind in png svg; do
    cli render --phase F1902M --orders --out "Карта.$kind" "Übung Игра.chancery" || fail "not drawn"
    [ -s "$table/Карта.$kind" ] || fail "no $kind"
    cp "$table/Карта.$kind" "$seen/board.$kind"
done
cli show --phase F1902M --fps 1 --size 640x360 --out "Кадры" "Übung Игра.chancery" >/dev/null || fail "no show"
echo "frames: $(find "$table/Кадры" -name '*.png' | wc -l)"

say "installed, used and removed; a game beside the programs stays"
wine "$work"/chancery-*-setup.exe /S || fail "not installed"
installed=$(find "$WINEPREFIX/drive_c/users" -type d -path '*/Programs/Chancery' | head -n 1)
[ -s "$installed/chancery.exe" ] || fail "nothing is installed"
wine "$installed/chancery-cli.exe" datc | tail -n 1
wine reg query 'HKCU\Software\Classes\.chancery' | grep -q Chancery.Game || fail "games do not open"
cp "$table/Übung Игра.chancery" "$installed/"
wine "$installed/uninstall.exe" /S || fail "not removed"
for second in $(seq 30); do # a copy of itself goes on
    [ -e "$installed/chancery.exe" ] || [ -e "$installed/uninstall.exe" ] || break
    sleep 1
done
[ "$(ls "$installed")" = "Übung Игра.chancery" ] || fail "left: $(ls "$installed") after $second seconds"
! wine reg query 'HKCU\Software\Classes\.chancery' >/dev/null 2>&1 || fail "the registry has an entry"

say "pictures of the window at two sizes"
for size in 1280x720 1920x1080; do
    (cd "$table" && wine chancery.exe --sample --screenshot "Окно $size.png" --size $size) || fail "no picture"
    cp "$table/Окно $size.png" "$seen/window-$size.png"
done

# Fonts that Windows has and Wine has not; then a display.
for name in "Segoe UI" Tahoma "MS Shell Dlg" "MS Shell Dlg 2" "MS Sans Serif"; do
    wine reg add 'HKCU\Software\Wine\Fonts\Replacements' /v "$name" /d "DejaVu Sans" /f >/dev/null 2>&1
done
wineserver -k || true # what runs without a display would take 1024x768 for its size
Xvfb -displayfd 9 -screen 0 1280x720x24 9>"$work/display" >/dev/null 2>&1 &
screen=$!
sleep 2
DISPLAY=:$(cat "$work/display")
export DISPLAY
openbox >/dev/null 2>&1 &
manager=$!

seen() { xdotool search --onlyvisible --name Chancery >/dev/null 2>&1; }
# opened PROGRAM_OPTIONS...: starts the window and waits until it can be used.
opened() {
    (cd "$table" && exec wine chancery.exe "$@" >"$seen/window.txt" 2>&1) &
    program=$!
    for _ in $(seq 120); do
        ! seen || break
        sleep 0.5
    done
    seen || fail "no window"
    sleep 4
}
photo() { import -window root "$seen/$1.png"; }
key() { xdotool key "$1" && sleep "${2:-1}"; }
click() { xdotool mousemove "$1" "$2" sleep 0.5 click 1 && sleep 1; }
typed() { xdotool type --delay 80 "$1" && key Return; }
journal() { cat "$table"/профиль/journals/* 2>/dev/null; }

say "the window: orders are typed and clicked"
opened --profile профиль
photo start
key ctrl+n 3
for _ in 1 2 3 4 5 6 7 8 9; do key Return 0.4; done # through the dialog to the game
sleep 3
click 1129 117 # the row of Budapest
for order in ser alb gal; do typed $order; done
click 794 254 # Moscow
click 741 335 # Ukraine
photo entered
for order in "BUD - SER" "TRI - ALB" "VIE - GAL" "MOS - UKR"; do
    journal | grep -qi "$order" || fail "$order is not in the journal"
done

say "it is killed and started again: the orders are there"
kill -9 "$program"
for _ in $(seq 40); do
    seen || break
    sleep 0.5
done
! seen || fail "its window stays"
opened --profile профиль
photo offered
key Return 4
photo recovered

say "the game is saved, and read by the command line"
key ctrl+s 4
photo saving
key End 0.2
key shift+Home 0.2
typed 'C:\evening.chancery'
sleep 3
photo saved
saved="$WINEPREFIX/drive_c/evening.chancery"
[ -s "$saved" ] || fail "not saved"
for order in "BUD - SER" "TRI - ALB" "VIE - GAL" "MOS - UKR"; do grep -qi "$order" "$saved" || fail "$order is not in the game"; done
cli replay 'C:\evening.chancery' >/dev/null || fail "the saved game cannot be read"
wineserver -k
echo "All is well. Look at the pictures in $seen."
