// SPDX-License-Identifier: GPL-3.0-or-later
// Describes in the user's language what changed between two phases.
#pragma once

#include "ui/scene/comparison.h"

#include <QCoreApplication>
#include <QStringList>

namespace chancery {

/// Describes comparisons of the phases of one game.
class ComparisonWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::ComparisonWords)

public:
    /// The game must outlive this.
    explicit ComparisonWords(const Game& game)
        : game_(game)
    {
    }

    /// Returns both phases: "Spring 1901, movement → Fall 1902, movement".
    QString heading(const Comparison& comparison) const;
    /// Returns the counts of a power: "France: centres 5 to 7, units 5".
    QString counts(const ComparedPower& power) const;
    /// Returns what changed for a power, one sentence for each kind of change: "Gained Belgium, Munich (from
    /// Germany)". None if nothing did.
    QStringList changes(const Comparison& comparison, Power power) const;

private:
    QString units(const std::vector<Unit>& all, Power power) const;
    QString ways(const std::vector<UnitWay>& all, Power power) const;

    const Game& game_;
};

} // namespace chancery
