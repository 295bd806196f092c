// SPDX-License-Identifier: GPL-3.0-or-later
// The item models keep the laws of Qt's models while the game goes on under them, and say what they should.
#include "engine/game/missing.h"
#include "engine/rules/option_table.h"
#include "tests/support/paradox_game.h"
#include "tests/support/random_game.h"
#include "tests/support/situation.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/support/unplayed.h"
#include "ui/console/tally_panel.h"
#include "ui/desk/corrections.h"
#include "ui/desk/readings.h"
#include "ui/desk/session.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/table_edits.h"
#include "ui/parts/centre_chart_model.h"
#include "ui/parts/history_model.h"
#include "ui/parts/results_model.h"
#include "ui/parts/tally_model.h"
#include "ui/words/brief.h"
#include "ui/words/reason_chain.h"
#include "ui/words/words.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QRegularExpression>
#include <QScrollBar>

namespace chancery::tst_models {

namespace {

constexpr auto reporting = QAbstractItemModelTester::FailureReportingMode::QtTest;

int column(const TallyModel& model, const QString& heading)
{
    for (int section = 0; section < model.columnCount(); ++section)
        if (model.headerData(section, Qt::Horizontal, Qt::DisplayRole) == heading) return section;
    return -1;
}

Game game()
{
    return randomGame(sketch::sharedMap(), 3, 9);
}

/// Germany's attack on Warsaw is held because its support is cut by the attack of Russia's other army.
PhaseRecord cutSupport()
{
    const Position position =
        sketch::position({"Germany A PRU", "Germany A SIL", "Russia A WAR", "Russia A GAL"}, {});
    return sketch::resolved(
        sketch::record({}, position, {"A PRU - WAR", "A SIL S A PRU - WAR", "A WAR H", "A GAL - SIL"}));
}

} // namespace

class TestModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The homes of each power in the order of the map, then the neutral centres; a column for each year.
    void theChartSaysWhoOwnedACentre()
    {
        Session session(game());
        CentreChartModel model(session);
        QAbstractItemModelTester tester(&model, reporting);
        const Map& map = session.map();
        std::size_t centres = 0;
        for (const ProvinceInfo& place : map.provinces) centres += place.centre;
        QCOMPARE(model.rowCount(), static_cast<int>(centres));
        QCOMPARE(model.index(0, 0).data(), QVariant("Budapest"));
        QCOMPARE(model.index(model.rowCount() - 1, 0).data(), QVariant("Tunis"));
        const std::vector<YearTally> years = tally(session.game());
        QVERIFY(years.size() > 2);
        QCOMPARE(model.columnCount(), 1 + static_cast<int>(years.size()));
        for (int column = 1; column < model.columnCount(); ++column) {
            const YearTally& year = years[static_cast<std::size_t>(column - 1)];
            QCOMPARE(model.headerData(column, Qt::Horizontal, Qt::DisplayRole),
                     column == 1 ? QVariant("Start") : QVariant(QString::number(year.year)));
            std::vector<int> owned(map.powers.size());
            for (int row = 0; row < model.rowCount(); ++row)
                for (const Power power : map.everyPower())
                    owned[index(power)] += model.index(row, column).data(Qt::AccessibleTextRole) ==
                                           QString::fromStdString(map[power].name);
            QCOMPARE(owned, year.centres);
        }
        model.showPhase(0);
        QCOMPARE(model.columnCount(), 2);
        QCOMPARE(model.index(model.rowCount() - 1, 1).data(Qt::ToolTipRole),
                 QVariant("Tunis, Start: neutral"));
    }

    void historyFollowsTheGame()
    {
        Session session(newGame(sketch::sharedMap()));
        HistoryModel model(session);
        QAbstractItemModelTester tester(&model, reporting);
        QCOMPARE(model.rowCount(), 1);
        resolvePhase(session);
        advancePhase(session);
        QCOMPARE(model.rowCount(), 2);
        QVERIFY(model.index(1).data().toString().contains("1901"));
        takeBackPhase(session);
        QCOMPARE(model.rowCount(), 1);
        session.start(game());
        QCOMPARE(model.rowCount(), static_cast<int>(session.game().phases.size()));
    }

    void bothDelegatesAreNamedWhereThereIsLittleRoom_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("room"); // letters
        QTest::addColumn<QString>("shown");
        QTest::newRow("it fits") << "Germany · Gustav/Hilde" << 22 << "Germany · Gustav/Hilde";
        QTest::newRow("the longer one first") << "Germany · Gustav/Hilde" << 21 << "Germany · Gust./Hild.";
        QTest::newRow("one is short") << "Germany · Gustav/Jo" << 18 << "Germany · Gust./Jo";
        QTest::newRow("one letter") << "Germany · Gustav/Hilde" << 15 << "Germany · G./H.";
        QTest::newRow("no room") << "Germany · Gustav/Hilde" << 12 << "Germany · Gustav/Hilde";
        QTest::newRow("one player") << "Germany · Gustav" << 12 << "Germany · Gustav";
        QTest::newRow("a power alone") << "Germany" << 3 << "Germany";
    }
    void bothDelegatesAreNamedWhereThereIsLittleRoom()
    {
        QFETCH(QString, name);
        QFETCH(int, room);
        QTEST(shorterNames(name, [room](const QString& one) { return one.size() <= room; }), "shown");
    }

    void tallyCountsThePhaseShown()
    {
        Session session(game());
        TallyModel model(session);
        QAbstractItemModelTester tester(&model, reporting);
        const Position& start = session.game().phases.front().before;
        model.showPhase(0);
        QCOMPARE(model.rowCount(), 7);
        for (int p = 0; p < 7; ++p) {
            const auto power = static_cast<Power>(p);
            QCOMPARE(model.index(p, column(model, "Centres")).data().toInt(), centresOf(start, power));
            QCOMPARE(model.index(p, column(model, "Start")).data().toInt(), centresOf(start, power));
        }
        model.showPhase(session.game().phases.size() - 1);
        QVERIFY(model.columnCount() > column(model, "Start") + 1);
        const int last = model.columnCount() - 1;
        int centres = 0;
        for (int p = 0; p < 7; ++p) centres += model.index(p, last).data().toInt();
        QVERIFY(centres <= 34 && centres >= 22);
    }

    /// In Winter the builds are shown, not the change of centres, and a tick says that all are written.
    void writtenBuildsAreTicked()
    {
        Session session(gameFrom(sketch::sharedMap(), *readPhase("W1901A"),
                                 sketch::position({"France A SPA"}, {"France PAR MAR SPA"})));
        const Power france = session.map().findPower("France");
        TallyModel model(session);
        const QModelIndex change = model.index(static_cast<int>(index(france)), column(model, "Builds"));
        QCOMPARE(change.data().toString(), "+2");
        QCOMPARE(change.data(Qt::ToolTipRole).toString(), "2 of 2 builds or removals missing");
        writeSheet(session, france, "A Par\nWaive");
        QVERIFY(change.data().toString().endsWith(u'\u2713'));
        QCOMPARE(change.data(Qt::ToolTipRole).toString(), "All 2 build(s) or removal(s) are written");
    }

    /// No more can be built than home centres are free, whatever the change of the year.
    void buildsAreThoseThatCanBeMade()
    {
        Session session(
            gameFrom(sketch::sharedMap(), *readPhase("W1901A"),
                     sketch::position({"France A PAR", "France A MAR", "Italy A ROM", "Italy A NAP"},
                                      {"France PAR MAR BRE SPA POR", "Italy ROM"})));
        TallyModel model(session);
        const auto builds = [&](const char* power) {
            return model.index(static_cast<int>(index(session.map().findPower(power))),
                               column(model, "Builds"));
        };
        QCOMPARE(builds("France").data().toString(), "+1");
        QVERIFY(builds("France").data(Qt::ToolTipRole).toString().contains("3 build(s) due"));
        QCOMPARE(builds("Italy").data().toString(), "\u22121");
        QCOMPARE(builds("Turkey").data().toString(), "·");
        resolvePhase(session);
        model.showPhase(session.game().phases.size() - 1);
        QVERIFY(column(model, "Change") > 0);
    }

    void changeIsAgainstTheYearBefore()
    {
        Game fall = newGame(sketch::sharedMap());
        fall.phases[0].phase = {Season::Fall, 1901, PhaseKind::Movement};
        const Power germany = fall.map->findPower("Germany");
        fall = write(std::move(fall), germany,
                     {{germany, "", {sketch::order(fall.phases[0].before, "F KIE - DEN")}, ""}});
        Session session(resolve(std::move(fall)));
        TallyModel model(session);
        const int row = static_cast<int>(index(germany));
        QCOMPARE(model.index(row, column(model, "Centres")).data().toInt(), 4);
        QCOMPARE(model.index(row, column(model, "Change")).data().toString(), "+1");
    }

    /// 1971 XIV.2: a player's powers have a row each, and one together. Players with the same first name are
    /// distinguished.
    void powersOfOnePlayerAreAddedUp()
    {
        Game game = newGame(sketch::sharedMap());
        game.rulebook = rulebookOf(*findRulebook("1971"));
        game.rulebook.options = *withChange(game.rulebook.options, "players=4");
        const auto power = [&](const char* name) { return game.map->findPower(name); };
        for (const char* name : {"Austria", "France"}) game.players[power(name)] = "Ada Lovelace";
        for (const char* name : {"Germany", "Turkey"}) game.players[power(name)] = "Ada Byron";
        Session session(game);
        TallyModel model(session);
        QAbstractItemModelTester tester(&model, reporting);
        QCOMPARE(model.rowCount(), 10);
        QCOMPARE(model.index(0, column(model, "Power")).data().toString(), "Austria · Ada Lovel…");
        QCOMPARE(model.index(7, column(model, "Power")).data().toString(), "Ada Lovel… A+F");
        QCOMPARE(model.index(7, column(model, "Power")).data(Qt::ToolTipRole).toString(),
                 "The sum of Austria and France");
        const Position& start = session.game().phases.front().before;
        const int together = centresOf(start, power("Austria")) + centresOf(start, power("France"));
        QCOMPARE(model.index(7, column(model, "Centres")).data().toInt(), together);
        QCOMPARE(model.index(7, column(model, "Start")).data().toInt(), together);
        QVERIFY(model.index(7, column(model, "Power")).data(Qt::DecorationRole).isNull());
    }

    /// The panel never scrolls sideways: the earliest years go.
    void theTallyShowsTheYearsThatFit()
    {
        Session session(randomGame(sketch::sharedMap(), 3, 40));
        Presenter presenter(session, [](const Map&) { return sketch::standardGeometry(); });
        TallyPanel panel(session, presenter);
        panel.setTheme(themeFor(ThemeKind::Light, session.map()));
        panel.resize(2000, 240);
        panel.show();
        const int last = panel.model()->columnCount() - 1,
                  first = column(*static_cast<TallyModel*>(panel.model()), "Start");
        QVERIFY(last - first > 4);
        QVERIFY(!panel.isColumnHidden(first));
        panel.resize(380, 240);
        QCoreApplication::processEvents();
        QVERIFY(panel.isColumnHidden(first) && !panel.isColumnHidden(last) && !panel.isColumnHidden(0));
        QVERIFY(panel.horizontalHeader()->length() <= panel.viewport()->width());
        QCOMPARE(panel.horizontalScrollBar()->maximum(), 0);
    }

    void tallyTellsPointsWhereTheyCount()
    {
        Session session(newGame(sketch::sharedMap()));
        TallyModel model(session);
        QAbstractItemModelTester tester(&model, reporting);
        const int columns = model.columnCount();
        setRulebook(session, rulebookOf(*findRulebook("committee")));
        const Power italy = session.map().findPower("Italy");
        addAward(session, {italy, 3, "The conference of Rome"});
        model.showPhase(0);
        QCOMPARE(model.columnCount(), columns + 1);
        const QModelIndex points = model.index(static_cast<int>(index(italy)), column(model, "Points"));
        QCOMPARE(points.data().toInt(), 3);
        QVERIFY(points.data(Qt::ToolTipRole).toString().contains("Total with centres: 6"));
        QCOMPARE(points.siblingAtColumn(column(model, "Start")).data().toInt(), 3); // centres
    }

    void resultsAreGroupedAndFiltered()
    {
        ResultsModel model;
        QAbstractItemModelTester tester(&model, reporting);
        model.show(sketch::sharedMap(), cutSupport());
        QCOMPARE(model.rowCount(), 4);
        const int prussia = model.rowOf(sketch::standardMap().findProvince("PRU"));
        QCOMPARE(model.index(prussia, ResultsModel::OrderColumn).data().toString(),
                 "Germany: Army Prussia to Warsaw");
        QCOMPARE(model.index(prussia, ResultsModel::VerdictColumn).data().toString(), "fails");
        model.setRegister(Register::Judge);
        QCOMPARE(model.index(prussia, ResultsModel::OrderColumn).data().toString(), "Germany: A PRU - WAR");
        QVERIFY(model.index(prussia, ResultsModel::ReasonColumn)
                    .data()
                    .toString()
                    .contains("attack strength 1 does not exceed the hold strength 1 of A War"));
        QCOMPARE(moodOf(model.result(prussia)), Mood::Bad);
        model.showPower(sketch::standardMap().findPower("Russia"));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.rowOf(sketch::standardMap().findProvince("PRU")), -1);
    }

    /// "No unit attacks it" alone would read as if the power had chosen to hold.
    void aPowerWithoutAPlayerIsSaidInTheList()
    {
        for (const char* table : {"players=6", "Italy absent"}) {
            const Game game = resolve(sketch::gameAt({Season::Spring, 1901, PhaseKind::Movement}, table,
                                                     {"Italy A ROM", "Austria A VIE"}, {}, {"A VIE H"}));
            ResultsModel model;
            model.show(game.map, game.current(), game.rulebook);
            const auto reason = [&model](const char* province) {
                const int row = model.rowOf(sketch::standardMap().findProvince(province));
                return model.index(row, ResultsModel::ReasonColumn).data().toString();
            };
            const QString why = QString(table) == "players=6" ? "because Italy has no player"
                                                              : "because Italy gave no orders";
            QVERIFY2(reason("ROM").startsWith("No unit attacks it. ") && reason("ROM").contains(why),
                     qPrintable(reason("ROM")));
            QCOMPARE(reason("VIE"), "No unit attacks it.");
            model.setRegister(Register::Judge);
            QVERIFY2(reason("ROM").contains(why + " (1971 XIV."), qPrintable(reason("ROM")));
        }
    }

    void whatLeftTheBoardComesFirst()
    {
        const auto record = sketch::resolved(
            sketch::record({Season::Fall, 1901, PhaseKind::Adjustment},
                           sketch::position({"Austria A VIE", "Austria A BUD", "Austria F TRI"},
                                            {"Austria VIE BUD", "Russia STP MOS"}),
                           {"Russia B F STP/nc", "D F TRI", "Russia B A MOS"}));
        ResultsModel model;
        model.show(sketch::sharedMap(), record);
        QCOMPARE(model.index(0, 0).data().toString(), QString("Austria: Fleet Trieste disbands"));
        const auto clash = [] {
            Position position = sketch::position({"France A BUR", "France A MUN", "Austria A ALB"});
            const auto open = [](const char* to) {
                return LocationSet{whole(sketch::standardMap().findProvince(to))};
            };
            position.dislodged = {
                {sketch::unit("Germany A ALB"), sketch::standardMap().findProvince("TRI"), open("GRE")},
                {sketch::unit("Germany A BUR"), sketch::standardMap().findProvince("PAR"), open("RUH")},
                {sketch::unit("Germany A MUN"), sketch::standardMap().findProvince("BER"), open("RUH")}};
            return sketch::resolved(sketch::record({Season::Fall, 1901, PhaseKind::Retreat}, position,
                                                   {"A ALB - GRE", "A BUR - RUH", "A MUN - RUH"}));
        }();
        model.show(sketch::sharedMap(), clash);
        QStringList titles;
        for (int row = 0; row < model.rowCount(); ++row) titles << model.index(row, 0).data().toString();
        QCOMPARE(titles, (QStringList{"Germany: Army Burgundy retreats to Ruhr",
                                      "Germany: Army Munich retreats to Ruhr",
                                      "Germany: Army Albania retreats to Greece"}));
    }

    /// A row says its power and its verdict in words, and each of them once, in both registers.
    void rowSaysTheVerdictOnce()
    {
        const Game played = game();
        for (const PhaseRecord& record : played.phases) {
            if (!record.outcome) continue;
            ResultsModel model;
            model.show(played.map, record, played.rulebook);
            for (const Register how : {Register::Plain, Register::Judge}) {
                model.setRegister(how);
                for (int row = 0; row < model.rowCount(); ++row) {
                    const auto text = [&](int column) { return model.index(row, column).data().toString(); };
                    const QString power = Words(*played.map).power(model.result(row).order.power);
                    const QString verdict = Words::verdict(model.result(row)).section(u',', 0, 0);
                    const QString badge = model.index(row, 0).data(ResultsModel::BadgeRole).toString();
                    const QString reason = text(ResultsModel::ReasonColumn), shown = badge + u'|' + reason;
                    QVERIFY2(text(ResultsModel::OrderColumn).startsWith(power + ": "), qPrintable(shown));
                    const QRegularExpression word("\\b" + verdict + "\\b");
                    QVERIFY2(how == Register::Judge || badge.contains(word), qPrintable(shown));
                    QVERIFY2(!badge.contains(word) || !reason.contains(word), qPrintable(shown));
                    const QString spoken = model.index(row, 0).data(Qt::AccessibleTextRole).toString();
                    QVERIFY2(spoken.contains(power) && spoken.contains(reason), qPrintable(spoken));
                }
            }
        }
    }

    void chainLeadsToTheCutOfTheSupport()
    {
        const PhaseRecord record = cutSupport();
        const Map& map = sketch::standardMap();
        const OrderResult* attack = resultOf(map, *record.outcome, map.findProvince("PRU"));
        const auto chain = chainOf(map, *record.outcome, *attack);
        QStringList orders;
        for (const ReasonLink& link : chain)
            orders << QString::number(link.depth) + " " +
                          QString::fromStdString(sketch::text(record.before, link.result->order));
        QCOMPARE(orders.first(), "0 A PRU - WAR");
        QVERIFY2(orders.contains("1 A SIL S A PRU - WAR"), qPrintable(orders.join("; ")));
        QVERIFY2(orders.contains("2 A GAL - SIL"), qPrintable(orders.join("; ")));
        const QString html = chainAsHtml(map, {}, record, *attack);
        QVERIFY(html.contains("href="));
        QVERIFY2(html.contains("Attack strength 1, hold strength 1"), qPrintable(html));
        for (const OrderResult& result : record.outcome->results) {
            const bool compared = result.finding.mine > 0 || result.finding.theirs > 0;
            QCOMPARE(chainAsHtml(map, {}, record, result).contains("<p style=\"margin:2px 0\"><b>"),
                     compared);
        }
        QVERIFY2(html.contains("A Sil S A Pru-War is cut by A Gal-Sil (DATC 5.B.2)."), qPrintable(html));
    }

    /// Each order says what it did, as in Why: not all that decides a result is against it, and of several
    /// rivals none is left out.
    void linksSayWhatTheOrdersDid()
    {
        const auto roles = [](const char* line, const char* unit) {
            const OrderedPhase phase = situation(line);
            PhaseRecord record{{Season::Spring, 1901, PhaseKind::Movement}, phase.position, {}, {}, {}};
            for (const Order& order : phase.orders) record.written.push_back({order.power, "", {order}, {}});
            record = sketch::resolved(record);
            const Map& map = sketch::standardMap();
            const OrderResult* result = resultOf(map, *record.outcome, map.findProvince(unit));
            QStringList told;
            for (const ReasonLink& link : chainOf(map, *record.outcome, *result))
                if (link.depth == 1)
                    told << QString::fromStdString(map[map.provinceOf(link.result->order.unit.at)].code) +
                                ": " + link.role;
            return told;
        };
        QCOMPARE(roles("England: A LON - BEL, F ENG C A LON - BEL | France: A BEL - HOL | "
                       "Germany: A HOL - LON, F NTH C A HOL - LON",
                       "LON"),
                 QStringList({"BEL: Makes room", "ENG: Convoys it"}));
        QCOMPARE(roles("Germany: A BER - SIL | Russia: A WAR - SIL | Austria: A BOH - SIL", "BER"),
                 QStringList({"BOH: Moves there too", "WAR: Keeps it out too"}));
    }

    void circleIsShownWithEveryOrderOfIt()
    {
        const Game game = resolve(sketch::gameOf(sketch::simpleParadox(), "datc", ParadoxChoice::Szykman));
        for (const OrderResult& result : game.current().outcome->results) {
            const QString html = chainAsHtml(*game.map, game.rulebook, game.current(), result);
            QVERIFY2(html.contains("F Wal-Eng would dislodge F Eng; F Eng convoys A Bre-Lon."),
                     qPrintable(html));
            QVERIFY2(html.contains("Settled by DATC 4.A.2 (Szykman"), qPrintable(html));
        }
    }

    /// Whatever a reason points at can be gone to, and a sentence that compares names both orders and
    /// strengths.
    void everyReasonCanBeFollowed()
    {
        const Game played = game();
        const Words words(*played.map, played.rulebook);
        for (const PhaseRecord& record : played.phases) {
            if (!record.outcome) continue;
            ResultsModel model;
            model.show(played.map, record, played.rulebook);
            for (const OrderResult& result : record.outcome->results) {
                for (const ReasonLink& link : chainOf(*played.map, *record.outcome, result)) {
                    if (link.depth == 0) continue;
                    const int row = model.rowOf(played.map->provinceOf(link.result->order.unit.at));
                    QVERIFY(row >= 0);
                    QVERIFY(model.result(row) == *link.result);
                }
                const QString sentence = words.reason(result, record);
                QVERIFY2(!sentence.contains(u'%') && !sentence.contains("No reason"), qPrintable(sentence));
                QVERIFY2(sentence.endsWith(").") || result.finding.rule == Rule::None, qPrintable(sentence));
                if (result.finding.mine == 0 || result.finding.against == noProvince) continue;
                if (result.finding.theirs == 0 || result.finding.ownUnit) continue;
                for (const int strength : {result.finding.mine, result.finding.theirs})
                    QVERIFY2(sentence.contains(QRegularExpression(QString("\\b%1\\b").arg(strength))),
                             qPrintable(sentence));
                QVERIFY2(sentence.startsWith(brief(*played.map, result.order.unit)), qPrintable(sentence));
            }
        }
    }

    void everyLineHasItsReading()
    {
        Session session(newGame(sketch::sharedMap()));
        const Power austria = sketch::standardMap().findPower("Austria");
        const QString text = "vie gal\n\nA Bud - Nowhereland\nF Tri S A Bud - Ser";
        writeSheet(session, austria, text);
        const auto readings = readingsOf(session, austria, text);
        QCOMPARE(readings.size(), std::size_t{4});
        QCOMPARE(readings[0].understood, "A Vie-Gal");
        QVERIFY(readings[1].empty());
        QVERIFY(!readings[2].problem.isEmpty());
        QCOMPARE(readings[3].understood, "F Tri S A Bud-Ser");
    }

    void missingCountsByPhase()
    {
        const Map& map = sketch::standardMap();
        PhaseRecord record = sketch::record({}, startOf(map), {"A PAR - BUR"});
        Game game = gameFrom(sketch::sharedMap(), record.phase, record.before);
        game.phases.back() = record;
        QCOMPARE(missingOf(game), (Missing{21, 22}));
        QCOMPARE(missingOf(game, map.findPower("France")), (Missing{2, 3}));
        game.rulebook.options.players = Players::Five;
        QCOMPARE(missingOf(game), (Missing{15, 16})); // Italy and Germany get no orders
        game.rulebook.options.players = Players::Seven;
        Position winter = startOf(map);
        winter.owner[index(map.findProvince("SPA"))] = map.findPower("France");
        std::erase_if(winter.units,
                      [&](const Unit& u) { return map.provinceOf(u.at) == map.findProvince("PAR"); });
        record = sketch::record({Season::Winter, 1901, PhaseKind::Adjustment}, winter, {});
        game.phases.back() = record;
        QCOMPARE(missingOf(game).asked, 1); // two owed, one home centre vacant
        QCOMPARE(missingOf(resolve(game)), Missing{});
    }
};

CHANCERY_SUITE(TestModels, QApplication)

} // namespace chancery::tst_models

#include "tst_models.moc"
