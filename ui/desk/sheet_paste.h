// SPDX-License-Identifier: GPL-3.0-or-later
// A pasted text as the order sheets that it becomes: a value to ask about before anything is written.
#pragma once

#include "engine/base/phase.h"
#include "engine/orders/sheet_blocks.h"

#include <QString>

#include <map>
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

/// What becomes of a line that was to be looked at.
struct PasteAnswer
{
    Power power = noPower;  ///< on whose sheet the line is
    std::string line;       ///< as it is written
    std::string clear = {}; ///< the line that says clearly what it means; empty if it stays as it is
    bool leftOut = false;   ///< it is written on no sheet
    bool rewritten = false; ///< `clear` is also what is written on the sheet, as one or more lines
};

/// A pasted text, block by block.
struct SheetPaste
{
    Power shown = noPower;                 ///< the power on whose sheet it was pasted
    std::vector<PastedBlock> blocks;       ///< in the order of the text
    bool alone = false;                    ///< no heading or name says whose it is
    std::vector<PasteAnswer> answers = {}; ///< about single lines, one for each at most
    std::optional<Phase> written = {};     ///< the phase that the text names, if that is not the present one
    PowerSet keeps = {}; ///< whose sheets keep their lines for units that are not ordered anew

    /// Returns whether it is known what becomes of every block.
    bool settled() const;
    /// Returns whether the text is added to the sheet that is shown, and each order takes the place of an
    /// earlier one of its unit. Otherwise each block is a whole sheet, unless its power is one of `keeps`.
    bool adds() const;
};

/// The sheets that a paste becomes.
struct PastedSheets
{
    std::map<Power, std::vector<ReadLine>> lines;     ///< what is pasted, as it is read
    std::map<Power, std::vector<WrittenOrder>> after; ///< the sheets once it is written
};

/// Returns why a text is too long to be pasted where orders are written, as a sentence; empty if it is not.
QString whyNotPasted(const QString& text);

/// Reads a text that is pasted on the sheet of the power `shown` in the current phase, without the lines at
/// its beginning that are on no sheet: blank ones, remarks and the name of a phase. A block without a heading
/// is proposed to the power of its orders, one for each power if they are of several; so is one below the
/// name of a player of several powers. Nothing is proposed that would replace a sheet, unless a clear heading
/// says so, and of a sheet the lines stay for which it has nothing new: see proposeKeeping(). A block for a
/// power without a player is left out, and so is one without orders, unless no block has any.
SheetPaste readPaste(const Game& game, Power shown, const QString& text);
/// Keeps the lines of a power's sheet for which the paste has nothing new, if there are orders among them: a
/// slip with a part of the orders follows the others. Builds and removals are always written anew.
void proposeKeeping(const Game& game, SheetPaste& paste, Power power);
/// Returns a power without a player if all orders of a text are for such powers, which cannot be given any;
/// else noPower.
Power unplayedIn(const Game& game, const SheetPaste& paste);
/// Returns whether it is certain whose every block is. At the beginning of the text the sheet that is shown
/// counts, and of a block without a heading, or below a single word that names nobody, the power whose units
/// all its lines order; a heading above nothing but other powers' units is doubtful.
bool hasCertainOwners(const Game& game, const SheetPaste& paste);
/// Returns whether no order can be meant by a line: "See you at eight!".
bool isSentence(const Map& map, std::string_view line);
/// Returns the sheets that the settled blocks of a paste become.
PastedSheets pastedSheets(const Game& game, const SheetPaste& paste);

/// Writes each block on the sheet that is chosen for it, in one undo step: see writeSheets. Returns false and
/// changes nothing if a block is not settled, or if nothing can be written.
bool writePaste(Session& session, const SheetPaste& paste);

} // namespace chancery
