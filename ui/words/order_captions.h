// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of orders as such: those that are read out, and those without effect.
#pragma once

#include "ui/words/beat_captions.h"

namespace chancery {

/// Words the captions of beats that read out orders or show that some have no effect.
class OrderCaptions : private BeatCaptions
{
    Q_DECLARE_TR_FUNCTIONS(chancery::OrderCaptions)

public:
    using BeatCaptions::BeatCaptions;

    /// Returns whose orders are read out, or the only one.
    QString readOut() const;
    /// Returns the orders that are read out.
    std::vector<ReadOrder> lines() const;
    /// Returns the orders that are void.
    CaptionGroup voids() const;
    /// Returns why orders have no effect, one sentence each.
    QStringList reasons() const;

private:
    bool isEveryOrder() const;
    bool isOnePowers() const;
    QString voidOf(const OrderResult& result) const;
    bool hasNoEffect(const OrderResult& result) const;
    QString whyWithoutEffect(const OrderResult& result) const;
};

} // namespace chancery
