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

class BoardCache
{
public:
    bool empty() const { return scene_.isNull(); }
    /// Forgets the images after the theme or the names have changed. It keeps the stencils of the provinces,
    /// so another board needs a new cache.
    void clear();
    const Viewport& viewport() const { return viewport_; }
    LabelMode labels() const { return labels_; }
    /// How far orders have faded, all alike; takes effect where the scene is put together again.
    void setOrdersOpacity(double opacity) { ordersOpacity_ = opacity; }
    double ordersOpacity() const { return ordersOpacity_; }
    const QImage& scene() const { return scene_; }

    void build(const BoardBase& base, const Viewport& viewport, const Picture& picture, LabelMode labels);
    /// Shows another part of the board at the same zoom: moves what is already painted and paints the rest.
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

    SpaceStencils stencils_;
    Viewport viewport_;
    LabelMode labels_ = LabelMode::None;
    double ordersOpacity_ = 1;
    QImage ground_, lines_, names_; ///< whatever happens on the board
    QImage board_;                  ///< ground, realms of the owners, lines, centres
    QImage orders_;                 ///< arrows and marks
    QImage scene_;                  ///< all of these, and highlights
};

} // namespace chancery
