// SPDX-License-Identifier: GPL-3.0-or-later
// Units as cards: an army is a rounded card with a gun, a fleet has the shape of a hull under sails.
#pragma once

#include "ui/picture/picture.h"
#include "ui/style/palette.h"

#include <QHash>
#include <QImage>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace chancery {

/// What is written on a token.
struct TokenText
{
    QString letter{}; ///< of its power
    QString coast{};  ///< "NC" of a fleet on a split coast
};

/// Paints in map units; state is told by shape: a badge, an edge, a cross.
void paintToken(QPainter& painter, const Token& token, const Theme& theme, const TokenText& text);

/// All that the token may cover, badges included, in map units.
QRectF extentOf(const Token& token);

/// Finished tokens as images at one zoom: painting one is a copy. Emptied by whoever changes theme or zoom.
class TokenImages
{
public:
    /// `pixels` is device pixels for one map unit; `painter` works in device pixels, `at` is the token's
    /// place there.
    void paint(QPainter& painter, const Token& token, QPointF at, double pixels, const Theme& theme,
               const TokenText& text);
    void clear() { images_.clear(); }

private:
    const QImage& imageOf(const Token& token, double pixels, const Theme& theme, const TokenText& text);
    void paintTurned(QPainter& painter, const Token& token, QPointF at, double pixels, const Theme& theme,
                     const TokenText& text);

    QHash<quint64, QImage> images_;
};

} // namespace chancery
