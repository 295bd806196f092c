// SPDX-License-Identifier: GPL-3.0-or-later
// What texts and files are: the one table of the forms that are read, and of those that are known only to be
// named. Whatever opens, pastes or converts asks here.
#pragma once

#include "engine/files/position_file.h"
#include "engine/files/rules_toml.h"
#include "engine/game/said_lines.h"
#include "engine/game/study.h"

#include <optional>
#include <span>

namespace chancery {

/// A text that is to be read.
struct TextSource
{
    std::string_view text;
    std::string name;                 ///< what messages call it
    const MapLoader& maps;            ///< must outlive the reading
    std::shared_ptr<const Map> map{}; ///< what a text is about that names no map; the standard map if nothing
    std::optional<std::size_t>
        which{}; ///< which of its games or cases; without it the first that can be read
    UnknownRulebook unknown = UnknownRulebook::Refused;
};

/// What a text holds: a game, a study, or positions with orders. One of them is there.
struct TextContent
{
    std::optional<Game> game{};
    std::vector<Error> differences{}; ///< of the game, between what is saved and the rules
    SaidPhases said{}; ///< of a game that another program has saved: what it says of results and units
    std::vector<std::string> unkept{}; ///< of such a game: the keys of what no game of ours has
    std::optional<Study>
        lastPhase{}; ///< of a game that another program has saved, with the results that it says
    std::optional<Study> study{};
    std::vector<PositionSheet> sheets{};
};

/// A form in which texts come.
struct TextForm
{
    const char* name;         ///< behind “This is”: "a test case of jDip"
    std::string_view endings; ///< of files, as dialogs list them: "*.json *.jsonl"
    bool (*recognizes)(std::string_view text);
    Result<TextContent> (*read)(const TextSource& source); ///< nullptr if the form cannot be read
    /// Returns what its games or cases are called; nullptr if there is always one.
    std::vector<std::string> (*titles)(std::string_view text) = nullptr;
    const char* refusal = nullptr; ///< why the form cannot be read and what to do instead, as a sentence
    bool holdsGame = false;        ///< whether it is a game that another program has saved
};

/// Returns all forms; a text is of the first one that recognizes it. The last one recognizes any text.
std::span<const TextForm> textForms();
/// Returns the form of a text.
const TextForm& formOf(std::string_view text);
/// Returns what the games or cases of a text are called, in order; at most one for most forms.
std::vector<std::string> titlesIn(std::string_view text);

/// Reads a text in whatever form it has. The error says what is wrong, or why the form cannot be read.
Result<TextContent> readText(const TextSource& source);
/// Returns the study that a text holds, or one of the last phase of its game; nothing if it holds positions.
std::optional<Study> studyIn(TextContent content);
/// Reads a game: a document of ours, or one that another program has saved. What that says of the results
/// and units is in `said`, to be compared with ours, and is no part of `differences`.
Result<Game> readAnyGame(const TextSource& source, std::vector<Error>* differences = nullptr,
                         SaidPhases* said = nullptr);
/// Reads at least one position: all cases of a text, or the position of a study, or of the last phase of a
/// game. What no form is recognized in is taken for a position document.
Result<std::vector<PositionSheet>> readAnySheets(const TextSource& source);

} // namespace chancery
