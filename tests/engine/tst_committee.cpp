// SPDX-License-Identifier: GPL-3.0-or-later
// What the Historical Committee's rules say besides the board. The names of the rows are the printed rules.
#include "engine/committee/conference.h"
#include "engine/committee/delegations.h"
#include "engine/committee/goals.h"
#include "engine/committee/public_part.h"
#include "engine/committee/speeches.h"
#include "engine/committee/treaties.h"
#include "engine/game/ending.h"
#include "engine/game/standings.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

#include <functional>
#include <set>

namespace chancery::tst_committee {

namespace {

constexpr Phase spring{Season::Spring, 1901, PhaseKind::Movement},
    fall{Season::Fall, 1901, PhaseKind::Movement}, retreats{Season::Spring, 1901, PhaseKind::Retreat},
    winter{Season::Winter, 1901, PhaseKind::Adjustment},
    nextSpring{Season::Spring, 1902, PhaseKind::Movement};

const Map& map()
{
    return sketch::standardMap();
}
Power power(const char* name)
{
    return map().findPower(name);
}

QString rulesOf(const Objections& all)
{
    QStringList rules;
    for (const Objection& one : all)
        rules << QString::fromStdString(one.rule).remove("Organising a conference, ");
    rules.removeDuplicates();
    return rules.join(' ');
}

/// A conference at which nothing is wrong.
Committee withConference()
{
    Committee committee;
    const Power austria = power("Austria"), russia = power("Russia"), turkey = power("Turkey");
    committee.delegations = {{austria, {"Ada", "Bo"}}, {russia, {"Cy", "Di"}}, {turkey, {"Ed", "Flo"}}};
    Conference one;
    one.name = "The Conference of Belgrade";
    one.preliminary = "Peace";
    one.goal = "Peace in Serbia";
    one.place = map().findProvince("SER");
    one.organiser = austria;
    one.parties = {austria, russia, turkey};
    one.sent = {{austria, "Ada"}, {russia, "Di"}, {turkey, "Flo"}};
    one.presidents = {"The president"};
    one.formFiled = one.roomGiven = true;
    committee.conferences = {one};
    return committee;
}

using Change = std::function<void(Committee&)>;

Goal proposal(const char* who, int points)
{
    Goal goal{power(who), "Be clever", points, spring};
    goal.verdictReason = "It is";
    return goal;
}

} // namespace

class TestCommittee : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void speeches_data()
    {
        QTest::addColumn<Phase>("phase");
        QTest::addColumn<bool>("extra");
        QTest::addColumn<int>("seconds");
        QTest::addColumn<QString>("motion");
        QTest::addColumn<QString>("rules");
        QTest::newRow("1: Spring begins with speeches") << spring << false << 90 << ""
                                                        << "";
        QTest::newRow("1: in Fall only if requested") << fall << false << 90 << ""
                                                      << "1";
        QTest::newRow("1: in Fall, requested") << fall << false << 90 << "speeches"
                                               << "";
        QTest::newRow("1: in Fall, the request failed") << fall << false << 90 << "speeches, failed"
                                                        << "1";
        QTest::newRow("1: none before retreats") << retreats << false << 90 << ""
                                                 << "1";
        QTest::newRow("2: a length is announced") << spring << false << 0 << ""
                                                  << "2";
        QTest::newRow("2: an hour is enough") << spring << false << 3601 << ""
                                              << "2";
        QTest::newRow("3: extra speeches are requested") << spring << true << 90 << ""
                                                         << "3";
        QTest::newRow("3: extra speeches, requested") << spring << true << 90 << "extra"
                                                      << "";
    }

    void speeches()
    {
        QFETCH(Phase, phase);
        QFETCH(bool, extra);
        QFETCH(int, seconds);
        QFETCH(QString, motion);
        QFETCH(QString, rules);
        Committee committee;
        if (!motion.isEmpty()) {
            const MotionKind kind = motion == "extra" ? MotionKind::ExtraSpeeches : MotionKind::Speeches;
            committee.motions.push_back({phase, power("Italy"), kind, {}, {}});
            if (motion.endsWith("failed")) committee.motions.back().carried = false;
        }
        QCOMPARE(rulesOf(objectionsToSpeeches(committee, {phase, extra, 0, seconds, {}})), rules);
    }

    void aRequestStaysOnTheFloorUntilItsFall_data()
    {
        QTest::addColumn<Phase>("made");
        QTest::addColumn<Phase>("now");
        QTest::addColumn<bool>("counts");
        QTest::addColumn<bool>("onTheFloor");
        const Phase fallRetreats{Season::Fall, 1901, PhaseKind::Retreat},
            nextFall{Season::Fall, 1902, PhaseKind::Movement};
        QTest::newRow("made and counted in Fall") << fall << fall << true << true;
        QTest::newRow("made in Spring, in Spring") << spring << spring << false << true;
        QTest::newRow("made in Spring, before the retreats") << spring << retreats << false << true;
        QTest::newRow("made in Spring, counted in Fall") << spring << fall << true << true;
        QTest::newRow("made in the retreats, counted in Fall") << retreats << fall << true << true;
        QTest::newRow("made in Spring, after the Fall's moves") << spring << fallRetreats << false << false;
        QTest::newRow("made in Spring, in Winter") << spring << winter << false << false;
        QTest::newRow("made in Spring, a year later") << spring << nextFall << false << false;
        QTest::newRow("made too late, in Winter") << fallRetreats << winter << false << true;
        QTest::newRow("made too late, counted a year later") << winter << nextFall << true << true;
        QTest::newRow("not before it was made") << fall << spring << false << false;
    }

    void aRequestStaysOnTheFloorUntilItsFall()
    {
        QFETCH(Phase, made);
        QFETCH(Phase, now);
        QFETCH(bool, counts);
        QFETCH(bool, onTheFloor);
        CommitteeMotion motion{made, power("Italy"), MotionKind::Speeches, {}, {}};
        Committee committee;
        committee.motions = {motion};
        if (now.season == Season::Fall && now.kind == PhaseKind::Movement)
            QCOMPARE(objectionsToSpeeches(committee, {now, false, 0, 90, {}}).empty(), counts);
        QCOMPARE(isOnTheFloor(motion, now), onTheFloor);
        motion = {made, power("Italy"), MotionKind::ExtraSpeeches, {}, {}};
        QCOMPARE(isOnTheFloor(motion, now), made == now);
    }

    void theDiplomacyEndsSoonerIfAllAgree()
    {
        const PowerSet all = map().everyPower();
        QVERIFY(objectionsToEndingDiplomacy(all, all).empty());
        const Objections two =
            objectionsToEndingDiplomacy(all, all - PowerSet{power("Italy"), power("Turkey")});
        QCOMPARE(rulesOf(two), QString("3"));
        QVERIFY(QString::fromStdString(english(map(), two.front())).contains("Italy, Turkey"));
    }

    void theHatDrawsEveryDelegationOnce()
    {
        std::set<std::vector<Power>> draws;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Committee one = withSpeeches({}, map(), {spring, false, seed, 90, {}});
            QCOMPARE(one, withSpeeches({}, map(), {spring, false, seed, 90, {}}));
            const std::vector<Power>& order = one.speeches.back().order;
            QCOMPARE(std::set<Power>(order.begin(), order.end()).size(), std::size_t{7});
            draws.insert(order);
        }
        QVERIFY(draws.size() > 15);
    }

    void oneSpeaksAfterTheOther()
    {
        Committee committee = withSpeeches({}, map(), {spring, false, 4, 90, {}});
        QCOMPARE(speechesIn(committee, fall), nullptr);
        QCOMPARE(rulesOf(objectionsToSpeeches(committee, {spring, false, 0, 90, {}})),
                 QString("1")); // once a turn
        SpeechRound& round = committee.speeches.back();
        QCOMPARE(round.speaker(), noPower);
        for (const Power who : std::vector<Power>(round.order)) {
            ++round.turn;
            QCOMPARE(round.speaker(), who);
        }
        ++round.turn;
        QCOMPARE(speechesIn(committee, spring)->speaker(), noPower);
    }

    void delegationsHaveTwoDelegates_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<bool>("refused");
        QTest::newRow("two") << "Cy"
                             << "Di" << false;
        QTest::newRow("none yet") << ""
                                  << "" << false;
        QTest::newRow("the first only") << "Cy"
                                        << "" << true;
        QTest::newRow("the second only") << ""
                                         << "Di" << true;
        QTest::newRow("one name twice") << "Cy"
                                        << "Cy" << true;
    }

    void delegationsHaveTwoDelegates()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(bool, refused);
        const Delegates names{first.toStdString(), second.toStdString()};
        Committee committee;
        committee.delegations = {{power("Russia"), names}};
        QCOMPARE(rulesOf(objectionsToDelegations(committee)),
                 QString(refused ? "Delegations and countries" : ""));
    }

    /// Who is at a conference keeps the name, as long as it is held (10).
    void delegatesAtAConferenceKeepTheirNames()
    {
        Committee committee = withConference();
        const Power austria = power("Austria");
        Conference& one = committee.conferences.front();
        committee.delegations[austria] = {one.sent[austria] + "x", "Other"};
        QVERIFY(objectionsToDelegations(committee).empty()); // it has not begun
        one.opened = spring;
        QCOMPARE(rulesOf(objectionsToDelegations(committee)), QString("10"));
        committee.delegations[austria] = {one.sent[austria], "Other"};
        QVERIFY(objectionsToDelegations(committee).empty());
        committee.delegations[austria] = {"", ""}; // the names are not known
        QVERIFY(objectionsToDelegations(committee).empty());
        one.ended = fall;
        committee.delegations[austria] = {"A", "B"};
        QVERIFY(objectionsToDelegations(committee).empty());
    }

    void conferences_data()
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("units");
        QTest::addColumn<QString>("rules");
        const auto row = [](const char* name, std::function<void(Committee&, Conference&)> change,
                            const char* rules, const char* units = "") {
            QTest::newRow(name) << Change([change](Committee& all) { change(all, all.conferences.front()); })
                                << units << rules;
        };
        const Power austria = power("Austria"), russia = power("Russia"), italy = power("Italy");
        row(
            "nothing is wrong", [](Committee&, Conference&) {}, "");
        row(
            "1: no preliminary goal", [](Committee&, Conference& c) { c.preliminary.clear(); }, "1");
        row(
            "2: no definite goal", [](Committee&, Conference& c) { c.goal.clear(); }, "2");
        row(
            "2: the organiser stays away", [italy](Committee&, Conference& c) { c.organiser = italy; }, "2");
        row(
            "2 and 5: nobody supports it", [austria](Committee&, Conference& c) { c.parties = {austria}; },
            "2 5");
        row(
            "3: no name", [](Committee&, Conference& c) { c.name.clear(); }, "3");
        row(
            "3: no place", [](Committee&, Conference& c) { c.place = noProvince; }, "3");
        row(
            "4: a stranger's unit", [](Committee&, Conference&) {}, "4", "Italy A SER");
        const Unit inSerbia{italy, UnitKind::Army, whole(map().findProvince("SER"))};
        row(
            "4: the officers find it friendly",
            [inSerbia](Committee&, Conference& c) {
                c.areaCleared = true;
                c.cleared = inSerbia;
            },
            "", "Italy A SER");
        row(
            "4: they found another unit friendly",
            [inSerbia, russia](Committee&, Conference& c) {
                c.areaCleared = true;
                c.cleared = Unit{power("Turkey"), UnitKind::Army, inSerbia.at};
            },
            "4", "Italy A SER");
        row(
            "4: nothing was there when they looked", [](Committee&, Conference& c) { c.areaCleared = true; },
            "4", "Italy A SER");
        row(
            "4: a party's own unit", [](Committee&, Conference&) {}, "", "Austria A SER");
        row(
            "5: two delegations",
            [austria, russia](Committee&, Conference& c) {
                c.parties = {austria, russia};
            },
            "5");
        row(
            "6: no form", [](Committee&, Conference& c) { c.formFiled = false; }, "6");
        row(
            "7: no room", [](Committee&, Conference& c) { c.roomGiven = false; }, "7");
        row(
            "8: no president", [](Committee&, Conference& c) { c.presidents.clear(); }, "8");
        row(
            "8: three presidents",
            [](Committee&, Conference& c) {
                c.presidents = {"a", "b", "c"};
            },
            "8");
        const auto procedure = [](int votes) {
            return [votes](Committee&, Conference& c) {
                c.procedure = "Round the table";
                c.procedureVotes = votes;
            };
        };
        row("8: one of three votes", procedure(1), "8");
        row("8: two of three votes", procedure(2), "");
        row("8: four of three votes", procedure(4), "8");
        row(
            "10: a delegation without a delegate",
            [russia](Committee&, Conference& c) { c.sent.erase(russia); }, "10");
        row(
            "10: any delegate, while nobody is named",
            [russia](Committee& all, Conference& c) {
                all.delegations[russia] = {};
                c.sent[russia] = "Ada";
            },
            "");
        row(
            "10: another's delegate", [russia](Committee&, Conference& c) { c.sent[russia] = "Ada"; }, "10");
        row(
            "12: notes every 9 minutes", [](Committee&, Conference& c) { c.notesEvery = 9; }, "12");
        row(
            "12: notes every 21 minutes", [](Committee&, Conference& c) { c.notesEvery = 21; }, "12");
        row(
            "12: notes every 20 minutes", [](Committee&, Conference& c) { c.notesEvery = 20; }, "");
        row(
            "13: Morse outside", [italy](Committee&, Conference& c) { c.telegraph = {italy}; }, "13");
        row(
            "13: Morse inside", [russia](Committee&, Conference& c) { c.telegraph = {russia}; }, "");
        row(
            "14: it was cut short",
            [](Committee&, Conference& c) { c.opened = spring, c.ended = fall, c.outcome = "Cut short"; },
            "14");
        row(
            "15: another one is held",
            [](Committee& all, Conference& c) {
                Conference other = c;
                other.opened = spring;
                all.conferences.push_back(other);
            },
            "15");
        row(
            "15: another one is over",
            [](Committee& all, Conference& c) {
                Conference other = c;
                other.opened = other.ended = spring;
                all.conferences.push_back(other);
            },
            "");
        row(
            "15: it is held", [](Committee&, Conference& c) { c.opened = spring; }, "15");
    }

    void conferences()
    {
        QFETCH(Change, change);
        QFETCH(QString, units);
        QFETCH(QString, rules);
        Committee committee = withConference();
        change(committee);
        const Position position =
            sketch::position(units.isEmpty() ? std::vector<std::string>{} : std::vector{units.toStdString()});
        const Objections all = objectionsToOpening(map(), committee, 0, position);
        QCOMPARE(rulesOf(all), rules);
        for (const Objection& one : all)
            QVERIFY(QString::fromStdString(english(map(), one))
                        .endsWith("(Committee, " + QString::fromStdString(one.rule) + ")"));
    }

    /// What was settled before a conference began stays so while it is held; only the calendar's rules have
    /// done their work.
    void conferencesAreHeldByTheSameRules()
    {
        Committee committee = withConference();
        Conference& held = committee.conferences.front();
        held.opened = spring;
        const auto rulesNow = [&](const Position& position) {
            return rulesOf(objectionsToHolding(map(), committee, 0, position));
        };
        QCOMPARE(rulesNow(sketch::position({})), QString());
        QCOMPARE(rulesNow(sketch::position({"Italy A SER"})), QString("4"));
        held.procedure = "Round the table";
        held.procedureVotes = 1;
        held.presidents.clear();
        held.notesEvery = 25;
        held.parties = {power("Austria"), power("Russia")};
        QCOMPARE(rulesNow(sketch::position({})), QString("5 8 12"));
    }

    /// Another place or goal takes the whole procedure again (14), for both were settled before (2, 3).
    void conferencesStayWhereTheyAre()
    {
        const Conference held = withConference().conferences.front();
        Conference changed = held;
        changed.presidents = {"Zoe"};
        changed.notesEvery = 10;
        QVERIFY(objectionsToMoving(held, changed).empty());
        changed.goal += "!";
        QCOMPARE(rulesOf(objectionsToMoving(held, changed)), QString("2"));
        changed.place = map().findProvince("ROM");
        QCOMPARE(rulesOf(objectionsToMoving(held, changed)), QString("2 3"));
    }

    void conferencesEnd_data()
    {
        QTest::addColumn<Phase>("now");
        QTest::addColumn<QString>("units");
        QTest::addColumn<QString>("centres");
        QTest::addColumn<QString>("rules");
        QTest::newRow("9: the same turn") << retreats << ""
                                          << ""
                                          << "";
        QTest::newRow("9: Winter is within the year") << winter << ""
                                                      << ""
                                                      << "";
        QTest::newRow("9: the next Spring is not") << nextSpring << ""
                                                   << ""
                                                   << "9";
        QTest::newRow("11: the game goes on") << fall << "Austria A BUD"
                                              << ""
                                              << "";
        QTest::newRow("14: a stranger has come") << fall << "Italy A SER"
                                                 << ""
                                                 << "14";
        QTest::newRow("14: a stranger owns it") << fall << ""
                                                << "Italy SER"
                                                << "14";
        QTest::newRow("14: a party has come") << fall << "Russia A SER"
                                              << ""
                                              << "14";
        QTest::newRow("9 and 14") << nextSpring << "Italy A SER"
                                  << "Italy SER"
                                  << "9 14";
    }

    void conferencesEnd()
    {
        QFETCH(Phase, now);
        QFETCH(QString, units);
        QFETCH(QString, centres);
        QFETCH(QString, rules);
        Conference held = withConference().conferences.front();
        const auto list = [](const QString& one) {
            return one.isEmpty() ? std::vector<std::string>{} : std::vector{one.toStdString()};
        };
        const Position then = sketch::position({}), present = sketch::position(list(units), list(centres));
        QVERIFY(reasonsToEnd(map(), held, then, now, present).empty()); // it has not begun
        held.opened = spring;
        QCOMPARE(rulesOf(reasonsToEnd(map(), held, then, now, present)), rules);
        held.ended = fall;
        QVERIFY(reasonsToEnd(map(), held, then, now, present).empty());
    }

    /// What counts is whose the place was when the conference began, not when the phase began.
    void conquestIsMeasuredFromTheBeginning()
    {
        Conference held = withConference().conferences.front();
        held.opened = spring;
        const Position then = sketch::position({}), turkish = sketch::position({"Turkey A SER"}),
                       italian = sketch::position({"Italy F TRI", "Italy A SER"}, {"Italy TRI"});
        const auto rulesIn = [&](const Position& now) {
            return rulesOf(reasonsToEnd(map(), held, then, fall, now));
        };
        QCOMPARE(rulesIn(turkish), QString("14"));
        held.whenOpened = heldNow(map(), turkish, held);
        QCOMPARE(held.whenOpened->unit, power("Turkey"));
        QCOMPARE(rulesIn(turkish), QString()); // it was there before
        QCOMPARE(rulesIn(italian), QString("14"));
        held.areaCleared = true;
        held.cleared = *unitAtPlace(map(), italian, held);
        QCOMPARE(rulesIn(italian), QString()); // the officers have said that it is not hostile
        QCOMPARE(rulesIn(sketch::position({"Italy A SER"}, {"Italy SER"})),
                 QString("14")); // but now it owns the place
        held.whenOpened = PlaceHeld{noPower, power("Russia")};
        QCOMPARE(rulesIn(sketch::position({"Russia A SER"}, {"Russia SER"})), QString()); // who comes home
        held.place = map().findProvince("TYR");                                           // no centre
        QCOMPARE(rulesIn(sketch::position({"Austria A TYR"})), QString("14"));
    }

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
        const std::vector<Standing> rows = standingsOf(game);
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

    void treatiesHavePartiesAndTerms()
    {
        Treaty treaty{"Entente", "No war", {power("England"), power("France")}, {}, spring};
        QVERIFY(objectionsToTreaty(treaty).empty());
        QVERIFY(!isConcluded(treaty));
        treaty.signedBy = {power("England"), power("Italy")};
        QVERIFY(!objectionsToTreaty(treaty).empty());
        treaty.signedBy = treaty.parties;
        QVERIFY(isConcluded(treaty));
        QVERIFY(objectionsToBreach(treaty, {fall, power("France"), "War"}).empty());
        QVERIFY(!objectionsToBreach(treaty, {fall, power("Italy"), "War"}).empty());
        QVERIFY(!objectionsToBreach(treaty, {fall, power("France"), ""}).empty());
        treaty.breaches = {{fall, power("France"), "War"}};
        QVERIFY(objectionsToTreaty(treaty).empty());
        treaty.signedBy = {power("England")}; // who has broken it has signed it
        QCOMPARE(rulesOf(objectionsToTreaty(treaty)), QString("3"));
        treaty.breaches.clear();
        treaty.parties = {power("England")};
        QVERIFY(!objectionsToTreaty(treaty).empty());
    }

    void treatiesAreConcludedWhenTheLastPartySigns()
    {
        Treaty treaty{"Entente", "No war", {power("England"), power("France")}, {power("England")}, spring};
        QVERIFY(!dated(treaty, spring).concluded);
        treaty.signedBy = treaty.parties;
        treaty = dated(treaty, fall);
        QCOMPARE(treaty.concluded, std::optional(fall));
        QCOMPARE(dated(treaty, nextSpring).concluded, std::optional(fall));
        treaty.signedBy = {power("England")};
        QVERIFY(!dated(treaty, nextSpring).concluded);
    }

    void whatIsFiledSecretlyStaysSecret()
    {
        Committee committee = withConference();
        committee.note = "secret";
        committee.goals = {proposal("Italy", 3), proposal("France", 1)};
        committee.goals[1].achieved = spring;
        committee.treaties = {{"A", "a", {power("Italy"), power("France")}, {}, spring, true},
                              {"B", "b", {power("Italy"), power("France")}, {}, spring, false}};
        Committee seen = publicPart(committee);
        QCOMPARE(seen.note, std::string());
        QCOMPARE(seen.goals, std::vector<Goal>{committee.goals[1]});
        QCOMPARE(seen.treaties, std::vector<Treaty>{committee.treaties[1]});
        QVERIFY(seen.conferences.empty());
        committee.conferences[0].opened = spring;
        QCOMPARE(publicPart(committee).conferences.size(), std::size_t{1});
    }
};

CHANCERY_SUITE(TestCommittee, QCoreApplication)

} // namespace chancery::tst_committee

#include "tst_committee.moc"
