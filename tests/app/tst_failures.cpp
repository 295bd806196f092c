// SPDX-License-Identifier: GPL-3.0-or-later
// A check of ours that fails while several games are open: the document in which it happened is closed with
// its journal as it was, and offered again; every order, clock and audience of the others stays.
#include "app/study_opening.h"
#include "engine/files/study_file.h"
#include "engine/game/study_play.h"
#include "tests/app/falling_evening.h"
#include "tests/support/suite.h"
#include "ui/console/study_edits.h"

#include <QDialog>
#include <QDir>

namespace chancery::tst_failures {
using namespace chancery::falling;

class TestFailures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theOthersGoOn_data()
    {
        QTest::addColumn<QString>("way");
        for (const auto& [way, act] : ways()) QTest::newRow(qPrintable(way)) << way;
    }

    void theOthersGoOn()
    {
        QFETCH(QString, way);
        Evening e;
        e.audience().present(*e.b);
        const Kept other(e);
        const std::string game = writeGame(e.a->session().game());
        ways().at(way)(e);
        QTRY_COMPARE(e.asked.size(), std::size_t(1));
        QVERIFY(!e.a);
        QCOMPARE(other.changed(), QString());
        QCOMPARE(e.workspace.games().size(), std::size_t(1));
        // It is said plainly, with the place of the journal.
        const RecoveryOffer& offer = e.asked.front();
        QCOMPARE(offer.title, QString("Game closed"));
        QVERIFY2(offer.text.contains("Untitled game") && offer.text.contains("other windows go on"),
                 qPrintable(offer.text));
        const QStringList journals = QDir(e.folder.filePath("journals")).entryList({"unsaved-*.journal"});
        QVERIFY(!journals.isEmpty());
        QVERIFY2(offer.details.contains(journals.front()) || offer.details.contains(journals.back()),
                 qPrintable(offer.details));
        QVERIFY2(offer.details.contains("falling_evening.cpp"), qPrintable(offer.details));
        // The next start of the program offers it, whole.
        QVERIFY(e.told.isEmpty());
        e.answer = RecoveryAnswer::Restore;
        Document& again = e.workspace.open(*standardGame(e.boards));
        QVERIFY(again.opening().offerAbandoned());
        QCOMPARE(writeGame(again.session().game()), game);
    }

    void theAudienceWindowOfAClosedGameIsEmpty()
    {
        Evening e;
        e.audience().present(*e.a);
        ProjectorWindow& room = *e.audience().windowOf(*e.a);
        QVERIFY(room.isVisible());
        ways().at("timer")(e);
        QTRY_COMPARE(e.asked.size(), std::size_t(1));
        QVERIFY(!room.isVisible());
        QVERIFY(room.content().picture.tokens.empty() && room.content().caption.isEmpty());
        QVERIFY(e.audience().document() == nullptr);
        e.audience().present(*e.b);
        QVERIFY(room.isVisible());
    }

    /// What is painted for the players is of the game that they see.
    void aFaultInTheAudienceWindowIsOfItsGame()
    {
        Evening e;
        e.audience().present(*e.a);
        auto* part = new FaultyPart(e.audience().windowOf(*e.a));
        part->armed = true;
        part->update();
        QTRY_COMPARE(e.asked.size(), std::size_t(1));
        part->armed = false;
        QVERIFY(!e.a && e.b);
    }

    /// So is what goes wrong while its display is looked for.
    void thePlaceOfTheAudienceWindowIsOfItsGame()
    {
        Evening e;
        QCOMPARE(e.workspace.failures().ownerOf(e.audience().place()), nullptr);
        e.audience().present(*e.b);
        QCOMPARE(e.workspace.failures().ownerOf(e.audience().place()), e.b.data());
        const auto timers = e.audience().place().findChildren<QTimer*>();
        QVERIFY(!timers.isEmpty());
        for (const QTimer* timer : timers) QCOMPARE(e.workspace.failures().ownerOf(*timer), e.b.data());
    }

    void aStudyFallsAlone()
    {
        Evening e;
        e.audience().present(*e.b);
        Document* study = openAsStudy(e.workspace, studyOf(e.a->session().game(), 0));
        QVERIFY(study);
        setTitle(study->bench().shown(), "The dragged army");
        const std::string document = writeStudy(study->bench().shown().study());
        const Kept other(e);
        const std::string game = writeGame(e.a->session().game());
        e.answer = RecoveryAnswer::Restore;
        QPointer<Document> first = study;
        auto* timer = new QTimer(study->window());
        connect(timer, &QTimer::timeout, &fail);
        timer->start(0);
        QTRY_COMPARE(e.asked.size(), std::size_t(1));
        QCOMPARE(e.asked.front().title, QString("Study closed"));
        QVERIFY(e.asked.front().text.contains("The dragged army"));
        QVERIFY(!first && e.a);
        QCOMPARE(writeGame(e.a->session().game()), game);
        QCOMPARE(other.changed(), QString());
        QTRY_COMPARE(e.workspace.studies().size(), std::size_t(1));
        Document& again = *e.workspace.studies().front();
        QCOMPARE(writeStudy(again.bench().shown().study()), document);
        QVERIFY(again.session().dirty() && again.window()->isVisible());
    }

    void variationsFallWithoutTheirGame()
    {
        Evening e;
        e.workspace.showVariations(*e.a, 0);
        QPointer<Document> variations = e.workspace.studies().back();
        setTitle(variations->bench().shown(), "Peace");
        const std::string game = writeGame(e.a->session().game());
        QVERIFY(game.find("Peace") != std::string::npos);
        auto* timer = new QTimer(variations->window());
        connect(timer, &QTimer::timeout, &fail);
        timer->start(0);
        QTRY_VERIFY(!variations);
        QVERIFY(e.asked.empty() && e.a && e.b);
        QCOMPARE(e.told.size(), 1);
        QVERIFY(e.told.front().contains("The game stays open"));
        QCOMPARE(writeGame(e.a->session().game()), game);
        Evening::namePlayer(e.a->session());
        QCOMPARE(e.a->session().game().players.size(), std::size_t(1));
    }

    void aGameTakesItsVariationsAlong_data()
    {
        QTest::addColumn<bool>("closedBefore");
        QTest::newRow("open") << false;
        QTest::newRow("closed a moment before") << true;
    }

    void aGameTakesItsVariationsAlong()
    {
        QFETCH(bool, closedBefore);
        Evening e;
        e.workspace.showVariations(*e.a, 0);
        QPointer<Document> variations = e.workspace.studies().back();
        e.answer = RecoveryAnswer::Restore;
        if (closedBefore) variations->window()->close();
        e.workspace.failures().contain(e.a, &fail);
        QTRY_COMPARE(e.asked.size(), std::size_t(1));
        QVERIFY(!variations && !e.a && e.b);
        QTRY_COMPARE(e.workspace.games().size(), std::size_t(2));
        QCOMPARE(e.last().session().game().variations.size(), std::size_t(1)); // from its journal
    }

    /// A change of a study during which something fails is not made.
    void aChangeThatFailsIsNotMade()
    {
        Evening e;
        Document* study = openAsStudy(e.workspace, studyOf(e.a->session().game(), 0));
        const Study before = study->bench().shown().study();
        const auto failing = connect(&study->bench().shown(), &StudyView::changed, &fail);
        QVERIFY_EXCEPTION_THROWN(setTitle(study->bench().shown(), "Never"), FailedCheck);
        QVERIFY(study->bench().shown().study() == before);
        disconnect(failing);
        const Game game = e.a->session().game();
        const auto alsoFailing = connect(&e.a->session(), &Session::changed, &fail);
        QVERIFY_EXCEPTION_THROWN(resolvePhase(e.a->session()), FailedCheck);
        QVERIFY(e.a->session().game().phases == game.phases);
        QVERIFY_EXCEPTION_THROWN(e.a->session().undoStack()->undo(), FailedCheck);
        QVERIFY(e.a->session().game().phases == game.phases);
        disconnect(alsoFailing);
    }

    void aFaultThatIsOfNoGameClosesNone()
    {
        Evening e;
        const Kept other(e);
        QTimer nobodys;
        int fired = 0;
        connect(&nobodys, &QTimer::timeout, [&fired] {
            ++fired;
            fail();
        });
        nobodys.start(0);
        QTRY_VERIFY(fired > 3);
        nobodys.stop();
        QCOMPARE(e.told.size(), 1); // once, however often it comes
        QVERIFY2(e.told.front().contains("No game was closed"), qPrintable(e.told.front()));
        QVERIFY(e.a && e.asked.empty());
        QCOMPARE(other.changed(), QString());
    }

    /// What is not a check of ours, such as memory that is refused, takes the same way.
    void whateverIsThrownIsCaught()
    {
        Evening e;
        QMetaObject::invokeMethod(
            &e.a->session(), [] { throw std::bad_alloc(); }, Qt::QueuedConnection);
        QTRY_COMPARE(e.asked.size(), std::size_t(1));
        QVERIFY(!e.a && e.b);
    }

    /// The dialogs of other windows are left open: code of the game may wait behind them.
    void itWaitsForTheDialogOfAnother()
    {
        Evening e;
        bool waited = false;
        QMetaObject::invokeMethod(
            e.b->window(),
            [&] {
                QDialog dialog(e.b->window());
                QTimer::singleShot(0, &dialog, [&] {
                    QMetaObject::invokeMethod(&e.a->session(), &fail, Qt::QueuedConnection);
                    QTRY_VERIFY(!e.a->window()->isVisible());
                    waited = e.a && e.asked.empty();
                    dialog.reject();
                });
                dialog.exec();
            },
            Qt::QueuedConnection);
        QTRY_COMPARE(e.asked.size(), std::size_t(1));
        QVERIFY(waited && !e.a && e.b);
    }

    void severalFallAtOnce()
    {
        Evening e;
        for (Document* one : {e.a.data(), e.b.data()})
            connect(&e.workspace.settings(), &SharedSettings::preferencesChanged, one, one->alone(&fail));
        Preferences wanted = e.workspace.settings().preferences();
        wanted.tempo = 3;
        e.workspace.settings().apply(wanted);
        QTRY_COMPARE(e.asked.size(), std::size_t(2));
        QVERIFY(!e.a && !e.b);
        QVERIFY(e.workspace.games().empty() && e.told.isEmpty());
    }

    /// Of a game that fails while it is opened, whenever that is, nothing stays open, and no other game is
    /// closed.
    void whatFailsWhileItOpensFallsAlone()
    {
        Evening e;
        const Kept other(e);
        int failed = 0;
        for (int call = 1;; ++call) {
            e.failsAt = call;
            e.workspace.show(newGame(e.b->session().game().map));
            if (std::exchange(e.failsAt, 0) > 0) break; // it was open before that call
            QTRY_COMPARE(e.workspace.games().size(), std::size_t(2));
            ++failed;
        }
        QVERIFY(failed > 0 && !(e.asked.empty() && e.told.isEmpty()));
        QCOMPARE(e.workspace.games().size(), std::size_t(3));
        QVERIFY(e.a && e.last().window()->isVisible());
        QCOMPARE(other.changed(), QString());
    }
};

CHANCERY_SUITE(TestFailures, GuardedApplication)

} // namespace chancery::tst_failures

#include "tst_failures.moc"
#include "ui/desk/table_edits.h"
