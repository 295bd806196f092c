// SPDX-License-Identifier: GPL-3.0-or-later
// A name counts as misspelt if even its best meaning costs as much as a misspelling; it means something else
// than it says if its meaning is a second thought and no full stop says that it is cut.
#include "engine/orders/corrections.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns every province that the order names.
ProvinceSet namedIn(const Map& map, const Order& order)
{
    ProvinceSet named;
    const auto add = [&](Location at) {
        if (at != nowhere) named.add(map.provinceOf(at));
    };
    add(order.unit.at);
    if (const auto* move = as<Move>(order)) {
        add(move->to);
        named |= move->path;
    }
    if (const auto* support = as<SupportHold>(order)) add(support->unit);
    if (const auto* support = as<SupportMove>(order)) add(support->unit), add(support->to);
    if (const auto* convoy = as<Convoy>(order)) add(convoy->army), add(convoy->to);
    if (const auto* retreat = as<Retreat>(order)) add(retreat->to);
    return named;
}

/// Returns the meaning of a place that the order has; nullptr if it has none of them.
const PlaceMeaning* meaningIn(const Map& map, ProvinceSet named, const SpelledPlace& place)
{
    const auto found = std::ranges::find_if(
        place.meanings, [&](const PlaceMeaning& meaning) { return named.has(map.provinceOf(meaning.at)); });
    return found == place.meanings.end() ? nullptr : &*found;
}

} // namespace

std::vector<Correction> correctionsIn(const Map& map, const SpelledOrder& spelled, const Order& order)
{
    const ProvinceSet named = namedIn(map, order);
    std::vector<Correction> found;
    const auto look = [&](const SpelledPlace* place) {
        const PlaceMeaning* meaning = place ? meaningIn(map, named, *place) : nullptr;
        if (!meaning) return;
        const bool misspelt = place->meanings.front().cost >= costOfMisspelling;
        const bool another = meaning->cost == costOfSecondThought && !place->abbreviated;
        if (misspelt || another)
            found.push_back({std::string(place->text), map.provinceOf(meaning->at), misspelt});
    };
    look(spelled.unit.place);
    if (spelled.helped) look(spelled.helped->place);
    for (const SpelledPlace* place : spelled.way) look(place);
    return found;
}

} // namespace chancery
