// SPDX-License-Identifier: GPL-3.0-or-later
// Studies in their windows beside a game: what opens them, that the game stays as it is, that each change is
// resolved at once, what is kept, and that the players see nothing of it.
#include "app/evening.h"
#include "engine/files/study_file.h"
#include "engine/reading/study_line.h"
#include "tests/app/console_parts.h"
#include "tests/app/study_table.h"
#include "tests/support/suite.h"
#include "ui/console/lines_panel.h"
#include "ui/console/results_page.h"
#include "ui/console/study_edits.h"
#include "ui/console/study_results.h"
#include "ui/console/study_sheet.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/table_edits.h"
#include "ui/parts/note_strip.h"
#include "ui/parts/toast.h"
#include "ui/room/projector_window.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTableView>
#include <QTextBrowser>
#include <QTreeWidget>

namespace chancery::tst_study_window {

namespace {

QString textOf(const QWidget& window, const char* name)
{
    if (const auto* label = window.findChild<QLabel*>(name)) return label->text();
    if (const auto* edit = window.findChild<QPlainTextEdit*>(name)) return edit->toPlainText();
    if (const auto* browser = window.findChild<QTextBrowser*>(name)) return browser->toPlainText();
    return QStringLiteral("no such widget");
}

} // namespace

class TestStudyWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCaseOpensBesideTheGame()
    {
        StudyTable t;
        t.type("France", "A Par - Bur");
        const Game before = t.session().game();
        Document& study = t.openCase("6.F.18");
        QVERIFY(study.window() != nullptr && study.window()->isVisible() && t.window.isVisible());
        QVERIFY(t.session().game().phases == before.phases);
        QCOMPARE(textOf(*study.window(), "headerTitle"), QString("6.F.18 BETRAYAL PARADOX"));
        QVERIFY(textOf(*study.window(), "studyCommentary").startsWith("The betrayal paradox"));
        QCOMPARE(textOf(*study.window(), "studySource"), QString("DATC 3.2, 6.F.18"));
        const ResultsPage& results = study.studyPanels()->results().page();
        QCOMPARE(results.findChild<QTableView*>("results")->model()->rowCount(), 6);
        QVERIFY(results.isVisible());
        QVERIFY(study.window()->findChild<QWidget*>("studyCommentary")->isVisible());
        // No clock, no tally, no players.
        for (const char* none : {"clock", "tallyDock", "tallyPanel", "liveDock", "sheetReceived"}) {
            const auto* widget = study.window()->findChild<QWidget*>(none);
            QVERIFY2(!widget || widget->isHidden(), none);
        }
    }

    /// What is typed is answered below the few rows of its sheet.
    void aSheetHasItsResultsBelow()
    {
        StudyTable t;
        Document& study = t.openCase("6.D.1");
        study.window()->resize(1280, 900);
        StudyTable::triggerIn(study, "orders.write");
        settle();
        const WritingPage& writing = study.studyPanels()->writing();
        const auto* sheet = study.window()->findChild<StudySheet*>("studySheet");
        auto* list = sheet->findChild<QTableView*>("results");
        QVERIFY(writing.isVisible() && list->isVisible());
        QVERIFY(list->mapTo(sheet, QPoint()).y() >= writing.geometry().bottom());
        const ResultsPage& results = study.studyPanels()->results().page();
        QCOMPARE(list->model()->rowCount(), results.findChild<QTableView*>("results")->model()->rowCount());
        list->setFocus();
        sheet->findChild<ResultsPage*>()->choose(study.session().map().findProvince("TRI"));
        QCOMPARE(writing.place(), study.session().map().findProvince("TRI"));
        QTest::keyClicks(list, "hol"); // letters go where the line is
        QCOMPARE(writing.letters(), QString("hol"));
        study.window()->resize(1280, 480);
        settle();
        QVERIFY(writing.isVisible() && !list->isVisible());
    }

    /// What was copied is taken by the key that takes copied orders, and the empty study makes room for it.
    void anEmptyStudyTakesWhatWasCopied()
    {
        StudyTable t;
        newStudy(t.workspace, t.boards.board("standard")->map);
        Document& empty = t.settled();
        QGuiApplication::clipboard()->setText("France:\nA Par - Bur\nGermany:\nA Mun - Bur");
        QTest::keyClick(empty.window(), Qt::Key_V, Qt::ControlModifier);
        Document& study = t.settled();
        QCOMPARE(t.workspace.studies().size(), std::size_t(1));
        QCOMPARE(StudyTable::resultIn(study, "MUN"), QString("fails"));
        writeSheet(study.session(), study.session().map().findPower("Germany"), "");
        QGuiApplication::clipboard()->setText("Germany:\nA Mun - Ruh");
        QTest::keyClick(study.window(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(t.workspace.studies().size(), std::size_t(1));
        QCOMPARE(StudyTable::resultIn(study, "MUN"), QString("succeeds"));
    }

    void theBoardShowsThePartThatMatters()
    {
        StudyTable t;
        Document& study = t.openCase("6.F.18");
        BoardView& board = study.studyPanels()->board().view();
        const double near = board.lens().zoom();
        QVERIFY(near > 1.3 * board.lens().fitZoom());
        for (const char* code : {"NTH", "LON", "BEL", "SKA"})
            QVERIFY2(board.rect().contains(StudyTable::placeIn(study, code)), code);
        QTest::keyClick(&board, Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(board.lens().zoom(), board.lens().fitZoom());
        QTest::keyClick(&board, Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(board.lens().zoom(), near);
    }

    void aPhaseOfAGameBecomesAStudyWithOneKey()
    {
        StudyTable t;
        t.type("France", "A Par - Bur");
        QTest::keyClick(&t.window, Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
        Document& unresolved = t.settled();
        QCOMPARE(StudyTable::resultIn(unresolved, "PAR"), QString("succeeds"));
        QVERIFY(!unresolved.bench().shown().node().kept && !t.session().resolved());
        resolvePhase(t.session());
        advancePhase(t.session());
        t.document.presenter().showPhase(0);
        t.window.activateWindow();
        t.trigger("history.study");
        Document& past = t.settled();
        QVERIFY(past.bench().shown().node().kept);
        QCOMPARE(past.bench().shown().study().source.phase, std::string("S1901M"));
        QCOMPARE(t.workspace.studies().size(), std::size_t(2));
    }

    void aRulebookThatIsMissingIsNamed()
    {
        StudyTable t;
        Game game = t.session().game();
        game.rulebook.id = "2031";
        t.document.opening().start(game);
        t.trigger("history.study");
        Document& study = t.settled();
        const auto* note = study.window()->findChild<NoteStrip*>("studyNote");
        QVERIFY(note->isVisible());
        QVERIFY2(note->text().contains("rulebook “2031”"), qPrintable(note->text()));
        setRules(study.bench().shown(), rulebookOf(*findRulebook("1971")));
        QVERIFY(!note->isVisible());
    }

    void theClipboardBecomesAStudyWithOneKey()
    {
        StudyTable t;
        Document& study = t.paste("Austria:\nA Vienna - Trieste\nItaly:\nA Venice - Trieste\n");
        QCOMPARE(StudyTable::resultIn(study, "VIE"), QString("fails"));
        const std::string line = studyLine(study.bench().shown().study());
        QGuiApplication::clipboard()->setText(QString::fromStdString(line));
        QTest::keyClick(study.window(), Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(t.workspace.studies().size(), std::size_t(2));
        QVERIFY(t.settled().bench().shown().study() == study.bench().shown().study());
        QGuiApplication::clipboard()->setText("See you on Friday.");
        t.window.activateWindow();
        t.trigger("file.studyPaste");
        QCOMPARE(t.workspace.studies().size(), std::size_t(2));
        QVERIFY2(t.told.contains("No unit and no order"), qPrintable(t.told));
    }

    /// Every paste is a window of its own. That is said, and one in which nothing was done makes room.
    void aPasteSaysWhatItOpened()
    {
        StudyTable t;
        const char* const text = "Austria:\nA Vienna - Trieste\nItaly:\nA Venice - Trieste\n";
        const auto said = [](Document& study) { return study.window()->findChild<Toast*>()->text(); };
        QCOMPARE(said(t.paste(text)), QString("Opened as a study in a window of its own."));
        Document& second = t.paste(text);
        QCOMPARE(t.workspace.studies().size(), std::size_t(2));
        QCOMPARE(said(second), QString("Opened in a window of its own; 1 other study(ies) stay open."));
        newStudy(t.workspace, second.session().game().map);
        QCOMPARE(t.workspace.studies().size(), std::size_t(3));
        QCOMPARE(t.settled().bench().shown().study().rulebook.id, std::string("datc")); // as of the others
        StudyTable::triggerIn(t.settled(), "file.studyPaste");
        QCOMPARE(t.workspace.studies().size(), std::size_t(3));
        QCOMPARE(said(t.settled()), QString("Opened in a window of its own; 2 other study(ies) stay open."));
    }

    void anotherOrderOfACaseBeginsAVariation()
    {
        StudyTable t;
        Document& study = t.openCase("6.D.1");
        const Study before = study.bench().shown().study();
        QVERIFY(study.bench().shown().node().kept);
        const QString attacker = StudyTable::resultIn(study, "VEN");
        StudyTable::clickIn(study, "TYR");
        StudyTable::clickIn(study, "TYR"); // holds in place of supporting
        QCOMPARE(study.bench().shown().study().nodes.size(), std::size_t(2));
        QVERIFY(study.bench().shown().study().nodes.front() == before.nodes.front());
        QVERIFY(!study.bench().shown().node().kept);
        QCOMPARE(study.bench().shown().compared(), before.nodes.front().id);
        QVERIFY(!study.bench().shown().difference().empty());
        QVERIFY2(textOf(*study.window(), "otherwise").contains("Before:"),
                 qPrintable(textOf(*study.window(), "otherwise")));
        QVERIFY(study.window()->findChild<QDockWidget*>("linesDock")->isVisible());
        QCOMPARE(study.window()->findChild<QTreeWidget*>("lines")->topLevelItemCount(), 2);
        // The next change is one of the variation.
        StudyTable::clickIn(study, "VEN");
        StudyTable::clickIn(study, "VEN");
        QCOMPARE(study.bench().shown().study().nodes.size(), std::size_t(2));
        StudyTable::triggerIn(study, "edit.undo");
        StudyTable::triggerIn(study, "edit.undo");
        QVERIFY(study.bench().shown().study().nodes == before.nodes);
        QCOMPARE(StudyTable::resultIn(study, "VEN"), attacker);
        StudyTable::triggerIn(study, "edit.redo");
        QCOMPARE(study.bench().shown().study().nodes.size(), std::size_t(2));
    }

    void ordersAreTypedAsInAGame()
    {
        StudyTable t;
        Document& study = t.openCase("6.A.1");
        QTest::keyClick(&study.studyPanels()->board().view(), Qt::Key_M, Qt::ControlModifier);
        QVERIFY(study.window()->findChild<QDockWidget*>("ordersDock")->isVisible());
        QWidget* line = QApplication::focusWidget();
        QVERIFY(line && study.window()->isAncestorOf(line));
        QTest::keyClicks(line, "nth - nwy");
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(StudyTable::resultIn(study, "NTH"), QString("succeeds"));
        QCOMPARE(study.bench().shown().study().nodes.size(), std::size_t(2));
        QTest::keyClick(line, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(study.bench().shown().study().nodes.size(), std::size_t(1));
    }

    void theGameGoesOnWhileAStudyIsOpen()
    {
        StudyTable t;
        Document& study = t.openCase("6.A.1");
        writeSheet(study.session(), t.map().findPower("England"), "F Nth H");
        QVERIFY(study.session().dirty() && !t.session().dirty());
        resolvePhase(t.session());
        QVERIFY(t.session().dirty());
        QVERIFY(!study.bench().shown().study().nodes.empty());
        study.session().undoStack()->undo();
        QVERIFY(t.session().resolved());
    }

    void anImpossiblePositionIsKeptAndNamed()
    {
        StudyTable t;
        Document& study = t.paste("map = \"standard\"\nformat = 1\nrulebook = \"datc\"\nphase = \"S1901M\"\n"
                                  "[units]\nItaly = [\"A ION\", \"A ROM\"]\n[[line]]\nid = 1\n");
        QVERIFY(!study.bench().shown().record().outcome);
        const auto* note = study.window()->findChild<QWidget*>("studyNote");
        QVERIFY(note && note->isVisible());
        QVERIFY(textOf(*study.window(), "studyWaits").contains("cannot be"));
        // What can be asked of it does no harm.
        for (const char* code : {"ION", "ROM", "NAP", "VEN"}) StudyTable::clickIn(study, code);
        writeSheet(study.session(), t.map().findPower("Italy"), "A Ion - Nap\nA Rom S A Ion - Nap");
        QVERIFY(!study.bench().shown().record().outcome);
    }

    void laterPhasesFollow()
    {
        StudyTable t;
        Document& study = t.openCase("6.H.1");
        QTreeWidget* tree = study.window()->findChild<QTreeWidget*>("lines");
        QCOMPARE(tree->topLevelItemCount(), 1);
        QCOMPARE(tree->topLevelItem(0)->childCount(), 1);
        QTest::keyClick(study.window(), Qt::Key_F7);
        QCOMPARE(study.bench().shown().node().phase.kind, PhaseKind::Retreat);
        QCOMPARE(StudyTable::resultIn(study, "TRI"), QString("fails"));
        QCOMPARE(tree->currentItem(), tree->topLevelItem(0)->child(0));
        QTest::keyClick(study.window(), Qt::Key_F7);
        QCOMPARE(study.bench().shown().node().phase.season, Season::Fall);
        QCOMPARE(study.bench().shown().study().nodes.size(), std::size_t(3));
        QTest::keyClick(study.window(), Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(study.bench().shown().node().phase.kind, PhaseKind::Retreat);
    }

    void namesAndCommentsAreKept()
    {
        StudyTable t;
        Document& study = t.openCase("6.A.1");
        StudyTable::triggerIn(study, "lines.variation");
        StudyTable::triggerIn(study, "lines.name");
        auto* edit = study.window()->findChild<QTreeWidget*>("lines")->findChild<QLineEdit*>();
        QVERIFY(edit);
        edit->selectAll();
        QTest::keyClicks(edit, "To Norway");
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_COMPARE(QString::fromStdString(study.bench().shown().node().name), QString("To Norway"));
        auto* comment = study.window()->findChild<QPlainTextEdit*>("lineComment");
        QTest::keyClicks(comment, "better");
        QCOMPARE(study.bench().shown().node().comment, std::string("better"));
        StudyTable::triggerIn(study, "edit.undo"); // all that was typed
        QVERIFY(study.bench().shown().node().comment.empty());
        QCOMPARE(comment->toPlainText(), QString());
    }

    void twoLinesAreShownSideBySide()
    {
        StudyTable t;
        Document& study = t.openCase("6.D.1");
        const auto* other = study.window()->findChild<QWidget*>("otherBoard");
        QVERIFY(!StudyTable::actionOf(study, "lines.beside").isEnabled()); // there is nothing to compare with
        writeSheet(study.session(), t.map().findPower("Italy"), "A Tyr H");
        QVERIFY(!other->isVisible());
        StudyTable::triggerIn(study, "lines.beside");
        QVERIFY(other->isVisible());
        const Picture then = study.studyPanels()->board().other().picture(),
                      now = study.studyPanels()->board().view().picture();
        QVERIFY(then.arrows != now.arrows);
        QCOMPARE(then.highlights, now.highlights);
        QVERIFY(std::ranges::any_of(
            now.highlights, [](const Highlight& lit) { return lit.kind == HighlightKind::OtherResult; }));
        StudyTable::triggerIn(study, "lines.beside");
        QVERIFY(!other->isVisible());
    }

    void anyLineCanBeComparedWithAnyOther()
    {
        StudyTable t;
        Document& study = t.openCase("6.D.1");
        const Power italy = t.map().findPower("Italy");
        writeSheet(study.session(), italy, "A Tyr H");
        StudyTable::triggerIn(study, "lines.compare"); // with the first variation from now on
        study.bench().shown().show(1);
        QCOMPARE(study.bench().shown().compared(), 2);
        StudyTable::triggerIn(study, "lines.beside");
        QVERIFY(study.window()->findChild<QWidget*>("otherBoard")->isVisible());
        study.bench().shown().show(2);
        StudyTable::triggerIn(study, "lines.compare");
        QCOMPARE(study.bench().shown().compared(), 1);
        // A line that varies no other is shown beside a variation of it.
        StudyTable::triggerIn(study, "lines.beside");
        study.bench().shown().show(1);
        StudyTable::triggerIn(study, "lines.beside");
        QCOMPARE(study.bench().shown().node().id, 2);
    }

    void aStudyBeginsAGameThatIsRevealed()
    {
        StudyTable t;
        Document& study = t.openCase("6.C.1");
        StudyTable::triggerIn(study, "study.begin");
        QTRY_COMPARE(t.workspace.games().size(), std::size_t(2));
        Document& begun = *t.workspace.games().back();
        QCOMPARE(begun.session().game().title, study.bench().shown().study().title);
        QCOMPARE(ordersOf(begun.session().current()).size(), std::size_t(3));
        QVERIFY(!begun.session().resolved());
        QVERIFY(begun.window() && begun.window()->isVisible());
        revealPhase(begun);
        QVERIFY(begun.session().resolved());
        QVERIFY(!study.session().undoStack()->canUndo()); // the study stays as it was
        study.bench().setup().setOn(true);
        QVERIFY(!StudyTable::actionOf(study, "study.begin").isEnabled());
    }

    void thePlayersSeeNothingOfAStudy()
    {
        StudyTable t;
        t.type("France", "A Par - Bur");
        t.trigger("projector.present");
        const Picture seen = t.audience().shown().picture;
        t.window.activateWindow();
        t.trigger("history.study");
        Document& study = t.settled();
        const auto untouched = [&] { return t.audience().shown().picture == seen; };
        QVERIFY(untouched());
        const_cast<Prompts&>(t.workspace.prompts()).saveStudy = [](QWidget*, const QString&) {
            return QString();
        };
        for (const ActionEntry& entry : study.window()->actions().entries()) {
            static const QStringList left{"study.close",   "file.quit",     "file.library",    "edit.rules",
                                          "edit.find",     "edit.keys",     "edit.steps",      "orders.menu",
                                          "edit.position", "help.handbook", "help.keys",       "help.writing",
                                          "help.legend",   "study.paradox", "view.fullScreen", "study.open",
                                          "file.export",   "file.print"};
            if (!entry.action || left.contains(entry.name) || !entry.action->isEnabled()) continue;
            entry.action->trigger();
            QVERIFY2(untouched(), qPrintable(entry.name));
        }
        QVERIFY(t.session().game().phases.size() == 1 && !t.session().resolved());
    }

    void everyActionHasTextTipAndNoSharedKey()
    {
        StudyTable t;
        Document& study = t.openCase("6.A.1");
        QHash<QKeySequence, QString> keys;
        for (const ActionEntry& entry : study.window()->actions().entries()) {
            if (!entry.action) continue;
            QVERIFY2(!entry.action->text().isEmpty() && !entry.action->toolTip().isEmpty(),
                     qPrintable(entry.name));
            for (const QKeySequence& key : entry.action->shortcuts()) {
                QVERIFY2(!keys.contains(key), qPrintable(entry.name + " and " + keys.value(key)));
                keys.insert(key, entry.name);
            }
        }
        for (const QWidget* widget : study.window()->findChildren<QWidget*>())
            if (widget->focusPolicy() != Qt::NoFocus && widget->inherits("QAbstractButton") &&
                widget->isVisible())
                QVERIFY2(!widget->objectName().isEmpty(), widget->metaObject()->className());
    }
};

CHANCERY_SUITE(TestStudyWindow, QApplication)

} // namespace chancery::tst_study_window

#include "tst_study_window.moc"
