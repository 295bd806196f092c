// SPDX-License-Identifier: GPL-3.0-or-later
// A pasted text with the sheets of several powers, of which it is not clear whose they are: a value to ask
// about before anything is written.
#pragma once

#include "engine/orders/sheet_blocks.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace chancery {

struct Game;
class Session;

/// A block of the text and whose sheet it is to be.
struct PastedBlock
{
    SheetBlock block;      ///< its place in the text, and what is known of its owner
    std::string text;      ///< its lines without a heading, as they are written
    Power owner = noPower; ///< on whose sheet it is written; noPower as long as it is not known
    bool leftOut = false;  ///< it is written on no sheet

    /// Returns whether the text itself says on which sheets the lines are: then no other can be chosen.
    bool namesItself() const { return block.known == SheetBlock::Owner::Itself; }
    /// Returns whether it is known what becomes of the block.
    bool settled() const { return namesItself() || leftOut || owner != noPower; }
};

/// A pasted text, block by block.
struct SheetPaste
{
    Power shown = noPower;           ///< the power on whose sheet it was pasted
    std::vector<PastedBlock> blocks; ///< in the order of the text

    /// Returns whether it is known what becomes of every block.
    bool settled() const;
};

/// Returns a pasted text without the lines at its beginning that are on no sheet: blank ones, remarks and the
/// name of a phase.
QString withoutTitle(const Game& game, const QString& text);

/// Returns why a text is too long to be pasted where orders are written, as a sentence; empty if it is not.
QString whyNotPasted(const QString& text);

/// Reads a text that is pasted on the sheet of the power `shown` in the current phase. Returns its blocks if
/// they are of several sheets, or have a heading that is not understood, and the owner of one is not certain;
/// otherwise nothing. A block that has orders of one power only is proposed to that power unless it has no
/// player, and one without orders is left out.
std::optional<SheetPaste> unclearPaste(const Game& game, Power shown, const QString& text);

/// Writes each block on the sheet that is chosen for it, in one undo step: see writeSheets. Returns false and
/// changes nothing if a block is not settled, or if nothing can be written.
bool writePaste(Session& session, const SheetPaste& paste);

} // namespace chancery
