// SPDX-License-Identifier: GPL-3.0-or-later
// Checks each order against the others, as a careful reader of the sheets would.
#include "engine/game/sheet_check.h"

#include "engine/adjudicate/insurrection.h"
#include "engine/adjudicate/outcome.h"
#include "engine/orders/convoy_routes.h"
#include "engine/orders/legality.h"
#include "engine/orders/position_faults.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

namespace chancery {

namespace {

using DoubtKind = Doubt::Kind;

/// The orders of a movement phase, by the unit that they are for.
class MovementCheck
{
public:
    MovementCheck(const Map& map, const RuleOptions& options, const Position& position,
                  std::span<const Order> orders)
        : map_(map)
        , options_(options)
        , board_(boardOf(map, position, options))
        , orders_(orders)
    {
        for (std::size_t i = 0; i < orders.size(); ++i)
            if (misaddressed(board_, orders[i]) == Rule::None) told_[index(home(orders[i]))].push_back(i);
    }

    std::optional<Doubt> doubtOf(std::size_t i) const
    {
        const Order& order = orders_[i];
        if (as<Revive>(order)) return doubtOfWish(i);
        if (coastLeftOpen(order))
            return Doubt{i, DoubtKind::CoastMissing, Rule::None, target(as<Move>(order)->to)};
        if (const Rule rule = illegality(board_, orders_, order, options_); rule != Rule::None)
            return Doubt{i, DoubtKind::Illegal, rule, noProvince};
        if (told_[index(home(order))].size() > 1)
            return Doubt{i, DoubtKind::OrderedTwice, Rule::None, home(order)};
        if (const auto* move = as<Move>(order)) return doubtOf(i, *move);
        if (const auto* support = as<SupportHold>(order))
            return unmatched(i, support->unit, DoubtKind::UnmatchedSupport,
                             [](const Order& helped) { return !as<Move>(helped); });
        if (const auto* support = as<SupportMove>(order))
            return unmatched(i, support->unit, DoubtKind::UnmatchedSupport, goingTo(support->to));
        if (const auto* convoy = as<Convoy>(order))
            return unmatched(i, convoy->army, DoubtKind::UnmatchedConvoy, goingTo(convoy->to));
        return {};
    }

private:
    Province target(Location at) const { return map_.provinceOf(at); }
    Province home(const Order& order) const { return map_.provinceOf(order.unit.at); }

    /// A wish that is not valid counts for nothing, nor does one for a centre that a valid wish has named.
    std::optional<Doubt> doubtOfWish(std::size_t i) const
    {
        const auto faultOf = [this](const Order& wish) {
            return wishFault(map_, options_, board_.lost, wish);
        };
        const Order& wish = orders_[i];
        Rule rule = faultOf(wish);
        for (std::size_t k = 0; k < i && rule == Rule::None; ++k)
            if (as<Revive>(orders_[k]) && orders_[k].power == wish.power &&
                faultOf(orders_[k]) == Rule::None && home(orders_[k]) == home(wish))
                rule = Rule::IllegalDuplicate;
        if (rule == Rule::None) return {};
        return Doubt{i, DoubtKind::Illegal, rule, noProvince};
    }

    /// Returns the only order of a unit, or nullptr if it has none or several.
    const Order* told(Province unit) const
    {
        const std::vector<std::size_t>& all = told_[index(unit)];
        return all.size() == 1 ? &orders_[all.front()] : nullptr;
    }

    std::function<bool(const Order&)> goingTo(Location to) const
    {
        return [this, to](const Order& helped) {
            const auto* move = as<Move>(helped);
            return move && target(move->to) == target(to);
        };
    }

    template<class Matches>
    std::optional<Doubt> unmatched(std::size_t i, Location helped, DoubtKind kind, Matches matches) const
    {
        const Order* order = told(target(helped));
        if (!order || matches(*order)) return {};
        return Doubt{i, kind, Rule::None, target(helped)};
    }

    bool coastLeftOpen(const Order& order) const
    {
        const auto* move = as<Move>(order);
        if (!move || misaddressed(board_, order) != Rule::None || order.unit.kind != UnitKind::Fleet)
            return false;
        const Province to = target(move->to);
        if (move->to != whole(to) || map_[to].coasts.empty()) return false;
        return std::ranges::count_if(map_[to].coasts, [&](Location coast) {
                   return map_.fleetReach[index(order.unit.at)].has(coast);
               }) > 1;
    }

    std::optional<Doubt> doubtOf(std::size_t i, const Move& move) const
    {
        const Order& order = orders_[i];
        const Province to = target(move.to);
        if (!mayGetThere(order, move)) return Doubt{i, DoubtKind::NotConvoyed, Rule::None, to};
        for (std::size_t k = 0; k < orders_.size(); ++k) {
            const auto* other = as<Move>(orders_[k]);
            const bool mine = k != i && orders_[k].power == order.power && orders_[k].unit != order.unit;
            if (mine && other && target(other->to) == to)
                return Doubt{i, DoubtKind::SameSpace, Rule::None, home(orders_[k])};
        }
        if (staysInTheWay(order, move)) return Doubt{i, DoubtKind::OwnUnitStays, Rule::None, to};
        return {};
    }

    /// Returns whether an own unit does not leave the destination, or comes the opposite way.
    bool staysInTheWay(const Order& order, const Move& move) const
    {
        const Province to = target(move.to);
        if (!board_.has(to) || board_[to].power != order.power) return false;
        const Order* other = told(to);
        if (!other) return false;
        const auto* leaving = as<Move>(*other);
        if (!leaving) return true;
        const bool bySea = goesBySea(order, move) || goesBySea(*other, *leaving);
        return target(leaving->to) == home(order) && !bySea;
    }

    /// DATC 4.A.3: whether a unit goes to its neighbour by sea. Its order says so, or a fleet carries it that
    /// the rulebook heeds: one of its own power, or any where two change places.
    bool goesBySea(const Order& order, const Move& move) const
    {
        if (move.via == Via::Convoy) return true;
        if (options_.adjacentConvoy == AdjacentConvoy::Explicit) return false;
        return std::ranges::any_of(board_.carriers, [&](Province sea) {
            const Order* other = told(sea);
            const bool heeded = other && (options_.adjacentConvoy == AdjacentConvoy::Recommended1971 ||
                                          other->power == order.power);
            return heeded && carries(*other, home(order), target(move.to));
        });
    }

    bool carries(const Order& order, Province from, Province to) const
    {
        const auto* convoy = as<Convoy>(order);
        return convoy && target(convoy->army) == from && target(convoy->to) == to;
    }

    /// Returns whether the unit can go by land, by sea, or with fleets that are not ordered otherwise: those
    /// that it names, if the rulebook follows them.
    bool mayGetThere(const Order& order, const Move& move) const
    {
        const Province from = home(order), to = target(move.to);
        if (order.unit.kind == UnitKind::Fleet) return true;
        if (move.via == Via::Unstated && map_.armyReach[index(from)].has(to)) return true;
        ProvinceSet fleets;
        for (const Province sea : board_.carriers) {
            const Order* other = told(sea);
            if (!other || carries(*other, from, to)) fleets.add(sea);
        }
        const ProvinceSet way = writtenPath(options_).heeded ? move.path : ProvinceSet{};
        return way.empty() ? convoyPossible(map_, fleets, from, to) : fleets.contains(way);
    }

    const Map& map_;
    const RuleOptions& options_;
    const Board board_;
    std::span<const Order> orders_;
    std::array<std::vector<std::size_t>, maxProvinces>
        told_; ///< [province of the unit] indices of its orders
};

std::vector<Doubt> inMovement(const Map& map, const RuleOptions& options, const Position& position,
                              std::span<const Order> orders)
{
    const MovementCheck check(map, options, position, orders);
    std::vector<Doubt> doubts;
    for (std::size_t i = 0; i < orders.size(); ++i)
        if (const auto doubt = check.doubtOf(i)) doubts.push_back(*doubt);
    return doubts;
}

/// The other phases resolve each order at once; one without effect is doubtful. Nothing is said of the orders
/// of a phase that cannot be resolved.
std::vector<Doubt> inOtherPhases(const Map& map, const RuleOptions& options, const Position& position,
                                 PhaseKind kind, std::span<const Order> orders)
{
    if (!canResolve(map, kind, position)) return {};
    const Outcome outcome = resolve(kind, map, options, position, orders);
    std::vector<Doubt> doubts;
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const OrderResult& result = outcome.results[i];
        const Rule rule = result.finding.rule;
        if (rule == Rule::RetreatClash)
            doubts.push_back({i, DoubtKind::SameSpace, rule, result.finding.against});
        else if (rule == Rule::IllegalDuplicate || rule == Rule::IllegalTwoMeanings)
            doubts.push_back({i, DoubtKind::OrderedTwice, rule, map.provinceOf(orders[i].unit.at)});
        else if (result.verdict == Verdict::Illegal)
            doubts.push_back({i, DoubtKind::Illegal, rule, noProvince});
    }
    return doubts;
}

} // namespace

std::vector<Doubt> doubtsOf(const Map& map, const RuleOptions& options, const Position& position,
                            PhaseKind kind, std::span<const Order> orders)
{
    return kind == PhaseKind::Movement ? inMovement(map, options, position, orders)
                                       : inOtherPhases(map, options, position, kind, orders);
}

} // namespace chancery
