# SPDX-License-Identifier: GPL-3.0-or-later
"""What is drawn besides the spaces: shallow water, shadow, lakes, straits, hatching. All of it can be left out."""
from shapely.geometry import LineString, MultiLineString, Polygon
from shapely.ops import unary_union

from curves import spline, wavy

SHALLOWS = ((22, 0.10), (14, 0.12), (7, 0.16))  # width, opacity: depth without filters
SHADOW = 2.6
HATCH_STEP = 9


def all_land(spaces):
    return unary_union([s.shape for s in spaces.values() if s.kind != "sea"])


def shallows(land):
    return [(land.buffer(width, resolution=5).simplify(0.6), opacity) for width, opacity in SHALLOWS]


def shadow(land):
    return land.buffer(SHADOW, resolution=3).simplify(0.3)


def hatching(shape):
    """Slanting lines as they are: patterns are not understood by all who read SVG."""
    left, top, right, bottom = shape.bounds
    height = bottom - top
    starts = range(int(left - height) // HATCH_STEP * HATCH_STEP, int(right) + 1, HATCH_STEP)
    lines = MultiLineString([[(x, bottom), (x + height, top)] for x in starts]).intersection(shape.buffer(-0.5))
    return [line for line in getattr(lines, "geoms", [lines]) if line.geom_type == "LineString" and line.length > 1]


def lakes(data, project, enclosed, strays):
    """Enclosed waters as they are, and lakes drawn through a few points."""
    shapes = []
    for water in [*enclosed, *strays]:
        water = water.intersection(data.frame)
        shapes += [q.simplify(0.4) for q in getattr(water, "geoms", [water])
                   if q.geom_type == "Polygon" and q.area > 20]
    for lake in data.land.get("lake", []):
        points = [project(*p) for p in lake["pts"]]
        shore = spline([points[-1], *points, points[0], points[1]])
        shape = Polygon(wavy(shore, lake["id"], 0.6)).buffer(0)
        shape = max(getattr(shape, "geoms", [shape]), key=lambda q: q.area)
        shapes.append(shape.buffer(1).buffer(-1).simplify(0.3))
    return shapes


def water_borders(data):
    """Borders between lands that are drawn as water, such as the Oresund."""
    return [set(strait["border"]) for strait in data.land.get("strait", []) if "border" in strait]


def straits(data, project, arcs, land):
    """Water across land that a unit can cross: (points, is it a canal?)."""
    borders = water_borders(data)
    result = [(arc.points, False) for arc in arcs if set(arc.sides) in borders]
    for strait in data.land.get("strait", []):
        if "border" in strait:
            continue
        water = LineString(spline([project(*p) for p in strait["pts"]])).intersection(land)
        result += [(list(q.coords), strait.get("canal", False)) for q in getattr(water, "geoms", [water])
                   if q.geom_type == "LineString" and q.length > 3]
    return result
