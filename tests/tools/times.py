#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints where the time of a build and of the last test run went: times.py BUILD_FOLDER [LINES].

Seconds of the clock for each step, added up by what it made; steps run side by side, so the sum is about the number of
processors times the time that passed. What was not built since is as long as when it was.
"""
import collections
import os
import re
import sys


def steps(folder):
    """(seconds, product) of each step in a ninja log; the last line of a product counts."""
    last = {}
    path = os.path.join(folder, ".ninja_log")
    if not os.path.exists(path):
        return []
    with open(path) as log:
        for line in log:
            part = line.rstrip("\n").split("\t")
            if len(part) == 5:
                last[part[3]] = (int(part[1]) - int(part[0])) / 1000
    return [(seconds, product) for product, seconds in last.items()]


def kind(product):
    if product.endswith((".gch", ".pch")):
        return "precompiled headers"
    if product.endswith((".o", ".o.d")):
        return "compiling " + product.split("/CMakeFiles/")[0] + "/" + product.split("/CMakeFiles/")[-1].split(".dir")[0]
    if "autogen" in product or product.endswith((".moc", "timestamp")):
        return "moc"
    return "linking and the rest"


def print_table(title, rows, lines):
    total = sum(seconds for seconds, _ in rows)
    print(f"\n{title}: {total:.0f} s")
    for seconds, name in sorted(rows, reverse=True)[:lines]:
        print(f"  {seconds:7.1f}  {name}")


def build(title, folder, lines):
    found = steps(folder)
    if not found:
        return
    sums = collections.Counter()
    for seconds, product in found:
        sums[kind(product)] += seconds
    print_table(title, [(seconds, name) for name, seconds in sums.items()], 100)
    print_table(title + ", slowest steps", found, lines)


def tests(folder, lines):
    path = os.path.join(folder, "Testing", "Temporary", "LastTest.log")
    if not os.path.exists(path):
        return
    rows, name = [], None
    with open(path, errors="replace") as log:
        for line in log:
            if found := re.match(r"\d+/\d+ Testing: (\S+)", line):
                name = found[1]
            elif found := re.match(r"Test time =\s+([\d.]+) sec", line):
                rows.append((float(found[1]), name))
    print_table("tests", rows, lines)


folder = sys.argv[1] if len(sys.argv) > 1 else "build"
most = int(sys.argv[2]) if len(sys.argv) > 2 else 15
build("build", folder, most)
build("build of the fuzzers", os.path.join(folder, "fuzz"), most)
tests(folder, most)
