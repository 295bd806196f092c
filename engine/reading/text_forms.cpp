// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/text_forms.h"

#include "engine/base/ascii.h"
#include "engine/base/message.h"
#include "engine/files/case_text.h"
#include "engine/files/dfen.h"
#include "engine/files/file_words.h"
#include "engine/files/game_file.h"
#include "engine/files/json_reader.h"
#include "engine/files/position_file.h"
#include "engine/files/saved_json.h"
#include "engine/files/study_cases.h"
#include "engine/files/study_file.h"
#include "engine/files/webdiplomacy.h"
#include "engine/game/study_play.h"
#include "engine/game/study_words.h"
#include "engine/orders/fault_text.h"
#include "engine/orders/position_faults.h"
#include "engine/orders/quoted_lines.h"
#include "engine/reading/doubtful_prose.h"
#include "engine/reading/posted_cases.h"
#include "engine/reading/program_lines.h"
#include "engine/reading/refused_forms.h"
#include "engine/reading/study_line.h"
#include "engine/reading/study_reader.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

Result<TextContent> asContent(Result<Study> study)
{
    if (!study) return study.error();
    return TextContent{.study = *std::move(study)};
}

Result<TextContent> asContent(Result<std::vector<PositionSheet>> sheets)
{
    if (!sheets) return sheets.error();
    return TextContent{.sheets = *std::move(sheets)};
}

Result<TextContent> takeStudyLine(const TextSource& source)
{
    return asContent(readStudyLine(source.text, source.name, source.maps));
}

Result<TextContent> takeCases(const TextSource& source)
{
    return asContent(readCaseText(source.text, source.name, source.maps));
}

/// Returns what a game of another program holds that was turned into a document of ours.
Result<TextContent> foreignGame(const TextSource& source, const Result<Value>& document)
{
    if (!document) return document.error();
    TextContent content;
    Result<Game> game = readForeignGame(*document, source.name, source.maps, content.differences);
    if (!game) return game.error();
    content.game = *std::move(game);
    for (std::size_t i = 0; i < content.game->phases.size(); ++i)
        content.said.push_back(saidOf(*content.game, i, *document));
    Study last = studyOf(*content.game, content.game->phases.size() - 1);
    StudyNode node = last.nodes.front();
    node.said = content.said.back();
    content.lastPhase = withNode(std::move(last), std::move(node));
    return content;
}

Result<TextContent> takeSavedGame(const TextSource& source)
{
    const Result<JsonGame> saved = readSavedJson(source.text, source.name, source.which.value_or(0));
    if (!saved) return saved.error();
    Result<TextContent> content = foreignGame(source, saved->document);
    if (content) content->unkept = saved->unkept;
    return content;
}

Result<TextContent> takeWebDiplomacyGame(const TextSource& source)
{
    const Result<Value> saved = readWebDiplomacy(source.text, source.name);
    return foreignGame(source, saved ? savedDocument(*saved, source.name) : saved);
}

/// Returns the lines of a text that have anything; one if that is a whole JSON document.
std::vector<std::string_view> objectsIn(std::string_view text)
{
    std::vector<std::string_view> lines;
    if (readJsonLine(text)) return {text};
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (const std::string_view line = trimmed(text.substr(0, end)); !line.empty()) lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// Returns the names of the phases of JSON lines.
std::vector<std::string> titlesOfPhases(std::string_view text)
{
    std::vector<std::string> titles;
    for (const std::string_view line : objectsIn(text)) {
        const Result<JsonLine> read = readJsonLine(line);
        const Value* phase = read ? read->object.find("phase") : nullptr;
        titles.push_back(phase ? phase->text : std::string());
    }
    return titles;
}

/// One phase becomes a study; of several each is a position of its own.
Result<TextContent> takePhaseInJson(const TextSource& source)
{
    const std::vector<std::string_view> lines = objectsIn(source.text);
    if (lines.size() > 1 && readJsonLine(lines.front())) {
        std::vector<PositionSheet> sheets;
        for (const std::string_view line : lines) {
            const Result<JsonLine> read = readJsonLine(line);
            if (!read) return errorBecause({says::badJson}, source.name, read.error());
            Result<PositionSheet> sheet =
                readPositionSheet(read->object, source.name, source.maps, UnknownKeys::ReadOver);
            if (!sheet) return sheet.error();
            sheets.push_back(*std::move(sheet));
        }
        TextContent content;
        content.lastPhase =
            studyOf(sheets[std::min(source.which.value_or(sheets.size()), sheets.size() - 1)]);
        content.sheets = std::move(sheets);
        return content;
    }
    return asContent(readStudyInJson(source.text, source.name, source.maps));
}

Result<TextContent> takeOwnDocument(const TextSource& source)
{
    const Result<Value> document = readDocument(source.text, source.name);
    if (!document) return document.error();
    if (isStudy(*document)) return asContent(readStudy(*document, source.name, source.maps));
    if (const Value* phase = document->find("phase"); phase && phase->kind == Value::Kind::List) {
        TextContent content;
        Result<Game> game =
            readGame(source.text, source.name, source.maps, &content.differences, source.unknown);
        if (!game) return game.error();
        content.game = *std::move(game);
        return content;
    }
    Result<PositionSheet> sheet = readPositionSheet(*document, source.name, source.maps, UnknownKeys::Refuse);
    if (!sheet) return sheet.error();
    return TextContent{.sheets = {*std::move(sheet)}};
}

Result<TextContent> takeDfen(const TextSource& source)
{
    Result<PositionSheet> sheet = readDfen(source.text, source.name, source.maps);
    if (!sheet) return sheet.error();
    return TextContent{.sheets = {*std::move(sheet)}};
}

Result<TextContent> takeDaide(const TextSource& source)
{
    Result<PositionSheet> sheet = readDaidePosition(source.text, source.name, source.maps);
    if (!sheet) return sheet.error();
    return TextContent{.sheets = {*std::move(sheet)}};
}

Result<PositionSheet> sheetOf(const Study& study, const std::string& name);

/// Reads one of several test cases as a study, or all of them as positions; one with a fault is unread.
Result<TextContent> takePostedCases(const TextSource& source, const std::vector<std::string>& cases,
                                    const std::shared_ptr<const Map>& map)
{
    const auto studyAt = [&](std::size_t at) {
        return readPostedStudy(cases[at], source.name, source.maps, map);
    };
    if (source.which) return asContent(studyAt(std::min(*source.which, cases.size() - 1)));
    TextContent content;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        Result<Study> study = studyAt(i);
        Result<PositionSheet> sheet =
            study ? sheetOf(*study, source.name) : Result<PositionSheet>(study.error());
        if (!sheet) {
            PositionSheet unread{{}, map, map->firstPhase, {}, {}, {sheet.error()}};
            unread.unread = true;
            sheet = std::move(unread);
        } else if (!content.lastPhase) {
            content.lastPhase = *std::move(study);
        }
        content.sheets.push_back(*std::move(sheet));
    }
    if (!content.lastPhase) return content.sheets.front().problems.front();
    return content;
}

Result<TextContent> takePosted(const TextSource& source)
{
    std::shared_ptr<const Map> map = source.map;
    if (!map) {
        const Result<std::shared_ptr<const Map>> standard = source.maps("standard");
        if (!standard) return standard.error();
        map = *standard;
    }
    if (const std::vector<std::string> cases = postedCases(source.text); !cases.empty())
        return takePostedCases(source, cases, map);
    return asContent(readPostedStudy(source.text, source.name, source.maps, std::move(map)));
}

/// The orders become a study, as those in any text; numbers that cannot be read are refused first.
Result<TextContent> takeWebDiplomacyOrders(const TextSource& source)
{
    const Result<Value> saved = readWebDiplomacy(source.text, source.name);
    if (!saved) return saved.error();
    if (webDiplomacyLines(source.text).empty()) {
        const auto has = [&](std::string_view key) {
            return source.text.find(key) != std::string_view::npos;
        };
        const bool ownerless = has("\"type\"") && !has("\"countryID\"");
        return errorOf({ownerless ? says::ownerlessWebDiplomacy : says::noWebDiplomacy}, source.name);
    }
    return takePosted(source);
}

bool isAnything(std::string_view)
{
    return true;
}

constexpr TextForm refused(const char* name, std::string_view endings,
                           bool (*recognizes)(std::string_view text), const char* refusal)
{
    return {name, endings, recognizes, nullptr, nullptr, refusal};
}

constexpr std::array forms{
    TextForm{"a study in one line", "*.study", hasStudyLine, takeStudyLine},
    TextForm{"a test case of jDip", "*.txt", isCaseText, takeCases, titlesOfCases},
    TextForm{"a document of Chancery", "*.chancery *.study *.toml", isOwnDocument, takeOwnDocument},
    TextForm{"a saved game of the library “diplomacy”", "*.json *.jsonl", isSavedJson, takeSavedGame,
             titlesOfSavedJson, nullptr, true},
    refused("a saved game of jDip", "*.jdip", isJdipGame, says::jdipGame),
    TextForm{"a game of webDiplomacy", "*.json", isWebDiplomacyGame, takeWebDiplomacyGame, nullptr, nullptr,
             true},
    TextForm{"orders of webDiplomacy", "*.json", isWebDiplomacy, takeWebDiplomacyOrders},
    refused("a phase of godip", "*.json", isGodipPhase, says::godipPhase),
    refused("a list of orders in DSON", "*.txt", isDson, says::dsonOrders),
    refused("a table of centres by year", "*.csv *.json", isYearTable, says::yearTable),
    refused("a zip archive", "*.zip", isZip, says::zipArchive),
    TextForm{"a phase in JSON", "*.json *.jsonl", beginsWithJson, takePhaseInJson, titlesOfPhases},
    TextForm{"a position in one line (DFEN)", "*.dfen *.txt", isDfen, takeDfen},
    TextForm{"a position of DAIDE (NOW)", "*.txt", isDaidePosition, takeDaide},
    refused("a message of DAIDE", "*.txt", isOtherDaide, says::daideOrders),
    TextForm{"text", "*.txt *.html *.htm *.eml", isAnything, takePosted, titlesOfPostedCases},
};

/// Returns whether a line is the heading of a table of TOML, "[units]", or sets a key to a text or a number.
/// "[b]Italy[/b]", "game = Game()" and "orders = ['A VIE H']" do neither.
bool isTomlLine(std::string_view line)
{
    constexpr std::string_view keys = "abcdefghijklmnopqrstuvwxyz_", values = "\"'0123456789tf";
    const std::size_t brackets = std::min(line.find_first_not_of('['), line.size());
    const std::size_t key = std::min(line.find_first_not_of(keys, brackets), line.size());
    if (key == brackets) return false;
    if (brackets > 0) return std::string_view("]]").starts_with(trimmed(line.substr(key)));
    const std::size_t sign = line.find_first_not_of(" \t", key);
    if (sign == std::string_view::npos || line[sign] != '=') return false;
    const std::string_view value = trimmed(line.substr(sign + 1));
    return !value.empty() && values.find(value.front()) != std::string_view::npos;
}

/// Returns whether a line of a text is one of TOML.
bool looksLikeToml(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (isTomlLine(text.substr(0, end))) return true;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return false;
}

/// Returns whether a text has the form of none of the others, and is TOML in which a fault may be.
bool isTomlWithFault(std::string_view text)
{
    return formOf(text).read == takePosted && (looksLikeToml(text) || text.empty());
}

Error isOther(const TextSource& source, const char* expected)
{
    return {std::string("this is ") + formOf(source.text).name + "; expected " + expected, source.name};
}

/// Returns what is wrong with the position of a study that cannot be resolved.
std::string whyUnresolved(const Study& study)
{
    const PhaseRecord record = gameTo(study, firstNode(study)).game.phases.back();
    for (const PositionFault& fault : faultsOf(*study.map, record.phase.kind, record.before))
        if (stopsPhase(fault.kind, record.phase.kind)) return english(*study.map, fault);
    return "this position cannot be resolved";
}

/// Returns the position of a study with its first orders.
Result<PositionSheet> sheetOf(const Study& study, const std::string& name)
{
    const auto isQuoted = [](const std::string& line) { return line.starts_with(quotationSign); };
    const auto whose = std::ranges::find_if_not(study.ownerless, isQuoted);
    if (whose != study.ownerless.end()) return errorOf(unowned(*study.map, *whose), name);
    std::optional<PositionSheet> sheet = positionSheetOf(study, firstNode(study));
    if (!sheet) return Error{whyUnresolved(study), name};
    sheet->quoted = study.ownerless;
    sheet->leftOut = study.leftOut;
    sheet->misspelt = study.misspelt;
    sheet->passedOver = study.passedOver;
    const auto next = std::ranges::find(study.nodes, firstNode(study), &StudyNode::after);
    if (next != study.nodes.end() && next->kept) sheet->later = next->phase;
    return *std::move(sheet);
}

} // namespace

std::span<const TextForm> textForms()
{
    return forms;
}

const TextForm& formOf(std::string_view text)
{
    return *std::ranges::find_if(forms, [text](const TextForm& form) { return form.recognizes(text); });
}

std::vector<std::string> titlesIn(std::string_view text)
{
    const TextForm& form = formOf(text);
    return form.titles ? form.titles(text) : std::vector<std::string>();
}

Result<TextContent> readText(const TextSource& source)
{
    const TextForm& form = formOf(source.text);
    return form.read ? form.read(source) : errorOf({form.refusal}, source.name);
}

std::optional<Study> studyIn(TextContent content)
{
    if (content.lastPhase) return std::move(content.lastPhase);
    if (content.game) return studyOf(*content.game, content.game->phases.size() - 1);
    return std::move(content.study);
}

Result<Game> readAnyGame(const TextSource& source, std::vector<Error>* differences, SaidPhases* said)
{
    const TextForm& form = formOf(source.text);
    if (!form.holdsGame) {
        if (form.refusal) return errorOf({form.refusal}, source.name);
        if (form.read == takeCases || form.read == takePhaseInJson) return isOther(source, "a saved game");
        return readGame(source.text, source.name, source.maps, differences, source.unknown);
    }
    Result<TextContent> content = form.read(source);
    if (!content) return content.error();
    if (differences) *differences = std::move(content->differences);
    if (said) *said = std::move(content->said);
    return *std::move(content->game);
}

Result<std::vector<PositionSheet>> readAnySheets(const TextSource& source)
{
    if (isTomlWithFault(source.text)) return readPositions(source.text, source.name, source.maps);
    Result<TextContent> content = readText(source);
    if (!content) return content.error();
    if (!content->sheets.empty()) return std::move(content->sheets);
    Result<PositionSheet> sheet = sheetOf(*studyIn(*std::move(content)), source.name);
    if (!sheet) return sheet.error();
    return std::vector<PositionSheet>{*std::move(sheet)};
}

} // namespace chancery
