// SPDX-License-Identifier: GPL-3.0-or-later
// Variations of a game that is played: what is tried out in their window is in the game's file and undo
// steps, and changes nothing of what is played.
#include "engine/files/game_file.h"
#include "engine/game/game_variations.h"
#include "tests/app/study_table.h"
#include "tests/support/suite.h"
#include "ui/console/study_edits.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/table_edits.h"
#include "ui/parts/note_strip.h"

#include <QLabel>
#include <QMenu>
#include <QTemporaryDir>

namespace chancery::tst_what_if {

namespace {

struct WhatIf : StudyTable
{
    WhatIf() { type("France", "A Par - Bur"); }

    Document& begin()
    {
        trigger("history.variations");
        return settled();
    }

    const Game& game() { return session().game(); }
    const Study& tried(std::size_t number = 0) { return *game().variations[number]; }
};

/// Begins a variation of the phase and gives Germany an order.
void vary(Document& variations)
{
    beginVariation(variations.bench().shown());
    Session& line = variations.bench().shown().session();
    const Power germany = line.map().findPower("Germany");
    writeSheet(line, germany, QStringLiteral("A Mun - Bur"));
}

} // namespace

class TestWhatIf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theyBeginWithThePhaseAsItIsWritten()
    {
        WhatIf t;
        Document& variations = t.begin();
        QCOMPARE(t.game().variations.size(), std::size_t(1));
        QCOMPARE(t.tried().nodes.front().orders.size(), std::size_t(1));
        QVERIFY(variations.window()->windowTitle().contains("Variations of Spring 1901"));
        QCOMPARE(t.resultIn(variations, "PAR"), QString("succeeds"));
    }

    void whatIsTriedOutLeavesTheGameAsItIs()
    {
        WhatIf t;
        const std::vector<PhaseRecord> played = t.game().phases;
        Document& variations = t.begin();
        vary(variations);
        QCOMPARE(t.tried().nodes.size(), std::size_t(2));
        QCOMPARE(t.resultIn(variations, "PAR"), QString("fails"));
        QVERIFY(t.game().phases == played);
        QVERIFY(!t.session().resolved());
    }

    void eachChangeIsAnUndoStepOfTheGame()
    {
        WhatIf t;
        Document& variations = t.begin();
        const std::string before = writeGame(t.game());
        vary(variations);
        QVERIFY(t.session().undoStack()->undoText().startsWith("variation: "));
        t.triggerIn(variations, "edit.undo");
        t.triggerIn(variations, "edit.undo");
        QCOMPARE(writeGame(t.game()), before);
        QCOMPARE(variations.bench().shown().study().nodes.size(), std::size_t(1));
        t.triggerIn(variations, "edit.redo");
        QCOMPARE(variations.bench().shown().study().nodes.size(), std::size_t(2));
    }

    void theyAreInTheFileOfTheGame()
    {
        QTemporaryDir folder;
        WhatIf t;
        t.savePath = folder.filePath("game.chancery");
        vary(t.begin());
        t.triggerIn(t.last(), "study.save");
        QVERIFY(!t.session().dirty());
        const Result<SavedGame> read = readSavedGame(t.savePath, t.boards.loader());
        QVERIFY(read);
        QVERIFY(sameVariations(read->game, t.game()));
    }

    void aCrashKeepsThem()
    {
        QTemporaryDir journals;
        std::string written;
        {
            WhatIf t;
            t.workspace.keepJournals(journals.path());
            vary(t.begin());
            written = writeGame(t.game());
            t.workspace.keepAll();
        }
        Table again;
        again.workspace.keepJournals(journals.path());
        QVERIFY(again.document.opening().offerAbandoned());
        QCOMPARE(writeGame(again.session().game()), written);
    }

    void theGameGoesOnBesideThem()
    {
        WhatIf t;
        Document& variations = t.begin();
        vary(variations);
        t.trigger("orders.resolve");
        t.trigger("orders.advance");
        QVERIFY(!variations.bench().isUnfitting());
        QCOMPARE(variations.bench().shown().study().nodes.size(), std::size_t(2));
        t.trigger("history.previous");
        t.trigger("history.variations"); // those of the earlier phase, in the window that is there
        QCOMPARE(t.game().variations.size(), std::size_t(1));
        QCOMPARE(t.workspace.studies().size(), std::size_t(1));
    }

    void whatNoLongerFitsIsKeptAndSaid()
    {
        WhatIf t;
        t.trigger("orders.resolve");
        t.trigger("orders.advance");
        Document& variations = t.begin();
        QStringList announced;
        connect(&t.document, &Document::announced, this, [&](const QString& text) { announced << text; });
        takeBackPhase(t.session());
        QVERIFY(variations.bench().isUnfitting());
        QCOMPARE(t.game().variations.size(), std::size_t(1));
        QCOMPARE(announced.size(), 1);
        QVERIFY(announced.front().contains("no longer fit"));
        QVERIFY(variations.window()->findChild<NoteStrip*>("studyNote")->isVisible());
        t.trigger("edit.undo");
        QVERIFY(!variations.bench().isUnfitting());
    }

    void theMenuListsThem()
    {
        WhatIf t;
        vary(t.begin());
        t.last().window()->close();
        QTRY_VERIFY(t.workspace.studies().empty());
        auto* menu = t.window.findChild<QMenu*>("history.tried");
        Q_EMIT menu->aboutToShow();
        QCOMPARE(menu->actions().size(), 1);
        QCOMPARE(menu->actions().front()->text(), QString("Spring 1901, movement: 1 variation(s)"));
        menu->actions().front()->trigger();
        QCOMPARE(t.settled().bench().shown().study().nodes.size(), std::size_t(2));
    }

    void removingThemClosesTheirWindowAndCanBeUndone()
    {
        WhatIf t;
        vary(t.begin());
        t.triggerIn(t.last(), "lines.removeAll");
        QTRY_VERIFY(t.workspace.studies().empty());
        QVERIFY(t.game().variations.empty());
        t.trigger("edit.undo");
        QCOMPARE(t.tried().nodes.size(), std::size_t(2));
    }

    void theirPositionIsTheGames()
    {
        WhatIf t;
        Document& variations = t.begin();
        for (const char* name : {"setup.mode", "edit.position", "setup.start", "setup.clear", "study.saveAs"})
            QVERIFY2(!t.actionOf(variations, name).isEnabled(), name);
        for (const char* name : {"projector.present", "projector.reveal"})
            QVERIFY2(!t.actionOf(variations, name).isEnabled(), name);
    }

    void closingTheGameClosesThem()
    {
        WhatIf t;
        t.begin();
        t.window.close();
        QVERIFY(t.workspace.studies().empty());
        QVERIFY(t.workspace.games().empty());
    }

    void anotherGameInTheWindowClosesThem()
    {
        WhatIf t;
        t.begin();
        t.session().start(newGame(t.game().map));
        QTRY_VERIFY(t.workspace.studies().empty());
    }

    void aReadOnlyGameTakesNone()
    {
        WhatIf t;
        t.begin();
        t.last().window()->close();
        QTRY_VERIFY(t.workspace.studies().empty());
        t.session().start(Game(t.game()), {}, Access::ReadOnly);
        QVERIFY(!t.begin().bench().shown().session().takesOrders());
        Game bare = t.game();
        bare.variations.clear();
        t.session().start(std::move(bare), {}, Access::ReadOnly);
        QVERIFY(!t.action("history.variations").isEnabled());
    }

    void theyOpenAsAStudyOfTheirOwn()
    {
        WhatIf t;
        vary(t.begin());
        t.triggerIn(t.last(), "study.own");
        QCOMPARE(t.workspace.studies().size(), std::size_t(2));
        QVERIFY(!t.last().isInGame());
        QVERIFY(t.last().bench().shown().study() == t.tried());
    }
};

CHANCERY_SUITE(TestWhatIf, QApplication)

} // namespace chancery::tst_what_if

#include "tst_what_if.moc"
