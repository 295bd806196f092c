// SPDX-License-Identifier: GPL-3.0-or-later
// Which fleets can belong to a convoy: proper routes, roundabout ones, and seas without end.
#include "engine/orders/convoy_routes.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

#include <algorithm>
#include <random>

namespace chancery::tst_convoy_routes {

namespace {

constexpr std::size_t side = 9;

/// A square of seas, each beside those left, right, above and below it, with a coast in two opposite corners.
Map openSea()
{
    Map map;
    const auto add = [&map](const std::string& code, Terrain terrain) {
        map.locations.push_back({static_cast<Province>(map.provinces.size()), code, ""});
        ProvinceInfo& info = map.provinces.emplace_back();
        info.code = info.name = code;
        info.terrain = terrain;
    };
    for (std::size_t i = 0; i < side * side; ++i) add("S" + std::to_string(i + 10), Terrain::Sea);
    add("AAA", Terrain::Coast);
    add("BBB", Terrain::Coast);
    const auto join = [&map](std::size_t a, std::size_t b) {
        map.fleetReach[a].add(static_cast<Location>(b));
        map.fleetReach[b].add(static_cast<Location>(a));
    };
    for (std::size_t i = 0; i < side * side; ++i) {
        if (i % side + 1 < side) join(i, i + 1);
        if (i + side < side * side) join(i, i + side);
    }
    join(0, side * side);
    join(side * side - 1, side * side + 1);
    deriveTopology(map);
    return map;
}

/// Returns a subset drawn by lot.
ProvinceSet someOf(ProvinceSet all, int count, std::mt19937& lot)
{
    std::vector<Province> drawn(all.begin(), all.end());
    std::shuffle(drawn.begin(), drawn.end(), lot);
    ProvinceSet some;
    for (int i = 0; i < count; ++i) some.add(drawn[static_cast<std::size_t>(i)]);
    return some;
}

/// Tries all sets of these fleets. Returns those in the ones that carry an army and could spare no fleet.
ProvinceSet onWholeRoutes(const Map& map, ProvinceSet seas, Province from, Province to)
{
    const std::vector<Province> fleets(seas.begin(), seas.end());
    ProvinceSet found;
    for (std::size_t chosen = 1; chosen < std::size_t{1} << fleets.size(); ++chosen) {
        ProvinceSet some;
        for (std::size_t i = 0; i < fleets.size(); ++i) some.addIf(fleets[i], (chosen >> i & 1) != 0);
        const bool whole = std::ranges::none_of(
            some, [&](Province fleet) { return convoyPossible(map, some - ProvinceSet{fleet}, from, to); });
        if (whole && convoyPossible(map, some, from, to)) found |= some;
    }
    return found;
}

/// Tries all ways from `last` through the seas that are left. Returns whether one passes `wanted`.
bool anyWay(const Map& map, ProvinceSet left, Province last, Province to, Province wanted, bool passed)
{
    if (passed && map.seasTouching[index(to)].has(last)) return true;
    for (Province next : left& map.seasTouching[index(last)]) {
        ProvinceSet others = left;
        others.remove(next);
        if (anyWay(map, others, next, to, wanted, passed || next == wanted)) return true;
    }
    return false;
}

} // namespace

class TestConvoyRoutes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void routes_data()
    {
        QTest::addColumn<QString>("fleets");
        QTest::addColumn<QString>("fleet");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<bool>("proper");
        QTest::addColumn<bool>("some");
        QTest::newRow("the only one") << "NTH"
                                      << "NTH"
                                      << "LON"
                                      << "NWY" << true << true;
        QTest::newRow("a detour") << "NTH NWG"
                                  << "NWG"
                                  << "LON"
                                  << "NWY" << false << true;
        QTest::newRow("a blind alley") << "ENG IRI"
                                       << "IRI"
                                       << "LON"
                                       << "BEL" << false << false;
        QTest::newRow("elsewhere") << "NTH BLA"
                                   << "BLA"
                                   << "LON"
                                   << "NWY" << false << false;
        QTest::newRow("broken") << "ENG WES"
                                << "WES"
                                << "LON"
                                << "TUN" << false << false;
        QTest::newRow("a chain") << "ENG MAO WES"
                                 << "MAO"
                                 << "LON"
                                 << "TUN" << true << true;
        QTest::newRow("two ways") << "LYO WES"
                                  << "WES"
                                  << "MAR"
                                  << "SPA" << false << true; // DATC 6.G.19
    }

    void routes()
    {
        QFETCH(QString, fleets);
        QFETCH(QString, fleet);
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(bool, proper);
        QFETCH(bool, some);
        const Map& map = standardMap();
        const auto place = [&map](const QString& code) { return map.findProvince(code.toStdString()); };
        ProvinceSet seas;
        for (const QString& code : fleets.split(' ')) seas.add(place(code));
        QCOMPARE(onProperRoute(map, seas, place(fleet), place(from), place(to)), proper);
        QCOMPARE(onSomeRoute(map, seas, place(fleet), place(from), place(to)), some);
    }

    void shortestRoutePassesItsFleetsInSequence_data()
    {
        QTest::addColumn<QString>("fleets");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("route");
        QTest::newRow("one") << "NTH"
                             << "LON"
                             << "NWY"
                             << "NTH";
        QTest::newRow("a chain") << "WES MAO ENG"
                                 << "LON"
                                 << "TUN"
                                 << "ENG MAO WES";
        QTest::newRow("and back") << "WES MAO ENG"
                                  << "TUN"
                                  << "LON"
                                  << "WES MAO ENG";
        QTest::newRow("no detour") << "NTH NWG"
                                   << "LON"
                                   << "NWY"
                                   << "NTH";
        QTest::newRow("broken") << "ENG WES"
                                << "LON"
                                << "TUN"
                                << "";
        QTest::newRow("none begins it") << "WES"
                                        << "LON"
                                        << "TUN"
                                        << "";
    }

    void shortestRoutePassesItsFleetsInSequence()
    {
        QFETCH(QString, fleets);
        QFETCH(QString, from);
        QFETCH(QString, to);
        const Map& map = standardMap();
        const auto place = [&map](const QString& code) { return map.findProvince(code.toStdString()); };
        ProvinceSet seas;
        for (const QString& code : fleets.split(' ')) seas.add(place(code));
        QStringList codes;
        for (const Province sea : shortestRoute(map, seas, place(from), place(to)))
            codes << QString::fromStdString(map[sea].code);
        QTEST(codes.join(' '), "route");
    }

    /// Whether a fleet is on a way from coast to coast is what trying all ways, each fleet once, says.
    void someRouteIsAnyWay()
    {
        const Map& map = standardMap();
        std::mt19937 lot(17);
        int found = 0;
        for (int i = 0; i < 20000; ++i) {
            const ProvinceSet seas = someOf(map.seas, 2 + static_cast<int>(lot() % 13), lot);
            const Province from = someOf(map.coastal, 1, lot).first(),
                           to = someOf(map.coastal, 1, lot).first(), fleet = someOf(seas, 1, lot).first();
            if (from == to) continue;
            const bool expected = anyWay(map, seas, from, to, fleet, false);
            found += expected;
            QCOMPARE(onSomeRoute(map, seas, fleet, from, to), expected);
        }
        QVERIFY(found > 300);
    }

    /// A proper route is a set of fleets from which none can be left out.
    void properRouteIsAWholeOne()
    {
        const Map& map = standardMap();
        std::mt19937 lot(18);
        int found = 0;
        for (int i = 0; i < 4000; ++i) {
            const ProvinceSet seas = someOf(map.seas, 2 + static_cast<int>(lot() % 8), lot);
            const Province from = someOf(map.coastal, 1, lot).first(),
                           to = someOf(map.coastal, 1, lot).first();
            if (from == to) continue;
            const ProvinceSet expected = onWholeRoutes(map, seas, from, to);
            found += !expected.empty();
            for (const Province fleet : seas)
                QCOMPARE(onProperRoute(map, seas, fleet, from, to), expected.has(fleet));
        }
        QVERIFY(found > 50);
    }

    /// A search through all routes of this board would not end in a lifetime.
    void anOpenSeaIsNotSearchedForEver()
    {
        const Map map = openSea();
        const Province from{side * side}, to{side * side + 1};
        for (Province fleet : map.seas) {
            QVERIFY(onProperRoute(map, map.seas, fleet, from, to));
            QVERIFY(onSomeRoute(map, map.seas, fleet, from, to));
        }
    }
};

CHANCERY_SUITE(TestConvoyRoutes, QCoreApplication)

} // namespace chancery::tst_convoy_routes

#include "tst_convoy_routes.moc"
