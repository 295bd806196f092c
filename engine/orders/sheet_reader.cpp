// SPDX-License-Identifier: GPL-3.0-or-later
// A line is tried as a whole, then in pieces; a piece counts only if all of it can be read.
#include "engine/orders/sheet_reader.h"

#include "engine/orders/canonical_reader.h"
#include "engine/orders/choices.h"
#include "engine/orders/collective.h"
#include "engine/orders/corrections.h"
#include "engine/orders/courtesy.h"
#include "engine/orders/helped_before.h"
#include "engine/orders/line_pieces.h"
#include "engine/orders/line_preface.h"
#include "engine/orders/order_grammar.h"
#include "engine/orders/quoted_lines.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace chancery {

namespace {

constexpr std::size_t longestLine = 2000; ///< bytes

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

/// Returns whether there is a unit for an order; a build needs none.
bool isOnBoard(const Order& order)
{
    return order.unit.power != noPower || as<Waive>(order);
}

/// Returns whether two of the orders are for the same unit: "A Vie - Gal, no wait, A Vie - Boh".
bool ordersTwice(const Map& map, const std::vector<Order>& orders)
{
    ProvinceSet ordered;
    return std::ranges::any_of(orders, [&](const Order& order) {
        if (order.unit.at == nowhere) return false;
        const Province at = map.provinceOf(order.unit.at);
        const bool twice = ordered.has(at);
        ordered.add(at);
        return twice;
    });
}

/// Returns what is wrong with a support of which the line does not say, or not clearly, what it supports.
OrderProblem withoutUnit(const SpelledOrder& support, std::string_view line)
{
    OrderProblem problem{OrderProblem::Kind::Missing, Expected::Unit};
    problem.column = columnOf(line, support.unit.begin);
    return problem;
}

/// Returns the first order of a piece that may be the support of an order in another piece; nullptr if there
/// is none. `behind` is whether a piece is before it.
const SpelledOrder* openSupport(const std::vector<SpelledOrder>& spelled, bool behind)
{
    const auto open = std::ranges::find_if(spelled, [behind](const SpelledOrder& one) {
        return HelpedBefore::namesNoUnit(one) || (behind && one.stopped);
    });
    return open == spelled.end() ? nullptr : &*open;
}

/// Returns what is wrong with a line that orders a unit twice with a stroke in between.
OrderProblem alternative(std::string_view line)
{
    OrderProblem problem{OrderProblem::Kind::Unexpected, Expected::End, "/"};
    problem.column = columnOf(line, line.find('/'));
    return problem;
}

/// Returns whether a unit is ordered to support itself.
bool supportsItself(const Map& map, const Order& order)
{
    const auto* hold = as<SupportHold>(order);
    return hold && order.unit.at != nowhere && map.provinceOf(hold->unit) == map.provinceOf(order.unit.at);
}

} // namespace

SheetReader::SheetReader(const ReadingContext& context)
    : context_(context)
    , names_(namesOf(context.map))
{
}

ReadLine SheetReader::readHere(std::string_view line)
{
    ReadLine read;
    read.written.text = line;
    if (context_.power != noPower && state_.soFar.power != noPower) read.written.heading = state_.soFar.power;
    // A build or waive is of the power whose part of the sheet it is on.
    const bool ofAnother = state_.soFar.power != noPower && context_.kind == PhaseKind::Adjustment;
    const auto exact = ofAnother ? std::nullopt : readCanonical(context_, line);
    if (exact) {
        if (as<Waive>(*exact))
            ++state_.soFar.waived;
        else
            state_.soFar.ordered.add(context_.map.provinceOf(exact->unit.at));
        read.written.orders = {*exact};
    } else if (line.size() > longestLine) {
        read.faults = {{0, line.size(), limit(OrderProblem::Kind::TooLong, longestLine)}};
    } else {
        bytes_ += line.size();
        readWords(line, read);
    }
    state_.soFar.verb = Verb::None; // "builds F Kiel and A Mun" ends with its line
    state_.soFar.heldByShortName = noProvince;
    nameSheet(read.written);
    for (Fault& fault : read.faults) {
        Expected& expected = fault.problem.expected;
        if (context_.kind == PhaseKind::Retreat && expected == Expected::Task)
            expected = Expected::RetreatTask;
        read.written.problem +=
            (read.written.problem.empty() ? "" : "; ") + located(context_.map, fault.problem);
    }
    return read;
}

int SheetReader::sheetOf(const WrittenOrder& line)
{
    if (line.power == noPower) return 0;
    state_.hasLines.insert(line.power);
    return state_.sheets[line.power];
}

void SheetReader::nameSheet(WrittenOrder& line) const
{
    line.power = powerOfSheet();
    if (context_.power != noPower || line.orders.empty()) return;
    const Power first = line.orders.front().power;
    if (line.power == noPower || !context_.together(line.power).has(first)) line.power = first;
}

void SheetReader::readWords(std::string_view line, ReadLine& read)
{
    if (!hasWord(line) || introduces(line) || isOnlyLabel(line)) return; // "-----", "My orders:"
    const SheetHeading heading = headingOf(context_, *names_, line);
    const bool signs = std::exchange(state_.greeted, heading.power == noPower && isCourtesy(*names_, line));
    if (state_.greeted || (signs && isSignature(*names_, line))) return;
    if (heading.power == noPower) return heading.end > 0 ? void() : readUnheaded(line, read);
    readHeaded(heading, line, read);
}

void SheetReader::readUnheaded(std::string_view line, ReadLine& read)
{
    const ReadLine before = read;
    const SheetSoFar soFar = state_.soFar;
    readOrders(line, read);
    if (read.faults.empty()) return;
    const SheetHeading lead =
        leadingPower(context_.map, *names_, line, context_.players); // "England (Alice) F Lon-Nth"
    if (lead.power == noPower || lead.end >= line.size() || !mayHead(lead.power)) return;
    ReadLine headed = before;
    const SheetSoFar plain = std::exchange(state_.soFar, soFar);
    readHeaded(lead, line, headed);
    if (headed.faults.empty())
        read = std::move(headed);
    else
        state_.soFar = plain;
}

void SheetReader::readHeaded(const SheetHeading& heading, std::string_view line, ReadLine& read)
{
    if (!heading.misspelt.empty())
        read.corrections.push_back({heading.misspelt, noProvince, true, heading.power});
    if (tokensOf(line.substr(heading.end)).size() == 1) {
        if (auto problem = beginPart(heading.power)) read.faults.push_back({0, line.size(), *problem});
        return;
    }
    if (!mayHead(heading.power)) {
        read.faults.push_back({0, line.size(), problemUnder(heading, line)});
        return;
    }
    const Power before = state_.soFar.power;
    state_.soFar.power = heading.power == context_.power ? noPower : heading.power;
    readOrders(behind(heading, line), read);
    if (context_.power != noPower) state_.soFar.power = before;
}

std::string SheetReader::behind(const SheetHeading& heading, std::string_view line) const
{
    const std::string_view rest = line.substr(heading.end);
    const OrderGrammar grammar(context_.map, *names_, context_.kind, line);
    if (grammar.headedBy() == heading.power && !speaksOfMany(rest)) return std::string(line);
    return std::string(heading.end, ' ') + std::string(rest);
}

void SheetReader::readOrders(std::string_view line, ReadLine& read)
{
    if (context_.kind != PhaseKind::Adjustment && ordersNothing(line)) return;
    const OrderGrammar grammar(context_.map, *names_, context_.kind, line);
    if (const auto condition = grammar.condition())
        return read.faults.push_back({0, line.size(), *condition});
    if (const std::string each = eachOrdered(*names_, line); !each.empty() && readEach(each, read)) return;
    if (speaksOfMany(line)) return readPieces(line, {}, 1, read);
    const ReadLine before = read;
    const SheetSoFar soFar = state_.soFar;
    const auto problem = readPart(line, 0, line.size(), read);
    const bool choice =
        !problem && line.find('/') < line.size() && ordersTwice(context_.map, read.written.orders);
    if (!problem && !choice) return;
    if (choice) return takeBack(before, soFar, alternative(line), read); // "A Ser-Bul/A Ser-Alb"
    readPieces(line, *problem, 3, read);
    if (read.faults.size() == before.faults.size() || !ordersTwice(context_.map, read.written.orders)) return;
    takeBack(before, soFar, *problem, read); // what is between them may take the first one back
}

void SheetReader::takeBack(const ReadLine& before, const SheetSoFar& soFar, const OrderProblem& problem,
                           ReadLine& read)
{
    const std::size_t size = read.written.text.size();
    read = before;
    state_.soFar = soFar;
    read.faults.push_back({0, size, problem});
}

bool SheetReader::readEach(const std::string& each, ReadLine& read)
{
    const ReadLine line = read;
    const SheetSoFar before = state_.soFar;
    readPieces(each, {}, 1, read);
    const bool itself = std::ranges::any_of(
        read.written.orders, [this](const Order& order) { return supportsItself(context_.map, order); });
    if (read.faults.empty() && !itself) return true;
    read = line;
    state_.soFar = before;
    return false;
}

OrderProblem SheetReader::problemUnder(const SheetHeading& heading, std::string_view line)
{
    ReadLine unused;
    const SheetSoFar before = state_.soFar;
    const auto problem = readPart(behind(heading, line), 0, line.size(), unused);
    state_.soFar = before;
    const bool behindIt = problem && problem->column > columnOf(line, heading.end);
    return behindIt ? *problem : ofOther(heading.power);
}

OrderProblem SheetReader::ofOther(Power named) const
{
    OrderProblem problem{OrderProblem::Kind::OtherPower};
    problem.named = named;
    problem.sheet = context_.power;
    return problem;
}

bool SheetReader::mayHead(Power named) const
{
    return context_.power == noPower || context_.together(context_.power).has(named);
}

bool SheetReader::speaksOfMany(std::string_view line) const
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

void SheetReader::readPieces(std::string_view line, const OrderProblem& whole, std::size_t most,
                             ReadLine& read)
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

std::optional<OrderProblem> SheetReader::readPart(std::string_view line, std::size_t begin, std::size_t end,
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
    const SheetSoFar before = state_.soFar;
    if (const Power named = grammar.headedBy(); named != noPower && context_.power == noPower)
        state_.soFar.power = named;
    const auto spelled = grammar.read();
    std::optional<OrderProblem> problem;
    if (const auto* unread = std::get_if<OrderProblem>(&spelled))
        problem = *unread;
    else if (const SpelledOrder* open =
                 begin > 0 || end < line.size() ? openSupport(std::get<0>(spelled), begin > 0) : nullptr)
        problem = withoutUnit(*open, part);
    else
        problem = meaningOfAll(std::get<0>(spelled), part, read);
    if (problem && begin > 0) state_.soFar = before;
    return problem;
}

std::optional<OrderProblem> SheetReader::holdAll(std::string_view part, ReadLine& read)
{
    const Power power = powerOfPart();
    if (power == noPower) return OrderProblem{OrderProblem::Kind::WhosePower};
    const std::size_t before = read.written.orders.size();
    for (const Unit& unit : context_.position.units)
        if (unit.power == power && concerns(part, unit.kind) &&
            !state_.soFar.ordered.has(context_.map.provinceOf(unit.at)))
            read.written.orders.push_back({power, unit, Hold{}});
    if (read.written.orders.size() != before || !state_.soFar.ordered.empty()) return {};
    return OrderProblem{OrderProblem::Kind::NoSuchUnit, Expected::End, std::string(part)};
}

std::optional<OrderProblem> SheetReader::waiveBuilds(int count, ReadLine& read)
{
    const Power power = powerOfPart();
    if (power == noPower) return OrderProblem{OrderProblem::Kind::WhosePower};
    if (count == waivesAll) {
        const int given = state_.soFar.ordered.size() + state_.soFar.waived;
        count = adjustmentChoices(context_.map, context_.position, power).count - given;
    }
    count = std::max(count, 1);
    for (int i = 0; i < count; ++i) read.written.orders.push_back({power, {}, Waive{}});
    state_.soFar.waived += count;
    return {};
}

std::optional<OrderProblem> SheetReader::beginPart(Power named)
{
    const bool own = context_.power == noPower || named == context_.power;
    if (own && state_.hasLines.erase(named) != 0) ++state_.sheets[named];
    if (mayHead(named)) {
        state_.soFar.power = context_.power != noPower && own ? noPower : named;
        return {};
    }
    return ofOther(named);
}

std::optional<OrderProblem> SheetReader::meaningOfAll(const std::vector<SpelledOrder>& spelled,
                                                      std::string_view line, ReadLine& read)
{
    std::vector<Order> orders;
    std::vector<Correction> corrections;
    SheetSoFar known = state_.soFar;
    HelpedBefore before(context_, read.written.orders);
    for (const SpelledOrder& one : spelled) {
        // "England builds F Edi., Germany builds F Kiel and A Mun."
        if (one.power != noPower && !one.owned) known.power = one.power;
        auto meaning = meaningOf(context_, HelpedBefore::withoutHelp(one), line, known);
        if (auto* problem = std::get_if<OrderProblem>(&meaning)) return std::move(*problem);
        orders.push_back(std::get<Order>(meaning));
        if (!before.take(one, orders.back())) return withoutUnit(one, line);
        const bool asMuch = one.joined && one.verb == Verb::Hold && spelled.size() == 2 &&
                            spelled.front().beside; // "Par Bur Mar H"
        if (asMuch || (one.joined && !isOnBoard(orders.back()))) return strayWords(one, line);
        if (isFor(context_.map, orders.back(), known.heldByShortName)) return strayWords(one, line);
        known.heldByShortName = heldByShortName(context_.map, one, orders.back());
        std::ranges::move(correctionsIn(context_, one, orders.back()), std::back_inserter(corrections));
        if (one.verb != Verb::None) known.verb = one.verb;
        if (!std::holds_alternative<Waive>(orders.back().command))
            known.ordered.add(context_.map.provinceOf(orders.back().unit.at));
    }
    state_.soFar.ordered = known.ordered;
    state_.soFar.verb = known.verb;
    state_.soFar.heldByShortName = known.heldByShortName;
    std::ranges::move(orders, std::back_inserter(read.written.orders));
    std::ranges::move(corrections, std::back_inserter(read.corrections));
    read.helpers |= before.helpers();
    return {};
}

} // namespace chancery
