// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed, as values: blocks one below the other. layOut() decides where pages end.
#pragma once

#include "engine/game/game.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/framing.h"
#include "ui/scene/picture.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <vector>

namespace chancery {

/// The scale of tokens in pictures for paper, so that they can be read on a board as wide as a page.
inline constexpr double tokenScaleOnPaper = 1.5;

/// A piece of text in one style.
struct PaperRun
{
    QString text;                          ///< the text
    bool bold = false, underlined = false; ///< the style

    bool operator==(const PaperRun&) const = default;
};

/// One block of a paper.
struct PaperBlock
{
    /// The kinds of blocks.
    enum class Kind : std::uint8_t {
        Title,   ///< a title with a line below it
        Heading, ///< a heading, on the same page as the block that follows
        Text,    ///< a paragraph
        Small,   ///< a paragraph in small print
        Blank,   ///< a label, or a unit and its place, and a line to write on
        Cells,   ///< a row of a table; each run is a cell, and the first is wider than the others
        Board,   ///< a picture of the board or a part of it, as wide as the page
        Sheet,   ///< an order sheet; it shares its page with others, along whose edges the page is cut
    };

    Kind kind = Kind::Text;       ///< the kind of block
    std::vector<PaperRun> runs{}; ///< its text; empty for Board. Of a Sheet: "England: Ben"
    Picture picture{};            ///< what a Board shows, and the board on a Sheet

    std::vector<PaperRun> occasion{}; ///< of a Sheet: the phase and the game
    std::vector<PaperBlock> inside{}; ///< of a Sheet: its lines, Blank and Small
    bool newPage = false;             ///< whether a page begins with it
    bool leads = false;               ///< whether it stays on the page of what follows, as a Heading does
    MapArea part{};                   ///< of a Board: the part of the map; all of it if empty
    std::optional<Unit> unit{};       ///< of a Blank on a Sheet: the unit before its label
};

/// Returns a line of text over others that stays on the page of the first of them.
inline PaperBlock leadingLine(const QString& text, bool bold = true)
{
    PaperBlock line{PaperBlock::Kind::Text, {{text, bold}}};
    line.leads = true;
    return line;
}

/// Something to print.
struct Paper
{
    QString title;                  ///< the title of the document
    bool numbered = true;           ///< whether each page has the title and its number at the foot
    std::vector<PaperBlock> blocks; ///< the content, from the top down
    QString note{};                 ///< goes with a PDF without being seen, in plain characters
};

/// Returns the powers that write orders, retreats or adjustments for the current phase. Powers that are
/// neutral or in civil disorder write none.
std::vector<Power> powersWithSheets(const Game& game);
/// Returns empty order sheets of these powers for the current phase, which must be unresolved. Each sheet has
/// the power, its player, the position with its own units emphasized, and a line for each unit or each build
/// or removal. Nothing that was written for the phase is on them.
Paper orderSheets(const Game& game, const BoardGeometry& board, const std::vector<Power>& powers);
/// Returns the report of a phase: the board, and the orders with their results, failed ones underlined.
/// `phase` is an index into Game::phases; the phase must be resolved.
Paper reportPaper(const Game& game, const BoardGeometry& board, std::size_t phase);
/// Returns the whole game: a cover, the reports of all resolved phases, the board after the last one, the
/// centres of each year, and the ending with the scores. Reports of movement have the board. The cover has
/// the day `made` if it is valid.
Paper bookletPaper(const Game& game, const BoardGeometry& board, const QDate& made = {});
/// Returns the goals of these powers, on a page of its own for each, because they are secret, with
/// lines for proposals (Committee, Non-territorial victory points).
Paper goalLists(const Game& game, const std::vector<Power>& powers);
/// Returns the blank form with which a conference is organised (Committee, Organising a conference, 6).
Paper organisingForm(const Game& game);
/// Returns one page with a title and a picture of the board.
Paper boardPaper(const QString& title, const Picture& picture);

/// Returns the text of a block without its style. That of a Sheet has a line for each of its lines.
QString plainText(const PaperBlock& block);

} // namespace chancery
