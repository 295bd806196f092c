// SPDX-License-Identifier: GPL-3.0-or-later
// Names of provinces and powers that the files of languages give, beside those of the map's own file.
#pragma once

#include "engine/language/language_file.h"
#include "engine/map/map.h"

#include <string>
#include <vector>

namespace chancery {

/// A word that people write for a province or power in a language.
struct LanguageName
{
    std::size_t language = 0; ///< the index in languageFiles()
    int id = 0;               ///< of the province or power
    std::string text;
};

/// Returns what all languages give for the provinces of a map: names, and what else people write.
std::vector<LanguageName> provinceNamesOf(const Map& map);
/// As above, for its powers, adjectives in all their forms included.
std::vector<LanguageName> powerNamesOf(const Map& map);

/// Returns whether the file of a language, and not that of the map, gives the name that a province or power
/// has in `language`.
bool givesName(std::string_view language, const Map& map, Province province);
bool givesName(std::string_view language, const Map& map, Power power);

/// Gives the map, its provinces and its powers the names of all languages in which its own file has none. An
/// adjective's further forms are under "fr:f".
void addLanguageNames(Map& map);

} // namespace chancery
