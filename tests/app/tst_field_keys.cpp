// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of a window's actions while one of its text fields has the focus, which is nearly always: Qt's
// fields take some of them for editing of their own.
#include "app/study_panels.h"
#include "tests/app/study_table.h"
#include "tests/support/suite.h"
#include "ui/console/commentary_panel.h"
#include "ui/console/order_line.h"
#include "ui/console/writing_page.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QTabBar>

namespace chancery::tst_field_keys {

namespace {

/// What people expect of a field: letters, the clipboard, all of it, moving and deleting in it, and undo,
/// which the fields of orders leave to the window and others do not.
bool belongsToTheField(QKeyCombination key)
{
    const QKeySequence sequence(key);
    for (const auto standard : {QKeySequence::Cut, QKeySequence::Copy, QKeySequence::Paste,
                                QKeySequence::SelectAll, QKeySequence::Undo, QKeySequence::Redo})
        if (QKeySequence::keyBindings(standard).contains(sequence)) return true;
    if (key.keyboardModifiers() & Qt::AltModifier) return false;
    constexpr Qt::Key inText[] = {Qt::Key_Home,      Qt::Key_End,    Qt::Key_Left,   Qt::Key_Up,
                                  Qt::Key_Right,     Qt::Key_Down,   Qt::Key_PageUp, Qt::Key_PageDown,
                                  Qt::Key_Backspace, Qt::Key_Delete, Qt::Key_Insert};
    return !(key.keyboardModifiers() & Qt::ControlModifier) || std::ranges::count(inText, key.key()) > 0;
}

bool takes(QWidget& field, QKeyCombination key)
{
    QKeyEvent asks(QEvent::ShortcutOverride, key.key(), key.keyboardModifiers());
    asks.ignore();
    QCoreApplication::sendEvent(&field, &asks);
    return asks.isAccepted();
}

/// A field that wants every key, as on one desktop or another each key is wanted.
struct GreedyField : QLineEdit
{
    using QLineEdit::QLineEdit;
    bool event(QEvent* event) override
    {
        if (event->type() != QEvent::ShortcutOverride) return QLineEdit::event(event);
        event->accept();
        return true;
    }
};

/// The keys of actions that a field takes against expectation.
QString swallowed(const ActionSet& actions, QWidget& field, int least)
{
    QStringList found;
    int tried = 0;
    for (const ActionEntry& entry : actions.entries()) {
        if (!entry.action || entry.row->scope != KeyScope::Window) continue;
        for (const QKeySequence& keys : entry.action->shortcuts()) {
            if (belongsToTheField(keys[0])) continue;
            ++tried;
            if (takes(field, keys[0])) found << keys.toString() + " (" + entry.name + ')';
        }
    }
    return tried < least ? QStringLiteral("only %1 keys were tried").arg(tried) : found.join(u", ");
}

} // namespace

class TestFieldKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noFieldOfTheConsoleSwallowsAKey_data()
    {
        QTest::addColumn<QByteArray>("way");
        QTest::addColumn<QByteArray>("field");
        QTest::newRow("typing line") << QByteArray("orders.write") << QByteArray("orderLine");
        QTest::newRow("order sheet") << QByteArray("orders.text") << QByteArray("sheet");
    }
    void noFieldOfTheConsoleSwallowsAKey()
    {
        QFETCH(QByteArray, way);
        QFETCH(QByteArray, field);
        Table t;
        t.trigger(way);
        auto* focused = t.window.findChild<QWidget*>(field);
        QVERIFY(focused);
        focused->setFocus();
        QCOMPARE(swallowed(t.window.actions(), *focused, 50), QString());
        for (const QKeyCombination key : {Qt::CTRL | Qt::Key_C, Qt::CTRL | Qt::Key_V, Qt::CTRL | Qt::Key_A,
                                          Qt::CTRL | Qt::Key_Left, QKeyCombination(Qt::Key_U)})
            QVERIFY2(takes(*focused, key), qPrintable(QKeySequence(key).toString()));
    }

    void noFieldThereCouldBeSwallowsAKey()
    {
        Table t;
        GreedyField field(&t.window);
        QCOMPARE(swallowed(t.window.actions(), field, 50), QString());
        QVERIFY(takes(field, Qt::CTRL | Qt::Key_C));
        GreedyField elsewhere; // in a window without actions
        QVERIFY(takes(elsewhere, Qt::CTRL | Qt::Key_U));
    }

    void inAFloatingPanelTheKeysWorkToo()
    {
        Table t;
        auto* dock = t.window.findChild<QDockWidget*>("ordersDock");
        dock->setFloating(true);
        GreedyField field(dock);
        QCOMPARE(swallowed(t.window.actions(), field, 50), QString());
    }

    void noFieldOfAStudySwallowsAKey()
    {
        StudyTable t;
        Document& study = t.openCase("6.A.1");
        DocumentWindow& window = *study.window();
        t.triggerIn(study, "orders.write");
        QList<QWidget*> fields{window.findChild<QLineEdit*>("orderLine"), new GreedyField(&window)};
        for (auto* prose : window.study().commentary().findChildren<QPlainTextEdit*>()) fields << prose;
        QVERIFY(fields.size() > 2);
        for (QWidget* field : fields) QCOMPARE(swallowed(window.actions(), *field, 20), QString());
    }

    /// From wherever a letter is not used, it goes to the current line.
    void aLetterGoesToTheCurrentLine_data()
    {
        QTest::addColumn<QByteArray>("from");
        for (const char* from : {"powerTabs", "nextButton", "phaseName", "boardView"})
            QTest::newRow(from) << QByteArray(from);
    }
    void aLetterGoesToTheCurrentLine()
    {
        QFETCH(QByteArray, from);
        Table t;
        t.trigger("orders.write");
        auto* line = t.window.findChild<QLineEdit*>("orderLine");
        QWidget* at = from == "boardView" ? &t.window.console().board() : t.window.findChild<QWidget*>(from);
        QVERIFY(at);
        at->setFocus();
        QVERIFY(!line->hasFocus());
        QTest::keyClicks(at, "bu");
        QVERIFY(line->hasFocus());
        QCOMPARE(line->text(), QString("bu"));
    }

    /// "Enter or click the next tab": from the tabs, too, Enter goes on after an order by mouse.
    void enterOnATabGoesOn()
    {
        Table t;
        t.trigger("orders.write");
        auto* tabs = t.window.findChild<QTabBar*>("powerTabs");
        const int power = tabs->currentIndex();
        for (const Unit& unit : t.session().current().before.units)
            if (unit.power == Power(0))
                t.document.desk().drag(t.session().map().provinceOf(unit.at),
                                       *t.session().map().reach(unit).begin(), false);
        tabs->setFocus();
        QTest::keyClick(tabs, Qt::Key_Return);
        QVERIFY(tabs->currentIndex() != power);
        QVERIFY(t.window.findChild<QLineEdit*>("orderLine")->hasFocus());
    }

    /// Ctrl+U and Ctrl+E were the line's: it deletes what is typed, and goes to the end.
    void aRulingAndAnEditAreBegunFromTheTypingLine_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<QString>("dialog");
        QTest::newRow("ruling") << Qt::Key_U << "rulingDialog";
        QTest::newRow("edit the position") << Qt::Key_E << "editPositionDialog";
    }
    void aRulingAndAnEditAreBegunFromTheTypingLine()
    {
        QFETCH(Qt::Key, key);
        QFETCH(QString, dialog);
        Table t;
        t.trigger("orders.write");
        auto* line = t.window.findChild<QLineEdit*>("orderLine");
        QTest::keyClicks(line, "bud");
        QString opened;
        inDialog([&] { QTest::keyClick(line, key, Qt::ControlModifier); },
                 [&opened](QDialog& asking) {
                     opened = asking.objectName();
                     asking.reject();
                 });
        QCOMPARE(opened, dialog);
        QCOMPARE(line->text(), QString("bud"));
    }

    /// A key whose action has no use now does nothing else either.
    void aKeyWithoutUseEditsNothing()
    {
        Table t;
        t.trigger("orders.write");
        auto* line = t.window.findChild<QLineEdit*>("orderLine");
        QTest::keyClicks(line, "bud");
        t.action("orders.rule").setEnabled(false);
        QTest::keyClick(line, Qt::Key_U, Qt::ControlModifier);
        QCOMPARE(line->text(), QString("bud"));
    }

    /// A key that the user gives an action counts as much.
    void aChangedKeyIsNotSwallowedEither()
    {
        Table t;
        GreedyField field(&t.window);
        QVERIFY(takes(field, Qt::CTRL | Qt::ALT | Qt::Key_Minus)); // which no action has
        t.action("file.save").setShortcut(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Minus));
        QVERIFY(!takes(field, Qt::CTRL | Qt::ALT | Qt::Key_Minus));
    }
};

CHANCERY_SUITE(TestFieldKeys, QApplication)

} // namespace chancery::tst_field_keys

#include "tst_field_keys.moc"
