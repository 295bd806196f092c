// SPDX-License-Identifier: GPL-3.0-or-later
// A name counts as misspelt if even its best meaning costs as much as a misspelling; it means something else
// than it says if its meaning is a second thought and no full stop says that it is cut.
#include "engine/orders/corrections.h"

#include "engine/orders/order_tokens.h"
#include "engine/orders/possible_order.h"
#include "engine/orders/short_names.h"

#include <algorithm>

namespace chancery {

namespace {

/// What a place is in an order.
enum class Role { Unit, Helped, Target, OnTheWay };

/// Returns the provinces that are this in an order.
ProvinceSet namedAs(const Map& map, const Order& order, Role role)
{
    ProvinceSet named;
    const auto add = [&](Role as, Location at) {
        if (as == role && at != nowhere) named.add(map.provinceOf(at));
    };
    add(Role::Unit, order.unit.at);
    if (const auto* move = as<Move>(order)) {
        add(Role::Target, move->to);
        if (role == Role::OnTheWay) named |= move->path;
    }
    if (const auto* support = as<SupportHold>(order)) add(Role::Helped, support->unit);
    if (const auto* support = as<SupportMove>(order))
        add(Role::Helped, support->unit), add(Role::Target, support->to);
    if (const auto* convoy = as<Convoy>(order))
        add(Role::Helped, convoy->army), add(Role::Target, convoy->to);
    if (const auto* retreat = as<Retreat>(order)) add(Role::Target, retreat->to);
    return named;
}

/// Returns the meaning of a place that the order has; nullptr if it has none of them.
const PlaceMeaning* meaningIn(const Map& map, ProvinceSet named, const SpelledPlace& place)
{
    const auto found = std::ranges::find_if(
        place.meanings, [&](const PlaceMeaning& meaning) { return named.has(map.provinceOf(meaning.at)); });
    return found == place.meanings.end() ? nullptr : &*found;
}

/// Returns an order with another province in place of one.
Order withPlace(const ReadingContext& context, Order order, Role role, Province p)
{
    if (role == Role::Unit) {
        const Unit* unit = unitAt(context.map, context.position, p);
        order.unit = unit ? *unit : Unit{noPower, order.unit.kind, whole(p)};
    } else if (auto* move = std::get_if<Move>(&order.command))
        move->to = whole(p);
    else if (auto* retreat = std::get_if<Retreat>(&order.command))
        retreat->to = whole(p);
    else if (auto* hold = std::get_if<SupportHold>(&order.command))
        hold->unit = whole(p);
    else if (auto* support = std::get_if<SupportMove>(&order.command))
        (role == Role::Helped ? support->unit : support->to) = whole(p);
    else if (auto* convoy = std::get_if<Convoy>(&order.command))
        (role == Role::Helped ? convoy->army : convoy->to) = whole(p);
    return order;
}

/// Returns whether the letter of a unit stands before a place, so that it is no other word.
bool followsLetter(const SpelledOrder& spelled, Role role)
{
    return (role == Role::Unit && spelled.unit.kind) || (role == Role::Helped && spelled.helped->kind);
}

/// Returns whether the beginning of a name may as well be a code with one wrong letter: "tir" is Tirol, but
/// from Vienna perhaps TRI.
bool mayBeCode(const ReadingContext& context, const SpelledPlace& place, const PlaceMeaning& meaning,
               Role role, const Order& order)
{
    return std::ranges::any_of(namesNear(context.map, place, meaning), [&](Province p) {
        return canBeGiven(context, withPlace(context, order, role, p));
    });
}

} // namespace

std::vector<Correction> correctionsIn(const ReadingContext& context, const SpelledOrder& spelled,
                                      const Order& order)
{
    const Map& map = context.map;
    std::vector<Correction> found;
    const auto look = [&](const SpelledPlace* place, Role role) {
        const PlaceMeaning* meaning = place ? meaningIn(map, namedAs(map, order, role), *place) : nullptr;
        if (!meaning) return;
        const bool misspelt = place->meanings.front().cost >= costOfMisspelling;
        const bool another = meaning->cost == costOfSecondThought && !place->abbreviated;
        const bool slip = (isNearKeyword(*place, *meaning) && !followsLetter(spelled, role)) ||
                          mayBeCode(context, *place, *meaning, role, order);
        if (misspelt || another || slip)
            found.push_back({std::string(place->text), map.provinceOf(meaning->at), misspelt});
    };
    look(spelled.unit.place, Role::Unit);
    if (spelled.helped) look(spelled.helped->place, Role::Helped);
    for (const SpelledPlace* place : spelled.way)
        look(place, place == spelled.way.back() ? Role::Target : Role::OnTheWay);
    return found;
}

OrderProblem notCorrected(const Map& map, const SpelledOrder& spelled, const SpelledPlace& place,
                          std::string_view line)
{
    constexpr std::size_t most = 3; // suggestions
    OrderProblem problem{OrderProblem::Kind::UnknownPlace, Expected::Unit, std::string(place.text)};
    if (place.meanings.size() <= most)
        for (const PlaceMeaning& meaning : place.meanings)
            problem.choices.push_back(whole(map.provinceOf(meaning.at)));
    problem.column = columnOf(line, place.begin);
    const bool unit = &place == spelled.unit.place || (spelled.helped && &place == spelled.helped->place);
    if (!unit) problem.expected = Expected::Destination;
    return problem;
}

} // namespace chancery
