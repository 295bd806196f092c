// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/files/study_keys.h"

#include "engine/files/position_toml.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr std::array<std::string_view, 12> documentKeys{"format",     "program", "map",       "rulebook",
                                                        "rules",      "title",   "phase",     "source",
                                                        "commentary", "line",    "last_line", "ownerless"};
constexpr std::array<std::string_view, 10> lineKeys{"id",      "after", "instead_of",     "phase", "name",
                                                    "comment", "kept",  "paradox_choice", "said",  "orders"};

bool isKnown(StudyTable kind, const std::string& key)
{
    const auto among = [&key](const auto& keys) { return std::ranges::find(keys, key) != keys.end(); };
    if (kind == StudyTable::Line) return among(lineKeys);
    return among(documentKeys) || among(positionKeys);
}

} // namespace

std::string unknownToml(StudyTable kind, const Value& table)
{
    std::string text;
    for (const Member& member : table.members)
        if (!isKnown(kind, member.key)) text += tomlKey(member.key) + " = " + inlineToml(member.value) + "\n";
    return text;
}

std::string unknownLines(const std::string& unknown, bool tables)
{
    std::string text;
    const Result<Value> document = readDocument(unknown, "unknown keys");
    if (!document) return text;
    for (const Member& member : document->members)
        if ((member.value.kind == Value::Kind::Table) == tables)
            text += tomlKey(member.key) + " = " + inlineToml(member.value) + "\n";
    return text;
}

} // namespace chancery
