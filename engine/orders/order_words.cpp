// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/order_words.h"

#include "engine/map/spelling.h"
#include "engine/orders/word_list.h"

#include <algorithm>
#include <array>
#include <vector>

namespace chancery {

namespace {

/// The keys of the table `orders`, in the order of Keyword.
constexpr std::array<std::string_view, static_cast<std::size_t>(Keyword::Filler)> keywordKeys{
    "army",  "fleet", "hold", "move",  "support",      "convoy", "via",  "sea", "retreat",   "disband",
    "build", "down",  "up",   "waive", "insurrection", "revive", "from", "and", "condition", "filler"};

const WordMeanings& orderWords()
{
    thread_local const WordMeanings words("orders", {keywordKeys.begin(), keywordKeys.end()});
    return words;
}

Keyword keywordMeant(const MeantWord& entry)
{
    return static_cast<Keyword>(entry.meaning + 1);
}

} // namespace

Keyword keywordOf(std::string_view folded)
{
    const std::optional<std::size_t> meaning = orderWords().of(folded);
    return meaning ? static_cast<Keyword>(*meaning + 1) : Keyword::None;
}

bool beginsKeyword(std::string_view folded, Keyword meant)
{
    const std::vector<MeantWord>& words = orderWords().words();
    for (auto entry = std::ranges::upper_bound(words, folded, {}, &MeantWord::view);
         entry != words.end() && entry->word.starts_with(folded); ++entry)
        if (keywordMeant(*entry) == meant) return true;
    return false;
}

Keyword misspeltKeyword(std::string_view folded)
{
    if (folded.size() < 5) return Keyword::None;
    Keyword meant = Keyword::None;
    for (const MeantWord& entry : orderWords().words()) {
        if (entry.word.size() < 5 || spellingDistance(entry.word, folded, 1) > 1) continue;
        if (meant != Keyword::None && meant != keywordMeant(entry)) return Keyword::None;
        meant = keywordMeant(entry);
    }
    return meant;
}

bool nearKeyword(std::string_view folded)
{
    constexpr std::size_t fewest = 3;
    return std::ranges::any_of(orderWords().words(), [folded](const MeantWord& entry) {
        return entry.word.size() >= fewest && keywordMeant(entry) <= Keyword::Revive &&
               spellingDistance(entry.word, folded, 1) == 1;
    });
}

} // namespace chancery
