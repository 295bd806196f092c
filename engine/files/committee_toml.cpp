// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the table of a Committee.
#include "engine/files/committee_toml.h"

#include "engine/committee/conference.h"
#include "engine/committee/delegations.h"
#include "engine/committee/goals.h"
#include "engine/committee/speeches.h"
#include "engine/committee/treaties.h"
#include "engine/files/file_words.h"
#include "engine/orders/unit_text.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr std::size_t mostRowsOfCommittee = 1000;
constexpr const char* treatyRule = "Object of the committee";
constexpr std::array<std::string_view, 3> verdictWords{"filed", "allowed", "denied"};
constexpr std::array<std::string_view, 4> motionWords{"speeches", "extra_speeches", "end_diplomacy", "other"};

class CommitteeReader
{
public:
    CommitteeReader(DocumentReader& reader, const Map& map)
        : reader_(reader)
        , map_(map)
    {
    }

    Committee read(const Value& table)
    {
        Committee found;
        found.setup = reader_.textOr(table, "setup");
        found.note = reader_.textOr(table, "note");
        found.limit = count(table, "limit", 0, 0, highestLimit);
        found.negotiated = phaseIfAny(table, "negotiated");
        for (const Value& row : rowsOf(table, "delegations")) {
            const Power whose = power(row);
            found.delegations[whose] = readDelegates(reader_, map_, row, whose);
        }
        for (const Value& row : rowsOf(table, "goals")) found.goals.push_back(goal(row));
        for (const Value& row : rowsOf(table, "speeches")) addSpeeches(found, row);
        for (const Value& row : rowsOf(table, "motions")) found.motions.push_back(motion(row));
        for (const Value& row : rowsOf(table, "treaties")) found.treaties.push_back(treaty(row));
        for (const Value& row : rowsOf(table, "conferences")) {
            found.conferences.push_back(conference(row));
            refuse(row, brokenRules(found, found.conferences.back()));
        }
        return found;
    }

private:
    const std::vector<Value>& rowsOf(const Value& table, std::string_view key)
    {
        static const std::vector<Value> none;
        const std::vector<Value>& rows = reader_.list(table, key);
        if (rows.size() <= mostRowsOfCommittee) return rows;
        reader_.complain(rows[mostRowsOfCommittee],
                         Message{says::tooManyRows, {std::string(key), std::to_string(mostRowsOfCommittee)}});
        return none;
    }

    Power power(const Value& row, std::string_view key = "power")
    {
        return readPower(reader_, map_, row, key);
    }

    PowerSet powers(const Value& row, std::string_view key, const std::string& rule)
    {
        PowerSet found;
        for (const Value& name : reader_.list(row, key)) {
            const Power one = map_.findPower(reader_.text(name));
            if (one == noPower) reader_.complain(name, Message{says::notAPower, {name.text}});
            if (reader_.error()) return {};
            if (found.has(one)) reader_.complain(name, Message{says::namedTwice, {map_[one].name, rule}});
            found.add(one);
        }
        return found;
    }

    Phase phase(const Value& row, std::string_view key)
    {
        const std::string name = reader_.text(row, key);
        const std::optional<Phase> found = readPhase(name);
        if (!found && !reader_.error()) reader_.complain(*row.find(key), Message{says::notAPhase, {name}});
        return found.value_or(Phase{});
    }

    std::optional<Phase> phaseIfAny(const Value& row, std::string_view key)
    {
        return row.find(key) ? std::optional(phase(row, key)) : std::nullopt;
    }

    /// Returns the number `key`, `otherwise` if it is absent.
    int count(const Value& row, std::string_view key, int otherwise, int least, int most)
    {
        return row.find(key) ? static_cast<int>(reader_.number(row, key, least, most)) : otherwise;
    }

    template<std::size_t n>
    std::size_t oneOf(const Value& row, std::string_view key, const std::array<std::string_view, n>& words)
    {
        const std::string word = reader_.text(row, key);
        const auto found = std::ranges::find(words, word);
        if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
        std::string all;
        for (const std::string_view one : words) all += (all.empty() ? "" : ", ") + std::string(one);
        if (!reader_.error()) reader_.complain(*row.find(key), Message{says::notOneOf, {word, all}});
        return 0;
    }

    Goal goal(const Value& row)
    {
        const bool proposed = row.find("proposed") != nullptr;
        Goal found = readGoal(reader_, row, power(row), proposed ? mostForProposal : mostForListed);
        found.proposed = phaseIfAny(row, "proposed");
        found.verdict =
            proposed ? static_cast<GoalVerdict>(oneOf(row, "verdict", verdictWords)) : GoalVerdict::Allowed;
        found.verdictReason = reader_.textOr(row, "verdict_reason");
        found.achieved = phaseIfAny(row, "achieved");
        found.reason = reader_.textOr(row, "reason");
        found.lapsed = phaseIfAny(row, "lapsed");
        found.lapseReason = reader_.textOr(row, "lapse_reason");
        refuse(row, brokenRules(found));
        return found;
    }

    void addSpeeches(Committee& committee, const Value& row)
    {
        SpeechRound found;
        found.phase = phase(row, "phase");
        found.extra = reader_.truthOr(row, "extra", false);
        const std::int64_t seed = reader_.number(row, "seed");
        if (seed < 0) reader_.complain(*row.find("seed"), Message{says::negativeSeed});
        found.seed = static_cast<std::uint64_t>(std::max<std::int64_t>(seed, 0));
        found.seconds = static_cast<int>(reader_.number(row, "seconds", 1, longestSpeech));
        readOrder(row, found);
        const int least = found.order.empty() ? 1 : 0; // none were held: they are over
        found.turn = static_cast<std::size_t>(
            count(row, "turn", least, least, static_cast<int>(found.order.size()) + 1));
        refuse(row, brokenRules(committee, found));
        committee.speeches.push_back(std::move(found));
    }

    void readOrder(const Value& row, SpeechRound& found)
    {
        PowerSet missing = map_.everyPower();
        for (const Value& name : reader_.list(row, "order")) {
            const Power one = map_.findPower(reader_.text(name));
            if (one == noPower) reader_.complain(name, Message{says::notAPower, {name.text}});
            if (reader_.error()) return;
            if (!missing.has(one)) reader_.complain(name, Message{says::namedTwice, {map_[one].name, "2"}});
            missing.remove(one);
            found.order.push_back(one);
        }
        if (!missing.empty() && !found.order.empty())
            reader_.complain(row, Message{says::delegationMissing, {map_[missing.first()].name, "2"}});
    }

    CommitteeMotion motion(const Value& row)
    {
        CommitteeMotion found{phase(row, "phase"), power(row)};
        found.kind = static_cast<MotionKind>(oneOf(row, "asks", motionWords));
        found.text = reader_.textOr(row, "text");
        refuse(row, brokenRules(found));
        if (row.find("carried")) found.carried = reader_.truthOr(row, "carried", false);
        return found;
    }

    Treaty treaty(const Value& row)
    {
        Treaty found;
        found.title = reader_.text(row, "title");
        found.terms = reader_.text(row, "terms");
        found.parties = powers(row, "parties", treatyRule);
        found.signedBy = powers(row, "signed", treatyRule);
        found.date = phase(row, "date");
        found.secret = reader_.truthOr(row, "secret", false);
        for (const Value& one : rowsOf(row, "broken"))
            found.breaches.push_back({phase(one, "phase"), power(one), reader_.text(one, "note")});
        found.concluded = phaseIfAny(row, "concluded");
        refuse(row, brokenRules(found));
        if (isConcluded(found) && !found.concluded) found.concluded = found.date;
        return found;
    }

    Conference conference(const Value& row)
    {
        Conference found;
        found.name = reader_.textOr(row, "name");
        found.preliminary = reader_.textOr(row, "preliminary");
        found.goal = reader_.textOr(row, "goal");
        if (row.find("organiser")) found.organiser = power(row, "organiser");
        readPlace(row, found);
        found.parties = powers(row, "parties", conferenceRule(5));
        found.telegraph = powers(row, "telegraph", conferenceRule(13));
        for (const Value& one : rowsOf(row, "delegates")) send(found, one);
        if (const Value* presidents = row.find("presidents")) found.presidents = reader_.texts(*presidents);
        readState(row, found);
        return found;
    }

    void send(Conference& found, const Value& row)
    {
        const Power by = power(row);
        if (!reader_.error() && found.sent.contains(by))
            reader_.complain(row, Message{says::namedTwice, {map_[by].name, conferenceRule(10)}});
        found.sent[by] = reader_.text(row, "delegate");
    }

    void readPlace(const Value& row, Conference& found)
    {
        const Value* place = row.find("place");
        if (!place) return;
        const std::string code = reader_.text(row, "place");
        found.place = map_.findProvince(code);
        if (found.place == noProvince) reader_.complain(*place, Message{says::notAProvince, {code}});
    }

    void readState(const Value& row, Conference& found)
    {
        constexpr int longest = 60;
        constexpr std::int64_t lastNotes = 253402300799; // the end of the year 9999
        found.procedure = reader_.textOr(row, "procedure");
        found.procedureVotes = count(row, "procedure_votes", 0, 0, static_cast<int>(map_.powers.size()));
        found.formFiled = reader_.truthOr(row, "form", false);
        found.roomGiven = reader_.truthOr(row, "room", false);
        found.areaCleared = reader_.truthOr(row, "not_hostile", false);
        if (const Value* unit = row.find("cleared")) found.cleared = clearedUnit(*unit);
        found.notesEvery = count(row, "notes_every", found.notesEvery, 1, longest);
        if (row.find("notes_at")) found.notesAt = reader_.number(row, "notes_at", 1, lastNotes);
        found.opened = phaseIfAny(row, "opened");
        found.ended = phaseIfAny(row, "ended");
        found.outcome = reader_.textOr(row, "outcome");
        if (const Value* then = row.find("place_then"))
            found.whenOpened = PlaceHeld{powerIfAny(*then, "unit"), powerIfAny(*then, "owner")};
    }

    Power powerIfAny(const Value& row, std::string_view key)
    {
        return row.find(key) ? power(row, key) : noPower;
    }

    std::optional<Unit> clearedUnit(const Value& row)
    {
        const Power owner = power(row);
        const Result<Unit> unit = readUnit(map_, owner, reader_.text(row, "unit"));
        if (unit) return *unit;
        reader_.complain(row, unit.error());
        return std::nullopt;
    }

    void refuse(const Value& row, const Objections& broken) { chancery::refuse(reader_, map_, row, broken); }

    DocumentReader& reader_;
    const Map& map_;
};

} // namespace

Committee readCommittee(DocumentReader& reader, const Value& document, const Map& map)
{
    const Value* table = document.find("committee");
    if (!table) return {};
    reader.table(document, "committee"); // reports anything that is no table
    return reader.error() ? Committee() : CommitteeReader(reader, map).read(*table);
}

void refuse(DocumentReader& reader, const Map& map, const Value& at, const Objections& broken)
{
    if (!broken.empty() && !reader.error())
        reader.complainBecause(at, Message{says::brokenRule, {broken.front().rule}},
                               errorOf(messageOf(map, broken.front())));
}

Delegates readDelegates(DocumentReader& reader, const Map& map, const Value& row, Power whose)
{
    const Value* list = row.find("delegates");
    if (!list) return {};
    std::vector<std::string> names = reader.texts(*list);
    if (!reader.error() && names.size() != 2)
        reader.complain(*list, Message{says::twoDelegates, {std::to_string(names.size())}});
    if (reader.error()) return {};
    Delegates found{std::move(names[0]), std::move(names[1])};
    refuse(reader, map, *list, brokenRules(whose, found));
    return found;
}

Power readPower(DocumentReader& reader, const Map& map, const Value& row, std::string_view key)
{
    const std::string name = reader.text(row, key);
    if (reader.error()) return Power{}; // any power: what is read counts for nothing after a fault
    const Power found = map.findPower(name);
    if (found == noPower) reader.complain(*row.find(key), Message{says::notAPower, {name}});
    return found;
}

Goal readGoal(DocumentReader& reader, const Value& row, Power power, int most)
{
    Goal goal{power, reader.text(row, "text")};
    goal.points = static_cast<int>(reader.number(row, "points", 1, most));
    return goal;
}

} // namespace chancery
