// SPDX-License-Identifier: GPL-3.0-or-later
// Paints what the camera of a board for an audience sees, from the images of its shots. While it moves, the
// images of both shots are stretched, and the nearer one is faded over the other.
#pragma once

#include "ui/draw/shot_images.h"

#include <QPainter>

namespace chancery {

/// Paints one instant of the camera, without tokens. All arguments of the constructor must outlive it.
class CameraPainter
{
public:
    /// Paints with `painter`, which must be in device pixels.
    CameraPainter(QPainter& painter, const BoardBase& base, BoardCache& whole, ShotImages& shots,
                  const BoardSight& sight);
    /// Paints at least within `dirty`, in device pixels.
    void paint(const QRegion& dirty);

private:
    const QImage& sceneOf(const Shot& shot) { return shots_.scene(base_, whole_, sight_, shot); }
    void paintLight(const QRegion& dirty);
    void paintMove();
    void paintBeside(const QRegion& beside);
    void paintScene(const Shot& shot, double opacity, bool smooth);

    QPainter& painter_;
    const BoardBase& base_;
    BoardCache& whole_;
    ShotImages& shots_;
    const BoardSight& sight_;
    const Framing& framing_;
    const Shot &near_, &far_; ///< the two shots of a move
};

} // namespace chancery
