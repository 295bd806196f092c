// SPDX-License-Identifier: GPL-3.0-or-later
// How a strength is made up, and what it is compared with.
#pragma once

#include "ui/lab/why_links.h"

namespace chancery {

/// Makes the page about a strength, and parts of other pages, as HTML.
class StrengthParts
{
    Q_DECLARE_TR_FUNCTIONS(chancery::WhyPages)

public:
    /// `why` must outlive this.
    explicit StrengthParts(const WhyLinks& why)
        : why_(why)
    {
    }

    QString page(StrengthName name) const; ///< the page about a strength that the unit has
    /// Returns a strength with what it consists of, under its name.
    QString account(const StrengthAccount& account) const;
    /// Returns the two strengths that the finding of an order compares, as a sentence; empty if there are
    /// none.
    QString comparison(const OrderResult& result) const;
    /// Returns the strength of a unit that the finding of its order compares, or nullptr.
    const StrengthAccount* mineIn(const OrderResult& result) const;
    /// Returns the strength that it is compared with, or nullptr.
    const StrengthAccount* theirsIn(const OrderResult& result) const;

private:
    QString makeUp(const StrengthAccount& account) const;
    bool prevents(Province supporter, StrengthName name) const;
    QString supporterRow(Province supporter, int counts, const QString& why) const;
    QString comparisons(const StrengthAccount& account) const;
    QString basis(StrengthAccount::Basis basis) const;

    const WhyLinks& why_;
};

} // namespace chancery
