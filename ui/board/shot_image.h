// SPDX-License-Identifier: GPL-3.0-or-later
// The board of one shot as images: its part of the map with what is not lit stepped back. It is painted in
// small steps, so that it can be prepared between the frames of the shot before.
#pragma once

#include "ui/board/viewport.h"
#include "ui/paint/board_base.h"
#include "ui/paint/pace.h"
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
    bool ready() const { return begun_ && stage_ == stageCount; }
    /// Paints for about so many milliseconds, or all of the rest if `ms` is negative.
    void paint(const BoardCache& whole, int ms);
    /// Brings orders and owners up to date. Returns what has changed, in device pixels.
    QRegion show(const BoardCache& whole, const Picture& picture);

    /// Returns the image.
    const QImage& scene() const { return scene_; }
    /// Returns the part of the map that it shows.
    const Viewport& viewport() const { return viewport_; }
    /// Returns how much memory its images take.
    qsizetype bytes() const { return bare_.sizeInBytes() + ground_.sizeInBytes() + scene_.sizeInBytes(); }

private:
    /// What is painted one after the other; the first ones are layers of bare_.
    enum Stage {
        Ground,
        Realms,
        Lines,
        Centres,
        Veil,
        Places,
        Names,
        StepBack,
        Aside,
        Copy,
        Lit,
        LitNames,
        stageCount
    };

    const BoardBase& base() const { return near_ ? *near_ : *board_; }
    QRect all() const { return {QPoint(), viewport_.size}; }
    void paintStage(const BoardCache& whole);
    void paintLayer(const BoardCache& whole, Stage layer, const QRect& part, Pace* pace);
    void copyLayer(const BoardCache& whole, Stage layer, const QRect& part, Pace* pace);
    void paintBoard(Stage layer, const QRect& part, Pace* pace);
    void paintOrdersOn(QImage& image, const Picture& orders);
    void veil(const QRect& part, Pace* pace);
    /// Paints the orders that are not lit.
    void stepBack(const QRegion& region);
    /// Paints the orders and names that are lit over the rest.
    void compose(const QRegion& region);

    bool begun_ = false;
    Shot shot_;
    Viewport viewport_;
    std::vector<Power> owner_;
    Picture aside_, lit_; ///< the orders that are painted
    const BoardBase* board_ = nullptr;
    std::shared_ptr<BoardBase> near_; ///< with smaller names and centres, for a near camera
    int stage_ = 0;                   ///< the one that is being painted
    Pace pace_;                       ///< how far it has been
    QImage bare_;                     ///< all but orders, with the veil
    QImage ground_;                   ///< all but what is lit over it
    QImage scene_;
};

} // namespace chancery
