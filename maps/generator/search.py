# SPDX-License-Identifier: GPL-3.0-or-later
"""The search for the best places within one space: two tokens, a name, a centre marker, and fleets on split coasts."""
import math
from itertools import product

import numpy as np
from shapely.geometry import Point
from shapely.ops import nearest_points

import lettering
from boxes import CENTRE, GAP, SCALE, TOKEN, UNIT, Box

CITY_INSET = 10  # a centre marker keeps this far from borders
RIM = 10  # everything keeps this far from the frame
PAIRS = 300  # of a unit and a dislodged unit, for which places for name and marker are looked for
COAST_SHARE = 0.37  # at least this much of a fleet on a split coast lies on its land, the rest at sea


class Spot:
    """Candidate places for one thing: arrays of x, y and score."""

    def __init__(self, xs, ys, score, size):
        self.xs, self.ys, self.score, self.size = xs, ys, score, size

    def best(self, count):
        order = np.argsort(-self.score, kind="stable")[:count]
        return Spot(self.xs[order], self.ys[order], self.score[order], self.size)

    def box(self, i):
        return Box((float(self.xs[i]), float(self.ys[i])), self.size)

    def covered(self, x, y, size):
        """How much of each is covered by a rectangle, or covers it: a share of the smaller one."""
        w = (self.size[0] + size[0]) / 2 + GAP - np.abs(self.xs - x)
        h = (self.size[1] + size[1]) / 2 + GAP - np.abs(self.ys - y)
        area = np.clip(w, 0, min(self.size[0], size[0])) * np.clip(h, 0, min(self.size[1], size[1]))
        return np.where((w > 0) & (h > 0), area / min(self.size[0] * self.size[1], size[0] * size[1]) + 0.2, 0)


class Room:
    def __init__(self, ground, data, project, space, taken):
        self._ground, self._code, self._shape = ground, space.code, space.main
        self._project, self._taken = project, taken
        self._fixed = data.anchors.get(space.code, {})
        self._city = data.city.get(space.code)
        self._size = math.sqrt(space.main.area)
        self._middle = self._visual_middle()
        self._grid = self._inner_points()

    def place(self):
        """[(role, coast, Box)]"""
        fleets = self._fleets()
        units = self._units().best(220)
        labels, centres = self._labels().best(320), self._centres()
        apart = np.stack([labels.covered(x, y, CENTRE) for x, y in zip(centres.xs, centres.ys)], axis=1)
        best = None
        for unit, waiting, score in self._pairs(units):
            named = labels.score - np.hypot(labels.xs - unit.x, labels.ys - unit.y) / 130
            marked = centres.score.copy()
            for token in (unit, waiting, _small(unit, waiting)):
                named -= 22 * labels.covered(token.x, token.y, (token.w, token.h))
                marked -= 22 * centres.covered(token.x, token.y, (token.w, token.h))
            total = score + named[:, None] + marked[None, :] - 22 * apart
            k = int(total.argmax())
            if best is None or total.flat[k] > best[0]:
                best = total.flat[k], unit, waiting, labels.box(k // len(marked)), centres.box(k % len(marked))
        _, unit, waiting, label, centre = best
        placed = [("unit", "", unit), ("dislodged", "", waiting), ("label", "", label)]
        placed += [("sc", "", centre)] if self._city else []
        return placed + fleets

    def _visual_middle(self):
        """Half way between the centroid and the place that is farthest from all borders."""
        low, high, deepest = 0.0, self._size, self._shape
        while high - low > 1:
            depth = (low + high) / 2
            inner = self._shape.buffer(-depth)
            low, high, deepest = (low, depth, deepest) if inner.is_empty else (depth, high, inner)
        centroid, pole = self._shape.centroid, deepest.centroid
        return (centroid.x + pole.x) / 2, (centroid.y + pole.y) / 2

    def _inner_points(self):
        left, top, right, bottom = self._shape.bounds
        step = max(3.0, self._size / 36)
        xs, ys = (v.ravel() for v in np.meshgrid(np.arange(left, right, step), np.arange(top, bottom, step)))
        inside = self._ground.own(self._code, xs, ys, (4, 4)) > 0.9
        return xs[inside], ys[inside]

    def _points_beside(self):
        left, top, right, bottom = self._shape.bounds
        xs, ys = np.meshgrid(np.arange(left - 60, right + 60, 6), np.arange(top - 30, bottom + 30, 6))
        return xs.ravel(), ys.ravel()

    def _candidates(self, key, size):
        """Where something could be; its score says how far that is from the middle, and what is there already."""
        fixed = self._fixed.get(key)
        xs, ys = (np.array([v]) for v in self._project(*fixed)) if fixed else \
            self._points_beside() if key == "label" and self._size < 140 else self._grid
        spot = Spot(xs, ys, -np.hypot(xs - self._middle[0], ys - self._middle[1]) / self._size, size)
        self._keep_clear(spot, self._dislodged_boxes if key == "unit" else self._fleet_boxes)
        return spot

    def _keep_clear(self, spot, own):
        for box in self._taken + own:
            spot.score -= 12 * spot.covered(box.x, box.y, (box.w, box.h))
        spot.score -= 50 * self._ground.beyond(spot.xs, spot.ys, spot.size, RIM)

    def _inside(self, spot, more=3):
        size = spot.size[0] + more, spot.size[1] + more
        return self._ground.own(self._code, spot.xs, spot.ys, size)

    def _units(self):
        spot = self._candidates("unit", TOKEN)
        spot.score += 90 * (self._inside(spot) - 1) + 0.8 * self._inside(spot, 36)
        return spot

    def _labels(self):
        """Inside, or in open sea beside the space; across the coast only if there is nothing better."""
        width = lettering.width(self._code, lettering.LARGEST_CODE, bold=True)
        spot = self._candidates("label", (width, lettering.LARGEST_CODE * 0.74))
        own, land = self._inside(spot, 4), self._ground.land(spot.xs, spot.ys, spot.size)
        if self._ground.is_land(self._code):
            spot.score -= np.minimum(24 * (1 - own) + 5 * (own < 0.87), 9 + 40 * own) + 40 * np.clip(land - own, 0, 1)
        else:
            spot.score -= 24 * (1 - own) + 40 * land
        return spot

    def _centres(self):
        """Round the city; without one, a single place that is in nobody's way."""
        if not self._city:
            return Spot(np.array([-999.0]), np.array([-999.0]), np.zeros(1), CENTRE)
        inner, city = self._shape.buffer(-CITY_INSET), Point(self._fixed_city())
        at = city if inner.contains(city) else nearest_points(inner, city)[0]
        ring = [(r, math.radians(30 * step)) for r, step in product((8, 16, 24, 34, 46), range(12))]
        xs = np.array([at.x] + [at.x + r * math.cos(turn) for r, turn in ring])
        ys = np.array([at.y] + [at.y + r * math.sin(turn) for r, turn in ring])
        spot = Spot(xs, ys, -np.hypot(xs - at.x, ys - at.y) / 20, CENTRE)
        self._keep_clear(spot, self._fleet_boxes)
        spot.score += 60 * (self._inside(spot, 6) - 1)
        return spot

    def _fixed_city(self):
        return self._project(*self._fixed["centre"]) if "centre" in self._fixed else self._city

    def _pairs(self, units):
        """(unit, dislodged, score), the best of them; the dislodged unit stands beside its victor."""
        pairs = []
        for dx, dy in _ways_aside():
            waiting = self._aside(units, dx, dy, self._fleet_boxes)
            slant = 0.25 * (abs(dx) > 1 and abs(dy) > 1)
            pairs += [(float(u + w) - slant, i, waiting) for i, (u, w) in enumerate(zip(units.score, waiting.score))]
        pairs.sort(key=lambda pair: -pair[0])
        return [(units.box(i), waiting.box(i), score) for score, i, waiting in pairs[:PAIRS]]

    def _aside(self, units, dx, dy, held):
        spot = Spot(units.xs + dx, units.ys + dy, np.zeros(len(units.xs)), TOKEN)
        self._keep_clear(spot, held)
        spot.score += 80 * (self._inside(spot) - 1)
        return spot

    def _fleets(self):
        """A fleet on a split coast stands across it; what is dislodged there, beside it."""
        fleets = {coast: self._on_coast(*self._project(*place)) for coast, place in self._fixed.get("coasts", {}).items()}
        placed = []
        for coast, fleet in fleets.items():
            others = [other.box(0) for other in fleets.values() if other is not fleet]
            waiting = max(self._beside_fleet(fleet, others), key=lambda aside: aside.score[0])
            placed += [("unit", coast, fleet.box(0)), ("dislodged", coast, waiting.box(0))]
        self._fleet_boxes = [box for _, _, box in placed]
        self._dislodged_boxes = [box for role, _, box in placed if role == "dislodged"]
        return placed

    def _on_coast(self, x, y):
        xs, ys = (v.ravel() for v in np.meshgrid(np.arange(x - 60, x + 61, 4), np.arange(y - 60, y + 61, 4)))
        spot = Spot(xs, ys, -np.hypot(xs - x, ys - y) / 30, TOKEN)
        self._keep_clear(spot, [])
        own, land = self._inside(spot, 0), self._ground.land(xs, ys, TOKEN)
        spot.score -= 60 * (land - own) + 20 * np.clip(COAST_SHARE - own, 0, 1)
        spot.score -= 20 * (self._ground.own(self._code, xs, ys, (8, 8)) < 0.99)  # who clicks on it means the province
        return spot.best(1)

    def _beside_fleet(self, fleet, held):
        for dx, dy in _ways_aside():
            aside = self._aside(fleet, dx, dy, held)
            own, land = self._inside(aside), self._ground.land(aside.xs, aside.ys, TOKEN)
            aside.score += 70 * (1 - own) - 60 * (land - self._inside(aside, 0))
            yield aside


def _small(unit, waiting):
    """Where a dislodged unit is when tokens are small: nearer to its victor."""
    return Box((unit.x + (waiting.x - unit.x) / SCALE, unit.y + (waiting.y - unit.y) / SCALE), UNIT)


def _ways_aside():
    wide, high = TOKEN[0] + GAP, TOKEN[1] + GAP
    beside = [(side * wide, high * t / 6) for side, t in product((1, -1), sorted(range(-6, 7), key=abs))]
    above = [(wide * t / 6, side * high) for side, t in product((1, -1), sorted(range(-5, 6), key=abs))]
    return beside + above
