// SPDX-License-Identifier: GPL-3.0-or-later
// The laboratory in the window of a study: its panels, the board and the study follow one another; from a
// game with one key. Library, glossary and whole walks are in tst_lab_walks.cpp.
#include "app/console_board.h"
#include "app/kept_layout.h"
#include "tests/app/lab_table.h"
#include "tests/support/suite.h"
#include "ui/console/study_edits.h"
#include "ui/console/study_results.h"
#include "ui/desk/sheet_edits.h"
#include "ui/lab/matrix_panel.h"
#include "ui/lab/nav_bar.h"
#include "ui/lab/step_panel.h"
#include "ui/lab/why_panel.h"

#include <QDockWidget>
#include <QMenu>
#include <QPushButton>
#include <QTableView>

namespace chancery::tst_study_lab {

class TestStudyLab : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void panelsWaitUntilTheyAreWanted()
    {
        Lab t;
        Document& study = t.openCase("6.F.18");
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
        study.studyPanels()->showPanelOf(Lab::panel<WhyPanel>(study));
        QCoreApplication::processEvents();
        QVERIFY(Lab::panel<WhyPanel>(study).isVisible() && !Lab::panel<FlipPanel>(study).isVisible());
    }

    /// Whatever room its panels had in the window before.
    void aPanelComesToTheFrontOfAWindowThatFillsItsDisplay()
    {
        Lab t;
        DocumentWindow& first = *t.openCase("6.D.1").window();
        first.resize(first.screen()->size() * 2);
        first.resizeDocks({first.findChild<QDockWidget*>("resultsDock")}, {first.width() - 200},
                          Qt::Horizontal);
        QCoreApplication::processEvents();
        first.panels().keepLayout();
        const QByteArray panels = t.document.settings().values().studyState;
        first.setWindowState(Qt::WindowMaximized);
        t.document.settings().keepStudyLayout(first.saveGeometry(), panels);
        t.window.activateWindow();
        t.trigger("lab.why");
        Document& study = t.settled();
        QVERIFY(study.window()->isMaximized());
        study.window()->resize(study.window()->size() - QSize(10, 10));
        QCoreApplication::processEvents();
        QVERIFY(Lab::panel<WhyPanel>(study).isVisible());
    }

    void panelsAreRestoredWhileAWindowFillsNothing()
    {
        QMainWindow window;
        window.setWindowState(Qt::WindowMaximized);
        Qt::WindowStates meanwhile = window.windowState();
        whileFillingNothing(window, [&] { meanwhile = window.windowState(); });
        QCOMPARE(meanwhile, Qt::WindowStates());
        QCOMPARE(window.windowState(), Qt::WindowStates(Qt::WindowMaximized));
    }

    void aUnitOfTheBoardIsExplained()
    {
        Lab t;
        Document& study = t.openCase("6.D.1");
        const QStringList all = Lab::litArrows(study);
        QVERIFY(all.size() > 1);
        Lab::triggerIn(study, "lab.why");
        WhyPanel& why = Lab::panel<WhyPanel>(study);
        QCOMPARE(why.place(), WhyPlace());
        Lab::clickIn(study, "VEN");
        QCOMPARE(why.place(), unitPlace(Lab::at(study, "VEN")));
        QVERIFY(std::ranges::any_of(Lab::picture(study).highlights,
                                    [](const Highlight& lit) { return lit.kind == HighlightKind::Lit; }));
        study.studyPanels()->showProvince(Lab::at(study, "TRI"));
        Q_EMIT study.studyPanels()->results().chosen(Lab::at(study, "TRI")); // as a click in the list
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
        Document& study = t.openCase("6.D.1");
        Lab::triggerIn(study, "lab.why");
        WhyPanel& why = Lab::panel<WhyPanel>(study);
        why.goTo(Lab::at(study, "VEN"));
        const QString before = why.findChild<PageView*>()->shown();
        writeSheet(study.session(), t.map().findPower("Italy"), "A Tyr H");
        QCOMPARE(why.place(), unitPlace(Lab::at(study, "VEN")));
        QVERIFY(why.findChild<PageView*>()->shown() != before);
        study.session().undoStack()->undo();
        QCOMPARE(why.findChild<PageView*>()->shown(), before);
    }

    void aFlipIsTriedByClick()
    {
        Lab t;
        Document& study = t.openCase("6.F.18");
        const Study before = study.bench().shown().study();
        const Picture plain = Lab::picture(study);
        study.studyPanels()->showProvince(Lab::at(study, "NTH"));
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
        QVERIFY(study.bench().shown().study() == before);
        Q_EMIT flip.pointedAt({});
        QCOMPARE(Lab::picture(study).arrows, plain.arrows);
        Q_EMIT flip.chosen(wanted.changes);
        QCOMPARE(study.bench().shown().study().nodes.size(), std::size_t(2));
        const OrderResult* then =
            resultOf(study.session().map(), *study.bench().shown().record().outcome, Lab::at(study, "NTH"));
        QCOMPARE(then->verdict, wanted.then.verdict);
        QCOMPARE(then->fate, wanted.then.fate);
        QVERIFY(!study.bench().shown().difference().empty());
        QCOMPARE(study.bench().shown().compared(), before.nodes.front().id);
        // The next try is one of the variation.
        QVERIFY(Lab::searched(study));
        const Flip next = *flip.model().flipAt(Lab::firstSet(study));
        Q_EMIT flip.chosen(next.changes);
        QCOMPARE(study.bench().shown().study().nodes.size(), std::size_t(2));
        Lab::triggerIn(study, "edit.undo");
        Lab::triggerIn(study, "edit.undo");
        QVERIFY(study.bench().shown().study().nodes == before.nodes);
    }

    void anUnkeptLineStaysAsItIsWhenAFlipIsTried()
    {
        Lab t;
        Document& study = t.paste("Austria:\nA Vienna - Trieste\nItaly:\nA Venice - Trieste\n");
        setKept(study.bench().shown(), study.bench().shown().node().id, false);
        const int steps = study.session().undoStack()->count();
        const StudyNode first = study.bench().shown().node();
        QVERIFY(!first.kept);
        const Power italy = t.map().findPower("Italy");
        const Order hold{italy, {italy, UnitKind::Army, t.map().findLocation("VEN")}, Hold{}};
        const auto tried = triedWith(study.bench().shown(), {hold});
        QVERIFY(tried &&
                resultOf(t.map(), *tried->outcome, Lab::at(study, "VIE"))->verdict == Verdict::Succeeds);
        tryOrders(study.bench().shown(), {hold});
        QCOMPARE(study.bench().shown().study().nodes.size(), std::size_t(2));
        QVERIFY(study.bench().shown().study().nodes.front() == first);
        QCOMPARE(Lab::resultIn(study, "VIE"), QString("succeeds"));
        QCOMPARE(study.session().undoStack()->count(), steps + 1);
    }

    void aRulebookOfTheMatrixIsChosen()
    {
        Lab t;
        Document& study = t.openCase("6.F.18");
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
        QCOMPARE(study.bench().shown().study().rulebook.id, rulebooks()[std::size_t(other)].id);
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
        t.window.console().pointing().showProvince(t.map().findProvince("PAR"));
        QTest::keyClick(&t.window, key, Qt::ControlModifier | Qt::AltModifier);
        Document& study = t.settled();
        QVERIFY(study.window()->findChild<QWidget*>(panel)->isVisible());
        QCOMPARE(Lab::resultIn(study, "PAR"), QString("succeeds"));
        if (key == Qt::Key_W) QCOMPARE(Lab::panel<WhyPanel>(study).place(), unitPlace(Lab::at(study, "PAR")));
        if (key == Qt::Key_F) QCOMPARE(Lab::panel<FlipPanel>(study).asked(), Lab::at(study, "PAR"));
        QVERIFY(t.session().game().phases == before.phases && !t.session().resolved());
    }

    void menusAskAboutTheirUnit()
    {
        Lab t;
        Document& study = t.openCase("6.D.1");
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
        study.studyPanels()->openMenu(Lab::at(study, "VEN"), QPoint(50, 50));
        QVERIFY(offered.contains("lab.why") && offered.contains("lab.matrix"));
        QVERIFY(Lab::panel<FlipPanel>(study).isVisible());
        QCOMPARE(Lab::panel<FlipPanel>(study).asked(), Lab::at(study, "VEN"));
    }

    void aPositionThatCannotBeIsNotAsked()
    {
        Lab t;
        Document& study = t.paste("map = \"standard\"\nformat = 1\nrulebook = \"datc\"\nphase = \"S1901M\"\n"
                                  "[units]\nItaly = [\"A ION\", \"A ROM\"]\n[[line]]\nid = 1\n");
        for (const char* name : {"lab.why", "lab.steps", "lab.flip", "lab.matrix"})
            QVERIFY2(!Lab::actionOf(study, name).isEnabled(), name);
        study.studyPanels()->lab().show(LabPage::Why, Lab::at(study, "ROM"));
        study.studyPanels()->lab().show(LabPage::Matrix);
        QVERIFY(Lab::panel<WhyPanel>(study).findChild<PageView*>()->shown().isEmpty());
        QCOMPARE(Lab::panel<MatrixPanel>(study).model().rowCount(), 0);
    }
};

CHANCERY_SUITE(TestStudyLab, QApplication)

} // namespace chancery::tst_study_lab

#include "tst_study_lab.moc"
