#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole year of Diplomacy by keyboard, with nothing to go by but what a screen reader would say.

It listens over AT-SPI as a screen reader does: to what gets the focus, and to notifications. It presses keys
by xdotool. It sees no pixel and reads no file. Each choice is made from the last sentences heard, and whatever
is not said as expected ends the run with a failure. The log is what was pressed and what was heard.

    Xvfb :24 -screen 0 1600x1000x24 &  DISPLAY=:24 openbox &
    DISPLAY=:24 dbus-run-session -- tests/tools/play_by_ear.py build/app/chancery

Debian: apt-get install at-spi2-core gir1.2-atspi-2.0 python3-gi xdotool openbox
"""
import os
import re
import subprocess
import sys
import tempfile
import threading
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

QUIET = 0.4  # seconds without a word, after which all is said
SLOWEST = 3  # seconds until the first word
LONGEST = 20  # seconds that are waited for a word


class Ear:
    """What a screen reader would say, in the order in which it would say it."""

    def __init__(self):
        self.heard = []
        self.last = time.time()
        self.lock = threading.Lock()
        self.listener = Atspi.EventListener.new(self.hear)
        # Names that have changed are not said, but whoever does not listen for them keeps the old ones.
        for event in ("object:state-changed:focused", "object:state-changed:showing", "window:activate",
                      "object:property-change:accessible-name", "object:property-change:accessible-description"):
            self.listener.register(event)
        threading.Thread(target=Atspi.event_main, daemon=True).start()

    def hear(self, event):
        if event.type.startswith("object:property-change"):
            return
        try:
            role = event.source.get_role()
            if event.type.startswith("object:state-changed:showing"):
                if role != Atspi.Role.NOTIFICATION or not event.detail1:
                    return
                words = event.source.get_name()
            else:
                if event.type.startswith("object:state-changed:focused") and not event.detail1:
                    return
                words = ". ".join(filter(None, (event.source.get_name(), event.source.get_description())))
                if not words:
                    words = "(nameless %s)" % event.source.get_role_name()
        except Exception:  # an object that is there no more says nothing
            words = ""
        if not words:
            return
        with self.lock:
            self.heard.append(words)
            self.last = time.time()

    def take(self):
        """Returns what was said since the last time, once all is said."""
        start = time.time()
        while time.time() - start < LONGEST:
            waits = QUIET if self.heard else SLOWEST
            if time.time() - max(self.last, start) >= waits:
                break
            time.sleep(0.05)
        with self.lock:
            said, self.heard = self.heard, []
        return said


class Player:
    def __init__(self, program, folder):
        self.ear = Ear()
        self.counts = {"keys": 0, "said": 0}
        self.lines = []
        env = dict(os.environ, QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
        self.program = subprocess.Popen([program, "--profile", folder, "--language", "en"], env=env)

    def log(self, line):
        print(line, flush=True)

    def fail(self, why):
        self.log("FAILED: " + why)
        self.program.kill()
        sys.exit(1)

    def listen(self):
        said = self.ear.take()
        self.counts["said"] += len(said)
        for words in said:
            self.log("      “%s”" % words.replace("\n", " / "))
        return said

    def press(self, *keys):
        """Presses keys one after the other and returns what is said then."""
        self.log("  [%s]" % " ".join(keys))
        self.counts["keys"] += len(keys)
        for key in keys:
            subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True)
        return self.listen()

    def hears(self, pattern, said, why):
        for words in said:
            if found := re.search(pattern, words):
                return found
        self.fail("%s: nothing like /%s/ in %s" % (why, pattern, said))

    def wait_for(self, pattern, seconds=LONGEST):
        end = time.time() + seconds
        said = []
        while time.time() < end:
            said += self.listen()
            if any(re.search(pattern, words) for words in said):
                return said
        self.fail("nothing like /%s/ was said in %d s" % (pattern, seconds))

    def find(self, place):
        """Goes to a province by the first letters of its name."""
        letters = [c if c != " " else "space" for c in place.lower() if c.isalpha() or c == " "][:10]
        said = self.press("slash", *letters)
        return said


def unit_at(words):
    """Returns place, kind and power of a sentence such as “Munich: Army of Germany, inland, ...”."""
    return re.match(r"(?P<place>[^:]+): (?P<kind>Army|Fleet) of (?P<power>[A-Z]\w+)", words)


def order_unit(player, said, here, taken):
    """Orders the unit that was read last: to stay in a centre without an owner, else to go to one, else anywhere."""
    place = here["place"]
    stays = any("supply centre without an owner" in words for words in said if words.startswith(place))
    said = player.press("2")
    borders = player.hears(re.escape(place) + r" borders on: (.*)\.$", said, "the neighbours")
    empty = [] if stays else [b for b in borders[1].split("; ") if ", " not in b and b not in taken]
    player.hears(re.escape(place), player.press("Return"), "what to do with the unit")
    open_to = {}
    for goal in empty:
        for words in player.find(goal):
            if words.startswith(goal + ":") and "can be chosen" in words:
                open_to[goal] = "supply centre without an owner" in words
        if open_to.get(goal):
            break
    goals = sorted(open_to, key=lambda goal: not open_to[goal])
    if goals:
        player.find(goals[0])
        said = player.press("Return")
        player.hears(r"Written: %s: .* to %s" % (here["power"], re.escape(goals[0])), said, "the order")
        taken.add(goals[0])
    else:
        player.find(place)
        said = player.press("Return")  # a second click on the unit
        player.hears(r"Written: %s: .* holds" % here["power"], said, "the order to hold")
        taken.add(place)
    player.find(place)


def think_again(player, said, here, taken):
    """Orders a unit, hears that Delete takes the order back, and leaves it to be ordered again."""
    before = set(taken)
    order_unit(player, said, here, taken)
    taken.clear()
    taken.update(before)
    player.hears(r"Cleared: %s: " % here["power"], player.press("Delete"), "the order that goes")
    return player.press("1")


def ask_while_told(player):
    """Asks while the orders are read out: what is shown is said, and no result."""
    player.press("F2")
    player.hears(r"No result has been shown yet", player.press("6"), "no result before its moment")
    here = player.press("1")
    if any("succeeds" in words or "fails" in words for words in here):
        player.fail("a result is told before its moment: %s" % here)


def order_movement(player):
    """Orders every unit that Tab leads to; returns how many."""
    said = player.press("F2") + player.listen()
    ordered, taken = 0, set()
    if here := next((unit_at(words) for words in said if unit_at(words)), None):
        said = think_again(player, said, here, taken)
    while here := next((unit_at(words) for words in said if unit_at(words)), None):
        order_unit(player, said, here, taken)
        ordered += 1
        said = player.press("Tab")
    return ordered


def build(player):
    """Builds an army, or removes a unit, wherever Tab leads to and something is due; returns how many."""
    said = player.press("F2") + player.listen()
    built = 0
    while any(re.match(r"[^:]+: .*(inland|coast|sea)", words) for words in said):
        place = next(words for words in said if re.match(r"[^:]+: ", words)).split(":")[0]
        here = next((unit_at(words) for words in said if unit_at(words)), None)
        said = player.press("Return") if here else player.press("a")
        built += any("Written" in words for words in said)
        player.find(place)
        said = player.press("Tab")
    return built


def main():
    program = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        player = Player(program, folder)
        player.wait_for("Chancery")
        player.log("--- a new game")
        said = player.press("ctrl+n")
        for _ in range(9):  # the title, then a name for each power
            said = player.press("Return")
            if not any("Player of" in words or "Title" in words for words in said):
                break
        if not any("Order for" in words for words in said):
            player.wait_for("Order for")
        for season in ("Spring", "Fall"):
            player.log("--- %s 1901" % season)
            count = order_movement(player)
            player.log("--- %d units are ordered" % count)
            if count != 22:
                player.fail("%d of 22 units were reached" % count)
            player.press("F2")
            player.hears(r": .*(Army|Fleet)", player.press("5"), "the units of the power")
            player.press("ctrl+r")
            player.wait_for(r"orders")  # they are being read
            ask_while_told(player)
            player.hears(r"\w", player.press("ctrl+shift+f"), "what is shown next")
            player.press("ctrl+shift+space")
            player.press("F2")
            player.press("1")
            player.hears(r"succeeds", player.press("6"), "the results")
            player.press("F7")
        player.log("--- Winter 1901")
        built = build(player)
        player.log("--- %d builds are written" % built)
        if built == 0:
            player.fail("nothing was built")
        player.press("ctrl+r")
        player.listen()
        player.press("ctrl+shift+space")
        player.press("F7")
        player.press("F2")
        player.hears(r"Army|Fleet", player.press("6"), "the new units")
        player.log("PASSED: a year in %(keys)d keys and %(said)d sentences" % player.counts)
        player.program.terminate()


if __name__ == "__main__":
    main()
