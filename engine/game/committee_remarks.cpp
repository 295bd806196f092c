// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/committee_remarks.h"

#include "engine/base/phase.h"
#include "engine/base/translated.h"
#include "engine/committee/conference.h"
#include "engine/committee/goals.h"
#include "engine/committee/speeches.h"
#include "engine/game/standings.h"

#include <algorithm>
#include <iterator>

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
        remarks_ = objectionsToLimit(all_, game_.map->everyPower(), all_.limit, awardsOf(game_));
        for (const Goal& one : all_.goals) compare(one);
        for (const SpeechRound& one : all_.speeches) compare(one);
        for (const CommitteeMotion& one : all_.motions) date(one.phase, "Student officers", one.text);
        for (const Treaty& one : all_.treaties) compare(one);
        for (const Conference& one : all_.conferences) compare(one);
        date(all_.negotiated, "3", {});
        return std::move(remarks_);
    }

private:
    void remark(const std::string& rule, const char* pattern, std::vector<ObjectionGap> gaps)
    {
        remarks_.push_back({rule, pattern, std::move(gaps)});
    }

    /// Remarks that an entry is dated before the first phase of the game or after the last one.
    void date(const std::optional<Phase>& phase, const std::string& rule, const std::string& entry)
    {
        if (!phase) return;
        if (!isBefore(*phase, game_.phases.front().phase) && !isBefore(game_.current().phase, *phase)) return;
        if (entry.empty())
            remark(rule,
                   QT_TRANSLATE_NOOP("Objections",
                                     "An entry is dated in a phase that this game has not had: %1."),
                   {*phase});
        else
            remark(
                rule,
                QT_TRANSLATE_NOOP("Objections", "“%1” is dated in a phase that this game has not had: %2."),
                {entry, *phase});
    }

    void compare(const Goal& goal)
    {
        date(goal.proposed, pointsRule, goal.text);
        date(goal.achieved, pointsRule, goal.text);
        date(goal.lapsed, lostRule, goal.text);
        if (!goal.lapsed) return;
        const auto record = std::ranges::find(game_.phases, *goal.lapsed, &PhaseRecord::phase);
        if (record != game_.phases.end() && !eliminated(record->before, goal.power) &&
            !eliminated(record->position(), goal.power))
            remarks_.push_back(stillHasCountry(goal));
    }

    void compare(const SpeechRound& round)
    {
        date(round.phase, "1", {});
        std::ranges::move(missingRequest(all_, round, Requests::All), std::back_inserter(remarks_));
        if (!round.order.empty() && withSpeeches({}, *game_.map, round).speeches.back().order != round.order)
            remark("2",
                   QT_TRANSLATE_NOOP("Objections",
                                     "The order of these speeches is not the one that was drawn by lot: "
                                     "%1."),
                   {round.phase});
    }

    void compare(const Treaty& treaty)
    {
        date(treaty.date, "3", treaty.title);
        date(treaty.concluded, "3", treaty.title);
        for (const Breach& one : treaty.breaches) {
            date(one.phase, "3", treaty.title);
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
        date(one.opened, conferenceRule(8), one.name);
        date(one.ended, conferenceRule(9), one.name);
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
