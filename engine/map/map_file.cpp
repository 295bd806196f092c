// SPDX-License-Identifier: GPL-3.0-or-later
// Builds a Map from TOML. Reads as much as it can, so that all faults of a file are reported at once.
#include "engine/map/map_file.h"

#include "engine/base/ascii.h"
#include "engine/map/language_names.h"
#include "engine/map/map_check.h"
#include "engine/map/map_fields.h"
#include "engine/map/spelling.h"

#include <algorithm>
#include <map>
#include <optional>

namespace chancery {

namespace {

constexpr std::size_t largestFile = 512 << 10; ///< bytes; the standard map takes 17 KB

class MapReader
{
public:
    MapReader(const Value& document, const MapLoader& boards)
        : document_(document)
        , boards_(boards)
    {
    }

    Map read()
    {
        document_.find("based_on") ? readSetup() : readBoard();
        // A fault in one stage would only cause more faults in the next.
        if (!in_.faults.empty()) return {};
        readAdjacency();
        for (std::size_t i = 0; i < powers_.size(); ++i) readStart(static_cast<Power>(i), *powers_[i]);
        for (const Value* table : changes_) readChange(*table);
        tellUnknown();
        deriveTopology(map_);
        if (in_.faults.empty())
            for (const LawBreach& breach : checkMap(map_)) in_.fault(placeOf(breach), breach.message);
        addLanguageNames(map_);
        return std::move(map_);
    }

    std::vector<MapFault> takeFaults()
    {
        std::ranges::stable_sort(in_.faults, {},
                                 [](const MapFault& f) { return std::pair(f.line, f.column); });
        return std::move(in_.faults);
    }

private:
    void readBoard()
    {
        in_.onlyKeys(document_, "a map",
                     {"format", "id", "name", "names", "language", "picture", "victory", "builds",
                      "first_phase", "impassable", "power", "province"});
        readHead();
        readPictureName();
        if (document_.find("language")) map_.boardLanguage = in_.text(document_, "language");
        map_.victoryCentres = static_cast<int>(in_.number(document_, "victory", 1, maxProvinces));
        map_.impassable = in_.texts(document_, "impassable");
        readFirstPhase();
        provinces_ = in_.tables(document_, "province");
        powers_ = in_.tables(document_, "power");
        readProvinces();
        readPowers();
    }

    /// The picture is beside the table, so its name leads nowhere else.
    void readPictureName()
    {
        map_.picture = in_.text(document_, "picture");
        if (map_.picture.find_first_of("/\\:") != std::string::npos || map_.picture.starts_with('.'))
            in_.fault(*document_.find("picture"),
                      shown(map_.picture) + " is not the name of a file beside the table; expected one "
                                            "like “standard.svg”");
    }

    /// Reads a set-up: another start on the provinces of an existing map, of which it keeps whatever it does
    /// not state.
    void readSetup()
    {
        const std::string base = in_.text(document_, "based_on");
        if (base.empty()) return;
        if (!boards_)
            return in_.fault(*document_.find("based_on"), "a set-up cannot be based on another set-up");
        const Result<std::shared_ptr<const Map>> board = boards_(base);
        if (!board)
            return in_.fault(*document_.find("based_on"),
                             "cannot be based on " + shown(base) + ": " + board.error().text());
        map_ = **board;
        map_.basedOn = base;
        map_.names.clear();
        in_.onlyKeys(document_, "a set-up",
                     {"format", "id", "name", "names", "based_on", "victory", "builds", "first_phase",
                      "power", "change"});
        readHead();
        if (document_.find("victory"))
            map_.victoryCentres = static_cast<int>(in_.number(document_, "victory", 1, maxProvinces));
        if (document_.find("first_phase")) readFirstPhase();
        changes_ = in_.tables(document_, "change");
        powers_ = in_.tables(document_, "power");
        if (powers_.empty()) return;
        map_.powers.clear();
        for (ProvinceInfo& info : map_.provinces) info.home = noPower;
        readPowers();
    }

    void readHead()
    {
        in_.number(document_, "format", 1, 1);
        map_.id = in_.text(document_, "id");
        map_.name = in_.text(document_, "name");
        map_.names = in_.translations(document_, "names");
        if (!document_.find("builds")) return;
        const std::string builds = in_.text(document_, "builds");
        if (builds == "any_owned")
            map_.builds = BuildSites::AnyOwned;
        else if (builds == "home")
            map_.builds = BuildSites::Home;
        else
            in_.fault(*document_.find("builds"), shown(builds) + " is unknown; expected home or any_owned");
    }

    void readFirstPhase()
    {
        const std::string text = in_.text(document_, "first_phase");
        if (text.empty()) return;
        if (const auto phase = readPhase(text))
            map_.firstPhase = *phase;
        else
            in_.fault(*document_.find("first_phase"),
                      shown(text) + " is not a phase; expected one like “S1901M”");
    }

    void readProvinces()
    {
        if (!document_.find("province")) in_.fault(document_, "expected a [[province]] for each province");
        for (const Value* table : provinces_) {
            if (full(*table)) return;
            readProvince(*table);
        }
        for (std::size_t i = 0; i < map_.provinces.size(); ++i)
            for (const Value* coast : in_.tables(*provinces_[i], "coast")) {
                if (full(*coast)) return;
                readCoast(static_cast<Province>(i), *coast);
            }
    }

    bool full(const Value& at)
    {
        if (map_.locations.size() < maxProvinces) return false;
        in_.fault(at, "too many provinces; expected at most " + std::to_string(maxProvinces) +
                          ", split coasts included");
        return true;
    }

    void readProvince(const Value& table)
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

    std::string readCode(const Value& table)
    {
        std::string code = in_.text(table, "code");
        if (code.empty()) return code;
        const auto fits = [](char c) { return isCapital(c) || isDigit(c); };
        if (code.size() < 2 || code.size() > 6 || !std::ranges::all_of(code, fits))
            in_.fault(*table.find("code"),
                      shown(code) + " is not a code; expected 2 to 6 capital letters or digits");
        else if (map_.findProvince(code) != noProvince)
            in_.fault(*table.find("code"), "the code " + code + " is used twice; expected a code of its own");
        return code;
    }

    Terrain readTerrain(const Value& table)
    {
        const std::string type = in_.text(table, "type");
        if (type == "coast") return Terrain::Coast;
        if (type == "sea") return Terrain::Sea;
        if (!type.empty() && type != "inland")
            in_.fault(*table.find("type"), shown(type) + " is not a type; expected inland, coast or sea");
        return Terrain::Inland;
    }

    void readCoast(Province p, const Value& table)
    {
        in_.onlyKeys(table, "a coast", {"name", "aliases", "fleet"});
        const std::string coast = in_.text(table, "name");
        if (coast.empty()) return;
        const std::string code = map_[p].code + "/" + coast;
        if (coast != "nc" && coast != "ec" && coast != "sc" && coast != "wc")
            in_.fault(*table.find("name"), shown(coast) + " is not a coast; expected nc, ec, sc or wc");
        else if (map_.findLocation(code) != nowhere)
            in_.fault(*table.find("name"), "the coast " + code + " is given twice; expected once");
        map_.provinces[index(p)].coasts.push_back(static_cast<Location>(map_.locations.size()));
        map_.locations.push_back({p, code, coast, in_.texts(table, "aliases")});
        locationTables_.push_back(&table);
    }

    void readPowers()
    {
        if (!document_.find("power")) in_.fault(document_, "expected a [[power]] for each Great Power");
        for (const Value* table : powers_) {
            if (map_.powers.size() == maxPowers) {
                in_.fault(*table, "too many powers; expected at most " + std::to_string(maxPowers));
                return;
            }
            readPower(*table);
        }
    }

    void readPower(const Value& table)
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
        info.colourDark = table.find("colour_dark") ? readColour(table, "colour_dark") : info.colour;
        map_.powers.push_back(std::move(info));
    }

    std::string readColour(const Value& table, std::string_view key)
    {
        std::string colour = in_.text(table, key);
        if (colour.empty()) return colour;
        constexpr std::string_view digits = "0123456789abcdefABCDEF";
        const bool plain = colour.find_first_not_of(digits, 1) == std::string::npos;
        if (colour.size() != 7 || colour[0] != '#' || !plain)
            in_.fault(*table.find(key), shown(colour) + " is not a colour; expected one like “#1b378f”");
        return colour;
    }

    void readAdjacency()
    {
        for (std::size_t i = 0; i < locationTables_.size(); ++i) {
            const Value& table = *locationTables_[i];
            for (const MapItem& item : in_.list(table, "fleet"))
                if (const auto to = location(item)) map_.fleetReach[i].add(*to);
            for (const MapItem& item : in_.list(table, "army"))
                if (const auto to = province(item)) map_.armyReach[i].add(*to);
        }
    }

    std::optional<Province> province(const MapItem& item)
    {
        const Province p = map_.findProvince(item.text);
        if (p != noProvince) return p;
        unknown(item);
        return {};
    }

    std::optional<Location> location(const MapItem& item)
    {
        const Location l = map_.findLocation(item.text);
        if (l != nowhere) return l;
        unknown(item);
        return {};
    }

    void unknown(const MapItem& item)
    {
        auto [known, added] = unknown_.try_emplace(item.text, item, 0);
        ++known->second.second;
    }

    /// Reports each unknown code once, where it is first used.
    void tellUnknown()
    {
        for (const auto& [text, mention] : unknown_) tellUnknown(mention.first, mention.second);
    }

    void tellUnknown(const MapItem& item, int times)
    {
        std::string message = shown(item.text) + " is not a province on this map";
        if (times > 1) {
            message += ", and is named " + std::to_string(times) +
                       " times; expected a [[province]] with code = \"" +
                       std::string(item.text.substr(0, item.text.find('/'))) + "\"";
            return in_.fault(*item.value, std::move(message));
        }
        const std::string folded = fold(item.text);
        for (const LocationInfo& info : map_.locations)
            if (spellingDistance(fold(info.code), folded, 1) == 1) {
                message += "; did you mean " + info.code + "?";
                break;
            }
        in_.fault(*item.value, std::move(message));
    }

    /// Reads a power of the board that starts with other homes or units.
    void readChange(const Value& table)
    {
        in_.onlyKeys(table, "a change", {"power", "home", "units"});
        const std::string name = in_.text(table, "power");
        const Power power = map_.findPower(name);
        if (power == noPower) {
            if (!name.empty()) in_.fault(*table.find("power"), shown(name) + " is not a power on this map");
            return;
        }
        PowerInfo& info = map_.powers[index(power)];
        if (table.find("home")) {
            for (const Province p : info.homes) map_.provinces[index(p)].home = noPower;
            info.homes.clear();
        }
        if (table.find("units")) info.start.clear();
        readStart(power, table);
    }

    void readStart(Power power, const Value& table)
    {
        PowerInfo& info = map_.powers[index(power)];
        for (const MapItem& item : in_.list(table, "home"))
            if (const auto p = province(item)) {
                info.homes.push_back(*p);
                map_.provinces[index(*p)].home = power;
            }
        for (const MapItem& item : in_.list(table, "units")) {
            const bool army = item.text.starts_with("A ");
            if (!army && !item.text.starts_with("F "))
                in_.fault(*item.value, shown(item.text) + " is not a unit; expected “A …” or “F …”");
            else if (const auto at = location({item.text.substr(2), item.value}))
                info.start.push_back({power, army ? UnitKind::Army : UnitKind::Fleet, *at});
        }
    }

    const Value& placeOf(const LawBreach& breach) const
    {
        const Value& table = index(breach.power) < powers_.size()        ? *powers_[index(breach.power)]
                             : index(breach.at) < locationTables_.size() ? *locationTables_[index(breach.at)]
                                                                         : document_;
        const Value* value = table.find(breach.key);
        return value ? *value : table;
    }

    const Value& document_;
    const MapLoader& boards_;
    MapFields in_;
    Map map_;
    std::vector<const Value*> provinces_, powers_, changes_;
    std::vector<const Value*> locationTables_;               ///< [location]
    std::map<std::string, std::pair<MapItem, int>> unknown_; ///< first mention and how many
};

struct Reading
{
    Map map;
    std::vector<Error> faults;
};

Reading readAll(std::string_view toml, const std::string& name, const MapLoader& boards)
{
    if (toml.size() > largestFile)
        return {{}, {{"the file is too large for a map; expected at most 512 KiB", name}}};
    const Result<Value> document = readDocument(toml, name);
    if (!document) return {{}, {document.error()}};
    MapReader reader(*document, boards);
    Reading reading{reader.read(), {}};
    for (MapFault& fault : reader.takeFaults())
        reading.faults.push_back({std::move(fault.message), name + ":" + std::to_string(fault.line) + ":" +
                                                                std::to_string(fault.column)});
    return reading;
}

} // namespace

Result<Map> readMap(std::string_view toml, const std::string& name, const MapLoader& boards)
{
    Reading reading = readAll(toml, name, boards);
    return reading.faults.empty() ? Result<Map>(std::move(reading.map)) : std::move(reading.faults.front());
}

std::vector<Error> mapFaults(std::string_view toml, const std::string& name, const MapLoader& boards)
{
    return readAll(toml, name, boards).faults;
}

} // namespace chancery
