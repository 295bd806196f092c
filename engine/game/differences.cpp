// SPDX-License-Identifier: GPL-3.0-or-later
// Compares two versions of a phase.
#include "engine/game/correct.h"

#include <algorithm>

namespace chancery {

namespace {

using DifferenceKind = Difference::Kind;

class Comparison
{
public:
    Comparison(const Map& map, const PhaseRecord& was, const PhaseRecord& is)
        : map_(map)
        , was_(was)
        , is_(is)
    {
    }

    std::vector<Difference> differences()
    {
        if (was_.outcome && is_.outcome) compareResults();
        comparePositions(endOf(was_), endOf(is_));
        return std::move(found_);
    }

    std::vector<Difference> newDifferences()
    {
        comparePositions(was_.before, is_.before);
        const std::vector<Difference> old = std::move(found_);
        found_.clear();
        std::vector<Difference> all = differences();
        std::erase_if(all, [&old](const Difference& one) {
            return std::find(old.begin(), old.end(), one) != old.end();
        });
        return all;
    }

private:
    static const Position& endOf(const PhaseRecord& record)
    {
        return record.outcome ? record.outcome->after : record.before;
    }

    Difference& tell(DifferenceKind kind)
    {
        found_.push_back({is_.phase, kind});
        return found_.back();
    }

    /// Orders that no player wrote are left out: the positions show them.
    void compareResults()
    {
        std::vector<const OrderResult*> left;
        for (const OrderResult& result : is_.outcome->results)
            if (result.ordered) left.push_back(&result);
        for (const OrderResult& result : was_.outcome->results) {
            if (!result.ordered) continue;
            const std::string order = canonical(map_, was_.before, result.order);
            const auto same = std::find_if(left.begin(), left.end(), [&](const OrderResult* other) {
                return other->order.power == result.order.power &&
                       canonical(map_, is_.before, other->order) == order;
            });
            compare(order, &result, same == left.end() ? nullptr : *same);
            if (same != left.end()) left.erase(same);
        }
        for (const OrderResult* result : left)
            compare(canonical(map_, is_.before, result->order), nullptr, result);
    }

    void compare(const std::string& order, const OrderResult* was, const OrderResult* is)
    {
        if (was && is && words(*was) == words(*is)) return;
        Difference& difference = tell(DifferenceKind::Result);
        difference.order = order;
        if (was) difference.was = *was;
        if (is) difference.is = *is;
    }

    static bool has(const std::vector<Unit>& units, const Unit& unit)
    {
        return std::find(units.begin(), units.end(), unit) != units.end();
    }

    static bool hasDislodged(const Position& position, const Unit& unit)
    {
        return std::any_of(position.dislodged.begin(), position.dislodged.end(),
                           [&unit](const DislodgedUnit& dislodged) { return dislodged.unit == unit; });
    }

    void comparePositions(const Position& was, const Position& is)
    {
        for (const Unit& unit : was.units)
            if (!has(is.units, unit) && !hasDislodged(is, unit)) tell(DifferenceKind::UnitGone).unit = unit;
        for (const DislodgedUnit& lost : was.dislodged)
            if (!hasDislodged(is, lost.unit) && !has(is.units, lost.unit))
                tell(DifferenceKind::UnitGone).unit = lost.unit;
        for (const Unit& unit : is.units)
            if (!has(was.units, unit)) tell(DifferenceKind::UnitNew).unit = unit;
        for (const DislodgedUnit& lost : is.dislodged)
            if (!hasDislodged(was, lost.unit)) tell(DifferenceKind::Dislodged).unit = lost.unit;
        for (const Transfer& one : transfersBetween(was, is)) tell(DifferenceKind::Owner).owner = one;
    }

    const Map& map_;
    const PhaseRecord& was_;
    const PhaseRecord& is_;
    std::vector<Difference> found_;
};

} // namespace

std::vector<Difference> differencesBetween(const Map& map, const PhaseRecord& was, const PhaseRecord& is)
{
    return Comparison(map, was, is).differences();
}

std::vector<Difference> newDifferencesBetween(const Map& map, const PhaseRecord& was, const PhaseRecord& is)
{
    return Comparison(map, was, is).newDifferences();
}

} // namespace chancery
