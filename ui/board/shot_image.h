// SPDX-License-Identifier: GPL-3.0-or-later
// The board of one shot as images: its part of the map with what is not lit stepped back. It is painted in
// small steps, so that it can be prepared between the frames of the shot before.
#pragma once

#include "ui/board/viewport.h"
#include "ui/paint/board_base.h"
#include "ui/picture/framing.h"

#include <QImage>
#include <QRegion>

#include <memory>

namespace chancery {

class BoardCache;

/// The board of one shot in device pixels, with orders and names, without tokens.
class ShotImage
{
public:
    /// What a shot is painted of.
    struct Source
    {
        const BoardBase& board;  ///< as it is painted on the whole board
        const BoardCache& whole; ///< of the whole board; spares painting it again where it is wanted
        double codePixels;       ///< the least em of codes, in device pixels
    };

    /// Forgets the image and begins another one. Nothing is painted yet.
    void begin(const Source& source, const Shot& shot, const Viewport& viewport, const Picture& picture);
    /// Forgets the image.
    void clear() { *this = ShotImage(); }
    /// Returns whether this is the image of a shot, painted or begun.
    bool shows(const Shot& shot, const Viewport& viewport) const
    {
        return begun_ && shot_ == shot && viewport_ == viewport;
    }
    /// Returns whether all of it is painted.
    bool ready() const { return begun_ && step_ == steps(); }
    /// Paints for about so many milliseconds, or all of the rest if `ms` is negative.
    void paint(const BoardCache& whole, int ms);
    /// Brings orders and owners up to date. Returns what has changed, in device pixels.
    QRegion show(const BoardCache& whole, const Picture& picture);

    /// Returns the image.
    const QImage& scene() const { return scene_; }
    /// Returns the part of the map that it shows.
    const Viewport& viewport() const { return viewport_; }

private:
    enum Layer { Ground, Realms, Lines, Veil, Names, layerCount };

    const BoardBase& base() const { return near_ ? *near_ : *board_; }
    int steps() const;
    void paintStep(const BoardCache& whole, int step);
    void paintOrder(QImage& image, const Picture& order);
    QRect strip(int number) const;
    void paintLayer(const BoardCache& whole, Layer layer, const QRect& part);
    void paintBoard(Layer layer, const QRect& part);
    void veil(const QRect& part);
    /// Paints the orders that are not lit.
    void stepBack(const QRegion& region);
    /// Paints the orders and names that are lit over the rest.
    void compose(const QRegion& region);

    bool begun_ = false;
    Shot shot_;
    Viewport viewport_;
    std::vector<Power> owner_;
    Picture aside_, lit_; ///< the orders that are painted
    std::vector<Picture> asideOneByOne_, litOneByOne_;
    const BoardBase* board_ = nullptr;
    std::shared_ptr<BoardBase> near_; ///< with smaller names and centres, for a near camera
    int strips_ = 0, step_ = 0;
    QImage bare_;   ///< all but orders, with the veil
    QImage ground_; ///< all but what is lit over it
    QImage scene_;
};

} // namespace chancery
