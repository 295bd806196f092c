// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/study_reader.h"

#include "engine/base/ascii.h"
#include "engine/base/message.h"
#include "engine/files/json_reader.h"
#include "engine/files/study_cases.h"
#include "engine/game/study_play.h"
#include "engine/game/study_words.h"
#include "engine/reading/phase_line.h"
#include "engine/reading/program_lines.h"
#include "engine/reading/study_page.h"
#include "engine/reading/text_forms.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr std::string_view blankOrEnd = " \t\r\n";

/// Returns where the first line begins that is an object; npos if there is none. "{England}" is a heading.
std::size_t beginOfJson(std::string_view text)
{
    std::size_t begin = 0;
    while (begin != std::string_view::npos) {
        const std::size_t first = text.find_first_not_of(blankOrEnd, begin);
        const std::size_t next = first < text.size() ? text.find_first_not_of(" \t", first + 1) : first;
        const bool heading = next < text.size() && isLetter(text[next]);
        if (first == std::string_view::npos || (text[first] == '{' && !heading)) return first;
        begin = text.find('\n', first);
    }
    return begin;
}

/// Reads an object with text above it, which becomes the commentary unless it is the phase of the object.
Result<Study> studyOfJsonBelow(std::string_view lead, std::string_view text, const std::string& name,
                               const MapLoader& maps)
{
    Result<Study> read = readStudyInJson(text, name, maps);
    lead = lead.substr(0, lead.find_last_not_of(blankOrEnd) + 1);
    if (read && phaseIn(*read->map, lead) != read->phase) read->commentary = lead;
    return read;
}

} // namespace

namespace {

/// Returns whether a line gives a key a value as TOML does: `map = …`, or without blanks `map="standard"`.
bool setsKey(std::string_view line, std::string_view key)
{
    if (!line.starts_with(key)) return false;
    line.remove_prefix(key.size());
    const std::size_t sign = std::min(line.find_first_not_of(" \t"), line.size());
    if (sign == line.size() || line[sign] != '=') return false;
    const std::string_view value = trimmed(line.substr(sign + 1));
    return sign > 0 || (!value.empty() &&
                        std::string_view("\"'0123456789").find(value.front()) != std::string_view::npos);
}

} // namespace

bool isOwnDocument(std::string_view text)
{
    bool first = true;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (setsKey(line, "map") || setsKey(line, "format") || (setsKey(line, "phase") && first)) return true;
        first = first && (line.empty() || line.front() == '#');
    }
    return false;
}

bool beginsWithJson(std::string_view text)
{
    const std::size_t json = hasListsByPower(text) ? std::string_view::npos : beginOfJson(text);
    return json != std::string_view::npos && text.find_first_not_of(blankOrEnd) == json;
}

Result<Study> readStudyInJson(std::string_view text, const std::string& name, const MapLoader& maps)
{
    Result<JsonLine> read = readJsonLine(text);
    const std::string_view lines = text.substr(0, text.find_last_not_of(blankOrEnd) + 1);
    if (const std::size_t last = lines.rfind('\n'); !read && last != std::string_view::npos)
        read = readJsonLine(lines.substr(last + 1));
    if (!read) return errorBecause({says::badJson}, name, read.error());
    if (!read->object.find("phase") && !read->object.find("units")) return errorOf({says::otherJson}, name);
    const Result<PositionSheet> sheet = readPositionSheet(read->object, name, maps, UnknownKeys::ReadOver);
    if (!sheet) return sheet.error();
    return studyOf(*sheet);
}

Result<Study> readPostedStudy(std::string_view text, const std::string& name, const MapLoader& maps,
                              std::shared_ptr<const Map> map)
{
    const std::size_t json = hasListsByPower(text) ? std::string_view::npos : beginOfJson(text);
    if (json != std::string_view::npos) {
        const std::string_view rest = text.substr(json);
        if (readJsonLine(rest) || readJsonLine(rest.substr(0, rest.find('\n'))))
            return studyOfJsonBelow(text.substr(0, json), rest, name, maps);
    }
    std::string plain = inPlainLines(text);
    if (plain.find('\n') == std::string::npos) std::ranges::replace(plain, '\r', '\n'); // of old computers
    return readStudyPage(plain, name, std::move(map));
}

Result<Study> readAnyStudy(std::string_view text, const std::string& name, const MapLoader& maps,
                           std::shared_ptr<const Map> map, std::optional<std::size_t> which)
{
    Result<TextContent> content = readText({text, name, maps, std::move(map), which});
    if (!content) return content.error();
    const std::vector<PositionSheet> sheets = std::move(content->sheets);
    if (std::optional<Study> study = studyIn(*std::move(content))) return *std::move(study);
    const auto sound = std::ranges::find(sheets, false, &PositionSheet::unread);
    const PositionSheet& sheet = which ? sheets[std::min(*which, sheets.size() - 1)] : *sound;
    return sheet.unread ? sheet.problems.front() : Result<Study>(studyOf(sheet));
}

} // namespace chancery
