// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes players, absences, lots and votes.
#include "engine/files/attendance_toml.h"

#include "engine/base/phase.h"
#include "engine/files/file_words.h"
#include <algorithm>

namespace chancery {

namespace {

constexpr std::int64_t mostVoters = 1000;

class AttendanceReader
{
public:
    AttendanceReader(DocumentReader& reader, const Map& map)
        : reader_(reader)
        , map_(map)
    {
    }

    Attendance read(const Value& document)
    {
        Attendance found;
        for (const Value& row : limited(document, "replacements", mostReplacements))
            found.replacements.push_back({power(row), phase(row, "from"), reader_.text(row, "player")});
        for (const Value& row : limited(document, "absences", mostReplacements))
            found.absences.push_back(absence(row));
        if (const Value* lots = document.find("lots")) found.lots = readLots(document, *lots);
        return found;
    }

    std::vector<Vote> votes(const Value& phase)
    {
        std::vector<Vote> found;
        for (const Value& row : limited(phase, "votes", mostVotes)) found.push_back(vote(row));
        return found;
    }

private:
    const std::vector<Value>& limited(const Value& table, std::string_view key, std::size_t most)
    {
        static const std::vector<Value> none;
        const std::vector<Value>& rows = reader_.list(table, key);
        if (rows.size() <= most) return rows;
        reader_.complain(rows[most], Message{says::tooManyRows, {std::string(key), std::to_string(most)}});
        return none;
    }

    Power named(const Value& at, const std::string& name)
    {
        const Power found = map_.findPower(name);
        if (found == noPower) reader_.complain(at, Message{says::notAPower, {name}});
        return found;
    }

    Power power(const Value& row, std::string_view key = "power")
    {
        const std::string name = reader_.text(row, key);
        return reader_.error() ? noPower : named(*row.find(key), name);
    }

    Phase phase(const Value& row, std::string_view key)
    {
        const std::string name = reader_.text(row, key);
        const std::optional<Phase> found = readPhase(name);
        if (!found && !reader_.error()) reader_.complain(*row.find(key), Message{says::notAPhase, {name}});
        return found.value_or(Phase{});
    }

    Absence absence(const Value& row)
    {
        Absence found{power(row), phase(row, "from")};
        if (!row.find("until")) return found;
        found.until = phase(row, "until");
        if (!reader_.error() && !isBefore(found.from, *found.until))
            reader_.complain(*row.find("until"), Message{says::absenceEndsEarly});
        return found;
    }

    LotDraw readLots(const Value& document, const Value& lots)
    {
        reader_.table(document, "lots"); // reports anything that is no table
        LotDraw found;
        const std::int64_t seed = reader_.error() ? 0 : reader_.number(lots, "seed");
        if (seed < 0) reader_.complain(*lots.find("seed"), Message{says::negativeSeed});
        found.seed = static_cast<std::uint64_t>(std::max<std::int64_t>(seed, 0));
        for (const Value& row : limited(lots, "drawn", map_.powers.size())) {
            found.drawn.push_back({reader_.text(row, "player"), power(row)});
            const auto twice =
                std::ranges::count(found.drawn, found.drawn.back().power, &LotDraw::Lot::power) > 1;
            if (twice && !reader_.error()) reader_.complain(row, Message{says::drawnTwice});
        }
        return found;
    }

    Vote vote(const Value& row)
    {
        Vote found;
        if (row.find("concession")) found.proposal.victor = power(row, "concession");
        found.result.passed = reader_.truthOr(row, "passed", false);
        found.result.yes = votesCounted(row, "yes");
        found.result.no = votesCounted(row, "no");
        if (found.result.no && found.result.passed != (*found.result.no == 0))
            reader_.complain(row, Message{says::voteContradicts});
        return found;
    }

    std::optional<int> votesCounted(const Value& row, std::string_view key)
    {
        if (!row.find(key)) return std::nullopt;
        return static_cast<int>(reader_.number(row, key, 0, mostVoters));
    }

    DocumentReader& reader_;
    const Map& map_;
};

std::string ofPower(const Map& map, Power power)
{
    return "power = " + quoted(map[power].name);
}

std::string ofPhase(std::string_view key, const Phase& phase)
{
    return ", " + std::string(key) + " = " + quoted(shortName(phase));
}

std::string ofCount(std::string_view key, const std::optional<int>& count)
{
    return count ? ", " + std::string(key) + " = " + std::to_string(*count) : std::string();
}

} // namespace

Attendance readAttendance(DocumentReader& reader, const Value& document, const Map& map)
{
    return AttendanceReader(reader, map).read(document);
}

std::vector<Vote> readVotes(DocumentReader& reader, const Value& phase, const Map& map)
{
    return AttendanceReader(reader, map).votes(phase);
}

std::vector<std::string> replacementItems(const Map& map, const Attendance& attendance)
{
    std::vector<std::string> items;
    for (const Replacement& one : attendance.replacements)
        items.push_back("{ " + ofPower(map, one.power) + ofPhase("from", one.from) +
                        ", player = " + quoted(one.player) + " }");
    return items;
}

std::vector<std::string> absenceItems(const Map& map, const Attendance& attendance)
{
    std::vector<std::string> items;
    for (const Absence& one : attendance.absences)
        items.push_back("{ " + ofPower(map, one.power) + ofPhase("from", one.from) +
                        (one.until ? ofPhase("until", *one.until) : "") + " }");
    return items;
}

std::vector<std::string> lotItems(const Map& map, const LotDraw& lots)
{
    std::vector<std::string> items;
    for (const LotDraw::Lot& lot : lots.drawn)
        items.push_back("{ player = " + quoted(lot.player) + ", " + ofPower(map, lot.power) + " }");
    return items;
}

std::vector<std::string> voteItems(const Map& map, const std::vector<Vote>& votes)
{
    std::vector<std::string> items;
    for (const auto& [proposal, result] : votes)
        items.push_back(
            "{ " +
            (proposal.victor == noPower ? "" : "concession = " + quoted(map[proposal.victor].name) + ", ") +
            "passed = " + (result.passed ? "true" : "false") + ofCount("yes", result.yes) +
            ofCount("no", result.no) + " }");
    return items;
}

} // namespace chancery
