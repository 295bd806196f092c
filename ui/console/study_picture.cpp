// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/study_picture.h"

#include "ui/console/setup_desk.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/focus.h"

#include <algorithm>

namespace chancery {

namespace {

/// Lights what is otherwise, units before centres.
void lightOtherwise(Picture& picture, const StudyDifference& difference)
{
    std::vector<Highlight> lit;
    for (const Otherwise& one : difference.units) {
        if (one.kind == Otherwise::Kind::Reason) continue;
        lit.push_back({one.unit, one.kind == Otherwise::Kind::Order ? HighlightKind::OtherOrder
                                                                    : HighlightKind::OtherResult});
    }
    for (const Transfer& one : difference.owners)
        if (std::ranges::find(lit, one.centre, &Highlight::province) == lit.end())
            lit.push_back({one.centre, HighlightKind::OtherResult});
    picture.highlights.insert(picture.highlights.begin(), lit.begin(), lit.end());
}

Picture pictureOf(const StudyView& shown, const PhaseRecord& record, const StudyDifference& difference,
                  const BoardGeometry& board, const StudyLook& look)
{
    ViewOptions options;
    options.rules = shown.study().rulebook.options;
    options.tokenScale = look.tokenScale;
    options.showOrders = look.orders;
    options.selection = look.selection;
    if (look.read != noProvince) options.selection.chosen = look.read;
    Picture picture = compose(shown.map(), board, record, options);
    if (look.difference) lightOtherwise(picture, difference);
    lightUp(picture, shown.map(), board, look.light, look.tokenScale);
    return picture;
}

} // namespace

Picture studyPicture(const StudyView& shown, const BoardGeometry& board, const StudyLook& look)
{
    return pictureOf(shown, shown.record(), shown.difference(), board, look);
}

Picture comparedPicture(const StudyView& shown, const BoardGeometry& board, const StudyLook& look)
{
    if (!shown.comparedRecord()) return {};
    StudyLook other = look;
    other.selection = {};
    other.light = {};
    return pictureOf(shown, *shown.comparedRecord(), shown.difference(), board, other);
}

Picture triedPicture(const StudyView& shown, const PhaseRecord& tried, const BoardGeometry& board,
                     const StudyLook& look)
{
    const StudyDifference difference =
        shown.record().outcome ? differenceBetween(shown.map(), shown.record(), tried) : StudyDifference();
    return pictureOf(shown, tried, difference, board, look);
}

Picture setupPicture(const StudyView& shown, const SetupDesk& setup, const BoardGeometry& board,
                     double tokenScale)
{
    const Position& position = shown.study().position;
    Picture picture = composePosition(board, position, tokenScale);
    if (position.dislodged.empty()) // else they are marked already
        for (const Province province : position.contested)
            picture.marks.push_back(
                {MarkKind::Contested, board.unitAt(whole(province)), noPower, {}, tokenScale, 1});
    for (const Province attacker : setup.attackers())
        picture.highlights.push_back({attacker, HighlightKind::Target});
    if (setup.chosen() != noProvince) picture.highlights.push_back({setup.chosen(), HighlightKind::Chosen});
    return picture;
}

QRectF involvedPart(const StudyView& shown, const BoardGeometry& board)
{
    const MapArea part = onBoard(involvedPart(board, shown.record()), areaOf(board));
    return {part.corner.x, part.corner.y, part.width, part.height};
}

MapArea involvedArea(const PhaseRecord& record, const BoardGeometry& board)
{
    return involvedPart(board, record);
}

} // namespace chancery
