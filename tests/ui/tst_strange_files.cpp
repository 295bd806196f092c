// SPDX-License-Identifier: GPL-3.0-or-later
// Files from strangers: what is no plain file is refused at once, and what is written beside a game follows
// no link.
#include "tests/support/odd_files.h"
#include "tests/support/suite.h"
#include "tests/ui/journal_desk.h"
#include "ui/words/error_words.h"

#include <unistd.h>

namespace chancery::tst_strange_files {

namespace {

constexpr qint64 mib = 1 << 20;

/// Makes something odd at a path. `victim` is where a link may lead.
using Making = void (*)(const QString& path, const QString& victim);

void deadLink(const QString& path, const QString& victim)
{
    makeLink(victim, path);
}
void linkToAFile(const QString& path, const QString& victim)
{
    if (!writeWholeFile(victim, "precious\n")) qFatal("not written");
    makeLink(victim, path);
}
void linkToAPipe(const QString& path, const QString& victim)
{
    makePipe(victim);
    makeLink(victim, path);
}
void linkToADevice(const QString& path, const QString&)
{
    makeLink("/dev/null", path);
}
void linkToItself(const QString& path, const QString&)
{
    makeLink(path, path);
}
void pipe(const QString& path, const QString&)
{
    makePipe(path);
}
void socket(const QString& path, const QString&)
{
    makeSocket(path);
}
void folder(const QString& path, const QString&)
{
    if (!QDir().mkpath(path)) qFatal("no folder can be made");
}
void hugeFile(const QString& path, const QString&)
{
    makeHollowFile(path, 64 * mib + 1);
}

void addKinds(std::initializer_list<std::pair<const char*, Making>> kinds)
{
    QTest::addColumn<Making>("make");
    for (const auto& [name, make] : kinds) QTest::newRow(name) << make;
}

/// For a while the user of the program is one for whom files can be protected, as they cannot be for root.
class AsNobody
{
public:
    AsNobody() { become(65534); }
    ~AsNobody()
    {
        if (wasRoot_) become(0);
    }
    AsNobody(const AsNobody&) = delete;
    AsNobody& operator=(const AsNobody&) = delete;

private:
    void become(uid_t user) const
    {
        if (wasRoot_ && setresuid(user, user, 0) != 0) qFatal("the user cannot be changed");
    }
    bool wasRoot_ = geteuid() == 0;
};

} // namespace

class TestStrangeFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNoPlainFileIsRefusedAtOnce_data()
    {
        QTest::addColumn<Making>("make");
        QTest::addColumn<QString>("said");
        QTest::newRow("pipe") << Making(pipe) << "This is a pipe or a device, not a file.";
        QTest::newRow("socket") << Making(socket) << "This is a pipe or a device, not a file.";
        QTest::newRow("link to a pipe") << Making(linkToAPipe) << "This is a pipe or a device, not a file.";
        QTest::newRow("link to a device")
            << Making(linkToADevice) << "This is a pipe or a device, not a file.";
        QTest::newRow("folder") << Making(folder) << "This is a folder.";
        QTest::newRow("dead link") << Making(deadLink) << "This is a link that leads to no file.";
        QTest::newRow("link to itself") << Making(linkToItself) << "This is a link that leads to no file.";
        QTest::newRow("too large") << Making(hugeFile) << "This file is larger than 64 MiB";
    }

    void whatIsNoPlainFileIsRefusedAtOnce()
    {
        QFETCH(Making, make);
        QFETCH(QString, said);
        const QTemporaryDir desk;
        const QString path = desk.filePath("Evening.chancery");
        make(path, desk.filePath("victim"));
        const Result<QByteArray> content = readWholeFile(path);
        QVERIFY(!content);
        QVERIFY2(ErrorWords::text(content.error()).contains(said),
                 qPrintable(ErrorWords::text(content.error())));
    }

    void nothingIsSavedThroughADeadLinkOrIntoADevice_data()
    {
        addKinds({{"dead link", deadLink},
                  {"pipe", pipe},
                  {"link to a device", linkToADevice},
                  {"link to itself", linkToItself}});
    }

    void nothingIsSavedThroughADeadLinkOrIntoADevice()
    {
        QFETCH(Making, make);
        const QTemporaryDir desk;
        const QString path = desk.filePath("Evening.chancery"), victim = desk.filePath("victim");
        make(path, victim);
        QVERIFY(!writeWholeFile(path, "content\n"));
        QVERIFY(!QFileInfo::exists(victim));
        QCOMPARE(QDir(desk.path()).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size(),
                 1);
    }

    void aGameIsReadAndSavedThroughALink()
    {
        const QTemporaryDir desk;
        const QString path = desk.filePath("Evening.chancery"), link = desk.filePath("link");
        QVERIFY(writeWholeFile(path, "first\n"));
        makeLink(path, link);
        QCOMPARE(*readWholeFile(link), QByteArray("first\n"));
        QVERIFY(writeWholeFile(link, "second\n"));
        QCOMPARE(*readWholeFile(path), QByteArray("second\n"));
        QVERIFY(QFileInfo(link).isSymLink());
    }

    /// Although who may write into its folder could put another file in its place.
    void aProtectedFileIsNotReplaced()
    {
        const QTemporaryDir desk;
        const QString path = desk.filePath("Evening.chancery"), other = desk.filePath("Other.chancery");
        const auto everybody = static_cast<QFile::Permissions>(0x7777);
        QVERIFY(QFile::setPermissions(desk.path(), everybody));
        QVERIFY(writeWholeFile(path, "first\n"));
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther));
        {
            const AsNobody nobody;
            QVERIFY(writeWholeFile(other, "another\n"));
            const Status done = writeWholeFile(path, "second\n");
            QVERIFY(!done);
            QVERIFY2(
                ErrorWords::text(done.error()).contains("You may not write here. Choose another folder."),
                qPrintable(ErrorWords::text(done.error())));
        }
        QCOMPARE(*readWholeFile(path), QByteArray("first\n"));
    }

    /// A stranger's folder: where the journal should be there is something else. Nothing is written to where
    /// it leads, no step is lost, and the journal is found again.
    void theJournalKeepsOffWhatIsNotItsOwn_data()
    {
        addKinds({{"dead link", deadLink},
                  {"link to a file", linkToAFile},
                  {"link to a pipe", linkToAPipe},
                  {"link to a device", linkToADevice},
                  {"pipe", pipe},
                  {"socket", socket},
                  {"folder", folder}});
    }

    void theJournalKeepsOffWhatIsNotItsOwn()
    {
        QFETCH(Making, make);
        for (const char* ending : {".journal", ".lock"}) {
            Desk desk;
            const QString victim = desk.folder.filePath("victim");
            {
                Session session(newGame(sketch::sharedMap()));
                QVERIFY(session.saveAs(desk.game));
            }
            make(desk.game + ending, victim);
            const Result<QByteArray> before =
                QFileInfo(victim).isFile() ? readWholeFile(victim) : QByteArray();
            std::string last;
            {
                Window window(desk.journals);
                QCOMPARE(window.open(desk.game), JournalFit::None);
                window.type("A PAR - BUR");
                last = window.digest();
                QVERIFY(window.keeper->trouble().isEmpty());
                QVERIFY(window.keeper->path().startsWith(desk.journals));
                Window second(desk.journals);
                QVERIFY(second.keeper->claim(desk.game).holder);
            }
            const Result<QByteArray> after =
                QFileInfo(victim).isFile() ? readWholeFile(victim) : QByteArray();
            QVERIFY(*after == *before && QFileInfo(victim).isFile() == !before->isEmpty());
            Window again(desk.journals);
            QCOMPARE(again.open(desk.game), JournalFit::Unsaved);
            QCOMPARE(again.digest(), last);
        }
    }
};

CHANCERY_SUITE(TestStrangeFiles, QCoreApplication)

} // namespace chancery::tst_strange_files

#include "tst_strange_files.moc"
