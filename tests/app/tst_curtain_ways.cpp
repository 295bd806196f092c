// SPDX-License-Identifier: GPL-3.0-or-later
// What opens a curtain, and what the keyboard and a screen reader find while it is closed.
#include "app/evening.h"
#include "tests/app/covered_evening.h"
#include "tests/support/heard.h"
#include "ui/parts/announced.h"

#include <QAccessible>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenu>
#include <QScopeGuard>

namespace chancery::tst_curtain_ways {

namespace {

QStringList alerts; ///< that readers got, by the names of their objects

void noteAlert(QAccessibleEvent* event)
{
    if (event->type() == QAccessible::Alert && event->object()) alerts << event->object()->objectName();
}

/// As Qt does where a reader is there.
void alert(QWidget& widget)
{
    const QAccessible::UpdateHandler handler = QAccessible::installUpdateHandler(nullptr);
    QAccessible::installUpdateHandler(handler);
    QAccessibleEvent event(&widget, QAccessible::Alert);
    handler(&event);
}

} // namespace

class TestCurtainWays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Before the curtains have theirs.
    void initTestCase() { QAccessible::installUpdateHandler(noteAlert); }

    void itIsShownAnywayForThisPhase()
    {
        CoveredEvening t;
        const QImage before = seen(t.window);
        toThePlayers(t);
        CoveredEvening::button(t.window, "curtainShow").click();
        QVERIFY(!CoveredEvening::covered(t.window));
        t.window.console().board().settle();
        QCOMPARE(seen(t.window), before);
        putAt(t.window, right.topLeft() + QPoint(80, 80));
        QVERIFY(!CoveredEvening::covered(t.window));
        QMenu menu(&t.window); // what belongs to it is shown too
        menu.addAction("A VIE - GAL");
        menu.popup(t.window.mapToGlobal(QPoint(50, 50)));
        QCoreApplication::processEvents();
        QVERIFY(menu.isVisible() && !CoveredEvening::covered(menu));
        QVERIFY(right.contains(menu.geometry()));
        menu.close();
        QWidget other; // but no other window
        other.setGeometry(right.left() + 500, 300, 200, 200);
        other.show();
        putAt(other, right.topLeft() + QPoint(500, 300));
        QVERIFY(CoveredEvening::covered(other));
        resolvePhase(t.document);
        QVERIFY(!CoveredEvening::covered(t.window));
        t.mayAdvance = true;
        beginNextPhase(t.document);
        QVERIFY(CoveredEvening::covered(t.window)); // the next phase
    }

    void whatWasShownAnywayIsCoveredAgain_data()
    {
        QTest::addColumn<Way>("way");
        QTest::newRow("by the gamemaster")
            << Way([](CoveredEvening& t) { t.trigger("projector.showAnyway"); });
        QTest::newRow("another game")
            << Way([](CoveredEvening& t) { t.document.opening().start(*standardGame(t.boards)); });
        QTest::newRow("presented anew") << Way([](CoveredEvening& t) {
            t.trigger("projector.present");
            putAt(t.window, {60, 60});
            t.trigger("projector.present");
            toThePlayers(t);
        });
    }
    void whatWasShownAnywayIsCoveredAgain()
    {
        QFETCH(Way, way);
        CoveredEvening t;
        toThePlayers(t);
        t.trigger("projector.showAnyway");
        QVERIFY(!CoveredEvening::covered(t.window));
        QVERIFY(t.action("projector.showAnyway").isChecked());
        way(t);
        QVERIFY(CoveredEvening::covered(t.window));
    }

    /// And its action is of no use there.
    void whatWasShownAnywayIsNotSoWhenItComesBack()
    {
        CoveredEvening t;
        toThePlayers(t);
        t.trigger("projector.showAnyway");
        QWidget panel(&t.window, Qt::Tool); // shown with it
        panel.setGeometry(QRect(right.topLeft() + QPoint(500, 300), QSize(200, 200)));
        panel.show();
        putAt(panel, right.topLeft() + QPoint(500, 300));
        QVERIFY(!CoveredEvening::covered(panel));
        putAt(t.window, {60, 60});
        QVERIFY(CoveredEvening::covered(panel));
        QCoreApplication::processEvents();
        QVERIFY(!t.action("projector.showAnyway").isEnabled());
        QVERIFY(!t.action("projector.showAnyway").isChecked());
        toThePlayers(t);
        QVERIFY(t.action("projector.showAnyway").isEnabled());
    }

    void itIsMovedBackWithAKeyOrAButton_data()
    {
        QTest::addColumn<Way>("way");
        QTest::newRow("button") << Way(
            [](CoveredEvening& t) { CoveredEvening::button(t.window, "curtainMove").click(); });
        QTest::newRow("key") << Way(
            [](CoveredEvening& t) { QTest::keyClick(&t.window, Qt::Key_F5, Qt::ShiftModifier); });
        QTest::newRow("swap declined, then the button") << Way([](CoveredEvening& t) {
            t.trigger("projector.swap");
            CoveredEvening::button(t.window, "curtainMove").click();
        });
    }
    void itIsMovedBackWithAKeyOrAButton()
    {
        QFETCH(Way, way);
        CoveredEvening t;
        QVERIFY(!t.action("projector.away").isEnabled());
        toThePlayers(t);
        QCoreApplication::processEvents();
        QVERIFY(t.action("projector.away").isEnabled());
        QVERIFY(!CoveredEvening::button(t.window, "curtainClose").isVisible());
        QCOMPARE(CoveredEvening::button(t.window, "curtainMove").text(),
                 QString("Move to left (1920 × 1080)"));
        way(t);
        QVERIFY(!CoveredEvening::covered(t.window));
        QVERIFY(left.contains(t.window.frameGeometry()));
        QCOMPARE(t.audience().audienceScreen(), displayCalled("right"));
    }

    /// The players see the rest of the desktop then.
    void whenTheAudienceWindowClosesItIsMovedFirst_data()
    {
        QTest::addColumn<Way>("way");
        QTest::newRow("F5") << Way([](CoveredEvening& t) { QTest::keyClick(&t.window, Qt::Key_F5); });
        QTest::newRow("window manager") << Way([](CoveredEvening& t) { t.audience().close(); });
    }
    void whenTheAudienceWindowClosesItIsMovedFirst()
    {
        QFETCH(Way, way);
        CoveredEvening t;
        toThePlayers(t);
        way(t);
        QVERIFY(!t.presenting());
        QVERIFY(!t.window.geometry().intersects(right));
        QVERIFY(!CoveredEvening::covered(t.window));
    }

    void nothingIsTypedUnderIt()
    {
        CoveredEvening t;
        t.trigger("orders.write");
        auto* line = t.window.findChild<QLineEdit*>("orderLine");
        line->setFocus();
        QTest::keyClicks(line, "bud");
        const std::size_t steps = static_cast<std::size_t>(t.session().undoStack()->index());
        toThePlayers(t);
        auto* curtain = Curtain::of(t.window);
        QTRY_COMPARE(QApplication::focusWidget(), curtain);
        for (const char letter : {'r', 'u', 'm'}) QTest::keyClick(t.window.windowHandle(), letter);
        QTest::keyClick(t.window.windowHandle(), Qt::Key_Return);
        QTest::keyClick(t.window.windowHandle(), Qt::Key_Space);
        QTest::mouseClick(t.window.windowHandle(), Qt::LeftButton, {}, {20, 200});
        t.window.console().focusOrders(); // as a new phase does
        QCOMPARE(QApplication::focusWidget(), curtain);
        QTest::keyClick(t.window.windowHandle(), 'x');
        QVERIFY(CoveredEvening::covered(t.window));
        QCOMPARE(static_cast<std::size_t>(t.session().undoStack()->index()), steps);
        putAt(t.window, {60, 60});
        QCOMPARE(QApplication::focusWidget(), line);
        QCOMPARE(line->text(), QString("bud"));
    }

    void theKeysOfActionsWorkOn()
    {
        CoveredEvening t;
        toThePlayers(t);
        QVERIFY(!t.audience().blank());
        QTest::keyClick(t.window.windowHandle(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(t.audience().blank());
        QTest::keyClick(t.window.windowHandle(), Qt::Key_F6);
        QVERIFY(t.document.presenter().revealed());
        QVERIFY(CoveredEvening::covered(t.window));
    }

    void tabReachesTheButtonsAlone()
    {
        CoveredEvening t;
        toThePlayers(t);
        auto* curtain = Curtain::of(t.window);
        QTRY_COMPARE(QApplication::focusWidget(), curtain);
        QStringList stops;
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Tab, Qt::Key_Tab, Qt::Key_Backtab}) {
            QTest::keyClick(t.window.windowHandle(), key);
            stops << QApplication::focusWidget()->objectName();
        }
        QCOMPARE(stops, QStringList({"curtainMove", "curtainShow", "curtain", "curtainShow"}));
        QTest::keyClick(t.window.windowHandle(), Qt::Key_Return);
        QVERIFY(!CoveredEvening::covered(t.window));
    }

    void escClosesADialogThatIsCovered()
    {
        CoveredEvening t;
        QDialog dialog(&t.window);
        auto* accepts = new QPushButton("OK", &dialog);
        accepts->setDefault(true);
        connect(accepts, &QPushButton::clicked, &dialog, &QDialog::accept);
        dialog.open();
        QCoreApplication::processEvents();
        putAt(dialog, right.center());
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QTest::keyClick(dialog.windowHandle(), Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QTest::keyClick(dialog.windowHandle(), Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(dialog.result(), int(QDialog::Rejected));
    }

    /// Sanitizers see what else would happen.
    void aDialogIsDeletedWhileItsCurtainHasTheKeyboard()
    {
        CoveredEvening t;
        auto* dialog = new QDialog(&t.window);
        dialog->open();
        QCoreApplication::processEvents(); // before that nothing is moved by hand
        putAt(*dialog, right.center());
        dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        auto& shows = CoveredEvening::button(*dialog, "curtainShow");
        shows.setFocus();
        QVERIFY(shows.hasFocus());
        const QPointer<QWidget> curtain = Curtain::of(*dialog);
        delete dialog;
        QVERIFY(!curtain);
        QVERIFY(!QApplication::focusWidget() || !Curtain::isPart(*QApplication::focusWidget()));
    }

    void aScreenReaderFindsNothingUnderIt()
    {
        CoveredEvening t;
        t.trigger("orders.write");
        QCoreApplication::processEvents();
        const QString open = readOut(t.window);
        QVERIFY(open.contains("Austria") && open.size() > 1000);
        toThePlayers(t);
        const QString closed = readOut(t.window);
        QVERIFY2(!closed.contains("Austria") && !closed.contains("GAL") && closed.size() < 1000,
                 qPrintable(closed));
        QVERIFY(closed.contains("The players see this display"));
        QVERIFY(closed.contains("Show anyway"));
        QVERIFY(!closed.contains(t.window.windowTitle()));
        QAccessibleInterface* window = QAccessible::queryAccessibleInterface(&t.window);
        QAccessibleInterface* hit =
            window->childAt(t.window.geometry().center().x(), t.window.geometry().center().y());
        QVERIFY(hit && hit->object() == Curtain::of(t.window));
        putAt(t.window, {60, 60});
        QCoreApplication::processEvents();
        QVERIFY(readOut(t.window).startsWith(open)); // the curtain, which is open, comes last
    }

    /// What happens under it meanwhile is not read out, but what happens to it is.
    void whatHappensUnderItIsNotReadOut()
    {
        CoveredEvening t;
        hearAnnounced([](const QString& text) { alerts << text; });
        const auto deaf = qScopeGuard([] { hearAnnounced({}); });
        auto* label = t.window.findChild<QLabel*>("trouble");
        toThePlayers(t);
        alerts.clear();
        alert(*label);
        t.document.announce("A secret");
        QCOMPARE(alerts, QStringList());
        alert(*Curtain::of(t.window));
        QCOMPARE(alerts, QStringList("curtain"));
        putAt(t.window, {60, 60});
        alert(*label);
        QCOMPARE(alerts, QStringList({"curtain", "trouble"}));
        t.document.announce("A word");
        QVERIFY(alerts.contains("A word"));
    }

    void itIsKnownWhatIsUnderIt()
    {
        CoveredEvening t;
        hearAnnounced([](const QString& text) { alerts << text; });
        const auto deaf = qScopeGuard([] { hearAnnounced({}); });
        auto* label = t.window.findChild<QLabel*>("trouble");
        QVERIFY(!Curtain::hides(*label));
        toThePlayers(t);
        QVERIFY(Curtain::hides(*label));
        QVERIFY(Curtain::hides(t.window.console().board()));
        QVERIFY(!Curtain::hides(*Curtain::of(t.window)));
        QVERIFY(!Curtain::hides(CoveredEvening::button(t.window, "curtainShow")));
        QVERIFY(!Curtain::hides(t.window));
    }

    /// Menus and tooltips of the window are closed, but its buttons may say what they do.
    void theCurtainHasTooltips()
    {
        CoveredEvening t;
        toThePlayers(t);
        QLabel tip("Move", &CoveredEvening::button(t.window, "curtainMove"), Qt::ToolTip);
        tip.move(t.window.mapToGlobal(QPoint(10, 10)));
        tip.show();
        QCoreApplication::processEvents();
        QVERIFY(tip.isVisible() && !CoveredEvening::covered(tip));
    }

    /// On a small window everything can be reached.
    void thereIsRoomForItOnASmallWindow()
    {
        CoveredEvening t;
        QDialog dialog(&t.window);
        dialog.resize(160, 60);
        dialog.open();
        QCoreApplication::processEvents();
        putAt(dialog, right.center());
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        for (int i = 0; i < 2; ++i) QTest::keyClick(dialog.windowHandle(), Qt::Key_Tab);
        auto& show = CoveredEvening::button(dialog, "curtainShow");
        QCOMPARE(QApplication::focusWidget(), &show);
        QVERIFY(dialog.rect().intersects(QRect(show.mapTo(&dialog, QPoint()), show.size())));
    }

    /// Qt keeps a plain pointer to the display that a panel was last on.
    void aPanelFloatsAgainAfterItsDisplayIsGone_data()
    {
        QTest::addColumn<QString>("then");
        for (const char* then : {"docked", "afloat", "afloat and hidden"})
            QTest::newRow(then) << QString(then);
    }
    void aPanelFloatsAgainAfterItsDisplayIsGone()
    {
        QFETCH(QString, then);
        CoveredEvening t;
        auto& panel = *t.window.findChild<QDockWidget*>("tallyDock"); // it has its place alone
        panel.setFloating(true);
        putAt(panel, right.topLeft() + QPoint(50, 50));
        panel.setFloating(false);
        if (then != "docked") {
            panel.setFloating(true);
            panel.setScreen(QGuiApplication::screens().last());
            QCOMPARE(panel.screen(), QGuiApplication::screens().last());
        }
        if (then == "afloat and hidden") panel.hide();
        plug({{"left", left}});
        panel.setFloating(false);
        panel.setFloating(true);
        panel.show();
        QVERIFY(panel.isWindow() && panel.isVisible());
        QCOMPARE(panel.screen(), QGuiApplication::primaryScreen());
    }
};

CHANCERY_SUITE_ON_TWO_DISPLAYS(TestCurtainWays)

} // namespace chancery::tst_curtain_ways

#include "tst_curtain_ways.moc"
