// SPDX-License-Identifier: GPL-3.0-or-later
// What turns out otherwise after a ruling or a correction, in the user's language.
#pragma once

#include "engine/rulings/correct.h"

#include <QCoreApplication>
#include <QString>

namespace chancery {

class DifferenceWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::DifferenceWords)

public:
    explicit DifferenceWords(const Map& map);

    /// "A Par-Bur: succeeds → fails"; without its phase.
    QString line(const Difference& difference) const;

private:
    QString result(const Difference& difference) const;
    QString unit(const Unit& unit) const;
    QString owner(Power power) const;

    const Map& map_;
};

} // namespace chancery
