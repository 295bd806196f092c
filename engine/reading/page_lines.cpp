// SPDX-License-Identifier: GPL-3.0-or-later
// Finds out what the lines of a posted text are.
#include "engine/reading/page_lines.h"

#include "engine/base/ascii.h"
#include "engine/map/place_names.h"
#include "engine/map/spelling.h"
#include "engine/orders/collective.h"
#include "engine/orders/heading_words.h"
#include "engine/orders/line_preface.h"
#include "engine/orders/named_place.h"
#include "engine/orders/order_tokens.h"
#include "engine/orders/result_words.h"
#include "engine/orders/sheet_heading.h"
#include "engine/orders/text_marks.h"
#include "engine/orders/unit_text.h"
#include "engine/orders/written_order.h"
#include "engine/reading/doubtful_prose.h"
#include "engine/reading/line_remarks.h"
#include "engine/reading/order_looks.h"
#include "engine/reading/phase_line.h"
#include "engine/reading/units_in_prose.h"

#include <algorithm>

namespace chancery {

namespace {

using TokenKind = OrderToken::Kind;

} // namespace

std::string PageLines::plain(std::string_view line) const
{
    std::string text;
    const auto isInWord = [line](std::size_t i) {
        return i > 0 && i + 1 < line.size() && isLetter(line[i - 1]) && isLetter(line[i + 1]);
    };
    for (std::size_t i = 0; i < line.size(); ++i)
        if (line[i] != '*' && line[i] != '`' && (line[i] != '_' || isInWord(i))) text += line[i];
    std::string_view rest = trimmed(text);
    while (rest.starts_with('>') || (rest.starts_with('#') && !looksAsOrder(setAside(rest))))
        rest = trimmed(rest.substr(1));
    return std::string(rest.substr(behindTime(rest)));
}

bool PageLines::mayBeTitle(const std::string& line) const
{
    constexpr std::size_t longest = 100;
    return line.size() <= longest && !line.ends_with('.') && !line.ends_with(':') && !phaseIn(map_, line) &&
           !isRulebook(line) && heading(line).first == noPower && nextHeading(line) == 0 &&
           !namesPowerAndUnit(line) && !namesUnit(line, true) && !kindHeaded(line) &&
           labelBeforeHeading(line) == 0 && unitsInProse(map_, line).empty() && !tellsOrder(map_, line) &&
           !joinsTwoPlaces(map_, line);
}

bool PageLines::isRulebook(std::string_view line)
{
    return line.starts_with("Rulebook:");
}

std::vector<std::string> PageLines::rulesIn(std::string_view line)
{
    std::vector<std::string> rules;
    for (const std::string_view piece : listedIn(line.substr(line.find(':') + 1))) rules.emplace_back(piece);
    return rules;
}

bool PageLines::headsOwners(std::string_view line)
{
    thread_local const WordList lists("prose", "owners");
    const std::string folded = fold(line);
    return lists.has(folded) || (line.ends_with(':') && folded.find("supplycent") != std::string::npos);
}

std::pair<Power, std::string> PageLines::heading(std::string_view line) const
{
    const SheetHeading sign = headingOf(map_, *map_.placeNames, line);
    const SheetHeading found = sign.power != noPower ? sign : leadingPower(map_, *map_.placeNames, line);
    if (found.power == noPower) return {noPower, {}};
    std::string rest(trimmed(line.substr(found.end)));
    // Commentaries say "France builds on that"; what is said without any sign must be an order.
    if (sign.power == noPower && !saysWhatAUnitDoes(rest) && !isOrderOf(found.power, rest) &&
        unitsIn(rest, found.power, false).empty())
        return {noPower, {}};
    return {found.power, std::move(rest)};
}

std::string PageLines::misspeltHeading(std::string_view line) const
{
    return leadingPower(map_, *map_.placeNames, line).misspelt;
}

std::size_t PageLines::labelBeforeHeading(std::string_view line) const
{
    constexpr std::size_t longest = 40; // bytes
    const std::size_t colon = line.find(':');
    if (colon == 0 || colon > longest) return 0;
    const std::string_view label = line.substr(0, colon), rest = trimmed(line.substr(colon + 1));
    const std::vector<OrderToken> words = wordsOf(label);
    constexpr std::size_t mostWords = 5;
    const bool plain = words.size() <= mostWords && std::ranges::none_of(words, [](const OrderToken& word) {
                           return word.keyword != Keyword::None && word.keyword != Keyword::Filler &&
                                  word.keyword != Keyword::From;
                       });
    if (!phaseIn(map_, label) && !(plain && !mayBeOrder(map_, label))) return 0;
    // "In my game Austria: A Vie - Tyr"
    if (words.size() > 1 && isPower(words.back()) &&
        headingOf(map_, *map_.placeNames, label).power == noPower)
        return beginsAsOrder(rest) ? static_cast<std::size_t>(words.back().text.data() - line.data()) : 0;
    return headingOf(map_, *map_.placeNames, label).power == noPower &&
                   leadingPower(map_, *map_.placeNames, rest).power != noPower
               ? colon + 1
               : 0;
}

std::size_t PageLines::nextHeading(std::string_view line) const
{
    const auto leads = [this](std::string_view text) {
        return headingOf(map_, *map_.placeNames, text).power == noPower &&
               leadingPower(map_, *map_.placeNames, text).power != noPower;
    };
    const bool led = leads(line);
    for (std::size_t at = 1; at < line.size(); ++at) {
        constexpr std::string_view ends = ";,.\t";
        const bool gap =
            line.substr(at - 1).starts_with("  ") || ends.find(line[at - 1]) != std::string_view::npos;
        const std::size_t begin = gap ? line.find_first_not_of(" \t", at) : std::string_view::npos;
        if (begin == std::string_view::npos) continue;
        const std::string_view rest = line.substr(begin),
                               label = rest.substr(0, rest.find_first_of(":;,.") + 1);
        const bool headed = label.ends_with(':') && headingOf(map_, *map_.placeNames, label).power != noPower;
        if (headed || (led && leads(rest))) return begin;
        at = begin;
    }
    return 0;
}

bool PageLines::isLabelled(std::string_view line) const
{
    if (!setAside(line).empty()) return false;
    constexpr std::size_t longest = 30, mostWords = 3, mostWithoutColon = 2; // bytes, and words of a label
    const std::size_t colon = line.find(':');
    const std::vector<OrderToken> words = wordsOf(line);
    const auto unit =
        std::ranges::find_if(words, [](const OrderToken& word) { return word.capitals && isKind(word); });
    const bool hasColon = colon <= longest;
    if (!hasColon && (colon < line.size() || unit == words.end())) return false;
    const std::size_t end = hasColon ? colon : unit->begin;
    const std::vector<OrderToken> label = wordsOf(line.substr(0, end));
    if (label.empty()) return false;
    const std::string rest(trimmed(line.substr(hasColon ? end + 1 : end)));
    const bool plain = label.size() <= (hasColon ? mostWords : mostWithoutColon) &&
                       std::ranges::all_of(label, [](auto& word) { return word.keyword == Keyword::None; });
    const bool ofPower = hasColon && isPower(label.back()); // "all hold except Austria:"
    return (plain || ofPower) && beginsAsOrder(rest) && isOrderOf(Power{0}, rest) &&
           !isOrderOf(Power{0}, std::string(line));
}

bool PageLines::hasOrder(const std::string& line, Power power) const
{
    constexpr std::size_t most = 20; // parts that are looked at
    std::size_t looked = 0;
    for (const std::string_view piece : listedIn(line)) {
        if (++looked > most) return false;
        const std::string part(piece.substr(0, piece.find(". ")));
        const std::vector<OrderToken> tokens = tokensOf(part);
        const bool dash = std::ranges::find(tokens, TokenKind::Dash, &OrderToken::kind) != tokens.end();
        if ((beginsAsOrder(part) || dash) && isOrderOf(power, part)) return true;
    }
    return false;
}

std::string PageLines::firstOrderIn(std::string_view text, const Position& position) const
{
    constexpr std::size_t mostTried = 100, longest = 200; // lines, and bytes of one
    for (std::size_t count = 0; !text.empty() && count < mostTried; ++count) {
        const std::string line(text.substr(0, text.find('\n')));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        const bool whole = line.size() <= longest && kindOf(line, Power{0}, position, std::nullopt);
        if (whole || (line.size() <= 10 * longest && hasOrder(line, Power{0})))
            return line.substr(0, line.find('\r'));
    }
    return {};
}

std::string PageLines::joined(const StudyOrder& order, const std::string& line,
                              const Position& position) const
{
    const bool begins = markAt(line).mark == Mark::Dash || line.starts_with('(') || line.starts_with("to ");
    if (!begins || kindOf(line, order.power, position, std::nullopt)) return {};
    const std::string whole = order.text + " " + line;
    if (withoutRemarkBehind(whole) == order.text) return {}; // "(I think they bounce)"
    return kindOf(whole, order.power, position, std::nullopt) ? whole : std::string();
}

bool PageLines::mayHeadRetreats(std::string_view line) const
{
    return headingOf(map_, *map_.placeNames, line).mayBeVerb;
}

/// Returns whether a text can be read as an order of a power, wherever its units are.
bool PageLines::isOrderOf(Power power, const std::string& text) const
{
    const Position nothing{{}, {}, std::vector<Power>(map_.provinces.size(), noPower), {}};
    return kindOf(text, power, nothing, std::nullopt).has_value();
}

std::vector<Province> PageLines::centresIn(std::string_view line) const
{
    std::vector<Province> centres;
    if (line.ends_with('.')) line.remove_suffix(1);
    line = trimmed(line.substr(0, line.find_first_of("=("))); // "Vie, Bud, Tri = 3"
    for (const std::string_view piece : listedIn(line)) {
        const Province centre = findProvince(map_, piece);
        if (centre == noProvince || !map_.centres.has(centre)) return {};
        centres.push_back(centre);
    }
    return centres;
}

bool PageLines::isPower(const OrderToken& word) const
{
    return powerNamed(*map_.placeNames, word) != noPower;
}

bool PageLines::isPlaceAt(const std::vector<OrderToken>& words, std::size_t at) const
{
    constexpr std::size_t mostWords = 12;
    if (words.size() > mostWords || at >= words.size()) return false;
    const OrderToken& word = words[at];
    if (word.keyword != Keyword::None || !isCapital(word.text.front())) return false;
    for (std::size_t count = 3; count > 1; --count) // "North Sea", "St. Petersburg"
        if (at + count <= words.size() && map_.placeNames->isExact(nameWords(words, at, count))) return true;
    return word.folded.size() > 2 && isExactPlace(*map_.placeNames, word);
}

bool PageLines::beginsWithPlace(std::string_view line) const
{
    return !line.ends_with(':') && !isTold(line) && isPlaceAt(wordsOf(line), 0);
}

bool PageLines::namesUnit(std::string_view line, bool byLetter) const
{
    const std::vector<OrderToken> words = wordsOf(line);
    for (std::size_t i = 0; i < words.size() && !isTold(line); ++i) {
        const bool letter = words[i].folded.size() == 1;
        if (!isKind(words[i]) || (letter ? !words[i].capitals : byLetter)) continue;
        std::size_t place = i + 1; // "the army at Paris"
        while (place < words.size() &&
               (words[place].keyword == Keyword::Filler || words[place].keyword == Keyword::From))
            ++place;
        if (isPlaceAt(words, place)) return true;
    }
    return false;
}

bool PageLines::beginsWithUnit(std::string_view line) const
{
    const std::vector<OrderToken> words = wordsOf(line);
    const std::size_t first =
        !words.empty() && words.front().keyword == Keyword::Filler ? 1 : 0; // "The army"
    return first < words.size() && isKind(words[first]) && namesUnit(line);
}

bool PageLines::isUnclearHeading(std::string_view line)
{
    constexpr std::size_t mostWords = 4, mostBeforeColon = 12;
    const std::vector<OrderToken> words = wordsOf(line);
    if (words.empty() || !isCapital(line.front()) || headingParts(line).empty()) return false;
    if (resultsAlone(line) > 0) return false; // "Bounced"
    if (line.ends_with(':')) return words.size() <= mostBeforeColon;
    return words.size() <= mostWords && line.find_first_of(".!?;)") == std::string_view::npos &&
           std::ranges::all_of(words, [](const OrderToken& word) {
               return word.keyword == Keyword::None || word.keyword == Keyword::Filler ||
                      word.keyword == Keyword::And;
           });
}

bool PageLines::namesPowerAndUnit(std::string_view line) const
{
    constexpr std::size_t mostWords = 24;
    const std::vector<OrderToken> words = wordsOf(line);
    if (words.size() < 4 || words.size() > mostWords || !isPower(words.front())) return false;
    const std::size_t sign = std::min(line.find_first_of(":!="), line.find(" - "));
    const bool bare = sign >= line.size(); // "French A Par-Bur"
    if (bare && (isTold(line) || line.find('-') == std::string_view::npos)) return false;
    const std::size_t end = bare ? words.front().text.size() : sign;
    return beginsAsOrder(trimmed(line.substr(std::min(line.find_first_not_of(" -:!=", end), line.size()))));
}

std::optional<Unit> PageLines::unitIn(std::string_view text, Power power) const
{
    if (!beginsAsOrder(text)) return std::nullopt;
    const Result<Unit> unit = readFreeUnit(map_, power, text);
    return unit ? std::optional(*unit) : std::nullopt;
}

std::vector<Unit> PageLines::unitsIn(std::string_view line, Power power, bool told) const
{
    std::vector<Unit> units;
    bool isTold = false;
    line = withoutRemarkBehind(line);
    if (line.ends_with('.')) line.remove_suffix(1);
    for (std::string_view piece : listedIn(line)) {
        isTold = cutNoOrder(piece) || isTold;
        if (piece.empty()) continue;
        const std::optional<Unit> unit = unitIn(piece, power);
        if (!unit) return {};
        units.push_back(*unit);
    }
    return told && !isTold ? std::vector<Unit>() : units;
}

std::vector<std::string> PageLines::ordersIn(const std::string& line) const
{
    std::string_view text = line;
    if (text.ends_with('.') && text.ends_with(").")) text.remove_suffix(1);
    const std::string_view order = withoutUnknownRemark(text);
    const std::vector<OrderToken> remark = wordsOf(text.substr(order.size()));
    const bool other = remark.size() == 1 && // "A Vie - Gal (Boh)", "A Vie - Gal (hold)"
                       (isPlaceAt(remark, 0) || remark.front().folded == "hold");
    return {std::string(other ? text : order)};
}

/// Returns in which kind of phase a line is read as orders as a whole when it is looked at in a phase of
/// `kind`: builds are understood in a movement phase too.
std::optional<PhaseKind> PageLines::readIn(const std::string& line, Power power, const Position& position,
                                           PhaseKind kind) const
{
    std::optional<PhaseKind> found;
    for (const std::string& order : ordersIn(line))
        for (const ReadLine& read : readLines({map_, position, kind, power, {}, true}, order)) {
            if (!read.faults.empty() || read.written.orders.empty()) return std::nullopt;
            const Order& first = read.written.orders.front();
            const bool adjusts =
                as<Build>(first) || as<Waive>(first) || (as<Disband>(first) && kind != PhaseKind::Retreat);
            found = adjusts ? PhaseKind::Adjustment : kind;
        }
    return found;
}

std::optional<PhaseKind> PageLines::kindOf(const std::string& line, Power power, const Position& position,
                                           std::optional<PhaseKind> known) const
{
    if (holdsCollectively(line) && line.find_first_of(",;") < line.size() &&
        known.value_or(PhaseKind::Movement) == PhaseKind::Movement)
        return PhaseKind::Movement; // "A Mun-Bur, rest hold": of which units is known later
    if (known && readIn(line, power, position, *known)) return known;
    for (const PhaseKind kind : {PhaseKind::Movement, PhaseKind::Adjustment, PhaseKind::Retreat})
        if (const std::optional<PhaseKind> found = readIn(line, power, position, kind))
            return known ? known : found;
    return std::nullopt;
}

std::vector<Order> PageLines::read(const StudyOrder& line, const Position& position, PhaseKind kind) const
{
    std::vector<Order> orders;
    for (const WrittenOrder& read : readSheet({map_, position, kind, line.power, {}, true}, line.text))
        orders.insert(orders.end(), read.orders.begin(), read.orders.end());
    return orders;
}

} // namespace chancery
