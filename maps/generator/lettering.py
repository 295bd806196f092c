# SPDX-License-Identifier: GPL-3.0-or-later
"""How much room names take: rough widths of a sans serif face, enough to keep names apart."""

LAND_SIZE, SEA_SIZE, CODE_SIZE = 15, 16, 24  # heights of letters in map units, as the program draws them
LARGEST_CODE = 38  # on a projector
LINE_HEIGHT = 1.15
# advance of letters in hundredths of the size; others count as 58
_ADVANCE = {"i": 26, "j": 27, "l": 26, "t": 36, "f": 35, "r": 39, " ": 28, "-": 42, ".": 28, "m": 88, "w": 80, "M": 88,
            "W": 98, "I": 28, "s": 54, "c": 56, "k": 54, "v": 55, "y": 55, "z": 53, "E": 63, "F": 61, "L": 58, "J": 56}
_CAPITAL = 70


def width(text, size, bold=False):
    units = sum(_ADVANCE.get(c, _CAPITAL if c.isupper() else 58) for c in text)
    return units * size / 100 * (1.06 if bold else 1.0)


def wrapped(name, lines):
    """The name in at most this many lines, broken at spaces where the longest line is shortest."""
    words = name.split(" ")
    if lines < 2 or len(words) < 2:
        return [name]
    breaks = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return list(min(breaks, key=lambda b: max(width(t, 10) for t in b)))
