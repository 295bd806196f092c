// SPDX-License-Identifier: GPL-3.0-or-later
// The ground of a board on paper as a picture: as lines it would be most of a PDF, on every page again.
#pragma once

#include "ui/draw/board_base.h"

#include <QImage>
#include <QSizeF>

#include <vector>

namespace chancery {

/// Keeps the pictures of the ground, seas and land without owners and names, that the pages of one paper
/// share. All pages must have the same board and look.
class PaperGround
{
public:
    /// Returns the picture for a board of this size, in units of 1/144 inch: 300 dots an inch.
    const QImage& of(const BoardBase& base, const QSizeF& size);

private:
    std::vector<QImage> pictures_; ///< one of each size
};

} // namespace chancery
