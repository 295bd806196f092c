// SPDX-License-Identifier: GPL-3.0-or-later
// Which keys an action may have, and the dialog in which they are changed: no two actions ever have the same.
#include "tests/support/suite.h"
#include "ui/dialogs/shortcuts_dialog.h"

#include <QApplication>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

namespace chancery::tst_shortcuts {

namespace {

enum Which : std::size_t { Save, Undo, Hold, Reveal, Step };

std::vector<ShortcutRow> someRows()
{
    const auto row = [](const char* name, const char* action, const char* menu, const QStringList& keys,
                        bool letters, bool seen) {
        QList<QKeySequence> sequences;
        for (const QString& key : keys) sequences << QKeySequence(key, QKeySequence::PortableText);
        return ShortcutRow{name, action, menu, sequences, sequences, letters, seen};
    };
    return {row("file.save", "Save", "File", {"Ctrl+S"}, false, false),
            row("edit.undo", "Undo", "Edit", {"Ctrl+Z", "Alt+Backspace"}, false, true),
            row("orders.hold", "Hold", "Orders", {"H"}, true, false),
            row("projector.reveal", "Reveal", "Projector", {"F6"}, false, true),
            row("story.step", "Next beat", "Playback", {"Space", "PgDown"}, true, true)};
}

std::vector<TakenKey> menus()
{
    return {{QKeySequence("Alt+F"), "the menu File"}};
}

struct Desk
{
    ShortcutsDialog dialog{someRows(), menus()};
    QTableWidget* table = dialog.findChild<QTableWidget*>("shortcuts");

    QPushButton& button(const char* name) { return *dialog.findChild<QPushButton*>(name); }
    QString note() { return dialog.findChild<QLabel*>("shortcutNote")->text(); }
    QStringList keys(Which row)
    {
        QStringList texts;
        for (const QKeySequence& key : dialog.rows()[row].keys) texts << key.toString();
        return texts;
    }
    void press(Which row, QKeyCombination key, const char* editor = "firstKey")
    {
        table->setCurrentCell(static_cast<int>(row), 0);
        auto* edit = dialog.findChild<QKeySequenceEdit*>(editor);
        QTest::keyClick(edit, key.key(), key.keyboardModifiers());
    }
};

} // namespace

class TestShortcuts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void someKeysAreRefused_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("why"); // a word of the reason; empty if the key is good
        const auto row = [](const char* name, Which which, const char* key, const char* why) {
            QTest::newRow(name) << int(which) << key << why;
        };
        row("Ctrl and a letter", Save, "Ctrl+G", "");
        row("an F key", Save, "F3", "");
        row("a letter on the board", Hold, "X", "");
        row("a letter elsewhere", Save, "X", "text");
        row("a capital elsewhere", Save, "Shift+X", "text");
        row("a digit elsewhere", Save, "1", "text");
        row("Space elsewhere", Save, "Space", "text");
        row("Page Down elsewhere", Save, "PgDown", "text");
        row("what the players see, a letter", Reveal, "X", "players");
        row("what the players see, Space", Reveal, "Space", "players");
        row("what the players see, Pause", Reveal, "Pause", "players");
        row("what the players see, Shift and a letter", Reveal, "Shift+X", "players");
        row("what the players see, an F key", Reveal, "F2", "");
        row("what the players see, Ctrl", Reveal, "Ctrl+G", "");
        row("a letter while a story is told", Step, "B", "");
        row("Esc", Hold, "Esc", "kept");
        row("Enter", Save, "Ctrl+Return", "kept");
        row("Tab", Save, "Ctrl+Tab", "kept");
        row("an arrow", Hold, "Left", "kept");
        row("the menu key", Hold, "Menu", "kept");
        row("Shift+F10", Save, "Shift+F10", "kept");
        row("copying", Save, "Ctrl+C", "copies");
        row("a menu", Save, "Alt+F", "menu File");
        row("its own default, though for typing", Step, "Space", "");
    }

    void someKeysAreRefused()
    {
        QFETCH(int, row);
        QFETCH(QString, key);
        QFETCH(QString, why);
        const QString said = whyRefused(someRows()[static_cast<std::size_t>(row)],
                                        QKeySequence(key, QKeySequence::PortableText), menus());
        QCOMPARE(said.isEmpty(), why.isEmpty());
        QVERIFY2(said.contains(why), qPrintable(said));
    }

    void aFreeKeyIsTaken()
    {
        Desk t;
        t.press(Save, Qt::CTRL | Qt::Key_G);
        QCOMPARE(t.keys(Save), QStringList{"Ctrl+G"});
        QCOMPARE(t.table->item(Save, 2)->text(), QString("Ctrl+G"));
        t.press(Save, Qt::Key_F3, "secondKey");
        QCOMPARE(t.keys(Save), (QStringList{"Ctrl+G", "F3"}));
        t.press(Save, Qt::CTRL | Qt::Key_J);
        QCOMPARE(t.keys(Save), (QStringList{"Ctrl+J", "F3"}));
    }

    void aRefusedKeyChangesNothing()
    {
        Desk t;
        t.press(Reveal, Qt::Key_X);
        QCOMPARE(t.keys(Reveal), QStringList{"F6"});
        QVERIFY2(t.note().contains("players"), qPrintable(t.note()));
        QVERIFY(!t.button("takeKey").isEnabled());
    }

    /// What belongs to another action stays there until it is taken.
    void aConflictNamesTheOther()
    {
        Desk t;
        t.press(Save, Qt::CTRL | Qt::Key_Z);
        QVERIFY2(t.note().contains("Undo"), qPrintable(t.note()));
        QCOMPARE(t.keys(Save), QStringList{"Ctrl+S"});
        QCOMPARE(t.keys(Undo), (QStringList{"Ctrl+Z", "Alt+Backspace"}));
        t.button("takeKey").click();
        QCOMPARE(t.keys(Save), QStringList{"Ctrl+Z"});
        QCOMPARE(t.keys(Undo), QStringList{"Alt+Backspace"});
        QVERIFY(!t.button("takeKey").isEnabled());
    }

    /// A default that went to another action comes back only when it is taken from there.
    void resettingMeetsAConflictToo()
    {
        Desk t;
        t.press(Save, Qt::CTRL | Qt::Key_Z);
        t.button("takeKey").click();
        t.table->setCurrentCell(Undo, 0);
        t.button("resetOne").click();
        QVERIFY(t.note().contains("Save"));
        QCOMPARE(t.keys(Undo), QStringList{"Alt+Backspace"});
        t.button("takeKey").click();
        QCOMPARE(t.keys(Undo), (QStringList{"Ctrl+Z", "Alt+Backspace"}));
        QCOMPARE(t.keys(Save), QStringList());
        t.button("resetAll").click();
        QVERIFY(t.dialog.rows() == someRows());
    }

    void anActionMayHaveNoKey()
    {
        Desk t;
        t.table->setCurrentCell(Undo, 0);
        t.button("noKey").click();
        QCOMPARE(t.keys(Undo), QStringList());
        t.button("resetOne").click();
        QCOMPARE(t.keys(Undo), (QStringList{"Ctrl+Z", "Alt+Backspace"}));
    }

    void searchingNarrowsTheTable()
    {
        Desk t;
        t.dialog.findChild<QLineEdit*>("findShortcut")->setText("proj f6");
        QStringList shown;
        for (int row = 0; row < t.table->rowCount(); ++row)
            if (!t.table->isRowHidden(row)) shown << t.table->item(row, 0)->text();
        QCOMPARE(shown, QStringList{"Reveal"});
        QCOMPARE(t.table->currentRow(), int(Reveal));
    }
};

CHANCERY_SUITE(TestShortcuts, QApplication)

} // namespace chancery::tst_shortcuts

#include "tst_shortcuts.moc"
