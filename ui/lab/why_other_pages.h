// SPDX-License-Identifier: GPL-3.0-or-later
// The pages about a phase, a province, a paradox and a term.
#pragma once

#include "ui/lab/why_links.h"

namespace chancery {

/// Makes pages as HTML.
class OtherPages
{
    Q_DECLARE_TR_FUNCTIONS(chancery::WhyPages)

public:
    /// `why` must outlive this.
    explicit OtherPages(const WhyLinks& why)
        : why_(why)
    {
    }

    QString phasePage() const;                     ///< all results
    QString provincePage(Province province) const; ///< what happens in a province
    QString paradoxPage(std::size_t number) const; ///< a paradox of the outcome
    QString termPage(const QString& id) const;     ///< a term of the glossary, with its results in this phase

private:
    QString linesOf(Power power) const;
    QString moversTo(Province province) const;
    QString buildsIn(Province province) const;

    const WhyLinks& why_;
};

} // namespace chancery
