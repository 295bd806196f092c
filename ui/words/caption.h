// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of one beat of a story, as a value.
#pragma once

#include "engine/adjudicate/outcome.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace chancery {

/// A strength as it is drawn beside a unit, in words: "Turkey: attack 3", and as a sentence for the room:
/// "Turkey attacks from Smyrna with strength 3."
struct StrengthLine
{
    Province unit = noProvince; ///< where the unit started
    Power power = noPower;      ///< its power
    int strength = 0;           ///< the number, as on its badge
    QString text;               ///< the line
    bool below = false;         ///< as Badge::below: the second strength of its unit
    QString sentence{};         ///< the same in a sentence
};

/// What becomes of a loser: "The Austrian army in Bulgaria must retreat."
struct FateLine
{
    Province unit = noProvince; ///< where the unit started; noProvince for a line about several units
    Fate fate = Fate::Unharmed; ///< Unharmed for units that stay where they are
    QString text;               ///< one sentence
    bool spare = false;         ///< whether the headline names its powers, so that a long line does without
};

/// One order of a list that is read out: "Army Vienna to Galicia".
struct ReadOrder
{
    Province unit = noProvince; ///< the province of the unit; noProvince for an order without one
    Power power = noPower;      ///< whose order it is
    QString text;               ///< the order in words, without the power
};

/// The caption of one beat, for the players: powers and provinces in words, no order syntax and no clause.
struct Caption
{
    QString headline; ///< what happens; of a result at most nine words, without a full stop
    std::vector<StrengthLine> strengths; ///< those drawn as badges
    QStringList others;                  ///< what else happens in the same beat, one sentence each
    QStringList remarks;                 ///< what did not count and why, one sentence each
    std::vector<FateLine> fates;         ///< what becomes of each loser
    std::vector<ReadOrder> orders;       ///< the orders that are read out, in the order of their sheets

    /// Returns the line below the board: the headline and the fates. Fates that the line can do without are
    /// left out where it would be long.
    QString line() const;
};

/// Returns how many words a text has, as the eye counts them: what is between spaces.
int wordsIn(const QString& text);

} // namespace chancery
