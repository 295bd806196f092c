// SPDX-License-Identifier: GPL-3.0-or-later
// Rulebooks, and the rules of a game, in the user's language.
#pragma once

#include "engine/rules/rulebooks.h"

#include <QCoreApplication>
#include <QString>

namespace chancery {

/// Names rulebooks as players do, and sums up the rules of a game.
class RulebookWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::RulebookWords)

public:
    /// Returns all rulebooks in the order in which they are offered: those of boxed games, the newest first,
    /// then other documents.
    static std::vector<const RulebookInfo*> offered();
    /// Returns the usual name of a rulebook: "Diplomacy, 2023 edition (Renegade)".
    static QString title(const RulebookInfo& book);
    /// Returns in one line what sets a rulebook apart from the others.
    static QString special(const RulebookInfo& book);
    /// Returns the rules in one line: "Alexander Rules (Justin Alexander) + 2 house rules". For an unknown
    /// rulebook it returns its id.
    static QString inForce(const Rulebook& rules);
    /// Returns the same in few words: "2023", "Committee + 2 house rules".
    static QString briefly(const Rulebook& rules);
    /// Returns the title of the rulebook, and below it a line for each house rule. For an unknown rulebook it
    /// returns its id.
    static QString inForceAtLength(const Rulebook& rules);
    /// Returns that the rulebook of a game is unknown and which one is used instead; empty if it is known.
    static QString unknown(const Rulebook& rules);
    /// Returns the same, and where other rules are chosen.
    static QString unknownUntilChosen(const Rulebook& rules);

private:
    static QString withHouseRules(const QString& name, const Rulebook& rules);
};

} // namespace chancery
