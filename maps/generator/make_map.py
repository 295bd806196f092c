#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the boards. README.md tells how to move a border.

usage: make_map.py                     write ../standard.svg and report what is tight
       make_map.py --board ID          another board: ../ID.svg from boards/ID and ../ID.toml
       make_map.py --preview OUT.svg   also write the board with stand-ins for tokens, names and markers
       make_map.py --codes OUT.svg     the same with abbreviations
       make_map.py --where X Y         what a point of the picture is in the data
Needs Python 3.11 and shapely (Debian: python3-shapely)."""
import argparse
import sys
from pathlib import Path

from anchors import Placement
from board_data import BoardData, board_ids
from borders import build_lines
from drawn_land import DrawnLand, Plane
from geodata import Geodata
from land import build_land
from partition import Partition
from preview import overlaps, preview
from projection import Projection
from report import border_report
from svg import BoardSvg
from topology import build_arcs, build_spaces


def main():
    options = parse_arguments()
    data = BoardData(options.board)
    project = Plane(data.board) if data.coast else Projection(data.board)
    if options.where:
        print("[{:.2f}, {:.2f}]".format(*project.inverse(*options.where)))
        return 0
    data.project_seeds(project)
    geodata = DrawnLand(data.coast) if data.coast else Geodata()
    land, enclosed = build_land(data, geodata, project)
    partition = Partition(data, land, build_lines(data, geodata, land, project))
    print("\n".join(partition.log))  # now: what it says may be why the next step stops
    arcs = build_arcs(partition)
    spaces = build_spaces(data, arcs)
    anchors = Placement(data, project, spaces).anchors
    text = BoardSvg(data, project, arcs, spaces, enclosed, partition.strays, anchors).text()
    data.target.write_text(text, encoding="utf-8")
    for path, codes in ((options.preview, False), (options.codes, True)):
        if path:
            Path(path).write_text(preview(text, anchors, data, codes), encoding="utf-8")
    borders = border_report(data, arcs)
    print("\n".join(borders + overlaps(anchors, spaces)))
    return 1 if any(line.startswith(("MISSING", "EXTRA")) for line in borders) else 0


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--board", metavar="ID", default="standard", choices=board_ids())
    parser.add_argument("--preview", metavar="OUT.svg")
    parser.add_argument("--codes", metavar="OUT.svg")
    parser.add_argument("--where", nargs=2, type=float, metavar=("X", "Y"))
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
