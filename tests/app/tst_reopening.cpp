// SPDX-License-Identifier: GPL-3.0-or-later
// A document that was closed because a check of ours failed is opened again, with every order and undo step;
// and one that fails again does not do so for ever.
#include "engine/files/file_checksum.h"
#include "engine/files/study_file.h"
#include "engine/game/study_play.h"
#include "tests/app/falling_evening.h"
#include "tests/support/suite.h"
#include "ui/console/study_edits.h"
#include "ui/files/files.h"

#include <QDir>

namespace chancery::tst_reopening {
using namespace chancery::falling;

class TestReopening : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsOpenedAgain_data()
    {
        QTest::addColumn<QString>("way");
        for (const char* way : {"paint", "change of the game", "while its dialog waits"})
            QTest::newRow(way) << QString(way);
    }

    /// With every order and undo step; a change during which it failed is not made.
    void itIsOpenedAgain()
    {
        QFETCH(QString, way);
        Evening e;
        e.answer = RecoveryAnswer::Restore;
        const std::string game = writeGame(e.a->session().game());
        const int steps = e.a->session().undoStack()->count();
        const Kept other(e);
        ways().at(way)(e);
        QTRY_COMPARE(e.asked.size(), std::size_t(1));
        QTRY_COMPARE(e.workspace.games().size(), std::size_t(2));
        QVERIFY(!e.a);
        QCOMPARE(other.changed(), QString());
        QCOMPARE(writeGame(e.last().session().game()), game);
        QCOMPARE(e.last().session().undoStack()->count(), steps);
        QVERIFY(e.last().window()->isVisible());
        // It goes on as before: what is written now is recorded.
        writeSheet(e.last().session(), Power{3}, "A MUN - RUH");
        const std::string later = writeGame(e.last().session().game());
        e.last().opening().keepAll();
        e.workspace.bury(e.last());
        Document& after = e.workspace.open(*standardGame(e.boards));
        QVERIFY(after.opening().offerAbandoned());
        QCOMPARE(writeGame(after.session().game()), later);
    }

    void aSavedGameIsOpenedAgainFromItsJournal()
    {
        Evening e;
        e.answer = RecoveryAnswer::Restore;
        QVERIFY(e.a->files().saveAs());
        writeSheet(e.a->session(), Power{3}, "A MUN - RUH");
        e.a->clock().toggle();
        const std::string game = writeGame(e.a->session().game());
        ways().at("timer")(e);
        QTRY_COMPARE(e.asked.size(), std::size_t(1));
        QVERIFY2(e.asked.front().details.contains("Evening.chancery.journal"),
                 qPrintable(e.asked.front().details));
        QTRY_COMPARE(e.workspace.games().size(), std::size_t(2));
        QCOMPARE(e.last().session().path(), e.path);
        QCOMPARE(writeGame(e.last().session().game()), game);
        QVERIFY(e.last().session().dirty());
        QVERIFY(e.last().clock().clock().running);
    }

    /// Also one that was only pasted, and has no changes that would be kept.
    void aStudyWithoutChangesComesBackToo()
    {
        Evening e;
        e.answer = RecoveryAnswer::Restore;
        Document* study = openAsStudy(e.workspace, studyOf(e.a->session().game(), 0));
        const std::string document = writeStudy(study->bench().shown().study());
        QMetaObject::invokeMethod(&study->session(), &fail, Qt::QueuedConnection);
        QTRY_COMPARE(e.asked.size(), std::size_t(1));
        QTRY_COMPARE(e.workspace.studies().size(), std::size_t(1));
        QCOMPARE(writeStudy(e.workspace.studies().front()->bench().shown().study()), document);
    }

    /// What fails while it is opened again is offered once more, without its last change, which Redo makes
    /// again.
    void aGameThatFailsWhileItIsOpenedAgain()
    {
        Evening e;
        e.answer = RecoveryAnswer::Restore;
        for (const char* name : {"Ada", "Bob"}) setTable(e.a->session(), {{Power{0}, name}}, {});
        const std::string game = writeGame(e.a->session().game());
        const int steps = e.a->session().undoStack()->count();
        const Kept other(e);
        e.failsWhenAnswered = 1;
        ways().at("timer")(e);
        QTRY_COMPARE(e.asked.size(), std::size_t(2));
        QVERIFY2(e.asked[1].restore.contains("without the last change"), qPrintable(e.asked[1].restore));
        QTRY_COMPARE(e.workspace.games().size(), std::size_t(2));
        QUndoStack& stack = *e.last().session().undoStack();
        QCOMPARE(stack.count(), steps);
        QCOMPARE(stack.index(), steps - 1);
        QVERIFY(writeGame(e.last().session().game()) != game);
        stack.redo();
        QCOMPARE(writeGame(e.last().session().game()), game);
        QCOMPARE(other.changed(), QString());
    }

    /// It is offered without its last change, then without one more, and then no more.
    void aFaultThatComesAgainDoesNotLoop()
    {
        Evening e;
        e.answer = RecoveryAnswer::Restore;
        for (const char* name : {"Ada", "Bob", "Cleo", "Dan", "Eve"})
            setTable(e.a->session(), {{Power{0}, name}}, {});
        const int steps = e.a->session().undoStack()->count();
        std::vector<int> at;
        QTimer everywhere; // whatever is opened again fails at once
        QPointer<Document> spared = e.b;
        connect(&everywhere, &QTimer::timeout, this, [&] {
            for (const auto& document : e.workspace.games()) {
                if (document == spared || e.workspace.failures().isFalling(*document)) continue;
                at.push_back(document->session().undoStack()->index());
                QMetaObject::invokeMethod(&document->session(), &fail, Qt::QueuedConnection);
            }
        });
        everywhere.start(20);
        QTRY_COMPARE(e.told.size(), 1);
        everywhere.stop();
        QCOMPARE(at, (std::vector<int>{steps, steps, steps - 1, steps - 2, steps - 3}));
        QCOMPARE(e.asked.size(), std::size_t(4));
        QVERIFY(e.asked[0].restore.contains("again") &&
                e.asked[1].restore.contains("without the last change"));
        QVERIFY2(e.told.front().contains("had to be closed again"), qPrintable(e.told.front()));
        QCOMPARE(e.workspace.games().size(), std::size_t(1));
        QVERIFY(e.b);
    }

    /// What versions before 0.9.0 have left after a crash is one change of the study in its file, or of a new
    /// one; the copy goes once the journal has it.
    void aCopyOfAnEarlierVersionIsOpened_data()
    {
        QTest::addColumn<bool>("isSaved");
        QTest::newRow("saved before") << true;
        QTest::newRow("never saved") << false;
    }

    void aCopyOfAnEarlierVersionIsOpened()
    {
        QFETCH(const bool, isSaved);
        Evening e;
        const QString folder = e.folder.filePath("left"), file = e.folder.filePath("Case.study");
        const Study saved = studyOf(e.a->session().game(), 0);
        Study left = saved;
        left.title = "Left alone";
        const QByteArray document = QByteArray::fromStdString(writeStudy(saved)),
                         copy = QByteArray::fromStdString(writeStudy(left));
        QVERIFY(QDir().mkpath(folder) && writeWholeFile(file, document));
        const QByteArray head =
            isSaved
                ? "# saved as: " + file.toUtf8() +
                      "\n# its file: " + QByteArray::fromStdString(fingerprint(document.toStdString())) + '\n'
                : QByteArray();
        const QString place = folder + "/unsaved-20261125-200000.journal";
        QVERIFY(writeWholeFile(place, head + copy));
        e.answer = RecoveryAnswer::Restore;
        e.workspace.keepStudies(folder);
        QCOMPARE(e.asked.size(), std::size_t(1));
        QVERIFY2(e.asked.front().text.contains("Left alone"), qPrintable(e.asked.front().text));
        QCOMPARE(e.workspace.studies().size(), std::size_t(1));
        Document& study = *e.workspace.studies().front();
        QCOMPARE(QByteArray::fromStdString(writeStudy(study.bench().shown().study())), copy);
        QCOMPARE(study.session().path(), isSaved ? file : QString());
        QVERIFY(study.session().dirty() && !QFile::exists(place));
        study.session().undoStack()->undo();
        QVERIFY(!study.session().dirty());
        if (isSaved) QCOMPARE(QByteArray::fromStdString(writeStudy(study.bench().shown().study())), document);
    }

    /// A study that falls again while it is opened has its copy all the same, and it is said where.
    void aStudyThatFallsAgainKeepsItsCopy()
    {
        Evening e;
        e.answer = RecoveryAnswer::Restore;
        openAsStudy(e.workspace, studyOf(e.a->session().game(), 0));
        const std::string document = writeStudy(e.workspace.studies().front()->bench().shown().study());
        QTimer everywhere;
        connect(&everywhere, &QTimer::timeout, this, [&] {
            for (const auto& study : e.workspace.studies())
                if (!e.workspace.failures().isFalling(*study))
                    QMetaObject::invokeMethod(&study->session(), &fail, Qt::QueuedConnection);
        });
        everywhere.start(20);
        QTRY_COMPARE(e.told.size(), 1);
        everywhere.stop();
        const QStringList copies = QDir(e.folder.filePath("studies")).entryList({"*.journal"});
        QCOMPARE(copies.size(), 1);
        QVERIFY2(e.told.front().contains(copies.front()), qPrintable(e.told.front()));
        QVERIFY(e.workspace.studies().empty());
        e.workspace.keepStudies(e.folder.filePath("studies")); // as at the next start
        QCOMPARE(e.workspace.studies().size(), std::size_t(1));
        QCOMPARE(writeStudy(e.workspace.studies().front()->bench().shown().study()), document);
    }
};

CHANCERY_SUITE(TestReopening, GuardedApplication)

} // namespace chancery::tst_reopening

#include "tst_reopening.moc"
