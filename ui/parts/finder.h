// SPDX-License-Identifier: GPL-3.0-or-later
// What can be found by typing, as texts, and how well a typed text fits each of it.
#pragma once

#include "engine/map/word_match.h"

#include <QString>

#include <optional>
#include <vector>

namespace chancery {

/// What an entry of the finder is; on equal terms the former kinds come first.
enum class FindKind : std::uint8_t {
    Action,
    Province,
    Unit,
    Order,
    Phase,
    Panel,
    Display,
    File, ///< a game that was opened or saved lately
    Setting,
    Step, ///< a state of the game between two undo steps
    Case,
    Clause ///< of a rulebook
};

/// One thing that can be found.
struct FindEntry
{
    FindKind kind = FindKind::Action;
    QString title;     ///< such as "Correct this phase", "Vienna", "F Lon"
    QString where{};   ///< such as the menu, the owner of a province, the power of a unit
    QString keys{};    ///< the shortcut of an action; empty if it has none
    QString words{};   ///< further words that it is found by, such as the code of a province
    QString blocked{}; ///< why it cannot be chosen now; empty if it can
    bool seen = false; ///< the players would see what it does, so it asks before

    bool operator==(const FindEntry&) const = default;
};

/// Finds entries by what is typed, as engine/map/word_match.h matches letters.
class Finder
{
public:
    Finder() = default;
    /// Takes the entries, in the order in which equally good ones are listed.
    explicit Finder(std::vector<FindEntry> entries);

    /// Returns all entries.
    const std::vector<FindEntry>& entries() const { return entries_; }
    /// Returns the indexes of the entries that fit; all of them if nothing is typed. What can be chosen comes
    /// first, then what cannot, then cases and clauses, of which there are many; each best first. If nothing
    /// else can be chosen, cases and clauses come before what cannot.
    std::vector<std::size_t> find(const QString& typed) const;

private:
    /// The words of an entry.
    struct Words
    {
        std::vector<TextWord> title, keys, words, where;
    };
    static std::optional<int> costOf(const std::string& typed, const Words& entry);

    std::vector<FindEntry> entries_;
    std::vector<Words> words_; ///< [entry]
};

} // namespace chancery
