// SPDX-License-Identifier: GPL-3.0-or-later
// A tab bar that paints rows of squares below its texts.
#include "ui/panels/power_tabs.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace chancery {

namespace {

constexpr int roomForMarks = 16, rowsOfMarks = 2;
constexpr double largestMark = 6, tabMargin = 5;
constexpr int mostInSight = 8,
              narrowest = 48; ///< tabs that fit without scrolling; pixels for an icon and a tick

} // namespace

PowerTabs::PowerTabs(QWidget* parent)
    : QTabBar(parent)
{
}

void PowerTabs::setTheme(const Theme& theme)
{
    theme_ = theme;
    update();
}

void PowerTabs::setChecks(std::vector<PowerCheck> checks)
{
    checks_ = std::move(checks);
    update();
}

/// Makes up to `mostInSight` tabs narrow enough to be in view together. With more tabs the bar scrolls.
QSize PowerTabs::tabSizeHint(int tab) const
{
    QSize hint = QTabBar::tabSizeHint(tab);
    if (count() <= mostInSight) hint.setWidth(std::min(hint.width(), std::max(narrowest, width() / count())));
    hint.rheight() += roomForMarks;
    return hint;
}

QSize PowerTabs::minimumSizeHint() const
{
    return {std::min(count(), mostInSight) * narrowest, QTabBar::minimumSizeHint().height()};
}

void PowerTabs::paintEvent(QPaintEvent* event)
{
    QTabBar::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int tab = 0; tab < std::min(count(), static_cast<int>(checks_.size())); ++tab)
        paintMarks(painter, tab);
}

/// Paints a square for each order: filled if written, filled with a bar across if doubtful, hollow if
/// missing.
void PowerTabs::paintMarks(QPainter& painter, int tab) const
{
    const std::vector<AskedMark>& marks = checks_[static_cast<std::size_t>(tab)].marks;
    if (marks.empty()) return;
    const QRectF all = QRectF(tabRect(tab)).adjusted(tabMargin, 0, -tabMargin, -3);
    const int columns =
        std::max(6, static_cast<int>(std::ceil(static_cast<double>(marks.size()) / rowsOfMarks)));
    const double pitch = std::min(all.width() / columns, largestMark + 2), size = pitch - 2;
    const int rows = static_cast<int>(marks.size()) > columns ? rowsOfMarks : 1;
    const double left =
        all.center().x() - pitch * std::min<double>(columns, static_cast<double>(marks.size())) / 2;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const int row = static_cast<int>(i) / columns, column = static_cast<int>(i) % columns;
        const QRectF place(left + column * pitch + 1, all.bottom() - (rows - row) * pitch, size, size);
        const QColor ink = palette().color(QPalette::WindowText);
        painter.setPen(QPen(marks[i] == AskedMark::Told ? ink : theme_.missing, 1));
        painter.setBrush(marks[i] == AskedMark::Told       ? QBrush(ink)
                         : marks[i] == AskedMark::Doubtful ? QBrush(theme_.missing)
                                                           : QBrush());
        painter.drawRect(place);
        if (marks[i] == AskedMark::Doubtful) {
            painter.setPen(QPen(inkOn(theme_.missing), 1));
            painter.drawLine(place.topLeft(), place.bottomRight());
        }
    }
}

} // namespace chancery
