// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed, as values: blocks one below the other. Where pages end is decided when they are laid out.
#pragma once

#include "engine/game/game.h"
#include "ui/picture/board_geometry.h"
#include "ui/picture/picture.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace chancery {

/// Tokens that can be told apart on a picture as wide as a page: pictures for paper are composed with it.
inline constexpr double tokenScaleOnPaper = 1.5;

struct PaperRun
{
    QString text;
    bool bold = false, underlined = false;

    bool operator==(const PaperRun&) const = default;
};

struct PaperBlock
{
    enum class Kind : std::uint8_t {
        Title,   ///< with a rule below
        Heading, ///< stays with what follows
        Text,    ///< wrapped
        Small,   ///< the same in small print
        Blank,   ///< a label, and a line to write on
        Cells,   ///< the runs beside one another, the first wider than the others
        Board,
        NewPage,
    };

    Kind kind = Kind::Text;
    std::vector<PaperRun> runs{};
    Picture picture{}; ///< of a board
};

struct Paper
{
    QString title;
    bool numbered = true; ///< a title and a number at the foot of each page
    std::vector<PaperBlock> blocks;
};

/// One page a power, with a line for each order that it is asked for in the present phase, which must not be
/// resolved: orders, retreats or adjustments; none of powers that nobody orders. Nothing that anybody has written stands on them.
Paper orderSheets(const Game& game);
/// Orders with what became of them, failed ones underlined, and the board. The phase must be resolved.
Paper reportPaper(const Game& game, const BoardGeometry& board, std::size_t phase);
/// Everything that has been resolved, from the first phase on, and how the centres went.
Paper bookletPaper(const Game& game, const BoardGeometry& board);
/// A picture of the board on a page.
Paper boardPaper(const QString& title, const Picture& picture);

/// The texts of a block without their looks.
QString plainText(const PaperBlock& block);

} // namespace chancery
