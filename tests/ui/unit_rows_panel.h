// SPDX-License-Identifier: GPL-3.0-or-later
// The panel of orders with a game that a test plays, and what is typed and read there.
#pragma once

#include "engine/rules/option_table.h"
#include "tests/support/sketch.h"
#include "ui/console/order_line.h"
#include "ui/console/order_rows.h"
#include "ui/console/orders_panel.h"
#include "ui/console/power_tabs.h"
#include "ui/desk/unit_rows.h"

#include <QLineEdit>

namespace chancery::unit_rows {

inline const Map& map()
{
    return sketch::standardMap();
}

inline Province province(const char* code)
{
    return map().findProvince(code);
}

/// France with as many units as fit on the board between its neighbours.
inline const std::vector<std::string> seventeen{
    "France A PAR", "France A BUR",    "France A MAR", "France A GAS", "France A PIC", "France A BEL",
    "France A RUH", "France A MUN",    "France A TYR", "France F BRE", "France F MAO", "France F POR",
    "France F ENG", "France F SPA/sc", "France F LYO", "France F WES", "France F TUN"};

struct Panel
{
    Session session;
    Presenter presenter{session, [](const Map&) { return sketch::standardGeometry(); }};
    OrdersPanel panel{session, presenter};
    WritingPage& page = panel.writing();
    OrderRows& rows = *panel.findChild<OrderRows*>();
    OrderLine& line = *panel.findChild<OrderLine*>();
    QLineEdit& edit = *panel.findChild<QLineEdit*>("orderLine");
    Power france = map().findPower("France");

    explicit Panel(Game game)
        : session(std::move(game))
    {
        panel.setTheme(themeFor(ThemeKind::Light, map()));
        panel.resize(380, 430);
        panel.show();
        panel.activateWindow();
        if (!QTest::qWaitForWindowActive(&panel)) qFatal("the panel does not become active");
        page.showPower(france);
    }
    explicit Panel(const std::vector<std::string>& units = seventeen)
        : Panel(gameFrom(sketch::sharedMap(), *readPhase("F1905M"), sketch::position(units)))
    {
    }

    UnitRow row(const char* code) const { return rows.rows().row(rows.rows().rowOf(province(code))); }
    QRect placeOf(const char* code) const
    {
        const QModelIndex index = rows.model()->index(rows.rows().rowOf(province(code)), 0);
        return {rows.viewport()->mapTo(&panel, rows.visualRect(index).topLeft()),
                rows.visualRect(index).size()};
    }
    QRect placeOfLine() const { return {line.mapTo(&panel, QPoint()), line.size()}; }
    void click(const char* code)
    {
        const QPoint at = panel.mapFrom(&panel, placeOf(code).center());
        QTest::mouseClick(rows.viewport(), Qt::LeftButton, {}, rows.viewport()->mapFrom(&panel, at));
    }
};

} // namespace chancery::unit_rows
