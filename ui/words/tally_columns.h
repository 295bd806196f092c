// SPDX-License-Identifier: GPL-3.0-or-later
// What a tally counts of each power, column by column: in the console's table and, year by year, on paper.
#pragma once

#include "engine/game/seats.h"

#include <QString>

#include <span>

namespace chancery {

/// A column of counts. Texts are English, to be translated in the context "TallyColumns".
struct TallyColumn
{
    const char* heading; ///< "Centres"
    const char* tip;     ///< what is counted, if the heading does not say it; nullptr for none
    const char* title;   ///< of the table on paper with the counts of each year; nullptr if no paper has it
    bool (*isCounted)(const RuleOptions&); ///< whether a game with these rules counts it; nullptr: every game
    int (*count)(const Map&, const YearTally&, Power); ///< returns what a power has
};

/// Returns the columns in their order.
std::span<const TallyColumn> tallyColumns();
/// Returns one of the texts of a column in the user's language; empty for nullptr.
QString columnText(const char* text);
/// Returns what powers have together of what a column counts.
int sumOf(const TallyColumn& column, const Map& map, const YearTally& tally, const Seat& powers);

} // namespace chancery
