// SPDX-License-Identifier: GPL-3.0-or-later
// A console comes back as it was left, whatever it filled and wherever its panels were.
#include "app/boards.h"
#include "app/document.h"
#include "app/main_window.h"
#include "app/prompts.h"
#include "app/starts.h"
#include "app/workspace.h"
#include "tests/app/two_displays.h"

#include <QDockWidget>

using namespace chancery;

namespace {

struct Desk
{
    Boards boards;
    Workspace workspace{boards, {}, Prompts{}, [] { return qint64(0); }};

    Document& open()
    {
        Document& document = workspace.open(*sampleGame(boards));
        document.showWindow();
        QCoreApplication::processEvents();
        return document;
    }
};

QDockWidget& panel(Document& document, const char* name)
{
    return *document.window()->findChild<QDockWidget*>(QLatin1String(name));
}

} // namespace

class TestConsoleLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aConsoleComesBackAsItWas_data()
    {
        QTest::addColumn<Qt::WindowStates>("filling");
        QTest::addColumn<bool>("hidden");
        QTest::addColumn<bool>("floating");
        const Qt::WindowStates none, maximized = Qt::WindowMaximized, full = Qt::WindowFullScreen;
        QTest::newRow("a usual window") << none << false << false;
        QTest::newRow("a panel floats") << none << true << true;
        QTest::newRow("maximized") << maximized << false << false;
        QTest::newRow("maximized, a panel floats") << maximized << true << true;
        QTest::newRow("full screen") << full << true << false;
        QTest::newRow("full screen, a panel floats") << full << true << true;
    }
    void aConsoleComesBackAsItWas()
    {
        QFETCH(Qt::WindowStates, filling);
        QFETCH(bool, hidden);
        QFETCH(bool, floating);
        Desk desk;
        Document& first = desk.open();
        first.window()->setWindowState(Qt::WindowNoState); // the first of all is maximized
        QCoreApplication::processEvents();
        const QRect place = first.window()->geometry();
        first.window()->setWindowState(filling);
        panel(first, "tallyDock").setVisible(!hidden);
        panel(first, "historyDock").setVisible(!hidden);
        panel(first, "liveDock").setFloating(floating);
        QCoreApplication::processEvents();
        const QSize size = first.window()->size();
        first.showWindow();
        Document& second = desk.open(); // again: what the first one was given must not be lost
        for (Document* document : {&first, &second}) {
            document->window()->keepLayout();
            QCOMPARE(document->window()->windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen),
                     filling);
            QCOMPARE(document->window()->size(), size);
            QCOMPARE(panel(*document, "tallyDock").isHidden(), hidden);
            QCOMPARE(panel(*document, "liveDock").isFloating(), floating);
            document->window()->setWindowState(Qt::WindowNoState);
            QCoreApplication::processEvents();
            QCOMPARE(document->window()->size(), place.size());
        }
    }
};

CHANCERY_SUITE_ON_TWO_DISPLAYS(TestConsoleLayout)
#include "tst_console_layout.moc"
