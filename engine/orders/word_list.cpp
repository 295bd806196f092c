// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/word_list.h"

#include "engine/language/language_file.h"
#include "engine/map/spelling.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns what a language gives for a key, if that is read; else nullptr.
const Value* wordsUnder(const LanguageFile& language, std::string_view section, std::string_view key)
{
    const Value* table = language.words.find(section);
    const Value* value = table ? table->find(key) : nullptr;
    return value && readsWords(language, std::string(section) + "." + std::string(key)) ? value : nullptr;
}

/// Returns what the languages give for a key, those that give nothing left out.
std::vector<const Value*> given(std::string_view section, std::string_view key)
{
    std::vector<const Value*> values;
    for (const LanguageFile& language : languageFiles())
        if (const Value* value = wordsUnder(language, section, key)) values.push_back(value);
    return values;
}

} // namespace

WordList::WordList(std::string_view section, std::string_view key)
{
    for (const Value* list : given(section, key))
        for (const Value& word : list->items)
            for (const Umlaut umlaut : {Umlaut::OneLetter, Umlaut::TwoLetters})
                words_.push_back(fold(word.text, umlaut));
    std::ranges::sort(words_);
    words_.erase(std::unique(words_.begin(), words_.end()), words_.end());
}

bool WordList::has(std::string_view folded) const
{
    return std::ranges::binary_search(words_, folded, {},
                                      [](const std::string& word) { return std::string_view(word); });
}

const std::vector<MeantWord>& WordMeanings::words() const
{
    const int now = languageRevision();
    if (now == revision_) return words_;
    revision_ = now;
    words_.clear();
    for (const LanguageFile* language : languagesInOrder()) {
        for (std::size_t i = 0; i < keys_.size(); ++i)
            if (const Value* list = wordsUnder(*language, section_, keys_[i]))
                for (const Value& word : list->items)
                    for (const Umlaut umlaut : {Umlaut::OneLetter, Umlaut::TwoLetters})
                        words_.push_back({fold(word.text, umlaut), i});
    }
    std::ranges::stable_sort(words_, {}, &MeantWord::word);
    const auto same = [](const MeantWord& a, const MeantWord& b) { return a.word == b.word; };
    words_.erase(std::unique(words_.begin(), words_.end(), same), words_.end());
    return words_;
}

std::optional<std::size_t> WordMeanings::of(std::string_view folded) const
{
    const std::vector<MeantWord>& all = words();
    const auto found = std::ranges::lower_bound(all, folded, {}, &MeantWord::view);
    return found != all.end() && found->word == folded ? std::optional(found->meaning) : std::nullopt;
}

std::vector<MeantWord> numberedWords(std::string_view section, std::string_view key)
{
    std::vector<MeantWord> words;
    for (const Value* table : given(section, key))
        for (const Member& member : table->members)
            for (const Umlaut umlaut : {Umlaut::OneLetter, Umlaut::TwoLetters})
                words.push_back({fold(member.key, umlaut), static_cast<std::size_t>(member.value.number)});
    return words;
}

} // namespace chancery
