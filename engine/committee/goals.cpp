// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/committee/goals.h"

#include "engine/base/phase.h"
#include "engine/base/translated.h"

namespace chancery {

namespace {

constexpr const char* lostRule = "Losing your country and regaining it";

Objection fromGoals(const char* pattern, std::vector<ObjectionGap> gaps = {})
{
    return {pointsRule, pattern, std::move(gaps)};
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

/// Adds that these are more extra points of a power than the officers' limit allows.
void addExcess(Objections& all, int limit, Power power, int points)
{
    if (limit > 0 && points > limit)
        all.push_back(
            fromGoals(QT_TRANSLATE_NOOP("Objections",
                                        "The extra points allowed for %1 or awarded to it come to %2, more "
                                        "than the limit of %3."),
                      {PowerSet{power}, points, limit}));
}

constexpr const char* alreadyAwarded =
    QT_TRANSLATE_NOOP("Objections", "The points of this goal are already awarded.");

constexpr const char* nothingToLose =
    QT_TRANSLATE_NOOP("Objections", "There are no points of this goal that could cease to apply.");

/// Returns whether the officers gave no reason for something that they decided.
bool lacksReason(const Goal& goal)
{
    const bool isJudged = goal.proposed && goal.verdict != GoalVerdict::Filed;
    return (isJudged && goal.verdictReason.empty()) || (goal.achieved && goal.reason.empty()) ||
           (goal.lapsed && goal.lapseReason.empty());
}

} // namespace

Objections brokenRules(const Goal& goal)
{
    Objections all;
    if (goal.power == noPower || goal.text.empty())
        all.push_back(fromGoals(
            QT_TRANSLATE_NOOP("Objections", "A goal names its delegation and what is to be achieved.")));
    if (const int most = goal.proposed ? mostForProposal : mostForListed;
        goal.points < 1 || goal.points > most)
        all.push_back(
            fromGoals(QT_TRANSLATE_NOOP("Objections", "This achievement is worth 1 to %1 points, not %2."),
                      {most, goal.points}));
    if (goal.achieved && goal.verdict != GoalVerdict::Allowed)
        all.push_back(fromGoals(QT_TRANSLATE_NOOP(
            "Objections",
            "The officers have to allow a proposed achievement before its points are awarded.")));
    if (lacksReason(goal))
        all.push_back(
            fromGoals(QT_TRANSLATE_NOOP("Objections", "The officers give a reason for what they decide.")));
    if (goal.lapsed && (!goal.achieved || isBefore(*goal.lapsed, *goal.achieved)))
        all.push_back({lostRule, nothingToLose});
    return all;
}

Objections objectionsToVerdict(const Committee& committee, std::size_t which, GoalVerdict verdict, int points,
                               const std::string& reason, const OtherAwards& awards)
{
    const Goal& filed = committee.goals[which];
    Goal judged = filed;
    judged.verdict = verdict;
    judged.verdictReason = reason;
    if (verdict == GoalVerdict::Allowed) judged.points = points;
    Objections all = brokenRules(judged);
    if (!filed.proposed)
        all.push_back(fromGoals(QT_TRANSLATE_NOOP(
            "Objections", "This goal is on the list of the set-up; only proposals are judged.")));
    if (filed.achieved) all.push_back(fromGoals(alreadyAwarded));
    if (verdict == GoalVerdict::Allowed)
        addExcess(all, committee.limit, filed.power,
                  allowedPoints(committee, filed.power) + awarded(awards, filed.power) + points -
                      (filed.verdict == GoalVerdict::Allowed ? filed.points : 0));
    return all;
}

Objections objectionsToLimit(const Committee& committee, PowerSet powers, int limit,
                             const OtherAwards& awards)
{
    Objections all;
    for (const Power power : powers)
        addExcess(all, limit, power, allowedPoints(committee, power) + awarded(awards, power));
    return all;
}

Objections objectionsToAward(const Committee& committee, Power power, int points, const OtherAwards& awards)
{
    Objections all;
    addExcess(all, committee.limit, power, allowedPoints(committee, power) + awarded(awards, power) + points);
    return all;
}

Objections objectionsToAchievement(const Committee& committee, std::size_t which, const std::string& reason,
                                   const OtherAwards& awards)
{
    const Goal& goal = committee.goals[which];
    Goal achieved = goal;
    achieved.reason = reason;
    if (!goal.achieved) achieved.achieved.emplace();
    Objections all = brokenRules(achieved);
    if (goal.achieved) all.push_back(fromGoals(alreadyAwarded));
    if (goal.proposed && !goal.achieved)
        addExcess(all, committee.limit, goal.power,
                  achievedPoints(committee, goal.power) + awarded(awards, goal.power) + goal.points);
    return all;
}

Objections objectionsToLapse(const Goal& goal, const Position& position, const std::string& reason)
{
    Goal lost = goal;
    lost.lapsed = goal.achieved.value_or(Phase());
    lost.lapseReason = reason;
    Objections all = brokenRules(lost);
    if (goal.lapsed) all.push_back({lostRule, nothingToLose});
    if (!eliminated(position, goal.power)) all.push_back(stillHasCountry(goal));
    return all;
}

Objection stillHasCountry(const Goal& goal)
{
    return {lostRule,
            QT_TRANSLATE_NOOP("Objections",
                              "The points of the goal “%1” can cease to apply only once %2 is conquered."),
            {goal.text, PowerSet{goal.power}}};
}

int allowedPoints(const Committee& committee, Power power)
{
    int points = 0;
    for (const Goal& goal : committee.goals)
        if (goal.power == power && goal.proposed && goal.verdict == GoalVerdict::Allowed)
            points += goal.points;
    return points;
}

} // namespace chancery
