// SPDX-License-Identifier: GPL-3.0-or-later
// Words that the files of all languages give, understood at once. translations/README.md has the tables.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// The words of the key `key` in the table `section` of every language.toml, folded both ways. Make one that
/// lasts: it reads the files once.
class WordList
{
public:
    WordList(std::string_view section, std::string_view key);

    /// Returns whether a word, folded, is one of these.
    bool has(std::string_view folded) const;
    /// Returns the words, sorted.
    const std::vector<std::string>& words() const { return words_; }

private:
    std::vector<std::string> words_;
};

/// A word, folded, and what it means: the number of a key.
struct MeantWord
{
    std::string word;
    std::size_t meaning = 0;

    std::string_view view() const { return word; } ///< the word, to look it up by
};

/// Words that mean one of several things, the keys of a table. Where languages differ, the preferred one
/// decides: "o" is east in one and west in others. It reads the files again when another is preferred, so
/// each thread has one of its own.
class WordMeanings
{
public:
    /// `section` and `keys` must outlive this.
    WordMeanings(std::string_view section, std::span<const std::string_view> keys)
        : section_(section)
        , keys_(keys)
    {
    }

    /// Returns the number of the key that has a word, folded; nothing if none has.
    std::optional<std::size_t> of(std::string_view folded) const;
    /// Returns all words, sorted.
    const std::vector<MeantWord>& words() const;

private:
    std::string_view section_;
    std::span<const std::string_view> keys_;
    mutable std::vector<MeantWord> words_;
    mutable int revision_ = -1;
};

/// Returns the words of the tables `section`.`key`, which give each a number: `two = 2`.
std::vector<MeantWord> numberedWords(std::string_view section, std::string_view key);

} // namespace chancery
