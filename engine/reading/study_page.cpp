// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a study as people post positions; page_reader.cpp reads it.
#include "engine/reading/study_page.h"

#include "engine/adjudicate/unit_result.h"
#include "engine/game/study_play.h"
#include "engine/orders/order_tokens.h"
#include "engine/reading/page_reasons.h"
#include "engine/reading/study_line.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

std::string phaseInWords(const Phase& phase)
{
    constexpr std::array<const char*, 3> seasons{"Spring", "Fall", "Winter"};
    constexpr std::array<const char*, 3> kinds{"movement", "retreats", "adjustments"};
    return std::string(seasons[static_cast<std::size_t>(phase.season)]) + " " + std::to_string(phase.year) +
           ", " + kinds[static_cast<std::size_t>(phase.kind)];
}

std::string rulesInWords(const Rulebook& rulebook)
{
    std::string text = "Rulebook: " + rulebook.id;
    for (const Deviation& one : deviations(rulebook)) text += ", " + changeText(one);
    return text;
}

/// Returns the result of a line that is one order; nullptr if it has none.
const OrderResult* resultOfLine(const Map& map, const PhaseRecord& record, const WrittenOrder& line)
{
    if (!record.outcome || line.orders.size() != 1) return nullptr;
    for (const OrderResult& result : record.outcome->results)
        if (result.ordered && result.order == line.orders.front()) return &result;
    const Order& order = line.orders.front();
    if (order.unit.at == nowhere) return nullptr;
    const OrderResult* result = resultOf(map, *record.outcome, map.provinceOf(order.unit.at));
    return result && result->order.command == order.command ? result : nullptr;
}

/// Returns the end of a line, after its result if there is one, and the line with the reason:
/// " (fails, dislodged)".
std::string resultInWords(const PhaseRecord& record, const OrderResult* result, const ResultReason& reasonOf)
{
    if (!result) return "\n";
    return " (" + words(*result) + ")\n" + (reasonOf ? reasonLine(reasonOf(record, *result)) : std::string());
}

/// Returns the units of a power without an order, one on a line, each with its fate.
std::string unordered(const Map& map, const PhaseRecord& record, Power power, const ResultReason& reasonOf)
{
    std::string text;
    if (record.phase.kind == PhaseKind::Adjustment) {
        for (const Unit& unit : record.before.units)
            if (unit.power == power) text += canonical(map, unit) + ", no order\n";
        return text;
    }
    for (const Province where : unitsWithoutOrder(map, record, power)) {
        const DislodgedUnit* dislodged = dislodgedAt(map, record.before, where);
        const Unit* unit = dislodged ? &dislodged->unit : unitAt(map, record.before, where);
        if (!unit) continue;
        const OrderResult* result = record.outcome ? resultOf(map, *record.outcome, where) : nullptr;
        const bool told = result && result->fate != Fate::Unharmed;
        text +=
            canonical(map, *unit) + ", no order" + resultInWords(record, told ? result : nullptr, reasonOf);
    }
    return text;
}

std::string ordersInWords(const Map& map, const PhaseRecord& record, const ResultReason& reasonOf)
{
    std::string text;
    for (const Power power : map.everyPower()) {
        std::string lines;
        for (const WrittenOrder& line : record.written)
            if (line.power == power)
                lines += withoutResults(line.text) +
                         resultInWords(record, resultOfLine(map, record, line), reasonOf);
        lines += unordered(map, record, power, reasonOf);
        if (!lines.empty()) text += "\n" + map[power].name + ":\n" + lines;
    }
    return text;
}

std::string ownersInWords(const Map& map, const Position& position)
{
    std::string text;
    for (const Power power : map.everyPower()) {
        std::string names;
        for (const Province centre : map.centres)
            if (position.owner[index(centre)] == power)
                names += (names.empty() ? "" : ", ") + map[centre].name;
        if (!names.empty()) text += map[power].name + ": " + names + ".\n";
    }
    return text.empty() ? text : "\nOwnership of supply centres:\n\n" + text;
}

std::string paragraph(const std::string& text)
{
    return text.empty() ? text : text + "\n";
}

} // namespace

std::string studyPage(const Study& study, NodeId id, const ResultReason& reasonOf)
{
    std::string text =
        paragraph(study.title) + paragraph(rulesInWords(study.rulebook)) + paragraph(study.commentary);
    for (const NodeId step : wayTo(study, id)) {
        const StudyGame reached = gameTo(study, step);
        if (reached.obstacle != StudyObstacle::None) break;
        const std::optional<PhaseRecord> resolved = resolvedIn(reached.game);
        const PhaseRecord& record = resolved ? *resolved : reached.game.current();
        const StudyNode& node = *nodeOf(study, step);
        text += "\n" + phaseInWords(record.phase) + "\n" + paragraph(node.name) + paragraph(node.comment);
        if (leavesOutWinter(reached.game)) text += "No centres were given, so Winter is left out.\n";
        text += ordersInWords(*study.map, record, reasonOf);
        if (node.after == noNode) text += ownersInWords(*study.map, record.before);
    }
    return text + "\n" + studyLine(study) + "\n";
}

} // namespace chancery
