// SPDX-License-Identifier: GPL-3.0-or-later
// The board: its spaces and powers, who starts where, and who can step where. Read from a file, never changed.
#pragma once

#include "engine/base/ids.h"
#include "engine/base/index_set.h"
#include "engine/base/phase.h"
#include "engine/base/unit.h"

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace chancery {

enum class Terrain : std::uint8_t { Inland, Coast, Sea };

/// In which of its centres a power builds: its homes, or wherever it owns one.
enum class BuildSites : std::uint8_t { Home, AnyOwned };

/// A name in other languages than English, by language code: {"de", "München"}.
using Translations = std::map<std::string, std::string, std::less<>>;

/// One space of the board.
struct ProvinceInfo
{
    std::string code;                 ///< three letters as printed on the map: "MUN"
    std::string name;                 ///< English; decides alphabetical order (DATC 4.D.8)
    Translations names;
    std::vector<std::string> aliases; ///< other codes and spellings met in the wild
    Terrain terrain = Terrain::Inland;
    bool centre = false;
    Power home = noPower;             ///< whose home centre it is
    std::vector<Location> coasts;     ///< empty unless the coast is split
};

/// A province as a whole, or one of its split coasts.
struct LocationInfo
{
    Province province = noProvince;
    std::string code;  ///< "STP" or "STP/sc"
    std::string coast; ///< "sc", empty for the whole province
    std::vector<std::string> aliases{}; ///< other coasts that people write for it
};

struct PowerInfo
{
    std::string name;      ///< "Austria"
    std::string adjective; ///< "Austrian"
    Translations names, adjectives;
    std::vector<std::string> aliases; ///< "Austria-Hungary"
    std::string letter;    ///< on its tokens: "A"
    std::string colour, colourDark; ///< "#rrggbb" for the light and the dark theme; the engine does not read them
    std::vector<Province> homes;
    std::vector<Unit> start;
};

class PlaceNames;

/// A board and the facts of its adjacency. All sets are symmetric; see map_check.h for the laws.
struct Map
{
    std::string id;      ///< "standard": the file's name without its ending
    std::string name;    ///< for people
    Translations names;
    std::string basedOn; ///< id of the map whose spaces this set-up takes over; empty if it has its own
    std::string picture; ///< file name of the SVG beside the table
    std::string boardLanguage = "en"; ///< of the names printed on it; may decide alphabetical order (DATC 4.D.8)
    int victoryCentres = 18;
    BuildSites builds = BuildSites::Home;
    Phase firstPhase{Season::Spring, 1901, PhaseKind::Movement};
    std::vector<ProvinceInfo> provinces;
    std::vector<LocationInfo> locations;
    std::vector<PowerInfo> powers;
    std::vector<std::string> impassable; ///< codes of spaces drawn but not played

    std::array<Province, maxProvinces> provinceAt{};           ///< [location] apart from their names: asked all the time
    std::array<ProvinceSet, maxProvinces> armyReach{};         ///< [province] where an army can step
    std::array<LocationSet, maxProvinces> fleetReach{};        ///< [location] where a fleet can step
    std::array<ProvinceSet, maxProvinces> fleetProvinces{};    ///< [location] the provinces of fleetReach
    std::array<ProvinceSet, maxProvinces> seasTouching{};      ///< [province] the seas next to it
    ProvinceSet inland, coastal, seas, centres;
    std::vector<std::pair<std::uint64_t, Location>> codes; ///< packed and sorted, for findLocation
    std::shared_ptr<const PlaceNames> placeNames; ///< what people write for all this, see place_names.h

    const ProvinceInfo& operator[](Province p) const { return provinces[index(p)]; }
    const LocationInfo& operator[](Location l) const { return locations[index(l)]; }
    const PowerInfo& operator[](Power p) const { return powers[index(p)]; }
    /// All powers in the order of `powers`, to go through one after the other.
    PowerSet everyPower() const { return PowerSet::below(powers.size()); }
    /// Valid once deriveTopology has been called.
    Province provinceOf(Location l) const { return provinceAt[index(l)]; }

    /// Exact look-ups by code without regard to case, "STP/sc" for coasts; noProvince, nowhere, noPower if absent.
    /// What people type is read by place_names.h.
    Province findProvince(std::string_view code) const;
    Location findLocation(std::string_view code) const;
    Power findPower(std::string_view nameOrAdjective) const;

    /// Provinces a unit could step to, not counting convoys.
    ProvinceSet reach(const Unit& unit) const
    {
        return unit.kind == UnitKind::Army ? armyReach[index(provinceOf(unit.at))] : fleetProvinces[index(unit.at)];
    }
};

/// The name in a language, English if the map does not have it.
const std::string& nameIn(std::string_view language, const ProvinceInfo& province);
const std::string& nameIn(std::string_view language, const PowerInfo& power);
const std::string& nameIn(std::string_view language, const Map& map);

/// Whether this is a centre in which the power builds on this map, once it owns it.
bool buildsIn(const Map& map, Power power, Province centre);

/// Fills the reach and terrain sets from armyReach and fleetReach, and the names that people write; called once by whoever builds a Map.
void deriveTopology(Map& map);

} // namespace chancery
