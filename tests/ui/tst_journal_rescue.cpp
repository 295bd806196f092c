// SPDX-License-Identifier: GPL-3.0-or-later
// Journals that others damage, take away or replace: what was written comes back.
#include "tests/support/random_game.h"
#include "tests/support/suite.h"
#include "tests/ui/journal_desk.h"

#include <QSignalSpy>

#include <sched.h>
#include <sys/mount.h>

using namespace chancery;

namespace {

constexpr int orders = 18; ///< of the evening below, each an undo step

/// A game of 22 units in which 18 orders are written one by one, and how its file relates to its journal.
struct Written
{
    Desk desk;
    std::string last;
    QByteArray text; ///< of the journal

    enum class Save {
        Before, ///< the file has the game before the first order
        Midway, ///< after the ninth
        Lost,   ///< it was saved after the last, and then a copy from before the first was put in its place
    };

    explicit Written(Save save)
    {
        Window window(desk.journals);
        if (!window.keeper->saveAs(desk.game)) qFatal("not saved");
        const QByteArray first = *readWholeFile(desk.game);
        for (int i = 0; i < orders; ++i) {
            if (save == Save::Midway && i == orders / 2 && !window.keeper->saveAs(desk.game))
                qFatal("not saved");
            const auto author = static_cast<Power>(i / 3);
            const QString sheet = sheetText(window.session.game(), author);
            writeSheet(window.session, author,
                       sheet + (sheet.isEmpty() ? "" : "\n") + orderOf(window, author, i % 3));
        }
        if (save == Save::Lost && !(window.keeper->saveAs(desk.game) && writeWholeFile(desk.game, first)))
            qFatal("not saved");
        last = window.digest();
        window.keeper.reset();
        text = *readWholeFile(desk.journal);
    }

    static QString orderOf(const Window& window, Power author, int number)
    {
        int seen = 0;
        for (const Unit& unit : window.session.current().before.units)
            if (unit.power == author && seen++ == number)
                return QString::fromStdString(canonical(window.session.map(), unit) + " H");
        return {};
    }

    /// What comes back of the journal if this is in its place.
    JournalMatch match(const QByteArray& journal) const
    {
        if (!writeWholeFile(desk.journal, journal)) qFatal("not written");
        return desk.match();
    }
};

/// The place of the journal beside a game, whoever has claimed it.
JournalPlace claimPlaceOf(const QString& game)
{
    JournalPlace place;
    place.journal = game + ".journal";
    return place;
}

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

QByteArray flipped(QByteArray text, qsizetype bit)
{
    text[bit / 8] = static_cast<char>(text[bit / 8] ^ (1 << (bit % 8)));
    return text;
}

QByteArray withCarriageReturns(QByteArray text)
{
    return text.replace("\n", "\r\n");
}

} // namespace

Q_DECLARE_METATYPE(Written::Save)

class TestJournalRescue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The base record is most of a journal, and it can be made again of the file.
    void aBitFlippedInTheBaseLosesNoOrder_data()
    {
        QTest::addColumn<Written::Save>("save");
        QTest::newRow("saved before") << Written::Save::Before;
        QTest::newRow("saved midway") << Written::Save::Midway;
        QTest::newRow("an older file") << Written::Save::Lost;
    }

    void aBitFlippedInTheBaseLosesNoOrder()
    {
        QFETCH(Written::Save, save);
        const Written written(save);
        const qsizetype base = written.text.indexOf("\n@step ") + 1;
        QVERIFY(base > 500);
        Random random(19);
        for (int i = 0; i < 170; ++i) {
            const auto bit = static_cast<qsizetype>(below(random, static_cast<std::size_t>(base * 8)));
            const JournalMatch match = written.match(flipped(written.text, bit));
            QVERIFY2(match.last && digest(*match.last) == written.last, qPrintable(QString::number(bit)));
            QCOMPARE(match.fit, JournalFit::Damaged);
        }
    }

    void aBaseThatIsGoneIsMadeAgain_data() { aBitFlippedInTheBaseLosesNoOrder_data(); }
    void aBaseThatIsGoneIsMadeAgain()
    {
        QFETCH(Written::Save, save);
        const Written written(save);
        const qsizetype base = written.text.indexOf("\n@step ") + 1;
        const JournalMatch match = written.match(written.text.mid(base / 2));
        QVERIFY(match.last && digest(*match.last) == written.last);
    }

    void lineEndsOfAnotherSystemAreRead_data() { aBitFlippedInTheBaseLosesNoOrder_data(); }
    void lineEndsOfAnotherSystemAreRead()
    {
        QFETCH(Written::Save, save);
        const Written written(save);
        JournalMatch match = written.match(withCarriageReturns(written.text));
        QVERIFY(match.last && digest(*match.last) == written.last);
        QCOMPARE(match.damages, std::size_t(0));
        QVERIFY(writeWholeFile(written.desk.game, withCarriageReturns(*readWholeFile(written.desk.game))));
        match = written.match(withCarriageReturns(written.text));
        QVERIFY(match.last && digest(*match.last) == written.last);
        QCOMPARE(match.fit, save == Written::Save::Lost ? JournalFit::Other : JournalFit::Unsaved);
        match = written.match(withCarriageReturns(flipped(written.text, 30 * 8)));
        QVERIFY(match.last && digest(*match.last) == written.last);
    }

    /// By a program that synchronizes folders, by "git clean", by somebody who tidies up.
    void aJournalThatIsTakenAwayIsWrittenAgain_data()
    {
        QTest::addColumn<QString>("how");
        for (const char* how :
             {"deleted", "moved", "replaced", "emptied", "cut", "lengthened", "replaced by a folder"})
            QTest::newRow(how) << QString(how);
    }

    static void takeAway(const QString& journal, const QString& how)
    {
        if (how == "deleted") QVERIFY(QFile::remove(journal));
        if (how == "moved") QVERIFY(QFile::rename(journal, journal + ".moved"));
        if (how == "replaced") QVERIFY(writeWholeFile(journal, "@at 2 00000000\n"));
        if (how == "emptied") QVERIFY(QFile(journal).resize(0));
        if (how == "cut") QVERIFY(QFile(journal).resize(QFileInfo(journal).size() / 2));
        if (how == "lengthened") QVERIFY(QFile(journal).resize(QFileInfo(journal).size() + 100));
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
            JournalPlace place;
            place.journal = window.keeper->path();
            const JournalMatch match = matchJournal(place, desk.game, maps());
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
        QCOMPARE(digest(*matchJournal(claimPlaceOf(game), game, maps()).last), last);
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
#include "tst_journal_rescue.moc"
