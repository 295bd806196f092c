// SPDX-License-Identifier: GPL-3.0-or-later
// Tables with a line of headings, as spreadsheets and this program's own results write them: commas,
// semicolons or tabs between the cells.
#include "engine/base/ascii.h"
#include "engine/map/spelling.h"
#include "engine/orders/order_words.h"
#include "engine/orders/word_list.h"
#include "engine/reading/program_lines.h"

#include <algorithm>
#include <array>
#include <vector>

namespace chancery {

namespace {

/// What a column has; the names of the headings are in the same order.
enum class Column : std::uint8_t { Phase, Power, Unit, Place, Order, Target, Result };
constexpr std::size_t columnKinds = 7;

/// Returns what a heading says that its column has.
std::optional<Column> columnNamed(std::string_view heading)
{
    static constexpr std::array<std::string_view, columnKinds> keys{"phase", "power",  "unit",  "place",
                                                                    "order", "target", "result"};
    thread_local const WordMeanings columns("table", {keys.begin(), keys.end()});
    const std::optional<std::size_t> column = columns.of(fold(heading));
    return column ? std::optional(static_cast<Column>(*column)) : std::nullopt;
}

/// Returns the cells of a line; one in quotation marks may hold the sign between cells.
std::vector<std::string> cellsOf(std::string_view line, char sign)
{
    std::vector<std::string> cells(1);
    bool quoted = false;
    for (const char c : line) {
        if (c == '"')
            quoted = !quoted;
        else if (c == sign && !quoted)
            cells.emplace_back();
        else if (c != '\r')
            cells.back() += c;
    }
    for (std::string& cell : cells) cell = std::string(trimmed(cell));
    return cells;
}

/// The headings of a table.
struct Headings
{
    char sign = ','; ///< between the cells
    std::array<std::size_t, columnKinds>
        at{}; ///< [Column] which cell it is, counted from 1; 0 if there is none

    bool has(Column column) const { return at[static_cast<std::size_t>(column)] != 0; }
    /// Returns the cell of a column, empty if the line has none.
    std::string cell(const std::vector<std::string>& cells, Column column) const
    {
        const std::size_t place = at[static_cast<std::size_t>(column)];
        return place > 0 && place <= cells.size() ? cells[place - 1] : std::string();
    }
    /// Returns whether these are headings of orders under the names of their powers.
    bool ofOrders() const { return has(Column::Power) && has(Column::Order); }
};

Headings headingsIn(std::string_view line, char sign)
{
    Headings headings;
    headings.sign = sign;
    const std::vector<std::string> cells = cellsOf(line, sign);
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (const std::optional<Column> column = columnNamed(cells[i])) {
            std::size_t& at = headings.at[static_cast<std::size_t>(*column)];
            if (at == 0) at = i + 1;
        }
    return headings;
}

/// Returns the headings that a text begins with.
Headings headingsOf(std::string_view text)
{
    const std::string_view first = trimmed(text.substr(0, text.find('\n')));
    for (const char sign : {',', ';', '\t'})
        if (const Headings headings = headingsIn(first, sign); headings.ofOrders()) return headings;
    return {};
}

/// Returns whether an order says its unit by itself: "A Par - Bur", "B A PAR".
bool namesItsUnit(std::string_view order)
{
    const std::string_view first = order.substr(0, order.find(' '));
    const Keyword word = keywordOf(fold(first));
    const bool verb = word == Keyword::Build || word == Keyword::Disband || word == Keyword::Waive;
    return word == Keyword::Army || word == Keyword::Fleet || (verb && first.size() == 1);
}

std::string orderIn(const Headings& headings, const std::vector<std::string>& cells)
{
    const std::string order = headings.cell(cells, Column::Order);
    if (namesItsUnit(order)) return order;
    std::string all;
    for (const Column column : {Column::Unit, Column::Place, Column::Order, Column::Target})
        if (const std::string cell = headings.cell(cells, column); !cell.empty())
            all += (all.empty() ? "" : " ") + cell;
    return all;
}

} // namespace

bool isTable(std::string_view text)
{
    return headingsOf(trimmed(text)).ofOrders();
}

std::string tableLines(std::string_view text)
{
    text = trimmed(text);
    const Headings headings = headingsOf(text);
    std::string lines, phase;
    text.remove_prefix(std::min(text.find('\n'), text.size()));
    while (!text.empty()) {
        text.remove_prefix(1); // the end of the line before
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(line.size());
        const std::vector<std::string> cells = cellsOf(line, headings.sign);
        const std::string power = headings.cell(cells, Column::Power), order = orderIn(headings, cells);
        if (const std::string next = headings.cell(cells, Column::Phase); !next.empty() && next != phase) {
            lines += "\n" + next + "\n";
            phase = next;
        }
        if (power.empty() || order.empty()) { // no row of the table
            lines += std::string(line) + "\n";
            continue;
        }
        const std::string result = headings.cell(cells, Column::Result);
        lines += power + ": " + order + (result.empty() ? "" : " (" + result + ")") + "\n";
    }
    return lines;
}

} // namespace chancery
