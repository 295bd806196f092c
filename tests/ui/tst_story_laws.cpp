// SPDX-License-Identifier: GPL-3.0-or-later
// Stories by the thousand keep the laws: random games, all cases of DATC, random turns.
#include "tests/support/random_game.h"
#include "tests/support/random_turns.h"
#include "tests/support/sketch.h"
#include "tests/support/standard_board.h"
#include "tests/support/story_laws.h"
#include "tests/support/suite.h"

namespace chancery::tst_story_laws {

namespace {

const Phase spring{Season::Spring, 1901, PhaseKind::Movement};
const Phase springRetreat{Season::Spring, 1901, PhaseKind::Retreat};
const Phase fall{Season::Fall, 1901, PhaseKind::Movement};
const Phase winter{Season::Winter, 1901, PhaseKind::Adjustment};

/// One phase of a case as a record, resolved.
PhaseRecord caseRecord(Phase phase, const Position& before, const std::vector<CaseOrder>& orders)
{
    std::vector<Order> read;
    for (const CaseOrder& o : orders) read.push_back(sketch::orderOn(o.power, before, o.std, phase.kind));
    return sketch::resolved(withOrders({phase, before, {}, std::nullopt, {}}, read));
}

} // namespace

class TestStoryLaws : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void randomGamesKeepTheLaws_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 12; ++seed) QTest::addRow("game %d", seed) << seed;
    }

    void randomGamesKeepTheLaws()
    {
        QFETCH(int, seed);
        const Game game = randomGame(sketch::sharedMap(), std::uint32_t(seed), 16);
        for (const PhaseRecord& record : game.phases) {
            const QString broken = brokenLaw(record);
            QVERIFY2(broken.isEmpty(),
                     qPrintable(QString::fromStdString(shortName(record.phase)) + ": " + broken));
        }
    }

    void everyCaseOfDatcIsTold_data()
    {
        QTest::addColumn<std::size_t>("number");
        for (std::size_t i = 0; i < datcCases().size(); ++i) QTest::newRow(datcCases()[i].id.c_str()) << i;
    }

    void everyCaseOfDatcIsTold()
    {
        QFETCH(std::size_t, number);
        const Case& c = datcCases().at(number);
        const PhaseRecord record =
            caseRecord(c.phase == PhaseKind::Adjustment ? winter : spring, c.before, c.orders);
        QCOMPARE(brokenLaw(record), QString());
        if (record.outcome->after.dislodged.empty()) return;
        QCOMPARE(brokenLaw(caseRecord(springRetreat, record.outcome->after, c.retreats)), QString());
    }

    void tenThousandTurnsAreTold()
    {
        RandomTurns turns(sketch::standardMap(), 20261122);
        for (int i = 0; i < 10000; ++i) {
            const RandomTurn turn = turns.next();
            const PhaseRecord record =
                sketch::resolved(withOrders({fall, turn.position, {}, std::nullopt, {}}, turn.orders));
            const Storyboard story = storyOf(record);
            const QString broken = brokenTrackLaw(story, *record.outcome);
            QVERIFY2(broken.isEmpty(), qPrintable(QString("turn %1: %2").arg(i).arg(broken)));
        }
    }
};

CHANCERY_SUITE(TestStoryLaws, QCoreApplication)

} // namespace chancery::tst_story_laws

#include "tst_story_laws.moc"
