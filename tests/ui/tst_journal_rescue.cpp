// SPDX-License-Identifier: GPL-3.0-or-later
// Journals that others take away or replace, and disks that are full or gone: what was written comes back.
#include "tests/support/suite.h"
#include "tests/ui/journal_desk.h"

#include <QSignalSpy>

#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

namespace chancery::tst_journal_rescue {

namespace {

/// A disk with little room, for this process alone.
class SmallDisk
{
public:
    explicit SmallDisk(const QString& folder)
        : folder_(QFile::encodeName(folder))
        , mounted_(unshare(CLONE_NEWNS) == 0 &&
                   mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
                   mount("tmpfs", folder_, "tmpfs", 0, "size=256k") == 0)
    {
    }
    ~SmallDisk()
    {
        if (mounted_) umount2(folder_, MNT_DETACH);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

    bool isMounted() const { return mounted_; }
    void fill() const
    {
        QFile file(QFile::decodeName(folder_) + "/filling");
        if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) qFatal("no file can be made");
        while (file.write(QByteArray(4096, 'x')) == 4096) {
        }
    }
    void empty() const { QFile::remove(QFile::decodeName(folder_) + "/filling"); }

private:
    QByteArray folder_;
    bool mounted_;
};

} // namespace

class TestJournalRescue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// By a program that synchronizes folders, by "git clean", by a user who tidies up.
    void aJournalThatIsTakenAwayIsWrittenAgain_data()
    {
        QTest::addColumn<QString>("how");
        for (const char* how : {"deleted", "moved", "replaced", "emptied", "cut", "lengthened", "overwritten",
                                "replaced by a folder"})
            QTest::newRow(how) << QString(how);
    }

    /// Without another length, and later than the last writing.
    static void overwrite(const QString& journal)
    {
        QFile file(journal);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(file.size() / 2));
        QCOMPARE(file.write("xxxxxxxx"), 8);
        file.flush();
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(1), QFile::FileModificationTime));
    }

    static void takeAway(const QString& journal, const QString& how)
    {
        if (how == "deleted") QVERIFY(QFile::remove(journal));
        if (how == "moved") QVERIFY(QFile::rename(journal, journal + ".moved"));
        if (how == "replaced") QVERIFY(writeWholeFile(journal, "@at 2 00000000\n"));
        if (how == "emptied") QVERIFY(QFile(journal).resize(0));
        if (how == "cut") QVERIFY(QFile(journal).resize(QFileInfo(journal).size() / 2));
        if (how == "lengthened") QVERIFY(QFile(journal).resize(QFileInfo(journal).size() + 100));
        if (how == "overwritten") overwrite(journal);
        if (how == "replaced by a folder")
            QVERIFY(QFile::remove(journal) && QDir().mkpath(journal + "/folder"));
    }

    /// Although nothing more is written.
    void aJournalThatIsTakenAwayIsWrittenAgain()
    {
        QFETCH(QString, how);
        Desk desk;
        Window window(desk.journals);
        QVERIFY(window.keeper->saveAs(desk.game));
        window.type("A PAR - BUR");
        takeAway(desk.journal, how);
        const auto isThere = [&] {
            const JournalMatch match = matchJournal(journalAlone(window.keeper->path()), desk.game, maps());
            return match.last && digest(*match.last) == window.digest() && match.damages == 0;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isThere(), 1000);
        window.type("A PAR - PIC");
        QVERIFY(isThere());
        const std::string last = window.digest();
        window.keeper.reset();
        Window again(desk.journals);
        QCOMPARE(again.open(desk.game), JournalFit::Unsaved);
        QCOMPARE(again.digest(), last);
    }

    /// Before the window has had a moment to see it.
    void whatIsWrittenIntoAJournalThatIsGoneIsNotLost_data() { aJournalThatIsTakenAwayIsWrittenAgain_data(); }
    void whatIsWrittenIntoAJournalThatIsGoneIsNotLost()
    {
        QFETCH(QString, how);
        Desk desk;
        std::string last;
        {
            Window window(desk.journals);
            QVERIFY(window.keeper->saveAs(desk.game));
            window.type("A PAR - BUR");
            takeAway(desk.journal, how);
            window.type("A PAR - PIC");
            last = window.digest();
            window.keeper->keepAll(); // as a crash
        }
        Window again(desk.journals);
        QCOMPARE(again.open(desk.game), JournalFit::Unsaved);
        QCOMPARE(again.digest(), last);
    }

    /// The stick is pulled out, and put in again.
    void withoutItsFolderTheJournalIsInTheDataFolder()
    {
        Desk desk;
        const QString stick = desk.folder.filePath("stick"), game = stick + "/Evening.chancery";
        QVERIFY(QDir().mkpath(stick));
        std::string last;
        Window window(desk.journals);
        QVERIFY(window.keeper->saveAs(game));
        window.type("A PAR - BUR");
        QVERIFY(QDir().rename(stick, stick + ".out"));
        window.type("A PAR - PIC");
        last = window.digest();
        QCOMPARE(desk.unsaved().size(), 1); // it went there
        QVERIFY(!window.keeper->trouble().isEmpty());
        QVERIFY(QDir().rename(stick + ".out", stick));
        QTRY_VERIFY(window.keeper->trouble().isEmpty());
        QVERIFY(desk.unsaved().isEmpty());
        window.type("A PAR - GAS");
        last = window.digest();
        window.keeper.reset();
        Window again(desk.journals);
        QCOMPARE(again.open(game), JournalFit::Unsaved);
        QCOMPARE(again.digest(), last);
    }

    /// Some disks keep another time of a change than they gave at first, and a program may touch a file.
    void anotherTimeAloneIsNoChange()
    {
        Desk desk;
        Window window(desk.journals);
        QVERIFY(window.keeper->saveAs(desk.game));
        window.type("A PAR - BUR");
        QSignalSpy rewritten(window.keeper.get(), &JournalKeeper::rewritten);
        const QString link = desk.folder.filePath("the same file");
        QVERIFY(::link(QFile::encodeName(desk.journal), QFile::encodeName(link)) == 0);
        QFile file(desk.journal);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(1), QFile::FileModificationTime));
        window.type("A PAR - PIC");
        QVERIFY(rewritten.isEmpty());
        QCOMPARE(*readWholeFile(link), *readWholeFile(desk.journal)); // it was continued
        QCOMPARE(desk.inJournal(), window.digest());
    }

    /// Even if it is the attempt to return to the game's folder that finds it gone.
    void aJournalTakenFromTheDataFolderIsSaid()
    {
        Desk desk;
        const QString stick = desk.folder.filePath("stick"), game = stick + "/Evening.chancery";
        QVERIFY(QDir().mkpath(stick));
        Window window(desk.journals);
        QVERIFY(window.keeper->saveAs(game));
        window.type("A PAR - BUR");
        QVERIFY(QDir().rename(stick, stick + ".out"));
        window.type("A PAR - PIC");
        QVERIFY(window.keeper->hasRefuge());
        QSignalSpy rewritten(window.keeper.get(), &JournalKeeper::rewritten);
        QVERIFY(QFile::remove(window.keeper->path()));
        for (QTimer* timer : window.keeper->findChildren<QTimer*>())
            if (timer->isActive()) timer->start(0);
        QTRY_COMPARE(rewritten.size(), 1);
        QCOMPARE(digest(*matchJournal(journalAlone(window.keeper->path()), game, maps()).last),
                 window.digest());
    }

    /// By a user who cleans up while games are open.
    void theDataFolderIsMadeAgain_data()
    {
        QTest::addColumn<QString>("why");
        for (const char* why : {"never saved", "a link as lock", "the stick is out"})
            QTest::newRow(why) << QString(why);
    }
    void theDataFolderIsMadeAgain()
    {
        QFETCH(QString, why);
        Desk desk;
        const QString stick = desk.folder.filePath("stick"), game = stick + "/Evening.chancery";
        QVERIFY(QDir().mkpath(stick));
        Window window(desk.journals);
        if (why == "a link as lock") QVERIFY(QFile::link(desk.folder.filePath("nothing"), game + ".lock"));
        if (why != "never saved") QVERIFY(window.keeper->saveAs(game));
        window.type("A PAR - BUR");
        if (why == "the stick is out") QVERIFY(QDir().rename(stick, stick + ".out"));
        window.type("A PAR - PIC");
        QCOMPARE(desk.unsaved().size(), 1);
        QVERIFY(QDir(desk.journals).removeRecursively());
        QTRY_COMPARE_WITH_TIMEOUT(desk.unsaved().size(), 1, 1500);
        const auto isKept = [&] {
            const JournalMatch match = matchUnsaved(journalAlone(window.keeper->path()), maps());
            return match.last && digest(*match.last) == window.digest();
        };
        QVERIFY(isKept());
        window.type("A PAR - GAS");
        QVERIFY(isKept());
        QCOMPARE(QDir(desk.journals).entryList({"*.lock"}, QDir::Files).size(), 1);
    }

    /// What was in its place beside the game when it was opened is not there any more.
    void withoutTheDataFolderTheJournalIsBesideTheGame()
    {
        Desk desk;
        const QString lock = desk.game + ".lock";
        QVERIFY(QFile::link(desk.folder.filePath("nothing"), lock));
        Window window(desk.journals);
        QVERIFY(window.keeper->saveAs(desk.game));
        window.type("A PAR - BUR");
        QCOMPARE(desk.unsaved().size(), 1);
        QVERIFY(QFile::remove(lock));
        QVERIFY(QDir(desk.journals).removeRecursively());
        QVERIFY(writeWholeFile(desk.journals, "a file in the place of the folder"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.inJournal(), window.digest(), 1500);
        window.type("A PAR - PIC");
        const std::string last = window.digest();
        QCOMPARE(desk.inJournal(), last);
        window.keeper->keepAll(); // as a crash
        window.keeper.reset();
        Window again(desk.journals);
        QCOMPARE(again.open(desk.game), JournalFit::Unsaved);
        QCOMPARE(again.digest(), last);
    }

    /// The program ends while the stick is out.
    void aJournalInTheDataFolderIsFoundAgain()
    {
        Desk desk;
        const QString stick = desk.folder.filePath("stick"), game = stick + "/Evening.chancery";
        QVERIFY(QDir().mkpath(stick));
        std::string last;
        {
            Window window(desk.journals);
            QVERIFY(window.keeper->saveAs(game));
            window.type("A PAR - BUR");
            QVERIFY(QDir().rename(stick, stick + ".out"));
            window.type("A PAR - PIC");
            last = window.digest();
        }
        QVERIFY(QDir().rename(stick + ".out", stick));
        Window again(desk.journals);
        QCOMPARE(again.open(game), JournalFit::Unsaved);
        QCOMPARE(again.digest(), last);
        again.type("A PAR - GAS");
        last = again.digest();
        QVERIFY(desk.unsaved().isEmpty()); // nothing in it that is not beside the game now
        again.keeper.reset();
        Window third(desk.journals);
        QCOMPARE(third.open(game), JournalFit::Unsaved);
        QCOMPARE(third.digest(), last);
    }

    /// Beside the game, but not elsewhere.
    void aFullDiskSendsTheJournalToTheDataFolder()
    {
        Desk desk;
        const QString stick = desk.folder.filePath("stick"), game = stick + "/Evening.chancery";
        QVERIFY(QDir().mkpath(stick));
        const SmallDisk disk(stick);
        if (!disk.isMounted()) QSKIP("only root can make a small disk");
        std::string last;
        {
            Window window(desk.journals);
            QVERIFY(window.keeper->saveAs(game));
            window.type("A PAR");
            disk.fill();
            QByteArray before = *readWholeFile(game);
            for (const char* sheet : {"A PAR -", "A PAR - B", "A PAR - BUR"}) {
                for (const Power author : window.session.map().everyPower())
                    writeSheet(window.session, author, QString::fromLatin1(sheet) + QString(5000, 'x'));
                window.type(sheet);
            }
            QCOMPARE(window.keeper->trouble(), QStringLiteral("The disk is full."));
            QVERIFY(window.keeper->hasRefuge());
            QVERIFY(!window.keeper->saveAs(game));
            QCOMPARE(*readWholeFile(game), before);
            last = window.digest();
            window.keeper->keepAll(); // as a crash
        }
        Window again(desk.journals);
        QCOMPARE(again.open(game), JournalFit::Unsaved);
        QCOMPARE(again.digest(), last);
        QVERIFY(again.keeper->hasRefuge()); // still
        disk.empty();
        QTRY_VERIFY(again.keeper->trouble().isEmpty());
        QVERIFY(desk.unsaved().isEmpty());
        QCOMPARE(digest(*matchJournal(journalAlone(game + ".journal"), game, maps()).last), last);
    }

    void whatIsPutAsideReplacesNothing()
    {
        const QTemporaryDir folder;
        const QString journal = folder.filePath("Evening.chancery.journal");
        for (const char* content : {"first", "second", "third"}) {
            QVERIFY(writeWholeFile(journal, content));
            setAside(journal);
            QVERIFY(!QFileInfo::exists(journal));
        }
        QSet<QByteArray> kept;
        for (const QFileInfo& file : QDir(folder.path()).entryInfoList(QDir::Files))
            kept << *readWholeFile(file.filePath());
        QCOMPARE(kept, (QSet<QByteArray>{"first", "second", "third"}));
    }
};

CHANCERY_SUITE(TestJournalRescue, QCoreApplication)

} // namespace chancery::tst_journal_rescue

#include "tst_journal_rescue.moc"
