// SPDX-License-Identifier: GPL-3.0-or-later
// Finds slips by comparing an order as it was written with the order that was meant.
#include "engine/orders/slips.h"

namespace chancery {

namespace {

void addSlipsOfUnit(const Map& map, const SpelledUnit& spelled, Location written, const Unit& unit,
                    Slips& slips)
{
    if (!spelled.kind)
        slips.add(Slips::UnitTypeMissing);
    else if (*spelled.kind != unit.kind)
        slips.add(Slips::UnitTypeWrong);
    const bool coast = written != whole(map.provinceOf(written));
    if (coast && written != unit.at) slips.add(Slips::NeedlessCoast);
}

const Location* helpedPlace(const Order& order)
{
    if (const auto* hold = as<SupportHold>(order)) return &hold->unit;
    if (const auto* move = as<SupportMove>(order)) return &move->unit;
    if (const auto* convoy = as<Convoy>(order)) return &convoy->army;
    return nullptr;
}

/// Returns whether a move names a sea of its convoy route more than once.
bool namesASeaTwice(const SpelledOrder& spelled, const Order& order)
{
    const auto* move = as<Move>(order);
    return move && spelled.way.size() > static_cast<std::size_t>(move->path.size()) + 1;
}

bool standsInCanonicalForm(const ReadingContext& context, std::string_view line, const Order& order)
{
    return line.find(canonical(context.map, context.position, order)) != std::string_view::npos;
}

void addSlipsOfNation(const ReadingContext& context, Power written, std::string_view line, const Order& order,
                      Slips& slips)
{
    const Location* place = helpedPlace(order);
    const Unit* helped =
        place ? unitAt(context.map, context.position, context.map.provinceOf(*place)) : nullptr;
    if (!helped || helped->power == written) return;
    if (written != noPower)
        slips.add(Slips::NationalityWrong);
    else if (helped->power != order.power && !standsInCanonicalForm(context, line, order))
        slips.add(Slips::NationalityMissing);
}

} // namespace

Slips slipsOf(const ReadingContext& context, const SpelledOrder& spelled, std::string_view line,
              Location written, const Order& order)
{
    Slips slips;
    const bool exists = order.unit.power != noPower;
    if (exists && written != nowhere && spelled.unit.place)
        addSlipsOfUnit(context.map, spelled.unit, written, order.unit, slips);
    if (namesASeaTwice(spelled, order)) slips.add(Slips::SeaTwice);
    if (spelled.helped) addSlipsOfNation(context, spelled.helped->power, line, order, slips);
    return slips;
}

} // namespace chancery
