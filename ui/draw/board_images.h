// SPDX-License-Identifier: GPL-3.0-or-later
// A board and the images that are kept of it, so that a frame is a copy of them.
#pragma once

#include "ui/draw/board_cache.h"
#include "ui/draw/board_sight.h"
#include "ui/draw/shot_images.h"
#include "ui/draw/token_layer.h"

#include <optional>

namespace chancery {

/// Paints a board as it is seen at any instant, from images that it keeps: of the whole board, of the shots
/// of the camera, of tokens and marks.
class BoardImages
{
public:
    /// Keeps no image yet. `source` must have a map and a drawing.
    BoardImages(const BoardSource& source, const BoardLook& look);

    /// Returns the board.
    const BoardBase& base() const { return base_; }
    /// Sets how the board looks, and forgets all images.
    void setLook(const BoardLook& look);
    /// Forgets the image of the whole board.
    void clearWhole() { whole_.clear(); }
    /// Forgets the images of the camera's shots.
    void clearShots() { shots_.clear(); }

    /// Returns whether there is no image of the whole board yet.
    bool empty() const { return whole_.empty(); }
    /// Returns whether the image of the whole board has the size that is seen.
    bool sharp(const BoardSight& sight) const;
    /// Returns whether the images of all shots are there that the next move of the camera needs.
    bool isPrepared(const BoardSight& sight) const { return shots_.ready(sight); }

    /// Paints the image of the whole board at the size that is seen.
    void build(const BoardSight& sight);
    /// Follows a change of what is seen since an earlier picture and framing. Returns what must be painted
    /// again, in device pixels, or nothing for all of it.
    std::optional<QRegion> follow(const BoardSight& sight, const Picture& before, const Framing& was);
    /// Paints at least within `dirty`, in device pixels like `painter`. Returns false where the image of the
    /// whole board had to be stretched.
    bool paint(QPainter& painter, const BoardSight& sight, const QRegion& dirty);
    /// Paints some of what will be needed next. Returns whether more is left.
    bool prepareSome(const BoardSight& sight);

private:
    bool fitWhole(const BoardSight& sight);
    void paintWhole(QPainter& painter, const BoardSight& sight, bool fits);

    BoardBase base_;
    BoardCache whole_;
    ShotImages shots_;
    TokenLayer tokens_;
};

} // namespace chancery
