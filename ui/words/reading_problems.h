// SPDX-License-Identifier: GPL-3.0-or-later
// Says in the user's language why a line of orders cannot be read.
#pragma once

#include "engine/orders/order_problem.h"
#include "engine/orders/order_text.h"

#include <QCoreApplication>
#include <QString>

namespace chancery {

/// Explains problems with lines of orders on one map.
class ReadingProblems
{
    Q_DECLARE_TR_FUNCTIONS(chancery::ReadingProblems)

public:
    /// The map must outlive this.
    explicit ReadingProblems(const Map& map);

    /// Returns a problem as one sentence, with the names of provinces in the user's language.
    QString sentence(const OrderProblem& problem) const;

private:
    QString name(Location choice) const;
    QString name(Power power) const;
    QString choices(const OrderProblem& problem) const;
    QString inGap(const OrderProblem& problem, ProblemGap gap) const;

    const Map& map_;
    std::string language_;
};

} // namespace chancery
