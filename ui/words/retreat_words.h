// SPDX-License-Identifier: GPL-3.0-or-later
// Says in the user's language why provinces are open or closed to a retreat, each reason with its clause.
#pragma once

#include "engine/explain/retreat_ways.h"

#include <QCoreApplication>
#include <QString>

#include <functional>

namespace chancery {

/// Describes the retreats of one phase as HTML.
class RetreatWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::RetreatWords)

public:
    /// How things are named, as HTML: a place by its province and its text, an order by the province of its
    /// unit.
    struct Names
    {
        std::function<QString(Province, const QString&)> place;
        std::function<QString(Province)> order;
    };

    /// The phase must outlive this. `rules` are those under which it was resolved.
    RetreatWords(const PhaseInput& phase, const Rulebook& rules, Names names);

    /// Returns the places that are open: "Gascony, Spain (south coast)"; empty if there are none.
    QString open(const std::vector<RetreatWay>& ways) const;
    /// Returns a line for each province, those that are open first: "Gascony: closed. A standoff left it
    /// empty (DATC 5.B.11)."
    QStringList lines(const std::vector<RetreatWay>& ways) const;

private:
    QString place(const RetreatWay& way) const;
    QString whyOpen(const RetreatWay& way) const;
    QString whyClosed(Rule rule, const RetreatWay& way) const;
    QString whyOutOfReach(Rule terrain) const;
    QString attacker(const RetreatWay& way) const;
    QString occupant(const RetreatWay& way) const;
    QString bounced(const RetreatWay& way) const;
    QString cited(const QString& sentence, Rule rule) const;
    QString citedForConvoy(const QString& sentence) const;
    bool isMovement() const { return phase_.kind == PhaseKind::Movement; }

    const PhaseInput& phase_;
    const Rulebook& rules_;
    Names names_;
};

} // namespace chancery
