// SPDX-License-Identifier: GPL-3.0-or-later
// What the players have agreed on about orders, in the user's language.
#pragma once

#include "engine/game/agreements.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace chancery {

/// Describes agreements of a game in its current phase.
class AgreementWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::AgreementWords)

public:
    /// The game must outlive this.
    explicit AgreementWords(const Game& game)
        : game_(game)
    {
    }

    /// Returns an agreement as a sentence: "Italy allows France to order A Ven." `record` is the phase whose
    /// units it names.
    static QString what(const Map& map, const PhaseRecord& record, const Consent& consent);
    /// Returns the clause of a kind of agreement: "Alexander VII.2".
    QString clause(Consent::Kind kind) const;
    /// Returns why an agreement cannot be made, as a sentence with the clause where there is one; empty for
    /// no fault.
    QString refusal(ConsentFault fault, const Consent& consent) const;
    /// Returns an agreement in force as a sentence with its clause, and if it does not count because a power
    /// has no player, that too.
    QString inForce(const Consent& consent) const;
    /// Returns a sentence for each agreement in force that a power takes part in, with its clause; perpetual
    /// orders concern all.
    QStringList about(Power power) const;
    /// Returns the clause about short games: "Alexander I.5.b".
    QString shortGameClause() const;

private:
    QString clauseOf(std::string_view option) const;

    const Game& game_;
};

} // namespace chancery
