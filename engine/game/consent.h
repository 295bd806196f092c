// SPDX-License-Identifier: GPL-3.0-or-later
// What players have agreed on about each other's orders (Alexander VII.1, VII.2), as a value.
#pragma once

#include "engine/base/ids.h"

#include <cstdint>

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

} // namespace chancery
