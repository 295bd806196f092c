// SPDX-License-Identifier: GPL-3.0-or-later
// What a pasted text would do to the order sheets, to be said before it is done and afterwards.
#pragma once

#include "ui/desk/questions.h"
#include "ui/desk/sheet_paste.h"

#include <QString>

#include <vector>

namespace chancery {

/// A line of a paste that is to be looked at before it is written.
struct PastedLine
{
    /// What is the matter with it.
    enum class Kind : std::uint8_t {
        Unclear, ///< it can have several meanings
        Unread,  ///< it is not understood
        NoUnit,  ///< it orders a unit that is not there
        Foreign, ///< it orders a unit of another player
        Twice,   ///< another line has another order for its unit
        Illegal  ///< its order is one that the rules do not allow
    };

    Power power = noPower; ///< on whose sheet it is
    std::string text;      ///< as it is written
    Kind kind = Kind::Unread;
    QString why;                            ///< a sentence
    std::vector<LineMeaning> meanings = {}; ///< to choose from
    int orders = 1;                         ///< of how many of its orders that is said
};

/// What a paste would do.
struct PasteEffect
{
    /// Lines of a sheet that would be gone.
    struct Loss
    {
        Power power = noPower;
        int lines = 0;      ///< how many
        bool whole = false; ///< the sheet is replaced, not only single lines
    };

    int orders = 0;                          ///< how many it would write
    int ownerless = 0;                       ///< how many there are besides, in blocks without a power
    int sentences = 0;                       ///< lines that are no orders and are written on no sheet
    int leftOut = 0;                         ///< other lines of which that was answered, or is proposed
    PowerSet sheets;                         ///< of which powers there are lines
    PowerSet powers;                         ///< for whose units the orders are
    PowerSet repeated;                       ///< those of which the text has more than one sheet
    std::vector<PastedLine> lines;           ///< that are not as they should be
    std::vector<Loss> losses;                ///< power by power
    std::vector<std::pair<Power, int>> kept; ///< on whose sheets how many other orders stay
    QStringList guesses;                     ///< "“Kiil” was read as Kiel"
    std::vector<std::pair<QString, Power>> misspelt; ///< headings, and for which power each was taken
    std::optional<Phase> written;                    ///< as SheetPaste::written

    /// Returns whether all is clear and nothing is lost.
    bool harmless() const { return lines.empty() && losses.empty() && repeated.empty() && !written; }
};

/// Returns what a paste would do as its questions are answered now. With a block that is not settled, that is
/// what the others would do.
PasteEffect effectOf(const Game& game, const SheetPaste& paste);
/// Returns what a paste does, on one line: "12 orders for 3 powers; 1 unclear; the sheet of England is
/// replaced".
QString effectInWords(const Game& game, const PasteEffect& effect);

} // namespace chancery
