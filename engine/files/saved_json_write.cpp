// SPDX-License-Identifier: GPL-3.0-or-later
// Writes games as the library “diplomacy” saves them.
#include "engine/base/ascii.h"
#include "engine/files/saved_json.h"

#include "engine/files/json_text.h"
#include "engine/game/ending.h"
#include "engine/orders/order_text.h"
#include "engine/rules/rule.h"

#include <algorithm>

namespace chancery {

namespace {

Value nothing()
{
    Value value;
    value.kind = Value::Kind::Other;
    value.text = "null";
    return value;
}

/// Returns whether a move failed for want of a convoy.
bool lacksConvoy(Rule rule)
{
    switch (rule) {
    case Rule::MoveConvoyDisrupted:
    case Rule::MoveRoutesDisrupted:
    case Rule::MoveRouteDisrupted:
    case Rule::MoveWayDisrupted:
    case Rule::MoveParadox:
    case Rule::MoveNoConvoy:
    case Rule::MoveNoRoute:
        return true;
    default:
        return false;
    }
}

/// The words of that library for a result; none for success.
std::vector<Value> wordsOf(const OrderResult& result)
{
    std::vector<Value> words;
    const auto add = [&words](const char* word) { words.push_back(textValue(word)); };
    const bool movesOn = as<Move>(result.order) || as<Retreat>(result.order);
    if (result.verdict == Verdict::Fails) add(lacksConvoy(result.finding.rule) ? "no convoy" : "bounce");
    if (result.verdict == Verdict::Cut) add("cut");
    if (result.verdict == Verdict::Disrupted) add("disrupted");
    if (result.verdict == Verdict::Invalid || result.verdict == Verdict::Illegal)
        add(movesOn && lacksConvoy(result.finding.rule) ? "no convoy" : "void");
    if (result.fate != Fate::Unharmed) add("dislodged");
    const bool retreated = as<Retreat>(result.order) && result.verdict != Verdict::Succeeds;
    if (result.fate == Fate::Destroyed || retreated) add("disband");
    return words;
}

/// One phase in the tables of that library.
class PhaseTables
{
public:
    PhaseTables(const Game& game, const PhaseRecord& record)
        : map_(*game.map)
        , game_(game)
        , record_(record)
    {
    }

    Value phase(const std::string& name, const Position& position, bool played) const
    {
        Value table;
        table.members.push_back({"name", textValue(name)});
        table.members.push_back({"state", state(name, position)});
        table.members.push_back({"orders", byPower([&](Power power) {
                                     std::vector<Value> texts = played ? orders(power) : std::vector<Value>();
                                     return texts.empty() ? nothing() : listValue(std::move(texts));
                                 })});
        table.members.push_back({"results", played && record_.outcome ? results() : Value()});
        table.members.push_back({"messages", listValue()});
        return table;
    }

private:
    template<class Of>
    Value byPower(Of of) const
    {
        Value table;
        for (const Power power : map_.everyPower())
            table.members.push_back({inCapitals(map_[power].name), of(power)});
        return table;
    }

    std::string text(const Unit& unit) const { return inCapitals(canonical(map_, unit)); }

    Value units(const Position& position, Power power) const
    {
        std::vector<Value> texts;
        for (const Unit& unit : position.units)
            if (unit.power == power) texts.push_back(textValue(text(unit)));
        for (const DislodgedUnit& one : position.dislodged)
            if (one.unit.power == power) texts.push_back(textValue("*" + text(one.unit)));
        return listValue(std::move(texts));
    }

    Value retreats(const Position& position, Power power) const
    {
        Value table;
        for (const DislodgedUnit& one : position.dislodged) {
            if (one.unit.power != power) continue;
            std::vector<Value> places;
            for (const Location at : one.retreats) places.push_back(textValue(inCapitals(map_[at].code)));
            table.members.push_back({text(one.unit), listValue(std::move(places))});
        }
        return table;
    }

    Value centres(const Position& position, Power power) const
    {
        std::vector<Value> codes;
        for (const Province centre : map_.centres)
            if (position.owner[index(centre)] == power) codes.push_back(textValue(map_[centre].code));
        return listValue(std::move(codes));
    }

    Value homes(Power power) const
    {
        std::vector<Value> codes;
        for (const Province home : map_[power].homes) codes.push_back(textValue(map_[home].code));
        return listValue(std::move(codes));
    }

    /// How many units a power builds, or removes if it is negative, and where it may build.
    Value builds(const Position& position, Power power, bool adjusts) const
    {
        const int count = adjusts ? centresOf(position, power) - unitsOf(position, power) : 0;
        std::vector<Value> sites;
        for (const Province home : map_[power].homes)
            if (count > 0 && position.owner[index(home)] == power && !unitAt(map_, position, home))
                sites.push_back(textValue(map_[home].code));
        Value table;
        table.members.push_back({"count", numberValue(count)});
        table.members.push_back({"homes", listValue(std::move(sites))});
        return table;
    }

    Value state(const std::string& name, const Position& position) const
    {
        const bool adjusts = name.ends_with('A');
        Value table;
        table.members.push_back({"name", textValue(name)});
        table.members.push_back({"map", textValue(map_.id)});
        table.members.push_back({"units", byPower([&](Power power) { return units(position, power); })});
        table.members.push_back(
            {"retreats", byPower([&](Power power) { return retreats(position, power); })});
        table.members.push_back({"centers", byPower([&](Power power) { return centres(position, power); })});
        table.members.push_back({"homes", byPower([&](Power power) { return homes(power); })});
        table.members.push_back({"civil_disorder", byPower([](Power) { return numberValue(0); })});
        table.members.push_back(
            {"builds", byPower([&](Power power) { return builds(position, power, adjusts); })});
        return table;
    }

    std::vector<Value> orders(Power power) const
    {
        std::vector<Value> texts;
        for (const Order& order : ordersThatCount(map_, record_, game_.rulebook.options))
            if (order.power == power) texts.push_back(textValue(orderText(order)));
        return texts;
    }

    std::string orderText(const Order& order) const
    {
        if (as<Waive>(order)) return "WAIVE";
        if (as<Build>(order)) return text(order.unit) + " B";
        if (as<Disband>(order)) return text(order.unit) + " D";
        if (const auto* retreat = as<Retreat>(order))
            return text(order.unit) + " R " + inCapitals(map_[retreat->to].code);
        return inCapitals(canonical(map_, record_.before, order));
    }

    Value results() const
    {
        Value table;
        for (const Power power : map_.everyPower())
            for (const OrderResult* result : resultsOf(*record_.outcome, power)) {
                if (result->order.unit.at == nowhere || as<Waive>(result->order)) continue;
                const std::string unit = text(result->order.unit); // the first of several orders to it
                if (!table.find(unit)) table.members.push_back({unit, listValue(wordsOf(*result))});
            }
        return table;
    }

    const Map& map_;
    const Game& game_;
    const PhaseRecord& record_;
};

} // namespace

std::string writeSavedJson(const Game& game)
{
    std::vector<Value> phases;
    const bool agreed = endedByAgreement(game);
    for (const PhaseRecord& record : game.phases)
        if (!agreed || &record != &game.phases.back() || record.outcome)
            phases.push_back(PhaseTables(game, record).phase(shortName(record.phase), record.before, true));
    const PhaseRecord& last = game.current();
    if (agreed || (last.outcome && endingOf(game))) {
        phases.push_back(PhaseTables(game, last).phase("COMPLETED", last.position(), false));
    } else if (last.outcome) {
        const PhaseRecord next = following(game, last);
        phases.push_back(PhaseTables(game, next).phase(shortName(next.phase), next.before, false));
    }
    Value saved;
    saved.members.push_back({"id", textValue(game.title)});
    saved.members.push_back({"map", textValue(game.map->id)});
    saved.members.push_back({"rules", listValue()});
    saved.members.push_back({"phases", listValue(std::move(phases))});
    return jsonText(saved) + "\n";
}

} // namespace chancery
