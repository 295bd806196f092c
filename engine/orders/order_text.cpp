// SPDX-License-Identifier: GPL-3.0-or-later
// Reads single orders and whole sheets.
#include "engine/orders/order_text.h"

#include "engine/orders/canonical_reader.h"
#include "engine/orders/choices.h"
#include "engine/orders/collective.h"
#include "engine/orders/corrections.h"
#include "engine/orders/line_pieces.h"
#include "engine/orders/order_grammar.h"
#include "engine/orders/order_meaning.h"
#include "engine/orders/quoted_lines.h"
#include "engine/orders/sheet_heading.h"
#include "engine/orders/written_order.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <set>

namespace chancery {

namespace {

constexpr std::size_t longestLine = 2000; ///< bytes
constexpr std::size_t mostLines = 500;
constexpr std::size_t mostBytes = 16000; ///< that are read word by word

/// The names of the map, built here for a map without an index.
std::shared_ptr<const PlaceNames> namesOf(const Map& map)
{
    return map.placeNames ? map.placeNames : std::make_shared<const PlaceNames>(map);
}

OrderProblem limit(OrderProblem::Kind kind, std::size_t most)
{
    OrderProblem problem{kind, Expected::End};
    problem.most = most;
    return problem;
}

class SheetReader
{
public:
    explicit SheetReader(const ReadingContext& context)
        : context_(context)
        , names_(namesOf(context.map))
    {
    }

    /// Reads one line and adds its orders to what is known of the sheet.
    ReadLine readLine(std::string_view line)
    {
        ReadLine read;
        read.written.text = line;
        if (context_.power != noPower && soFar_.power != noPower) read.written.heading = soFar_.power;
        // A build or waive is of the power whose part of the sheet it is on.
        const bool ofAnother = soFar_.power != noPower && context_.kind == PhaseKind::Adjustment;
        const auto exact = ofAnother ? std::nullopt : readCanonical(context_, line);
        if (exact) {
            if (as<Waive>(*exact))
                ++soFar_.waived;
            else
                soFar_.ordered.add(context_.map.provinceOf(exact->unit.at));
            read.written.orders = {*exact};
        } else if (line.size() > longestLine) {
            read.faults = {{0, line.size(), limit(OrderProblem::Kind::TooLong, longestLine)}};
        } else {
            bytes_ += line.size();
            readWords(line, read);
        }
        soFar_.verb = Verb::None; // "builds F Kiel and A Mun" ends with its line
        soFar_.heldByShortName = noProvince;
        nameSheet(read.written);
        for (const Fault& fault : read.faults)
            read.written.problem +=
                (read.written.problem.empty() ? "" : "; ") + located(context_.map, fault.problem);
        return read;
    }

    /// Returns how many bytes were read word by word so far; the canonical form is read in no time.
    std::size_t bytes() const { return bytes_; }

    /// Returns the number of the sheet that this line is on.
    int sheetOf(const WrittenOrder& line)
    {
        if (line.power == noPower) return 0;
        hasLines_.insert(line.power);
        return sheets_[line.power];
    }

    /// Returns the power whose sheet a line is on unless it names one.
    Power powerOfSheet() const { return context_.power != noPower ? context_.power : soFar_.power; }

private:
    /// Returns the power whose orders a line has unless it names one.
    Power powerOfPart() const { return soFar_.power != noPower ? soFar_.power : context_.power; }

    /// Says whose sheet a line is on. With several powers on a sheet, orders may name theirs.
    void nameSheet(WrittenOrder& line) const
    {
        line.power = powerOfSheet();
        if (context_.power != noPower || line.orders.empty()) return;
        const Power first = line.orders.front().power;
        if (line.power == noPower || !context_.together(line.power).has(first)) line.power = first;
    }

    void readWords(std::string_view line, ReadLine& read)
    {
        if (!hasWord(line)) return; // "-----"
        const SheetHeading heading = headingOf(context_, *names_, line);
        if (heading.power == noPower) return heading.end > 0 ? void() : readOrders(line, read);
        if (tokensOf(line.substr(heading.end)).size() == 1) {
            if (auto problem = beginPart(heading.power)) read.faults.push_back({0, line.size(), *problem});
            return;
        }
        if (!mayHead(heading.power)) {
            read.faults.push_back({0, line.size(), problemUnder(heading, line)});
            return;
        }
        const Power before = soFar_.power;
        soFar_.power = heading.power == context_.power ? noPower : heading.power;
        readOrders(behind(heading, line), read);
        if (context_.power != noPower) soFar_.power = before;
    }

    /// Returns a line with blanks in place of a heading that is more than a name, so that columns stay those
    /// of the line.
    std::string behind(const SheetHeading& heading, std::string_view line) const
    {
        const OrderGrammar grammar(context_.map, *names_, context_.kind, line);
        if (grammar.headedBy() == heading.power) return std::string(line);
        return std::string(heading.end, ' ') + std::string(line.substr(heading.end));
    }

    void readOrders(std::string_view line, ReadLine& read)
    {
        const OrderGrammar grammar(context_.map, *names_, context_.kind, line);
        if (const auto condition = grammar.condition())
            return read.faults.push_back({0, line.size(), *condition});
        const std::string each = eachHolding(line);
        if (!each.empty() || speaksOfMany(line)) return readPieces(each.empty() ? line : each, {}, 1, read);
        if (const auto problem = readPart(line, 0, line.size(), read)) readPieces(line, *problem, 3, read);
    }

    /// Returns what is wrong with a line that names a power whose lines may not be on the sheet: above all
    /// what it says, else whose it is. None of it is read.
    OrderProblem problemUnder(const SheetHeading& heading, std::string_view line)
    {
        ReadLine unused;
        const SheetSoFar before = soFar_;
        const auto problem = readPart(behind(heading, line), 0, line.size(), unused);
        soFar_ = before;
        const bool behindIt = problem && problem->column > columnOf(line, heading.end);
        return behindIt ? *problem : ofOther(heading.power);
    }

    OrderProblem ofOther(Power named) const
    {
        OrderProblem problem{OrderProblem::Kind::OtherPower};
        problem.named = named;
        problem.sheet = context_.power;
        return problem;
    }

    /// Returns whether lines of this power may be on the sheet: they may if it has the same player.
    bool mayHead(Power named) const
    {
        return context_.power == noPower || context_.together(context_.power).has(named);
    }

    /// Returns whether a piece orders all remaining units, or waives several builds; "rest" then does not
    /// mean Brest.
    bool speaksOfMany(std::string_view line) const
    {
        const auto speaks = [this](std::string_view piece) {
            if (context_.kind == PhaseKind::Adjustment) return waivesIn(piece).has_value();
            return context_.kind == PhaseKind::Movement && isCollectiveHold(piece);
        };
        const std::vector<std::size_t> begins = piecesOf(line);
        for (std::size_t i = 0; i < begins.size(); ++i) {
            const std::size_t end = i + 1 < begins.size() ? begins[i + 1] : line.size();
            if (speaks(line.substr(begins[i], end - begins[i]))) return true;
        }
        return false;
    }

    /// Reads what it can of a line that cannot be read as a whole. Two or three pieces may belong together:
    /// "via Nth and Nwg". If the line cannot be read from its beginning on, nothing of it counts: "A Par, A
    /// Mar - Bur" may be an order to both.
    void readPieces(std::string_view line, const OrderProblem& whole, std::size_t most, ReadLine& read)
    {
        std::vector<std::size_t> begins = piecesOf(line);
        const std::size_t count = begins.size();
        begins.push_back(line.size());
        if (count == 1 && most > 1) return read.faults.push_back({0, line.size(), whole});
        for (std::size_t i = 0, next = 0; i < count; i = next) {
            std::optional<OrderProblem> problem;
            for (next = std::min(i + most, count); next > i; --next)
                if (problem = readPart(line, begins[i], begins[next], read); !problem) break;
            if (!problem) continue;
            if (i == 0) return read.faults.push_back({0, line.size(), std::move(*problem)});
            next = i + 1;
            read.faults.push_back({begins[i], begins[next], *problem});
        }
    }

    /// Reads bytes `begin` to `end` of a line if all of them can be read.
    std::optional<OrderProblem> readPart(std::string_view line, std::size_t begin, std::size_t end,
                                         ReadLine& read)
    {
        if (begin > 0)
            if (std::optional<OrderProblem> problem = dashBefore(line, begin)) return problem;
        // The text before is replaced by blanks, so that columns stay those of the line.
        const std::string part = std::string(begin, ' ') + std::string(line.substr(begin, end - begin));
        OrderGrammar grammar(context_.map, *names_, context_.kind, part);
        if (context_.kind == PhaseKind::Movement && isCollectiveHold(part)) return holdAll(part, read);
        if (context_.kind == PhaseKind::Adjustment)
            if (const std::optional<int> count = waivesIn(part)) return waiveBuilds(*count, read);
        const SheetSoFar before = soFar_;
        if (const Power named = grammar.headedBy(); named != noPower && context_.power == noPower)
            soFar_.power = named;
        const auto spelled = grammar.read();
        std::optional<OrderProblem> problem;
        if (const auto* unread = std::get_if<OrderProblem>(&spelled))
            problem = *unread;
        else
            problem = meaningOfAll(std::get<0>(spelled), part, read);
        if (problem && begin > 0) soFar_ = before;
        return problem;
    }

    std::optional<OrderProblem> holdAll(std::string_view part, ReadLine& read)
    {
        const Power power = powerOfPart();
        if (power == noPower) return OrderProblem{OrderProblem::Kind::WhosePower};
        const std::size_t before = read.written.orders.size();
        for (const Unit& unit : context_.position.units)
            if (unit.power == power && concerns(part, unit.kind) &&
                !soFar_.ordered.has(context_.map.provinceOf(unit.at)))
                read.written.orders.push_back({power, unit, Hold{}});
        if (read.written.orders.size() != before) return {};
        return OrderProblem{OrderProblem::Kind::NoSuchUnit, Expected::End, std::string(part)};
    }

    /// Adds so many orders to waive a build, at least one.
    std::optional<OrderProblem> waiveBuilds(int count, ReadLine& read)
    {
        const Power power = powerOfPart();
        if (power == noPower) return OrderProblem{OrderProblem::Kind::WhosePower};
        if (count == waivesAll) {
            const int given = soFar_.ordered.size() + soFar_.waived;
            count = adjustmentChoices(context_.map, context_.position, power).count - given;
        }
        count = std::max(count, 1);
        for (int i = 0; i < count; ++i) read.written.orders.push_back({power, {}, Waive{}});
        soFar_.waived += count;
        return {};
    }

    /// Handles a line that is only a power's name: "England:".
    std::optional<OrderProblem> beginPart(Power named)
    {
        const bool own = context_.power == noPower || named == context_.power;
        if (own && hasLines_.erase(named) != 0) ++sheets_[named];
        if (mayHead(named)) {
            soFar_.power = context_.power != noPower && own ? noPower : named;
            return {};
        }
        return ofOther(named);
    }

    std::optional<OrderProblem> meaningOfAll(const std::vector<SpelledOrder>& spelled, std::string_view line,
                                             ReadLine& read)
    {
        std::vector<Order> orders;
        std::vector<Correction> corrections;
        SheetSoFar known = soFar_;
        for (const SpelledOrder& one : spelled) {
            // "England builds F Edi., Germany builds F Kiel and A Mun."
            if (one.power != noPower && !one.owned) known.power = one.power;
            auto meaning = meaningOf(context_, one, line, known);
            if (auto* problem = std::get_if<OrderProblem>(&meaning)) return std::move(*problem);
            orders.push_back(std::get<Order>(meaning));
            if (one.joined && !isOnBoard(orders.back())) return strayWords(one, line);
            if (isFor(context_.map, orders.back(), known.heldByShortName)) return strayWords(one, line);
            known.heldByShortName = heldByShortName(context_.map, one, orders.back());
            std::ranges::move(correctionsIn(context_, one, orders.back()), std::back_inserter(corrections));
            if (one.verb != Verb::None) known.verb = one.verb;
            if (!std::holds_alternative<Waive>(orders.back().command))
                known.ordered.add(context_.map.provinceOf(orders.back().unit.at));
        }
        soFar_.ordered = known.ordered;
        soFar_.verb = known.verb;
        soFar_.heldByShortName = known.heldByShortName;
        std::ranges::move(orders, std::back_inserter(read.written.orders));
        std::ranges::move(corrections, std::back_inserter(read.corrections));
        return {};
    }

    /// Returns whether there is a unit for an order; a build needs none.
    static bool isOnBoard(const Order& order) { return order.unit.power != noPower || as<Waive>(order); }

    const ReadingContext& context_;
    std::shared_ptr<const PlaceNames> names_;
    SheetSoFar soFar_;
    std::size_t bytes_ = 0;
    std::set<Power> hasLines_; ///< on their present sheet
    std::map<Power, int> sheets_;
};

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
                   std::string(text.substr(0, longestLine))};
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
    std::set<std::size_t> orders;
    for (const ReadLine& line : all)
        if (!line.written.orders.empty()) orders.insert(line.number);
    const std::vector<bool> quoted = mayQuote(text) ? quotedLines(text, orders) : std::vector<bool>();
    if (!quoted.empty()) all = readOwnLines(context, text, quoted, orders);
    leaveOrdered(context.map, all);
    return all;
}

std::vector<WrittenOrder> readSheet(const ReadingContext& context, std::string_view text)
{
    std::vector<WrittenOrder> sheet;
    for (ReadLine& line : readLines(context, text)) sheet.push_back(std::move(line.written));
    return sheet;
}

} // namespace chancery
