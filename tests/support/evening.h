// SPDX-License-Identifier: GPL-3.0-or-later
// A scripted evening, keystroke by keystroke, that can be played from any of them on.
#pragma once

#include "ui/desk/session.h"

#include <string>
#include <vector>

namespace chancery {

/// One thing that a gamemaster does, or that is done to the files meanwhile.
struct Act
{
    enum class Kind : std::uint8_t {
        Type,
        Resolve,
        Advance,
        Undo,
        Redo,
        Save,
        Letters,
        Correct,  ///< an earlier phase
        SaveFull, ///< saves while the disk is full
        Take,     ///< another program takes the journal away, or changes it
        PullOut,  ///< the stick with the game
        PutIn,    ///< the same
    } kind = Kind::Type;
    Power power = noPower;
    std::string sheet; ///< of Type and Letters: how it reads after the keystroke; of Correct and Take: a
                       ///< number for lots
};

/// Whether anything befalls the files of an evening.
enum class Others : std::uint8_t { Quiet, Meddle };

/// At least so many acts, most of them keystrokes; the same for the same seed.
std::vector<Act> scriptedEvening(std::uint32_t seed, std::size_t acts, Others others);

/// One on a line, for another process.
std::string writeActs(const std::vector<Act>& acts);
std::vector<Act> readActs(const std::string& text);

/// Does it, as far as the game is concerned; what is done to files is left to the caller.
void perform(Session& session, const Act& act);

/// What there is of a game, and of letters that are no order yet, in a few letters.
std::string digest(const Game& game, const Draft& draft);
std::string digest(const Game& game);

} // namespace chancery
