// SPDX-License-Identifier: GPL-3.0-or-later
// Words of coasts and waters, folded.
#include "engine/orders/order_words.h"

#include "engine/map/spelling.h"
#include "engine/orders/word_list.h"

#include <algorithm>
#include <array>
#include <string>

namespace chancery {

namespace {

const WordList& wordsOfCoast()
{
    thread_local const WordList words("coasts", "coast");
    return words;
}

} // namespace

std::string_view coastWord(std::string_view folded)
{
    for (const std::string_view coast : {"nc", "ec", "sc", "wc"})
        if (folded == coast || (folded.size() == 3 && folded.starts_with(coast) && folded[2] == 's'))
            return coast;                                         // DAIDE
    thread_local const WordList abbreviations("coasts", "short"); // "NK"
    if (abbreviations.has(folded)) return directionWord(folded);
    constexpr std::size_t shortest = 4; // "cst" is written apart
    for (const auto& [word, meaning] : wordsOfCoast().words())
        if (word.size() >= shortest && folded.size() > word.size() && folded.ends_with(word))
            return directionWord(folded.substr(0, folded.size() - word.size()));
    return {};
}

std::string_view directionWord(std::string_view folded)
{
    static constexpr std::array<std::string_view, 4> coasts{"nc", "ec", "sc", "wc"};
    thread_local const WordMeanings directions("coasts", {"north", "east", "south", "west"});
    const std::optional<std::size_t> direction = directions.of(folded);
    return direction ? coasts[*direction] : std::string_view();
}

bool meansWater(std::string_view folded)
{
    thread_local const WordList waters("coasts", "water");
    return waters.has(folded);
}

bool beginsWithCoast(std::string_view text)
{
    const auto takeWord = [&text] {
        constexpr std::string_view before = " \t.-",
                                   letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
        text.remove_prefix(std::min(text.find_first_not_of(before), text.size()));
        const std::string_view word = text.substr(0, text.find_first_not_of(letters));
        text.remove_prefix(word.size());
        return fold(word);
    };
    const std::string first = takeWord();
    if (!coastWord(first).empty()) return true;
    if (meansCoast(first)) return !directionWord(takeWord()).empty(); // "côte nord"
    return !directionWord(first).empty() && meansCoast(takeWord());
}

bool meansCoast(std::string_view folded)
{
    return wordsOfCoast().has(folded);
}

} // namespace chancery
