// SPDX-License-Identifier: GPL-3.0-or-later
// Decides the issues of DATC 4.B, one function each.
#include "engine/orders/coasts.h"

#include "engine/orders/legality.h"

#include <array>

namespace chancery {

namespace {

/// The coasts of a province that a fleet can reach, up to two of them.
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

/// Returns the coast that a move without one goes to (DATC 4.B.1, 4.B.2).
Location coastLeftOut(const CoastsInReach& coasts, const RuleOptions& options)
{
    if (coasts.count == 1)
        return options.coastMissingOnePossible == OnlyCoast::Infer ? coasts.first[0] : nowhere;
    return options.coastMissingTwoPossible == MissingCoast::DefaultCoast ? coasts.first[0] : nowhere;
}

/// Returns the coast that a move to one out of reach goes to: there is no doubt only if a single coast is in
/// reach (DATC 4.B.3).
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

Location onlyCoast(const Map& map, const Unit& fleet, Province target)
{
    const CoastsInReach coasts(map, fleet, target);
    return coasts.count == 1 ? coasts.first[0] : nowhere;
}

bool needlessCoast(const Map& map, Location written, Location own, const RuleOptions& options)
{
    const bool other = written != own && written != whole(map.provinceOf(written));
    return other && needlessCoastsCount(options);
}

bool needlessCoastsCount(const RuleOptions& options)
{
    return options.coastNeedlessWrong == Slip::Illegal;
}

CoastInSupport coastInSupport(const RuleOptions& options)
{
    switch (options.supportCoast) {
    case SupportCoast::MatchOrMissing:
        break;
    case SupportCoast::MissingOwnOnly:
        return {true, true, false};
    case SupportCoast::MissingFails:
        return {true, false, false};
    case SupportCoast::Ignored:
        return {false, true, true};
    }
    return {};
}

bool supportCoastPossible(const Map& map, Power supporter, const Unit& mover, Location to,
                          const RuleOptions& options)
{
    const CoastInSupport coast = coastInSupport(options);
    if (mover.kind == UnitKind::Army || !coast.heeded) return true;
    const Province target = map.provinceOf(to);
    if (map.fleetReach[index(mover.at)].has(to)) return true;
    if (to != whole(target)) return false;
    const bool mayBeMissing = supporter == mover.power ? coast.missingForOwn : coast.missingForOthers;
    return mayBeMissing || onlyCoast(map, mover, target) != nowhere;
}

} // namespace chancery
