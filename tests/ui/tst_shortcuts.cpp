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
        QTest::newRow("Ctrl and a letter") << int(Save) << "Ctrl+G"
                                           << "";
        QTest::newRow("an F key") << int(Save) << "F3"
                                  << "";
        QTest::newRow("a letter on the board") << int(Hold) << "X"
                                               << "";
        QTest::newRow("a letter elsewhere") << int(Save) << "X"
                                            << "text";
        QTest::newRow("a capital elsewhere") << int(Save) << "Shift+X"
                                             << "text";
        QTest::newRow("a digit elsewhere") << int(Save) << "1"
                                           << "text";
        QTest::newRow("Space elsewhere") << int(Save) << "Space"
                                         << "text";
        QTest::newRow("Page Down elsewhere") << int(Save) << "PgDown"
                                             << "text";
        QTest::newRow("what the players see, a letter") << int(Reveal) << "X"
                                                        << "players";
        QTest::newRow("what the players see, Space") << int(Reveal) << "Space"
                                                     << "players";
        QTest::newRow("what the players see, Pause") << int(Reveal) << "Pause"
                                                     << "players";
        QTest::newRow("what the players see, Shift and a letter") << int(Reveal) << "Shift+X"
                                                                  << "players";
        QTest::newRow("what the players see, an F key") << int(Reveal) << "F2"
                                                        << "";
        QTest::newRow("what the players see, Ctrl") << int(Reveal) << "Ctrl+G"
                                                    << "";
        QTest::newRow("a letter while a story is told") << int(Step) << "B"
                                                        << "";
        QTest::newRow("Esc") << int(Hold) << "Esc"
                             << "kept";
        QTest::newRow("Enter") << int(Save) << "Ctrl+Return"
                               << "kept";
        QTest::newRow("Tab") << int(Save) << "Ctrl+Tab"
                             << "kept";
        QTest::newRow("an arrow") << int(Hold) << "Left"
                                  << "kept";
        QTest::newRow("the menu key") << int(Hold) << "Menu"
                                      << "kept";
        QTest::newRow("Shift+F10") << int(Save) << "Shift+F10"
                                   << "kept";
        QTest::newRow("copying") << int(Save) << "Ctrl+C"
                                 << "copies";
        QTest::newRow("a menu") << int(Save) << "Alt+F"
                                << "menu File";
        QTest::newRow("its own default, though for typing") << int(Step) << "Space"
                                                            << "";
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
