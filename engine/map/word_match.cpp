// SPDX-License-Identifier: GPL-3.0-or-later
// Cuts texts into folded words and compares them with typed ones.
#include "engine/map/word_match.h"

#include "engine/map/spelling.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr std::size_t leastInside = 3; ///< letters

/// Returns whether a text begins with a character that parts words.
bool parts(std::string_view text)
{
    static constexpr std::string_view ascii = " \t\r\n-:;,()/\"";
    if (ascii.find(text[0]) != std::string_view::npos) return true;
    // No-break spaces and quotation marks (U+0080 to U+00BF), dashes and dots (U+2000 to U+206F).
    return text.starts_with("\xC2") || text.starts_with("\xE2\x80") || text.starts_with("\xE2\x81");
}

/// Appends the first character of a text, folded, and returns how many bytes it took. Letters of scripts that
/// fold() drops stay as they are.
std::size_t foldInto(std::string& to, std::string_view text)
{
    const std::size_t before = to.size(), bytes = foldOne(text, Umlaut::OneLetter, to);
    const bool accent = text[0] == '\xCC' || text[0] == '\xCD';
    if (to.size() == before && bytes > 1 && !accent) to += text.substr(0, bytes);
    return bytes;
}

/// Returns where the first `letters` bytes of a folded word end in the text from `begin` on.
std::size_t endOf(std::string_view text, std::size_t begin, std::size_t letters)
{
    std::string folded;
    while (folded.size() < letters) begin += foldInto(folded, text.substr(begin));
    return begin;
}

/// Returns whether `typed` is made of the beginnings of several words, one after the other.
bool beginsSeveral(std::string_view typed, std::span<const TextWord> words, int count = 0)
{
    if (typed.empty()) return count > 1;
    for (; !words.empty(); words = words.subspan(1))
        for (std::size_t n = 1; n <= typed.size() && words[0].folded.starts_with(typed.substr(0, n)); ++n)
            if (beginsSeveral(typed.substr(n), words.subspan(1), count + 1)) return true;
    return false;
}

bool isInside(std::string_view typed, const TextWord& word)
{
    return typed.size() >= leastInside && word.folded.find(typed) != std::string::npos;
}

bool fits(std::string_view typed, const TextWord& word)
{
    return word.folded.starts_with(typed) || isInside(typed, word);
}

} // namespace

std::vector<TextWord> textWords(std::string_view text)
{
    std::vector<TextWord> words;
    TextWord word;
    for (std::size_t at = 0; at < text.size();) {
        if (parts(text.substr(at))) {
            if (!word.folded.empty()) words.push_back(std::move(word));
            word = {};
            std::string none;
            at += foldOne(text.substr(at), Umlaut::OneLetter, none);
            continue;
        }
        if (word.folded.empty()) word.begin = at;
        at += foldInto(word.folded, text.substr(at));
        word.end = at;
    }
    if (!word.folded.empty()) words.push_back(std::move(word));
    return words;
}

std::optional<int> costIn(std::span<const TextWord> text, std::string_view typed)
{
    std::optional<int> best;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!text[i].folded.starts_with(typed)) continue;
        const int cost = (text[i].folded == typed ? costOfWord : costOfBeginning) + (i > 0 ? 1 : 0);
        best = std::min(best.value_or(cost), cost);
    }
    if (best) return best;
    if (beginsSeveral(typed, text)) return costOfSeveral;
    const auto within = [typed](const TextWord& word) { return isInside(typed, word); };
    return std::ranges::any_of(text, within) ? std::optional(costOfInside) : std::nullopt;
}

bool beginsIn(std::span<const TextWord> text, std::string_view typed)
{
    return std::ranges::any_of(text,
                               [typed](const TextWord& word) { return word.folded.starts_with(typed); });
}

bool fitsText(std::string_view typed, std::string_view text)
{
    const std::vector<TextWord> wanted = textWords(typed);
    return wanted.empty() || !placesIn(text, typed).empty();
}

std::vector<TextPlace> placesIn(std::string_view text, std::string_view typed)
{
    const std::vector<TextWord> wanted = textWords(typed), words = textWords(text);
    std::vector<TextPlace> places;
    for (const TextWord& one : wanted) {
        const std::size_t before = places.size();
        for (const TextWord& word : words) {
            if (!fits(one.folded, word)) continue;
            const std::size_t from = word.folded.find(one.folded), letters = one.folded.size();
            places.push_back({endOf(text, word.begin, from), endOf(text, word.begin, from + letters)});
        }
        if (places.size() == before) return {};
    }
    std::ranges::sort(places, {}, &TextPlace::begin);
    return places;
}

} // namespace chancery
