// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever position a file can hold, everything that only shows it copes: rows of sheets, choices of retreats
// and adjustments, pictures, reports, paper, slides, dialogs and studies.
#include "engine/game/flying_dutchman.h"
#include "engine/reading/study_page.h"
#include "tests/support/open_study.h"
#include "tests/support/random_positions.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/console/orders_panel.h"
#include "ui/console/phase_form.h"
#include "ui/console/study_paper.h"
#include "ui/desk/phase_choices.h"
#include "ui/desk/table_edits.h"
#include "ui/desk/unit_rows.h"
#include "ui/dialogs/position_draft.h"
#include "ui/dialogs/ruling_dialog.h"
#include "ui/dialogs/table_check_dialog.h"
#include "ui/paper/paper.h"
#include "ui/scene/focus.h"
#include "ui/scene/slide.h"
#include "ui/words/check_words.h"
#include "ui/words/fault_words.h"
#include "ui/words/phase_report.h"
#include "ui/words/room_column.h"

#include <QApplication>

namespace chancery::tst_impossible_shown {

class TestImpossibleShown : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whereverOrdersAreEntered()
    {
        int rows = 0;
        for (const Game& game : drawnGames(sharedMap(), 60, 1)) {
            Session session(game);
            const Presenter presenter(session, [](const Map&) { return sketch::standardGeometry(); });
            for (const Power power : game.map->everyPower()) {
                rows += static_cast<int>(rowsOf(session, power).size());
                rows += static_cast<int>(rowsBeside(session, power).size());
            }
            for (const FormPart& part : PhaseChoices(session).parts())
                for (const FormLine& line : part.lines)
                    QCOMPARE(line.texts.size(), qsizetype(line.offers.size()));
            resolvePhase(session); // at most it does nothing
            QCOMPARE(session.resolved(), canResolve(*game.map, game.current()) &&
                                             !awaitsParadoxChoice(outcomeOf(game, game.current())));
        }
        QVERIFY(rows > 1000);
    }

    void onPanelsAndInDialogs()
    {
        for (const Game& game : drawnGames(sharedMap(), 4, 2)) {
            Session session(game);
            Presenter presenter(session, [](const Map&) { return sketch::standardGeometry(); });
            OrdersPanel panel(session, presenter);
            PhaseForm form(session, presenter);
            for (QWidget* widget : {static_cast<QWidget*>(&panel), static_cast<QWidget*>(&form)}) {
                widget->resize(400, 500);
                QVERIFY(!widget->grab().isNull());
            }
            RulingDialog ruling(game, noProvince);
            QVERIFY(!ruling.grab().isNull());
            TableCheckDialog check(game, FoundIn::Adjustments);
            QVERIFY(!check.grab().isNull());
        }
    }

    void inPicturesTextsAndOnPaper()
    {
        for (const Game& game : drawnGames(sharedMap(), 25, 3)) {
            const PhaseRecord& record = game.current();
            const BoardGeometry& board = sketch::standardGeometry();
            const std::size_t units =
                record.before.units.size() + record.before.surplus.size() + record.before.dislodged.size();
            ViewOptions options;
            options.rules = game.rulebook.options;
            QVERIFY(compose(*game.map, board, record, options).tokens.size() >= units);
            QVERIFY(composePosition(board, record.before).tokens.size() + record.before.dislodged.size() >=
                    units);
            (void)involvedPart(board, record);
            Game played = game; // as a file has it in which other phases follow
            played.phases.back().outcome = previewOf(game, record);
            for (const ReportStyle style : {ReportStyle::Rulebook, ReportStyle::Judge})
                QVERIFY(!gameReport(played, style).isEmpty());
            (void)columnBefore(game, 0);
            QVERIFY(!orderSheets(game, board, {Power{0}, Power{1}}).blocks.empty());
            QVERIFY(!bookletPaper(game, board).blocks.empty());
            for (const SlideRow& row : slideTable()) (void)slideOf(row.kind, playedUntil(game, 1));
            QCOMPARE(PositionDraft::listsOf(*game.map, record.before).size(), game.map->powers.size());
            for (const PositionFault& fault : checkTable(game)) {
                QVERIFY(!FaultWords(*game.map).sentence(fault).isEmpty());
                for (const Remedy remedy : remediesFor(game, fault, FoundIn::Adjustments))
                    QVERIFY(!CheckWords(game).remedy(fault, remedy, FoundIn::Adjustments).isEmpty());
            }
            QCOMPARE(FaultWords(*game.map).whyStopped(record).isEmpty(), canResolve(*game.map, record));
        }
    }

    void asStudies()
    {
        for (const Game& game : drawnGames(sharedMap(), 15, 4)) {
            OpenStudy session(studyOf(game, 0));
            QVERIFY(session.record().outcome.has_value() <= canResolve(*game.map, game.current()));
            QVERIFY(canResolve(*game.map, game.current()) || !session.faults().empty());
            QVERIFY(!studyPage(session.study(), 1).empty());
            QVERIFY(!studyPaper(session, sketch::standardGeometry(), Register::Judge).blocks.empty());
        }
    }
};

CHANCERY_SUITE(TestImpossibleShown, QApplication)

} // namespace chancery::tst_impossible_shown

#include "tst_impossible_shown.moc"
