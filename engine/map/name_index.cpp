// SPDX-License-Identifier: GPL-3.0-or-later
// A sorted table of folded names, so that those that begin with the same word are neighbours.
#include "engine/map/name_index.h"

#include "engine/language/language_file.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr std::size_t shortestAbbreviation = 3; ///< letters, of a single word
constexpr std::size_t mostNameWords = 8;        ///< of a name

bool parts(char c)
{
    return c == ' ' || c == '-' || c == '.' || c == '/' || c == '(' || c == ')' || c == '\'';
}

/// Returns whether `word` is one of these letters, which abbreviate a word of an order. "Eng. C" is not the
/// English Channel, nor "S Petersburg" the town; only "W Med" and "M Atlantic" may begin so.
bool meansAnOrder(std::string_view word, std::string_view letters)
{
    return word.size() == 1 && letters.find(word[0]) != std::string_view::npos;
}

constexpr std::string_view notFirst = "afhscrdbukv", notLast = "afhscrdbukvmw";

void keepNearest(std::vector<NameMeaning>& meanings)
{
    std::ranges::sort(meanings, {}, [](const NameMeaning& m) { return std::pair(m.id, m.cost); });
    const auto same = [](const NameMeaning& a, const NameMeaning& b) { return a.id == b.id; };
    meanings.erase(std::unique(meanings.begin(), meanings.end(), same), meanings.end());
    std::ranges::stable_sort(meanings, {}, &NameMeaning::cost);
}

} // namespace

void NameIndex::add(std::string_view name, int id, Kind kind, std::size_t language)
{
    addFolded(name, id, kind, Umlaut::OneLetter, language);
    if (fold(name, Umlaut::OneLetter) != fold(name, Umlaut::TwoLetters))
        addFolded(name, id, kind, Umlaut::TwoLetters, language);
}

bool NameIndex::meansAnother(std::string_view name, int id) const
{
    const std::string folded = fold(name);
    return std::ranges::any_of(entries_, [&](const Entry& entry) {
        return entry.language == 0 && entry.id != id && entry.joined == folded;
    });
}

int NameIndex::costOfLanguage(const Entry& entry)
{
    return entry.language == 0 || entry.language == preferredLanguageIndex() + 1 ? 0 : costOfOtherLanguage;
}

/// Returns whether a name is also read abbreviated and misspelt.
bool NameIndex::isFree(const Entry& entry)
{
    return entry.always || entry.language == preferredLanguageIndex() + 1;
}

void NameIndex::addFolded(std::string_view name, int id, Kind kind, Umlaut umlaut, std::size_t language)
{
    Entry entry;
    entry.language = static_cast<std::uint8_t>(language);
    entry.always = language == 0 || readsAlways(languageFiles()[language - 1]);
    entry.kind = kind;
    entry.id = id;
    const auto endWord = [&] {
        const std::size_t begun = entry.ends.empty() ? 0 : entry.ends.back();
        if (entry.joined.size() > begun) entry.ends.push_back(static_cast<std::uint8_t>(entry.joined.size()));
    };
    while (!name.empty() && entry.joined.size() < 200 && entry.ends.size() + 1 < mostNameWords) {
        if (!parts(name[0])) {
            name.remove_prefix(foldOne(name, umlaut, entry.joined));
            continue;
        }
        endWord();
        if (name[0] == '-') entry.dashes |= static_cast<std::uint8_t>(1U << entry.ends.size());
        name.remove_prefix(1);
    }
    endWord();
    if (!entry.ends.empty()) entries_.push_back(std::move(entry));
}

void NameIndex::finish()
{
    std::ranges::sort(entries_, {}, &Entry::joined);
}

std::string_view NameIndex::word(const Entry& entry, std::size_t i)
{
    const std::size_t begin = i == 0 ? 0 : entry.ends[i - 1];
    return std::string_view(entry.joined).substr(begin, entry.ends[i] - begin);
}

NameIndex::Fit NameIndex::fit(const Entry& entry, std::span<const NameWord> words)
{
    if (words.size() == 1) {
        const std::string_view folded = words[0].folded;
        if (folded == entry.joined) return Fit::Full;
        const bool isCut = entry.kind != Kind::Whole && folded.size() >= shortestAbbreviation;
        return isCut && entry.joined.starts_with(folded) ? Fit::Short : Fit::None;
    }
    if (words.size() > entry.ends.size() || entry.kind == Kind::Whole) return Fit::None;
    bool full = words.size() == entry.ends.size();
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view wanted = word(entry, i);
        if (words[i].dashed && i > 0 && !(entry.dashes >> i & 1)) return Fit::None;
        if (!wanted.starts_with(words[i].folded)) return Fit::None;
        full = full && wanted == words[i].folded;
    }
    if (!full && (meansAnOrder(words.front().folded, notFirst) || meansAnOrder(words.back().folded, notLast)))
        return Fit::None;
    return full ? Fit::Full : Fit::Short;
}

std::vector<NameMeaning> NameIndex::meanings(std::span<const NameWord> words) const
{
    std::vector<NameMeaning> found, others;
    if (words.empty() || words[0].folded.empty()) return found;
    bool full = false, code = false;
    const std::string_view first = words[0].folded;
    auto entry = std::ranges::lower_bound(entries_, first, {}, joinedOf);
    for (; entry != entries_.end() && entry->joined.starts_with(first); ++entry) {
        const Fit fits = fit(*entry, words);
        if (fits == Fit::None) continue;
        if (!isFree(*entry)) {
            if (fits == Fit::Full) others.push_back({entry->id, 0});
            continue;
        }
        found.push_back({entry->id, fits == Fit::Full ? 0 : costOfAbbreviation + costOfLanguage(*entry)});
        full = full || fits == Fit::Full;
        code = code || (fits == Fit::Full && entry->kind == Kind::Code);
    }
    if (!full) { // beside the beginning of a name that is read freely neither is meant for certain
        const int cost = found.empty() ? 0 : costOfAbbreviation;
        for (const NameMeaning& other : others) found.push_back({other.id, cost});
    }
    keepNearest(found);
    if (!full) return found;
    // Three letters may be a code and also the beginning of another name; the position decides.
    const bool mayBeCut =
        words.back().abbreviated || (words.size() == 1 && first.size() <= 3 && !words[0].capitals);
    const bool doubtful = mayBeCut && !(code && words[0].capitals && !words[0].abbreviated);
    for (NameMeaning& meaning : found)
        if (meaning.cost > 0) meaning.cost = costOfSecondThought;
    if (!doubtful) std::erase_if(found, [](const NameMeaning& meaning) { return meaning.cost > 0; });
    return found;
}

bool NameIndex::isExact(std::string_view folded) const
{
    return std::ranges::binary_search(entries_, folded, {}, joinedOf);
}

/// Returns whether a word is two names in full, written as one: "tyrven". It is a misspelling of no third.
bool NameIndex::isTwoNames(std::string_view word) const
{
    for (std::size_t cut = 1; cut < word.size(); ++cut)
        if (isExact(word.substr(0, cut)) && (isExact(word.substr(cut)) || word.substr(cut) == "sea"))
            return true;
    return false;
}

/// Returns those parts of several words, without the whole, which are names in full.
std::vector<NameIndex::ExactPart> NameIndex::exactParts(std::span<const NameWord> words) const
{
    std::vector<ExactPart> parts;
    for (std::size_t begin = 0; begin < words.size(); ++begin) {
        std::string folded;
        for (std::size_t end = begin; end < words.size(); ++end) {
            folded += words[end].folded;
            if (end - begin + 1 < words.size() && isExact(folded)) parts.push_back({begin, end + 1, folded});
        }
    }
    return parts;
}

/// Returns whether some words of a name are these: "Atlantic" of "North Atlantic".
bool NameIndex::hasWords(const Entry& entry, std::string_view folded)
{
    std::size_t begin = 0;
    for (const std::uint8_t next : entry.ends) {
        const bool begins = std::string_view(entry.joined).substr(begin).starts_with(folded);
        if (begins && std::ranges::find(entry.ends, begin + folded.size()) != entry.ends.end()) return true;
        begin = next;
    }
    return false;
}

std::vector<NameMeaning> NameIndex::misspelt(std::span<const NameWord> words) const
{
    std::vector<NameMeaning> found;
    std::string folded;
    for (const NameWord& word : words) folded += word.folded;
    const int limit = folded.size() >= 6 ? 2 : folded.size() >= 4 ? 1 : 0;
    if (limit == 0) return found;
    if (std::ranges::any_of(words, [this](const NameWord& word) { return isTwoNames(word.folded); }))
        return found;
    const std::vector<ExactPart> parts = exactParts(words);
    if (!parts.empty() && parts.front().end <= parts.back().begin) return found; // "lon lon" is two names
    for (const Entry& entry : entries_) {
        if (entry.kind == Kind::Whole || entry.joined.size() < 4 || !isFree(entry)) continue;
        const int distance = spellingDistance(entry.joined, folded, limit);
        if (distance > limit) continue;
        if (!std::ranges::all_of(parts, [&](const ExactPart& part) { return hasWords(entry, part.folded); }))
            continue;
        found.push_back({entry.id, costOfMisspelling + distance - 1 + costOfLanguage(entry)});
    }
    keepNearest(found);
    return found;
}

std::vector<int> NameIndex::similar(std::string_view folded) const
{
    std::vector<NameMeaning> found;
    for (const Entry& entry : entries_) {
        if (entry.kind == Kind::Whole || !isFree(entry)) continue;
        const int distance = spellingDistance(entry.joined, folded, 2);
        if (distance <= 2 && distance * 3 <= static_cast<int>(folded.size())) // one letter in three
            found.push_back({entry.id, distance});
    }
    keepNearest(found);
    std::vector<int> ids;
    for (std::size_t i = 0; i < std::min<std::size_t>(found.size(), 3); ++i) ids.push_back(found[i].id);
    return ids;
}

} // namespace chancery
