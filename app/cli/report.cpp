// SPDX-License-Identifier: GPL-3.0-or-later
// Text reports.
#include "app/cli/report.h"

#include "engine/adjudicate/unit_result.h"
#include "engine/game/scoring.h"
#include "engine/game/standings.h"
#include "engine/orders/unit_text.h"
#include "ui/words/build_words.h"
#include "ui/words/ending_words.h"
#include "ui/words/paradox_words.h"
#include "ui/words/said_words.h"
#include "ui/words/words.h"

#include <algorithm>
#include <functional>

namespace chancery::cli {

namespace {

std::string padded(std::string text, std::size_t width)
{
    if (text.size() < width) text.resize(width, ' ');
    return text;
}

Register registerOf(Explain how)
{
    return how == Explain::Plain ? Register::Plain : Register::Judge;
}

/// Returns whether an order to the unit of a result was illegal.
bool hasIllegalOrder(const PhaseRecord& record, const OrderResult& result)
{
    return std::ranges::any_of(record.outcome->results, [&result](const OrderResult& other) {
        return &other != &result && other.ordered && other.verdict == Verdict::Illegal &&
               other.order.unit == result.order.unit;
    });
}

std::string orderLine(const Game& game, const PhaseRecord& record, const OrderResult& result, Explain explain)
{
    const Map& map = *game.map;
    const bool told = result.ordered || removesByRule(result.finding.rule);
    const std::string given = told                              ? ""
                              : hasIllegalOrder(record, result) ? "  (no valid order)"
                                                                : "  (no order)";
    std::string text = "  " + padded(canonical(map, record.before, result.order), 28) + " " +
                       resultText(result) + given + "\n";
    if (explain != Explain::No)
        text += "      " + explanation(map, game.rulebook, record, result, explain) + "\n";
    return text;
}

std::string ordersText(const Game& game, const PhaseRecord& record, Explain explain)
{
    const Map& map = *game.map;
    const BuildWords words(map, game.rulebook, registerOf(explain), record);
    std::vector<UnusedBuilds> unused;
    if (explain != Explain::No) unused = unusedBuilds(inputOf(game, record), *record.outcome);
    std::string text;
    for (const Power power : map.everyPower()) {
        std::string lines;
        for (const OrderResult* result : resultsOf(*record.outcome, power))
            lines += orderLine(game, record, *result, explain);
        for (const UnusedBuilds& builds : unused)
            if (builds.power == power) lines += "      " + words.unused(builds).toStdString() + "\n";
        if (!lines.empty()) text += map[power].name + "\n" + lines;
    }
    return text;
}

std::string dislodgedText(const Map& map, const Outcome& outcome)
{
    std::string text;
    for (const DislodgedUnit& unit : outcome.dislodged) {
        text += "  " + map[unit.unit.power].name + " " + canonical(map, unit.unit);
        if (unit.attackedFrom != noProvince) text += ", attacked from " + map[unit.attackedFrom].code;
        if (unit.retreats.empty())
            text += ": destroyed\n";
        else if (hasNoPlayer(map, outcome, map.provinceOf(unit.unit.at)))
            text += ": to be disbanded, its power has no player\n";
        else
            text += ": may retreat to " + codes(map, unit.retreats) + "\n";
    }
    return text.empty() ? text : "Dislodged\n" + text;
}

/// Returns a line such as "  Austria      A VIE, F TRI" for each power that has entries.
std::string powersText(const Map& map, const std::string& title,
                       const std::function<std::string(Power)>& listOf)
{
    std::string text;
    for (const Power power : map.everyPower()) {
        const std::string list = listOf(power);
        if (!list.empty()) text += "  " + padded(map[power].name, 9) + " " + list + "\n";
    }
    return text.empty() ? text : title + "\n" + text;
}

std::string unitList(const Map& map, const Position& position, Power power)
{
    std::string text;
    for (const Unit& unit : position.units)
        if (unit.power == power) text += (text.empty() ? "" : ", ") + canonical(map, unit);
    return text;
}

std::string centreList(const Map& map, const Position& position, Power power)
{
    LocationSet places;
    for (std::size_t i = 0; i < position.owner.size(); ++i)
        if (position.owner[i] == power) places.add(whole(static_cast<Province>(i)));
    return places.empty() ? "" : std::to_string(places.size()) + ": " + codes(map, places);
}

/// Returns text such as "23: 18 centres, 5 points"; nothing for a power that has neither.
std::string score(const Position& after, const VictoryPoints& points, Power power)
{
    const int centres = centresOf(after, power), all = centres + points.total();
    if (all == 0) return {};
    return std::to_string(all) + ": " + std::to_string(centres) +
           (centres == 1 ? " centre, " : " centres, ") + std::to_string(points.awarded) + " awarded, " +
           std::to_string(points.insurrections) + " for insurrections, " + std::to_string(points.control) +
           " for control";
}

std::string scoresText(const Game& game, const PhaseRecord& record)
{
    if (!pointsCount(game.rulebook.options)) return {};
    const std::vector<VictoryPoints> points = victoryPoints(game, record);
    return powersText(*game.map, "Score",
                      [&](Power power) { return score(record.outcome->after, points[index(power)], power); });
}

std::string names(const Map& map, const std::vector<Power>& powers)
{
    std::string text;
    for (Power power : powers) text += (text.empty() ? "" : ", ") + map[power].name;
    return text;
}

/// Returns the player's name with two spaces before it, if it is known.
std::string playerOf(const Game& game, const Seat& seat)
{
    const std::string name = chancery::playerOf(game, seat.front(), game.current().phase);
    return name.empty() ? name : "  " + name;
}

} // namespace

std::string resultText(const OrderResult& result)
{
    if (removesByRule(result.finding.rule)) return "disbanded by rule";
    return result.finding.rule == Rule::IllegalDuplicate ? "does not count" : words(result);
}

std::string explanation(const Map& map, const Rulebook& rules, const PhaseRecord& record,
                        const OrderResult& result, Explain how)
{
    return Words(map, rules, registerOf(how)).explanation(result, record).toStdString();
}

std::string resultsText(const Map& map, const Rulebook& rules, const PhaseRecord& record, Explain how)
{
    std::string text;
    for (const OrderResult& result : record.outcome->results)
        text += "    " + map[powerOf(result)].name + " " + canonical(map, record.before, result.order) +
                ": " + resultText(result) + "\n        " + explanation(map, rules, record, result, how) +
                "\n";
    return text;
}

Result<Explain> chosenExplanation(const Arguments& arguments)
{
    if (!arguments.has("explain")) return Explain::No;
    const QString how = arguments.value("explain");
    if (how == "judge") return Explain::Judge;
    if (how == "plain") return Explain::Plain;
    return Error{"--explain=" + how.toStdString() + ": expected judge or plain", {}};
}

std::string paradoxText(const Map& map, const Rulebook& rules, const PhaseRecord& record, Explain explain)
{
    const ParadoxWords words(map, rules, record, registerOf(explain));
    std::string text;
    for (const Paradox& paradox : record.outcome->paradoxes)
        if (explain != Explain::No || paradox.unanswered)
            text += "  " + words.account(paradox).toStdString() + "\n";
    return text.empty() ? text : "Paradoxes\n" + text;
}

std::string endReport(const Game& game)
{
    const std::optional<Ending> ending = endingOf(game);
    if (!ending) return {};
    const Map& map = *game.map;
    std::string text = ending->kind == Ending::Kind::Victory ? "Winner: " + names(map, ending->winners)
                                                             : EndingWords::of(game, *ending).toStdString();
    text += "\n";
    if (game.rulebook.options.scoring == Scoring::None) return text;
    for (const Score& score : scoresOf(game, *ending))
        text += "  " + padded(names(map, score.seat), 28) +
                QString::number(score.points, 'f', 1).toStdString() + playerOf(game, score.seat) + "\n";
    return text;
}

std::string saidText(const Game& game, const SaidComparison& said, Explain explain)
{
    if (said.said == 0) return {};
    const SaidWords words(game, game.current(), registerOf(explain));
    const std::size_t differ = said.differences.size();
    std::string text = "Compared with what is given\n  " + std::to_string(said.said) + " given, " +
                       std::to_string(differ) + (differ == 1 ? " differs\n" : " differ\n");
    for (const SaidDifference& one : said.differences)
        text += "  " + words.paragraph(one).toStdString() + "\n";
    return text;
}

std::string phaseText(const Game& game, const PhaseRecord& record, Explain explain)
{
    const Map& map = *game.map;
    const Position& after = record.outcome->after;
    return shortName(record.phase) + "\n" + ordersText(game, record, explain) +
           paradoxText(map, game.rulebook, record, explain) + dislodgedText(map, *record.outcome) +
           powersText(map, "Units", [&](Power power) { return unitList(map, after, power); }) +
           powersText(map, "Centres", [&](Power power) { return centreList(map, after, power); }) +
           scoresText(game, record);
}

} // namespace chancery::cli
