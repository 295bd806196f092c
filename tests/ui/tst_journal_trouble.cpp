// SPDX-License-Identifier: GPL-3.0-or-later
// The journal where something is wrong: full disks, folders where nothing may be written, damage.
#include "tests/support/full_disk.h"
#include "tests/support/suite.h"
#include "tests/ui/journal_desk.h"

#include <QFile>
#include <QSignalSpy>

#include <sys/stat.h>
#include <unistd.h>

namespace chancery::tst_journal_trouble {

namespace {

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

/// A game on a stick that can be made read only.
struct Stick
{
    Desk desk;
    QString folder = desk.folder.filePath("stick"), game = folder + "/Evening.chancery";

    Stick()
    {
        if (!QDir().mkpath(folder) || !QDir().mkpath(desk.journals)) qFatal("no folder can be made");
        ::chmod(desk.folder.path().toLocal8Bit().constData(), 0755);
        ::chmod(desk.journals.toLocal8Bit().constData(), 0777);
    }
};

/// What a program that was killed leaves in its lock.
struct Killed
{
    qint64 process = QCoreApplication::applicationPid();
    QString program = QFileInfo(QCoreApplication::applicationFilePath()).fileName();
    QString host = QSysInfo::machineHostName();
    QByteArray machine = QSysInfo::machineUniqueId(), boot = QSysInfo::bootUniqueId();

    QByteArray text() const
    {
        return QByteArray::number(process) + '\n' + program.toUtf8() + '\n' + host.toUtf8() + '\n' + machine +
               '\n' + boot + '\n';
    }
};

/// Changes what a lock says, not who has it.
void overwrite(const QString& path, const QByteArray& content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.resize(0) && file.write(content) == content.size());
}

void alter(const QString& path, double where)
{
    QByteArray content = *readWholeFile(path);
    content[static_cast<qsizetype>(static_cast<double>(content.size()) * where)] ^= 4;
    QVERIFY(writeWholeFile(path, content));
}

} // namespace

class TestJournalTrouble : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
            writeSheet(window.session, power("England"), "F LON - NTH");
            QCOMPARE(window.keeper->trouble(), QStringLiteral("The disk is full."));
            QVERIFY(!window.keeper->hasRefuge()); // no disk has room
            QCOMPARE(trouble.size(), 1);
            QCOMPARE(desk.inJournal(), before); // not half a record
            QCOMPARE(desk.match().damages, std::size_t(0));
            window.type("A PAR - PIC");
            const FullDisk fuller(64);
            QVERIFY(!window.keeper->saveAs(desk.game));
            QCOMPARE(checksumOf(readWholeFile(desk.game)->toStdString()), FileChecksum::Right);
        }
        QTRY_VERIFY(window.keeper->trouble().isEmpty());
        QCOMPARE(desk.inJournal(), window.digest());
        QCOMPARE(desk.match().fit, JournalFit::Unsaved);
    }

    void aFolderWhereNothingMayBeWrittenHasItsJournalElsewhere()
    {
        Stick stick;
        Window writer(stick.desk.journals);
        QVERIFY(writer.keeper->saveAs(stick.game));
        writer.keeper.reset();
        std::string last;
        {
            const ReadOnly closed(stick.folder);
            Window window(stick.desk.journals);
            QCOMPARE(window.open(stick.game), JournalFit::None);
            window.type("A PAR - BUR");
            last = window.digest();
            QVERIFY(window.keeper->trouble().isEmpty());
            QVERIFY(!QFileInfo::exists(stick.game + ".journal"));
            QVERIFY(!window.keeper->saveAs(stick.game));
            QCOMPARE(window.digest(), last);
            Window second(stick.desk.journals);
            QVERIFY(second.keeper->claim(stick.game).holder);
        }
        Window again(stick.desk.journals);
        QCOMPARE(again.open(stick.game),
                 JournalFit::Unsaved); // found there also when the folder can be written again
        QCOMPARE(again.digest(), last);
    }

    void ofTwoJournalsTheLastOneCounts()
    {
        Stick stick;
        Window writer(stick.desk.journals);
        QVERIFY(writer.keeper->saveAs(stick.game));
        writer.type("A PAR - BUR"); // in the journal beside the game
        writer.keeper.reset();
        std::string last;
        {
            const ReadOnly closed(stick.folder);
            Window window(stick.desk.journals);
            QCOMPARE(window.open(stick.game), JournalFit::Unsaved);
            window.type("A PAR - GAS"); // in the journal elsewhere
            last = window.digest();
        }
        Window again(stick.desk.journals);
        QCOMPARE(again.open(stick.game), JournalFit::Unsaved);
        QCOMPARE(again.digest(), last);
    }

    void whereNothingCanBeWrittenAtAllTheGameGoesOn()
    {
        Window window("/proc/no/such/folder");
        window.type("A PAR - BUR");
        QVERIFY(!window.keeper->trouble().isEmpty());
        QCOMPARE(window.session.undoStack()->index(), 1);
    }

    /// No window has the game open, whatever the lock says of the one that had it: its number may be another
    /// program's by now, the machine may have been started again or have got another name, or lost its power
    /// before the lock was written.
    void aLockOfTheDeadIsCleared_data()
    {
        QTest::addColumn<QByteArray>("left");
        const qint64 nobody = 99999999; // beyond what a system counts to
        QTest::newRow("gone") << Killed{.process = nobody}.text();
        QTest::newRow("its number is mine now") << Killed{}.text();
        QTest::newRow("another boot") << Killed{.boot = "before"}.text();
        QTest::newRow("another host name") << Killed{.process = nobody, .host = "renamed"}.text();
        QTest::newRow("another host name, my number") << Killed{.host = "renamed"}.text();
        QTest::newRow("a disk from another machine")
            << Killed{.host = "elsewhere", .machine = "another", .boot = "another"}.text();
        QTest::newRow("a torn lock") << Killed{}.text().left(3);
        QTest::newRow("zeros") << QByteArray(64, '\0');
        QTest::newRow("nothing") << QByteArray();
    }

    void aLockOfTheDeadIsCleared()
    {
        QFETCH(QByteArray, left);
        Desk desk;
        {
            Window window(desk.journals);
            QVERIFY(window.keeper->saveAs(desk.game));
            window.type("A PAR - BUR");
        }
        const QString unsaved = desk.journals + "/unsaved-20261122-120000-1";
        QVERIFY(QFile::copy(desk.journal, unsaved + ".journal"));
        for (const QString& lock : {desk.game + ".lock", unsaved + ".lock"}) {
            QVERIFY(writeWholeFile(lock, left));
            QFile file(lock);
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-60),
                                     QFileDevice::FileModificationTime));
        }
        const auto place = claimPlace(desk.game, desk.journals);
        QVERIFY(!place.holder);
        QVERIFY(place.abandoned);
        QVERIFY(claimPlace(desk.game, desk.journals).holder); // the next one is kept off again
        QCOMPARE(claimAbandoned(desk.journals).size(), std::size_t(1));
    }

    /// Whatever its lock says: a name that is not known here, a number that no program has.
    void twoWindowsExcludeEachOther_data()
    {
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("as it is") << Killed{}.text();
        QTest::newRow("another number") << Killed{.process = 99999999}.text();
        QTest::newRow("another host name") << Killed{.process = 99999999, .host = "renamed"}.text();
        QTest::newRow("another machine")
            << Killed{.host = "elsewhere", .machine = "another", .boot = "another"}.text();
        QTest::newRow("nothing") << QByteArray();
    }

    void twoWindowsExcludeEachOther()
    {
        QFETCH(QByteArray, said);
        Desk desk;
        Window first(desk.journals);
        QVERIFY(first.keeper->saveAs(desk.game));
        overwrite(desk.game + ".lock", said);
        Window second(desk.journals);
        QVERIFY(second.keeper->claim(desk.game).holder);
        QVERIFY(second.keeper->claim(desk.game).holder);
        QVERIFY(QFileInfo::exists(desk.game + ".lock"));
        QVERIFY(!QFileInfo::exists(desk.game + ".lock.rmlock"));
    }

    /// It could not be read again. What was written before stays.
    void noJournalIsLargerThanCanBeRead()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("Evening.chancery.journal");
        const QByteArray most(largestFile, 'x');
        QCOMPARE(JournalWriter::begin(path, most + 'x').trouble, FileTrouble::TooLarge);
        QVERIFY(!QFileInfo::exists(path));
        const JournalWriter::Begun begun = JournalWriter::begin(path, most);
        QVERIFY(begun.writer);
        QCOMPARE(begun.writer->add("x"), FileTrouble::TooLarge);
        QVERIFY(begun.writer->isSound());
        QCOMPARE(readWholeFile(path)->size(), largestFile);
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
        QVERIFY(checksumOf(readWholeFile(desk.game)->toStdString()) == FileChecksum::Wrong);
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
};

CHANCERY_SUITE(TestJournalTrouble, QCoreApplication)

} // namespace chancery::tst_journal_trouble

#include "tst_journal_trouble.moc"
