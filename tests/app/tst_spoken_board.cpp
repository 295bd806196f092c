// SPDX-License-Identifier: GPL-3.0-or-later
// The board as a screen reader finds it: every province with what is seen and known of it, and nothing of
// what the players may not know in the window for them.
#include "app/evening.h"
#include "engine/orders/order_text.h"
#include "tests/app/console_at_display.h"
#include "tests/app/study_table.h"
#include "tests/app/table.h"
#include "tests/support/heard.h"
#include "tests/support/suite.h"
#include "ui/console/orders_panel.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/table_edits.h"
#include "ui/parts/announced.h"

#include <QListWidget>

namespace chancery::tst_spoken_board {

namespace {

QAccessibleInterface* boardOf(BoardView& view)
{
    return QAccessible::queryAccessibleInterface(&view);
}

QAccessibleInterface* itemOf(BoardView& view, const char* code)
{
    return boardOf(view)->child(static_cast<int>(index(view.map()->findProvince(code))));
}

QString nameOf(BoardView& view, const char* code)
{
    return itemOf(view, code)->text(QAccessible::Name);
}

QString moreOf(BoardView& view, const char* code)
{
    return itemOf(view, code)->text(QAccessible::Description);
}

void act(BoardView& view, const char* code, const QString& action)
{
    itemOf(view, code)->actionInterface()->doAction(action);
}

/// Listens to changed names and descriptions, and counts those that are sent although nothing has changed.
class Resent
{
public:
    Resent()
    {
        for (QWidget* widget : QApplication::allWidgets())
            for (const auto kind : {QAccessible::Name, QAccessible::Description})
                if (const QAccessibleInterface* read = QAccessible::queryAccessibleInterface(widget))
                    known()[{widget, kind}] = read->text(kind);
        again().clear();
        QAccessible::setActive(true);
        QAccessible::installUpdateHandler(hear);
    }
    ~Resent()
    {
        QAccessible::installUpdateHandler(nullptr);
        QAccessible::setActive(false);
    }
    Resent(const Resent&) = delete;
    Resent& operator=(const Resent&) = delete;

    /// Returns what was sent again: the name of the object, and the text.
    static QStringList& again()
    {
        static QStringList all;
        return all;
    }
    static int& sent()
    {
        static int count = 0;
        return count;
    }

private:
    using Known = QHash<std::pair<QObject*, int>, QString>;
    static Known& known()
    {
        static Known all;
        return all;
    }
    static void hear(QAccessibleEvent* event)
    {
        const bool name = event->type() == QAccessible::NameChanged;
        if (!name && event->type() != QAccessible::DescriptionChanged) return;
        const QAccessibleInterface* read = event->accessibleInterface();
        if (!read || !event->object() || read->object() != event->object()) return; // the cursor of a board
        const QAccessible::Text kind = name ? QAccessible::Name : QAccessible::Description;
        const QString now = read->text(kind);
        ++sent();
        QString& before = known()[{event->object(), kind}];
        if (before == now) again() << event->object()->objectName() + ": " + now;
        before = now;
    }
};

QStringList said; ///< what is announced

QStringList taken()
{
    return std::exchange(said, {});
}

} // namespace

class TestSpokenBoard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        hearAnnounced([](const QString& text) { said << text; });
    }
    void init() { said.clear(); }

    void everyProvinceIsAChild()
    {
        Table t;
        BoardView& view = t.window.console().board();
        QAccessibleInterface* board = boardOf(view);
        QVERIFY(board->childCount() >= 75);
        QCOMPARE(board->role(), QAccessible::List);
        QCOMPARE(nameOf(view, "MUN"), QString("Munich: Army of Germany, inland, home centre of Germany"));
        QCOMPARE(nameOf(view, "STP"),
                 QString("St Petersburg: Fleet of Russia (south coast), coast, home centre of "
                         "Russia"));
        QCOMPARE(nameOf(view, "BEL"), QString("Belgium: coast, supply centre without an owner"));
        QCOMPARE(nameOf(view, "NTH"), QString("North Sea: sea"));
        for (int i = 0; i < board->childCount(); ++i) {
            QAccessibleInterface* child = board->child(i);
            QVERIFY(child && child->isValid());
            QCOMPARE(child->parent(), board);
            QCOMPARE(board->indexOfChild(child), i);
        }
        const QRect munich = itemOf(view, "MUN")->rect();
        QVERIFY(QRect(view.mapToGlobal(QPoint()), view.size()).contains(munich));
        QCOMPARE(board->childAt(munich.center().x(), munich.center().y()), itemOf(view, "MUN"));
    }

    /// The order is told as it was read, with an item of its own that leads to its unit.
    void ordersAreTold()
    {
        Table t;
        BoardView& view = t.window.console().board();
        QCOMPARE(moreOf(view, "MUN"), QString("Army Munich: no order yet."));
        writeLine(t.document.session(), t.document.session().map().findPower("Germany"), "mun - ruhr");
        QVERIFY2(moreOf(view, "MUN").startsWith("Army Munich: mun - ruhr"), qPrintable(moreOf(view, "MUN")));
        QAccessibleInterface* board = boardOf(view);
        QAccessibleInterface* order = board->child(board->childCount() - 1);
        QCOMPARE(order->text(QAccessible::Name), QString("Germany: Army Munich to Ruhr"));
        const auto relations = itemOf(view, "MUN")->relations();
        QCOMPARE(relations.size(), 1);
        QCOMPARE(relations.front().first, order);
        QCOMPARE(order->relations().front().first, itemOf(view, "MUN"));
    }

    void resultsAreTold()
    {
        Table t;
        BoardView& view = t.window.console().board();
        Session& session = t.document.session();
        writeLine(session, session.map().findPower("Germany"), "mun - ruhr");
        resolvePhase(session);
        t.document.presenter().story().skip();
        QVERIFY2(moreOf(view, "MUN").startsWith("Germany: Army Munich to Ruhr: succeeds."),
                 qPrintable(moreOf(view, "MUN")));
        QVERIFY(moreOf(view, "NTH").isEmpty());
    }

    /// What a click does is done by the action too, and the states follow.
    void pressingIsClicking()
    {
        Table t;
        BoardView& view = t.window.console().board();
        act(view, "MUN", QAccessibleActionInterface::pressAction());
        QVERIFY(itemOf(view, "MUN")->state().selected);
        QVERIFY(nameOf(view, "MUN").contains("chosen"));
        QVERIFY(itemOf(view, "RUH")->state().selectable);
        QVERIFY(nameOf(view, "RUH").contains("can be chosen"));
        QVERIFY(!itemOf(view, "POR")->state().selectable);
        act(view, "RUH", QAccessibleActionInterface::pressAction());
        const auto& written = t.document.session().current().written;
        QCOMPARE(written.size(), 1u);
        QVERIFY(!itemOf(view, "MUN")->state().selected);
    }

    /// A whole order by keyboard alone, with what is heard.
    void anOrderIsHeard()
    {
        Table t;
        BoardView& view = t.window.console().board();
        t.window.console().orders().writing().showPower(t.document.session().map().findPower("Germany"));
        taken();
        t.trigger("board.go");
        const auto at = [&view] { return QString::fromStdString((*view.map())[view.walkedTo()].name); };
        QCOMPARE(at(), QString("Berlin"));
        QVERIFY(itemOf(view, "BER")->state().focused);
        QCOMPARE(boardOf(view)->focusChild(), itemOf(view, "BER"));
        QTest::keyClick(&view, Qt::Key_Tab);
        QTest::keyClick(&view, Qt::Key_Tab);
        QCOMPARE(at(), QString("Munich"));
        QTest::keyClick(&view, Qt::Key_Return);
        const QStringList asked = taken();
        QCOMPARE(asked.size(), 1);
        QVERIFY2(asked.front().contains("Munich"), qPrintable(asked.front()));
        QTest::keyClick(&view, Qt::Key_Slash);
        QTest::keyClicks(&view, "ruh");
        QCOMPARE(taken(), QStringList({"Type the beginning of a province’s name."}));
        QCOMPARE(at(), QString("Ruhr"));
        QVERIFY(t.document.session().current().written.empty()); // no letter was a key or an order
        QTest::keyClick(&view, Qt::Key_Return);
        const QStringList written = taken();
        QVERIFY2(written.contains("Written: Germany: Army Munich to Ruhr."), qPrintable(written.join("; ")));
        QCOMPARE(written.count("Written: Germany: Army Munich to Ruhr."), 1);
        t.trigger("edit.undo");
        const QStringList undone = taken();
        QCOMPARE(undone.size(), 1);
        QVERIFY(undone.front().startsWith("Undone:"));
    }

    /// An order that goes is told as one that comes, wherever the keyboard is; the next phase clears nothing.
    void clearingIsHeard()
    {
        Table t;
        BoardView& view = t.window.console().board();
        writeLine(t.document.session(), t.map().findPower("Germany"), "mun - ruhr");
        t.trigger("board.go");
        view.walkTo(t.map().findProvince("MUN"));
        taken();
        QTest::keyClick(&view, Qt::Key_Delete);
        QCoreApplication::processEvents();
        QCOMPARE(taken(), QStringList("Cleared: Germany: Army Munich to Ruhr."));
        QVERIFY(t.document.session().current().written.empty());
        writeLine(t.document.session(), t.map().findPower("Germany"), "mun - ruhr");
        taken();
        t.document.presenter().resolve();
        t.document.presenter().story().skip();
        t.document.presenter().advance();
        const QStringList heard = taken();
        QVERIFY2(heard.filter("Cleared").isEmpty(), qPrintable(heard.join("; ")));
    }

    /// The board of a study is walked and asked as that of a game is.
    void aStudyIsAskedToo()
    {
        StudyTable t;
        Document& study = t.openCase("6.D.1"); // a supported hold
        BoardView& view = study.window()->panels().boardView();
        view.setFocus();
        const auto ask = [&](const char* question, const char* place) {
            view.walkTo(view.map()->findProvince(place));
            taken();
            StudyTable::triggerIn(study, question);
            const QStringList heard = taken();
            return heard.size() == 1 ? heard.front() : "said: " + heard.join(" / ");
        };
        QVERIFY2(ask("board.here", "VEN").contains("Army of Italy"), qPrintable(ask("board.here", "VEN")));
        QVERIFY2(ask("board.here", "VEN").contains("Army Venice"), qPrintable(ask("board.here", "VEN")));
        QVERIFY2(ask("board.dealings", "VEN").contains("Austria: Army Trieste to Venice: "),
                 qPrintable(ask("board.dealings", "VEN")));
        QVERIFY2(ask("board.reachers", "VEN").contains("Trieste, Army of Austria"),
                 qPrintable(ask("board.reachers", "VEN")));
        QVERIFY2(ask("board.borders", "VEN").startsWith("Venice borders on:"),
                 qPrintable(ask("board.borders", "VEN")));
        QVERIFY2(ask("board.changes", "VEN").contains("fails"), qPrintable(ask("board.changes", "VEN")));
        StudyTable::triggerIn(study, "board.go");
        QVERIFY(view.hasFocus());
        QSet<Province> seen;
        for (int i = 0; i < 4; ++i) {
            seen << view.walkedTo();
            QTest::keyClick(&view, Qt::Key_Tab);
        }
        QVERIFY(seen.size() > 2);
        QVERIFY2(ask("board.units", "VEN").contains(": "), qPrintable(ask("board.units", "VEN")));
        QVERIFY(moreOf(view, "VEN").contains("Venice"));
    }

    /// After the last unit of a power Tab goes on to the next power, and after the last of all leaves the
    /// board; a click that has no effect says why, once.
    void tabGoesThroughAllUnits()
    {
        Table t;
        BoardView& view = t.window.console().board();
        t.trigger("board.go");
        QSet<QString> seen;
        int steps = 0;
        while (view.hasFocus() && ++steps < 60) {
            seen << nameOf(view, view.map()->provinces[index(view.walkedTo())].code.c_str())
                        .section(':', 0, 0);
            QTest::keyClick(&view, Qt::Key_Tab);
        }
        QCOMPARE(seen.size(), 22);
        QVERIFY(!view.hasFocus());
    }

    void refusalsAreHeardOnce()
    {
        Table t;
        BoardView& view = t.window.console().board();
        t.trigger("board.go");
        taken();
        act(view, "MUN", QAccessibleActionInterface::pressAction());
        act(view, "POR", QAccessibleActionInterface::pressAction());
        const QStringList heard = taken();
        QCOMPARE(heard.size(), 2);
        QVERIFY2(heard.last().contains("Portugal"), qPrintable(heard.last()));
    }

    void questionsAreAnswered_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("answer");
        QTest::newRow("here")
            << "board.here"
            << "Munich: Army of Germany, inland, home centre of Germany. Army Munich: no order yet.";
        QTest::newRow("borders") << "board.borders"
                                 << "Munich borders on: Berlin, Army of Germany; Bohemia; Burgundy; Kiel, "
                                    "Fleet of Germany; Ruhr; Silesia; Tyrolia.";
        QTest::newRow("reachers") << "board.reachers"
                                  << "Munich can be reached by: Berlin, Army of Germany.";
        QTest::newRow("dealings") << "board.dealings"
                                  << "No order attacks or helps in Munich.";
        QTest::newRow("changes") << "board.changes"
                                 << "This is the first phase.";
    }
    void questionsAreAnswered()
    {
        QFETCH(QString, action);
        QFETCH(QString, answer);
        Table t;
        t.window.console().board().walkTo(t.document.session().map().findProvince("MUN"));
        taken();
        t.trigger(action.toLatin1().constData());
        QCOMPARE(taken(), QStringList{answer});
    }

    /// Whoever attacks and supports, and whichever sheet is open.
    void attacksOfAllPowersAreTold()
    {
        Table t;
        Session& session = t.document.session();
        writeLine(session, t.map().findPower("Germany"), "mun - bur");
        writeLine(session, t.map().findPower("France"), "par - bur");
        writeLine(session, t.map().findPower("France"), "mar s par - bur");
        for (const char* open : {"Germany", "France", "Turkey"}) {
            t.window.console().orders().writing().showPower(t.map().findPower(open));
            t.window.console().board().walkTo(t.map().findProvince("BUR"));
            taken();
            t.trigger("board.dealings");
            const QStringList heard = taken();
            QCOMPARE(heard.size(), 1);
            for (const char* one : {"Germany: Army Munich", "France: Army Paris", "France: Army Marseilles"})
                QVERIFY2(heard.front().contains(one), qPrintable(heard.front()));
        }
    }

    /// All that can be asked while a reveal runs is of the same moment, and of what is told by then.
    void aRevealIsAskedAbout()
    {
        Table t;
        Session& session = t.document.session();
        writeLine(session, t.map().findPower("Germany"), "mun - bur");
        writeLine(session, t.map().findPower("France"), "par - bur");
        writeLine(session, t.map().findPower("France"), "mar s par - bur");
        t.trigger("projector.reveal");
        StoryPlayer& player = t.document.presenter().story().player();
        player.pause();
        BoardView& view = t.window.console().board();
        const auto ask = [&](const char* question, const char* place) {
            view.walkTo(t.map().findProvince(place));
            taken();
            t.trigger(question);
            return taken().join(' ');
        };
        const Storyboard& story = t.document.presenter().story().storyboard();
        const auto won = std::ranges::find(story.beats, Gesture::Win, &Beat::gesture);
        QVERIFY(won != story.beats.end());
        player.seek(1);
        QVERIFY2(!ask("board.here", "PAR").contains("fails"), qPrintable(ask("board.here", "PAR")));
        for (const int ms : {won->tellsAt() - 1, won->tellsAt() + 1}) {
            const bool told = ms > won->tellsAt();
            player.seek(ms);
            QVERIFY(player.time() == ms);
            const char* at = told ? "Burgundy, Army of France" : "Paris, Army of France";
            QVERIFY2(ask("board.reachers", "GAS").contains(at), qPrintable(ask("board.reachers", "GAS")));
            QVERIFY2(ask("board.borders", "GAS").contains(at), qPrintable(ask("board.borders", "GAS")));
            QCOMPARE(ask("board.here", "BUR").startsWith("Burgundy: Army of France"), told);
            QCOMPARE(ask("board.here", "PAR").startsWith("Paris: Army of France"), !told);
            view.walkTo(t.map().findProvince("PAR"));
            t.window.console().orders().writing().showPower(t.map().findPower("France"));
            const QString fight = ask("board.dealings", "BUR"), all = ask("board.changes", "BUR"),
                          paris = ask("board.here", "PAR");
            QVERIFY2(fight.contains("Army Munich to Burgundy"), qPrintable(fight));
            for (const QString& said : {fight, all, paris, moreOf(view, "PAR")})
                QVERIFY2(said.contains("Paris to Burgundy: succeeds") == told, qPrintable(said));
        }
    }

    /// Letters on the board are about the unit at the cursor, whoever's it is and however the cursor came
    /// there.
    void theLineStandsWhereTheCursorIs()
    {
        Table t;
        BoardView& board = t.window.console().board();
        WritingPage& sheets = t.window.console().orders().writing();
        const OrderDesk& desk = t.document.presenter().desk();
        board.setFocus();
        board.walkTo(t.map().findProvince("BUD"));
        for (const char* next : {"TRI", "VIE", "EDI"}) {
            QTest::keyClick(&board, Qt::Key_Tab);
            QCOMPARE(board.walkedTo(), t.map().findProvince(next));
            QCOMPARE(desk.shown().chosen, t.map().findProvince(next));
        }
        board.walkTo(t.map().findProvince("MUN")); // as by arrows
        QTest::keyClick(&board, Qt::Key_R);
        QCOMPARE(sheets.letters(), QString("r"));
        QCOMPARE(sheets.power(), t.map().findPower("Germany"));
        QCOMPARE(desk.shown().chosen, t.map().findProvince("MUN"));
    }

    void theRevealIsHeardOnce()
    {
        Table t;
        Session& session = t.document.session();
        writeLine(session, session.map().findPower("Germany"), "mun - ruhr");
        t.trigger("projector.reveal");
        taken();
        StoryPlayer& player = t.document.presenter().story().player();
        for (int ms = 0; ms < player.duration(); ms += 40) player.seek(ms);
        const QStringList heard = taken();
        QVERIFY(heard.size() > 1);
        for (qsizetype i = 1; i < heard.size(); ++i) QVERIFY2(heard[i] != heard[i - 1], qPrintable(heard[i]));
        QVERIFY2(heard.size() <= 2 * std::ssize(t.document.presenter().story().storyboard().beats),
                 qPrintable(QString::number(heard.size())));
    }

    /// Readers are told of a name or a description when it changes, and not again.
    void aRevealSendsNothingTwice()
    {
        ConsoleAtDisplay t;
        t.press(Qt::Key_F5);
        const Resent listener;
        Resent::sent() = 0;
        t.document.presenter().reveal();
        StoryPlayer& player = t.document.presenter().story().player();
        for (int ms = 0; ms < player.duration(); ms += 100) {
            player.seek(ms);
            QCoreApplication::processEvents();
        }
        t.document.presenter().story().skip();
        QCoreApplication::processEvents();
        qInfo("%d names and descriptions were sent, %d of them again", Resent::sent(),
              int(Resent::again().size()));
        QVERIFY2(Resent::again().isEmpty(), qPrintable(Resent::again().join(" | ")));
    }

    /// The same as a list, for everybody.
    void theBoardIsText()
    {
        Table t;
        t.trigger("view.text");
        auto* list = t.window.findChild<QListWidget*>("boardText");
        QVERIFY(list && list->isVisible() && list->hasFocus());
        QCOMPARE(list->count(), 75);
        QVERIFY(list->item(0)->text().contains("Army of Austria"));
        writeLine(t.document.session(), t.document.session().map().findPower("Austria"), "vie - gal");
        t.trigger("view.text");
        QStringList lines;
        for (int i = 0; i < list->count(); ++i) lines << list->item(i)->text();
        QVERIFY2(lines.filter("Vienna").join(' ').contains("Gal"),
                 qPrintable(lines.filter("Vienna").join("; ")));
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(t.document.presenter().console().chosen() != noProvince);
    }

    /// A reader of the window for the players finds what they see of the board, and no order before it is
    /// revealed.
    void thePlayersBoardKeepsSecrets()
    {
        ConsoleAtDisplay t;
        t.press(Qt::Key_F5);
        const QString before = readOut(t.audience());
        QVERIFY(before.contains("Munich: Army of Germany, inland, home centre of Germany\n"));
        Session& session = t.document.session();
        writeLine(session, session.map().findPower("Germany"), "mun - ruhr");
        QCOMPARE(readOut(t.audience()), before);
        resolvePhase(session);
        t.document.presenter().story().skip();
        QCOMPARE(readOut(t.audience()), before);
        for (const QAccessibleInterface* item = itemOf(*t.audience().board(), "MUN"); item; item = nullptr) {
            QVERIFY(!item->state().focusable);
            QVERIFY(const_cast<QAccessibleInterface*>(item)->actionInterface()->actionNames().isEmpty());
        }
    }
};

CHANCERY_SUITE(TestSpokenBoard, QApplication)

} // namespace chancery::tst_spoken_board

#include "tst_spoken_board.moc"
