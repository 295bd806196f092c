// SPDX-License-Identifier: GPL-3.0-or-later
// The choices of DATC 4.B, one function each.
#include "engine/orders/coasts.h"

#include "engine/orders/legality.h"

#include <array>

namespace chancery {

namespace {

/// The coasts of a province that a fleet can reach: none, one or more; the first two are told.
struct CoastsInReach
{
    CoastsInReach(const Map& map, const Unit& fleet, Province target)
    {
        for (Location coast : map[target].coasts)
            if (map.fleetReach[index(fleet.at)].has(coast) && count < 2) first[count++] = coast;
    }

    std::array<Location, 2> first{nowhere, nowhere};
    std::size_t count = 0;
};

/// DATC 4.B.1 and 4.B.2
Location coastLeftOut(const CoastsInReach& coasts, const RuleOptions& options)
{
    if (coasts.count == 1)
        return options.coastMissingOnePossible == OnlyCoast::Infer ? coasts.first[0] : nowhere;
    return options.coastMissingTwoPossible == MissingCoast::DefaultCoast ? coasts.first[0] : nowhere;
}

/// DATC 4.B.3: there is no doubt what is meant only if one coast is in reach.
Location coastOutOfReach(const CoastsInReach& coasts, const RuleOptions& options)
{
    return options.coastWrong == WrongCoast::CorrectIt && coasts.count == 1 ? coasts.first[0] : nowhere;
}

} // namespace

Location landing(const Map& map, const Unit& unit, Location to, const RuleOptions& options)
{
    const Province target = map.provinceOf(to);
    if (unit.kind == UnitKind::Army) return whole(target);
    if (map.fleetReach[index(unit.at)].has(to)) return to;
    const CoastsInReach coasts(map, unit, target);
    return to == whole(target) ? coastLeftOut(coasts, options) : coastOutOfReach(coasts, options);
}

bool needlessCoast(const Map& map, Location written, Location own, const RuleOptions& options)
{
    const bool other = written != own && written != whole(map.provinceOf(written));
    return other && options.coastNeedlessWrong == Slip::Illegal;
}

bool supportCoastPossible(const Map& map, Power supporter, const Unit& mover, Location to,
                          const RuleOptions& options)
{
    if (mover.kind == UnitKind::Army || options.supportCoast == SupportCoast::Ignored) return true;
    const Province target = map.provinceOf(to);
    if (map.fleetReach[index(mover.at)].has(to)) return true;
    if (to != whole(target)) return false;
    const bool forgiven = options.supportCoast == SupportCoast::MatchOrMissing ||
                          (options.supportCoast == SupportCoast::MissingOwnOnly && supporter == mover.power);
    return forgiven || CoastsInReach(map, mover, target).count == 1;
}

} // namespace chancery
