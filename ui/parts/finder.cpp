// SPDX-License-Identifier: GPL-3.0-or-later
// How well a typed text fits an entry; see finder.h.
#include "ui/parts/finder.h"

#include <QRegularExpression>

#include <algorithm>
#include <tuple>

namespace chancery {

namespace {

// What a typed word costs, by how it fits. A word of the title that is not the first costs one more.
constexpr int whole = 0, beginning = 1, ofFurther = 3, ofSeveral = 4, ofPlace = 5, inside = 7;
constexpr qsizetype leastInside = 3; ///< letters; fewer are within almost everything

/// Returns the words in lower case and without accents.
QStringList foldedWords(const QString& text)
{
    static const QRegularExpression between(QStringLiteral("[\\s\\-–:;,()/…“”\"]+"));
    QString plain;
    for (const QChar c : text.normalized(QString::NormalizationForm_D).toCaseFolded())
        if (c.category() != QChar::Mark_NonSpacing) plain += c;
    return plain.split(between, Qt::SkipEmptyParts);
}

/// Returns whether `typed` is made of the beginnings of several words, one after the other.
bool beginsSeveral(QStringView typed, const QStringList& words, qsizetype from, int count)
{
    if (typed.isEmpty()) return count > 1;
    for (qsizetype i = from; i < words.size(); ++i)
        for (qsizetype n = 1; n <= typed.size() && QStringView(words[i]).startsWith(typed.first(n)); ++n)
            if (beginsSeveral(typed.sliced(n), words, i + 1, count + 1)) return true;
    return false;
}

bool beginsOne(const QString& typed, const QStringList& words)
{
    return std::ranges::any_of(words, [&](const QString& word) { return word.startsWith(typed); });
}

/// Returns the cost of a typed word in the title, if it fits there.
std::optional<int> costInTitle(const QString& typed, const QStringList& title)
{
    std::optional<int> best;
    for (qsizetype i = 0; i < title.size(); ++i) {
        if (!title[i].startsWith(typed)) continue;
        const int cost = (title[i] == typed ? whole : beginning) + (i > 0 ? 1 : 0);
        best = std::min(best.value_or(cost), cost);
    }
    if (!best && beginsSeveral(typed, title, 0, 0)) best = ofSeveral;
    return best;
}

/// Returns how far the typed words are from being the title, one after the other: 0 if they are it, 1 if it
/// begins with them, 2 if they are in it, 3 if not. The letter of a unit before them does not count.
int orderOf(const QStringList& typed, const QStringList& title)
{
    constexpr int isTitle = 0, begins = 1, within = 2, apart = 3;
    if (typed.size() < 2) return isTitle;
    for (qsizetype from = 0; from + typed.size() <= title.size(); ++from) {
        const bool fits = std::ranges::equal(typed, title.sliced(from, typed.size()),
                                             [](auto& word, auto& of) { return of.startsWith(word); });
        if (!fits) continue;
        if (from > 1 || (from == 1 && title.front().size() > 1)) return within;
        return from + typed.size() == title.size() ? isTitle : begins;
    }
    return apart;
}

} // namespace

Finder::Finder(std::vector<FindEntry> entries)
    : entries_(std::move(entries))
{
    folded_.reserve(entries_.size());
    for (const FindEntry& entry : entries_)
        folded_.push_back({foldedWords(entry.title), foldedWords(entry.keys), foldedWords(entry.words),
                           foldedWords(entry.where)});
}

/// Returns what a typed word costs; nothing if it does not fit the entry.
std::optional<int> Finder::costOf(const QString& typed, const Folded& entry)
{
    std::optional<int> best = costInTitle(typed, entry.title);
    const auto offer = [&best](int cost) { best = std::min(best.value_or(cost), cost); };
    if (beginsOne(typed, entry.words) || beginsOne(typed, entry.keys)) offer(ofFurther);
    if (beginsOne(typed, entry.where)) offer(ofPlace);
    if (!best && typed.size() >= leastInside &&
        std::ranges::any_of(entry.title, [&](const QString& word) { return word.contains(typed); }))
        offer(inside);
    return best;
}

std::vector<std::size_t> Finder::find(const QString& typed) const
{
    const QStringList wanted = foldedWords(typed);
    std::vector<std::tuple<int, int, bool, FindKind, std::size_t>> fitting;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        int cost = wanted == folded_[i].title && !wanted.isEmpty() ? -1 : 0;
        const bool fits = std::ranges::all_of(wanted, [&](const QString& word) {
            const std::optional<int> one = costOf(word, folded_[i]);
            cost += one.value_or(0);
            return one.has_value();
        });
        if (fits)
            fitting.emplace_back(cost, orderOf(wanted, folded_[i].title), !entries_[i].blocked.isEmpty(),
                                 entries_[i].kind, i);
    }
    std::ranges::sort(fitting);
    std::vector<std::size_t> found;
    for (const auto& one : fitting) found.push_back(std::get<std::size_t>(one));
    return found;
}

} // namespace chancery
