// SPDX-License-Identifier: GPL-3.0-or-later
// The arrow keys lead from province to neighbouring province, and from each to all others.
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/scene/board_walk.h"

namespace chancery::tst_board_walk {

namespace {

constexpr Bearing bearings[] = {Bearing::Left, Bearing::Right, Bearing::Up, Bearing::Down};

Province from(const char* code, Bearing bearing)
{
    const Map& map = *sketch::sharedMap();
    return neighbourTowards(map, sketch::standardGeometry(), map.findProvince(code), bearing);
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
        QCOMPARE(from("IRI", Bearing::Down), place("ENG"));
        QCOMPARE(from("NAO", Bearing::Up), noProvince);
    }

    void theKeyboardCannotLeaveTheBoardNorBeLost()
    {
        const Map& map = *sketch::sharedMap();
        const BoardGeometry geometry = sketch::standardGeometry();
        for (std::size_t p = 0; p < map.provinces.size(); ++p) {
            ProvinceSet seen{static_cast<Province>(p)}, before;
            while (seen != before) {
                before = seen;
                for (const Province at : before)
                    for (const Bearing bearing : bearings)
                        if (const Province next = neighbourTowards(map, geometry, at, bearing);
                            next != noProvince) {
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
