// SPDX-License-Identifier: GPL-3.0-or-later
// Assigns doubts to the lines with their orders, and counts.
#include "engine/game/desk_check.h"

#include "engine/game/agreements.h"
#include "engine/game/attendance.h"
#include "engine/game/orders_given.h"
#include "engine/game/seats.h"
#include "engine/game/sheets.h"
#include "engine/game/standings.h"
#include "engine/orders/choices.h"

#include <algorithm>

namespace chancery {

namespace {

bool counts(const WrittenOrder& line, const std::vector<WrittenOrder>& counting)
{
    return std::ranges::any_of(counting, [&line](const WrittenOrder& other) {
        return other.power == line.power && other.sheet == line.sheet;
    });
}

std::vector<AskedMark> marksOf(const Game& game, const PowerCheck& check,
                               const std::vector<WrittenDoubt>& doubts)
{
    const Map& map = *game.map;
    const PhaseRecord& record = game.current();
    if (check.wishes)
        return {check.count.missing > 0 ? AskedMark::Missing
                : check.illegal > 0     ? AskedMark::Illegal
                                        : AskedMark::Told};
    if (record.phase.kind == PhaseKind::Adjustment) {
        std::vector<AskedMark> marks(static_cast<std::size_t>(check.count.asked), AskedMark::Told);
        std::fill_n(marks.rbegin(), check.count.missing, AskedMark::Missing);
        return marks;
    }
    const ProvinceSet missing = unitsUnordered(game, record, check.power);
    std::vector<AskedMark> marks;
    for (const Unit& unit : unitsAsked(record.before, record.phase.kind, check.power)) {
        const auto doubt = std::ranges::find_if(doubts, [&unit](const WrittenDoubt& d) {
            return d.order.power == unit.power && d.order.unit == unit;
        });
        marks.push_back(missing.has(map.provinceOf(unit.at))               ? AskedMark::Missing
                        : doubt == doubts.end() || doubt->doubt.isRemark() ? AskedMark::Told
                        : doubt->doubt.kind == Doubt::Kind::Illegal        ? AskedMark::Illegal
                                                                           : AskedMark::Doubtful);
    }
    return marks;
}

/// Takes out the orders for units of powers without a player, and adds a doubt for each. Returns which the
/// others were, by their indices.
std::vector<std::size_t> takeUnplayed(const Game& game, std::vector<Order>& orders,
                                      std::vector<Doubt>& doubts)
{
    const PowerSet neutral = neutralIn(game, game.current().phase);
    std::vector<std::size_t> indices;
    std::vector<Order> others;
    for (std::size_t i = 0; i < orders.size(); ++i) {
        if (isUnplayed(orders[i], neutral, game.rulebook.options)) {
            doubts.push_back({i, Doubt::Kind::Illegal, Rule::IllegalUnplayed, noProvince});
            continue;
        }
        indices.push_back(i);
        others.push_back(orders[i]);
    }
    orders = std::move(others);
    return indices;
}

/// Adds the troubles of one power.
void addTroubles(std::vector<TroublePlace>& all, const Game& game, Power power,
                 const std::vector<WrittenDoubt>& doubts)
{
    const PhaseRecord& now = game.current();
    const bool named = now.phase.kind != PhaseKind::Adjustment;
    const ProvinceSet without = unitsMissing(game);
    const bool missing = missingOf(game, power).missing > 0;
    ProvinceSet told;
    const auto addDoubts = [&](Province unit) { // noProvince: where no unit is asked for an order
        for (const WrittenDoubt& each : doubts) {
            const Province at = named ? game.map->provinceOf(each.order.unit.at) : noProvince;
            const bool isHere = unit == noProvince ? !told.has(at) : at == unit;
            const bool illegal = each.doubt.kind == Doubt::Kind::Illegal;
            if (each.order.power == power && isHere && !each.doubt.isRemark())
                all.push_back({power, unit, unit == noProvince ? now.written[each.line].text : std::string(),
                               illegal ? DeskTrouble::Illegal : DeskTrouble::Doubtful});
        }
    };
    if (named)
        for (const Unit& unit : unitsAsked(now.before, now.phase.kind, power)) {
            const Province at = game.map->provinceOf(unit.at);
            if (missing && without.has(at)) all.push_back({power, at});
            addDoubts(at);
            told.add(at);
        }
    if (missing && !std::ranges::any_of(all, [power](const TroublePlace& p) {
            return p.power == power && p.trouble == DeskTrouble::Missing;
        }))
        all.push_back({power, noProvince});
    addDoubts(noProvince);
    for (const WrittenOrder& line : now.written)
        if (line.power == power && !line.problem.empty())
            all.push_back({power, noProvince, line.text, DeskTrouble::Unread});
}

} // namespace

std::vector<Doubt> doubtsAbout(const Game& game, const std::vector<Order>& written)
{
    const PhaseRecord& record = game.current();
    std::vector<Order> orders = written;
    giveInOwnName(game, record, orders);
    permitProxies(game, record, orders);
    std::vector<Doubt> doubts;
    const std::vector<std::size_t> indices = takeUnplayed(game, orders, doubts);
    for (const Order& standing : standingOrders(game, record)) // they count without having been written
        if (std::ranges::find(orders, standing.unit, &Order::unit) == orders.end())
            orders.push_back(standing);
    const RuleOptions& options = game.rulebook.options;
    const ProvinceSet closed = closedIn(game, record.phase);
    const std::vector<Doubt> ofOthers =
        !closed.empty()
            ? doubtsOf(closing(*game.map, closed), options, record.before, record.phase.kind, orders)
            : doubtsOf(*game.map, options, record.before, record.phase.kind, orders);
    for (Doubt doubt : ofOthers) {
        if (doubt.order >= indices.size()) continue;
        doubt.order = indices[doubt.order];
        doubts.push_back(doubt);
    }
    std::ranges::sort(doubts, {}, &Doubt::order);
    return doubts;
}

std::vector<WrittenDoubt> doubtsIn(const Game& game)
{
    const PhaseRecord& record = game.current();
    const std::vector<WrittenOrder> counting = combineSheets(record.written, game.rulebook.options);
    std::vector<Order> orders;
    std::vector<std::size_t> lines;
    for (std::size_t i = 0; i < record.written.size(); ++i) {
        if (!counts(record.written[i], counting)) continue;
        for (const Order& order : record.written[i].orders) {
            orders.push_back(order);
            lines.push_back(i);
        }
    }
    std::vector<WrittenDoubt> found;
    giveInOwnName(game, record, orders);
    for (const Doubt& doubt : doubtsAbout(game, orders))
        found.push_back({lines[doubt.order], orders[doubt.order], doubt});
    return found;
}

ProvinceSet unitsOrderedIllegally(const Game& game)
{
    ProvinceSet illegal;
    for (const WrittenDoubt& each : doubtsIn(game)) {
        const Unit& unit = each.order.unit;
        if (each.doubt.kind == Doubt::Kind::Illegal && unit.at != nowhere && unit.power == each.order.power)
            illegal.add(game.map->provinceOf(unit.at));
    }
    return illegal;
}

std::vector<Order> removedByRule(const Game& game, Power power)
{
    const PhaseRecord& record = game.current();
    if (record.outcome || record.phase.kind != PhaseKind::Adjustment) return {};
    std::vector<Order> removed = previewOf(game, record).automatic;
    std::erase_if(removed, [power](const Order& order) { return order.power != power; });
    return removed;
}

std::vector<Power> powersBySeat(const Game& game)
{
    const Phase& now = game.current().phase;
    const Seating seating = seatingOf(game, now);
    std::vector<Power> all, powers;
    for (const Seat& seat : inMapSequence(seating.seats)) all.insert(all.end(), seat.begin(), seat.end());
    while (!all.empty()) { // the seats of a player may be several, of one power each
        const Power first = all.front();
        const std::string player = playerOf(game, first, now);
        const auto others = std::stable_partition(all.begin(), all.end(), [&](Power one) {
            return one == first || (!player.empty() && playerOf(game, one, now) == player);
        });
        powers.insert(powers.end(), all.begin(), others);
        all.erase(all.begin(), others);
    }
    powers.insert(powers.end(), seating.neutral.begin(), seating.neutral.end());
    return powers;
}

std::vector<PowerCheck> checkDesk(const Game& game)
{
    std::vector<PowerCheck> all;
    const std::vector<WrittenDoubt> doubts = doubtsIn(game);
    for (const Power power : game.map->everyPower()) {
        PowerCheck check;
        check.power = power;
        check.count = missingOf(game, check.power);
        check.wishes = owesWishes(game, check.power);
        check.neutral = !game.current().outcome && isNeutral(game, check.power);
        check.absent =
            !game.current().outcome && inCivilDisorder(game.attendance, check.power, game.current().phase);
        for (const WrittenDoubt& each : doubts)
            if (each.order.power == check.power && !each.doubt.isRemark())
                ++(each.doubt.kind == Doubt::Kind::Illegal ? check.illegal : check.doubts);
        check.unread = static_cast<int>(
            std::ranges::count_if(game.current().written, [&check](const WrittenOrder& line) {
                return line.power == check.power && !line.problem.empty();
            }));
        if (check.count.asked > 0) check.marks = marksOf(game, check, doubts);
        all.push_back(std::move(check));
    }
    return all;
}

int DeskState::of(DeskTrouble trouble) const
{
    switch (trouble) {
    case DeskTrouble::Missing:
        return count.missing;
    case DeskTrouble::Illegal:
        return illegal;
    case DeskTrouble::Doubtful:
        return doubts;
    case DeskTrouble::Unread:
        return unread;
    }
    return 0;
}

DeskState deskStateOf(const Game& game)
{
    DeskState state;
    const PowerSet received = game.current().received;
    for (const PowerCheck& check : checkDesk(game)) {
        state.count.missing += check.count.missing;
        state.count.asked += check.count.asked;
        state.illegal += check.illegal;
        state.doubts += check.doubts;
        state.unread += check.unread;
        state.received += received.has(check.power);
        state.due += received.has(check.power) || check.count.asked > 0;
        state.whole += check.complete();
    }
    return state;
}

std::vector<TroublePlace> troublesOf(const Game& game)
{
    std::vector<TroublePlace> all;
    const std::vector<WrittenDoubt> doubts = doubtsIn(game);
    for (const Power power : game.map->everyPower()) addTroubles(all, game, power, doubts);
    return all;
}

std::optional<TroublePlace> nextTrouble(const Game& game, const TroublePlace& after,
                                        std::span<const DeskTrouble> kinds)
{
    std::vector<TroublePlace> all = troublesOf(game);
    std::erase_if(all, [kinds](const TroublePlace& place) {
        return std::ranges::find(kinds, place.trouble) == kinds.end();
    });
    const auto isThere = [&after](const TroublePlace& place) { return place.isWith(after); };
    auto next = std::ranges::find_if(all, isThere);
    if (next == all.end())
        next = std::ranges::find_if(
            all, [&after](const TroublePlace& place) { return place.power >= after.power; });
    else
        next = std::find_if_not(next, all.end(), isThere);
    if (next == all.end()) next = all.begin();
    return all.empty() ? std::nullopt : std::optional(*next);
}

} // namespace chancery
