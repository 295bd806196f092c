// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/race.h"

#include "engine/game/standings.h"

#include <algorithm>
#include <numeric>

namespace chancery {

namespace {

/// Returns the number of years in a line: up to the year in which the last centre was lost.
std::size_t lengthOf(const std::vector<int>& centres)
{
    const auto last = std::find_if(centres.rbegin(), centres.rend(), [](int count) { return count > 0; });
    if (last == centres.rend()) return 0;
    const auto length = static_cast<std::size_t>(centres.rend() - last);
    return std::min(length + 1, centres.size());
}

/// Sets the lanes of one year, so that powers with the same number of centres lie beside one another. The one
/// that comes first in a tally is uppermost.
void findLanes(const RaceSlide& race, std::vector<RaceLine>& lines, std::size_t year)
{
    std::vector<int> centres;
    for (const std::vector<int>& course : race.centres) centres.push_back(course[year]);
    std::vector<RacePoint*> points;
    for (const Power power : ranked(centres))
        for (RaceLine& line : lines)
            if (line.course == index(power) && year < line.points.size())
                points.push_back(&line.points[year]);
    for (RacePoint* point : points) {
        const auto level = [point](const RacePoint* other) { return other->centres == point->centres; };
        const auto count = std::ranges::count_if(points, level);
        const auto self = std::ranges::find(points, point);
        const auto before = std::count_if(points.begin(), self, level);
        point->lane = static_cast<double>(count - 1) / 2 - static_cast<double>(before);
    }
}

/// Labels that touch and are moved together.
struct Block
{
    double sum = 0;
    std::size_t count = 0;
    double mean() const { return sum / static_cast<double>(count); }
};

} // namespace

std::vector<RaceLine> raceLinesOf(const RaceSlide& race)
{
    std::vector<RaceLine> lines;
    for (std::size_t p = 0; p < race.centres.size(); ++p) {
        const bool seated = p < race.seats.size();
        RaceLine line{seated ? race.seats[p].powers.front() : static_cast<Power>(p), {}, false, p};
        for (std::size_t year = 0; year < lengthOf(race.centres[p]); ++year)
            line.points.push_back({year, race.centres[p][year], 0});
        if (line.points.empty()) continue;
        line.out = line.points.back().centres == 0;
        lines.push_back(std::move(line));
    }
    for (std::size_t year = 0; year < race.years.size(); ++year) findLanes(race, lines, year);
    return lines;
}

std::vector<double> spreadOut(const std::vector<double>& wanted, double gap)
{
    std::vector<std::size_t> sequence(wanted.size());
    std::iota(sequence.begin(), sequence.end(), std::size_t{0});
    std::ranges::stable_sort(sequence, {}, [&](std::size_t i) { return wanted[i]; });
    std::vector<Block> blocks; // the gaps are subtracted, so that positions need only ascend
    for (std::size_t k = 0; k < sequence.size(); ++k) {
        blocks.push_back({wanted[sequence[k]] - gap * static_cast<double>(k), 1});
        while (blocks.size() > 1 && blocks[blocks.size() - 2].mean() >= blocks.back().mean()) {
            const Block last = blocks.back();
            blocks.pop_back();
            blocks.back().sum += last.sum;
            blocks.back().count += last.count;
        }
    }
    std::vector<double> places(wanted.size());
    std::size_t k = 0;
    for (const Block& block : blocks)
        for (std::size_t i = 0; i < block.count; ++i, ++k)
            places[sequence[k]] = block.mean() + gap * static_cast<double>(k);
    return places;
}

} // namespace chancery
