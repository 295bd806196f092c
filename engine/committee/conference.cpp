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
        const Unit* unit = unitAtPlace(map_, position_, conference_);
        if (unit && !conference_.parties.has(unit->power) && !isCleared(conference_, *unit))
            object(4,
                   QT_TRANSLATE_NOOP("Objections",
                                     "A unit of %1 is in %2; the officers have to say that it is "
                                     "not hostile to the conference."),
                   {PowerSet{unit->power}, conference_.place});
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
        const bool named = own != committee_.delegations.end() && own->second != Delegates();
        return !named || std::ranges::count(own->second, sent->second) == 1;
    }

    void checkDelegates()
    {
        PowerSet without;
        for (const Power power : conference_.parties)
            if (!isOwnDelegate(power)) without.add(power);
        if (!without.empty())
            object(10, QT_TRANSLATE_NOOP("Objections", "Each delegation sends one of its two delegates, and the "
                                                       "other one stays; the name is missing for: %1."),
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
                                             "place is conquered."),
             {PowerSet{now.unit}, conference.place}});
}

} // namespace

int turnsBetween(const Phase& from, const Phase& to)
{
    const auto turns = [](const Phase& phase) { return 2 * phase.year + (phase.season == Season::Spring ? 0 : 1); };
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
    if (turnsBetween(*conference.opened, now) >= turnsOfConference)
        all.push_back({conferenceRule(9), QT_TRANSLATE_NOOP("Objections", "The conference has lasted a year.")});
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
