# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies under a rectangle: shares of its area, from sums over a grid of small cells."""
import numpy as np
from shapely.vectorized import contains

CELL = 2.0  # map units


class Ground:
    """Layers of cells that are 0 or 1, each kept as running sums, so that any rectangle costs four look-ups."""

    def __init__(self, frame, spaces):
        _, _, self._width, self._height = frame.bounds
        self._columns, self._rows = int(self._width / CELL), int(self._height / CELL)
        self._cells = {code: self._inside(space.shape) for code, space in spaces.items()}
        land = sum((cells for code, cells in self._cells.items() if spaces[code].kind != "sea"), self._empty())
        self._land = _sums(np.minimum(land, 1))
        self._kind = {code: space.kind for code, space in spaces.items()}
        self._sums = {}

    def own(self, code, x, y, size):
        """Share of rectangles of this size about (x, y) that lies in the space; x and y are arrays."""
        if code not in self._sums:
            self._sums[code] = _sums(self._cells[code])
        return self._share(self._sums[code], x, y, size)

    def is_land(self, code):
        return self._kind[code] != "sea"

    def land(self, x, y, size):
        return self._share(self._land, x, y, size)

    def beyond(self, x, y, size, rim):
        """True where a rectangle is nearer than `rim` to the frame."""
        half_w, half_h = size[0] / 2 + rim, size[1] / 2 + rim
        return (x < half_w) | (y < half_h) | (x > self._width - half_w) | (y > self._height - half_h)

    def _empty(self):
        return np.zeros((self._rows, self._columns), dtype=np.int32)

    def _inside(self, shape):
        cells = self._empty()
        left, top, right, bottom = (int(side / CELL) for side in shape.bounds)
        xs = np.arange(max(left - 1, 0), min(right + 2, self._columns))
        ys = np.arange(max(top - 1, 0), min(bottom + 2, self._rows))
        grid = np.meshgrid((xs + 0.5) * CELL, (ys + 0.5) * CELL)
        cells[ys[0]:ys[-1] + 1, xs[0]:xs[-1] + 1] = contains(shape, *grid)
        return cells

    def _share(self, sums, x, y, size):
        def column(v):
            return np.clip(np.rint(v / CELL), 0, self._columns).astype(int)

        def row(v):
            return np.clip(np.rint(v / CELL), 0, self._rows).astype(int)

        left, right, top, bottom = (column(x - size[0] / 2), column(x + size[0] / 2),
                                    row(y - size[1] / 2), row(y + size[1] / 2))
        inside = sums[bottom, right] - sums[top, right] - sums[bottom, left] + sums[top, left]
        return inside / np.maximum((right - left) * (bottom - top), 1)


def _sums(cells):
    return np.pad(cells.cumsum(0).cumsum(1), ((1, 0), (1, 0)))
