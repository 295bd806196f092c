// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the gamemaster's rulings in the user's language.
#pragma once

#include "engine/game/game.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace chancery {

/// Describes the rulings of one phase.
class RulingWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::RulingWords)

public:
    /// Both arguments must outlive this.
    RulingWords(const Map& map, const PhaseRecord& record);

    /// Returns the result that was ruled: "succeeds".
    static QString result(RuledResult result);
    /// Returns the local time of a ruling in the format of the locale; empty if the time is not known.
    static QString time(const Ruling& ruling);

    /// Returns what is ruled, in one sentence: "The order of A Par reads A Par-Bur."
    QString what(const Ruling& ruling) const;
    /// Returns what is ruled, with the reason: "Ruled: A Par-Bur: succeeds. Reason: Read aloud."
    QString line(const Ruling& ruling) const;
    /// Returns a sentence with the reason of the ruling by which this order is read as it is. Empty if there
    /// is no such ruling.
    QString readingOf(const OrderResult& result) const;
    /// Returns line() for each ruling of the phase, in the order in which they were made.
    QStringList lines() const;

private:
    QString unitAt(Province where) const;
    QString reading(const Ruling& ruling) const;
    QString position(const Ruling& ruling) const;

    const Map& map_;
    const PhaseRecord& record_;
};

/// Returns the last ruling of this kind about a province, which is the one that counts; nullptr if there is
/// none.
const Ruling* rulingOn(const PhaseRecord& record, Ruling::Kind kind, Province where);

} // namespace chancery
