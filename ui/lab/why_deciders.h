// SPDX-License-Identifier: GPL-3.0-or-later
// What decided an order, and what dislodged its unit.
#pragma once

#include "ui/lab/why_links.h"
#include "ui/lab/why_strengths.h"

namespace chancery {

/// Makes parts of the page about a unit, as HTML.
class DecidingParts
{
    Q_DECLARE_TR_FUNCTIONS(chancery::WhyPages)

public:
    /// `why` must outlive this.
    explicit DecidingParts(const WhyLinks& why)
        : why_(why)
        , strengths_(why)
    {
    }

    /// Returns the order that dislodged the unit, both strengths, and who counted in them; empty if none did.
    QString dislodgement(const OrderResult& result) const;
    /// Returns what decided an order: two strengths, each with who counted in it, and the orders.
    QString deciders(const OrderResult& result) const;

private:
    QString decidingOrders(const OrderResult& result) const;

    const WhyLinks& why_;
    StrengthParts strengths_;
};

} // namespace chancery
