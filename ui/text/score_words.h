// SPDX-License-Identifier: GPL-3.0-or-later
// Systems of scoring and their points, in the user's language.
#pragma once

#include "engine/game/scoring.h"
#include "ui/text/words.h"

namespace chancery {

class ScoreWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::ScoreWords)

public:
    static QString system(Scoring scoring);         ///< "Draw size"
    static QString points(double points);           ///< "33.3", "-60"
    static QString inForce(const RuleOptions& rules); ///< what the rules of the game say about it
};

} // namespace chancery
