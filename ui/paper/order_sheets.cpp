// SPDX-License-Identifier: GPL-3.0-or-later
// Makes empty sheets to write orders, retreats or adjustments on.
#include "engine/game/desk_check.h"
#include "engine/game/orders_given.h"
#include "engine/game/seats.h"
#include "engine/orders/choices.h"
#include "engine/orders/legality.h"
#include "ui/paper/paper.h"
#include "ui/scene/compose.h"
#include "ui/words/agreement_words.h"
#include "ui/words/brief.h"
#include "ui/words/committee_words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace chancery {

namespace {

using BlockKind = PaperBlock::Kind;

/// The context of these texts for translators.
struct OrderSheets
{
    Q_DECLARE_TR_FUNCTIONS(chancery::OrderSheets)
};

PaperBlock blank(const QString& label)
{
    return {BlockKind::Blank, {{label, true}}};
}

/// Returns a line for a unit: its picture and its place, which `label` repeats if it says more.
PaperBlock blankFor(const Map& map, const Unit& unit, const QString& label = QStringLiteral("%1"))
{
    PaperBlock line = blank(label.arg(eased(map[unit.at].code)));
    line.unit = unit;
    return line;
}

/// Returns lines for the home centres that a lost power wants back, the dearest first.
std::vector<PaperBlock> wishLines(const Map& map, Power power)
{
    std::vector<PaperBlock> lines;
    for (Province p : map.centres)
        if (map[p].home == power) lines.push_back(blank(OrderSheets::tr("Wish %1").arg(lines.size() + 1)));
    lines.push_back(
        {BlockKind::Small,
         {{OrderSheets::tr("If an insurrection is raised for you: the home centres that you want back, each "
                           "with an army or a fleet, the most important one first.")}}});
    return lines;
}

std::vector<PaperBlock> movementLines(const Map& map, const Position& position, Power power)
{
    std::vector<PaperBlock> lines;
    for (const Unit& unit : position.units)
        if (unit.power == power) lines.push_back(blankFor(map, unit));
    if (!lines.empty())
        lines.push_back({BlockKind::Small, {{OrderSheets::tr("A unit without an order holds.")}}});
    return lines;
}

QString waysOut(const Words& words, LocationSet ways)
{
    QStringList places;
    for (const Location place : ways) places << words.location(place);
    return OrderSheets::tr("Dislodged. It may retreat to: %1. Otherwise it is disbanded.")
        .arg(places.join(QStringLiteral(", ")));
}

std::vector<PaperBlock> retreatLines(const Game& game, Power power)
{
    const Map& map = *game.map;
    std::vector<PaperBlock> lines;
    for (const DislodgedUnit& unit : game.current().before.dislodged) {
        if (unit.unit.power != power) continue;
        lines.push_back(blankFor(map, unit.unit));
        lines.push_back({BlockKind::Small, {{waysOut(Words(map), waysOutOf(game, unit))}}});
    }
    return lines;
}

QString sites(const Words& words, const AdjustmentChoices& choices)
{
    QStringList places;
    for (const Location place : choices.buildArmy) places << words.location(place);
    return places.join(QStringLiteral(", "));
}

std::vector<PaperBlock> adjustmentLines(const Map& map, const Position& position, Power power)
{
    const AdjustmentChoices choices = adjustmentChoices(map, position, power);
    const Words words(map);
    std::vector<PaperBlock> lines;
    for (int i = 1; i <= std::abs(choices.count); ++i)
        lines.push_back(blank(choices.count > 0 ? OrderSheets::tr("Build %1").arg(i)
                                                : OrderSheets::tr("Remove %1").arg(i)));
    if (choices.count > 0)
        lines.push_back(
            {BlockKind::Small,
             {{OrderSheets::tr("Vacant centres: %1. A build may be waived.").arg(sites(words, choices))}}});
    if (choices.count < 0)
        lines.push_back(
            {BlockKind::Small, {{OrderSheets::tr("Units: %1.").arg(words.list(choices.removable))}}});
    return lines;
}

std::vector<PaperBlock> linesFor(const Game& game, Power power)
{
    const Map& map = *game.map;
    const PhaseRecord& record = game.current();
    switch (record.phase.kind) {
    case PhaseKind::Movement:
        if (insurrectionsAllowed(game.rulebook.options) && eliminated(record.before, power))
            return wishLines(map, power);
        return movementLines(map, record.before, power);
    case PhaseKind::Retreat:
        return retreatLines(game, power);
    case PhaseKind::Adjustment:
        return adjustmentLines(map, record.before, power);
    }
    return {};
}

/// Returns the lines of a power, with the units of others that it may order, and what it has agreed on.
std::vector<PaperBlock> linesWithAgreements(const Game& game, Power power)
{
    const Words words(*game.map);
    std::vector<PaperBlock> lines = linesFor(game, power);
    const bool moves = game.current().phase.kind == PhaseKind::Movement;
    if (moves && unitsOf(game.current().before, power) > 0 && perpetualAt(game, game.current()))
        lines.pop_back(); // that units hold
    for (const Unit& unit : unitsPermitted(game, power))
        //: a line on an order sheet: a unit of another power, and the power
        lines.push_back(blankFor(
            *game.map, unit, OrderSheets::tr("%1 (%2)").arg(QStringLiteral("%1"), words.power(unit.power))));
    QStringList repeated;
    for (const Order& order : standingOrders(game, game.current()))
        if (order.power == power) repeated << brief(*game.map, game.current().before, order);
    if (!repeated.isEmpty())
        lines.push_back({BlockKind::Small,
                         {{OrderSheets::tr("Repeated unless contradicted: %1.")
                               .arg(repeated.join(QStringLiteral(", ")))}}});
    for (const QString& line : AgreementWords(game).about(power))
        lines.push_back({BlockKind::Small, {{line}}});
    return lines;
}

/// Returns "England: Ben", of a delegation both delegates; "England:" if no name is known, which is then
/// written by hand.
QString owner(const Game& game, Power power)
{
    const QString player = QString::fromStdString(playerOf(game, power, game.current().phase));
    const QString who =
        player.isEmpty() ? CommitteeWords::delegates(game.committee.delegations, power) : player;
    const QString named = Words(*game.map).power(power);
    //: the title of an order sheet: power and player
    return who.isEmpty() ? OrderSheets::tr("%1:").arg(named) : OrderSheets::tr("%1: %2").arg(named, who);
}

QString occasion(const Game& game)
{
    const QString phase = Words::phase(game.current().phase);
    return game.title.empty() ? phase
                              : QStringLiteral("%1 \u00b7 %2").arg(phase, QString::fromStdString(game.title));
}

/// Returns the occasion, and the other powers of the same player, who have sheets of their own.
QString occasionOf(const Game& game, Power power)
{
    for (Seat seat : seatingOf(game, game.current().phase).seats)
        if (std::erase(seat, power) > 0 && !seat.empty())
            //: below the title of an order sheet: phase, powers
            return OrderSheets::tr("%1 · also plays %2").arg(occasion(game), Words(*game.map).list(seat));
    return occasion(game);
}

/// Returns the position before the phase. The power's own units have corners round them and are larger, and
/// its own land alone has a colour, so that they are visible in black and white too.
Picture boardFor(const Game& game, const BoardGeometry& board, Power power)
{
    Picture picture = composePosition(board, game.current().before, tokenScaleOnPaper);
    for (Power& owner : picture.owner)
        if (owner != power) owner = noPower;
    for (Token& token : picture.tokens) {
        const bool own = token.unit.power == power;
        token.scale *= own ? 1.4 : 1.1;
        if (own && token.state == TokenState::Plain) token.state = TokenState::Selected;
    }
    std::ranges::stable_partition(picture.tokens,
                                  [&](const Token& token) { return token.unit.power != power; });
    return picture;
}

} // namespace

std::vector<Power> powersWithSheets(const Game& game)
{
    const PhaseRecord& now = game.current();
    std::vector<Power> powers;
    for (const Power power : powersBySeat(game))
        if (!isNeutral(game, power) && !inCivilDisorder(game.attendance, power, now.phase) &&
            !(linesFor(game, power).empty() && unitsPermitted(game, power).empty()))
            powers.push_back(power);
    return powers;
}

Paper orderSheets(const Game& game, const BoardGeometry& board, const std::vector<Power>& powers)
{
    Paper paper{OrderSheets::tr("Order sheets"), false, {}};
    for (const Power power : powers)
        paper.blocks.push_back({BlockKind::Sheet,
                                {{owner(game, power), true}},
                                boardFor(game, board, power),
                                {{occasionOf(game, power)}},
                                linesWithAgreements(game, power)});
    return paper;
}

} // namespace chancery
