# SPDX-License-Identifier: GPL-3.0-or-later
"""Rectangles that must not cover each other: tokens, names, markers."""
from shapely.geometry import box

UNIT = (41, 32)
CENTRE = (14, 14)
SCALE = 1.5  # of tokens on a projector: projectorTokenScale in ui/scene/board_geometry.h
TOKEN = (UNIT[0] * SCALE, UNIT[1] * SCALE)
GAP = 3  # what stands side by side is at least this far apart


class Box:
    """A rectangle about a point."""

    def __init__(self, at, size):
        (self.x, self.y), (self.w, self.h) = at, size
        self.left, self.right = self.x - self.w / 2, self.x + self.w / 2
        self.top, self.bottom = self.y - self.h / 2, self.y + self.h / 2
        self.shape = box(self.left, self.top, self.right, self.bottom)

    def overlap(self, other):
        """Area in common."""
        w = min(self.right, other.right) - max(self.left, other.left)
        h = min(self.bottom, other.bottom) - max(self.top, other.top)
        return w * h if w > 0 and h > 0 else 0.0
