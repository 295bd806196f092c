// SPDX-License-Identifier: GPL-3.0-or-later
// What the gamemaster decides instead of the sheets, the rules or the board.
#pragma once

#include "engine/adjudicate/ruled.h"
#include "engine/base/ids.h"
#include "engine/base/phase.h"
#include "engine/map/position.h"
#include "engine/orders/order.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace chancery {

/// One agreement about orders. It holds from the phase in which it was made, and binds until a ruling ends
/// it.
struct Consent
{
    /// What is agreed.
    enum class Kind : std::uint8_t {
        Proxy,     ///< a power may order units of another (Alexander VII.2)
        Perpetual, ///< orders are repeated until contradicted; all players agree (Alexander VII.1)
    };

    Kind kind = Kind::Proxy;     ///< what is agreed
    Power by = noPower;          ///< Proxy: whose units may be ordered
    Power to = noPower;          ///< Proxy: who may order them
    Province where = noProvince; ///< Proxy: where the unit is when the phase begins; noProvince for all units

    bool operator==(const Consent&) const = default;
};
inline constexpr std::size_t mostConsents = 1000; ///< the most agreements in a phase

/// One decision of the gamemaster, in force for its phase. `kind` says which of the other members are used.
struct Ruling
{
    /// What the gamemaster decides about.
    enum class Kind : std::uint8_t {
        Reading,    ///< the order of the unit, whatever is written
        Result,     ///< the result of its order, whatever the rules say
        Position,   ///< the unit in a province at the beginning of the phase
        Ownership,  ///< the owner of a centre at the beginning of the phase
        Correction, ///< sheets or rulings of the phase were corrected afterwards; `where` is not used
        Agreement,  ///< `consent` ends, which binds otherwise (Alexander VII); `where` is not used
    };

    Kind kind = Kind::Reading;    ///< what is decided
    Province where = noProvince;  ///< where the unit is when the phase begins; or the province, or the centre
    std::optional<Order> order{}; ///< Reading; without one no order for the unit counts
    RuledResult result{};         ///< Result
    std::optional<Unit> unit{};   ///< Position; without one the province is empty
    bool beside = false;          ///< Position: the unit is beside the one in the province, by mistake
    Power owner = noPower;        ///< Ownership; noPower for no owner
    Consent consent{};            ///< Agreement; its unit is named as it is when the phase begins
    std::string reason;           ///< never empty
    std::string time{};           ///< when it was made, ISO 8601; set by the caller, the engine has no clock

    bool operator==(const Ruling&) const = default;
};
inline constexpr std::size_t mostRulings = 1000; ///< the most rulings in a phase

/// Replaces the orders for which there are rulings on the reading. What is ruled has no slips, however it was
/// typed.
void heedReadings(const Map& map, std::span<const Ruling> rulings, std::vector<Order>& orders);
/// Applies rulings on positions and owners to the position at the beginning of a phase. A unit put into a
/// province closes it to retreats, and a province that is emptied is open to them as though it had always
/// been empty, unless it is in `closed`, which no unit may enter. A dislodged unit that is put back where it
/// was is no longer dislodged.
void heedPositions(const Map& map, std::span<const Ruling> rulings, Position& position,
                   ProvinceSet closed = {});
/// Returns the rulings on results, as adjudication takes them.
RuledResults resultsRuled(std::span<const Ruling> rulings);

/// Returns the rulings that turn `position` into `corrected`: one for each province and each centre that
/// differs, all with this reason and time.
std::vector<Ruling> rulingsBetween(const Map& map, const Position& position, const Position& corrected,
                                   const std::string& reason, const std::string& time);

} // namespace chancery
