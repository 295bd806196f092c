// SPDX-License-Identifier: GPL-3.0-or-later
// Which space of the board lies where, as an image.
#pragma once

#include "ui/draw/board_base.h"

#include <QImage>
#include <QPainter>

namespace chancery {

/// Which space lies where, a pixel for each unit.
class Ground
{
public:
    explicit Ground(const BoardBase& base)
        : base_(base)
        , image_(base.shapes().frame.size().toSize(), QImage::Format_RGB32)
    {
        image_.fill(QColor(0, 0, 255));
        QPainter painter(&image_);
        for (std::size_t p = 0; p < base.shapes().space.size(); ++p)
            painter.fillPath(base.shapes().space[p].path, QColor(0, 0, static_cast<int>(p)));
    }

    /// Shares of a rectangle: in the space itself, at sea, elsewhere.
    struct Shares
    {
        double own = 0, sea = 0, elsewhere = 0;
    };

    Shares of(const QRectF& box, Province province) const
    {
        const QRect cells = box.toRect();
        Shares shares;
        for (int y = cells.top(); y <= cells.bottom(); ++y)
            for (int x = cells.left(); x <= cells.right(); ++x) count(shares, {x, y}, province);
        const double all = cells.width() * cells.height();
        return {shares.own / all, shares.sea / all, shares.elsewhere / all};
    }

private:
    void count(Shares& shares, QPoint at, Province province) const
    {
        const std::size_t space = image_.valid(at) ? image_.pixel(at) & 0xFF : 255;
        if (space == index(province)) ++shares.own;
        const bool sea =
            space < base_.map().provinces.size() && base_.map().provinces[space].terrain == Terrain::Sea;
        if (sea) ++shares.sea;
        if (!sea && space != index(province)) ++shares.elsewhere;
    }

    const BoardBase& base_;
    QImage image_;
};

} // namespace chancery
