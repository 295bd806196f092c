# SPDX-License-Identifier: GPL-3.0-or-later
"""Places for tokens, names and supply centres: searched for, unless the board's anchors.toml puts them somewhere.

Everything is placed as large as it is on a projector; what fits there fits in every window."""
from boxes import SCALE, UNIT, Box
from ground import Ground
from search import Room
from svg import number, tag


class Anchor:
    def __init__(self, role, box, coast="", **extra):
        self.role, self.box, self.coast, self.extra = role, box, coast, extra

    def tag(self, code):
        name = f"{self.role}-at-{code}" + (f"-{self.coast}" if self.coast else "")
        more = {"data_coast": self.coast} if self.coast else {}
        more |= {f"data_{k}": number(v) for k, v in self.extra.items() if v}
        return tag("circle", id=name, data_role=self.role, cx=number(self.box.x), cy=number(self.box.y), r=1, **more)


class Placement:
    """Places everything, small spaces first; `anchors` is the result by space."""

    def __init__(self, data, project, spaces):
        ground = Ground(data.frame, spaces)
        self._data, self._project = data, project
        self._placed = {}  # code -> [(role, coast, Box)]
        played = sorted((s for s in spaces.values() if s.code in data.table), key=lambda s: s.main.area)
        for space in sorted(played, key=lambda s: s.kind == "sea"):  # the seas take what is left
            room = Room(ground, data, project, space, self._near(space))
            self._placed[space.code] = room.place()
        self.anchors = {code: self._anchors(code, placed) for code, placed in sorted(self._placed.items())}

    def _near(self, space):
        left, top, right, bottom = space.shape.bounds
        return [b for placed in self._placed.values() for _, _, b in placed
                if b.right > left - 99 and b.left < right + 99 and b.bottom > top - 99 and b.top < bottom + 99]

    def _dislodged_by_hand(self, code, coast):
        """Where anchors.toml puts a dislodged unit, or nothing."""
        place = self._data.anchors.get(code, {}).get("dislodged")
        if isinstance(place, dict):
            place = place.get(coast)
        elif coast:
            place = None
        return place and self._project(*place)

    def _anchors(self, code, placed):
        units = {coast: box for role, coast, box in placed if role == "unit"}
        anchors = []
        for role, coast, box in placed:
            if role == "dislodged":  # the program scales the way from the victor like the tokens
                home = units[coast]
                found = home.x + (box.x - home.x) / SCALE, home.y + (box.y - home.y) / SCALE
                box = Box(self._dislodged_by_hand(code, coast) or found, UNIT)
            anchors.append(Anchor(role, box, coast, **({"width": box.w} if role == "label" else {})))
        return anchors
