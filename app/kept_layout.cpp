// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kept_layout.h"

#include "ui/room/screens.h"

#include <QDockWidget>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace chancery {

void whileFillingNothing(QWidget& window, const std::function<void()>& restore)
{
    const Qt::WindowStates filling = window.windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen);
    if (filling) {
        const QRect place = window.normalGeometry();
        window.setWindowState(window.windowState() & ~filling);
        window.setGeometry(place);
    }
    restore();
    window.setWindowState(window.windowState() | filling);
}

bool isInView(const QDockWidget& panel)
{
    if (panel.isHidden() || panel.isFloating()) return !panel.isHidden();
    return panel.parentWidget()->rect().intersects(panel.geometry());
}

void moveBeside(QWidget& window, const QList<const QWidget*>& others)
{
    static constexpr QPoint beside{40, 40};
    const auto covers = [&window](const QWidget* other) { // a window manager may have moved it by its frame
        return other && other != &window && (other->pos() - window.pos()).manhattanLength() < beside.x();
    };
    if (window.isMaximized() || window.isFullScreen()) return;
    const QPoint first = window.pos();
    while (std::ranges::any_of(others, covers)) window.move(window.pos() + beside);
    if (window.pos() == first) return;
    const QRect room = roomOn(*window.screen(), window);
    const QPoint frame = room.topLeft() - window.screen()->availableGeometry().topLeft();
    const QPoint left = room.bottomRight() - window.pos() - frame;
    window.resize(window.size().boundedTo({left.x() + 1, left.y() + 1}));
}

} // namespace chancery
