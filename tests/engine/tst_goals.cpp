// SPDX-License-Identifier: GPL-3.0-or-later
// Non-territorial victory points of the Historical Committee: who may be promised how many, and what they
// come to.
#include "engine/committee/goals.h"
#include "engine/game/ending.h"
#include "engine/game/standings.h"
#include "tests/engine/committee_rules.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

namespace chancery::tst_goals {

using namespace committee_rules;

namespace {

constexpr Phase spring{Season::Spring, 1901, PhaseKind::Movement},
    fall{Season::Fall, 1901, PhaseKind::Movement}, nextSpring{Season::Spring, 1902, PhaseKind::Movement};

Goal proposal(const char* who, int points)
{
    Goal goal{power(who), "Be clever", points, spring};
    goal.verdictReason = "It is";
    return goal;
}

} // namespace

class TestGoals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void proposalsAreWorthThreePointsAtMost()
    {
        QVERIFY(brokenRules(proposal("Italy", 3)).empty());
        QVERIFY(!brokenRules(proposal("Italy", 4)).empty());
        QVERIFY(!brokenRules(proposal("Italy", 0)).empty());
        QVERIFY(!brokenRules(Goal{power("Italy"), "", 1, spring}).empty());
    }

    void theOfficersMayLimitThem()
    {
        Committee committee;
        committee.limit = 4;
        committee.goals = {proposal("Italy", 3), proposal("Italy", 2), proposal("France", 2)};
        QVERIFY(objectionsToVerdict(committee, 0, GoalVerdict::Allowed, 3, "true").empty());
        QVERIFY(!objectionsToVerdict(committee, 0, GoalVerdict::Allowed, 3, "").empty()); // no reason
        committee.goals[0].verdict = GoalVerdict::Allowed;
        QVERIFY(!objectionsToVerdict(committee, 1, GoalVerdict::Allowed, 2, "true").empty());
        QVERIFY(objectionsToVerdict(committee, 1, GoalVerdict::Allowed, 1, "true").empty());
        QVERIFY(objectionsToVerdict(committee, 1, GoalVerdict::Denied, 2, "not true").empty());
        QVERIFY(objectionsToVerdict(committee, 2, GoalVerdict::Allowed, 2, "true").empty());
        committee.limit = 0;
        QVERIFY(objectionsToVerdict(committee, 1, GoalVerdict::Allowed, 2, "true").empty());
        committee.goals.push_back({power("Italy"), "Of the list", 5, {}, GoalVerdict::Allowed});
        QVERIFY(!objectionsToVerdict(committee, 3, GoalVerdict::Denied, 1, "no").empty());
    }

    void theLimitIsNotBelowWhatIsAllowed()
    {
        Committee committee;
        committee.goals = {proposal("Italy", 3), proposal("Italy", 2), proposal("France", 3)};
        committee.goals[0].verdict = committee.goals[1].verdict = GoalVerdict::Allowed;
        QVERIFY(objectionsToLimit(committee, map().everyPower(), 0).empty()); // none
        QVERIFY(objectionsToLimit(committee, map().everyPower(), 5).empty());
        const Objections all = objectionsToLimit(committee, map().everyPower(), 4);
        QCOMPARE(rulesOf(all), QString("Non-territorial victory points"));
        QVERIFY(QString::fromStdString(english(map(), all.front())).contains("Italy"));
    }

    /// The limit is for all extra points of a power: proposals, and awards of the moment.
    void theLimitCountsAwards()
    {
        Committee committee;
        committee.limit = 5;
        committee.goals = {proposal("Italy", 3), proposal("Italy", 2)};
        const Power italy = power("Italy");
        OtherAwards awards(map().powers.size());
        awards[index(italy)] = 3;
        QVERIFY(!objectionsToVerdict(committee, 0, GoalVerdict::Allowed, 3, "true", awards).empty());
        QVERIFY(objectionsToVerdict(committee, 0, GoalVerdict::Allowed, 2, "true", awards).empty());
        QVERIFY(!objectionsToLimit(committee, map().everyPower(), 2, awards).empty());
        QVERIFY(objectionsToAward(committee, italy, 2, awards).empty());
        QVERIFY(!objectionsToAward(committee, italy, 3, awards).empty());
        QVERIFY(objectionsToAward(committee, power("France"), 3, awards).empty());
        committee.goals[0].verdict = GoalVerdict::Allowed; // 6 points are allowed, though the limit is 5
        QVERIFY(!objectionsToAchievement(committee, 0, "done", awards).empty());
        awards[index(italy)] = 2;
        QVERIFY(objectionsToAchievement(committee, 0, "done", awards).empty());
        QVERIFY(!objectionsToAward(committee, italy, 1, awards).empty());
        committee.goals[0].proposed.reset(); // goals of the set-up are no extra points
        awards[index(italy)] = 5;
        QVERIFY(objectionsToAchievement(committee, 0, "done", awards).empty());
        committee.limit = 0;
        QVERIFY(objectionsToAward(committee, italy, 3, awards).empty());
    }

    void awardsAreAddedUp()
    {
        Game game = newGame(sketch::sharedMap());
        game.phases.front().awards = {
            {power("Italy"), 2, "a"}, {power("Italy"), 3, "b"}, {power("France"), 1, "c"}};
        game = advance(resolve(std::move(game)));
        game.phases.back().awards = {{power("Italy"), 1, "d"}};
        const std::vector<int> awards = awardsOf(game);
        QCOMPARE(awards[index(power("Italy"))], 6);
        QCOMPARE(awards[index(power("France"))], 1);
        QCOMPARE(awards[index(power("Turkey"))], 0);
    }

    void pointsAreAwardedAndMayLapse()
    {
        Game game = newGame(sketch::sharedMap());
        Committee committee;
        committee.goals = {proposal("Italy", 3)};
        Goal& goal = committee.goals.front();
        const auto objections = [&](const char* reason) {
            return objectionsToAchievement(committee, 0, reason);
        };
        QVERIFY(!objections("done").empty()); // not judged
        goal.verdict = GoalVerdict::Allowed;
        QVERIFY(!objections("").empty());
        QVERIFY(objections("done").empty());
        goal.achieved = spring;
        goal.reason = "done";
        QVERIFY(!objections("again").empty());
        QVERIFY(!objectionsToLapse(goal, game.current().before, "lost").empty()); // it has its country
        QVERIFY(objectionsToLapse(goal, sketch::position({}, {"France ROM"}), "lost").empty());
        game.committee.goals = {goal};
        QCOMPARE(victoryPoints(game, game.current())[index(goal.power)].awarded, 3);
        game.committee.goals[0].lapsed = spring;
        QCOMPARE(victoryPoints(game, game.current())[index(goal.power)].awarded, 0);
    }

    void goalsFromBeforeTheFirstPhaseCount()
    {
        Game game = gameFrom(sketch::sharedMap(), nextSpring, newGame(sketch::sharedMap()).current().before);
        Goal goal = proposal("Italy", 3);
        goal.achieved = spring;
        game.committee.goals = {goal};
        const auto awarded = [&] { return victoryPoints(game, game.current())[index(goal.power)].awarded; };
        QCOMPARE(awarded(), 3);
        game.phases.push_back(game.phases.front());
        game.phases.back().phase.season = Season::Fall;
        QCOMPARE(awarded(), 3); // once
        game.committee.goals[0].lapsed = fall;
        QCOMPARE(awarded(), 0);
        game.committee.goals[0].lapsed = {};
        game.committee.goals[0].achieved =
            Phase{Season::Spring, 1902, PhaseKind::Retreat}; // a phase that is not played
        QCOMPARE(awarded(), 3);
        QCOMPARE(victoryPoints(game, game.phases.front())[index(goal.power)].awarded, 0); // not yet
    }

    void aLostCountryMayWin()
    {
        Game game = gameFrom(sketch::sharedMap(), fall,
                             sketch::position({"France A PAR"}, {"France PAR BRE", "Italy ROM"}));
        game.rulebook = rulebookOf(*findRulebook("committee"));
        game.committee.goals = {{power("Austria"), "Peace", 3, fall, GoalVerdict::Allowed, {}, fall, "kept"}};
        const std::vector<RankedPower> rows = standingsOf(game);
        QCOMPARE(rows[0].power, power("Austria"));
        QCOMPARE(rows[0].score(), 3);
        QCOMPARE(rows[0].centres, 0);
        QCOMPARE(rows[1].power, power("France"));
        QCOMPARE(rows[2].place, 3);
        QCOMPARE(rows[6].place, 4); // four without anything share the fourth place
        const Ending ending = agreedEnding(game, {});
        QCOMPARE(ending.kind, Ending::Kind::Victory);
        QCOMPARE(ending.winners, std::vector<Power>{power("Austria")});
        QCOMPARE(votersOf(game).size(), std::size_t{7});
        game.committee.goals[0].points = 2;
        QCOMPARE(agreedEnding(game, {}).kind, Ending::Kind::Drawn);
        QCOMPARE(agreedEnding(game, {}).winners, (std::vector<Power>{power("Austria"), power("France")}));
    }
};

CHANCERY_SUITE(TestGoals, QCoreApplication)

} // namespace chancery::tst_goals

#include "tst_goals.moc"
