// SPDX-License-Identifier: GPL-3.0-or-later
// The page about the result of one unit.
#pragma once

#include "ui/lab/why_links.h"

namespace chancery {

/// Makes the page about a unit, as HTML.
class UnitPage
{
    Q_DECLARE_TR_FUNCTIONS(chancery::WhyPages)

public:
    /// `why` must outlive this.
    explicit UnitPage(const WhyLinks& why)
        : why_(why)
    {
    }

    QString html(Province unit) const; ///< of a unit that has a result

private:
    QString resultLine(const OrderResult& result) const;
    std::vector<StrengthName> strengthsOfUnit(Province unit) const;
    QString strengthTable(Province unit) const;
    QString decision(Province unit) const;
    QString sources(const OrderResult& result) const;

    const WhyLinks& why_;
};

} // namespace chancery
