// SPDX-License-Identifier: GPL-3.0-or-later
// The handbook: that its pages are the same in every language, name only actions and keys that there are, and
// fit a small display; that F1 opens the page about what is in use, in dialogs too.
#include "app/handbook_help.h"
#include "tests/app/table.h"
#include "tests/support/suite.h"
#include "ui/console/orders_panel.h"
#include "ui/dialogs/handbook.h"
#include "ui/parts/handbook_page.h"
#include "ui/words/language.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTableWidget>
#include <QTextBrowser>

namespace chancery::tst_handbook {

namespace {

QStringList linksOf(const QString& text)
{
    static const QRegularExpression link(QStringLiteral("\\]\\(page:([a-z]+)\\)"));
    QStringList found;
    for (const QRegularExpressionMatch& match : link.globalMatch(text)) found << match.captured(1);
    return found;
}

QStringList sorted(QStringList list)
{
    list.sort();
    return list;
}

/// Returns the handbook that is open and not closed again.
Handbook* openHandbook()
{
    for (QWidget* window : QApplication::topLevelWidgets())
        if (auto* handbook = qobject_cast<Handbook*>(window); handbook && handbook->isVisible())
            return handbook;
    return nullptr;
}

/// Presses F1 where the focus is, and returns the page that opens.
QString pageOnF1(QWidget* focus)
{
    QTest::keyClick(focus, Qt::Key_F1);
    const QPointer<Handbook> handbook = openHandbook();
    const QString page = handbook ? handbook->page() : QString();
    if (handbook) handbook->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return page;
}

void addPages()
{
    QTest::addColumn<QString>("page");
    for (const QString& page : handbookPages()) QTest::newRow(qPrintable(page)) << page;
}

/// Returns the placeholders of a text: "file.save" for {file.save}, "menu file.save" for {menu file.save}.
QStringList placeholdersOf(const QString& text)
{
    static const QRegularExpression placeholder(QStringLiteral("\\{((menu )?[a-z]+\\.[A-Za-z0-9]+)\\}"));
    QStringList found;
    for (const QRegularExpressionMatch& match : placeholder.globalMatch(text)) found << match.captured(1);
    return found;
}

} // namespace

class TestHandbook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { speak(QStringLiteral("en")); }

    void everyFileIsAPage()
    {
        QCOMPARE(handbookPages().size(), 13);
        for (const char* folder : {"handbook/en", "languages/de/handbook"}) {
            QStringList files = QDir(QStringLiteral(":/%1").arg(QLatin1String(folder))).entryList();
            for (QString& file : files) file.remove(QStringLiteral(".md"));
            QCOMPARE(sorted(files), sorted(handbookPages()));
        }
    }

    void aPageSaysTheSameInEveryLanguage_data() { addPages(); }
    void aPageSaysTheSameInEveryLanguage()
    {
        QFETCH(QString, page);
        const QString english = handbookText(page, QStringLiteral("en"));
        QVERIFY(english.startsWith(QStringLiteral("# ")));
        for (const Language& language : languages()) {
            if (language.code == QStringLiteral("en")) continue;
            const QString other = handbookText(page, language.code);
            QVERIFY2(other != english && other.startsWith(QStringLiteral("# ")), qPrintable(language.name));
            QCOMPARE(sorted(placeholdersOf(other)), sorted(placeholdersOf(english)));
            QCOMPARE(sorted(linksOf(other)), sorted(linksOf(english)));
            QCOMPARE(other.count(QStringLiteral("\n- ")), english.count(QStringLiteral("\n- ")));
            QCOMPARE(other.count(QStringLiteral("\n|")), english.count(QStringLiteral("\n|")));
        }
    }

    void pagesNameOnlyActionsThatThereAre_data() { addPages(); }
    void pagesNameOnlyActionsThatThereAre()
    {
        QFETCH(QString, page);
        Table t;
        const std::vector<ActionHelp> actions = actionHelp(t.window.actions());
        for (const char* language : {"en", "de", "fr", "es"}) {
            const QString text = handbookText(page, QLatin1String(language));
            for (const QString& name : placeholdersOf(text)) {
                const auto action = std::ranges::find(actions, name.section(u' ', -1), &ActionHelp::name);
                QVERIFY2(action != actions.end(), qPrintable(name));
                const bool hasWhatIsNamed =
                    name.startsWith(QStringLiteral("menu ")) || !action->keys.isEmpty();
                QVERIFY2(hasWhatIsNamed, qPrintable(name));
                QVERIFY2(action->menu.contains(QStringLiteral(" > ")), qPrintable(action->menu));
            }
            QVERIFY2(!filledIn(text, actions).contains(u'{'), qPrintable(filledIn(text, actions)));
        }
    }

    void keysAreWrittenAsPlaceholders_data() { addPages(); }
    void keysAreWrittenAsPlaceholders()
    {
        QFETCH(QString, page);
        static const QRegularExpression key(
            QStringLiteral("\\b(Ctrl|Strg|Alt|Shift|Umschalt)\\b|\\bF\\d+\\b|\\((Space|Leertaste)\\)"));
        for (const char* language : {"en", "de", "fr", "es"}) {
            const QRegularExpressionMatch found = key.match(handbookText(page, QLatin1String(language)));
            QVERIFY2(!found.hasMatch(), qPrintable(found.captured()));
        }
    }

    void aChangedKeyIsShown()
    {
        Table t;
        t.window.actions()[QStringLiteral("file.save")]->setShortcut(
            QKeySequence(QStringLiteral("Ctrl+Alt+J")));
        const QString page = filledIn(handbookText(QStringLiteral("files"), QStringLiteral("en")),
                                      actionHelp(t.window.actions()));
        QVERIFY(page.contains(QStringLiteral("**Ctrl\\+Alt\\+J** saves a game")));
    }

    void linksLeadToPages()
    {
        Table t;
        const Handbook handbook(actionHelp(t.window.actions()));
        const QStringList pages = handbook.pages();
        QCOMPARE(pages.size(), 17);
        QStringList linked;
        for (const QString& page : handbookPages())
            linked += linksOf(handbookText(page, QStringLiteral("en")));
        for (const QString& link : linked) QVERIFY2(pages.contains(link), qPrintable(link));
        QVERIFY(linked.contains(QStringLiteral("keys")) && linked.contains(QStringLiteral("legend")));
    }

    /// The size that fitToScreen() gives it on a display of 1024 x 600.
    void everyPageFitsASmallDisplay_data()
    {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages())
            QTest::newRow(qPrintable(language.name)) << language.code;
    }
    void everyPageFitsASmallDisplay()
    {
        QFETCH(QString, language);
        speak(language);
        Table t;
        Handbook handbook(actionHelp(t.window.actions()));
        handbook.setAttribute(Qt::WA_DeleteOnClose, false);
        QVERIFY(handbook.minimumSizeHint().width() <= 920);
        handbook.resize(960, 520);
        handbook.QDialog::show();
        for (const QString& page : handbookPages()) {
            handbook.turnTo(page);
            QCoreApplication::processEvents();
            const auto* text = handbook.findChild<QTextBrowser*>(page);
            const double room = text->viewport()->height(), needed = text->document()->size().height();
            qInfo("%s: %g of %g pixels", qPrintable(page), needed, room);
            QVERIFY2(needed <= room, qPrintable(page));
            QCOMPARE(text->horizontalScrollBar()->maximum(), 0);
        }
    }

    void pagesAreTurned()
    {
        Table t;
        showHandbook(t.window, t.window.actions(), {});
        Handbook& handbook = *openHandbook();
        QVERIFY(!handbook.isModal());
        QCOMPARE(handbook.page(), handbookPages().front());
        QVERIFY(!handbook.findChild<QPushButton*>("previous")->isEnabled());
        QTRY_COMPARE(QApplication::activeWindow(), &handbook);
        QTest::keyClick(&handbook, Qt::Key_Right, Qt::AltModifier);
        QTRY_COMPARE(handbook.page(), handbookPages()[1]);
        Q_EMIT handbook.findChild<QTextBrowser*>("typing")->anchorClicked(QUrl("page:notation"));
        QCOMPARE(handbook.page(), "notation");
        QTest::keyClick(&handbook, Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE(handbook.page(), "keys");
        showHandbook(t.window, t.window.actions(), QStringLiteral("legend")); // the same window
        QCOMPARE(openHandbook(), &handbook);
        QCOMPARE(handbook.page(), "legend");
        QVERIFY(!handbook.findChild<QPushButton*>("next")->isEnabled());
        t.window.activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &t.window);
        QTest::keyClick(&t.window.console().board(), Qt::Key_F12); // the console goes on
        QVERIFY(t.window.console().isBoardAlone());
        handbook.close();
    }

    /// Ctrl+F goes to the line; all pages with all words are listed, with each place marked.
    void wordsAreFoundOnAllPages()
    {
        Table t;
        showHandbook(t.window, t.window.actions(), {});
        Handbook& handbook = *openHandbook();
        QTRY_COMPARE(QApplication::activeWindow(), &handbook);
        t.document.audience().present(t.document);
        handbook.activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &handbook);
        QTest::keyClick(&handbook, Qt::Key_F, Qt::ControlModifier);
        auto& line = *handbook.findChild<QLineEdit*>("search");
        QVERIFY(line.hasFocus());
        QVERIFY(!t.audience().frozen()); // which Ctrl+F is in the console
        QTest::keyClicks(&line, "CONVOY");
        const QStringList found = handbook.pagesFound();
        QVERIFY(found.contains("notation") && found.contains("legend") &&
                found.size() < handbook.pages().size());
        QVERIFY(found.contains(handbook.page()));
        const auto* text = handbook.findChild<QTextBrowser*>("notation");
        QVERIFY(text->extraSelections().size() > 1);
        for (const auto& place : text->extraSelections())
            QCOMPARE(place.cursor.selectedText().toLower(), "convoy");
        QStringList turned{handbook.page()};
        for (int i = 0; i < 200; ++i) {
            QTest::keyClick(&line, Qt::Key_Return);
            if (!turned.contains(handbook.page())) turned << handbook.page();
        }
        QCOMPARE(sorted(turned), sorted(found));
        QTest::keyClicks(&line, " xyzzy");
        QCOMPARE(handbook.pagesFound(), QStringList());
        QCOMPARE(handbook.findChild<QLabel*>("found")->text(), "Not found");
        QVERIFY(text->extraSelections().isEmpty());
        QTest::keyClick(&line, Qt::Key_Escape);
        QVERIFY(handbook.isVisible() && line.text().isEmpty());
        QCOMPARE(handbook.pagesFound(), handbook.pages());
        QTest::keyClick(&line, Qt::Key_Escape);
        QVERIFY(!handbook.isVisible());
    }

    /// In the table of keys whole rows are found, in which the words are together.
    void actionsAreFoundAmongTheKeys()
    {
        Table t;
        Handbook handbook(actionHelp(t.window.actions()));
        handbook.setAttribute(Qt::WA_DeleteOnClose, false);
        handbook.findChild<QLineEdit*>("search")->setText("undo ctrl+z");
        QVERIFY(handbook.pagesFound().contains("keys"));
        handbook.turnTo("keys");
        const auto* table = handbook.findChild<QTableWidget*>("keys");
        QTest::keyClick(handbook.findChild<QLineEdit*>("search"), Qt::Key_Return);
        QCOMPARE(table->item(table->currentRow(), 1)->text(), "Ctrl+Z");
    }

    void f1OpensThePageAboutThePartInUse()
    {
        Table t;
        QCOMPARE(pageOnF1(&t.window.console().board()), "clicking");
        t.window.actions()[QStringLiteral("orders.write")]->trigger();
        QVERIFY(t.window.console().orders().isAncestorOf(QApplication::focusWidget()));
        QCOMPARE(pageOnF1(QApplication::focusWidget()), "typing");
    }

    void f1OpensThePageAboutADialog_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("page");
        const std::pair<const char*, const char*> rows[] = {
            {"file.new", "evening"},      {"file.setUp", "rulings"},       {"file.export", "files"},
            {"file.print", "files"},      {"edit.position", "rulings"},    {"edit.rules", "studying"},
            {"orders.rule", "rulings"},   {"history.rulings", "rulings"},  {"history.notes", "files"},
            {"players.table", "players"}, {"players.vote", "players"},     {"players.scores", "players"},
            {"clock.times", "players"},   {"edit.preferences", "audience"}};
        for (const auto& [action, page] : rows) QTest::newRow(action) << action << page;
    }
    void f1OpensThePageAboutADialog()
    {
        QFETCH(QString, action);
        QFETCH(QString, page);
        Table t;
        QString opened;
        const void *parent = nullptr, *within = nullptr;
        inDialog([&] { t.window.actions()[action]->trigger(); },
                 [&](QDialog& dialog) {
                     QWidget* focus = dialog.focusWidget() ? dialog.focusWidget() : &dialog;
                     QTest::keyClick(focus, Qt::Key_F1);
                     const QPointer<Handbook> handbook = openHandbook();
                     opened = handbook ? handbook->page() : QString();
                     parent = handbook ? handbook->parentWidget() : nullptr;
                     within = &dialog;
                     dialog.reject();
                 });
        QCOMPARE(opened, page);
        QCOMPARE(parent, within); // so that the dialog does not block it
        QVERIFY(!openHandbook()); // it has gone with the dialog
    }

    void everyDialogOfTheMenusHasAPage()
    {
        Table t;
        resolvePhase(t.session());
        const Handbook handbook(actionHelp(t.window.actions()));
        int opened = 0;
        QStringList withoutPage;
        for (QAction* action : t.window.actions().all()) {
            if (!action->isEnabled() || !action->text().endsWith(u'…')) continue;
            QTimer::singleShot(0, qApp, [&] {
                const QPointer<QDialog> dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
                if (!dialog) return;
                ++opened;
                if (!handbook.pages().contains(dialog->property("handbookPage").toString()))
                    withoutPage << dialog->objectName();
                dialog->reject();
            });
            action->trigger();
            QCoreApplication::processEvents();
        }
        QCOMPARE(withoutPage, QStringList());
        QVERIFY(opened >= 10);
    }
};

CHANCERY_SUITE(TestHandbook, QApplication)

} // namespace chancery::tst_handbook

#include "tst_handbook.moc"
#include "ui/desk/table_edits.h"
