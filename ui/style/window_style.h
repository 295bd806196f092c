// SPDX-License-Identifier: GPL-3.0-or-later
// Fusion with edges that can be seen: its outlines are darker than the window, which on a dark window hides
// them.
#pragma once

#include <QProxyStyle>

namespace chancery {

class WindowStyle : public QProxyStyle
{
    Q_OBJECT

public:
    WindowStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
};

} // namespace chancery
