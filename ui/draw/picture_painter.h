// SPDX-License-Identifier: GPL-3.0-or-later
// Paints tokens, arrows, marks and highlights in map units, and finds the differences between two pictures.
#pragma once

#include "ui/draw/board_base.h"
#include "ui/draw/token_painter.h"
#include "ui/scene/picture.h"

#include <vector>

namespace chancery {

/// The number of layers of arrows.
inline constexpr int orderLayers = 3;
/// Returns the layer of an arrow, 0 for the lowest: convoys lie under the moves that they carry, and supports
/// end on top of the moves that they support.
int layerOf(ArrowKind kind);

/// Paints the highlighted provinces, which lie under everything else.
void paintHighlights(QPainter& painter, const BoardBase& base, const Picture& picture,
                     const QRegion* only = nullptr);
/// Paints arrows and the marks that lie under tokens; with a pace, only what it takes.
void paintOrders(QPainter& painter, const BoardBase& base, const Picture& picture,
                 const QRegion* only = nullptr, Pace* pace = nullptr);
/// Paints tokens and the marks above them, as vectors.
void paintTokens(QPainter& painter, const BoardBase& base, const Picture& picture);

/// Returns the thickness of arrows for paintArrow(). It grows with the token scale.
double arrowThickness(const BoardLook& look);
/// Returns the power's letter and the coast for a token.
TokenText tokenText(const BoardBase& base, const Token& token);

/// What must be painted again when one picture follows another. Areas are in map units.
struct PictureChange
{
    std::vector<Province> recoloured; ///< provinces whose owner has changed
    std::vector<QRectF> highlighted;  ///< areas of changed highlights
    std::vector<QRectF> orders;       ///< areas of changed arrows and marks under tokens
    std::vector<QRectF> over;         ///< areas of changed tokens and marks above them
    /// Returns whether nothing has changed.
    bool nothing() const
    {
        return recoloured.empty() && highlighted.empty() && orders.empty() && over.empty();
    }
};

/// Returns the differences between two pictures of this board.
PictureChange changeBetween(const Picture& before, const Picture& after, const BoardBase& base);

} // namespace chancery
