// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli parse: how orders are understood.
#include "app/cli/commands.h"
#include "app/cli/inputs.h"

namespace chancery::cli {

namespace {

/// Returns the position of --position, or the start of the standard map.
Result<PositionSheet> position(const Arguments& arguments)
{
    if (!arguments.has("position")) {
        const Result<std::shared_ptr<const Map>> map = mapLoader()("standard");
        if (!map) return map.error();
        return PositionSheet{{}, *map, (*map)->firstPhase, startOf(**map), {}, {}};
    }
    const QString path = arguments.value("position");
    Result<std::vector<PositionSheet>> sheets = readSheets(path);
    if (!sheets) return sheets.error();
    if (sheets->size() != 1) return Error{"expected exactly one position", inputName(path)};
    return std::move(sheets->front());
}

/// Returns the orders of a line, each on a line of its own.
std::string answer(const PositionSheet& sheet, const WrittenOrder& line)
{
    std::string text;
    for (const Order& order : line.orders) text += canonical(*sheet.map, sheet.position, order) + "\n";
    return text;
}

int run(const Arguments& arguments)
{
    if (!arguments.has("power"))
        return fail(WrongUsage, "--power is missing; expected the power that gives these orders");
    const Result<PositionSheet> sheet = position(arguments);
    if (!sheet) return fail(sheet.error());
    const std::string name = arguments.value("power").toStdString();
    const Power power = sheet->map->findPower(name);
    if (power == noPower) return fail(WrongUsage, "--power " + name + ": there is no such power on this map");
    const Result<std::string> text = readInput("-");
    if (!text) return fail(text.error());

    int status = Fine;
    const ReadingContext context{*sheet->map, sheet->position, sheet->phase.kind, power};
    std::size_t number = 0;
    for (const QString& written : QString::fromStdString(*text).split('\n')) {
        ++number;
        for (const WrittenOrder& line : readSheet(context, written.toStdString())) {
            if (!line.problem.empty()) status = DoesNotHold;
            print(answer(*sheet, line));
            if (!line.problem.empty()) print("line " + std::to_string(number) + ": " + line.problem + "\n");
        }
    }
    return status;
}

} // namespace

Command parseCommand()
{
    return {
        "parse",
        "",
        "Reads order text on standard input and prints each order as understood, or what is wrong with it.",
        "Prints a line for each order of a line. The exit status is 1 if an order could not be read.",
        {{"power", "NAME", "the power that gives these orders"},
         {"position", "FILE", "a position file (see adjudicate); default: the start of the standard map"}},
        0,
        0,
        run};
}

} // namespace chancery::cli
