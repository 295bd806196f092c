// SPDX-License-Identifier: GPL-3.0-or-later
// Describes in the user's language how complete the order sheets are.
#pragma once

#include "engine/desk/desk_check.h"

#include <QCoreApplication>
#include <QString>

namespace chancery {

/// Describes the check of the current phase's order sheets in the user's language.
class DeskWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::DeskWords)

public:
    /// Returns the state of a power's sheet: "2 of 4 missing, 1 doubtful order", or "ready".
    static QString count(const PowerCheck& check);
    /// Returns a line for each power whose sheet is incomplete or has a line to be checked, and for each
    /// power in civil disorder of which the rules remove units. Empty if there is no such power.
    static QString open(const Game& game);

private:
    /// Returns the units that the rules remove, as the end of a line: ", the rules remove A Tun"; empty if
    /// there are none.
    static QString removals(const Game& game, Power power);
};

} // namespace chancery
