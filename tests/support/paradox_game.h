// SPDX-License-Identifier: GPL-3.0-or-later
// Games in which the 1971 rules leave a convoy paradox open, orders written and nothing resolved.
#pragma once

#include "engine/rules/rulebooks.h"
#include "tests/support/sketch.h"

namespace chancery::sketch {

inline Game gameOf(const PhaseRecord& written, const char* rulebook, UnansweredParadox unanswered)
{
    Game game = gameFrom(sharedMap(), written.phase, written.before);
    game.phases.back() = written;
    game.rulebook = rulebookOf(*findRulebook(rulebook));
    game.rulebook.options.paradoxUnanswered = unanswered;
    return game;
}

/// DATC 6.F.22: two armies decide about each other's convoy, and there are two resolutions.
inline PhaseRecord twoResolutions()
{
    const Position before = position({"England F EDI", "England F LON", "France A BRE", "France F ENG",
                                      "Germany F BEL", "Germany F PIC", "Russia A NWY", "Russia F NTH"});
    return record({}, before,
                  {"F EDI - NTH", "F LON S F EDI - NTH", "A BRE - LON", "F ENG C A BRE - LON",
                   "F BEL S F PIC - ENG", "F PIC - ENG", "A NWY - BEL", "F NTH C A NWY - BEL"});
}

/// DATC 6.F.14: the army would cut the support that sinks its own fleet.
inline PhaseRecord simpleParadox()
{
    const Position before = position({"England F LON", "England F WAL", "France A BRE", "France F ENG"});
    return record({}, before, {"F LON S F WAL - ENG", "F WAL - ENG", "A BRE - LON", "F ENG C A BRE - LON"});
}

inline Game openParadox(UnansweredParadox unanswered)
{
    return gameOf(twoResolutions(), "1971", unanswered);
}

} // namespace chancery::sketch
