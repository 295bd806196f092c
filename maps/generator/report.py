# SPDX-License-Identifier: GPL-3.0-or-later
"""What whoever moves a border wants to know: pairs that differ from the table, and borders too short to see."""
from collections import defaultdict

LEAST = 3  # map units: as in the program's own check
SHORT = 20


def drawn_borders(data, arcs):
    """Length of the common border of every pair of spaces that are played."""
    length = defaultdict(float)
    for arc in arcs:
        if all(s in data.table for s in arc.sides):
            length[arc.sides] += arc.length
    return length


def table_pairs(data):
    pairs = set()
    for code, p in data.table.items():
        reached = p.get("army", []) + p.get("fleet", []) + [f for c in p.get("coast", []) for f in c["fleet"]]
        pairs |= {tuple(sorted((code, r.split("/")[0]))) for r in reached}
    return pairs


def border_report(data, arcs):
    drawn, table = drawn_borders(data, arcs), table_pairs(data)
    long_enough = {pair for pair, length in drawn.items() if length >= LEAST}
    lines = [f"MISSING border {a}-{b}" for a, b in sorted(table - long_enough)]
    lines += [f"EXTRA border {a}-{b}" for a, b in sorted(long_enough - table)]
    lines += [f"short border {a}-{b}: {drawn[a, b]:.0f}"
              for a, b in sorted(table & long_enough, key=drawn.get) if drawn[a, b] < SHORT]
    return lines
