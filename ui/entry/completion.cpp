// SPDX-License-Identifier: GPL-3.0-or-later
// Completes typed letters: compares the words with the orders that the units can be given.
#include "ui/entry/completion.h"

#include "engine/orders/choices.h"
#include "engine/orders/order_words.h"
#include "ui/entry/continuations.h"
#include "ui/entry/order_pattern.h"

#include <algorithm>
#include <numeric>

namespace chancery {

namespace {

using entry::Fit;
using entry::OrderPattern;
using entry::TypedWords;

constexpr std::size_t longest = 400; ///< bytes of a line that is completed: more is pasted, not typed
constexpr int costOfJoining = 1;     ///< of "sbud" for "s bud"
constexpr int costOfLacking = 1;     ///< of a help without its last place
constexpr int weightOfSpelling = 8;  ///< so that a nearer spelling comes before a likelier order

/// Returns the words of a typed line; more than are compared if it is too long to be completed.
std::vector<std::string> typedWords(std::string_view typed)
{
    return typed.size() <= longest ? entry::wordsOf(typed) : std::vector<std::string>(TypedWords::most + 1);
}

/// One way to cut the typed line into words, and what it costs.
struct TypedCut
{
    int cost;
    TypedWords words;
};

/// Returns the line cut at its blanks, and also with its first letter apart where that may be a keyword:
/// "sbud", "fbre".
std::vector<TypedCut> cutsOf(const SpelledNames& names, std::string_view typed)
{
    const std::vector<std::string> words = typedWords(typed);
    if (words.size() > TypedWords::most) return {};
    std::vector<TypedCut> cuts{{0, {names, words}}};
    for (std::size_t i = 0; i < std::min(words.size(), std::size_t{2}); ++i) {
        if (words[i].size() <= SpelledNames::codeLetters || keywordOf(words[i].substr(0, 1)) == Keyword::None)
            continue;
        std::vector<std::string> apart = words;
        apart[i] = words[i].substr(1);
        apart.insert(apart.begin() + static_cast<std::ptrdiff_t>(i), words[i].substr(0, 1));
        cuts.push_back({costOfJoining, {names, std::move(apart)}});
    }
    return cuts;
}

/// Returns how near the words are to an order. A help for a move that is written may lack its last place for
/// nothing, unless the unit is named by its code: that is an order to support it where it stands.
std::optional<Fit> nearest(const std::vector<TypedCut>& cuts, const OrderPattern& pattern, bool helps)
{
    std::optional<Fit> best;
    for (const TypedCut& cut : cuts) {
        auto fit = pattern.fit(cut.words);
        if (!fit) continue;
        if (helps && !fit->whole && fit->cost > costOfLacking) fit->cost -= costOfLacking;
        if (!best || cut.cost + fit->cost < best->cost) best = {cut.cost + fit->cost, fit->whole};
    }
    return best;
}

/// An order that the typed words fit.
struct Found
{
    Fit fit;
    entry::Continuation what;

    int weight() const { return fit.cost * weightOfSpelling + what.unlikely; }
};

/// Returns the location that an order says for its destination or building site; nowhere for other orders.
Location saidPlace(const Order& order)
{
    if (const auto* move = as<Move>(order)) return move->to;
    if (const auto* retreat = as<Retreat>(order)) return retreat->to;
    return as<Build>(order) ? order.unit.at : nowhere;
}

/// Returns whether two orders differ in the coast of the same province or in the kind of unit built there.
bool sameButCoastOrKind(const Map& map, const Order& one, const Order& other)
{
    const Location a = saidPlace(one), b = saidPlace(other);
    if (a == nowhere || b == nowhere || map.provinceOf(a) != map.provinceOf(b)) return false;
    const bool build = as<Build>(one) != nullptr;
    return build ? one.unit.kind != other.unit.kind || a != b : one.unit == other.unit && a != b;
}

/// Returns whether the letters name the first order; see Offers.
bool namesFirst(const Map& map, const std::vector<Found>& found)
{
    if (found.size() < 2) return !found.empty();
    const Found& first = found.front();
    if (first.fit.whole)
        return std::ranges::none_of(found.begin() + 1, found.end(), [&](const Found& other) {
            return other.fit.whole && other.fit.cost == first.fit.cost &&
                   sameButCoastOrKind(map, first.what.order, other.what.order);
        });
    const auto helps = [](const Found& one) { return one.what.helps; };
    return helps(first) && std::ranges::count_if(found, helps) == 1;
}

/// The unit that a power is asked for, which is dislodged in a retreat phase.
const Unit* unitOf(const EntryContext& context, const Asked& asked)
{
    if (asked.unit == noProvince) return nullptr;
    if (context.kind != PhaseKind::Retreat) return unitAt(context.map, context.position, asked.unit);
    const DislodgedUnit* dislodged = dislodgedAt(context.map, context.position, asked.unit);
    return dislodged ? &dislodged->unit : nullptr;
}

} // namespace

bool isKindOnly(std::string_view typed)
{
    const std::vector<std::string> words = typedWords(typed);
    if (words.size() != 1) return false;
    const Keyword keyword = keywordOf(words[0]);
    return keyword == Keyword::Army || keyword == Keyword::Fleet;
}

Completer::Completer(const Map& map)
    : names_(map)
{
}

Offers Completer::completions(const EntryContext& context, const Asked& asked, std::string_view typed) const
{
    const std::vector<TypedCut> cuts = cutsOf(names_, typed);
    if (cuts.empty() || context.neutral.has(asked.power)) return {};
    const bool empty = cuts.front().words.size() == 0;
    std::vector<Found> found;
    const auto addOrdersOf = [&](const Asked& one, bool mustName) {
        for (entry::Continuation& each : entry::continuationsOf(context, one)) {
            each.order.power = asked.power; // also of another power's unit (Alexander VII.2)
            const auto fit =
                empty ? std::optional(Fit{})
                      : nearest(cuts, OrderPattern(each.order, context.kind, mustName), each.helps);
            if (fit) found.push_back({*fit, std::move(each)});
        }
    };
    addOrdersOf(asked, false);
    for (const Asked& other : askedOf(context, asked.power)) {
        const Unit* unit = other.unit == asked.unit ? nullptr : unitOf(context, other);
        const auto begins = [unit](const TypedCut& cut) { return entry::beginWith(cut.words, *unit); };
        if (unit && !empty && std::ranges::any_of(cuts, begins)) addOrdersOf(other, true);
    }
    std::ranges::stable_sort(found, {}, &Found::weight);
    Offers offers{{}, !empty && namesFirst(context.map, found)};
    for (Found& each : found) offers.orders.push_back(std::move(each.what.order));
    return offers;
}

std::optional<Asked> Completer::unitNamed(const EntryContext& context, Power power,
                                          std::string_view typed) const
{
    const TypedWords words(names_, typedWords(typed));
    std::optional<Asked> named;
    std::optional<int> nearest;
    if (words.size() == 0 || words.size() > TypedWords::most) return {};
    for (const Asked& one : askedOf(context, power)) {
        const Unit* unit = unitOf(context, one);
        const auto cost = unit ? entry::costOfName(words, *unit) : std::nullopt;
        if (!cost || (nearest && *cost > *nearest)) continue;
        named = nearest && *cost == *nearest ? std::nullopt : std::optional(one);
        nearest = cost;
    }
    return named;
}

bool Completer::namesUnit(const EntryContext& context, Power power, std::string_view typed) const
{
    const TypedWords words(names_, typedWords(typed));
    if (words.size() == 0 || words.size() > TypedWords::most) return false;
    const bool kind = words.keyword(0) == Keyword::Army || words.keyword(0) == Keyword::Fleet;
    if (kind && words.size() > 1)
        for (std::size_t i = 0; i < names_.locations(); ++i)
            if (const int far = words.distance(1, 2, static_cast<Location>(i)); far == 0 || far == 1)
                return true;
    return std::ranges::any_of(askedOf(context, power), [&](const Asked& one) {
        const Unit* unit = unitOf(context, one);
        return unit && words.size() > 1 && entry::beginWith(words, *unit, SpelledNames::codeLetters);
    });
}

std::vector<Asked> askedOf(const EntryContext& context, Power power)
{
    std::vector<Asked> all;
    if (context.neutral.has(power)) return all;
    const auto add = [&](Province unit, bool permitted = false) {
        all.push_back({power, unit, static_cast<int>(all.size()), permitted});
    };
    if (context.kind == PhaseKind::Adjustment) {
        const int count = adjustmentChoices(context.map, context.position, power, context.unplayed).count;
        for (int i = 0; i < std::abs(count); ++i) add(noProvince);
    }
    for (const Unit& unit : unitsAsked(context.position, context.kind, power))
        add(context.map.provinceOf(unit.at));
    if (power == context.power)
        for (const Unit& unit : context.permitted) add(context.map.provinceOf(unit.at), true);
    return all;
}

std::vector<std::size_t> ordersInRows(std::span<const Order> orders, std::span<const Order> idle,
                                      std::size_t rows)
{
    std::vector<std::size_t> in(orders.size());
    std::iota(in.begin(), in.end(), std::size_t{0});
    const auto isIdle = [&](std::size_t i) { return std::ranges::find(idle, orders[i]) != idle.end(); };
    while (in.size() > rows) {
        const auto last = std::find_if(in.rbegin(), in.rend(), isIdle);
        in.erase(last == in.rend() ? in.end() - 1 : last.base() - 1);
    }
    return in;
}

std::vector<Order> answersTo(const EntryContext& context, const Asked& asked)
{
    std::vector<Order> answers;
    for (const Order& order : context.written)
        if (order.power == asked.power &&
            (asked.unit == noProvince ||
             (order.unit.at != nowhere && context.map.provinceOf(order.unit.at) == asked.unit)))
            answers.push_back(order);
    if (asked.unit != noProvince) return answers;
    const auto rows =
        static_cast<std::size_t>(std::ranges::count(askedOf(context, asked.power), noProvince, &Asked::unit));
    const std::vector<std::size_t> in = ordersInRows(answers, context.idle, rows);
    const auto number = static_cast<std::size_t>(asked.number);
    return number < in.size() ? std::vector{answers[in[number]]} : std::vector<Order>{};
}

bool isAnswered(const EntryContext& context, const Asked& asked)
{
    return !answersTo(context, asked).empty();
}

bool isOpen(const EntryContext& context, const Asked& asked)
{
    const bool needed = !asked.permitted && (asked.unit == noProvince || !context.given.has(asked.unit));
    if (!needed || asked.unit != noProvince) return needed && !isAnswered(context, asked);
    return std::ranges::all_of(answersTo(context, asked), [&context](const Order& order) {
        return std::ranges::find(context.idle, order) != context.idle.end();
    });
}

std::optional<Asked> nextOpen(const EntryContext& context, Power power, const std::optional<Asked>& after)
{
    const std::vector<Asked> all = askedOf(context, power);
    const std::size_t from = after ? static_cast<std::size_t>(after->number) + 1 : 0;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (const Asked& next = all[(from + i) % all.size()]; isOpen(context, next)) return next;
    return {};
}

bool isAnsweredAs(const EntryContext& context, const Asked& asked, std::span<const Order> before)
{
    EntryContext former = context;
    former.written = before;
    return answersTo(context, asked) == answersTo(former, asked);
}

std::optional<Asked> answeredOtherwise(const EntryContext& context, std::span<const Order> before)
{
    for (const Power power : context.map.everyPower())
        for (const Asked& each : askedOf(context, power))
            if (!isAnsweredAs(context, each, before)) return each;
    return {};
}

} // namespace chancery
