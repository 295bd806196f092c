// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/study_picture.h"

#include "ui/picture/placement.h"
#include "ui/study/setup_desk.h"

#include <algorithm>

namespace chancery {

namespace {

Picture pictureOf(const StudySession& session, const PhaseRecord& record, const BoardGeometry& board,
                  const StudyLook& look)
{
    ViewOptions options;
    options.rules = session.study().rulebook.options;
    options.tokenScale = look.tokenScale;
    options.showOrders = look.orders;
    options.selection = look.selection;
    if (look.read != noProvince) options.selection.chosen = look.read;
    Picture picture = compose(session.map(), board, record, options);
    if (!look.difference) return picture;
    std::vector<Highlight> lit;
    for (const Otherwise& one : session.difference().units) {
        if (one.kind == Otherwise::Kind::Reason) continue;
        lit.push_back({one.unit, one.kind == Otherwise::Kind::Order ? HighlightKind::OtherOrder
                                                                    : HighlightKind::OtherResult});
    }
    for (const OtherOwner& one : session.difference().owners)
        if (std::ranges::find(lit, one.centre, &Highlight::province) == lit.end())
            lit.push_back({one.centre, HighlightKind::OtherResult});
    picture.highlights.insert(picture.highlights.begin(), lit.begin(), lit.end());
    return picture;
}

/// Adds a point to a part of the map.
void include(QRectF& part, const Point& at)
{
    const QRectF spot(at.x - tokenWidth / 2, at.y - tokenHeight / 2, tokenWidth, tokenHeight);
    part = part.isNull() ? spot : part.united(spot);
}

/// Adds where an order goes.
void include(QRectF& part, const BoardGeometry& board, const Order& order)
{
    const auto add = [&](Location at) {
        if (at != nowhere) include(part, board.unitAt(at));
    };
    add(order.unit.at);
    if (const Move* move = as<Move>(order)) add(move->to);
    if (const SupportMove* support = as<SupportMove>(order)) add(support->to);
    if (const Convoy* convoy = as<Convoy>(order)) add(convoy->to);
}

} // namespace

Picture studyPicture(const StudySession& session, const BoardGeometry& board, const StudyLook& look)
{
    return pictureOf(session, session.record(), board, look);
}

Picture comparedPicture(const StudySession& session, const BoardGeometry& board, const StudyLook& look)
{
    if (!session.comparedRecord()) return {};
    StudyLook other = look;
    other.selection = {};
    return pictureOf(session, *session.comparedRecord(), board, other);
}

Picture setupPicture(const StudySession& session, const SetupDesk& setup, const BoardGeometry& board,
                     double tokenScale)
{
    const Position& position = session.study().position;
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

QRectF involvedPart(const StudySession& session, const BoardGeometry& board)
{
    constexpr double margin = 90, most = .7; // map units; of the map's area
    const QRectF whole(0, 0, board.width, board.height);
    const PhaseRecord& record = session.record();
    QRectF part;
    for (const Unit& unit : record.before.units) include(part, board.unitAt(unit.at));
    for (const Unit& unit : record.before.surplus) include(part, board.unitAt(unit.at));
    for (const DislodgedUnit& one : record.before.dislodged) include(part, board.dislodgedAt(one.unit.at));
    for (const Order& order : ordersOf(record)) include(part, board, order);
    if (part.isNull()) return whole;
    part = part.adjusted(-margin, -margin, margin, margin).intersected(whole);
    return part.width() * part.height() > most * whole.width() * whole.height() ? whole : part;
}

} // namespace chancery
