# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the board as SVG in the form that maps/README.md describes. Absolute coordinates, one decimal, no transforms."""
from xml.sax.saxutils import quoteattr

import decoration

NOTE = ("Made by maps/generator from Natural Earth (public domain) and hand-written control points. "
        "Do not edit by hand: the next run would undo it.")
DEFS = """<defs>
<radialGradient id="sea-gradient" gradientUnits="userSpaceOnUse" cx="{cx:g}" cy="{cy:g}" r="{r:g}"><stop offset="0" stop-color="#bcd5e1"/><stop offset="0.55" stop-color="#a7c5d6"/><stop offset="1" stop-color="#86abc2"/></radialGradient>
<linearGradient id="land-gradient" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{w:g}" y2="{h:g}"><stop offset="0" stop-color="#f4ecdb"/><stop offset="1" stop-color="#e9dec6"/></linearGradient>
</defs>"""
ROUND = {"stroke-linejoin": "round", "stroke-linecap": "round"}


def number(value):
    return f"{round(value, 1) + 0.0:g}" if abs(value) < 1e5 else f"{value:.1f}"


def line(points):
    return "M" + " ".join(f"{number(x)},{number(y)}" for x, y in points)


def rings(list_of_rings):
    return " ".join(line(r) + "Z" for r in list_of_rings)


def shape_rings(shape):
    polygons = [q for q in getattr(shape, "geoms", [shape]) if q.geom_type == "Polygon"]
    return rings([list(r.coords)[:-1] for q in polygons for r in [q.exterior, *q.interiors]])


def tag(name, **attributes):
    text = "".join(f" {key.replace('_', '-')}={quoteattr(str(value))}" for key, value in attributes.items())
    return f"<{name}{text}/>"


def group(name, children, **attributes):
    return [tag("g", id=name, **attributes)[:-2] + ">", *children, "</g>"]


class BoardSvg:
    def __init__(self, data, project, arcs, spaces, enclosed, strays, anchors):
        self._data, self._arcs, self._spaces, self._anchors = data, arcs, spaces, anchors
        self._width, self._height = project.width, project.height
        self._land = decoration.all_land(spaces)
        self._lakes = decoration.lakes(data, project, enclosed, strays)
        self._straits = decoration.straits(data, project, arcs, self._land)

    def text(self):
        w, h = self._width, self._height
        head = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{w:g}" height="{h:g}" viewBox="0 0 {w:g} {h:g}"'
                f' data-map="{self._data.id}" data-format="1">')
        lines = ['<?xml version="1.0" encoding="UTF-8"?>', head, f"<title>{self._data.board['title']}</title>", f"<desc>{NOTE}</desc>",
                 DEFS.format(w=w, h=h, cx=w * 0.47, cy=h * 0.55, r=w * 0.72),
                 tag("rect", id="background", x=0, y=0, width=f"{w:g}", height=f"{h:g}", fill="url(#sea-gradient)")]
        for part in (self._sea, self._land_layers, self._lines_on_land, self._anchor_layer):
            lines += part()
        return "\n".join(lines + ["</svg>", ""])

    def _spaces_of(self, *kinds):
        return [tag("path", id=f"space-{s.code}", data_space=s.code, data_kind=s.kind, fill_rule="evenodd",
                    d=rings(s.rings)) for s in self._spaces.values() if s.kind in kinds]

    def _kinds(self, arc):
        return [self._data.kind.get(s) for s in arc.sides]  # None beyond the frame

    def _borders(self, wanted):
        return [tag("path", data_border="-".join(a.sides), d=line(a.points)) for a in self._arcs if wanted(a)]

    def _sea(self):
        waters = [tag("path", fill_opacity=opacity, fill_rule="evenodd", d=shape_rings(shape))
                  for shape, opacity in decoration.shallows(self._land)]
        between_seas = self._borders(lambda a: self._kinds(a) == ["sea", "sea"])
        return [*group("layer-sea", self._spaces_of("sea"), fill="#ffffff", fill_opacity=0, stroke="none"),
                *group("layer-shallows", waters, stroke="none", fill="#ffffff"),
                *group("layer-sea-borders", between_seas, fill="none", stroke="#4f7d98", stroke_width=1.6,
                       stroke_opacity=0.75, stroke_dasharray="7 4", **ROUND)]

    def _land_layers(self):
        shadow = [tag("path", fill_rule="evenodd", d=shape_rings(decoration.shadow(self._land)))]
        hatch = [tag("path", d=" ".join(line(l.coords) for l in decoration.hatching(s.shape)))
                 for s in self._spaces.values() if s.kind == "impassable"]
        lakes = [tag("path", d=shape_rings(lake)) for lake in self._lakes]
        return [*group("layer-coast-shadow", shadow, fill="#24465a", fill_opacity=0.28, stroke="none"),
                *group("layer-land", self._spaces_of("land", "coast"), fill="url(#land-gradient)", stroke="none"),
                *group("layer-impassable", self._spaces_of("impassable"), fill="#d5cdbd", stroke="none"),
                *group("layer-hatch", hatch, stroke="#b9af9b", stroke_width=2.2, fill="none"),
                *group("layer-lakes", lakes, fill="#b4cfdd", stroke="#5d7f93", stroke_width=1,
                       **{"stroke-linejoin": "round"})]

    def _lines_on_land(self):
        water = decoration.water_borders(self._data)

        def is_land_border(arc):
            return not {"sea", None} & set(self._kinds(arc)) and set(arc.sides) not in water

        def is_coast(arc):
            return None not in self._kinds(arc) and self._kinds(arc).count("sea") == 1

        straits = [tag("path", d=line(points)) for points, canal in self._straits if not canal]
        canals = [tag("path", d=line(points)) for points, canal in self._straits if canal]
        coast = [tag("path", d=line(a.points)) for a in self._arcs if is_coast(a)]
        return [*group("layer-borders", self._borders(is_land_border), fill="none", stroke="#7d705c",
                       stroke_width=1.5, **ROUND),
                *group("layer-straits", straits, fill="none", stroke="#5d7f93", stroke_width=5.4),
                *group("layer-straits-water", straits, fill="none", stroke="#b4cfdd", stroke_width=3.2),
                *group("layer-canals", canals, fill="none", stroke="#5d8aa3", stroke_width=1.6, stroke_dasharray="3 2"),
                *group("layer-coast", coast, fill="none", stroke="#3f5566", stroke_width=1.5, **ROUND)]

    def _anchor_layer(self):
        lines = []
        for code, anchors in sorted(self._anchors.items()):
            lines += group(f"anchor-{code}", [a.tag(code) for a in anchors], data_space=code)
        return group("anchors", lines, display="none")
