// SPDX-License-Identifier: GPL-3.0-or-later
// Where a dislodged unit may retreat, and what becomes of it without an order.
#pragma once

#include "ui/lab/why_links.h"

namespace chancery {

/// Makes parts of the page about a unit, as HTML.
class RetreatParts
{
    Q_DECLARE_TR_FUNCTIONS(chancery::WhyPages)

public:
    /// `why` must outlive this.
    explicit RetreatParts(const WhyLinks& why)
        : why_(why)
    {
    }

    /// Says that no order to retreat counts for a dislodged unit, and what the rules do with it then.
    QString unorderedRetreat(const OrderResult& result) const;
    /// Returns for every province beside a dislodged unit whether it is open to its retreat, and why; empty
    /// of any other unit.
    QString retreats(Province unit) const;

private:
    const WhyLinks& why_;
};

} // namespace chancery
