// SPDX-License-Identifier: GPL-3.0-or-later
// Conferences by the Historical Committee's rules. The names of the rows are the printed rules.
#include "engine/committee/conference.h"
#include "engine/committee/delegations.h"
#include "tests/engine/committee_rules.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

#include <functional>

namespace chancery::tst_conferences {

using namespace committee_rules;

namespace {

constexpr Phase spring{Season::Spring, 1901, PhaseKind::Movement},
    fall{Season::Fall, 1901, PhaseKind::Movement}, retreats{Season::Spring, 1901, PhaseKind::Retreat},
    winter{Season::Winter, 1901, PhaseKind::Adjustment},
    nextSpring{Season::Spring, 1902, PhaseKind::Movement};

using Change = std::function<void(Committee&)>;

/// Adds a row: a change of the conference, the rules that it breaks, and who is on the board.
void row(const char* name, std::function<void(Committee&, Conference&)> change, const char* rules,
         const char* units = "")
{
    QTest::newRow(name) << Change([change](Committee& all) { change(all, all.conferences.front()); }) << units
                        << rules;
}

/// Before it begins: goal, name, place, parties, form and room.
void preparations()
{
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
        "4: nothing was there when they looked", [](Committee&, Conference& c) { c.areaCleared = true; }, "4",
        "Italy A SER");
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
}

/// Its presidents, its rules of procedure and its delegates.
void whoIsThere()
{
    const Power russia = power("Russia");
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
        "10: a delegation without a delegate", [russia](Committee&, Conference& c) { c.sent.erase(russia); },
        "10");
    for (const auto& [name, sent, rule] : std::initializer_list<std::array<const char*, 3>>{
             {"10: anyone, while nobody is named", "Gus", ""},
             {"10: anyone, in other letters", "Άννα", ""},
             {"10: not another's delegate", "ada", "10"},
             {"10: not two", "Emile, Fanny", "10"},
             {"10: not two with a sign", "Emile & Fanny", "10"},
             {"10: not two with a word", "Emile and Fanny", "10"},
             {"10: no mark in place of a name", "?", "10"},
             {"8: nobody who presides", "the President", "8"}})
        row(
            name,
            [russia, sent = std::string(sent)](Committee& all, Conference& c) {
                all.delegations[russia] = {};
                c.sent[russia] = sent;
            },
            rule);
    row(
        "10: not one for two",
        [russia, turkey = power("Turkey")](Committee& all, Conference& c) {
            all.delegations[russia] = all.delegations[turkey] = {};
            c.sent[russia] = c.sent[turkey] = "Gus";
        },
        "10");
    row(
        "10: a delegate with a comma in the name",
        [russia](Committee& all, Conference& c) {
            all.delegations[russia] = {"Smith, Cy", "Di"};
            c.sent[russia] = "Smith, Cy";
        },
        "");
    row(
        "10: a player of two powers may go for both",
        [russia, turkey = power("Turkey")](Committee& all, Conference& c) {
            all.delegations[russia] = all.delegations[turkey] = {"Gus", ""};
            c.sent[russia] = c.sent[turkey] = "Gus";
        },
        "");
    row(
        "10: another's delegate", [russia](Committee&, Conference& c) { c.sent[russia] = "Ada"; }, "10");
}

/// Notes and Morse, and how it ends.
void proceedings()
{
    const Power russia = power("Russia"), italy = power("Italy");
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
        [](Committee&, Conference& c) { c.opened = spring, c.ended = fall, c.outcome = "Cut short"; }, "14");
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

} // namespace

class TestConferences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
        preparations();
        whoIsThere();
        proceedings();
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

    void whatIsMissingIsNamedOneByOne()
    {
        Committee committee = withConference();
        const auto said = [&] {
            QStringList all;
            for (const Objection& one : objectionsToOpening(map(), committee, 0, sketch::position({})))
                all << QString::fromUtf8(one.pattern);
            return all;
        };
        Conference& one = committee.conferences.front();
        one.name.clear();
        QCOMPARE(said(), QStringList{"The name of the conference is missing."});
        one.place = noProvince;
        QCOMPARE(said(), (QStringList{"The place of the conference is missing.",
                                      "The name of the conference is missing."}));
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
};

CHANCERY_SUITE(TestConferences, QCoreApplication)

} // namespace chancery::tst_conferences

#include "tst_conferences.moc"
