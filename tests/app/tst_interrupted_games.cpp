// SPDX-License-Identifier: GPL-3.0-or-later
// Games that have other names, whose journals others take away, or that a crash has left: what is said of
// them and offered. A start after a crash shows no other game.
#include "tests/app/foreign_desk.h"
#include "tests/app/table.h"
#include "tests/support/odd_files.h"
#include "tests/support/suite.h"
#include "ui/parts/toast.h"

#include <QDir>
#include <QLabel>

namespace chancery::tst_interrupted_games {

class TestInterruptedGames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLinkToAnOpenGameRaisesItsWindow_data()
    {
        QTest::addColumn<bool>("hard");
        QTest::newRow("symbolic link") << false;
        QTest::newRow("second name") << true;
    }

    void aLinkToAnOpenGameRaisesItsWindow()
    {
        QFETCH(bool, hard);
        ForeignDesk desk;
        QVERIFY(desk.files().saveAs());
        (hard ? makeSecondName : makeLink)(desk.path, desk.copy);
        Document& second = desk.workspace->open(*standardGame(desk.boards));
        const std::string before = writeGame(second.session().game());
        QVERIFY(second.opening().open(desk.copy)); // raised
        QVERIFY(second.session().path().isEmpty());
        QCOMPARE(writeGame(second.session().game()), before);
        QCOMPARE(desk.session().path(), desk.path);
        QVERIFY(desk.opening().open(desk.copy)); // its own: nothing changes
        QCOMPARE(desk.session().path(), desk.path);
        QVERIFY(!desk.session().readOnly());
        QVERIFY(desk.told.isEmpty());
    }

    void openedByALinkTheGameIsInItsOwnPlace()
    {
        ForeignDesk desk;
        QVERIFY(desk.files().saveAs());
        desk.opening().start(*standardGame(desk.boards));
        makeLink(desk.path, desk.copy);
        QVERIFY(desk.opening().open(desk.copy));
        QCOMPARE(desk.session().path(), QFileInfo(desk.path).canonicalFilePath());
        writeSheet(desk.session(), desk.power("France"), "A PAR - BUR");
        QVERIFY(QFileInfo::exists(desk.path + ".journal"));
        QVERIFY(desk.files().save());
        QVERIFY(QFileInfo(desk.copy).isSymLink());
    }

    void whatIsInThePlaceOfTheJournalIsSaid()
    {
        ForeignDesk desk;
        QVERIFY(desk.files().saveAs());
        desk.opening().start(*standardGame(desk.boards));
        makeLink(desk.folder.filePath("victim"), desk.path + ".journal");
        QVERIFY(desk.opening().open(desk.path));
        QCOMPARE(desk.told.size(), 1);
        QVERIFY2(desk.told[0].contains("Evening.chancery.journal is a link"), qPrintable(desk.told[0]));
        writeSheet(desk.session(), desk.power("France"), "A PAR - BUR");
        QVERIFY(!QFileInfo::exists(desk.folder.filePath("victim")));
    }

    /// Also when the game is saved there.
    void whatIsInThePlaceOfTheJournalIsSaidOnceSavedThere()
    {
        ForeignDesk desk;
        QVERIFY(desk.files().saveAs());
        QVERIFY(QDir().mkpath(desk.copy + ".journal"));
        desk.saveAs = desk.copy;
        QVERIFY(desk.files().saveAs());
        QCOMPARE(desk.told.size(), 1);
        QVERIFY2(desk.told[0].contains("Copy.chancery.journal is a link, a folder or a device"),
                 qPrintable(desk.told[0]));
        QVERIFY(desk.files().save());
        QCOMPARE(desk.told.size(), 1); // and not at every saving
    }

    /// A game, although its name has the word in it.
    void aGameCalledLikeAJournalIsAGame()
    {
        ForeignDesk desk;
        for (const char* name : {"my.journal.chancery", "Evening.journal.older"}) {
            desk.saveAs = desk.folder.filePath(name);
            QVERIFY(desk.files().saveAs());
            desk.opening().start(*standardGame(desk.boards));
            QVERIFY(desk.opening().open(desk.saveAs));
            QCOMPARE(desk.session().path(), QFileInfo(desk.saveAs).canonicalFilePath());
        }
        QVERIFY2(desk.told.isEmpty(), qPrintable(desk.told.join(u'\n')));
    }

    /// Opened as often as one likes it stays as it is, alone.
    void aDamagedJournalThatWasKeptIsOpened()
    {
        ForeignDesk desk;
        writeSheet(desk.session(), desk.power("France"), "A PAR - BUR");
        const std::string ours = desk.game();
        desk.crash();
        const QDir journals(desk.folder.filePath("journals"));
        const QString journal = journals.filePath(journals.entryList({"*.journal"}).front());
        const QByteArray text = *readWholeFile(journal);
        for (const char* name :
             {"kept.journal", "kept.journal.old", "kept.journal.old.2", "kept.journal.damaged"}) {
            const QString kept = desk.folder.filePath(name);
            QVERIFY(
                writeWholeFile(kept, text + "@at 9 00000000\n" + text.mid(text.lastIndexOf("\n@step") + 1)));
            const auto again = desk.program();
            QVERIFY2(again->games().front()->opening().open(kept), name);
            QCOMPARE(writeGame(again->games().front()->session().game()), ours);
            QCOMPARE(QDir(desk.folder.path()).entryList({QString(name) + ".*"}, QDir::Files), QStringList());
            QVERIFY(QFile::remove(kept));
        }
        makePipe(desk.folder.filePath("pipe.journal"));
        const auto again = desk.program();
        desk.told.clear();
        QVERIFY(!again->games().front()->opening().open(desk.folder.filePath("pipe.journal")));
        QVERIFY2(desk.told.size() == 1 && desk.told[0].contains("This is a pipe"),
                 qPrintable(desk.told.join(u'\n')));
    }

    /// Wherever its lock and its journal were.
    void anInterruptedGameIsOfferedAtTheStart_data()
    {
        QTest::addColumn<QString>("how");
        for (const char* how :
             {"beside the game", "a link as lock", "a folder as journal", "the stick is out"})
            QTest::newRow(how) << QString(how);
    }
    void anInterruptedGameIsOfferedAtTheStart()
    {
        QFETCH(QString, how);
        ForeignDesk desk;
        const QString stick = desk.folder.filePath("stick");
        QVERIFY(QDir().mkpath(stick));
        desk.saveAs = desk.path = stick + "/Evening.chancery";
        if (how == "a link as lock") makeLink(desk.folder.filePath("victim"), desk.path + ".lock");
        if (how == "a folder as journal") QVERIFY(QDir().mkpath(desk.path + ".journal"));
        QVERIFY(desk.files().saveAs());
        writeSheet(desk.session(), desk.power("France"), "A PAR - BUR");
        if (how == "the stick is out") QVERIFY(QDir().rename(stick, stick + ".out"));
        writeSheet(desk.session(), desk.power("France"), "A PAR - PIC");
        const std::string ours = desk.game();
        Settings stored;
        stored.recentFiles = {desk.session().path()};
        desk.crash();
        const auto again = desk.program(stored);
        QVERIFY(again->games().front()->opening().offerAbandoned());
        QCOMPARE(desk.recovered.size(), 1);
        QCOMPARE(writeGame(again->games().front()->session().game()), ours);
        if (how == "the stick is out")
            QVERIFY2(desk.details[0].contains("restored from its journal, " +
                                              QDir::toNativeSeparators(desk.folder.filePath("journals"))),
                     qPrintable(desk.details[0]));
    }

    void aJournalThatWasTakenAwayIsSaid()
    {
        Table t;
        QTemporaryDir folder;
        t.workspace.keepJournals(folder.filePath("journals"));
        t.savePath = folder.filePath("Evening.chancery");
        QVERIFY(t.document.files().saveAs());
        t.type("France", "A PAR - BUR");
        QVERIFY(QFile::remove(t.savePath + ".journal"));
        const auto* toast = t.window.findChild<Toast*>();
        QTRY_VERIFY(toast->text().startsWith("Another program has removed or changed the journal"));
        QVERIFY(QFileInfo::exists(t.savePath + ".journal"));
        QVERIFY(t.document.opening().trouble().isEmpty());
    }

    void aJournalInTheDataFolderIsSaid()
    {
        Table t;
        QTemporaryDir folder;
        const QString stick = folder.filePath("stick");
        QVERIFY(QDir().mkpath(stick));
        t.workspace.keepJournals(folder.filePath("journals"));
        t.savePath = stick + "/Evening.chancery";
        QVERIFY(t.document.files().saveAs());
        t.type("France", "A PAR - BUR");
        QVERIFY(QDir().rename(stick, stick + ".out"));
        t.type("France", "\nA MAR - SPA");
        const auto* line = t.window.findChild<QLabel*>("trouble");
        QVERIFY2(line->text().startsWith("The journal cannot be written in " +
                                         QDir::toNativeSeparators(stick) +
                                         ": Its folder is gone. Until it can, it is in " +
                                         QDir::toNativeSeparators(folder.filePath("journals")) + "."),
                 qPrintable(line->text()));
        QVERIFY(line->isVisible());
        QVERIFY(QDir().rename(stick + ".out", stick));
        QTRY_VERIFY(line->isHidden());
    }

    /// What is left for later instead of being saved or discarded is offered again, as after a crash.
    void whatIsKeptForLaterIsOfferedAgain_data()
    {
        QTest::addColumn<bool>("saved");
        QTest::addColumn<int>("answer");
        QTest::addColumn<bool>("offered");
        for (const bool saved : {false, true}) {
            const char* what = saved ? "saved" : "never saved";
            QTest::addRow("%s, kept", what) << saved << int(UnsavedAnswer::Keep) << true;
            QTest::addRow("%s, discarded", what) << saved << int(UnsavedAnswer::Discard) << false;
        }
    }
    void whatIsKeptForLaterIsOfferedAgain()
    {
        QFETCH(bool, saved);
        QFETCH(int, answer);
        QFETCH(bool, offered);
        ForeignDesk desk;
        if (saved) QVERIFY(desk.files().saveAs());
        writeSheet(desk.session(), desk.power("France"), "A PAR - BUR");
        const std::string before = desk.game();
        UnsavedChanges asked;
        const_cast<Prompts&>(desk.workspace->prompts()).unsaved = [&](QWidget*, const UnsavedChanges& about) {
            asked = about;
            return static_cast<UnsavedAnswer>(answer);
        };
        QVERIFY(desk.files().mayDiscard());
        QVERIFY(asked.kept);
        QVERIFY2(asked.details.contains(saved ? "as it was last saved" : "at the next start"),
                 qPrintable(asked.details));
        desk.workspace.reset();
        const std::unique_ptr<Workspace> again = desk.program();
        Document& document = *again->games().front();
        if (saved)
            document.opening().open(desk.path);
        else
            document.opening().offerAbandoned();
        QCOMPARE(desk.recovered.size(), offered ? 1 : 0);
        QCOMPARE(writeGame(document.session().game()) == before, offered);
    }

    /// What is not chosen is offered again.
    void severalKeptGamesAreOfferedInOneList_data()
    {
        QTest::addColumn<int>("act"); // -1: not yet
        QTest::addColumn<QStringList>("chosen");
        QTest::addColumn<QStringList>("opened");
        QTest::addColumn<QStringList>("left");
        const int open = int(KeptAct::Open), discard = int(KeptAct::Discard);
        QTest::newRow("not yet") << -1 << QStringList() << QStringList()
                                 << QStringList{"One", "Three", "Two"};
        QTest::newRow("one") << open << QStringList{"Two"} << QStringList{"Two"}
                             << QStringList{"One", "Three"};
        QTest::newRow("two") << open << QStringList{"Three", "One"} << QStringList{"One", "Three"}
                             << QStringList{"Two"};
        QTest::newRow("none of one") << discard << QStringList{"One"} << QStringList()
                                     << QStringList{"Three", "Two"};
    }
    void severalKeptGamesAreOfferedInOneList()
    {
        QFETCH(int, act);
        QFETCH(QStringList, chosen);
        ForeignDesk desk;
        desk.workspace.reset();
        for (const char* title : {"One", "Two", "Three"}) {
            const auto evening = desk.program();
            Game game = *standardGame(desk.boards);
            game.title = title;
            evening->games().front()->opening().start(std::move(game));
            writeSheet(evening->games().front()->session(),
                       desk.boards.board("standard")->map->findPower("France"), "A PAR - BUR");
            evening->keepAll();
        }
        QStringList listed;
        int asked = 0;
        const auto again = desk.program();
        const_cast<Prompts&>(again->prompts()).recoverSeveral =
            [&](QWidget*, const QStringList& games) -> std::optional<KeptChoice> {
            listed.clear();
            for (const QString& game : games) listed << game.section(u':', 0, 0);
            if (asked++ > 0 || act < 0) return std::nullopt;
            KeptChoice choice{{}, static_cast<KeptAct>(act)};
            for (const QString& title : chosen)
                choice.games.push_back(static_cast<std::size_t>(listed.indexOf(title)));
            return choice;
        };
        QFETCH(QStringList, opened);
        QCOMPARE(again->games().front()->opening().offerAbandoned(), !opened.isEmpty());
        QCOMPARE(desk.recovered.size(), 0);
        QStringList found;
        for (const Document* game : again->games())
            found << QString::fromStdString(game->session().game().title);
        found.removeAll(QString());
        found.sort();
        QCOMPARE(found, opened);
        listed.clear();
        again->games().front()->opening().offerAbandoned(); // one alone is asked about as ever
        QFETCH(QStringList, left);
        listed.sort();
        QCOMPARE(listed, left.size() > 1 ? left : QStringList());
        QCOMPARE(desk.recovered.size(), left.size() > 1 ? 0 : 1);
    }

    /// What was not wanted at the start can be had while another game is open, which stays.
    void aKeptGameIsRecoveredBesideAnother()
    {
        ForeignDesk desk;
        desk.workspace.reset();
        const auto begin = [&](Workspace& evening, const char* title) {
            Game game = *standardGame(desk.boards);
            game.title = title;
            evening.games().front()->opening().start(std::move(game));
            writeSheet(evening.games().front()->session(),
                       desk.boards.board("standard")->map->findPower("France"), "A PAR - BUR");
        };
        const auto keep = [&](const char* title) {
            const auto evening = desk.program();
            begin(*evening, title);
            evening->keepAll();
        };
        keep("Kept");
        const auto again = desk.program();
        begin(*again, "Open");
        Opening& opening = again->games().front()->opening();
        RecoveryAnswer answer = RecoveryAnswer::Later;
        QString details;
        const_cast<Prompts&>(again->prompts()).recover = [&](QWidget*, const RecoveryOffer& offer) {
            details = offer.details;
            return answer;
        };
        QVERIFY(opening.offerKept(KeptWhere::Beside) == KeptOutcome::Declined);
        QCOMPARE(again->games().size(), std::size_t(1));
        answer = RecoveryAnswer::Restore;
        QVERIFY(opening.offerKept(KeptWhere::Beside) == KeptOutcome::Opened);
        QVERIFY2(details.contains("1 line(s) of orders"), qPrintable(details));
        QCOMPARE(again->games().size(), std::size_t(2));
        QCOMPARE(again->games().front()->session().game().title, std::string("Open"));
        QCOMPARE(again->games().back()->session().game().title, std::string("Kept"));
        QVERIFY(opening.offerKept(KeptWhere::Beside) == KeptOutcome::NoneKept); // it is open
        for (const char* title : {"Second", "Third"}) keep(title);
        std::optional<KeptChoice> choice;
        const_cast<Prompts&>(again->prompts()).recoverSeveral = [&](QWidget*, const QStringList&) {
            return choice;
        };
        QVERIFY(opening.offerKept(KeptWhere::Beside) == KeptOutcome::Declined);
        choice = KeptChoice{{0, 1}, KeptAct::Open};
        QVERIFY(opening.offerKept(KeptWhere::Beside) == KeptOutcome::Opened);
        QCOMPARE(again->games().size(), std::size_t(4));
        QVERIFY(opening.offerKept(KeptWhere::Beside) == KeptOutcome::NoneKept);
    }

    /// Where no game is open, it is opened in the window that asks, and not beside the start page.
    void aKeptGameIsOpenedInThePlaceOfTheStartPage()
    {
        ForeignDesk desk;
        const auto evening = desk.program();
        const auto kept = [&evening](BehindStart behind) {
            Document& document = *evening->show(*standardGame(evening->boards()));
            document.start().show(behind);
            document.window()->findChild<QAction*>("file.kept")->trigger();
            return QString::fromStdString(document.session().game().title);
        };
        for (const char* title : {"First", "Second"}) {
            auto other = desk.program();
            Game game = *standardGame(desk.boards);
            game.title = title;
            other->games().front()->opening().start(std::move(game));
            writeSheet(other->games().front()->session(), desk.power("France"), "A PAR - BUR");
            other->keepAll();
            other.reset();
            const bool empty = QString(title) == "First";
            QCOMPARE(kept(empty ? BehindStart::NoGame : BehindStart::Game), QString(empty ? title : ""));
        }
        QCOMPARE(evening->games().size(), std::size_t(4)); // the second one has a window of its own
    }

    /// Neither an empty game nor the clock of one that is not there.
    void behindTheRecoveryQuestionThereIsNoOtherGame_data()
    {
        QTest::addColumn<QString>("way");
        QTest::addColumn<int>("answer");
        for (const char* way : {"never saved", "named", "recent", "last"})
            for (const auto answer :
                 {RecoveryAnswer::Restore, RecoveryAnswer::Otherwise, RecoveryAnswer::Later})
                QTest::addRow("%s %d", way, static_cast<int>(answer))
                    << QString(way) << static_cast<int>(answer);
    }

    void behindTheRecoveryQuestionThereIsNoOtherGame()
    {
        QFETCH(QString, way);
        QFETCH(int, answer);
        const bool saved = way != "never saved";
        ForeignDesk desk;
        Settings stored;
        if (saved) QVERIFY(desk.files().saveAs());
        writeSheet(desk.session(), desk.power("France"), "A PAR - BUR");
        desk.document.clock().toggle();
        QVERIFY(desk.document.clock().clock().running);
        stored = desk.document.settings().values();
        if (way == "recent" || way == "last") stored.recentFiles = {desk.session().path()};
        stored.preferences.opensLast = way == "last"; // which asks no second time
        desk.crash();
        int asked = 0;
        std::unique_ptr<Workspace> again;
        Prompts prompts;
        prompts.openFile = [](QWidget*, const QString&) { return QString(); };
        prompts.tell = [](QWidget*, const QString&, const QString&) {};
        prompts.recover = [&](QWidget*, const RecoveryOffer&) {
            ++asked;
            Document& behind = *again->games().front();
            [&] {
                QVERIFY(behind.start().isShown() && !behind.start().mayLeave());
                QVERIFY(!behind.clock().clock().running);
            }();
            return static_cast<RecoveryAnswer>(answer);
        };
        again = std::make_unique<Workspace>(desk.boards, stored, prompts);
        Document& document = again->open(*standardGame(desk.boards));
        again->keepJournals(desk.folder.filePath("journals"));
        CommandLine line;
        if (way == "named") line.file = desk.path;
        openFirst(document, line);
        QCOMPARE(asked, 1);
        const auto given = static_cast<RecoveryAnswer>(answer);
        const bool opened = given == RecoveryAnswer::Restore || (saved && given == RecoveryAnswer::Otherwise);
        QCOMPARE(document.start().isShown(), !opened);
        QCOMPARE(document.clock().clock().running, opened);
        QCOMPARE(again->settings().values().clock, stored.clock);
        // Nor has another game that is begun then the clock of the one that is not opened.
        document.opening().start(*sampleGame(desk.boards));
        QVERIFY(!document.clock().clock().running);
    }
};

CHANCERY_SUITE(TestInterruptedGames, QApplication)

} // namespace chancery::tst_interrupted_games

#include "tst_interrupted_games.moc"
