// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a case beside its picture, with its results or without.
#pragma once

#include "ui/lab/case_library.h"

#include <QCoreApplication>

namespace chancery {

/// Makes the texts about the cases of a collection.
class CasePage
{
    Q_DECLARE_TR_FUNCTIONS(chancery::CasePage)

public:
    /// The collection must outlive this.
    explicit CasePage(const CaseCollection& cases)
        : cases_(cases)
    {
    }

    /// Returns a case as HTML: its title, its orders, and with `results` how they end, what it shows, who
    /// would have it otherwise, and the commentary, all of which would give the results away.
    QString html(std::size_t number, bool results) const;

private:
    QString orders(const IndexedCase& one, bool results) const;
    QString table(const std::vector<CaseOrder>& orders, const std::vector<QString>& ends) const;
    QString answers(const IndexedCase& one) const;
    QString named(const std::vector<std::string>& rulebooks) const;

    const CaseCollection& cases_;
};

} // namespace chancery
