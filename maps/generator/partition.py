# SPDX-License-Identifier: GPL-3.0-or-later
"""Cuts the frame into faces along coast and borders, and gives each face to a space."""
import math
from collections import defaultdict

from shapely.ops import polygonize, unary_union
from shapely.prepared import prep

NEAR = 6  # an island's seed may miss its face by this much
WORTH_A_LINE = 25  # square units: merges larger than this are logged


class Partition:
    """faces: polygons; owner: the code of the space of each; strays: water that became part of a land."""

    def __init__(self, data, land, lines):
        work = unary_union([data.frame.boundary, land.intersection(data.frame).boundary, *lines])
        work = work.intersection(data.frame.buffer(0.001))
        self.faces = [f for f in polygonize(work) if f.area > 1e-6]
        self.owner = [None] * len(self.faces)
        self.log = []
        inside = prep(land)
        self._is_land = [inside.contains(f.representative_point()) for f in self.faces]
        self._data = data
        self._name_faces()
        self.edges = self._find_edges()
        self._merge_unnamed()
        self.strays = [f for f, owner, is_land in zip(self.faces, self.owner, self._is_land)
                       if not is_land and data.kind[owner] != "sea"]

    def _name_faces(self):
        for code, is_island, point in self._data.seeds:
            at = f"({point.x:.0f}, {point.y:.0f})"
            face = self._face_at(point, is_island)
            if face is None:
                self.log.append(f"{code}: no face at its seed {at}")
            elif (self._data.kind[code] == "sea") == self._is_land[face]:
                self.log.append(f"{code}: seed {at} is on the wrong kind of face")
            elif self.owner[face] not in (None, code):
                self.log.append(f"one face has the seeds of {self.owner[face]} and {code}: a line between them is open")
            else:
                self.owner[face] = code

    def _face_at(self, point, is_island):
        for i, face in enumerate(self.faces):
            if face.contains(point):
                return i
        near = (i for i, face in enumerate(self.faces) if self._is_land[i] and face.distance(point) < NEAR)
        return next(near, None) if is_island else None

    def _find_edges(self):
        """Undirected edges and the faces on their sides."""
        edges = defaultdict(list)
        for i, face in enumerate(self.faces):
            for ring in [face.exterior, *face.interiors]:
                coords = list(ring.coords)
                for a, b in zip(coords, coords[1:]):
                    edges[min((a, b), (b, a))].append(i)
        return edges

    def _shared_lengths(self):
        shared = defaultdict(lambda: defaultdict(float))
        for (a, b), sides in self.edges.items():
            if len(sides) == 2 and sides[0] != sides[1]:
                shared[sides[0]][sides[1]] += math.dist(a, b)
                shared[sides[1]][sides[0]] += math.dist(a, b)
        return shared

    def _merge_unnamed(self):
        """A face without a seed joins the neighbour of its own kind with the longest common border."""
        shared = self._shared_lengths()
        while best := self._longest_merge(shared):
            _, face, neighbour = best
            self._give(face, self.owner[neighbour], "")
        for face, owner in enumerate(self.owner):
            if owner is None and shared[face]:
                neighbour = max(shared[face], key=lambda n: shared[face][n])
                self._give(face, self.owner[neighbour], " (of the other kind)")

    def _longest_merge(self, shared):
        options = [(length, face, n) for face, owner in enumerate(self.owner) if owner is None
                   for n, length in shared[face].items()
                   if self.owner[n] in self._data.table and self._is_land[face] == self._is_land[n]]
        return max(options, default=None)

    def _give(self, face, code, remark):
        self.owner[face] = code
        shape = self.faces[face]
        if shape.area > WORTH_A_LINE:
            at = shape.representative_point()
            self.log.append(f"an unnamed face of {shape.area:.0f} at ({at.x:.0f}, {at.y:.0f}) went to {code}{remark}")
