// SPDX-License-Identifier: GPL-3.0-or-later
// The board at one zoom as images, so that a frame is a copy: the layers that only the theme changes, the
// board of the present owners, and that board with its orders.
#pragma once

#include "ui/board/space_stencils.h"
#include "ui/board/viewport.h"
#include "ui/paint/board_base.h"
#include "ui/picture/picture.h"

#include <QImage>
#include <QRegion>

namespace chancery {

/// Keeps the board at one zoom as images in device pixels. BoardView brings it up to date before each frame.
class BoardCache
{
public:
    /// Returns whether nothing has been built since the last clear().
    bool empty() const { return scene_.isNull(); }
    /// Forgets the images after the theme or the names have changed. It keeps the stencils of the provinces,
    /// so another board needs a new cache.
    void clear();
    /// Returns the part of the map that the images show.
    const Viewport& viewport() const { return viewport_; }
    /// Returns which names the images have.
    LabelMode labels() const { return labels_; }
    /// Sets the opacity of all orders together, 0 to 1. It shows after the next refresh().
    void setOrdersOpacity(double opacity) { ordersOpacity_ = opacity; }
    /// Returns the opacity of all orders together, 0 to 1.
    double ordersOpacity() const { return ordersOpacity_; }
    /// Returns the finished image: the board with its orders, names and highlights, without tokens.
    const QImage& scene() const { return scene_; }
    /// Returns the board with its owners, lines and centres, without names, orders and highlights.
    const QImage& board() const { return board_; }
    /// Returns the names, on a transparent ground.
    const QImage& names() const { return names_; }

    /// Returns how much memory the images take.
    qsizetype bytes() const;
    /// Paints all images for this viewport.
    void build(const BoardBase& base, const Viewport& viewport, const Picture& picture, LabelMode labels);
    /// Shows another part of the board at the same zoom, with the map's corner at `origin`. Moves what is
    /// already painted and paints the rest.
    void moveTo(const BoardBase& base, QPointF origin, const Picture& picture);
    /// Paints the board again within the region after owners have changed, but not the scene.
    void recolour(const BoardBase& base, const QRegion& region, const Picture& picture);
    /// Paints the orders again within the region after they have changed, but not the scene.
    void reorder(const BoardBase& base, const QRegion& region, const Picture& picture);
    /// Puts the scene together again within the region.
    void refresh(const BoardBase& base, const QRegion& region, const Picture& picture);

private:
    template<class Paint>
    void paintLayer(QImage& layer, const QRegion& region, Paint paint);
    void paintRealms(const BoardBase& base, const QRect& visible, const std::vector<Power>& owner);
    void highlight(const BoardBase& base, const QRegion& region, const std::vector<Highlight>& all);
    /// What of the region shows the map; beside it nothing ever changes.
    QRegion onBoard(const BoardBase& base, const QRegion& region) const;
    void paintBeside(const BoardBase& base, const QRegion& region);
    void paintAll(const BoardBase& base, const QRegion& wanted, const Picture& picture);
    /// Paints the layers that only the theme and the zoom change.
    void paintFixed(const BoardBase& base, const QRegion& region);

    SpaceStencils stencils_;
    Viewport viewport_;
    LabelMode labels_ = LabelMode::None;
    double ordersOpacity_ = 1;
    QImage ground_, lines_, names_; ///< what only the theme and the zoom change
    QImage board_;                  ///< ground, the owners' realms, lines, centres
    QImage orders_;                 ///< arrows and marks
    QImage scene_;                  ///< all of these and the highlights
};

} // namespace chancery
