// SPDX-License-Identifier: GPL-3.0-or-later
// The board without units and orders, in three layers: the ground, which only the theme changes; the realms
// of the owners with all border lines; and the names. Painted in map units, only as far as they touch the
// area asked for.
#pragma once

#include "ui/board/board_look.h"
#include "ui/board/board_shapes.h"
#include "ui/board/name_painter.h"

#include <QPainter>

#include <optional>
#include <vector>

namespace chancery {

class BoardBase
{
public:
    BoardBase(BoardSource source, BoardLook look);

    const BoardShapes& shapes() const { return shapes_; }
    const BoardLook& look() const { return look_; }
    const Map& map() const { return *source_.map; }
    const BoardGeometry& geometry() const { return source_.art->geometry; }
    QString nameOf(Province province) const;

    void setLook(BoardLook look);
    /// The size of the em of codes in map units; larger for small or distant screens.
    void setCodeSize(double mapUnits);

    /// Sea and land. Fills the area: nothing shines through.
    void paintGround(QPainter& painter, const QRectF& area) const;
    /// Tints and bands of the owners, centre markers, borders and coasts; transparent elsewhere.
    void paintRealms(QPainter& painter, const QRectF& area, const std::vector<Power>& owner) const;
    /// Names or codes; `mode` is not Auto.
    void paintNames(QPainter& painter, const QRectF& area, LabelMode mode) const;

    /// What paintNames() writes, coast marks first.
    const std::vector<PaintedName>& names(LabelMode mode) const;

    /// What a change of this province's owner touches, in map units.
    QRectF touchedBy(Province province) const;

private:
    struct Line
    {
        QPainterPath path;
        QRectF bounds;
    };

    void paintShallows(QPainter& painter, const QRectF& area) const;
    void paintLand(QPainter& painter, const QRectF& area) const;
    void paintRealm(QPainter& painter, const SpaceShape& space, const std::vector<Power>& owner,
                    Power power) const;
    void paintCentres(QPainter& painter, const QRectF& area, const std::vector<Power>& owner) const;
    void paintBorders(QPainter& painter, const QRectF& area) const;
    void paintLines(QPainter& painter, const QRectF& area, ArtLayer layer, const QPen& pen) const;
    const std::vector<Line>& lines(ArtLayer layer) const { return lines_[static_cast<std::size_t>(layer)]; }

    BoardSource source_;
    BoardLook look_;
    BoardShapes shapes_;
    std::array<std::vector<Line>, artLayerCount> lines_;
    mutable std::optional<std::vector<PaintedName>> names_, codes_; ///< placed when first painted
    double codeSize_ = 26;
};

} // namespace chancery
