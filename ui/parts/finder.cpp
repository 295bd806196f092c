// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/finder.h"

#include <algorithm>
#include <tuple>

namespace chancery {

namespace {

// What a typed word costs that does not fit the title; see word_match.h for those that do.
constexpr int costOfFurther = 3, costOfPlace = 5;

std::vector<TextWord> wordsOf(const QString& text)
{
    return textWords(text.toStdString());
}

/// Returns how far the typed words are from being the title, one after the other: 0 if they are it, 1 if it
/// begins with them, 2 if they are in it, 3 if not. The letter of a unit before them does not count.
int orderOf(std::span<const TextWord> typed, std::span<const TextWord> title)
{
    constexpr int isTitle = 0, begins = 1, within = 2, apart = 3;
    if (typed.size() < 2) return isTitle;
    for (std::size_t from = 0; from + typed.size() <= title.size(); ++from) {
        const bool fits =
            std::ranges::equal(typed, title.subspan(from, typed.size()),
                               [](auto& word, auto& of) { return of.folded.starts_with(word.folded); });
        if (!fits) continue;
        if (from > 1 || (from == 1 && title.front().folded.size() > 1)) return within;
        return from + typed.size() == title.size() ? isTitle : begins;
    }
    return apart;
}

constexpr int possible = 0, blocked = 1, toRead = 2; ///< parts of the list

/// Returns which part of the list an entry is in.
int partOf(const FindEntry& entry)
{
    if (entry.kind >= FindKind::Case) return toRead;
    return entry.blocked.isEmpty() ? possible : blocked;
}

} // namespace

Finder::Finder(std::vector<FindEntry> entries)
    : entries_(std::move(entries))
{
    words_.reserve(entries_.size());
    for (const FindEntry& entry : entries_)
        words_.push_back(
            {wordsOf(entry.title), wordsOf(entry.keys), wordsOf(entry.words), wordsOf(entry.where)});
}

/// Returns what a typed word costs; nothing if it does not fit the entry.
std::optional<int> Finder::costOf(const std::string& typed, const Words& entry)
{
    std::optional<int> best = costIn(entry.title, typed);
    const auto offer = [&best](int cost) { best = std::min(best.value_or(cost), cost); };
    if (beginsIn(entry.words, typed) || beginsIn(entry.keys, typed)) offer(costOfFurther);
    if (beginsIn(entry.where, typed)) offer(costOfPlace);
    return best;
}

std::vector<std::size_t> Finder::find(const QString& typed) const
{
    const std::vector<TextWord> wanted = wordsOf(typed);
    std::vector<std::tuple<int, int, int, FindKind, std::size_t>> fitting;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const std::vector<TextWord>& title = words_[i].title;
        const bool isTitle = std::ranges::equal(wanted, title, {}, &TextWord::folded, &TextWord::folded);
        int cost = isTitle && !wanted.empty() ? -1 : 0;
        const bool fits = std::ranges::all_of(wanted, [&](const TextWord& word) {
            const std::optional<int> one = costOf(word.folded, words_[i]);
            cost += one.value_or(0);
            return one.has_value();
        });
        const FindEntry& entry = entries_[i];
        if (fits) fitting.emplace_back(partOf(entry), cost, orderOf(wanted, title), entry.kind, i);
    }
    std::ranges::sort(fitting);
    if (!fitting.empty() && std::get<0>(fitting.front()) != possible)
        std::ranges::stable_partition(fitting, [](const auto& one) { return std::get<0>(one) == toRead; });
    std::vector<std::size_t> found;
    for (const auto& one : fitting) found.push_back(std::get<std::size_t>(one));
    return found;
}

} // namespace chancery
