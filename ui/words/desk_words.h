// SPDX-License-Identifier: GPL-3.0-or-later
// Describes in the user's language how complete the order sheets are.
#pragma once

#include "engine/game/desk_check.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace chancery {

/// Describes the check of the current phase's order sheets in the user's language.
class DeskWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::DeskWords)

public:
    /// Returns the state of a power's sheet: "2 of 4 missing, 1 doubtful order", or "ready".
    static QString count(const PowerCheck& check);
    /// Returns that without what is in order, if anything is not: "2 of 4 missing, 1 illegal".
    static QString lacks(const PowerCheck& check);
    /// Returns the first of that alone: "1 illegal".
    static QString gravest(const PowerCheck& check);
    /// Returns a line for each thing that is not as it should be before the phase is resolved: the speeches
    /// of a Committee; power by power, units without an order, builds or removals to write, lines that could
    /// not be read, orders that are illegal or unclear; and for each power in civil disorder of which the
    /// rules remove units. Empty if all is well.
    static QString open(const Game& game);
    /// Returns how a trouble is counted: "2 illegal".
    static QString trouble(DeskTrouble trouble, const DeskState& state);
    /// Returns shorter forms of that, the longest first; the last is a number with the sign that rows have:
    /// "2!".
    static QStringList shorterTroubles(DeskTrouble trouble, const DeskState& state);
    /// Returns what a click on that count leads to, as a sentence.
    static QString whereTrouble(DeskTrouble trouble);
    /// Returns that a power has no player, and the clause: "Italy has no player: its units get no orders
    /// (1971 XIV.2)."
    static QString noPlayer(const Game& game, Power power);
    /// Returns which units are gone at the beginning of a phase of retreats because they had none, a sentence
    /// for each; empty in other phases.
    static QString destroyed(const Game& game);
    /// Returns what becomes of the units of a power without a player in a phase of retreats or adjustments:
    /// "no player: the rules remove A Rom"; empty if nothing does.
    static QString byRule(const Game& game, Power power);

private:
    /// Returns how many orders are missing, or what else there is to say of them: "2 of 4 missing", "ready".
    static QString entered(const PowerCheck& check);
    /// Returns what is not as it should be among the lines that are there; empty if nothing is.
    static QString troubles(const PowerCheck& check);
    /// Returns what is missing or could not be read on one power's sheet; empty if nothing.
    static QStringList missing(const Game& game, const PowerCheck& check);
    /// Returns which orders of a power are illegal, and which are unclear; empty if none is.
    static QStringList doubtful(const Game& game, const PowerCheck& check,
                                const std::vector<WrittenDoubt>& doubts);
    /// Returns the units that the rules remove, separated by commas; empty if there are none.
    static QString removals(const Game& game, Power power);
    /// Returns what becomes of the builds or removals that a power has not ordered.
    static QString missingAdjustments(const Game& game, const PowerCheck& check);
};

} // namespace chancery
