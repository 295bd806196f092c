// SPDX-License-Identifier: GPL-3.0-or-later
// A game has one place, whichever of its names it is opened by: links, second names, links to its folder.
// Journals under the names that earlier versions used are found.
#include "tests/support/odd_files.h"
#include "tests/support/suite.h"
#include "tests/ui/journal_desk.h"

#include <QCryptographicHash>

namespace chancery::tst_game_names {

namespace {

/// Gives the game of the desk another name, and returns it.
using Naming = QString (*)(const Desk& desk);

QString bySymbolicLink(const Desk& desk)
{
    const QString name = desk.folder.filePath("Other.chancery");
    makeLink(desk.game, name);
    return name;
}
QString bySecondName(const Desk& desk)
{
    const QString name = desk.folder.filePath("Other.chancery");
    makeSecondName(desk.game, name);
    return name;
}
QString inALinkedFolder(const Desk& desk)
{
    const QString name = desk.folder.filePath("folder");
    makeLink(desk.folder.path(), name);
    return name + "/Evening.chancery";
}
QString byDots(const Desk& desk)
{
    return desk.folder.path() + "/journals/../Evening.chancery";
}

/// The place of a journal for folders that cannot be written, as versions until 0.1.0 named it.
QString formerPlace(const QString& game, const QString& journals)
{
    const QByteArray hash =
        QCryptographicHash::hash(game.toUtf8(), QCryptographicHash::Sha1).toHex().left(12);
    return journals + '/' + QFileInfo(game).completeBaseName() + '-' + QString::fromLatin1(hash) + ".journal";
}

} // namespace

class TestGameNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// For its own window a second name is no game of another window.
    void aSecondNameOfTheOpenGameIsThatGame_data() { aSecondNameIsRefusedAsTheGameIs_data(); }
    void aSecondNameOfTheOpenGameIsThatGame()
    {
        QFETCH(Naming, naming);
        Desk desk;
        Window window(desk.journals);
        QVERIFY(window.keeper->saveAs(desk.game));
        window.type("A PAR - BUR");
        const JournalPlace place = window.keeper->claim(naming(desk));
        QVERIFY(!place.holder);
        QCOMPARE(place.journal, desk.journal);
    }

    /// It is a file of its own from then on, and so is its journal.
    void aGameCanBeSavedUnderItsSecondName()
    {
        Desk desk;
        const QString other = desk.folder.filePath("Other.chancery");
        std::string last;
        {
            Window window(desk.journals);
            QVERIFY(window.keeper->saveAs(desk.game));
            makeSecondName(desk.game, other);
            window.type("A PAR - BUR");
            QVERIFY(window.keeper->saveAs(other));
            window.type("A PAR - PIC");
            last = window.digest();
            Window second(desk.journals);
            QVERIFY(second.keeper->claim(other).holder);
            QVERIFY(!second.keeper->claim(desk.game).holder);
        }
        Window again(desk.journals);
        QCOMPARE(again.open(other), JournalFit::Unsaved);
        QCOMPARE(again.digest(), last);
    }

    /// After something else was put into its place, which the window has opened.
    void whatWasPutInPlaceOfTheGameIsLocked()
    {
        Desk desk;
        const QString other = desk.folder.filePath("Other.chancery");
        Window first(desk.journals), second(desk.journals);
        QVERIFY(first.keeper->saveAs(desk.game));
        QVERIFY(writeWholeFile(desk.game, "# by hand\n" + *readWholeFile(desk.game)));
        first.open(desk.game);
        makeSecondName(desk.game, other);
        QVERIFY(second.keeper->claim(other).holder);
    }

    void aSecondNameIsRefusedAsTheGameIs_data()
    {
        QTest::addColumn<Naming>("naming");
        QTest::newRow("symbolic link") << Naming(bySymbolicLink);
        QTest::newRow("hard link") << Naming(bySecondName);
        QTest::newRow("linked folder") << Naming(inALinkedFolder);
        QTest::newRow("dots") << Naming(byDots);
    }

    void aSecondNameIsRefusedAsTheGameIs()
    {
        QFETCH(Naming, naming);
        Desk desk;
        Window first(desk.journals), second(desk.journals);
        QVERIFY(first.keeper->saveAs(desk.game));
        const QString other = naming(desk);
        QVERIFY(second.keeper->claim(other).holder);
        QVERIFY(!second.keeper->saveAs(other));
        QVERIFY(!first.keeper->claim(desk.game).holder);
        first.keeper.reset();
        QVERIFY(!second.keeper->claim(other).holder);
        QVERIFY(second.keeper->saveAs(other));
        Window third(desk.journals);
        QVERIFY(third.keeper->claim(other).holder);
    }

    /// Opened by the other name first.
    void theGameIsRefusedAsItsSecondNameIs_data() { aSecondNameIsRefusedAsTheGameIs_data(); }
    void theGameIsRefusedAsItsSecondNameIs()
    {
        QFETCH(Naming, naming);
        Desk desk;
        {
            Window window(desk.journals);
            QVERIFY(window.keeper->saveAs(desk.game));
        }
        Window first(desk.journals), second(desk.journals);
        first.open(naming(desk));
        QVERIFY(second.keeper->claim(desk.game).holder);
        first.type("A PAR - BUR");
        first.keeper.reset();
        QVERIFY(!second.keeper->claim(desk.game).holder);
    }

    /// Written by an earlier version that took the link for the game.
    void theJournalBesideALinkIsFound()
    {
        Desk desk;
        std::string last;
        {
            Window window(desk.journals);
            QVERIFY(window.keeper->saveAs(desk.game));
            window.type("A PAR - BUR");
            last = window.digest();
        }
        const QString link = bySymbolicLink(desk);
        QVERIFY(QFile::rename(desk.journal, link + ".journal"));
        Window again(desk.journals);
        QCOMPARE(again.open(link), JournalFit::Unsaved);
        QCOMPARE(again.digest(), last);
        again.type("A PAR - PIC");
        QVERIFY(QFileInfo::exists(desk.journal)); // from now on beside the game
        QVERIFY(!QFileInfo::exists(link + ".journal"));
        last = again.digest();
        again.keeper.reset();
        Window third(desk.journals);
        QCOMPARE(third.open(link), JournalFit::Unsaved);
        QCOMPARE(third.digest(), last);
    }

    /// The folder could not be written when an earlier version had the game open by its link.
    void theJournalUnderTheNameOfALinkIsFoundInTheDataFolder()
    {
        Desk desk;
        std::string last;
        {
            Window window(desk.journals);
            QVERIFY(window.keeper->saveAs(desk.game));
            window.type("A PAR - BUR");
            last = window.digest();
        }
        const QString link = bySymbolicLink(desk);
        QVERIFY(QDir().mkpath(desk.journals));
        QVERIFY(QFile::rename(desk.journal, formerPlace(link, desk.journals)));
        Window again(desk.journals);
        QCOMPARE(again.open(link), JournalFit::Unsaved);
        QCOMPARE(again.digest(), last);
    }
};

CHANCERY_SUITE(TestGameNames, QCoreApplication)

} // namespace chancery::tst_game_names

#include "tst_game_names.moc"
