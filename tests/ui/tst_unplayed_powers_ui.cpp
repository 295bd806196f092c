// SPDX-License-Identifier: GPL-3.0-or-later
// Builds of powers without a player are neither announced to the room nor offered nor reported, removals are
// (1971 XIV.2 to XIV.4); and what is said of provinces that are closed until Italy joins.
#include "engine/game/seats.h"
#include "tests/support/suite.h"
#include "tests/support/unplayed.h"
#include "ui/desk/phase_choices.h"
#include "ui/desk/session.h"
#include "ui/desk/table_edits.h"
#include "ui/words/agreement_words.h"
#include "ui/words/desk_words.h"
#include "ui/words/phase_report.h"
#include "ui/words/room_column.h"
#include "ui/words/words.h"

#include <algorithm>

namespace chancery::tst_unplayed_powers_ui {
using sketch::gameAt, sketch::power;

namespace {

constexpr Phase winter{Season::Winter, 1901, PhaseKind::Adjustment};

/// France builds one unit. Italy is owed one, or has one too many.
Game winterGame(const QString& table, bool removes)
{
    std::vector<std::string> units{"France A PAR", "Italy A ROM"};
    if (removes) units.insert(units.end(), {"Italy A NAP", "Italy A APU"});
    return gameAt(winter, table, units, {"France PAR MAR", "Italy ROM VEN"});
}

} // namespace

class TestUnplayedPowersUi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void buildsAreForPowersThatArePlayed_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<bool>("removes");
        QTest::addColumn<QString>("awaited");
        QTest::addColumn<int>("rows");
        QTest::newRow("Italy is played") << "" << false << "Builds: France 1, Italy 1" << 1;
        QTest::newRow("XIV.2: Italy has no player") << "players=6" << false << "Builds: France 1" << 0;
        QTest::newRow("XIV.3: its player is absent") << "Italy absent" << false << "Builds: France 1" << 0;
        QTest::newRow("XIV.4: removals stay")
            << "players=6" << true << "Builds: France 1|Removals: Italy 1" << 1;
        QTest::newRow("XIV.4: of an absent one too")
            << "Italy absent" << true << "Builds: France 1|Removals: Italy 1" << 1;
    }

    void buildsAreForPowersThatArePlayed()
    {
        QFETCH(QString, table);
        QFETCH(bool, removes);
        QFETCH(QString, awaited);
        QFETCH(int, rows);
        Session session(winterGame(table, removes));
        const QStringList said = columnBefore(session.game(), 0).awaits;
        for (const QString& line : awaited.split(u'|'))
            QVERIFY2(said.contains(line), qPrintable(said.join(u'|')));
        QCOMPARE(said.filter("Italy").size(), rows); // said once, or not at all
        QCOMPARE(int(rowsOf(session, power("Italy")).size()), rows);
        PhaseChoices choices(session);
        const std::vector<FormPart> parts = choices.parts();
        const bool offered = std::ranges::find(parts, power("Italy"), &FormPart::power) != parts.end();
        QCOMPARE(offered, rows > 0);
        QVERIFY(std::ranges::find(parts, power("France"), &FormPart::power) != parts.end());
        resolvePhase(session);
        const QStringList unused = unusedBuildsReport(session.game(), session.current());
        const auto tells = [&unused](const QString& power) {
            return unused.filter("Builds not used by " + power + ": 1.").size();
        };
        QCOMPARE(tells("France"), 1);
        QCOMPARE(tells("Italy"), table.isEmpty() ? 1 : 0);
    }

    /// 1971 XIV.2, XIV.4: what the rules remove of a power without a player is said, and no order is asked
    /// for.
    void removalsOfNobodyAreOnlySaid_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<bool>("asked");
        QTest::newRow("an absent one is asked") << "Italy absent" << true;
        QTest::newRow("no player") << "players=6" << false;
    }

    void removalsOfNobodyAreOnlySaid()
    {
        QFETCH(QString, table);
        QFETCH(bool, asked);
        Session session(winterGame(table, true));
        const UnitRow row = rowsOf(session, power("Italy")).front();
        PhaseChoices choices(session);
        const std::vector<FormPart> parts = choices.parts();
        const FormPart& part = *std::ranges::find(parts, power("Italy"), &FormPart::power);
        QCOMPARE(row.asked.has_value(), asked);
        QCOMPARE(row.state == RowState::Free, !asked);
        QCOMPARE(row.open.contains("no player: the rules remove A"), !asked);
        QCOMPARE(part.state == row.open, !asked);
        QCOMPARE(part.lines.empty() && part.further.isEmpty() && !part.byRule, !asked);
    }

    /// What is written for a power without a player stays on its sheet, with the reason why it does not
    /// count.
    void ordersForNobodyAreRefused_data()
    {
        for (const char* column : {"book", "judge", "plain"}) QTest::addColumn<QString>(column);
        QTest::newRow("1971") << "1971"
                              << "A Rom-Ven does not count: Italy has no player (1971 XIV.2)."
                              << "Italy has no player, so the order does not count.";
        QTest::newRow("Alexander") << "alexander"
                                   << "A Rom-Ven does not count: Italy has no player (Alexander V.5.a)."
                                   << "Italy has no player, so the order does not count.";
    }

    void ordersForNobodyAreRefused()
    {
        QFETCH(QString, book);
        QFETCH(QString, judge);
        QFETCH(QString, plain);
        Game game = gameAt({Season::Spring, 1901, PhaseKind::Movement}, "players=6", {"Italy A ROM"}, {},
                           {"A ROM - VEN"});
        const Players six = game.rulebook.options.players;
        game.rulebook = rulebookOf(*findRulebook(book.toStdString()));
        game.rulebook.options.players = six;
        Session session(game);
        const std::vector<UnitRow> rows = rowsOf(session, power("Italy"));
        QCOMPARE(rows.size(), std::size_t(1));
        QVERIFY(!rows.front().asked && rows.front().state == RowState::Illegal);
        QCOMPARE(rows.front().written, "A Rom-Ven");
        QCOMPARE(rows.front().remark, judge);
        resolvePhase(session);
        const OrderResult& result = session.current().outcome->results.front();
        QCOMPARE(Words(session.map(), session.game().rulebook, Register::Plain)
                     .explanation(result, session.current()),
                 plain);
    }

    /// One clause throughout: that of the number of players (Alexander V.5.a, V.5.b and V.5.e; 1971 XIV.2).
    void theClauseIsThatOfTheTable_data()
    {
        for (const char* column : {"book", "table", "clause"}) QTest::addColumn<QString>(column);
        const auto row = [](const char* book, const char* table, const char* clause) {
            QTest::addRow("%s, %s", book, table) << QString(book) << QString(table) << QString(clause);
        };
        row("alexander", "players=6", "Alexander V.5.a");
        row("alexander", "players=5", "Alexander V.5.b");
        row("alexander", "players=2", "Alexander V.5.e");
        row("1971", "players=6", "1971 XIV.2");
        row("1971", "players=5", "1971 XIV.2");
        row("1971", "players=2", "1971 XIV.2");
        row("datc", "players=6", "house rule “How many players, and which powers”");
    }

    void theClauseIsThatOfTheTable()
    {
        QFETCH(QString, book);
        QFETCH(QString, table);
        QFETCH(QString, clause);
        Game game =
            gameAt({Season::Spring, 1901, PhaseKind::Movement}, table, {"Italy A ROM"}, {}, {"A ROM - VEN"});
        const Players players = game.rulebook.options.players;
        game.rulebook = rulebookOf(*findRulebook(book.toStdString()));
        game.rulebook.options.players = players;
        QCOMPARE(DeskWords::noPlayer(game, power("Italy")),
                 "Italy has no player: its units get no orders (" + clause + ").");
        const Game after = resolve(game);
        const Words words(*after.map, after.rulebook, Register::Judge);
        const std::vector<OrderResult>& results = after.current().outcome->results;
        QCOMPARE(results.size(), std::size_t(2)); // the written order, and the hold
        for (const OrderResult& result : results) {
            const QString told = words.explanation(result, after.current());
            QVERIFY2(told.contains("has no player (" + clause + ")."), qPrintable(told));
        }
    }

    /// Alexander VII.2: an agreement with a power without a player is kept, and says with what right it does
    /// not count.
    void agreementsOfNobodySayWhy()
    {
        Game game = gameAt({Season::Spring, 1914, PhaseKind::Movement}, "players=2", {"Italy A ROM"}, {}, {});
        const Players two = game.rulebook.options.players;
        game.rulebook = rulebookOf(*findRulebook("alexander"));
        game.rulebook.options.players = two;
        game.rulebook.options.proxyOrders = ProxyOrders::Permitted;
        const Consent consent{.kind = Consent::Kind::Proxy, .by = power("Italy"), .to = power("France")};
        QCOMPARE(AgreementWords(game).inForce(consent),
                 "Italy allows France to order all its units. (Alexander VII.2) This agreement does not "
                 "count, because "
                 "Italy has no player (Alexander V.5.e).");
    }

    /// What is written for an absent power is shown, although no row asks for it.
    void aWrittenBuildIsShown()
    {
        Game game = winterGame("Italy absent", false);
        game.phases.back().written = sketch::record(winter, game.current().before, {"Italy B A VEN"}).written;
        Session session(game);
        const std::vector<UnitRow> rows = rowsOf(session, power("Italy"));
        QCOMPARE(rows.size(), std::size_t(1));
        QVERIFY(!rows.front().asked);
        resolvePhase(session);
        QVERIFY(unitAt(session.map(), session.current().position(), session.map().findProvince("VEN")));
    }

    void closedProvincesAreTold_data()
    {
        for (const char* column : {"order", "judge", "plain"}) QTest::addColumn<QString>(column);
        const auto row = [](const char* order, const char* judge, const char* plain) {
            QTest::newRow(order) << QString(order) << QString(judge) << QString(plain);
        };
        row("A TYR - VEN",
            "A Tyr-Ven is illegal: no unit may enter Venice until Italy has joined a player (1971 XIV.2).",
            "No unit may enter Venice until Italy has joined a player.");
        row("A TYR S A VEN",
            "A Tyr S A Ven is illegal: no unit may enter Venice until Italy has joined a player (1971 "
            "XIV.2).",
            "No unit may enter Venice until Italy has joined a player.");
        row("A TYR S A VEN - PIE",
            "A Tyr S A Ven-Pie is illegal: no unit may enter Piedmont until Italy has joined a player (1971 "
            "XIV.2).",
            "No unit may enter Piedmont until Italy has joined a player.");
        row("F ION C A ALB - APU",
            "F Ion C A Alb-Apu is illegal: no unit may enter Apulia until Italy has joined a player (1971 "
            "XIV.2).",
            "No unit may enter Apulia until Italy has joined a player.");
    }

    void closedProvincesAreTold()
    {
        QFETCH(QString, order);
        QFETCH(QString, judge);
        QFETCH(QString, plain);
        const Game game = resolve(gameAt({Season::Spring, 1914, PhaseKind::Movement}, "players=2",
                                         {"Austria A TYR", "Austria F ION", "Austria A ALB", "Italy A VEN"},
                                         {}, {order.toStdString()}));
        const OrderResult& result = game.current().outcome->results.front();
        const auto told = [&](Register how) {
            return Words(*game.map, game.rulebook, how).explanation(result, game.current());
        };
        QVERIFY2(told(Register::Judge).startsWith(judge), qPrintable(told(Register::Judge)));
        QVERIFY2(told(Register::Plain).startsWith(plain), qPrintable(told(Register::Plain)));
    }

    void silenceIsTold_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("judge");
        QTest::newRow("XIV.2") << "players=6"
                               << "A Ven holds, because Italy has no player (1971 XIV.2).";
        QTest::newRow("XIV.3") << ""
                               << "A Ven holds, because Italy gave no orders (1971 XIV.3).";
    }

    void silenceIsTold()
    {
        QFETCH(QString, table);
        QFETCH(QString, judge);
        const Game game = resolve(
            gameAt({Season::Spring, 1901, PhaseKind::Movement}, table, {"Italy A VEN"}, {"Italy VEN"}));
        const QString told = Words(*game.map, game.rulebook, Register::Judge)
                                 .explanation(game.current().outcome->results.front(), game.current());
        QVERIFY2(told.contains(judge), qPrintable(told));
    }
};

CHANCERY_SUITE(TestUnplayedPowersUi, QCoreApplication)

} // namespace chancery::tst_unplayed_powers_ui

#include "tst_unplayed_powers_ui.moc"
