// SPDX-License-Identifier: GPL-3.0-or-later
// What the gamemaster decides otherwise than the sheets, the rules or the board have it.
#pragma once

#include "engine/adjudicate/ruled.h"
#include "engine/base/phase.h"
#include "engine/orders/order.h"
#include "engine/position/position.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace chancery {

/// One decision, in force for the phase that it is made in. Which members are used follows from `kind`.
struct Ruling
{
    enum class Kind : std::uint8_t {
        Reading,   ///< what the unit is told, whatever is written
        Result,    ///< what comes of its order, whatever the rules say
        Position,  ///< what stands in a space when the phase begins
        Ownership, ///< whose a centre is when the phase begins
        Correction, ///< sheets or rulings of the phase were put right after it was played; `where` is not used
    };

    Kind kind = Kind::Reading;
    Province where = noProvince;   ///< the unit's, as the phase begins; or the space, or the centre
    std::optional<Order> order{};  ///< of Reading; without one nothing that is written for the unit counts
    RuledResult result{};          ///< of Result
    std::optional<Unit> unit{};    ///< of Position; without one the space is empty
    Power owner = noPower;         ///< of Ownership; noPower is nobody
    std::string reason;            ///< never empty
    std::string time{};            ///< when it was made, ISO 8601; whoever makes it has the clock

    bool operator==(const Ruling&) const = default;
};
inline constexpr std::size_t mostRulings = 1000; ///< in a phase

/// The orders that count once the readings are heeded.
void heedReadings(const Map& map, std::span<const Ruling> rulings, std::vector<Order>& orders);
/// The position once it is put right: of a phase, or of the one that would follow by the rules.
void heedPositions(const Map& map, std::span<const Ruling> rulings, Position& position);
RuledResults resultsRuled(std::span<const Ruling> rulings);

/// What the rulings make of `position` to become `corrected`, one for each space and each centre that differs.
std::vector<Ruling> rulingsBetween(const Map& map, const Position& position, const Position& corrected,
                                   const std::string& reason, const std::string& time);

} // namespace chancery
