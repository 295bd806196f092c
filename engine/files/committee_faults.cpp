// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/files/committee_faults.h"

#include "engine/base/document_words.h"
#include "engine/base/phase_order.h"
#include "engine/committee/conference.h"
#include "engine/committee/treaties.h"
#include "engine/files/file_words.h"

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

} // namespace

std::optional<Message> faultOf(const Map& map, const Conference& conference)
{
    if (!conference.ended && !conference.outcome.empty()) return Message{says::outcomeUnended};
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
    if (treaty.concluded && !isConcluded(treaty)) return Message{says::concludedUnsigned};
    for (const Breach& one : treaty.breaches) {
        if (!treaty.parties.has(one.by)) return Message{says::brokenByOutsider, {map[one.by].name}};
        if (one.note.empty()) return Message{says::brokenWithoutNote};
    }
    return std::nullopt;
}

} // namespace chancery
