// SPDX-License-Identifier: GPL-3.0-or-later
// The Fusion style with visible edges: Fusion's outlines are darker than the window, which hides them on a
// dark window.
#pragma once

#include <QProxyStyle>

namespace chancery {

/// Draws controls as Fusion does, with lighter edges on dark windows.
class WindowStyle : public QProxyStyle
{
    Q_OBJECT

public:
    /// Makes the style on top of Fusion.
    WindowStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
};

} // namespace chancery
