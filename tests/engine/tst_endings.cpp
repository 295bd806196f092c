// SPDX-License-Identifier: GPL-3.0-or-later
// Fewer than seven players, ends without a victory, votes, scores and the times of a table.
#include "engine/base/lots.h"
#include "engine/files/game_file.h"
#include "engine/game/scoring.h"
#include "engine/game/standings.h"
#include "engine/game/timetable.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

#include <numeric>
#include <set>

namespace chancery::tst_endings {

namespace {

using sketch::power;

constexpr Phase spring{Season::Spring, 1914, PhaseKind::Movement};
constexpr Phase fall{Season::Fall, 1914, PhaseKind::Movement};

Game gameWith(Phase phase, const std::vector<std::string>& units, const std::vector<std::string>& centres,
              const std::vector<std::string>& orders = {})
{
    const Position position = sketch::position(units, centres);
    Game game = gameFrom(sketch::sharedMap(), phase, position);
    game.phases.back() = sketch::record(phase, position, orders);
    return game;
}

std::vector<double> pointsOf(const std::vector<Score>& scores)
{
    std::vector<double> points;
    for (const Score& score : scores) points.push_back(score.points);
    return points;
}

/// Returns whether the vote passed, and the votes for it if they are revealed.
std::string told(const VoteResult& vote)
{
    return (vote.passed ? "passed" : "failed") + (vote.yes ? " " + std::to_string(*vote.yes) : std::string());
}

} // namespace

class TestEndings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// At small tables the rulebooks name the seats in another order than the map its powers.
    void levelSeatsComeAsTheMapListsTheirPowers_data()
    {
        QTest::addColumn<int>("players");
        for (const Players players : {Players::Six, Players::Five, Players::Four, Players::Three,
                                      Players::ThreeWithPairs, Players::Two})
            QTest::addRow("%d", static_cast<int>(players)) << static_cast<int>(players);
    }

    void levelSeatsComeAsTheMapListsTheirPowers()
    {
        QFETCH(int, players);
        Game game = newGame(sketch::sharedMap());
        game.rulebook.options.players = static_cast<Players>(players);
        game.rulebook.options.scoring = Scoring::DrawSize;
        std::vector<Power> firsts;
        for (const Score& score : scoresOf(game, agreedEnding(game, {})))
            firsts.push_back(*std::ranges::min_element(score.seat));
        QVERIFY(firsts.size() > 1);
        QVERIFY(std::ranges::is_sorted(firsts));
        QVERIFY(std::ranges::is_sorted(sharersOfADraw(game)));
        QVERIFY(std::ranges::is_sorted(agreedEnding(game, {}).winners));
    }

    void powersAreRankedByTheirCounts()
    {
        std::vector<std::size_t> sequence;
        for (const Power each : ranked({3, 5, 0, 5, 3, 7})) sequence.push_back(index(each));
        QCOMPARE(sequence, (std::vector<std::size_t>{5, 1, 3, 0, 4, 2}));
        QVERIFY(ranked({}).empty());
    }

    void everyPowerHasOneSeatOrIsNeutral_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("neutral");
        QTest::newRow("7") << static_cast<int>(Players::Seven) << 7 << 0;
        QTest::newRow("6") << static_cast<int>(Players::Six) << 6 << 1;
        QTest::newRow("5") << static_cast<int>(Players::Five) << 5 << 2;
        QTest::newRow("4") << static_cast<int>(Players::Four) << 4 << 0;
        QTest::newRow("3") << static_cast<int>(Players::Three) << 3 << 0;
        QTest::newRow("3 with pairs") << static_cast<int>(Players::ThreeWithPairs) << 3 << 0;
        QTest::newRow("2") << static_cast<int>(Players::Two) << 2 << 1;
    }

    void everyPowerHasOneSeatOrIsNeutral()
    {
        QFETCH(int, players);
        QFETCH(int, seats);
        QFETCH(int, neutral);
        Game game = newGame(sketch::sharedMap());
        game.rulebook.options.players = static_cast<Players>(players);
        const Seating seating = seatingOf(game, game.current().phase);
        QCOMPARE(static_cast<int>(seating.seats.size()), seats);
        QCOMPARE(static_cast<int>(seating.neutral.size()), neutral);
        std::multiset<Power> all(seating.neutral.begin(), seating.neutral.end());
        for (const Seat& seat : seating.seats) all.insert(seat.begin(), seat.end());
        QCOMPARE(all.size(), std::size_t{7});
        QCOMPARE(std::set<Power>(all.begin(), all.end()).size(), std::size_t{7});
    }

    /// 1971 XIV.2: Italy is closed in 1914; whom the lot gives it orders it from Spring 1915 on.
    void italyJoinsInTheSecondYear()
    {
        Game game = gameWith(spring, {"Italy A ROM", "France A MAR"}, {"Italy ROM", "France MAR"},
                             {"A ROM - TUS", "A MAR - PIE"});
        game.rulebook.options.players = Players::Two;
        game = joinSeat(resolve(game), tossCoin(game, 4).front());
        QCOMPARE(game.current().outcome->after.units, game.current().before.units);
        QVERIFY(isNeutral(game, power("Italy")));
        game = resolve(advance(resolve(advance(game))));
        QCOMPARE(game.current().phase.year, 1915);
        QVERIFY(!isNeutral(game, power("Italy")));
        QVERIFY(seatingOf(game, game.current().phase).closed.empty());
    }

    void bothSidesCanBeHit()
    {
        Game game = newGame(sketch::sharedMap());
        game.rulebook.options.players = Players::Two;
        std::set<Power> hit;
        for (std::uint64_t seed = 0; seed < 20; ++seed) hit.insert(tossCoin(game, seed).front());
        QCOMPARE(hit, (std::set<Power>{power("Austria"), power("England")}));
    }

    void whoHasJoinedIsSaved()
    {
        Game game = newGame(sketch::sharedMap());
        game.rulebook.options.players = Players::Two;
        game = joinSeat(game, power("Austria"));
        const Result<Game> read = readGame(writeGame(game), "again",
                                           [](const std::string&) { return Result(sketch::sharedMap()); });
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QCOMPARE(read->joined, game.joined);
        QVERIFY(read->rulebook == game.rulebook);
    }

    void lotsAreFairAndRepeatable()
    {
        std::vector<int> first(7);
        for (std::uint64_t seed = 0; seed < 700; ++seed) {
            std::vector<std::size_t> lots = drawLots(7, seed);
            QCOMPARE(lots, drawLots(7, seed));
            ++first[lots.front()];
            std::sort(lots.begin(), lots.end());
            for (std::size_t i = 0; i < lots.size(); ++i) QCOMPARE(lots[i], i);
        }
        for (int times : first) QVERIFY2(times > 60 && times < 140, qPrintable(QString::number(times)));
        QVERIFY(drawLots(0, 1).empty());
    }

    /// Swapping centres is gaining too: the counts stay the same.
    void aGainEndsTheStandstill()
    {
        Game game = gameWith(fall, {"France A MUN", "Germany A BUR"}, {"France PAR", "Germany BER"});
        game.rulebook.options.stalledYears = StalledYears::Three;
        for (int year = 0; year < 2; ++year) game = advance(resolve(advance(resolve(game))));
        QVERIFY(!endingOf(resolve(game)));
        QCOMPARE(game.current().phase.kind, PhaseKind::Adjustment);
    }

    void votesAreUnanimous()
    {
        Game game = newGame(sketch::sharedMap());
        QCOMPARE(told(countVotes(game, {true, true})), std::string("passed 2"));
        QCOMPARE(told(countVotes(game, {true, false})), std::string("failed 1"));
        game.rulebook.options.ballot = Ballot::Secret;
        QCOMPARE(told(countVotes(game, {true, true})), std::string("passed 2"));
        QCOMPARE(told(countVotes(game, {true, false})), std::string("failed"));
        QCOMPARE(told(countVotes(game, {false, false})), std::string("failed"));
    }

    void aConcessionIsAVictory()
    {
        Game game = gameWith(spring, {"France A PAR"}, {"France PAR", "Italy ROM VEN"});
        game.rulebook.options.scoring = Scoring::Alexander;
        const Ending ending = agreedEnding(game, {power("Italy")});
        QCOMPARE(ending.winners, std::vector<Power>{power("Italy")});
        QCOMPARE(pointsOf(scoresOf(game, ending)), (std::vector<double>{-60, -60, -60, -60, 360, -60, -60}));
    }

    void tournamentsShareAHundred_data()
    {
        QTest::addColumn<int>("scoring");
        QTest::newRow("draw size") << static_cast<int>(Scoring::DrawSize);
        QTest::newRow("sum of squares") << static_cast<int>(Scoring::SumOfSquares);
        QTest::newRow("C-Diplo") << static_cast<int>(Scoring::CDiplo);
    }

    /// On the full board: seven players, 34 centres, 38 + 14 + 7 points for the places.
    void tournamentsShareAHundred()
    {
        QFETCH(int, scoring);
        const std::vector<std::string> centres{"Austria BUD TRI VIE SER GRE BUL RUM",
                                               "England EDI LON LVP NWY SWE DEN",
                                               "France BRE MAR PAR SPA POR BEL",
                                               "Germany BER KIE MUN HOL",
                                               "Italy NAP ROM VEN TUN",
                                               "Russia MOS SEV STP WAR",
                                               "Turkey ANK CON SMY"};
        Game game = gameWith(spring, {}, centres);
        game.rulebook.options.scoring = static_cast<Scoring>(scoring);
        for (const Proposal& proposal : {Proposal{}, Proposal{power("Turkey")}}) {
            const std::vector<double> points = pointsOf(scoresOf(game, agreedEnding(game, proposal)));
            QVERIFY(qAbs(std::accumulate(points.begin(), points.end(), 0.0) - 100) < 1e-9);
        }
        QCOMPARE(scoresOf(game, agreedEnding(game, {power("Turkey")})).back().points, 100.0);
    }

    void placesThatAreLevelShareTheirBonus()
    {
        Game game = gameWith(spring, {}, {"Austria BUD TRI", "England EDI LON", "France BRE", "Italy ROM"});
        game.rulebook.options.scoring = Scoring::CDiplo;
        QCOMPARE(pointsOf(scoresOf(game, agreedEnding(game, {}))),
                 (std::vector<double>{29, 29, 5.5, 1, 5.5, 1, 1}));
    }

    void jointSeatsScoreOnce()
    {
        Game game = gameWith(spring, {}, {"Austria VIE", "France PAR BRE", "England LON"});
        game.rulebook.options.players = Players::Four;
        game.rulebook.options.scoring = Scoring::CentreCount;
        const std::vector<Score> scores = scoresOf(game, agreedEnding(game, {}));
        QCOMPARE(scores.size(), std::size_t{4});
        QCOMPARE(scores[0], (Score{{power("Austria"), power("France")}, 3}));
    }

    void clocksOfTheRulebooks_data()
    {
        QTest::addColumn<QString>("rulebook");
        QTest::addColumn<bool>("first");
        QTest::addColumn<QString>("stages");
        QTest::newRow("1971, first") << "1971" << true << "1:30 2:5";
        QTest::newRow("1971, later") << "1971" << false << "1:15 2:5";
        QTest::newRow("Alexander") << "alexander" << true << "1:30 2:5";
        QTest::newRow("Committee") << "committee" << false << "1:15 2:0";
        QTest::newRow("DATC has none") << "datc" << true << "1:0 2:0";
    }

    void clocksOfTheRulebooks()
    {
        QFETCH(QString, rulebook);
        QFETCH(bool, first);
        QFETCH(QString, stages);
        const ClockRules& clock = findRulebook(rulebook.toStdString())->clock;
        QStringList found;
        for (const TimedStage& stage : timetable(clock, spring, {first}))
            found << QString("%1:%2").arg(static_cast<int>(stage.stage)).arg(stage.minutes);
        QCOMPARE(found.join(' '), stages);
    }

    void retreatsAndAdjustmentsAreTimed()
    {
        const ClockRules& clock = findRulebook("alexander")->clock;
        QCOMPARE(timetable(clock, {Season::Spring, 1914, PhaseKind::Retreat}, {}),
                 (std::vector<TimedStage>{{TurnStage::Retreats, 5}}));
        QCOMPARE(timetable(clock, {Season::Winter, 1914, PhaseKind::Adjustment}, {}),
                 (std::vector<TimedStage>{{TurnStage::Adjustments, 0}}));
    }

    void fallMayBeShorter()
    {
        const ClockRules clock{0, 15, 0, 1, 1, 13};
        QCOMPARE(timetable(clock, spring, {true}).front(), (TimedStage{TurnStage::Diplomacy, 15}));
        QCOMPARE(timetable(clock, fall, {}).front(), (TimedStage{TurnStage::Diplomacy, 13}));
    }

    /// Committee 1, 2: how long the speeches of a turn last depends on how many there are.
    void aTurnMayOpenWithSpeeches()
    {
        const ClockRules& clock = findRulebook("committee")->clock;
        const std::vector<TimedStage> stages = timetable(clock, spring, {true, true});
        QCOMPARE(stages.size(), std::size_t{3});
        QCOMPARE(stages[0], (TimedStage{TurnStage::Speeches}));
        QCOMPARE(stages[0].length(), 0);
        QCOMPARE(stages[1], (TimedStage{TurnStage::Diplomacy, 30}));
        QCOMPARE(timetable(clock, {Season::Spring, 1901, PhaseKind::Retreat}, {false, true}).size(),
                 std::size_t{1});
    }

    void aClockThatIsNoneIsRefused()
    {
        const Result<RulebookInfo> book =
            readRulebook("format = 1\n[clock]\nnap = { minutes = 5, clause = \"x\" }\n", "book");
        QVERIFY(!book);
    }
};

CHANCERY_SUITE(TestEndings, QCoreApplication)

} // namespace chancery::tst_endings

#include "tst_endings.moc"
