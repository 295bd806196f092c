# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the cut of Natural Earth that is kept beside the generator (see pack_geodata.py)."""
import gzip
import json
from pathlib import Path

from shapely.geometry import Polygon, box
from shapely.ops import unary_union

CLIP = box(-45, 20, 130, 84)  # degrees; far Russia comes back into the frame, so nothing nearer is enough
STEP = 0.5  # degrees between points on long straight edges, so that they bend with the projection


FILE = Path(__file__).parent / "natural_earth.json.gz"


class Geodata:
    def __init__(self):
        with gzip.open(FILE, "rt", encoding="utf-8") as file:
            data = json.load(file)
        self._scale = data["scale"]
        self._land = [[self._ring(r) for r in polygon] for polygon in data["land"]]
        self._borders = {pair: [self._ring(l) for l in lines] for pair, lines in data["borders"].items()}

    def _ring(self, flat):
        """Differences of whole numbers, x and y in turn, become points in degrees."""
        x = y = 0
        points = []
        for dx, dy in zip(flat[::2], flat[1::2]):
            x, y = x + dx, y + dy
            points.append((x / self._scale, y / self._scale))
        return points

    def border(self, country, neighbour):
        """The lines between two countries, in degrees."""
        return self._borders[f"{country}|{neighbour}"]

    def land(self, project):
        """All land in map units."""
        return unary_union([_projected(q, project) for p in self._land for q in _clipped(p)])


def _clipped(rings):
    polygon = Polygon(rings[0], rings[1:])
    if not polygon.is_valid:
        polygon = polygon.buffer(0)
    polygon = polygon.intersection(CLIP)
    return [q for q in getattr(polygon, "geoms", [polygon]) if q.geom_type == "Polygon" and q.area > 0.002]


def _projected(polygon, project):
    holes = [r for r in polygon.interiors if Polygon(r).area > 0.05]
    result = Polygon(_dense(polygon.exterior, project), [_dense(h, project) for h in holes])
    return result if result.is_valid else result.buffer(0)


def _dense(ring, project):
    points = []
    coords = list(ring.coords)
    for (x, y), (x2, y2) in zip(coords, coords[1:]):
        steps = max(1, int(max(abs(x2 - x), abs(y2 - y)) / STEP))
        points += [project(x + (x2 - x) * i / steps, y + (y2 - y) * i / steps) for i in range(steps)]
    return points
