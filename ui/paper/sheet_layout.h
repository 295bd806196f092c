// SPDX-License-Identifier: GPL-3.0-or-later
// How order sheets share a page, and where everything is on a sheet. Places are in points of 1/72 inch.
#pragma once

#include "ui/paper/pages.h"

#include <QLineF>

namespace chancery {

/// The least height of a line to write on: 7 mm.
inline constexpr double leastWritingLine = 20;

/// Where everything is on one order sheet.
struct SheetPlan
{
    QRectF title, occasion, board; ///< the power and its player; the phase and the game; the map
    std::vector<QRectF> lines;     ///< of each block of PaperBlock::inside
    double labels = 0;             ///< the width that the labels of the writing lines have in common
};

/// Returns where everything is on a sheet that is as large as `cell`. `aspect` is the board's height divided
/// by its width. A sheet that is too large for the cell has no board, and as a last resort lines below its
/// edge.
SheetPlan planOf(const PaperBlock& sheet, const QRectF& cell, double aspect);

/// Returns the pages of a paper whose blocks are order sheets. A page has up to four sheets: each is at least
/// a quarter, a half or a whole page, whatever its lines and its board need, and the sheets of a page fill
/// it.
std::vector<Page> layOutSheets(const Paper& paper, QSizeF size, double aspect);

/// Returns the lines along which a page of order sheets is cut.
std::vector<QLineF> cutLines(const Page& page, QSizeF size);

/// Paints an order sheet of this plan, without the lines along which it is cut.
void paintSheet(QPainter& painter, const PaperBlock& sheet, const SheetPlan& plan, const PaperLook& look);

/// Paints the lines along which a page is cut, each with a pair of scissors at its beginning.
void paintCutLines(QPainter& painter, const Page& page, QSizeF size);

} // namespace chancery
