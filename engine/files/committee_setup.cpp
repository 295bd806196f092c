// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/files/committee_setup.h"

#include "engine/base/document.h"
#include "engine/committee/goals.h"
#include "engine/files/committee_toml.h"
#include "engine/files/file_words.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr const char* delegationsRule = "Delegations and countries";

class SetupReader
{
public:
    SetupReader(const std::string& name, const Map& map)
        : reader_(name)
        , map_(map)
    {
    }

    Result<Committee> read(const Value& document)
    {
        allow(document, {"format", "name", "map", "note", "limit", "delegation"});
        readSetupHead(document);
        for (const Value& row : reader_.list(document, "delegation")) readDelegation(row);
        for (const Power power : map_.everyPower() - seen_)
            reader_.complain(document, Message{says::delegationMissing, {map_[power].name, delegationsRule}});
        if (reader_.error()) return *reader_.error();
        return std::move(found_);
    }

private:
    void allow(const Value& table, std::initializer_list<std::string_view> keys)
    {
        std::string all;
        for (const std::string_view key : keys) all += (all.empty() ? "" : ", ") + std::string(key);
        for (const Member& member : table.members)
            if (std::ranges::find(keys, member.key) == keys.end())
                reader_.complain(member.value, Message{says::notOneOf, {member.key, all}});
    }

    void readSetupHead(const Value& document)
    {
        if (reader_.number(document, "format") != 1 && !reader_.error())
            reader_.complain(*document.find("format"), Message{says::otherSetupFormat});
        found_.setup = reader_.text(document, "name");
        found_.note = reader_.textOr(document, "note");
        const std::string map = reader_.textOr(document, "map", map_.id);
        if (!reader_.error() && map != map_.id)
            reader_.complain(*document.find("map"), Message{says::otherSetupMap, {map, map_.id}});
        if (!document.find("limit")) return;
        found_.limit = static_cast<int>(reader_.number(document, "limit", 1, highestLimit));
    }

    void readDelegation(const Value& row)
    {
        allow(row, {"power", "delegates", "goals"});
        const Power power = readPower(reader_, map_, row, "power");
        if (reader_.error()) return;
        if (seen_.has(power))
            return reader_.complain(row, Message{says::namedTwice, {map_[power].name, delegationsRule}});
        seen_.add(power);
        found_.delegations[power] = readDelegates(reader_, map_, row, power);
        const std::vector<Value>& goals = reader_.list(row, "goals");
        if (goals.empty()) return reader_.complain(row, Message{says::noGoals, {map_[power].name}});
        for (const Value& goal : goals) {
            allow(goal, {"text", "points"});
            found_.goals.push_back(readGoal(reader_, goal, power, mostForListed));
            found_.goals.back().verdict = GoalVerdict::Allowed;
            refuse(reader_, map_, goal, brokenRules(found_.goals.back()));
        }
    }

    DocumentReader reader_;
    const Map& map_;
    PowerSet seen_;
    Committee found_;
};

} // namespace

Result<Committee> readCommitteeSetup(std::string_view toml, const std::string& name, const Map& map)
{
    const Result<Value> document = readDocument(toml, name);
    if (!document) return document.error();
    return SetupReader(name, map).read(*document);
}

} // namespace chancery
