// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/versions.h"

#include "engine/game/game_variations.h"
#include "engine/game/sheets.h"

#include <algorithm>

namespace chancery {

namespace {

using DifferenceKind = VersionDifference::Kind;

class Versions
{
public:
    Versions(const Game& first, const Game& second)
        : first_(first)
        , second_(second)
        , map_(*second.map)
    {
    }

    std::vector<VersionDifference> differences()
    {
        if (first_.map->id != map_.id) {
            found_.push_back({DifferenceKind::Map});
            return std::move(found_);
        }
        compareHeads();
        const std::size_t both = std::min(first_.phases.size(), second_.phases.size());
        for (std::size_t i = 0; i < both; ++i) comparePhases(first_.phases[i], second_.phases[i]);
        for (std::size_t i = both; i < first_.phases.size(); ++i)
            found_.push_back({DifferenceKind::OnlyFirst, first_.phases[i].phase});
        for (std::size_t i = both; i < second_.phases.size(); ++i)
            found_.push_back({DifferenceKind::OnlySecond, second_.phases[i].phase});
        return std::move(found_);
    }

private:
    void compareHeads()
    {
        if (first_.title != second_.title)
            found_.push_back({DifferenceKind::Title, {}, noPower, {first_.title}, {second_.title}});
        if (!(first_.rulebook == second_.rulebook))
            found_.push_back(
                {DifferenceKind::Rules, {}, noPower, {first_.rulebook.id}, {second_.rulebook.id}});
        for (const Power power : map_.everyPower()) {
            const auto of = [power](const Game& game) {
                const auto player = game.players.find(power);
                return player == game.players.end() ? std::vector<std::string>{}
                                                    : std::vector{player->second};
            };
            if (of(first_) != of(second_))
                found_.push_back({DifferenceKind::Player, {}, power, of(first_), of(second_)});
        }
        const bool same = first_.committee == second_.committee && first_.attendance == second_.attendance &&
                          first_.joined == second_.joined && first_.agreedEnd == second_.agreedEnd &&
                          first_.times == second_.times && first_.unknown == second_.unknown;
        if (!same) found_.push_back({DifferenceKind::Head});
        if (!sameVariations(first_, second_)) found_.push_back({DifferenceKind::Variations});
    }

    void comparePhases(const PhaseRecord& first, const PhaseRecord& second)
    {
        if (first == second) return;
        if (!(first.phase == second.phase)) {
            found_.push_back({DifferenceKind::OnlyFirst, first.phase});
            found_.push_back({DifferenceKind::OnlySecond, second.phase});
            return;
        }
        const std::size_t before = found_.size();
        for (const Power power : map_.everyPower()) compareSheets(first, second, power);
        if (first.outcome.has_value() != second.outcome.has_value())
            found_.push_back(
                {second.outcome ? DifferenceKind::Resolved : DifferenceKind::Unresolved, second.phase});
        else
            for (const Difference& difference : differencesBetween(map_, first, second))
                found_.push_back({DifferenceKind::Board, second.phase, noPower, {}, {}, difference});
        if (found_.size() == before || !sameEntries(first, second))
            found_.push_back({DifferenceKind::Entries, second.phase});
    }

    /// Returns whether what is neither an order nor follows from orders is the same.
    static bool sameEntries(const PhaseRecord& first, const PhaseRecord& second)
    {
        PhaseRecord as = first;
        as.before = second.before;
        as.written = second.written;
        as.outcome = second.outcome;
        return as == second;
    }

    void compareSheets(const PhaseRecord& first, const PhaseRecord& second, Power power)
    {
        std::vector<std::string> ofFirst = linesOf(first, power), ofSecond = linesOf(second, power), only;
        std::ranges::set_difference(ofFirst, ofSecond, std::back_inserter(only));
        std::vector<std::string> onlySecond;
        std::ranges::set_difference(ofSecond, ofFirst, std::back_inserter(onlySecond));
        if (!only.empty() || !onlySecond.empty())
            found_.push_back(
                {DifferenceKind::Orders, second.phase, power, std::move(only), std::move(onlySecond)});
    }

    /// Returns the lines of a power, sorted.
    static std::vector<std::string> linesOf(const PhaseRecord& record, Power power)
    {
        std::vector<std::string> lines;
        for (const WrittenOrder& line : sheetOf(record, power)) lines.push_back(line.text);
        std::ranges::sort(lines);
        return lines;
    }

    const Game& first_;
    const Game& second_;
    const Map& map_;
    std::vector<VersionDifference> found_;
};

} // namespace

std::vector<VersionDifference> versionDifferences(const Game& first, const Game& second)
{
    return Versions(first, second).differences();
}

} // namespace chancery
