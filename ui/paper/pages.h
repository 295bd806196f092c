// SPDX-License-Identifier: GPL-3.0-or-later
// A paper laid out on pages, and the pages painted: on a printer, into a PDF, as images.
#pragma once

#include "engine/base/result.h"
#include "ui/paint/board_look.h"
#include "ui/paper/paper.h"

#include <QImage>
#include <QRectF>

class QPagedPaintDevice;
class QPainter;

namespace chancery {

/// A block where it stands on its page, in points.
struct PlacedBlock
{
    std::size_t block = 0;
    QRectF place;
};
using Page = std::vector<PlacedBlock>;

struct PaperLook
{
    BoardSource board;
    NameOf nameOf{}; ///< on boards; empty: the map's own names
};

/// `size` of a sheet in points of 1/72 inch.
std::vector<Page> layOut(const Paper& paper, QSizeF size, const PaperLook& look);
/// Paints a page in points on a painter whose origin is the corner of the sheet.
void paintPage(QPainter& painter, const Paper& paper, const std::vector<Page>& pages, std::size_t number,
               QSizeF size, const PaperLook& look);
/// All pages on a printer or into a PDF.
void print(QPagedPaintDevice& device, const Paper& paper, const PaperLook& look);
/// The file appears whole or not at all.
Status writePdf(const QString& path, const Paper& paper, const PaperLook& look);
/// A4.
std::vector<QImage> imagesOf(const Paper& paper, const PaperLook& look, double dotsPerInch);

} // namespace chancery
