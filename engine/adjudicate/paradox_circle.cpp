// SPDX-License-Identifier: GPL-3.0-or-later
// Walks from order to order, breadth first, until an army is reached again.
#include "engine/adjudicate/paradox_circle.h"

#include <algorithm>
#include <deque>
#include <optional>

namespace chancery {

namespace {

using DependenceKind = Dependence::Kind;

class Circles
{
public:
    Circles(const Map& map, const Outcome& outcome, const Paradox& paradox)
        : map_(map)
    {
        members_ = paradox.armies | paradox.fleets | paradox.supports | paradox.moves;
        for (const OrderResult& result : outcome.results)
            if (result.verdict != Verdict::Illegal && result.order.unit.at != nowhere &&
                (members_.has(at(result.order)) || isRival(result.order, paradox.fleets)))
                orders_.push_back(&result.order);
    }

    /// Returns the shortest circle through this army, empty if there is none.
    std::vector<Dependence> through(Province army) const
    {
        std::vector<Dependence> steps;
        std::deque<Province> open{army};
        for (ProvinceSet seen; !open.empty(); open.pop_front())
            for (const Order* order : orders_) {
                const Province next = at(*order);
                const auto kind = seen.has(next) ? std::nullopt : effect(open.front(), *order);
                if (!kind) continue;
                seen.add(next);
                steps.push_back({*kind, open.front(), next});
                if (next == army) return back(steps, army);
                open.push_back(next);
            }
        return {};
    }

private:
    /// Returns whether an order that is not in the paradox matters to it: a move that cannot succeed, but may
    /// stop another that would dislodge a fleet (Pandin's paradox).
    bool isRival(const Order& order, ProvinceSet fleets) const
    {
        const auto* move = as<Move>(order);
        return move && fleets.has(map_.provinceOf(move->to));
    }

    Province at(const Order& order) const { return map_.provinceOf(order.unit.at); }
    bool same(Location a, Location b) const { return map_.provinceOf(a) == map_.provinceOf(b); }

    std::optional<DependenceKind> effect(Province from, const Order& on) const
    {
        const auto found = std::find_if(orders_.begin(), orders_.end(),
                                        [&](const Order* order) { return at(*order) == from; });
        if (found == orders_.end() || *found == &on) return std::nullopt;
        const Order& order = **found;
        if (const auto* move = as<Move>(order)) return effect(order.unit.at, *move, on);
        const auto* moved = as<Move>(on);
        if (const auto* c = as<Convoy>(order);
            c && moved && same(c->army, on.unit.at) && same(c->to, moved->to))
            return DependenceKind::Carries;
        if (const auto* s = as<SupportMove>(order);
            s && moved && same(s->unit, on.unit.at) && same(s->to, moved->to))
            return DependenceKind::Supports;
        if (const auto* s = as<SupportHold>(order); s && !moved && same(s->unit, on.unit.at))
            return DependenceKind::Protects;
        return std::nullopt;
    }

    std::optional<DependenceKind> effect(Location start, const Move& move, const Order& on) const
    {
        const bool attacks = same(move.to, on.unit.at);
        if (const auto* other = as<Move>(on)) {
            const bool follows = same(other->to, start);
            if (attacks && follows) return DependenceKind::Opposes;
            if (follows) return DependenceKind::MakesRoom;
            return same(move.to, other->to) ? std::optional(DependenceKind::StandsOff) : std::nullopt;
        }
        if (!attacks || !members_.has(map_.provinceOf(start))) return std::nullopt;
        return as<SupportMove>(on) || as<SupportHold>(on) ? DependenceKind::Cuts : DependenceKind::Dislodges;
    }

    /// Returns the steps that lead to the last one.
    static std::vector<Dependence> back(const std::vector<Dependence>& steps, Province army)
    {
        std::vector<Dependence> circle{steps.back()};
        while (circle.back().from != army)
            circle.push_back(*std::find_if(steps.begin(), steps.end(), [&](const Dependence& step) {
                return step.to == circle.back().from;
            }));
        std::reverse(circle.begin(), circle.end());
        return circle;
    }

    const Map& map_;
    ProvinceSet members_;
    std::vector<const Order*> orders_; ///< those of the members, and of rivals to their fleets' provinces
};

} // namespace

std::vector<std::vector<Dependence>> circlesOf(const Map& map, const Outcome& outcome, const Paradox& paradox)
{
    const Circles circles(map, outcome, paradox);
    std::vector<std::vector<Dependence>> all;
    ProvinceSet told;
    for (Province army : paradox.armies) {
        if (told.has(army)) continue;
        std::vector<Dependence> circle = circles.through(army);
        for (const Dependence& step : circle) told.add(step.from);
        if (!circle.empty()) all.push_back(std::move(circle));
    }
    return all;
}

} // namespace chancery
