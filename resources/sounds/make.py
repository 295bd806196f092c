# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds of the program: the bells of the clock, and the quiet marks of a reveal.

`python3 make.py` writes the files beside it, `python3 make.py --check` compares them with what it would write.
A sound is one or more strikes: a pitch and two overtones that fade sooner, coming in softly and ending in
silence, so that nothing clicks and nobody is startled.
"""
import array
import math
import pathlib
import sys
import wave

RATE = 22050  # samples a second: twice the highest overtone, and some
PARTIALS = ((1, .62, 3.5), (2.76, .25, 6.5), (5.4, .13, 11))  # ratio to the pitch, loudness, how fast it fades

# name: (strikes as (seconds, hertz), peak as a part of full scale, seconds that a strike rings,
#        seconds until it is loudest, how fast it fades, how loud its overtones are; a bell has 1 and 1)
SOUNDS = {
    "minute-left": ([(0, 659.3)], .9, 1.3, .006, 1, 1),
    "time-up": ([(0, 784), (.38, 659.3), (.76, 523.3)], .9, 1.3, .006, 1, 1),  # falling pitches
    "new-phase": ([(0, 392), (.24, 523.3)], .4, 1.1, .03, 1.3, .3),
    "clash": ([(0, 185), (.02, 196)], .5, .5, .016, 3, .7),  # two near pitches, which rub
    "dislodgement": ([(0, 293.7), (.2, 196)], .5, .9, .02, 1.7, .5),
    "centre-taken": ([(0, 880)], .25, .6, .02, 2, .25),
    "ending": ([(0, 261.6), (.26, 329.6), (.52, 392), (.78, 523.3)], .5, 2.4, .03, .5, .35),
}


def strike(seconds, pitch, rings, attack, fade, bright):
    """The sound at this time after a strike."""
    heard = sum((bright if ratio > 1 else 1) * loud * math.exp(-fade * fades * seconds)
                * math.sin(2 * math.pi * pitch * ratio * seconds) for ratio, loud, fades in PARTIALS)
    return heard * min(1, seconds / attack) * min(1, (rings - seconds) / .2)


def samples(strikes, peak, rings, attack, fade, bright):
    """All of a sound, as 16-bit samples."""
    heard = [0.] * int((strikes[-1][0] + rings) * RATE)
    for begins, pitch in strikes:
        first = int(begins * RATE)
        for i in range(min(len(heard) - first, int(rings * RATE))):
            heard[first + i] += strike(i / RATE, pitch, rings, attack, fade, bright)
    scale = 32767 * peak / max(map(abs, heard))
    made = array.array("h", (round(one * scale) for one in heard))
    if sys.byteorder == "big":
        made.byteswap()
    return made


def differs(file, made):
    """Whether a file is missing or has other samples; the last digit depends on the machine."""
    if not file.exists():
        return True
    with wave.open(str(file)) as sound:
        old = array.array("h", sound.readframes(sound.getnframes()))
    return len(old) != len(made) or any(abs(a - b) > 1 for a, b in zip(old, made))


def main():
    others = []
    for name, sound in SOUNDS.items():
        file, made = pathlib.Path(__file__).parent / f"{name}.wav", samples(*sound)
        if "--check" in sys.argv:
            others += [file.name] * differs(file, made)
            continue
        with wave.open(str(file), "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(made.tobytes())
    if others:
        sys.exit("not as the script makes them: " + ", ".join(others))


main()
