// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the results of two resolutions.
#include "engine/game/study_difference.h"

#include "engine/adjudicate/unit_result.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns the provinces with a unit that has a result, and the sites of builds.
ProvinceSet unitsIn(const Map& map, const Outcome& outcome)
{
    ProvinceSet found;
    for (const OrderResult& result : outcome.results)
        if (result.order.unit.at != nowhere) found.add(map.provinceOf(result.order.unit.at));
    return found;
}

LocationSet retreatsOf(const Map& map, const Outcome& outcome, Province unit)
{
    for (const DislodgedUnit& dislodged : outcome.dislodged)
        if (map.provinceOf(dislodged.unit.at) == unit) return dislodged.retreats;
    return {};
}

class Comparer
{
public:
    Comparer(const Map& map, const Outcome& was, const Outcome& is)
        : map_(map)
        , was_(was)
        , is_(is)
    {
    }

    std::optional<Otherwise> compare(Province unit) const
    {
        const OrderResult *was = resultOf(map_, was_, unit), *is = resultOf(map_, is_, unit);
        if (!was && !is) return std::nullopt;
        if (!was || !is) return found(Otherwise::Kind::Order, unit, was, is);
        if (!isSame(was->order, is->order)) return found(Otherwise::Kind::Order, unit, was, is);
        if (was->verdict != is->verdict || was->fate != is->fate)
            return found(Otherwise::Kind::Result, unit, was, is);
        if (retreatsOf(map_, was_, unit) != retreatsOf(map_, is_, unit))
            return found(Otherwise::Kind::Retreats, unit, was, is);
        if (was->finding == is->finding) return std::nullopt;
        return found(Otherwise::Kind::Reason, unit, was, is);
    }

private:
    /// How an order was written makes no other order of it.
    static bool isSame(const Order& a, const Order& b)
    {
        return a.power == b.power && a.unit == b.unit && a.command == b.command;
    }

    static Otherwise found(Otherwise::Kind kind, Province unit, const OrderResult* was, const OrderResult* is)
    {
        Otherwise one{kind, unit, {}, {}};
        if (was) one.was = *was;
        if (is) one.is = *is;
        return one;
    }

    const Map& map_;
    const Outcome &was_, &is_;
};

} // namespace

StudyDifference differenceBetween(const Map& map, const PhaseRecord& was, const PhaseRecord& is)
{
    StudyDifference difference;
    if (!was.outcome || !is.outcome) return difference;
    const Comparer comparer(map, *was.outcome, *is.outcome);
    for (const Province unit : unitsIn(map, *was.outcome) | unitsIn(map, *is.outcome))
        if (std::optional<Otherwise> one = comparer.compare(unit))
            difference.units.push_back(*std::move(one));
    std::ranges::stable_sort(difference.units, {}, &Otherwise::kind);
    difference.owners = transfersBetween(was.outcome->after, is.outcome->after);
    return difference;
}

} // namespace chancery
