// SPDX-License-Identifier: GPL-3.0-or-later
// Writes and applies edits: TOML of order sheets or of whole phases.
#include "engine/journal/edit.h"

#include "engine/base/document.h"
#include "engine/base/message.h"
#include "engine/base/translated.h"
#include "engine/files/game_file.h"
#include "engine/files/study_file.h"
#include "engine/game/game_variations.h"
#include "engine/game/sheets.h"
#include "engine/game/study_play.h"

#include <algorithm>
#include <charconv>

namespace chancery {

namespace {

constexpr const char* otherPhase =
    QT_TRANSLATE_NOOP("FileErrors", "the journal has orders of another phase; expected the current one");
constexpr const char* otherPower =
    QT_TRANSLATE_NOOP("FileErrors", "the journal names a power that is not on this map");
constexpr const char* phasesMissing =
    QT_TRANSLATE_NOOP("FileErrors", "the journal has phases that do not follow the phases before");
constexpr const char* otherMap =
    QT_TRANSLATE_NOOP("FileErrors", "the journal is about another map; expected the map of this game");

constexpr const char* origin = "journal"; ///< the place that errors name

const std::string sheetsWord = "sheets ", phasesWord = "phases ", linesWord = "lines ";

std::size_t commonPhases(const Game& a, const Game& b)
{
    const auto [differs, ignored] =
        std::mismatch(a.phases.begin(), a.phases.end(), b.phases.begin(), b.phases.end());
    return static_cast<std::size_t>(differs - a.phases.begin());
}

std::vector<Power> writers(const PhaseRecord& before, const PhaseRecord& after, const Map& map)
{
    std::vector<Power> changed;
    for (const Power power : map.everyPower())
        if (sheetOf(before, power) != sheetOf(after, power)) changed.push_back(power);
    return changed;
}

bool sameHead(const Game& a, const Game& b)
{
    return a.rulebook == b.rulebook && a.title == b.title && a.players == b.players && a.joined == b.joined &&
           a.attendance == b.attendance && a.agreedEnd == b.agreedEnd && a.times == b.times &&
           a.committee == b.committee && sameVariations(a, b);
}

/// Returns whether `after` is `before` with other sheets of these powers in its last phase, and nothing else
/// differs.
bool onlyWriting(const Game& before, const Game& after, std::size_t same, const std::vector<Power>& powers)
{
    if (!sameHead(before, after) || before.phases.size() != after.phases.size() ||
        same + 1 != after.phases.size() || before.current().outcome || after.current().outcome)
        return false;
    Game written;
    written.phases.push_back(before.current());
    for (const Power power : powers)
        written = write(std::move(written), power, sheetOf(after.current(), power));
    return written.current() == after.current();
}

std::string sheetsToml(const Game& game, const std::vector<Power>& powers)
{
    std::string names, rows;
    PhaseRecord record = game.current();
    record.written.clear();
    for (const Power power : powers) {
        names += (names.empty() ? "" : ", ") + quoted((*game.map)[power].name);
        std::ranges::move(sheetOf(game.current(), power), std::back_inserter(record.written));
    }
    return "powers = [" + names + "]\n" + orderRows(*game.map, record);
}

Result<Game> withSheets(const Game& before, const Edit& edit)
{
    const PhaseRecord& record = before.current();
    if (edit.scope != sheetsWord + shortName(record.phase) || record.outcome)
        return errorOf({otherPhase}, origin);
    const Result<Value> document = readDocument(edit.text, origin);
    if (!document) return document.error();
    const auto orders = readOrders(before, record, *document, origin);
    if (!orders) return orders.error();
    DocumentReader reader(origin);
    Game after = before;
    for (const Value& name : reader.list(*document, "powers")) {
        const Power power = before.map->findPower(reader.text(name));
        if (reader.error() || power == noPower) return errorOf({otherPower}, origin);
        PhaseRecord all;
        all.written = *orders;
        after = write(std::move(after), power, sheetOf(all, power));
    }
    return after;
}

Game joined(const Game& before, std::size_t same, Game rest)
{
    std::vector<PhaseRecord> tail = std::move(rest.phases);
    rest.phases.assign(before.phases.begin(), before.phases.begin() + static_cast<std::ptrdiff_t>(same));
    if (same > 0) rest.unknown = before.unknown;
    // The last phase kept is unresolved only if the step that resolved it is lost, or if it cannot be
    // resolved.
    if (same > 0 && !rest.current().outcome) {
        rest.phases.back().outcome = nothingResolved(tail.front().before);
        resolveAgain(rest, rest.phases.back());
    }
    for (PhaseRecord& record : tail) {
        // It was read without the phases before it, on which its outcome may depend (perpetual orders).
        if (record.outcome) resolveAgain(rest, record);
        rest.phases.push_back(std::move(record));
    }
    return rest;
}

/// Returns the number behind a word in a scope, and goes on to what follows it; nothing if there is none.
std::optional<std::size_t> takeNumber(std::string_view& rest)
{
    std::size_t number = 0;
    const auto [stop, fault] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    if (fault != std::errc{}) return {};
    rest.remove_prefix(static_cast<std::size_t>(stop - rest.data()));
    return number;
}

std::optional<std::size_t> samePhases(const Edit& edit)
{
    if (!edit.scope.starts_with(phasesWord)) return {};
    std::string_view rest = std::string_view(edit.scope).substr(phasesWord.size());
    const std::optional<std::size_t> same = takeNumber(rest);
    return rest.empty() ? same : std::nullopt;
}

/// The nodes that a change to a study leaves as they are, and the one that is shown with it.
struct LinesScope
{
    std::size_t same = 0;
    NodeId node = noNode;
};

std::optional<LinesScope> linesScope(const Edit& edit)
{
    if (!edit.scope.starts_with(linesWord)) return {};
    std::string_view rest = std::string_view(edit.scope).substr(linesWord.size());
    const std::optional<std::size_t> same = takeNumber(rest);
    if (!same || !rest.starts_with(' ')) return {};
    rest.remove_prefix(1);
    const std::optional<std::size_t> node = takeNumber(rest);
    if (!node || !rest.empty()) return {};
    return LinesScope{*same, static_cast<NodeId>(*node)};
}

Edit lineEdit(const Study& before, const StudiedLine& after)
{
    const std::size_t same = commonNodes(before, after.study);
    return {linesWord + std::to_string(same) + ' ' + std::to_string(after.node),
            writeStudy(after.study, same)};
}

Result<Game> withLines(const Game& before, const LinesScope& scope, const Edit& edit, const MapLoader& maps)
{
    std::vector<StudyNode> kept;
    if (scope.same > 0) {
        if (!before.studied || scope.same > before.studied->study.nodes.size())
            return errorOf({phasesMissing}, origin);
        const std::vector<StudyNode>& nodes = before.studied->study.nodes;
        kept.assign(nodes.begin(), nodes.begin() + static_cast<std::ptrdiff_t>(scope.same));
    }
    const Result<Value> document = readDocument(edit.text, origin);
    if (!document) return document.error();
    Result<Study> study = readStudy(*document, origin, maps, std::move(kept));
    if (!study) return study.error();
    if (scope.same > 0 && study->map != before.map) return errorOf({otherMap}, origin);
    return lineOf(*std::move(study), scope.node);
}

} // namespace

Edit editBetween(const Game& before, const Game& after)
{
    if (before.studied && after.studied) return lineEdit(before.studied->study, *after.studied);
    const std::size_t common = commonPhases(before, after);
    if (common + 1 == after.phases.size()) {
        const auto powers =
            writers(before.phases[std::min(common, before.phases.size() - 1)], after.current(), *after.map);
        if (onlyWriting(before, after, common, powers))
            return {sheetsWord + shortName(after.current().phase), sheetsToml(after, powers)};
    }
    const std::size_t same = std::min(common, after.phases.size() - 1); // a document must have a phase
    Game rest = after;
    rest.phases.erase(rest.phases.begin(), rest.phases.begin() + static_cast<std::ptrdiff_t>(same));
    return {phasesWord + std::to_string(same), writeGame(rest)};
}

Result<Game> edited(const Game& before, const Edit& edit, const MapLoader& maps)
{
    if (const auto lines = linesScope(edit)) return withLines(before, *lines, edit, maps);
    const std::optional<std::size_t> same = samePhases(edit);
    if (!same) return withSheets(before, edit);
    if (*same > 0 && *same > before.phases.size()) return errorOf({phasesMissing}, origin);
    Result<Game> rest = readGame(edit.text, origin, maps, nullptr, UnknownRulebook::Kept);
    if (!rest) return rest.error();
    if (*same > 0 && rest->map != before.map) return errorOf({otherMap}, origin);
    return joined(before, *same, *std::move(rest));
}

bool isWhole(const Edit& edit)
{
    const std::optional<LinesScope> lines = linesScope(edit);
    return lines ? lines->same == 0 : samePhases(edit) == 0U;
}

bool covers(const Edit& later, const Edit& earlier)
{
    if (const auto lines = linesScope(later)) {
        const std::optional<LinesScope> earlierLines = linesScope(earlier);
        return earlierLines && lines->same <= earlierLines->same;
    }
    const std::optional<std::size_t> same = samePhases(later), earlierSame = samePhases(earlier);
    if (same) return !earlierSame || *same <= *earlierSame;
    if (earlierSame || later.scope != earlier.scope) return false;
    const auto powers = [](const Edit& edit) { return edit.text.substr(0, edit.text.find('\n')); };
    return powers(later) == powers(earlier);
}

} // namespace chancery
