// SPDX-License-Identifier: GPL-3.0-or-later
// Looks for what cannot be in a position.
#include "engine/orders/position_faults.h"

#include "engine/base/table_rows.h"
#include "engine/map/standing.h"
#include "engine/orders/choices.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace chancery {

namespace {

using FaultKind = PositionFault::Kind;

/// Which kinds of phase a fault stops.
struct Stopped
{
    FaultKind kind;
    bool movement, retreats, adjustments;
};

constexpr bool no = false, yes = true;

/// The rules of resolution ask for one unit in each province, where its kind can be. A dislodged unit
/// retreats at once, or not at all. The faults below the line are strange, but their results are defined.
constexpr std::array<Stopped, positionFaultKinds> stopped{{
    {FaultKind::OffMap, yes, yes, yes},
    {FaultKind::OwnersMissing, yes, yes, yes},
    {FaultKind::SecondUnit, yes, yes, yes},
    {FaultKind::WrongTerrain, yes, yes, yes},
    {FaultKind::CoastMissing, yes, yes, yes},
    {FaultKind::DislodgedTooEarly, yes, no, yes},
    {FaultKind::DislodgedTwice, no, yes, no},
    // ---
    {FaultKind::RetreatOccupied, no, no, no},
    {FaultKind::RetreatContested, no, no, no},
    {FaultKind::RetreatTooFar, no, no, no},
    {FaultKind::NothingToRetreat, no, no, no},
    {FaultKind::NothingToAdjust, no, no, no},
    {FaultKind::NoOwners, no, no, no},
    {FaultKind::NoDislodger, no, no, no},
    {FaultKind::ContestedOccupied, no, no, no},
    {FaultKind::TooMany, no, no, no},
    {FaultKind::NeverBuilt, no, no, no},
    {FaultKind::WrongCoast, no, no, no},
}};

static_assert(hasARowForEach(stopped, FaultKind::WrongCoast));

/// Looks for the faults of a position and gives each to `Found` as it is met, so that a caller who only asks
/// whether there is one keeps none.
template<class Found>
class Search
{
public:
    Search(const Map& map, PhaseKind phase, const Position& position, Found& found)
        : map_(map)
        , phase_(phase)
        , position_(position)
        , found_(found)
        , provinces_(map.provinces.size())
        , locations_(map.locations.size())
        , powers_(map.powers.size())
    {
    }

    /// Looks for what can stop a phase.
    void lookAtUnits()
    {
        if (!hasRightfulOwners()) found_({FaultKind::OwnersMissing});
        if (!position_.surplus.empty() || !areInPlace()) lookAtEach();
        for (const Province where : position_.contested)
            if (index(where) >= map_.provinces.size()) found_({.kind = FaultKind::OffMap});
        if (phase_ == PhaseKind::Retreat) return lookAtRetreats();
        for (const DislodgedUnit& dislodged : position_.dislodged)
            if (isWell(dislodged)) add(FaultKind::DislodgedTooEarly, dislodged.unit);
    }

    /// Looks for what is only strange; the position must have an owner for each province, and every unit on
    /// the map.
    void lookAtTheRest()
    {
        for (const DislodgedUnit& dislodged : position_.dislodged)
            if (!unitAt(map_, position_, map_.provinceOf(dislodged.unit.at)))
                add(FaultKind::NoDislodger, dislodged.unit);
        for (const Province where : position_.contested& occupied(map_, position_))
            found_({.kind = FaultKind::ContestedOccupied, .where = where});
        if (phase_ == PhaseKind::Retreat) lookAtWaysOut();
        if (phase_ == PhaseKind::Retreat && position_.dislodged.empty())
            found_({.kind = FaultKind::NothingToRetreat});
        if (phase_ == PhaseKind::Adjustment)
            lookAtAdjustments();
        else if (hasOwners())
            for (const Power power : map_.everyPower()) count(power);
    }

private:
    void add(FaultKind kind, const Unit& unit, Province where)
    {
        found_({.kind = kind, .power = unit.power, .unit = unit, .where = where});
    }
    void add(FaultKind kind, const Unit& unit) { add(kind, unit, map_.provinceOf(unit.at)); }

    bool isOnMap(const Unit& unit) const
    {
        return index(unit.at) < locations_ && index(unit.power) < powers_;
    }

    /// Adds what is wrong with a unit by itself. Returns whether it is on the map, where no army is on one
    /// coast.
    bool isWell(const Unit& unit)
    {
        const Standing standing =
            isOnMap(unit) ? standingOf(map_, unit.kind, unit.at) : Standing::CoastNeedless;
        if (standing == Standing::WrongTerrain) add(FaultKind::WrongTerrain, unit);
        if (standing == Standing::CoastMissing) add(FaultKind::CoastMissing, unit);
        if (standing == Standing::CoastNeedless) found_({.kind = FaultKind::OffMap, .unit = unit});
        return standing != Standing::CoastNeedless;
    }

    /// As above, of one that must retreat.
    bool isWell(const DislodgedUnit& dislodged)
    {
        if (!isWell(dislodged.unit)) return false;
        const bool isFromMap =
            dislodged.attackedFrom == noProvince || index(dislodged.attackedFrom) < map_.provinces.size();
        if (!isFromMap) found_({.kind = FaultKind::OffMap, .unit = dislodged.unit});
        return isFromMap;
    }

    bool hasRightfulOwners() const
    {
        if (position_.owner.size() != map_.provinces.size()) return false;
        const Power* const owners = position_.owner.data();
        const std::size_t count = position_.owner.size();
        std::uint64_t wrong = 0, eight = 0, rest = ~std::uint64_t{0}; // what is not there is noPower
        std::size_t i = 0;
        for (; i + 8 <= count; i += 8) {
            std::memcpy(&eight, owners + i, 8);
            wrong |= notOwners(eight);
        }
        std::memcpy(&rest, owners + i, count - i);
        wrong |= notOwners(rest);
        return wrong == 0;
    }

    /// Returns a number that is not 0 if one of eight powers is neither on the map nor noPower. To look at
    /// them abreast is quicker than to ask about each.
    std::uint64_t notOwners(std::uint64_t eight) const
    {
        constexpr std::uint64_t each = 0x0101010101010101, top = 128 * each;
        const std::uint64_t next = ((eight & ~top) + each) ^ (eight & top); // of each byte: of noPower 0
        return (next | ((next & ~top) + (127 - powers_) * each)) & top;
    }

    /// Units are looked up by halving, so that one out of its place might not be found.
    void lookAtOrder()
    {
        const auto province = [this](const Unit& unit) {
            return index(unit.at) < locations_ ? map_.provinceOf(unit.at) : noProvince;
        };
        if (!std::ranges::is_sorted(position_.units, {}, province) ||
            !std::ranges::is_sorted(position_.surplus, {}, province))
            found_({FaultKind::OffMap});
    }

    /// Returns whether every unit can be where it is, and they are sorted, with one in a province. That is
    /// seen quicker than what is wrong.
    bool areInPlace() const
    {
        std::size_t next = 0;
        bool well = true;
        for (const Unit& unit : position_.units) {
            if (index(unit.at) >= maxProvinces) return false;
            const std::size_t where = index(map_.provinceOf(unit.at));
            well &= (map_.standable[index(unit.at)] >> index(unit.kind) & 1) != 0;
            well &= index(unit.power) < powers_;
            well &= where >= next;
            next = where + 1;
        }
        return well;
    }

    void lookAtEach()
    {
        ProvinceSet taken;
        for (const Unit& unit : position_.units) lookAt(unit, taken);
        for (const Unit& unit : position_.surplus)
            if (isWell(unit)) add(FaultKind::SecondUnit, unit);
        lookAtOrder();
    }

    /// Adds what is wrong with a unit that is not dislodged; `taken` are the provinces of those before it.
    void lookAt(const Unit& unit, ProvinceSet& taken)
    {
        if (!isWell(unit)) return;
        const Province where = map_.provinceOf(unit.at);
        if (taken.has(where)) add(FaultKind::SecondUnit, unit);
        taken.add(where);
    }

    void lookAtRetreats()
    {
        ProvinceSet waiting;
        for (const DislodgedUnit& dislodged : position_.dislodged) {
            const Unit& unit = dislodged.unit;
            if (!isWell(dislodged)) continue;
            const Province where = map_.provinceOf(unit.at);
            if (waiting.has(where)) add(FaultKind::DislodgedTwice, unit);
            waiting.add(where);
        }
    }

    void lookAtWaysOut()
    {
        const ProvinceSet closed = occupied(map_, position_);
        for (const DislodgedUnit& dislodged : position_.dislodged)
            for (const Location to : dislodged.retreats) lookAtRetreat(dislodged.unit, to, closed);
    }

    /// A province that the game closes is near all the same: the phase refuses a retreat there by its clause.
    void lookAtRetreat(const Unit& unit, Location to, ProvinceSet closed)
    {
        if (index(to) >= map_.locations.size()) return add(FaultKind::RetreatTooFar, unit, noProvince);
        const Province where = map_.provinceOf(to);
        if (closed.has(where))
            add(FaultKind::RetreatOccupied, unit, where);
        else if (position_.contested.has(where))
            add(FaultKind::RetreatContested, unit, where);
        else if (!map_.steps[index(unit.kind)][index(unit.at)].has(to) && !map_.closed.has(where))
            add(FaultKind::RetreatTooFar, unit, where);
    }

    bool hasOwners() const
    {
        return std::ranges::any_of(position_.owner, [](Power owner) { return owner != noPower; });
    }

    void lookAtAdjustments()
    {
        if (!hasOwners() && !position_.units.empty()) return found_({.kind = FaultKind::NoOwners});
        for (const Power power : map_.everyPower())
            if (adjustmentChoices(map_, position_, power).count != 0) return;
        found_({.kind = FaultKind::NothingToAdjust});
    }

    void count(Power power)
    {
        const int units = unitsOf(position_, power), centres = centresOf(position_, power);
        if (units > centres)
            found_({.kind = FaultKind::TooMany, .power = power, .units = units, .centres = centres});
    }

    const Map& map_;
    const PhaseKind phase_;
    const Position& position_;
    Found& found_;
    const std::size_t provinces_, locations_, powers_; ///< how many the map has
};

} // namespace

bool stopsPhase(PositionFault::Kind fault, PhaseKind phase)
{
    const Stopped& row = stopped[static_cast<std::size_t>(fault)];
    return phase == PhaseKind::Movement  ? row.movement
           : phase == PhaseKind::Retreat ? row.retreats
                                         : row.adjustments;
}

bool isAboutRetreat(PositionFault::Kind fault)
{
    return FaultKind::RetreatOccupied <= fault && fault <= FaultKind::RetreatTooFar;
}

std::vector<PositionFault> faultsOf(const Map& map, PhaseKind phase, const Position& position)
{
    std::vector<PositionFault> faults;
    auto keep = [&faults](const PositionFault& fault) { faults.push_back(fault); };
    Search search(map, phase, position, keep);
    search.lookAtUnits();
    const bool isOther = std::ranges::any_of(
        faults, [](const PositionFault& fault) { return fault.kind <= FaultKind::OwnersMissing; });
    if (!isOther) search.lookAtTheRest();
    std::stable_partition(faults.begin(), faults.end(),
                          [phase](const PositionFault& fault) { return stopsPhase(fault.kind, phase); });
    return faults;
}

std::vector<PositionFault> stoppingFaults(const Map& map, PhaseKind phase, const Position& position)
{
    std::vector<PositionFault> faults;
    auto keep = [&](const PositionFault& fault) {
        if (stopsPhase(fault.kind, phase)) faults.push_back(fault);
    };
    Search(map, phase, position, keep).lookAtUnits();
    return faults;
}

bool canResolve(const Map& map, PhaseKind phase, const Position& position)
{
    bool can = true;
    auto note = [&](const PositionFault& fault) { can = can && !stopsPhase(fault.kind, phase); };
    Search(map, phase, position, note).lookAtUnits();
    return can;
}

} // namespace chancery
