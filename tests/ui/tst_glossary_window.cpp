// SPDX-License-Identifier: GPL-3.0-or-later
// The glossary in a window: terms are found, followed and gone back to.
#include "tests/support/look_laws.h"
#include "tests/support/suite.h"

#include "ui/draw/palette.h"
#include "ui/lab/glossary_window.h"
#include "ui/lab/nav_bar.h"
#include "ui/lab/term_pages.h"

#include <QLineEdit>
#include <QScrollBar>
#include <QToolButton>

namespace chancery::tst_glossary_window {

class TestGlossaryWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void termsAreFollowedAndGoneBackTo()
    {
        GlossaryWindow window;
        QCOMPARE(window.listed().size(), static_cast<qsizetype>(Glossary::spoken().terms().size()));
        window.turnTo("standoff");
        auto* page = window.findChild<PageView*>("termPage");
        QVERIFY2(page->toPlainText().startsWith("Standoff"), qPrintable(page->toPlainText()));
        Q_EMIT page->followed("term:where-to-retreat");
        QCOMPARE(window.term(), QString("where-to-retreat"));
        window.findChild<QToolButton*>("goBack")->click();
        QCOMPARE(window.term(), QString("standoff"));
        window.turnTo("no such term");
        QCOMPARE(window.term(), QString("standoff"));
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
        QCOMPARE(window.term(), QString("several-routes"));
        QCOMPARE(bar.value(), 20);
        window.findChild<QToolButton*>("goFirst")->click();
        QCOMPARE(window.term(), Glossary::spoken().terms().front().id);
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
        QVERIFY(window.listed().size() < 5);
        QVERIFY(window.listed().contains(window.term()));
        line->setText("zzz");
        QCOMPARE(window.listed(), QStringList());
        line->clear();
        QCOMPARE(window.listed().size(), static_cast<qsizetype>(Glossary::spoken().terms().size()));
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
