// SPDX-License-Identifier: GPL-3.0-or-later
// Finds names by what people write: in full, abbreviated word by word, or misspelt.
#pragma once

#include "engine/map/spelling.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// One word as it was written.
struct NameWord
{
    std::string_view folded;  ///< as fold() returns it
    bool dashed = false;      ///< a dash joins it to the previous word
    bool abbreviated = false; ///< a full stop follows it
    bool capitals = false;    ///< it has no small letter
};

/// A name that a spelling may mean. The cost grows with the difference in spelling; it is 0 for a name or
/// code in full.
struct NameMeaning
{
    int id = 0;   ///< the id that the name was added with
    int cost = 0; ///< 0, or one of the costs below

    bool operator==(const NameMeaning&) const = default;
};

inline constexpr int costOfAbbreviation = 1; ///< the cost of a name that is abbreviated
inline constexpr int costOfOtherLanguage =
    1; ///< the further cost of an abbreviation or a misspelling in a language that is not preferred
inline constexpr int costOfSecondThought =
    3; ///< the cost of an abbreviation that is another name's code: "Tyr."
inline constexpr int costOfMisspelling = 4; ///< the least cost of a name that is misspelt

/// Names with ids, and how to find them. Add all names, call `finish`, then look them up.
class NameIndex
{
public:
    /// How a name may be written.
    enum class Kind : std::uint8_t {
        Name,  ///< in full, abbreviated or misspelt
        Code,  ///< as Name; in capitals and without a full stop it means only what it is the code of
        Whole, ///< only in full
    };

    /// Adds a name for `id`, in both spellings if it has umlauts. An id may have several names. `language` is
    /// 0, or one more than the index of its language in languageFiles(): if another is preferred, the name
    /// costs more abbreviated or misspelt than one that has 0, or is only read in full (readsFreely()) where
    /// no other name is.
    void add(std::string_view name, int id, Kind kind, std::size_t language = 0);
    /// Returns whether a name of language 0 that was added for another id is written so.
    bool meansAnother(std::string_view name, int id) const;
    /// Prepares the look-ups; call it once, after the last `add`.
    void finish();

    /// Returns what `words` may mean together, each id at most once, the lowest cost first.
    std::vector<NameMeaning> meanings(std::span<const NameWord> words) const;
    /// Returns the names that `words` together may be a misspelling of, at most two letters away, the nearest
    /// first; none for fewer than four bytes. Words that are a name in full by themselves are no part of a
    /// misspelling, unless they are words of the name that is meant: "yor ser" is not "North Sea", but "Nrth
    /// Atlantic" is "North Atlantic".
    std::vector<NameMeaning> misspelt(std::span<const NameWord> words) const;
    /// Returns at most three ids of names that resemble `folded`, the nearest first, to suggest in a message.
    std::vector<int> similar(std::string_view folded) const;

private:
    struct Entry
    {
        std::string joined;             ///< its words in one, folded
        std::vector<std::uint8_t> ends; ///< where each word ends
        std::uint8_t dashes = 0;        ///< bit i: a dash before word i
        Kind kind = Kind::Name;
        std::uint8_t language = 0;
        bool always = true; ///< whether its language is always read
        int id = 0;
    };
    enum class Fit : std::uint8_t { None, Short, Full };

    /// Some of several words which by themselves are a name in full.
    struct ExactPart
    {
        std::size_t begin = 0, end = 0; ///< which words
        std::string folded;
    };

    void addFolded(std::string_view name, int id, Kind kind, Umlaut umlaut, std::size_t language);
    static int costOfLanguage(const Entry& entry);
    static bool isFree(const Entry& entry);
    bool isExact(std::string_view folded) const;
    bool isTwoNames(std::string_view word) const;
    std::vector<ExactPart> exactParts(std::span<const NameWord> words) const;
    static bool hasWords(const Entry& entry, std::string_view folded);
    static std::string_view joinedOf(const Entry& entry) { return entry.joined; }
    static std::string_view word(const Entry& entry, std::size_t i);
    static Fit fit(const Entry& entry, std::span<const NameWord> words);

    std::vector<Entry> entries_; ///< sorted by joined
};

} // namespace chancery
