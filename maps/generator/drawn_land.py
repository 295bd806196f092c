# SPDX-License-Identifier: GPL-3.0-or-later
"""Invented land: coasts by hand in place of Natural Earth, flat instead of on the globe."""
from shapely.geometry import Polygon
from shapely.ops import unary_union

from curves import ragged, spline

ROUGHNESS = 0.2  # coasts are more ragged than borders
FINEST = 7


class Plane:
    """Stands in for a projection where the data are flat already: x to the right, y down."""

    def __init__(self, board):
        frame = board["frame"]
        self.scale = frame["scale"]  # map units per unit of the data
        self.width, self.height = float(round(frame["width"] * self.scale)), float(round(frame["height"] * self.scale))

    def __call__(self, x, y):
        return x * self.scale, y * self.scale

    def inverse(self, x, y):
        return x / self.scale, y / self.scale


class DrawnLand:
    """Stands in for Geodata; there are no real borders."""

    def __init__(self, coast):
        self._lands = coast["land"]

    def land(self, project):
        return unary_union([_outline(land, project) for land in self._lands])


def _outline(land, project):
    points = [project(*p) for p in land["pts"]]
    shore = spline(ragged([*points, points[0]], land["id"], ROUGHNESS, FINEST))
    shape = Polygon(shore).buffer(0)
    return max(getattr(shape, "geoms", [shape]), key=lambda q: q.area)
