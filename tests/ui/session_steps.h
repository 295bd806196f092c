// SPDX-License-Identifier: GPL-3.0-or-later
// A new game, and the first orders of it, for tests of the open game.
#pragma once

#include "tests/ui/journal_desk.h"

namespace chancery {

inline Game freshGame()
{
    return newGame(sketch::sharedMap());
}

inline void typeForAustria(Session& session)
{
    writeSheet(session, power("Austria"), "A Vie - Gal\nA Bud - Ser");
}

} // namespace chancery
