// SPDX-License-Identifier: GPL-3.0-or-later
// Resolves the phase once for each ruling.
#include "engine/rulings/paradox_answers.h"

#include <algorithm>

namespace chancery {

std::vector<PossibleRuling> possibleRulings(const Game& game)
{
    PhaseRecord record = game.current();
    record.ruling.reset();
    record.outcome = outcomeOf(game, record);
    if (!awaitsRuling(*record.outcome)) return {};
    std::size_t most = 0;
    for (const Paradox& paradox : record.outcome->paradoxes) most = std::max(most, paradox.ways.size());
    std::vector<Unanswered> rulings;
    for (std::size_t i = 0; i < most; ++i)
        rulings.push_back(static_cast<Unanswered>(static_cast<std::size_t>(Unanswered::Answer1) + i));
    rulings.insert(rulings.end(), {Unanswered::Szykman, Unanswered::AllHold});
    std::vector<PossibleRuling> possible;
    for (Unanswered ruling : rulings) {
        record.ruling = ruling;
        record.outcome = outcomeOf(game, record);
        possible.push_back({ruling, record});
    }
    return possible;
}

} // namespace chancery
