// SPDX-License-Identifier: GPL-3.0-or-later
// Paints what stands on the board, in map units, and finds out what differs between two pictures.
#pragma once

#include "ui/paint/board_base.h"
#include "ui/paint/token_painter.h"
#include "ui/picture/picture.h"

#include <vector>

namespace chancery {

/// Outlines of highlighted spaces: under everything else.
void paintHighlights(QPainter& painter, const BoardBase& base, const Picture& picture,
                     const QRegion* only = nullptr);
/// Arrows and the marks that lie under tokens.
void paintOrders(QPainter& painter, const BoardBase& base, const Picture& picture,
                 const QRegion* only = nullptr);
/// Tokens and the marks above them, as vectors.
void paintTokens(QPainter& painter, const BoardBase& base, const Picture& picture);

/// Arrows are thicker where tokens are larger.
double arrowThickness(const BoardLook& look);
TokenText textOf(const BoardBase& base, const Token& token);

/// What must be painted anew when one picture follows another; areas in map units.
struct PictureChange
{
    std::vector<Province> recoloured;
    std::vector<QRectF> highlighted;
    std::vector<QRectF> orders; ///< arrows, marks under tokens
    std::vector<QRectF> over;   ///< tokens and marks above them
    bool nothing() const
    {
        return recoloured.empty() && highlighted.empty() && orders.empty() && over.empty();
    }
};

PictureChange changeBetween(const Picture& before, const Picture& after, const BoardBase& base);

} // namespace chancery
