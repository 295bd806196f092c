// SPDX-License-Identifier: GPL-3.0-or-later
// The laboratory in the window of a study: its panels, the board and the study follow one another; library
// and glossary; from a game with one key; and the players see nothing of it.
#include "app/lab_panels.h"
#include "app/lab_windows.h"
#include "tests/app/study_table.h"
#include "tests/support/suite.h"
#include "ui/lab/flip_panel.h"
#include "ui/lab/glossary_window.h"
#include "ui/lab/library_window.h"
#include "ui/lab/matrix_panel.h"
#include "ui/lab/page_view.h"
#include "ui/lab/step_panel.h"
#include "ui/lab/why_panel.h"
#include "ui/projector/projector_window.h"
#include "ui/session/sheet_edits.h"
#include "ui/study/study_edits.h"
#include "ui/study/study_results.h"

#include <QCheckBox>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableView>
#include <QTemporaryDir>
#include <QTreeView>

using namespace chancery;

namespace {

/// The window of a study with the panels of the laboratory.
struct Lab : StudyTable
{
    template<class Panel>
    static Panel& panel(StudyDocument& study)
    {
        auto* found = study.window()->findChild<Panel*>();
        if (!found) qFatal("no such panel");
        return *found;
    }
    static Province at(const StudyDocument& study, const char* code)
    {
        return study.session().map().findProvince(code);
    }
    static const Picture& picture(StudyDocument& study) { return study.window()->board().view().picture(); }
    /// Returns the units whose arrows do not step back.
    static QStringList litArrows(StudyDocument& study)
    {
        QStringList codes;
        for (const Arrow& arrow : picture(study).arrows)
            if (arrow.opacity == 1) codes << QString::fromStdString(study.session().map()[arrow.unit].code);
        codes.sort();
        codes.removeDuplicates();
        return codes;
    }
    static bool searched(StudyDocument& study)
    {
        return QTest::qWaitFor([&] { return !panel<FlipPanel>(study).isSearching(); }, 60000);
    }
    /// Returns the first row of the flips that is a set.
    static QModelIndex firstSet(StudyDocument& study)
    {
        const FlipModel& model = panel<FlipPanel>(study).model();
        for (int group = 0; group < model.rowCount(); ++group)
            for (int row = 0; row < model.rowCount(model.index(group, 0)); ++row)
                if (const QModelIndex set = model.index(row, 0, model.index(group, 0)); model.flipAt(set))
                    return set;
        return {};
    }
};

/// Saves a picture of a window if CHANCERY_SHOTS names a folder.
void shoot(QWidget& window, const QString& name)
{
    const QString folder = qEnvironmentVariable("CHANCERY_SHOTS");
    if (folder.isEmpty()) return;
    QTest::qWait(0);
    window.grab().save(QStringLiteral("%1/%2.png").arg(folder, name));
}

} // namespace

class TestStudyLab : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void panelsWaitUntilTheyAreWanted()
    {
        Lab t;
        StudyDocument& study = t.openCase("6.F.18");
        for (const char* name : {"whyDock", "stepsDock", "flipDock", "matrixDock"}) {
            const auto* dock = study.window()->findChild<QDockWidget*>(name);
            QVERIFY2(dock && dock->isHidden(), name);
        }
        QVERIFY(!Lab::panel<WhyPanel>(study).isVisible());
        QCOMPARE(Lab::panel<StepPanel>(study).count(), 0);
        for (const char* name : {"lab.why", "lab.steps", "lab.flip", "lab.matrix"}) {
            Lab::triggerIn(study, name);
            QCoreApplication::processEvents();
        }
        // Three share a place, of which the last is seen; the matrix has room of its own.
        QVERIFY(!Lab::panel<WhyPanel>(study).isVisible() && !Lab::panel<StepPanel>(study).isVisible());
        QVERIFY(Lab::panel<FlipPanel>(study).isVisible() && Lab::panel<MatrixPanel>(study).isVisible());
        QVERIFY(Lab::panel<StepPanel>(study).count() > 0);
        study.window()->showPanelOf(Lab::panel<WhyPanel>(study));
        QCoreApplication::processEvents();
        QVERIFY(Lab::panel<WhyPanel>(study).isVisible() && !Lab::panel<FlipPanel>(study).isVisible());
    }

    void aUnitOfTheBoardIsExplained()
    {
        Lab t;
        StudyDocument& study = t.openCase("6.D.1");
        const QStringList all = Lab::litArrows(study);
        QVERIFY(all.size() > 1);
        Lab::triggerIn(study, "lab.why");
        WhyPanel& why = Lab::panel<WhyPanel>(study);
        QCOMPARE(why.place(), WhyPlace());
        Lab::clickIn(study, "VEN");
        QCOMPARE(why.place(), unitPlace(Lab::at(study, "VEN")));
        StudyTable::triggerIn(study, "orders.cancel");
        QVERIFY(std::ranges::any_of(Lab::picture(study).highlights,
                                    [](const Highlight& lit) { return lit.kind == HighlightKind::Lit; }));
        study.window()->showProvince(Lab::at(study, "TRI"));
        Q_EMIT study.window()->results().chosen(Lab::at(study, "TRI")); // as a click in the list
        QCOMPARE(why.place(), unitPlace(Lab::at(study, "TRI")));
        Q_EMIT why.findChild<PageView*>()->followed(linkToStep(1));
        QVERIFY(Lab::panel<StepPanel>(study).isVisible());
        QCOMPARE(Lab::panel<StepPanel>(study).step(), 1);
        Q_EMIT Lab::panel<StepPanel>(study).placeWanted(termPlace("standoff"));
        QVERIFY(why.isVisible());
        QCOMPARE(why.place(), termPlace("standoff"));
        why.window()->findChild<QDockWidget*>("whyDock")->close();
        QCOMPARE(Lab::litArrows(study), all); // nothing stays dark
    }

    void explanationsFollowTheOrders()
    {
        Lab t;
        StudyDocument& study = t.openCase("6.D.1");
        Lab::triggerIn(study, "lab.why");
        WhyPanel& why = Lab::panel<WhyPanel>(study);
        why.goTo(Lab::at(study, "VEN"));
        const QString before = why.findChild<PageView*>()->shown();
        writeSheet(study.session().entry(), t.map().findPower("Italy"), "A Tyr H");
        QCOMPARE(why.place(), unitPlace(Lab::at(study, "VEN")));
        QVERIFY(why.findChild<PageView*>()->shown() != before);
        study.session().undoStack()->undo();
        QCOMPARE(why.findChild<PageView*>()->shown(), before);
    }

    void aFlipIsTriedByClick()
    {
        Lab t;
        StudyDocument& study = t.openCase("6.F.18");
        const Study before = study.session().study();
        const Picture plain = Lab::picture(study);
        study.window()->showProvince(Lab::at(study, "NTH"));
        Lab::triggerIn(study, "lab.flip");
        FlipPanel& flip = Lab::panel<FlipPanel>(study);
        QCOMPARE(flip.asked(), Lab::at(study, "NTH"));
        QVERIFY(Lab::searched(study));
        const QModelIndex set = Lab::firstSet(study);
        QVERIFY(set.isValid());
        const Flip wanted = *flip.model().flipAt(set);
        // The pointer on it shows what would be, and changes nothing.
        Q_EMIT flip.pointedAt(wanted.changes);
        QVERIFY(Lab::picture(study).arrows != plain.arrows);
        QVERIFY(study.session().study() == before);
        Q_EMIT flip.pointedAt({});
        QCOMPARE(Lab::picture(study).arrows, plain.arrows);
        Q_EMIT flip.chosen(wanted.changes);
        QCOMPARE(study.session().study().nodes.size(), std::size_t(2));
        const OrderResult* then =
            resultOf(study.session().map(), *study.session().record().outcome, Lab::at(study, "NTH"));
        QCOMPARE(then->verdict, wanted.then.verdict);
        QCOMPARE(then->fate, wanted.then.fate);
        QVERIFY(!study.session().difference().empty());
        QCOMPARE(study.session().compared(), before.nodes.front().id);
        // The next try is one of the variation.
        QVERIFY(Lab::searched(study));
        const Flip next = *flip.model().flipAt(Lab::firstSet(study));
        Q_EMIT flip.chosen(next.changes);
        QCOMPARE(study.session().study().nodes.size(), std::size_t(2));
        Lab::triggerIn(study, "edit.undo");
        Lab::triggerIn(study, "edit.undo");
        QVERIFY(study.session().study().nodes == before.nodes);
    }

    void anUnkeptLineStaysAsItIsWhenAFlipIsTried()
    {
        Lab t;
        StudyDocument& study = t.paste("Austria:\nA Vienna - Trieste\nItaly:\nA Venice - Trieste\n");
        setKept(study.session(), study.session().node().id, false);
        const int steps = study.session().undoStack()->count();
        const StudyNode first = study.session().node();
        QVERIFY(!first.kept);
        const Power italy = t.map().findPower("Italy");
        const Order hold{italy, {italy, UnitKind::Army, t.map().findLocation("VEN")}, Hold{}};
        const auto tried = triedWith(study.session(), {hold});
        QVERIFY(tried &&
                resultOf(t.map(), *tried->outcome, Lab::at(study, "VIE"))->verdict == Verdict::Succeeds);
        tryOrders(study.session(), {hold});
        QCOMPARE(study.session().study().nodes.size(), std::size_t(2));
        QVERIFY(study.session().study().nodes.front() == first);
        QCOMPARE(Lab::resultIn(study, "VIE"), QString("succeeds"));
        QCOMPARE(study.session().undoStack()->count(), steps + 1);
    }

    void aRulebookOfTheMatrixIsChosen()
    {
        Lab t;
        StudyDocument& study = t.openCase("6.F.18");
        Lab::triggerIn(study, "lab.matrix");
        MatrixPanel& matrix = Lab::panel<MatrixPanel>(study);
        QCOMPARE(matrix.model().columnCount(), static_cast<int>(rulebooks().size()));
        const int own = matrix.model().ownColumn();
        const auto* table = matrix.findChild<QTableView*>("matrix");
        Lab::clickIn(study, "LON");
        QCOMPARE(table->currentIndex().row(), matrix.model().rowOf(Lab::at(study, "LON")));
        int other = -1; // a rulebook that differs
        for (int column = 0; column < matrix.model().columnCount() && other < 0; ++column)
            for (int row = 0; row < matrix.model().rowCount(); ++row)
                if (matrix.model().index(row, column).data(MatrixModel::DiffersRole).toBool()) other = column;
        QVERIFY(other >= 0 && other != own);
        matrix.findChild<QTableView*>("matrix")->setCurrentIndex(matrix.model().index(0, other));
        const MatrixModel& model = matrix.model();
        const auto said = [&] { return model.index(0, other).data().toString(); };
        const QString expected = said();
        matrix.findChild<QPushButton*>("useRulebook")->click();
        QCOMPARE(study.session().study().rulebook.id, rulebooks()[std::size_t(other)].id);
        QCOMPARE(matrix.model().ownColumn(), other);
        QCOMPARE(said(), expected);
        Lab::triggerIn(study, "edit.undo");
        QCOMPARE(matrix.model().ownColumn(), own);
    }

    void aGameIsAskedWithOneKey_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<QString>("panel");
        QTest::newRow("why") << Qt::Key_W << "whyPanel";
        QTest::newRow("steps") << Qt::Key_H << "stepPanel";
        QTest::newRow("flip") << Qt::Key_F << "flipPanel";
        QTest::newRow("rulebooks") << Qt::Key_R << "matrixPanel";
    }

    void aGameIsAskedWithOneKey()
    {
        QFETCH(Qt::Key, key);
        QFETCH(QString, panel);
        Lab t;
        t.type("France", "A Par - Bur");
        const Game before = t.session().game();
        t.window.showProvince(t.map().findProvince("PAR"));
        QTest::keyClick(&t.window, key, Qt::ControlModifier | Qt::AltModifier);
        StudyDocument& study = t.settled();
        QVERIFY(study.window()->findChild<QWidget*>(panel)->isVisible());
        QCOMPARE(Lab::resultIn(study, "PAR"), QString("succeeds"));
        if (key == Qt::Key_W) QCOMPARE(Lab::panel<WhyPanel>(study).place(), unitPlace(Lab::at(study, "PAR")));
        if (key == Qt::Key_F) QCOMPARE(Lab::panel<FlipPanel>(study).asked(), Lab::at(study, "PAR"));
        QVERIFY(t.session().game().phases == before.phases && !t.session().resolved());
    }

    void menusAskAboutTheirUnit()
    {
        Lab t;
        StudyDocument& study = t.openCase("6.D.1");
        Lab::clickIn(study, "TYR"); // chosen, and not what the menu is of
        QStringList offered;
        QTimer closer;
        connect(&closer, &QTimer::timeout, &closer, [&] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (!menu) return; // not yet
            closer.stop();
            for (QAction* action : menu->actions()) {
                offered << action->objectName();
                if (action->objectName() == QLatin1String("lab.flip")) action->trigger();
            }
            menu->close();
        });
        closer.start(0);
        study.window()->openMenu(Lab::at(study, "VEN"), QPoint(50, 50));
        QVERIFY(offered.contains("lab.why") && offered.contains("lab.matrix"));
        QVERIFY(Lab::panel<FlipPanel>(study).isVisible());
        QCOMPARE(Lab::panel<FlipPanel>(study).asked(), Lab::at(study, "VEN"));
    }

    void aPositionThatCannotBeIsNotAsked()
    {
        Lab t;
        StudyDocument& study =
            t.paste("map = \"standard\"\nformat = 1\nrulebook = \"datc\"\nphase = \"S1901M\"\n"
                    "[units]\nItaly = [\"A ION\", \"A ROM\"]\n[[line]]\nid = 1\n");
        for (const char* name : {"lab.why", "lab.steps", "lab.flip", "lab.matrix"})
            QVERIFY2(!Lab::actionOf(study, name).isEnabled(), name);
        study.window()->lab().show(LabPage::Why, Lab::at(study, "ROM"));
        study.window()->lab().show(LabPage::Matrix);
        QVERIFY(Lab::panel<WhyPanel>(study).findChild<PageView*>()->shown().isEmpty());
        QCOMPARE(Lab::panel<MatrixPanel>(study).model().rowCount(), 0);
    }

    void casesOfTheLibraryOpenAsStudies()
    {
        Lab t;
        const QTemporaryDir folder;
        StudyDocument& own = t.openCase("6.A.1");
        setTitle(own.session(), "My own question");
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
        QCOMPARE(t.settled().session().study().title, std::string("6.F.18 BETRAYAL PARADOX"));
        library->lookFor("library:own");
        QCOMPARE(cases(), std::size_t(1));
        library->findChild<QPushButton*>("accept")->click();
        QCOMPARE(t.settled().session().study().title, std::string("My own question"));
        QCOMPARE(t.last().session().path(), folder.filePath("mine.study"));
        QVERIFY(t.session().game().phases.size() == 1);
    }

    void theGlossaryOpensAtItsTerm()
    {
        Lab t;
        StudyDocument& study = t.openCase("6.F.18");
        Lab::triggerIn(study, "help.glossary");
        auto* glossary = study.window()->findChild<GlossaryWindow*>();
        QVERIFY(glossary && glossary->isVisible());
        Lab::triggerIn(study, "lab.matrix");
        Q_EMIT Lab::panel<MatrixPanel>(study).termWanted("standoff");
        QCOMPARE(glossary->term(), QString("standoff"));
        shoot(*glossary, "glossary");
        QCOMPARE(study.window()->findChildren<GlossaryWindow*>().size(), 1);
        t.window.activateWindow();
        t.trigger("help.glossary");
        QVERIFY(t.window.findChild<GlossaryWindow*>());
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
        StudyDocument& study = t.openCase(id);
        const QByteArray code = unit.toLatin1();
        const Province at = Lab::at(study, code);
        const auto shot = [&](const char* panel) {
            study.window()->board().view().settle();
            shoot(*study.window(), QStringLiteral("%1-%2").arg(id, QLatin1String(panel)));
        };
        study.window()->showProvince(at);
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
        study.window()->showProvince(at);
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
        QCOMPARE(study.session().study().nodes.size(), std::size_t(2));
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

CHANCERY_SUITE(TestStudyLab, QApplication)
#include "tst_study_lab.moc"
