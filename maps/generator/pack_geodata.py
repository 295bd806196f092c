#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cuts the part of Natural Earth that the generator needs into natural_earth.json.gz.

usage: pack_geodata.py countries-10m.json    (from the npm package world-atlas 2.0.2; public domain data)

Only needed when a borders.toml asks for a border between countries that is not in the file yet."""
import gzip
import json
import sys
import tomllib
from pathlib import Path

from shapely.geometry import Polygon, box

HERE = Path(__file__).parent
CLIP = box(-45, 20, 130, 84)
SCALE = 500  # units per degree: 0.002 degrees are about a tenth of a map unit
TOLERANCE = 0.006  # degrees, a third of a map unit


def main(path):
    topology = json.loads(Path(path).read_text(encoding="utf-8"))
    arcs = decode_arcs(topology)
    wanted = [line for path in sorted(HERE.glob("boards/*/borders.toml"))
              for line in tomllib.loads(path.read_text(encoding="utf-8"))["line"]]
    users = arc_users(topology)
    borders = {}
    for line in wanted:
        for a, b in line.get("ne", []):
            borders[f"{a}|{b}"] = [packed(arcs[i]) for i, names in users.items() if {a, b} <= names]
    write(clipped_land(topology, arcs), borders)


def write(land, borders):
    document = {"source": "Natural Earth 4.1 1:10m by way of npm world-atlas 2.0.2; public domain",
                "scale": SCALE, "land": land, "borders": borders}
    text = json.dumps(document, separators=(",", ":")).encode()
    (HERE / "natural_earth.json.gz").write_bytes(gzip.compress(text, 9, mtime=0))


def packed(points):
    """Differences of whole numbers: a quarter of the size of decimal degrees."""
    flat, last = [], (0, 0)
    for x, y in points:
        now = (round(x * SCALE), round(y * SCALE))
        if flat and now == last:
            continue
        flat += [now[0] - last[0], now[1] - last[1]]
        last = now
    return flat


def decode_arcs(topology):
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for deltas in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in deltas:
            x, y = x + dx, y + dy
            points.append((x * sx + tx, y * sy + ty))
        arcs.append(points)
    return arcs


def arc_users(topology):
    """Which countries each arc belongs to."""
    users = {}

    def walk(node, name):
        if isinstance(node, int):
            users.setdefault(node if node >= 0 else ~node, set()).add(name)
        else:
            for child in node:
                walk(child, name)

    for country in topology["objects"]["countries"]["geometries"]:
        walk(country.get("arcs", []), country["properties"]["name"])
    return users


def clipped_land(topology, arcs):
    polygons = []
    for geometry in topology["objects"]["land"]["geometries"]:
        for rings in geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]:
            rings = [unwrapped(joined(r, arcs)) for r in rings]
            rings = [r for r in rings if len(r) >= 4]
            if rings:
                polygons += clip(rings)
    return polygons


def joined(indices, arcs):
    points = []
    for i in indices:
        arc = arcs[i] if i >= 0 else arcs[~i][::-1]
        points += arc if not points else arc[1:]
    return points


def unwrapped(ring):
    """Rings that cross the antimeridian continue beyond 180 degrees."""
    points, turn = [ring[0]], 0
    for a, b in zip(ring, ring[1:]):
        turn += -360 if b[0] - a[0] > 180 else 360 if b[0] - a[0] < -180 else 0
        points.append((b[0] + turn, b[1]))
    return points


def clip(rings):
    polygon = Polygon(rings[0], rings[1:])
    polygon = (polygon if polygon.is_valid else polygon.buffer(0)).intersection(CLIP)
    result = []
    for part in getattr(polygon, "geoms", [polygon]):
        if part.geom_type == "Polygon" and part.area > 0.002:
            part = part.simplify(TOLERANCE)
            holes = [h for h in part.interiors if Polygon(h).area > 0.02]
            result.append([packed(r.coords) for r in [part.exterior, *holes]])
    return result


if __name__ == "__main__":
    main(sys.argv[1])
