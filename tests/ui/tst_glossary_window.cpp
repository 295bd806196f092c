// SPDX-License-Identifier: GPL-3.0-or-later
// The glossary in a window: terms are found, followed and gone back to.
#include "tests/support/look_laws.h"
#include "tests/support/suite.h"

#include "ui/draw/palette.h"
#include "ui/lab/glossary_window.h"
#include "ui/lab/nav_bar.h"
#include "ui/lab/term_pages.h"
#include "ui/words/clause_library.h"

#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QToolButton>
#include <QTreeWidget>

namespace chancery::tst_glossary_window {

namespace {

/// Returns how many terms and clauses there are.
qsizetype everything()
{
    std::size_t all = Glossary::spoken().terms().size();
    for (const ClauseDocument& document : clauseDocuments()) all += document.clauses.size();
    return static_cast<qsizetype>(all);
}

} // namespace

class TestGlossaryWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void termsAreFollowedAndGoneBackTo()
    {
        GlossaryWindow window;
        QCOMPARE(window.listed().size(), everything());
        window.turnTo("standoff");
        auto* page = window.findChild<PageView*>("termPage");
        QVERIFY2(page->toPlainText().startsWith("Standoff"), qPrintable(page->toPlainText()));
        Q_EMIT page->followed("term:where-to-retreat");
        QCOMPARE(window.place(), QString("where-to-retreat"));
        window.findChild<QToolButton*>("goBack")->click();
        QCOMPARE(window.place(), QString("standoff"));
        window.turnTo("no such term");
        QCOMPARE(window.place(), QString("standoff"));
    }

    void goingBackFindsThePageWhereItWas()
    {
        GlossaryWindow window;
        window.show();
        window.resize(window.width(), window.minimumSizeHint().height());
        window.turnTo("several-routes");
        QScrollBar& bar = *window.findChild<PageView*>("termPage")->verticalScrollBar();
        QTRY_VERIFY(bar.maximum() > 20);
        bar.setValue(20);
        window.turnTo("waive");
        QCOMPARE(bar.value(), 0);
        window.findChild<QToolButton*>("goBack")->click();
        QCOMPARE(window.place(), QString("several-routes"));
        QCOMPARE(bar.value(), 20);
        window.findChild<QToolButton*>("goFirst")->click();
        QCOMPARE(window.place(), Glossary::spoken().terms().front().id);
        QVERIFY(!window.findChild<QToolButton*>("goFirst")->isEnabled());
    }

    void typingNarrowsTheList()
    {
        GlossaryWindow window;
        auto* line = window.findChild<QLineEdit*>("termFilter");
        line->setText("beleagured");
        QCOMPARE(window.listed(), QStringList());
        line->setText("gar BELEA"); // beginnings of words, in any order
        QVERIFY(window.listed().contains("beleaguered-garrison"));
        line->setText("garrison");
        QVERIFY(window.listed().contains("beleaguered-garrison"));
        QVERIFY(window.listed().size() < 20); // clauses are among them
        QVERIFY(window.listed().contains(window.place()));
        line->setText("zzz");
        QCOMPARE(window.listed(), QStringList());
        line->clear();
        QCOMPARE(window.listed().size(), everything());
    }

    void clausesAreFoundAndFollowed()
    {
        GlossaryWindow window;
        auto* line = window.findChild<QLineEdit*>("termFilter");
        line->setText("1971 XII.4");
        QVERIFY(window.listed().contains("clause:1971/XII/2")); // which mentions it
        QCOMPARE(window.place(), QString("clause:1971/XII/4"));
        line->setText("rule 17");
        QCOMPARE(window.place(), QString("clause:committee/rule_17"));
        line->clear();
        window.turnTo("clause:1971/XII/4");
        auto* page = window.findChild<PageView*>("termPage");
        QVERIFY2(page->toPlainText().startsWith("1971 XII."), qPrintable(page->toPlainText()));
        QVERIFY2(page->toPlainText().contains("One destroyed route of two"), qPrintable(page->toPlainText()));
        QVERIFY2(page->toHtml().contains("href=\"clause:datc/"), qPrintable(page->toHtml()));
        Q_EMIT page->followed("clause:datc/6/G/19");
        QCOMPARE(window.place(), QString("clause:datc/6/G/19"));
        QCOMPARE(window.findChild<QLabel*>("pageTitle")->text(), QString("DATC 6.G.19"));
        QCOMPARE(window.findChild<QTreeWidget*>("terms")->currentItem()->data(0, Qt::UserRole),
                 QVariant("clause:datc/6/G"));
        Q_EMIT page->followed("term:standoff");
        window.findChild<QToolButton*>("goBack")->click();
        QCOMPARE(window.place(), QString("clause:datc/6/G/19"));
        window.turnTo("clause:1971/no such");
        QCOMPARE(window.place(), QString("clause:datc/6/G/19"));
    }

    /// Tab goes from link to link, and Enter follows one.
    void citationsAreFollowedByKey()
    {
        GlossaryWindow window;
        window.show();
        window.turnTo("several-routes");
        auto* page = window.findChild<PageView*>("termPage");
        QVERIFY(!page->accessibleName().isEmpty());
        QVERIFY(QTest::qWaitForWindowActive(&window));
        page->setFocus();
        for (int i = 0; i < 60 && !leadsToClause(page->textCursor().charFormat().anchorHref()); ++i)
            QTest::keyClick(page, Qt::Key_Tab);
        QVERIFY(leadsToClause(page->textCursor().charFormat().anchorHref()));
        QTest::keyClick(page, Qt::Key_Return);
        QVERIFY2(leadsToClause(window.place()), qPrintable(window.place()));
    }

    void aPageHasClausesAndChoices()
    {
        const Glossary& glossary = Glossary::spoken();
        const QString routes = TermPages(glossary).html(*glossary.find("several-routes"));
        for (const char* told : {"1971 XII.4", "What the rulebooks choose", "Clauses", "term:convoy-route"})
            QVERIFY2(routes.contains(told), told);
        const QString waive = TermPages(glossary).html(*glossary.find("waive"));
        QVERIFY2(waive.contains("all rulebooks"), qPrintable(waive));
        QCOMPARE(htmlOfMarkdown("One *two* [three](term:x)\n\n<four>"),
                 QString("<p>One <i>two</i> <a href=\"term:x\">three</a></p><p>&lt;four&gt;</p>"));
    }

    void looksLikeTheOthers()
    {
        applyTheme(*qApp, ThemeKind::Light);
        GlossaryWindow window;
        window.show();
        QVERIFY2(oddType(window).isEmpty(), qPrintable(oddType(window).join(u'\n')));
        QVERIFY2(oddSpacing(window).isEmpty(), qPrintable(oddSpacing(window).join(u'\n')));
    }
};

CHANCERY_SUITE(TestGlossaryWindow, QApplication)

} // namespace chancery::tst_glossary_window

#include "tst_glossary_window.moc"
