// SPDX-License-Identifier: GPL-3.0-or-later
// The gamemaster's evening: which event leads where, and which is allowed when.
#include "tests/support/suite.h"
#include "ui/scene/table_flow.h"

#include <QtTest>

namespace chancery::tst_table_flow {
using E = TableEvent;

class TestTableFlow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eveningGoesRound_data()
    {
        QTest::addColumn<Stage>("from");
        QTest::addColumn<int>("event");
        QTest::addColumn<Stage>("to");
        const auto row = [](const char* name, Stage from, E event, Stage to) {
            QTest::newRow(name) << from << int(event) << to;
        };
        row("orders are revealed", Stage::Writing, E::Reveal, Stage::Telling);
        row("one beat on", Stage::Telling, E::Step, Stage::Telling);
        row("all is told", Stage::Telling, E::StoryOver, Stage::Settled);
        row("told again", Stage::Settled, E::Replay, Stage::Telling);
        row("next phase", Stage::Settled, E::Advance, Stage::Writing);
        row("taken back while telling", Stage::Telling, E::TakeBack, Stage::Writing);
        row("taken back when settled", Stage::Settled, E::TakeBack, Stage::Writing);
        row("won", Stage::Settled, E::GameWon, Stage::Over);
        row("won, told again", Stage::Over, E::Replay, Stage::Telling);
        row("won, taken back", Stage::Over, E::TakeBack, Stage::Writing);
    }

    void eveningGoesRound()
    {
        QFETCH(Stage, from);
        QFETCH(int, event);
        QFETCH(Stage, to);
        QVERIFY(allowed(from).has(E(event)));
        QCOMPARE(stageAfter(from, E(event)), to);
    }

    void onlyAllowedEventsMatter()
    {
        for (const Stage stage : {Stage::Writing, Stage::Telling, Stage::Settled, Stage::Over})
            for (const E event :
                 {E::Reveal, E::Step, E::StoryOver, E::Replay, E::Advance, E::TakeBack, E::GameWon})
                if (!allowed(stage).has(event)) QCOMPARE(stageAfter(stage, event), stage);
    }

    void wonGameIsNotAdvanced()
    {
        QVERIFY(!allowed(Stage::Over).has(E::Advance));
        QVERIFY(!allowed(Stage::Writing).has(E::Advance));
        QVERIFY(!allowed(Stage::Telling).has(E::Advance));
    }
};

CHANCERY_SUITE(TestTableFlow, QCoreApplication)

} // namespace chancery::tst_table_flow

#include "tst_table_flow.moc"
