// SPDX-License-Identifier: GPL-3.0-or-later
// Powers without a player: no builds and no winter for them, what is said of their units, and provinces that
// are closed (1971 VII.1, XIV.2 to XIV.4).
#include "engine/files/game_file.h"
#include "engine/game/correct.h"
#include "engine/game/desk_check.h"
#include "engine/game/ending.h"
#include "engine/game/missing.h"
#include "engine/game/seats.h"
#include "engine/orders/choices.h"
#include "engine/rules/house_rules.h"
#include "engine/rules/rule_names.h"
#include "tests/support/suite.h"
#include "tests/support/unplayed.h"

#include <algorithm>

namespace chancery::tst_unplayed_powers {
using sketch::gameAt, sketch::power;

namespace {

constexpr Phase spring{Season::Spring, 1901, PhaseKind::Movement};
constexpr Phase fall{Season::Fall, 1901, PhaseKind::Movement};
constexpr Phase winter{Season::Winter, 1901, PhaseKind::Adjustment};

QString nextOf(const Game& game)
{
    return QString::fromStdString(shortName(following(game, game.current()).phase));
}

Result<Game> readAgain(const Game& game, std::vector<Error>& differences)
{
    return readGame(
        writeGame(game), "again", [](const std::string&) { return Result(sketch::sharedMap()); },
        &differences);
}

QString rulesOf(const Outcome& outcome, const char* unit)
{
    QStringList names;
    for (const OrderResult& result : outcome.results)
        if (result.order.unit == sketch::unit(unit))
            for (const Rule rule : rulesBehind(result)) names << QString::fromLatin1(ruleName(rule).data());
    return names.join(' ');
}

} // namespace

class TestUnplayedPowers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWinterIsForPowersThatBuildOrRemove_data()
    {
        for (const char* column : {"table", "italy", "next"}) QTest::addColumn<QString>(column);
        QTest::newRow("Italy is played and builds") << ""
                                                    << "Italy ROM VEN NAP"
                                                    << "W1901A";
        QTest::newRow("XIV.2: Italy has no player") << "players=6"
                                                    << "Italy ROM VEN NAP"
                                                    << "S1902M";
        QTest::newRow("XIV.2: nor with five") << "players=5"
                                              << "Italy ROM VEN NAP"
                                              << "S1902M";
        QTest::newRow("XIV.2: nor before it joins one of two") << "players=2"
                                                               << "Italy ROM VEN NAP"
                                                               << "S1902M";
        QTest::newRow("XIV.2: with four it has") << "players=4"
                                                 << "Italy ROM VEN NAP"
                                                 << "W1901A";
        QTest::newRow("XIV.3: its player is absent") << "Italy absent"
                                                     << "Italy ROM VEN NAP"
                                                     << "S1902M";
        QTest::newRow("another player is absent") << "Turkey absent"
                                                  << "Italy ROM VEN NAP"
                                                  << "W1901A";
        QTest::newRow("XIV.4: it removes without a player") << "players=6"
                                                            << "Italy ROM"
                                                            << "W1901A";
        QTest::newRow("XIV.4: and with an absent one") << "Italy absent"
                                                       << "Italy ROM"
                                                       << "W1901A";
    }

    void aWinterIsForPowersThatBuildOrRemove()
    {
        QFETCH(QString, table);
        QFETCH(QString, italy);
        QFETCH(QString, next);
        const Game game = resolve(gameAt(fall, table, {"Italy A ROM", "Italy A APU", "France A PAR"},
                                         {italy.toStdString(), "France PAR"}));
        QCOMPARE(nextOf(game), next);
        QCOMPARE(QString::fromStdString(shortName(advance(game).current().phase)), next);
    }

    /// 1971 III: a year without adjustments is over with its Fall.
    void aShortGameEndsWithoutAWinterForNobody()
    {
        for (const char* table : {"", "players=6", "Italy absent"}) {
            Game game = gameAt(fall, table, {"Italy A ROM", "France A PAR", "France A MAR"},
                               {"Italy ROM VEN", "France PAR MAR"});
            game.agreedEnd.year = 1901;
            QCOMPARE(endingOf(resolve(game)).has_value(), *table != 0);
        }
    }

    void nobodyBuildsForThem()
    {
        const std::vector<std::string> units{"Italy A ROM", "France A PAR"},
            centres{"Italy ROM VEN", "France PAR MAR"};
        for (const char* table : {"players=6", "Italy absent"}) {
            const Game game = gameAt(winter, table, units, centres, {"Italy B A VEN"});
            const PowerSet unplayed = unplayedPowers(game, winter);
            QVERIFY(unplayed.has(power("Italy")) && !unplayed.has(power("France")));
            QCOMPARE(adjustmentChoices(*game.map, game.current().before, power("Italy"), unplayed).count, 0);
            QCOMPARE(adjustmentChoices(*game.map, game.current().before, power("Italy"), unplayed).owed, 0);
            QCOMPARE(adjustmentChoices(*game.map, game.current().before, power("France"), unplayed).count, 1);
            QCOMPARE(missingOf(game, power("Italy")).asked, 0);
            // What is written for an absent power counts all the same; a power without a player has no
            // orders.
            const bool built = outcomeOf(game, game.current()).after.units.size() == 3;
            QCOMPARE(built, QLatin1String(table) == QLatin1String("Italy absent"));
        }
    }

    /// A player may leave in the winter itself, when something is written for the power already.
    void aWinterThatIsThereStays()
    {
        Game game = advance(resolve(
            gameAt(fall, "", {"Italy A ROM", "France A PAR"}, {"Italy ROM VEN", "France PAR"}, {"A PAR H"})));
        QVERIFY(game.current().phase == winter);
        game.attendance = withAbsence({}, power("Italy"), winter, true);
        game.phases.back().written = sketch::record(winter, game.current().before, {"Italy B A VEN"}).written;
        game = advance(resolve(game));
        std::vector<Error> differences;
        QVERIFY(readAgain(game, differences));
        QVERIFY2(differences.empty(), differences.empty() ? "" : differences.front().text().c_str());
        PhaseRecord corrected = game.phases.front();
        corrected.written.clear();
        const CorrectedGame again = chancery::corrected(game, 0, corrected);
        QCOMPARE(again.game.phases.size(), game.phases.size());
        QVERIFY(again.game.current().before == game.current().before);
    }

    void unitsSayWhyTheyHaveNoOrder_data()
    {
        for (const char* column : {"book", "table", "rules"}) QTest::addColumn<QString>(column);
        QTest::addColumn<bool>("sheet");
        QTest::addColumn<bool>("attacked");
        QTest::newRow("XIV.3: no sheet") << "1971"
                                         << ""
                                         << "HoldStands NoteDisorder" << false << false;
        QTest::newRow("VII.1: a sheet without orders") << "1971"
                                                       << ""
                                                       << "HoldStands NoteUnordered" << true << false;
        QTest::newRow("XIV.2: no player") << "1971"
                                          << "players=6"
                                          << "HoldStands NoteUnplayed" << false << false;
        QTest::newRow("a sheet for no player") << "1971"
                                               << "players=6"
                                               << "HoldStands NoteUnplayed" << true << false;
        QTest::newRow("Alexander V.5") << "alexander"
                                       << "players=6"
                                       << "HoldStands NoteUnplayed" << false << false;
        QTest::newRow("Alexander has no such rule") << "alexander"
                                                    << ""
                                                    << "HoldStands NoteUnordered" << false << false;
        QTest::newRow("the reason says it: XIV.3") << "1971"
                                                   << ""
                                                   << "HoldAbandoned NoteDestroyed" << false << true;
        QTest::newRow("the reason says it: XIV.2") << "1971"
                                                   << "players=6"
                                                   << "HoldUnplayed NoteDestroyed" << false << true;
    }

    void unitsSayWhyTheyHaveNoOrder()
    {
        QFETCH(QString, book);
        QFETCH(QString, table);
        QFETCH(QString, rules);
        QFETCH(bool, sheet);
        QFETCH(bool, attacked);
        Game game =
            gameAt(spring, table, {"Italy A VEN", "Austria A TYR", "Austria A TRI"}, {"Italy VEN"},
                   {attacked ? "A TYR - VEN" : "A TYR H", attacked ? "A TRI S A TYR - VEN" : "A TRI H"});
        const RuleOptions options = game.rulebook.options;
        game.rulebook = rulebookOf(*findRulebook(book.toStdString()));
        game.rulebook.options.players = options.players;
        if (sheet) game.phases.back().received.add(power("Italy"));
        QCOMPARE(rulesOf(*resolve(game).current().outcome, "Italy A VEN"), rules);
    }

    /// 1971 XIV.2: that Italy may not be entered holds for retreats as for moves.
    void closedProvincesAreClosedToRetreats()
    {
        Position position = sketch::position({"Germany A TYR", "Germany A MUN"});
        position.dislodged = {{sketch::unit("Austria A TYR"), sketch::standardMap().findProvince("MUN"), {}}};
        const Order retreat = sketch::order(position, "A TYR - VEN", PhaseKind::Retreat);
        const Map open = sketch::standardMap(), closed = closing(open, {open.findProvince("VEN")});
        const auto ruleOn = [&](const Map& map) {
            return resolveRetreats(map, {}, position, {&retreat, 1}).results.front().finding.rule;
        };
        QVERIFY(ruleOn(closed) == Rule::IllegalClosed);
        QVERIFY(ruleOn(open) == Rule::RetreatNotOpen);
    }

    void ordersForNobodyDoNotCount_data()
    {
        for (const char* column : {"book", "table", "phase", "order", "clause"})
            QTest::addColumn<QString>(column);
        const auto row = [](const char* name, const char* book, const char* table, const char* phase,
                            const char* order, const char* clause) {
            QTest::newRow(name) << QString(book) << QString(table) << QString(phase) << QString(order)
                                << QString(clause);
        };
        row("XIV.2: a move", "1971", "players=6", "S1870M", "A VEN - TYR", "1971 XIV.2");
        row("XIV.2: a retreat", "1971", "players=6", "S1870R", "A ROM - TUS", "1971 XIV.2");
        row("XIV.2: a removal", "1971", "players=6", "W1870A", "D A VEN", "1971 XIV.2");
        row("V.5.a: a move", "alexander", "players=6", "S1901M", "A VEN - TYR", "Alexander V.5.a");
        row("V.5.a: a retreat", "alexander", "players=6", "S1901R", "A ROM - TUS", "Alexander V.5.a");
        row("V.5.a: a removal", "alexander", "players=6", "W1901A", "D A VEN", "Alexander V.5.a");
        row("V.5.b: a move", "alexander", "players=5", "S1901M", "A VEN - TYR", "Alexander V.5.b");
        row("V.5.e: a move", "alexander", "players=2", "S1914M", "A VEN - TYR", "Alexander V.5.e");
        row("V.5.e: a retreat", "alexander", "players=2", "S1914R", "A ROM - TUS", "Alexander V.5.e");
        row("XIV.2, two: a move", "1971", "players=2", "S1914M", "A VEN - TYR", "1971 XIV.2");
        row("an absent player's counts", "1971", "Italy absent", "S1901M", "A VEN - TYR", "");
    }

    /// An order for a power without a player does not count, and is reported with its reason.
    void ordersForNobodyDoNotCount()
    {
        QFETCH(QString, book);
        QFETCH(QString, table);
        QFETCH(QString, phase);
        QFETCH(QString, order);
        QFETCH(QString, clause);
        const Phase now = *readPhase(phase.toStdString());
        Game game =
            gameAt(now, table, {"Italy A VEN", "Italy F NAP", "France A ROM"}, {"Italy NAP", "France PAR"});
        const RuleOptions options = game.rulebook.options;
        game.rulebook = rulebookOf(*findRulebook(book.toStdString()));
        game.rulebook.options.players = options.players;
        PhaseRecord& record = game.phases.back();
        if (now.kind == PhaseKind::Retreat)
            record.before.dislodged = {
                {sketch::unit("Italy A ROM"), noProvince, {sketch::standardMap().findLocation("TUS")}}};
        record.written = {{power("Italy"),
                           order.toStdString(),
                           {sketch::orderOn(power("Italy"), record.before, order.toStdString(), now.kind)},
                           {}}};
        const std::vector<WrittenDoubt> doubts = doubtsIn(game);
        const OrderResult first = resolve(game).current().outcome->results.front();
        QVERIFY(first.order == record.written.front().orders.front());
        if (clause.isEmpty()) {
            QVERIFY(doubts.empty() && first.verdict == Verdict::Succeeds);
            return;
        }
        QCOMPARE(doubts.size(), std::size_t(1));
        QVERIFY(doubts[0].doubt.kind == Doubt::Kind::Illegal &&
                doubts[0].doubt.rule == Rule::IllegalUnplayed);
        QVERIFY(first.verdict == Verdict::Illegal && first.finding.rule == Rule::IllegalUnplayed &&
                first.ordered);
        for (const Rule rule : {first.finding.rule, Rule::NoteUnplayed, Rule::HoldUnplayed})
            QCOMPARE(QString::fromStdString(clauseUnder(rule, game.rulebook, now.kind)), clause);
        // What becomes of the units is what becomes of them without the order.
        Game without = game;
        without.phases.back().written.clear();
        const Outcome with = *resolve(game).current().outcome, silent = *resolve(without).current().outcome;
        QVERIFY(with.after == silent.after);
        QCOMPARE(with.results.size(), silent.results.size() + 1);
        QCOMPARE(missingOf(game, power("Italy")).asked, 0);
    }

    /// Earlier versions saved no result of an order for a power without a player. Nothing is reported,
    /// nothing lost.
    void aFileWithoutTheirResultsIsAsSaved()
    {
        const Game game = resolve(gameAt({Season::Spring, 1870, PhaseKind::Movement}, "players=6",
                                         {"Italy A VEN"}, {"Italy VEN"}, {"A VEN - TYR"}));
        std::string text = writeGame(game);
        const std::size_t line = text.find("A VEN - TYR\", result");
        QVERIFY(line != std::string::npos);
        const std::size_t begin = text.rfind('{', line), end = text.find('}', line) + 2;
        text.erase(begin, end - begin);
        std::vector<Error> differences;
        const Result<Game> read = readGame(
            text, "again", [](const std::string&) { return Result(sketch::sharedMap()); }, &differences);
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QVERIFY2(differences.empty(), differences.empty() ? "" : differences.front().text().c_str());
        QVERIFY(read->current() == game.current());
    }
};

CHANCERY_SUITE(TestUnplayedPowers, QCoreApplication)

} // namespace chancery::tst_unplayed_powers

#include "tst_unplayed_powers.moc"
