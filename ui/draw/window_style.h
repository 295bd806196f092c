// SPDX-License-Identifier: GPL-3.0-or-later
// The Fusion style with visible edges, the program's own icons and its one spacing step. Fusion's outlines
// are darker than the window, which hides them on a dark window.
#pragma once

#include <QProxyStyle>

namespace chancery {

/// Draws controls as Fusion does, with lighter edges on dark windows. Icons that Qt asks for are ours, and
/// buttons of dialogs have none.
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
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* answer) const override;
    QIcon standardIcon(StandardPixmap standardIcon, const QStyleOption* option,
                       const QWidget* widget) const override;
    QPixmap standardPixmap(StandardPixmap standardPixmap, const QStyleOption* option,
                           const QWidget* widget) const override;
};

} // namespace chancery
