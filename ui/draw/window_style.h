// SPDX-License-Identifier: GPL-3.0-or-later
// The style of all windows: flat controls, the program's own icons and its one spacing step. What is not
// named here is Fusion's.
#pragma once

#include "ui/draw/pop_ups.h"

#include <QProxyStyle>

namespace chancery {

/// Draws controls flat (flat_controls.h). Icons that Qt asks for are ours, and buttons of dialogs have none.
class WindowStyle : public QProxyStyle
{
    Q_OBJECT

public:
    /// Makes the style on top of Fusion.
    WindowStyle();

    void polish(QWidget* widget) override;
    using QProxyStyle::polish;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& inside,
                           const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* answer) const override;
    QIcon standardIcon(StandardPixmap standardIcon, const QStyleOption* option,
                       const QWidget* widget) const override;
    QPixmap standardPixmap(StandardPixmap standardPixmap, const QStyleOption* option,
                           const QWidget* widget) const override;
    QPixmap generatedIconPixmap(QIcon::Mode mode, const QPixmap& pixmap,
                                const QStyleOption* option) const override;

private:
    CornerCutter corners_;
};

} // namespace chancery
