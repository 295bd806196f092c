// SPDX-License-Identifier: GPL-3.0-or-later
// Plain texts that cite clauses open them: the rows of a list by their menu, notes by links.
#include "tests/support/suite.h"

#include "ui/parts/clause_menu.h"
#include "ui/parts/note_strip.h"
#include "ui/words/clause_library.h"

#include <QDesktopServices>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QTimer>

namespace chancery::tst_clause_menu {

namespace {

/// Keeps the link that was opened last.
class Opened : public QObject
{
    Q_OBJECT

public:
    Opened() { QDesktopServices::setUrlHandler(QStringLiteral("clause"), this, "open"); }
    ~Opened() override { QDesktopServices::unsetUrlHandler(QStringLiteral("clause")); }

    QString link;

public Q_SLOTS:
    void open(const QUrl& url) { link = url.toString(); }
};

} // namespace

class TestClauseMenu : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTextOffersEachClauseThatItCitesOnce()
    {
        QMenu menu;
        menu.addAction(QStringLiteral("Hold"));
        addClauses(menu, QStringLiteral("A Par holds (1971 IX.3), see DATC 4.E.6 and 1971 IX.3."));
        QStringList said;
        for (const QAction* action : menu.actions()) said << action->text();
        QCOMPARE(said, QStringList({"Hold", "", "What does 1971 IX.3 say?", "What does DATC 4.E.6 say?"}));
        Opened opened;
        menu.actions().back()->trigger();
        QCOMPARE(citationOf(clauseOfLink(opened.link)), QStringLiteral("DATC 4.E.6"));
    }

    void aTextWithoutClausesOffersNothing()
    {
        QMenu menu;
        menu.addAction(QStringLiteral("Hold"));
        addClauses(menu, QStringLiteral("A Par holds."));
        QCOMPARE(menu.actions().size(), 1);
    }

    void theMenuOfARowHasItsClauses()
    {
        QListWidget list;
        list.addItems({"Nothing is changed.", "Remove A Bur (DATC 4.E.6)."});
        list.show();
        offerClauses(list);
        QStringList said;
        const auto openAt = [&](int row) {
            QTimer::singleShot(0, &list, [&] {
                if (auto* menu = list.findChild<QMenu*>(QStringLiteral("clauseMenu"))) {
                    for (const QAction* action : menu->actions()) said << action->text();
                    menu->close();
                }
            });
            Q_EMIT list.customContextMenuRequested(list.visualItemRect(list.item(row)).center());
        };
        openAt(1);
        QCOMPARE(said, QStringList({"What does DATC 4.E.6 say?"}));
        openAt(0); // returns at once, as there is no menu
        QCOMPARE(said.size(), 1);
    }

    void aNoteHasLinksToItsClauses()
    {
        NoteStrip note("note");
        const QString text = QStringLiteral("Italy has no player (1971 XIV.2).");
        note.say(text, {});
        QCOMPARE(note.text(), text);
        QVERIFY2(note.findChild<QLabel*>()->text().contains(QStringLiteral("<a href=\"clause:1971")),
                 qPrintable(note.findChild<QLabel*>()->text()));
    }
};

CHANCERY_SUITE(TestClauseMenu, QApplication)

} // namespace chancery::tst_clause_menu

#include "tst_clause_menu.moc"
