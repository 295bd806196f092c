// SPDX-License-Identifier: GPL-3.0-or-later
// Turns numbers into names, and each phase around. Older texts have numbers and truths as texts, too: "47",
// "Yes".
#include "engine/files/webdiplomacy.h"

#include "engine/base/ascii.h"
#include "engine/base/phase.h"
#include "engine/files/file_words.h"
#include "engine/files/json_reader.h"
#include "engine/files/json_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

namespace chancery {

namespace {

constexpr int classic = 1; ///< the number of the variant that is played on the standard map

/// [number] the powers; 0 is nobody.
constexpr std::array<std::string_view, 8> powerNames{"",        "ENGLAND", "FRANCE", "ITALY",
                                                     "GERMANY", "AUSTRIA", "TURKEY", "RUSSIA"};

/// [number] the provinces in the order in which the site has them, then the split coasts; 0 is none.
constexpr std::array<std::string_view, 82> placeNames{
    "",    "CLY", "EDI", "LVP", "YOR",    "WAL",    "LON",    "POR",    "SPA",    "NAF",   "TUN", "NAP",
    "ROM", "TUS", "PIE", "VEN", "APU",    "GRE",    "ALB",    "SER",    "BUL",    "RUM",   "CON", "SMY",
    "ANK", "ARM", "SYR", "SEV", "UKR",    "WAR",    "LVN",    "MOS",    "STP",    "FIN",   "SWE", "NWY",
    "DEN", "KIE", "BER", "PRU", "SIL",    "MUN",    "RUH",    "HOL",    "BEL",    "PIC",   "BRE", "PAR",
    "BUR", "MAR", "GAS", "BAR", "NWG",    "NTH",    "SKA",    "HEL",    "BAL",    "BOT",   "NAO", "IRI",
    "ENG", "MAO", "WES", "LYO", "TYS",    "ION",    "ADR",    "AEG",    "EAS",    "BLA",   "TYR", "BOH",
    "VIE", "TRI", "BUD", "GAL", "SPA/NC", "SPA/SC", "STP/NC", "STP/SC", "BUL/EC", "BUL/SC"};

/// The provinces with a supply centre; of the others the site says whose they are, too.
constexpr std::string_view centreNames = "EDI LVP LON POR SPA TUN NAP ROM VEN GRE SER BUL RUM CON SMY ANK "
                                         "SEV WAR MOS STP SWE NWY DEN KIE BER MUN HOL "
                                         "BEL BRE PAR MAR VIE TRI BUD";
constexpr int firstYear = 1901;

/// Returns a member of a table, or an empty table if it is absent.
const Value& in(const Value& table, std::string_view key)
{
    static const Value none;
    const Value* found = table.find(key);
    return found ? *found : none;
}

/// Returns a number, also one that is written as a text; -1 if it is neither.
int numberOf(const Value& value)
{
    constexpr std::int64_t most = 9999;
    if (value.kind == Value::Kind::Number)
        return value.number >= 0 && value.number <= most ? int(value.number) : -1;
    int number = -1;
    if (value.kind == Value::Kind::Text)
        std::from_chars(value.text.data(), value.text.data() + value.text.size(), number);
    return number;
}

bool isYes(const Value& value)
{
    return value.kind == Value::Kind::Truth ? value.truth : value.text == "Yes";
}

bool isNo(const Value& value)
{
    return value.kind == Value::Kind::Truth ? !value.truth : value.text == "No";
}

/// Adds an item to the list that a table has for a key.
void addTo(Value& table, std::string_view key, Value item)
{
    auto list = std::ranges::find(table.members, key, &Member::key);
    if (list == table.members.end()) list = table.members.insert(list, Member{std::string(key), listValue()});
    list->value.items.push_back(std::move(item));
}

class WebDiplomacyReader
{
public:
    explicit WebDiplomacyReader(std::string name)
        : name_(std::move(name))
    {
    }

    Result<Value> read(const Value& document)
    {
        const Value& game = document.find("game") ? in(document, "game") : document;
        const Value* variant = game.find("variantID");
        const int number = variant ? numberOf(*variant) : numberOf(in(in(game, "variant"), "id"));
        if (number > 0 && number != classic)
            return errorOf({says::otherWebDiplomacy, {std::to_string(number)}}, name_);
        std::vector<Value> phases;
        if (const Value* list = document.find("phases"))
            for (const Value& phase : list->items) addPhase(phase, phase, phases);
        else
            addPhase(document, game, phases);
        if (unknown_ != 0) return errorOf({says::webDiplomacyNumber, {std::to_string(unknown_)}}, name_);
        Value saved;
        saved.members.push_back({"map", textValue("standard")});
        saved.members.push_back({"phases", listValue(std::move(phases))});
        return saved;
    }

private:
    /// Adds a phase with its state and orders. `said` says which phase it is; if it does not, the first order
    /// does. One that is no phase, as the end of a game, is left out.
    void addPhase(const Value& value, const Value& said, std::vector<Value>& phases)
    {
        const Value& list =
            in(value, "orders").find("orders") ? in(in(value, "orders"), "orders") : in(value, "orders");
        const bool dated = said.find("turn") != nullptr;
        const std::string called = phaseName(dated || list.items.empty() ? said : list.items.front());
        if (called.empty()) return;
        units_.clear();
        const Value units = unitsOf(in(value, "units"));
        Value state, orders, results;
        if (!units.members.empty()) {
            state.members.push_back({"units", units});
            state.members.push_back({"centers", centresOf(value)});
            // Where a unit may retreat to is not said; it is as the phase before leads to.
            if (phases.empty() && !retreats_.members.empty())
                state.members.push_back({"retreats", retreats_});
        }
        for (const Value& order : list.items) addOrder(order, orders, results);
        Value phase;
        phase.members.push_back({"name", textValue(called)});
        if (!state.members.empty()) phase.members.push_back({"state", std::move(state)});
        phase.members.push_back({"orders", std::move(orders)});
        phase.members.push_back({"results", std::move(results)});
        phases.push_back(std::move(phase));
    }

    /// Returns the name of a phase, "S1901M"; empty if it is none. The first turn is Spring of the first
    /// year.
    static std::string phaseName(const Value& said)
    {
        constexpr std::array<std::pair<std::string_view, char>, 3> kinds{
            {{"Diplomacy", 'M'}, {"Retreats", 'R'}, {"Builds", 'A'}}};
        const auto* const kind =
            std::ranges::find(kinds, in(said, "phase").text, &decltype(kinds)::value_type::first);
        const int turn = numberOf(in(said, "turn"));
        if (kind == kinds.end() || turn < 0) return {};
        const char season = kind->second == 'A' ? 'W' : turn % 2 == 0 ? 'S' : 'F';
        return season + std::to_string(firstYear + turn / 2) + kind->second;
    }

    /// Returns the code of a place; empty if no number is said. Notes a number that is none's.
    std::string_view placeOf(const Value& value)
    {
        const int number = numberOf(value);
        if (number > 0 && number < int(placeNames.size())) return placeNames[number];
        if (number > 0 && unknown_ == 0) unknown_ = number;
        return {};
    }

    static std::string_view powerOf(const Value& value)
    {
        const int number = numberOf(value);
        return number > 0 && number < int(powerNames.size()) ? powerNames[number] : std::string_view();
    }

    /// Returns the units of each power, a star before those that are dislodged, and keeps where they are.
    Value unitsOf(const Value& list)
    {
        Value table;
        retreats_ = {};
        for (const Value& unit : list.items) {
            const std::string& kind = in(unit, unit.find("unitType") ? "unitType" : "type").text;
            const std::string_view place = placeOf(in(unit, "terrID")),
                                   power = powerOf(in(unit, "countryID"));
            if (kind.empty() || place.empty() || power.empty()) continue;
            const std::string text = kind.substr(0, 1) + " " + std::string(place);
            const bool dislodged = isYes(in(unit, "retreating"));
            addTo(table, power, textValue((dislodged ? "*" : "") + text));
            units_[{std::string(power), std::string(place.substr(0, codeLength))}] = text;
            if (!dislodged) continue;
            auto own = std::ranges::find(retreats_.members, power, &Member::key);
            if (own == retreats_.members.end())
                own = retreats_.members.insert(own, Member{std::string(power), {}});
            own->value.members.push_back({text, listValue()});
        }
        return table;
    }

    /// Returns the centres of each power. The text says whose each province is, centre or not.
    Value centresOf(const Value& value)
    {
        Value table;
        const bool board = value.find("territories") != nullptr;
        for (const Value& one : in(value, board ? "territories" : "centers").items) {
            const std::string_view power = powerOf(in(one, board ? "ownerCountryID" : "countryID"));
            const std::string_view place = placeOf(in(one, "terrID"));
            const bool centre =
                place.size() == codeLength && centreNames.find(place) != std::string_view::npos;
            if (!power.empty() && centre) addTo(table, power, textValue(std::string(place)));
        }
        return table;
    }

    void addOrder(const Value& order, Value& orders, Value& results)
    {
        const std::string_view power = powerOf(in(order, "countryID"));
        const std::string unit = unitOf(order, power), text = textOf(order, unit);
        if (power.empty() || text.empty()) return;
        addTo(orders, power, textValue(text));
        if (!order.find("success") && !order.find("dislodged")) return;
        // Of supports it does not say what failed means.
        const std::string& type = in(order, "type").text;
        const bool failed = (type == "Move" || type == "Retreat") && isNo(in(order, "success"));
        Value words = listValue();
        words.items.push_back(textValue(failed ? "bounce" : ""));
        if (isYes(in(order, "dislodged"))) words.items.push_back(textValue("dislodged"));
        if (!results.find(unit)) results.members.push_back({unit, std::move(words)});
    }

    /// Returns the unit of an order, with its coast if the board has it; only its place if nothing says more.
    std::string unitOf(const Value& order, std::string_view power)
    {
        const bool built = in(order, "type").text.starts_with("Build") || in(order, "type").text == "Destroy";
        const bool to = built && numberOf(in(order, "toTerrID")) > 0;
        const std::string place(placeOf(in(order, to ? "toTerrID" : "terrID")));
        const auto known = units_.find({std::string(power), place.substr(0, codeLength)});
        if (known != units_.end()) return known->second;
        const std::string& kind = in(order, "unitType").text;
        return kind.empty() || built ? place : kind.substr(0, 1) + " " + place;
    }

    /// Returns an order as text; empty if it is none.
    std::string textOf(const Value& order, const std::string& unit)
    {
        const std::string& type = in(order, "type").text;
        const std::string to(placeOf(in(order, "toTerrID"))), from(placeOf(in(order, "fromTerrID")));
        if (type == "Wait") return "WAIVE";
        if (unit.empty()) return {};
        if (type == "Hold") return unit + " H";
        if (type == "Move") return unit + " - " + to + (isYes(in(order, "viaConvoy")) ? " VIA" : "");
        if (type == "Support hold") return unit + " S " + to;
        if (type == "Support move") return unit + " S " + from + " - " + to;
        if (type == "Convoy") return unit + " C " + from + " - " + to;
        if (type == "Retreat") return unit + " R " + to;
        if (type == "Disband" || type == "Destroy") return unit + " D";
        if (type == "Build Army") return "A " + unit + " B";
        return type == "Build Fleet" ? "F " + unit + " B" : std::string();
    }

    static constexpr std::size_t codeLength = 3; ///< of a province

    const std::string name_;
    std::map<std::pair<std::string, std::string>, std::string> units_; ///< [power, province] the unit there
    Value retreats_;  ///< dislodged units of the phase that is read
    int unknown_ = 0; ///< the first number that is no province's; 0 if there was none
};

} // namespace

bool isWebDiplomacy(std::string_view text)
{
    constexpr std::size_t longestHead = 4096; // bytes in which it shows itself
    const std::string_view head = text.substr(0, longestHead);
    return head.find("\"terrID\"") != std::string_view::npos ||
           head.find("\"toTerrID\"") != std::string_view::npos;
}

bool isWebDiplomacyGame(std::string_view text)
{
    return isWebDiplomacy(text) && text.find("\"units\"") != std::string_view::npos;
}

Result<Value> readWebDiplomacy(std::string_view text, const std::string& name)
{
    text = trimmed(text);
    const std::string whole =
        text.starts_with('[') ? "{\"orders\":" + std::string(text) + "}" : std::string(text);
    const Result<JsonLine> read = readJsonLine(whole);
    if (!read) return errorBecause({says::badWebDiplomacy}, name, read.error());
    return WebDiplomacyReader(name).read(read->object);
}

std::string webDiplomacyLines(std::string_view text)
{
    const Result<Value> saved = readWebDiplomacy(text, {});
    if (!saved) return {};
    std::string lines;
    for (const Value& phase : in(*saved, "phases").items) {
        const Value& orders = in(phase, "orders");
        if (orders.members.empty()) continue;
        lines = in(phase, "name").text + "\n";
        for (const Member& power : orders.members) {
            lines += power.key + ":\n";
            for (const Value& order : power.value.items) lines += order.text + "\n";
        }
    }
    return lines;
}

} // namespace chancery
