// SPDX-License-Identifier: GPL-3.0-or-later
// Which way the arrows of fleets go on the drawn board.
#include "tests/support/busy_board.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/draw/map_art.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/order_drawing.h"

#include <QApplication>

namespace chancery::tst_fleet_ways {

class TestFleetWays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fleetsKeepToTheWater_data()
    {
        QTest::addColumn<std::string>("unit");
        QTest::addColumn<std::string>("order");
        QTest::addColumn<bool>("byWater");
        const auto row = [](const char* unit, const char* order, bool byWater) {
            QTest::newRow(order) << std::string(unit) << std::string(order) << byWater;
        };
        row("Italy F WES", "F WES - MAO", true); // through the Strait of Gibraltar
        row("Italy F MAO", "F MAO - WES", true);
        row("England F ENG", "F ENG - IRI", true); // round Cornwall
        row("Italy A SPA", "A SPA - MAR", false);
    }

    /// An army goes straight; a fleet spends no more than a fifth of a long way on land.
    void fleetsKeepToTheWater()
    {
        QFETCH(std::string, unit);
        QFETCH(std::string, order);
        QFETCH(bool, byWater);
        const BoardSource source = standardSource();
        const Position position = sketch::position({unit});
        const std::vector<Order> orders{sketch::order(position, order)};
        const Curve way =
            drawOrders(*source.map, source.art->geometry, position, orders, projectorTokenScale).front().way;
        int onLand = 0;
        for (int i = 0; i < 50; ++i) onLand += source.art->geometry.land.isLand(pointOn(way, (i + .5) / 50));
        QVERIFY2((onLand <= 10) == byWater, qPrintable(QString::number(onLand)));
    }

    /// From coast to coast a fleet goes by a sea that both coasts have, or over land, and not round by
    /// another.
    void fleetsKeepToSeasThatTheyReach()
    {
        const BoardSource source = standardSource();
        const BoardGeometry& board = source.art->geometry;
        const Position position = sketch::position({"Russia F NWY"});
        const std::vector<Order> orders{sketch::order(position, "F NWY - STP/nc")};
        const Point bothnia = board.unitAt(source.map->findLocation("BOT"));
        for (const double scale : {1., projectorTokenScale}) {
            const Curve way = drawOrders(*source.map, board, position, orders, scale).front().way;
            for (int i = 0; i <= 20; ++i)
                QVERIFY2(distance(pointOn(way, i / 20.), bothnia) > 90,
                         qPrintable(QString::number(distance(pointOn(way, i / 20.), bothnia))));
        }
    }
};

CHANCERY_SUITE(TestFleetWays, QApplication)

} // namespace chancery::tst_fleet_ways

#include "tst_fleet_ways.moc"
