// SPDX-License-Identifier: GPL-3.0-or-later
// Positions in the text form of jDip's test cases.
#include "engine/files/position_file.h"
#include "engine/orders/order_text.h"
#include "tests/engine/position_texts.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

namespace chancery::tst_position_cases {

namespace {

using namespace position_texts;

const char* const cases = R"(# two cases
VARIANT_ALL Standard
CASE first, with a # comment
PRESTATE_SETPHASE Fall 1901, Movement
PRESTATE
	England: F nth
	Russia F stp/sc
PRESTATE_SUPPLYCENTER_OWNERS
	England: F lon
ORDERS
	England: F nth - pic
	Russia: F stp/sc-bot
POSTSTATE_SAME
END

CASE second
PRESTATE_SETPHASE F1901R
PRESTATE
	Italy: F ion
	Turkey: F con
	Austria: A ser
PRESTATE_DISLODGED
	Austria: F ion
PRESTATE_RESULTS
	SUCCESS: Italy: F tun-ion
	FAILURE: Turkey: F con-aeg
	FAILURE: Italy: F smy-aeg
	FAILURE: Austria: A ser-gre
ORDERS
	Austria: F ion - gre
POSTSTATE
	Austria: F gre
END
)";

} // namespace

class TestPositionCases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsCasesInTextForm()
    {
        const Sheets sheets = read(cases);
        QVERIFY2(sheets, sheets ? "" : sheets.error().text().c_str());
        QCOMPARE(sheets->size(), std::size_t(2));

        const PositionSheet& first = sheets->front();
        QCOMPARE(first.title, std::string("first, with a"));
        QCOMPARE(shortName(first.phase), std::string("F1901M"));
        QCOMPARE(first.position.units.size(), std::size_t(2));
        QCOMPARE(first.written.size(), std::size_t(2));
        QCOMPARE(canonical(*first.map, first.position, first.written[1].orders.front()),
                 std::string("F STP/sc - BOT"));
        QCOMPARE(centresOf(first.position, first.map->findPower("England")), 1);
        QCOMPARE(centresOf(first.position, first.map->findPower("Russia")), 0);
    }

    /// The earlier orders show where the attack came from and which space two units left contested; one
    /// failed move alone contests nothing.
    void casesDeriveRetreatsFromEarlierOrders()
    {
        const Sheets sheets = read(cases);
        QVERIFY(sheets);
        const PositionSheet& second = sheets->back();
        QVERIFY(second.position.contested == ProvinceSet{province("AEG")});
        const DislodgedUnit* unit = dislodgedAt(*second.map, second.position, province("ION"));
        QVERIFY(unit && unit->attackedFrom == province("TUN"));
        QVERIFY(unit->retreats.has(whole(province("GRE"))));
        QVERIFY(!unit->retreats.has(whole(province("AEG"))));
        QVERIFY(!unit->retreats.has(whole(province("TUN"))));
        // Centres are the map's own where the case says nothing.
        QCOMPARE(centresOf(second.position, second.map->findPower("Russia")), 4);
    }

    /// A slip costs its own case only, and a misspelt power is suggested.
    void aBadCaseLeavesTheOthers()
    {
        const Sheets sheets = read("CASE good\nPRESTATE\n Italy: A ven\nEND\nCASE bad\nPRESTATE\n"
                                   " Autsria: A vie\n France: nothing\nEND\nCASE open\nPRESTATE\n"
                                   "CASE last\nPRESTATE\n France: A par\nORDERS\n France: A par-bur\nEND\n");
        QVERIFY2(sheets, sheets ? "" : sheets.error().text().c_str());
        QStringList lines;
        for (const PositionSheet& sheet : *sheets)
            lines << QString::fromStdString(sheet.title + ": " + std::to_string(sheet.written.size()) + " " +
                                            (sheet.unread ? sheet.problems.front().text() : "read"));
        QCOMPARE(lines,
                 QStringList({"good: 0 read",
                              "bad: 0 x.toml:7:1: “Autsria” is not a power on this map; expected "
                              "“Austria”, perhaps",
                              "open: 0 x.toml:12:1: END is expected before the next CASE", "last: 1 read"}));
    }

    void whatTheFileStatesIsRead_data()
    {
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QStringList>("said");
        QTest::addColumn<QByteArray>("fault");
        QTest::newRow("none") << QByteArray() << QStringList() << QByteArray();
        QTest::newRow("both") << QByteArray(
                                     "POSTSTATE\n Italy: A tri\nPOSTSTATE_DISLODGED\n Austria: A tri\n")
                              << QStringList({"Italy: A TRI", "Austria: A TRI, dislodged"}) << QByteArray();
        QTest::newRow("same") << QByteArray("POSTSTATE_SAME\n")
                              << QStringList({"Austria: A TRI", "Italy: A VEN", "none, dislodged"})
                              << QByteArray();
        QTest::newRow("no unit") << QByteArray("POSTSTATE\nPOSTSTATE_DISLODGED\n Austria: A tri\n")
                                 << QStringList({"Austria: A TRI, dislodged", "none"}) << QByteArray();
        QTest::newRow("unreadable")
            << QByteArray("POSTSTATE\n Italy: A tri\n Utopia: A tri\n") << QStringList()
            << QByteArray("x.toml:9:1: “Utopia” is not a power on this map; expected the name of a power");
    }
    void whatTheFileStatesIsRead()
    {
        QFETCH(QByteArray, after);
        QFETCH(QByteArray, fault);
        const Sheets sheets = read("CASE a\nPRESTATE\n Italy: A ven\n Austria: A tri\n"
                                   "ORDERS\n Italy: A ven-tri\n" +
                                   after.toStdString() + "END\n");
        QVERIFY2(sheets, sheets ? "" : sheets.error().text().c_str());
        QCOMPARE(sheets->front().stated.has_value(), !after.isEmpty());
        QCOMPARE(sheets->front().stated.value_or(StatedAfter{}).fault, fault.toStdString());
        QStringList lines;
        for (const std::string& line : resultLines(sheets->front())) lines << QString::fromStdString(line);
        QTEST(lines, "said");
    }

    void wrongCasesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("error");
        QTest::addRow("no end") << QByteArray("CASE a\nPRESTATE\n")
                                << QByteArray("x.toml:2:1: the case has no end; expected END");
        QTest::addRow("no case") << QByteArray("VARIANT_ALL Standard\n")
                                 << QByteArray("x.toml:1:1: there is no case; expected CASE");
        QTest::addRow("end first") << QByteArray("VARIANT_ALL Standard\nEND\n")
                                   << QByteArray("x.toml:2:1: END has no beginning; expected CASE before it");
        QTest::addRow("other variant")
            << QByteArray("VARIANT_ALL Moon\n") << QByteArray("x.toml:1:1: there is no map");
        QTest::addRow("other power") << QByteArray("CASE a\nPRESTATE\n Utopia: A par\nEND\n")
                                     << QByteArray("x.toml:3:1: “Utopia” is not a power on this map");
        QTest::addRow("no unit") << QByteArray("CASE a\nPRESTATE\n France: par\nEND\n")
                                 << QByteArray("x.toml:3:1: “par” is not a unit; expected one such as");
        QTest::addRow("other phase") << QByteArray("CASE a\nPRESTATE_SETPHASE Summer 1901, Movement\nEND\n")
                                     << QByteArray("x.toml:2:1: this is not a phase; expected one such as");
        QTest::addRow("too many cases") << QByteArray("CASE a\nEND\n").repeated(100'000)
                                        << QByteArray("x.toml:20001:1: there are too many cases");
        QTest::addRow("other map within a case")
            << QByteArray("CASE a\nPRESTATE\nVARIANT_ALL Standard\nEND\n")
            << QByteArray("x.toml:3:1: END is expected before");
        QTest::addRow("Latin-1") << QByteArray("CASE a # \xfc\nORDERS\n France: A m\xfcn H\nEND\n")
                                 << QByteArray("x.toml:3:1: the line is not in UTF-8; expected");
        QTest::addRow("surrogate") << QByteArray("CASE \xed\xa0\x80\nEND\n")
                                   << QByteArray("x.toml:1:1: the line is not in UTF-8; expected");
        QTest::addRow("overlong") << QByteArray("CASE \xe0\x80\xaf\nEND\n")
                                  << QByteArray("x.toml:1:1: the line is not in UTF-8; expected");
        QTest::addRow("cut letter") << QByteArray("CASE \xe2\x80\nEND\n")
                                    << QByteArray("x.toml:1:1: the line is not in UTF-8; expected");
        QTest::addRow("no section") << QByteArray("CASE a\nFrance: A par\nEND\n")
                                    << QByteArray("x.toml:2:1: ");
    }

    void wrongCasesAreRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, error);
        const Sheets sheets = read(text.toStdString());
        QVERIFY(!sheets);
        QVERIFY2(sheets.error().text().rfind(error.toStdString(), 0) == 0, sheets.error().text().c_str());
    }
};

CHANCERY_SUITE(TestPositionCases, QCoreApplication)

} // namespace chancery::tst_position_cases

#include "tst_position_cases.moc"
