// SPDX-License-Identifier: GPL-3.0-or-later
// The standard map is what the rules say, and a broken map is refused with the place and the reason.
#include "engine/map/map_check.h"
#include "engine/map/map_file.h"
#include "tests/support/suite.h"

#include <QtTest>

namespace chancery::tst_map_file {

namespace {

std::string contentOf(const QString& path)
{
    QFile file(QStringLiteral(CHANCERY_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

Map standardMap()
{
    const auto map = readMap(contentOf("maps/standard.toml"), "standard.toml");
    return map ? *map : Map();
}

} // namespace

class TestMapFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void standardMapIsComplete()
    {
        const auto faults = mapFaults(contentOf("maps/standard.toml"), "standard.toml");
        for (const Error& fault : faults) qWarning("%s", fault.text().c_str());
        QVERIFY(faults.empty());

        const Map map = standardMap();
        QCOMPARE(map.provinces.size(), 75U);
        QCOMPARE(map.locations.size(), 81U);
        QCOMPARE(map.centres.size(), 34);
        QCOMPARE(map.inland.size() + map.coastal.size() + map.seas.size(), 75);
        QCOMPARE(map.seas.size(), 19);
        QCOMPARE(map.powers.size(), 7U);
        QCOMPARE(map.victoryCentres, 18);
        QCOMPARE(QString::fromStdString(shortName(map.firstPhase)), QString("S1901M"));
        int armySteps = 0, fleetSteps = 0, units = 0, homes = 0;
        for (const ProvinceSet& set : map.armyReach) armySteps += set.size();
        for (const LocationSet& set : map.fleetReach) fleetSteps += set.size();
        for (const PowerInfo& power : map.powers) {
            units += static_cast<int>(power.start.size());
            homes += static_cast<int>(power.homes.size());
        }
        QCOMPARE(armySteps, 2 * 111);
        QCOMPARE(fleetSteps, 2 * 141);
        QCOMPARE(units, 22);
        QCOMPARE(homes, 22);
    }

    /// A board takes some KB; so much more would hold up the window.
    void aVeryLargeFileIsNoMap()
    {
        const std::string map = contentOf("maps/standard.toml");
        const std::string nearly = map + "#" + std::string((512 << 10) - map.size() - 1, 'x');
        QVERIFY(readMap(nearly, "large.toml"));
        const auto faults = mapFaults(nearly + 'x', "large.toml");
        QCOMPARE(faults.size(), 1U);
        QCOMPARE(QString::fromStdString(faults.front().text()),
                 QString("large.toml: the file is too large for a map; expected at most 512 KiB"));
        QVERIFY(!readMap(nearly + 'x', "large.toml"));
    }

    void standardMapHasTheSplitCoasts()
    {
        const Map map = standardMap();
        QStringList coasts;
        for (const LocationInfo& info : map.locations)
            if (!info.coast.empty()) coasts += QString::fromStdString(info.code);
        QCOMPARE(coasts, QStringList({"BUL/ec", "BUL/sc", "SPA/nc", "SPA/sc", "STP/nc", "STP/sc"}));
        QCOMPARE(map.findLocation("stp/SC"), map[map.findProvince("STP")].coasts[1]);
        QVERIFY(map.fleetReach[index(map.findLocation("STP/nc"))].has(map.findLocation("BAR")));
        QVERIFY(!map.fleetReach[index(map.findLocation("STP/sc"))].has(map.findLocation("BAR")));
    }

    void reachFollowsFromTheTable()
    {
        const Map map = standardMap();
        const Province spain = map.findProvince("SPA"), lyon = map.findProvince("LYO"),
                       mao = map.findProvince("MAO");
        QCOMPARE(map.seasTouching[index(spain)], (ProvinceSet{lyon, mao, map.findProvince("WES")}));
        QCOMPARE(map.reach({Power{0}, UnitKind::Fleet, map.findLocation("SPA/nc")}),
                 (ProvinceSet{map.findProvince("GAS"), mao, map.findProvince("POR")}));
        QVERIFY(map.reach({Power{0}, UnitKind::Fleet, whole(lyon)}).has(spain));
        QVERIFY(!map.reach({Power{0}, UnitKind::Army, whole(spain)}).has(mao));
    }

    void everyProvinceHasAGermanName()
    {
        const Map map = standardMap();
        for (const ProvinceInfo& info : map.provinces) QVERIFY2(info.names.count("de"), info.code.c_str());
        QCOMPARE(nameIn("de", map[map.findProvince("MUN")]), std::string("München"));
        QCOMPARE(nameIn("xx", map[map.findProvince("MUN")]), std::string("Munich"));
        QCOMPARE(nameIn("de", map[map.findPower("Austria")]), std::string("Österreich"));
    }

    void codesAreFoundWithoutRegardToCase()
    {
        const Map map = standardMap();
        QCOMPARE(map[map.findProvince("mun")].name, std::string("Munich"));
        QCOMPARE(map.findProvince("Munich"), noProvince);
        QCOMPARE(map.findLocation("STP/ec"), nowhere);
        QCOMPARE(map[map.findPower("TURKISH")].name, std::string("Turkey"));
        QCOMPARE(map.findPower(""), noPower);
    }

    void aMissingProvinceIsNamedOnce()
    {
        std::string text = contentOf("maps/standard.toml");
        const std::size_t at = text.find("[[province]]\ncode = \"BUR\"");
        text.erase(at, text.find("[[province]]", at + 1) - at);
        const auto faults = mapFaults(text, "m");
        QCOMPARE(faults.size(), 1U);
        QVERIFY2(faults[0].text().ends_with(
                     "“BUR” is not a province on this map, and is named 7 times; expected a "
                     "[[province]] with code = \"BUR\""),
                 faults[0].text().c_str());
    }

    void brokenMapIsRefused_data()
    {
        QTest::addColumn<QString>("file");
        const QDir folder(QStringLiteral(CHANCERY_SOURCE_DIR "/tests/data/broken_maps"));
        for (const QString& file : folder.entryList({"*.toml"})) QTest::newRow(qPrintable(file)) << file;
    }

    /// The first line of each file says what must be reported: "# expect: 12:8: message".
    void brokenMapIsRefused()
    {
        QFETCH(QString, file);
        const std::string content = contentOf("tests/data/broken_maps/" + file);
        const QString head = QString::fromStdString(content.substr(0, content.find('\n')));
        const auto map = readMap(content, "map.toml");
        QVERIFY(!map);
        QCOMPARE(QString::fromStdString(map.error().text()), "map.toml:" + head.mid(qstrlen("# expect: ")));
    }

    void allFaultsAreToldInTheSequenceOfTheFile()
    {
        std::string content = contentOf("maps/standard.toml");
        const auto misspell = [&](std::string_view right, std::string_view wrong) {
            content.replace(content.find(right), right.size(), wrong);
        };
        misspell("type = \"sea\"", "type = \"wet\"");
        misspell("victory = 18", "victory = 999");
        const auto faults = mapFaults(content, "m");
        QCOMPARE(faults.size(), 2U);
        QVERIFY(faults[0].message.find("victory") != std::string::npos);
        QVERIFY(faults[1].message.find("wet") != std::string::npos);
    }

    void garbageIsRefused()
    {
        QVERIFY(!readMap(std::string("\0\xFF\xFE[[province]]", 16), "m"));
        QVERIFY(!readMap("[[province]]\n[[province]]\n", "m"));
        QVERIFY(!readMap(std::string(5 << 20, ' '), "m"));
        QVERIFY(!readMap("a = " + std::string(100000, '['), "m"));
        const std::string whole = contentOf("maps/standard.toml");
        for (std::size_t cut = 0; cut < whole.size() - 60; cut += 977)
            QVERIFY(!readMap(whole.substr(0, cut), "m"));
    }
};

CHANCERY_SUITE(TestMapFile, QCoreApplication)

} // namespace chancery::tst_map_file

#include "tst_map_file.moc"
