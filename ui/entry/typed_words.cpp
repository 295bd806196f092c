// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/entry/typed_words.h"

#include "engine/map/spelling.h"
#include "engine/orders/word_list.h"

#include <algorithm>

namespace chancery::entry {

namespace {

constexpr std::int8_t unknown = -2;
constexpr int letterAlone = 3;        ///< distance of a single letter at the beginning of a line
constexpr std::size_t fewLetters = 2; ///< that may begin a word of `commonWords()` only

/// Returns the words whose first two letters are enough; in a movement phase "re" is no "remains".
const std::vector<MeantWord>& commonWords()
{
    thread_local const WordList common("typing", "common");
    return common.words();
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || (c & 0x80) != 0;
}

} // namespace

std::vector<std::string> wordsOf(std::string_view typed)
{
    std::vector<std::string> words;
    for (std::size_t at = 0; at < typed.size();) {
        std::size_t end = at;
        while (end < typed.size() && isLetter(typed[end])) ++end;
        if (end > at) words.push_back(fold(typed.substr(at, end - at)));
        at = end + 1;
    }
    std::erase(words, std::string());
    return words;
}

TypedWords::TypedWords(const SpelledNames& names, std::vector<std::string> words)
    : names_(names)
    , words_(std::move(words))
    , known_(words_.size() * ofAName)
{
    for (const std::string& word : words_) keywords_.push_back(keywordOf(word));
}

bool TypedWords::begins(std::size_t word, Keyword meant) const
{
    const std::string& letters = words_[word];
    const Keyword exact = keywords_[word];
    const bool mayBegin =
        exact == Keyword::None || exact == Keyword::Filler || exact == Keyword::Up || exact == Keyword::Down;
    if (!mayBegin) return false; // "rem" removes, so it does not begin "remains"
    if (letters.size() > fewLetters) return beginsKeyword(letters, meant);
    return letters.size() == fewLetters && std::ranges::any_of(commonWords(), [&](const MeantWord& common) {
               return common.word.starts_with(letters) && keywordOf(common.word) == meant;
           });
}

bool TypedWords::begins(std::size_t word, Power power) const
{
    std::string name;
    for (; word < words_.size(); ++word) name += words_[word];
    return names_.begins(name, power);
}

int TypedWords::distance(std::size_t word, std::size_t end, Location at) const
{
    std::vector<std::int8_t>& known = known_[word * ofAName + (end - word - 1)];
    if (known.empty()) known.assign(names_.locations(), unknown);
    std::int8_t& here = known[index(at)];
    if (here != unknown) return here;
    std::string name;
    for (std::size_t i = word; i < end; ++i) name += words_[i];
    const int found = names_.distance(name, at);
    return here = static_cast<std::int8_t>(found > 0 && word == 0 && name.size() == 1 ? letterAlone : found);
}

int TypedWords::distance(std::size_t word, Location first, Location second) const
{
    const std::string_view both = words_[word];
    if (both.size() <= SpelledNames::codeLetters) return -1;
    const int one = names_.distance(both.substr(0, SpelledNames::codeLetters), first);
    const int other = one < 0 ? -1 : names_.distance(both.substr(SpelledNames::codeLetters), second);
    return other < 0 ? -1 : one + other;
}

bool TypedWords::isWaterOf(std::size_t word, Location sea) const
{
    return names_.isSea(sea) && meansWater(words_[word]);
}

bool TypedWords::beginsWithCode(std::size_t word, Location at) const
{
    const std::string_view both = words_[word];
    return both.size() > SpelledNames::codeLetters &&
           names_.distance(both.substr(0, SpelledNames::codeLetters), at) == 0;
}

} // namespace chancery::entry
