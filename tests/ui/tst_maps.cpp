// SPDX-License-Identifier: GPL-3.0-or-later
// The drawn boards say the same as their tables: who borders on whom, read from shared vertices alone.
#include "engine/map/coast_runs.h"
#include "engine/map/map_file.h"
#include "engine/map/map_geometry.h"
#include "tests/support/files.h"
#include "tests/support/suite.h"
#include "ui/draw/map_art.h"

#include <QtTest>

#include <map>

namespace chancery::tst_maps {

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(QStringLiteral(CHANCERY_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QPointF toQt(Point p)
{
    return {p.x, p.y};
}

QRectF tokenAt(Point p)
{
    return {p.x - 20.5, p.y - 16, 41, 32};
}

SpaceOutline& outlineOf(MapOutline& outline, const std::string& code)
{
    return *std::find_if(outline.spaces.begin(), outline.spaces.end(),
                         [&](const SpaceOutline& s) { return s.code == code; });
}

/// Whether one of the problems contains the words.
bool mentions(const std::vector<std::string>& problems, const std::string& words)
{
    return std::any_of(problems.begin(), problems.end(),
                       [&](const std::string& p) { return p.find(words) != std::string::npos; });
}

} // namespace

class TestMaps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QFETCH_GLOBAL(QString, id);
        if (map_.id == id.toStdString()) return;
        const auto map = shippedMaps()(id.toStdString());
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        map_ = **map;
        const std::string picture = "maps/" + map_.picture;
        auto art = readMapArt(contentOf(QString::fromStdString(picture)), map_, picture);
        QVERIFY2(art, art ? "" : art.error().text().c_str());
        art_ = *art;
    }

    void initTestCase_data()
    {
        QTest::addColumn<QString>("id");
        for (const char* id : shippedMapIds) QTest::newRow(id) << id;
    }

    void pictureAgreesWithTable()
    {
        for (const auto& problem : compareWithTable(map_, art_.outline)) QFAIL(problem.c_str());
    }

    void everyPairIsDerived()
    {
        const DrawnAdjacency drawn = drawnAdjacency(map_, art_.outline);
        int armies = 0, fleets = 0;
        for (std::size_t p = 0; p < map_.provinces.size(); ++p) {
            QCOMPARE(drawn.armyReach[p], map_.armyReach[p]);
            armies += drawn.armyReach[p].size();
        }
        for (std::size_t l = 0; l < map_.locations.size(); ++l) {
            QCOMPARE(drawn.fleetReach[l], map_.fleetReach[l]);
            fleets += drawn.fleetReach[l].size();
        }
        if (!onlyFor("standard")) return;
        QCOMPARE(armies, 2 * 111);
        QCOMPARE(fleets, 2 * 141);
    }

    /// A border of less than 15 units could not be seen on a projector.
    void noBorderIsTooShortToSee()
    {
        QVERIFY(drawnBorders(art_.outline, 150).pairs == drawnBorders(art_.outline).pairs);
    }

    void aMovedVertexIsCaught()
    {
        if (!onlyFor("standard")) return;
        MapOutline outline = art_.outline;
        outlineOf(outline, "BOH").rings[0][0].x += 1; // a tenth of a unit
        const auto problems = compareWithTable(map_, outline);
        QVERIFY(mentions(problems, "BOH: the edge from"));
        QVERIFY(mentions(problems, "is not shared with exactly one neighbour"));
        QVERIFY(mentions(problems, "areas"));
    }

    void aVertexMovedInAllItsSpacesIsCaughtWhenEdgesCross()
    {
        if (!onlyFor("standard")) return;
        MapOutline outline = art_.outline;
        const OutlinePoint corner = outlineOf(outline, "BOH").rings[0][5];
        for (auto& space : outline.spaces)
            for (auto& ring : space.rings)
                for (auto& p : ring)
                    if (p == corner) p.x += 600;
        QVERIFY(mentions(compareWithTable(map_, outline), "edges cross"));
    }

    void swappedSpacesAreCaught()
    {
        if (!onlyFor("standard")) return;
        MapOutline outline = art_.outline;
        std::swap(outlineOf(outline, "LVP").rings, outlineOf(outline, "YOR").rings);
        const auto problems = compareWithTable(map_, outline);
        QVERIFY(mentions(problems, "army CLY-LVP is in the table and not drawn"));
        QVERIFY(mentions(problems, "army CLY-YOR is drawn and not in the table"));
        QVERIFY(mentions(problems, "fleet IRI-YOR is drawn and not in the table"));
    }

    void aClosedStraitIsCaught()
    {
        if (!onlyFor("standard")) return;
        Map map = map_; // as if the table did not know that a fleet passes from Denmark to Sweden
        map.fleetReach[index(map.findLocation("DEN"))].remove(map.findLocation("SWE"));
        map.fleetReach[index(map.findLocation("SWE"))].remove(map.findLocation("DEN"));
        QVERIFY(mentions(compareWithTable(map, art_.outline), "fleet DEN-SWE is drawn and not in the table"));
    }

    void aSwappedCoastIsCaught()
    {
        if (!onlyFor("standard")) return;
        Map map = map_; // a table in which Portugal lies on no coast of Spain but the south
        map.fleetReach[index(map.findLocation("SPA/nc"))].remove(map.findLocation("POR"));
        map.fleetReach[index(map.findLocation("POR"))].remove(map.findLocation("SPA/nc"));
        deriveTopology(map);
        QVERIFY(
            mentions(compareWithTable(map, art_.outline), "fleet POR-SPA/nc is drawn and not in the table"));
    }

    void swappedNodesAreCaught()
    {
        if (!onlyFor("standard")) return;
        MapOutline outline = art_.outline;
        const OutlinePoint north = nodeOf({"LVP", "WAL", "YOR"}), south = nodeOf({"LON", "WAL", "YOR"});
        for (auto& space : outline.spaces)
            for (auto& ring : space.rings)
                for (auto& p : ring) p = p == north ? south : p == south ? north : p;
        const auto problems = compareWithTable(map_, outline);
        QVERIFY(mentions(problems, ": edges cross near"));
        QVERIFY(mentions(problems, "who borders on whom is compared once the outlines are sound"));
    }

    void aDroppedCoastIsCaught()
    {
        if (!onlyFor("standard")) return;
        Map map = map_;
        const Location coast = map.findLocation("SPA/sc");
        for (LocationSet& reach : map.fleetReach) reach.remove(coast);
        map.fleetReach[index(coast)] = {};
        deriveTopology(map);
        const auto problems = compareWithTable(map, art_.outline);
        QVERIFY(mentions(problems, "fleet LYO-SPA/nc is drawn and not in the table"));
        QVERIFY(mentions(problems, "fleet WES-SPA/nc is drawn and not in the table"));
    }

    void aMissingSpaceIsCaught()
    {
        if (!onlyFor("standard")) return;
        MapOutline outline = art_.outline;
        std::erase_if(outline.spaces, [](const SpaceOutline& s) { return s.code == "MUN"; });
        QVERIFY(mentions(compareWithTable(map_, outline), "MUN is in the table and not drawn"));
    }

    void aWrongKindIsCaught()
    {
        if (!onlyFor("standard")) return;
        MapOutline outline = art_.outline;
        outlineOf(outline, "MUN").kind = SpaceKind::Coast;
        QVERIFY(mentions(compareWithTable(map_, outline), "MUN is drawn as another kind"));
    }

    void tokensNamesAndMarkersStandInTheirSpaces()
    {
        for (std::size_t p = 0; p < map_.provinces.size(); ++p) {
            const auto& province = map_.provinces[p];
            const auto& g = art_.geometry;
            QVERIFY2(art_.space[p].contains(toQt(g.unit[p])), province.code.c_str());
            QVERIFY2(inOrBeside(p, toQt(g.label[p])), province.code.c_str());
            QVERIFY2(inOrBeside(p, toQt(g.abbreviation[p])), province.code.c_str());
            QVERIFY2(g.labelWidth[p] > 20, province.code.c_str());
            if (province.centre) QVERIFY2(art_.space[p].contains(toQt(g.centre[p])), province.code.c_str());
        }
    }

    void tokensOnSplitCoastsTouchTheirSpaceAndTheSea()
    {
        for (std::size_t l = map_.provinces.size(); l < map_.locations.size(); ++l) {
            const auto& location = map_.locations[l];
            const QRectF token = tokenAt(art_.geometry.unit[l]);
            QVERIFY2(art_.space[index(location.province)].intersects(token), location.code.c_str());
            bool atSea = false;
            for (Province sea : map_.fleetProvinces[l] & map_.seas)
                atSea = atSea || art_.space[index(sea)].intersects(token);
            QVERIFY2(atSea, location.code.c_str());
        }
    }

    void tokensDoNotCoverOneAnother()
    {
        const auto& unit = art_.geometry.unit;
        for (std::size_t l = 0; l < unit.size(); ++l)
            for (std::size_t m = l + 1; m < unit.size(); ++m)
                QVERIFY2(!tokenAt(unit[l]).intersects(tokenAt(unit[m])),
                         (map_.locations[l].code + " " + map_.locations[m].code).c_str());
    }

    void tokensDoNotCoverMarkers()
    {
        for (std::size_t p = 0; p < map_.provinces.size(); ++p)
            for (std::size_t l = 0; map_.provinces[p].centre && l < map_.locations.size(); ++l) {
                const QPointF centre = toQt(art_.geometry.centre[p]);
                QVERIFY2(!tokenAt(art_.geometry.unit[l]).adjusted(-4, -4, 4, 4).contains(centre),
                         (map_.provinces[p].code + " " + map_.locations[l].code).c_str());
            }
    }

    void everyLayerOfDecorationIsThere()
    {
        for (std::size_t layer = 0; layer < artLayerCount; ++layer)
            QVERIFY2(!art_.layers[layer].empty(), std::to_string(layer).c_str());
        if (onlyFor("standard")) QCOMPARE(art_.impassable.size(), 7U);
        QCOMPARE(art_.impassable.size(), map_.impassable.size());
    }

private:
    /// In the space, or in a sea that it touches.
    bool inOrBeside(std::size_t p, QPointF at) const
    {
        bool found = art_.space[p].contains(at);
        for (Province sea : map_.seasTouching[p]) found = found || art_.space[index(sea)].contains(at);
        return found;
    }

    /// A vertex that all of these spaces have.
    OutlinePoint nodeOf(std::initializer_list<const char*> codes)
    {
        std::map<OutlinePoint, std::size_t> spaces;
        for (const char* code : codes)
            for (const auto& ring : outlineOf(art_.outline, code).rings)
                for (const OutlinePoint p : ring) ++spaces[p];
        const auto node = std::find_if(spaces.begin(), spaces.end(),
                                       [&](const auto& known) { return known.second == codes.size(); });
        return node->first;
    }

    /// Tests of what the comparison notices name spaces of one map.
    bool onlyFor(const char* id) const { return map_.id == id; }

    Map map_;
    MapArt art_;
};

CHANCERY_SUITE(TestMaps, QCoreApplication)

} // namespace chancery::tst_maps

#include "tst_maps.moc"
