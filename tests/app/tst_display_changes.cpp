// SPDX-License-Identifier: GPL-3.0-or-later
// What the players see while displays come and go.
#include "app/document.h"
#include "app/handbook_help.h"
#include "app/study_panels.h"
#include "tests/app/covered_evening.h"
#include "ui/dialogs/handbook.h"
#include "ui/lab/library_window.h"

#include <QDockWidget>

namespace chancery::tst_display_changes {

namespace {

/// Where a window is while it does not fill its display.
struct Places : QObject
{
    QList<QRect> smaller;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto& window = static_cast<QWidget&>(*watched);
        if (event->type() == QEvent::Resize && window.geometry() != window.screen()->geometry())
            smaller << window.geometry();
        return false;
    }
};

} // namespace

class TestDisplayChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A closed lid, say: the players go on seeing their picture, and nothing else.
    void whenItsDisplayIsPulledOutThePlayersSeeTheSame()
    {
        CoveredEvening t;
        const QImage room = seen(t.audience());
        plug({{"right", right}});
        QVERIFY(CoveredEvening::covered(t.window)); // at once
        toThePlayers(t);
        t.workspace.audience().place().followDisplays();
        QVERIFY(CoveredEvening::covered(t.window));
        QVERIFY(t.audience().isFullScreen());
        QCOMPARE(t.audience().audienceScreen(), displayCalled("right"));
        QCOMPARE(seen(t.audience()), room);
        QVERIFY(CoveredEvening::button(t.window, "curtainClose").isVisibleTo(&t.window));
        QVERIFY(!CoveredEvening::button(t.window, "curtainMove").isVisibleTo(&t.window));

        plug({{"right", right}, {"left", left}}); // the lid is opened
        QVERIFY(CoveredEvening::covered(t.window));
        t.workspace.audience().place().followDisplays();
        QVERIFY(!CoveredEvening::covered(t.window));
        QVERIFY(left.contains(t.window.frameGeometry()));
        QCOMPARE(t.audience().audienceScreen(), displayCalled("right"));
        QVERIFY(t.audience().isFullScreen());
    }

    /// The window manager may have put it elsewhere and not have said so: it is asked again.
    void whenDisplaysComeAndGoTheAudienceWindowIsPutAnew()
    {
        CoveredEvening t;
        Places places;
        t.audience().installEventFilter(&places);
        const QList<Plugged> alone{{"right", right}}, both{{"left", left}, {"right", right}};
        for (const QList<Plugged>& displays : {alone, both}) {
            plug(displays);
            places.smaller.clear();
            t.workspace.audience().place().followDisplays();
            QVERIFY(!places.smaller.isEmpty() && right.contains(places.smaller.back()));
            QCOMPARE(t.audience().geometry(), right);
            QVERIFY(t.audience().isFullScreen());
            QCOMPARE(t.audience().audienceScreen(), displayCalled("right"));
        }
        QVERIFY(!CoveredEvening::covered(t.window));
    }

    /// Nothing has moved the console, so Qt does not know that the display below it is another one now.
    void theConsolesDisplayIsWhereItIs()
    {
        CoveredEvening t;
        t.trigger("projector.present");
        t.window.setScreen(displayCalled("right"));
        t.window.move(60, 60);
        t.trigger("projector.present");
        QCOMPARE(t.audience().audienceScreen(), displayCalled("right"));
        QVERIFY(left.contains(t.window.frameGeometry()));
        QVERIFY(!CoveredEvening::covered(t.window));
    }

    /// The display of the console was chosen for it, so it is a mere window there.
    void aMereAudienceWindowIsFollowedToAnotherDisplay()
    {
        CoveredEvening t;
        t.trigger("projector.present");
        t.workspace.audience().present(t.document, displayCalled("left"));
        QVERIFY(!t.audience().isFullScreen() && left.intersects(t.audience().geometry()));
        QVERIFY(!CoveredEvening::covered(t.window));
        QVERIFY2(t.line().contains("on the same display as this window"), qPrintable(t.line()));
        QDialog dialog(&t.window);
        dialog.setGeometry(QRect(right.topLeft() + QPoint(100, 100), QSize(200, 100)));
        dialog.show();
        QVERIFY(right.contains(dialog.geometry()) && !CoveredEvening::covered(dialog)); // out of sight
        putAt(t.audience(), right.topLeft() + QPoint(50, 50));                          // by hand
        QVERIFY(CoveredEvening::covered(dialog));
        QVERIFY(!CoveredEvening::covered(t.window));
        QCoreApplication::processEvents();
        QCOMPARE(t.line(), QString());
        dialog.close();
        dialog.setGeometry(QRect(right.topLeft() + QPoint(100, 100), QSize(200, 100)));
        dialog.show();
        QVERIFY(left.contains(dialog.frameGeometry()));
        toThePlayers(t);
        putAt(t.window, {60, 60});
        QVERIFY(!CoveredEvening::covered(t.window));
        putAt(t.audience(), {right.left() - 200, 50}); // on both displays
        QVERIFY(!CoveredEvening::covered(t.window));
        QCoreApplication::processEvents();
        QVERIFY2(t.line().contains("on the same display as this window"), qPrintable(t.line()));
    }

    /// It is no longer beside the console where it was opened.
    void aMereAudienceWindowIsSeenOnceTheConsoleHasGone()
    {
        CoveredEvening t;
        t.workspace.audience().present(t.document, displayCalled("left"));
        auto* dock = t.window.findChild<QDockWidget*>("ordersDock");
        dock->setFloating(true);
        putAt(*dock, {100, 100});
        QVERIFY(!CoveredEvening::covered(*dock));
        putAt(t.window, right.topLeft() + QPoint(40, 40));
        QVERIFY(!CoveredEvening::covered(t.window));
        QVERIFY(CoveredEvening::covered(*dock));
        QCoreApplication::processEvents();
        QCOMPARE(t.line(), QString());
    }
};

CHANCERY_SUITE_ON_TWO_DISPLAYS(TestDisplayChanges)

} // namespace chancery::tst_display_changes

#include "tst_display_changes.moc"
