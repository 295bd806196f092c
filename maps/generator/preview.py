# SPDX-License-Identifier: GPL-3.0-or-later
"""The board with stand-ins for what the program draws, and a list of what covers what: for looking, not for shipping."""
import lettering
from svg import number, tag

DRAWN_WITH_NAMES = ("unit", "label", "sc")


def overlaps(anchors, spaces):
    """One line for every pair of boxes that touch, and for every box that leaves its space by more than a little."""
    boxes = [(code, a) for code, list_ in anchors.items() for a in list_ if a.role in DRAWN_WITH_NAMES]
    lines = []
    for i, (code, a) in enumerate(boxes):
        share = a.box.shape.intersection(spaces[code].shape).area / a.box.shape.area
        if share < (0.97 if a.role == "label" else 0.85) and not a.coast:
            lines.append(f"{code} {a.role}: only {share:.0%} inside")
        for other_code, other in boxes[i + 1:]:
            area = a.box.overlap(other.box)
            if area > 1:
                lines.append(f"{code} {a.role}{a.coast} covers {other_code} {other.role}{other.coast}: {area:.0f}")
    return lines


def preview(svg_text, anchors, data, codes=False):
    out = []
    for code, list_ in anchors.items():
        for a in list_:
            out += [_text(code, a.box.x, a.box.y + 8, lettering.CODE_SIZE, "bold")] if codes and a.role == "label" \
                else _stand_in(code, a, data, codes)
    return svg_text.replace("</svg>", "\n".join(out) + "\n</svg>")


def _stand_in(code, a, data, codes):
    b = a.box
    if a.role in ("unit", "dislodged"):
        colour = "#c4532d" if a.role == "unit" else "none"
        return [tag("rect", x=number(b.x - b.w / 2), y=number(b.y - b.h / 2), width=b.w, height=b.h, rx=6, fill=colour,
                    fill_opacity=0.85, stroke="#b00020" if a.role == "dislodged" else "#ffffff", stroke_width=1.5)]
    if a.role == "sc":
        return [tag("circle", cx=number(b.x), cy=number(b.y), r=7, fill="#fffdf6", stroke="#2b2a26", stroke_width=1.5),
                tag("circle", cx=number(b.x), cy=number(b.y), r=3.2, fill="#2b2a26")]
    if a.role == "label" and not codes:
        return _name(data.name(code), a, data.kind[code] == "sea")
    return []


def _name(name, a, is_sea):
    size = lettering.SEA_SIZE if is_sea else lettering.LAND_SIZE
    rows = lettering.wrapped(name, 2)
    top = a.box.y - (len(rows) - 1) * size * lettering.LINE_HEIGHT / 2 + size * 0.35
    return [_text(row, a.box.x, top + i * size * lettering.LINE_HEIGHT, size, "normal", is_sea)
            for i, row in enumerate(rows)]


def _text(words, x, y, size, weight, is_sea=False):
    opening = tag("text", x=number(x), y=number(y), font_size=size, font_family="Inter", font_weight=weight,
                  font_style="italic" if is_sea else "normal", text_anchor="middle",
                  fill="#2f5670" if is_sea else "#2b2a26")
    return opening[:-2] + f">{words}</text>"
