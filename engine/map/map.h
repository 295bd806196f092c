// SPDX-License-Identifier: GPL-3.0-or-later
// The board: its provinces and powers, the starting units, and who can move where. It is read from a file and
// never changes.
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

/// The terrain of a province: Inland is for armies, Sea for fleets, Coast for both.
enum class Terrain : std::uint8_t { Inland, Coast, Sea };

/// The centres in which a power may build: only its home centres, or any that it owns.
enum class BuildSites : std::uint8_t { Home, AnyOwned };

/// Names in other languages than English, by language code: {"de", "München"}.
using Translations = std::map<std::string, std::string, std::less<>>;

/// One province of the board, land or sea.
struct ProvinceInfo
{
    std::string code;                  ///< 2 to 6 letters or digits, as on the map: "MUN"
    std::string name;                  ///< English; decides alphabetical order (DATC 4.D.8)
    Translations names;                ///< the name in other languages
    std::vector<std::string> aliases;  ///< other codes and spellings in use
    Terrain terrain = Terrain::Inland; ///< whether armies, fleets or both can be there
    bool centre = false;               ///< whether it is a supply centre
    Power home = noPower;              ///< the power whose home centre it is
    std::vector<Location> coasts;      ///< empty unless the coast is split
};

/// A province as a whole, or one of its split coasts.
struct LocationInfo
{
    Province province = noProvince;     ///< the province that it belongs to
    std::string code;                   ///< "STP" or "STP/sc"
    std::string coast;                  ///< "nc", "ec", "sc" or "wc"; empty for the whole province
    std::vector<std::string> aliases{}; ///< other codes for the same coast
};

/// One Great Power with its names, colours and start.
struct PowerInfo
{
    std::string name;                 ///< "Austria"
    std::string adjective;            ///< "Austrian"
    Translations names, adjectives;   ///< both in other languages
    std::vector<std::string> aliases; ///< "Austria-Hungary"
    std::string letter;               ///< what is printed on its tokens: "A"
    std::string colour, colourDark;   ///< "#rrggbb" for the light and the dark theme; not used by the engine
    std::vector<Province> homes;      ///< its home centres, in the order of the file
    std::vector<Unit> start;          ///< the units that it starts with
};

class PlaceNames;

/// A board and its adjacency. All adjacency sets are symmetric; map_check.h has the laws.
struct Map
{
    std::string id;      ///< "standard": the file's name without its ending
    std::string name;    ///< for people
    Translations names;  ///< the name in other languages
    std::string basedOn; ///< id of the map whose provinces this set-up uses; empty if it has its own
    std::string picture; ///< file name of the SVG beside the table
    std::string boardLanguage = "en";     ///< of the names on it; may decide alphabetical order (DATC 4.D.8)
    int victoryCentres = 18;              ///< how many centres win
    BuildSites builds = BuildSites::Home; ///< where powers may build
    Phase firstPhase{Season::Spring, 1901, PhaseKind::Movement}; ///< the phase in which a game begins
    std::vector<ProvinceInfo> provinces;                         ///< by Province
    std::vector<LocationInfo> locations; ///< by Location: provinces, then split coasts
    std::vector<PowerInfo> powers;       ///< by Power
    std::vector<std::string> impassable; ///< codes of what is drawn but not played

    std::array<Province, maxProvinces> provinceAt{};        ///< [location] its province; kept apart for speed
    std::array<ProvinceSet, maxProvinces> armyReach{};      ///< [province] where an army can move by land
    std::array<LocationSet, maxProvinces> fleetReach{};     ///< [location] where a fleet can move
    std::array<ProvinceSet, maxProvinces> fleetProvinces{}; ///< [location] the provinces of fleetReach
    /// [kind of unit][location] where a unit can step, coast by coast, and the provinces of those; from
    /// armyReach and fleetReach, so that nothing has to be decided by kind.
    std::array<std::array<LocationSet, maxProvinces>, 2> steps{};
    std::array<std::array<ProvinceSet, maxProvinces>, 2> reaches{};
    /// [location, or any other number] a bit for each kind of unit that terrain and coast let be there.
    std::array<std::uint8_t, 256> standable{};
    std::array<ProvinceSet, maxProvinces> seasTouching{}; ///< [province] the sea provinces next to it
    ProvinceSet inland, coastal, seas, centres;           ///< by terrain, and the supply centres
    ProvinceSet coasted;                                  ///< provinces whose coast is split
    ProvinceSet closed; ///< what no unit may enter in this game, out of reach for all (1971 XIV.2)
    std::vector<std::pair<std::uint64_t, Location>> codes; ///< a hash table of packed codes, for findLocation
    std::shared_ptr<const PlaceNames> placeNames;          ///< the names that people write; see place_names.h

    /// Returns what the map says of a province of this map.
    const ProvinceInfo& operator[](Province p) const { return provinces[index(p)]; }
    /// Returns what the map says of a location of this map.
    const LocationInfo& operator[](Location l) const { return locations[index(l)]; }
    /// Returns what the map says of a power of this map.
    const PowerInfo& operator[](Power p) const { return powers[index(p)]; }
    /// Returns all powers, in the order of `powers`, to go through one after the other.
    PowerSet everyPower() const { return PowerSet::below(powers.size()); }
    /// Returns the province of a location. Valid once deriveTopology has been called.
    Province provinceOf(Location l) const { return provinceAt[index(l)]; }

    /// Returns the province with this code, ignoring case, or noProvince; a code with a coast is no province.
    /// place_names.h reads what people type.
    Province findProvince(std::string_view code) const;
    /// Returns the location with this code, ignoring case, or nowhere; "STP/sc" names a coast.
    Location findLocation(std::string_view code) const;
    /// Returns the power with this English name or adjective, ignoring case, or noPower.
    Power findPower(std::string_view nameOrAdjective) const;

    /// Returns the provinces that `unit` can reach in one move without a convoy.
    ProvinceSet reach(const Unit& unit) const { return reaches[index(unit.kind)][index(unit.at)]; }
};

/// Returns the name of a province in a language, or in English if the map does not have it.
const std::string& nameIn(std::string_view language, const ProvinceInfo& province);
/// Returns the name of a power in a language, or in English if the map does not have it.
const std::string& nameIn(std::string_view language, const PowerInfo& power);
/// Returns the name of the map in a language, or in English if the map does not have it.
const std::string& nameIn(std::string_view language, const Map& map);

/// Returns whether `power` may build in `centre` on this map when it owns it.
bool buildsIn(const Map& map, Power power, Province centre);

/// Derives from the locations, armyReach and fleetReach the other reach and terrain sets, the codes and the
/// place names. Call it once after building a Map, before the map is used.
void deriveTopology(Map& map);
/// Derives `steps` and `reaches` again after armyReach, fleetReach or fleetProvinces have changed.
void deriveSteps(Map& map);

} // namespace chancery
