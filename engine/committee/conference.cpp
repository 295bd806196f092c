// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/committee/conference.h"

#include "engine/base/translated.h"

#include <algorithm>

namespace chancery {

namespace {

/// Collects the objections to one conference, rule by rule.
class ConferenceCheck
{
public:
    ConferenceCheck(const Map& map, const Committee& committee, std::size_t which, const Position& position)
        : map_(map)
        , committee_(committee)
        , conference_(committee.conferences[which])
        , position_(position)
    {
    }

    Objections run(bool isHeld)
    {
        checkGoals();
        checkPlace();
        checkForm();
        checkProcedure();
        checkDelegates();
        checkContacts();
        if (!isHeld) checkCalendar();
        return std::move(found_);
    }

private:
    void object(int rule, const char* pattern, std::vector<ObjectionGap> gaps = {})
    {
        found_.push_back({conferenceRule(rule), pattern, std::move(gaps)});
    }

    void checkGoals()
    {
        if (conference_.preliminary.empty())
            object(1, QT_TRANSLATE_NOOP("Objections", "The preliminary goal of the conference is missing."));
        if (conference_.goal.empty() || conference_.parties.size() < 2)
            object(2, QT_TRANSLATE_NOOP("Objections", "Other delegations have to support the conference, and the "
                                                      "definite goal has to be settled with them."));
        if (conference_.organiser == noPower || !conference_.parties.has(conference_.organiser))
            object(2, QT_TRANSLATE_NOOP("Objections", "The delegation that organises the conference takes part."));
    }

    void checkPlace()
    {
        if (conference_.place == noProvince || conference_.name.empty())
            object(3, QT_TRANSLATE_NOOP("Objections", "The place or the name of the conference is missing."));
        PowerSet strangers;
        for (const Unit& unit : strangersAt(map_, position_, conference_)) strangers.add(unit.power);
        if (!strangers.empty() && !conference_.areaCleared)
            object(4, QT_TRANSLATE_NOOP("Objections", "A unit of %1 is in %2; the officers have to say that it is "
                                                      "not hostile to the conference."),
                   {strangers, conference_.place});
    }

    void checkForm()
    {
        if (conference_.parties.size() < fewestDelegations)
            object(5, QT_TRANSLATE_NOOP("Objections", "A conference takes at least %1 delegations; these are %2."),
                   {fewestDelegations, conference_.parties.size()});
        if (!conference_.formFiled)
            object(6, QT_TRANSLATE_NOOP("Objections", "The organising form of the conference is not filled in."));
        if (!conference_.roomGiven)
            object(7, QT_TRANSLATE_NOOP("Objections", "The presidency has not given the conference a room."));
    }

    void checkProcedure()
    {
        if (conference_.presidents.empty() || conference_.presidents.size() > 2)
            object(8, QT_TRANSLATE_NOOP("Objections", "One or two presidents preside over a conference."));
        const int all = conference_.parties.size();
        if (conference_.procedureVotes < 0 || conference_.procedureVotes > all)
            object(8, QT_TRANSLATE_NOOP("Objections", "No more delegations can vote than take part."));
        if (!conference_.procedure.empty() && 3 * conference_.procedureVotes < 2 * all)
            object(8, QT_TRANSLATE_NOOP("Objections", "Other rules of procedure need two thirds of the conference: "
                                                      "%1 of %2 delegations voted for them."),
                   {conference_.procedureVotes, all});
    }

    bool isOwnDelegate(Power power) const
    {
        const auto sent = conference_.sent.find(power);
        if (sent == conference_.sent.end() || sent->second.empty()) return false;
        const auto own = committee_.delegations.find(power);
        return own == committee_.delegations.end() || std::ranges::count(own->second, sent->second) == 1;
    }

    void checkDelegates()
    {
        PowerSet without;
        for (const Power power : conference_.parties)
            if (!isOwnDelegate(power)) without.add(power);
        if (!without.empty())
            object(10, QT_TRANSLATE_NOOP("Objections", "Each delegation sends one of its two delegates, and the "
                                                       "other one stays: %1 has to name one."),
                   {without});
    }

    void checkContacts()
    {
        if (conference_.notesEvery < shortestBetweenNotes || conference_.notesEvery > longestBetweenNotes)
            object(12, QT_TRANSLATE_NOOP("Objections", "Notes are exchanged every %1 to %2 minutes."),
                   {shortestBetweenNotes, longestBetweenNotes});
        if (!conference_.parties.contains(conference_.telegraph))
            object(13, QT_TRANSLATE_NOOP("Objections", "Only delegations that take part use the telegraph."));
    }

    void checkCalendar()
    {
        if (conference_.ended)
            object(14, QT_TRANSLATE_NOOP("Objections", "This conference is over; to continue it, call it again from "
                                                       "the first step on."));
        const auto held = std::ranges::find_if(committee_.conferences, [this](const Conference& other) {
            return &other != &conference_ && other.isHeld();
        });
        if (held != committee_.conferences.end())
            object(15, QT_TRANSLATE_NOOP("Objections", "Only one conference is held at a time; “%1” is not over."),
                   {held->name});
        if (conference_.isHeld())
            object(15, QT_TRANSLATE_NOOP("Objections", "This conference is already being held."));
    }

    const Map& map_;
    const Committee& committee_;
    const Conference& conference_;
    const Position& position_;
    Objections found_;
};

/// Returns whether a year has passed: two turns, whatever their phases.
bool yearIsOver(const Phase& then, const Phase& now)
{
    const auto turns = [](const Phase& phase) { return 2 * phase.year + (phase.season == Season::Spring ? 0 : 1); };
    return turns(now) - turns(then) >= 2;
}

} // namespace

std::string conferenceRule(int number)
{
    return "Organising a conference, " + std::to_string(number);
}

std::vector<Unit> strangersAt(const Map& map, const Position& position, const Conference& conference)
{
    if (conference.place == noProvince) return {};
    const Unit* unit = unitAt(map, position, conference.place);
    if (!unit || conference.parties.has(unit->power)) return {};
    return {*unit};
}

Objections objectionsToOpening(const Map& map, const Committee& committee, std::size_t which,
                               const Position& position)
{
    return ConferenceCheck(map, committee, which, position).run(false);
}

Objections objectionsToHolding(const Map& map, const Committee& committee, std::size_t which,
                               const Position& position)
{
    return ConferenceCheck(map, committee, which, position).run(true);
}

Objections objectionsToEnding(const Conference& conference, const std::string& outcome)
{
    Objections all;
    if (!conference.isHeld())
        all.push_back({conferenceRule(8), QT_TRANSLATE_NOOP("Objections", "This conference is not being held.")});
    if (outcome.empty())
        all.push_back({conferenceRule(9), QT_TRANSLATE_NOOP("Objections", "Say how the conference ended.")});
    return all;
}

Objections reasonsToEnd(const Map& map, const Conference& conference, const Position& then, const Phase& now,
                        const Position& position)
{
    Objections all;
    if (!conference.isHeld()) return all;
    if (yearIsOver(*conference.opened, now))
        all.push_back({conferenceRule(9), QT_TRANSLATE_NOOP("Objections", "The conference has lasted a year.")});
    const auto strangers = strangersAt(map, position, conference);
    const bool newUnit = !strangers.empty() && strangersAt(map, then, conference) != strangers;
    const Power owner = position.owner[index(conference.place)];
    const bool newOwner = owner != then.owner[index(conference.place)] && owner != noPower;
    if (newUnit || newOwner)
        all.push_back({conferenceRule(14),
                       QT_TRANSLATE_NOOP("Objections", "%1 has come to %2: the officers have to say whether the "
                                                       "place is conquered."),
                       {PowerSet{newUnit ? strangers.front().power : owner}, conference.place}});
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
