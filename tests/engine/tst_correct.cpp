// SPDX-License-Identifier: GPL-3.0-or-later
// An earlier phase is corrected: what was written later is played again, and everything that changes is
// reported.
#include "engine/files/game_file.h"
#include "engine/game/correct.h"
#include "tests/support/difference_lines.h"
#include "tests/support/files.h"
#include "tests/support/random_game.h"
#include "tests/support/suite.h"

namespace chancery::tst_correct {

namespace {

std::shared_ptr<const Map> board()
{
    static const std::shared_ptr<const Map> map = *standardMaps()("standard");
    return map;
}

Province province(const char* code)
{
    return board()->findProvince(code);
}

Game written(Game game, const char* power, const char* sheet)
{
    const Power whose = board()->findPower(power);
    return write(std::move(game), whose,
                 readSheet({*board(), game.current().before, game.current().phase.kind, whose}, sheet));
}

/// A phase with other orders of a power.
PhaseRecord with(const Game& game, std::size_t number, const char* power, const char* sheet)
{
    Game until = game;
    until.phases.resize(number + 1);
    until.phases.back().outcome.reset();
    return written(std::move(until), power, sheet).current();
}

Game next(Game game)
{
    return advance(resolve(std::move(game)));
}

QStringList told(const CorrectedGame& corrected)
{
    return differenceLines(*board(), corrected.differences);
}

Game reread(const Game& game)
{
    return *readGame(writeGame(game), "written", standardMaps());
}

/// In Fall 1901 there was an Italian army beside that of Vienna, and a second ruling removes it.
Game withSecondUnit()
{
    const auto vienna = [](const char* power, bool beside) {
        return Ruling{.kind = Ruling::Kind::Position,
                      .where = province("VIE"),
                      .unit = Unit{board()->findPower(power), UnitKind::Army, whole(province("VIE"))},
                      .beside = beside,
                      .reason = "as it was"};
    };
    Game game = next(newGame(board()));
    game.phases.back() = withRulings(game, game.current(), {vienna("Italy", true), vienna("Austria", false)});
    return written(std::move(game), "Austria", "A Vie-Gal");
}

/// To Winter 1901: France takes Belgium from Burgundy.
Game openedByFrance()
{
    Game game = next(written(newGame(board()), "France", "A Par-Bur"));
    game = next(written(std::move(game), "France", "A Bur-Bel"));
    return written(std::move(game), "France", "B A Par");
}

} // namespace

class TestCorrect : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsTheSameChangesNothing()
    {
        for (std::uint32_t seed = 1; seed <= 12; ++seed) {
            Game game = randomGame(board(), seed, 12);
            if (seed % 2 && winner(game) == noPower) game = advance(std::move(game));
            for (std::size_t i = 0; i < game.phases.size(); ++i) {
                const CorrectedGame again = corrected(game, i, game.phases[i]);
                QCOMPARE(told(again), QStringList());
                QVERIFY(again.game.phases == game.phases);
            }
        }
    }

    /// A Winter that is still played, in which a power has other builds.
    void otherBuildsAreTold()
    {
        const Game game = openedByFrance();
        const QStringList more = told(corrected(game, 0, with(game, 0, "France", "A Par-Bur\nA Mar-Spa")));
        QCOMPARE(more.last(), QString("W1901A France: 1 > 2"));
        QCOMPARE(more.filter("W1901A").size(), qsizetype{1});
    }

    void laterOrdersAreReadAgain()
    {
        const Game game = openedByFrance();
        QCOMPARE(shortName(game.current().phase), std::string("W1901A"));
        const CorrectedGame after = corrected(game, 0, with(game, 0, "France", "A Par-Gas"));
        QCOMPARE(told(after),
                 QStringList({"S1901M France A PAR - BUR: succeeds > none",
                              "S1901M France A PAR - GAS: none > succeeds", "S1901M no France A BUR",
                              "S1901M France A GAS", "F1901M France A BUR - BEL: succeeds > illegal",
                              "F1901M no France A BEL", "F1901M BEL: France > nobody", "W1901A gone",
                              "S1902M new"}));
        QCOMPARE(after.game.phases[1].written.front().text, std::string("A Bur-Bel"));
        QCOMPARE(shortName(after.game.current().phase), std::string("S1902M"));
        QVERIFY(!after.game.current().outcome);
    }

    void laterBuildsMayFail()
    {
        Game game = next(written(written(newGame(board()), "France", "A Par-Bur\nA Mar S A Par-Bur"),
                                 "Germany", "A Mun-Ruh"));
        game =
            next(written(written(std::move(game), "France", "A Bur-Mun\nA Mar-Bur"), "Germany", "A Ruh-Hol"));
        game = resolve(written(std::move(game), "France", "B A Par"));
        QCOMPARE(shortName(game.current().phase), std::string("W1901A"));
        const QStringList lines = told(corrected(game, 1, with(game, 1, "France", "A Bur H")));
        QVERIFY(lines.contains(QStringLiteral("F1901M MUN: France > Germany")));
        QVERIFY(lines.contains(QStringLiteral("W1901A France B A PAR: succeeds > illegal")));
    }

    void phasesAppear()
    {
        Game game =
            next(written(written(newGame(board()), "France", "A Par-Bur\nA Mar-Gas"), "Germany", "A Mun H"));
        game =
            next(written(written(std::move(game), "France", "A Bur-Mun\nA Gas-Bur"), "Germany", "A Mun H"));
        QCOMPARE(shortName(game.current().phase), std::string("S1902M"));
        game = resolve(written(std::move(game), "Germany", "A Mun-Sil"));
        PhaseRecord fall = game.phases[1];
        Ruling ruling{.kind = Ruling::Kind::Result, .where = province("BUR"), .reason = "seen by all"};
        ruling.result = RuledResult::Succeeds;
        const CorrectedGame after = corrected(game, 1, withRulings(game, fall, {ruling}));
        const QStringList lines = told(after);
        QVERIFY(lines.contains(QStringLiteral("F1901M Germany A MUN dislodged")));
        QVERIFY(lines.contains(QStringLiteral("F1901R new")));
        QVERIFY(lines.contains(QStringLiteral("W1901A new")));
        QVERIFY(lines.contains(QStringLiteral("S1902M Germany A MUN - SIL: succeeds > illegal")));
        QCOMPARE(shortName(after.game.current().phase), std::string("S1902M"));
        QVERIFY(after.game.current().outcome);
    }

    void rulingsAreKept()
    {
        Game game = next(written(newGame(board()), "France", "A Par-Bur"));
        const Ruling unit{.kind = Ruling::Kind::Position,
                          .where = province("SIL"),
                          .unit = Unit{board()->findPower("Russia"), UnitKind::Army, whole(province("SIL"))},
                          .reason = "was forgotten"};
        game.phases.back() = withRulings(game, game.current(), {unit});
        game = next(written(std::move(game), "Russia", "A Sil-Ber"));
        const CorrectedGame after = corrected(game, 0, with(game, 0, "France", "A Par-Gas"));
        QCOMPARE(after.game.phases[1].rulings, game.phases[1].rulings);
        QVERIFY(unitAt(*board(), after.game.phases[1].before, province("SIL")));
        QVERIFY(unitAt(*board(), after.game.phases[1].before, province("GAS")));
    }

    void whatWasAnsweredIsKept()
    {
        Game game = next(written(newGame(board()), "France", "A Par-Bur"));
        game = written(std::move(game), "France", "A Bur-Bel");
        WrittenOrder& line = game.phases.back().written.front();
        line.text = "the one in the middle";
        line.problem.clear();
        game = resolve(std::move(game));
        const CorrectedGame after = corrected(game, 0, with(game, 0, "Germany", "A Ber-Kie"));
        const WrittenOrder& again = after.game.phases[1].written.front();
        QCOMPARE(again.text, std::string("the one in the middle"));
        QCOMPARE(again.orders.size(), std::size_t(1));
        QVERIFY(unitAt(*board(), after.game.phases[1].outcome->after, province("BEL")));
    }

    void rulingsCanBeTakenAway()
    {
        Game game = next(written(newGame(board()), "France", "A Par-Bur"));
        const PhaseRecord byTheRules = game.current();
        const Ruling empty{.kind = Ruling::Kind::Position, .where = province("BUR"), .reason = "a mistake"};
        game.phases.back() = withRulings(game, byTheRules, {empty});
        QVERIFY(!unitAt(*board(), game.current().before, province("BUR")));
        QVERIFY(withoutRuling(game, 1, 0) == byTheRules);
    }

    /// There the board begins as the map has it; how it was before it was set up by hand is unknown.
    void rulingsOfTheFirstPhaseCanBeTakenAway()
    {
        const Ruling unit{.kind = Ruling::Kind::Position,
                          .where = province("SIL"),
                          .unit = Unit{board()->findPower("Russia"), UnitKind::Army, whole(province("SIL"))},
                          .reason = "was forgotten"};
        const Ruling owner{.kind = Ruling::Kind::Ownership,
                           .where = province("BEL"),
                           .owner = board()->findPower("France"),
                           .reason = "an old treaty"};
        Game game = newGame(board());
        game.phases.back() = withRulings(game, game.current(), {unit, owner});
        const PhaseRecord withoutUnit = withoutRuling(game, 0, 0);
        QCOMPARE(withoutUnit.rulings, std::vector{owner});
        QVERIFY(!unitAt(*board(), withoutUnit.before, province("SIL")));
        QCOMPARE(withoutUnit.before.owner[index(province("BEL"))], owner.owner);
        game.phases.back() = withoutUnit;
        QVERIFY(withoutRuling(game, 0, 0) == newGame(board()).current());

        Game setUp = gameFrom(board(), game.current().phase, withoutUnit.before);
        setUp.phases.back() = withRulings(game, setUp.current(), {unit});
        QVERIFY(withoutRuling(setUp, 0, 0).rulings.empty());
        QCOMPARE(withoutRuling(setUp, 0, 0).before, setUp.current().before);
    }

    /// It ends as the next phase begins, as a reader of the file has it, and is whole again when it is put
    /// right.
    void whatBecomesImpossibleHasNoResults()
    {
        const Game game = written(next(withSecondUnit()), "Austria", "A Gal-Ukr");
        QCOMPARE(game.phases.size(), std::size_t(3));
        const CorrectedGame after = corrected(game, 1, withoutRuling(game, 1, 1));
        QCOMPARE(told(after), QStringList("F1901M stopped"));
        const PhaseRecord& stopped = after.game.phases[1];
        QVERIFY(stopped.outcome && stopped.outcome->results.empty());
        QCOMPARE(stopped.outcome->after, game.phases[2].before);
        QVERIFY(after.game.phases[2] == game.phases[2]);
        QVERIFY(reread(after.game).phases == after.game.phases);
        // Another correction does not report it a second time.
        QCOMPARE(told(corrected(after.game, 1, after.game.phases[1])), QStringList());
        QVERIFY(corrected(after.game, 1, game.phases[1]).game.phases == game.phases);
    }

    void whatBecomesImpossibleLastIsToBeResolved()
    {
        const Game game = resolve(withSecondUnit());
        const CorrectedGame after = corrected(game, 1, withoutRuling(game, 1, 1));
        QCOMPARE(told(after), QStringList("F1901M stopped"));
        QVERIFY(!after.game.current().outcome);
        QVERIFY(reread(after.game).phases == after.game.phases);
        PhaseRecord mended = withRulings(game, after.game.current(), {game.phases[1].rulings[1]});
        mended.outcome = outcomeOf(after.game, mended);
        QVERIFY(mended == game.phases[1]);
    }
};

CHANCERY_SUITE(TestCorrect, NoApplication)

} // namespace chancery::tst_correct

#include "tst_correct.moc"
