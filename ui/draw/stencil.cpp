// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/stencil.h"

#include <QPainter>

#include <algorithm>

namespace chancery {

namespace {

constexpr double mostPixels = 6e6; ///< of the rectangle round a shape
constexpr int longestSide = 32000;

/// Of 32 bits although only the last eight are wanted: the raster engine is slow with others. Lies in
/// `scratch`.
QImage emptyCoverage(QSize size, StencilScratch& scratch)
{
    const std::size_t pixels =
        static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(size.height());
    if (scratch.size() < pixels) scratch.resize(pixels);
    std::fill_n(scratch.begin(), pixels, 0);
    return {reinterpret_cast<uchar*>(scratch.data()), size.width(), size.height(),
            QImage::Format_ARGB32_Premultiplied};
}

const QRgb* lineOf(const QImage& image, int y)
{
    return reinterpret_cast<const QRgb*>(image.constScanLine(y));
}

void prepare(QPainter& painter, QPoint corner, double pixels)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-corner);
    painter.scale(pixels, pixels);
}

/// Returns `share` of 255 parts of `over` and the rest of `under`.
QRgb blended(QRgb under, QRgb over, unsigned share)
{
    const auto part = [&](int shift) {
        const unsigned u = under >> shift & 0xFF, o = over >> shift & 0xFF;
        return (u * (255 - share) + o * share + 127) / 255 << shift;
    };
    return 0xFF000000U | part(16) | part(8) | part(0);
}

} // namespace

std::optional<Stencil> Stencil::ofShape(const QPainterPath& shape, double pixels, StencilScratch& scratch)
{
    const QRectF exact = shape.boundingRect();
    const QRect bounds = QRectF(exact.topLeft() * pixels, exact.size() * pixels).toAlignedRect();
    if (1. * bounds.width() * bounds.height() > mostPixels) return {};
    if (std::max(bounds.width(), bounds.height()) > longestSide) return {};
    QImage coverage = emptyCoverage(bounds.size(), scratch);
    QPainter painter(&coverage);
    prepare(painter, bounds.topLeft(), pixels);
    painter.fillPath(shape, Qt::blue);
    painter.end();
    return ofCoverage(coverage, bounds.topLeft());
}

Stencil Stencil::ofStroke(const Stencil& shape, const QPainterPath& line, const QPen& pen, double pixels,
                          StencilScratch& scratch)
{
    const double reach = pen.widthF() / 2;
    const QRectF exact = line.boundingRect().adjusted(-reach, -reach, reach, reach);
    const QRect bounds =
        QRectF(exact.topLeft() * pixels, exact.size() * pixels).toAlignedRect() & shape.bounds_;
    if (bounds.isEmpty()) return {};
    QImage coverage = emptyCoverage(bounds.size(), scratch);
    QPainter painter(&coverage);
    prepare(painter, bounds.topLeft(), pixels);
    QPen blue = pen;
    blue.setColor(Qt::blue);
    painter.strokePath(line, blue);
    painter.end();
    shape.cutTo(coverage, bounds.topLeft());
    return ofCoverage(coverage, bounds.topLeft());
}

void Stencil::cutTo(QImage& coverage, QPoint corner) const
{
    const QPoint shift = bounds_.topLeft() - corner;
    auto span = spans_.begin();
    for (int y = 0; y < coverage.height(); ++y) {
        QRgb* line = reinterpret_cast<QRgb*>(coverage.scanLine(y));
        int done = 0;
        while (span != spans_.end() && span->y + shift.y() < y) ++span;
        for (; span != spans_.end() && span->y + shift.y() == y; ++span) {
            const int from = std::clamp(span->x + shift.x(), done, coverage.width()),
                      to = std::clamp(span->x + shift.x() + span->length, from, coverage.width());
            std::fill(line + done, line + from, 0);
            if (span->coverage != 255)
                for (int x = from; x < to; ++x) line[x] = ((line[x] & 0xFF) * span->coverage + 127) / 255;
            done = to;
        }
        std::fill(line + done, line + coverage.width(), 0);
    }
}

Stencil Stencil::ofCoverage(const QImage& coverage, QPoint corner)
{
    Stencil stencil;
    stencil.bounds_ = QRect(corner, coverage.size());
    for (int y = 0; y < coverage.height(); ++y) {
        const QRgb* line = lineOf(coverage, y);
        for (int x = 0, end; x < coverage.width(); x = end) {
            for (end = x + 1; end < coverage.width() && line[end] == line[x];) ++end;
            if ((line[x] & 0xFF) != 0)
                stencil.spans_.push_back({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y),
                                          static_cast<std::int16_t>(end - x),
                                          static_cast<std::uint8_t>(line[x] & 0xFF)});
        }
    }
    return stencil;
}

void Stencil::colour(QImage& image, QPoint origin, const QRect& visible, const QColor& colour) const
{
    const QPoint corner = origin + bounds_.topLeft();
    const QRect room = visible & image.rect();
    const unsigned opacity = static_cast<unsigned>(colour.alpha());
    const QRgb solid = colour.rgb() | 0xFF000000U;
    auto span = std::lower_bound(spans_.begin(), spans_.end(), room.top() - corner.y(),
                                 [](const Span& s, int top) { return s.y < top; });
    for (; span != spans_.end() && span->y + corner.y() <= room.bottom(); ++span) {
        const int from = std::max(span->x + corner.x(), room.left()),
                  to = std::min(span->x + corner.x() + span->length, room.right() + 1);
        if (from >= to) continue;
        QRgb* line = reinterpret_cast<QRgb*>(image.scanLine(span->y + corner.y()));
        const unsigned share = (span->coverage * opacity + 127) / 255;
        if (share == 255)
            std::fill(line + from, line + to, solid);
        else
            for (int x = from; x < to; ++x) line[x] = blended(line[x], solid, share);
    }
}

} // namespace chancery
