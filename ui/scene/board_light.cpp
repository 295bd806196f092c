// SPDX-License-Identifier: GPL-3.0-or-later
// Lets everything step back that is not lit, and numbers the units of a circle.
#include "ui/scene/board_light.h"

#include "ui/scene/board_geometry.h"

#include <algorithm>
#include <string>

namespace chancery {

namespace {

constexpr double badgeScale = 1.3; ///< of the numbers in a circle

/// Returns the units of a circle in the order in which they come, each once.
std::vector<Province> inOrder(const BoardLight& light)
{
    std::vector<Province> units;
    const auto add = [&](Province unit) {
        if (std::ranges::find(units, unit) == units.end()) units.push_back(unit);
    };
    for (const auto& [from, to] : light.circle) {
        add(from);
        add(to);
    }
    return units;
}

/// Takes back what the results of these orders have added to the picture.
void takeBack(Picture& picture, const Map& map, const BoardGeometry& board, ProvinceSet undecided)
{
    const auto isOpen = [&](Province unit) { return unit != noProvince && undecided.has(unit); };
    for (Arrow& arrow : picture.arrows)
        if (isOpen(arrow.unit)) arrow.state = ArrowState::Pending;
    std::erase_if(picture.marks, [&](const Mark& mark) {
        const bool told = mark.kind == MarkKind::Bounce || mark.kind == MarkKind::Cut ||
                          mark.kind == MarkKind::Failed || mark.kind == MarkKind::Destroyed;
        return told && isOpen(mark.unit);
    });
    for (Token& token : picture.tokens)
        if (token.state == TokenState::Dislodged && isOpen(map.provinceOf(token.unit.at))) {
            token.state = TokenState::Plain;
            token.at = placeOf(board, token.unit);
        }
}

} // namespace

void lightUp(Picture& picture, const Map& map, const BoardGeometry& board, const BoardLight& light,
             double tokenScale)
{
    if (light.empty()) return;
    takeBack(picture, map, board, light.undecided);
    const auto stepsBack = [&](Province unit) { return unit != noProvince && !light.units.has(unit); };
    for (Arrow& arrow : picture.arrows)
        if (stepsBack(arrow.unit)) arrow.opacity *= unlitOrder;
    for (Mark& mark : picture.marks)
        if (stepsBack(mark.unit)) mark.opacity *= unlitOrder;
    for (Token& token : picture.tokens)
        if (stepsBack(map.provinceOf(token.unit.at))) token.opacity *= unlitToken;
    for (Province p : light.provinces) picture.highlights.push_back({p, HighlightKind::Lit});
    int number = 0;
    for (Province unit : inOrder(light)) {
        const auto token = std::ranges::find_if(
            picture.tokens, [&](const Token& one) { return map.provinceOf(one.unit.at) == unit; });
        const Point at = token == picture.tokens.end() ? board.unitAt(whole(unit)) : token->at;
        picture.marks.push_back({MarkKind::Strength,
                                 {at.x + tokenScale * tokenWidth / 2, at.y - tokenScale * tokenHeight / 2},
                                 noPower,
                                 std::to_string(++number),
                                 tokenScale * badgeScale,
                                 1,
                                 unit});
    }
}

} // namespace chancery
