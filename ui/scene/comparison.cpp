// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the positions of two phases.
#include "ui/scene/comparison.h"

#include "engine/game/standings.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/compose.h"
#include "ui/scene/order_sheet.h"

#include <algorithm>

namespace chancery {

Comparison comparisonOf(const Game& game, std::size_t one, std::size_t other)
{
    Comparison found;
    found.from = std::min(one, other);
    found.to = std::max(one, other);
    const Position &before = game.phases[found.from].before, &after = comparedPosition(game, found.to);
    found.transfers = transfersBetween(before, after);
    found.units = unitChanges(game, found.from, found.to);
    const YearTally was = yearTally(*game.map, 0, before), is = yearTally(*game.map, 0, after);
    for (const Power power : ranked(is.centres)) {
        const std::size_t p = index(power);
        if (!eliminated(before, power) || !eliminated(after, power))
            found.powers.push_back({{power, was.centres[p], is.centres[p]}, was.units[p], is.units[p]});
    }
    return found;
}

Picture composeChanges(const Map& map, const BoardGeometry& board, const Position& now,
                       const UnitChanges& units, const ProvinceSet& centres, double tokenScale)
{
    Picture picture = composePosition(board, now, tokenScale);
    const Clutter clutter = clutterOf(map, board, now, tokenScale);
    for (const Province centre : centres) picture.highlights.push_back({centre, HighlightKind::Chosen});
    for (const UnitWay& way : units.moved) {
        const bool byWater = way.was.kind == UnitKind::Fleet;
        const Curve route =
            wayAround(placeOf(board, way.was), placeOf(board, way.is), clutter, tokenScale, false, byWater);
        Arrow arrow = arrowAlong(arrowOn(route, clutter, tokenScale), ArrowKind::Move, way.is.power);
        arrow.state = ArrowState::Works;
        arrow.unit = map.provinceOf(way.is.at);
        picture.arrows.push_back(arrow);
    }
    for (Token& token : picture.tokens)
        if (token.state == TokenState::Plain && std::ranges::find(units.came, token.unit) != units.came.end())
            token.state = TokenState::Built;
    std::vector<Token> gone;
    for (const Unit& unit : units.gone) {
        const bool taken = unitAt(map, now, map.provinceOf(unit.at)) != nullptr;
        const Point at = taken ? asideOf(board, unit, tokenScale) : placeOf(board, unit);
        gone.push_back({unit, at, TokenState::Removed, tokenScale, 1, 0});
    }
    picture.tokens.insert(picture.tokens.begin(), gone.begin(), gone.end()); // under those that are there
    return picture;
}

} // namespace chancery
