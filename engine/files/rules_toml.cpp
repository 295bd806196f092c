// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes which map and which rules a document is for.
#include "engine/files/rules_toml.h"

#include "engine/base/document_words.h"
#include "engine/files/file_words.h"
#include "engine/rules/option_table.h"

namespace chancery {

std::shared_ptr<const Map> namedMap(DocumentReader& reader, const Value& document, const MapLoader& maps,
                                    const char* otherwise)
{
    const std::string id =
        otherwise ? reader.textOr(document, "map", otherwise) : reader.text(document, "map");
    if (reader.error()) return nullptr;
    Result<std::shared_ptr<const Map>> found = maps(id);
    if (found) return *found;
    const Value* at = document.find("map");
    reader.complainBecause(at ? *at : document, {says::unusableMap, {id}}, found.error());
    return nullptr;
}

Rulebook readRules(DocumentReader& reader, const Value& document, UnknownRulebook unknown)
{
    Rulebook rules;
    rules.id = reader.textOr(document, "rulebook", rules.id);
    if (unknown == UnknownRulebook::Refused && !findRulebook(rules.id)) {
        reader.complain(*document.find("rulebook"), Message{says::noRulebook, {rules.id}});
        return rules;
    }
    rules.options = rulebookOrStandIn(rules.id).options;
    for (const Member& rule : reader.table(document, "rules")) {
        const Result<RuleOptions> changed = withValue(rules.options, rule.key, reader.text(rule.value));
        if (changed)
            rules.options = *changed;
        else
            reader.complain(rule.value, changed.error());
    }
    return rules;
}

std::string rulesToml(const Rulebook& rulebook, const std::string& prefix)
{
    std::string text;
    for (const Deviation& one : deviations(rulebook))
        text += tomlKey(one.option) + " = " + quoted(one.value) + "\n";
    return text.empty() ? text : "\n[" + prefix + "rules]\n" + text;
}

} // namespace chancery
