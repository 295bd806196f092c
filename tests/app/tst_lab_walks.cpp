// SPDX-License-Identifier: GPL-3.0-or-later
// Library and glossary; known cases walked through; and the players see nothing of the laboratory.
#include "app/lab_windows.h"
#include "tests/app/lab_table.h"
#include "tests/support/suite.h"
#include "ui/console/results_page.h"
#include "ui/console/study_edits.h"
#include "ui/console/study_results.h"
#include "ui/lab/glossary_window.h"
#include "ui/lab/library_window.h"
#include "ui/lab/matrix_panel.h"
#include "ui/lab/nav_bar.h"
#include "ui/lab/step_panel.h"
#include "ui/lab/why_panel.h"
#include "ui/room/projector_window.h"

#include <QCheckBox>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTextBrowser>

namespace chancery::tst_lab_walks {

class TestLabWalks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void casesOfTheLibraryOpenAsStudies()
    {
        Lab t;
        const QTemporaryDir folder;
        Document& own = t.openCase("6.A.1");
        setTitle(own.bench().shown(), "My own question");
        QVERIFY(own.session().saveAs(folder.filePath("mine.study")));
        own.window()->close();
        t.workspace.settings().rememberFile(folder.filePath("game.chancery"));
        t.window.activateWindow();
        t.trigger("file.library");
        auto* library = t.window.findChild<LibraryWindow*>();
        QVERIFY(library && library->isVisible());
        const auto cases = [&] { return library->listed().size(); };
        QVERIFY(cases() > 250);
        t.trigger("file.library"); // no second one
        QCOMPARE(t.window.findChildren<LibraryWindow*>().size(), 1);
        library->lookFor("6.F.18");
        QCOMPARE(cases(), std::size_t(1));
        QTRY_VERIFY(!library->findChild<QLabel*>("casePicture")->pixmap().isNull());
        library->findChild<QCheckBox*>("showResults")->setChecked(true);
        QTRY_VERIFY(!library->findChild<QLabel*>("casePicture")->pixmap().isNull());
        shoot(*library, "library");
        library->findChild<QPushButton*>("accept")->click();
        QCOMPARE(t.settled().bench().shown().study().title, std::string("6.F.18 BETRAYAL PARADOX"));
        library->lookFor("library:own");
        QCOMPARE(cases(), std::size_t(1));
        library->findChild<QPushButton*>("accept")->click();
        QCOMPARE(t.settled().bench().shown().study().title, std::string("My own question"));
        QCOMPARE(t.last().session().path(), folder.filePath("mine.study"));
        QVERIFY(t.session().game().phases.size() == 1);
    }

    void theGlossaryOpensAtItsTerm()
    {
        Lab t;
        Document& study = t.openCase("6.F.18");
        Lab::triggerIn(study, "help.glossary");
        auto* glossary = study.window()->findChild<GlossaryWindow*>();
        QVERIFY(glossary && glossary->isVisible());
        Lab::triggerIn(study, "lab.matrix");
        Q_EMIT Lab::panel<MatrixPanel>(study).termWanted("standoff");
        QCOMPARE(glossary->place(), QString("standoff"));
        shoot(*glossary, "glossary");
        QCOMPARE(study.window()->findChildren<GlossaryWindow*>().size(), 1);
        t.window.activateWindow();
        t.trigger("help.glossary");
        QVERIFY(t.window.findChild<GlossaryWindow*>());
    }

    /// From a reason to its clause, and from the clause to a case.
    void clausesOpenWhereTheyAreCited()
    {
        Lab t;
        Document& study = t.openCase("1971.12");
        Preferences chosen = t.workspace.settings().preferences();
        chosen.reasons = Register::Judge;
        t.workspace.settings().apply(chosen);
        auto& results = study.studyPanels()->results().page();
        results.choose(study.bench().shown().map().findProvince("LON"));
        auto* why = results.findChild<QTextBrowser*>("explanation");
        QVERIFY2(why->toHtml().contains("href=\"clause:1971/XII/4\""), qPrintable(why->toHtml()));
        study.window()->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), study.window());
        Q_EMIT why->anchorClicked(QUrl("clause:1971/XII/4"));
        auto* glossary = study.window()->findChild<GlossaryWindow*>();
        QVERIFY(glossary && glossary->isVisible());
        QCOMPARE(glossary->place(), QString("clause:1971/XII/4"));
        const std::size_t studies = t.workspace.studies().size();
        Q_EMIT glossary->findChild<PageView*>("termPage")->anchorClicked(QUrl("case:6/F/14"));
        QCOMPARE(t.workspace.studies().size(), studies + 1);
        Lab::triggerIn(study, "lab.why");
        auto& panel = Lab::panel<WhyPanel>(study);
        auto* page = panel.findChild<PageView*>("whyPage");
        QVERIFY2(page->toHtml().contains("href=\"clause:1971/"), qPrintable(page->toHtml()));
        Q_EMIT page->followed("clause:1971/XII/4");
        QVERIFY2(page->toPlainText().startsWith("1971 XII."), qPrintable(page->toPlainText()));
        QCOMPARE(panel.findChild<QLabel*>("pageTitle")->text(), QString("1971 XII.4"));
    }

    void knownCasesAreWalkedThrough_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("unit"); // whose result is asked about
        QTest::addColumn<bool>("differ");  // whether rulebooks do
        QTest::newRow("betrayal") << "6.F.18"
                                  << "NTH" << true;
        QTest::newRow("beleaguered") << "6.E.7"
                                     << "NTH" << false;
        QTest::newRow("swap") << "6.G.11"
                              << "SWE" << true;
    }

    /// With CHANCERY_SHOTS=FOLDER it leaves a picture of each panel.
    void knownCasesAreWalkedThrough()
    {
        QFETCH(QString, id);
        QFETCH(QString, unit);
        QFETCH(bool, differ);
        Lab t;
        Document& study = t.openCase(id);
        const QByteArray code = unit.toLatin1();
        const Province at = Lab::at(study, code);
        const auto shot = [&](const char* panel) {
            study.studyPanels()->board().view().settle();
            shoot(*study.window(), QStringLiteral("%1-%2").arg(id, QLatin1String(panel)));
        };
        study.studyPanels()->showProvince(at);
        Lab::triggerIn(study, "lab.why");
        WhyPanel& why = Lab::panel<WhyPanel>(study);
        QCOMPARE(why.place(), unitPlace(at));
        shot("why");
        // Every link of the page leads on, and back.
        static const QRegularExpression link(
            QStringLiteral("href=\"((?:unit|strength|province|paradox)[^\"]*)\""));
        const QString html = why.findChild<PageView*>()->shown();
        int links = 0;
        for (const QRegularExpressionMatch& match : link.globalMatch(html)) {
            Q_EMIT why.findChild<PageView*>()->followed(match.captured(1));
            QCOMPARE(linkTo(why.place()), match.captured(1));
            why.go(unitPlace(at));
            ++links;
        }
        QVERIFY(links >= 3);
        Lab::triggerIn(study, "lab.steps");
        StepPanel& steps = Lab::panel<StepPanel>(study);
        steps.showStep(1);
        shot("steps");
        QVERIFY(steps.count() > 1);
        study.studyPanels()->showProvince(at);
        Lab::triggerIn(study, "lab.flip");
        QVERIFY(Lab::searched(study));
        QCOMPARE(Lab::panel<FlipPanel>(study).asked(), at);
        QVERIFY(Lab::panel<FlipPanel>(study).model().answer().found > 0);
        shot("flip");
        Lab::triggerIn(study, "lab.matrix");
        const MatrixModel& matrix = Lab::panel<MatrixPanel>(study).model();
        shot("matrix");
        QCOMPARE(matrix.firstDiffering() >= 0, differ);
        Q_EMIT Lab::panel<FlipPanel>(study).chosen(
            Lab::panel<FlipPanel>(study).model().answer().shown.front().changes);
        study.window()->findChild<QDockWidget*>("matrixDock")->close();
        shot("tried");
        QCOMPARE(study.bench().shown().study().nodes.size(), std::size_t(2));
    }

    void thePlayersSeeNothingOfTheLaboratory()
    {
        Lab t;
        t.type("France", "A Par - Bur");
        t.trigger("projector.present");
        const QImage seen = t.audience().grab().toImage();
        const auto untouched = [&] {
            QCoreApplication::processEvents();
            return t.audience().grab().toImage() == seen;
        };
        QVERIFY(untouched());
        for (const char* name :
             {"lab.why", "lab.steps", "lab.flip", "lab.matrix", "file.library", "help.glossary"}) {
            t.window.activateWindow();
            t.trigger(name);
            QVERIFY2(untouched(), name);
            QCOMPARE(t.audience().findChildren<QDialog*>().size(), 0);
        }
        QCOMPARE(t.workspace.studies().size(), std::size_t(4));
        for (const auto& study : t.workspace.studies())
            if (study->window()->findChild<FlipPanel*>()->isVisible()) {
                QVERIFY(Lab::searched(*study));
                Q_EMIT study->window()->findChild<FlipPanel*>()->pointedAt(
                    study->window()->findChild<FlipPanel*>()->model().answer().shown.empty()
                        ? std::vector<OrderChange>()
                        : study->window()->findChild<FlipPanel*>()->model().answer().shown.front().changes);
                QVERIFY(untouched());
            }
        QVERIFY(!t.session().resolved());
    }
};

CHANCERY_SUITE(TestLabWalks, QApplication)

} // namespace chancery::tst_lab_walks

#include "tst_lab_walks.moc"
