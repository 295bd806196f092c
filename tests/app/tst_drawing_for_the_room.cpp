// SPDX-License-Identifier: GPL-3.0-or-later
// What the gamemaster draws on the small picture of the audience window is over the real one, goes with the
// next beat, and is nowhere else.
#include "app/console_board.h"
#include "app/evening.h"
#include "engine/files/game_file.h"
#include "tests/app/console_at_display.h"
#include "tests/app/study_table.h"
#include "ui/desk/sheet_edits.h"
#include "ui/room/sketch_view.h"
#include "ui/room/slide_view.h"

#include <QAction>
#include <QToolButton>
#include <QUndoStack>

namespace chancery::tst_drawing_for_the_room {

namespace {

/// A new game that the players look at, and the hand of its gamemaster.
struct Drawing : ConsoleAtDisplay
{
    LiveView& live = *window.findChild<LiveView*>();
    SketchView& sketch = *audience().sketch();
    ProjectorWindow& copy = *window.findChild<ProjectorWindow*>("liveViewPicture");

    Drawing()
    {
        document.opening().start(*standardGame(boards));
        writeSheet(document.session(), Power(0), "A Vie-Gal\nA Bud-Ser\nF Tri-Alb");
        writeSheet(document.session(), Power(5), "A War-Gal\nA Mos-Ukr");
        press(Qt::Key_F5);
        live.refresh();
    }
    const std::vector<Stroke>& strokes() { return audience().sketch()->strokes(); }
    void trigger(const char* action) { window.findChild<QAction*>(action)->trigger(); }
    QPoint at(double x, double y)
    {
        return copy.pos() + QPoint(int(x * copy.width()), int(y * copy.height()));
    }
    void drag(QPoint from, QPoint to)
    {
        QTest::mousePress(&live, Qt::LeftButton, {}, from);
        QTest::mouseMove(&live, (from + to) / 2);
        QTest::mouseMove(&live, to);
        QTest::mouseRelease(&live, Qt::LeftButton, {}, to);
    }
    void drawArrow() { drag(at(.2, .3), at(.5, .6)); }
    /// Reveals the phase and holds at its first beat.
    void reveal()
    {
        revealPhase(document);
        document.presenter().story().player().pause();
    }
};

bool isAbout(double value, double wanted)
{
    return std::abs(value - wanted) < .01;
}

} // namespace

class TestDrawingForTheRoom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDragDrawsWithTheChosenTool_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<int>("tool");
        QTest::newRow("arrow") << "draw.arrow" << int(SketchTool::Arrow);
        QTest::newRow("ring") << "draw.ring" << int(SketchTool::Ring);
        QTest::newRow("spotlight") << "draw.spotlight" << int(SketchTool::Spotlight);
    }

    void aDragDrawsWithTheChosenTool()
    {
        QFETCH(QString, action);
        QFETCH(int, tool);
        Drawing t;
        t.drawArrow();
        QVERIFY(t.strokes().empty()); // no tool is chosen
        const QImage before = t.audience().grab().toImage(), small = t.copy.grab().toImage();
        t.trigger(qPrintable(action));
        t.drawArrow();
        QCOMPARE(t.strokes().size(), std::size_t(1));
        const Stroke drawn = t.strokes().front();
        QCOMPARE(int(drawn.tool), tool);
        QVERIFY(isAbout(drawn.from.x(), .2) && isAbout(drawn.from.y(), .3));
        QVERIFY(isAbout(drawn.to.x(), .5) && isAbout(drawn.to.y(), .6));
        QVERIFY(t.audience().sketch()->isVisible());
        QVERIFY(t.audience().grab().toImage() != before);
        QVERIFY(t.copy.grab().toImage() != small);
        QVERIFY(t.window.findChild<QAction*>(action)->isChecked());
        t.trigger(qPrintable(action));
        t.drawArrow();
        QCOMPARE(t.strokes().size(), std::size_t(1)); // the tool was put away
    }

    /// A study that is presented is drawn on as a game is: it is gone with the next beat, and is no change of
    /// the study.
    void aPresentedStudyIsDrawnOn()
    {
        StudyTable t;
        Document& study = t.openCase("6.F.18");
        QVERIFY(!t.actionOf(study, "draw.ring").isEnabled());
        t.triggerIn(study, "projector.present");
        t.triggerIn(study, "draw.ring");
        LiveView& live = study.studyPanels()->live();
        QVERIFY(live.isVisible());
        live.refresh();
        const QRect copy = study.window()->findChild<ProjectorWindow*>("liveViewPicture")->geometry();
        const auto drawn = [&]() -> const std::vector<Stroke>& {
            return t.workspace.audience().windowOf(study)->sketch()->strokes();
        };
        const auto drag = [&] {
            QTest::mousePress(&live, Qt::LeftButton, {}, copy.center());
            QTest::mouseMove(&live, copy.center() + QPoint(30, 20));
            QTest::mouseRelease(&live, Qt::LeftButton, {}, copy.center() + QPoint(30, 20));
        };
        const int steps = study.session().undoStack()->count();
        drag();
        QCOMPARE(drawn().size(), std::size_t(1));
        QCOMPARE(int(drawn().front().tool), int(SketchTool::Ring));
        t.triggerIn(study, "draw.undo");
        QVERIFY(drawn().empty());
        drag();
        QCOMPARE(study.session().undoStack()->count(), steps);
        t.triggerIn(study, "projector.reveal");
        QVERIFY(drawn().empty());
        study.presenter().story().player().pause();
        drag();
        QCOMPARE(drawn().size(), std::size_t(1));
        study.presenter().story().player().stepForward();
        study.presenter().story().player().skip();
        QVERIFY(drawn().empty());
        t.clickIn(study, "LON");
        t.triggerIn(study, "draw.mark");
        QCOMPARE(drawn().size(), std::size_t(1));
        t.workspace.audience().stop();
        QVERIFY(!t.actionOf(study, "draw.ring").isEnabled());
    }

    void theRoomSeesAStrokeWhileItIsDrawn()
    {
        Drawing t;
        t.trigger("draw.arrow");
        QTest::mousePress(&t.live, Qt::LeftButton, {}, t.at(.2, .3));
        QTest::mouseMove(&t.live, t.at(.4, .3));
        QCOMPARE(t.strokes().size(), std::size_t(1));
        QVERIFY(isAbout(t.strokes().front().to.x(), .4));
        t.audience().setBlank(true);
        QTest::mouseMove(&t.live, t.at(.5, .3));
        QVERIFY(t.strokes().empty());
    }

    void anArrowNeedsALengthAndARingDoesNot()
    {
        Drawing t;
        t.trigger("draw.arrow");
        t.drag(t.at(.5, .5), t.at(.5, .5));
        QVERIFY(t.strokes().empty());
        t.trigger("draw.ring");
        t.drag(t.at(.5, .5), t.at(.5, .5));
        QCOMPARE(t.strokes().size(), std::size_t(1));
        t.drag(t.copy.geometry().bottomLeft() + QPoint(20, 20), t.at(.5, .5)); // beside the picture
        QCOMPARE(t.strokes().size(), std::size_t(1));
    }

    void strokesAreTakenBackOneByOne()
    {
        Drawing t;
        const auto inkShown = [&t] {
            return t.window.findChild<QToolButton*>("draw.colourButton")
                ->icon()
                .pixmap(24)
                .toImage()
                .pixelColor(12, 12);
        };
        QCOMPARE(inkShown(), colourOf(Ink::Yellow));
        t.trigger("draw.ring");
        t.drawArrow();
        t.trigger("draw.colour");
        QCOMPARE(inkShown(), colourOf(Ink::Red));
        t.drawArrow();
        t.drawArrow();
        QCOMPARE(t.strokes().size(), std::size_t(3));
        QVERIFY(t.strokes()[0].ink == Ink::Yellow && t.strokes()[1].ink == Ink::Red);
        t.trigger("draw.undo");
        QCOMPARE(t.strokes().size(), std::size_t(2));
        t.trigger("draw.clear");
        QVERIFY(t.strokes().empty() && !t.audience().sketch()->isVisible());
        t.trigger("draw.undo");
        QVERIFY(t.strokes().empty());
    }

    void everyInkHasAColourOfItsOwn()
    {
        Ink ink = Ink::Yellow;
        QSet<QRgb> colours;
        do {
            colours.insert(colourOf(ink).rgb());
            ink = nextInk(ink);
        } while (ink != Ink::Yellow);
        QCOMPARE(colours.size(), 4);
    }

    /// The keyboard draws round what is chosen on the board of the console, where the room has it.
    void theChosenProvinceIsMarked()
    {
        Drawing t;
        QVERIFY(!t.window.findChild<QAction*>("draw.mark")->isEnabled());
        const Province munich = t.document.session().map().findProvince("mun");
        t.window.console().pointing().chooseUnit(munich);
        t.window.actions().refresh();
        t.trigger("draw.mark");
        QCOMPARE(t.strokes().size(), std::size_t(1));
        const BoardView& board = *t.audience().board();
        QVERIFY(board.provinceRect(static_cast<Province>(200)).isEmpty()); // of a larger map
        const QPointF middle = board.provinceRect(munich).center() + board.pos();
        QVERIFY(isAbout(t.strokes()[0].from.x(), middle.x() / t.audience().width()));
        QVERIFY(isAbout(t.strokes()[0].from.y(), middle.y() / t.audience().height()));
        QCOMPARE(int(t.strokes()[0].tool), int(SketchTool::Ring));
        t.trigger("projector.tally");
        t.window.actions().refresh();
        QVERIFY(!t.window.findChild<QAction*>("draw.mark")->isEnabled()); // a slide is over the board
    }

    void theDrawingGoesWithTheNextBeat()
    {
        Drawing t;
        t.trigger("draw.arrow");
        t.drawArrow();
        QVERIFY(!t.strokes().empty());
        t.reveal();
        QVERIFY(t.strokes().empty());
        t.drawArrow();
        StoryPlayer& player = t.document.presenter().story().player();
        const int beat = t.document.presenter().audience().beat();
        QCOMPARE(beat, 1);
        player.seek(player.time() + 1);
        QCOMPARE(t.document.presenter().audience().beat(), beat);
        QVERIFY(!t.strokes().empty());
        const Beat& next = t.document.presenter().story().storyboard().beats[1];
        player.seek(next.span.startsAt);
        QCOMPARE(t.document.presenter().audience().beat(), beat + 1);
        QVERIFY(t.strokes().empty());
    }

    void theDrawingGoesWithWhatItIsOn_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<bool>("goes");
        QTest::newRow("a slide") << "projector.tally" << true;
        QTest::newRow("blank") << "projector.blank" << true;
        QTest::newRow("resolved in secret") << "orders.resolve" << false;
        QTest::newRow("frozen") << "projector.freeze" << false;
        QTest::newRow("another theme") << "view.light" << false;
    }

    void theDrawingGoesWithWhatItIsOn()
    {
        QFETCH(QString, action);
        QFETCH(bool, goes);
        Drawing t;
        t.trigger("draw.arrow");
        t.drawArrow();
        t.trigger(qPrintable(action));
        QCOMPARE(t.strokes().empty(), goes);
    }

    void anotherGameIsNotDrawnOn()
    {
        Drawing t;
        t.trigger("draw.arrow");
        t.drawArrow();
        QVERIFY(!t.strokes().empty());
        t.document.opening().start(*standardGame(t.boards)); // the same phase on the same map
        QVERIFY(t.strokes().empty());
        t.drawArrow();
        QVERIFY(!t.strokes().empty());
        t.workspace.audience().show(t.workspace.open(*standardGame(t.boards)));
        QVERIFY(t.workspace.audience().document() != &t.document);
        QVERIFY(t.sketch.strokes().empty());
    }

    /// What the players no longer see when the window is thawed is not drawn on.
    void aFrozenDrawingGoesWhenThePictureMovesOn()
    {
        Drawing t;
        t.press(Qt::Key_F, Qt::ControlModifier);
        t.trigger("draw.arrow");
        t.drawArrow();
        const ProjectorWindow::Content frozen = t.audience().shown();
        t.document.feed().slides().choose(SlideKind::Tally);
        QVERIFY(!t.strokes().empty() && t.audience().shown() == frozen);
        t.press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(t.strokes().empty());
    }

    /// It is over the picture and nowhere else: not in what the players are shown, the game or its undo
    /// steps.
    void nothingOfItIsKept()
    {
        Drawing t;
        const std::string game = writeGame(t.document.session().game());
        const ProjectorWindow::Content content = t.audience().content();
        const int steps = t.document.session().undoStack()->count();
        const bool dirty = t.document.session().dirty();
        t.trigger("draw.spotlight");
        t.drawArrow();
        QVERIFY(!t.strokes().empty());
        QCOMPARE(writeGame(t.document.session().game()), game);
        QVERIFY(t.audience().content() == content);
        QCOMPARE(t.document.session().undoStack()->count(), steps);
        QCOMPARE(t.document.session().dirty(), dirty);
    }

    void thereIsNothingToDrawOnWhileThePlayersSeeNothing()
    {
        Drawing t;
        t.press(Qt::Key_F5);
        t.live.refresh();
        QVERIFY(!t.window.findChild<QAction*>("draw.arrow")->isEnabled());
        QVERIFY(!t.window.findChild<QToolButton*>("draw.arrowButton")->isVisible());
    }
};

CHANCERY_SUITE_ON_TWO_DISPLAYS(TestDrawingForTheRoom)

} // namespace chancery::tst_drawing_for_the_room

#include "tst_drawing_for_the_room.moc"
