// SPDX-License-Identifier: GPL-3.0-or-later
// What the Historical Committee's rules say besides the board: speeches, delegations, treaties. The names of
// the rows are the printed rules.
#include "engine/committee/committee.h"
#include "engine/committee/delegations.h"
#include "engine/committee/speeches.h"
#include "engine/committee/treaties.h"
#include "tests/engine/committee_rules.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

#include <set>

namespace chancery::tst_committee {

using namespace committee_rules;

namespace {

constexpr Phase spring{Season::Spring, 1901, PhaseKind::Movement},
    fall{Season::Fall, 1901, PhaseKind::Movement}, retreats{Season::Spring, 1901, PhaseKind::Retreat},
    winter{Season::Winter, 1901, PhaseKind::Adjustment},
    nextSpring{Season::Spring, 1902, PhaseKind::Movement};

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
        QTest::newRow("1: in Fall, requested") << fall << false << 90 << "speeches, carried"
                                               << "";
        QTest::newRow("1: in Fall, the request is undecided") << fall << false << 90 << "speeches"
                                                              << "1";
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
        QTest::newRow("3: extra speeches, requested") << spring << true << 90 << "extra, carried"
                                                      << "";
        QTest::newRow("3: extra speeches, the request is undecided") << spring << true << 90 << "extra"
                                                                     << "3";
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
            const MotionKind kind =
                motion.startsWith("extra") ? MotionKind::ExtraSpeeches : MotionKind::Speeches;
            committee.motions.push_back({phase, power("Italy"), kind, {}, {}});
            if (motion.contains(',')) committee.motions.back().carried = motion.endsWith("carried");
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
        CommitteeMotion motion{made, power("Italy"), MotionKind::Speeches, {}, true};
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
        treaty.signedBy = {power("France")}; // once it was broken, it stays signed by all
        QCOMPARE(rulesOf(objectionsToTreaty(treaty)), QString("3"));
        treaty.breaches.clear();
        QVERIFY(!objectionsToBreach(treaty, {fall, power("France"), "War"}).empty()); // a draft
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
        QVERIFY(!holdsSecrets({}) && holdsSecrets(committee));
        Committee seen = publicPart(committee);
        QVERIFY(!holdsSecrets(seen));
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
