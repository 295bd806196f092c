# SPDX-License-Identifier: GPL-3.0-or-later
"""All hand-written data of a board, read once: boards/ID/*.toml, and the table for names, kinds and adjacency."""
import tomllib
from pathlib import Path

from shapely.geometry import Point, box

HERE = Path(__file__).parent
KINDS = {"inland": "land", "coast": "coast", "sea": "sea"}


def _toml(path):
    return tomllib.loads(path.read_text(encoding="utf-8"))


def board_ids():
    return sorted(folder.name for folder in (HERE / "boards").iterdir() if folder.is_dir())


class BoardData:
    def __init__(self, board_id):
        folder = HERE / "boards" / board_id
        self.id, self.target = board_id, HERE.parent / f"{board_id}.svg"
        self.board = _toml(folder / "board.toml")
        self.borders = _toml(folder / "borders.toml")
        self.land = _toml(folder / "land.toml")
        self.spaces = _toml(folder / "spaces.toml")
        self.anchors = _toml(folder / "anchors.toml")
        coast = folder / "coast.toml"
        self.coast = _toml(coast) if coast.exists() else None  # else Natural Earth
        self.table = {p["code"]: p for p in _toml(HERE.parent / f"{board_id}.toml")["province"]}
        self.kind = {code: KINDS[p["type"]] for code, p in self.table.items()}
        self.kind |= {code: "impassable" for code in self.spaces["impassable"]}

    def project_seeds(self, project):
        """Turns seeds, cities and the frame into map units; needed before anything is built."""
        self.frame = box(0, 0, project.width, project.height)
        self.seeds = []  # (space, is it one of its islands?, point)
        for code, space in (self.spaces["space"] | self.spaces["impassable"]).items():
            self.seeds += [(code, False, Point(project(*p))) for p in space["seed"]]
        for code, points in self.spaces["islands"].items():
            self.seeds += [(code, True, Point(project(*p))) for p in points]
        self.sea_seeds = [p for code, _, p in self.seeds if self.kind[code] == "sea"]
        self.land_seeds = [p for code, _, p in self.seeds if self.kind[code] != "sea"]
        self.city = {code: project(*s["city"]) for code, s in self.spaces["space"].items() if "city" in s}

    def name(self, code):
        return self.table[code]["name"]
