# SPDX-License-Identifier: GPL-3.0-or-later
"""Arcs between spaces, smoothed once and rounded; every space is rebuilt from the same arcs.

Neighbours then share their vertices exactly, which is what the program's map check relies on."""
import math
from collections import defaultdict

from shapely.geometry import LineString, Point, Polygon

from curves import chaikin

FRAME = "#"


class Arc:
    """A line between two nodes with one space on each side."""

    def __init__(self, sides, points):
        self.sides = sides  # codes in alphabetical order; FRAME for the rim of the picture
        self.points = points
        self.closed = points[0] == points[-1]
        self.length = sum(math.dist(a, b) for a, b in zip(points, points[1:]))

    def between(self, a, b):
        return set(self.sides) == {a, b}


def build_arcs(partition):
    arcs = [_smoothed(sides, points) for sides, points in _chains(_outer_edges(partition))]
    return [a for a in arcs if len(a.points) >= (4 if a.closed else 2)]


def _outer_edges(partition):
    """Edges between two spaces, or between a space and the frame."""
    edges = {}
    for edge, faces in partition.edges.items():
        owners = {partition.owner[f] for f in faces} | ({FRAME} if len(faces) == 1 else set())
        if len(owners) == 2:
            edges[edge] = tuple(sorted(owners))
    return edges


def _chains(edges):
    star = defaultdict(list)
    for (a, b), sides in edges.items():
        star[a].append((b, sides))
        star[b].append((a, sides))
    nodes = [v for v, out in star.items() if len(out) != 2 or out[0][1] != out[1][1]]
    is_node, used = set(nodes), set()

    def follow(a, b):
        chain = [a, b]
        used.add(min((a, b), (b, a)))
        while chain[-1] not in is_node and chain[-1] != chain[0]:
            here = chain[-1]
            onward = [n for n, _ in star[here] if min((here, n), (n, here)) not in used]
            if not onward:
                break
            used.add(min((here, onward[0]), (onward[0], here)))
            chain.append(onward[0])
        return chain

    starts = [(a, b, sides) for a in nodes for b, sides in star[a]]
    starts += [(a, b, sides) for (a, b), sides in edges.items()]  # rings without a node
    return [(sides, follow(a, b)) for a, b, sides in starts if min((a, b), (b, a)) not in used]


def _smoothed(sides, points):
    points = list(LineString(points).simplify(0.5).coords)
    if FRAME not in sides:  # the frame's corners stay
        points = chaikin(points, points[0] == points[-1])
    points = LineString(points).simplify(0.12).coords
    rounded = []
    for x, y in points:
        p = (round(x, 1) + 0.0, round(y, 1) + 0.0)
        if not rounded or p != rounded[-1]:
            rounded.append(p)
    return Arc(sides, rounded)


class Space:
    """One space of the board: its rings for the file, its shape for measuring."""

    def __init__(self, code, kind, rings, seed):
        self.code, self.kind, self.rings = code, kind, rings
        self.shape = _even_odd(rings)
        parts = list(getattr(self.shape, "geoms", [self.shape]))
        self.main = next((p for p in parts if p.contains(seed)), max(parts, key=lambda p: p.area))


def build_spaces(data, arcs):
    by_space = defaultdict(list)
    for arc in arcs:
        for code in arc.sides:
            by_space[code].append(arc)
    seeds = {}
    for code, _, point in data.seeds:
        seeds.setdefault(code, point)
    for code in sorted(data.kind):
        if code not in by_space:
            raise SystemExit(f"{code}: it has no face")
    return {code: Space(code, data.kind[code], _rings(code, by_space[code]), seeds.get(code, Point()))
            for code in sorted(data.kind)}


def _rings(code, arcs):
    rings = [a.points[:-1] for a in arcs if a.closed]
    left = [a for a in arcs if not a.closed]
    while left:
        ring = list(left.pop().points)
        while ring[0] != ring[-1]:
            arc = next((a for a in left if ring[-1] in (a.points[0], a.points[-1])), None)
            if arc is None:
                raise SystemExit(f"{code}: its outline is open at {ring[-1]}")
            left.remove(arc)
            ring += arc.points[1:] if arc.points[0] == ring[-1] else arc.points[-2::-1]
        rings.append(ring[:-1])
    return sorted(rings, key=lambda r: -Polygon(r).area)


def _even_odd(rings):
    shape = Polygon(rings[0]).buffer(0)
    for ring in rings[1:]:
        shape = shape.symmetric_difference(Polygon(ring).buffer(0))
    return shape
