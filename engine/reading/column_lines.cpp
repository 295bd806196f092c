// SPDX-License-Identifier: GPL-3.0-or-later
// Tables in which each power has a column, as spreadsheets and Markdown have them. Which words are powers is
// found out later: a table is one if orders are in all its cells.
#include "engine/base/ascii.h"
#include "engine/map/spelling.h"
#include "engine/orders/order_words.h"
#include "engine/reading/program_lines.h"

#include <algorithm>
#include <vector>

namespace chancery {

namespace {

using Cells = std::vector<std::string_view>;

/// Returns the cells of a line, without the strokes around a line of Markdown.
Cells cellsBetween(std::string_view line, char sign)
{
    line = trimmed(line);
    if (sign == '|' && line.starts_with('|')) line.remove_prefix(1);
    if (sign == '|' && line.ends_with('|')) line.remove_suffix(1);
    Cells cells;
    for (std::size_t begin = 0; begin <= line.size();) {
        const std::size_t end = std::min(line.find(sign, begin), line.size());
        cells.push_back(trimmed(line.substr(begin, end - begin)));
        begin = end + 1;
    }
    return cells;
}

/// Returns whether a cell begins with the kind of a unit and its province, or with what is done to a unit.
bool isOrderCell(std::string_view cell)
{
    const std::size_t end = std::min(cell.find_first_of(" ."), cell.size());
    const Keyword word = keywordOf(fold(cell.substr(0, end)));
    const bool unit = word == Keyword::Army || word == Keyword::Fleet;
    const bool done = word == Keyword::Build || word == Keyword::Disband || word == Keyword::Waive;
    return done || (unit && end + 1 < cell.size());
}

/// Returns whether a line of Markdown only parts the headings from the rows.
bool isRule(std::string_view line)
{
    return line.find('-') < line.size() && line.find_first_not_of("|-: \t\r") == std::string_view::npos;
}

/// A table: the headings and the rows of the same width below them.
struct ColumnTable
{
    Cells headings;
    std::vector<Cells> rows;
    std::string_view behind; ///< the text below it
};

/// Returns the table that a text begins with; without rows if it begins with none.
ColumnTable tableIn(std::string_view text, char sign)
{
    ColumnTable table;
    table.headings = cellsBetween(text.substr(0, text.find('\n')), sign);
    const auto heads = [](std::string_view cell) {
        return cell.empty() || (isCapital(cell.front()) && !isOrderCell(cell));
    };
    const auto named = std::ranges::count_if(table.headings, [](auto cell) { return !cell.empty(); });
    if (named < 2 || !std::ranges::all_of(table.headings, heads)) return {};
    const auto withoutLine = [](std::string_view lines) {
        return lines.substr(std::min(lines.find('\n'), lines.size() - 1) + 1);
    };
    for (table.behind = withoutLine(text); !table.behind.empty(); table.behind = withoutLine(table.behind)) {
        const std::string_view line = table.behind.substr(0, table.behind.find('\n'));
        if (isRule(line)) continue;
        Cells cells = cellsBetween(line, sign);
        if (cells.size() < 2 || cells.size() > table.headings.size()) break;
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (!cells[i].empty() && (table.headings[i].empty() || !isOrderCell(cells[i]))) return {};
        table.rows.push_back(std::move(cells));
    }
    return table;
}

ColumnTable tableIn(std::string_view text)
{
    for (const char sign : {'|', '\t', ';', ','})
        if (ColumnTable table = tableIn(trimmed(text), sign); !table.rows.empty()) return table;
    return {};
}

} // namespace

bool isColumnTable(std::string_view text)
{
    return !tableIn(text).rows.empty();
}

std::string columnLines(std::string_view text)
{
    const ColumnTable table = tableIn(text);
    std::string lines;
    for (std::size_t column = 0; column < table.headings.size(); ++column) {
        if (table.headings[column].empty()) continue;
        lines += std::string(table.headings[column]) + ":\n";
        for (const Cells& row : table.rows)
            if (column < row.size() && !row[column].empty()) lines += std::string(row[column]) + "\n";
        lines += "\n";
    }
    return lines + std::string(table.behind);
}

} // namespace chancery
