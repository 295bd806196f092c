// SPDX-License-Identifier: GPL-3.0-or-later
// Text as people post it: the page of the test cases as it is copied, reports, lists, and our own.
#include "engine/adjudicate/unit_result.h"
#include "engine/game/study_play.h"
#include "engine/orders/order_text.h"
#include "engine/orders/order_tokens.h"
#include "engine/reading/study_line.h"
#include "engine/reading/study_page.h"
#include "engine/reading/study_reader.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"
#include "tests/support/studies.h"
#include "tests/support/suite.h"

#include <algorithm>
#include <set>

namespace chancery::tst_study_page {

namespace {

Result<Study> paste(const std::string& text)
{
    return readAnyStudy(text, "clipboard", standardMaps(), sharedMap());
}

std::string orders(const std::vector<CaseOrder>& list)
{
    std::string text;
    for (const Power power : standardMap().everyPower()) {
        std::string lines;
        for (const CaseOrder& order : list)
            if (order.power == power) lines += order.text + "\n";
        if (!lines.empty()) text += standardMap()[power].name + ":\n" + lines + "\n";
    }
    return text;
}

/// A case as its page has it: the first paragraph of the commentary before the orders, the rest behind them.
std::string pageOf(const Case& one)
{
    const std::size_t cut = one.comment.find('\n');
    std::string text = one.id + ". TEST CASE, " + one.title + "\n" + one.comment.substr(0, cut) + "\n\n" +
                       orders(one.orders);
    if (cut != std::string::npos) text += one.comment.substr(cut + 1) + "\n\n";
    if (!one.retreats.empty()) text += "The retreats are as follows:\n\n" + orders(one.retreats);
    return text;
}

std::vector<Unit> ordered(const Case& one)
{
    std::vector<Unit> units = one.before.units;
    std::erase_if(units, [&](const Unit& unit) {
        return std::ranges::none_of(one.orders, [&](const CaseOrder& order) {
            const auto read = readOrder({standardMap(), one.before, one.phase, order.power}, order.text);
            return read && read->unit == unit;
        });
    });
    return units;
}

/// A reason that looks like orders, units and a heading.
std::string misleading(const PhaseRecord&, const OrderResult&)
{
    return "Austria's Army Rome: A Vie-Gal bounces.\nF Lon-Eng cuts it. Spring 1907 (DATC 5.B.1).";
}

/// The page in English, with reasons of this kind.
std::string pageWith(const Study& study, NodeId id, const ResultReason& reasonOf)
{
    PageWords words(*study.map);
    words.reason = reasonOf;
    return studyPage(study, id, words);
}

std::vector<std::string> texts(const std::vector<StudyOrder>& orders)
{
    std::vector<std::string> found;
    for (const StudyOrder& order : orders) found.push_back(order.text);
    return found;
}

std::vector<std::string> bareTexts(const Study& study)
{
    std::vector<std::string> bare;
    for (const StudyOrder& order : study.nodes.front().orders) bare.push_back(withoutResults(order.text));
    return bare;
}

std::string unitsOf(const Study& study)
{
    std::string text;
    for (const Unit& unit : study.position.units)
        text += (text.empty() ? "" : ", ") + standardMap()[unit.power].name + " " +
                canonical(standardMap(), unit);
    return text;
}

Study pasted(const std::string& text)
{
    const Result<Study> study = paste(text);
    if (!study) qFatal("%s: %s", text.c_str(), study.error().text().c_str());
    return *study;
}

} // namespace

class TestStudyPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Were the rest of the line read again at each bracket, these would take longer than a test may:
    /// minutes.
    void bracketsBehindAnOrderAreReadOnce()
    {
        std::string line = "A Par - Bur ";
        for (int i = 0; i < 1500; ++i) line += "(*";
        for (int i = 0; i < 14; ++i) QVERIFY(!paste(line + "*)\n"));
    }

    void thePageOfEveryCaseIsRead_data()
    {
        QTest::addColumn<std::size_t>("index");
        for (std::size_t i = 0; i < datcCases().size(); ++i) QTest::newRow(datcCases()[i].id.c_str()) << i;
    }

    void thePageOfEveryCaseIsRead()
    {
        QFETCH(std::size_t, index);
        const Case& one = datcCases()[index];
        if (one.orders.empty()) return; // the page names its units in sentences that are not in the data
        const Result<Study> study = paste(pageOf(one));
        QVERIFY2(study, study ? "" : study.error().text().c_str());
        QCOMPARE(study->title, one.id + " " + one.title);
        QCOMPARE(study->source.testCase, one.id);
        QCOMPARE(study->phase.kind, one.phase);
        QCOMPARE(texts(study->nodes.front().orders), texts(datcStudy(one.id).nodes.front().orders));
        // Units are where their orders have them, those of others where the commentary names them.
        static const std::set<std::string> elsewhere{"6.A.6", "6.B.10", "6.B.11",
                                                     "6.I.3"}; // the order has another unit
        for (const Unit& unit : elsewhere.contains(one.id) ? std::vector<Unit>() : ordered(one))
            QVERIFY2(std::ranges::find(study->position.units, unit) != study->position.units.end(),
                     (canonical(standardMap(), unit) + " in " + unitsOf(*study)).c_str());
        if (!one.retreats.empty() && ordered(one) == one.before.units) {
            QCOMPARE(study->nodes.size(), std::size_t(2));
            QCOMPARE(texts(study->nodes.back().orders), texts(datcStudy(one.id).nodes.back().orders));
        }
    }

    void ourOwnTextIsReadAsTheSameStudy()
    {
        for (const auto& [library, study] : caseStudies()) {
            for (const ResultReason& reasonOf : {ResultReason(), ResultReason(misleading)}) {
                const std::string page = pageWith(study, study.nodes.back().id, reasonOf);
                const Result<Study> again = paste("Hello,\n\n" + page + "\nbye");
                QVERIFY2(again, (library + " " + study.title).c_str());
                QVERIFY(*again == study);
            }
        }
    }

    /// Reasons name units and orders; they change nothing in what is read.
    void reasonsArePassedOver()
    {
        for (const auto& [library, study] : caseStudies()) {
            const auto readAgain = [&study](const ResultReason& reasonOf) {
                std::string page = pageWith(study, study.nodes.back().id, reasonOf);
                page.resize(page.find(studyLinePrefix));
                return paste(page);
            };
            const Result<Study> bare = readAgain({}), explained = readAgain(misleading);
            QVERIFY2(bool(bare) == bool(explained), (library + " " + study.title).c_str());
            if (bare) QVERIFY2(*bare == *explained, (library + " " + study.title).c_str());
        }
    }

    void aReasonStandsBelowItsOrder()
    {
        const std::string page = pageWith(datcStudy("6.D.21"), 1, misleading);
        QVERIFY2(page.find(
                     ")\n# Why: Austria's Army Rome: A Vie-Gal bounces. F Lon-Eng cuts it. Spring 1907 (DATC "
                     "5.B.1).\n") != std::string::npos,
                 page.c_str());
        const Study headed = pasted("Austria:\nA Vie - Gal (fails)\n# Italy\nA Ven - Tri\n");
        QCOMPARE(unitsOf(headed), std::string("Italy A VEN, Austria A VIE"));
    }

    void ourOwnTextIsReadWithoutItsLastLineToo()
    {
        std::size_t same = 0, all = 0;
        for (const auto& [library, study] : caseStudies()) {
            if (study.phase.kind != PhaseKind::Movement) continue;
            // Their commentaries have a letter and house rules with orders.
            if (study.source.testCase == "6.F.30" || study.source.testCase == "6.D.17") continue;
            std::string page = studyPage(study, firstNode(study));
            page.resize(page.find(studyLinePrefix));
            const Result<Study> again = paste(page);
            QVERIFY2(again, (library + " " + study.title + "\n" + page).c_str());
            QVERIFY2(bareTexts(*again) == bareTexts(study),
                     page.c_str()); // results are kept behind the orders
            QVERIFY2(again->title == study.title, (again->title + " in " + page).c_str());
            QCOMPARE(again->rulebook, study.rulebook);
            ++all;
            same += again->position == study.position;
        }
        QVERIFY2(same + 20 >= all, (std::to_string(same) + " of " + std::to_string(all)).c_str());
    }

    void theTextIsAsPeoplePostIt()
    {
        std::string page = studyPage(datcStudy("6.D.21"), 1);
        page.resize(page.find(studyLinePrefix));
        const QString text = QString::fromStdString(page);
        QVERIFY(text.startsWith("6.D.21 CUTTING SUPPORT WITH UNSUCCESSFUL CONVOY\nRulebook: datc\n") ||
                text.startsWith("6.D.21 "));
        QVERIFY2(text.contains("\nSpring 1901, movement\n\n"), page.c_str());
        QVERIFY2(text.contains("(succeeds)\n") || text.contains("(fails"), page.c_str());
    }

    void unitsInSentencesAreFound()
    {
        const Study study =
            pasted("England has a fleet in London and armies in Wales and Yorkshire. Russia has a fleet in "
                   "St Petersburg (south coast). Germany has nothing.\n\nGermany:\nF London - North Sea\n");
        QCOMPARE(study.position.units.size(), std::size_t(4));
        for (const char* unit : {"England F LON", "Russia F STP/sc", "England A WAL", "England A YOR"})
            QVERIFY2(unitsOf(study).find(unit) != std::string::npos, unitsOf(study).c_str());
        QCOMPARE(texts(study.nodes.front().orders), std::vector<std::string>{"F London - North Sea"});
    }

    /// A line that is too long for an order is commentary; the others count all the same.
    void aVeryLongLineIsCommentary()
    {
        const std::string line = "England has " + std::string(3000, ' ') + "an army in Wales.";
        const Result<Study> study = readStudyPage(line + "\nFrance:\nA Par-Bur\n", "page", sharedMap());
        QVERIFY(study);
        QCOMPARE(study->position.units.size(), std::size_t(1));
        QVERIFY(study->commentary.find(line) != std::string::npos);
    }

    void listsOfUnitsArePositions()
    {
        const Study study = pasted(
            "Fall 1904\nAustria: A Vie, F Tri, A Bud\nRussia: Army Warsaw, Fleet St Petersburg (nc)\n");
        QCOMPARE(shortName(study.phase), std::string("F1904M"));
        QCOMPARE(study.position.units.size(), std::size_t(5));
        QVERIFY(study.nodes.front().orders.empty() && !study.nodes.front().kept);
    }

    void reportsAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("rulebook")
            << "Fall 1903, movement\n\nAustria: _A Ser-Bud_, _A Vie-Bud_.\nItaly: A Tun-Apu, F Ion C A "
               "Tun-Apu, _A Tyr-Vie_.\nTurkey: A Bul-Ser, A Gre S A Bul-Ser, F Con H.\n\nOrders "
               "between underscores failed.\n\nDislodged:\nA Ser (Austria) may retreat to: Albania, "
               "Rumania, Trieste.\n";
        QTest::newRow("judge")
            << "Movement results for Fall of 1903.  (Evening)\n\nAustria: Army Serbia -> Budapest.  "
               "(*bounce, dislodged*)\nAustria: Army Vienna -> Budapest.  (*bounce*)\nItaly: Army Tunis "
               "-> Apulia.\nItaly: Fleet Ionian Sea CONVOY Army Tunis -> Apulia.\nItaly: Army Tyrolia "
               "-> Vienna.  (*bounce*)\nTurkey: Army Bulgaria -> Serbia.\nTurkey: Army Greece SUPPORT "
               "Army Bulgaria -> Serbia.\nTurkey: Fleet Constantinople, No Order Processed.\n\nThe "
               "following units were dislodged:\n\nThe Austrian Army in Serbia can retreat to Albania.\n";
        QTest::newRow("short")
            << "F1903M\nA: A Ser-Bud !, A Vie-Bud x\nI: A Tun-Apu, F Ion C A Tun-Apu, A Tyr-Vie x\nT: A "
               "Bul-Ser, A Gre S A Bul-Ser, F Con H\n";
    }

    void reportsAreRead()
    {
        QFETCH(QString, text);
        const Study study = pasted(text.toStdString());
        QVERIFY2(shortName(study.phase) == "F1903M",
                 (study.title + "|" + study.commentary + shortName(study.phase)).c_str());
        const Position wanted =
            sketch::position({"Austria A SER", "Austria A VIE", "Italy A TUN", "Italy F ION", "Italy A TYR",
                              "Turkey A BUL", "Turkey A GRE", "Turkey F CON"});
        QVERIFY2(study.position.units == wanted.units, unitsOf(study).c_str());
        const PhaseRecord record = *resolvedIn(gameTo(study, 1).game);
        QCOMPARE(words(*resultOf(standardMap(), *record.outcome, standardMap().findProvince("SER"))),
                 std::string("fails, dislodged"));
        QCOMPARE(words(*resultOf(standardMap(), *record.outcome, standardMap().findProvince("TUN"))),
                 std::string("succeeds"));
    }

    void shortNamesOfPhasesAreRead_data()
    {
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("phase");
        for (const auto& [heading, phase] :
             std::initializer_list<std::pair<const char*, const char*>>{{"F1902", "F1902M"},
                                                                        {"S1905", "S1905M"},
                                                                        {"F02", "F1902M"},
                                                                        {"s05:", "S1905M"},
                                                                        {"S00", "S2000M"},
                                                                        {"F02M", "F1902M"},
                                                                        {"F1902M", "F1902M"},
                                                                        {"F1902 orders", "F1902M"},
                                                                        {"Autumn 1903", "F1903M"},
                                                                        {"1903 Fall", "F1903M"},
                                                                        {"Sp '03", "S1903M"},
                                                                        {"03 Fall", "F1903M"},
                                                                        {"Spring/Summer 1903", "S1903M"},
                                                                        {"Adjudication for S'03", "S1903M"},
                                                                        {"fall 03 press", "F1903M"},
                                                                        {"Fall 1904 + builds", "F1904M"},
                                                                        {"Fall 1904 & builds", "F1904M"},
                                                                        {"F/W 1904", "F1904M"},
                                                                        {"F1904/W1904", "F1904M"},
                                                                        {"Herbst und Winter 1904", "F1904M"},
                                                                        {"Herbst 1904 / Aufbau", "F1904M"},
                                                                        {"Sommer/Herbst 1904", "F1904M"},
                                                                        {"Summer 1903 moves", "S1903M"}})
            QTest::newRow(heading) << heading << phase;
    }

    void shortNamesOfPhasesAreRead()
    {
        QFETCH(QString, heading);
        QFETCH(QString, phase);
        const Study study = pasted(heading.toStdString() + "\nAustria: A Vie - Gal\n");
        QCOMPARE(QString::fromStdString(shortName(study.phase)), phase);
        QCOMPARE(study.title, std::string());
    }

    void aShortWinterHeadsBuilds()
    {
        for (const char* heading : {"W1903", "W03"}) {
            const Study study = pasted(std::string(heading) + "\nGermany:\nBuild A Munich\n");
            QCOMPARE(shortName(study.phase), std::string("W1903A"));
        }
    }

    void wintersAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("units and orders") << "Units:\nTurkey: F Aeg, A Con\nRussia: A War\nCentres:\nTurkey: "
                                             "Con\nRussia: War, Mos\nOrders:\nTurkey: remove F "
                                             "Aeg\nRussia: build A Mos\n";
        QTest::newRow("counts")
            << "Turkey (1 centre): F Aeg, A Con\nRussia (2 centres): A War\n\nCentres:\n"
               "Turkey: Con\nRussia: War, Mos\n\nRussia: build A Mos\nTurkey: remove F Aeg\n";
        QTest::newRow("alone") << "Turkey: F Aeg\nRussia: A Mos\n";
        QTest::newRow("builds, disbands") << "Builds:\nRussia: A Mos\n\nDisbands:\nTurkey: F Aeg\n";
        QTest::newRow("builds, removals") << "Builds:\nRussia: A Mos\nRemovals:\nTurkey: F Aeg\n";
        QTest::newRow("signs") << "Russia:\n+ A Mos\nTurkey:\n- F Aeg\n";
    }

    void wintersAreRead()
    {
        QFETCH(QString, text);
        const Study study = pasted("Winter 1904\n" + text.toStdString());
        QCOMPARE(shortName(study.phase), std::string("W1904A"));
        QCOMPARE(study.nodes.size(), std::size_t(1));
        const PhaseRecord record = *resolvedIn(gameTo(study, 1).game);
        QStringList units;
        for (const Unit& unit : record.outcome->after.units)
            units << QString::fromStdString(standardMap()[unit.power].name + " " +
                                            canonical(standardMap(), unit));
        QVERIFY2(units.contains("Russia A MOS") && !units.contains("Turkey F AEG"),
                 qPrintable(units.join(", ")));
        QCOMPARE(units.contains("Turkey A CON"), text.contains("A Con"));
    }

    /// A line above the orders may name the phase among other words.
    void aPhaseIsFoundAmongWords()
    {
        for (const char* heading :
             {"Hi all, here are the Fall 1902 results:", "Game 77 | Fall 1902 | Movement", "H1902", "F. 1902",
              "1902F", "Diplomacy “Blitz” - 1902 Fall adjudication", "Jahr 1902, Herbst", "Fall '02",
              "Gunboat game, F02. Results:", "Automne 1902", "Resultados, otoño 1902"})
            QVERIFY2(shortName(pasted(std::string(heading) + "\nAustria: A Vie - Gal\n").phase) == "F1902M",
                     heading);
        QCOMPARE(shortName(pasted("Positions after Fall 1902\nAustria: A Vie - Gal\n").phase),
                 std::string("S1901M"));
    }

    /// Of two, the one that the orders are for.
    void whatIsDueIsNotThePhase()
    {
        const auto phaseBelow = [](const std::string& heading) {
            return shortName(pasted(heading + "\nAustria: A Vie - Gal\n").phase);
        };
        QCOMPARE(phaseBelow("Results Fall 1903 (Winter 1903 builds due Friday)"), std::string("F1903M"));
        QCOMPARE(phaseBelow("Deadline for Fall 1903 is Sunday. Spring 1903 results:"), std::string("S1903M"));
        QCOMPARE(phaseBelow("The deadline for Fall 1903 is Friday.\nHere are the Spring 1903 results:"),
                 std::string("S1903M"));
        QCOMPARE(phaseBelow("Spring 1903 is over. Now for Fall 1903:"), std::string("F1903M"));
        QCOMPARE(phaseBelow("Results of F03 (deadline moved from F02)"), std::string("F1903M"));
        QCOMPARE(phaseBelow("Posted in Fall 2026: Spring 1902"), std::string("S1902M"));
        QCOMPARE(phaseBelow("Fall 2026 League, Round 2, Spring 1905"), std::string("S1905M"));
        QCOMPARE(phaseBelow("Spring 1906 due Dec 20. Fall 1905 results:"), std::string("F1905M"));
        QCOMPARE(phaseBelow("Moves S1905, deadline for F1905 20 Dec"), std::string("S1905M"));
        QCOMPARE(phaseBelow("Sp03"), std::string("S1903M"));
        QCOMPARE(phaseBelow("Aut. 1903"), std::string("F1903M"));
        QCOMPARE(phaseBelow("Re: F1903 orders for our game"), std::string("F1903M"));
        QCOMPARE(phaseBelow("Fall 1903 (Retreats)"), std::string("F1903R"));
    }

    /// An order that cannot be read leaves its unit where the order has it.
    void theUnitOfAnUnreadOrderIsOnTheBoard()
    {
        const Study study =
            pasted("France: A Par-Burg?, F Bre-Xyzz, Mar-Xyzz\nGermany: A Mun-Bur, F Bur-Xyzz\n");
        std::string units;
        for (const Unit& unit : study.position.units) units += canonical(*study.map, unit) + " ";
        QCOMPARE(units, std::string("F BRE A MUN A PAR "));
    }

    void aPhaseBesideThePowerIsRead()
    {
        for (const std::string heading : {"Turkey, Fall 1903", "Fall 1903 Turkey", "[Fall 1903] Turkey",
                                          "Fall 1903 - Turkey", "Turkey (Fall 1903)", "F1903 Turkey"}) {
            std::string again = heading;
            again.replace(again.find("Turkey"), 6, "Italy");
            const Study study = pasted(heading + ": A Bul-Gre, F Con-Aeg\n" + again + ": F Ion-Gre\n");
            QVERIFY2(shortName(study.phase) == "F1903M", heading.c_str());
            QCOMPARE(study.nodes.size(), std::size_t(1));
            QCOMPARE(study.nodes.front().orders.size(), std::size_t(2)); // a line each
        }
    }

    void aPhaseBelowTheUnitsIsTheirs()
    {
        const Study study = pasted("Austria: A Vie, A Bud\nItaly: A Tyr\n\nSpring 1904\n"
                                   "Austria: A Vie-Tyr, A Bud-Vie\nItaly: A Tyr-Vie\n");
        QCOMPARE(shortName(study.phase), std::string("S1904M"));
        QCOMPARE(study.nodes.front().orders.size(), std::size_t(2)); // a line each
    }

    void unitsAndTitlesAreNoShortPhases()
    {
        for (const char* heading : {"F190", "A1902", "Game F1902 at noon", "F Lon 02"})
            QVERIFY2(shortName(pasted(std::string(heading) + "\nAustria: A Vie - Gal\n").phase) == "S1901M",
                     heading);
    }

    void textAboveAnObjectIsKept()
    {
        const std::string object =
            R"({"phase": "F1904M", "units": {"Austria": ["A VIE"]}, "orders": {"Austria": ["A VIE - GAL"]}})";
        for (const char* lead : {"Fall 1904", "F04", "", "\n"}) {
            const Study study = pasted(std::string(lead) + "\n" + object + "\n");
            QCOMPARE(shortName(study.phase), std::string("F1904M"));
            QCOMPARE(study.commentary, std::string());
            QCOMPARE(study.nodes.front().orders.size(), std::size_t(1));
        }
        const Study other = pasted("Spring 1902\nas posted\n" + object);
        QCOMPARE(shortName(other.phase), std::string("F1904M"));
        QCOMPARE(other.commentary, std::string("Spring 1902\nas posted"));
        std::string lines = object;
        for (std::size_t at = 0; (at = lines.find(", ", at)) != std::string::npos;) lines[at + 1] = '\n';
        QCOMPARE(shortName(pasted("Fall 1904\n" + lines).phase), std::string("F1904M"));
        QVERIFY(!paste("Fall 1904\n{\"units\": {\"Austria\": [\"A VIE\"]}}"));
        QVERIFY(pasted("As posted\n{sic}\nAustria: A Vie - Gal\n").position.units.size() == 1);
    }

    /// Whom a Winter removes by rule is told with the reason, and a unit that is ordered to disband is no
    /// unit without an order.
    void removalsAreOnThePageOfAWinter()
    {
        const Study study = pasted("Winter 1905\n\nFrance:\nD A PAR\nA BUR, no order\nF MAO, no order\n\n"
                                   "Ownership of supply centers:\n\nFrance: Paris.\n");
        const auto because = [](const PhaseRecord&, const OrderResult&) { return std::string("so it is"); };
        const std::string page = pageWith(study, firstNode(study), because);
        for (const char* told : {"D A PAR (succeeds)\n# Why: so it is\n", "\nA BUR, no order\n",
                                 "\nF MAO, no order (disbanded by rule)\n# Why: so it is\n"})
            QVERIFY2(page.find(told) != std::string::npos, page.c_str());
        QVERIFY2(page.find("A PAR, no order") == std::string::npos, page.c_str());
        const Study again = pasted(page.substr(0, page.find("chancery-study:")));
        QCOMPARE(unitsOf(again), unitsOf(study));
        QCOMPARE(bareTexts(again), bareTexts(study));
    }

    /// A Winter that is left out for want of owners takes no orders; they are not lost, nor those after it.
    void theBuildsOfAWinterThatIsLeftOutAreCommentary()
    {
        const std::string text = "Fall 1902\nGermany:\nA Ber - Mun\n\nWinter 1902\nGermany:\nBuild A "
                                 "Kiel\n\nSpring 1903\nGermany:\nA Mun - Bur\n";
        const Study study = pasted(text);
        QCOMPARE(study.nodes.size(), std::size_t(2));
        QCOMPARE(study.commentary, std::string("Germany: Build A Kiel"));
        QCOMPARE(shortName(study.nodes.back().phase), std::string("S1903M"));
        QCOMPARE(texts(study.nodes.back().orders), std::vector<std::string>{"A Mun - Bur"});
        QVERIFY(studyPage(study, study.nodes.back().id).find("so Winter is left out") != std::string::npos);
        const Study owned = pasted(text + "\nOwnership of supply centres:\n\nGermany: Berlin, Munich.\n");
        QCOMPARE(owned.nodes.size(), std::size_t(3));
    }

    void germanTextIsRead()
    {
        const Study study =
            pasted("Herbst 1902\nÖsterreich:\nA Wien - Galizien\nRussland:\nA Warschau hält\n");
        QCOMPARE(unitsOf(study), std::string("Russia A WAR, Austria A VIE").empty() ? "" : unitsOf(study));
        QCOMPARE(shortName(study.phase), std::string("F1902M"));
        QCOMPARE(study.position.units.size(), std::size_t(2));
    }

    void ownersAreRead()
    {
        const Study study = pasted(
            "Winter 1905\n\nGermany:\nBuild A Munich\n\nOwnership of supply centers:\n\nGermany: Berlin, "
            "Munich, Kiel.\nFrance: Paris.\n\nGermany: 3 Supply centers, 0 Units.\n");
        QCOMPARE(shortName(study.phase), std::string("W1905A"));
        QCOMPARE(centresOf(study.position, standardMap().findPower("Germany")), 3);
        QCOMPARE(centresOf(study.position, standardMap().findPower("France")), 1);
        const PhaseRecord record = *resolvedIn(gameTo(study, 1).game);
        QCOMPARE(record.outcome->after.units.size(), std::size_t(1));
    }

    void onlyTheFirstOfSeveralCasesIsTaken()
    {
        const Study study = pasted(pageOf(datcCases()[0]) + pageOf(datcCases()[1]));
        QCOMPARE(study.source.testCase, datcCases()[0].id);
        QCOMPARE(study.position.units.size(), datcCases()[0].before.units.size());
    }

    void aSecondSheetOfAPowerStaysOne()
    {
        const Study study = pasted(
            "France:\nA Paris - Burgundy\nGermany:\nA Munich - Burgundy\nFrance:\nA Paris - Picardy\n");
        QCOMPARE(study.nodes.front().orders.size(), std::size_t(3));
        QCOMPARE(study.nodes.front().orders[1].sheet, 1);
    }
};

CHANCERY_SUITE(TestStudyPage, NoApplication)

} // namespace chancery::tst_study_page

#include "tst_study_page.moc"
