// SPDX-License-Identifier: GPL-3.0-or-later
// Files of other programs on the board: opened as games or studies, never overwritten, and copies for them.
#include "app/document.h"
#include "app/study_opening.h"
#include "engine/files/saved_json.h"
#include "engine/files/written_forms.h"
#include "tests/app/foreign_desk.h"
#include "tests/support/suite.h"
#include "ui/words/language.h"

namespace chancery::tst_other_programs {

namespace {

/// A desk that answers the questions about files of other programs.
struct OtherDesk : ForeignDesk
{
    QStringList questions, titles;
    std::optional<std::size_t> which = 1;
    std::optional<CopyChoice> copyTo;
    int secrets = 0;          ///< how often it was asked about secret orders
    bool tellSecrets = false; ///< the answer
    int unsaved = 0;
    UnsavedAnswer leave = UnsavedAnswer::Cancel;

    OtherDesk()
    {
        Prompts prompts{[this](QWidget*, const QString&) { return path; },
                        [this](QWidget*, const QString&) { return saveAs; },
                        [this](QWidget*, const UnsavedChanges&) {
                            ++unsaved;
                            return leave;
                        },
                        [this](QWidget*, const QString&, const QString& text) { told << text; }};
        prompts.chooseOne = [this](QWidget*, const QString& question, const QStringList& list) {
            questions << question;
            titles = list;
            return which;
        };
        prompts.saveCopy = [this](QWidget*, const QString&) { return copyTo; };
        prompts.copyUnrevealed = [this](QWidget*, const QString&) {
            ++secrets;
            return tellSecrets;
        };
        workspace = std::make_unique<Workspace>(boards, Settings(), prompts);
        workspace->open(*standardGame(boards));
        workspace->keepJournals(folder.filePath("journals"));
    }

    Document& board() { return *workspace->games().front(); }
    Power power(const char* name) { return board().session().map().findPower(name); }
    QString with(const QString& name, const std::string& text)
    {
        const QString made = folder.filePath(name);
        if (!writeWholeFile(made, QByteArray::fromStdString(text))) qFatal("not written");
        return made;
    }
    Game played(const char* title)
    {
        Game game = *standardGame(boards);
        game.title = title;
        return advance(resolve(std::move(game)));
    }
};

} // namespace

class TestOtherPrograms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { speak(QStringLiteral("en")); }

    void aSavedGameOpensAsOneOfItsOwn()
    {
        OtherDesk desk;
        const QString json = desk.with("saved.json", writeSavedJson(desk.played("Theirs")));
        const QByteArray before = *readWholeFile(json);
        openAny(desk.board(), json);
        QCOMPARE(desk.board().session().game().title, "Theirs");
        QCOMPARE(desk.board().session().game().phases.size(), std::size_t(2));
        QVERIFY(desk.board().session().path().isEmpty() && !desk.board().session().dirty());
        QVERIFY(desk.told.isEmpty());
        writeSheet(desk.board().session(), desk.power("France"), "A PAR - BUR");
        QVERIFY(desk.board().files().save()); // which asks where
        QCOMPARE(desk.board().session().path(), QFileInfo(desk.path).canonicalFilePath());
        QCOMPARE(*readWholeFile(json), before);
    }

    void ofSeveralGamesOneIsChosen()
    {
        OtherDesk desk;
        const QString lines = desk.with("games.jsonl", writeSavedJson(desk.played("First")) +
                                                           writeSavedJson(desk.played("Second")));
        openAny(desk.board(), lines);
        QCOMPARE(desk.questions, QStringList{"There are 2 games in this text. Which one is to be opened?"});
        QCOMPARE(desk.titles, QStringList({"First", "Second"}));
        QCOMPARE(desk.board().session().game().title, "Second");
        desk.which.reset();
        openAny(desk.board(), desk.with("more.jsonl", (*readWholeFile(lines)).toStdString()));
        QCOMPARE(desk.board().session().game().title, "Second");
    }

    void ofSeveralCasesOneIsChosen()
    {
        OtherDesk desk;
        openAny(desk.board(), desk.with("cases.txt", "CASE first\nPRESTATE\n Utopia: A par\nEND\n"
                                                     "CASE second\nPRESTATE\n France: A par\nEND\n"));
        QCOMPARE(desk.titles, QStringList({"first", "second"}));
        QCOMPARE(desk.workspace->studies().size(), std::size_t(1));
        QCOMPARE(desk.workspace->studies().front()->bench().shown().study().title, "second");
        desk.which = 0;
        openAny(desk.board(), desk.folder.filePath("cases.txt"));
        QCOMPARE(desk.workspace->studies().size(), std::size_t(1));
        QVERIFY2(desk.told.last().contains("“Utopia” is not a power on this map"),
                 qPrintable(desk.told.last()));
    }

    void whatCannotBeReadIsNamed()
    {
        OtherDesk desk;
        openAny(desk.board(), desk.with("old.jdip", "\x1f\x8b\x08"));
        QCOMPARE(desk.told.size(), 1);
        QVERIFY2(desk.told.first().contains("This is a saved game of jDip (.jdip)"),
                 qPrintable(desk.told.first()));
    }

    /// Nothing is asked for a file that cannot be opened.
    void unsavedChangesAreAskedAboutOnceTheFileIsRead()
    {
        OtherDesk desk;
        writeSheet(desk.board().session(), desk.power("France"), "A PAR - BUR");
        const QString good = desk.with("saved.json", writeSavedJson(desk.played("Theirs")));
        const QString ours = desk.with("ours.chancery", writeGame(desk.played("Ours")));
        for (const QString& bad :
             {desk.with("cut.json", writeSavedJson(desk.played("Cut")).substr(0, 3000)),
              desk.with("bad.chancery", "nothing"), desk.folder.filePath("none.chancery")}) {
            openAny(desk.board(), bad);
            QVERIFY(!desk.told.isEmpty());
        }
        QCOMPARE(desk.unsaved, 0);
        for (const QString& path : {good, ours}) {
            openAny(desk.board(), path);
            QVERIFY(desk.board().session().dirty() && desk.board().session().game().title.empty());
        }
        QCOMPARE(desk.unsaved, 2);
        desk.leave = UnsavedAnswer::Discard;
        openAny(desk.board(), ours);
        QCOMPARE(desk.board().session().game().title, "Ours");
        openAny(desk.board(), good);
        QCOMPARE(desk.unsaved, 3);
        QCOMPARE(desk.board().session().game().title, "Theirs");
    }

    /// What it cannot hold is said, and secret orders stay secret.
    void aCopyIsSavedInTheFormThatIsChosen()
    {
        OtherDesk desk;
        Session& session = desk.board().session();
        writeSheet(session, desk.power("France"), "A PAR - BUR");
        const Game before = session.game();
        desk.copyTo = CopyChoice{desk.folder.filePath("copy.dfen"), writtenFormCalled("dfen")};
        desk.board().files().saveCopy();
        QVERIFY((*readWholeFile(desk.copyTo->path)).startsWith("1901sm/Aabud,"));
        QCOMPARE(desk.told,
                 QStringList{"The orders of Spring 1901, movement are not resolved. They are secret and "
                             "were left out."});
        desk.copyTo = CopyChoice{desk.folder.filePath("copy.txt"), writtenFormCalled("orders")};
        desk.board().files().saveCopy();
        QVERIFY(!(*readWholeFile(desk.copyTo->path)).contains("PAR"));
        QCOMPARE(desk.secrets, 1); // the position of the first copy holds no orders
        desk.tellSecrets = true;
        desk.told.clear();
        desk.board().files().saveCopy();
        QVERIFY((*readWholeFile(desk.copyTo->path)).contains("A PAR - BUR"));
        QVERIFY2(desk.told.size() == 1 && desk.told.front().contains("units without orders"),
                 qPrintable(desk.told.join(u'\n')));
        QVERIFY(session.game().phases == before.phases && session.path().isEmpty() && session.dirty());
        QVERIFY(desk.board().files().saveAs());
        desk.copyTo->path = session.path();
        desk.board().files().saveCopy();
        QCOMPARE(desk.told.last(), "This is the file of the game itself. Choose another name.");
    }

    void aStudyIsCopiedWithItsOrders()
    {
        OtherDesk desk;
        openAny(desk.board(), desk.with("post.txt", "Spring 1901\nFrance: A Par - Bur\n"));
        QCOMPARE(desk.workspace->studies().size(), std::size_t(1));
        desk.copyTo = CopyChoice{desk.folder.filePath("copy.csv"), writtenFormCalled("results")};
        desk.workspace->studies().front()->files().saveCopy();
        QVERIFY2((*readWholeFile(desk.copyTo->path)).contains("S1901M,France,A PAR - BUR,succeeds,"),
                 (*readWholeFile(desk.copyTo->path)).constData());
    }
};

CHANCERY_SUITE(TestOtherPrograms, QApplication)

} // namespace chancery::tst_other_programs

#include "tst_other_programs.moc"
