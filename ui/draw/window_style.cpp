// SPDX-License-Identifier: GPL-3.0-or-later
// Lets Fusion draw, then draws the edges of boxes and fields again, lighter, on dark windows. Answers Qt's
// questions for icons and distances.
#include "ui/draw/window_style.h"

#include "ui/draw/icons.h"
#include "ui/draw/palette.h"
#include "ui/draw/type.h"

#include <QGuiApplication>
#include <QIconEngine>
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

/// Returns the name of our icon for one of Qt's; empty if Qt's own is used, which no window of ours shows.
QString iconFor(QStyle::StandardPixmap wanted)
{
    switch (wanted) {
    case QStyle::SP_TitleBarCloseButton:
    case QStyle::SP_DockWidgetCloseButton:
    case QStyle::SP_LineEditClearButton:
        return QStringLiteral("close");
    case QStyle::SP_TitleBarNormalButton:
        return QStringLiteral("float");
    case QStyle::SP_MessageBoxWarning:
    case QStyle::SP_MessageBoxCritical:
        return QStringLiteral("warning");
    case QStyle::SP_MessageBoxQuestion:
        return QStringLiteral("help");
    case QStyle::SP_MessageBoxInformation:
        return QStringLiteral("about");
    default:
        return {};
    }
}

QIcon iconNow(const QString& name)
{
    return icon(name, isDark(QGuiApplication::palette()) ? ThemeKind::Dark : ThemeKind::Light);
}

/// One of our icons in the colour of the theme that is in force when it is painted: controls keep the icon
/// that they were once given.
class IconOfTheTheme : public QIconEngine
{
public:
    explicit IconOfTheTheme(QString name)
        : name_(std::move(name))
    {
    }
    void paint(QPainter* painter, const QRect& place, QIcon::Mode mode, QIcon::State state) override
    {
        iconNow(name_).paint(painter, place, Qt::AlignCenter, mode, state);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return iconNow(name_).pixmap(size, mode, state);
    }
    QIconEngine* clone() const override { return new IconOfTheTheme(name_); }

private:
    QString name_;
};

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

int WindowStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return 2 * spacingStep;
    case PM_MessageBoxIconSize:
        return 8 * spacingStep;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int WindowStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                           QStyleHintReturn* answer) const
{
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
    return QProxyStyle::styleHint(hint, option, widget, answer);
}

QIcon WindowStyle::standardIcon(StandardPixmap standardIcon, const QStyleOption* option,
                                const QWidget* widget) const
{
    const QString ours = iconFor(standardIcon);
    return ours.isEmpty() ? QProxyStyle::standardIcon(standardIcon, option, widget)
                          : QIcon(new IconOfTheTheme(ours));
}

QPixmap WindowStyle::standardPixmap(StandardPixmap standardPixmap, const QStyleOption* option,
                                    const QWidget* widget) const
{
    const QString ours = iconFor(standardPixmap);
    if (ours.isEmpty()) return QProxyStyle::standardPixmap(standardPixmap, option, widget);
    return iconNow(ours).pixmap(pixelMetric(PM_SmallIconSize, option, widget));
}

} // namespace chancery
