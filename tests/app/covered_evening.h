// SPDX-License-Identifier: GPL-3.0-or-later
// An evening on two displays, for tests of what is covered on that of the players.
#pragma once

#include "tests/app/plugged_displays.h"
#include "tests/app/table.h"
#include "tests/app/two_displays.h"
#include "ui/console/audience_chip.h"
#include "ui/desk/sheet_edits.h"
#include "ui/parts/curtain.h"
#include "ui/room/projector_window.h"

#include <QLabel>
#include <QPushButton>

#include <functional>

namespace chancery {

inline constexpr QRect left(0, 0, 1920, 1080), right(1920, 0, 1600, 900);
inline constexpr const char* secret = "A Vie-Gal\nA Bud-Rum\nF Tri-Alb";

/// An evening whose console is on the left display and whose audience window fills the right one. The orders
/// that are written distinguish it from another one.
struct CoveredEvening : Table
{
    explicit CoveredEvening(const char* orders = secret)
    {
        putAt(window, {60, 60});
        writeSheet(session(), map().findPower("Austria"), orders);
        trigger("projector.present");
        QCoreApplication::processEvents();
        window.console().board().settle();
    }
    ~CoveredEvening() { plugAnew({{"left", left}, {"right", right}}); }

    Curtains& curtains() { return workspace.audience().place().curtains(); }
    static bool covered(const QWidget& window) { return Curtain::closedOver(window); }
    static QPushButton& button(const QWidget& window, const char* name)
    {
        auto* found = Curtain::of(window) ? Curtain::of(window)->findChild<QPushButton*>(name) : nullptr;
        if (!found) qFatal("no button %s", name);
        return *found;
    }
    /// What the chip says of players who see this console.
    QString line()
    {
        const auto* chip = window.findChild<AudienceChip*>();
        return chip->state() == AudienceState::SameScreen ? chip->toolTip() : QString();
    }
};

inline QImage seen(QWidget& window)
{
    return window.grab().toImage();
}

inline QScreen* displayCalled(const char* name)
{
    for (QScreen* one : QGuiApplication::screens())
        if (one->name() == QLatin1String(name)) return one;
    return nullptr;
}

/// What a person or a window manager does.
using Way = std::function<void(CoveredEvening&)>;

inline void toThePlayers(CoveredEvening& t)
{
    putAt(t.window, right.topLeft() + QPoint(40, 40));
    QVERIFY(CoveredEvening::covered(t.window)); // at once
    QCoreApplication::processEvents();
}

} // namespace chancery

Q_DECLARE_METATYPE(chancery::Way)
