// SPDX-License-Identifier: GPL-3.0-or-later
// No key has two meanings: in no menu, dialog or window is there a second entry, button, label or tab with
// the same underlined letter or shortcut, in English or in German.
#include "app/document.h"
#include "app/evening.h"
#include "app/prompts.h"
#include "app/study_opening.h"
#include "app/study_panels.h"
#include "tests/app/key_owners.h"
#include "tests/app/table.h"
#include "tests/support/suite.h"
#include "ui/console/orders_panel.h"
#include "ui/words/language.h"

#include <QComboBox>
#include <QMenu>
#include <QMenuBar>

namespace chancery::tst_mnemonics {

namespace {

/// Adds the letter of a text to those that are used, and to `clashes` if it was used before.
void use(const QString& text, const QString& where, QHash<QString, QString>& used, QStringList& clashes)
{
    const QString letter = QKeySequence::mnemonic(text).toString();
    if (letter.isEmpty()) return;
    if (used.contains(letter)) clashes << QStringLiteral("%1: “%2” and “%3”").arg(where, used[letter], text);
    used.insert(letter, text);
}

/// Returns the entries with the same letter in one menu, and in the menus below it.
QStringList clashesIn(const QList<QAction*>& entries, const QString& where)
{
    QStringList clashes;
    QHash<QString, QString> used;
    for (const QAction* entry : entries) {
        use(entry->text(), where, used, clashes);
        if (entry->menu() && !entry->menu()->objectName().endsWith(u"recent"))
            clashes += clashesIn(entry->menu()->actions(), entry->text());
    }
    return clashes;
}

/// Returns the sample game up to the phase with this number, which is not resolved.
Game sampleUntil(Boards& boards, std::size_t phase)
{
    Game game = *sampleGame(boards);
    game.phases.resize(phase + 1);
    game.phases.back().outcome.reset();
    return game;
}

/// Opens every dialog that can be opened now and was not before, and returns the keys that clash in one of
/// them.
QStringList clashesInDialogs(Table& t, QSet<QString>& opened)
{
    QStringList clashes;
    for (QAction* action : t.window.actions().all()) {
        const bool opens = action->text().endsWith(u'…') || action->objectName().startsWith(u"help.");
        if (!action->isEnabled() || !opens || opened.contains(action->objectName())) continue;
        QTimer::singleShot(0, qApp, [&] {
            const QPointer<QDialog> dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (!dialog) return;
            opened.insert(action->objectName());
            clashes += KeyOwners(*dialog).clashes();
            dialog->reject();
        });
        action->trigger();
        QCoreApplication::processEvents();
    }
    return clashes;
}

} // namespace

class TestMnemonics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { speak(QStringLiteral("en")); }

    void entriesOfAMenuHaveLettersOfTheirOwn_data() { eachLanguage(); }

    void entriesOfAMenuHaveLettersOfTheirOwn()
    {
        QFETCH(QString, language);
        speak(language);
        Table t;
        QStringList clashes = clashesIn(t.window.menuBar()->actions(), QStringLiteral("menu bar"));
        newStudy(t.workspace, t.session().game().map);
        clashes +=
            clashesIn(t.workspace.studies().back()->window()->menuBar()->actions(), QStringLiteral("study"));
        QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join(u'\n')));
    }

    void controlsOfADialogHaveLettersOfTheirOwn_data() { eachLanguage(); }

    void controlsOfADialogHaveLettersOfTheirOwn()
    {
        QFETCH(QString, language);
        speak(language);
        Table t;
        QSet<QString> opened;
        QStringList clashes = clashesInDialogs(t, opened);
        for (std::size_t phase = 0; phase < 5;
             ++phase) { // movement, retreats, movement, retreats, adjustments
            t.document.opening().start(sampleUntil(t.boards, phase));
            clashes += clashesInDialogs(t, opened);
        }
        resolvePhase(t.session());
        clashes += clashesInDialogs(t, opened);
        QVERIFY2(opened.size() >= 20, qPrintable(opened.values().join(u' ')));
        QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join(u'\n')));
    }

    void everyButtonOfAQuestionHasALetterOfItsOwn_data() { eachLanguage(); }

    void everyButtonOfAQuestionHasALetterOfItsOwn()
    {
        QFETCH(QString, language);
        speak(language);
        const Prompts prompts = dialogPrompts();
        const std::vector<std::function<void()>> questions{
            [&] {
                prompts.unsaved(nullptr, {"Game", "details", true});
            },
            [&] { prompts.tell(nullptr, "Title", "Text"); },
            [&] {
                prompts.resolveAnyway(nullptr, {"open", true, TableStep::Resolve});
            },
            [&] {
                prompts.resolveAnyway(nullptr, {"open", true, TableStep::ResolveAndReveal});
            },
            [&] { prompts.openReadOnly(nullptr, "where"); },
            [&] { prompts.swapDisplays(nullptr); },
            [&] { prompts.moveAudience(nullptr, "A", "B"); },
            [&] { prompts.advanceUnrevealed(nullptr, "Spring", RoomNow::Closed); },
            [&] { prompts.takeBackSeen(nullptr, "what"); },
            [&] { prompts.pauseReveal(nullptr); },
            [&] { prompts.cutReveal(nullptr, "Spring"); },
            [&] {
                prompts.fileChanged(nullptr, {"Text", "details", ChangedFile::There::Another});
            },
            [&] {
                prompts.fileChanged(nullptr, {"Text", {}, ChangedFile::There::Nothing});
            },
        };
        for (const auto& question : questions)
            inDialog(question, [](QDialog& dialog) {
                QStringList texts;
                for (const QAbstractButton* button : dialog.findChildren<QAbstractButton*>())
                    texts << button->text();
                QVERIFY(!texts.isEmpty());
                for (const QString& text : texts)
                    QVERIFY2(!QKeySequence::mnemonic(text).isEmpty(), qPrintable(text));
                QCOMPARE(KeyOwners(dialog).clashes(), QStringList());
                dialog.reject();
            });
    }

    /// No key of the console has two meanings: not while orders are written, a line has several meanings,
    /// results are shown or the players see a story.
    void keysOfTheConsoleHaveOneMeaning_data() { eachLanguage(); }

    void keysOfTheConsoleHaveOneMeaning()
    {
        QFETCH(QString, language);
        speak(language);
        Table t;
        QStringList clashes;
        const auto look = [&] {
            QCoreApplication::processEvents();
            const KeyOwners owners(t.window);
            QVERIFY(owners.count() > 90);
            clashes += owners.clashes();
        };
        look();
        t.type("England", "F Edi - Nor"); // Norway or the Norwegian Sea
        QVERIFY(t.window.console().orders().writing().answers() > 1);
        look();
        revealPhase(t.document);
        QVERIFY(t.document.presenter().audience().storyRuns());
        t.audience();
        t.window.actions().refresh();
        look();
        t.document.presenter().story().skip();
        look();
        t.document.start().show(BehindStart::Game);
        look();
        QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join(u'\n')));
    }

    /// Alt and a digit choose the sheet of a power, wherever the keyboard is, also while the players look on.
    void altAndADigitChooseAPower_data()
    {
        QTest::addColumn<bool>("presenting");
        QTest::newRow("alone") << false;
        QTest::newRow("presenting") << true;
    }

    void altAndADigitChooseAPower()
    {
        QFETCH(bool, presenting);
        Table t;
        if (presenting) t.document.audience().present(t.document);
        t.window.activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &t.window);
        auto* tabs = t.window.findChild<QTabBar*>("powerTabs");
        for (int n = 7; n >= 1; --n) {
            constexpr const char* focused[] = {"board", "orderLine", "powerTabs", "history"};
            t.window.findChild<QWidget*>(focused[n % 4])->setFocus();
            QTest::sendKeyEvent(QTest::Click, t.window.windowHandle(), Qt::Key(Qt::Key_0 + n), QString(),
                                Qt::AltModifier);
            QCOMPARE(tabs->currentIndex(), n - 1);
            if (presenting) QCOMPARE(t.document.feed().slides().kind(), SlideKind::Board);
        }
        resolvePhase(t.session());
        QTest::sendKeyEvent(QTest::Click, t.window.windowHandle(), Qt::Key_3, QString(), Qt::AltModifier);
        QCOMPARE(t.window.findChild<QComboBox*>("resultsOf")->currentData().toInt(), 2);
    }

private:
    static void eachLanguage()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("German") << "de";
        QTest::newRow("French") << "fr";
        QTest::newRow("Spanish") << "es";
    }
};

CHANCERY_SUITE(TestMnemonics, QApplication)

} // namespace chancery::tst_mnemonics

#include "tst_mnemonics.moc"
#include "ui/desk/table_edits.h"
