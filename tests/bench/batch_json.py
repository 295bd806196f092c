#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the processor time of `chancery-cli batch --jobs 1` with that which Python's json takes to parse the
same lines: those of the games in tests/data/games, again and again.

    python3 tests/bench/batch_json.py build/app/chancery-cli [LINES]
"""
import json
import pathlib
import resource
import subprocess
import sys
import tempfile

ROUNDS = 3


def lines_of_games(count):
    """Returns so many lines, each with an id of its own."""
    games = sorted((pathlib.Path(__file__).parent.parent / "data" / "games").glob("*.jsonl"))
    lines = [line for game in games for line in game.read_text(encoding="utf-8").splitlines()]
    return ['{"id":%d,%s' % (i, lines[i % len(lines)][1:]) for i in range(count)]


def seconds_of_children():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def seconds_here():
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def main():
    program = sys.argv[1]
    lines = lines_of_games(int(sys.argv[2]) if len(sys.argv) > 2 else 100_000)
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
        file.flush()
        for _ in range(ROUNDS):
            before = seconds_here()
            for line in lines:
                json.loads(line)
            parsing = seconds_here() - before
            before = seconds_of_children()
            subprocess.run([program, "batch", "--jobs", "1", file.name], stdout=subprocess.DEVNULL, check=True)
            batch = seconds_of_children() - before
            print(f"{len(lines)} lines: batch {batch:.2f} s, json {parsing:.2f} s, {batch / parsing:.2f} times")


if __name__ == "__main__":
    main()
