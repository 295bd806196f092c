// SPDX-License-Identifier: GPL-3.0-or-later
// Games opened with their journals: what is asked, and what each answer does.
#include "app/document.h"
#include "app/evening.h"
#include "app/starts.h"
#include "engine/committee/speeches.h"
#include "engine/files/game_file.h"
#include "engine/rules/option_table.h"
#include "tests/app/cancelled_reading.h"
#include "tests/app/console_of.h"
#include "tests/support/suite.h"
#include "ui/desk/corrections.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/table_edits.h"
#include "ui/files/files.h"
#include "ui/words/language.h"

#include <QFileInfo>
#include <QLabel>
#include <QTemporaryDir>

namespace chancery::tst_opening {

namespace {

struct Program
{
    Workspace workspace;
    Document& document;

    Program(Boards& boards, const Prompts& prompts, const Settings& settings)
        : workspace(boards, settings, prompts)
        , document(workspace.open(*standardGame(boards)))
    {
    }
    Session& session() { return document.session(); }
    GameFiles& files() { return document.files(); }
    Opening& opening() { return document.opening(); }
};

/// A desk without a window: the questions and messages that it got.
struct Desk
{
    QTemporaryDir folder;
    QString path = folder.filePath("Evening.chancery");
    Boards boards;
    QStringList asked, told;
    RecoveryAnswer answer = RecoveryAnswer::Restore;
    bool readsOnly = false; ///< a game that is open elsewhere

    /// The only document of a program of its own, which has stored these settings.
    std::unique_ptr<Program> window(const Settings& settings = {})
    {
        Prompts prompts{[this](QWidget*, const QString&) { return path; },
                        [this](QWidget*, const QString&) { return path; },
                        [](QWidget*, const UnsavedChanges&) { return UnsavedAnswer::Discard; },
                        [this](QWidget*, const QString&, const QString& text) { told << text; }};
        prompts.openReadOnly = [this](QWidget*, const QString& where) {
            told << where;
            return readsOnly;
        };
        prompts.recover = [this](QWidget*, const RecoveryOffer& offer) {
            asked << offer.title;
            return answer;
        };
        auto made = std::make_unique<Program>(boards, prompts, settings);
        made->workspace.keepJournals(folder.filePath("journals"));
        return made;
    }

    /// A game that was saved and then changed, in a window that is gone without a word.
    std::string interrupted()
    {
        const auto gone = window();
        gone->files().saveAs();
        writeSheet(gone->session(), static_cast<Power>(2), "A PAR - BUR");
        return writeGame(gone->session().game());
    }

    /// The same with so long notes that it is read in another thread.
    void interruptedAndLong()
    {
        const auto gone = window();
        Game game = gone->session().game();
        game.phases.back().notes = std::string(300000, 'n');
        gone->session().start(game);
        gone->files().saveAs();
        for (const char* text : {"A PAR - BUR", "A PAR - BUR\nF BRE - MAO"})
            writeSheet(gone->session(), static_cast<Power>(2), text);
    }

    /// What is in the folder of the game, by name.
    QMap<QString, QByteArray> files() const
    {
        QMap<QString, QByteArray> found;
        for (const QString& name : QDir(folder.path()).entryList(QDir::Files | QDir::Hidden))
            found[name] = *readWholeFile(folder.filePath(name));
        return found;
    }
};

enum class Beside { Nothing, Nonsense, Unsaved, Damaged, Other }; ///< what is beside the game as its journal

std::string gameIn(const std::unique_ptr<Program>& window)
{
    return writeGame(window->session().game());
}

} // namespace

class TestOpening : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// In any phase of the game, and although the file has an earlier one than the journal.
    void theClockGoesOnAfterACrash()
    {
        Desk desk;
        Settings stored;
        {
            const auto gone = desk.window();
            gone->files().saveAs();
            resolvePhase(gone->document);
            beginNextPhase(gone->document);
            gone->document.clock().skip();
            gone->document.clock().toggle();
            stored.clock = gone->document.settings().values().clock;
        }
        const auto again = desk.window(stored);
        again->opening().open(desk.path);
        QCOMPARE(again->session().game().phases.size(), std::size_t{2});
        QVERIFY(again->document.clock().clock().running);
        QCOMPARE(again->document.clock().clock().stage, std::size_t{1});
        QCOMPARE(again->document.settings().values().clock, stored.clock);
    }

    void restoredChangesAreThereAndUnsaved()
    {
        Desk desk;
        const std::string last = desk.interrupted();
        const auto window = desk.window();
        QVERIFY(window->opening().open(desk.path));
        QCOMPARE(desk.asked, QStringList{"Unsaved changes"});
        QCOMPARE(gameIn(window), last);
        QVERIFY(window->session().dirty());
        window->session().undoStack()->undo();
        QVERIFY(!window->session().dirty());
    }

    void openedAsSavedTheChangesCanBeRedone()
    {
        Desk desk;
        const std::string last = desk.interrupted();
        desk.answer = RecoveryAnswer::Otherwise;
        const auto window = desk.window();
        QVERIFY(window->opening().open(desk.path));
        QVERIFY(!window->session().dirty());
        QVERIFY(gameIn(window) != last);
        window->session().undoStack()->redo();
        QCOMPARE(gameIn(window), last);
    }

    void laterLeavesEverythingAsItIs()
    {
        Desk desk;
        const std::string last = desk.interrupted();
        desk.answer = RecoveryAnswer::Later;
        QVERIFY(!desk.window()->opening().open(desk.path));
        desk.answer = RecoveryAnswer::Restore;
        const auto window = desk.window();
        QVERIFY(window->opening().open(desk.path));
        QCOMPARE(gameIn(window), last);
    }

    void aSecondWindowIsRefused()
    {
        Desk desk;
        const auto first = desk.window(), second = desk.window();
        QVERIFY(first->files().saveAs());
        QVERIFY(!second->opening().open(desk.path));
        QCOMPARE(desk.told.size(), 1);
        QVERIFY(desk.told[0].contains("another window"));
        desk.readsOnly = true;
        QVERIFY(second->opening().open(desk.path));
        QVERIFY(second->session().readOnly());
        QVERIFY(first->opening().open(desk.path)); // its own
    }

    void aTornFileIsMadeGoodByItsJournal()
    {
        Desk desk;
        const std::string last = desk.interrupted();
        const QByteArray file = *readWholeFile(desk.path);
        QVERIFY(writeWholeFile(desk.path, file.left(file.size() / 2)));
        const auto window = desk.window();
        QVERIFY(window->opening().open(desk.path));
        QCOMPARE(desk.asked.size(), 1);
        QCOMPARE(gameIn(window), last);
        QVERIFY(window->session().dirty());
    }

    void anEditedFileIsOpenedIfThatIsWanted()
    {
        Desk desk;
        desk.interrupted();
        QByteArray file = *readWholeFile(desk.path);
        file.replace("title = \"\"", "title = \"By hand\"");
        QVERIFY(writeWholeFile(desk.path, file));
        desk.answer = RecoveryAnswer::Otherwise;
        const auto window = desk.window();
        QVERIFY(window->opening().open(desk.path));
        QCOMPARE(desk.asked, QStringList{"File changed"});
        QCOMPARE(window->session().game().title, "By hand");
        QVERIFY(QFileInfo::exists(desk.path + ".journal.old"));
        QCOMPARE(desk.told.size(), 1); // that its checksum does not fit
    }

    void aJournalOfNothingIsPutAside()
    {
        Desk desk;
        desk.interrupted();
        QVERIFY(writeWholeFile(desk.path + ".journal", "no journal\n"));
        const auto window = desk.window();
        QVERIFY(window->opening().open(desk.path));
        QVERIFY(desk.asked.isEmpty());
        QCOMPARE(desk.told.size(), 1);
        QVERIFY(QFileInfo::exists(desk.path + ".journal.old"));
    }

    void aCancelledOpeningChangesNothing_data()
    {
        QTest::addColumn<Beside>("beside");
        QTest::addColumn<RecoveryAnswer>("answer");
        QTest::addColumn<int>("through"); // readings that are not cancelled
        const auto row = [](const char* name, Beside beside, RecoveryAnswer answer, int through) {
            QTest::newRow(name) << beside << answer << through;
        };
        row("at once", Beside::Unsaved, RecoveryAnswer::Restore, 0);
        row("no journal", Beside::Nothing, RecoveryAnswer::Restore, 1);
        row("a journal of nothing", Beside::Nonsense, RecoveryAnswer::Restore, 1);
        row("restored", Beside::Unsaved, RecoveryAnswer::Restore, 1);
        row("opened as saved", Beside::Unsaved, RecoveryAnswer::Otherwise, 1);
        row("restored from a damaged journal", Beside::Damaged, RecoveryAnswer::Restore, 1);
        row("opened beside a damaged journal", Beside::Damaged, RecoveryAnswer::Otherwise, 1);
        row("opened beside a journal that does not fit", Beside::Other, RecoveryAnswer::Otherwise, 1);
    }

    void aCancelledOpeningChangesNothing()
    {
        QFETCH(Beside, beside);
        QFETCH(int, through);
        Desk desk;
        desk.interruptedAndLong();
        const QString journal = desk.path + ".journal";
        QByteArray kept = *readWholeFile(journal);
        if (beside == Beside::Nothing) QFile::remove(journal);
        if (beside == Beside::Nonsense) QVERIFY(writeWholeFile(journal, "no journal\n"));
        if (beside == Beside::Damaged)
            QVERIFY(writeWholeFile(journal, kept.replace("PAR - BUR\nF", "PAR - GAS\nF")));
        if (beside == Beside::Other) QVERIFY(writeWholeFile(desk.path, *readWholeFile(desk.path) + '\n'));
        const auto window = desk.window();
        const QMap<QString, QByteArray> before = desk.files();
        const std::string game = gameIn(window);
        QFETCH(RecoveryAnswer, answer);
        desk.answer = answer;
        desk.told.clear();
        CancelledReading reading(through);
        QVERIFY(!window->opening().open(desk.path));
        QVERIFY(reading.cancelled());
        QCOMPARE(desk.told, QStringList());
        QCOMPARE(desk.files(), before);
        QCOMPARE(window->session().path(), QString());
        QCOMPARE(gameIn(window), game);
    }

    /// Remarks on the Committee have a heading of their own: no position differs.
    void whatACommitteeCannotKeepIsTold()
    {
        Desk desk;
        {
            const auto gone = desk.window();
            setRulebook(gone->session(), rulebookOf(*findRulebook("committee")));
            const Phase now = gone->session().current().phase;
            setCommittee(gone->session(), withSpeeches({}, gone->session().map(), {now, true, 7, 60, {}}),
                         {});
            gone->files().saveAs();
        }
        const QString
            english =
                "Entries of the Committee do not agree with the game or with each other. They were kept:\n"
                "Speeches at the end of the diplomacy have to be requested by a delegation; there is no "
                "request for "
                "Spring 1901. "
                "(Committee: 3)",
            german =
                "Einträge des Committee widersprechen der Partie oder einander. Sie wurden beibehalten:\n"
                "Reden am Ende der Diplomatie muss eine Delegation beantragen; es gibt keinen Antrag für: "
                "Frühjahr 1901. "
                "(Committee: 3)";
        for (const auto& [language, told] : {std::pair(QString("en"), english), {QString("de"), german}}) {
            speak(language);
            desk.told.clear();
            QVERIFY(desk.window()->opening().open(desk.path));
            QCOMPARE(desk.told, QStringList{told});
        }
        speak(QStringLiteral("en"));
    }

    void whatWasNeverSavedIsOfferedAtTheNextStart()
    {
        Desk desk;
        std::string last;
        {
            const auto gone = desk.window();
            writeSheet(gone->session(), static_cast<Power>(2), "A PAR - BUR");
            last = gameIn(gone);
        }
        const auto window = desk.window();
        QVERIFY(window->opening().offerAbandoned());
        QCOMPARE(desk.asked, QStringList{"Unsaved game"});
        QCOMPARE(gameIn(window), last);
        QVERIFY(!desk.window()->opening().offerAbandoned()); // that one is at work again
    }

    void whatIsThrownAwayIsNotOfferedAgain()
    {
        Desk desk;
        writeSheet(desk.window()->session(), static_cast<Power>(2), "A PAR - BUR");
        desk.answer = RecoveryAnswer::Otherwise;
        QVERIFY(!desk.window()->opening().offerAbandoned());
        QVERIFY(!desk.window()->opening().offerAbandoned());
        QCOMPARE(desk.asked.size(), 1);
    }

    /// An evening is not locked out because another program has more rulebooks.
    void aGameOfAnUnknownRulebookIsOpenedAndSaysSo_data()
    {
        QTest::addColumn<QString>("id");
        for (const char* id : {"2031", "../../etc/passwd", ""}) QTest::newRow(id) << id;
    }
    void aGameOfAnUnknownRulebookIsOpenedAndSaysSo()
    {
        QFETCH(QString, id);
        Desk desk;
        Game game = *sampleGame(desk.boards);
        game.rulebook = {id.toStdString(), *withValue(findRulebook("datc")->options, "paradox", "all_hold")};
        const std::string file = writeGame(game);
        QVERIFY(writeWholeFile(desk.path, QByteArray::fromStdString(file)));
        std::string last;
        {
            const auto gone = desk.window();
            QVERIFY(gone->opening().open(desk.path));
            QVERIFY(gone->session().game().rulebook == game.rulebook);
            QCOMPARE(gameIn(gone), file);
            QCOMPARE(desk.told, QStringList()); // the game ends the same by the rules used instead
            writeSheet(gone->session(), static_cast<Power>(2), "A PAR - BUR");
            last = gameIn(gone);
        }
        const auto window = desk.window(); // the journal keeps it too
        DocumentWindow& console = consoleOf(window->document);
        const auto* line = console.findChild<QLabel*>("trouble");
        QVERIFY(!line->isVisibleTo(&console));
        QVERIFY(window->opening().open(desk.path));
        QCOMPARE(gameIn(window), last);
        QVERIFY(line->isVisibleTo(&console));
        QVERIFY2(line->text().contains("no rulebook “" + id + "”"), qPrintable(line->text()));
        QVERIFY2(line->text().contains("Edit > Rules"), qPrintable(line->text()));
        setRulebook(window->session(), rulebookOf(*findRulebook("1971")));
        QVERIFY(!line->isVisibleTo(&console));
    }
};

CHANCERY_SUITE(TestOpening, QApplication)

} // namespace chancery::tst_opening

#include "tst_opening.moc"
