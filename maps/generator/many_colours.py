#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Colours for many powers: as far apart as can be, farthest between those who start near one another.

usage: many_colours.py TABLE.toml    prints a colour for each power of the table, by its first home

Nobody tells 34 colours apart by themselves; the letters on the tokens do that. These keep neighbours apart."""
import random
import sys
import tomllib

LAND, SEA = "#f0e7d3", "#a7c5d6"
STEPS = 60_000


def lab(colour):
    """CIELAB of #rrggbb under daylight."""
    def linear(c):
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    def f(t):
        return t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116

    r, g, b = (linear(int(colour[i:i + 2], 16) / 255) for i in (1, 3, 5))
    x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
    y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
    z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(a, b):
    return sum((p - q) ** 2 for p, q in zip(a, b)) ** 0.5


def palette(count):
    """Greedy: always the colour farthest from those chosen, land and sea."""
    levels = range(16, 256, 20)
    candidates = {f"#{r:02x}{g:02x}{b:02x}" for r in levels for g in levels for b in levels}
    points = {c: lab(c) for c in sorted(candidates)}
    points = {c: p for c, p in points.items() if 25 < p[0] < 86 and p[1] ** 2 + p[2] ** 2 > 300}
    nearest = {c: min(apart(p, lab(LAND)), apart(p, lab(SEA))) for c, p in points.items()}
    chosen = []
    for _ in range(count):
        best = max(nearest, key=lambda c: (nearest[c], c))
        chosen.append(best)
        for c, p in points.items():
            nearest[c] = min(nearest[c], apart(p, points[best]))
    return chosen


def steps_apart(table):
    """How many spaces lie between any two homes."""
    beside = {}
    for p in table["province"]:
        reached = p.get("army", []) + p.get("fleet", []) + [f for c in p.get("coast", []) for f in c["fleet"]]
        beside[p["code"]] = {r.split("/")[0] for r in reached}
    result = {}
    for start in beside:
        seen, ring, step = {start}, {start}, 0
        while ring:
            result |= {(start, code): step for code in ring}
            ring = {n for code in ring for n in beside[code]} - seen
            seen |= ring
            step += 1
    return result


def assigned(homes, steps):
    dice, colours = random.Random(1), palette(len(homes))
    dice.shuffle(colours)
    points = [lab(c) for c in colours]

    def crowding(i):  # near homes with like colours
        return sum(1 / steps[homes[i], homes[j]] ** 2 / apart(points[i], points[j]) ** 2
                   for j in range(len(homes)) if j != i)

    for _ in range(STEPS):
        i, j = dice.sample(range(len(homes)), 2)
        before = crowding(i) + crowding(j)
        points[i], points[j] = points[j], points[i]
        if crowding(i) + crowding(j) > before:
            points[i], points[j] = points[j], points[i]
        else:
            colours[i], colours[j] = colours[j], colours[i]
    return dict(zip(homes, colours))


if __name__ == "__main__":
    with open(sys.argv[1], "rb") as file:
        table = tomllib.load(file)
    homes = [p["home"][0] for p in table["power"]] if len(sys.argv) < 3 else sys.argv[2].split(",")
    for home, colour in assigned(homes, steps_apart(table)).items():
        print(home, colour)
