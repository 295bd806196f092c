// SPDX-License-Identifier: GPL-3.0-or-later
// Lays a paper out on pages and paints the pages, on a printer or into a PDF.
#pragma once

#include "engine/base/result.h"
#include "ui/draw/board_look.h"
#include "ui/paper/paper.h"

#include <QPageLayout>
#include <QRectF>

class QPagedPaintDevice;
class QPainter;

namespace chancery {

class PaperGround;

/// A block of a paper and its place on a page.
struct PlacedBlock
{
    std::size_t block = 0; ///< index into Paper::blocks
    QRectF place;          ///< in points of 1/72 inch from the corner of the sheet
};
/// The blocks of one page.
using Page = std::vector<PlacedBlock>;

/// What the boards in a paper look like.
struct PaperLook
{
    BoardSource board;             ///< the map and the drawing of it
    NameOf nameOf{};               ///< the names of provinces; empty for the map's own names
    PaperGround* ground = nullptr; ///< shared by the pages of one printing; printPages() has its own
};

/// Lays a paper out on pages of this size, in points of 1/72 inch. Returns at least one page.
std::vector<Page> layOut(const Paper& paper, QSizeF size, const PaperLook& look);
/// Paints the page with this index. `size` is the one given to layOut(), and the painter must be scaled to
/// points with its origin at the corner of the sheet.
void paintPage(QPainter& painter, const Paper& paper, const std::vector<Page>& pages, std::size_t number,
               QSizeF size, const PaperLook& look);
/// Prints all pages on a printer or into a PDF, in the page size of the device. It sets the device's margins
/// to 0.
void printPages(QPagedPaintDevice& device, const Paper& paper, const PaperLook& look);
/// Paints a picture of the board, or of a part of it, as large as it fits into `place`.
void paintBoardIn(QPainter& painter, const Picture& picture, const QRectF& place, const PaperLook& look,
                  const MapArea& part = {});
/// Writes a paper as a PDF with pages of this size. On failure the error says why, and an existing file stays
/// as it was.
Status writePdf(const QString& path, const Paper& paper, const PaperLook& look, const QPageLayout& page);

} // namespace chancery
