// SPDX-License-Identifier: GPL-3.0-or-later
// Other programs and the files of open games and studies: what they have written is not overwritten without a
// question, and what they take away is said and written again. A start after a crash shows no other game.
#include "app/study_document.h"
#include "app/study_opening.h"
#include "engine/files/file_checksum.h"
#include "engine/files/game_file.h"
#include "tests/app/table.h"
#include "tests/support/odd_files.h"
#include "tests/support/suite.h"
#include "ui/files/files.h"
#include "ui/session/sheet_edits.h"
#include "ui/session/table_edits.h"
#include "ui/study/study_edits.h"
#include "ui/text/language.h"
#include "ui/widgets/toast.h"

#include <QDir>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace chancery;

namespace {

/// A table whose game is in a file, and what is asked about the file.
struct Desk
{
    QTemporaryDir folder;
    QString path = folder.filePath("Evening.chancery"), copy = folder.filePath("Copy.chancery"),
            saveAs = path;
    Boards boards;
    std::vector<ChangedFile> asked;
    ChangedFileAnswer answer = ChangedFileAnswer::Cancel;
    QStringList told, recovered;
    std::unique_ptr<Workspace> workspace = program();
    Document& document = *workspace->documents().front();

    std::unique_ptr<Workspace> program(const Settings& settings = {})
    {
        Prompts prompts{[this](QWidget*, const QString&) { return path; },
                        [this](QWidget*, const QString&) { return saveAs; },
                        [](QWidget*, const QString&) { return UnsavedAnswer::Discard; },
                        [this](QWidget*, const QString&, const QString& text) { told << text; }};
        prompts.fileChanged = [this](QWidget*, const ChangedFile& file) {
            asked.push_back(file);
            return answer;
        };
        prompts.recover = [this](QWidget*, const RecoveryOffer& offer) {
            recovered << offer.title;
            return RecoveryAnswer::Restore;
        };
        prompts.saveStudy = [this](QWidget*, const QString&) { return saveAs; };
        auto made = std::make_unique<Workspace>(boards, settings, prompts);
        made->open(*standardGame(boards));
        made->keepJournals(folder.filePath("journals"));
        return made;
    }

    Session& session() { return document.session(); }
    GameFiles& files() { return document.files(); }
    std::string game() { return writeGame(session().game()); }

    /// Saves the game with an order of France, writes one of Austria, and lets another program change the
    /// file.
    void begin(const std::function<void(Game&)>& change)
    {
        writeSheet(session(), power("France"), "A PAR - BUR");
        QVERIFY(files().saveAs());
        writeSheet(session(), power("Austria"), "A VIE - GAL");
        Game other = session().game();
        change(other);
        QVERIFY(writeWholeFile(path, QByteArray::fromStdString(withChecksum(writeGame(other)))));
    }
    Power power(const char* name) { return session().map().findPower(name); }
    QByteArray content() const { return *readWholeFile(path); }
};

void retitle(Game& game)
{
    game.title = "Another";
}

} // namespace

class TestForeignFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { speak(QStringLiteral("en")); }

    void nothingIsAskedAboutTheProgramsOwnFile()
    {
        Desk desk;
        QVERIFY(desk.files().saveAs());
        for (const char* sheet : {"A PAR - BUR", "A PAR - PIC"}) {
            writeSheet(desk.session(), desk.power("France"), sheet);
            QVERIFY(desk.files().save());
        }
        QVERIFY(desk.files().open(desk.path));
        writeSheet(desk.session(), desk.power("France"), "A PAR - GAS");
        QVERIFY(desk.files().save());
        QVERIFY(desk.asked.empty());
    }

    void whatAnotherProgramWroteIsNotOverwrittenUnasked()
    {
        Desk desk;
        desk.begin(retitle);
        const QByteArray theirs = desk.content();
        const std::string ours = desk.game();
        QVERIFY(!desk.files().save());
        QVERIFY(!desk.files().saveAs()); // under the same name
        QCOMPARE(desk.asked.size(), std::size_t(2));
        QCOMPARE(desk.content(), theirs);
        QCOMPARE(desk.game(), ours);
        QVERIFY(desk.session().dirty());
        QCOMPARE(desk.asked[0].there, ChangedFile::There::Another);
        QCOMPARE(
            desk.asked[0].text,
            QString("Evening.chancery was changed by another program since Chancery last read or saved it."));
    }

    void itIsOverwrittenIfThatIsWanted()
    {
        Desk desk;
        desk.begin(retitle);
        desk.answer = ChangedFileAnswer::Overwrite;
        QVERIFY(desk.files().save());
        QCOMPARE(readGame(desk.content().toStdString(), "game", desk.boards.loader())->title, "");
        QVERIFY(!desk.session().dirty());
        writeSheet(desk.session(), desk.power("France"), "A PAR - PIC");
        QVERIFY(desk.files().save());
        QCOMPARE(desk.asked.size(), std::size_t(1));
    }

    void savedAsTheirsStays()
    {
        Desk desk;
        desk.begin(retitle);
        const QByteArray theirs = desk.content();
        desk.answer = ChangedFileAnswer::SaveAs;
        desk.saveAs = desk.copy;
        QVERIFY(desk.files().save());
        QCOMPARE(desk.content(), theirs);
        QCOMPARE(desk.session().path(), desk.copy);
        QVERIFY(!desk.session().dirty());
    }

    /// What was not saved can be opened again.
    void openedTheirsOursIsKept()
    {
        Desk desk;
        desk.begin(retitle);
        const std::string ours = desk.game();
        desk.answer = ChangedFileAnswer::OpenThere;
        QVERIFY(!desk.files().save());
        QCOMPARE(desk.session().game().title, "Another");
        QVERIFY(!desk.session().dirty());
        const QString kept = desk.path + ".journal.old";
        QCOMPARE(desk.told.size(), 1);
        QVERIFY2(desk.told[0].contains(QDir::toNativeSeparators(kept)), qPrintable(desk.told[0]));
        QVERIFY(QFileInfo::exists(kept) && !QFileInfo::exists(desk.path + ".journal"));

        writeSheet(desk.session(), desk.power("France"), "A PAR - PIC");
        QVERIFY(desk.files().save());
        QCOMPARE(desk.asked.size(), std::size_t(1));
        QVERIFY(desk.files().open(kept));
        QCOMPARE(desk.game(), ours);
        QVERIFY(desk.session().dirty() && desk.session().path().isEmpty());
        QVERIFY(desk.session().undoStack()->canUndo());
        QVERIFY(QFileInfo::exists(kept)); // and stays
    }

    void aFileThatIsGoneOrNoGameCannotBeOpened_data()
    {
        QTest::addColumn<QString>("how");
        QTest::addColumn<QString>("text");
        QTest::newRow("gone") << "gone"
                              << "Evening.chancery is no longer there. It was moved, renamed or deleted.";
        QTest::newRow("folder") << "folder"
                                << "Evening.chancery was replaced by something that cannot be opened.";
        QTest::newRow("pipe") << "pipe"
                              << "Evening.chancery was replaced by something that cannot be opened.";
        QTest::newRow("no game") << "no game"
                                 << "Evening.chancery was replaced by something that cannot be opened.";
    }

    void aFileThatIsGoneOrNoGameCannotBeOpened()
    {
        QFETCH(QString, how);
        QFETCH(QString, text);
        Desk desk;
        desk.begin(retitle);
        QVERIFY(QFile::remove(desk.path));
        if (how == "folder") QVERIFY(QDir().mkpath(desk.path));
        if (how == "pipe") makePipe(desk.path);
        if (how == "no game") QVERIFY(writeWholeFile(desk.path, "something else\n"));
        QVERIFY(!desk.files().save());
        QCOMPARE(desk.asked.size(), std::size_t(1));
        QCOMPARE(desk.asked[0].there, ChangedFile::There::Nothing);
        QCOMPARE(desk.asked[0].text, text);
        QCOMPARE(desk.asked[0].details.isEmpty(), how == "gone");
        desk.answer = ChangedFileAnswer::Overwrite;
        QCOMPARE(desk.files().save(), how == "gone" || how == "no game");
        QVERIFY(desk.session().dirty() != QFileInfo(desk.path).isFile());
    }

    void whatDiffersIsListed_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("list");
        QTest::newRow("en")
            << "en"
            << "What differs:\n"
               "• Title: “Another” in the file, “” here\n"
               "• France: Ada in the file, no player here\n"
               "• Spring 1901, movement, Austria: only here: A VIE - GAL\n"
               "• Spring 1901, movement, France: only in the file: A PAR - PIC. Only here: A PAR - BUR";
        QTest::newRow("de")
            << "de"
            << "Unterschiede:\n"
               "• Titel: in der Datei „Another“, hier „“\n"
               "• Frankreich: in der Datei Ada, hier ohne Spieler\n"
               "• Frühjahr 1901, Züge, Österreich: nur hier: A VIE - GAL\n"
               "• Frühjahr 1901, Züge, Frankreich: nur in der Datei: A PAR - PIC. Nur hier: A PAR - BUR";
    }

    void whatDiffersIsListed()
    {
        QFETCH(QString, language);
        QFETCH(QString, list);
        speak(language);
        Desk desk;
        desk.begin([&](Game& game) {
            Session other(game);
            writeSheet(other, desk.power("France"), "A PAR - PIC");
            writeSheet(other, desk.power("Austria"), "");
            game = other.game();
            game.title = "Another";
            game.players[desk.power("France")] = "Ada";
        });
        QVERIFY(!desk.files().save());
        QVERIFY2(desk.asked[0].details.startsWith(list + "\n\n"), qPrintable(desk.asked[0].details));
    }

    void ofManyDifferencesSomeAreListed()
    {
        Desk desk;
        desk.begin([](Game& game) {
            for (int i = 0; i < 20; ++i) game = advance(resolve(std::move(game)));
        });
        QVERIFY(!desk.files().save());
        QCOMPARE(desk.asked[0].details.count(u'•'), 9);
        QVERIFY2(desk.asked[0].details.contains(QRegularExpression("• \\d+ more\n")),
                 qPrintable(desk.asked[0].details));
    }

    /// As programs do that convert line ends.
    void theSameGameWrittenOtherwiseIsNoOtherGame()
    {
        Desk desk;
        desk.begin([](Game&) {});
        QVERIFY(desk.files().save()); // it is what is to be written
        writeSheet(desk.session(), desk.power("France"), "A PAR - PIC");
        QVERIFY(writeWholeFile(desk.path, desk.content().replace("\n", "\r\n")));
        QVERIFY(desk.files().save());
        QVERIFY(desk.asked.empty());
        QVERIFY(writeWholeFile(desk.path, "# by hand\n" + desk.content()));
        QVERIFY(!desk.files().save());
        QVERIFY(desk.asked[0].details.startsWith("It has the same game, written in another way."));
    }

    /// It was said when the game was opened.
    void afterARestoredJournalNothingIsAskedAgain()
    {
        Desk desk;
        desk.begin(retitle);
        desk.files().keepAll();
        desk.workspace.reset();
        const auto again = desk.program();
        GameFiles& files = again->documents().front()->files();
        QVERIFY(files.open(desk.path));
        QCOMPARE(desk.recovered, QStringList{"File changed"});
        QVERIFY(files.save());
        QVERIFY(desk.asked.empty());
    }

    void aLinkToAnOpenGameRaisesItsWindow_data()
    {
        QTest::addColumn<bool>("hard");
        QTest::newRow("symbolic link") << false;
        QTest::newRow("second name") << true;
    }

    void aLinkToAnOpenGameRaisesItsWindow()
    {
        QFETCH(bool, hard);
        Desk desk;
        QVERIFY(desk.files().saveAs());
        (hard ? makeSecondName : makeLink)(desk.path, desk.copy);
        Document& second = desk.workspace->open(*standardGame(desk.boards));
        const std::string before = writeGame(second.session().game());
        QVERIFY(second.files().open(desk.copy)); // raised
        QVERIFY(second.session().path().isEmpty());
        QCOMPARE(desk.session().path(), desk.path);
        QVERIFY(desk.files().open(desk.copy)); // its own: nothing changes
        QCOMPARE(desk.session().path(), desk.path);
        QVERIFY(!desk.session().readOnly());
        QVERIFY(desk.told.isEmpty());
    }

    void openedByALinkTheGameIsInItsOwnPlace()
    {
        Desk desk;
        QVERIFY(desk.files().saveAs());
        desk.files().start(*standardGame(desk.boards));
        makeLink(desk.path, desk.copy);
        QVERIFY(desk.files().open(desk.copy));
        QCOMPARE(desk.session().path(), QFileInfo(desk.path).canonicalFilePath());
        writeSheet(desk.session(), desk.power("France"), "A PAR - BUR");
        QVERIFY(QFileInfo::exists(desk.path + ".journal"));
        QVERIFY(desk.files().save());
        QVERIFY(QFileInfo(desk.copy).isSymLink());
    }

    void whatIsInThePlaceOfTheJournalIsSaid()
    {
        Desk desk;
        QVERIFY(desk.files().saveAs());
        desk.files().start(*standardGame(desk.boards));
        makeLink(desk.folder.filePath("victim"), desk.path + ".journal");
        QVERIFY(desk.files().open(desk.path));
        QCOMPARE(desk.told.size(), 1);
        QVERIFY2(desk.told[0].contains("Evening.chancery.journal is a link"), qPrintable(desk.told[0]));
        writeSheet(desk.session(), desk.power("France"), "A PAR - BUR");
        QVERIFY(!QFileInfo::exists(desk.folder.filePath("victim")));
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
        QVERIFY(t.document.files().trouble().isEmpty());
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
        QVERIFY2(line->text().startsWith(
                     "The journal cannot be written beside the game: Its folder is gone. Until "
                     "it can, it is in " +
                     QDir::toNativeSeparators(folder.filePath("journals"))),
                 qPrintable(line->text()));
        QVERIFY(line->isVisible());
        QVERIFY(QDir().rename(stick + ".out", stick));
        QTRY_VERIFY(line->isHidden());
    }

    void aStudyIsNotOverwrittenUnasked()
    {
        Desk desk;
        const QString path = desk.folder.filePath("Case.study");
        desk.saveAs = path;
        newStudy(*desk.workspace, desk.session().game().map);
        StudyDocument& study = *desk.workspace->studies().back();
        QVERIFY(study.files().saveAs());
        setTitle(study.session(), "Ours");
        const QByteArray theirs =
            (*readWholeFile(path)).replace("format = 1", "format = 1\ntitle = \"Theirs\"");
        QVERIFY(writeWholeFile(path, theirs));
        QVERIFY(!study.files().save());
        QCOMPARE(*readWholeFile(path), theirs);
        QCOMPARE(desk.asked.size(), std::size_t(1));
        QCOMPARE(desk.asked[0].there, ChangedFile::There::Another);

        desk.answer = ChangedFileAnswer::OpenThere;
        QVERIFY(!study.files().save());
        QVERIFY2(desk.workspace->studies().size() == 2, qPrintable(desk.told.join(u'\n')));
        QCOMPARE(desk.workspace->studies().back()->session().study().title, "Theirs");
        QCOMPARE(study.session().study().title, "Ours");
        QVERIFY(study.session().path().isEmpty() && study.session().dirty());

        StudyDocument& other = *desk.workspace->studies().back();
        setTitle(other.session(), "Theirs and ours");
        QVERIFY(other.files().save());
        QVERIFY(QFile::remove(path));
        QVERIFY(!other.files().save());
        QCOMPARE(desk.asked.back().there, ChangedFile::There::Nothing);
        desk.answer = ChangedFileAnswer::Overwrite;
        QVERIFY(other.files().save());
        QVERIFY(QFileInfo::exists(path));
    }

    /// A study that a crash has left knows what its file was.
    void aStudyThatACrashHasLeftIsNotOverwrittenUnasked()
    {
        Desk desk;
        const QString path = desk.folder.filePath("Case.study"), copies = desk.folder.filePath("studies");
        desk.saveAs = path;
        desk.workspace->keepStudies(copies);
        newStudy(*desk.workspace, desk.session().game().map);
        StudyDocument& study = *desk.workspace->studies().back();
        QVERIFY(study.files().saveAs());
        setTitle(study.session(), "Ours");
        study.files().keepAll();
        desk.workspace.reset();
        for (const bool changed : {false, true}) {
            if (changed) QVERIFY(writeWholeFile(path, "# by hand\n" + *readWholeFile(path)));
            const auto again = desk.program();
            again->keepStudies(copies);
            QCOMPARE(again->studies().size(), std::size_t(1));
            StudyDocument& left = *again->studies().front();
            QCOMPARE(left.session().study().title, "Ours");
            QCOMPARE(left.files().save(), !changed);
            setTitle(left.session(), "Ours again");
            setTitle(left.session(), "Ours");
            left.files().keepAll();
        }
        QCOMPARE(desk.asked.size(), std::size_t(1));
    }

    /// Neither an empty game nor the clock of one that is not there.
    void behindTheRecoveryQuestionThereIsNoOtherGame_data()
    {
        QTest::addColumn<bool>("saved");
        QTest::addColumn<int>("answer");
        for (const bool saved : {false, true})
            for (const auto answer :
                 {RecoveryAnswer::Restore, RecoveryAnswer::Otherwise, RecoveryAnswer::Later})
                QTest::addRow("%s %d", saved ? "saved" : "never saved", static_cast<int>(answer))
                    << saved << static_cast<int>(answer);
    }

    void behindTheRecoveryQuestionThereIsNoOtherGame()
    {
        QFETCH(bool, saved);
        QFETCH(int, answer);
        Desk desk;
        Settings stored;
        if (saved) QVERIFY(desk.files().saveAs());
        writeSheet(desk.session(), desk.power("France"), "A PAR - BUR");
        desk.document.clock().toggle();
        QVERIFY(desk.document.clock().clock().running);
        stored = desk.document.settings().values();
        desk.files().keepAll();
        desk.workspace.reset();
        bool asked = false;
        std::unique_ptr<Workspace> again;
        Prompts prompts = desk.workspace ? desk.workspace->prompts() : Prompts{};
        prompts.openFile = [](QWidget*, const QString&) { return QString(); };
        prompts.tell = [](QWidget*, const QString&, const QString&) {};
        prompts.recover = [&](QWidget*, const RecoveryOffer&) {
            asked = true;
            Document& behind = *again->documents().front();
            [&] {
                QVERIFY(behind.atStart() && !behind.mayLeaveStart());
                QVERIFY(!behind.clock().clock().running);
            }();
            return static_cast<RecoveryAnswer>(answer);
        };
        again = std::make_unique<Workspace>(desk.boards, stored, prompts);
        Document& document = again->open(*standardGame(desk.boards));
        again->keepJournals(desk.folder.filePath("journals"));
        CommandLine line;
        if (saved) line.file = desk.path;
        openFirst(document, line);
        QVERIFY(asked);
        const auto given = static_cast<RecoveryAnswer>(answer);
        const bool opened = given == RecoveryAnswer::Restore || (saved && given == RecoveryAnswer::Otherwise);
        QCOMPARE(document.atStart(), !opened);
        QCOMPARE(document.clock().clock().running, opened);
        QCOMPARE(again->settings().values().clock, stored.clock);
        // Nor has another game that is begun then the clock of the one that is not opened.
        document.files().start(*sampleGame(desk.boards));
        QVERIFY(!document.clock().clock().running);
    }
};

CHANCERY_SUITE(TestForeignFiles, QApplication)
#include "tst_foreign_files.moc"
