// SPDX-License-Identifier: GPL-3.0-or-later
// A map drawn by lot serves for some situations, since making it costs more than playing on it.
#include "tests/oracle/trial.h"

#include "tests/oracle/border.h"
#include "tests/oracle/draw.h"
#include "tests/oracle/draw_map.h"
#include "tests/oracle/judge/judge.h"
#include "tests/oracle/played.h"

#include <optional>

namespace oracle {

namespace {

constexpr std::uint64_t block = 50; ///< situations on one board

void count(Tally& tally, const Judgement& judgement)
{
    ++tally.situations;
    tally.dislodged += judgement.answer.dislodged.size();
    for (int u = 0; u < judgement.turn.count(); ++u)
        tally.sailed += judgement.turn.deed(u).bySea && judgement.solution.truth[std::size_t(u)];
    for (Word word : judgement.answer.words) ++tally.words[std::size_t(word)];
    tally.circles += std::uint64_t(judgement.solution.circles);
    tally.paradoxes += std::uint64_t(judgement.solution.paradoxes);
    tally.higherParadoxes += std::uint64_t(judgement.solution.higherParadoxes);
    tally.riddles += std::uint64_t(judgement.solution.riddles);
    tally.others += std::uint64_t(judgement.solution.others);
}

std::string told(const Arena& arena, const Situation& situation, std::uint64_t seed, std::uint64_t number)
{
    const std::string where = "seed " + std::to_string(seed) + ", situation " + std::to_string(number);
    const std::string board = arena.map.id.empty() ? described(arena.map) : "";
    return where + "\n" + board + report(arena, shrunk(arena, situation));
}

} // namespace

Tally& Tally::operator+=(const Tally& other)
{
    situations += other.situations;
    dislodged += other.dislodged;
    sailed += other.sailed;
    resolved += other.resolved;
    refused += other.refused;
    circles += other.circles;
    paradoxes += other.paradoxes;
    riddles += other.riddles;
    others += other.others;
    higherParadoxes += other.higherParadoxes;
    for (std::size_t i = 0; i < words.size(); ++i) words[i] += other.words[i];
    if (difference.empty()) difference = other.difference;
    return *this;
}

Arena drawnArena(const chancery::Map& standard, std::uint64_t seed, std::uint64_t number)
{
    const std::uint64_t board = number / block;
    if (board % 2 == 0) return Arena(standard);
    Lot lot(~seed, board);
    return Arena(drawMap(lot));
}

Situation drawnSituation(const Arena& arena, std::uint64_t seed, std::uint64_t number)
{
    Lot lot(seed, number);
    return drawSituation(arena.board, int(arena.map.powers.size()), lot);
}

Tally tryOut(const chancery::Map& standard, std::uint64_t seed, std::uint64_t first, std::uint64_t last)
{
    Tally tally;
    std::optional<Arena> arena;
    for (std::uint64_t number = first; number < last && tally.difference.empty(); ++number) {
        if (!arena || number % block == 0) arena.emplace(drawnArena(standard, seed, number));
        const Situation situation = drawnSituation(*arena, seed, number);
        const Judgement judgement(arena->board, situation);
        count(tally, judgement);
        std::string complaint;
        if (engineAnswer(arena->map, situation, complaint) != judgement.answer || !complaint.empty())
            tally.difference = told(*arena, situation, seed, number);
        const Played played = playAnything(arena->map, seed, number);
        tally.resolved += played.resolved;
        tally.refused += played.refused;
        if (tally.difference.empty() && !played.fault.empty())
            tally.difference = "seed " + std::to_string(seed) + ", situation " + std::to_string(number) +
                               "\n" + played.fault;
    }
    return tally;
}

} // namespace oracle
