// SPDX-License-Identifier: GPL-3.0-or-later
// What the gamemaster rules can be undone, is written down, is marked on board and report, and shows the
// players nothing before the reveal.
#include "tests/support/random_game.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/desk/corrections.h"
#include "ui/desk/presenter.h"
#include "ui/desk/table_edits.h"
#include "ui/scene/compose.h"
#include "ui/scene/frame.h"
#include "ui/scene/tell.h"
#include "ui/words/phase_report.h"
#include "ui/words/ruling_words.h"
#include "ui/words/words.h"

namespace chancery::tst_rulings_ui {

namespace {

const Map& board()
{
    return sketch::standardMap();
}

Province province(const char* code)
{
    return board().findProvince(code);
}

/// Spring 1901: Paris and Munich both to Burgundy.
Game standOff()
{
    Game game = newGame(sketch::sharedMap());
    game.phases.back() =
        sketch::record(game.current().phase, game.current().before, {"A PAR - BUR", "A MUN - BUR"});
    return game;
}

Ruling rulingOf(Ruling::Kind kind, const char* where)
{
    return {.kind = kind, .where = province(where), .reason = "all saw it", .time = "2026-11-22T09:00:00"};
}

Ruling parisMoves()
{
    Ruling ruling = rulingOf(Ruling::Kind::Result, "PAR");
    ruling.result = RuledResult::Succeeds;
    return ruling;
}

Ruling parisHolds()
{
    Ruling ruling = rulingOf(Ruling::Kind::Reading, "PAR");
    ruling.order = sketch::order(startOf(board()), "A PAR H");
    return ruling;
}

int marksOf(const Picture& picture)
{
    return static_cast<int>(std::ranges::count(picture.marks, MarkKind::Ruled, &Mark::kind));
}

} // namespace

class TestRulingsUi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void aRulingResolvesAgainAndIsUndoneAsOne()
    {
        Session session(standOff());
        resolvePhase(session);
        const Game before = session.game();
        addRulings(session, {parisMoves(), parisHolds()});
        QVERIFY(unitAt(board(), session.current().outcome->after, province("PAR")));
        QVERIFY(unitAt(board(), session.current().outcome->after, province("BUR")));
        QCOMPARE(session.current().rulings.size(), 2U);
        session.undoStack()->undo();
        QVERIFY(session.game().phases == before.phases);
        session.undoStack()->redo();
        QCOMPARE(session.current().rulings.size(), 2U);
    }

    void aRulingBeforehandCountsWhenThePhaseIsResolved()
    {
        Session session(standOff());
        addRulings(session, {parisMoves()});
        QVERIFY(!session.resolved());
        resolvePhase(session);
        QVERIFY(!unitAt(board(), session.current().outcome->after, province("PAR")));
        takeBackPhase(session);
        QCOMPARE(session.current().rulings.size(), 1U);
    }

    void anEditedPositionIsRuledUnitByUnit()
    {
        Session session(advance(resolve(standOff())));
        Position position = session.current().before;
        std::erase_if(position.units,
                      [](const Unit& unit) { return board().provinceOf(unit.at) == province("PAR"); });
        position.owner[index(province("MAR"))] = board().findPower("Italy");
        editPosition(session, session.current().phase, position, QStringLiteral("a dropped piece"),
                     QStringLiteral("2026-11-22T09:00:00"));
        QCOMPARE(session.current().rulings.size(), 2U);
        QCOMPARE(session.current().rulings.front().reason, std::string("a dropped piece"));
        QVERIFY(session.current().before == position);
    }

    void theJournalHasIt()
    {
        std::vector<JournalRecord> records; // outlives the session, whose end is recorded, too
        Session session(standOff());
        session.setRecorder([&records](const JournalRecord& record) { records.push_back(record); });
        const Game before = session.game();
        addRulings(session, {parisHolds()});
        QCOMPARE(records.size(), 1U);
        const MapLoader maps = [](const std::string&) { return Result(sketch::sharedMap()); };
        const Result<Game> again = edited(before, std::get<StepRecord>(records.front()).edit, maps);
        QVERIFY2(again, again ? "" : again.error().text().c_str());
        QVERIFY(again->phases == session.game().phases);
    }

    void wordsTellTheReason()
    {
        Session session(standOff());
        resolvePhase(session);
        addRulings(session, {parisMoves()});
        const PhaseRecord& record = session.current();
        const Words words(board());
        QCOMPARE(words.reason(*resultOf(board(), *record.outcome, province("PAR")), record),
                 QStringLiteral("A Par-Bur: succeeds, as the gamemaster ruled: “all saw it”."));
        QCOMPARE(words.reason(*resultOf(board(), *record.outcome, province("MUN")), record),
                 QStringLiteral("A Mun-Bur: fails, as the gamemaster ruled on A Par-Bur: “all saw it”."));
        QVERIFY(RulingWords(board(), record)
                    .lines()
                    .front()
                    .startsWith(QStringLiteral("Ruled: A Par-Bur: succeeds. Reason: all saw it")));
    }

    void aRuledReadingIsExplained()
    {
        Session session(standOff());
        resolvePhase(session);
        addRulings(session, {parisHolds()});
        const PhaseRecord& record = session.current();
        const QString told =
            Words(board()).explanation(*resultOf(board(), *record.outcome, province("PAR")), record);
        QVERIFY2(told.contains(QStringLiteral("ruled on the reading of the order: “all saw it”.")),
                 qPrintable(told));
    }

    void reportsSayWhatWasRuled()
    {
        Session session(standOff());
        addRulings(session, {parisHolds(), rulingOf(Ruling::Kind::Correction, "PAR")});
        resolvePhase(session);
        const QString report = phaseReport(session.game(), 0, ReportStyle::Rulebook);
        QVERIFY2(
            report.contains(QStringLiteral("Ruled: The order of A Par reads A Par H. Reason: all saw it")),
            qPrintable(report));
        QVERIFY(phaseReport(session.game(), 0, ReportStyle::Short).contains(QStringLiteral("\u00a7 ")));
    }

    void theBoardIsMarkedOnceForEachSpace()
    {
        Game game = standOff();
        game.phases.back().rulings = {parisHolds(), parisMoves(), rulingOf(Ruling::Kind::Position, "SIL"),
                                      rulingOf(Ruling::Kind::Correction, "PAR")};
        const PhaseRecord& record = game.current();
        QCOMPARE(marksOf(compose(board(), sketch::standardGeometry(), record, {})), 2);
        QCOMPARE(marksOf(compose(board(), sketch::standardGeometry(), resolve(game).current(), {})), 2);
    }

    void storiesOfRuledPhasesEndInThePositionThatFollows()
    {
        Random random(9);
        for (std::uint32_t seed = 1; seed <= 30; ++seed) {
            Game game = randomGame(sketch::sharedMap(), seed, 6);
            const auto moving = std::find_if(game.phases.rbegin(), game.phases.rend(), [](const auto& p) {
                return p.phase.kind == PhaseKind::Movement;
            });
            PhaseRecord record = *moving;
            for (const Unit& unit : record.before.units) {
                Ruling ruling = parisMoves();
                ruling.where = board().provinceOf(unit.at);
                ruling.result = static_cast<RuledResult>(below(random, 8));
                if (below(random, 3) == 0) record.rulings.push_back(ruling);
            }
            record.outcome = outcomeOf(game, record);
            const Storyboard story = storyOf(board(), sketch::standardGeometry(), record);
            const Picture last = frameAt(story, story.lasts);
            QCOMPARE(last.tokens.size(), story.last.tokens.size());
            for (const Token& token : story.last.tokens)
                QVERIFY(std::ranges::any_of(last.tokens, [&token](const Token& other) {
                    return other.unit == token.unit && distance(other.at, token.at) < 1;
                }));
        }
    }

    void playersSeeNoRulingOnOrdersBeforeTheReveal()
    {
        Game game = resolve(standOff());
        Session session(game);
        Presenter presenter(session, [](const Map&) { return sketch::standardGeometry(); });
        const Picture before = presenter.audience().picture();
        addRulings(session, {parisHolds(), parisMoves()});
        QVERIFY(presenter.audience().picture() == before);
        QCOMPARE(marksOf(presenter.console().picture()), 1);
        presenter.reveal();
        presenter.story().skip();
        presenter.story().setShown(false);
        QCOMPARE(marksOf(presenter.audience().picture()), 1);
    }
};

CHANCERY_SUITE(TestRulingsUi, QApplication)

} // namespace chancery::tst_rulings_ui

#include "tst_rulings_ui.moc"
