// SPDX-License-Identifier: GPL-3.0-or-later
// Reads single orders and whole sheets.
#include "engine/orders/order_text.h"

#include "engine/orders/canonical_reader.h"
#include "engine/orders/order_meaning.h"

#include <map>
#include <memory>
#include <set>

namespace chancery {

namespace {

constexpr std::size_t longestLine = 2000; ///< bytes
constexpr std::size_t mostLines = 500;

using Orders = std::vector<Order>;

/// The index of the map, or one made on the spot for a map that has none.
std::shared_ptr<const PlaceNames> namesOf(const Map& map)
{
    return map.placeNames ? map.placeNames : std::make_shared<const PlaceNames>(map);
}

std::string shortened(std::string_view text)
{
    return std::string(text.substr(0, longestLine));
}

class SheetReader
{
public:
    explicit SheetReader(const ReadingContext& context)
        : context_(context)
        , names_(namesOf(context.map))
    {
    }

    /// The orders of one line; they are added to what is known of the sheet.
    std::variant<Orders, OrderProblem> readLine(std::string_view line)
    {
        if (const auto exact = readCanonical(context_, line)) {
            soFar_.ordered.add(context_.map.provinceOf(exact->unit.at));
            return Orders{*exact};
        }
        if (line.size() > longestLine) return limit(OrderProblem::Kind::TooLong, longestLine);
        OrderGrammar grammar(context_.map, *names_, context_.kind, line);
        if (const Power named = grammar.header(); named != noPower) return beginPart(named);
        if (const Power named = grammar.headedBy(); named != noPower) soFar_.power = named;
        auto spelled = grammar.read();
        if (auto* problem = std::get_if<OrderProblem>(&spelled)) return std::move(*problem);
        return meaningOfAll(std::get<0>(spelled), line);
    }

    /// The number of the sheet on which this line stands.
    int sheetOf(const WrittenOrder& line)
    {
        if (line.power == noPower) return 0;
        hasLines_.insert(line.power);
        return sheets_[line.power];
    }

    Power powerOfPart() const { return context_.power != noPower ? context_.power : soFar_.power; }

private:
    static OrderProblem limit(OrderProblem::Kind kind, std::size_t most)
    {
        return {kind, Expected::End, std::to_string(most), {}, 1};
    }

    /// "England:" alone on its line.
    std::variant<Orders, OrderProblem> beginPart(Power named)
    {
        soFar_.power = named;
        if (hasLines_.erase(named) != 0) ++sheets_[named];
        if (context_.power == noPower || context_.power == named) return Orders{};
        return OrderProblem{OrderProblem::Kind::OtherPower,
                            Expected::Unit,
                            context_.map[named].name,
                            {context_.map[context_.power].name},
                            1};
    }

    std::variant<Orders, OrderProblem> meaningOfAll(const std::vector<SpelledOrder>& spelled,
                                                    std::string_view line)
    {
        Orders orders;
        SheetSoFar known = soFar_;
        for (const SpelledOrder& one : spelled) {
            // "England builds F Edi., Germany builds F Kiel and A Mun."
            if (one.power != noPower) known.power = one.power;
            auto meaning = meaningOf(context_, one, line, known);
            if (auto* problem = std::get_if<OrderProblem>(&meaning)) return std::move(*problem);
            orders.push_back(std::get<Order>(meaning));
            if (one.verb != Verb::None) known.verb = one.verb;
            if (!std::holds_alternative<Waive>(orders.back().command))
                known.ordered.add(context_.map.provinceOf(orders.back().unit.at));
        }
        soFar_.ordered = known.ordered;
        return orders;
    }

    const ReadingContext& context_;
    std::shared_ptr<const PlaceNames> names_;
    SheetSoFar soFar_;
    std::set<Power> hasLines_; ///< on their present sheet
    std::map<Power, int> sheets_;
};

std::string located(const OrderProblem& problem)
{
    return "column " + std::to_string(problem.column) + ": " + sentence(problem);
}

} // namespace

Result<Order> readOrder(const ReadingContext& context, std::string_view text)
{
    auto read = SheetReader(context).readLine(text);
    if (auto* orders = std::get_if<Orders>(&read)) {
        if (orders->size() == 1) return std::move(orders->front());
        OrderProblem problem;
        if (orders->size() > 1)
            problem = {OrderProblem::Kind::SeveralOrders, Expected::End, shortened(text), {}, 1};
        read = problem;
    }
    const auto& problem = std::get<OrderProblem>(read);
    return Error{sentence(problem), std::to_string(problem.column)};
}

std::optional<OrderProblem> problemOf(const ReadingContext& context, std::string_view line)
{
    auto read = SheetReader(context).readLine(line);
    auto* problem = std::get_if<OrderProblem>(&read);
    return problem ? std::optional(std::move(*problem)) : std::nullopt;
}

std::vector<WrittenOrder> readSheet(const ReadingContext& context, std::string_view text)
{
    std::vector<WrittenOrder> sheet;
    SheetReader reader(context);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        const bool full = sheet.size() + 1 == mostLines && end < text.size();
        text.remove_prefix(std::min(end + 1, text.size()));
        while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
        auto read = reader.readLine(line);
        WrittenOrder written{reader.powerOfPart(), std::string(line), {}, {}};
        if (auto* orders = std::get_if<Orders>(&read)) {
            if (orders->empty()) continue;
            written.power = orders->front().power;
            written.orders = std::move(*orders);
        } else {
            written.problem = located(std::get<OrderProblem>(read));
        }
        written.sheet = reader.sheetOf(written);
        sheet.push_back(std::move(written));
        if (full) {
            sheet.push_back(
                {context.power,
                 shortened(text),
                 {},
                 located({OrderProblem::Kind::TooMany, Expected::End, std::to_string(mostLines), {}, 1})});
            break;
        }
    }
    return sheet;
}

} // namespace chancery
