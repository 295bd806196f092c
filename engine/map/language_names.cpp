// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/map/language_names.h"

namespace chancery {

namespace {

/// Returns what a language gives under `section` ("provinces") and `key`: for the map, or for that on which
/// it is based.
const Value* given(const LanguageFile& language, const Map& map, std::string_view section,
                   std::string_view key)
{
    for (const std::string& id : {map.id, map.basedOn})
        if (const Value* table = language.names.find(id))
            if (const Value* part = table->find(section))
                if (const Value* value = part->find(key)) return value;
    return nullptr;
}

const Value* given(const LanguageFile& language, const Map& map, Province province)
{
    return given(language, map, "provinces", map[province].code);
}

const Value* given(const LanguageFile& language, const Map& map, Power power)
{
    return given(language, map, "powers", map[power].name);
}

/// Returns the name of an entry, which is a text or a table with a name.
const std::string& nameOf(const Value& entry)
{
    const Value* name = entry.find("name");
    return name ? name->text : entry.text;
}

std::vector<std::string> textsOf(const Value& entry)
{
    std::vector<std::string> texts{nameOf(entry)};
    if (const Value* also = entry.find("also"))
        for (const Value& other : also->items) texts.push_back(other.text);
    if (const Value* adjective = entry.find("adjective")) {
        texts.push_back(adjective->text);
        for (const Member& form : adjective->members) texts.push_back(form.value.text);
    }
    std::erase(texts, std::string());
    return texts;
}

template<class Id>
std::vector<LanguageName> namesOf(const Map& map, std::size_t count)
{
    std::vector<LanguageName> names;
    const std::vector<LanguageFile>& languages = languageFiles();
    for (std::size_t i = 0; i < languages.size(); ++i)
        for (std::size_t id = 0; !languages[i].names.members.empty() && id < count; ++id)
            if (const Value* entry = given(languages[i], map, static_cast<Id>(id)))
                for (std::string& text : textsOf(*entry))
                    names.push_back({i, static_cast<int>(id), std::move(text)});
    return names;
}

void addAdjectives(Translations& adjectives, const std::string& code, const Value& entry)
{
    const Value* adjective = entry.find("adjective");
    if (!adjective || adjectives.contains(code)) return;
    if (!adjective->text.empty()) adjectives.emplace(code, adjective->text);
    for (const Member& form : adjective->members)
        adjectives.emplace(form.key.empty() ? code : code + ":" + form.key, form.value.text);
}

template<class Id>
bool fileGives(std::string_view language, const Map& map, Id id)
{
    const LanguageFile* file = languageFile(language);
    const Value* entry = file && !file->names.members.empty() ? given(*file, map, id) : nullptr;
    const auto own = map[id].names.find(language);
    return entry && own != map[id].names.end() && own->second == nameOf(*entry);
}

} // namespace

std::vector<LanguageName> provinceNamesOf(const Map& map)
{
    return namesOf<Province>(map, map.provinces.size());
}

std::vector<LanguageName> powerNamesOf(const Map& map)
{
    return namesOf<Power>(map, map.powers.size());
}

bool givesName(std::string_view language, const Map& map, Province province)
{
    return fileGives(language, map, province);
}

bool givesName(std::string_view language, const Map& map, Power power)
{
    return fileGives(language, map, power);
}

void addLanguageNames(Map& map)
{
    for (const LanguageFile& language : languageFiles()) {
        if (language.names.members.empty()) continue;
        if (const Value* own = language.names.find(map.id); own && own->find("name"))
            map.names.emplace(language.code, own->find("name")->text);
        for (std::size_t i = 0; i < map.provinces.size(); ++i)
            if (const Value* entry = given(language, map, static_cast<Province>(i)))
                map.provinces[i].names.emplace(language.code, nameOf(*entry));
        for (std::size_t i = 0; i < map.powers.size(); ++i)
            if (const Value* entry = given(language, map, static_cast<Power>(i))) {
                map.powers[i].names.emplace(language.code, nameOf(*entry));
                addAdjectives(map.powers[i].adjectives, language.code, *entry);
            }
    }
}

} // namespace chancery
