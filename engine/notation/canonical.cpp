// SPDX-License-Identifier: GPL-3.0-or-later
// Writes orders in the one form that files hold.
#include "engine/notation/order_text.h"

#include "engine/map/standing.h"
#include "engine/orders/convoy_routes.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace chancery {

namespace {

std::string unitText(const Map& map, UnitKind kind, Location at)
{
    return (kind == UnitKind::Army ? "A " : "F ") + map[at].code;
}

/// Returns a supported or convoyed unit as text; whether it is A or F comes from the position.
std::string helpedText(const Map& map, const Position& position, Location at)
{
    if (const Unit* unit = unitAt(map, position, map.provinceOf(at))) return unitText(map, unit->kind, at);
    return unitText(map, mayStand(map, UnitKind::Army, at) ? UnitKind::Army : UnitKind::Fleet, at);
}

/// Finds the sequence in which a path is written: one that an army can pass, or, of a scrambled path, one
/// that it cannot pass either, so that reading the text gives the same order again.
class PathSequence
{
public:
    PathSequence(const Map& map, Province from, Province to)
        : map_(map)
        , from_(from)
        , to_(to)
    {
    }

    std::string text(const Move& move)
    {
        if (move.scrambled)
            scramble(move.path);
        else if (!follow(from_, move.path))
            for (Province sea : move.path) seas_.push_back(sea); // no reader makes such a path
        std::string text;
        for (Province sea : seas_) text += " - " + map_[sea].code;
        return text;
    }

private:
    static constexpr int mostSteps = 20000; ///< after these a path of very many seas is written as it comes

    void scramble(ProvinceSet path)
    {
        for (Province sea : path) seas_.push_back(sea);
        while (inSequence(map_, from_, seas_, to_) && std::next_permutation(seas_.begin(), seas_.end())) {
        }
    }

    /// Goes on from `last` through all seas that are left, each once.
    bool follow(Province last, ProvinceSet left)
    {
        if (++steps_ > mostSteps) return false;
        if (left.empty()) return map_.seasTouching[index(to_)].has(last);
        for (Province next : left& map_.seasTouching[index(last)]) {
            seas_.push_back(next);
            ProvinceSet others = left;
            others.remove(next);
            if (follow(next, others)) return true;
            seas_.pop_back();
        }
        return false;
    }

    const Map& map_;
    Province from_, to_;
    std::vector<Province> seas_;
    int steps_ = 0;
};

class Writer
{
public:
    Writer(const Map& map, const Position& position, const Order& order)
        : map_(map)
        , position_(position)
        , order_(order)
    {
    }

    std::string operator()(const Hold&) const { return unit() + " H"; }

    std::string operator()(const Move& move) const
    {
        if (!move.path.empty()) {
            PathSequence sequence(map_, map_.provinceOf(order_.unit.at), map_.provinceOf(move.to));
            return unit() + sequence.text(move) + " - " + map_[move.to].code;
        }
        return unit() + " - " + map_[move.to].code + (move.via == Via::Convoy ? " VIA" : "");
    }

    std::string operator()(const SupportHold& support) const { return unit() + " S " + helped(support.unit); }

    std::string operator()(const SupportMove& support) const
    {
        return unit() + " S " + helped(support.unit) + " - " + map_[support.to].code;
    }

    std::string operator()(const Convoy& convoy) const
    {
        return unit() + " C " + helped(convoy.army) + " - " + map_[convoy.to].code;
    }

    std::string operator()(const Retreat& retreat) const { return unit() + " - " + map_[retreat.to].code; }
    std::string operator()(const Disband&) const { return "D " + unit(); }
    std::string operator()(const Build&) const { return "B " + unit(); }
    std::string operator()(const Waive&) const { return "WAIVE"; }
    std::string operator()(const Revive&) const { return "R " + unit(); }

    std::string operator()(const Insurrection& rising) const
    {
        return unit() + " I " + (rising.whom == noPower ? "?" : map_[rising.whom].name);
    }

private:
    std::string unit() const { return canonical(map_, order_.unit); }
    std::string helped(Location at) const { return helpedText(map_, position_, at); }

    const Map& map_;
    const Position& position_;
    const Order& order_;
};

} // namespace

std::string canonical(const Map& map, const Unit& unit)
{
    return unitText(map, unit.kind, unit.at);
}

std::string canonical(const Map& map, const Position& position, const Order& order)
{
    return std::visit(Writer(map, position, order), order.command);
}

} // namespace chancery
