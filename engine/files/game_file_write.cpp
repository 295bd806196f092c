// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a game: keys in a fixed order, one order, or the units of one power, on a line.
#include "engine/files/game_file.h"

#include "engine/base/document.h"
#include "engine/base/version.h"
#include "engine/files/attendance_toml.h"
#include "engine/files/committee_toml.h"
#include "engine/files/consent_toml.h"
#include "engine/files/game_keys.h"
#include "engine/files/game_replay.h"
#include "engine/files/position_toml.h"
#include "engine/files/rules_toml.h"
#include "engine/files/ruling_toml.h"
#include "engine/files/study_file.h"
#include "engine/rules/option_table.h"

namespace chancery {

namespace {

std::string line(std::string_view key, const std::string& value)
{
    return tomlKey(key) + " = " + value + "\n";
}

/// Returns `key = [` with one item on each line.
std::string rows(std::string_view key, const std::vector<std::string>& items)
{
    std::string text = tomlKey(key) + " = [\n";
    for (const std::string& item : items) text += "  " + item + ",\n";
    return text + "]\n";
}

/// Returns `key = [` with one item on each line, or nothing if there are no items.
std::string someRows(std::string_view key, const std::vector<std::string>& items)
{
    return items.empty() ? std::string() : rows(key, items);
}

bool isRows(const Value& value)
{
    return value.kind == Value::Kind::List && !value.items.empty() &&
           value.items.front().kind == Value::Kind::Table;
}

std::string member(const Member& member)
{
    if (!isRows(member.value)) return line(member.key, inlineToml(member.value));
    std::vector<std::string> items;
    for (const Value& item : member.value.items) items.push_back(inlineToml(item));
    return rows(member.key, items);
}

std::string orderRow(const Map& map, const PhaseRecord& record, const WrittenOrder& order,
                     const Value* unknown)
{
    const std::string power = map[order.power].name;
    std::string understood;
    for (const Order& one : order.orders)
        understood += (understood.empty() ? "" : ", ") + quoted(canonical(map, record.before, one));
    std::string text = "{ power = " + quoted(power) + ", written = " + quoted(order.text) +
                       ", understood = [" + understood + "]";
    if (order.heading != noPower) text += ", heading = " + quoted(map[order.heading].name);
    if (order.sheet > 0) text += ", sheet = " + std::to_string(order.sheet);
    if (!order.problem.empty()) text += ", problem = " + quoted(order.problem);
    if (const Value* more = unknownOrder(unknown, power, order.text))
        for (const Member& extra : unknownMembers(TableKind::Order, *more))
            text += ", " + tomlKey(extra.key) + " = " + inlineToml(extra.value);
    return text + " }";
}

std::string orderRows(const Map& map, const PhaseRecord& record, const Value* unknown)
{
    if (record.written.empty()) return {};
    std::vector<std::string> items;
    for (const WrittenOrder& order : record.written) items.push_back(orderRow(map, record, order, unknown));
    return rows("orders", items);
}

std::string resultRows(const Map& map, const PhaseRecord& record)
{
    if (!record.outcome) return {};
    std::vector<std::string> items;
    const std::vector<SavedResult> results = savedResultsOf(map, record);
    for (std::size_t i = 0; i < results.size(); ++i)
        items.push_back("{ power = " + quoted(results[i].power) + ", order = " + quoted(results[i].order) +
                        ", result = " + quoted(results[i].result) +
                        (record.outcome->results[i].ordered ? " }" : ", ordered = false }"));
    return rows("results", items);
}

std::string awardRows(const Map& map, const PhaseRecord& record)
{
    if (record.awards.empty()) return {};
    std::vector<std::string> items;
    for (const Award& award : record.awards)
        items.push_back("{ power = " + quoted(map[award.power].name) + ", points = " +
                        std::to_string(award.points) + ", reason = " + quoted(award.reason) + " }");
    return rows("awards", items);
}

std::string receivedLine(const Map& map, const PhaseRecord& record)
{
    if (record.received.empty()) return {};
    std::string names;
    for (const Power power : record.received) names += (names.empty() ? "" : ", ") + quoted(map[power].name);
    return line("received", "[" + names + "]");
}

std::string phaseToml(const Game& game, const PhaseRecord& record, const Value& unknown)
{
    const Map& map = *game.map;
    const std::string name = shortName(record.phase);
    const Value* more = unknownPhase(unknown, name);
    std::string text = "\n[[phase]]\n" + line("name", quoted(name));
    if (record.timeUp) text += line("time_up", "true");
    if (record.revealed && record.outcome) text += line("revealed", "true");
    if (!record.notes.empty()) text += line("notes", quoted(record.notes));
    if (record.paradoxChoice) text += line("ruling", quoted(std::string(choiceName(*record.paradoxChoice))));
    text += awardRows(map, record) + someRows("votes", voteItems(map, record.votes)) +
            someRows("rulings", rulingRows(map, record.before, record.rulings)) + receivedLine(map, record) +
            someRows("consents", consentItems(map, record.consents));
    if (more)
        for (const Member& extra : unknownMembers(TableKind::Phase, *more)) text += member(extra);
    text += contestedToml(map, record.before) + orderRows(map, record, more) + resultRows(map, record) +
            positionToml(map, record.before, "phase.");
    if (record.outcome && &record == &game.phases.back()) {
        const std::string contested = contestedToml(map, record.outcome->after);
        if (!contested.empty()) text += "\n[phase.after]\n" + contested;
        text += positionToml(map, record.outcome->after, "phase.after.");
    }
    return text;
}

/// Returns the table of when a short game ends; nothing if that was not agreed.
std::string agreedEndToml(const AgreedEnd& end)
{
    if (end == AgreedEnd{}) return {};
    std::string text = "\n[short_game]\n";
    if (end.year > 0) text += line("last_year", std::to_string(end.year));
    if (end.minute == AgreedEnd::never) return text;
    const std::string minutes = std::to_string(end.minute % 60);
    return text + line("time",
                       quoted(std::to_string(end.minute / 60) + (minutes.size() < 2 ? ":0" : ":") + minutes));
}

std::string headToml(const Game& game, const std::vector<Member>& unknown)
{
    std::string text = line("format", std::to_string(game.variations.empty() ? gameFormat : variedFormat)) +
                       line("program", quoted(programVersion())) + line("map", quoted(game.map->id)) +
                       line("rulebook", quoted(game.rulebook.id)) + line("title", quoted(game.title));
    for (const Member& extra : unknown)
        if (extra.value.kind != Value::Kind::Table) text += member(extra);
    text += someRows("replacements", replacementItems(*game.map, game.attendance)) +
            someRows("absences", absenceItems(*game.map, game.attendance));
    text += rulesToml(game.rulebook);
    text += game.players.empty() ? "" : "\n[players]\n";
    for (const auto& [power, name] : game.players) text += line((*game.map)[power].name, quoted(name));
    text += game.joined.empty() ? "" : "\n[joined]\n";
    for (const auto& [neutral, ally] : game.joined)
        text += line((*game.map)[neutral].name, quoted((*game.map)[ally].name));
    text += agreedEndToml(game.agreedEnd) + timesToml(game.times);
    if (const auto& lots = game.attendance.lots)
        text += "\n[lots]\n" + line("seed", std::to_string(lots->seed)) +
                rows("drawn", lotItems(*game.map, *lots));
    text += committeeToml(*game.map, game.committee);
    for (const Member& extra : unknown) {
        if (extra.value.kind != Value::Kind::Table) continue;
        text += "\n[" + tomlKey(extra.key) + "]\n";
        for (const Member& inner : extra.value.members) text += member(inner);
    }
    return text;
}

} // namespace

std::string orderRows(const Map& map, const PhaseRecord& record)
{
    return orderRows(map, record, nullptr);
}

std::string writeGame(const Game& game)
{
    const Result<Value> parsed = readDocument(game.unknown, "unknown keys");
    const Value unknown = parsed ? *parsed : Value();
    std::string text = headToml(game, unknownMembers(TableKind::Document, unknown));
    for (const PhaseRecord& record : game.phases) text += phaseToml(game, record, unknown);
    for (const auto& variations : game.variations) text += variationToml(*variations);
    return text;
}

} // namespace chancery
