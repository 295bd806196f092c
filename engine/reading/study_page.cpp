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
std::string resultInWords(const PhaseRecord& record, const OrderResult* result, const PageWords& told)
{
    if (!result) return "\n";
    return " (" + told.result(*result) + ")\n" +
           (told.reason ? reasonLine(told.why, told.reason(record, *result)) : std::string());
}

/// Returns the units of a power that it does not order to disband, one on a line, each with its removal by
/// rule if there is one.
std::string remaining(const Map& map, const PhaseRecord& record, Power power, const PageWords& told)
{
    std::string text;
    for (const Unit& unit : record.before.units) {
        if (unit.power != power) continue;
        const OrderResult* result =
            record.outcome ? resultOf(map, *record.outcome, map.provinceOf(unit.at)) : nullptr;
        const bool removed = result && as<Disband>(result->order) && result->order.unit == unit;
        if (removed && result->ordered) continue;
        text += canonical(map, unit) + ", " + told.noOrder +
                resultInWords(record, removed ? result : nullptr, told);
    }
    return text;
}

/// Returns the units of a power without an order, one on a line, each with its fate.
std::string unordered(const Map& map, const PhaseRecord& record, Power power, const PageWords& told)
{
    if (record.phase.kind == PhaseKind::Adjustment) return remaining(map, record, power, told);
    std::string text;
    for (const Province where : unitsWithoutOrder(map, record, power)) {
        const DislodgedUnit* dislodged = dislodgedAt(map, record.before, where);
        const Unit* unit = dislodged ? &dislodged->unit : unitAt(map, record.before, where);
        if (!unit) continue;
        const OrderResult* result = record.outcome ? resultOf(map, *record.outcome, where) : nullptr;
        const bool harmed = result && result->fate != Fate::Unharmed;
        text += canonical(map, *unit) + ", " + told.noOrder +
                resultInWords(record, harmed ? result : nullptr, told);
    }
    return text;
}

std::string ordersInWords(const Map& map, const PhaseRecord& record, const PageWords& told)
{
    std::string text;
    for (const Power power : map.everyPower()) {
        std::string lines;
        for (const WrittenOrder& line : record.written)
            if (line.power == power)
                lines +=
                    withoutResults(line.text) + resultInWords(record, resultOfLine(map, record, line), told);
        lines += unordered(map, record, power, told);
        if (!lines.empty()) text += "\n" + told.power(power) + ":\n" + lines;
    }
    return text;
}

std::string ownersInWords(const Map& map, const Position& position, const PageWords& told)
{
    std::string text;
    for (const Power power : map.everyPower()) {
        std::string names;
        for (const Province centre : map.centres)
            if (position.owner[index(centre)] == power)
                names += (names.empty() ? "" : ", ") + map[centre].name;
        if (!names.empty()) text += told.power(power) + ": " + names + ".\n";
    }
    return text.empty() ? text : "\n" + told.owners + ":\n\n" + text;
}

std::string paragraph(const std::string& text)
{
    return text.empty() ? text : text + "\n";
}

} // namespace

PageWords::PageWords(const Map& map)
    : phase(phaseInWords)
    , power([&map](Power which) { return map[which].name; })
    , result([](const OrderResult& which) {
        return removesByRule(which.finding.rule) ? "disbanded by rule" : words(which);
    })
    , noOrder("no order")
    , owners("Ownership of supply centres")
    , noWinter("No centres were given, so Winter is left out.")
    , why("Why")
{
}

std::string studyPage(const Study& study, NodeId id, const PageWords& told)
{
    std::string text =
        paragraph(study.title) + paragraph(rulesInWords(study.rulebook)) + paragraph(study.commentary);
    for (const NodeId step : wayTo(study, id)) {
        const StudyGame reached = gameTo(study, step);
        if (reached.obstacle != StudyObstacle::None) break;
        const std::optional<PhaseRecord> resolved = resolvedIn(reached.game);
        const PhaseRecord& record = resolved ? *resolved : reached.game.current();
        const StudyNode& node = *nodeOf(study, step);
        text += "\n" + told.phase(record.phase) + "\n" + paragraph(node.name) + paragraph(node.comment);
        if (leavesOutWinter(reached.game)) text += told.noWinter + "\n";
        text += ordersInWords(*study.map, record, told);
        if (node.after == noNode) text += ownersInWords(*study.map, record.before, told);
    }
    return text + "\n" + studyLine(study) + "\n";
}

std::string studyPage(const Study& study, NodeId id)
{
    return studyPage(study, id, PageWords(*study.map));
}

} // namespace chancery
