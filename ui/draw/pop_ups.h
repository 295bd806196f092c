// SPDX-License-Identifier: GPL-3.0-or-later
// What opens over a window: menus, open lists and completions have round corners and one hairline as edge.
#pragma once

#include <QObject>
#include <QPalette>
#include <QStyleOptionMenuItem>

class QPainter;

namespace chancery {

/// The property of a part of a window that lies over the others like a menu.
inline constexpr const char* liesOver = "liesOver";

/// Returns whether a widget opens over its window: a menu, an open list, completions, or one with that
/// property.
bool isPopUp(const QWidget* widget);
/// Draws the ground and the edge of such a widget in this place.
void drawPopUp(const QRect& place, const QPalette& palette, QPainter& painter);
/// Draws the ground of the entry that would be chosen, and returns the entry for what is drawn on it.
QStyleOptionMenuItem onChosenEntry(QStyleOptionMenuItem entry, int iconSide, QPainter& painter);

/// Cuts the corners of what opens over a window, whatever its size.
class CornerCutter : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Cuts the corners of a widget from now on, and gives its frame the width of the edge.
    void cut(QWidget& widget);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace chancery
