// SPDX-License-Identifier: GPL-3.0-or-later
// The journal beside the game: kept, offered back, moved with the game, and not lost to full disks, folders
// where nothing may be written, damage and second windows.
#include "engine/game/game_file.h"
#include "engine/game/seal.h"
#include "tests/support/evening.h"
#include "tests/support/sketch.h"
#include "ui/session/files.h"
#include "ui/session/journal_keeper.h"
#include "ui/session/journal_match.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>

using namespace chancery;

namespace {

MapLoader maps()
{
    return [](const std::string&) -> Result<std::shared_ptr<const Map>> { return sketch::sharedMap(); };
}

Power power(const char* name)
{
    return sketch::standardMap().findPower(name);
}

/// While it lives, no file can grow beyond some bytes: the disk is full.
class FullDisk
{
public:
    explicit FullDisk(rlim_t room)
        : handler_(std::signal(SIGXFSZ, SIG_IGN))
    {
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit tiny{room, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &tiny);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }

private:
    rlimit before_{};
    void (*handler_)(int);
};

/// While it lives nothing can be written into this folder, not even by root.
class ReadOnly
{
public:
    explicit ReadOnly(const QString& folder)
        : folder_(folder)
    {
        chmod(0555);
        if (root_ && seteuid(nobody) != 0) qFatal("cannot be another user");
    }
    ~ReadOnly()
    {
        if (root_ && seteuid(0) != 0) qFatal("cannot be root again");
        chmod(0755);
    }
    static constexpr uid_t nobody = 65534;

private:
    void chmod(mode_t mode) const { ::chmod(folder_.toLocal8Bit().constData(), mode); }
    QString folder_;
    bool root_ = geteuid() == 0;
};

/// A window over a game.
struct Window
{
    QString folder;
    Session session{newGame(sketch::sharedMap())};
    std::unique_ptr<JournalKeeper> keeper;

    explicit Window(const QString& journals)
        : folder(journals)
        , keeper(std::make_unique<JournalKeeper>(session, folder))
    {
        keeper->follow();
    }

    void type(const char* text) { session.writeSheet(power("France"), QString::fromLatin1(text)); }

    /// As the program does when nobody is asked.
    JournalFit open(const QString& game)
    {
        const Result<JournalPlace> place = keeper->claim(game);
        if (!place) qFatal("%s", place.error().text().c_str());
        const JournalMatch match = matchJournal(*place, game, maps());
        if (match.last) {
            keeper->follow(*place, session.restore(match.history, game, maps())->history);
        } else if (session.open(game, maps())) {
            History fresh;
            fresh.saved = 0;
            fresh.seal = fingerprint(readWholeFile(game)->toStdString());
            keeper->follow(*place, fresh);
        }
        return match.fit;
    }

    std::string digest() const { return chancery::digest(session.game()); }
};

struct Desk
{
    QTemporaryDir folder;
    QString game = folder.filePath("Evening.chancery"), journals = folder.filePath("journals");
    QString journal = game + ".journal";

    JournalMatch match() const
    {
        JournalPlace place;
        place.journal = journal;
        return matchJournal(place, game, maps());
    }
    std::string inJournal() const
    {
        const JournalMatch found = match();
        return found.last ? digest(*found.last) : std::string();
    }
    QStringList unsaved() const { return QDir(journals).entryList({"*.journal"}, QDir::Files); }
};

void alter(const QString& path, double where)
{
    QByteArray content = *readWholeFile(path);
    content[static_cast<qsizetype>(static_cast<double>(content.size()) * where)] ^= 4;
    QVERIFY(writeWholeFile(path, content));
}

} // namespace

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
            window.session.resolve();
            note();
            window.session.advance();
            note();
            QVERIFY(window.keeper->saveAs(desk.game));
            QVERIFY(desk.unsaved().isEmpty()); // it went with the game
        }
        Window again(desk.journals);
        QCOMPARE(again.open(desk.game), JournalFit::Same);
        QVERIFY(!again.session.dirty());
        for (std::size_t i = states.size(); i-- > 0; again.session.undoStack()->undo())
            QCOMPARE(again.digest(), states[i]);
        QVERIFY(again.session.dirty());
        again.session.undoStack()->setIndex(3);
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
            window.session.setDraft(draft); // before anything else was done
            QCOMPARE(desk.match().history.draft, draft);
            QVERIFY(!window.session.dirty());
        }
        QCOMPARE(desk.match().fit, JournalFit::Same);
        Window again(desk.journals);
        again.open(desk.game);
        QCOMPARE(again.session.draft(), draft);
        again.type("A PAR - BUR");
        again.session.setDraft({});
        QVERIFY(desk.match().history.draft.letters.empty());
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
            window.session.resolve();
            last = window.digest();
        } // nobody said that the changes may be forgotten
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
        QVERIFY(window.keeper->claim(desk.game)); // opened again, and thought better of
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
            QVERIFY(claimAbandoned(desk.journals).empty()); // somebody is at it
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
        const auto refused = second.keeper->claim(desk.game);
        QVERIFY(!refused);
        QVERIFY(QString::fromStdString(refused.error().text()).contains("another window"));
        QVERIFY(!second.keeper->saveAs(desk.game));
        QVERIFY(second.session.path().isEmpty());
        first.keeper.reset();
        QVERIFY(second.keeper->claim(desk.game));
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
        QVERIFY(place);
        QVERIFY(place->abandoned);
    }

    void aFullDiskLosesNothing()
    {
        Desk desk;
        Window window(desk.journals);
        QVERIFY(window.keeper->saveAs(desk.game));
        window.type("A PAR");
        const std::string before = window.digest();
        QSignalSpy trouble(window.keeper.get(), &JournalKeeper::troubleChanged);
        {
            const FullDisk full(static_cast<rlim_t>(QFileInfo(desk.journal).size() + 20));
            window.type("A PAR - BUR");
            QCOMPARE(window.keeper->trouble(), QStringLiteral("The disk is full."));
            QCOMPARE(trouble.size(), 1);
            QCOMPARE(desk.inJournal(), before); // not half a record
            QCOMPARE(desk.match().damages, std::size_t(0));
            window.type("A PAR - PIC");
            const FullDisk fuller(64);
            QVERIFY(!window.keeper->saveAs(desk.game));
            QCOMPARE(sealOf(readWholeFile(desk.game)->toStdString()), Seal::Whole);
        }
        QTRY_VERIFY(window.keeper->trouble().isEmpty());
        QCOMPARE(desk.inJournal(), window.digest());
        QCOMPARE(desk.match().fit, JournalFit::Unsaved);
    }

    void aFolderWhereNothingMayBeWrittenHasItsJournalElsewhere()
    {
        Desk desk;
        const QString folder = desk.folder.filePath("stick");
        QVERIFY(QDir().mkpath(folder) && QDir().mkpath(desk.journals));
        ::chmod(desk.folder.path().toLocal8Bit().constData(), 0755);
        ::chmod(desk.journals.toLocal8Bit().constData(), 0777);
        const QString game = folder + "/Evening.chancery";
        Window writer(desk.journals);
        QVERIFY(writer.keeper->saveAs(game));
        writer.keeper.reset();
        std::string last;
        {
            const ReadOnly closed(folder);
            Window window(desk.journals);
            QCOMPARE(window.open(game), JournalFit::None);
            window.type("A PAR - BUR");
            last = window.digest();
            QVERIFY(window.keeper->trouble().isEmpty());
            QVERIFY(!QFileInfo::exists(game + ".journal"));
            QVERIFY(!window.keeper->saveAs(game));
            QCOMPARE(window.digest(), last);
            Window second(desk.journals);
            QVERIFY(!second.keeper->claim(game));
        }
        Window again(desk.journals);
        QCOMPARE(again.open(game),
                 JournalFit::Unsaved); // found there also when the folder can be written again
        QCOMPARE(again.digest(), last);
    }

    void ofTwoJournalsTheLastOneCounts()
    {
        Desk desk;
        const QString folder = desk.folder.filePath("stick");
        QVERIFY(QDir().mkpath(folder) && QDir().mkpath(desk.journals));
        ::chmod(desk.folder.path().toLocal8Bit().constData(), 0755);
        ::chmod(desk.journals.toLocal8Bit().constData(), 0777);
        const QString game = folder + "/Evening.chancery";
        Window writer(desk.journals);
        QVERIFY(writer.keeper->saveAs(game));
        writer.type("A PAR - BUR"); // in the journal beside the game
        writer.keeper.reset();
        std::string last;
        {
            const ReadOnly closed(folder);
            Window window(desk.journals);
            QCOMPARE(window.open(game), JournalFit::Unsaved);
            window.type("A PAR - GAS"); // in the journal elsewhere
            last = window.digest();
        }
        Window again(desk.journals);
        QCOMPARE(again.open(game), JournalFit::Unsaved);
        QCOMPARE(again.digest(), last);
    }

    void whereNothingCanBeWrittenAtAllTheGameGoesOn()
    {
        Window window("/proc/no/such/folder");
        window.type("A PAR - BUR");
        QVERIFY(!window.keeper->trouble().isEmpty());
        QCOMPARE(window.session.undoStack()->index(), 1);
    }

    void aDamagedFileIsMadeGoodByItsJournal()
    {
        Desk desk;
        std::string last;
        {
            Window window(desk.journals);
            window.type("A PAR - BUR");
            QVERIFY(window.keeper->saveAs(desk.game));
            last = window.digest();
        }
        const QByteArray file = *readWholeFile(desk.game);
        alter(desk.game, .5);
        QVERIFY(sealOf(readWholeFile(desk.game)->toStdString()) == Seal::Broken);
        const JournalFit fit = desk.match().fit;
        QVERIFY(fit == JournalFit::Other || fit == JournalFit::NoFile);
        QCOMPARE(desk.inJournal(), last);
        QVERIFY(writeWholeFile(desk.game, file.left(file.size() / 2)));
        QVERIFY(desk.match().fit != JournalFit::Same);
        QCOMPARE(desk.inJournal(), last);
        QVERIFY(writeWholeFile(desk.game, file));
        QCOMPARE(desk.match().fit, JournalFit::Same);
    }

    void aDamagedJournalIsToldOf()
    {
        Desk desk;
        Window window(desk.journals);
        QVERIFY(window.keeper->saveAs(desk.game));
        for (const char* text : {"A", "A P", "A PA", "A PAR", "A PAR -", "A PAR - BUR"}) window.type(text);
        alter(desk.journal, .97);
        QCOMPARE(desk.match().fit, JournalFit::Damaged);
        QCOMPARE(desk.match().damages, std::size_t(1));
        QVERIFY(desk.match().last);
        QVERIFY(writeWholeFile(desk.journal, "something else altogether\n"));
        QCOMPARE(desk.match().fit, JournalFit::Useless);
        QVERIFY(writeWholeFile(desk.journal, ""));
        QCOMPARE(desk.match().fit, JournalFit::None);
    }

    void savedJustBeforeTheEndIsSaved()
    {
        Desk desk;
        Window window(desk.journals);
        QVERIFY(window.keeper->saveAs(desk.game));
        window.type("A PAR - BUR");
        QVERIFY(
            writeWholeFile(desk.game, QByteArray::fromStdString(sealed(writeGame(window.session.game())))));
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
        QVERIFY(second.keeper->claim(desk.game)); // it is nobody's now
        QVERIFY(!second.keeper->claim(other));
        window.keeper.reset();
        QCOMPARE(second.open(other), JournalFit::Same);
        QVERIFY(second.session.undoStack()->canUndo());
    }
};

QTEST_GUILESS_MAIN(TestJournalKeeper)
#include "tst_journal_keeper.moc"
