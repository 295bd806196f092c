// SPDX-License-Identifier: GPL-3.0-or-later
// While nothing moves, nothing runs: no timer of ours is active. All of them belong to a window or to the
// document, where this finds them.
#include "app/document.h"
#include "app/starts.h"
#include "tests/app/console_of.h"
#include "tests/support/suite.h"
#include "ui/parts/curtain.h"
#include "ui/parts/toast.h"
#include "ui/room/projector_window.h"

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QTimer>

namespace chancery::tst_idle {

namespace {

struct Table
{
    Boards boards;
    qint64 now = 0;
    Workspace workspace{boards, {}, answers(), [this] { return now; }};
    Document& document = workspace.open(*sampleGame(boards));
    DocumentWindow& window = consoleOf(document);

    Table()
    {
        window.show();
        workspace.audience().present(document);
        for (auto* saidInPassing : window.findChild<Toast*>()->findChildren<QTimer*>())
            saidInPassing->start(0);
    }

    ProjectorWindow& audience() { return workspace.audience().show(document); }
    static Prompts answers()
    {
        return {[](QWidget*, const QString&) { return QString(); },
                [](QWidget*, const QString&) { return QString(); },
                [](QWidget*, const UnsavedChanges&) { return UnsavedAnswer::Discard; },
                [](QWidget*, const QString&, const QString&) {}};
    }

    StoryPlayer& player() { return document.presenter().story().player(); }

    /// Plays the story of the first movement phase from its beginning.
    void tell()
    {
        document.presenter().showPhase(0);
        document.presenter().story().replay();
    }
    void pass(qint64 ms)
    {
        now += ms;
        player().tick();
    }
};

void addRunning(const QObject& object, QStringList& running)
{
    if (!QAbstractEventDispatcher::instance()->registeredTimers(const_cast<QObject*>(&object)).isEmpty())
        running << QStringLiteral("%1 %2 of %3")
                       .arg(object.metaObject()->className(), object.objectName(),
                            object.parent() ? object.parent()->objectName() : QString());
    for (const QObject* child : object.children()) addRunning(*child, running);
}

/// What wakes the program.
QStringList running(Table& table)
{
    QStringList all;
    for (const QWidget* window : QApplication::topLevelWidgets()) addRunning(*window, all);
    for (const QObject* part : std::initializer_list<const QObject*>{
             &table.document, &table.workspace.audience(), &table.document.feed(), &table.player(),
             &table.document.clock(), &table.document.feed().slides(), &table.document.presenter(),
             &table.document.session()})
        addRunning(*part, all);
    all.removeDuplicates();
    return all;
}

using Doing = void (*)(Table&);

} // namespace

class TestIdle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingRunsWhileNothingMoves_data()
    {
        QTest::addColumn<Doing>("doing");
        const auto row = [](const char* name, Doing doing) { QTest::newRow(name) << doing; };
        row("presented", [](Table&) {});
        row("the clock was stopped", [](Table& t) {
            t.document.clock().toggle();
            t.document.clock().toggle();
        });
        row("paused in the middle of a beat", [](Table& t) {
            t.tell();
            t.pass(700);
            t.player().pause();
        });
        row("paused between beats", [](Table& t) {
            t.tell();
            t.pass(700);
            t.player().stepForward();
        });
        row("after the end", [](Table& t) {
            t.tell();
            t.pass(t.player().duration() + 1);
        });
        row("a card", [](Table& t) {
            t.tell();
            t.player().pause();
            t.player().seek(t.player().duration() - 1);
        });
        row("slides do not rotate any more", [](Table& t) {
            t.document.feed().slides().setRotating(true);
            t.document.feed().slides().choose(SlideKind::Tally);
            t.document.feed().slides().setRotating(false);
        });
        row("blank", [](Table& t) { t.audience().setBlank(true); });
        row("the console is covered", [](Table& t) {
            t.audience().setWindowState(Qt::WindowFullScreen); // on the only display
            QVERIFY(Curtain::closedOver(t.window));
        });
    }
    void nothingRunsWhileNothingMoves()
    {
        QFETCH(Doing, doing);
        Table table;
        doing(table);
        QTRY_COMPARE(running(table), QStringList()); // what was begun may end: boards are painted sharply
    }

    void whatRunsIsFound_data()
    {
        QTest::addColumn<Doing>("doing");
        QTest::newRow("a story") << Doing([](Table& t) { t.tell(); });
        QTest::newRow("the clock") << Doing([](Table& t) { t.document.clock().toggle(); });
        QTest::newRow("slides") << Doing([](Table& t) { t.document.feed().slides().setRotating(true); });
    }
    void whatRunsIsFound()
    {
        QFETCH(Doing, doing);
        Table table;
        QTRY_COMPARE(running(table), QStringList());
        doing(table);
        QVERIFY(!running(table).isEmpty());
    }
};

CHANCERY_SUITE(TestIdle, QApplication)

} // namespace chancery::tst_idle

#include "tst_idle.moc"
