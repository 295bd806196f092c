# SPDX-License-Identifier: GPL-3.0-or-later
"""Border lines in map units: hand-written control points, or real borders out of Natural Earth."""
from collections import Counter

from shapely.geometry import LineString, Point, box
from shapely.ops import linemerge, unary_union
from shapely.prepared import prep

from curves import ragged, spline

SURVEYED_TOLERANCE = 2.8  # real borders are drawn about as simply as the hand-written ones
REACH = 30  # a real border that ends this near to the coast is walked on out to sea
WALK = 34


def build_lines(data, geodata, land, project):
    lines, surveyed = [], []
    for line in data.borders["line"]:
        if "ne" in line:
            surveyed += _surveyed(line, geodata, project, data.frame)
        else:
            lines.append(_drawn(line, data.borders["nodes"], project))
    return lines + _walked_out(surveyed, land)


def _drawn(line, nodes, project):
    points = [project(*(nodes[p] if isinstance(p, str) else p)) for p in line["pts"]]
    if line["kind"] == "land" and not line.get("strait"):
        points = ragged(points, line["id"])
    return LineString(spline(points))


def _surveyed(line, geodata, project, frame):
    parts = unary_union([LineString(l) for a, b in line["ne"] for l in geodata.border(a, b)])
    if "clip" in line:
        parts = parts.intersection(box(*line["clip"]))
    if parts.geom_type != "LineString":
        parts = linemerge(parts)
    projected = [LineString([project(*p[:2]) for p in part.coords]) for part in getattr(parts, "geoms", [parts])]
    return [list(p.simplify(SURVEYED_TOLERANCE).coords) for p in projected if p.intersects(frame)]


def _walked_out(lines, land):
    """Natural Earth's borders stop at its own coast; ours has moved. Open ends go on until they are out at sea."""
    ends = Counter(_rounded(p) for line in lines for p in (line[0], line[-1]))
    prepared = prep(land)
    result = []
    for line in lines:
        if line[0] != line[-1]:
            for _ in range(2):
                if ends[_rounded(line[-1])] == 1 and land.boundary.distance(Point(line[-1])) < REACH:
                    line = _extended(line, prepared)
                line = line[::-1]
        result.append(LineString(line))
    return result


def _rounded(point):
    return round(point[0], 2), round(point[1], 2)


def _extended(line, land):
    base, (x, y) = line[max(-6, -len(line))], line[-1]
    dx, dy = x - base[0], y - base[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1
    out, at_sea = list(line), 0
    for _ in range(WALK):
        x, y = x + dx / length, y + dy / length
        out.append((x, y))
        at_sea = 0 if land.contains(Point(x, y)) else at_sea + 1
        if at_sea == 4:
            return out
    return line
