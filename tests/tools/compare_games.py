#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Replays recorded games through `chancery-cli batch` and lists every phase whose outcome differs.

usage: compare_games.py CHANCERY_CLI GAMES.jsonl

Each line of GAMES.jsonl is one phase with what came of it: the fields of `batch`, and game, next_units,
next_dislodged, next_centres. Exit status 0 if nothing differs, 1 otherwise.
"""
import json
import subprocess
import sys


def flat(lists):
    """{Power: [items]} as a set of (power, item)."""
    return {(power, item) for power, items in lists.items() for item in items}


def options(lists):
    return {(power, unit): frozenset(places) for power, units in lists.items() for unit, places in units.items()}


def idle(phase):
    """A retreat phase in which nobody can retreat: the other program stops there, we do not."""
    return phase["phase"].endswith("R") and not any(options(phase["retreat_options"]).values())


def differences(want, got):
    for field in ("next_units", "next_dislodged", "next_centres"):
        if want[field] is None:
            continue
        only_recorded = sorted(flat(want[field]) - flat(got[field]))
        only_ours = sorted(flat(got[field]) - flat(want[field]))
        if only_recorded or only_ours:
            yield f"{field}: recorded {only_recorded}, ours {only_ours}"


def main(program, path):
    with open(path, encoding="utf-8") as file:
        recorded = [json.loads(line) for line in file if line.strip()]
    run = subprocess.run([program, "batch", path, "--jobs", "2"], stdout=subprocess.PIPE, check=True)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(answers) == len(recorded), f"{len(answers)} answers to {len(recorded)} phases"

    differing = 0
    for index, (want, got) in enumerate(zip(recorded, answers)):
        name = f"{want['game']} {want['phase']}"
        following = recorded[index + 1] if index + 1 < len(recorded) else None
        if following and following["game"] != want["game"]:
            following = None
        if following and idle(following):
            # There the centres change hands after that phase, here before.
            want["next_centres"] = following["next_centres"]
        if "error" in got:
            found = [f"error: {got['error']}"]
        else:
            found = list(differences(want, got))
            if following:
                if following["phase"].endswith("R") and options(following["retreat_options"]) != options(got["retreat_options"]):
                    found.append(f"retreat options: recorded {following['retreat_options']}, ours {got['retreat_options']}")
                if got.get("next_phase") != following["phase"] and not idle(following):
                    found.append(f"next phase: recorded {following['phase']}, ours {got.get('next_phase')}")
        differing += bool(found)
        for line in found:
            print(f"{name}: {line}")
    print(f"{len(recorded)} phases, {differing} differ")
    return 1 if differing else 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
