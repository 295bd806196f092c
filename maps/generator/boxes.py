# SPDX-License-Identifier: GPL-3.0-or-later
"""Rectangles that must not cover each other: tokens, names, markers."""
import math

from shapely.affinity import rotate
from shapely.geometry import box

UNIT = (41, 32)
CENTRE = (14, 14)


class Box:
    """A rectangle about a point, turned clockwise by `angle` degrees."""

    def __init__(self, at, size, angle=0.0):
        (self.x, self.y), (self.w, self.h), self.angle = at, size, angle
        turn = math.radians(angle)
        c, s = abs(math.cos(turn)), abs(math.sin(turn))
        half_w, half_h = (self.w * c + self.h * s) / 2, (self.w * s + self.h * c) / 2
        self.left, self.right = self.x - half_w, self.x + half_w
        self.top, self.bottom = self.y - half_h, self.y + half_h
        self._shape = None

    @property
    def shape(self):
        if self._shape is None:
            plain = box(self.x - self.w / 2, self.y - self.h / 2, self.x + self.w / 2, self.y + self.h / 2)
            self._shape = rotate(plain, self.angle, origin=(self.x, self.y)) if self.angle else plain
        return self._shape

    def overlap(self, other, gap=2.0):
        """Area in common if one of them were larger by `gap` all round."""
        w = min(self.right, other.right) - max(self.left, other.left) + gap
        h = min(self.bottom, other.bottom) - max(self.top, other.top) + gap
        if w <= 0 or h <= 0:
            return 0.0
        if not self.angle and not other.angle:
            return w * h
        return self.shape.buffer(gap / 2, join_style=2).intersection(other.shape).area

    def inside(self, shape, prepared):
        """The part of this box that lies in a shape."""
        if prepared.contains(self.shape):
            return 1.0
        return self.shape.intersection(shape).area / self.shape.area
