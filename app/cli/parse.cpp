// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli parse: how orders are understood.
#include "app/cli/commands.h"
#include "app/cli/inputs.h"
#include "engine/base/ascii.h"
#include "engine/language/language_file.h"
#include "engine/orders/broken_lines.h"
#include "engine/orders/quoted_lines.h"
#include "engine/orders/written_order.h"
#include "engine/reading/orders_as_lines.h"
#include "engine/reading/phase_line.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

namespace chancery::cli {

namespace {

const OrderProblem quotation{OrderProblem::Kind::Quoted, Expected::End};

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

/// Returns the lines of a text that are of an earlier mail which is quoted in it.
std::vector<bool> quotedIn(const ReadingContext& context, std::string_view text)
{
    if (!mayQuote(text)) return {};
    std::set<std::size_t> orders;
    std::string_view rest = text;
    for (std::size_t number = 0; !rest.empty(); ++number) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        for (const ReadLine& read : readLines(context, line))
            if (!read.written.orders.empty()) orders.insert(number);
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    }
    return quotedLines(text, orders);
}

/// The lines of a text as they are read, by their numbers from 1 on, and those that are for another turn.
struct LinesRead
{
    std::vector<ReadLine> lines;
    std::map<std::size_t, Phase> others;          ///< [line] the turn that a title above it names
    std::map<std::size_t, SheetHeading> misspelt; ///< [line] headings alone whose name is spelt otherwise
};

/// Reads a text that is for `turn`; without one it is for the turn that its first title names.
LinesRead linesIn(const ReadingContext& context, const std::string& text, std::optional<Phase> turn)
{
    LinesRead read;
    const std::vector<bool> continued = continuedLines(text);
    const std::string joined = withoutBrokenLines(text);
    std::optional<Phase> other;
    std::string_view rest = joined;
    for (std::size_t number = 1; !rest.empty();
         number += number < continued.size() && continued[number] ? 2 : 1) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        // As valid UTF-8, whatever the input is.
        std::string written = QString::fromUtf8(rest.data(), static_cast<qsizetype>(end)).toStdString();
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (const std::string_view alone = trimmed(written); alone.size() == 1 && isCapital(alone.front()))
            written = std::string(alone) + ':'; // the initial of a power
        if (const std::optional<Phase> named = phaseIn(context.map, written)) {
            if (!turn) turn = named;
            const bool same = named->season == turn->season && named->year == turn->year;
            other = same ? std::nullopt : named;
        }
        if (isTitleOfOrders(context.map, written)) continue;
        if (other) read.others.emplace(number, *other);
        const SheetHeading heading = headingOf(context.map, *context.map.placeNames, written);
        if (!heading.misspelt.empty() && heading.misspelt.size() + 2 > written.size())
            read.misspelt.emplace(number, heading);
        for (ReadLine& line : readLines(context, written)) {
            line.number = number;
            read.lines.push_back(std::move(line));
        }
    }
    leaveOrdered(context.map, read.lines);
    return read;
}

int runParse(const Arguments& arguments)
{
    const std::string language = arguments.value("language", "en").toStdString();
    if (!languageFile(language))
        return fail(WrongUsage, "--language " + language + ": there is no language with this code");
    preferLanguage(language);
    if (!arguments.has("power"))
        return fail(WrongUsage, "--power is missing; expected the power that gives these orders");
    const Result<PositionSheet> sheet = position(arguments);
    if (!sheet) return fail(sheet.error());
    const std::string name = arguments.value("power").toStdString();
    const Power power = sheet->map->findPower(name);
    if (power == noPower) return fail(WrongUsage, "--power " + name + ": there is no such power on this map");
    Result<std::string> text = readInput("-");
    if (!text) return fail(text.error());
    const std::string lines = ordersAsLines(*text, sheet->map);
    if (const std::optional<Error> other = whyNoSheet(*text, lines, sheet->map)) return fail(*other);
    text = lines;

    bool unread = false, corrected = false;
    const ReadingContext context{*sheet->map, sheet->position, sheet->phase.kind, power};
    const std::vector<bool> quoted = quotedIn(context, *text);
    const LinesRead read =
        linesIn(context, *text, arguments.has("position") ? std::optional(sheet->phase) : std::nullopt);
    for (const ReadLine& line : read.lines) {
        const bool own = line.number > quoted.size() || !quoted[line.number - 1];
        if (!own && line.written.orders.empty()) continue; // prose of an earlier mail
        const auto other = read.others.find(line.number);
        const bool later = other != read.others.end();
        const std::string problem = later ? "these are orders for another turn, " + shortName(other->second)
                                    : own ? line.written.problem
                                          : sentence(*sheet->map, quotation);
        const std::string at = "line " + std::to_string(line.number);
        if (own && !later) print(answer(*sheet, line.written));
        if (!problem.empty()) print(at + ": " + problem + "\n");
        unread = unread || !problem.empty();
        corrected = (own && tellCorrections(*sheet->map, line, "standard input, " + at)) || corrected;
    }
    for (const auto& [number, heading] : read.misspelt)
        note("standard input, line " + std::to_string(number) + ": “" + heading.misspelt + "” was read as " +
             (*sheet->map)[heading.power].name);
    return unread ? DoesNotHold : corrected || !read.misspelt.empty() ? Corrected : Fine;
}

} // namespace

Command parseCommand()
{
    return {
        "parse",
        "",
        "Reads order text on standard input and prints each order as understood, or what is wrong with it.",
        "Prints a line for each order of a line. A name that is misspelt, or that is another province's and "
        "was taken "
        "for\nthe beginning of a longer one, is told on standard error, and the exit status is 5. It is 1 if "
        "an order "
        "could\nnot be read, whatever was corrected.",
        {{"power", "NAME", "the power that gives these orders"},
         {"language", "CODE", "the language whose words and names count first (default en)"},
         {"position", "FILE", "a position file (see adjudicate); default: the start of the standard map"}},
        0,
        0,
        runParse};
}

} // namespace chancery::cli
