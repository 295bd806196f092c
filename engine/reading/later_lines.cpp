// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/later_lines.h"

#include "engine/base/ascii.h"
#include "engine/reading/doubtful_prose.h"
#include "engine/reading/line_remarks.h"
#include "engine/reading/order_looks.h"
#include "engine/reading/ordered_units.h"
#include "engine/reading/phase_line.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace chancery {

bool LaterOrders::take(const PageLines& lines, const std::string& line, Power above)
{
    const std::size_t colon = line.find(':');
    const std::string rest(trimmed(std::string_view(line).substr(std::min(colon, line.size() - 1) + 1)));
    const std::optional<PhaseKind> kind = rest.empty() ? std::nullopt : kindHeaded(line.substr(0, colon));
    if (colon >= line.size() || !kind) return false;
    const auto [power, order] = lines.heading(rest); // "Retreats: France A Bur-Gas"
    const Power owner = power == noPower ? above : power;
    const std::string& text = power == noPower ? rest : order;
    if (owner == noPower || !looksAsOrder(text)) return false;
    keep(*kind, {owner, std::string(verbHeaded(line.substr(0, colon), false)) + text});
    return true;
}

void LaterOrders::addTo(PageContent& page) const
{
    for (const auto& [kind, orders] : kept_) {
        if (page.blocks.back().told() != kind && !page.blocks.back().empty()) page.blocks.emplace_back();
        page.blocks.back().kind = kind;
        std::ranges::copy(orders, std::back_inserter(page.blocks.back().orders));
    }
}

std::size_t adjustmentIn(std::string_view line)
{
    thread_local const WordList verbs("prose", "adjusts");
    constexpr std::string_view ends = ",;.";
    const auto isSigned = [line](std::size_t at) { // "; +F Smy"
        const bool sign = at > 0 && at + 2 < line.size() && (line[at] == '+' || line[at] == '-');
        return sign && (line[at + 1] == 'A' || line[at + 1] == 'F') && line[at + 2] == ' ';
    };
    for (std::size_t at = 0; at < line.size();) {
        const std::vector<OrderToken> words = wordsOf(line.substr(at, line.find_first_of(ends, at) - at));
        const std::string_view before = line.substr(0, at);
        const bool bracket =
            before.rfind('(') != std::string_view::npos && line.find(')', before.rfind('(')) > at;
        if ((words.size() > 2 && !bracket && isAmong(verbs, words.front())) || isSigned(at)) return at;
        at = std::min(line.find_first_of(ends, at), line.size() - 1) + 1;
        at = std::min(line.find_first_not_of(' ', at), line.size());
    }
    return line.size();
}

std::size_t retreatIn(std::string_view line)
{
    constexpr std::size_t fewest = 3; // the verb and two provinces
    for (std::size_t at = line.find_first_of(";."); at < line.size(); at = line.find_first_of(";.", at + 1)) {
        const std::string_view before = line.substr(0, at), part = trimmed(line.substr(at + 1));
        if (std::ranges::count(before, '(') > std::ranges::count(before, ')')) continue; // "(cut; retreats)"
        const std::vector<OrderToken> words = wordsOf(part);
        const auto verb = std::ranges::find(words, Keyword::Retreat, &OrderToken::keyword);
        if (verb != words.end() && verb->folded.size() > 1 && words.size() >= fewest)
            return static_cast<std::size_t>(part.data() - line.data());
    }
    return line.size();
}

void keepMoves(const PageLines& lines, PageContent& page, LaterOrders& later)
{
    PageBlock& first = page.blocks.front();
    const std::optional<PhaseKind> told = first.told();
    if (!told || *told == PhaseKind::Movement || (first.phase && first.phase->season == Season::Winter))
        return;
    const auto isOnlyMove = [&](const StudyOrder& order) {
        const std::vector<Order> read = lines.read(order, page.position, PhaseKind::Movement);
        return std::ranges::any_of(read, [](const Order& one) {
            return as<Hold>(one) || as<SupportHold>(one) || as<SupportMove>(one) || as<Convoy>(one);
        });
    };
    if (std::ranges::none_of(first.orders, isOnlyMove)) return;
    first.kind = PhaseKind::Movement;
    if (first.phase) first.phase->kind = PhaseKind::Movement;
    std::erase_if(first.orders, [&later](const StudyOrder& order) {
        const bool signs = order.text.starts_with('+') || order.text.starts_with('-');
        const bool retreats = saysRetreat(order.text), adjusts = signs || adjustmentIn(order.text) == 0;
        if (retreats || adjusts) later.keep(retreats ? PhaseKind::Retreat : PhaseKind::Adjustment, order);
        return retreats || adjusts;
    });
}

bool areThereAfter(const PageLines& lines, const PageContent& page, const std::vector<Unit>& units)
{
    const auto isThere = [&](const Order& order) {
        const Move* move = as<Move>(order);
        return move && std::ranges::any_of(units, [&](const Unit& unit) {
                   return page.map->provinceOf(unit.at) == page.map->provinceOf(move->to);
               });
    };
    return std::ranges::any_of(page.blocks.back().orders, [&](const StudyOrder& order) {
        return order.power == units.front().power &&
               std::ranges::any_of(lines.read(order, page.position, PhaseKind::Movement), isThere);
    });
}

namespace {

/// Moves what a Winter lists, units alone, from its orders to the position.
void takeFromOrders(const PageContent& page, PageBlock& block, Position& position, auto isBare)
{
    const auto begin = std::stable_partition(block.orders.begin(), block.orders.end(), std::not_fn(isBare));
    for (auto order = begin; order != block.orders.end(); ++order)
        for (const Unit& unit : PageLines(*page.map).unitsIn(order->text, order->power, false)) {
            block.unordered.push_back(unit);
            putUnit(*page.map, position, unit);
        }
    block.orders.erase(begin, block.orders.end());
}

} // namespace

void takeAsUnits(const PageLines& lines, PageContent& page)
{
    PageBlock& first = page.blocks.front();
    if (first.told() != PhaseKind::Adjustment) return;
    const auto isBare = [&lines](const StudyOrder& order) {
        return isLetter(order.text.front()) && adjustmentIn(order.text) != 0 &&
               !lines.unitsIn(order.text, order.power, false).empty();
    };
    const bool all = std::ranges::all_of(first.orders, isBare);
    if (all && page.blocks.size() > 1 && !page.blocks[1].phase &&
        page.blocks[1].told() == PhaseKind::Adjustment) {
        std::ranges::copy(page.blocks[1].orders, std::back_inserter(first.orders));
        page.blocks.erase(page.blocks.begin() + 1);
    }
    const bool both = std::ranges::any_of(first.orders, [&](const StudyOrder& order) {
        return adjustmentIn(order.text) == 0 &&
               std::ranges::any_of(first.orders, [&](const StudyOrder& other) {
                   return other.power == order.power && isBare(other);
               });
    });
    if (both) takeFromOrders(page, first, page.position, isBare);
}

namespace {

/// Returns an order with its verb, if it is a unit alone that can only be built or removed.
std::string asAdjustment(const PageLines& lines, const PageContent& page, const PageBlock& block,
                         const StudyOrder& order)
{
    const bool minus = order.text.starts_with('-');
    if (adjustmentIn(order.text) == 0 || (!minus && !isLetter(order.text.front()))) return order.text;
    const std::string text(trimmed(std::string_view(order.text).substr(minus ? 1 : 0)));
    const std::vector<Unit> units = lines.unitsIn(text, order.power, false);
    const auto isHome = [&](const Unit& unit) {
        return (*page.map)[page.map->provinceOf(unit.at)].home == unit.power;
    };
    const auto isFree = [&](const Unit& unit) {
        return !unitAt(*page.map, page.position, page.map->provinceOf(unit.at));
    };
    if (units.empty()) return order.text;
    if (std::ranges::none_of(units, isHome) && (block.phase || minus)) return "removes " + text;
    const bool built = std::ranges::all_of(units, isHome) && std::ranges::all_of(units, isFree);
    return built && (!minus || order.text[1] == ' ') ? "builds " + text : order.text;
}

} // namespace

void takeAsBuilds(const PageLines& lines, PageContent& page)
{
    for (PageBlock& block : page.blocks) {
        if (block.told() != PhaseKind::Adjustment) continue;
        const auto adjusts = [&](const StudyOrder& order) {
            return adjustmentIn(order.text) == 0 ||
                   !lines.read(order, page.position, PhaseKind::Adjustment).empty();
        };
        if (!block.phase && std::ranges::none_of(block.orders, adjusts)) continue;
        for (StudyOrder& order : block.orders) order.text = asAdjustment(lines, page, block, order);
    }
}

} // namespace chancery
