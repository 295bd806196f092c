# SPDX-License-Identifier: GPL-3.0-or-later
"""The land of the board: Natural Earth with playability edits, drawn more simply. Lengths are map units."""
from shapely.geometry import LineString, MultiPolygon, Polygon
from shapely.ops import unary_union

from curves import ragged, spline

MARGIN = 150  # land is kept this far beyond the frame
SMALLEST_ISLAND = 8  # square units; named islands smaller than this are dropped too
SMALLEST_LAKE = 120


def build_land(data, geodata, project):
    """Returns the land and the enclosed waters, which become lakes drawn on land."""
    land = geodata.land(project).intersection(data.frame.buffer(MARGIN, join_style=2))
    for bridge in data.land.get("bridge", []):
        land = land.union(_strip(bridge, project))
    for cut in data.land.get("cut", []):
        land = land.difference(_strip(cut, project))
    parts, lakes = _named_parts(_generalised(land), data)
    land = unary_union(parts)
    lakes += _unnamed_waters(land, data, project)
    for lake in lakes:
        land = land.union(lake.buffer(0.01))
    return _without_lake_holes(land.simplify(0.45), data), lakes


def _strip(edit, project):
    points = [project(*p) for p in edit["pts"]]
    if "width" not in edit:
        return Polygon(spline(ragged([*points, points[0]], edit["id"]))).buffer(0)
    line = LineString(points)
    return line.buffer(edit["width"] * project.scale / 2)


def _generalised(land):
    """Closes narrow fjords and opens thin spits: this makes the coast look drawn and not digitised."""
    return land.buffer(1.6, resolution=6).buffer(-3.0, resolution=6).buffer(1.5, resolution=6)


def _polygons(shape):
    return [q for q in getattr(shape, "geoms", [shape]) if q.geom_type == "Polygon" and not q.is_empty]


def _holds_sea(ring, data):
    hole = Polygon(ring)
    return any(hole.contains(p) for p in data.sea_seeds)


def _named_parts(land, data):
    parts, lakes = [], []
    for polygon in _polygons(land):
        near = polygon.buffer(4)
        if polygon.area < SMALLEST_ISLAND or not any(near.contains(p) for p in data.land_seeds):
            continue
        seas = [r for r in polygon.interiors if _holds_sea(r, data)]  # the Black Sea, once the Bosporus is bridged
        lakes += [Polygon(r) for r in polygon.interiors if r not in seas and Polygon(r).area > SMALLEST_LAKE]
        parts.append(Polygon(polygon.exterior, seas))
    return parts, lakes


def _unnamed_waters(land, data, project):
    """Waters at the frame that no sea owns, such as the corner of the Caspian."""
    waters = []
    for water in data.land.get("unnamed_water", []):
        outline = Polygon([project(*p) for p in water["pts"]])
        waters += [q for q in _polygons(data.frame.intersection(outline).difference(land)) if q.area > 20]
    return waters


def _without_lake_holes(land, data):
    return MultiPolygon([Polygon(q.exterior, [r for r in q.interiors if _holds_sea(r, data)]) for q in _polygons(land)])
