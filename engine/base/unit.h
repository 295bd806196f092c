// SPDX-License-Identifier: GPL-3.0-or-later
// An army or a fleet.
#pragma once

#include "engine/base/ids.h"

namespace chancery {

enum class UnitKind : std::uint8_t { Army, Fleet };

struct Unit
{
    Power power = noPower;
    UnitKind kind = UnitKind::Army;
    Location at = nowhere;

    bool operator==(const Unit&) const = default;
};

} // namespace chancery
