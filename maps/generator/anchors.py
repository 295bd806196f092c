# SPDX-License-Identifier: GPL-3.0-or-later
"""Places for tokens, names and supply centres: searched for, unless anchors.toml puts them somewhere."""
import math

from shapely.geometry import Point
from shapely.ops import nearest_points
from shapely.prepared import prep

import lettering
from boxes import CENTRE, UNIT, Box
from svg import number, tag

CITY_INSET = 9  # a centre marker keeps this far from borders
ROOMY = 46  # more clearance than this makes a token's place no better
WIDEST_SHARE = 1.8  # a name may grow (in another language) to this share of the English width


class Anchor:
    def __init__(self, role, box, coast="", **extra):
        self.role, self.box, self.coast, self.extra = role, box, coast, extra

    def tag(self, code):
        name = f"{self.role}-at-{code}" + (f"-{self.coast}" if self.coast else "")
        more = {"data_coast": self.coast} if self.coast else {}
        more |= {f"data_{k}": number(v) for k, v in self.extra.items() if v}
        return tag("circle", id=name, data_role=self.role, cx=number(self.box.x), cy=number(self.box.y), r=1, **more)


class Site:
    """One space while its things are being placed."""

    def __init__(self, code, data, project, space):
        self.code, self.shape, self.is_sea = code, space.main.buffer(0), space.kind == "sea"
        self.inside = prep(self.shape)
        self.fixed = data.anchors.get(code, {})
        self._project = project
        size = lettering.SEA_SIZE if self.is_sea else lettering.LAND_SIZE
        names = data.names(code)
        self.lines = self.fixed.get("lines", 2 if self.is_sea and any(" " in name for name in names) else 1)
        self.angle = self.fixed.get("angle", 0)
        self.label_size = lettering.block(names, self.lines, size)
        self.code_size = (lettering.width(code, lettering.CODE_SIZE, bold=True), lettering.CODE_SIZE * 0.8)
        self.city = data.city.get(code)
        self.frame = data.frame
        self.points = self._grid()
        self._middle = self.shape.centroid.coords[0]

    def at(self, key):
        """A place fixed by hand, in map units."""
        place = self.fixed.get(key)
        return self._project(*place) if place else None

    def _grid(self):
        left, top, right, bottom = self.shape.bounds
        step = max(3.0, math.sqrt(self.shape.area) / 28)
        columns = int((right - left) / step) + 1
        rows = int((bottom - top) / step) + 1
        points = [(left + step * i, top + step * j) for j in range(rows) for i in range(columns)]
        return [p for p in points if self.inside.contains(Point(p))]

    def _far(self, p):
        """Distance from the middle, 1 being about the size of the space."""
        return math.dist(p, self._middle) / math.sqrt(self.shape.area)

    def clearance(self, p):
        return self.shape.exterior.distance(Point(p))

    def unit_candidates(self):
        if fixed := self.at("unit"):
            return [(0.0, Box(fixed, UNIT))]
        best = sorted(self.points, key=lambda p: (-min(self.clearance(p), ROOMY), self._far(p)))[:70]
        result = []
        for p in best:
            b = Box(p, UNIT)
            far = self._far(p)
            result.append((5 * b.inside(self.shape, self.inside) + min(self.clearance(p), ROOMY) / ROOMY - 0.8 * far, b))
        return sorted(result, key=lambda c: -c[0])[:45]

    def label_candidates(self):
        if fixed := self.at("label"):
            return [(0.0, Box(fixed, self.label_size, self.angle))]
        result = []
        for p in self.points:
            b = Box(p, self.label_size, self.angle)
            far = self._far(p)
            result.append((14 * b.inside(self.shape, self.inside) - far, b))
        return sorted(result, key=lambda c: -c[0])[:90]

    def centre_candidates(self):
        if not self.city:
            return [(0.0, None)]
        if fixed := self.at("centre"):
            return [(0.0, Box(fixed, CENTRE))]
        inner = self.shape.buffer(-CITY_INSET)
        city = Point(self.city)
        city = city if inner.contains(city) else nearest_points(inner, city)[0]
        result = [(0.0, Box((city.x, city.y), CENTRE))]
        for radius in (7, 14, 22, 30):
            for step in range(12):
                turn = math.radians(30 * step)
                p = Point(city.x + radius * math.cos(turn), city.y + radius * math.sin(turn))
                if inner.contains(p):
                    result.append((-radius / 16, Box((p.x, p.y), CENTRE)))
        return result


class Placement:
    """Places everything; `anchors` is the result by space."""

    def __init__(self, data, project, spaces):
        self._sites = {c: Site(c, data, project, s) for c, s in spaces.items() if c in data.table}
        self._coasts = {c: {name: Box(project(*place), UNIT) for name, place in site.fixed.get("coasts", {}).items()}
                        for c, site in self._sites.items()}
        self._placed = {}  # code -> {"unit": Box, "label": Box, "sc": Box}
        order = sorted(self._sites, key=lambda c: self._sites[c].shape.area)
        for _ in range(2):  # the second time round everyone knows where the neighbours' things are
            for code in order:
                self._place(self._sites[code])
        self.anchors = {code: self._finish(self._sites[code]) for code in sorted(self._sites)}

    def _neighbours_boxes(self, code):
        boxes = [b for c, placed in self._placed.items() if c != code for b in placed.values() if b]
        return boxes + [b for coasts in self._coasts.values() for b in coasts.values()]

    def _place(self, site):
        others = self._neighbours_boxes(site.code)
        left, top, right, bottom = site.shape.bounds
        others = [o for o in others if o.right > left - 60 and o.left < right + 60
                  and o.bottom > top - 40 and o.top < bottom + 40]

        def judged(candidates):
            return [(score - sum(b.overlap(o) for o in others) / 60 - _beyond(b, site.frame) / 20 if b else score, b)
                    for score, b in candidates]

        units, labels = judged(site.unit_candidates()), judged(site.label_candidates())
        labels = sorted(labels, key=lambda c: -c[0])[:70]
        centres = sorted(judged(site.centre_candidates()), key=lambda c: -c[0])[:14]
        self._placed[site.code] = dict(zip(("unit", "label", "sc"), _best(units, labels, centres, site.is_sea)))

    def _finish(self, site):
        placed = self._placed[site.code]
        label, unit = placed["label"], placed["unit"]
        anchors = [Anchor("unit", unit), Anchor("dislodged", self._waiting(site, unit)),
                   Anchor("label", label, width=self._room(site), angle=site.angle)]
        code = self._code_place(site)
        if math.dist((code.x, code.y), (label.x, label.y)) > 1:
            anchors.append(Anchor("abbr", code))
        if placed["sc"]:
            anchors.append(Anchor("sc", placed["sc"]))
        for name, b in self._coasts[site.code].items():
            anchors += [Anchor("unit", b, name), Anchor("dislodged", self._waiting(site, b), name)]
        return anchors

    def _all_but_labels(self, code):
        own = [b for role, b in self._placed[code].items() if b and role != "label"]
        return own + self._neighbours_boxes(code)

    def _room(self, site):
        """How wide a name may be at the label's place, the same to both sides of its middle."""
        label = self._placed[site.code]["label"]
        if site.lines > 1:
            return label.w + 8  # less, so that the program breaks the name where this generator did
        others, width = self._all_but_labels(site.code), label.w
        while width < label.w * WIDEST_SHARE:
            wider = Box((label.x, label.y), (width + 4, label.h), site.angle)
            if any(wider.overlap(o) for o in others) or wider.inside(site.shape, site.inside) < 0.99:
                break
            width += 4
        return width

    def _code_place(self, site):
        """The abbreviation is higher than the name: where the name stands if there is room, else near by."""
        if fixed := site.at("abbr"):
            return Box(fixed, site.code_size)
        label, others = self._placed[site.code]["label"], self._all_but_labels(site.code)

        def score(p):
            b = Box(p, site.code_size)
            away = math.dist(p, (label.x, label.y))
            return 9 * b.inside(site.shape, site.inside) - sum(b.overlap(o) for o in others) / 60 - away / 60

        near = [p for p in site.points if math.dist(p, (label.x, label.y)) < 70]
        best, stay = max(near, key=score, default=(label.x, label.y)), (label.x, label.y)
        return Box(best if score(best) > score(stay) + 0.5 else stay, site.code_size)

    def _waiting(self, site, unit):
        """Beside its victor: off the name and the marker if possible, and not far out of the space."""
        others = [b for b in [self._placed[site.code]["label"], self._placed[site.code]["sc"]] if b]
        others += self._neighbours_boxes(site.code)

        def score(offset):
            b = Box((unit.x + offset[0], unit.y + offset[1]), UNIT)
            return (2 * b.inside(site.shape, site.inside) - sum(b.overlap(o, 0) for o in others if o is not unit) / 200
                    - b.overlap(unit, 0) / 900 - 3 * (_beyond(b, site.frame) > 0))

        offsets = [(dx, dy) for dx in (17, -17, 24, -24) for dy in (15, -15, 20, -20)]
        dx, dy = max(offsets, key=score)
        return Box((unit.x + dx, unit.y + dy), UNIT)


def _beyond(b, frame):
    _, _, width, height = frame.bounds
    return max(0, 6 - b.left) + max(0, 6 - b.top) + max(0, b.right - width + 6) + max(0, b.bottom - height + 6)


def _best(units, labels, centres, is_sea):
    best, result = -1e9, None
    near = 90 if is_sea else 110  # name and token belong together
    for centre_score, centre in centres:
        for unit_score, unit in units:
            score = centre_score + unit_score - (unit.overlap(centre) / 25 if centre else 0)
            if score + labels[0][0] <= best:
                continue
            for label_score, label in labels:
                total = score + label_score
                if total <= best:
                    break
                total -= unit.overlap(label) / 40 + (label.overlap(centre) / 25 if centre else 0)
                total -= math.dist((unit.x, unit.y), (label.x, label.y)) / near
                if total > best:
                    best, result = total, (unit, label, centre)
    return result
