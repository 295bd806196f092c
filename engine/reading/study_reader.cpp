// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/study_reader.h"

#include "engine/base/message.h"
#include "engine/files/case_text.h"
#include "engine/files/foreign_games.h"
#include "engine/files/game_file.h"
#include "engine/files/json_reader.h"
#include "engine/files/study_cases.h"
#include "engine/files/study_file.h"
#include "engine/game/study_play.h"
#include "engine/game/study_words.h"
#include "engine/reading/page_lines.h"
#include "engine/reading/posted_forms.h"
#include "engine/reading/program_lines.h"
#include "engine/reading/study_line.h"
#include "engine/reading/study_page.h"

namespace chancery {

namespace {

constexpr std::string_view blankOrEnd = " \t\r\n";

Result<Study> studyOfDocument(const Value& document, std::string_view text, const std::string& name,
                              const MapLoader& maps)
{
    if (isStudy(document)) return readStudy(document, name, maps);
    if (document.find("phase") && document.find("phase")->kind == Value::Kind::List) {
        const Result<Game> game = readGame(text, name, maps);
        if (!game) return game.error();
        return studyOf(*game, game->phases.size() - 1);
    }
    const Result<PositionSheet> sheet = readPositionSheet(document, name, maps, UnknownKeys::Refuse);
    if (!sheet) return sheet.error();
    return studyOf(*sheet);
}

/// Returns whether a document of ours was meant, though perhaps a faulty one: it says which map or phase it
/// is for.
bool isDocument(std::string_view text)
{
    bool first = true;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (line.starts_with("map =") || line.starts_with("format =") ||
            (line.starts_with("phase =") && first))
            return true;
        first = first && (line.empty() || line.front() == '#');
    }
    return false;
}

/// Returns where the first line begins that is an object; npos if there is none.
std::size_t beginOfJson(std::string_view text)
{
    std::size_t begin = 0;
    while (begin != std::string_view::npos) {
        const std::size_t first = text.find_first_not_of(blankOrEnd, begin);
        if (first == std::string_view::npos || text[first] == '{') return first;
        begin = text.find('\n', first);
    }
    return begin;
}

/// Reads an object, or the last of several lines with one each: the phases of a game.
Result<Study> studyOfJson(std::string_view text, const std::string& name, const MapLoader& maps)
{
    Result<JsonLine> read = readJsonLine(text);
    const std::string_view lines = text.substr(0, text.find_last_not_of(blankOrEnd) + 1);
    if (const std::size_t last = lines.rfind('\n'); !read && last != std::string_view::npos)
        read = readJsonLine(lines.substr(last + 1));
    if (!read) return errorBecause({says::badJson}, name, read.error());
    const Result<PositionSheet> sheet = readPositionSheet(read->object, name, maps, UnknownKeys::ReadOver);
    if (!sheet) return sheet.error();
    return studyOf(*sheet);
}

/// Reads an object with text above it, which becomes the commentary unless it is the phase of the object.
Result<Study> studyOfJsonBelow(std::string_view lead, std::string_view text, const std::string& name,
                               const MapLoader& maps)
{
    Result<Study> read = studyOfJson(text, name, maps);
    lead = lead.substr(0, lead.find_last_not_of(blankOrEnd) + 1);
    if (read && PageLines(*read->map).phaseIn(lead) != read->phase) read->commentary = lead;
    return read;
}

/// Reads text as people post it, with the first line that may be an object at `json`.
Result<Study> studyOfPosted(std::string_view text, std::size_t json, const std::string& name,
                            const MapLoader& maps, std::shared_ptr<const Map> map)
{
    if (json != std::string_view::npos) {
        const std::string_view rest = text.substr(json);
        if (readJsonLine(rest) || readJsonLine(rest.substr(0, rest.find('\n'))))
            return studyOfJsonBelow(text.substr(0, json), rest, name, maps);
    }
    return readStudyPage(inPlainLines(text), name, std::move(map));
}

} // namespace

Result<Study> readAnyStudy(std::string_view text, const std::string& name, const MapLoader& maps,
                           std::shared_ptr<const Map> map)
{
    if (hasStudyLine(text)) return readStudyLine(text, name, maps);
    if (isCaseText(text)) {
        const Result<std::vector<PositionSheet>> cases = readCaseText(text, name, maps);
        if (!cases) return cases.error();
        return studyOf(cases->front());
    }
    if (foreignGame(text)) {
        const Result<Game> game = readGame(text, name, maps);
        if (!game) return game.error();
        return studyOf(*game, game->phases.size() - 1);
    }
    const std::size_t json = hasListsByPower(text) ? std::string_view::npos : beginOfJson(text);
    if (json != std::string_view::npos && text.find_first_not_of(blankOrEnd) == json)
        return studyOfJson(text, name, maps);
    if (!isDocument(text)) return studyOfPosted(text, json, name, maps, std::move(map));
    const Result<Value> document = readDocument(text, name);
    if (!document) return document.error();
    return studyOfDocument(*document, text, name, maps);
}

} // namespace chancery
