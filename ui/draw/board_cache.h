// SPDX-License-Identifier: GPL-3.0-or-later
// The board at one zoom as images, so that a frame is a copy: the layers that only the theme changes, the
// board of the present owners, and that board with its orders.
#pragma once

#include "ui/draw/board_base.h"
#include "ui/draw/space_stencils.h"
#include "ui/draw/viewport.h"
#include "ui/scene/picture.h"

#include <QImage>
#include <QRegion>

namespace chancery {

/// Returns the areas that the arrows and marks of a picture cover under its tokens, in map units.
std::vector<QRectF> extentsOfOrders(const Picture& picture, const BoardBase& base);

/// Keeps a picture of the board at one zoom as images in device pixels. It knows which picture the images are
/// of and where they are out of date; an image is brought up to date when it is asked for.
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
    /// Returns the owners of the picture.
    const std::vector<Power>& owner() const { return picture_.owner; }

    /// Paints all images of a picture for this viewport.
    void build(const BoardBase& base, const Viewport& viewport, const Picture& picture, LabelMode labels);
    /// Shows another part of the board at the same zoom, with the map's corner at `origin`. Moves what is
    /// already painted and paints the rest.
    void moveTo(const BoardBase& base, QPointF origin);
    /// Sets the picture that the images are to be of. Only what differs is out of date then; nothing is
    /// painted yet.
    void show(const BoardBase& base, const Picture& picture);
    /// Returns where the finished image is out of date, in device pixels.
    QRegion outdated() const { return uncoloured_ | unordered_ | unpainted_; }
    /// Brings a strip of the images up to date. Returns false if all is already.
    bool paintSome(const BoardBase& base);

    /// Returns the finished image: the board with its orders, names and highlights, without tokens.
    const QImage& scene(const BoardBase& base);
    /// Returns the board with its owners, lines and centres, without names, orders and highlights.
    const QImage& board(const BoardBase& base);
    /// Returns the names, on a transparent ground.
    const QImage& names() const { return names_; }
    /// Returns the orders of the finished image, on a transparent ground and opaque.
    const QImage& orders() const { return orders_; }
    /// Returns how opaque they are in the finished image, 0 to 1.
    double ordersOpacity() const { return ordersOpacity_; }

private:
    template<class Paint>
    void paintLayer(QImage& layer, const QRegion& region, Paint paint);
    void paintRealms(const BoardBase& base, const QRect& visible);
    void highlight(const BoardBase& base, const QRegion& region);
    /// What of the region shows the map; beside it nothing ever changes.
    QRegion onBoard(const BoardBase& base, const QRegion& region) const;
    void paintBeside(const BoardBase& base, const QRegion& region);
    void paintAll(const BoardBase& base, const QRegion& wanted);
    /// Paints the layers that only the theme and the zoom change.
    void paintFixed(const BoardBase& base, const QRegion& region);
    /// Paints the board again within the region, but not the scene.
    void recolour(const BoardBase& base, const QRegion& region);
    /// Paints the orders again within the region, but not the scene.
    void reorder(const BoardBase& base, const QRegion& region);
    /// Puts the scene together again within the region.
    void refresh(const BoardBase& base, const QRegion& region);

    SpaceStencils stencils_;
    Viewport viewport_;
    LabelMode labels_ = LabelMode::None;
    Picture picture_;          ///< without tokens; orders that fade alike are opaque
    double ordersOpacity_ = 1; ///< of all orders together
    /// Where the board, the orders and the scene are not of the picture yet, in device pixels.
    QRegion uncoloured_, unordered_, unpainted_;
    QImage ground_, lines_, names_; ///< what only the theme and the zoom change
    QImage board_;                  ///< ground, the owners' realms, lines, centres
    QImage orders_;                 ///< arrows and marks
    QImage scene_;                  ///< all of these and the highlights
};

} // namespace chancery
