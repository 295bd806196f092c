// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the table of a Committee.
#include "engine/files/committee_toml.h"

#include "engine/base/document_words.h"
#include "engine/committee/conference.h"
#include "engine/committee/treaties.h"
#include "engine/files/committee_faults.h"
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
        found.limit = count(table, "limit", 0, highestLimit, says::badLimit);
        for (const Value& row : rowsOf(table, "delegations"))
            found.delegations[power(row)] = readDelegates(reader_, row);
        for (const Value& row : rowsOf(table, "goals")) found.goals.push_back(goal(row));
        for (const Value& row : rowsOf(table, "speeches")) addSpeeches(found.speeches, row);
        for (const Value& row : rowsOf(table, "motions")) found.motions.push_back(motion(row));
        for (const Value& row : rowsOf(table, "treaties")) found.treaties.push_back(treaty(row));
        for (const Value& row : rowsOf(table, "conferences")) {
            found.conferences.push_back(conference(row));
            if (std::ranges::count_if(found.conferences, &Conference::isHeld) > 1)
                reader_.complain(row, Message{says::twoAtATime});
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

    Power power(const Value& row, std::string_view key = "power") { return readPower(reader_, map_, row, key); }

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

    /// Returns the number `key`, `otherwise` if it is absent; a number out of 0 to `most` is a fault.
    int count(const Value& row, std::string_view key, int otherwise, int most, const char* fault)
    {
        const Value* value = row.find(key);
        if (!value) return otherwise;
        const std::int64_t number = reader_.number(row, key);
        if (number >= 0 && number <= most) return static_cast<int>(number);
        reader_.complain(*value, Message{fault, {std::to_string(most)}});
        return otherwise;
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
        found.verdict = proposed ? static_cast<GoalVerdict>(oneOf(row, "verdict", verdictWords)) : GoalVerdict::Allowed;
        found.verdictReason = reader_.textOr(row, "verdict_reason");
        found.achieved = phaseIfAny(row, "achieved");
        found.reason = reader_.textOr(row, "reason");
        found.lapsed = phaseIfAny(row, "lapsed");
        found.lapseReason = reader_.textOr(row, "lapse_reason");
        if (!reader_.error()) complainOf(row, faultOf(found));
        return found;
    }

    void addSpeeches(std::vector<SpeechRound>& rounds, const Value& row)
    {
        SpeechRound round = speeches(row);
        for (const SpeechRound& other : rounds)
            if (other.phase == round.phase && other.extra == round.extra)
                reader_.complain(row, Message{says::speechesTwice});
        rounds.push_back(std::move(round));
    }

    SpeechRound speeches(const Value& row)
    {
        SpeechRound found;
        found.phase = phase(row, "phase");
        if (!reader_.error() && found.phase.kind != PhaseKind::Movement)
            reader_.complain(*row.find("phase"), Message{says::speechPhase});
        found.extra = reader_.truthOr(row, "extra", false);
        const std::int64_t seed = reader_.number(row, "seed");
        if (seed < 0) reader_.complain(*row.find("seed"), Message{says::negativeSeed});
        found.seed = static_cast<std::uint64_t>(std::max<std::int64_t>(seed, 0));
        found.seconds = count(row, "seconds", 0, longestSpeech, says::speechLength);
        if (found.seconds == 0)
            reader_.complain(row, Message{says::speechLength, {std::to_string(longestSpeech)}});
        readOrder(row, found);
        const int after = static_cast<int>(found.order.size()) + 1;
        found.turn = static_cast<std::size_t>(count(row, "turn", 0, after, says::speechTurn));
        return found;
    }

    void readOrder(const Value& row, SpeechRound& found)
    {
        PowerSet before;
        for (const Value& name : reader_.list(row, "order")) {
            const Power one = map_.findPower(reader_.text(name));
            if (one == noPower) reader_.complain(name, Message{says::notAPower, {name.text}});
            if (reader_.error()) return;
            if (before.has(one)) return reader_.complain(name, Message{says::speechOrder});
            before.add(one);
            found.order.push_back(one);
        }
        if (found.order.size() != map_.powers.size()) reader_.complain(row, Message{says::speechMissing});
    }

    CommitteeMotion motion(const Value& row)
    {
        CommitteeMotion found{phase(row, "phase"), power(row)};
        found.kind = static_cast<MotionKind>(oneOf(row, "asks", motionWords));
        found.text = reader_.textOr(row, "text");
        if (found.kind == MotionKind::Other && found.text.empty())
            reader_.complain(row, Message{says::emptyMotion});
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
        if (!reader_.error() && !found.parties.contains(found.signedBy))
            reader_.complain(row, Message{says::treatyParties});
        if (!reader_.error() && found.parties.size() < 2)
            reader_.complain(row, Message{says::treatyOfOne, {std::to_string(found.parties.size())}});
        if (!reader_.error() && (found.title.empty() || found.terms.empty()))
            reader_.complain(row, Message{says::treatyWithoutWords});
        found.date = phase(row, "date");
        found.secret = reader_.truthOr(row, "secret", false);
        for (const Value& one : rowsOf(row, "broken"))
            found.breaches.push_back({phase(one, "phase"), power(one), reader_.text(one, "note")});
        found.concluded = phaseIfAny(row, "concluded");
        if (!reader_.error()) complainOf(row, faultOf(map_, found));
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
        found.procedureVotes =
            count(row, "procedure_votes", 0, static_cast<int>(map_.powers.size()), says::badVoteCount);
        found.formFiled = reader_.truthOr(row, "form", false);
        found.roomGiven = reader_.truthOr(row, "room", false);
        found.areaCleared = reader_.truthOr(row, "not_hostile", false);
        if (const Value* unit = row.find("cleared")) found.cleared = clearedUnit(*unit);
        found.notesEvery = count(row, "notes_every", found.notesEvery, longest, says::notesMinutes);
        if (found.notesEvery == 0)
            reader_.complain(row, Message{says::notesMinutes, {std::to_string(longest)}});
        if (const Value* at = row.find("notes_at")) {
            found.notesAt = reader_.number(row, "notes_at");
            if (found.notesAt < 1 || found.notesAt > lastNotes) reader_.complain(*at, Message{says::notesTime});
        }
        found.opened = phaseIfAny(row, "opened");
        found.ended = phaseIfAny(row, "ended");
        found.outcome = reader_.textOr(row, "outcome");
        if (found.ended && !found.opened) reader_.complain(row, Message{says::endedUnopened});
        if (const Value* then = row.find("place_then"))
            found.whenOpened = PlaceHeld{powerIfAny(*then, "unit"), powerIfAny(*then, "owner")};
        if (!reader_.error()) complainOf(row, faultOf(map_, found));
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

    void complainOf(const Value& row, const std::optional<Message>& fault)
    {
        if (fault) reader_.complain(row, *fault);
    }

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

Delegates readDelegates(DocumentReader& reader, const Value& row)
{
    const Value* list = row.find("delegates");
    if (!list) return {};
    std::vector<std::string> names = reader.texts(*list);
    if (reader.error()) return {};
    const bool oneIsMissing = names.size() == 2 && names[0].empty() != names[1].empty();
    if (names.size() != 2 || oneIsMissing) {
        reader.complain(*list, Message{says::twoDelegates, {std::to_string(oneIsMissing ? 1 : names.size())}});
        return {};
    }
    if (!names[0].empty() && names[0] == names[1]) reader.complain(*list, Message{says::sameDelegate});
    return {std::move(names[0]), std::move(names[1])};
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
    const std::int64_t points = reader.number(row, "points");
    if (reader.error()) return goal;
    if (goal.text.empty()) reader.complain(row, Message{says::goalWithoutText});
    if (points < 1 || points > most)
        reader.complain(*row.find("points"), Message{says::goalPointsRange, {std::to_string(most)}});
    goal.points = static_cast<int>(std::clamp<std::int64_t>(points, 1, most));
    return goal;
}

} // namespace chancery
