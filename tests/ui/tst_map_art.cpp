// SPDX-License-Identifier: GPL-3.0-or-later
// A picture from a stranger that is broken or means harm is refused with the place and the reason.
#include "engine/map/map_file.h"
#include "tests/support/suite.h"
#include "ui/draw/map_art.h"
#include "ui/draw/map_svg.h"

#include <QtTest>

namespace chancery::tst_map_art {

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(QStringLiteral(CHANCERY_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A board of three spaces in the form that maps/README.md describes.
const QByteArray small = contentOf("tests/data/maps/small.svg");

Map smallMap()
{
    Map map;
    map.id = "small";
    map.provinces.resize(3);
    map.locations.resize(3);
    const char* codes[] = {"SEA", "AAA", "BBB"};
    for (std::uint8_t i = 0; i < 3; ++i) {
        map.provinces[i].code = codes[i];
        map.provinces[i].terrain = i == 0 ? Terrain::Sea : Terrain::Coast;
        map.locations[i] = {Province{i}, codes[i], {}};
    }
    map.provinces[1].centre = true;
    for (std::uint8_t i = 0; i < 3; ++i)
        for (std::uint8_t j = 0; j < 3; ++j)
            if (i != j) map.fleetReach[i].add(Location{j});
    map.armyReach[1].add(Province{2});
    map.armyReach[2].add(Province{1});
    deriveTopology(map);
    return map;
}

QByteArray with(const char* from, const QByteArray& to)
{
    QByteArray changed = small;
    return changed.replace(from, to);
}

void row(const char* name, const QByteArray& svg, const char* where, const char* message)
{
    QTest::newRow(name) << svg << QString(where) << QString(message);
}

/// Files that are no pictures, or too large.
void noPictures()
{
    const QByteArray entity = "<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]>\n";
    const QByteArray file = "<!DOCTYPE svg [<!ENTITY a SYSTEM \"file:///etc/hostname\">]>\n";
    QByteArray deep = small, many;
    deep.replace("<g id=\"anchors\"", QByteArray("<g>").repeated(40) + "<g id=\"anchors\"");
    for (int i = 0; i < 450'000; ++i) many += i % 2 ? "1,1 " : "2,2 ";

    row("empty", {}, "bad.svg", "the picture ends too early");
    row("no XML", "PNG", "bad.svg:1", "not well-formed");
    row("cut off", small.left(700), "bad.svg:", "the picture ends too early");
    row("another root", "<html/>", "bad.svg:1", "expected an <svg>");
    row("entities", entity + small, "bad.svg:1", "DOCTYPE");
    row("a file as entity", file + small, "bad.svg:1", "DOCTYPE");
    row("undeclared entity", with("M0,0 ", "&a;M0,0 "), "bad.svg:2", "not well-formed");
    row("script", with("<g id=\"anchors\"", "<script>x()</script><g id=\"anchors\""), "bad.svg:8", "scripts");
    row("remote image", with("</svg>", "<image href=\"http://example.org/a.png\"/></svg>"), "bad.svg:16",
        "outside");
    row("local image", with("</svg>", "<image href=\"/etc/passwd\"/></svg>"), "bad.svg:16", "outside");
    row("too deep", deep, "bad.svg:8", "nested deeper");
    row("too many points", with("M0,20 60,20 90,20", "M" + many), "bad.svg:7", "more points");
    row("too large", small + QByteArray(SvgLimits::bytes, ' '), "bad.svg", "larger than");
    row("too many elements", with("</svg>", QByteArray("<a/>").repeated(60'000) + "</svg>"), "bad.svg:16",
        "elements");
    row("too many parts", with("M60,20L90,20V60H60z", QByteArray("M60,20L90,20V60H60z").repeated(1001)),
        "bad.svg:5", "space-BBB: more than 1000 parts");
    QByteArray attributes = "<path";
    for (int i = 0; i < 500'000; ++i) attributes += " a" + QByteArray::number(i) + "=''";
    row("too many attributes", with("</g>\n</svg>", attributes + "/></g>\n</svg>"), "bad.svg:15",
        "attributes");
    row("too many attributes after quotes", "<svg a='>' b=\"<!--\"" + attributes.mid(5) + ">-->", "bad.svg:1",
        "attributes");
    row("late document type", "<?xml version='1.0'?><!-- > -->\n<!DOCTYPE svg>" + small, "bad.svg:2",
        "DOCTYPE");
    row("Latin-1", with("layer-coast", "k\xfcste"), "bad.svg", "UTF-8");
    row("UTF-16", QByteArray("<\0s\0v\0g\0/\0>\0", 12), "bad.svg", "not well-formed");
}

void wrongOutlines()
{
    row("no viewBox", with("viewBox", "vb"), "bad.svg:1", "viewBox");
    row("negative size", with("0 0 90 60", "0 0 -90 60"), "bad.svg:1", "viewBox");
    row("huge size", with("0 0 90 60", "0 0 90000 60"), "bad.svg:1", "viewBox");
    row("missing space", with("space-BBB", "spice-BBB"), "bad.svg", "no path \"space-BBB\"");
    row("unknown space", with("space-BBB", "space-XYZ"), "bad.svg:5", "space-XYZ: the map small has no such");
    row("space twice", with("space-BBB", "space-AAA"), "bad.svg:5", "a second path for space-AAA");
    row("no kind", with("data-kind=\"sea\"", ""), "bad.svg:2", "space-SEA: expected data-kind");
    row("open outline", with("V60H60z", "V60H60"), "bad.svg:5",
        "space-BBB: every part of its outline must be closed");
    row("two points", with("M60,20L90,20V60H60z", "M60,20L90,20Z"), "bad.svg:5", "three points");
    row("empty outline", with("M60,20L90,20V60H60z", ""), "bad.svg:5", "space-BBB: the outline is empty");
    row("curve", with("V60H60z", "C1,2 3,4 5,6z"), "bad.svg:5", "space-BBB: expected one of the commands");
    row("no number", with("V60H60z", "Vx"), "bad.svg:5", "space-BBB: expected a number");
    row("not a number", with("V60H60z", "Vnan"), "bad.svg:5", "space-BBB: expected a number");
    row("far number", with("V60H60z", "V1e300"), "bad.svg:5", "space-BBB: expected a number");
    row("creeping far", with("V60H60z", "v99999v99999"), "bad.svg:5", "space-BBB: expected a number");
    row("line first", with("M60,20L90,20", "L90,20"), "bad.svg:5", "space-BBB: expected M first");
    row("number after close", with("V60H60z", "V60H60z 5,5"), "bad.svg:5", "space-BBB: expected a command");
    row("close first", with("M60,20L90,20", "ZM60,20L90,20"), "bad.svg:5", "space-BBB: nothing to close");
    row("transform", with("<g id=\"layer-land\"", "<g id=\"layer-land\" transform=\"scale(2)\""), "bad.svg:3",
        "a transform on \"layer-land\"");
}

void wrongAnchors()
{
    row("missing unit", with("unit-at-AAA", "x"), "bad.svg", "no anchor \"unit-at-AAA\"");
    row("missing label", with("label-at-BBB", "x"), "bad.svg", "no anchor \"label-at-BBB\"");
    row("missing centre", with("sc-at-AAA", "x"), "bad.svg", "no anchor \"sc-at-AAA\"");
    row("anchor twice", with("label-at-BBB", "unit-at-BBB"), "bad.svg:14", "a second anchor \"unit-at-BBB\"");
    row("anchor outside", with("cx=\"45\"", "cx=\"91\""), "bad.svg:9", "\"unit-at-SEA\" lies outside");
    row("anchor without cx", with("cx=\"45\"", ""), "bad.svg:9", "\"unit-at-SEA\": expected a number for cx");
    row("anchor with a unit", with("cx=\"45\"", "cx=\"45px\""), "bad.svg:9", "expected a number for cx");
}

} // namespace

class TestMapArt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSmallBoardIsRead()
    {
        const auto art = readMapArt(small, smallMap(), "small.svg");
        QVERIFY2(art, art ? "" : art.error().text().c_str());
        const BoardGeometry& g = art->geometry;
        QCOMPARE(g.width, 90.0);
        QCOMPARE(g.unit[0], (Point{45, 10}));
        QCOMPARE(g.labelWidth[0], 40.0);
        QCOMPARE(g.dislodged[1], (Point{33, 44}));
        QCOMPARE(g.abbreviation[1], (Point{31, 51}));
        QCOMPARE(g.abbreviation[2], g.label[2]);
        QCOMPARE(g.centre[1], (Point{10, 30}));
        QCOMPARE(art->layer(ArtLayer::Coast).size(), 1U);
        QVERIFY(art->space[2].contains(QPointF(75, 40)));
        QVERIFY(!art->space[2].contains(QPointF(30, 40)));
        for (const auto& problem : compareWithTable(smallMap(), art->outline)) QFAIL(problem.c_str());
    }

    void relativePathsMeanTheSame()
    {
        const auto art =
            readMapArt(with("M60,20L90,20V60H60z", "m60,20 30,0v40h-30z"), smallMap(), "small.svg");
        QVERIFY(art);
        QVERIFY(compareWithTable(smallMap(), art->outline).empty());
    }

    void whatOtherProgramsPutInIsReadOver()
    {
        const QByteArray row(1000, '='), tags = QByteArray("<a b='' ").repeated(1000);
        const QByteArray decorated =
            "\ufeff<?xml version='1.0' encoding='UTF-16'?>\n<!-- " + row + tags + "-->" +
            with("</svg>",
                 "<text style='" + row + "\"'>" + row + "<![CDATA[" + tags + "]]>&#x3c;</text></svg>");
        const auto art = readMapArt(decorated, smallMap(), "small.svg");
        QVERIFY2(art, art ? "" : art.error().text().c_str());
    }

    void badPicturesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("svg");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("message");
        noPictures();
        wrongOutlines();
        wrongAnchors();
    }

    void badPicturesAreRefused()
    {
        QFETCH(QByteArray, svg);
        QFETCH(QString, where);
        QFETCH(QString, message);
        const auto art = readMapArt(svg, smallMap(), "bad.svg");
        QVERIFY(!art);
        QVERIFY2(QString::fromStdString(art.error().where).startsWith(where), art.error().text().c_str());
        QVERIFY2(QString::fromStdString(art.error().message).contains(message), art.error().text().c_str());
    }

    /// Where every edge crosses every other, or lies on it, the comparison with the table ends as well.
    void tangledPicturesAreToldFromTheTable_data()
    {
        QTest::addColumn<int>("side"); // of the square that the points are strewn over
        QTest::addColumn<QString>("message");
        QTest::addRow("long edges") << 50'021 << "to look for all crossings";
        QTest::addRow("crossings in one place") << 151 << "to look for all crossings";
        QTest::addRow("one edge again and again") << 0 << "not shared";
    }

    void tangledPicturesAreToldFromTheTable()
    {
        QFETCH(int, side);
        QFETCH(QString, message);
        MapOutline outline{200'000, 200'000, {{"SEA", SpaceKind::Sea, {{}}}}};
        for (int i = 0; i < 100'000; ++i) {
            const int along = side == 0 ? i % 2 * 10 : i * 31 % side;
            const int across = side == 0 ? 0 : i * 37 % (side - 1);
            outline.spaces[0].rings[0].push_back({along, across});
        }
        const auto problems = compareWithTable(smallMap(), outline);
        QVERIFY(std::any_of(problems.begin(), problems.end(), [&](const std::string& problem) {
            return QString::fromStdString(problem).contains(message);
        }));
    }

    /// However a file is cut short, it is refused and never half read.
    void everyCutIsRefused()
    {
        for (qsizetype length = 0; length < small.size() - 7; length += 3)
            QVERIFY2(!readMapArt(small.left(length), smallMap(), "bad.svg"), std::to_string(length).c_str());
    }

    void readingTheStandardBoard()
    {
        const auto map = readMap(contentOf("maps/standard.toml").toStdString(), "standard.toml");
        QVERIFY(map);
        const QByteArray svg = contentOf("maps/standard.svg");
        QBENCHMARK
        {
            QVERIFY(readMapArt(svg, *map, "standard.svg"));
        }
    }
};

CHANCERY_SUITE(TestMapArt, QCoreApplication)

} // namespace chancery::tst_map_art

#include "tst_map_art.moc"
