// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a board to who hears it, beside what its picture says.
#pragma once

#include "engine/base/ids.h"

#include <QString>

#include <functional>
#include <vector>

namespace chancery {

/// The sentence of an order that is drawn on a board.
struct ArrowSaid
{
    Province unit = noProvince; ///< where its unit is
    QString text;               ///< "France: Army Paris to Burgundy"
    bool operator==(const ArrowSaid&) const = default;
};

/// What is said of a board beside its picture. It is asked for when a screen reader asks, so that it is never
/// older than the board. Without a function nothing more is said than what is seen.
struct BoardSpeech
{
    std::function<QString(Province)> place;         ///< more of a province: order, result, retreats
    std::function<std::vector<ArrowSaid>()> arrows; ///< the orders that are drawn
};

} // namespace chancery
