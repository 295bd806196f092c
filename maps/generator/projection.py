# SPDX-License-Identifier: GPL-3.0-or-later
"""From longitude and latitude to map units: an azimuthal projection that enlarges the crowded middle of Europe."""
import math

from sheet import Sheet

EARTH_RADIUS = 6371.0  # km


class Projection:
    """Callable: (lon, lat) in degrees -> (x, y) in map units, y down."""

    def __init__(self, board):
        view = board["projection"]
        self._lon0, self._lat0 = (math.radians(d) for d in view["centre"])
        self._squeeze = view["squeeze_km"]
        self._lenses = []
        for lens in board.get("magnify", []):
            self._lenses.append((self._plane(*lens["at"]), lens["radius_km"], lens["strength"]))
        west, east, south, north = (self._on_ground(*board["frame"][side]) for side in ("west", "east", "south", "north"))
        self._left, self._top = west[0], north[1] + board["frame"]["north_margin_km"]
        self.scale = board["frame"]["width"] / (east[0] - west[0])  # map units per km in the squeezed plane
        self.width = float(board["frame"]["width"])
        self.height = float(round((self._top - south[1]) * self.scale))
        self._sheet = None
        if "sheet" in board:
            self._sheet = Sheet(board["sheet"], (self.width, self.height))
            self.width, self.height = self._sheet.width, self._sheet.height

    def __call__(self, lon, lat):
        x, y = self._on_ground(lon, lat)
        x, y = (x - self._left) * self.scale, (self._top - y) * self.scale
        return self._sheet(x, y) if self._sheet else (x, y)

    def _plane(self, lon, lat):
        """Azimuthal equidistant about the centre, then far distances squeezed: r' = R atan(r / R)."""
        p, l = math.radians(lat), math.radians(lon) - self._lon0
        cos_c = math.sin(self._lat0) * math.sin(p) + math.cos(self._lat0) * math.cos(p) * math.cos(l)
        c = math.acos(max(-1.0, min(1.0, cos_c)))
        if c < 1e-12:
            return 0.0, 0.0
        k = EARTH_RADIUS * c / math.sin(c)
        x = k * math.cos(p) * math.sin(l)
        y = k * (math.cos(self._lat0) * math.sin(p) - math.sin(self._lat0) * math.cos(p) * math.cos(l))
        r = math.hypot(x, y)
        s = self._squeeze * math.atan(r / self._squeeze) / r
        return x * s, y * s

    def _on_ground(self, lon, lat):
        """The plane seen through the lenses, which enlarge a crowded region at the cost of its surroundings."""
        x, y = self._plane(lon, lat)
        dx_sum = dy_sum = 0.0
        for (cx, cy), radius, strength in self._lenses:
            dx, dy = x - cx, y - cy
            t = math.hypot(dx, dy) / radius
            if t < 1:
                push = strength * (1 - t) ** 2  # smooth: no jump in size at the rim
                dx_sum += dx * push
                dy_sum += dy * push
        return x + dx_sum, y + dy_sum

    def inverse(self, x, y):
        """(lon, lat) of a point of the picture, by Newton's method."""
        lon, lat, h = math.degrees(self._lon0), math.degrees(self._lat0), 1e-4
        for _ in range(60):
            px, py = self(lon, lat)
            ax, ay = self(lon + h, lat)
            bx, by = self(lon, lat + h)
            a, b, c, d = (ax - px) / h, (bx - px) / h, (ay - py) / h, (by - py) / h
            determinant = a * d - b * c
            ex, ey = x - px, y - py
            lon += max(-5.0, min(5.0, (d * ex - b * ey) / determinant))
            lat = max(-89.0, min(89.0, lat + max(-3.0, min(3.0, (a * ey - c * ex) / determinant))))
        return lon, lat
