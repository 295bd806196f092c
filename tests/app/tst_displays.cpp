// SPDX-License-Identifier: GPL-3.0-or-later
// The two windows of an evening on two displays, which the offscreen platform pretends to have.
#include "app/controller.h"
#include "app/main_window.h"
#include "app/starts.h"
#include "tests/support/suite.h"
#include "ui/board/board_view.h"
#include "ui/panels/live_view.h"
#include "ui/projector/projector_window.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QScreen>
#include <QShortcut>
#include <QTemporaryDir>

using namespace chancery;

namespace {

struct Table
{
    Boards boards;
    qint64 now = 0;
    Controller controller{boards, *sampleGame(boards), {}, {}, [this] { return now; }};
    MainWindow window{controller};

    explicit Table(int console = 0)
    {
        window.setScreen(QGuiApplication::screens()[console]);
        window.setGeometry(QRect(QGuiApplication::screens()[console]->geometry().topLeft() + QPoint(20, 20),
                                 QSize(1280, 720)));
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("the window does not become active");
        window.board().setFocus();
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&window.board(), key, modifiers);
    }
    ProjectorWindow& audience() { return controller.projector(); }
    QString live() { return window.findChild<LiveView*>()->state(); }
};

QScreen* screen(int at)
{
    return QGuiApplication::screens()[at];
}

} // namespace

class TestDisplays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theAudienceGetsTheOtherDisplay()
    {
        for (int console : {0, 1}) {
            Table t(console);
            t.press(Qt::Key_F5);
            QVERIFY(t.controller.presenting());
            QVERIFY(t.audience().isFullScreen());
            QCOMPARE(t.audience().audienceScreen(), screen(1 - console));
            QCOMPARE(t.audience().geometry(), screen(1 - console)->geometry());
            t.press(Qt::Key_F5);
            QVERIFY(!t.controller.presenting());
        }
    }

    void displaysAreSwappedAndRemembered()
    {
        Table t;
        t.press(Qt::Key_S);
        QCOMPARE(t.window.screen(), screen(0)); // nothing is presented yet
        t.press(Qt::Key_F5);
        t.press(Qt::Key_S);
        QCOMPARE(t.audience().audienceScreen(), screen(0));
        QCOMPARE(t.window.screen(), screen(1));
        QVERIFY(screen(1)->geometry().contains(t.window.geometry()));
        QCOMPARE(t.controller.settings().displays.audience(displayKeys()), displayKeys()[0]);
        t.press(Qt::Key_F5, Qt::ControlModifier);
        QCOMPARE(t.audience().audienceScreen(), screen(1));
        QCOMPARE(t.window.screen(), screen(0));
        QTest::keyClick(&t.audience(), Qt::Key_S); // where the room looks
        QCOMPARE(t.audience().audienceScreen(), screen(0));
    }

    void aDisplayThatIsChosenIsRemembered()
    {
        Table t;
        t.controller.present(screen(1));
        QCOMPARE(t.controller.settings().displays.audience(displayKeys()), displayKeys()[1]);
    }

    void withoutADisplayTheShowGoesOnInAWindow()
    {
        Table t;
        t.press(Qt::Key_F5);
        t.audience().presentOn(nullptr, screen(0));
        QVERIFY(!t.audience().isFullScreen());
        QVERIFY(t.controller.presenting());
        QVERIFY(screen(0)->geometry().contains(t.audience().geometry()));
        t.controller.followDisplays();
        QVERIFY(t.audience().isFullScreen());
        QCOMPARE(t.audience().audienceScreen(), screen(1));
    }

    void escNeverEndsTheShow()
    {
        Table t;
        t.press(Qt::Key_F5);
        t.press(Qt::Key_Escape);
        QTest::keyClick(&t.audience(), Qt::Key_Escape);
        QVERIFY(t.controller.presenting());
        QVERIFY(t.audience().isFullScreen());
    }

    void lettersBlankAndFreeze()
    {
        Table t;
        t.press(Qt::Key_F5);
        t.press(Qt::Key_B);
        QVERIFY(t.audience().blank());
        t.press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!t.audience().blank());
        t.press(Qt::Key_F);
        QVERIFY(t.audience().frozen());
        QTest::keyClick(&t.audience(), Qt::Key_F);
        QVERIFY(!t.audience().frozen());
    }

    void orderLettersComeFirst()
    {
        Table t;
        t.press(Qt::Key_F5);
        QShortcut* swap = nullptr;
        for (QShortcut* shortcut : t.window.board().findChildren<QShortcut*>())
            if (shortcut->key() == QKeySequence(Qt::Key_S)) swap = shortcut;
        QVERIFY(swap);
        QVERIFY(swap->isEnabled());
        t.controller.start(*standardGame(t.boards)); // orders are written: S supports
        QVERIFY(!swap->isEnabled());
        t.press(Qt::Key_S);
        QCOMPARE(t.window.screen(), screen(0));
    }

    void theLiveViewShowsWhatTheRoomSees()
    {
        Table t;
        const QString nothing = t.live();
        t.press(Qt::Key_F5);
        QVERIFY(t.live() != nothing);
        QVERIFY(t.window.findChild<QDockWidget*>("liveDock")->isVisible());
        auto* picture = t.window.findChild<ProjectorWindow*>("liveViewPicture");
        t.controller.presenter().showPhase(3);
        QTRY_COMPARE(picture->shown().picture, t.audience().shown().picture);
        QCOMPARE(picture->shown().title, t.audience().shown().title);
        const Picture before = picture->shown().picture;
        t.press(Qt::Key_F);
        t.controller.presenter().showPhase(0);
        t.window.findChild<LiveView*>()->refresh();
        QCOMPARE(picture->shown().picture, before);
        t.press(Qt::Key_F);
        QTRY_VERIFY(!(picture->shown().picture == before));
        t.press(Qt::Key_B);
        QTRY_VERIFY(picture->blank());
        t.press(Qt::Key_B);
        t.press(Qt::Key_F5);
        QCOMPARE(t.live(), nothing);
    }
};

int runDisplays(int& argc, char** argv)
{
    QTemporaryDir folder;
    QFile file(folder.filePath("displays.json"));
    if (!file.open(QIODevice::WriteOnly)) return 1;
    file.write(R"({"screens": [
        {"name": "left", "x": 0, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1},
        {"name": "right", "x": 1920, "y": 0, "width": 1600, "height": 900, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    ]})");
    file.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + file.fileName().toUtf8());
    QApplication application(argc, argv);
    TestDisplays test;
    return QTest::qExec(&test, argc, argv);
}
static const Suite registered(__FILE__, runDisplays);

#include "tst_displays.moc"
