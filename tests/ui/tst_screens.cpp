// SPDX-License-Identifier: GPL-3.0-or-later
// Which display the audience gets, of those that are plugged in.
#include "tests/support/suite.h"
#include "ui/room/screens.h"

namespace chancery::tst_screens {

namespace {

const DisplayName laptop{"AUO", "B140", "", "eDP-1"};
const DisplayName beamer{"Epson", "EB-U05", "X77", "HDMI-1"};
const DisplayName left{"Dell", "U2720", "", "DP-1"}, right{"Dell", "U2720", "", "DP-2"};

} // namespace

class TestScreens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void displaysAreToldApart()
    {
        QCOMPARE(displayKeys({laptop, beamer}), QStringList({"AUO|B140", "Epson|EB-U05|X77"}));
        QCOMPARE(displayKeys({left, laptop, right}),
                 QStringList({"Dell|U2720|DP-1", "AUO|B140", "Dell|U2720|DP-2"}));
        QCOMPARE(displayKeys({{"", "", "", "screen"}}), QStringList("screen"));
    }

    void twoDisplaysOfOnePlaceAreMirrored()
    {
        const QRect one(0, 0, 1920, 1080), right(1920, 0, 1920, 1080), inside(0, 0, 1280, 720);
        QVERIFY(!mirrored({one}));
        QVERIFY(!mirrored({one, right}));
        QVERIFY(mirrored({one, inside})); // of another size, as a projector may be
        QVERIFY(mirrored({one, right, one}));
    }

    void audienceIsChosen_data()
    {
        QTest::addColumn<QStringList>("plugged");
        QTest::addColumn<int>("console");
        QTest::addColumn<QString>("preferred");
        QTest::addColumn<int>("expected");
        const QStringList three{"a", "b", "c"};
        QTest::newRow("one display") << QStringList("a") << 0 << QString() << -1;
        QTest::newRow("two displays") << QStringList({"a", "b"}) << 0 << QString() << 1;
        QTest::newRow("console on the second") << QStringList({"a", "b"}) << 1 << QString() << 0;
        QTest::newRow("remembered for these three") << three << 0 << QString() << 2;
        QTest::newRow("in any sequence") << QStringList({"c", "a", "b"}) << 1 << QString() << 0;
        QTest::newRow("memory before preference") << three << 0 << "b" << 2;
        QTest::newRow("preferred where nothing is remembered")
            << QStringList({"a", "d", "b"}) << 0 << "b" << 2;
        QTest::newRow("the console is never covered") << three << 2 << QString() << 0;
        QTest::newRow("nor by preference") << QStringList({"a", "d"}) << 0 << "a" << 1;
        QTest::newRow("preferred is not plugged in") << QStringList({"a", "d"}) << 0 << "x" << 1;
    }

    void audienceIsChosen()
    {
        QFETCH(QStringList, plugged);
        QFETCH(int, console);
        QFETCH(QString, preferred);
        DisplayMemory memory;
        memory.remember({"a", "b", "c"}, "c");
        QTEST(static_cast<int>(audienceAmong(plugged, console, memory, preferred)), "expected");
    }

    void memoryIsKeptInTheSettings()
    {
        DisplayMemory memory;
        memory.remember({"b", "a"}, "b");
        memory.remember({"a", "b", "c"}, "c");
        memory.remember({"a", "b", "c"}, "b");
        const DisplayMemory read = DisplayMemory::read(memory.written());
        QCOMPARE(read, memory);
        QCOMPARE(read.audience({"a", "b"}), "b");
        QCOMPARE(read.audience({"c", "b", "a"}), "b");
        QVERIFY(read.audience({"a"}).isEmpty());
        QCOMPARE(DisplayMemory::read({"half"}), DisplayMemory());
    }
};

CHANCERY_SUITE(TestScreens, QCoreApplication)

} // namespace chancery::tst_screens

#include "tst_screens.moc"
