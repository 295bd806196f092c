// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/files/committee_faults.h"

#include "engine/base/document_words.h"
#include "engine/base/phase_order.h"
#include "engine/committee/conference.h"
#include "engine/files/file_words.h"

#include <algorithm>

namespace chancery {

namespace {

using BrokenRule = std::optional<Message>;

/// Returns what breaks rules 1 to 3 and 5 to 7: what is settled before the conference begins.
BrokenRule faultOfForm(const Conference& found)
{
    const int parties = found.parties.size();
    if (found.place == noProvince) return Message{says::textMissing, {"place"}};
    if (found.preliminary.empty() || found.goal.empty() || found.name.empty())
        return Message{says::begunWithoutGoal};
    if (parties < fewestDelegations)
        return Message{says::begunWithFew, {std::to_string(parties), std::to_string(fewestDelegations)}};
    if (found.organiser == noPower || !found.parties.has(found.organiser))
        return Message{says::begunByOutsider};
    if (!found.formFiled) return Message{says::begunWithoutForm};
    if (!found.roomGiven) return Message{says::begunWithoutRoom};
    return std::nullopt;
}

/// Returns what breaks rule 8: the presidents, and the votes for other rules of procedure.
BrokenRule faultOfProcedure(const Conference& found)
{
    const auto presidents = found.presidents.size();
    const int parties = found.parties.size(), votes = found.procedureVotes;
    if (presidents < 1 || presidents > 2)
        return Message{says::begunWithPresidents, {std::to_string(presidents)}};
    if (votes > parties)
        return Message{says::procedureVoters, {std::to_string(votes), std::to_string(parties)}};
    if (!found.procedure.empty() && 3 * votes < 2 * parties)
        return Message{says::procedureWithFewVotes, {std::to_string(votes), std::to_string(parties)}};
    return std::nullopt;
}

/// Returns what breaks rule 10: who sends no delegate.
BrokenRule faultOfDelegates(const Map& map, const Conference& found)
{
    for (const Power power : found.parties)
        if (const auto sent = found.sent.find(power); sent == found.sent.end() || sent->second.empty())
            return Message{says::begunWithoutDelegate, {map[power].name}};
    return std::nullopt;
}

/// Returns what breaks rules 12 and 13: how the delegates hear from the others.
BrokenRule faultOfContacts(const Map& map, const Conference& found)
{
    if (found.notesEvery < shortestBetweenNotes || found.notesEvery > longestBetweenNotes)
        return Message{says::notesInterval,
                       {std::to_string(found.notesEvery), std::to_string(shortestBetweenNotes),
                        std::to_string(longestBetweenNotes)}};
    if (const PowerSet outside = found.telegraph - found.parties; !outside.empty())
        return Message{says::telegraphOutside, {map[outside.first()].name}};
    return std::nullopt;
}

/// Returns what is wrong with the end of a conference that has begun.
BrokenRule faultOfEnd(const Conference& found)
{
    if (!found.ended) return std::nullopt;
    if (isBefore(*found.ended, *found.opened)) return Message{says::endedBefore};
    if (found.outcome.empty()) return Message{says::endedWithoutOutcome};
    return std::nullopt;
}

/// Compares what a Committee keeps with the phases of its game.
class Comparison
{
public:
    Comparison(const Game& game, std::vector<std::string>& differences)
        : game_(game)
        , differences_(differences)
    {
    }

    void run()
    {
        const Committee& all = game_.committee;
        for (const Goal& one : all.goals) compare(one);
        for (const SpeechRound& one : all.speeches) date("speeches", one.phase, "1");
        for (const CommitteeMotion& one : all.motions)
            date("a motion of " + (*game_.map)[one.by].name, one.phase, "Student officers");
        for (const Treaty& one : all.treaties) compare(one);
        for (const Conference& one : all.conferences) compare(one);
    }

private:
    void tell(const std::string& what, const std::string& fault, const std::string& rule)
    {
        differences_.push_back("Committee, " + what + ": " + fault + " (Committee, " + rule + ")");
    }

    /// Tells that something is dated before the first phase of the game or after the last one.
    void date(const std::string& what, const Phase& phase, const std::string& rule)
    {
        if (isBefore(phase, game_.phases.front().phase) || isBefore(game_.current().phase, phase))
            tell(what, shortName(phase) + " is no phase of this game", rule);
    }
    void date(const std::string& what, const std::optional<Phase>& phase, const std::string& rule)
    {
        if (phase) date(what, *phase, rule);
    }

    void compare(const Goal& goal)
    {
        const std::string& power = (*game_.map)[goal.power].name;
        const std::string what = "goal “" + goal.text + "” of " + power;
        date(what + ", proposed", goal.proposed, "Non-territorial victory points");
        date(what + ", awarded", goal.achieved, "Non-territorial victory points");
        date(what + ", lapsed", goal.lapsed, "Losing your country and regaining it");
        if (!goal.lapsed) return;
        const auto record = std::ranges::find(game_.phases, *goal.lapsed, &PhaseRecord::phase);
        if (record == game_.phases.end() || eliminated(record->before, goal.power) ||
            eliminated(record->position(), goal.power))
            return;
        tell(what,
             "its points lapsed in " + shortName(*goal.lapsed) + ", but " + power + " was not conquered then",
             "Losing your country and regaining it");
    }

    void compare(const Treaty& treaty)
    {
        const std::string what = "treaty “" + treaty.title + "”";
        date(what, treaty.date, "3");
        date(what + ", signed by all", treaty.concluded, "3");
        for (const Breach& one : treaty.breaches) date(what + ", broken", one.phase, "3");
    }

    void compare(const Conference& one)
    {
        const std::string what = "conference “" + one.name + "”";
        date(what + ", begun", one.opened, conferenceRule(8));
        date(what + ", ended", one.ended, conferenceRule(9));
        if (one.opened && one.ended && turnsBetween(*one.opened, *one.ended) > turnsOfConference)
            tell(what,
                 "it was held from " + shortName(*one.opened) + " to " + shortName(*one.ended) +
                     ", longer than a year",
                 conferenceRule(9));
    }

    const Game& game_;
    std::vector<std::string>& differences_;
};

} // namespace

std::optional<Message> faultOf(const Map& map, const Conference& conference)
{
    if (!conference.opened) return std::nullopt;
    if (BrokenRule form = faultOfForm(conference)) return form;
    if (BrokenRule procedure = faultOfProcedure(conference)) return procedure;
    if (BrokenRule contacts = faultOfContacts(map, conference)) return contacts;
    if (BrokenRule end = faultOfEnd(conference)) return end;
    return faultOfDelegates(map, conference);
}

std::optional<Message> faultOf(const Goal& goal)
{
    const auto without = [](const char* key) { return Message{says::decidedWithoutReason, {key}}; };
    const bool judged = goal.proposed && goal.verdict != GoalVerdict::Filed;
    if (goal.lapsed && !goal.achieved) return Message{says::lapsedUnachieved};
    if (goal.achieved && goal.verdict != GoalVerdict::Allowed) return Message{says::achievedUnallowed};
    if (goal.lapsed && isBefore(*goal.lapsed, *goal.achieved)) return Message{says::lapsedEarly};
    if (judged && goal.verdictReason.empty()) return without("verdict_reason");
    if (goal.achieved && goal.reason.empty()) return without("reason");
    if (goal.lapsed && goal.lapseReason.empty()) return without("lapse_reason");
    return std::nullopt;
}

std::optional<Message> faultOf(const Map& map, const Treaty& treaty)
{
    for (const Breach& one : treaty.breaches) {
        if (!treaty.parties.has(one.by)) return Message{says::brokenByOutsider, {map[one.by].name}};
        if (one.note.empty()) return Message{says::brokenWithoutNote};
    }
    return std::nullopt;
}

void compareCommittee(const Game& game, std::vector<std::string>& differences)
{
    Comparison(game, differences).run();
}

} // namespace chancery
