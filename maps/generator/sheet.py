# SPDX-License-Identifier: GPL-3.0-or-later
"""The picture as a rubber sheet: a lattice of control points that pulls room from empty waters to crowded lands."""


def _weights(f):
    """Of the four control points round a place, f of the way through a cell: the uniform cubic B-spline."""
    g = 1 - f
    return g * g * g / 6, (3 * f * f * (f - 2) + 4) / 6, (3 * f * (1 + f - f * f) + 1) / 6, f * f * f / 6


class Sheet:
    """Callable: a point of the flat picture -> the same point on the stretched one."""

    def __init__(self, data, flat):
        self._rows = data["points"]  # one row and column more than the corners of cells, on every side
        self._cells = (len(self._rows[0]) - 3, len(self._rows) - 3)
        self._flat = flat
        self.width, self.height = (float(side) for side in data["size"])

    def __call__(self, x, y):
        (i, f), (j, g) = (self._cell(v, axis) for axis, v in enumerate((x, y)))
        across, down = _weights(f), _weights(g)
        new_x = new_y = 0.0
        for b, row in zip(down, self._rows[j:j + 4]):
            for a, point in zip(across, row[i:i + 4]):
                new_x += a * b * point[0]
                new_y += a * b * point[1]
        return new_x + self._beyond(x, 0), new_y + self._beyond(y, 1)

    def _cell(self, value, axis):
        cells, size = self._cells[axis], self._flat[axis]
        t = min(max(value / size, 0.0), 1.0) * cells
        cell = min(int(t), cells - 1)
        return cell, t - cell

    def _beyond(self, value, axis):
        """How far outside of the frame: land goes on there, so that coasts meet the frame cleanly."""
        return value - min(max(value, 0.0), self._flat[axis])
