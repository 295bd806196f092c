// SPDX-License-Identifier: GPL-3.0-or-later
// Names scoring systems and points in the user's language.
#pragma once

#include "engine/game/scoring.h"
#include "ui/words/words.h"

namespace chancery {

/// Names scoring systems and points.
class ScoreWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::ScoreWords)

public:
    /// Returns the name of a scoring system: "Draw size".
    static QString system(Scoring scoring);
    /// Returns a number of points as the locale writes it: "33.3", or "-60" without decimals if it is whole.
    static QString points(double points);
    /// Returns one or two sentences on how these rules score a game.
    static QString inForce(const RuleOptions& rules);
};

} // namespace chancery
