// SPDX-License-Identifier: GPL-3.0-or-later
// Paints units as cards: an army is a rounded card with a gun, a fleet is a hull under sails.
#pragma once

#include "ui/draw/palette.h"
#include "ui/scene/picture.h"

#include <QHash>
#include <QImage>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace chancery {

/// The text on a token.
struct TokenText
{
    QString letter{};   ///< the letter of its power
    QString coast{};    ///< such as "NC" for a fleet on a split coast
    bool large = false; ///< whether the letter is large and the picture small, as in the audience window
};

/// Paints a token in map units. A badge, an edge or a cross shows its state, so that it can be read without
/// colour.
void paintToken(QPainter& painter, const Token& token, const Theme& theme, const TokenText& text);

/// Paints a unit small beside a text, in pixels: the shape and the picture of its token without state. With
/// `letter`, that of its power, it is as in the audience window.
void paintUnitSign(QPainter& painter, const QRectF& place, const Unit& unit, const Theme& theme,
                   const QString& letter = {});

/// Returns the area that a token may cover, badges included, in map units.
QRectF extentOf(const Token& token);

/// Keeps images of tokens at one zoom, so that painting one is a copy. Call clear() after the theme or the
/// zoom has changed.
class TokenImages
{
public:
    /// Paints a token at `at`. `painter` and `at` are in device pixels; `pixels` is device pixels for one map
    /// unit.
    void paint(QPainter& painter, const Token& token, QPointF at, double pixels, const Theme& theme,
               const TokenText& text);
    /// Paints a token so that one map unit of a token of scale 1 takes `pixels`, from an image made for
    /// `madeFor` pixels: quick while a zoom lasts.
    void paintScaled(QPainter& painter, const Token& token, QPointF at, double pixels, double madeFor,
                     const Theme& theme, const TokenText& text);
    /// Forgets all images.
    void clear()
    {
        images_.clear();
        turned_.clear();
    }

private:
    const QImage& imageOf(const Token& token, double pixels, const Theme& theme, const TokenText& text);
    const QImage& turnedImageOf(const Token& token, double pixels, const Theme& theme, const TokenText& text);

    QHash<quint64, QImage> images_, turned_;
};

} // namespace chancery
