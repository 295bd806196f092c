// SPDX-License-Identifier: GPL-3.0-or-later
// The board without units and orders, in two layers: what changes with its owners, and lines and names above
// it. Everything is painted in map units and only as far as it touches the area asked for.
#pragma once

#include "ui/board/board_look.h"
#include "ui/board/board_shapes.h"
#include "ui/board/label_layout.h"

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

    /// Keeps what does not depend on the changed part.
    void setLook(BoardLook look);

    /// Sea, land, tints and bands of the owners, centre markers. Fills the area: nothing shines through.
    void paintBelow(QPainter& painter, const QRectF& area, const std::vector<Power>& owner) const;
    /// Borders, coasts, names; transparent elsewhere. `labels` is not Auto.
    void paintAbove(QPainter& painter, const QRectF& area, LabelMode labels) const;

    /// What a change of these owners touches, in map units.
    QRectF touchedBy(Province province) const;

    /// The size of the em of codes, at least that of the look; for small or distant screens.
    void setCodeSize(double mapUnits);

private:
    struct LabelPath
    {
        QPainterPath text, halo;
        QRectF bounds;
        bool sea;
    };
    using LabelPaths = std::vector<LabelPath>;
    struct Line
    {
        QPainterPath path;
        QRectF bounds;
    };

    void paintSea(QPainter& painter, const QRectF& area) const;
    void paintLand(QPainter& painter, const QRectF& area, const std::vector<Power>& owner) const;
    void paintRealm(QPainter& painter, const QRectF& area, const std::vector<Power>& owner,
                    Power power) const;
    void paintImpassable(QPainter& painter, const QRectF& area) const;
    void paintCentres(QPainter& painter, const QRectF& area, const std::vector<Power>& owner) const;
    void paintLines(QPainter& painter, const QRectF& area, ArtLayer layer, const QPen& pen) const;
    void paintLabels(QPainter& painter, const QRectF& area, LabelMode mode) const;
    const LabelPaths& labels(LabelMode mode) const;
    LabelPaths makeLabels(LabelMode mode) const;
    const std::vector<Line>& lines(ArtLayer layer) const { return lines_[static_cast<std::size_t>(layer)]; }

    BoardSource source_;
    BoardLook look_;
    BoardShapes shapes_;
    std::array<std::vector<Line>, artLayerCount> lines_;
    mutable std::optional<LabelPaths> names_, codes_;
    double codeSize_ = 24;
};

} // namespace chancery
