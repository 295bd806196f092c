// SPDX-License-Identifier: GPL-3.0-or-later
// Resolves the phase once for each choice.
#include "engine/game/paradox_choices.h"

#include <algorithm>

namespace chancery {

std::vector<PossibleChoice> possibleChoices(const Game& game)
{
    PhaseRecord record = game.current();
    record.paradoxChoice.reset();
    record.outcome = previewOf(game, record);
    if (!awaitsParadoxChoice(*record.outcome)) return {};
    std::size_t most = 0;
    for (const Paradox& paradox : record.outcome->paradoxes) most = std::max(most, paradox.ways.size());
    std::vector<ParadoxChoice> choices;
    for (std::size_t i = 0; i < most; ++i) choices.push_back(choosing(i));
    choices.insert(choices.end(), {ParadoxChoice::Szykman, ParadoxChoice::AllHold});
    std::vector<PossibleChoice> possible;
    for (ParadoxChoice choice : choices) {
        record.paradoxChoice = choice;
        record.outcome = outcomeOf(game, record);
        possible.push_back({choice, record});
    }
    return possible;
}

} // namespace chancery
