// SPDX-License-Identifier: GPL-3.0-or-later
// How far the sheets are, in words.
#pragma once

#include "engine/desk/desk_check.h"

#include <QCoreApplication>
#include <QString>

namespace chancery {

class DeskWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::DeskWords)

public:
    /// "2 of 4 missing, 1 doubtful"; "ready".
    static QString count(const PowerCheck& check);
    /// A line for each power whose sheet is incomplete or has something to be looked at; empty if all are
    /// ready and nothing is removed of a power in civil disorder.
    static QString open(const Game& game);

private:
    static QString removals(const Game& game, Power power); ///< ", the rules remove A Tun"; empty if none
};

} // namespace chancery
