// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/involved_part.h"

#include "ui/scene/placement.h"

#include <algorithm>

namespace chancery {

namespace {

/// A part of the map that grows.
struct Growing
{
    double left = 0, top = 0, right = 0, bottom = 0;
    bool empty = true;

    void include(Point at)
    {
        const double x = tokenWidth / 2, y = tokenHeight / 2;
        if (empty) left = right = at.x, top = bottom = at.y;
        empty = false;
        left = std::min(left, at.x - x), right = std::max(right, at.x + x);
        top = std::min(top, at.y - y), bottom = std::max(bottom, at.y + y);
    }
};

} // namespace

MapArea involvedPart(const BoardGeometry& board, const PhaseRecord& record)
{
    constexpr double margin = 90, most = .7; // map units; of the map's area
    Growing part;
    const auto add = [&](Location at) {
        if (at != nowhere) part.include(board.unitAt(at));
    };
    for (const Unit& unit : record.before.units) add(unit.at);
    for (const Unit& unit : record.before.surplus) add(unit.at);
    for (const DislodgedUnit& one : record.before.dislodged) part.include(board.dislodgedAt(one.unit.at));
    for (const Order& order : ordersOf(record)) {
        add(order.unit.at);
        if (const Move* move = as<Move>(order)) add(move->to);
        if (const SupportMove* support = as<SupportMove>(order)) add(support->to);
        if (const Convoy* convoy = as<Convoy>(order)) add(convoy->to);
    }
    if (part.empty) return {};
    const double left = std::max(0., part.left - margin), top = std::max(0., part.top - margin);
    const MapArea area{{left, top},
                       std::min(board.width, part.right + margin) - left,
                       std::min(board.height, part.bottom + margin) - top};
    return area.width * area.height > most * board.width * board.height ? MapArea() : area;
}

} // namespace chancery
