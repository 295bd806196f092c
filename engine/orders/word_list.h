// SPDX-License-Identifier: GPL-3.0-or-later
// Words that the files of languages give, understood at once. translations/README.md has the tables.
#pragma once

#include "engine/language/language_file.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// Reads words as in another language while it lives, in this thread: first in that one, then in those that
/// are read without it.
class ReadAs
{
public:
    /// `language` is an index in languageFiles().
    explicit ReadAs(std::size_t language);
    ReadAs(const ReadAs&) = delete;
    ReadAs& operator=(const ReadAs&) = delete;
    ~ReadAs();

    /// Returns whether words are read so now.
    static bool isReading();

private:
    std::size_t before_;
};

/// Returns the languages, as indices in languageFiles(), which are neither preferred nor always read and
/// whose words of orders a line has; those with the most words first.
std::vector<std::size_t> otherLanguagesIn(std::string_view line);

/// A word, folded, and what it means: the number of a key, or that which a table gives it.
struct MeantWord
{
    std::string word;
    std::size_t meaning = 0;

    std::string_view view() const { return word; } ///< the word, to look it up by
};

/// Words that mean one of several things, the keys of a table; folded both ways. Those of the preferred
/// language and of those that are always read count, and while a ReadAs lives those of its language; of
/// phases those of all. Where languages differ, the preferred one decides: "o" is east in one and west in
/// others. It reads the files again when another is preferred, so each thread has one of its own.
class WordMeanings
{
public:
    /// The texts must outlive this. A key may also be a table that gives each word a number: `two = 2`.
    WordMeanings(std::string_view section, std::vector<std::string_view> keys)
        : section_(section)
        , keys_(std::move(keys))
    {
    }

    /// Returns the number of the key that has a word, folded, or the number of the word; nothing if none has.
    std::optional<std::size_t> of(std::string_view folded) const;
    /// Returns whether a word, folded, is one of these.
    bool has(std::string_view folded) const { return of(folded).has_value(); }
    /// Returns all words, sorted.
    const std::vector<MeantWord>& words() const;

private:
    struct Read
    {
        int revision = -1;
        std::vector<MeantWord> words{};
    };

    void add(const LanguageFile& language, std::vector<MeantWord>& words) const;

    std::string_view section_;
    std::vector<std::string_view> keys_;
    mutable std::vector<Read> read_; ///< [0] as they are, [i + 1] as in the language i
};

/// The words of one key.
class WordList : public WordMeanings
{
public:
    WordList(std::string_view section, std::string_view key)
        : WordMeanings(section, {key})
    {
    }
};

} // namespace chancery
