// SPDX-License-Identifier: GPL-3.0-or-later
// Words of coasts and waters, folded.
#include "engine/orders/order_words.h"

#include "engine/map/spelling.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace chancery {

std::string_view coastWord(std::string_view folded)
{
    for (const std::string_view coast : {"nc", "ec", "sc", "wc"})
        if (folded == coast || (folded.size() == 3 && folded.starts_with(coast) && folded[2] == 's'))
            return coast;                                                     // DAIDE
    if (folded.size() == 2 && folded[1] == 'k') return directionWord(folded); // "NK", German
    constexpr std::string_view coasts[] = {"coast", "kuste", "kueste"};
    for (const std::string_view word : coasts)
        if (folded.size() > word.size() && folded.ends_with(word))
            return directionWord(folded.substr(0, folded.size() - word.size()));
    return {};
}

std::string_view directionWord(std::string_view folded)
{
    struct Direction
    {
        std::string_view coast;
        std::array<std::string_view, 6> words;
    };
    static constexpr Direction directions[] = {
        {"nc", {"n", "north", "northern", "nord", "nk", "nordl"}},
        {"ec", {"e", "east", "eastern", "ost", "ok", "o"}},
        {"sc", {"s", "south", "southern", "sud", "sk", "sued"}},
        {"wc", {"w", "west", "western", "wk", "westl", "westl"}},
    };
    for (const Direction& direction : directions)
        if (std::ranges::find(direction.words, folded) != direction.words.end()) return direction.coast;
    return {};
}

bool meansWater(std::string_view folded)
{
    static constexpr std::string_view waters[] = {"sea",   "ocean",  "gulf",  "channel",  "bay",
                                                  "bight", "strait", "see",   "meer",     "ozean",
                                                  "golf",  "kanal",  "bucht", "meerbusen"};
    return std::ranges::find(waters, folded) != std::end(waters);
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
    return !coastWord(first).empty() || (!directionWord(first).empty() && meansCoast(takeWord()));
}

bool meansCoast(std::string_view folded)
{
    return folded == "coast" || folded == "kuste" || folded == "kueste" || folded == "cst";
}

} // namespace chancery
