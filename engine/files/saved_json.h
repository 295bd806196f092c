// SPDX-License-Identifier: GPL-3.0-or-later
// Games as the Python library “diplomacy” and its relatives save them: JSON, one game on a line, or a list.
#pragma once

#include "engine/base/document.h"
#include "engine/game/game.h"

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// Returns whether a text begins with an object that has phases as that library saves them, is one of these
/// phases or its state, or begins with a list of such objects.
bool isSavedJson(std::string_view text);
/// Returns what the games of such a text are called, in order: their ids.
std::vector<std::string> titlesOfSavedJson(std::string_view text);
/// A game of such a text.
struct JsonGame
{
    Value document;                  ///< as one of ours
    std::vector<std::string> unkept; ///< the keys of what no game of ours has: "messages", "zobrist_hash"
};
/// Returns a game of such a text, counted from 0. Orders are those of each power in
/// each phase; the positions are kept, so that they are compared with ours when the game is read. On failure
/// says what is wrong with the JSON; `name` is what messages call the text.
Result<JsonGame> readSavedJson(std::string_view text, const std::string& name, std::size_t which = 0);
/// Returns such a document of a game whose JSON is read already, here or by webdiplomacy.h.
Result<Value> savedDocument(const Value& saved, const std::string& name);
/// Returns what such a document says of the results of a phase of its game, which has the index `at`, and of
/// the units that are there afterwards, as StudyNode::said.
std::vector<std::string> saidOf(const Game& game, std::size_t at, const Value& document);

/// Returns a game in this form, as one line: orders in every phase that has any, results of those that are
/// resolved. After the last resolved phase comes the one that follows, or COMPLETED if the game has ended.
std::string writeSavedJson(const Game& game);

} // namespace chancery
