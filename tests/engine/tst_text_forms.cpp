// SPDX-License-Identifier: GPL-3.0-or-later
// Every row of the table of forms: its texts are recognized as this form and as no other, and read, or
// refused by name.
#include "engine/game/study_play.h"
#include "engine/reading/orders_as_lines.h"
#include "engine/reading/study_line.h"
#include "engine/reading/study_reader.h"
#include "engine/reading/text_forms.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <set>

namespace chancery::tst_text_forms {

namespace {

struct Sample
{
    const char* form;
    std::string text;
    bool isBare = false; ///< whether it has no unit whose power is known
};

const char* const ourGame = "format = 1\nmap = \"standard\"\n[[phase]]\nname = \"S1901M\"\n"
                            "[phase.units]\nItaly = [\"A VEN\"]\n";

std::vector<Sample> samples()
{
    return {
        {"a study in one line", "see: " + studyLine(emptyStudy(sharedMap())), true},
        {"a test case of jDip", "# jDip\nVARIANT_ALL Standard\nCASE one\nPRESTATE\n\tItaly: A ven\nEND\n"},
        {"a document of Chancery", ourGame},
        {"a document of Chancery", "map = \"standard\"\nphase = \"S1901M\"\n[units]\nItaly = [\"A VEN\"]\n"},
        {"a saved game of the library “diplomacy”",
         R"({"id": "x", "map": "standard", "phases": [{"name": "S1901M", "state": {"units": {"ITALY": ["A VEN"]},)"
         R"("centers": {"ITALY": ["VEN"]}}, "orders": {"ITALY": ["A VEN H"]}}]})"},
        {"a saved game of jDip", "<?jsx version=\"1\"?>\n<dip.world.World><map/></dip.world.World>"},
        {"a saved game of jDip", "\x1f\x8b\x08"},
        {"a game of webDiplomacy",
         R"({"turn": 0, "phase": "Diplomacy", "units": [{"countryID": 2, "type": "Army", )"
         R"("terrID": 47, "retreating": false}], "territories": []})"},
        {"orders of webDiplomacy",
         R"([{"turn": 0, "phase": "Diplomacy", "countryID": 2, "unitType": "Army", )"
         R"("terrID": "47", "type": "Move", "toTerrID": "48"}])"},
        {"a phase of godip",
         R"({"Season": "Spring", "Units": {"par": {"Type": "Army"}}, "SupplyCenters": {}})"},
        {"a list of orders in DSON", "A bud - rum ; A gal S A bud - rum ; F tri D ; W"},
        {"a message of DAIDE", "SCO (AUS BUD TRI VIE) (ENG LON EDI LVP)"},
        {"a table of centres by year", "year,Austria,England\n1900,3,3\n"},
        {"a zip archive", "PK\x03\x04"},
        {"a phase in JSON", R"({"phase": "S1901M", "units": {"Italy": ["A VEN"]}})"},
        {"text", "Spring 1901\nItaly: A Ven H\n"},
        {"a position in one line (DFEN)", "1901sm/Aabud,Rfstp.sc/Abud,Nswe/-/-"},
        {"a position of DAIDE (NOW)", "NOW (SPR 1901) (AUS AMY BUD) (RUS FLT (STP SCS))"},
        {"text", "A bud - rum ; what else", true},
    };
}

} // namespace

class TestTextForms : public QObject
{
    Q_OBJECT

    const MapLoader maps_ = standardMaps();

private Q_SLOTS:
    void eachTextIsOfItsForm()
    {
        std::set<std::string> shown;
        for (const Sample& sample : samples()) {
            QCOMPARE(formOf(sample.text).name, sample.form);
            shown.insert(sample.form);
        }
        for (const TextForm& form : textForms()) QVERIFY2(shown.contains(form.name), form.name);
    }

    /// What can be read is read by whatever asks for it.
    void eachFormIsReadOrRefusedByName()
    {
        for (const Sample& sample : samples()) {
            const TextForm& form = formOf(sample.text);
            const Result<TextContent> content = readText({sample.text, "x", maps_});
            const Result<Study> study = readAnyStudy(sample.text, "x", maps_, sharedMap());
            const auto sheets = readAnySheets({sample.text, "x", maps_});
            if (!form.read) {
                QVERIFY2(!content && !study && !sheets, sample.form);
                QCOMPARE(content.error().message, std::string(form.refusal));
                QCOMPARE(sheets.error().message, std::string(form.refusal));
                QVERIFY(content.error().message.starts_with("Th"));
            } else if (!sample.isBare) {
                QVERIFY2(content && study && sheets, (sample.text + (study ? "" : study.error().text()) +
                                                      (sheets ? "" : sheets.error().text()))
                                                         .c_str());
                QVERIFY(!sheets->front().position.units.empty());
            }
        }
    }

    /// On order sheets, and to `parse`, the orders of a program are lines under the names of their powers;
    /// what people write stays as it is.
    void ordersBecomeLines_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("lines");
        const QString one = "S1901M\nItaly:\nA VEN H\n";
        QTest::newRow("people") << "Italy: A Ven H\nand so on\n"
                                << "Italy: A Ven H\nand so on\n";
        QTest::newRow("a saved game") << QString::fromStdString(samples()[4].text) << one;
        QTest::newRow("a phase in JSON")
            << R"({"phase": "S1901M", "units": {"Italy": ["A VEN"]}, "orders": {"Italy": ["A VEN H"]}})"
            << one;
        QTest::newRow("calls of Python")
            << "game.set_current_phase('S1901M')\ngame.set_orders('ITALY', ['A VEN H'])\n"
            << one;
        QTest::newRow("text around a list") << "Spring {'ITALY': ['A VEN H']}\nAustria: A Vie H\n"
                                            << "Spring\nITALY:\nA VEN H\nAustria: A Vie H\n";
        QTest::newRow("lists and ticks")
            << "Austria:\n[x] A Vie H\n[ ] A Bud H\n```\n{\"ITALY\": [\n \"A VEN H\"\n]}\n```\nnext phase: "
               "now\n"
            << "Austria:\n[x] A Vie H\nunticked A Bud H\n```\nITALY:\nA VEN H\n```\nnext phase: now\n";
        const QString two = "GERMANY:\nA MUN H\nITALY:\nA VEN H\n";
        QTest::newRow("a list of powers")
            << R"([{"power":"GERMANY","orders":["A MUN H"]},{"orders":["A VEN H"],"power":"ITALY"}])" << two;
        QTest::newRow("a list of pairs")
            << "orders = OrderedDict([('GERMANY', ['A MUN H']), ('ITALY', ('A VEN H',))])" << two;
        QTest::newRow("lists in orders")
            << R"({"orders": {"GERMANY": ["A MUN H"], "ITALY": ["A VEN H"], "FRANCE": []}})" << two;
        QTest::newRow("a text in a list") << "{'GERMANY': ['A MUN H'], 'ITALY': 'A VEN H'}"
                                          << "ITALY: A VEN H\nGERMANY:\nA MUN H\n";
        QTest::newRow("a list that is not whole") << "{'ITALY': ['A VEN H'], 'GERMANY': ['A MU"
                                                  << "{'ITALY': ['A VEN H'], 'GERMANY': ['A MU";
        QTest::newRow("a page of Backstabbr")
            << R"(var unitsByPlayer = {"Italy": {"Ven": "A"}}; var orders = {"Italy": {"Ven": {"type": "HOLD"}}};)"
            << "S1901M\nItaly:\nA Ven H\n";
        QTest::newRow("DAIDE")
            << "ORD (SPR 1901) ((ITA AMY VEN) HLD) (SUC)\nORD (SPR 1901) ((AUS AMY VIE) HLD) (SUC)\n"
               "ORD (SPR 1901) ((ITA AMY ROM) HLD) (SUC)"
            << "S1901M\nAUS:\n((AUS AMY VIE) HLD) (SUC)\nITA:\n((ITA AMY VEN) HLD) (SUC)\n"
               "((ITA AMY ROM) HLD) (SUC)\n";
        QTest::newRow("tags") << "<b>Italy</b><br>A Ven H<br>"
                              << "<b>Italy</b>\nA Ven H\n";
        QTest::newRow("ticks") << "Italy:\n[x] A Ven H\n- [ ] A Rom H\n"
                               << "Italy:\n[x] A Ven H\nunticked A Rom H\n";
        QTest::newRow("a table of orders")
            << "phase,power,order,result,unit\nS1901M,Italy,A VEN - TRI,fails,\n"
               "S1901M,Austria,A VIE H,\"stands, dislodged\",\n"
            << "\nS1901M\nItaly: A VEN - TRI (fails)\n"
               "Austria: A VIE H (stands, dislodged)\n";
        QTest::newRow("a table with targets")
            << "Power;Unit;Location;Order;Target\nFrance;Army;Paris;Move;Burgundy\nItaly;Army;Venice;Hold;\n;"
               "total 2\n"
            << "France: Army Paris Move Burgundy\nItaly: Army Venice Hold\n;total 2\n";
        QTest::newRow("a table of something else") << "power,centres\nItaly,3\n"
                                                   << "power,centres\nItaly,3\n";
        QTest::newRow("only ticked") << "Italy:\n[x] A Ven H\n"
                                     << "Italy:\n[x] A Ven H\n";
        QTest::newRow("no orders") << "1901sm/Aabud,Rfstp.sc/Abud,Nswe/-/-"
                                   << "1901sm/Aabud,Rfstp.sc/Abud,Nswe/-/-";
    }
    void ordersBecomeLines()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, lines);
        QCOMPARE(QString::fromStdString(ordersAsLines(text.toStdString(), sharedMap())), lines);
    }

    void onlyGamesAreGames()
    {
        for (const Sample& sample : samples()) {
            const Result<Game> game = readAnyGame({sample.text, "x", maps_});
            QCOMPARE(static_cast<bool>(game), sample.text == ourGame || formOf(sample.text).holdsGame);
        }
        const Result<Game> game = readAnyGame({samples()[1].text, "x", maps_});
        QCOMPARE(game.error().text(), std::string("x: this is a test case of jDip; expected a saved game"));
    }

    /// A position is named where orders are expected, and so is what cannot be read.
    void whatIsNoSheetIsNamed()
    {
        const auto why = [](const std::string& text) {
            const std::optional<Error> fault =
                whyNoSheet(text, ordersAsLines(text, sharedMap()), sharedMap());
            return fault ? QString::fromStdString(fault->text()) : QString();
        };
        for (const Sample& sample : samples()) {
            const std::string form = sample.form;
            const bool listed =
                form == "text" || form.starts_with("a list") || form.starts_with("a phase in");
            if (sample.text.find("A VEN H") != std::string::npos || form.starts_with("orders of")) continue;
            QVERIFY2(why(sample.text).isEmpty() == listed, sample.form);
        }
        QCOMPARE(
            why("NOW (SPR 1901) (AUS AMY BUD)"),
            QString("this is a position of DAIDE (NOW) without orders, not an order sheet; use adjudicate"));
        QVERIFY(why(R"([{"type": "Move", "terrID": 47, "toTerrID": 48}])").contains("whose they are"));
        QVERIFY(why(R"(["A VEN - TRI"])").isEmpty());
    }

    /// TOML is written with and without blanks.
    void aDocumentNeedsNoBlanks()
    {
        const char* const bare = "map=\"standard\"\nphase=\"S1901M\"\n[units]\nItaly=[\"A VEN\"]\n";
        QCOMPARE(std::string(formOf(bare).name), std::string("a document of Chancery"));
        QCOMPARE(std::string(formOf("map=https://example.org\nItaly: A Ven H\n").name), std::string("text"));
        const Result<TextContent> content = readText({bare, "x", maps_});
        QVERIFY2(content, content ? "" : content.error().text().c_str());
        QCOMPARE(content->sheets.size(), std::size_t(1));
    }

    /// Several test cases of a page are reached one by one, and all of them where positions are asked for.
    void casesOfAPageAreReached_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("text")
            << "6.A.1. TEST CASE, ONE\n\nIs told.\n\nEngland:\nF North Sea - Picardy\n\nFails.\n\n"
               "6.A.2. TEST CASE, TWO\n\nEngland:\nA Liverpool - Irish Sea\n\n"
               "6.A.3. TEST CASE, THREE\n\nGermany:\nF Kiel - Munich\n\nOrder should fail.\n";
        QTest::newRow("page")
            << "<!DOCTYPE HTML PUBLIC \"-//W3C\">\n<html><head><title>Cases</title></head><body>\n"
               "<a href=\"#6.A.1\">6.A.1. TEST CASE, ONE</a><br>\n<a href=\"#6.A.2\">6.A.2. TEST CASE, "
               "TWO</a><br>\n"
               "<h4><a name=\"6.A.1\">6.A.1. TEST CASE, ONE</a></h4>\n<p>England:<br>\nF North Sea - "
               "Picardy</p>\n"
               "<h4><a name=\"6.A.2\">6.A.2. TEST CASE, TWO</a></h4>\n<p>England:<br>\nA Liverpool - Irish "
               "Sea</p>\n"
               "<h4><a name=\"6.A.3\">6.A.3. TEST CASE, THREE</a></h4>\n<p>Germany:<br>\nF Kiel - "
               "Munich</p>\n"
               "</body></html>\n";
    }
    void casesOfAPageAreReached()
    {
        QFETCH(const QString, text);
        const std::string page = text.toStdString();
        QCOMPARE(titlesIn(page), (std::vector<std::string>{"6.A.1 ONE", "6.A.2 TWO", "6.A.3 THREE"}));
        const auto sheets = readAnySheets({page, "x", maps_});
        QVERIFY2(sheets, sheets ? "" : sheets.error().text().c_str());
        QCOMPARE(sheets->size(), std::size_t(3));
        QCOMPARE(sheets->at(2).title, std::string("6.A.3 THREE"));
        QVERIFY(sheets->at(2).problems.empty() && !sheets->at(2).later);
        for (const std::size_t which : {std::size_t(0), std::size_t(1), std::size_t(2)}) {
            const Result<Study> study = readAnyStudy(page, "x", maps_, sharedMap(), which);
            QVERIFY2(study, study ? "" : study.error().text().c_str());
            QCOMPARE(study->title, titlesIn(page)[which]);
        }
        QCOMPARE(readAnyStudy(page, "x", maps_, sharedMap())->title, std::string("6.A.1 ONE"));
    }

    /// Numbers of cases in talk about orders begin none, and one bad case does not refuse the others.
    void whatIsNoCaseStays()
    {
        QVERIFY(
            titlesIn("Austria: A Vie-Gal\n6.F.14 is about this.\nAustria: A Bud H\n6.F.15 is not.\nA Ser H\n")
                .empty());
        const auto sheets = readAnySheets(
            {"6.A.1. ONE\nA North Sea - Picardy\n6.A.2. TWO\nEngland:\nA Lvp H\n6.A.3. NO ORDERS\n", "x",
             maps_});
        QVERIFY(sheets && sheets->size() == 2);
        QVERIFY(sheets->front().unread && !sheets->back().unread);
    }

    /// A judge's mail is read with its head, and all that it says of adjustments.
    void aJudgesMailIsRead_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("order");
        QTest::newRow("removal") << "Italy:   Defaults, removing the fleet in the Ionian Sea."
                                 << "Italy: Removes the fleet in the Ionian Sea.";
        QTest::newRow("waived") << "France:  Build waived."
                                << "France: 1 waives";
        QTest::newRow("two waived") << "France:  2 builds waived."
                                    << "France: 2 waives";
        QTest::newRow("pending") << "Russia:  1 unusable build pending."
                                 << "Russia: 1 waives";
        QTest::newRow("a build") << "England: Builds a fleet in London."
                                 << "England: Builds a fleet in London.";
    }
    void aJudgesMailIsRead()
    {
        QFETCH(const QString, line);
        QFETCH(const QString, order);
        const QString text =
            "Received: from judge\n\tby mail\nFrom: judge@example.org\nSubject: USEF:game1 - W1901A Results\n"
            "X-Loop: 1\n\nAdjustment results for Winter of 1901.  (game1.004)\n\n" +
            line + "\n";
        QCOMPARE(QString::fromStdString(ordersAsLines(text.toStdString(), sharedMap())),
                 "Subject: USEF:game1 - W1901A Results\n\nAdjustment results for Winter of 1901.  "
                 "(game1.004)\n\n" +
                     order + "\n");
        const Result<Study> study = readAnyStudy(text.toStdString(), "x", maps_, sharedMap());
        QVERIFY2(study, study ? "" : study.error().text().c_str());
        QCOMPARE(study->nodes.front().orders.size(), std::size_t(1));
        const StudyGame reached = gameTo(*study, firstNode(*study));
        QCOMPARE(reached.game.current().written.front().problem, std::string());
    }

    /// A position document with a slip is refused as one; lists of Python are none.
    void aFaultyDocumentIsNoPage()
    {
        QVERIFY(readAnySheets({"orders = {'ITALY': ['A VEN H'],}\n", "x", maps_}));
        const auto sheets = readAnySheets({"[units]\nItaly = [\"A VEN\"]\n", "x", maps_});
        QVERIFY(!sheets);
        QVERIFY2(sheets.error().text().find("phase") != std::string::npos, sheets.error().text().c_str());
    }
};

CHANCERY_SUITE(TestTextForms, NoApplication)

} // namespace chancery::tst_text_forms

#include "tst_text_forms.moc"
