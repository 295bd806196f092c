#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sets one-line faults, drawn by lot, and tells which the tests catch. See tests/README.md, "Faults drawn by lot".

    mutate.py run SCRATCH --seed 1 --count 60    draws, builds, tests; goes on where it was interrupted
    mutate.py again SCRATCH                      sets those that survived once more, in the tree as it is now
    mutate.py table SCRATCH                      prints the log as a table for mutants.md
    mutate.py list --seed 1 --count 20           prints what would be drawn

SCRATCH is a folder outside the tree. It gets a copy of the tree, its build, the times of the suites and the log.
"""
import argparse
import json
import os
import pathlib
import resource
import shutil
import signal
import subprocess
import sys
import time

import mutations

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXECUTABLES = ("engine_tests", "allocation_tests", "oracle_tests", "scenario_tests", "session_tests", "dialog_tests",
               "app_tests", "cli_tests", "picture_tests", "lab_tests")
# Which executables are asked first, by the beginning of the path; the others follow.
NEAREST = (("engine/", ("engine_tests", "oracle_tests", "scenario_tests", "session_tests")),
           ("ui/dialogs/", ("dialog_tests", "app_tests")),
           ("ui/scene/", ("scenario_tests", "picture_tests", "session_tests")),
           ("ui/entry/", ("scenario_tests", "session_tests", "dialog_tests")),
           ("ui/draw/", ("picture_tests",)), ("ui/paper/", ("picture_tests",)), ("ui/room/", ("picture_tests",)),
           ("ui/lab/", ("lab_tests",)),
           ("ui/", ("session_tests", "dialog_tests", "app_tests")),
           ("app/cli/", ("cli_tests",)), ("app/", ("app_tests",)))
MOST_STEPS = 20     # a header that more steps depend on takes too long; another fault is drawn
MEMORY = 6 << 30    # bytes that a suite may want


def run(command, seconds=None, **options):
    """(status, output); status is None if it took longer. What it started ends with it."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
                               start_new_session=True, **options)
    try:
        output, _ = process.communicate(timeout=seconds)
        return process.returncode, output
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        return None, process.communicate()[0]


class Scratch:
    """A copy of the tree that faults are set in. Libraries are shared, so that a fault needs no executable linked."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder).resolve()
        self.tree = self.folder / "tree"
        self.build = self.folder / "build"
        self.log = self.folder / "log.jsonl"
        self.whole = self.folder / "whole.json"
        self.environment = dict(os.environ, CCACHE_DIR=str(self.folder / "ccache"),
                                CCACHE_SLOPPINESS="pch_defines,time_macros,include_file_mtime,include_file_ctime",
                                QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8", XDG_RUNTIME_DIR="/tmp",
                                HOME=str(self.folder / "home"), TMPDIR=str(self.folder / "tmp"))
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
            self.environment[name] = str(self.folder / "home" / name)

    def copy(self):
        """The files that git knows, as they are in the working tree; those that are the same keep their time."""
        names = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True,
                               capture_output=True, text=True).stdout.split("\0")
        names = [name for name in names if name and (ROOT / name).is_file()]
        for name in names:
            text = (ROOT / name).read_bytes()
            if name in ("engine/CMakeLists.txt", "ui/CMakeLists.txt", "app/CMakeLists.txt"):
                for library in (b"engine", b"scenario", b"ui", b"chancery_app"):
                    text = text.replace(b"add_library(" + library + b" STATIC)", b"add_library(" + library + b" SHARED)")
            to = self.tree / name
            if not to.exists() or to.read_bytes() != text:
                to.parent.mkdir(parents=True, exist_ok=True)
                to.write_bytes(text)
                shutil.copymode(ROOT / name, to)
        known = {self.tree / name for name in names}
        for file in self.tree.rglob("*"):
            if file.is_file() and file not in known:
                file.unlink()

    def make(self):
        """Configures, builds, and measures every suite without a fault; all of them must pass."""
        for folder in ("home", "tmp"):
            (self.folder / folder).mkdir(parents=True, exist_ok=True)
        self.copy()
        launcher = ["-DCMAKE_CXX_COMPILER_LAUNCHER=ccache"] if shutil.which("ccache") else []
        status, output = run(["cmake", "-S", self.tree, "-B", self.build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug",
                              "-DCMAKE_CXX_FLAGS_DEBUG=-O1 -g0 -D_GLIBCXX_ASSERTIONS", "-DCHANCERY_BENCH=OFF",
                              "-DCMAKE_POSITION_INDEPENDENT_CODE=ON", "-DCMAKE_LINK_DEPENDS_NO_SHARED=ON", *launcher],
                             env=self.environment)
        if status != 0:
            sys.exit(output)
        status, output = self.compile()
        if status != 0:
            sys.exit(output)

    def set(self, mutation):
        """Sets a fault; the file without it is kept, so that even a run that was killed leaves none behind."""
        self.whole.write_text(json.dumps([mutation.path, (self.tree / mutation.path).read_text(encoding="utf-8")]))
        mutations.apply(self.tree, mutation)

    def restore(self):
        if self.whole.exists():
            path, text = json.loads(self.whole.read_text())
            (self.tree / path).write_text(text, encoding="utf-8")
            self.whole.unlink()

    def compile(self):
        return run(["cmake", "--build", self.build, "-j", str(os.cpu_count()), "--target", *EXECUTABLES],
                   env=self.environment)

    def steps(self):
        status, output = run(["ninja", "-C", self.build, "-n", *EXECUTABLES], env=self.environment)
        return output.count("Building CXX") if status == 0 else 0

    def suites(self):
        """{suite: its command} as CTest has them."""
        listed = subprocess.run(["ctest", "--show-only=json-v1"], cwd=self.build, check=True, capture_output=True, text=True)
        return {test["name"]: test["command"] for test in json.loads(listed.stdout)["tests"]
                if test.get("command") and pathlib.Path(test["command"][0]).name in EXECUTABLES}

    def times(self):
        """{suite: seconds} without a fault, measured once and again for suites that are new."""
        file = self.folder / "times.json"
        times = json.loads(file.read_text()) if file.exists() else {}
        for suite, command in self.suites().items():
            if suite not in times:
                began = time.monotonic()
                status, output = run(command, env=self.environment, cwd=self.build)
                if status != 0:
                    sys.exit(f"{suite} fails without a fault:\n{output[-3000:]}")
                times[suite] = round(time.monotonic() - began, 2)
                file.write_text(json.dumps(times))
        return times

    def fails(self, command, seconds):
        """Why a suite fails; nothing if it passes."""
        status, output = run(command, seconds, env=self.environment, cwd=self.build,
                             preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)))
        if status == 0:
            return None
        said = [line[:150] for line in output.splitlines() if line.startswith("FAIL!")]
        return "does not end" if status is None else said[0] if said else f"status {status}"

    def caught(self, path):
        """(suite, why) of the first that fails twice; the quickest first, those of the room before the others."""
        suites, times = self.suites(), self.times()
        near = next(names for start, names in NEAREST if path.startswith(start))

        def rank(suite):
            return (pathlib.Path(suites[suite][0]).name not in near and times[suite] > 1, times[suite])
        for suite in sorted(suites, key=rank):
            limit = 60 + 10 * times[suite]
            if self.fails(suites[suite], limit) and (why := self.fails(suites[suite], limit)):
                return suite, why
        return None


def try_one(scratch, mutation):
    """What comes of a fault: how it was caught, "survived", or why it does not count."""
    scratch.set(mutation)
    try:
        if scratch.steps() > MOST_STEPS:
            return {"skipped": "too much depends on it"}
        status, _ = scratch.compile()
        if status != 0:
            return {"skipped": "does not compile"}
        caught = scratch.caught(mutation.path)
        return {"caught": caught[0], "why": caught[1]} if caught else {"survived": True}
    finally:
        scratch.restore()


def logged(scratch):
    return [json.loads(line) for line in scratch.log.read_text().splitlines()] if scratch.log.exists() else []


def note(scratch, mutation, result):
    with open(scratch.log, "a", encoding="utf-8") as log:
        log.write(json.dumps(dict(mutation._asdict(), **result), ensure_ascii=False) + "\n")
    end = result.get("caught") or result.get("skipped") or "SURVIVED"
    print(f"{mutation.path}:{mutation.line} [{mutation.before} -> {mutation.after or 'nothing'}] {end}", flush=True)


def place(entry):
    return entry["path"], entry["line"], entry["column"], entry["after"]


def run_drawn(scratch, seed, count):
    scratch.restore()
    if not scratch.log.exists():
        scratch.make()
    scratch.times()
    before = logged(scratch)
    known = {place(entry) for entry in before}
    left = count - sum("skipped" not in entry for entry in before)
    for mutation in mutations.drawn(scratch.tree, seed):
        if left <= 0:
            return
        if place(mutation._asdict()) in known:
            continue
        result = try_one(scratch, mutation)
        note(scratch, mutation, result)
        left -= "skipped" not in result


def moved(scratch, entry):
    """The fault of an entry where its line is now: the nearest that reads the same."""
    lines = (scratch.tree / entry["path"]).read_text(encoding="utf-8").split("\n")
    same = [number for number, line in enumerate(lines, 1) if line == entry["text"]]
    fields = {name: entry[name] for name in mutations.Mutation._fields}
    return mutations.Mutation(**dict(fields, line=min(same, key=lambda n: abs(n - entry["line"])))) if same else None


def run_again(scratch):
    scratch.restore()
    scratch.make()
    scratch.times()
    for entry in logged(scratch):
        if "survived" in entry:
            mutation = moved(scratch, entry)
            result = try_one(scratch, mutation) if mutation else {"skipped": "no longer there"}
            print(f"{entry['path']}:{entry['line']} [{entry['before']} -> {entry['after'] or 'nothing'}]",
                  result.get("caught") or result.get("skipped") or "SURVIVED", flush=True)


def print_table(scratch):
    entries = [entry for entry in logged(scratch) if "skipped" not in entry]
    for number, entry in enumerate(entries, 1):
        print(f"| {number} | `{entry['path']}:{entry['line']}` | `{entry['before']}` | `{entry['after']}` |"
              f" {entry.get('caught', '**survived**')} |".replace("||", "\\|\\|"))
    print(f"\n{sum('caught' in entry for entry in entries)} of {len(entries)} caught")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("run", "again", "table", "list"))
    parser.add_argument("scratch", nargs="?")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=60)
    wanted = parser.parse_args()
    if wanted.what == "list":
        for _, mutation in zip(range(wanted.count), mutations.drawn(ROOT, wanted.seed)):
            print(f"{mutation.path}:{mutation.line} [{mutation.before} -> {mutation.after or 'nothing'}]")
        return
    if not wanted.scratch:
        parser.error("SCRATCH is missing")
    scratch = Scratch(wanted.scratch)
    {"run": lambda: run_drawn(scratch, wanted.seed, wanted.count), "again": lambda: run_again(scratch),
     "table": lambda: print_table(scratch)}[wanted.what]()


if __name__ == "__main__":
    main()
