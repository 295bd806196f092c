// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a line that is being typed, each with what it may mean; only completion.cpp and its neighbours
// use this.
#pragma once

#include "engine/orders/order_words.h"
#include "ui/entry/spelled_names.h"

namespace chancery::entry {

/// Cuts a line into words and folds them; signs between words are left out.
std::vector<std::string> wordsOf(std::string_view typed);

/// One way to cut a line into words. It remembers how far the words are from the places of the map, because
/// the same words are compared with the places of many orders.
class TypedWords
{
public:
    /// `names` must outlive this.
    TypedWords(const SpelledNames& names, std::vector<std::string> words);

    /// Returns the number of words.
    std::size_t size() const { return words_.size(); }
    /// Returns the number of letters of a word.
    std::size_t lettersOf(std::size_t word) const { return words_[word].size(); }
    /// Returns what a word means in an order, None if nothing.
    Keyword keyword(std::size_t word) const { return keywords_[word]; }
    /// Returns whether a word of two letters or more begins a longer word with this meaning. Two letters
    /// begin only the common words.
    bool begins(std::size_t word, Keyword meant) const;
    /// Returns whether a name of the power begins with the words from `word` on, written as one.
    bool begins(std::size_t word, Power power) const;
    /// Returns how far the words from `word` up to `end`, written as one, are from a location, as
    /// SpelledNames::distance does. A single letter is far from all places if a line begins with it, because
    /// it is likelier to mean the kind of order.
    int distance(std::size_t word, std::size_t end, Location at) const;
    /// Returns how far a word is from two codes without a blank between them; -1 if it is not that.
    int distance(std::size_t word, Location first, Location second) const;
    /// Returns whether a word is a part of the name of this sea: "sea" behind "nwg".
    bool isWaterOf(std::size_t word, Location sea) const;
    /// Returns whether a word is a location's code and more letters.
    bool beginsWithCode(std::size_t word, Location at) const;

    /// The most words that can be one name, and the most of a line that are compared at all.
    static constexpr std::size_t ofAName = 3, most = 16;

private:
    const SpelledNames& names_;
    std::vector<std::string> words_;
    std::vector<Keyword> keywords_;
    mutable std::vector<std::vector<std::int8_t>> known_; ///< [word, number of words][location]
};

} // namespace chancery::entry
