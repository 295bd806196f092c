// SPDX-License-Identifier: GPL-3.0-or-later
// The same painters as the window's, without its caches.
#include "ui/export/render.h"

#include "ui/board/board_base.h"
#include "ui/board/density.h"
#include "ui/board/fonts.h"
#include "ui/board/picture_painter.h"
#include "ui/session/files.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace chancery {

namespace {

struct Render
{
    Q_DECLARE_TR_FUNCTIONS(Render)
};

double lineHeight(const RenderOptions& options)
{
    return std::round(options.size.height() * .052);
}

void paintText(QPainter& painter, const QString& text, QPointF middle, double size, double room,
               const QColor& colour)
{
    QPainterPath path = textOutline(text, Face::Bold, size);
    const double squeeze = std::min(1., room / std::max(1., path.boundingRect().width()));
    painter.save();
    painter.translate(middle);
    painter.scale(squeeze, squeeze);
    painter.fillPath(path, colour);
    painter.restore();
}

/// Fills a sheet of options.size, whatever device it is on.
void paintSheet(QPainter& painter, const BoardSource& source, const Picture& picture,
                const RenderOptions& options)
{
    BoardBase base(
        source, {themeFor(options.theme, *source.map, options.colours), options.labels, options.tokenScale, options.nameOf});
    const Theme& theme = base.look().theme;
    const QRectF sheet(QPointF(), QSizeF(options.size)), frame = base.shapes().frame;
    const double line = lineHeight(options);
    QRectF room = sheet;
    if (!options.title.isEmpty()) room.setTop(line);
    if (!options.caption.isEmpty()) room.setBottom(sheet.bottom() - line);
    const double pixels = std::min(room.width() / frame.width(), room.height() / frame.height());
    base.setCodeSize(codeSizeAt(pixels, leastCodePixels));
    const QSizeF size = frame.size() * pixels;
    const QPointF corner = room.center() - QPointF(size.width(), size.height()) / 2;

    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(sheet, theme.surround);
    const QColor ink = inkOn(theme.surround);
    if (!options.title.isEmpty())
        paintText(painter, options.title, {sheet.center().x(), line / 2}, line * .55, sheet.width() - line,
                  ink);
    if (!options.caption.isEmpty())
        paintText(painter, options.caption, {sheet.center().x(), sheet.bottom() - line / 2}, line * .45,
                  sheet.width() - line, ink);
    painter.save();
    painter.setClipRect(QRectF(corner, size), Qt::IntersectClip);
    painter.translate(corner);
    painter.scale(pixels, pixels);
    base.paintGround(painter, frame);
    base.paintRealms(painter, frame, picture.owner);
    base.paintLines(painter, frame);
    base.paintCentres(painter, frame, picture.owner);
    paintHighlights(painter, base, picture);
    paintOrders(painter, base, picture);
    base.paintNames(painter, frame, labelsAt(pixels, options.labels));
    paintTokens(painter, base, picture);
    painter.restore();
}

QByteArray pngOf(const BoardSource& board, const Picture& picture, const RenderOptions& options)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    renderImage(board, picture, options).save(&buffer, "PNG");
    return buffer.data();
}

QByteArray svgOf(const BoardSource& board, const Picture& picture, const RenderOptions& options)
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(options.size);
    generator.setResolution(96); // so that a browser shows it at that many pixels
    generator.setViewBox(QRect(QPoint(), options.size));
    generator.setTitle(options.title.isEmpty() ? Render::tr("Diplomacy board") : options.title);
    QPainter painter(&generator);
    paintSheet(painter, board, picture, options);
    painter.end();
    return buffer.data();
}

QByteArray pdfOf(const BoardSource& board, const Picture& picture, const RenderOptions& options)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(options.title.isEmpty() ? Render::tr("Diplomacy board") : options.title);
    writer.setPageSize(QPageSize(QSizeF(options.size), QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins({});
    writer.setResolution(288);
    QPainter painter(&writer);
    painter.scale(288 / 72., 288 / 72.);
    paintSheet(painter, board, picture, options);
    painter.end();
    return buffer.data();
}

} // namespace

void paintBoard(QPainter& painter, const BoardSource& board, const Picture& picture, const RenderOptions& options)
{
    paintSheet(painter, board, picture, options);
}

QImage renderImage(const BoardSource& board, const Picture& picture, const RenderOptions& options)
{
    QImage image(options.size, QImage::Format_RGB32);
    QPainter painter(&image);
    paintSheet(painter, board, picture, options);
    return image;
}

Status renderFile(const BoardSource& board, const Picture& picture, const RenderOptions& options,
                  const QString& path)
{
    const std::string where = path.toStdString();
    const QString ending = QFileInfo(path).suffix().toLower();
    QByteArray content;
    if (ending == u"png")
        content = pngOf(board, picture, options);
    else if (ending == u"svg")
        content = svgOf(board, picture, options);
    else if (ending == u"pdf")
        content = pdfOf(board, picture, options);
    else
        return Error{Render::tr("a picture's name ends in .png, .svg or .pdf").toStdString(), where};
    return writeWholeFile(path, content);
}

} // namespace chancery
