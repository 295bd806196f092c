// SPDX-License-Identifier: GPL-3.0-or-later
// The gamemaster's rulings in the user's language.
#pragma once

#include "engine/game/game.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace chancery {

/// Speaks about the rulings of one phase, which it does not own.
class RulingWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::RulingWords)

public:
    RulingWords(const Map& map, const PhaseRecord& record);

    static QString kind(Ruling::Kind kind);       ///< "Reading"
    static QString result(RuledResult result);    ///< "succeeds"
    static QString time(const Ruling& ruling);    ///< "22 Nov 2026 08:00"; empty if it is not known

    /// What is ruled, in one sentence: "The order of A Par reads A Par-Bur."
    QString what(const Ruling& ruling) const;
    /// The same with the reason: "Ruled: A Par-Bur succeeds. Reason: the slip was read aloud."
    QString line(const Ruling& ruling) const;
    /// That an order reads so by ruling; empty if it does not.
    QString readingOf(const OrderResult& result) const;
    /// One for each ruling of the phase, in the sequence in which they were made.
    QStringList lines() const;

private:
    QString unitAt(Province where) const;
    QString reading(const Ruling& ruling) const;
    QString position(const Ruling& ruling) const;

    const Map& map_;
    const PhaseRecord& record_;
};

/// The ruling of this kind about a unit that counts, the last that was made; nullptr if there is none.
const Ruling* rulingOn(const PhaseRecord& record, Ruling::Kind kind, Province where);

} // namespace chancery
