// SPDX-License-Identifier: GPL-3.0-or-later
// Completes typed letters: fits the words to the provinces of each order that the unit can be given.
#include "ui/entry/completion.h"

#include "engine/map/spelling.h"
#include "engine/notation/order_words.h"
#include "engine/orders/choices.h"
#include "ui/entry/continuations.h"

#include <algorithm>
#include <array>
#include <optional>

namespace chancery {

namespace {

constexpr std::size_t codeLetters = 3;
constexpr int weightOfSpelling = 8; ///< so that a nearer spelling comes before a likelier order

using Words = std::vector<std::string>;

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || (c & 0x80) != 0;
}

Words wordsOf(std::string_view typed)
{
    Words words;
    for (std::size_t at = 0; at < typed.size();) {
        std::size_t end = at;
        while (end < typed.size() && isLetter(typed[end])) ++end;
        if (end > at) words.push_back(fold(typed.substr(at, end - at)));
        at = end + 1;
    }
    std::erase(words, std::string());
    return words;
}

/// Returns the keyword of the grammar that begins an order.
Keyword keywordFor(const Order& order)
{
    constexpr std::array keywords{Keyword::Hold,   Keyword::Move,         Keyword::Support, Keyword::Support,
                                  Keyword::Convoy, Keyword::Retreat,      Keyword::Disband, Keyword::Build,
                                  Keyword::Waive,  Keyword::Insurrection, Keyword::None};
    return keywords[order.command.index()];
}

/// Returns the locations that follow the keyword, in the order in which they are written.
std::vector<Location> placesOf(const Order& order)
{
    if (const auto* move = as<Move>(order)) return {move->to};
    if (const auto* retreat = as<Retreat>(order)) return {retreat->to};
    if (const auto* support = as<SupportHold>(order)) return {support->unit};
    if (const auto* support = as<SupportMove>(order)) return {support->unit, support->to};
    if (const auto* convoy = as<Convoy>(order)) return {convoy->army, convoy->to};
    if (as<Build>(order)) return {order.unit.at};
    return {};
}

} // namespace

/// One way to read the typed words.
class TypedOrder
{
public:
    /// With Keyword::None as the verb, the first word is read as a province unless it means army or fleet.
    TypedOrder(const Completer& names, Keyword verb, Words words)
        : names_(names)
        , verb_(verb)
    {
        for (std::size_t i = 0; i < words.size(); ++i) {
            const Keyword keyword = keywordOf(words[i]);
            const bool place =
                verb == Keyword::None && i == 0 && keyword != Keyword::Army && keyword != Keyword::Fleet;
            if (place)
                words_.push_back(std::move(words[i]));
            else
                take(keyword, std::move(words[i]));
        }
    }

    /// Returns how far an order is from the typed words, 0 for the nearest; nothing if it cannot be meant.
    std::optional<int> distance(const Order& order, PhaseKind phase) const
    {
        if (!fitsVerb(order, phase)) return {};
        if (const auto* move = as<Move>(order); move && bySea_ != (move->via == Via::Convoy) && bySea_)
            return {};
        if (kind_ && as<Build>(order) && order.unit.kind != *kind_) return {};
        if (holds_ && !as<SupportHold>(order)) return {};
        if (const auto* rising = as<Insurrection>(order)) return distance(rising->whom);
        std::vector<Location> places = placesOf(order);
        if (phase == PhaseKind::Adjustment && as<Disband>(order)) places = {order.unit.at};
        return distance(places, 0, 0);
    }

private:
    void take(Keyword keyword, std::string word)
    {
        switch (keyword) {
        case Keyword::Army:
        case Keyword::Fleet:
            kind_ = keyword == Keyword::Army ? UnitKind::Army : UnitKind::Fleet;
            return;
        case Keyword::Hold:
            holds_ = true;
            return;
        case Keyword::Via:
        case Keyword::Convoy:
            bySea_ = true;
            return;
        case Keyword::Move:
        case Keyword::Filler:
        case Keyword::From:
        case Keyword::Retreat:
        case Keyword::Disband:
            return;
        default:
            words_.push_back(std::move(word));
        }
    }

    bool fitsVerb(const Order& order, PhaseKind phase) const
    {
        const Keyword own = keywordFor(order);
        if (verb_ != Keyword::None)
            return verb_ == own || (verb_ == Keyword::Move && own == Keyword::Retreat);
        if (words_.empty() && !kind_) return true;
        return own == Keyword::Move || own == Keyword::Retreat || own == Keyword::Build ||
               (phase == PhaseKind::Adjustment && own == Keyword::Disband);
    }

    /// Fits the words to the name of a power.
    std::optional<int> distance(Power whom) const
    {
        std::string name;
        for (const std::string& word : words_) name += word;
        return names_.begins(name, whom) ? std::optional(name.empty() ? 1 : 0) : std::nullopt;
    }

    /// Fits the words from index `at` on to the locations from index `place` on. A word may be two codes
    /// without a space. Returns the distance, or nothing if they do not fit.
    std::optional<int> distance(const std::vector<Location>& places, std::size_t place, std::size_t at) const
    {
        // "s bud" is a complete order, so it comes before the orders that it begins.
        if (at == words_.size()) return at > 0 && place < places.size() ? 1 : 0;
        if (place == places.size()) return {};
        std::optional<int> best;
        const auto consider = [&](int here, std::optional<int> rest) {
            if (here >= 0 && rest && (!best || here + *rest < *best)) best = here + *rest;
        };
        std::string name;
        for (std::size_t end = at; end < std::min(words_.size(), at + 3); ++end) {
            name += words_[end];
            consider(names_.distance(name, places[place]), distance(places, place + 1, end + 1));
        }
        const std::string& word = words_[at];
        if (word.size() > codeLetters && place + 1 < places.size() && at + 1 == words_.size())
            consider(names_.distance(word.substr(0, codeLetters), places[place]),
                     names_.distance(word.substr(codeLetters), places[place + 1]) < 0
                         ? std::nullopt
                         : std::optional(names_.distance(word.substr(codeLetters), places[place + 1])));
        return best;
    }

    const Completer& names_;
    Keyword verb_;
    Words words_;
    std::optional<UnitKind> kind_;
    bool holds_ = false, bySea_ = false;
};

Completer::Completer(const Map& map)
{
    const auto add = [](Place& place, const std::string& name, const std::string& coast) {
        place.names.push_back(fold(name) + coast);
        for (std::size_t blank = name.find_first_of(" -"); blank != std::string::npos;
             blank = name.find_first_of(" -", blank + 1))
            place.names.push_back(fold(name.substr(blank)) + coast);
    };
    for (std::size_t i = 0; i < map.locations.size(); ++i) {
        const auto at = static_cast<Location>(i);
        const ProvinceInfo& info = map[map.provinceOf(at)];
        const std::string& coast = map[at].coast;
        Place place{fold(info.code) + coast, {}};
        add(place, info.name, coast);
        for (const auto& [language, name] : info.names) add(place, name, coast);
        for (const std::string& alias : info.aliases) add(place, alias, coast);
        places_.push_back(std::move(place));
    }
    for (const PowerInfo& power : map.powers) {
        std::vector<std::string>& names = powers_.emplace_back();
        for (const auto& own : {power.name, power.adjective}) names.push_back(fold(own));
        for (const std::string& alias : power.aliases) names.push_back(fold(alias));
        for (const Translations* others : {&power.names, &power.adjectives})
            for (const auto& [language, name] : *others) names.push_back(fold(name));
    }
}

bool Completer::begins(std::string_view letters, Power power) const
{
    return std::ranges::any_of(powers_[index(power)],
                               [&](const std::string& name) { return name.starts_with(letters); });
}

int Completer::distance(std::string_view word, Location at) const
{
    const Place& place = places_[index(at)];
    if (place.code == word) return 0;
    if (place.code.starts_with(word)) return 1;
    int best = -1;
    for (const std::string& name : place.names) {
        if (name == word) return 1;
        if (name.starts_with(word)) best = 2;
    }
    if (best > 0 || word.size() <= codeLetters) return best;
    for (const std::string& name : place.names)
        if (spellingDistance(std::string_view(name).substr(0, word.size()), word, 1) <= 1) return 4;
    return -1;
}

std::vector<Order> Completer::completions(const EntryContext& context, const Asked& asked,
                                          std::string_view typed) const
{
    const Words words = wordsOf(typed);
    std::vector<std::pair<int, TypedOrder>> readings{{0, {*this, Keyword::None, words}}};
    if (!words.empty()) {
        const Words rest(words.begin() + 1, words.end());
        if (const Keyword verb = keywordOf(words[0]); verb != Keyword::None)
            readings.emplace_back(0, TypedOrder(*this, verb, rest));
        if (words[0].size() > codeLetters) { // "sbud"
            const std::string letter = words[0].substr(0, 1);
            const bool kind =
                keywordOf(letter) == Keyword::Army || keywordOf(letter) == Keyword::Fleet; // "fbre"
            Words apart = kind ? Words{letter, words[0].substr(1)} : Words{words[0].substr(1)};
            apart.insert(apart.end(), rest.begin(), rest.end());
            readings.emplace_back(1, TypedOrder(*this, kind ? Keyword::None : keywordOf(letter), apart));
        }
    }
    std::vector<std::pair<int, Order>> found;
    for (const entry::Continuation& one : entry::continuationsOf(context, asked)) {
        std::optional<int> nearest;
        for (const auto& [cost, reading] : readings)
            if (const auto distance = reading.distance(one.order, context.kind))
                nearest = std::min(nearest.value_or(maxProvinces), cost + *distance);
        if (nearest) found.emplace_back(*nearest * weightOfSpelling + one.unlikely, one.order);
    }
    std::ranges::stable_sort(found, {}, [](const auto& each) { return each.first; });
    std::vector<Order> orders;
    for (auto& [cost, order] : found) orders.push_back(std::move(order));
    return orders;
}

std::vector<Asked> askedOf(const EntryContext& context, Power power)
{
    std::vector<Asked> all;
    const auto add = [&](Province unit) { all.push_back({power, unit, static_cast<int>(all.size())}); };
    if (context.kind == PhaseKind::Adjustment) {
        const int count = adjustmentChoices(context.map, context.position, power).count;
        for (int i = 0; i < std::abs(count); ++i) add(noProvince);
    }
    for (const Unit& unit : unitsAsked(context.position, context.kind, power))
        add(context.map.provinceOf(unit.at));
    return all;
}

bool isAnswered(const EntryContext& context, const Asked& asked)
{
    if (asked.unit == noProvince)
        return std::ranges::count(context.written, asked.power, &Order::power) > asked.number;
    return std::ranges::any_of(context.written, [&](const Order& order) {
        return order.power == asked.power && order.unit.at != nowhere &&
               context.map.provinceOf(order.unit.at) == asked.unit;
    });
}

} // namespace chancery
