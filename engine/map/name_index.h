// SPDX-License-Identifier: GPL-3.0-or-later
// Finds names by what people write of them: whole, cut short word by word, or misspelt.
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
    std::string_view folded;
    bool dashed = false;      ///< a dash joins it to the word before
    bool abbreviated = false; ///< a full stop follows it
    bool capitals = false;    ///< no small letter in it
};

/// What a name may mean, and how far the spelling is from it: 0 for a name or code in full.
struct NameMeaning
{
    int id = 0;
    int cost = 0;

    bool operator==(const NameMeaning&) const = default;
};

inline constexpr int costOfAbbreviation = 1;
inline constexpr int costOfSecondThought =
    3; ///< an abbreviation of this, but the code of something else: "Tyr."
inline constexpr int costOfMisspelling = 4;

class NameIndex
{
public:
    /// How a name may be found.
    enum class Kind : std::uint8_t {
        Name,  ///< in full, cut short or misspelt
        Code,  ///< the same; written in capitals it can mean nothing else
        Whole, ///< only in full
    };

    void add(std::string_view name, int id, Kind kind);
    /// Must be called once, after the last add.
    void finish();

    /// Each id at most once, the nearest first.
    std::vector<NameMeaning> meanings(std::span<const NameWord> words) const;
    /// The names nearest to a misspelt one; empty if none is near enough to be meant.
    std::vector<NameMeaning> misspelt(std::string_view folded) const;
    /// Names that resemble it, for a message: at most three ids.
    std::vector<int> similar(std::string_view folded) const;

private:
    struct Entry
    {
        std::string joined;             ///< its words in one, folded
        std::vector<std::uint8_t> ends; ///< where each word ends
        std::uint8_t dashes = 0;        ///< bit i: a dash before word i
        Kind kind = Kind::Name;
        int id = 0;
    };
    enum class Fit : std::uint8_t { None, Short, Full };

    void addFolded(std::string_view name, int id, Kind kind, Umlaut umlaut);
    static std::string_view word(const Entry& entry, std::size_t i);
    static Fit fit(const Entry& entry, std::span<const NameWord> words);

    std::vector<Entry> entries_; ///< sorted by joined
};

} // namespace chancery
