// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/word_list.h"

#include "engine/map/spelling.h"

#include <algorithm>
#include <array>
#include <utility>

namespace chancery {

namespace {

constexpr std::array<std::string_view, 4> tablesOfOrders{"orders", "coasts", "headings", "collective"};

thread_local std::size_t readAs = 0; ///< 0, or one more than the index of a language

void addFolded(std::string_view word, std::size_t meaning, std::vector<MeantWord>& words)
{
    for (const Umlaut umlaut : {Umlaut::OneLetter, Umlaut::TwoLetters})
        words.push_back({fold(word, umlaut), meaning});
}

/// Sorts words and keeps the first meaning of each.
void keepFirst(std::vector<MeantWord>& words)
{
    std::ranges::stable_sort(words, {}, &MeantWord::word);
    const auto same = [](const MeantWord& a, const MeantWord& b) { return a.word == b.word; };
    words.erase(std::unique(words.begin(), words.end(), same), words.end());
}

const MeantWord* lookUp(const std::vector<MeantWord>& words, std::string_view folded)
{
    const auto found = std::ranges::lower_bound(words, folded, {}, &MeantWord::view);
    return found != words.end() && found->word == folded ? &*found : nullptr;
}

/// Returns the languages that are read now, the first one first.
std::vector<const LanguageFile*> languagesNow()
{
    std::vector<const LanguageFile*> languages = languagesInOrder();
    if (readAs > 0) languages.insert(languages.begin(), &languageFiles()[readAs - 1]);
    return languages;
}

/// Returns whether a word of a language may count that is neither preferred nor always read. A letter may be
/// a slip in the language that is, unless it means nothing, "l’armée"; "à" is looked at where it stands.
bool countsElsewhere(std::string_view section, std::string_view key, std::string_view word)
{
    const bool letter = fold(word).size() == 1;
    return section == "phases"
               ? !letter
               : readAs > 0 && (!letter || key == "towards" || key == "filler" || key == "beside");
}

/// The words of orders of each language, to tell which one a line is in.
class SpokenWords
{
public:
    const std::vector<MeantWord>& of(std::size_t language)
    {
        if (revision_ != languageRevision()) words_.assign(languageFiles().size(), {});
        revision_ = languageRevision();
        std::vector<MeantWord>& words = words_[language];
        if (words.empty()) read(languageFiles()[language], words);
        return words;
    }

private:
    static void read(const LanguageFile& language, std::vector<MeantWord>& words)
    {
        constexpr std::size_t fewest = 2; // letters alone are of no language
        for (const std::string_view section : tablesOfOrders)
            if (const Value* table = language.words.find(section))
                for (const Member& key : table->members)
                    for (const Value& word : key.value.items) addFolded(word.text, 0, words);
        std::erase_if(words, [](const MeantWord& word) { return word.word.size() < fewest; });
        keepFirst(words);
        if (words.empty()) words.emplace_back(); // no word, but read
    }

    std::vector<std::vector<MeantWord>> words_; ///< [language]
    int revision_ = -1;
};

/// Returns the words of a line, folded.
std::vector<std::string> foldedWordsOf(std::string_view line)
{
    constexpr std::string_view between = " \t\r.,;:!?*_()[]{}<>/|+-=>'\"";
    std::vector<std::string> words;
    for (std::size_t at = line.find_first_not_of(between); at != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(between, at), line.size());
        words.push_back(fold(line.substr(at, end - at)));
        at = line.find_first_not_of(between, end);
    }
    return words;
}

} // namespace

ReadAs::ReadAs(std::size_t language)
    : before_(std::exchange(readAs, language + 1))
{
}

ReadAs::~ReadAs()
{
    readAs = before_;
}

bool ReadAs::isReading()
{
    return readAs > 0;
}

std::vector<std::size_t> otherLanguagesIn(std::string_view line)
{
    thread_local SpokenWords spoken;
    std::vector<std::pair<std::ptrdiff_t, std::size_t>> found; // how many words less than none
    const std::vector<LanguageFile>& languages = languageFiles();
    std::vector<std::string> words;
    for (std::size_t i = 0; i < languages.size(); ++i) {
        if (readsFreely(languages[i].code)) continue;
        if (words.empty()) words = foldedWordsOf(line);
        const auto count = std::ranges::count_if(
            words, [&all = spoken.of(i)](const std::string& word) { return lookUp(all, word) != nullptr; });
        if (count > 0) found.emplace_back(-count, i);
    }
    std::ranges::sort(found);
    std::vector<std::size_t> indices;
    for (const auto& [count, language] : found) indices.push_back(language);
    return indices;
}

void WordMeanings::add(const LanguageFile& language, std::vector<MeantWord>& words) const
{
    const Value* table = language.words.find(section_);
    const bool freely = readsFreely(language.code),
               here = readAs > 0 && &language == &languageFiles()[readAs - 1];
    if (!freely && !here && section_ != "phases") return;
    const auto counts = [&](std::size_t key, std::string_view word) {
        return freely || countsElsewhere(section_, keys_[key], word);
    };
    for (std::size_t i = 0; table && i < keys_.size(); ++i) {
        const Value* given = table->find(keys_[i]);
        if (!given) continue;
        for (const Value& word : given->items)
            if (counts(i, word.text)) addFolded(word.text, i, words);
        for (const Member& one : given->members)
            if (counts(i, one.key)) addFolded(one.key, static_cast<std::size_t>(one.value.number), words);
    }
}

const std::vector<MeantWord>& WordMeanings::words() const
{
    if (read_.size() <= readAs) read_.resize(readAs + 1);
    Read& read = read_[readAs];
    const int now = languageRevision();
    if (now == read.revision) return read.words;
    read.revision = now;
    read.words.clear();
    for (const LanguageFile* language : languagesNow()) add(*language, read.words);
    keepFirst(read.words);
    return read.words;
}

std::optional<std::size_t> WordMeanings::of(std::string_view folded) const
{
    const MeantWord* found = lookUp(words(), folded);
    return found ? std::optional(found->meaning) : std::nullopt;
}

} // namespace chancery
