// SPDX-License-Identifier: GPL-3.0-or-later
// From TOML to a Map. Reads everything it can, so that all faults of a file are told at once.
#include "engine/map/map_file.h"

#include "engine/map/map_check.h"
#include "engine/map/spelling.h"

#include <toml++/toml.h>

#include <algorithm>
#include <initializer_list>
#include <optional>

namespace chancery {

namespace {

constexpr std::size_t largestFile = 4 << 20; ///< bytes; the standard map takes 17 KB
constexpr std::size_t longestText = 100;     ///< bytes of a name
constexpr std::size_t longestList = 200;

struct Fault
{
    toml::source_position at;
    std::string message;
};

using Keys = std::initializer_list<std::string_view>;

std::string quoted(std::string_view text)
{
    constexpr std::size_t shown = 40;
    return "“" + std::string(text.substr(0, shown)) + (text.size() > shown ? "…”" : "”");
}

std::string oneOf(const std::vector<std::string_view>& words)
{
    std::string list;
    for (const std::string_view word : words) list += (list.empty() ? "" : ", ") + std::string(word);
    return list;
}

/// A text of the file with the place where it stands.
struct Item
{
    std::string text;
    const toml::node* node;
};

/// Reads values of a wanted type and collects faults.
class Reader
{
public:
    std::vector<Fault> faults;

    void fault(const toml::node& at, std::string message)
    {
        faults.push_back({at.source().begin, std::move(message)});
    }

    void onlyKeys(const toml::table& table, std::string_view what, Keys known)
    {
        for (const auto& [key, value] : table) {
            if (std::ranges::find(known, key.str()) != known.end()) continue;
            faults.push_back({key.source().begin, quoted(key.str()) + " is no key of " + std::string(what) +
                                                      "; expected one of " +
                                                      oneOf({known.begin(), known.end()})});
        }
    }

    const toml::node* need(const toml::table& table, std::string_view key, std::string_view kind)
    {
        const toml::node* node = table.get(key);
        if (!node) fault(table, "expected " + std::string(key) + " = " + std::string(kind));
        return node;
    }

    std::string text(const toml::node& node, std::string_view what)
    {
        const auto value = node.value_exact<std::string>();
        if (!value || value->empty()) {
            fault(node, "expected " + std::string(what) + " as text in quotes");
            return {};
        }
        if (value->size() <= longestText) return *value;
        fault(node,
              std::string(what) + " is too long; expected at most " + std::to_string(longestText) + " bytes");
        return {};
    }

    std::string text(const toml::table& table, std::string_view key)
    {
        const toml::node* node = need(table, key, "\"…\"");
        return node ? text(*node, key) : std::string();
    }

    std::int64_t number(const toml::table& table, std::string_view key, std::int64_t least, std::int64_t most)
    {
        const toml::node* node = need(table, key, "a whole number");
        if (!node) return least;
        const auto value = node->value_exact<std::int64_t>();
        if (value && *value >= least && *value <= most) return *value;
        fault(*node, "expected " + std::string(key) + " as a whole number from " + std::to_string(least) +
                         " to " + std::to_string(most));
        return least;
    }

    /// Absent means no.
    bool yes(const toml::table& table, std::string_view key)
    {
        const toml::node* node = table.get(key);
        if (!node) return false;
        if (const auto value = node->value_exact<bool>()) return *value;
        fault(*node, "expected " + std::string(key) + " = true or false");
        return false;
    }

    /// Absent means empty.
    std::vector<Item> list(const toml::table& table, std::string_view key)
    {
        std::vector<Item> items;
        const toml::node* node = table.get(key);
        if (!node) return items;
        const toml::array* array = node->as_array();
        if (!array || array->size() > longestList) {
            fault(*node, "expected " + std::string(key) + " as a list of at most " +
                             std::to_string(longestList) + " texts");
            return items;
        }
        for (const toml::node& item : *array)
            if (std::string value = text(item, "an entry of " + std::string(key)); !value.empty())
                items.push_back({std::move(value), &item});
        return items;
    }

    std::vector<std::string> texts(const toml::table& table, std::string_view key)
    {
        std::vector<std::string> found;
        for (Item& item : list(table, key)) found.push_back(std::move(item.text));
        return found;
    }

    Translations translations(const toml::table& table, std::string_view key)
    {
        Translations names;
        const toml::node* node = table.get(key);
        if (!node) return names;
        if (const toml::table* languages = node->as_table()) {
            for (const auto& [language, name] : *languages)
                names.emplace(language.str(), text(name, "a name in a language"));
        } else {
            fault(*node, "expected " + std::string(key) + " = { de = \"…\" }");
        }
        return names;
    }

    /// The tables [[key]]; absent means none.
    std::vector<const toml::table*> tables(const toml::table& parent, std::string_view key)
    {
        std::vector<const toml::table*> found;
        const toml::node* node = parent.get(key);
        if (!node) return found;
        const toml::array* array = node->as_array();
        if (!array) {
            fault(*node, "expected [[" + std::string(key) + "]]");
            return found;
        }
        for (const toml::node& item : *array) {
            if (const toml::table* table = item.as_table())
                found.push_back(table);
            else
                fault(item, "expected [[" + std::string(key) + "]]");
        }
        return found;
    }
};

class MapReader
{
public:
    explicit MapReader(const toml::table& document)
        : document_(document)
    {
    }

    Map read()
    {
        readHead();
        provinces_ = in_.tables(document_, "province");
        powers_ = in_.tables(document_, "power");
        readProvinces();
        readPowers();
        // A fault in one stage makes the next complain about its consequences only.
        if (!in_.faults.empty()) return {};
        readAdjacency();
        for (std::size_t i = 0; i < map_.powers.size(); ++i) readStart(static_cast<Power>(i));
        deriveTopology(map_);
        if (in_.faults.empty())
            for (const LawBreach& breach : checkMap(map_))
                in_.faults.push_back({place(breach), breach.message});
        return std::move(map_);
    }

    std::vector<Fault> takeFaults()
    {
        std::ranges::stable_sort(in_.faults, {},
                                 [](const Fault& f) { return std::pair(f.at.line, f.at.column); });
        return std::move(in_.faults);
    }

private:
    void readHead()
    {
        in_.onlyKeys(
            document_, "a map",
            {"format", "id", "name", "picture", "victory", "first_phase", "impassable", "power", "province"});
        in_.number(document_, "format", 1, 1);
        map_.id = in_.text(document_, "id");
        map_.name = in_.text(document_, "name");
        map_.picture = in_.text(document_, "picture");
        map_.victoryCentres = static_cast<int>(in_.number(document_, "victory", 1, maxProvinces));
        map_.impassable = in_.texts(document_, "impassable");
        readFirstPhase();
    }

    void readFirstPhase()
    {
        const std::string text = in_.text(document_, "first_phase");
        if (text.empty()) return;
        if (const auto phase = readPhase(text))
            map_.firstPhase = *phase;
        else
            in_.fault(*document_.get("first_phase"),
                      quoted(text) + " is no phase; expected one like “S1901M”");
    }

    void readProvinces()
    {
        if (!document_.contains("province")) in_.fault(document_, "expected a [[province]] for each space");
        for (const toml::table* table : provinces_) {
            if (full(*table)) return;
            readProvince(*table);
        }
        for (std::size_t i = 0; i < map_.provinces.size(); ++i)
            for (const toml::table* coast : in_.tables(*provinces_[i], "coast")) {
                if (full(*coast)) return;
                readCoast(static_cast<Province>(i), *coast);
            }
    }

    bool full(const toml::table& at)
    {
        if (map_.locations.size() < maxProvinces) return false;
        in_.fault(at, "too many spaces; expected at most " + std::to_string(maxProvinces) +
                          ", split coasts included");
        return true;
    }

    void readProvince(const toml::table& table)
    {
        in_.onlyKeys(table, "a province",
                     {"code", "name", "names", "aliases", "type", "sc", "army", "fleet", "coast"});
        ProvinceInfo info;
        info.code = readCode(table);
        info.name = in_.text(table, "name");
        info.names = in_.translations(table, "names");
        info.aliases = in_.texts(table, "aliases");
        info.terrain = readTerrain(table);
        info.centre = in_.yes(table, "sc");
        map_.locations.push_back({static_cast<Province>(map_.provinces.size()), info.code, {}, {}});
        map_.provinces.push_back(std::move(info));
        locationTables_.push_back(&table);
    }

    std::string readCode(const toml::table& table)
    {
        std::string code = in_.text(table, "code");
        if (code.empty()) return code;
        const auto fits = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); };
        if (code.size() < 2 || code.size() > 6 || !std::ranges::all_of(code, fits))
            in_.fault(*table.get("code"),
                      quoted(code) + " is no code; expected 2 to 6 capital letters or digits");
        else if (map_.findProvince(code) != noProvince)
            in_.fault(*table.get("code"), "the code " + code + " is used twice; expected a code of its own");
        return code;
    }

    Terrain readTerrain(const toml::table& table)
    {
        const std::string type = in_.text(table, "type");
        if (type == "coast") return Terrain::Coast;
        if (type == "sea") return Terrain::Sea;
        if (!type.empty() && type != "inland")
            in_.fault(*table.get("type"), quoted(type) + " is no type; expected inland, coast or sea");
        return Terrain::Inland;
    }

    void readCoast(Province p, const toml::table& table)
    {
        in_.onlyKeys(table, "a coast", {"name", "aliases", "fleet"});
        const std::string coast = in_.text(table, "name");
        if (coast.empty()) return;
        const std::string code = map_[p].code + "/" + coast;
        if (coast != "nc" && coast != "ec" && coast != "sc" && coast != "wc")
            in_.fault(*table.get("name"), quoted(coast) + " is no coast; expected nc, ec, sc or wc");
        else if (map_.findLocation(code) != nowhere)
            in_.fault(*table.get("name"), "the coast " + code + " is there twice");
        map_.provinces[index(p)].coasts.push_back(static_cast<Location>(map_.locations.size()));
        map_.locations.push_back({p, code, coast, in_.texts(table, "aliases")});
        locationTables_.push_back(&table);
    }

    void readPowers()
    {
        if (!document_.contains("power")) in_.fault(document_, "expected a [[power]] for each Great Power");
        for (const toml::table* table : powers_) {
            if (map_.powers.size() == maxPowers) {
                in_.fault(*table, "too many powers; expected at most " + std::to_string(maxPowers));
                return;
            }
            readPower(*table);
        }
    }

    void readPower(const toml::table& table)
    {
        in_.onlyKeys(table, "a power",
                     {"name", "adjective", "names", "adjectives", "aliases", "letter", "colour",
                      "colour_dark", "home", "units"});
        PowerInfo info;
        info.name = in_.text(table, "name");
        info.adjective = in_.text(table, "adjective");
        info.names = in_.translations(table, "names");
        info.adjectives = in_.translations(table, "adjectives");
        info.aliases = in_.texts(table, "aliases");
        info.letter = in_.text(table, "letter");
        info.colour = readColour(table, "colour");
        info.colourDark = table.contains("colour_dark") ? readColour(table, "colour_dark") : info.colour;
        map_.powers.push_back(std::move(info));
    }

    std::string readColour(const toml::table& table, std::string_view key)
    {
        std::string colour = in_.text(table, key);
        if (colour.empty()) return colour;
        const auto hex = [](char c) {
            return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
        };
        if (colour.size() != 7 || colour[0] != '#' || !std::all_of(colour.begin() + 1, colour.end(), hex))
            in_.fault(*table.get(key), quoted(colour) + " is no colour; expected one like “#1b378f”");
        return colour;
    }

    void readAdjacency()
    {
        for (std::size_t i = 0; i < locationTables_.size(); ++i) {
            const toml::table& table = *locationTables_[i];
            for (const Item& item : in_.list(table, "fleet"))
                if (const auto to = location(item)) map_.fleetReach[i].add(*to);
            for (const Item& item : in_.list(table, "army"))
                if (const auto to = province(item)) map_.armyReach[i].add(*to);
        }
    }

    std::optional<Province> province(const Item& item)
    {
        const Province p = map_.findProvince(item.text);
        if (p != noProvince) return p;
        unknown(item);
        return {};
    }

    std::optional<Location> location(const Item& item)
    {
        const Location l = map_.findLocation(item.text);
        if (l != nowhere) return l;
        unknown(item);
        return {};
    }

    void unknown(const Item& item)
    {
        std::string message = quoted(item.text) + " is no space of this map";
        const std::string folded = fold(item.text);
        for (const LocationInfo& info : map_.locations)
            if (spellingDistance(fold(info.code), folded, 1) == 1) {
                message += "; did you mean " + info.code + "?";
                break;
            }
        in_.fault(*item.node, std::move(message));
    }

    void readStart(Power power)
    {
        const toml::table& table = *powers_[index(power)];
        PowerInfo& info = map_.powers[index(power)];
        for (const Item& item : in_.list(table, "home"))
            if (const auto p = province(item)) {
                info.homes.push_back(*p);
                map_.provinces[index(*p)].home = power;
            }
        for (const Item& item : in_.list(table, "units")) {
            const bool army = item.text.starts_with("A ");
            if (!army && !item.text.starts_with("F "))
                in_.fault(*item.node, quoted(item.text) + " is no unit; expected “A …” or “F …”");
            else if (const auto at = location({item.text.substr(2), item.node}))
                info.start.push_back({power, army ? UnitKind::Army : UnitKind::Fleet, *at});
        }
    }

    toml::source_position place(const LawBreach& breach) const
    {
        const toml::table& table = breach.power != noPower ? *powers_[index(breach.power)]
                                   : breach.at != nowhere  ? *locationTables_[index(breach.at)]
                                                           : document_;
        const toml::node* node = table.get(breach.key);
        return (node ? *node : static_cast<const toml::node&>(table)).source().begin;
    }

    const toml::table& document_;
    Reader in_;
    Map map_;
    std::vector<const toml::table*> provinces_, powers_;
    std::vector<const toml::table*> locationTables_; ///< [location]
};

Error errorAt(const std::string& name, toml::source_position at, std::string message)
{
    return {std::move(message), name + ":" + std::to_string(std::max(at.line, 1U)) + ":" +
                                    std::to_string(std::max(at.column, 1U))};
}

struct Reading
{
    Map map;
    std::vector<Error> faults;
};

Reading readAll(std::string_view toml, const std::string& name)
{
    if (toml.size() > largestFile)
        return {{}, {{"the file is too large for a map; expected at most 4 MB", name}}};
    try {
        const toml::table document = toml::parse(toml);
        MapReader reader(document);
        Reading reading{reader.read(), {}};
        for (Fault& fault : reader.takeFaults())
            reading.faults.push_back(errorAt(name, fault.at, std::move(fault.message)));
        return reading;
    } catch (const toml::parse_error& error) {
        return {{}, {errorAt(name, error.source().begin, std::string(error.description()))}};
    }
}

} // namespace

Result<Map> readMap(std::string_view toml, const std::string& name)
{
    Reading reading = readAll(toml, name);
    if (reading.faults.empty()) return std::move(reading.map);
    return std::move(reading.faults.front());
}

std::vector<Error> mapFaults(std::string_view toml, const std::string& name)
{
    return readAll(toml, name).faults;
}

} // namespace chancery
