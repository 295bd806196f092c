// SPDX-License-Identifier: GPL-3.0-or-later
// The board of one shot as images: its part of the map with what is not lit stepped back. It is painted in
// small steps, so that it can be prepared between the frames of the shot before.
#pragma once

#include "ui/draw/board_base.h"
#include "ui/draw/pace.h"
#include "ui/draw/viewport.h"
#include "ui/scene/framing.h"

#include <QImage>
#include <QRegion>

#include <memory>

namespace chancery {

class BoardCache;

/// The board of one shot in device pixels, with orders and names, without tokens. It knows which picture it
/// is of and where it is out of date.
class ShotImage
{
public:
    /// What a shot is painted of.
    struct Source
    {
        const BoardBase& board; ///< as it is painted on the whole board
        double codePixels;      ///< the least em of codes, in device pixels
    };

    /// Forgets the image and begins another one. Nothing is painted yet.
    void begin(const Source& source, const Shot& shot, const Viewport& viewport);
    /// Forgets the image.
    void clear() { *this = ShotImage(); }
    /// Returns whether this is the image of a shot, painted or begun.
    bool shows(const Shot& shot, const Viewport& viewport) const
    {
        return begun_ && shot_ == shot && viewport_ == viewport;
    }
    /// Sets the picture that the image is to be of. Only what differs is out of date then; nothing is painted
    /// yet.
    void show(const Picture& picture);
    /// Returns whether all of it has been painted once, perhaps of an earlier picture.
    bool painted() const { return begun_ && stage_ == stageCount; }
    /// Returns where it is out of date, in device pixels: everywhere until all of it has been painted once.
    QRegion outdated() const { return painted() ? bareTodo_ | groundTodo_ | sceneTodo_ : QRegion(all()); }
    /// Returns whether all of it is painted and up to date.
    bool ready() const { return painted() && outdated().isEmpty(); }
    /// Paints for about so many milliseconds, or all of the rest if `ms` is negative. Returns what has
    /// changed, in device pixels. `whole` has the same picture of the whole board, so that it need not be
    /// painted again where it is wanted.
    QRegion paint(BoardCache& whole, int ms);

    /// Returns the image.
    const QImage& scene() const { return scene_; }
    /// Returns the part of the map that it shows.
    const Viewport& viewport() const { return viewport_; }

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
    void paintStage(BoardCache& whole);
    void paintLayer(BoardCache& whole, Stage layer, const QRect& part, Pace* pace);
    void copyLayer(BoardCache& whole, Stage layer, const QRect& part, Pace* pace);
    void paintBoard(Stage layer, const QRect& part, Pace* pace);
    void paintOrdersOn(QImage& image, const Picture& orders);
    void veil(const QRect& part, Pace* pace);
    /// Notes where the picture that is wanted differs from the one that is painted.
    void compareWithWanted();
    /// Brings a part of the image up to date. Returns what has changed.
    QRegion repaint(BoardCache& whole, const QRect& part);
    /// Paints the orders that are not lit.
    void stepBack(const QRegion& region);
    /// Paints the orders and names that are lit over the rest.
    void compose(const QRegion& region);

    bool begun_ = false;
    Shot shot_;
    Viewport viewport_;
    Picture wanted_;
    Picture aside_, lit_; ///< what is painted: the owners and the orders that are not lit, and those that are
    QRegion bareTodo_, groundTodo_, sceneTodo_; ///< where these images are not of that, in device pixels
    const BoardBase* board_ = nullptr;
    std::shared_ptr<BoardBase> near_; ///< with smaller names and centres, for a near camera
    int stage_ = 0;                   ///< the one that is being painted
    Pace pace_;                       ///< how far it has been
    QImage bare_;                     ///< all but orders, with the veil
    QImage ground_;                   ///< all but what is lit over it
    QImage scene_;
};

} // namespace chancery
