// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/committee_remarks.h"

#include "engine/base/phase_order.h"
#include "engine/base/translated.h"
#include "engine/committee/conference.h"
#include "engine/committee/goals.h"
#include "engine/committee/speeches.h"
#include "engine/game/attendance.h"
#include "engine/game/victory_points.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr const char* pointsRule = "Non-territorial victory points";
constexpr const char* lostRule = "Losing your country and regaining it";

/// Compares what a Committee keeps with its game.
class Remarks
{
public:
    explicit Remarks(const Game& game)
        : game_(game)
        , all_(game.committee)
    {
    }

    Objections run()
    {
        compareLimit();
        for (const Goal& one : all_.goals) compare(one);
        for (const SpeechRound& one : all_.speeches) compare(one);
        for (const CommitteeMotion& one : all_.motions)
            date(one.phase, "Student officers",
                 QT_TRANSLATE_NOOP("Objections",
                                   "A motion of %1 was made in a phase that this game has not had: %2."),
                 {PowerSet{one.by}});
        for (const Treaty& one : all_.treaties) compare(one);
        for (const Conference& one : all_.conferences) compare(one);
        return std::move(remarks_);
    }

private:
    void remark(const std::string& rule, const char* pattern, std::vector<ObjectionGap> gaps)
    {
        remarks_.push_back({rule, pattern, std::move(gaps)});
    }

    /// Remarks that something is dated before the first phase of the game or after the last one. The phase
    /// fills the last gap.
    void date(const std::optional<Phase>& phase, const std::string& rule, const char* pattern,
              std::vector<ObjectionGap> gaps = {})
    {
        if (!phase) return;
        if (!isBefore(*phase, game_.phases.front().phase) && !isBefore(game_.current().phase, *phase)) return;
        gaps.emplace_back(*phase);
        remark(rule, pattern, std::move(gaps));
    }

    void compareLimit()
    {
        const OtherAwards awards = awardsOf(game_);
        for (const Power power : game_.map->everyPower()) {
            const int others = index(power) < awards.size() ? awards[index(power)] : 0;
            const int points = allowedPoints(all_, power) + others;
            if (all_.limit > 0 && points > all_.limit)
                remark(pointsRule,
                       QT_TRANSLATE_NOOP("Objections",
                                         "The extra points allowed for %1 or awarded to it are %2; the "
                                         "officers have set a limit of %3."),
                       {PowerSet{power}, points, all_.limit});
        }
    }

    void compare(const Goal& goal)
    {
        const std::vector<ObjectionGap> whose{goal.text, PowerSet{goal.power}};
        date(goal.proposed, pointsRule,
             QT_TRANSLATE_NOOP("Objections",
                               "The goal “%1” of %2 was proposed in a phase that this game has not had: %3."),
             whose);
        date(goal.achieved, pointsRule,
             QT_TRANSLATE_NOOP("Objections",
                               "The points of the goal “%1” of %2 were awarded in a phase that this "
                               "game has not had: %3."),
             whose);
        date(goal.lapsed, lostRule,
             QT_TRANSLATE_NOOP("Objections",
                               "The points of the goal “%1” of %2 lapsed in a phase that this game has "
                               "not had: %3."),
             whose);
        if (!goal.lapsed) return;
        const auto record = std::ranges::find(game_.phases, *goal.lapsed, &PhaseRecord::phase);
        if (record == game_.phases.end() || eliminated(record->before, goal.power) ||
            eliminated(record->position(), goal.power))
            return;
        remark(lostRule,
               QT_TRANSLATE_NOOP("Objections",
                                 "The points of the goal “%1” of %2 lapsed without %2 being conquered: "
                                 "%3."),
               {goal.text, PowerSet{goal.power}, *goal.lapsed});
    }

    void compare(const SpeechRound& round)
    {
        date(round.phase, "1",
             QT_TRANSLATE_NOOP("Objections",
                               "Speeches were drawn in a phase that this game has not had: %1."));
        if (round.extra && !wasAskedFor(all_, round))
            remark("3",
                   QT_TRANSLATE_NOOP("Objections", "No delegation requested the speeches at the end of the "
                                                   "diplomacy: %1."),
                   {round.phase});
        else if (!wasAskedFor(all_, round))
            remark("1",
                   QT_TRANSLATE_NOOP("Objections", "No delegation requested these speeches in Fall: %1."),
                   {round.phase});
        if (withSpeeches({}, *game_.map, round).speeches.back().order != round.order)
            remark("2",
                   QT_TRANSLATE_NOOP("Objections",
                                     "The order of these speeches is not the one that was drawn by lot: "
                                     "%1."),
                   {round.phase});
    }

    void compare(const Treaty& treaty)
    {
        date(treaty.date, "3",
             QT_TRANSLATE_NOOP("Objections",
                               "The treaty “%1” was filed in a phase that this game has not had: %2."),
             {treaty.title});
        date(treaty.concluded, "3",
             QT_TRANSLATE_NOOP("Objections",
                               "The treaty “%1” was signed in a phase that this game has not had: %2."),
             {treaty.title});
        for (const Breach& one : treaty.breaches) {
            date(one.phase, "3",
                 QT_TRANSLATE_NOOP("Objections",
                                   "The treaty “%1” was broken in a phase that this game has not had: %2."),
                 {treaty.title});
            if (!treaty.concluded || isBefore(one.phase, *treaty.concluded))
                remark("3",
                       QT_TRANSLATE_NOOP("Objections",
                                         "The treaty “%1” was broken by %2 before all its parties had "
                                         "signed it: %3."),
                       {treaty.title, PowerSet{one.by}, one.phase});
        }
    }

    void compare(const Conference& one)
    {
        date(one.opened, conferenceRule(8),
             QT_TRANSLATE_NOOP("Objections",
                               "The conference “%1” began in a phase that this game has not had: %2."),
             {one.name});
        date(one.ended, conferenceRule(9),
             QT_TRANSLATE_NOOP("Objections",
                               "The conference “%1” ended in a phase that this game has not had: %2."),
             {one.name});
        if (one.opened && one.ended && turnsBetween(*one.opened, *one.ended) > turnsOfConference)
            remark(conferenceRule(9),
                   QT_TRANSLATE_NOOP("Objections", "The conference “%1” was longer than a year: %2 to %3."),
                   {one.name, *one.opened, *one.ended});
        PowerSet outside;
        for (const auto& [power, delegate] : one.sent) outside.addIf(power, !one.parties.has(power));
        if (one.opened && !outside.empty())
            remark(conferenceRule(10),
                   QT_TRANSLATE_NOOP("Objections",
                                     "A delegate was sent to the conference “%1” by those who do not "
                                     "take part: %2."),
                   {one.name, outside});
    }

    const Game& game_;
    const Committee& all_;
    Objections remarks_;
};

} // namespace

Objections remarksOnCommittee(const Game& game)
{
    return Remarks(game).run();
}

} // namespace chancery
