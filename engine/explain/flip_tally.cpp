// SPDX-License-Identifier: GPL-3.0-or-later
// Adds up what slices found, whatever their order, and chooses what is shown.
#include "engine/explain/flip_search.h"

#include <algorithm>
#include <tuple>

namespace chancery {

namespace {

bool isPair(const FoundFlip& flip)
{
    return flip.second != FoundFlip::none;
}

/// Within a group, those that are not idle come first.
auto placeInGroup(const FoundFlip& flip)
{
    return std::tuple(isPair(flip), flip.group, flip.idle, flip.first, flip.second);
}

} // namespace

/// Takes the first of each group, then the second of each, and so on; single changes before others. A flip
/// that is left out here would be left out among more flips too, so it does not matter in which order they
/// come.
void keepMostTelling(std::vector<FoundFlip>& found)
{
    if (found.size() <= FlipTally::mostShown) return;
    std::ranges::sort(found, {}, placeInGroup);
    std::vector<std::pair<std::size_t, FoundFlip>> ranked; // with the number in its group
    for (const FoundFlip& flip : found) {
        const bool same = !ranked.empty() && ranked.back().second.group == flip.group;
        ranked.emplace_back(same ? ranked.back().first + 1 : 0, flip);
    }
    std::ranges::sort(ranked, {}, [](const auto& entry) {
        const auto& [number, flip] = entry;
        return std::tuple(isPair(flip), number, flip.first, flip.second);
    });
    found.clear();
    for (std::size_t i = 0; i < FlipTally::mostShown; ++i) found.push_back(ranked[i].second);
}

void FlipTally::add(const FlipYield& yield)
{
    found_ += yield.flips;
    tried_ += yield.tried;
    std::vector<std::uint32_t> numbers;
    for (const FlipGroup& group : yield.groups) numbers.push_back(numberOf(group));
    for (FoundFlip flip : yield.found) {
        flip.group = numbers[flip.group];
        kept_.push_back(flip);
    }
    if (kept_.size() > 2 * mostShown) keepMostTelling(kept_);
}

/// Counts the ways of a group and returns its number here.
std::uint32_t FlipTally::numberOf(const FlipGroup& group)
{
    const auto [known, fresh] = numbers_.try_emplace(group.does, static_cast<std::uint32_t>(groups_.size()));
    if (fresh) groups_.push_back({group.does, 0});
    groups_[known->second].ways += group.ways;
    return known->second;
}

FlipAnswer FlipTally::answer(const FlipSearch& search) const
{
    FlipAnswer answer{{}, groups_, found_, tried_};
    std::ranges::sort(answer.groups, {}, [](const FlipGroup& group) {
        return std::tuple(group.does.size(), ~group.ways, group.does);
    });
    std::vector<FoundFlip> best = kept_;
    keepMostTelling(best);
    std::map<FlipEffects, std::uint32_t> rank;
    for (const FlipGroup& group : answer.groups)
        rank.emplace(group.does, static_cast<std::uint32_t>(rank.size()));
    for (FoundFlip& flip : best) flip.group = rank[groups_[flip.group].does];
    std::ranges::sort(best, {}, placeInGroup);
    for (const FoundFlip& flip : best) {
        Flip shown{{search.change(flip.first)}, flip.then, answer.groups[flip.group].does, flip.idle};
        if (isPair(flip)) shown.changes.push_back(search.change(flip.second));
        answer.shown.push_back(std::move(shown));
    }
    return answer;
}

} // namespace chancery
