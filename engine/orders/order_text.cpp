// SPDX-License-Identifier: GPL-3.0-or-later
// Reads single orders and whole sheets.
#include "engine/orders/order_text.h"

#include "engine/orders/quoted_lines.h"
#include "engine/orders/sheet_reader.h"
#include "engine/orders/written_order.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr std::size_t mostLines = 500;
constexpr std::size_t mostBytes = 16000;       ///< that are read word by word
constexpr std::size_t longestQuotation = 2000; ///< bytes of a line that a message quotes

/// Reads all lines but those that are `quoted`. Of these, `orders` are kept with a problem.
std::vector<ReadLine> readOwnLines(const ReadingContext& context, std::string_view text,
                                   const std::vector<bool>& quoted, const std::set<std::size_t>& orders)
{
    std::vector<ReadLine> lines;
    SheetReader reader(context);
    std::size_t besides = 0; // headings and remarks
    for (std::size_t number = 0; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        const bool blank = line.find_first_not_of(" \t\r") == std::string_view::npos;
        const bool many = lines.size() == mostLines || besides == mostLines,
                   much = reader.bytes() >= mostBytes;
        if ((many || much) && !blank) {
            lines.push_back(
                unreadRest(context.map, reader.powerOfSheet(), number, text, many ? mostLines : number));
            lines.back().written.sheet = reader.sheetOf(lines.back().written);
            break;
        }
        text.remove_prefix(std::min(end + 1, text.size()));
        if (blank) continue;
        while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
        const bool isQuoted = number < quoted.size() && quoted[number];
        if (isQuoted && !orders.contains(number)) continue;
        std::optional<ReadLine> aside =
            isQuoted ? unreadQuotation(context.map, reader.powerOfSheet(), number, line)
                     : unreadAside(context, reader.powerOfSheet(), number, line);
        ReadLine read = aside ? std::move(*aside) : reader.readLine(line);
        read.number = number;
        if (read.written.orders.empty() && read.faults.empty()) {
            ++besides;
            continue;
        }
        if (!isQuoted) read.written.sheet = reader.sheetOf(read.written);
        lines.push_back(std::move(read));
    }
    return lines;
}

/// Returns the numbers of the lines of a text that have orders.
std::set<std::size_t> orderedIn(const std::vector<ReadLine>& lines)
{
    std::set<std::size_t> orders;
    for (const ReadLine& line : lines)
        if (!line.written.orders.empty()) orders.insert(line.number);
    return orders;
}

} // namespace

PowerSet ReadingContext::together(Power of) const
{
    for (const PowerSet& seat : seats)
        if (seat.has(of)) return seat;
    return of == noPower ? PowerSet{} : PowerSet{of};
}

Result<Order> readOrder(const ReadingContext& context, std::string_view text)
{
    ReadLine read = SheetReader(context).readLine(text);
    std::vector<Order>& orders = read.written.orders;
    if (orders.size() == 1 && read.faults.empty()) return std::move(orders.front());
    OrderProblem problem;
    if (!read.faults.empty())
        problem = std::move(read.faults.front().problem);
    else if (orders.size() > 1)
        problem = {OrderProblem::Kind::SeveralOrders, Expected::End,
                   std::string(text.substr(0, longestQuotation))};
    return Error{sentence(context.map, problem), std::to_string(problem.column)};
}

std::optional<OrderProblem> problemOf(const ReadingContext& context, std::string_view line)
{
    ReadLine read = SheetReader(context).readLine(line);
    return read.faults.empty() ? std::nullopt : std::optional(std::move(read.faults.front().problem));
}

std::vector<ReadLine> readLines(const ReadingContext& context, std::string_view text)
{
    std::vector<ReadLine> all = readOwnLines(context, text, {}, {});
    const std::set<std::size_t> orders = orderedIn(all);
    const std::vector<bool> quoted = mayQuote(text) ? quotedLines(text, orders) : std::vector<bool>();
    if (!quoted.empty()) all = readOwnLines(context, text, quoted, orders);
    leaveOrdered(context.map, all);
    return all;
}

std::string withoutQuotation(const ReadingContext& context, std::string text)
{
    constexpr int deepest = 8; // mails in mails
    for (int depth = 0; depth < deepest && mayQuote(text); ++depth) {
        std::string plain = withoutQuotationSigns(text);
        if (plain == text || !quotedLines(text, orderedIn(readOwnLines(context, text, {}, {}))).empty())
            break;
        text = std::move(plain);
    }
    return text;
}

std::vector<WrittenOrder> readSheet(const ReadingContext& context, std::string_view text)
{
    std::vector<WrittenOrder> sheet;
    for (ReadLine& line : readLines(context, text)) sheet.push_back(std::move(line.written));
    return sheet;
}

} // namespace chancery
