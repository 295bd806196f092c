// SPDX-License-Identifier: GPL-3.0-or-later
// Other programs and the files of open games and studies: what they have written is not overwritten without a
// question.
#include "app/document.h"
#include "app/study_opening.h"
#include "tests/app/foreign_desk.h"
#include "tests/support/odd_files.h"
#include "tests/support/suite.h"
#include "ui/console/study_edits.h"
#include "ui/desk/table_edits.h"
#include "ui/files/file_lock.h"
#include "ui/words/language.h"

#include <QDir>

namespace chancery::tst_foreign_files {

class TestForeignFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { speak(QStringLiteral("en")); }

    void nothingIsAskedAboutTheProgramsOwnFile()
    {
        ForeignDesk desk;
        QVERIFY(desk.files().saveAs());
        for (const char* sheet : {"A PAR - BUR", "A PAR - PIC"}) {
            writeSheet(desk.session(), desk.power("France"), sheet);
            QVERIFY(desk.files().save());
        }
        QVERIFY(desk.opening().open(desk.path));
        writeSheet(desk.session(), desk.power("France"), "A PAR - GAS");
        QVERIFY(desk.files().save());
        QVERIFY(desk.asked.empty());
    }

    void whatAnotherProgramWroteIsNotOverwrittenUnasked()
    {
        ForeignDesk desk;
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
        ForeignDesk desk;
        desk.begin(retitle);
        desk.answer = ChangedFileAnswer::Overwrite;
        QVERIFY(desk.files().save());
        QCOMPARE(readGame(desk.content().toStdString(), "game", desk.boards.loader())->title, "");
        QVERIFY(!desk.session().dirty());
        writeSheet(desk.session(), desk.power("France"), "A PAR - PIC");
        QVERIFY(desk.files().save());
        QCOMPARE(desk.asked.size(), std::size_t(1));
    }

    /// What was never listed is not overwritten.
    void itIsAskedAgainIfItIsChangedMeanwhile()
    {
        ForeignDesk desk;
        desk.begin(retitle);
        desk.answer = ChangedFileAnswer::Overwrite;
        desk.meanwhile = [&] {
            if (desk.asked.size() == 1) QVERIFY(writeWholeFile(desk.path, "something else\n"));
        };
        QVERIFY(desk.files().save());
        QCOMPARE(desk.asked.size(), std::size_t(2));
    }

    void savedAsTheirsStays()
    {
        ForeignDesk desk;
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
        ForeignDesk desk;
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
        QVERIFY(desk.opening().open(kept));
        QCOMPARE(desk.game(), ours);
        QVERIFY(desk.session().dirty() && desk.session().path().isEmpty());
        QVERIFY(desk.session().undoStack()->canUndo());
        QVERIFY(QFileInfo::exists(kept)); // and stays
    }

    /// Whatever name of it was chosen to save to.
    void openedByAnotherNameTheGameIsInItsOwnPlace_data()
    {
        QTest::addColumn<bool>("hard");
        QTest::newRow("symbolic link") << false;
        QTest::newRow("second name") << true;
    }
    void openedByAnotherNameTheGameIsInItsOwnPlace()
    {
        QFETCH(bool, hard);
        ForeignDesk desk;
        desk.begin(retitle);
        (hard ? makeSecondName : makeLink)(desk.path, desk.copy);
        desk.saveAs = desk.copy;
        desk.answer = ChangedFileAnswer::OpenThere;
        QVERIFY(!desk.files().saveAs());
        QCOMPARE(desk.session().game().title, "Another");
        QCOMPARE(desk.session().path(), QFileInfo(desk.path).canonicalFilePath());
        writeSheet(desk.session(), desk.power("France"), "A PAR - PIC");
        QVERIFY(QFileInfo::exists(desk.path + ".journal"));
        QVERIFY(FileLock::on(desk.path).isInUse); // which is another file now than the one that was opened
    }

    /// The open game keeps its journal.
    void whatCannotBeOpenedAfterAllTakesNothingAway()
    {
        ForeignDesk desk;
        desk.begin(retitle);
        const std::string ours = desk.game();
        desk.answer = ChangedFileAnswer::OpenThere;
        desk.meanwhile = [&] { QVERIFY(writeWholeFile(desk.path, "something else\n")); };
        QVERIFY(!desk.files().save());
        QCOMPARE(desk.game(), ours);
        desk.crash();
        const auto again = desk.program();
        QVERIFY(again->games().front()->opening().open(desk.path));
        QCOMPARE(writeGame(again->games().front()->session().game()), ours);
    }

    /// A stranger's texts may be of any length.
    void longTextsAreCut()
    {
        ForeignDesk desk;
        desk.begin([&](Game& game) {
            const std::string endless(1000000, 'x');
            Session other(game);
            writeSheet(other, desk.power("France"),
                       QString::fromStdString(endless + '\n') + QStringLiteral("other\n").repeated(10000));
            game = other.game();
            game.title = endless;
            game.players[desk.power("France")] = endless;
        });
        QVERIFY(!desk.files().save());
        QVERIFY2(desk.asked[0].details.size() < 2000,
                 qPrintable(QString::number(desk.asked[0].details.size())));
        QVERIFY(desk.asked[0].details.contains("• Title: “xxx"));
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
        ForeignDesk desk;
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
        ForeignDesk desk;
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
        ForeignDesk desk;
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
        ForeignDesk desk;
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
        ForeignDesk desk;
        desk.begin(retitle);
        desk.opening().keepAll();
        desk.workspace.reset();
        const auto again = desk.program();
        GameFiles& files = again->games().front()->files();
        QVERIFY(files.opening().open(desk.path));
        QCOMPARE(desk.recovered, QStringList{"File changed"});
        QVERIFY(files.save());
        QVERIFY(desk.asked.empty());
    }

    void aStudyIsNotOverwrittenUnasked()
    {
        ForeignDesk desk;
        const QString path = desk.folder.filePath("Case.study");
        desk.saveAs = path;
        newStudy(*desk.workspace, desk.session().game().map);
        Document& study = *desk.workspace->studies().back();
        QVERIFY(study.files().saveAs());
        setTitle(study.bench().shown(), "Ours");
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
        QCOMPARE(desk.workspace->studies().back()->bench().shown().study().title, "Theirs");
        QCOMPARE(study.bench().shown().study().title, "Ours");
        QVERIFY(study.session().path().isEmpty() && study.session().dirty());

        Document& other = *desk.workspace->studies().back();
        setTitle(other.bench().shown(), "Theirs and ours");
        QVERIFY(other.files().save());
        QVERIFY(QFile::remove(path));
        QVERIFY(!other.files().save());
        QCOMPARE(desk.asked.back().there, ChangedFile::There::Nothing);
        desk.answer = ChangedFileAnswer::Overwrite;
        QVERIFY(other.files().save());
        QVERIFY(QFileInfo::exists(path));
    }

    /// What a crash has left of a study is offered, and it is said if its file is another one by then.
    void aStudyThatACrashHasLeftKnowsItsFile()
    {
        ForeignDesk desk;
        const QString path = desk.folder.filePath("Case.study"), copies = desk.folder.filePath("studies");
        desk.saveAs = path;
        desk.workspace->keepStudies(copies);
        newStudy(*desk.workspace, desk.session().game().map);
        Document& study = *desk.workspace->studies().back();
        QVERIFY(study.files().saveAs());
        setTitle(study.bench().shown(), "Ours");
        study.opening().keepAll();
        const Settings settings = desk.workspace->settings().values(); // which know the study
        desk.workspace.reset();
        for (const bool changed : {false, true}) {
            if (changed) QVERIFY(writeWholeFile(path, "# by hand\n" + *readWholeFile(path)));
            desk.recovered.clear();
            const auto again = desk.program(settings);
            again->keepStudies(copies);
            QCOMPARE(desk.recovered, QStringList{changed ? "File changed" : "Unsaved changes"});
            QCOMPARE(again->studies().size(), std::size_t(1));
            Document& left = *again->studies().front();
            QCOMPARE(left.bench().shown().study().title, "Ours");
            QVERIFY(left.files().save());
            setTitle(left.bench().shown(), "Ours again");
            setTitle(left.bench().shown(), "Ours");
            left.opening().keepAll();
        }
        QVERIFY(desk.asked.empty());
    }
};

CHANCERY_SUITE(TestForeignFiles, QApplication)

} // namespace chancery::tst_foreign_files

#include "tst_foreign_files.moc"
