// SPDX-License-Identifier: GPL-3.0-or-later
// Names in the user's language what changed orders do: the groups of the ways to turn a result.
#pragma once

#include "engine/explain/flip.h"
#include "engine/map/map.h"

#include <QCoreApplication>
#include <QString>

namespace chancery {

/// Names the groups of flips on one map. It is cheap to make.
class FlipWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::FlipWords)

public:
    /// The map must outlive this.
    explicit FlipWords(const Map& map);

    /// Returns what one changed order does, without a subject: "cuts the support from Yorkshire".
    QString effect(const FlipEffect& effect) const;
    /// Returns what the changes of a set do: "cuts the support from Yorkshire, and one more support for
    /// Norway".
    QString group(const FlipEffects& does) const;
    /// Returns changed orders in short form: "A Yor-Lon instead of A Yor H, and F Nth H instead of F
    /// Nth-Lon". `before` is the position of the phase.
    QString changes(const std::vector<OrderChange>& changes, const Position& before) const;
    /// Returns the words of a result: "fails, dislodged".
    static QString result(FlipResult result);

private:
    const Map& map_;
};

} // namespace chancery
