// SPDX-License-Identifier: GPL-3.0-or-later
// No two entries of one menu, and no two controls of one dialog, have the same underlined letter, in English
// or in German.
#include "tests/app/table.h"
#include "tests/support/suite.h"
#include "ui/text/language.h"

#include <QAbstractButton>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>

using namespace chancery;

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

/// Returns the labels and buttons with the same letter that are visible in a dialog.
QStringList clashesIn(const QDialog& dialog)
{
    QStringList clashes;
    QHash<QString, QString> used;
    const auto useShown = [&](const QWidget& widget, const QString& text) {
        if (widget.isVisibleTo(&dialog)) use(text, dialog.windowTitle(), used, clashes);
    };
    for (const auto* button : dialog.findChildren<QAbstractButton*>()) useShown(*button, button->text());
    for (const auto* group : dialog.findChildren<QGroupBox*>()) useShown(*group, group->title());
    for (const auto* label : dialog.findChildren<QLabel*>())
        if (label->buddy()) useShown(*label, label->text());
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
        const QStringList clashes = clashesIn(t.window.menuBar()->actions(), QStringLiteral("menu bar"));
        QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join(u'\n')));
    }

    void controlsOfADialogHaveLettersOfTheirOwn_data() { eachLanguage(); }

    void controlsOfADialogHaveLettersOfTheirOwn()
    {
        QFETCH(QString, language);
        speak(language);
        Table t;
        t.session().resolve();
        QStringList clashes;
        int opened = 0;
        for (QAction* action : t.window.findChildren<QAction*>()) {
            if (!action->isEnabled() || !action->text().endsWith(u'…')) continue;
            QTimer::singleShot(0, qApp, [&] {
                const QPointer<QDialog> dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
                if (!dialog) return;
                ++opened;
                clashes += clashesIn(*dialog);
                dialog->reject();
            });
            action->trigger();
            QCoreApplication::processEvents();
        }
        QVERIFY2(opened >= 10, qPrintable(QString::number(opened)));
        QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join(u'\n')));
    }

private:
    static void eachLanguage()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("German") << "de";
    }
};

CHANCERY_SUITE(TestMnemonics, QApplication)
#include "tst_mnemonics.moc"
