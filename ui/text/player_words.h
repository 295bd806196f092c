// SPDX-License-Identifier: GPL-3.0-or-later
// Who played what from when on, in the user's language.
#pragma once

#include "ui/text/words.h"

#include <QStringList>

namespace chancery {

class PlayerWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::PlayerWords)

public:
    /// "Ada; from F1902M on Bea; in civil disorder from S1903M on"; empty if nothing is known.
    static QString course(const Game& game, Power power);
    /// Of a phase: "Bea"; "civil disorder" if nobody ordered it.
    static QString now(const Game& game, Power power, const Phase& phase);
    /// "Austria: Ada, England: Bea": who played in a phase, as far as it is known.
    static QString table(const Game& game, const Phase& phase);
};

} // namespace chancery
