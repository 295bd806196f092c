// SPDX-License-Identifier: GPL-3.0-or-later
// Paints with the same painters as the windows, but without their caches.
#include "ui/paper/render.h"

#include "ui/draw/board_base.h"
#include "ui/draw/board_lens.h"
#include "ui/draw/density.h"
#include "ui/draw/fonts.h"
#include "ui/draw/lit_painter.h"
#include "ui/draw/map_art.h"
#include "ui/draw/picture_painter.h"
#include "ui/files/files.h"
#include "ui/paper/file_note.h"
#include "ui/paper/paper_ground.h"
#include "ui/room/room_painter.h"
#include "ui/room/slide_painter.h"

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

struct Lines
{
    double height;         ///< the height of each of the two lines
    double title, caption; ///< the sizes of their text
};

Lines linesOf(const RenderOptions& options)
{
    const double height = std::round(options.size.height() * .052);
    return {height, height * .55, height * .45};
}

/// Returns the room that the title and the caption leave to the board.
QRectF roomFor(const RenderOptions& options, double line)
{
    QRectF room(QPointF(), QSizeF(options.size));
    if (!options.title.isEmpty()) room.setTop(line);
    if (!options.caption.isEmpty()) room.setBottom(room.bottom() - line);
    return room;
}

/// Returns where the parts are in a picture like the audience window, without a clock.
RoomLayout layoutOf(const RenderOptions& options, const QRectF& frame)
{
    return layOutRoom(
        {QSizeF(options.size), frame.width() / frame.height(), options.column.rows.size(), false});
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

void paintLines(QPainter& painter, const RenderOptions& options, const Theme& theme)
{
    const Lines lines = linesOf(options);
    const QRectF sheet(QPointF(), QSizeF(options.size));
    const double middle = sheet.center().x(), room = sheet.width() - lines.height;
    const QColor ink = inkOn(theme.surround);
    if (!options.title.isEmpty())
        paintText(painter, options.title, {middle, lines.height / 2}, lines.title, room, ink);
    if (!options.caption.isEmpty())
        paintText(painter, options.caption, {middle, sheet.bottom() - lines.height / 2}, lines.caption, room,
                  ink);
}

/// `ground` is a picture of the ground; null to paint it.
void paintWithoutOrders(QPainter& painter, const BoardBase& base, const Picture& picture,
                        const QImage* ground)
{
    const QRectF frame = base.shapes().frame;
    if (ground)
        painter.drawImage(frame, *ground);
    else
        base.paintGround(painter, frame);
    base.paintRealms(painter, frame, picture.owner);
    base.paintLines(painter, frame);
    base.paintCentres(painter, frame, picture.owner);
}

void paintBoardInto(QPainter& painter, const QRectF& room, BoardBase& base, const Picture& picture,
                    const RenderOptions& options)
{
    const QRectF frame = base.shapes().frame;
    const BoardLens lens = BoardLens(frame.size(), room.size(), 0);
    const MapArea board = areaOf(base.geometry()), view = viewOf(options.framing, board);
    const BoardLens seen = options.framing.plain() || view == board
                               ? lens
                               : lens.showing({view.corner.x, view.corner.y, view.width, view.height});
    const double least = options.forAudience ? room.height() * audienceCodeShare : leastCodePixels;
    const double near = seen.zoom() / lens.zoom();
    base.setCodeSize(near > 1 ? nearCodeSize(seen.zoom(), least) : codeSizeAt(lens.zoom(), least));
    painter.save();
    painter.setClipRect(QRectF(seen.origin() + room.topLeft(), frame.size() * seen.zoom()) & room,
                        Qt::IntersectClip);
    painter.translate(seen.origin() + room.topLeft());
    painter.scale(seen.zoom(), seen.zoom());
    const bool shared = options.ground && near == 1;
    paintWithoutOrders(painter, base, picture,
                       shared ? &options.ground->of(base, frame.size() * seen.zoom()) : nullptr);
    paintHighlights(painter, base, picture);
    if (options.framing.plain()) {
        paintOrders(painter, base, picture);
        base.paintNames(painter, frame, labelsAt(seen.zoom(), options.labels));
        paintTokens(painter, base, picture);
    } else {
        paintLit(painter, base, picture, options.framing);
    }
    painter.restore();
}

/// Returns a card that fades as one image of all its layers, since not every device can blend them.
QImage layersOf(const QSizeF& size, const ShownSlide& shown, const SlideLook& look, double ratio)
{
    QImage image((size * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    SlideImages().paint(painter, {QPointF(), size}, shown, look, ratio);
    return image;
}

/// Paints a card as lines and text, and one that is fading as an image over the board.
void paintCard(QPainter& painter, const QRectF& room, const ShownSlide& shown, const SlideLook& look,
               double ratio)
{
    if (shown.opacity < 1) return painter.drawImage(room, layersOf(room.size(), shown, look, ratio));
    painter.save();
    painter.fillRect(room, groundOf(shown.slide, look.theme));
    paintSlide(painter, slideBox(room), shown.slide, look);
    painter.restore();
}

/// Paints a sheet of options.size on any device. Images on it have `ratio` pixels per unit of the painter.
void paintSheet(QPainter& painter, const BoardSource& source, const Picture& picture,
                const RenderOptions& options, double ratio = 1)
{
    const MapArea board = areaOf(source.art->geometry);
    const double near = closeness(viewOf(options.framing, board), board);
    BoardBase base(source, {themeFor(options.theme, *source.map, options.colours), options.labels,
                            options.tokenScale, options.nameOf, options.forAudience});
    if (near > 1) base.setNear(options.tokenScale * tokenShareAt(near));
    const Theme& theme = base.look().theme;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(QPointF(), QSizeF(options.size)), theme.surround);
    const std::optional<RoomLayout> layout =
        options.forAudience ? std::optional(layoutOf(options, base.shapes().frame)) : std::nullopt;
    const QRectF room = layout ? layout->board : roomFor(options, linesOf(options).height);
    const bool covered = options.slide && coversBoard(*options.slide);
    if (!covered) paintBoardInto(painter, room, base, picture, options);
    if (layout) // over what a drawing cannot cut off of a board of which a part is seen
        paintRoom(painter, *layout, {options.title, options.caption, options.column}, {theme, source.map});
    else
        paintLines(painter, options, theme);
    if (options.slide) paintCard(painter, room, *options.slide, {theme, source.map}, ratio);
}

QByteArray pngOf(const BoardSource& board, const Picture& picture, const RenderOptions& options)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QImage image = renderImage(board, picture, options);
    if (!options.note.isEmpty()) image.setText(QLatin1String(noteKey), options.note);
    image.save(&buffer, "PNG");
    return buffer.data();
}

QByteArray svgOf(const BoardSource& board, const Picture& picture, const RenderOptions& options)
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(options.size);
    generator.setResolution(96); // so that a browser shows it in options.size pixels
    generator.setViewBox(QRect(QPoint(), options.size));
    // Qt writes the title as it is.
    generator.setTitle(
        (options.title.isEmpty() ? Render::tr("Diplomacy board") : options.title).toHtmlEscaped());
    if (!options.note.isEmpty()) generator.setDescription(options.note);
    QPainter painter(&generator);
    paintSheet(painter, board, picture, options, 2);
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
    addNote(writer, options.note);
    QPainter painter(&writer);
    painter.scale(288 / 72., 288 / 72.);
    paintSheet(painter, board, picture, options, 288 / 72.);
    painter.end();
    return buffer.data();
}

} // namespace

void paintBoard(QPainter& painter, const BoardSource& board, const Picture& picture,
                const RenderOptions& options)
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

bool isPictureFile(const QString& path)
{
    static const QStringList endings{"png", "svg", "pdf"};
    return endings.contains(QFileInfo(path).suffix().toLower());
}

Status renderFile(const BoardSource& board, const Picture& picture, const RenderOptions& options,
                  const QString& path)
{
    if (!isPictureFile(path))
        return Error{Render::tr("the file name must end in .png, .svg or .pdf").toStdString(),
                     path.toStdString()};
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == u"png") return writeWholeFile(path, pngOf(board, picture, options));
    if (ending == u"svg") return writeWholeFile(path, svgOf(board, picture, options));
    return writeWholeFile(path, pdfOf(board, picture, options));
}

} // namespace chancery
