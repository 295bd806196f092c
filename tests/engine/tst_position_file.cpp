// SPDX-License-Identifier: GPL-3.0-or-later
// Positions as documents: TOML and the text form of jDip's cases.
#include "engine/base/utf8.h"
#include "engine/files/position_file.h"
#include "engine/orders/order_text.h"
#include "tests/engine/position_texts.h"
#include "tests/support/files.h"
#include "tests/support/random_game.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

namespace chancery::tst_position_file {

namespace {

using namespace position_texts;

} // namespace

class TestPositionFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsUnitsCentresRetreatsAndOrders()
    {
        const Sheets sheets = read(retreats);
        QVERIFY2(sheets, sheets ? "" : sheets.error().text().c_str());
        QCOMPARE(sheets->size(), std::size_t(1));
        const PositionSheet& sheet = sheets->front();
        QCOMPARE(shortName(sheet.phase), std::string("F1902R"));
        QCOMPARE(sheet.position.units.size(), std::size_t(3));
        QVERIFY(sheet.position.contested.has(province("BOH")));
        QCOMPARE(centresOf(sheet.position, sheet.map->findPower("Austria")), 2);

        const DislodgedUnit* told = dislodgedAt(*sheet.map, sheet.position, province("TRI"));
        QVERIFY(told && told->attackedFrom == province("VEN"));
        QVERIFY((told->retreats == LocationSet{whole(province("ALB")), whole(province("SER"))}));
        // Without a given retreat: every neighbour that is neither occupied nor contested.
        const DislodgedUnit* derived = dislodgedAt(*sheet.map, sheet.position, province("BUD"));
        QVERIFY(derived);
        QVERIFY((derived->retreats ==
                 LocationSet{whole(province("RUM")), whole(province("SER")), whole(province("TRI"))}));

        QVERIFY(sheet.problems.empty());
        QCOMPARE(canonical(*sheet.map, sheet.position, sheet.written.front().orders.front()),
                 std::string("A TRI - SER"));
    }

    /// 1971 VII.1: an empty list is a sheet with nothing on it, no list is none.
    void anEmptyListIsASheet()
    {
        const Sheets sheets = read("phase = \"S1901M\"\n[units]\nItaly = [\"A VEN\"]\nGermany = [\"A MUN\"]\n"
                                   "[orders]\nItaly = []\nFrance = [\"A PAR H\"]\n");
        QVERIFY2(sheets, sheets ? "" : sheets.error().text().c_str());
        const PositionSheet& sheet = sheets->front();
        const PowerSet received{sheet.map->findPower("Italy")};
        QVERIFY(sheet.received == received);
        QVERIFY(gameFrom(sheet).current().received == received);
        const Sheets again = read(writePosition(sheet));
        QVERIFY(again && again->front().received == received);
    }

    void positionsComeBackWhole()
    {
        for (std::uint32_t seed = 1; seed <= 10; ++seed) {
            const Game game = randomGame(sketch::sharedMap(), seed, 15);
            for (const PhaseRecord& record : game.phases) {
                const PositionSheet sheet{"Seed", game.map, record.phase, record.before, {}, {}};
                const Sheets back = read(writePosition(sheet));
                QVERIFY2(back, back ? "" : back.error().text().c_str());
                QVERIFY(back->front().position == record.before);
                QVERIFY(back->front().phase == record.phase);
                QCOMPARE(back->front().title, std::string("Seed"));
            }
        }
    }

    void unreadableOrdersAreToldWithTheirPlace()
    {
        const Sheets sheets = read("phase = \"S1901M\"\n[units]\nItaly = [\"A VEN\"]\n[orders]\n"
                                   "Italy = [\"A Ven - Tri\",\n  \"A Ven to the moon\"]\n");
        QVERIFY(sheets);
        QCOMPARE(sheets->front().problems.size(), std::size_t(1));
        QCOMPARE(sheets->front().problems.front().where, std::string("x.toml:6:3"));
        QVERIFY(sheets->front().problems.front().message.find("A Ven to the moon") != std::string::npos);
    }

    void longOrderIsNotEchoedWhole()
    {
        const Sheets sheets = read("phase = \"S1901M\"\n[orders]\nItaly = [\"A " + std::string(900, 'x') +
                                   std::string(900, 'y') + "\"]\n");
        QVERIFY(sheets);
        const std::string message = sheets->front().problems.front().message;
        QVERIFY2(message.size() < 300, message.c_str());
        QVERIFY2(message.starts_with("\"A xxx") && message.find("xxx...") != std::string::npos,
                 message.c_str());
    }

    void excerptIsCutBetweenLetters()
    {
        QCOMPARE(excerpt("A Köl"), std::string("A Köl"));
        for (std::size_t lead = 0; lead < 4; ++lead) {
            const std::string cut = excerpt(std::string(lead, 'x') + QString("€").repeated(50).toStdString());
            QVERIFY(isUtf8(cut) && cut.size() <= 83 && cut.size() > 76 && cut.ends_with("..."));
        }
    }

    void coastLeftOutOfARetreatMayBeAny()
    {
        const Sheets sheets =
            read("phase = \"S1901R\"\n[dislodged]\nFrance = [\"F MAO\", \"A MAR\"]\n"
                 "[retreat_options.France]\n\"F MAO\" = [\"SPA\"]\n\"A MAR\" = [\"SPA/sc\"]\n");
        QVERIFY2(sheets, sheets ? "" : sheets.error().text().c_str());
        const Map& map = *sheets->front().map;
        const auto retreatsOf = [&](const char* code) {
            return dislodgedAt(map, sheets->front().position, province(code))->retreats;
        };
        QVERIFY((retreatsOf("MAO") == LocationSet{map.findLocation("SPA/nc"), map.findLocation("SPA/sc")}));
        QVERIFY((retreatsOf("MAR") == LocationSet{whole(province("SPA"))}));
    }

    void coastsAreReadAsOrdersWriteThem()
    {
        for (const char* fleet : {"F SPA/nc", "F SPA(nc)", "F Spain (nc)"}) {
            const Sheets sheets =
                read("phase = \"S1901M\"\n[units]\nFrance = [\"" + std::string(fleet) + "\"]\n");
            QVERIFY2(sheets, sheets ? "" : sheets.error().text().c_str());
            QCOMPARE(canonical(*sheets->front().map, sheets->front().position.units.front()),
                     std::string("F SPA/nc"));
        }
        QVERIFY(!read("phase = \"S1901M\"\n[units]\nFrance = [\"F SPA(nc\"]\n"));
        QVERIFY(!read("phase = \"S1901M\"\n[units]\nFrance = [\"F SPA(wc)\"]\n"));
    }

    void wrongDocumentsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("error");
        QTest::addRow("misspelt key") << QByteArray("phase = \"S1901M\"\n[untis]\nItaly = [\"A VEN\"]\n")
                                      << QByteArray("x.toml:2:1: “untis” is not known here");
        QTest::addRow("no phase") << QByteArray("[units]\nItaly = [\"A VEN\"]\n")
                                  << QByteArray("x.toml:1:1: “phase” is missing");
        QTest::addRow("other phase") << QByteArray("phase = \"Spring\"\n")
                                     << QByteArray("x.toml:1:9: “Spring” is not a phase");
        QTest::addRow("other map") << QByteArray("phase = \"S1901M\"\nmap = \"moon\"\n")
                                   << QByteArray("x.toml:2:7: the map “moon” cannot be used: ");
        QTest::addRow("orders are text")
            << QByteArray("phase = \"S1901M\"\n[orders]\nItaly = \"A VEN H\"\n")
            << QByteArray("x.toml:3:9: “orders of Italy” is not a list; expected a list");
        // Values of other documents have no place of their own: the message alone must name which one it is.
        QTest::addRow("an order is a text") << QByteArray("phase = \"S1901M\"\n[orders]\nItaly = [7]\n")
                                            << QByteArray("x.toml:3:10: orders of Italy: this is not a text");
        QTest::addRow("units are a list")
            << QByteArray("phase = \"S1901M\"\n[units]\nItaly = \"A VEN\"\n")
            << QByteArray("x.toml:3:9: “units of Italy” is not a list; expected a list");
        QTest::addRow("a unit is a text") << QByteArray("phase = \"S1901M\"\n[units]\nItaly = [7]\n")
                                          << QByteArray("x.toml:3:10: units of Italy: this is not a text");
        QTest::addRow("a centre is a text")
            << QByteArray("phase = \"S1901M\"\n[centres]\nItaly = [7]\n")
            << QByteArray("x.toml:3:10: centres of Italy: this is not a text");
        QTest::addRow("no TOML") << QByteArray("phase is S1901M\n") << QByteArray("x.toml:1:");
    }

    void wrongDocumentsAreRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, error);
        const Sheets sheets = read(text.toStdString());
        QVERIFY(!sheets);
        QVERIFY2(sheets.error().text().rfind(error.toStdString(), 0) == 0, sheets.error().text().c_str());
    }

    void impossiblePositionsAreReadAndNamed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("problem");
        QTest::addRow("retreat out of reach")
            << QByteArray("phase = \"S1901R\"\n[dislodged]\n"
                          "Austria = [{ unit = \"A VEN\", to = [\"TRI\", \"MUN\"] }]\n")
            << QByteArray("x.toml:3:12: A VEN (Austria) cannot retreat to Munich: it is not adjacent.");
        QTest::addRow("retreat to the other coast")
            << QByteArray("phase = \"S1901R\"\n[dislodged]\nFrance = [\"F MAR\"]\n"
                          "[retreat_options.France]\n\"F MAR\" = [\"SPA/nc\"]\n")
            << QByteArray("x.toml:3:11: F MAR (France) cannot retreat to Spain: it is not adjacent.");
        QTest::addRow("retreat to a contested space")
            << QByteArray("phase = \"S1901R\"\ncontested = [\"TRI\"]\n[dislodged]\n"
                          "Austria = [{ unit = \"A VEN\", to = [\"TRI\"] }]\n")
            << QByteArray("x.toml:4:12: A VEN (Austria) cannot retreat to Trieste: there was a standoff.");
        QTest::addRow("retreat to an occupied space")
            << QByteArray("phase = \"S1901R\"\n[units]\nItaly = [\"A VEN\"]\n[dislodged]\n"
                          "Austria = [{ unit = \"A VEN\", to = [\"VEN\"] }]\n")
            << QByteArray("x.toml:5:12: A VEN (Austria) cannot retreat to Venice: there is a unit.");
        QTest::addRow("dislodged in Winter")
            << QByteArray("phase = \"W1901A\"\n[units]\nItaly = [\"A VEN\"]\n[dislodged]\n"
                          "Italy = [\"A VEN\"]\nAustria = [{ unit = \"A VEN\", to = [] }]\n")
            << QByteArray("x.toml:6:12: A VEN (Austria) is dislodged, but no units retreat in this phase.");
        QTest::addRow("a second unit")
            << QByteArray(
                   "phase = \"W1901A\"\n[units]\nItaly = [\"A VEN\"]\nAustria = [\"A BUD\", \"A VEN\"]\n")
            << QByteArray("x.toml:4:21: A VEN (Austria): another unit is in Venice too.");
        QTest::addRow("a unit twice")
            << QByteArray("phase = \"S1901M\"\n[units]\nItaly = [\"A VEN\", \"A VEN\"]\n")
            << QByteArray("x.toml:3:19: A VEN (Italy): another unit is in Venice too.");
        QTest::addRow("a surplus unit")
            << QByteArray(
                   "phase = \"S1901M\"\n[units]\nItaly = [\"A VEN\"]\n[surplus]\nItaly = [\"F VEN\"]\n")
            << QByteArray("x.toml:5:10: F VEN (Italy): another unit is in Venice too.");
        QTest::addRow("an army at sea")
            << QByteArray("phase = \"S1901M\"\n[units]\nItaly = [\"A VEN\", \"A ION\"]\n")
            << QByteArray("x.toml:3:19: A ION (Italy): an army cannot be at sea.");
        QTest::addRow("on no coast")
            << QByteArray("phase = \"S1901M\"\n[units]\nRussia = [\"F STP\"]\n")
            << QByteArray("x.toml:3:11: F STP (Russia): it is on no coast of St Petersburg.");
        QTest::addRow("a case in text form")
            << QByteArray("CASE a\nPRESTATE\n France: A par\n Italy: A par\n Italy: A mar\nEND\n")
            << QByteArray("x.toml:4:1: A PAR (Italy): another unit is in Paris too.");
        QTest::addRow("dislodged in a case of adjustments")
            << QByteArray("CASE a\nPRESTATE_SETPHASE Fall 1901, Adjustment\nPRESTATE\n France: A par\n"
                          "PRESTATE_DISLODGED\n Italy: A par\nEND\n")
            << QByteArray("x.toml:6:1: A PAR (Italy) is dislodged, but no units retreat in this phase.");
        QTest::addRow("dislodged twice")
            << QByteArray("phase = \"S1901R\"\n[dislodged]\nAustria = [\"A VEN\", \"A VEN\"]\n")
            << QByteArray("x.toml:3:21: A VEN (Austria): another unit is dislodged in Venice too.");
    }

    /// With the place, so that a caller that resolves positions can refuse them; they are read all the same.
    void impossiblePositionsAreReadAndNamed()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, problem);
        const Sheets sheets = read(text.toStdString());
        QVERIFY2(sheets, sheets ? "" : sheets.error().text().c_str());
        const PositionSheet& sheet = sheets->front();
        QCOMPARE(QString::fromStdString(sheet.problems.front().text()), QString::fromUtf8(problem));
        const auto faults = faultsOf(*sheet.map, sheet.phase.kind, sheet.position);
        const bool offered = std::ranges::any_of(
            faults, [](const PositionFault& fault) { return isAboutRetreat(fault.kind); });
        QCOMPARE(canResolve(*sheet.map, sheet.phase.kind, sheet.position), offered);
        const Sheets again = read(writePosition(sheet));
        QVERIFY2(again, again ? "" : again.error().text().c_str());
        QCOMPARE(again->front().position, sheet.position);
    }

    void tooManyOrdersAreAProblem_data()
    {
        QTest::addColumn<QByteArray>("orders");
        QTest::addColumn<qsizetype>("kept");
        QTest::addRow("on many lines")
            << QByteArray("France: A Par H\n").repeated(200'000) << qsizetype(1000);
        QTest::addRow("on few lines")
            << QByteArray("France: " + QByteArray("A Par H ").repeated(200) + "\n").repeated(6)
            << qsizetype(5);
    }

    void tooManyOrdersAreAProblem()
    {
        QFETCH(QByteArray, orders);
        QFETCH(qsizetype, kept);
        const Sheets sheets =
            read("CASE a\nPRESTATE\n France: A par\nORDERS\n" + orders.toStdString() + "END\n");
        QVERIFY2(sheets, sheets ? "" : sheets.error().text().c_str());
        QCOMPARE(qsizetype(sheets->front().written.size()), kept);
        QCOMPARE(sheets->front().problems.size(), std::size_t(1));
        QVERIFY(sheets->front().problems.front().message.find("too many orders") != std::string::npos);
    }

    void aPositionCanBePlayedOn()
    {
        const Sheets sheets = read(retreats);
        QVERIFY(sheets);
        const Game game = resolve(gameFrom(sheets->front()));
        QVERIFY(unitAt(*game.map, game.current().outcome->after, province("SER")));
        QCOMPARE(game.current().outcome->automatic.size(), std::size_t(1));
    }
};

CHANCERY_SUITE(TestPositionFile, QCoreApplication)

} // namespace chancery::tst_position_file

#include "tst_position_file.moc"
