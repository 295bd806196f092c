// SPDX-License-Identifier: GPL-3.0-or-later
// Says what is wrong with the units on the board, and what can be done about it.
#pragma once

#include "engine/desk/flying_dutchman.h"

#include <QCoreApplication>
#include <QString>

namespace chancery {

/// Makes the sentences of the check of the table, about the current phase of a game.
class CheckWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::CheckWords)

public:
    /// The game must outlive this.
    explicit CheckWords(const Game& game)
        : game_(game)
    {
    }

    /// Returns what is wrong: "France has too many units (units: 7, centres: 6)."
    QString finding(const TableFinding& finding) const;
    /// Returns what a remedy does, with its clause: "Remove A Bur (DATC 4.E.6)."
    QString remedy(const TableFinding& finding, Remedy remedy, FoundIn found) const;
    /// Returns the reason that is offered for a remedy.
    QString reason(const TableFinding& finding, Remedy remedy, FoundIn found) const;
    /// Returns when something was found: "during diplomacy".
    static QString foundIn(FoundIn found);
    /// Returns that the clock is held, with the clause.
    static QString held(FoundIn found);
    /// Returns that diplomacy is repeated, with the clause.
    static QString repeated();
    /// Returns why the phase cannot be resolved; empty if no province has two units.
    QString crowded() const;

private:
    QString unit(const Unit& unit) const;
    QString gone(const TableFinding& finding, Remedy remedy) const;
    QString deed(const TableFinding& finding, Remedy remedy, FoundIn found) const;

    const Game& game_;
};

} // namespace chancery
