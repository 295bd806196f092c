// SPDX-License-Identifier: GPL-3.0-or-later
// The arrow keys lead from province to neighbouring province, and from each to all others.
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/scene/board_walk.h"

#include <cmath>

namespace chancery::tst_board_walk {

namespace {

constexpr Bearing bearings[] = {Bearing::Left, Bearing::Right, Bearing::Up, Bearing::Down};

Province from(const char* code, Bearing bearing)
{
    const Map& map = *sketch::sharedMap();
    return BoardWalk(map, sketch::standardGeometry()).next(map.findProvince(code), bearing);
}

Province place(const char* code)
{
    return sketch::sharedMap()->findProvince(code);
}

} // namespace

class TestBoardWalk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void arrowsLeadToNeighbours()
    {
        QCOMPARE(from("MUN", Bearing::Up), place("KIE"));
        QCOMPARE(from("PAR", Bearing::Left), place("BRE"));
        QCOMPARE(from("MAR", Bearing::Left), place("GAS"));
        QCOMPARE(from("IRI", Bearing::Right), place("WAL"));
        QCOMPARE(from("NAO", Bearing::Left), noProvince);
    }

    void theKeyboardCannotLeaveTheBoardNorBeLost()
    {
        const Map& map = *sketch::sharedMap();
        const BoardWalk walk(map, sketch::standardGeometry());
        for (std::size_t p = 0; p < map.provinces.size(); ++p) {
            ProvinceSet seen{static_cast<Province>(p)}, before;
            while (seen != before) {
                before = seen;
                for (const Province at : before)
                    for (const Bearing bearing : bearings)
                        if (const Province next = walk.next(at, bearing); next != noProvince) {
                            QVERIFY(neighboursOf(map, at).has(next));
                            seen.add(next);
                        }
            }
            QStringList missed;
            for (std::size_t q = 0; q < map.provinces.size(); ++q)
                if (!seen.has(static_cast<Province>(q)))
                    missed << QString::fromStdString(map.provinces[q].code);
            QVERIFY2(missed.isEmpty(), qPrintable(missed.join(", ") + " from " +
                                                  QString::fromStdString(map.provinces[p].code)));
        }
    }

    /// A key is idle only where no neighbour lies within 80 degrees of its direction.
    void everyKeyWithANeighbourLeadsThere()
    {
        QCOMPARE(from("HOL", Bearing::Left), place("BEL"));
        const Map& map = *sketch::sharedMap();
        const BoardGeometry geometry = sketch::standardGeometry();
        const BoardWalk walk(map, geometry);
        constexpr Point ahead[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        QStringList idle;
        for (std::size_t p = 0; p < map.provinces.size(); ++p)
            for (std::size_t b = 0; b < 4; ++b) {
                const auto at = static_cast<Province>(p);
                if (walk.next(at, bearings[b]) != noProvince) continue;
                for (const Province other : neighboursOf(map, at)) {
                    const Point way = geometry.unitAt(whole(other)) - geometry.unitAt(whole(at));
                    if (way.x * ahead[b].x + way.y * ahead[b].y > .18 * std::hypot(way.x, way.y))
                        idle << QString::fromStdString(map.provinces[p].code);
                }
            }
        QVERIFY2(idle.isEmpty(), qPrintable(idle.join(", ")));
    }

    /// Where neighbours lie best for one another, one key leads there and the opposite one back.
    void theOppositeKeyComesBack()
    {
        const Map& map = *sketch::sharedMap();
        const BoardWalk walk(map, sketch::standardGeometry());
        int steps = 0, back = 0;
        for (std::size_t p = 0; p < map.provinces.size(); ++p)
            for (const Bearing bearing : bearings) {
                const auto at = static_cast<Province>(p);
                const Province next = walk.next(at, bearing);
                if (next == noProvince) continue;
                ++steps;
                back += walk.next(next, opposite(bearing)) == at;
            }
        qInfo("%d of %d steps come back", back, steps);
        QVERIFY(back * 100 >= steps * 80);
    }

    /// A split coast borders on what its coasts border on.
    void coastsAreLookedAtTogether()
    {
        const ProvinceSet spain = neighboursOf(*sketch::sharedMap(), place("SPA"));
        for (const char* code : {"POR", "GAS", "MAR", "MAO", "WES", "LYO"}) QVERIFY(spain.has(place(code)));
        QCOMPARE(spain.size(), 6);
    }
};

CHANCERY_SUITE(TestBoardWalk, NoApplication)

} // namespace chancery::tst_board_walk

#include "tst_board_walk.moc"
