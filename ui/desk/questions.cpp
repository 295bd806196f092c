// SPDX-License-Identifier: GPL-3.0-or-later
// Writes each choice of a problem in place of the unclear part of the line.
#include "ui/desk/questions.h"

#include "engine/orders/choices.h"
#include "ui/words/words.h"

#include <algorithm>

namespace chancery {

namespace {

using ProblemKind = OrderProblem::Kind;

/// Returns the number of bytes before a column, which is counted in characters from 1.
std::size_t byteOf(const std::string& line, std::size_t column)
{
    std::size_t byte = 0;
    for (; byte < line.size() && column > 1; ++byte)
        if (byte + 1 == line.size() || (static_cast<unsigned char>(line[byte + 1]) & 0xC0) != 0x80) --column;
    return byte;
}

std::string replaced(const std::string& line, const OrderProblem& problem, const std::string& with)
{
    const std::size_t at = byteOf(line, problem.column);
    if (line.compare(at, problem.found.size(), problem.found) != 0) return {};
    return line.substr(0, at) + with + line.substr(at + problem.found.size());
}

std::vector<LineMeaning> places(const ReadingContext& context, const std::string& line,
                                const OrderProblem& problem)
{
    std::vector<LineMeaning> answers;
    for (const Location choice : problem.choices) {
        const Province place = context.map.provinceOf(choice);
        const std::string& code = context.map[place].code;
        const bool unit = problem.kind == ProblemKind::WhichUnit;
        answers.push_back({Words(context.map).province(place),
                           replaced(line, problem, unit ? problem.found + " " + code : code)});
    }
    return answers;
}

std::vector<LineMeaning> kinds(const std::string& line, const OrderProblem& problem)
{
    return {{Words::unitKind(UnitKind::Army), replaced(line, problem, "A " + problem.found)},
            {Words::unitKind(UnitKind::Fleet), replaced(line, problem, "F " + problem.found)}};
}

/// Returns where the unit of an order can go or be built, each coast apart.
LocationSet reachOf(const Map& map, const Position& position, const Order& order)
{
    const Province home = map.provinceOf(order.unit.at);
    if (as<Build>(order)) return adjustmentChoices(map, position, order.unit.power).buildFleet;
    if (as<Move>(order) && unitAt(map, position, home)) return choicesFor(map, position, home).moveTo;
    const DislodgedUnit* dislodged = as<Retreat>(order) ? dislodgedAt(map, position, home) : nullptr;
    return dislodged ? dislodged->retreats : LocationSet();
}

/// Returns the part of an order where it says to which place; nullptr if it says none.
Location* targetIn(Order& order)
{
    if (std::holds_alternative<Build>(order.command)) return &order.unit.at;
    if (auto* move = std::get_if<Move>(&order.command)) return &move->to;
    if (auto* retreat = std::get_if<Retreat>(&order.command)) return &retreat->to;
    return nullptr;
}

} // namespace

std::vector<LineMeaning> coastsFor(const Map& map, const Position& position, const Order& order)
{
    Order clear = order;
    Location* target = targetIn(clear);
    if (!target || *target == nowhere || order.unit.kind != UnitKind::Fleet) return {};
    const Province place = map.provinceOf(*target);
    if (*target != whole(place)) return {};
    const LocationSet reach = reachOf(map, position, order);
    std::vector<LineMeaning> meanings;
    for (const Location coast : map[place].coasts) {
        if (!reach.has(coast)) continue;
        *target = coast;
        meanings.push_back({Words(map).location(coast), canonical(map, position, clear)});
    }
    return meanings;
}

std::vector<LineMeaning> meaningsFor(const ReadingContext& context, const std::string& line,
                                     const Fault& fault)
{
    std::vector<LineMeaning> answers;
    if (fault.problem.kind == ProblemKind::AmbiguousPlace ||
        fault.problem.kind == ProblemKind::UnknownPlace || fault.problem.kind == ProblemKind::WhichUnit)
        answers = places(context, line, fault.problem);
    if (fault.problem.kind == ProblemKind::WhichKind) answers = kinds(line, fault.problem);
    std::erase_if(answers, [](const LineMeaning& answer) { return answer.line.empty(); });
    return answers;
}

std::vector<ReadLine> withAnswers(std::vector<ReadLine> lines, std::vector<WrittenOrder> answered)
{
    for (ReadLine& line : lines) {
        if (line.faults.empty()) continue;
        const auto known = std::ranges::find_if(answered, [&line](const WrittenOrder& other) {
            return other.power == line.written.power && other.text == line.written.text &&
                   other.problem.empty();
        });
        if (known == answered.end()) continue;
        line.written.orders = known->orders;
        line.written.problem.clear();
        line.faults.clear();
        answered.erase(known); // a second line with this text is asked about separately
    }
    return lines;
}

} // namespace chancery
