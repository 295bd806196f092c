// SPDX-License-Identifier: GPL-3.0-or-later
// What a phase looks like as text, in each of the three styles, to the letter.
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/support/table.h"
#include "ui/dialogs/report_dialog.h"
#include "ui/files/files.h"
#include "ui/words/phase_report.h"
#include "ui/words/rulebook_words.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QTemporaryDir>

namespace chancery::tst_phase_report {

namespace {

/// A fall in which Austria is dislodged, Turkey bounces, Italy convoys, and one unit has no order.
Game fall()
{
    const Position position =
        sketch::position({"Austria A SER", "Austria A VIE", "Turkey A BUL", "Turkey A GRE", "Turkey F CON",
                          "Italy A TUN", "Italy F ION", "Italy A TYR"},
                         {"Austria SER VIE BUD", "Turkey CON SMY BUL", "Italy TUN ROM"});
    Game game = gameFrom(sketch::sharedMap(), {Season::Fall, 1903, PhaseKind::Movement}, position);
    game.title = "Evening";
    game.phases[0] = sketch::record(game.current().phase, position,
                                    {"A SER - BUD", "A BUL - SER", "A GRE S A BUL - SER", "A TUN - APU",
                                     "F ION C A TUN - APU", "A TYR - VIE", "A VIE - BUD"});
    game.phases[0] = sketch::resolved(game.phases[0]);
    return game;
}

/// The retreats after it.
Game retreats()
{
    Game game = advance(fall());
    game.phases.erase(game.phases.begin());
    game.phases[0] =
        sketch::resolved(sketch::record(game.current().phase, game.current().before, {"A SER - ALB"}));
    return game;
}

Game adjustments()
{
    const Position position = sketch::position({"Austria A SER", "Turkey A BUL", "Turkey F CON"},
                                               {"Turkey SMY", "Austria SER VIE BUD"});
    Game game = gameFrom(sketch::sharedMap(), {Season::Winter, 1903, PhaseKind::Adjustment}, position);
    PhaseRecord record = game.current();
    for (const char* text : {"Austria B A VIE", "Austria WAIVE", "Turkey D A BUL"}) {
        const Order order = sketch::order(position, text, PhaseKind::Adjustment);
        record.written.push_back({order.power, text, {order}, {}});
    }
    game.phases[0] = sketch::resolved(record);
    return game;
}

} // namespace

class TestPhaseReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStyleIsAsItShouldBe_data()
    {
        addTable("tests/data/phase_reports.txt", {"style", "game", "report"});
    }

    void everyStyleIsAsItShouldBe()
    {
        QFETCH(QString, style);
        QFETCH(QString, game);
        QFETCH(QString, report);
        const ReportStyle wanted = style == "rulebook" ? ReportStyle::Rulebook
                                   : style == "judge"  ? ReportStyle::Judge
                                                       : ReportStyle::Short;
        const Game played = game == "fall" ? fall() : game == "retreats" ? retreats() : adjustments();
        QCOMPARE(phaseReport(played, 0, wanted), report);
    }

    /// Why it was that unit: how far it was, on which way, and which unit comes after it.
    void removalsByRuleAreTold()
    {
        const Position position =
            sketch::position({"Turkey A NAF", "Turkey A CON", "Turkey F SMY"}, {"Turkey ANK"});
        Game game = gameFrom(sketch::sharedMap(), {Season::Winter, 1905, PhaseKind::Adjustment}, position);
        game.phases[0] = sketch::resolved(sketch::record(game.current().phase, position, {"D F SMY"}));
        const QString told = "Turkey has ordered too few valid removals; by rule it loses its unit in North "
                             "Africa. A Naf is 5 "
                             "provinces away from Ankara, the nearest supply centre of its power. On the "
                             "way: Tunis, Ionian Sea, "
                             "Aegean Sea, and Constantinople. Next in line: A Con, 1 province away.";
        QCOMPARE(removedReport(*game.map, game.current()), QStringList{told});
        QVERIFY(phaseReport(game, 0, ReportStyle::Rulebook).contains(told));
        QCOMPARE(removedReport(*game.map, fall().current()), QStringList());
    }

    void buildsThatNobodyUsedAreTold()
    {
        Game game = adjustments();
        QCOMPARE(unusedBuildsReport(game, game.current()), QStringList()); // one built, one waived
        PhaseRecord record = game.current();
        record.written.resize(1);
        record.outcome.reset();
        const PhaseRecord lazy = sketch::resolved(record);
        QCOMPARE(unusedBuildsReport(game, lazy),
                 QStringList{"Builds not used by Austria: 1. It could have built in: Budapest."});
        QCOMPARE(unusedBuildsReport(game, fall().current()), QStringList());
    }

    /// The game goes on to Spring without a word unless it is said why.
    void aWinterThatIsLeftOutIsTold_data()
    {
        QTest::addColumn<QStringList>("units");
        QTest::addColumn<QStringList>("centres");
        QTest::addColumn<QString>("told");
        const auto row = [](const char* name, const QStringList& units, const QStringList& centres,
                            const QString& told) { QTest::newRow(name) << units << centres << told; };
        const QStringList home{"Austria A VIE", "Austria A BUD", "Austria F TRI"};
        row("one", home, {"Austria VIE BUD TRI SER"},
            "No Winter 1903: builds are due (Austria 1), but no home centre is free.");
        row("several", home + QStringList{"Turkey A BUL"}, {"Austria VIE BUD TRI SER", "Turkey BUL GRE RUM"},
            "No Winter 1903: builds are due (Austria 1, Turkey 2), but no home centre is free.");
        row("another power's army is there", {"Austria A VIE", "Austria A BUD", "Italy A TRI"},
            {"Austria VIE BUD SER", "Italy TRI"},
            "No Winter 1903: builds are due (Austria 1), but no home centre is free.");
        row("one is free", home.mid(0, 2), {"Austria VIE BUD TRI SER"}, {});
        row("others may build", home + QStringList{"Turkey A BUL"},
            {"Austria VIE BUD TRI SER", "Turkey BUL CON"}, {});
        row("nothing is due", home, {"Austria VIE BUD TRI"}, {});
    }
    void aWinterThatIsLeftOutIsTold()
    {
        QFETCH(QStringList, units);
        QFETCH(QStringList, centres);
        QFETCH(QString, told);
        const auto texts = [](const QStringList& all) {
            std::vector<std::string> each;
            for (const QString& one : all) each.push_back(one.toStdString());
            return each;
        };
        Game game = gameFrom(sketch::sharedMap(), {Season::Fall, 1903, PhaseKind::Movement},
                             sketch::position(texts(units), texts(centres)));
        game = resolve(std::move(game));
        QCOMPARE(unusedBuildsReport(game, game.current()).join('|'), told);
        QCOMPARE(advance(game).current().phase.season == Season::Winter,
                 told.isEmpty() && QByteArray(QTest::currentDataTag()) != "nothing is due");
        QCOMPARE(phaseReport(game, 0, ReportStyle::Rulebook).contains(told + "\n"), true);
    }

    void theWholeGameIsItsResolvedPhases()
    {
        Game game = fall();
        const QString one = phaseReport(game, 0, ReportStyle::Short);
        game = advance(std::move(game));
        QCOMPARE(gameReport(game, ReportStyle::Short), one); // the next is not resolved
        QVERIFY(phaseReport(game, 0, ReportStyle::Judge)
                    .contains("The next phase of 'Evening' will be Retreat for Fall of 1903."));
    }

    /// Once, before everything; not for programs.
    void aRulebookThatIsMissingIsNamed()
    {
        Game game = advance(fall());
        const auto reports = [&game](ReportStyle style) {
            return QStringList{phaseReport(game, 0, style), gameReport(game, style)};
        };
        const QStringList before[] = {reports(ReportStyle::Rulebook), reports(ReportStyle::Judge),
                                      reports(ReportStyle::Short)};
        game.rulebook.id = "2031";
        const QString line = RulebookWords::unknown(game.rulebook) + "\n\n";
        QVERIFY2(line.contains("no rulebook “2031”"), qPrintable(line));
        QCOMPARE(reports(ReportStyle::Rulebook), QStringList({line + before[0][0], line + before[0][1]}));
        QCOMPARE(reports(ReportStyle::Judge), before[1]);
        QCOMPARE(reports(ReportStyle::Short), QStringList({line + before[2][0], line + before[2][1]}));
        game.phases.erase(game.phases.begin());
        QCOMPARE(gameReport(game, ReportStyle::Short), QString()); // nothing is reported
    }

    void theDialogShowsCopiesAndSaves()
    {
        const Game game = fall();
        const QTemporaryDir folder;
        const QString path = folder.filePath("report.txt");
        ReportDialog dialog(game, 0, folder.path(), nullptr,
                            [path](QWidget*, const QString&) { return path; });
        QCOMPARE(dialog.text(), phaseReport(game, 0, ReportStyle::Rulebook));
        dialog.findChild<QComboBox*>("reportStyle")->setCurrentIndex(2);
        QCOMPARE(dialog.text(), phaseReport(game, 0, ReportStyle::Short));
        dialog.copy();
        QCOMPARE(QGuiApplication::clipboard()->text(), dialog.text());
        dialog.save();
        QCOMPARE(QString::fromUtf8(*readWholeFile(path)), dialog.text());
    }
};

CHANCERY_SUITE(TestPhaseReport, QApplication)

} // namespace chancery::tst_phase_report

#include "tst_phase_report.moc"
