// SPDX-License-Identifier: GPL-3.0-or-later
// Writes each choice of a problem in place of the unclear part of the line.
#include "ui/desk/questions.h"

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

} // namespace

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
