// SPDX-License-Identifier: GPL-3.0-or-later
// Engine and oracle agree; and the oracle is worth asking.
#include "engine/map/map_check.h"
#include "engine/orders/order_text.h"
#include "tests/oracle/border.h"
#include "tests/oracle/draw.h"
#include "tests/oracle/draw_map.h"
#include "tests/oracle/judge/judge.h"
#include "tests/oracle/trial.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

namespace oracle::tst_oracle {

class TestOracle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheEngine_data();
    void agreesWithTheEngine();
    void decidesTheCasesOfDatc_data();
    void decidesTheCasesOfDatc();
    void findsTheOnlyAnswerThereIs();
    void mapsDrawnByLotCanBePlayed();
    void situationsAreWorthTrying();
};

void TestOracle::agreesWithTheEngine_data()
{
    QTest::addColumn<int>("first");
    for (int first = 0; first < 20000; first += 2000)
        QTest::newRow(qPrintable(QString::number(first))) << first;
}

void TestOracle::agreesWithTheEngine()
{
    QFETCH(int, first);
    const auto from = std::uint64_t(first);
    const Tally tally = tryOut(chancery::standardMap(), 1, from, from + 2000);
    QVERIFY2(tally.difference.empty(), tally.difference.c_str());
    QCOMPARE(tally.others, std::uint64_t{0}); // there are only circles and convoy paradoxes
}

void TestOracle::decidesTheCasesOfDatc_data()
{
    QTest::addColumn<int>("number");
    const std::vector<chancery::Case>& cases = chancery::datcCases();
    for (std::size_t i = 0; i < cases.size(); ++i)
        if (cases[i].phase == chancery::PhaseKind::Movement) QTest::newRow(cases[i].id.c_str()) << int(i);
}

/// The words of each order and the units that are left, as the document has them.
void TestOracle::decidesTheCasesOfDatc()
{
    QFETCH(int, number);
    const Arena arena(chancery::standardMap());
    const chancery::Case& one = chancery::datcCases()[std::size_t(number)];
    std::vector<chancery::Order> orders;
    for (const chancery::CaseOrder& line : one.orders) {
        const auto order = chancery::readOrder({arena.map, one.before, one.phase, line.power}, line.std);
        QVERIFY2(order, line.std.c_str());
        orders.push_back(*order);
    }
    const Situation situation = situationOf(one.before, orders);
    const Answer answer = judge(arena.board, situation);
    for (std::size_t o = 0; o < orders.size(); ++o) {
        const QString expected = QString::fromStdString(one.orders[o].expect).section(QLatin1Char(','), 0, 0);
        const bool lostHold =
            expected == QStringLiteral("dislodged") || expected == QStringLiteral("destroyed");
        QCOMPARE(QString::fromStdString(textOf(answer.words[o])),
                 lostHold ? QStringLiteral("stands") : expected);
    }
    chancery::Position after;
    after.units = one.after;
    std::vector<Unit> standing = situationOf(after, {}).units;
    std::sort(standing.begin(), standing.end(),
              [](const Unit& a, const Unit& b) { return a.place < b.place; });
    QCOMPARE(answer.standing == standing, true);
    QCOMPARE(answer.dislodged.size(), one.dislodged.size());
}

/// Where the equations have exactly one answer, taken all together and without any reasoning, it is the one
/// that the oracle finds.
void TestOracle::findsTheOnlyAnswerThereIs()
{
    int unique = 0;
    for (std::uint64_t number = 0; number < 4000; ++number) {
        static Arena arena = drawnArena(chancery::standardMap(), 2, 0);
        if (number % 50 == 0) arena = drawnArena(chancery::standardMap(), 2, number);
        const Situation situation = drawnSituation(arena, 2, number);
        if (situation.units.size() > 9) continue;
        const Judgement judgement(arena.board, situation);
        const std::vector<Truth> all = allSolutions(judgement.turn, judgement.equations);
        const bool decreed = judgement.solution.circles + judgement.solution.paradoxes > 0;
        QCOMPARE(all.size() != 1, decreed);
        if (decreed) continue;
        ++unique;
        QCOMPARE(all.front() == judgement.solution.truth, true);
    }
    QVERIFY(unique > 1000);
}

void TestOracle::mapsDrawnByLotCanBePlayed()
{
    int split = 0, islands = 0;
    for (std::uint64_t number = 0; number < 200; ++number) {
        Lot lot(3, number);
        const chancery::Map map = drawMap(lot);
        const std::vector<chancery::LawBreach> breaches = checkMap(map);
        QVERIFY2(breaches.empty(), breaches.empty() ? "" : breaches.front().message.c_str());
        split += map.locations.size() > map.provinces.size();
        for (chancery::Province p : map.coastal) islands += map.armyReach[index(p)].empty();
    }
    QVERIFY(split > 100);
    QVERIFY(islands > 100);
}

void TestOracle::situationsAreWorthTrying()
{
    const Tally tally = tryOut(chancery::standardMap(), 1, 0, 4000);
    for (std::uint64_t count : tally.words) QVERIFY(count > 100);
    QVERIFY(tally.dislodged > 1000);
    QVERIFY(tally.sailed > 500);
    QVERIFY(tally.circles > 150);
    QVERIFY(tally.paradoxes > 60);
    QVERIFY(tally.higherParadoxes > 0);
    QVERIFY(tally.resolved > 3000 && tally.refused > 3000);
}

CHANCERY_SUITE(TestOracle, QCoreApplication)

} // namespace oracle::tst_oracle

#include "tst_oracle.moc"
