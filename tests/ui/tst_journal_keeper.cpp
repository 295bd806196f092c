// SPDX-License-Identifier: GPL-3.0-or-later
// The journal beside the game: kept, offered back, moved with the game, and not lost to second windows.
#include "tests/support/suite.h"
#include "tests/ui/journal_desk.h"
#include "ui/desk/table_edits.h"

namespace chancery::tst_journal_keeper {

class TestJournalKeeper : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsWrittenWhileNothingIsDone()
    {
        Desk desk;
        Window window(desk.journals);
        QVERIFY(desk.unsaved().isEmpty());
        QVERIFY(window.keeper->saveAs(desk.game));
        QVERIFY(!QFileInfo::exists(desk.journal));
    }

    void everyKeystrokeIsInTheFileAtOnce()
    {
        Desk desk;
        Window window(desk.journals);
        window.type("a");
        QCOMPARE(desk.unsaved().size(), 1);
        JournalPlace place;
        place.journal = window.keeper->path();
        QCOMPARE(digest(*matchUnsaved(place, maps()).last), window.digest());
        window.type("a par");
        QCOMPARE(digest(*matchUnsaved(place, maps()).last), window.digest());
        window.session.undoStack()->undo();
        QCOMPARE(matchUnsaved(place, maps()).fit, JournalFit::None);
    }

    void undoStepsAreThereAfterReopening()
    {
        Desk desk;
        std::vector<std::string> states;
        {
            Window window(desk.journals);
            const auto note = [&] { states.push_back(window.digest()); };
            note();
            window.type("A PAR - BUR");
            note();
            setReceived(window.session, window.session.map().findPower("France"), true);
            note();
            resolvePhase(window.session);
            note();
            advancePhase(window.session);
            note();
            QVERIFY(window.keeper->saveAs(desk.game));
            QVERIFY(desk.unsaved().isEmpty()); // it went with the game
        }
        Window again(desk.journals);
        again.type("A PAR - PIC"); // a step of the game before, which is gone
        QCOMPARE(again.open(desk.game), JournalFit::Same);
        QVERIFY(!again.session.dirty());
        QCOMPARE(again.session.undoStack()->count(), 4);
        for (std::size_t i = states.size(); i-- > 0; again.session.undoStack()->undo())
            QCOMPARE(again.digest(), states[i]);
        QVERIFY(again.session.dirty());
        again.session.undoStack()->setIndex(4);
        QVERIFY(!again.session.dirty());
        QCOMPARE(again.session.undoStack()->undoText(), QStringLiteral("next phase"));
    }

    void lettersThatAreNoOrderYetAreThereAfterReopening()
    {
        Desk desk;
        const Draft draft{2, 1, "s bu"};
        {
            Window window(desk.journals);
            QVERIFY(window.keeper->saveAs(desk.game));
            window.session.setDraft({2, 1, "s b"});
            window.session.setDraft({0, -1, "x"});
            window.session.setDraft({3, 0, "ho"});
            window.session.setDraft(draft); // before anything else was done
            window.session.setDraft({0, -1, {}});
            QCOMPARE(desk.match().history.drafts, (std::vector{Draft{3, 0, "ho"}, draft}));
            QVERIFY(!window.session.dirty());
        }
        QCOMPARE(desk.match().fit, JournalFit::Same);
        Window again(desk.journals);
        again.open(desk.game);
        QCOMPARE(again.session.draft(), draft);
        again.type("A PAR - BUR");
        again.session.dropDrafts();
        QVERIFY(desk.match().history.drafts.empty());
        again.session.start(newGame(sketch::sharedMap()));
        QVERIFY(again.session.draft().letters.empty());
    }

    void unsavedChangesAreOfferedBackAndCanBeLeftForRedo()
    {
        Desk desk;
        std::string saved, last;
        {
            Window window(desk.journals);
            QVERIFY(window.keeper->saveAs(desk.game));
            saved = window.digest();
            window.type("A PAR - BUR");
            resolvePhase(window.session);
            last = window.digest();
        } // the changes were not discarded
        QCOMPARE(desk.match().fit, JournalFit::Unsaved);
        QCOMPARE(desk.match().unsaved, 2);
        Window again(desk.journals);
        QCOMPARE(again.open(desk.game), JournalFit::Unsaved);
        QCOMPARE(again.digest(), last);
        again.keeper->mayForget();
        again.keeper.reset();
        QCOMPARE(desk.match().fit, JournalFit::Same);
        Window third(desk.journals);
        third.open(desk.game);
        QCOMPARE(third.digest(), saved);
        third.session.undoStack()->setIndex(2);
        QCOMPARE(third.digest(), last);
    }

    void whatMayBeForgottenIsKeptIfTheGameGoesOn()
    {
        Desk desk;
        Window window(desk.journals);
        QVERIFY(window.keeper->saveAs(desk.game));
        window.type("A PAR - BUR");
        window.keeper->mayForget();
        QVERIFY(!window.keeper->claim(desk.game).holder); // opened again, and thought better of
        window.type("A PAR - PIC");
        QCOMPARE(desk.inJournal(), window.digest());
    }

    void anUnsavedGameThatMayBeForgottenIs()
    {
        Desk desk;
        {
            Window window(desk.journals);
            window.type("A PAR - BUR");
            window.keeper->mayForget();
        }
        QVERIFY(desk.unsaved().isEmpty());
    }

    void anAbandonedGameIsFound()
    {
        Desk desk;
        std::string last;
        {
            Window window(desk.journals);
            window.type("A PAR - BUR");
            last = window.digest();
            QVERIFY(claimAbandoned(desk.journals).empty()); // it is in use
        }
        const auto places = claimAbandoned(desk.journals);
        QCOMPARE(places.size(), std::size_t(1));
        QCOMPARE(digest(*matchUnsaved(places[0], maps()).last), last);
    }

    void aSecondWindowIsRefused()
    {
        Desk desk;
        Window first(desk.journals), second(desk.journals);
        QVERIFY(first.keeper->saveAs(desk.game));
        QCOMPARE(second.keeper->claim(desk.game).holder, Holder());
        const Status refused = second.keeper->saveAs(desk.game);
        QVERIFY(!refused);
        QCOMPARE(QString::fromStdString(refused.error().text()),
                 "“Evening” is already open in another window on this computer. Save under another name.");
        QVERIFY(second.session.path().isEmpty());
        first.keeper.reset();
        QVERIFY(!second.keeper->claim(desk.game).holder);
    }

    void theLockOfAProgramThatIsGoneIsNoLock()
    {
        Desk desk;
        {
            Window window(desk.journals);
            QVERIFY(window.keeper->saveAs(desk.game));
        }
        const QByteArray nobody = "4194999\nchancery\n" + QSysInfo::machineHostName().toLocal8Bit() + "\n";
        QVERIFY(writeWholeFile(desk.game + ".lock", nobody));
        Window window(desk.journals);
        const auto place = window.keeper->claim(desk.game);
        QVERIFY(!place.holder);
        QVERIFY(place.abandoned);
    }

    void savedJustBeforeTheEndIsSaved()
    {
        Desk desk;
        Window window(desk.journals);
        QVERIFY(window.keeper->saveAs(desk.game));
        window.type("A PAR - BUR");
        QVERIFY(writeWholeFile(desk.game,
                               QByteArray::fromStdString(withChecksum(writeGame(window.session.game())))));
        QCOMPARE(desk.match().fit, JournalFit::Same);
    }

    void savedUnderAnotherNameTheFirstFileStaysAsItWas()
    {
        Desk desk;
        const QString other = desk.folder.filePath("Other.chancery");
        Window window(desk.journals);
        QVERIFY(window.keeper->saveAs(desk.game));
        window.type("A PAR - BUR");
        QVERIFY(window.keeper->saveAs(other));
        QCOMPARE(desk.match().fit, JournalFit::Same);
        QCOMPARE(desk.inJournal(), digest(newGame(sketch::sharedMap())));
        Window second(desk.journals);
        QVERIFY(!second.keeper->claim(desk.game).holder); // no program has it open now
        QVERIFY(second.keeper->claim(other).holder);
        window.keeper.reset();
        QCOMPARE(second.open(other), JournalFit::Same);
        QVERIFY(second.session.undoStack()->canUndo());
    }
};

CHANCERY_SUITE(TestJournalKeeper, QCoreApplication)

} // namespace chancery::tst_journal_keeper

#include "tst_journal_keeper.moc"
