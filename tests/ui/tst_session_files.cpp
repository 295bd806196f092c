// SPDX-License-Identifier: GPL-3.0-or-later
// The open game and its file: saved and opened again, and failures that harm nothing.
#include "engine/base/document.h"
#include "tests/support/full_disk.h"
#include "tests/support/random_game.h"
#include "tests/support/suite.h"
#include "tests/ui/session_steps.h"
#include "ui/desk/table_edits.h"

namespace chancery::tst_session_files {

namespace {

QByteArray contentOf(const QString& path)
{
    const Result<QByteArray> content = readWholeFile(path);
    return content ? *content : QByteArray();
}

} // namespace

class TestSessionFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void savedGameOpensTheSame()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("evening.chancery");
        Session session(randomGame(sketch::sharedMap(), 7, 6));
        advancePhase(session);
        typeForAustria(session);
        setTable(session, {{power("Italy"), "Ada"}}, {});
        QVERIFY(session.dirty());
        QVERIFY(session.saveAs(path));
        QVERIFY(!session.dirty());
        QCOMPARE(session.path(), path);

        Session other(freshGame());
        const Result<SavedGame> saved = readSavedGame(path, maps());
        QVERIFY(saved && saved->differences.empty());
        other.start(*saved, path);
        QVERIFY(other.game().phases == session.game().phases);
        QVERIFY(other.game().players == session.game().players);
        QVERIFY(!other.dirty());
        QVERIFY(!other.undoStack()->canUndo());
    }

    void failedSaveKeepsTheOldFile_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("full");
        QTest::newRow("full disk") << "old.chancery" << true;
        QTest::newRow("a folder of that name") << "folder" << false;
        QTest::newRow("no such folder") << "nowhere/new.chancery" << false;
    }

    void failedSaveKeepsTheOldFile()
    {
        QFETCH(QString, name);
        QFETCH(bool, full);
        QTemporaryDir folder;
        const QString old = folder.filePath("old.chancery");
        Session session(freshGame());
        QVERIFY(session.saveAs(old));
        const QByteArray before = contentOf(old);
        QVERIFY(before.size() > 64);
        QVERIFY(QDir(folder.path()).mkdir("folder"));

        resolvePhase(session);
        const auto phases = session.game().phases;
        const QString path = folder.filePath(name);
        const Status saved = [&] {
            if (!full) return session.saveAs(path);
            const FullDisk limit;
            return session.saveAs(path);
        }();
        QVERIFY(!saved);
        QVERIFY2(saved.error().where.find(name.toStdString()) != std::string::npos,
                 saved.error().text().c_str());
        QVERIFY(!saved.error().message.empty());
        QCOMPARE(contentOf(old), before);
        QVERIFY(session.game().phases == phases);
        QVERIFY(session.dirty());
        QCOMPARE(session.path(), old);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"old.chancery"});
    }

    void badFileLeavesTheGameWhole_data()
    {
        QTest::addColumn<QByteArray>("content");
        const QByteArray whole = QByteArray::fromStdString([] {
            QTemporaryDir folder;
            Session session(freshGame());
            (void)static_cast<bool>(session.saveAs(folder.filePath("a")));
            return contentOf(folder.filePath("a")).toStdString();
        }());
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("not a game") << QByteArray("\x89PNG\r\n\x1a\n\0\0", 10);
        QTest::newRow("truncated") << whole.left(whole.size() * 2 / 3);
        QTest::newRow("another format") << QByteArray(whole).replace("format = 1", "format = 99");
    }

    void badFileLeavesTheGameWhole()
    {
        QFETCH(QByteArray, content);
        QTemporaryDir folder;
        const QString path = folder.filePath("bad.chancery");
        QVERIFY(writeWholeFile(path, content));
        Session session(freshGame());
        typeForAustria(session);
        const auto phases = session.game().phases;
        const Result<SavedGame> opened = readSavedGame(path, maps());
        QVERIFY(!opened);
        QVERIFY2(opened.error().where.find("bad.chancery") != std::string::npos,
                 opened.error().text().c_str());
        QVERIFY(session.game().phases == phases);
        QVERIFY(session.undoStack()->canUndo());
    }

    void missingFileIsNamed()
    {
        const Result<SavedGame> opened = readSavedGame("/nowhere/game.chancery", maps());
        QVERIFY(!opened);
        QCOMPARE(QString::fromStdString(opened.error().where), "/nowhere/game.chancery");
    }

    void undoAcrossASaveIsDirty()
    {
        QTemporaryDir folder;
        Session session(freshGame());
        typeForAustria(session);
        QVERIFY(session.saveAs(folder.filePath("a.chancery")));
        session.undoStack()->undo();
        QVERIFY(session.dirty());
        session.undoStack()->redo();
        QVERIFY(!session.dirty());
    }

    void aGameTooLargeToBeOpenedIsNotSaved()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("large.chancery");
        Game game = freshGame();
        Session session(game);
        QVERIFY(session.saveAs(path));
        const QByteArray before = contentOf(path);
        game.title.assign(largestDocument, 'x');
        Session larger(game);
        const Status saved = larger.saveAs(path);
        QVERIFY(!saved);
        QVERIFY2(saved.error().text().find("16 MiB") != std::string::npos, saved.error().text().c_str());
        QVERIFY2(saved.error().text().find("17 MiB") != std::string::npos, saved.error().text().c_str());
        QVERIFY(contentOf(path) == before);
    }
};

CHANCERY_SUITE(TestSessionFiles, QCoreApplication)

} // namespace chancery::tst_session_files

#include "tst_session_files.moc"
