// SPDX-License-Identifier: GPL-3.0-or-later
// Notes on phases: written and read in the console, undone, kept in file and journal, printed, and shown to
// the players only once they have seen the phase.
#include "engine/files/game_file.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/desk/corrections.h"
#include "ui/desk/presenter.h"
#include "ui/desk/table_edits.h"
#include "ui/dialogs/notes_dialog.h"
#include "ui/paper/paper.h"
#include "ui/parts/history_model.h"
#include "ui/words/slide_words.h"

#include <QComboBox>
#include <QPlainTextEdit>

namespace chancery::tst_notes {

namespace {

const MapLoader standardOnly = [](const std::string&) -> Result<std::shared_ptr<const Map>> {
    return sketch::sharedMap();
};

/// Three phases: two are resolved, the third is being played.
Game threePhases()
{
    return advance(resolve(advance(resolve(newGame(sketch::sharedMap())))));
}

QStringList linesOf(const Paper& paper)
{
    QStringList lines;
    for (const PaperBlock& block : paper.blocks) lines << plainText(block);
    return lines;
}

} // namespace

class TestNotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDialogHasTheNotesOfEveryPhase()
    {
        const Game game =
            *readGame(sourceFile("resources/games/sample-1971.chancery"), "sample", standardOnly);
        NotesDialog dialog(game, 1);
        auto& phase = *dialog.findChild<QComboBox*>("notesPhase");
        auto& text = *dialog.findChild<QPlainTextEdit*>("notesText");
        QCOMPARE(phase.currentIndex(), 1);
        QCOMPARE(phase.count(), static_cast<int>(game.phases.size()));
        int withNotes = 0;
        for (int i = 0; i < phase.count(); ++i) {
            phase.setCurrentIndex(i);
            QCOMPARE(text.toPlainText().toStdString(), game.phases[static_cast<std::size_t>(i)].notes);
            const bool any = !text.toPlainText().isEmpty();
            withNotes += any ? 1 : 0;
            QCOMPARE(phase.itemText(i).endsWith(u"notes"), any);
        }
        QCOMPARE(withNotes, 7);
        phase.setCurrentIndex(2);
        text.setPlainText("  Another one.\nIn two lines. ");
        phase.setCurrentIndex(0);
        QCOMPARE(dialog.notes()[2], "Another one.\nIn two lines.");
        QCOMPARE(dialog.notes()[0], game.phases[0].notes);
    }

    void writingThemIsOneStep()
    {
        Session session(threePhases());
        setNotes(session, {"", "", ""});
        QVERIFY(!session.undoStack()->canUndo());
        setNotes(session, {"one", "", "three", "four"});
        QVERIFY(!session.undoStack()->canUndo());
        setNotes(session, {"one", "", "three"});
        QCOMPARE(session.undoStack()->count(), 1);
        QCOMPARE(session.game().phases[0].notes, "one");
        QVERIFY(session.game().phases[0].outcome && session.current().notes == "three");
        session.undoStack()->undo();
        QVERIFY(session.game().phases == threePhases().phases);
    }

    void theFileAndTheJournalKeepThem()
    {
        std::vector<JournalRecord> records;
        Session session(threePhases());
        session.setRecorder([&](const JournalRecord& record) { records.push_back(record); });
        const Game before = session.game();
        setNotes(session, {"A \"quoted\" word\nand ümlauts", "", "= # not a key"});
        QCOMPARE(records.size(), std::size_t{1});
        const Result<Game> replayed = edited(before, editBetween(before, session.game()), standardOnly);
        QVERIFY(replayed && replayed->phases == session.game().phases);
        const Result<Game> read = readGame(writeGame(session.game()), "test", standardOnly);
        QVERIFY(read && read->phases == session.game().phases);
    }

    void thePhasesAreMarkedInTheHistory()
    {
        Session session(threePhases());
        HistoryModel model(session);
        int changes = 0;
        connect(&model, &QAbstractItemModel::dataChanged, this, [&] { ++changes; });
        setNotes(session, {"", "<b>Late</b>", ""});
        QCOMPARE(changes, 1);
        QVERIFY(!model.index(0).data().toString().contains("notes"));
        QVERIFY(model.index(1).data().toString().contains("notes"));
        QVERIFY(model.index(1).data(Qt::ToolTipRole).toString().contains("&lt;b&gt;Late"));
        session.undoStack()->undo();
        QVERIFY(!model.index(1).data().toString().contains("notes"));
    }

    /// So is one that was corrected later.
    void aCorrectionIsMarkedInTheHistory()
    {
        Session session(threePhases());
        HistoryModel model(session);
        Game corrected = session.game();
        corrected.phases[0].rulings.push_back({.kind = Ruling::Kind::Correction, .reason = "Mistyped"});
        takeCorrection(session, corrected, corrected.phases[0].phase);
        QVERIFY(model.index(0).data().toString().endsWith("corrected"));
        QVERIFY(!model.index(1).data().toString().contains("corrected"));
    }

    /// As with orders, nothing of a phase that is not resolved is printed.
    void theyArePrintedWithTheBooklet()
    {
        Game game = threePhases();
        game.phases[0].notes = "printed";
        game.phases[2].notes = "hidden";
        const QString booklet = linesOf(bookletPaper(game, sketch::standardGeometry())).join(u'\n');
        QVERIFY(booklet.contains("Notes: printed") && !booklet.contains("hidden"));
        const QString report = linesOf(reportPaper(game, sketch::standardGeometry(), 0)).join(u'\n');
        QVERIFY(report.contains("Notes: printed"));
    }

    void theSlideHasTheLastPhaseThatThePlayersHaveSeen()
    {
        Game game = threePhases();
        game.phases.pop_back();
        game.phases[0].notes = "first";
        game.phases[1].notes = "second";
        Session session(std::move(game));
        Presenter presenter(session, [](const Map&) { return sketch::standardGeometry(); });
        const auto seen = [&] { return presenter.audience().slide(SlideKind::Notes); };
        takeBackPhase(session);
        QVERIFY(seen() == Slide(NotesSlide{session.game().phases[0].phase, "first"}));
        presenter.resolve();
        QVERIFY(seen() == Slide(NotesSlide{session.game().phases[0].phase, "first"}));
        presenter.reveal();
        presenter.story().skip();
        QVERIFY(seen() == Slide(NotesSlide{session.game().phases[1].phase, "second"}));
        QCOMPARE(SlideWords(session.map()).heading(*seen()), "Notes on Fall 1901, movement");
        setNotes(session, {"first", ""});
        QVERIFY(!seen());
    }

    void beforeAnythingWasSeenThereIsNone()
    {
        Game game = newGame(sketch::sharedMap());
        game.phases[0].notes = "a plan";
        for (const SlideRow& row : slideTable())
            QVERIFY(row.kind == SlideKind::Tally || !slideOf(row.kind, playedAndVoted(game, 0)));
    }
};

CHANCERY_SUITE(TestNotes, QApplication)

} // namespace chancery::tst_notes

#include "tst_notes.moc"
