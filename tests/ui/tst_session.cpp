// SPDX-License-Identifier: GPL-3.0-or-later
// The open game: every change is undone, redone and announced.
#include "tests/support/paradox_game.h"
#include "tests/support/suite.h"
#include "tests/ui/session_steps.h"
#include "ui/desk/corrections.h"
#include "ui/desk/table_edits.h"

#include <QSignalSpy>
#include <QTemporaryDir>

namespace chancery::tst_session {

namespace {

using Step = void (*)(Session&);

void clickForFrance(Session& session)
{
    writeOrder(session, sketch::order(session.current().before, "A PAR - BUR"));
}
void resolve(Session& session)
{
    resolvePhase(session);
}
void advance(Session& session)
{
    advancePhase(session);
}
void takeBack(Session& session)
{
    takeBackPhase(session);
}
void editPosition(Session& session)
{
    Position position = session.current().before;
    position.units.pop_back();
    editPosition(session, {Season::Fall, 1905, PhaseKind::Movement}, position);
}
void award(Session& session)
{
    addAward(session, {power("Italy"), 1, "The conference of Rome"});
}
void seat(Session& session)
{
    setTable(session, {{power("Italy"), "Ada"}}, {});
}

} // namespace

class TestSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyChangeIsUndoneAndRedone_data()
    {
        QTest::addColumn<std::vector<Step>>("steps");
        QTest::newRow("typing") << std::vector<Step>{typeForAustria};
        QTest::newRow("clicking") << std::vector<Step>{typeForAustria, clickForFrance};
        QTest::newRow("resolution") << std::vector<Step>{typeForAustria, clickForFrance, resolve};
        QTest::newRow("next phase") << std::vector<Step>{clickForFrance, resolve, advance, typeForAustria};
        QTest::newRow("take back") << std::vector<Step>{clickForFrance, resolve, takeBack, typeForAustria};
        QTest::newRow("back a phase") << std::vector<Step>{resolve, advance, takeBack, takeBack};
        QTest::newRow("position") << std::vector<Step>{typeForAustria, editPosition, resolve};
        QTest::newRow("points and players") << std::vector<Step>{award, seat, resolve};
    }

    void everyChangeIsUndoneAndRedone()
    {
        QFETCH(std::vector<Step>, steps);
        Session session(freshGame());
        std::vector<std::vector<PhaseRecord>> phases{session.game().phases};
        std::vector<std::string> titles{session.game().title};
        for (const Step& step : steps) {
            step(session);
            phases.push_back(session.game().phases);
            titles.push_back(session.game().title);
        }
        QCOMPARE(session.undoStack()->count(), static_cast<int>(steps.size()));
        for (std::size_t i = steps.size(); i-- > 0;) {
            session.undoStack()->undo();
            QVERIFY(session.game().phases == phases[i]);
            QVERIFY(session.game().title == titles[i]);
        }
        QVERIFY(session.game().players.empty());
        for (std::size_t i = 1; i <= steps.size(); ++i) {
            session.undoStack()->redo();
            QVERIFY(session.game().phases == phases[i]);
            QVERIFY(session.game().title == titles[i]);
        }
    }

    /// Undo steps name phases as people do, not as files do.
    void stepsNameThePhase()
    {
        Session session(freshGame());
        clickForFrance(session);
        resolve(session);
        QCOMPARE(session.undoStack()->undoText(), "resolve Spring 1901, movement");
        addRulings(session, {{.kind = Ruling::Kind::Ownership,
                              .where = session.map().findProvince("PAR"),
                              .reason = "agreed",
                              .time = {}}});
        QCOMPARE(session.undoStack()->undoText(), "ruling on Spring 1901, movement");
        Game corrected = session.game();
        corrected.title = "corrected";
        takeCorrection(session, corrected, session.current().phase);
        QCOMPARE(session.undoStack()->undoText(), "correct Spring 1901, movement");
        session.undoStack()->undo();
        session.undoStack()->undo();
        session.undoStack()->undo();
        writeOrders(session, {sketch::orderOn(power("Austria"), session.current().before, "A VIE H",
                                              PhaseKind::Movement)});
        QCOMPARE(session.undoStack()->undoText(), "orders for Spring 1901, movement");
    }

    void typingInOneLineIsOneStep()
    {
        Session session(freshGame());
        const QString line = "A Vie - Gal";
        for (int i = 1; i <= line.size(); ++i) writeSheet(session, power("Austria"), line.left(i));
        QCOMPARE(session.undoStack()->count(), 1);
        writeSheet(session, power("Austria"), line + "\nA Bud H");
        QCOMPARE(session.undoStack()->count(), 2);
        session.undoStack()->undo();
        QCOMPARE(sheetText(session.game(), power("Austria")), line);
        session.undoStack()->undo();
        QCOMPARE(sheetText(session.game(), power("Austria")), QString());
    }

    void blankLineIsNoChange()
    {
        Session session(freshGame());
        writeSheet(session, power("Austria"), "A Vie - Gal");
        writeSheet(session, power("Austria"), "A Vie - Gal\n");
        QCOMPARE(session.undoStack()->count(), 1);
    }

    void clickedOrderTakesThePlaceOfTheTyped()
    {
        Session session(freshGame());
        writeSheet(session, power("Austria"), "A Vie - Gal\nA Bud - Ser\nF Tri - Alb");
        writeOrder(session, sketch::order(session.current().before, "A BUD - RUM"));
        QCOMPARE(sheetText(session.game(), power("Austria")), "A Vie - Gal\nA BUD - RUM\nF Tri - Alb");
        removeOrder(session, session.map().findProvince("VIE"));
        QCOMPARE(sheetText(session.game(), power("Austria")), "A BUD - RUM\nF Tri - Alb");
    }

    /// DATC 4.D.1: which of two sheets counts is for the rulebook to say, so they must not become one.
    void sheetHandedInTwiceStaysTwo()
    {
        const QString twice = "A Vie - Gal\nF Tri - Alb\nAustria:\nA Vie - Boh";
        const auto sheets = [](const Session& session) {
            std::vector<int> numbers;
            for (const WrittenOrder& line : session.current().written) numbers.push_back(line.sheet);
            return numbers;
        };
        Session session(freshGame());
        writeSheet(session, power("Austria"), twice);
        QCOMPARE(sheetText(session.game(), power("Austria")), twice);
        writeSheet(session, power("Austria"), sheetText(session.game(), power("Austria")) + "\nA Bud - Ser");
        QCOMPARE(sheets(session), (std::vector<int>{0, 0, 1, 1}));
        writeOrder(session, sketch::order(session.current().before, "A VIE - TYR"));
        QCOMPARE(sheetText(session.game(), power("Austria")),
                 "F Tri - Alb\nAustria:\nA VIE - TYR\nA Bud - Ser");
        editPosition(session, session.current().phase, session.current().before);
        QCOMPARE(sheets(session), (std::vector<int>{0, 1, 1}));
    }

    void clickedOrderCountsWhereTheLastSheetReplaces()
    {
        Game game = freshGame();
        game.rulebook.options.orderSets = OrderSets::LastReplaces;
        Session session(std::move(game));
        writeSheet(session, power("Austria"), "F Tri - Alb\nAustria:\nA Vie - Boh");
        writeOrder(session, sketch::order(session.current().before, "F TRI - ADR"));
        QCOMPARE(sheetText(session.game(), power("Austria")), "A Vie - Boh\nF TRI - ADR");
        writeSheet(session, power("Austria"), "A Vie - Boh\nF Tri - Alb\nAustria:\nA Bud - Ser");
        writeOrder(session, sketch::order(session.current().before, "F TRI - ADR"));
        resolvePhase(session);
        const auto& results = session.current().outcome->results;
        const auto moves =
            std::ranges::count_if(results, [](const OrderResult& r) { return as<Move>(r.order); });
        QCOMPARE(moves, 2); // not that of the sheet replaced
    }

    void resolvedPhaseCannotBeWritten()
    {
        Session session(freshGame());
        resolvePhase(session);
        const auto phases = session.game().phases;
        typeForAustria(session);
        clickForFrance(session);
        removeOrder(session, session.map().findProvince("PAR"));
        QVERIFY(
            !writeSheets(session, {{power("Austria"), {{power("Austria"), "A Vie - Gal", {}, "unread"}}}}));
        QVERIFY(session.game().phases == phases);
    }

    void everyChangeIsTold()
    {
        Session session(freshGame());
        QSignalSpy spy(&session, &Session::changed);
        const auto last = [&] { return spy.takeLast().at(0).value<Change>(); };
        award(session);
        QCOMPARE(spy.takeFirst().at(0).value<Change>(), Change::Details);
        QCOMPARE(last(), Change::File); // dirty now
        typeForAustria(session);
        QCOMPARE(last(), Change::Orders);
        resolve(session);
        QCOMPARE(last(), Change::Phase);
    }

    void phaseThatAwaitsARulingStaysUnresolved()
    {
        Session session(sketch::openParadox(askGamemaster));
        resolvePhase(session);
        QVERIFY(!session.resolved());
        QVERIFY(!session.undoStack()->canUndo());
    }

    void awardIsUndoneAndRedone()
    {
        Session session(freshGame());
        QSignalSpy spy(&session, &Session::changed);
        const Award award{session.map().findPower("Italy"), 2, "The conference of Rome"};
        addAward(session, award);
        QCOMPARE(spy.takeFirst().at(0).value<Change>(), Change::Details);
        QVERIFY(session.current().awards == std::vector<Award>{award});
        session.undoStack()->undo();
        QVERIFY(session.current().awards.empty());
        session.undoStack()->redo();
        resolvePhase(session);
        QCOMPARE(session.current().awards.size(), std::size_t(1));
    }

    void aReceivedSheetIsUndoneAndLastsAPhase()
    {
        Session session(freshGame());
        const Power italy = session.map().findPower("Italy");
        setReceived(session, italy, true);
        setReceived(session, italy, true); // no second step
        QVERIFY(session.current().received == PowerSet{italy});
        QCOMPARE(session.undoStack()->count(), 1);
        setReceived(session, italy, false);
        QVERIFY(session.current().received.empty());
        session.undoStack()->undo();
        resolvePhase(session);
        setReceived(session, italy, false); // too late
        QVERIFY(session.current().received == PowerSet{italy});
        advancePhase(session);
        QVERIFY(session.current().received.empty());
        QVERIFY(session.game().phases.front().received == PowerSet{italy});
    }

    void rulingIsUndoneRedoneAndSaved()
    {
        QTemporaryDir folder;
        Session session(sketch::openParadox(askGamemaster));
        resolvePhase(session, ParadoxChoice::Resolution2);
        const auto ruled = session.game().phases;
        QVERIFY(session.current().paradoxChoice == ParadoxChoice::Resolution2);
        QCOMPARE(session.undoStack()->count(), 1);
        session.undoStack()->undo();
        QVERIFY(!session.resolved() && !session.current().paradoxChoice);
        session.undoStack()->redo();
        QVERIFY(session.game().phases == ruled);
        QVERIFY(session.saveAs(folder.filePath("ruled.chancery")));
        Session again(freshGame());
        const Result<SavedGame> saved = readSavedGame(folder.filePath("ruled.chancery"), maps());
        QVERIFY(saved);
        again.start(*saved, folder.filePath("ruled.chancery"));
        QVERIFY(saved->differences.empty());
        QVERIFY(again.game().phases == ruled);
    }

    void takingBackForgetsTheRuling()
    {
        Session session(sketch::openParadox(askGamemaster));
        resolvePhase(session, ParadoxChoice::AllHold);
        takeBackPhase(session);
        QVERIFY(!session.current().paradoxChoice);
        resolvePhase(session);
        QVERIFY(!session.resolved());
        resolvePhase(session, ParadoxChoice::AllHold);
        editPosition(session);
        QVERIFY(!session.current().paradoxChoice);
    }
};

CHANCERY_SUITE(TestSession, QCoreApplication)

} // namespace chancery::tst_session

#include "tst_session.moc"
