// SPDX-License-Identifier: GPL-3.0-or-later
// A letter is one of a list only before the kind of a unit: "b. A Lon" in Winter is a build unless its unit
// moves.
#include "engine/orders/line_preface.h"

#include "engine/base/ascii.h"
#include "engine/map/spelling.h"
#include "engine/orders/heading_words.h"
#include "engine/orders/order_tokens.h"
#include "engine/orders/order_words.h"
#include "engine/orders/word_list.h"

#include <algorithm>
#include <string>

namespace chancery {

namespace {

constexpr std::string_view blankSigns = " \t";

std::size_t skip(std::string_view line, std::string_view signs, std::size_t at)
{
    return std::min(line.find_first_not_of(signs, at), line.size());
}

/// Returns whether a text begins with the kind of a unit and a name.
bool beginsWithUnit(std::string_view text)
{
    const std::size_t end = std::min(text.find_first_of(" \t."), text.size());
    const Keyword word = keywordOf(fold(text.substr(0, end)));
    const bool kind = word == Keyword::Army || word == Keyword::Fleet;
    return kind && (end > 1 || isCapital(text.front())) && skip(text, " \t.", end) < text.size();
}

/// Returns the place behind the letter or Roman number of a list.
std::size_t behindLetter(std::string_view line, std::size_t at)
{
    constexpr std::string_view letters = "abcdefghij", roman = "ivx";
    const std::size_t word = at + (line.substr(at).starts_with('(') ? 1 : 0);
    std::size_t end = skip(line, roman, word);
    constexpr std::size_t longest = 4; // "viii"
    if (end == word || end - word > longest) {
        if (word == line.size() || letters.find(line[word]) == std::string_view::npos) return at;
        end = word + 1;
    }
    const bool sign = end < line.size() && (line[end] == ')' || (line[end] == '.' && word == at));
    const std::size_t order = skip(line, blankSigns, std::min(end + 1, line.size()));
    if (!sign || order == end + 1 || !beginsWithUnit(line.substr(order))) return at;
    const bool verb = keywordOf(line.substr(word, end - word)) >= Keyword::Hold;
    return verb && line.find('-', order) == std::string_view::npos ? at : order;
}

/// Returns the place behind how many builds are due, "+2: Build A Vie", "-1 Remove A Ruh".
std::size_t behindSurplus(std::string_view line, std::size_t at)
{
    if (at >= line.size() || (line[at] != '+' && line[at] != '-')) return at;
    const std::size_t digits = skip(line, "0123456789", at + 1);
    const std::size_t end = skip(line, " :", digits);
    const bool verb = keywordOf(fold(line.substr(end, line.find(' ', end) - end))) >= Keyword::Disband;
    return digits > at + 1 && end > digits && end < line.size() && verb ? end : at;
}

/// Returns the place behind a word that says there are none before an order that stands in for them, "NMR! A
/// Vie H".
std::size_t behindNoOrders(std::string_view line, std::size_t at)
{
    constexpr std::string_view word = "NMR";
    if (!line.substr(at).starts_with(word)) return at;
    const std::size_t order = skip(line, " \t!:.,-*_", at + word.size());
    return order > at + word.size() && beginsWithUnit(line.substr(order)) ? order : at;
}

/// Returns the place behind "Orders:" and the like.
std::size_t behindLabel(std::string_view line, std::size_t at)
{
    thread_local const WordList labels("prose", "label");
    thread_local const WordList before("prose", "before_label");
    constexpr std::size_t longest = 30; // bytes
    const std::size_t colon = line.find_first_of(":=", at);
    if (colon == std::string_view::npos || colon - at > longest) return at;
    const std::size_t behind = skip(line, " \t*_", colon + 1);
    const std::string_view label = line.substr(at, colon - at);
    const bool words = std::ranges::any_of(label, isLetter); // "Winter 1904: build F London"
    if (words && behind < line.size() && isOnlyCount(label)) return behind;
    std::string last;
    for (std::size_t next = skip(line, " \t\"'*_@", at); next < colon;) {
        if (!last.empty() && !before.has(last)) return at;
        const std::size_t end = line.find_first_of(" \t\"'*_:=", next);
        last = fold(line.substr(next, end - next));
        next = skip(line, " \t\"'*_", end);
    }
    return labels.has(last) && behind < line.size() ? behind : at;
}

} // namespace

std::size_t behindTime(std::string_view line)
{
    constexpr std::size_t longest = 30; // bytes
    constexpr std::string_view signs = "0123456789:./-, apmAPM", dash = " - ";
    const bool bracket = line.starts_with('[');
    const std::size_t end = std::min(line.find(bracket ? "]" : dash), line.size());
    const std::string_view time = line.substr(bracket ? 1 : 0, end - (bracket ? 1 : 0));
    const std::size_t colon = time.find(':');
    const bool hours = colon > 0 && colon < time.size() && time.size() - colon > 2 &&
                       isDigit(time[colon - 1]) && isDigit(time[colon + 1]) && isDigit(time[colon + 2]);
    if (end == line.size() || end > longest || !hours || !isDigit(time.front()) ||
        time.find_first_not_of(signs) < time.size())
        return 0;
    return skip(line, blankSigns, end + (bracket ? 1 : dash.size()));
}

/// Returns whether a line says that the orders are one's own or near: "See my orders below.", "My final
/// moves".
bool namesOwnOrders(std::string_view line)
{
    const std::vector<OrderToken> words = tokensOf(line);
    const auto has = [&words](const WordList& any) {
        return std::ranges::any_of(words, [&any](const OrderToken& word) { return any.has(word.folded); });
    };
    thread_local const WordList orders("prose", "own_orders");
    thread_local const WordList own("prose", "own");
    return has(orders) && has(own);
}

bool isOnlyLabel(std::string_view line)
{
    constexpr std::size_t longest = 60; // bytes
    const std::size_t last = line.find_last_not_of(" \t*_");
    if (line.size() > longest || last == std::string_view::npos || last == 0) return false;
    const bool colon = line[last] == ':';
    return std::ranges::any_of(line, isLetter) && (colon || namesOwnOrders(line)) &&
           headingParts(line.substr(0, line.find_last_not_of(" \t*_.:!") + 1)).empty();
}

std::size_t behindPreface(std::string_view line, std::size_t at)
{
    if (const std::size_t message = at == 0 ? behindTime(line) : 0) return message;
    const std::size_t behind = behindLetter(line, at);
    if (behind != at) return behind;
    const std::size_t surplus = behindSurplus(line, at);
    if (surplus != at) return surplus;
    const std::size_t order = behindNoOrders(line, at);
    return order != at ? order : behindLabel(line, at);
}

} // namespace chancery
