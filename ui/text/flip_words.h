// SPDX-License-Identifier: GPL-3.0-or-later
// Names in the user's language what changed orders do: the groups of the ways to turn a result.
#pragma once

#include "engine/lab/flip_effect.h"
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

    /// Returns what one changed order does, without a subject: "cuts the support of Yorkshire".
    QString effect(const FlipEffect& effect) const;
    /// Returns what the changes of a set do: "cuts the support of Yorkshire, and one more support for
    /// Norway".
    QString group(const FlipEffects& does) const;

private:
    const Map& map_;
};

} // namespace chancery
