// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/committee/goals.h"

#include "engine/base/translated.h"

namespace chancery {

namespace {

constexpr const char* pointsRule = "Non-territorial victory points";

Objection fromGoals(const char* pattern, std::vector<ObjectionGap> gaps = {})
{
    return {pointsRule, pattern, std::move(gaps)};
}

void needReason(Objections& all, const std::string& reason)
{
    if (reason.empty())
        all.push_back(fromGoals(QT_TRANSLATE_NOOP("Objections", "The officers give a reason for what they "
                                                                "decide.")));
}

void needPoints(Objections& all, int points)
{
    if (points < 1 || points > mostForProposal)
        all.push_back(fromGoals(
            QT_TRANSLATE_NOOP("Objections", "A proposed achievement is worth 1 to %1 points, not %2."),
            {mostForProposal, points}));
}

/// Returns the points of the achieved proposals of a power.
int achievedPoints(const Committee& committee, Power power)
{
    int points = 0;
    for (const Goal& goal : committee.goals)
        if (goal.power == power && goal.proposed && goal.achieved) points += goal.points;
    return points;
}

int awarded(const OtherAwards& awards, Power power)
{
    return index(power) < awards.size() ? awards[index(power)] : 0;
}

/// Adds that a power would have more extra points than the officers' limit allows.
void needRoom(Objections& all, const Committee& committee, Power power, int points)
{
    if (committee.limit > 0 && points > committee.limit)
        all.push_back(fromGoals(QT_TRANSLATE_NOOP("Objections",
                                                  "The extra points awarded to %1 would be %2; the officers "
                                                  "have set a limit of %3."),
                                {PowerSet{power}, points, committee.limit}));
}

} // namespace

Objections objectionsToProposal(const Goal& goal)
{
    Objections all;
    if (goal.power == noPower || goal.text.empty())
        all.push_back(fromGoals(
            QT_TRANSLATE_NOOP("Objections", "A proposal names its delegation and what is to be achieved.")));
    needPoints(all, goal.points);
    return all;
}

Objections objectionsToVerdict(const Committee& committee, std::size_t goal, GoalVerdict verdict, int points,
                               const std::string& reason, const OtherAwards& awards)
{
    const Goal& judged = committee.goals[goal];
    Objections all;
    needReason(all, reason);
    if (!judged.proposed)
        all.push_back(fromGoals(
            QT_TRANSLATE_NOOP("Objections", "This goal is on the list of the set-up; only proposals are judged.")));
    if (judged.achieved)
        all.push_back(fromGoals(QT_TRANSLATE_NOOP("Objections", "The points of this goal are already awarded.")));
    if (verdict != GoalVerdict::Allowed) return all;
    needPoints(all, points);
    const int others = allowedPoints(committee, judged.power) + awarded(awards, judged.power) -
                       (judged.verdict == GoalVerdict::Allowed ? judged.points : 0);
    if (committee.limit > 0 && others + points > committee.limit)
        all.push_back(fromGoals(QT_TRANSLATE_NOOP("Objections",
                                                  "The extra points allowed for %1 would be %2; the officers "
                                                  "have set a limit of %3."),
                                {PowerSet{judged.power}, others + points, committee.limit}));
    return all;
}

Objections objectionsToLimit(const Committee& committee, PowerSet powers, int limit,
                             const OtherAwards& awards)
{
    PowerSet above;
    for (const Power power : powers)
        above.addIf(power, limit > 0 && allowedPoints(committee, power) + awarded(awards, power) > limit);
    if (above.empty()) return {};
    return {
        fromGoals(QT_TRANSLATE_NOOP("Objections",
                                    "The extra points already allowed or awarded are more than %1 for: %2."),
                  {limit, above})};
}

Objections objectionsToAward(const Committee& committee, Power power, int points, const OtherAwards& awards)
{
    Objections all;
    needRoom(all, committee, power, allowedPoints(committee, power) + awarded(awards, power) + points);
    return all;
}

Objections objectionsToAchievement(const Committee& committee, std::size_t which, const std::string& reason,
                                   const OtherAwards& awards)
{
    const Goal& goal = committee.goals[which];
    Objections all;
    needReason(all, reason);
    if (goal.verdict != GoalVerdict::Allowed)
        all.push_back(fromGoals(QT_TRANSLATE_NOOP(
            "Objections", "The officers have to allow a proposed achievement before its points are awarded.")));
    if (goal.achieved)
        all.push_back(fromGoals(QT_TRANSLATE_NOOP("Objections", "The points of this goal are already awarded.")));
    if (goal.proposed && !goal.achieved)
        needRoom(all, committee, goal.power,
                 achievedPoints(committee, goal.power) + awarded(awards, goal.power) + goal.points);
    return all;
}

Objections objectionsToLapse(const Goal& goal, const Position& position, const std::string& reason)
{
    constexpr const char* lostRule = "Losing your country and regaining it";
    Objections all;
    needReason(all, reason);
    if (!goal.achieved || goal.lapsed)
        all.push_back({lostRule, QT_TRANSLATE_NOOP("Objections", "There are no points of this goal that could "
                                                                 "cease to apply.")});
    if (!eliminated(position, goal.power))
        all.push_back({lostRule, QT_TRANSLATE_NOOP("Objections", "Only a conquered power can lose points that no "
                                                                 "longer apply; %1 is not conquered."),
                       {PowerSet{goal.power}}});
    return all;
}

int allowedPoints(const Committee& committee, Power power)
{
    int points = 0;
    for (const Goal& goal : committee.goals)
        if (goal.power == power && goal.proposed && goal.verdict == GoalVerdict::Allowed) points += goal.points;
    return points;
}

} // namespace chancery
