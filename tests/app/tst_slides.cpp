// SPDX-License-Identifier: GPL-3.0-or-later
// The audience window between phases, through the real menus.
#include "app/document.h"
#include "app/evening.h"
#include "app/starts.h"
#include "tests/app/console_of.h"
#include "tests/app/in_dialog.h"
#include "tests/support/suite.h"
#include "ui/desk/table_edits.h"
#include "ui/room/projector_window.h"
#include "ui/room/slide_view.h"
#include "ui/words/language.h"
#include "ui/words/words.h"

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>

namespace chancery::tst_slides {

namespace {

struct Table
{
    Boards boards;
    qint64 now = 0;
    Workspace workspace{boards, {}, answers(), [this] { return now; }};
    Document& document = workspace.open(*sampleGame(boards));
    DocumentWindow& window = consoleOf(document);

    Table() { audience().show(); }

    ProjectorWindow& audience() { return workspace.audience().show(document); }
    static Prompts answers()
    {
        return {[](QWidget*, const QString&) { return QString(); },
                [](QWidget*, const QString&) { return QString(); },
                [](QWidget*, const UnsavedChanges&) { return UnsavedAnswer::Discard; },
                [](QWidget*, const QString&, const QString&) {}};
    }

    QAction& action(const char* name)
    {
        auto* found = window.findChild<QAction*>(name);
        if (!found) qFatal("no action %s", name);
        return *found;
    }
    SlideView& view() { return *audience().slide(); }
    template<class S>
    bool shows()
    {
        return view().isVisible() && view().slide() && std::holds_alternative<S>(view().slide()->slide);
    }
    void pass(qint64 ms)
    {
        now += ms;
        document.presenter().story().player().tick();
        document.feed().slides().tick();
    }
    /// The last phase of the sample game is unresolved again, so that there is something to reveal.
    void takeBack()
    {
        if (document.session().resolved()) takeBackPhase(document.session());
    }
};

} // namespace

class TestSlides : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySlideCanBeChosen()
    {
        Table t;
        QVERIFY(!t.view().isVisible());
        t.action("projector.tally").trigger();
        QVERIFY(t.shows<TallySlide>());
        QVERIFY(t.action("projector.tally").isChecked() && !t.action("projector.board").isChecked());
        t.action("projector.race").trigger();
        QVERIFY(t.shows<RaceSlide>());
        t.action("projector.changes").trigger();
        QVERIFY(t.shows<ChangesSlide>());
        t.action("projector.nextSlide").trigger();
        QVERIFY(!t.view().isVisible());
        QVERIFY(t.action("projector.board").isChecked());
        t.action("projector.nextSlide").trigger();
        QVERIFY(t.shows<TallySlide>());
        t.action("projector.board").trigger();
        QVERIFY(!t.view().isVisible());
    }

    /// Menus draw them as alternatives, of which one is chosen.
    void slidesExcludeEachOther()
    {
        Table t;
        const QActionGroup* group = t.action("projector.board").actionGroup();
        QVERIFY(group && group->isExclusive());
        QCOMPARE(group->actions().size(), qsizetype(slideTable().size()));
        SlideKind shown = SlideKind::Board;
        for (const SlideRow& row : slideTable()) {
            QAction& action = t.action(row.name);
            QCOMPARE(action.actionGroup(), group);
            action.trigger();
            if (!row.make || t.document.feed().slide(row.kind)) shown = row.kind;
            QCOMPARE(t.document.feed().slides().kind(), shown);
            QCOMPARE(action.isChecked(), row.kind == shown);
            QCOMPARE(std::ranges::count_if(group->actions(), &QAction::isChecked), 1);
        }
    }

    void notesAreWrittenAndShown()
    {
        Table t;
        QVERIFY(t.action("projector.notes").isEnabled());
        inDialog([&] { t.action("history.notes").trigger(); },
                 [&](QDialog& dialog) {
                     const auto seen = static_cast<int>(t.document.presenter().audience().phasesSeen());
                     dialog.findChild<QComboBox*>("notesPhase")->setCurrentIndex(seen - 1);
                     dialog.findChild<QPlainTextEdit*>("notesText")->setPlainText("The last count.");
                     dialog.accept();
                 });
        t.action("projector.notes").trigger();
        QVERIFY(t.shows<NotesSlide>());
        QCOMPARE(std::get<NotesSlide>(*t.document.feed().slide(SlideKind::Notes)).text, "The last count.");
        QCOMPARE(t.document.session().undoStack()->undoText(), "notes");
        t.action("edit.undo").trigger();
        QVERIFY(std::get<NotesSlide>(*t.document.feed().slide(SlideKind::Notes)).text != "The last count.");
    }

    void aRevealGoesBackToTheBoard()
    {
        Table t;
        t.takeBack();
        t.action("projector.tally").trigger();
        t.action("projector.rotate").trigger();
        QVERIFY(t.shows<TallySlide>());
        revealPhase(t.document);
        QVERIFY(!t.view().isVisible());
        QCOMPARE(t.document.feed().slides().kind(), SlideKind::Board);
        t.pass(1000);
        QVERIFY(!t.view().isVisible());
    }

    void slidesRotateOnceTheStoryIsOver()
    {
        Table t;
        t.takeBack();
        t.action("projector.rotate").trigger();
        QVERIFY(t.action("projector.rotate").isChecked());
        revealPhase(t.document);
        t.document.presenter().story().skip();
        t.pass(t.document.feed().slides().seconds() * 1000 - 1);
        QCOMPARE(t.document.feed().slides().kind(), SlideKind::Board);
        t.pass(1);
        QVERIFY(t.shows<TallySlide>());
    }

    /// The count of a year is told on the board, and no card covers it.
    void theTallyIsPartOfTheStory()
    {
        Table t;
        const auto& phases = t.document.session().game().phases;
        std::size_t fall = 0;
        while (shortName(phases[fall].phase) != "F1901M") ++fall;
        t.document.presenter().showPhase(fall);
        t.document.presenter().setPastShared(true);
        t.document.presenter().story().replay();
        StoryPlayer& player = t.document.presenter().story().player();
        int tallies = 0;
        for (const Beat& beat : t.document.presenter().story().storyboard().beats) {
            if (!player.playing()) player.stepForward();
            player.stepForward(); // to its end at once
            QCOMPARE(t.view().isVisible(), beat.card != noCard);
            if (beat.gesture != Gesture::Tally) continue;
            ++tallies;
            const QString said = t.document.presenter().audience().caption();
            QVERIFY2(said.contains("lead"), qPrintable(said));
        }
        QVERIFY(player.atEnd() && tallies == 1);
    }

    void aNewGameHasNothingButATally()
    {
        Table t;
        t.document.opening().start(*standardGame(t.boards));
        QVERIFY(!t.action("projector.race").isEnabled() && !t.action("projector.changes").isEnabled());
        t.action("projector.tally").trigger();
        QVERIFY(t.shows<TallySlide>());
        QVERIFY(std::get<TallySlide>(t.view().slide()->slide).start);
    }

    void theTimeOfASlideIsChosen()
    {
        Table t;
        auto* menu = t.window.findChild<QMenu*>("projector.slideTime");
        QVERIFY(menu);
        Q_EMIT menu->aboutToShow();
        QCOMPARE(menu->actions().size(), 5);
        menu->actions().first()->trigger();
        QCOMPARE(t.document.feed().slides().seconds(), 10);
        QCOMPARE(t.document.settings().preferences().slideSeconds, 10);
    }

    /// What is shown follows an undo.
    void slidesFollowTheGame()
    {
        Table t;
        t.action("projector.tally").trigger();
        const Slide before = t.view().slide()->slide;
        t.document.presenter().showPhase(0);
        QVERIFY(t.view().slide()->slide == before); // the gamemaster looks alone
        t.document.presenter().setPastShared(true);
        QVERIFY(t.view().slide()->slide != before);
        t.document.presenter().showPresent();
        QVERIFY(t.view().slide()->slide == before);
    }

    void anotherGameHasItsOwnSlides()
    {
        Table t;
        t.document.opening().start(*standardGame(t.boards));
        t.action("projector.tally").trigger();
        const Slide start = t.view().slide()->slide;
        Game other = *standardGame(t.boards);
        for (Power& owner : other.phases.back().before.owner)
            if (owner != noPower) owner = Power{0};
        t.document.opening().start(std::move(other));
        QVERIFY(t.shows<TallySlide>());
        QVERIFY(t.view().slide()->slide != start);
    }

    void theStoryHasThreePaces()
    {
        Table t;
        for (const auto& [name, speed] :
             {std::pair("story.slow", .5), {"story.normal", 1.}, {"story.fast", 2.}}) {
            t.action(name).trigger();
            QCOMPARE(t.document.presenter().story().player().speed(), speed);
            QVERIFY(t.action(name).isChecked());
        }
        QVERIFY(!t.action("story.slow").isChecked());
    }

    void thePlayersReadTheLanguageThatIsSpoken()
    {
        Table t;
        const RoomTexts& texts = t.audience().texts();
        const QString before = texts.title;
        for (const char* language : {"de", "en"}) {
            speak(QLatin1String(language));
            QCoreApplication::processEvents();
            const Phase& phase = t.document.presenter().shownRecord().phase;
            QCOMPARE(texts.title, Words::phase(phase));
            QVERIFY(texts.column.phase.startsWith(Words::season(phase.season)));
            QCOMPARE(texts.title == before, spokenLanguage() == "en");
        }
    }
};

CHANCERY_SUITE(TestSlides, QApplication)

} // namespace chancery::tst_slides

#include "tst_slides.moc"
