// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/committee/conference.h"

#include "engine/base/phase.h"
#include "engine/base/translated.h"
#include "engine/committee/delegations.h"

#include <algorithm>
#include <iterator>

namespace chancery {

namespace {

/// What the rules are asked about. What a file does not know, the position among it, is null while it is
/// read.
struct Asked
{
    const Committee& committee;
    const Conference& one;
    const Map* map = nullptr;
    const Position* position = nullptr;
    bool begins = false; ///< whether the conference is to begin now
};

using Gaps = std::vector<ObjectionGap>;

/// One rule: its printed number, the sentence for who breaks it, and the check.
struct ConferenceRule
{
    int number;
    const char* sentence;
    bool (*isBroken)(const Asked& asked);
    Gaps (*gaps)(const Asked& asked) = nullptr;
    bool beforehand = false; ///< whether a conference that has not begun keeps it too
};

constexpr const char* howItEnded = QT_TRANSLATE_NOOP("Objections", "Say how the conference ended.");

bool hasTwoThirds(const Conference& one)
{
    return 3 * one.procedureVotes >= 2 * one.parties.size();
}

/// Returns the unit that is in the way of a conference, nullptr if there is none.
const Unit* strangerAtPlace(const Asked& asked)
{
    const Unit* unit = asked.position ? unitAtPlace(*asked.map, *asked.position, asked.one) : nullptr;
    return unit && !asked.one.parties.has(unit->power) && !isCleared(asked.one, *unit) ? unit : nullptr;
}

/// Returns the parties that have not named the delegate whom they send.
PowerSet withoutDelegate(const Conference& one)
{
    PowerSet without;
    for (const Power power : one.parties) {
        const auto sent = one.sent.find(power);
        without.addIf(power, sent == one.sent.end() || sent->second.empty());
    }
    return without;
}

/// Returns another conference that is being held, nullptr if there is none.
const Conference* otherHeld(const Asked& asked)
{
    const auto held = std::ranges::find_if(asked.committee.conferences, [&](const Conference& other) {
        return &other != &asked.one && other.isHeld();
    });
    return held == asked.committee.conferences.end() ? nullptr : &*held;
}

/// What must be settled before a conference begins and kept while it is held, and what is said of its end.
const ConferenceRule conferenceRules[] = {
    {1, QT_TRANSLATE_NOOP("Objections", "The preliminary goal of the conference is missing."),
     [](const Asked& asked) { return asked.one.preliminary.empty(); }},
    {2,
     QT_TRANSLATE_NOOP("Objections",
                       "Other delegations have to support the conference, and the definite goal has to be "
                       "settled with them."),
     [](const Asked& asked) { return asked.one.goal.empty() || asked.one.parties.size() < 2; }},
    {2, QT_TRANSLATE_NOOP("Objections", "The delegation that organises the conference takes part."),
     [](const Asked& asked) {
         return asked.one.organiser == noPower || !asked.one.parties.has(asked.one.organiser);
     }},
    {3, QT_TRANSLATE_NOOP("Objections", "The place of the conference is missing."),
     [](const Asked& asked) { return asked.one.place == noProvince; }},
    {3, QT_TRANSLATE_NOOP("Objections", "The name of the conference is missing."),
     [](const Asked& asked) { return asked.one.name.empty(); }},
    {4,
     QT_TRANSLATE_NOOP("Objections",
                       "A unit of %1 is in %2; the officers have to say that it is not hostile to the "
                       "conference."),
     [](const Asked& asked) { return strangerAtPlace(asked) != nullptr; },
     [](const Asked& asked) {
         return Gaps{PowerSet{strangerAtPlace(asked)->power}, asked.one.place};
     }},
    {5, QT_TRANSLATE_NOOP("Objections", "A conference takes at least %1 delegations; so far %2."),
     [](const Asked& asked) { return asked.one.parties.size() < fewestDelegations; },
     [](const Asked& asked) {
         return Gaps{fewestDelegations, asked.one.parties.size()};
     }},
    {6, QT_TRANSLATE_NOOP("Objections", "The organising form of the conference is not filled in."),
     [](const Asked& asked) { return !asked.one.formFiled; }},
    {7, QT_TRANSLATE_NOOP("Objections", "The presidency has not given the conference a room."),
     [](const Asked& asked) { return !asked.one.roomGiven; }},
    {8, QT_TRANSLATE_NOOP("Objections", "One or two presidents preside over a conference."),
     [](const Asked& asked) { return asked.one.presidents.empty() || asked.one.presidents.size() > 2; }},
    {8, QT_TRANSLATE_NOOP("Objections", "No more delegations can vote than take part."),
     [](const Asked& asked) {
         return asked.one.procedureVotes < 0 || asked.one.procedureVotes > asked.one.parties.size();
     }},
    {8,
     QT_TRANSLATE_NOOP("Objections",
                       "Other rules of procedure need two thirds of the conference: %1 of %2 delegations "
                       "voted for them."),
     [](const Asked& asked) { return !asked.one.procedure.empty() && !hasTwoThirds(asked.one); },
     [](const Asked& asked) {
         return Gaps{asked.one.procedureVotes, asked.one.parties.size()};
     }},
    {8, QT_TRANSLATE_NOOP("Objections", "A conference ends after it has begun."),
     [](const Asked& asked) {
         return asked.one.ended && (!asked.one.opened || isBefore(*asked.one.ended, *asked.one.opened));
     },
     nullptr, true},
    {9, howItEnded, [](const Asked& asked) { return asked.one.ended && asked.one.outcome.empty(); }},
    {9, QT_TRANSLATE_NOOP("Objections", "Only a conference that has ended has an outcome."),
     [](const Asked& asked) { return !asked.one.ended && !asked.one.outcome.empty(); }, nullptr, true},
    {10,
     QT_TRANSLATE_NOOP("Objections",
                       "Each delegation sends one of its two delegates, and the other one stays; the name "
                       "is missing for: %1."),
     [](const Asked& asked) { return !withoutDelegate(asked.one).empty(); },
     [](const Asked& asked) { return Gaps{withoutDelegate(asked.one)}; }},
    {12, QT_TRANSLATE_NOOP("Objections", "Notes are exchanged every %1 to %2 minutes."),
     [](const Asked& asked) {
         return asked.one.notesEvery < shortestBetweenNotes || asked.one.notesEvery > longestBetweenNotes;
     },
     [](const Asked&) {
         return Gaps{shortestBetweenNotes, longestBetweenNotes};
     }},
    {13, QT_TRANSLATE_NOOP("Objections", "Only delegations that take part use the telegraph."),
     [](const Asked& asked) { return !asked.one.parties.contains(asked.one.telegraph); }},
    {14,
     QT_TRANSLATE_NOOP("Objections",
                       "This conference is over; to continue it, call it again from the first step on."),
     [](const Asked& asked) { return asked.begins && asked.one.ended; }},
    {15, QT_TRANSLATE_NOOP("Objections", "Only one conference is held at a time; “%1” is not over."),
     [](const Asked& asked) { return (asked.begins || asked.one.isHeld()) && otherHeld(asked); },
     [](const Asked& asked) { return Gaps{otherHeld(asked)->name}; }},
    {15, QT_TRANSLATE_NOOP("Objections", "This conference is already being held."),
     [](const Asked& asked) { return asked.begins && asked.one.isHeld(); }},
};

Objections objectionsTo(const Asked& asked, bool beforehandOnly)
{
    Objections all;
    for (const ConferenceRule& rule : conferenceRules)
        if ((rule.beforehand || !beforehandOnly) && rule.isBroken(asked))
            all.push_back(
                {conferenceRule(rule.number), rule.sentence, rule.gaps ? rule.gaps(asked) : Gaps()});
    return all;
}

/// As `objectionsTo`, for the officers' form: who sends a delegate sends one of its own (10).
Objections objectionsToForm(const Asked& asked)
{
    Objections all = objectionsTo(asked, false);
    std::ranges::move(objectionsToSent(asked.committee, asked.one), std::back_inserter(all));
    return all;
}

/// Adds that the place may have been conquered (14). Who comes into a place of its own does not conquer it.
void addConqueror(Objections& all, const Map& map, const Conference& conference, const PlaceHeld& then,
                  const Position& position)
{
    const PlaceHeld now = heldNow(map, position, conference);
    const Unit* unit = unitAtPlace(map, position, conference);
    if (now.owner != then.owner && now.owner != noPower)
        all.push_back(
            {conferenceRule(14),
             QT_TRANSLATE_NOOP("Objections", "%1 owns %2 now: the officers have to say whether the place is "
                                             "conquered."),
             {PowerSet{now.owner}, conference.place}});
    else if (unit && now.unit != then.unit && now.unit != now.owner && !isCleared(conference, *unit))
        all.push_back(
            {conferenceRule(14),
             QT_TRANSLATE_NOOP("Objections", "%1 has come to %2: the officers have to say whether the "
                                             "place is conquered. If it is not, tick in the form that no "
                                             "unit there is hostile to it."),
             {PowerSet{now.unit}, conference.place}});
}

} // namespace

int turnsBetween(const Phase& from, const Phase& to)
{
    const auto turns = [](const Phase& phase) {
        return 2 * phase.year + (phase.season == Season::Spring ? 0 : 1);
    };
    return turns(to) - turns(from);
}

std::string conferenceRule(int number)
{
    return "Organising a conference, " + std::to_string(number);
}

const Unit* unitAtPlace(const Map& map, const Position& position, const Conference& conference)
{
    return conference.place == noProvince ? nullptr : unitAt(map, position, conference.place);
}

bool isCleared(const Conference& conference, const Unit& unit)
{
    return conference.areaCleared && conference.cleared == unit;
}

PlaceHeld heldNow(const Map& map, const Position& position, const Conference& conference)
{
    if (conference.place == noProvince) return {};
    const Unit* unit = unitAtPlace(map, position, conference);
    return {unit ? unit->power : noPower, position.owner[index(conference.place)]};
}

Objections brokenRules(const Committee& committee, const Conference& conference)
{
    return objectionsTo({committee, conference}, !conference.opened);
}

Objections objectionsToOpening(const Map& map, const Committee& committee, std::size_t which,
                               const Position& position)
{
    return objectionsToForm({committee, committee.conferences[which], &map, &position, true});
}

Objections objectionsToHolding(const Map& map, const Committee& committee, std::size_t which,
                               const Position& position)
{
    return objectionsToForm({committee, committee.conferences[which], &map, &position});
}

Objections objectionsToMoving(const Conference& held, const Conference& changed)
{
    Objections all;
    if (changed.goal != held.goal)
        all.push_back(
            {conferenceRule(2),
             QT_TRANSLATE_NOOP("Objections", "The goal was settled before the conference began; for another "
                                             "one, end this conference and call it again.")});
    if (changed.place != held.place)
        all.push_back(
            {conferenceRule(3),
             QT_TRANSLATE_NOOP("Objections", "The place was settled before the conference began; for another "
                                             "one, end this conference and call it again.")});
    return all;
}

Objections objectionsToEnding(const Conference& conference, const std::string& outcome)
{
    Objections all;
    if (!conference.isHeld())
        all.push_back(
            {conferenceRule(8), QT_TRANSLATE_NOOP("Objections", "This conference is not being held.")});
    if (outcome.empty()) all.push_back({{}, howItEnded});
    return all;
}

Objections reasonsToEnd(const Map& map, const Conference& conference, const Position& then, const Phase& now,
                        const Position& position)
{
    Objections all;
    if (!conference.isHeld()) return all;
    if (turnsBetween(*conference.opened, now) >= turnsOfConference)
        all.push_back(
            {conferenceRule(9), QT_TRANSLATE_NOOP("Objections", "The conference has lasted a year.")});
    addConqueror(all, map, conference, conference.whenOpened.value_or(heldNow(map, then, conference)),
                 position);
    return all;
}

std::optional<std::int64_t> secondsToNotes(const Conference& conference, std::int64_t now)
{
    constexpr std::int64_t minute = 60;
    if (!conference.isHeld() || conference.notesAt == 0) return std::nullopt;
    const std::int64_t whole = minute * conference.notesEvery;
    return now < conference.notesAt ? whole : whole - (now - conference.notesAt);
}

} // namespace chancery
