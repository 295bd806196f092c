// SPDX-License-Identifier: GPL-3.0-or-later
// Why a line of orders cannot be read, in the user's language.
#pragma once

#include "engine/notation/order_problem.h"
#include "engine/notation/order_text.h"
#include "engine/notation/problem_text.h"

#include <QCoreApplication>
#include <QString>

namespace chancery {

/// Speaks about one map, which it does not own.
class ReadingProblems
{
    Q_DECLARE_TR_FUNCTIONS(chancery::ReadingProblems)

public:
    explicit ReadingProblems(const Map& map);

    /// One sentence; names of places as the user's language has them.
    QString sentence(const OrderProblem& problem) const;
    /// With the column, for a line that is being typed; empty if it can be read.
    QString ofLine(const ReadingContext& context, const QString& line) const;
    /// The same where there is room for one order only.
    QString ofOrder(const ReadingContext& context, const QString& text) const;

private:
    QString name(Location choice) const;
    QString name(Power power) const;
    QString choices(const OrderProblem& problem) const;
    QString inGap(const OrderProblem& problem, ProblemGap gap) const;

    const Map& map_;
    std::string language_;
};

} // namespace chancery
