// SPDX-License-Identifier: GPL-3.0-or-later
// Makes empty sheets to write orders, retreats or adjustments on.
#include "engine/game/seats.h"
#include "engine/orders/choices.h"
#include "ui/paper/paper.h"
#include "ui/text/brief.h"
#include "ui/text/words.h"

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

std::vector<PaperBlock> movementLines(const Map& map, const Position& position, Power power)
{
    std::vector<PaperBlock> lines;
    for (const Unit& unit : position.units)
        if (unit.power == power) lines.push_back(blank(brief(map, unit)));
    if (!lines.empty())
        lines.push_back({BlockKind::Small, {{OrderSheets::tr("A unit without an order holds.")}}});
    return lines;
}

QString waysOut(const Words& words, const DislodgedUnit& unit)
{
    QStringList places;
    for (const Location place : unit.retreats) places << words.location(place);
    return OrderSheets::tr("Dislodged. It may retreat to: %1. Or it is disbanded.")
        .arg(places.join(QStringLiteral(", ")));
}

std::vector<PaperBlock> retreatLines(const Map& map, const Position& position, Power power)
{
    std::vector<PaperBlock> lines;
    for (const DislodgedUnit& unit : position.dislodged) {
        if (unit.unit.power != power) continue;
        lines.push_back(blank(brief(map, unit.unit)));
        lines.push_back({BlockKind::Small, {{waysOut(Words(map), unit)}}});
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
             {{OrderSheets::tr("Free centres: %1. A build may be waived.").arg(sites(words, choices))}}});
    if (choices.count < 0)
        lines.push_back(
            {BlockKind::Small, {{OrderSheets::tr("Units: %1.").arg(words.list(choices.removable))}}});
    return lines;
}

std::vector<PaperBlock> linesFor(const Map& map, const PhaseRecord& record, Power power)
{
    switch (record.phase.kind) {
    case PhaseKind::Movement:
        return movementLines(map, record.before, power);
    case PhaseKind::Retreat:
        return retreatLines(map, record.before, power);
    case PhaseKind::Adjustment:
        return adjustmentLines(map, record.before, power);
    }
    return {};
}

QString heading(const Game& game, Power power)
{
    const std::string player = playerOf(game, power, game.current().phase);
    QStringList parts{Words::phase(game.current().phase)};
    if (!player.empty()) parts << QString::fromStdString(player);
    if (!game.title.empty()) parts << QString::fromStdString(game.title);
    return parts.join(QStringLiteral(" \u00b7 "));
}

} // namespace

Paper orderSheets(const Game& game)
{
    Paper paper{OrderSheets::tr("Order sheets"), false, {}};
    for (const Power power : game.map->everyPower()) {
        const std::vector<PaperBlock> lines = linesFor(*game.map, game.current(), power);
        const bool ordered =
            !isNeutral(game, power) && !inCivilDisorder(game.attendance, power, game.current().phase);
        if (lines.empty() || !ordered) continue;
        if (!paper.blocks.empty()) paper.blocks.push_back({BlockKind::NewPage});
        paper.blocks.push_back({BlockKind::Title, {{Words(*game.map).power(power), true}}});
        paper.blocks.push_back({BlockKind::Text, {{heading(game, power)}}});
        paper.blocks.insert(paper.blocks.end(), lines.begin(), lines.end());
        paper.blocks.push_back(blank(OrderSheets::tr("Signed")));
    }
    return paper;
}

} // namespace chancery
