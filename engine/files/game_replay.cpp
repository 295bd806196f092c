// SPDX-License-Identifier: GPL-3.0-or-later
// Compares saved phases with replayed ones. It reports differences and corrects nothing.
#include "engine/files/game_replay.h"

#include "engine/base/message.h"
#include "engine/base/translated.h"
#include "engine/files/file_words.h"
#include "engine/game/seats.h"
#include "engine/orders/fault_text.h"
#include "engine/orders/unit_text.h"

#include <algorithm>
#include <map>

namespace chancery {

namespace {

/// What a position has, each as one line: by its English text, so that lines are compared and sorted by it.
using Lines = std::map<std::string, Error>;

constexpr const char* unitBeside = QT_TRANSLATE_NOOP("FileErrors", "%1 %2 beside another unit");
constexpr const char* unitLost = QT_TRANSLATE_NOOP("FileErrors", "%1 %2 dislodged, retreats: none");
constexpr const char* unitRetreats = QT_TRANSLATE_NOOP("FileErrors", "%1 %2 dislodged, retreats: %3");
constexpr const char* centreOwned = QT_TRANSLATE_NOOP("FileErrors", "%1 owns %2");
constexpr const char* placeContested = QT_TRANSLATE_NOOP("FileErrors", "%1 closed by a standoff");

void add(Lines& lines, Error line)
{
    std::string text = line.text();
    lines.emplace(std::move(text), std::move(line));
}

std::string powerName(const Map& map, Power power)
{
    return power == noPower ? "nobody" : map[power].name;
}

Lines unitLines(const Map& map, const Position& position)
{
    Lines lines;
    for (const Unit& unit : position.units)
        add(lines, {powerName(map, unit.power) + " " + canonical(map, unit), {}});
    for (const Unit& unit : position.surplus)
        add(lines, errorOf({unitBeside, {powerName(map, unit.power), canonical(map, unit)}}));
    for (const DislodgedUnit& unit : position.dislodged) {
        Message line{unitLost, {powerName(map, unit.unit.power), canonical(map, unit.unit)}};
        std::string places;
        for (Location place : unit.retreats) places += (places.empty() ? "" : " ") + map[place].code;
        if (!places.empty()) line.pattern = unitRetreats, line.gaps.push_back(std::move(places));
        add(lines, errorOf(std::move(line)));
    }
    return lines;
}

Lines centreLines(const Map& map, const Position& position)
{
    Lines lines;
    for (std::size_t i = 0; i < position.owner.size(); ++i)
        if (position.owner[i] != noPower)
            add(lines, errorOf({centreOwned, {powerName(map, position.owner[i]), map.provinces[i].code}}));
    return lines;
}

Lines contestedLines(const Map& map, const Position& position)
{
    Lines lines;
    for (Province province : position.contested) add(lines, errorOf({placeContested, {map[province].code}}));
    return lines;
}

/// What is said of a line that only the file has, or only the rules.
struct OneSided
{
    const char *onlyInFile, *onlyByRules;
};
constexpr OneSided atTheStart{says::onlyInFile, says::onlyByRules},
    atTheEnd{says::onlyInFileAfter, says::onlyByRulesAfter};

void compareLines(OneSided words, const std::string& phase, const Lines& saved, const Lines& replayed,
                  std::vector<Error>& differences)
{
    for (const auto& [text, line] : saved)
        if (!replayed.count(text)) differences.push_back(errorBecause({words.onlyInFile, {phase}}, {}, line));
    for (const auto& [text, line] : replayed)
        if (!saved.count(text)) differences.push_back(errorBecause({words.onlyByRules, {phase}}, {}, line));
}

void comparePositions(const Map& map, OneSided words, const std::string& phase, const Position& saved,
                      const Position& replayed, Compared which, std::vector<Error>& differences)
{
    if (which == Compared::All)
        compareLines(words, phase, unitLines(map, saved), unitLines(map, replayed), differences);
    compareLines(words, phase, centreLines(map, saved), centreLines(map, replayed), differences);
    compareLines(words, phase, contestedLines(map, saved), contestedLines(map, replayed), differences);
}

SavedResult savedResult(const Map& map, const PhaseRecord& record, const OrderResult& result)
{
    return {powerName(map, powerOf(result)), canonical(map, record.before, result.order), words(result)};
}

/// Returns whether a line is about an order for a power without a player. Earlier versions saved no result of
/// it.
bool isUnplayed(const Map& map, const PhaseRecord& record, const SavedResult& line)
{
    return std::ranges::any_of(record.outcome->results, [&](const OrderResult& result) {
        return result.finding.rule == Rule::IllegalUnplayed && savedResult(map, record, result) == line;
    });
}

/// Takes the units out of a saved position that were destroyed because they could not retreat: other programs
/// list them as dislodged, with no retreat.
Position withoutDestroyed(const PhaseRecord& last, Position saved)
{
    std::erase_if(saved.dislodged, [&last](const DislodgedUnit& one) {
        return one.retreats.empty() &&
               std::ranges::any_of(last.outcome->results, [&one](const OrderResult& result) {
                   return result.fate == Fate::Destroyed && result.order.unit == one.unit;
               });
    });
    return saved;
}

/// Returns whether a saved phase is one of retreats after `last` in which nothing can retreat, as other
/// programs have it.
bool isIdleRetreat(const PhaseRecord& last, const PhaseRecord& saved, const Position& left)
{
    return last.phase.kind == PhaseKind::Movement &&
           saved.phase == Phase{last.phase.season, last.phase.year, PhaseKind::Retreat} &&
           left.dislodged.empty() && !saved.before.dislodged.empty();
}

} // namespace

Error notResolved(const Map& map, const Phase& phase, const PositionFault& fault)
{
    return errorBecause({says::notResolved, {shortName(phase)}}, {}, errorOf(map, fault));
}

std::vector<SavedResult> savedResultsOf(const Map& map, const PhaseRecord& record)
{
    std::vector<SavedResult> lines;
    for (const OrderResult& result : record.outcome->results)
        lines.push_back(savedResult(map, record, result));
    return lines;
}

void compareResults(const Map& map, const PhaseRecord& record, const std::vector<SavedResult>& saved,
                    std::vector<Error>& differences)
{
    const std::string where = shortName(record.phase);
    std::vector<SavedResult> replayed = savedResultsOf(map, record);
    for (const SavedResult& line : saved) {
        auto found = std::find(replayed.begin(), replayed.end(), line);
        if (found == replayed.end())
            found = std::find_if(replayed.begin(), replayed.end(), [&line](const SavedResult& other) {
                return other.power == line.power && other.order == line.order;
            });
        if (found == replayed.end()) {
            differences.push_back(errorOf({says::noSuchOrder, {where, line.power, line.order, line.result}}));
        } else {
            if (found->result != line.result)
                differences.push_back(errorOf(
                    {says::otherResult, {where, line.power, line.order, line.result, found->result}}));
            replayed.erase(found);
        }
    }
    for (const SavedResult& line : replayed)
        if (!isUnplayed(map, record, line))
            differences.push_back(errorOf({says::noResult, {where, line.power, line.order, line.result}}));
}

void compareStart(const Game& game, const PhaseRecord& saved, Compared which, std::vector<Error>& differences)
{
    const Map& map = *game.map;
    const PhaseRecord& last = game.current();
    PhaseRecord expected = following(game, last);
    // A player may have left in the winter, and earlier versions held a Winter in which only a power without
    // a player had something to do.
    if (const PhaseRecord played = following(map, last); played.phase == saved.phase) expected = played;
    const Position before = withoutDestroyed(last, saved.before);
    if (isIdleRetreat(last, saved, before)) {
        expected.phase = saved.phase;
        expected.before = last.position();
    }
    heedPositions(map, saved.rulings, expected.before, closedIn(game, saved.phase));
    if (!(expected.phase == saved.phase))
        differences.push_back(errorOf(
            {says::otherPhase, {shortName(saved.phase), shortName(expected.phase), shortName(last.phase)}}));
    comparePositions(map, atTheStart, shortName(saved.phase), before, expected.before, which, differences);
}

void compareAfter(const Map& map, const PhaseRecord& record, const Position& saved, Compared which,
                  std::vector<Error>& differences)
{
    comparePositions(map, atTheEnd, shortName(record.phase), saved, record.outcome->after, which,
                     differences);
}

} // namespace chancery
