# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines through control points: smooth for seas, ragged for land, always the same for the same id."""
import math
import random
import zlib


def spline(points):
    """Catmull-Rom through all points, a vertex about every 6 units."""
    before = (2 * points[0][0] - points[1][0], 2 * points[0][1] - points[1][1])
    after = (2 * points[-1][0] - points[-2][0], 2 * points[-1][1] - points[-2][1])
    p = [before, *points, after]
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        steps = max(4, int(math.dist(b, c) / 6))
        out += [_between(a, b, c, d, k / steps) for k in range(steps)]
    return out + [points[-1]]


def _between(a, b, c, d, t):
    def axis(a, b, c, d):
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)

    return axis(a[0], b[0], c[0], d[0]), axis(a[1], b[1], c[1], d[1])


def ragged(points, seed, amplitude=0.085, shortest=9):
    """Midpoint displacement: gives hand-drawn borders the look of surveyed ones."""
    dice = random.Random(zlib.crc32(seed.encode()))

    def part(a, b):
        length = math.dist(a, b)
        if length < shortest:
            return [a]
        offset = dice.uniform(-1, 1) * amplitude
        middle = ((a[0] + b[0]) / 2 - (b[1] - a[1]) * offset, (a[1] + b[1]) / 2 + (b[0] - a[0]) * offset)
        return part(a, middle) + part(middle, b)

    return [p for a, b in zip(points, points[1:]) for p in part(a, b)] + [points[-1]]


def wavy(points, seed, roughness):
    """Small correlated bumps between vertices, for lake shores."""
    dice = random.Random(zlib.crc32(seed.encode()))
    out, offset = [points[0]], 0.0
    for a, b in zip(points, points[1:]):
        length = math.dist(a, b) or 1
        offset = 0.55 * offset + dice.uniform(-1, 1) * roughness
        dx, dy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        out += [((a[0] + b[0]) / 2 - dy * offset, (a[1] + b[1]) / 2 + dx * offset), b]
    return out


def chaikin(points, closed):
    """Cuts each corner once; the ends of an open line stay."""
    if len(points) < 3:
        return points
    out = [] if closed else [points[0]]
    last = len(points) - 2
    for i, (a, b) in enumerate(zip(points, points[1:])):
        if closed or i > 0:
            out.append((a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25))
        if closed or i < last:
            out.append((a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75))
    return out + [out[0] if closed else points[-1]]
