// SPDX-License-Identifier: GPL-3.0-or-later
// What is said beside the results of a beat: supports that did not count and why, and what went by sea.
#pragma once

#include "ui/words/beat_captions.h"

namespace chancery {

/// Words the remarks on one beat: a fight, or supports, convoys or a paradox.
class BeatRemarks : private BeatCaptions
{
    Q_DECLARE_TR_FUNCTIONS(chancery::BeatRemarks)

public:
    using BeatCaptions::BeatCaptions;

    /// Returns what did not count and why, what counted although it was attacked, and who went by sea, one
    /// sentence each.
    QStringList all() const;
    /// Returns what all() says of a unit whose supported move does not help it to hold; empty if nothing.
    QString inMoving(const OrderResult& result) const;

private:
    bool keepEachOtherOut(const OrderResult& result) const;
    bool goesWithoutSaying(const OrderResult& cut) const;
    QStringList supportRemarks(const OrderResult& result) const;
    QString cutRemark(Province supporter) const;
    QString barredRemark(Province supporter, const OrderResult& helped) const;
    QString causeRemark(const OrderResult& result, const QString& what) const;
    BareName unitFrom(const Unit& unit) const;
    QString convoyRemark(const OrderResult& convoy) const;
    QStringList moveRemarks(const OrderResult& move) const;
};

} // namespace chancery
