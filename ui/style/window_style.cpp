// SPDX-License-Identifier: GPL-3.0-or-later
// Lets Fusion draw, then draws the edges of boxes and fields again, lighter, on dark windows.
#include "ui/style/window_style.h"

#include "ui/style/palette.h"

#include <QPainter>
#include <QStyleOption>

namespace chancery {

namespace {

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

void drawEdge(const QStyleOption& option, QPainter& painter, bool round)
{
    if (!isDark(option.palette) || option.state.testFlag(QStyle::State_HasFocus)) return;
    const QColor edge =
        mixed(option.palette.color(QPalette::WindowText), option.palette.color(QPalette::Window), .45);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(option.state.testFlag(QStyle::State_Enabled) ? edge : option.palette.color(QPalette::Mid));
    painter.setBrush(Qt::NoBrush);
    const QRectF area = QRectF(option.rect).adjusted(.5, .5, -.5, -.5);
    if (round)
        painter.drawEllipse(area);
    else
        painter.drawRoundedRect(area, 2, 2);
    painter.restore();
}

} // namespace

WindowStyle::WindowStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{
}

void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element == PE_IndicatorRadioButton) drawEdge(*option, *painter, true);
    if (element == PE_IndicatorCheckBox || element == PE_FrameLineEdit) drawEdge(*option, *painter, false);
}

void WindowStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                     QPainter* painter, const QWidget* widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_SpinBox || control == CC_ComboBox) drawEdge(*option, *painter, false);
}

} // namespace chancery
