// SPDX-License-Identifier: GPL-3.0-or-later
// The board without units and orders, in layers: the ground, the owners' realms, the lines, the supply
// centres and the names. Everything is in map units and painted only where it touches the area asked for.
#pragma once

#include "engine/base/index_set.h"
#include "ui/draw/board_look.h"
#include "ui/draw/board_shapes.h"
#include "ui/draw/name_painter.h"
#include "ui/draw/pace.h"

#include <QPainter>

#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace chancery {

/// Returns whether the realm of `power` ends at this stretch of an outline, so that its band goes there. It
/// does not end at the edge of the map.
bool edgeOfRealm(const OutlineRun& run, Power power, const std::vector<Power>& owner);
/// Returns the pen for the band of a realm. It goes along the province's outline, and its outer half is
/// clipped away.
QPen bandPen(const QColor& colour);

/// Paints the layers of one board. Painters must be set to map units. With a pace, only what it takes is
/// painted.
class BoardBase
{
public:
    /// Prepares a board. `source` must have a map and a drawing.
    BoardBase(BoardSource source, BoardLook look);

    /// Returns the shapes of the provinces.
    const BoardShapes& shapes() const { return pieces_->shapes; }
    /// Returns how the board looks.
    const BoardLook& look() const { return look_; }
    /// Returns the map.
    const Map& map() const { return *source_.map; }
    /// Returns the anchors of the drawing.
    const BoardGeometry& geometry() const { return source_.art->geometry; }
    /// Returns the name of a province as BoardLook::nameOf gives it, else the map's own name.
    QString nameOf(Province province) const;

    /// Returns the middle of a province's centre marker; see placeCentres().
    QPointF centreAt(Province province) const { return centres_[index(province)]; }
    /// Sets how the board looks and places the names again when they are next needed.
    void setLook(BoardLook look);
    /// Makes room for tokens of another scale, because a camera is near: markers of centres become smaller,
    /// and names are placed again. The markers stay where they are.
    void setNear(double tokenScale);
    /// Sets the height of the em of codes in map units, larger for small or distant screens.
    void setCodeSize(double mapUnits);

    /// Paints sea and land. It fills the whole area.
    void paintGround(QPainter& painter, const QRectF& area, Pace* pace = nullptr) const;
    /// Paints the tints, hatches and bands of the owned provinces and leaves the rest as it is. `owner` has
    /// one power for each province.
    void paintRealms(QPainter& painter, const QRectF& area, const std::vector<Power>& owner,
                     Pace* pace = nullptr) const;
    /// Paints one province as paintRealms() does. The province must have an owner.
    void paintRealm(QPainter& painter, const QRectF& area, std::size_t province,
                    const std::vector<Power>& owner) const;
    /// Paints only the hatch of a power across one province.
    void paintHatch(QPainter& painter, std::size_t province, Power power) const;
    /// Paints lakes, borders, straits, coasts and the frame.
    void paintLines(QPainter& painter, const QRectF& area, Pace* pace = nullptr) const;
    /// Paints the markers of the supply centres in the colours of their owners.
    void paintCentres(QPainter& painter, const QRectF& area, const std::vector<Power>& owner) const;
    /// Paints names or codes and the marks of split coasts, of all provinces or of those in `only`. `mode`
    /// must not be Auto.
    void paintNames(QPainter& painter, const QRectF& area, LabelMode mode, const ProvinceSet* only = nullptr,
                    Pace* pace = nullptr) const;

    /// Returns the labels that paintNames() writes, the marks of split coasts first.
    const std::vector<PaintedName>& names(LabelMode mode) const;

    /// Returns the area, in map units, that changes when this province's owner changes.
    QRectF touchedBy(Province province) const;

private:
    struct Line
    {
        QPainterPath path;
        QRectF bounds;
    };

    /// What of a drawing does not depend on how it looks. All boards of one drawing share it, since several
    /// windows show the same.
    struct Pieces
    {
        explicit Pieces(const BoardSource& source);

        std::shared_ptr<const MapArt> art;
        BoardShapes shapes;
        std::array<std::vector<Line>, artLayerCount> lines;
        std::vector<std::vector<Line>> shallows, shadow; ///< [path] the pieces of each path
    };

    static std::shared_ptr<const Pieces> piecesOf(const BoardSource& source);
    void paintShallows(QPainter& painter, const QRectF& area, Pace* pace) const;
    void paintLand(QPainter& painter, const QRectF& area, Pace* pace) const;
    void paintBorders(QPainter& painter, const QRectF& area, Pace* pace) const;
    void strokeLayer(QPainter& painter, const QRectF& area, ArtLayer layer, const QPen& pen,
                     Pace* pace) const;
    const std::vector<Line>& lines(ArtLayer layer) const
    {
        return pieces_->lines[static_cast<std::size_t>(layer)];
    }

    BoardSource source_;
    BoardLook look_;
    std::shared_ptr<const Pieces> pieces_;
    mutable std::optional<std::vector<PaintedName>> names_, codes_; ///< placed when first painted
    mutable std::map<std::pair<std::size_t, Power>, std::vector<QLineF>> hatches_; ///< cut when first painted
    std::vector<QPointF> centres_; ///< [province] see placeCentres()
    double codeSize_ = 26;
};

} // namespace chancery
