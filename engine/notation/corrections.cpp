// SPDX-License-Identifier: GPL-3.0-or-later
// A name counts as misspelt if even its best meaning costs as much as a misspelling.
#include "engine/notation/corrections.h"

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

} // namespace

std::vector<Correction> correctionsIn(const Map& map, const SpelledOrder& spelled, const Order& order)
{
    const ProvinceSet named = namedIn(map, order);
    std::vector<Correction> found;
    const auto look = [&](const SpelledPlace* place) {
        if (!place || std::ranges::any_of(place->meanings, [](const PlaceMeaning& meaning) {
                return meaning.cost < costOfMisspelling;
            }))
            return;
        for (const PlaceMeaning& meaning : place->meanings)
            if (named.has(map.provinceOf(meaning.at)))
                return found.push_back({std::string(place->text), map.provinceOf(meaning.at)});
    };
    look(spelled.unit.place);
    if (spelled.helped) look(spelled.helped->place);
    for (const SpelledPlace* place : spelled.way) look(place);
    return found;
}

} // namespace chancery
