// SPDX-License-Identifier: GPL-3.0-or-later
// The board without units and orders, in layers: the ground and the lines, which only the theme changes, with
// the realms of the owners between them; the supply centres; and the names. Painted in map units, only as far as they touch the
// area asked for.
#pragma once

#include "ui/map/board_shapes.h"
#include "ui/paint/board_look.h"
#include "ui/paint/name_painter.h"

#include <QPainter>

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace chancery {

/// Whether a realm of `power` has its band along this stretch: what lies beyond is not the power's.
bool edgeOfRealm(const OutlineRun& run, Power power, const std::vector<Power>& owner);
/// Along the outline of a space; the outer half is cut away.
QPen bandPen(const QColor& colour);

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
    /// Tints, hatches and bands of the owners; transparent elsewhere.
    void paintRealms(QPainter& painter, const QRectF& area, const std::vector<Power>& owner) const;
    /// The same of one space, which must have an owner.
    void paintRealm(QPainter& painter, const QRectF& area, std::size_t province,
                    const std::vector<Power>& owner) const;
    /// Only the lines across it.
    void paintHatch(QPainter& painter, std::size_t province, Power power) const;
    /// Lakes, borders, straits, coasts and the frame; transparent elsewhere.
    void paintLines(QPainter& painter, const QRectF& area) const;
    /// Markers of supply centres in the colours of their owners.
    void paintCentres(QPainter& painter, const QRectF& area, const std::vector<Power>& owner) const;
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

    static std::vector<Line> piecesOf(const QPainterPath& path);
    void paintShallows(QPainter& painter, const QRectF& area) const;
    void paintLand(QPainter& painter, const QRectF& area) const;
    void paintBorders(QPainter& painter, const QRectF& area) const;
    void strokeLayer(QPainter& painter, const QRectF& area, ArtLayer layer, const QPen& pen) const;
    const std::vector<Line>& lines(ArtLayer layer) const { return lines_[static_cast<std::size_t>(layer)]; }

    BoardSource source_;
    BoardLook look_;
    BoardShapes shapes_;
    std::array<std::vector<Line>, artLayerCount> lines_;
    std::vector<std::vector<Line>> shallows_, shadow_; ///< [path] its pieces
    mutable std::optional<std::vector<PaintedName>> names_, codes_; ///< placed when first painted
    mutable std::map<std::pair<std::size_t, Power>, std::vector<QLineF>> hatches_; ///< cut when first painted
    double codeSize_ = 26;
};

} // namespace chancery
