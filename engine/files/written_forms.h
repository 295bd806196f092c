// SPDX-License-Identifier: GPL-3.0-or-later
// The one table of the forms in which games are written for others; reading/text_forms.h has those that are
// read.
#pragma once

#include "engine/game/game.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// A game that is to be written.
struct WriteSource
{
    const Game& game;                   ///< must outlive the writing
    std::optional<std::size_t> phase{}; ///< the index of the only phase that is wanted; without it all are
    /// Whether orders of a phase that is not resolved are written too: the players have not seen them.
    bool unrevealed = false;
    bool variations = false; ///< whether what was tried out is written too: it is the gamemaster's alone
};

/// What there may be in a game beside its positions, and many forms cannot hold.
enum class GamePart : std::uint8_t {
    Title,
    Players,
    Rules,
    EarlierPhases,
    Orders,
    IdleUnits, ///< units without orders
    UnreadLines,
    Results,
    Standoffs,
    Notes,
    Rulings,
    Votes,
    Committee,
    Variations,
};
using GameParts = std::uint32_t; ///< a bit for each part, in the order of the enumeration

/// A form in which games are written.
struct WrittenForm
{
    std::string_view id;      ///< for the command line: "diplomacy"
    const char* name;         ///< for people, to be translated in the context WrittenForms
    std::string_view endings; ///< of files: ".json .jsonl"; the first form with one is meant by it
    GameParts holds;          ///< the parts that it can hold
    bool wholeGame;           ///< whether it can hold several phases; else the phase wanted, or the last one
    bool several;             ///< whether several games can follow one another in a file
    std::string (*write)(const Game& game); ///< of a game that has only what is wanted
};

/// Returns all forms.
std::span<const WrittenForm> writtenForms();
/// Returns the form with this id, or that files of this name have; nullptr if there is none.
const WrittenForm* writtenFormCalled(std::string_view id);
const WrittenForm* writtenFormOfFile(std::string_view path);

/// A game as it was written.
struct WrittenGame
{
    std::string text;
    std::vector<const char*> lost; ///< what the form cannot hold and the game has, as in partName
    std::string unrevealed{};      ///< the phase whose orders were left out, or nothing
    bool untold = false;           ///< whether variations were left out that the form can hold
};
/// Writes a game, and says what is left out.
WrittenGame writeAs(const WrittenForm& form, const WriteSource& source);

/// Returns the orders of a phase by power in one of four styles: "A PAR - BUR", "A Par-Bur", "Army Paris ->
/// Burgundy" and "The army at Paris move to Burgundy".
enum class OrderStyle : std::uint8_t { Codes, Short, Names, Sentences };
std::string orderInStyle(const Map& map, const PhaseRecord& record, const Order& order, OrderStyle style);

// Writers of the table that are small enough to be together in tables_write.cpp.
std::string writeCentresCsv(const Game& game);
std::string writeOwnersCsv(const Game& game);
std::string writeTournamentJson(const Game& game);
std::string writeResultsCsv(const Game& game);

} // namespace chancery
