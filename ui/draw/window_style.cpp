// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/window_style.h"

#include "ui/draw/flat_controls.h"
#include "ui/draw/palette.h"
#include "ui/draw/standard_icons.h"
#include "ui/draw/type.h"

#include <QCursor>
#include <QDockWidget>
#include <QListView>
#include <QPainter>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTextEdit>
#include <QToolButton>

#include <algorithm>

namespace chancery {

namespace {

constexpr int roomOfAngle = 12; ///< pixels, beside the text of a button that opens a menu

template<class Option>
const Option& as(const QStyleOption* option)
{
    return *qstyleoption_cast<const Option*>(option);
}

/// Returns a closed list whose text ends in dots where its place is too narrow.
QStyleOptionComboBox elided(QStyleOptionComboBox box, int room)
{
    const int beside = 2 + (box.currentIcon.isNull() ? 0 : box.iconSize.width() + 4); // as the style draws it
    box.currentText = box.fontMetrics.elidedText(box.currentText, Qt::ElideRight, room - beside);
    return box;
}

/// Returns whether a panel stands in its window and cannot be moved, floated or closed by its title bar: then
/// it has none.
bool isLocked(const QWidget* widget)
{
    const auto* panel = qobject_cast<const QDockWidget*>(widget);
    return panel && !panel->isFloating() && panel->features() == QDockWidget::NoDockWidgetFeatures;
}

bool isMain(const QWidget* widget)
{
    return widget && widget->property(flat::mainButton).toBool();
}

bool isDefault(const QStyleOption* option)
{
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    return button && button->features.testFlag(QStyleOptionButton::DefaultButton);
}

/// Returns an icon in one colour.
QIcon inked(const QIcon& icon, const QSize& size, const QColor& ink)
{
    QPixmap picture = icon.pixmap(size);
    if (picture.isNull()) return icon;
    QPainter painter(&picture);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(picture.rect(), ink);
    return picture;
}

/// Gives the text and icon of a button the colour for its ground, which is that of what is chosen.
template<class Option>
Option onAccent(Option option)
{
    if (!option.state.testFlag(QStyle::State_Enabled)) return option;
    const QColor ink = option.palette.color(QPalette::HighlightedText);
    option.palette.setColor(QPalette::ButtonText, ink);
    option.palette.setColor(QPalette::WindowText, ink);
    option.icon = inked(option.icon, option.iconSize, ink);
    return option;
}

/// Returns a tab that knows whether the pointer is on it.
QStyleOptionTab hovered(QStyleOptionTab tab, const QWidget* widget)
{
    if (widget && widget->underMouse() && tab.rect.contains(widget->mapFromGlobal(QCursor::pos())))
        tab.state |= QStyle::State_MouseOver;
    return tab;
}

void drawTabBase(const QStyleOption& option, QPainter& painter)
{
    const auto* base = qstyleoption_cast<const QStyleOptionTabBarBase*>(&option);
    if (!base) return;
    const bool below = base->shape == QTabBar::RoundedSouth || base->shape == QTabBar::TriangularSouth;
    const QRect& place = base->rect;
    painter.fillRect(QRect(place.left(), below ? place.top() : place.bottom(), place.width(), 1),
                     flat::hairline(base->palette));
}

/// Draws the frame of what lies over a window, of a field that is written in, or of other parts.
void drawFrameOf(const QWidget* widget, const QStyleOption& option, QPainter& painter)
{
    if (isPopUp(widget)) return drawPopUp(option.rect, option.palette, painter);
    if (qobject_cast<const QTextEdit*>(widget) || qobject_cast<const QPlainTextEdit*>(widget))
        return flat::drawFieldEdge(option, painter);
    flat::drawFrame(option, painter);
}

/// A line between what can be made larger and smaller.
void drawHandle(const QStyleOption& option, QPainter& painter)
{
    const QRect& place = option.rect;
    const QRect line = place.width() > place.height()
                           ? QRect(place.left(), place.center().y(), place.width(), 1)
                           : QRect(place.center().x(), place.top(), 1, place.height());
    const bool touched = option.state.testFlag(QStyle::State_MouseOver);
    painter.fillRect(line,
                     touched ? option.palette.color(QPalette::Highlight) : flat::hairline(option.palette));
}

/// Returns whether a press on a button opens its menu: then an angle says so.
bool opensMenu(const QWidget* widget)
{
    const auto* button = qobject_cast<const QToolButton*>(widget);
    return button && button->menu() && button->popupMode() != QToolButton::MenuButtonPopup;
}

/// Returns whether a button holds the menus that have no room in the bar, which Qt says by its name alone.
bool holdsFurtherMenus(const QWidget* widget)
{
    return widget && widget->objectName() == QLatin1String("qt_menubar_ext_button");
}

/// Returns the place of that angle, at the end of the button.
QRect angleOf(const QWidget& button)
{
    const QRect& place = button.rect();
    return {place.right() - roomOfAngle - spacingStep, place.top(), roomOfAngle, place.height()};
}

QRect doneOf(const QStyleOptionProgressBar& bar)
{
    const double whole = std::max(bar.maximum - bar.minimum, 1);
    const double share = std::clamp((bar.progress - bar.minimum) / whole, 0., 1.);
    return QStyle::visualRect(
        bar.direction, bar.rect,
        QRect(bar.rect.topLeft(), QSize(static_cast<int>(bar.rect.width() * share), bar.rect.height())));
}

/// Returns the place of the slider of a scroll bar, which has no buttons at its ends.
QRect sliderOf(const QStyleOptionSlider& bar, int shortest)
{
    const bool flatWise = bar.orientation == Qt::Horizontal;
    const int room = flatWise ? bar.rect.width() : bar.rect.height();
    const int range = bar.maximum - bar.minimum;
    if (range <= 0) return bar.rect;
    const qint64 wanted = qint64(bar.pageStep) * room / std::max(range + bar.pageStep, 1);
    const int length = std::clamp(static_cast<int>(wanted), std::min(shortest, room), room);
    const int start = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                                      room - length, bar.upsideDown);
    const QRect& place = bar.rect;
    return flatWise ? QRect(place.left() + start, place.top(), length, place.height())
                    : QRect(place.left(), place.top() + start, place.width(), length);
}

} // namespace

WindowStyle::WindowStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{
}

void WindowStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (isPopUp(widget)) corners_.cut(*widget);
    if (auto* list = qobject_cast<QAbstractItemView*>(widget)) list->viewport()->setAttribute(Qt::WA_Hover);
    if (qobject_cast<QTabBar*>(widget)) widget->setAttribute(Qt::WA_Hover);
}

void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const
{
    switch (element) {
    case PE_PanelButtonCommand:
        return flat::drawButton(*option, *painter, true, isDefault(option) || isMain(widget));
    case PE_PanelButtonTool:
        return flat::drawButton(*option, *painter, !option->state.testFlag(State_AutoRaise), isMain(widget));
    case PE_FrameDefaultButton:
    case PE_FrameMenu:
        return;
    case PE_IndicatorCheckBox:
        return flat::drawCheckBox(*option, *painter);
    case PE_IndicatorRadioButton:
        return flat::drawRadioButton(*option, *painter);
    case PE_PanelLineEdit:
        if (as<QStyleOptionFrame>(option).lineWidth == 0) break;
        flat::drawField(*option, *painter);
        return flat::drawFieldEdge(*option, *painter);
    case PE_FrameLineEdit:
        return flat::drawFieldEdge(*option, *painter);
    case PE_PanelMenu: // with its edge
        return drawPopUp(option->rect, option->palette, *painter);
    case PE_PanelItemViewItem:
        if (qobject_cast<const QListView*>(widget)) flat::drawHoveredRow(*option, *painter);
        break;
    case PE_Frame:
        return drawFrameOf(widget, *option, *painter);
    case PE_FrameGroupBox:
        return flat::drawGroup(*option, *painter);
    case PE_FrameTabWidget:
        return flat::drawFrame(*option, *painter);
    case PE_FrameTabBarBase:
        return drawTabBase(*option, *painter);
    case PE_IndicatorDockWidgetResizeHandle:
        return drawHandle(*option, *painter);
    case PE_IndicatorArrowDown:
        if (opensMenu(widget)) return flat::drawAngle(*option, angleOf(*widget), true, *painter);
        break;
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void WindowStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const
{
    switch (element) {
    case CE_PushButtonLabel:
        if (isDefault(option) || isMain(widget)) {
            const QStyleOptionButton inked = onAccent(as<QStyleOptionButton>(option));
            return QProxyStyle::drawControl(element, &inked, painter, widget);
        }
        break;
    case CE_ToolButtonLabel:
        if (holdsFurtherMenus(widget)) return flat::drawAngle(*option, option->rect, true, *painter);
        if (isMain(widget)) {
            const QStyleOptionToolButton inked = onAccent(as<QStyleOptionToolButton>(option));
            return QProxyStyle::drawControl(element, &inked, painter, widget);
        }
        if (opensMenu(widget)) {
            QStyleOptionToolButton beside = as<QStyleOptionToolButton>(option);
            beside.rect.setRight(angleOf(*widget).left() - 1);
            return QProxyStyle::drawControl(element, &beside, painter, widget);
        }
        break;
    case CE_ComboBoxLabel: {
        const auto& list = as<QStyleOptionComboBox>(option);
        const int room = subControlRect(CC_ComboBox, &list, SC_ComboBoxEditField, widget).width();
        const QStyleOptionComboBox cut = elided(list, room);
        return QProxyStyle::drawControl(element, &cut, painter, widget);
    }
    case CE_MenuItem: {
        const QStyleOptionMenuItem entry = onChosenEntry(
            as<QStyleOptionMenuItem>(option), pixelMetric(PM_SmallIconSize, option, widget), *painter);
        return QProxyStyle::drawControl(element, &entry, painter, widget);
    }
    case CE_HeaderSection:
        return flat::drawHeader(as<QStyleOptionHeader>(option), *painter);
    case CE_TabBarTabShape:
        return flat::drawTab(hovered(as<QStyleOptionTab>(option), widget), *painter);
    case CE_DockWidgetTitle:
        if (isLocked(widget)) return;
        break;
    case CE_Splitter:
        return drawHandle(*option, *painter);
    case CE_ProgressBarGroove:
        return;
    case CE_ProgressBarContents:
        if (const auto& bar = as<QStyleOptionProgressBar>(option); bar.minimum != bar.maximum)
            return flat::drawProgress(*option, doneOf(bar), *painter);
        break;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void WindowStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                     QPainter* painter, const QWidget* widget) const
{
    const auto placeOf = [&](SubControl part) { return subControlRect(control, option, part, widget); };
    switch (control) {
    case CC_GroupBox: {
        const QFont usual = painter->font();
        painter->setFont(typeOf(TypeSize::Body, usual, true));
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        return painter->setFont(usual);
    }
    case CC_ComboBox:
        if (as<QStyleOptionComboBox>(option).editable) {
            flat::drawField(*option, *painter);
            flat::drawFieldEdge(*option, *painter);
        } else {
            flat::drawButton(*option, *painter, true, false);
        }
        return flat::drawAngle(*option, placeOf(SC_ComboBoxArrow), true, *painter);
    case CC_SpinBox:
        flat::drawField(*option, *painter);
        flat::drawFieldEdge(*option, *painter);
        if (as<QStyleOptionSpinBox>(option).buttonSymbols == QAbstractSpinBox::NoButtons) return;
        flat::drawAngle(*option, placeOf(SC_SpinBoxUp), false, *painter);
        return flat::drawAngle(*option, placeOf(SC_SpinBoxDown), true, *painter);
    case CC_ScrollBar:
        return flat::drawScrollBar(as<QStyleOptionSlider>(option), placeOf(SC_ScrollBarSlider), *painter);
    case CC_Slider:
        if (as<QStyleOptionSlider>(option).tickPosition != QSlider::NoTicks) break;
        return flat::drawSlider(as<QStyleOptionSlider>(option), placeOf(SC_SliderGroove),
                                placeOf(SC_SliderHandle), *painter);
    default:
        break;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

/// Scroll bars have no buttons at their ends: wheels and keys do what these did. A group has no
/// edge at its sides, and a name in bold.
QRect WindowStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                  const QWidget* widget) const
{
    if (control == CC_GroupBox && (part == SC_GroupBoxLabel || part == SC_GroupBoxContents)) {
        QRect wide = QProxyStyle::subControlRect(control, option, part, widget);
        wide.setLeft(option->rect.left());
        wide.setRight(option->rect.right());
        return wide;
    }
    const auto* bar =
        control == CC_ScrollBar ? qstyleoption_cast<const QStyleOptionSlider*>(option) : nullptr;
    if (!bar) return QProxyStyle::subControlRect(control, option, part, widget);
    const QRect slider = sliderOf(*bar, pixelMetric(PM_ScrollBarSliderMin, option, widget));
    const bool across = bar->orientation == Qt::Horizontal;
    switch (part) {
    case SC_ScrollBarSlider:
        return slider;
    case SC_ScrollBarGroove:
        return bar->rect;
    case SC_ScrollBarSubPage:
        return across ? bar->rect.adjusted(0, 0, slider.left() - bar->rect.right() - 1, 0)
                      : bar->rect.adjusted(0, 0, 0, slider.top() - bar->rect.bottom() - 1);
    case SC_ScrollBarAddPage:
        return across ? bar->rect.adjusted(slider.right() + 1 - bar->rect.left(), 0, 0, 0)
                      : bar->rect.adjusted(0, slider.bottom() + 1 - bar->rect.top(), 0, 0);
    default:
        return {};
    }
}

QSize WindowStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& inside,
                                    const QWidget* widget) const
{
    const QSize size = QProxyStyle::sizeFromContents(type, option, inside, widget);
    return type == CT_ToolButton && opensMenu(widget) ? size + QSize(roomOfAngle, 0) : size;
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
    case PM_DockWidgetTitleMargin: // Qt adds the height of the text, and takes no less than nothing
        return isLocked(widget) ? -widget->fontMetrics().height()
                                : QProxyStyle::pixelMetric(metric, option, widget);
    case PM_DockWidgetTitleBarButtonMargin: // of buttons that are hidden then, but whose room Qt keeps
        return widget && isLocked(widget->parentWidget())
                   ? -pixelMetric(PM_SmallIconSize, nullptr, widget) / 2
                   : QProxyStyle::pixelMetric(metric, option, widget);
    case PM_ToolBarExtensionExtent:
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
    case PM_TabBarIconSize:
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return grown(QProxyStyle::pixelMetric(metric, option, widget));
    case PM_MenuHMargin:
    case PM_MenuVMargin:
        return spacingStep - 1; // and the edge
    case PM_DefaultFrameWidth:
        return isPopUp(widget) ? spacingStep : QProxyStyle::pixelMetric(metric, option, widget);
    case PM_ScrollBarExtent:
        return 3 * spacingStep;
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
    if (hint == SH_Slider_AbsoluteSetButtons) return Qt::LeftButton; // a click goes where it is made
    return QProxyStyle::styleHint(hint, option, widget, answer);
}

QIcon WindowStyle::standardIcon(StandardPixmap standardIcon, const QStyleOption* option,
                                const QWidget* widget) const
{
    const QIcon ours = standardIconOfOurs(standardIcon);
    return ours.isNull() ? QProxyStyle::standardIcon(standardIcon, option, widget) : ours;
}

QPixmap WindowStyle::standardPixmap(StandardPixmap standardPixmap, const QStyleOption* option,
                                    const QWidget* widget) const
{
    const QIcon ours = standardIconOfOurs(standardPixmap);
    return ours.isNull() ? QProxyStyle::standardPixmap(standardPixmap, option, widget)
                         : ours.pixmap(pixelMetric(PM_SmallIconSize, option, widget));
}

/// A picture in a chosen row is as it is in others; icons of lines have a colour of their own for it.
QPixmap WindowStyle::generatedIconPixmap(QIcon::Mode mode, const QPixmap& pixmap,
                                         const QStyleOption* option) const
{
    return mode == QIcon::Selected ? pixmap : QProxyStyle::generatedIconPixmap(mode, pixmap, option);
}

} // namespace chancery
