// SPDX-License-Identifier: GPL-3.0-or-later
// Describes in the user's language what a ruling or a correction changes.
#pragma once

#include "engine/game/correct.h"

#include <QCoreApplication>
#include <QString>

namespace chancery {

/// Describes the differences between two versions of a phase.
class DifferenceWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::DifferenceWords)

public:
    /// The map must outlive this.
    explicit DifferenceWords(const Map& map);

    /// Returns a difference as one line, without its phase: "A Par-Bur: succeeds → fails".
    QString line(const Difference& difference) const;

private:
    QString result(const Difference& difference) const;
    QString unit(const Unit& unit) const;
    QString owner(Power power) const;
    QString due(int count) const;

    const Map& map_;
};

} // namespace chancery
